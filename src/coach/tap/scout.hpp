#pragma once

#include "coach/tap/table_view.hpp"

#include <thrum/coach/tap/board_access.hpp>

namespace thrum::coach {

/// How fast everybody runs: each figure of both teams dashes straight ahead, far from all others,
/// on each of its bases. What a coach who has watched both teams warm up knows.
[[nodiscard]] Speeds watchedDashes(const tap::State& state, const Board& board, std::uint64_t seed);

}  // namespace thrum::coach
