#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/mark_layers.hpp"

#include <algorithm>

#include <QApplication>

namespace thrum::gui {

void GhostLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (context.scene.ghosts.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double pixel = 1.0 / context.pixelsPerYard;
    QFont font = QApplication::font();
    font.setPixelSize(std::max(9, static_cast<int>(0.9 * context.pixelsPerYard)));
    for (const FigureDrawing& ghost : context.scene.ghosts) {
        painter.save();
        enterBaseFrame(painter, context, ghost);
        painter.setPen(QPen{QColor{255, 255, 255, 150}, 1.4 * pixel, Qt::DotLine});
        painter.setBrush(ghost.look.darkUnit ? QColor{12, 20, 34, 70} : QColor{255, 255, 255, 60});
        painter.drawPolygon(ghost.outline);
        painter.restore();
        const QPointF at = context.map(ghost.at);
        painter.setFont(font);
        painter.setPen(QColor{255, 255, 255, 170});
        painter.drawText(
            QRectF{at.x() - 30.0, at.y() - 12.0, 60.0, 24.0}, Qt::AlignCenter, ghost.number);
    }
    painter.restore();
}

}  // namespace thrum::gui
