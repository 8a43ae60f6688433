#pragma once

#include "coach/scrimmage/playout.hpp"

#include <stop_token>

namespace thrum::scrimmage::coach {

/// Tries ideas: all of them with the same luck and the same guess of what is covered in a round;
/// from time to time the worse half goes.
/// @param evaluations  plays to spend
/// @return             which is best
[[nodiscard]] std::size_t bestOf(const State& seen,
                                 Side side,
                                 const std::vector<Plan>& ideas,
                                 Sense sense,
                                 std::uint64_t luck,
                                 int evaluations,
                                 const std::stop_token& stop);

}  // namespace thrum::scrimmage::coach
