#pragma once

#include <thrum/app/seats.hpp>

namespace thrum::app {

/// A computer coach on a seat, with boards of the game's table to think on.
[[nodiscard]] std::unique_ptr<match::Seat<games::Tap>> makeCoachSeat(int level,
                                                                     const SeatSetup& setup);

}  // namespace thrum::app
