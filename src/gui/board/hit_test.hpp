#pragma once

#include "gui/board/layers/layer.hpp"

#include <optional>
#include <vector>

namespace thrum::gui {

/// The figure under a pixel: the nearest centre among those whose target covers it. Targets are at
/// least 24 pixels wide at every zoom (UX-6.4).
[[nodiscard]] std::optional<FigureId> figureAt(const LayerContext& context, QPointF pixel);

/// The selected figure whose heading handle is under a pixel.
[[nodiscard]] std::optional<FigureId> handleAt(const LayerContext& context, QPointF pixel);

/// Figures whose centre lies in a rectangle of the field, ascending.
[[nodiscard]] std::vector<FigureId> figuresIn(const BoardScene& scene, const QRectF& yards);

}  // namespace thrum::gui
