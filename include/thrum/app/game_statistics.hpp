#pragma once

#include <thrum/app/game.hpp>
#include <thrum/app/statistics.hpp>

namespace thrum::app {

/// What a game came to so far, from its record; nothing for a game whose plays are not told apart
/// yet.
[[nodiscard]] std::optional<Statistics> statisticsOf(const Game& game);

}  // namespace thrum::app
