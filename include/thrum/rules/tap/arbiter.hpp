#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/tap/state.hpp>

#include <array>
#include <optional>
#include <utility>
#include <vector>

/// What an arbiter may put right in a game under way. The printed rules have no arbiter; what he
/// changes is kept as a correction of the state (D57), never as an input of a coach.
namespace thrum::tap {

/// What he sets; what is left out stays as it is.
struct ArbiterCorrection {
    std::array<std::optional<int>, 2> score{};  ///< by Side
    std::optional<int> play{};                  ///< plays counted in this half
    std::optional<Side> offense{};              ///< who snaps next
    std::optional<int> down{};
    std::optional<Spot> lineOfScrimmage{};
    std::optional<Distance> toGain{};  ///< from the line of scrimmage; the goal line ends it
    std::vector<std::pair<ClockName, int>> clocks{};  ///< milliseconds left, at least 1
    bool operator==(const ArbiterCorrection&) const = default;
};

/// Ball, down, distance and spot can be set: a snap from scrimmage is being lined up.
[[nodiscard]] bool mayCorrectDown(const State& state);

/// The state with the correction in it. Whoever the ball or its spot is taken from lines up anew;
/// a corrected clock that was used up runs again. In the final score the winner follows.
/// @param spentMs  of the running clocks since the last input
/// Errors: a value out of its range, or one that has no meaning now (TAP-GN-3); nothing changed.
[[nodiscard]] Expected<State, RuleViolation> corrected(const State& state,
                                                       const ArbiterCorrection& correction,
                                                       int spentMs);

/// Every clock stopped, or let go on, in whatever mode and window. Clause: TAP-GL-5.
/// @param spentMs  of the running clocks since the last input
/// Errors: the game is over, or is so already.
[[nodiscard]] Expected<State, RuleViolation> withPause(const State& state,
                                                       bool paused,
                                                       int spentMs);

}  // namespace thrum::tap
