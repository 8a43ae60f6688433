#pragma once

#include <thrum/rules/scrimmage/game.hpp>

#include <cstdint>

namespace thrum::scrimmage::coach {

/// Plain sense as `bookDecision` has it, and besides: a passer waits for somebody who is free; the
/// defense keeps its safety deep, a man at every receiver, and goes round the line for a passer who
/// waits.
[[nodiscard]] Input sharpDecision(
    const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt);

}  // namespace thrum::scrimmage::coach
