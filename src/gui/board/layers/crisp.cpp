#include "gui/board/layers/crisp.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
/// Left edge and width of a bar round a middle, in logical pixels on the device grid.
struct Bar {
    double from = 0.0;
    double size = 1.0;
};
Bar snapped(double middle, double width, double ratio) {
    const double device = std::max(1.0, std::round(width * ratio));
    return {std::round(middle * ratio - device / 2.0) / ratio, device / ratio};
}
}  // namespace

void fillCrispVertical(
    QPainter& painter, double x, double y0, double y1, double width, double ratio, QColor color) {
    const Bar bar = snapped(x, width, ratio);
    painter.fillRect(QRectF{bar.from, std::min(y0, y1), bar.size, std::abs(y1 - y0)}, color);
}

void fillCrispHorizontal(
    QPainter& painter, double y, double x0, double x1, double width, double ratio, QColor color) {
    const Bar bar = snapped(y, width, ratio);
    painter.fillRect(QRectF{std::min(x0, x1), bar.from, std::abs(x1 - x0), bar.size}, color);
}

QRectF crispRect(const QRectF& rect, double ratio) {
    const auto on = [ratio](double value) { return std::round(value * ratio) / ratio; };
    return QRectF{QPointF{on(rect.left()), on(rect.top())},
                  QPointF{on(rect.right()), on(rect.bottom())}};
}

}  // namespace thrum::gui
