#pragma once

#include <thrum/rules/foursheet/cards.hpp>
#include <thrum/rules/foursheet/codes.hpp>

#include <array>
#include <optional>
#include <vector>

/// The ways in which a play from scrimmage can end, numbered, and how likely each is.
namespace thrum::foursheet::coach {

/// By yards gained from the line of scrimmage.
enum class EndKind : std::uint8_t {
    CarriedIn,   ///< a run or run after a catch, in bounds
    CarriedOut,  ///< out of bounds: 20 seconds (FSS-26.5)
    ThrownIn,    ///< a pass that may come down behind the end zone (FSS-10.5)
    ThrownOut,
    Lost,        ///< a fumble the defense has
    Intercepted  ///< there
};
inline constexpr int kEndKinds = 6;
inline constexpr int kLeastYards = -25;
inline constexpr int kMostYards = 100;
inline constexpr int kYardSpan = kMostYards - kLeastYards + 1;

using EndIndex = int;
/// Yards beyond the span count as its ends.
[[nodiscard]] constexpr EndIndex endAt(EndKind kind, int yards) {
    const int kept = yards < kLeastYards ? kLeastYards : yards > kMostYards ? kMostYards : yards;
    return static_cast<int>(kind) * kYardSpan + kept - kLeastYards;
}
inline constexpr EndIndex kTouchdownEnd = kEndKinds * kYardSpan;
inline constexpr EndIndex kIncompleteEnd = kTouchdownEnd + 1;
inline constexpr EndIndex kVoidEnd = kTouchdownEnd + 2;
/// Code 10 on an even and an odd d10, in and out of bounds. Clause: FSS-10.4.
inline constexpr EndIndex kFirstEvenEnd = kTouchdownEnd + 3;
inline constexpr EndIndex kFirstOddEnd = kTouchdownEnd + 4;
inline constexpr EndIndex kFlagEnds = kTouchdownEnd + 5;

/// A foul of a result code, with the play it would leave if it were declined. Clause: FSS-15.4.
struct FlagEnd {
    bool byOffense = false;
    int yards = 0;
    FoulSpot spot{};
    bool firstDown = false;
    bool column = false;  ///< the play's yards come from FSS-15.2
    int gain = 0;         ///< else they are these; of a target foul to the spot of the foul
    std::optional<Depth> depth{};
    bool operator==(const FlagEnd&) const = default;
};

/// Numbers fouls as they are met.
class FlagEnds {
public:
    [[nodiscard]] EndIndex indexOf(const FlagEnd& flag);
    [[nodiscard]] const std::vector<FlagEnd>& all() const { return m_flags; }

private:
    std::vector<FlagEnd> m_flags;
};

struct End {
    EndIndex index = 0;
    float chance = 0;
};
/// Those that can happen; the chances add up to 1.
using Ends = std::vector<End>;

/// Adds up chances.
class EndSum {
public:
    void add(EndIndex index, float chance);
    void add(const Ends& ends, float share);
    /// What was added, in the order in which it was met; this one is empty again.
    [[nodiscard]] Ends take();

private:
    std::vector<float> m_chances = std::vector<float>(static_cast<std::size_t>(kFlagEnds), 0.0F);
    std::vector<EndIndex> m_met;
};

}  // namespace thrum::foursheet::coach
