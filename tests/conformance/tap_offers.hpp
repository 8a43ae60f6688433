#pragma once

#include "sample.hpp"

#include <thrum/games/tap.hpp>

namespace thrum::conformance {

/// Everything the options of a prompt of TAP list, as inputs, and what they leave out. What is
/// measured only when it is offered (an overlap, a line) may be refused for that reason alone.
[[nodiscard]] std::vector<Sample<games::Tap>::Offer> tapOffers(const tap::State& state,
                                                               const tap::Prompt& prompt);

}  // namespace thrum::conformance
