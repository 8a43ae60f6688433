#pragma once

#include <thrum/games/tap/game.hpp>

namespace thrum::app {

/// What the game's book of line-ups is to a coach.
[[nodiscard]] coach::Lineups lineupsOf(const std::shared_ptr<const coach::TapLineups>& book);
/// Boards of the game's own table to think on.
[[nodiscard]] coach::BoardMaker boardsOf(const std::shared_ptr<const coach::TapLineups>& book);

/// A computer coach on a seat, with boards of the game's table to think on.
/// @param evaluations  plays he tries for a decision; 0: as many as the level usually does
[[nodiscard]] std::unique_ptr<match::Seat<games::Tap>> makeCoachSeat(int level,
                                                                     const SeatSetup& setup,
                                                                     int evaluations = 0);

/// Plays that about fill a time on this machine (coach::evaluationsWithin).
[[nodiscard]] int evaluationsWithin(int ms, const tap::State& start, const SeatSetup& setup);

}  // namespace thrum::app
