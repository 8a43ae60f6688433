#pragma once

#include <thrum/rules/scrimmage/state.hpp>

namespace thrum::scrimmage::coach {

/// Chance to win, 0 to 1, where a play is over or none has begun; while one is under way as if it
/// had gained nothing.
[[nodiscard]] double winChance(const State& state, Side side);

}  // namespace thrum::scrimmage::coach
