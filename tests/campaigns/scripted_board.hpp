#pragma once

#include <thrum/games/tap.hpp>
#include <thrum/match/driver.hpp>

namespace thrum::test {

/// A board without physics for many cheap games: everybody walks straight along his heading until
/// he meets somebody, some of those who meet fall, and all of it is a hand-written run for the
/// judge. Pure: the same request and seed give the same run.
[[nodiscard]] Expected<SegmentResult, RequestError> walkScripted(const tap::State& state,
                                                                 const SegmentRequest& request,
                                                                 Judge& judge,
                                                                 std::uint64_t seed,
                                                                 std::span<const Call> calls);

}  // namespace thrum::test
