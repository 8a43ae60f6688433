#include "gui/board/layers/mark_layers.hpp"

#include <algorithm>

namespace thrum::gui {

void LockLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr QColor kGold{0xff, 0xd2, 0x3f};
    constexpr QColor kEdge{0x10, 0x13, 0x18};
    const double size = std::clamp(0.8 * context.pixelsPerYard, 8.0, 15.0);
    for (const FigureDrawing& figure : context.scene.figures) {
        if (!figure.locked)
            continue;
        // beside the man, at the upper corner of his base: number and head stay to be seen
        const QRectF base = figure.outline.boundingRect();
        const double half = 0.5 * std::max(base.width(), base.height()) * context.pixelsPerYard;
        const QPointF at = context.map(figure.at) + QPointF{half, -half};
        const QRectF box{at.x() - 0.5 * size, at.y(), size, 0.8 * size};
        const QRectF shackle{at.x() - 0.3 * size, at.y() - 0.55 * size, 0.6 * size, size};
        for (const auto& [color, width] : {std::pair{kEdge, 0.36}, std::pair{kGold, 0.16}}) {
            painter.setPen(QPen{color, width * size, Qt::SolidLine, Qt::FlatCap});
            painter.setBrush(Qt::NoBrush);
            painter.drawArc(shackle, 0, 180 * 16);
        }
        painter.setPen(QPen{kEdge, 0.12 * size});
        painter.setBrush(kGold);
        painter.drawRoundedRect(box, 0.14 * size, 0.14 * size);
        painter.setPen(QPen{kEdge, 0.14 * size, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(box.center() - QPointF{0.0, 0.14 * size},
                         box.center() + QPointF{0.0, 0.14 * size});
    }
    painter.restore();
}

}  // namespace thrum::gui
