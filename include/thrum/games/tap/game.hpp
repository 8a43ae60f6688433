#pragma once

#include <thrum/app/game_of.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/coach/tap/coach.hpp>
#include <thrum/games/tap/kept.hpp>
#include <thrum/games/tap/table.hpp>

namespace thrum::app {

using TapGame = GameOf<games::Tap>;
using TapLine = GameLine<games::Tap>;
using SeatSetup = SeatSetupOf<games::Tap>;

extern template class GameOf<games::Tap>;
extern template SeatName settled<games::Tap>(SeatName, const tap::State&, const SeatSetup&);
extern template std::unique_ptr<match::Seat<games::Tap>> makeSeat<games::Tap>(const SeatName&,
                                                                              const SeatSetup&);
extern template std::string lineOf<games::Tap>(const TapHeader&);
extern template Expected<TapHeader, LoadError> parseGameHeader<games::Tap>(std::string_view,
                                                                           std::string,
                                                                           HeaderFor);

/// A coach who is asked for hints (coach::Coach::hint) and sits nowhere; null if there is no such
/// level. On a thread of its own it needs nothing of the game but `setup.bench`.
/// @param evaluations  plays tried for a hint; 0: as many as the level tries for a decision
[[nodiscard]] std::unique_ptr<coach::Coach> makeAdviser(int level,
                                                        const SeatSetup& setup,
                                                        int evaluations = 0);

}  // namespace thrum::app
