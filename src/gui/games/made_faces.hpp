#pragma once

#include "gui/games/game_face.hpp"

#include <vector>

namespace thrum::gui {

/// The faces of all games that have a folder here, in the order of THRUM_GAMES; CMake writes it.
[[nodiscard]] std::vector<GameFace> madeFaces();

}  // namespace thrum::gui
