#pragma once

#include "app/book_seat.hpp"

#include <thrum/games/foursheet.hpp>

namespace thrum::app {

/// The coach who reckons with cards and dice (coach/foursheet).
template <>
std::unique_ptr<match::Seat<games::Foursheet>> thinkingSeat<games::Foursheet>(int level);

}  // namespace thrum::app
