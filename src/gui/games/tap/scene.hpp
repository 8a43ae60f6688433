#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/tap/tool.hpp"

namespace thrum::gui {

/// The whole picture of a game's table as it is now.
///
/// @param hovered  the figure under the pointer: a receiver is measured before he is named
[[nodiscard]] BoardScene buildScene(const TapMatch& match,
                                    const MatchTool& tool,
                                    const Selection& selection,
                                    const ShownLayers& shown,
                                    std::optional<FigureId> hovered);

/// How far he is from the thrower, helmet to helmet, and the stick that calls for.
struct Measured {
    QPointF from;
    QPointF to;
    double yards = 0.0;
    tap::Stick stick = tap::Stick::Short;
};
[[nodiscard]] std::optional<Measured> measuredTo(const TapMatch& match, FigureId receiver);

}  // namespace thrum::gui
