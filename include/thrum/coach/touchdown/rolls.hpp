#pragma once

#include <thrum/rules/touchdown/odds.hpp>

#include <array>
#include <span>
#include <vector>

/// All ways the dice can fall, counted once for a game.
namespace thrum::touchdown::coach {

inline constexpr std::array kReds{Die::RI, Die::RO, Die::SP, Die::LP};
inline constexpr std::array kBlues{Die::SR, Die::NI, Die::DI, Die::BL};
/// Both calls of a play as one number, red by red.
inline constexpr std::size_t kPairs = 16;
[[nodiscard]] constexpr std::size_t redIndex(Die red) {
    return static_cast<std::size_t>(red) - static_cast<std::size_t>(Die::RI);
}
[[nodiscard]] constexpr std::size_t blueIndex(Die blue) {
    return static_cast<std::size_t>(blue) - static_cast<std::size_t>(Die::SR);
}
[[nodiscard]] constexpr std::size_t pairOf(Die red, Die blue) {
    return redIndex(red) * kBlues.size() + blueIndex(blue);
}

/// What a play reads of a roll, and how many of the rolls show it. Its gains stand from the largest
/// down.
struct CountedReading {
    Reading reading{};
    int rolls = 0;
};
/// Of the 46,656 rolls of a pair of calls.
[[nodiscard]] std::vector<CountedReading> readingsOf(const RulesData& rules, Die red, Die blue);
/// The same roll with a result that a strength adds. Clause: TDM-10.3.
[[nodiscard]] Reading with(const RulesData& rules, Reading reading, const Result& added);
/// As touchdown::leastOutcome, quicker where there is no long gain.
[[nodiscard]] Outcome quickOutcome(const RulesData& rules, const Reading& reading);

/// One way a play can end and how likely it is for each pair of calls.
struct PlayEnd {
    int yards = 0;           ///< gained; of a turnover: to where the ball is lost
    bool lost = false;       ///< fumbled or intercepted
    bool automatic = false;  ///< and a touchdown at once
    std::array<float, kPairs> chance{};
};

/// The dice of a game as chances.
struct Odds {
    std::vector<PlayEnd> ends{};
    struct Return {
        int yards = 0;
        bool lost = false;
        bool automatic = false;
        float chance = 0;
    };
    std::vector<Return> runBack{};     ///< of a ball that was lost
    std::vector<Return> kickReturn{};  ///< without its base
    std::array<float, 5> reds{};       ///< so many red results of the four play dice
};
[[nodiscard]] Odds oddsOf(const RulesData& rules);

}  // namespace thrum::touchdown::coach
