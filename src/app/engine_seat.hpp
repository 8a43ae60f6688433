#pragma once

#include <thrum/app/seats.hpp>

namespace thrum::app {

/// A program on a seat (D70). Where it is late, gone or wrong, the prompt's default on expiry
/// decides; where expiry settles nothing, as in line-ups and on advisory clocks, a coach of level 1
/// stands in.
[[nodiscard]] std::unique_ptr<match::Seat<games::Tap>> makeEngineSeat(const std::string& command,
                                                                      const SeatSetup& setup);

}  // namespace thrum::app
