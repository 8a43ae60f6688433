#pragma once

#include "gui/board/figure_drawing.hpp"
#include "gui/practice/table_session.hpp"

namespace thrum::gui {

/// The whole picture of the table as it is now.
[[nodiscard]] BoardScene buildScene(const TableSession& session, const ShownLayers& shown);

}  // namespace thrum::gui
