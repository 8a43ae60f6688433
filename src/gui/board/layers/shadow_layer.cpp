#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/figure_layers.hpp"

namespace thrum::gui {

void ShadowLayer::paint(QPainter& painter, const LayerContext& context) const {
    const double scale = context.pixelsPerYard;
    const QPointF offset{0.16 * scale, 0.26 * scale};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const FigureDrawing& figure : context.scene.figures) {
        const auto draw = [&figure](QPainter& ink) {
            // Two soft rims and a core: a blur at no cost.
            ink.setBrush(Qt::NoBrush);
            for (const double rim : {0.5, 0.28}) {
                ink.setPen(
                    QPen{QColor{0, 0, 0, 30}, rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
                ink.drawPolygon(figure.outline);
            }
            ink.setPen(Qt::NoPen);
            ink.setBrush(QColor{0, 0, 0, 80});
            ink.drawPolygon(figure.outline);
        };
        if (m_sprites.draw(
                painter, context, figure, figure.headingDeg, spriteReach(figure), offset, draw))
            continue;
        painter.save();
        painter.translate(offset);
        enterBaseFrame(painter, context, figure);
        draw(painter);
        painter.restore();
    }
    painter.restore();
}

}  // namespace thrum::gui
