#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Chance as data: what is to be drawn and what fell. A game says what it needs; the match draws
/// it, a tray shows it, a person may type it in (D42, D89).
namespace thrum {

/// One die, coin or number.
struct Draw {
    enum class Kind : std::uint8_t {
        Die,      ///< 1 to `sides`
        Coin,     ///< 0 heads, 1 tails
        Below,    ///< 0 to `sides` - 1
        Fraction  ///< 24 bits: v / 2^24, at least 0 and below 1
    };
    Kind kind = Kind::Die;
    int sides = 6;
    std::string label{};               ///< "red"; empty where one is like the other
    std::vector<std::string> faces{};  ///< what is printed on a die, by side; empty: the numbers
    bool operator==(const Draw&) const = default;

    [[nodiscard]] static Draw die(int sides,
                                  std::string label = {},
                                  std::vector<std::string> faces = {});
    [[nodiscard]] static Draw coin();
    [[nodiscard]] static Draw below(int n, std::string label = {});
    [[nodiscard]] static Draw fraction();
};

/// What a prompt of chance waits for.
struct ChanceRequest {
    std::string purpose{};  ///< one word of the game's: "field_goal", "play"
    std::vector<Draw> draws{};
    /// Drawn at once, shown to nobody and told when the game reveals it: a number that must not be
    /// known before a run (house.md, sealed chance).
    bool covered = false;
    /// Drawn without anybody pressing a button; the tray need not show it.
    bool quiet = false;
    bool operator==(const ChanceRequest&) const = default;
};

/// What fell, one value a draw in the order of the request; never a seed.
struct ChanceOutcome {
    std::vector<int> values{};
    bool typed = false;  ///< real dice or a real coin
    bool operator==(const ChanceOutcome&) const = default;
};

/// The outcome for these 64 bits, the same on every platform. Draw number i depends on `bits`, i
/// and itself alone.
[[nodiscard]] ChanceOutcome drawn(const ChanceRequest& request, std::uint64_t bits);
/// As many values as draws, each one that can fall.
[[nodiscard]] bool fits(const ChanceRequest& request, const ChanceOutcome& outcome);
/// What shows on top: the printed face, "heads", the number.
[[nodiscard]] std::string faceText(const Draw& draw, int value);

}  // namespace thrum
