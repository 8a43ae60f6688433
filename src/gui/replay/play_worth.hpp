#pragma once

#include <thrum/app/replay.hpp>

#include <optional>
#include <vector>

namespace thrum::gui {

/// What a play brought a side, in points: those scored, and by how much the next points became
/// likelier (docs/coach.md, "Expected points"). An estimate.
struct PlayWorth {
    Side to = Side::Home;
    double points = 0.0;  ///< never negative: it was worth this to one side and cost the other
};

/// Points the side with the ball will be ahead by at the next score, on average; a game's own
/// (GameFace::expectedPoints). `ownGoal`: yards from the own goal line.
using ExpectedPoints = double (*)(int down, double toGain, double ownGoal);

/// What each play of a game was worth, by its index; nothing of kickoffs, tries, penalties and
/// overtime, which have no expected points.
/// @param periods   regular ones
/// @param expected  null: nobody has reckoned them for this game, and no play has a worth
[[nodiscard]] std::vector<std::optional<PlayWorth>> worthOfPlays(const std::vector<GamePlay>& plays,
                                                                 int periods,
                                                                 ExpectedPoints expected);

/// Points, or the ball for the others: of games whose plays have no worth these are the ones they
/// turned on.
[[nodiscard]] bool changedTheGame(const GamePlay& play);

/// A game turned on it: a touchdown, a field goal, a ball lost, a long gain.
[[nodiscard]] bool isTurningPoint(const std::optional<PlayWorth>& worth);

}  // namespace thrum::gui
