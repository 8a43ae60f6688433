#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/theme/board_colors.hpp"

namespace thrum::gui {

using board_colors::kRefused;

void RefusalLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double pixel = 1.0 / context.pixelsPerYard;
    for (const FigureDrawing& figure : context.scene.figures) {
        if (!figure.refused)
            continue;
        painter.save();
        enterBaseFrame(painter, context, figure);
        // Cross-hatching and a cross, so that the color is only the third cue.
        painter.setPen(QPen{QColor{0xff, 0xff, 0xff}, 3.6 * pixel, Qt::SolidLine});
        painter.setBrush(QColor{kRefused.red(), kRefused.green(), kRefused.blue(), 90});
        painter.drawPolygon(figure.outline);
        painter.setPen(QPen{kRefused, 2.2 * pixel, Qt::DashLine});
        painter.setBrush(QBrush{});
        painter.drawPolygon(figure.outline);
        painter.restore();
        const QPointF at = context.map(figure.at);
        const double arm = 0.5 * context.pixelsPerYard;
        for (const auto& [color, width] :
             {std::pair{QColor{0xff, 0xff, 0xff}, 5.0}, std::pair{QColor{0xe0, 0x1f, 0x45}, 3.0}}) {
            painter.setPen(QPen{color, width, Qt::SolidLine, Qt::RoundCap});
            painter.drawLine(at + QPointF{-arm, -arm}, at + QPointF{arm, arm});
            painter.drawLine(at + QPointF{-arm, arm}, at + QPointF{arm, -arm});
        }
    }
    painter.restore();
}

}  // namespace thrum::gui
