#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <cstdint>

/// What a side makes of what it does not see.
namespace thrum::scrimmage::coach {

/// A whole state that fits what the side sees; what is covered as it may well have been called, by
/// down and distance and by who has moved.
[[nodiscard]] State likely(const State& seen, Side side, std::uint64_t bits);

/// Whether a man of the offense may be the runner, as far as anybody can see.
[[nodiscard]] bool mayHaveBall(const State& seen, Label label);

}  // namespace thrum::scrimmage::coach
