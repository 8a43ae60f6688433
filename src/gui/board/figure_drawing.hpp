#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board/table_data.hpp"

#include <thrum/segment/request.hpp>

namespace thrum::gui {

[[nodiscard]] TeamLook lookOf(const TeamFile& team);
/// A figure as it stands, with the base it is on.
[[nodiscard]] FigureDrawing drawingOf(const TableData& data, const FigureSetup& figure);

}  // namespace thrum::gui
