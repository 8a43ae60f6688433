#pragma once

#include <thrum/app/game.hpp>

#include <array>
#include <optional>

/// What tells whether a game on a board is football, beside the box score: for campaigns that count
/// many games.
namespace thrum::app {

/// One team's, over a whole game; tries and plays that a penalty took back are left out.
struct BoardFootball {
    int longTouchdownRuns = 0;  ///< touchdowns by runs of kLongRunYards or more
    int throws = 0;
    /// Summed over the throws: yards, middle to middle, from the man who was named to the nearest
    /// standing man of the defense, in contact or not.
    double nearestDefenderYards = 0.0;
    int longPlays = 0;  ///< runs and passes with the board on for kLongPlayMs or more
    friend bool operator==(const BoardFootball&, const BoardFootball&) = default;
};
inline constexpr double kLongRunYards = 30.0;
inline constexpr int kLongPlayMs = 10'000;

/// By side, from the game's record; nothing for a game without men on a board.
[[nodiscard]] std::optional<std::array<BoardFootball, 2>> boardFootballOf(const Game& game);

}  // namespace thrum::app
