#pragma once

#include <thrum/rules/tap/state.hpp>

#include <cstddef>
#include <cstdint>

// What makes a level: what it thinks about, how long, and how often it does not think at all.
namespace thrum::coach {

/// What a decision may cost.
struct Budget {
    int evaluations = 0;    ///< plays tried; 0: plain sense decides
    std::size_t ideas = 0;  ///< that are looked at
};

/// With the ball and against it alike; the rest is plain sense.
struct Skill {
    Budget call{};         ///< and for the runner's turn at a stop
    Budget elsewhere{};    ///< at most
    bool turns = false;    ///< thinks at stops, throws, catches and returns, on both sides
    bool lineUps = false;  ///< of offense and defense, with motion and announcement
    bool stops = false;    ///< when to stop the board
    int lapses = 0;        ///< of a hundred windows: he does not think about them at all
};
/// @param level  kLowestLevel to kHighestLevel
[[nodiscard]] const Skill& skillOf(int level);

/// @param evaluations  plays he may try for a call: his level's, or a number of his own
[[nodiscard]] Budget budgetIn(tap::Phase phase, const Skill& skill, int evaluations);

inline constexpr std::uint64_t kAllWindows = 10'000;
/// How many of `kAllWindows` windows of this phase he does not think about.
[[nodiscard]] std::uint64_t lapsesIn(tap::Phase phase, const Skill& skill);

}  // namespace thrum::coach
