#pragma once

#include <thrum/rules/tap/state.hpp>

/// What a situation is worth, in points and in chances to win.
namespace thrum::coach {

/// Points the side with the ball will be ahead by at the next score, on average, with this down,
/// distance and spot in TAP. Source: docs/coach.md, "Expected points".
/// @param ownGoal  yards from the own goal line, 0 to 100
[[nodiscard]] double expectedPoints(int down, double toGain, double ownGoal);

/// How a state looks to a side: points ahead plus expected points, weighed by how much of the game
/// is left. 1 is a game won, 0 a game lost. Meant for the rest between plays; a live play is worth
/// what its situation was.
[[nodiscard]] double winChance(const tap::State& state, Side side);

/// Snaps to come in this half; by the clock about one a minute.
[[nodiscard]] int snapsLeft(const tap::State& state);

}  // namespace thrum::coach
