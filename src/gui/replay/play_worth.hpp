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

/// A game turned on it: a touchdown, a field goal, a ball lost, a long gain; every play of an
/// overtime, and a kick that is run back all the way, though they have no worth. In games that
/// nobody has reckoned, where something was scored or the ball lost.
/// @param worth     of this play (worthOfPlays)
/// @param periods   regular ones
/// @param expected  as of worthOfPlays
[[nodiscard]] bool isTurningPoint(const GamePlay& play,
                                  const std::optional<PlayWorth>& worth,
                                  int periods,
                                  ExpectedPoints expected);

}  // namespace thrum::gui
