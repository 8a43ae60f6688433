#pragma once

#include "gui/board/layers/layer.hpp"

namespace thrum::gui {

/// How large the chip of a text is, in pixels.
[[nodiscard]] QSizeF floatingTextSize(const QString& text);

/// From a spot to where a label covers the fewest men: below it if that is as good as any.
[[nodiscard]] QPointF clearOfMen(const LayerContext& context, QPointF at, const QString& label);

/// A text chip centred on a pixel and kept inside the viewport.
void paintFloatingText(QPainter& painter,
                       const LayerContext& context,
                       QPointF middle,
                       const QString& text,
                       const QColor& fill,
                       const QColor& ink);

}  // namespace thrum::gui
