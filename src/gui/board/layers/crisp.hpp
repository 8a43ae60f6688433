#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace thrum::gui {

/// A vertical or horizontal bar whose edges fall on device pixels, at least one of them wide, so
/// that lines stay sharp at every zoom and pixel ratio (UX-8.3).
void fillCrispVertical(
    QPainter& painter, double x, double y0, double y1, double width, double ratio, QColor color);
void fillCrispHorizontal(
    QPainter& painter, double y, double x0, double x1, double width, double ratio, QColor color);
/// The rectangle with its edges on device pixels.
[[nodiscard]] QRectF crispRect(const QRectF& rect, double ratio);

}  // namespace thrum::gui
