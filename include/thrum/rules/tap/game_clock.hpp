#pragma once

#include <thrum/rules/tap/state.hpp>

#include <optional>

namespace thrum::tap {

/// What is left of the half, milliseconds; nothing in a game by plays, in overtime and while no
/// half is played. Clause: TAP-GL-2.
[[nodiscard]] std::optional<int> gameClockMs(const State& state);

}  // namespace thrum::tap
