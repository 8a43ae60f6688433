#pragma once

#include "gui/board/layers/layer.hpp"

namespace thrum::gui {

/// Where the knob of a figure's heading handle is, in widget pixels; painter and mouse agree on it.
[[nodiscard]] QPointF headingHandle(const LayerContext& context, const FigureDrawing& figure);

}  // namespace thrum::gui
