#pragma once

#include <cstdint>

namespace thrum {

/// Mixes 64 bits so that every input bit moves every output bit (the finalizer published as
/// splitmix64 by Steele, Lea and Flood, 2014).
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
}

/// 64 random bits for a key: no generator state, so any order of asking gives the same answers.
[[nodiscard]] constexpr std::uint64_t bitsAt(std::uint64_t seed, std::uint64_t key) {
    return mix64(mix64(seed) ^ key);
}

/// One face, 1..sides, evenly likely; 2 <= sides <= 2^32 - 1.
[[nodiscard]] constexpr int dieAt(std::uint64_t seed, std::uint64_t key, std::uint32_t sides) {
    // Multiplying the top 32 bits leaves a bias below sides / 2^32, far under any roll's notice.
    return 1 + static_cast<int>(((bitsAt(seed, key) >> 32U) * sides) >> 32U);
}

}  // namespace thrum
