#include "gui/board/layers/crisp.hpp"
#include "gui/board/layers/static_layers.hpp"

#include <QLinearGradient>

namespace thrum::gui {

namespace {
constexpr QColor kTableTop{0x1d, 0x20, 0x24};

/// One rail: a strip of bent tin, light where the bend catches the lamp above.
void paintRail(QPainter& painter, const QPolygonF& shape, QPointF outer, QPointF inner) {
    QLinearGradient tin{outer, inner};
    tin.setColorAt(0.0, QColor{0x3a, 0x3e, 0x45});
    tin.setColorAt(0.18, QColor{0x6d, 0x73, 0x7c});
    tin.setColorAt(0.34, QColor{0x9a, 0xa0, 0xa9});
    tin.setColorAt(0.46, QColor{0x62, 0x67, 0x70});
    tin.setColorAt(0.86, QColor{0x3c, 0x40, 0x47});
    tin.setColorAt(1.0, QColor{0x22, 0x25, 0x29});
    painter.setBrush(tin);
    painter.drawPolygon(shape);
}
}  // namespace

void FrameLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.fillRect(QRectF{QPointF{0.0, 0.0}, context.view.viewport()}, kTableTop);
    const double f = BoardTransform::kFrameYards;
    const QRectF inner = crispRect(context.map(context.view.plate()), context.pixelRatio);
    const double t = f * context.pixelsPerYard;
    const QRectF outer = inner.adjusted(-t, -t, t, t);

    for (int ring = 6; ring >= 1; --ring) {
        const double grow = ring * 0.18 * context.pixelsPerYard;
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor{0, 0, 0, 22});
        painter.drawRoundedRect(
            outer.adjusted(-grow, -grow * 0.5, grow, grow * 1.3), t * 0.5, t * 0.5);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintRail(painter,
              QPolygonF{{outer.topLeft(), outer.topRight(), inner.topRight(), inner.topLeft()}},
              QPointF{0.0, outer.top()},
              QPointF{0.0, inner.top()});
    paintRail(
        painter,
        QPolygonF{
            {outer.bottomLeft(), outer.bottomRight(), inner.bottomRight(), inner.bottomLeft()}},
        QPointF{0.0, outer.bottom()},
        QPointF{0.0, inner.bottom()});
    paintRail(painter,
              QPolygonF{{outer.topLeft(), outer.bottomLeft(), inner.bottomLeft(), inner.topLeft()}},
              QPointF{outer.left(), 0.0},
              QPointF{inner.left(), 0.0});
    paintRail(
        painter,
        QPolygonF{{outer.topRight(), outer.bottomRight(), inner.bottomRight(), inner.topRight()}},
        QPointF{outer.right(), 0.0},
        QPointF{inner.right(), 0.0});
    // The corners are mitred and held by a rivet each.
    painter.setPen(QPen{QColor{0x22, 0x25, 0x29, 160}, 1.0});
    painter.drawLine(outer.topLeft(), inner.topLeft());
    painter.drawLine(outer.topRight(), inner.topRight());
    painter.drawLine(outer.bottomLeft(), inner.bottomLeft());
    painter.drawLine(outer.bottomRight(), inner.bottomRight());
    for (const QPointF& corner : {(outer.topLeft() + inner.topLeft()) / 2.0,
                                  (outer.topRight() + inner.topRight()) / 2.0,
                                  (outer.bottomLeft() + inner.bottomLeft()) / 2.0,
                                  (outer.bottomRight() + inner.bottomRight()) / 2.0}) {
        const double r = 0.32 * context.pixelsPerYard;
        painter.setPen(QPen{QColor{0x22, 0x25, 0x29}, 1.0});
        painter.setBrush(QColor{0xb4, 0xb9, 0xc1});
        painter.drawEllipse(corner, r, r);
    }
    painter.restore();
}

}  // namespace thrum::gui
