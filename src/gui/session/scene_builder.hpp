#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/session/table_session.hpp"

namespace thrum::gui {

[[nodiscard]] TeamLook lookOf(const TeamFile& team);

/// The whole picture of the table as it is now.
[[nodiscard]] BoardScene buildScene(const TableSession& session, const ShownLayers& shown);

}  // namespace thrum::gui
