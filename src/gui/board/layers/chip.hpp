#pragma once

#include "gui/board/layers/layer.hpp"

#include <QFont>

namespace thrum::gui {

/// A text on a rounded ground, as the board's captions and line tags are.
struct ChipLook {
    int textPixels = 12;
    double padding = 11.0;  ///< at either side of the text
    double height = 22.0;
    double corner = 8.0;
    QColor fill{};
    QColor ink{};
    QColor border{};
    friend bool operator==(const ChipLook&, const ChipLook&) = default;
};

/// How large the chip of a text is, in pixels.
[[nodiscard]] QSizeF chipSize(const QString& text, const ChipLook& look);

/// Paints it with its top left corner at a pixel, its edges on device pixels; the last ones are
/// kept as pictures.
void paintChip(QPainter& painter,
               const LayerContext& context,
               QPointF topLeft,
               const QString& text,
               const ChipLook& look);

}  // namespace thrum::gui
