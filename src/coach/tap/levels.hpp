#pragma once

#include "coach/tap/coverage.hpp"

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

/// With the ball and against it alike; the rest is plain sense. All but a call is at most so much:
/// more plays say more of a call, of when to stop and of a return; elsewhere what the others will
/// do is a guess, and the less is gained by trying it often ("Levels 3 to 5" in docs/coach.md).
struct Skill {
    Budget call{};
    Budget stance{};   ///< how a defense stands
    Budget stops{};    ///< when to stop the board
    Budget carrier{};  ///< ways to run at a stop with the ball: who tries much there gets away
                       ///< from everybody, so that only the best does it
    Budget returns{};  ///< whether a kick is returned, and how
    Budget elsewhere{};
    bool turns = false;    ///< thinks after the snap: at throws, catches and returns, and at a stop
    bool lineUps = false;  ///< of offense and defense, with motion and announcement
    int lapses = 0;        ///< of a hundred windows: he does not think about them at all
    int trustsEye = 0;     ///< of a hundred throws that his eye wants so many he throws, where he
                           ///< tries ways to run at a stop, and weighs against none of them
    Coverage coverage = Coverage::EarlyThrows;  ///< how his defense looks after receivers
};
/// @param level  kLowestLevel to kHighestLevel
[[nodiscard]] const Skill& skillOf(int level);

/// @param evaluations  plays he may try for a call: his level's, or a number of his own
[[nodiscard]] Budget budgetIn(tap::Phase phase, const Skill& skill, int evaluations);

inline constexpr std::uint64_t kAllWindows = 10'000;
/// How many of `kAllWindows` windows of this phase he does not think about.
[[nodiscard]] std::uint64_t lapsesIn(tap::Phase phase, const Skill& skill);

}  // namespace thrum::coach
