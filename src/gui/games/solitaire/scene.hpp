#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/solitaire/flight_show.hpp"
#include "gui/games/solitaire/tool.hpp"

namespace thrum::gui::sol {

/// The whole picture of the table as it is now.
/// @param outlook  of the shot that is aimed; nothing: none is
[[nodiscard]] BoardScene buildScene(const SolMatch& match,
                                    const SolTool& tool,
                                    const Selection& selection,
                                    const ShownLayers& shown,
                                    const ShotDesk& shot,
                                    const std::optional<ShotOutlook>& outlook,
                                    const FlightShow& flight);

}  // namespace thrum::gui::sol
