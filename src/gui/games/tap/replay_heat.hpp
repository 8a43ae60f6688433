#pragma once

#include "gui/board/board_scene.hpp"

#include <thrum/games/tap/replay.hpp>

namespace thrum::gui {

/// Where the ball was carried in a game while the board was on: yard by yard, smoothed, the warmest
/// place as warm as it gets. Nothing is warm in a game in which nobody carried it.
[[nodiscard]] HeatDrawing heatOf(const app::TapReplay& replay);

}  // namespace thrum::gui
