#pragma once

#include <thrum/app/kept.hpp>
#include <thrum/app/seat_name.hpp>
#include <thrum/match/driver.hpp>

#include <memory>

/// What sits down under a seat's name.
namespace thrum::app {

/// With the time limit of a computer coach turned into a number of plays, which is what the game's
/// record names (a clock would not decide the same way twice). Others as they are.
template <class G>
[[nodiscard]] SeatName settled(SeatName name,
                               const typename G::State& start,
                               const SeatSetupOf<G>& setup);

/// One object per side and game; not for use by two threads at once.
/// @return  nothing for a person and a client, and for an engine that may not be started: the game
///          waits for somebody else to decide
template <class G>
[[nodiscard]] std::unique_ptr<match::Seat<G>> makeSeat(const SeatName& name,
                                                       const SeatSetupOf<G>& setup);

}  // namespace thrum::app
