#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/heading_handle.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/theme/board_colors.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr QColor kSelect = board_colors::kSelected;

void outlineBase(QPainter& painter,
                 const LayerContext& context,
                 const FigureDrawing& figure,
                 const QColor& color,
                 double pixels) {
    painter.save();
    enterBaseFrame(painter, context, figure);
    const double pixel = 1.0 / context.pixelsPerYard;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0, 0, 0, 130},
                        (2.0 * pixels + 2.0) * pixel,
                        Qt::SolidLine,
                        Qt::RoundCap,
                        Qt::RoundJoin});
    painter.drawPolygon(figure.outline);
    painter.setPen(QPen{color, 2.0 * pixels * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPolygon(figure.outline);
    painter.restore();
}

void paintHandle(QPainter& painter, const LayerContext& context, const FigureDrawing& figure) {
    const QPointF from = context.map(figure.at);
    const QPointF knob = headingHandle(context, figure);
    painter.setPen(QPen{QColor{0, 0, 0, 120}, 3.4});
    painter.drawLine(from, knob);
    painter.setPen(QPen{kSelect, 1.8});
    painter.drawLine(from, knob);
    painter.setPen(QPen{QColor{0x06, 0x24, 0x3d}, 1.2});
    painter.setBrush(kSelect);
    painter.drawEllipse(knob, 5.0, 5.0);
}
}  // namespace

QPointF headingHandle(const LayerContext& context, const FigureDrawing& figure) {
    const double reach =
        std::max(0.5 * figure.outline.boundingRect().width() * context.pixelsPerYard + 15.0,
                 1.9 * context.pixelsPerYard);
    QTransform turn;
    turn.rotate(context.screenAngle(figure.headingDeg));
    return context.map(figure.at) + turn.map(QPointF{reach, 0.0});
}

void SelectionLayer::paint(QPainter& painter, const LayerContext& context) const {
    const BoardScene& scene = context.scene;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.hovered && !scene.isSelected(*scene.hovered)) {
        if (const FigureDrawing* figure = scene.figure(*scene.hovered))
            outlineBase(painter, context, *figure, QColor{255, 255, 255, 190}, 1.0);
    }
    for (const FigureId id : scene.selected) {
        const FigureDrawing* figure = scene.figure(id);
        if (figure == nullptr)
            continue;
        outlineBase(painter, context, *figure, kSelect, 1.4);
        if (scene.handles && scene.shown.headings && !figure->fallenDeg)
            paintHandle(painter, context, *figure);
    }
    if (scene.boardFocused && scene.focused) {
        if (const FigureDrawing* figure = scene.figure(*scene.focused)) {
            const QRectF box = figure->outline.boundingRect();
            const double half =
                0.5 * std::max(box.width(), box.height()) * context.pixelsPerYard + 6.0;
            const QPointF at = context.map(figure->at);
            const QRectF square{at.x() - half, at.y() - half, 2.0 * half, 2.0 * half};
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen{board_colors::kFocusEdge, 5.0});
            painter.drawRoundedRect(square, 5.0, 5.0);
            painter.setPen(QPen{board_colors::kFocus, 2.4, Qt::DashLine});
            painter.drawRoundedRect(square, 5.0, 5.0);
        }
    }
    if (scene.rubberBand) {
        const QRectF band = context.map(*scene.rubberBand);
        painter.setPen(QPen{kSelect, 1.2, Qt::DashLine});
        painter.setBrush(QColor{0xb9, 0xf1, 0xff, 36});
        painter.drawRect(band);
    }
    painter.restore();
}

}  // namespace thrum::gui
