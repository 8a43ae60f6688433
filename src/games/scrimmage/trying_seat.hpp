#pragma once

#include "app/book_seat.hpp"

#include <thrum/games/scrimmage.hpp>

namespace thrum::app {

/// The coach who tries plays on the grid (coach/scrimmage).
template <>
std::unique_ptr<match::Seat<games::Scrimmage>> tryingSeat<games::Scrimmage>(int level,
                                                                            std::uint64_t seed,
                                                                            int evaluations);
template <>
int playsTriedWithin<games::Scrimmage>(int ms, const scrimmage::State& start);

}  // namespace thrum::app
