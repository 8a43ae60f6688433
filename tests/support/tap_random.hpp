#pragma once

#include <thrum/rules/tap/game.hpp>

#include <cstdint>
#include <vector>

/// Two coaches of TAP who choose at random among what they are offered, over random hand-written
/// runs. The same bits give the same answers.
namespace thrum::tap::test {

/// A short game: seven plays or four minutes a half. Game n takes modes and methods in turn; every
/// helmet sits somewhere else on its figure.
GameConfig randomConfig(std::uint64_t n);
/// What the side might decide, the likelier first; the clock is the last resort. Some are refused.
std::vector<Input> randomTries(const State& state, const Prompt& asked, std::uint64_t bits);
/// The carrier runs ahead, men fall and meet each other or the ball, coaches call.
SegmentResult randomRun(const State& state, std::uint64_t bits);
Chance randomChance(const Prompt& asked, std::uint64_t bits);
/// Anything at all.
Decision hostileDecision(std::uint64_t bits);

}  // namespace thrum::tap::test
