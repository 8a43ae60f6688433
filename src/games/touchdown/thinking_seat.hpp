#pragma once

#include "app/book_seat.hpp"

#include <thrum/games/touchdown.hpp>

namespace thrum::app {

/// The coach who reckons with the dice (coach/touchdown).
template <>
std::unique_ptr<match::Seat<games::Touchdown>> thinkingSeat<games::Touchdown>(int level);

}  // namespace thrum::app
