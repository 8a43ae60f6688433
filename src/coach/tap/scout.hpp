#pragma once

#include "coach/tap/eye.hpp"
#include "coach/tap/table_view.hpp"

#include <thrum/coach/tap/board_access.hpp>

namespace thrum::coach {

/// How fast everybody runs and how much he curves: each figure of both teams dashes ahead, far from
/// all others, on each of its bases. What a coach who has watched both teams warm up believes; how
/// every board begins otherwise and how well he sees is in it.
[[nodiscard]] Speeds watchedDashes(const tap::State& state,
                                   const Board& board,
                                   std::uint64_t seed,
                                   const Eye& eye);

}  // namespace thrum::coach
