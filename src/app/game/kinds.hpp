#pragma once

#include <thrum/app/game_kinds.hpp>

namespace thrum::app {

/// Written by CMake from the list of games.
[[nodiscard]] std::vector<GameKind> madeKinds();

}  // namespace thrum::app
