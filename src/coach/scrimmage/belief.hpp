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

/// Whether a pass may still be to come, as far as anybody can see: a quarterback who has moved
/// without a scramble had no pass to throw (SCR-P4).
[[nodiscard]] bool mayBePass(const State& seen);

}  // namespace thrum::scrimmage::coach
