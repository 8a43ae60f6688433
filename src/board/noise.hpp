#pragma once

#include <cstdint>

/// Random numbers keyed by what they are for, the pulse and the figure's place among ascending ids,
/// so that a pulse skipped or a question more leaves all other luck alone (docs/determinism.md).
namespace thrum::board {

/// A 32-bit mixer of the two-multiply kind; constants found by Wellons' hash prospector (2018).
[[nodiscard]] constexpr std::uint32_t mix32(std::uint32_t x) {
    x ^= x >> 16U;
    x *= 0x7feb352dU;
    x ^= x >> 15U;
    x *= 0x846ca68bU;
    x ^= x >> 16U;
    return x;
}

/// Ten bits as a number on -1..1. Three of them come out of one hash: shift by 0, 10 or 20.
[[nodiscard]] constexpr float symmetric(std::uint32_t hash, unsigned shift) {
    const auto bits = static_cast<std::int32_t>(hash >> shift & 1023U);
    return static_cast<float>(bits) * (2.0F / 1023.0F) - 1.0F;
}

/// Channels keep the uses of one seed apart.
enum class Channel : std::uint32_t {
    Prong = 0x9e3779b9U,
    Landing = 0x27d4eb2fU,
    SwitchOn = 0x51ed270bU,
    Grip = 0x2545f491U,
    Pile = 0x63d83595U,
    Jump = 0x7f4a7c15U,
    Ball = 0x7c5d9f3bU
};

[[nodiscard]] constexpr std::uint32_t keyOf(std::uint32_t seed,
                                            Channel channel,
                                            std::uint32_t when) {
    return mix32(seed + when * static_cast<std::uint32_t>(channel));
}

[[nodiscard]] constexpr std::uint32_t foldSeed(std::uint64_t seed) {
    return mix32(static_cast<std::uint32_t>(seed)) ^
           mix32(static_cast<std::uint32_t>(seed >> 32U) + 0x9e3779b9U);
}

}  // namespace thrum::board
