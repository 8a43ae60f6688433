#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/figure_layers.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
void paintStripes(QPainter& painter, const QRectF& box, const QColor& color) {
    QPainterPath stripes;
    const double step = box.width() / 4.5;
    for (double x = box.left() - box.height(); x < box.right(); x += step) {
        stripes.moveTo(x, box.top());
        stripes.lineTo(x + step * 0.36, box.top());
        stripes.lineTo(x + step * 0.36 + box.height(), box.bottom());
        stripes.lineTo(x + box.height(), box.bottom());
        stripes.closeSubpath();
    }
    painter.fillPath(stripes, color);
}

/// What is seen of a plastic base besides its plate: the prongs at its sides and the dial's screw.
void paintProngs(QPainter& painter, const QRectF& box, double pixel) {
    const double out = 0.13 * box.height();
    for (const double x : {-0.34, 0.36})
        for (const double side : {-1.0, 1.0}) {
            const QPointF root{x * box.width(), side * 0.48 * box.height()};
            const QPointF tip{root.x() - 0.13 * box.width(), root.y() + side * out};
            painter.setPen(QPen{QColor{0x2a, 0x2d, 0x33}, std::max(0.2, 2.2 * pixel)});
            painter.drawLine(root, tip);
            painter.setPen(QPen{QColor{0xd9, 0xd5, 0xc8}, std::max(0.11, 1.2 * pixel)});
            painter.drawLine(root, tip);
        }
}

void paintScrew(QPainter& painter, const FigureColors& colors, const QRectF& box, double pixel) {
    const QPointF at{-0.34 * box.width(), -0.3 * box.height()};
    const double r = 0.11 * box.width();
    painter.setPen(QPen{colors.edge, std::max(0.05, pixel)});
    painter.setBrush(colors.front);
    painter.drawEllipse(at, r, r);
    painter.drawLine(at - QPointF{0.7 * r, 0.0}, at + QPointF{0.7 * r, 0.0});
}

void paintBase(QPainter& painter,
               const FigureColors& colors,
               const FigureDrawing& figure,
               double pixel) {
    const QRectF box = figure.outline.boundingRect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.base);
    painter.drawPolygon(figure.outline);
    if (figure.look.side == Side::Visitor) {
        QPainterPath clip;
        clip.addPolygon(figure.outline);
        QPainterPath stripes;
        painter.save();
        painter.setClipPath(clip);
        QColor stripe = figure.look.darkUnit ? colors.baseLight : colors.edge;
        stripe.setAlpha(figure.look.darkUnit ? 150 : 205);
        paintStripes(painter, box, stripe);
        painter.restore();
    } else {
        // A lit rim along the rear half gives the enamel some body.
        painter.setBrush(QColor{255, 255, 255, figure.look.darkUnit ? 26 : 120});
        painter.drawRect(QRectF{box.left() + 0.12 * box.width(),
                                box.top() + 0.12 * box.height(),
                                0.4 * box.width(),
                                0.76 * box.height()});
    }
    const double edge = std::max(0.1, 1.1 * pixel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{colors.edge, edge, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.drawPolygon(figure.outline);
    const QPolygonF front = frontEdge(figure.outline);
    const double thick = std::max(0.3, 2.4 * pixel);
    QTransform inward;
    inward.translate(-thick * 0.35, 0.0);
    painter.setPen(
        QPen{colors.edge, thick + 1.4 * edge, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.drawPolyline(inward.map(front));
    painter.setPen(QPen{colors.front, thick, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.drawPolyline(inward.map(front));
}
}  // namespace

void BaseLayer::paint(QPainter& painter, const LayerContext& context) const {
    const double pixel = 1.0 / context.pixelsPerYard;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const FigureDrawing& figure : context.scene.figures) {
        const auto draw = [&](QPainter& ink) {
            const TeamLook& team = context.scene.team(figure.look.side);
            const FigureColors colors = figureColors(team, figure.look);
            const QRectF box = figure.outline.boundingRect();
            if (context.scene.shown.men)
                paintProngs(ink, box, pixel);
            paintBase(ink, colors, figure, pixel);
            if (context.scene.shown.men)
                paintScrew(ink, colors, box, pixel);
        };
        drawFigure(
            m_sprites, painter, context, figure, figure.headingDeg, spriteReach(figure), draw);
    }
    painter.restore();
}

}  // namespace thrum::gui
