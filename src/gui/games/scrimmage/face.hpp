#pragma once

#include "gui/games/game_face.hpp"

namespace thrum::gui {

/// SCRIMMAGE in the window.
[[nodiscard]] GameFace scrimmageFace();

}  // namespace thrum::gui
