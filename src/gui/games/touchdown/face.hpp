#pragma once

#include "gui/games/game_face.hpp"

namespace thrum::gui {

/// Touchdown-A-Minute.
[[nodiscard]] GameFace touchdownFace();

}  // namespace thrum::gui
