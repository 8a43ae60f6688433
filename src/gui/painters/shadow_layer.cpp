#include "gui/painters/figure_art.hpp"
#include "gui/painters/figure_layers.hpp"

namespace thrum::gui {

void ShadowLayer::paint(QPainter& painter, const LayerContext& context) const {
    const double scale = context.pixelsPerYard;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF offset{0.16 * scale, 0.26 * scale};
    for (const FigureDrawing& figure : context.scene.figures) {
        painter.save();
        painter.translate(offset);
        enterBaseFrame(painter, context, figure);
        painter.setBrush(QColor{0, 0, 0, 70});
        painter.setPen(QPen{
            QColor{0, 0, 0, 34}, 0.42, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter.drawPolygon(figure.outline);
        painter.restore();
    }
    painter.restore();
}

}  // namespace thrum::gui
