#pragma once

#include "gui/games/game_face.hpp"

namespace thrum::gui {

[[nodiscard]] GameFace solitaireFace();

}  // namespace thrum::gui
