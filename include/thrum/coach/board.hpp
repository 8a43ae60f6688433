#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/segment/judge.hpp>
#include <thrum/segment/report.hpp>
#include <thrum/segment/request.hpp>
#include <thrum/segment/result.hpp>
#include <thrum/segment/runner.hpp>

#include <cstdint>
#include <functional>
#include <span>

/// Boards that a coach is lent to think with: none of them is the game's own, and their seeds are
/// the coach's.
namespace thrum::coach {

/// As in a game, or two pulses a tick for looking at many ideas quickly.
enum class Pace : std::uint8_t { Exact, Coarse };

/// One board to try things on; for one thread at a time.
using Board = std::function<Expected<SegmentResult, RequestError>(const SegmentRequest& request,
                                                                  Judge& judge,
                                                                  std::uint64_t seed,
                                                                  std::span<const Call> calls,
                                                                  Pace pace)>;
/// A new board, one for each thread that thinks.
using BoardMaker = std::function<Board()>;

}  // namespace thrum::coach
