#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/figure_layers.hpp"
#include "gui/theme/board_colors.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr QColor kHalo{0xff, 0xc8, 0x3d};
using board_colors::kBall;

void paintBall(QPainter& painter, const QRectF& box, double pixel) {
    const QPointF at{0.32 * box.width(), -0.36 * box.height()};
    const double rx = std::max(0.5, 4.5 * pixel);
    const double ry = 0.6 * rx;
    painter.setPen(QPen{QColor{0xff, 0xff, 0xff}, std::max(0.09, 1.1 * pixel)});
    painter.setBrush(kBall);
    painter.drawEllipse(at, rx, ry);
    painter.setPen(QPen{QColor{0xff, 0xff, 0xff}, std::max(0.07, 0.9 * pixel)});
    painter.drawLine(at - QPointF{0.5 * rx, 0.0}, at + QPointF{0.5 * rx, 0.0});
}

/// The ring, in the base's frame; the arrow outside it points ahead of him.
void paintHalo(QPainter& painter, double radius, double thick, double pixel) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0, 0, 0, 90}, thick + 2.0 * pixel});
    painter.drawEllipse(QPointF{}, radius, radius);
    painter.setPen(QPen{kHalo, thick});
    painter.drawEllipse(QPointF{}, radius, radius);
    const double tip = radius + 3.4 * thick;
    painter.setPen(QPen{QColor{0, 0, 0, 110}, pixel});
    painter.setBrush(kHalo);
    painter.drawPolygon(QPolygonF{{QPointF{tip, 0.0},
                                   QPointF{radius + 0.8 * thick, -1.7 * thick},
                                   QPointF{radius + 0.8 * thick, 1.7 * thick}}});
}
}  // namespace

void CarrierLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.carrier)
        return;
    const FigureDrawing* carrier = context.scene.figure(*context.scene.carrier);
    if (carrier == nullptr)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = carrier->outline.boundingRect();
    const double pixel = 1.0 / context.pixelsPerYard;
    const double radius = 0.62 * std::max(box.width(), box.height()) + 0.35;
    const double thick = std::clamp(0.24, 2.0 * pixel, 5.0 * pixel);
    FigureDrawing held = *carrier;  // the ring is as bright round a man who is refused
    held.refused = false;
    drawFigure(m_sprites,
               painter,
               context,
               held,
               carrier->headingDeg,
               radius + 3.4 * thick + 2.0 * pixel,
               [&](QPainter& ink) {
                   paintHalo(ink, radius, thick, pixel);
                   paintBall(ink, box, pixel);
               });
    painter.restore();
}

}  // namespace thrum::gui
