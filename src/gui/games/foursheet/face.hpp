#pragma once

#include "gui/games/game_face.hpp"

namespace thrum::gui {

/// 4SS college football with cards.
[[nodiscard]] GameFace foursheetFace();

}  // namespace thrum::gui
