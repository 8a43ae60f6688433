#pragma once

#include "gui/session/figure_drawing.hpp"
#include "gui/session/table_session.hpp"

namespace thrum::gui {

/// The whole picture of the table as it is now.
[[nodiscard]] BoardScene buildScene(const TableSession& session, const ShownLayers& shown);

}  // namespace thrum::gui
