#include "gui/board/layers/table_layers.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

// Two rings and a bar between them: a link, told apart from every other mark by its shape.
void EngagedLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (context.scene.engaged.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double ring = std::clamp(0.34 * context.pixelsPerYard, 3.2, 8.0);
    for (const auto& [a, b] : context.scene.engaged) {
        const FigureDrawing* one = context.scene.figure(a);
        const FigureDrawing* two = context.scene.figure(b);
        if (one == nullptr || two == nullptr)
            continue;
        const QPointF from = context.map(one->at);
        const QPointF to = context.map(two->at);
        const QPointF way = to - from;
        const double length = std::max(1.0, std::hypot(way.x(), way.y()));
        const QPointF unit = way / length;
        const QPointF middle = (from + to) / 2.0;
        for (const auto& [color, width] : {std::pair{QColor{0x0c, 0x10, 0x16, 210}, 4.6},
                                           std::pair{QColor{0xff, 0xff, 0xff}, 2.2}}) {
            painter.setPen(QPen{color, width, Qt::SolidLine, Qt::RoundCap});
            painter.setBrush(Qt::NoBrush);
            painter.drawLine(middle - unit * ring * 0.7, middle + unit * ring * 0.7);
            painter.drawEllipse(middle - unit * ring * 1.4, ring, ring);
            painter.drawEllipse(middle + unit * ring * 1.4, ring, ring);
        }
    }
    painter.restore();
}

}  // namespace thrum::gui
