#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/figure_layers.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace thrum::gui {

namespace {
struct Sizes {
    double length = 2.6;
    double width = 2.0;
    double pixel = 0.1;
};

void paintHelmet(
    QPainter& painter, const FigureColors& colors, Side side, QPointF at, double r, double pixel) {
    painter.setPen(QPen{colors.bodyEdge, std::max(0.07, pixel)});
    painter.setBrush(colors.helmet);
    painter.drawEllipse(at, r, r);
    if (side == Side::Home) {
        painter.setPen(QPen{colors.helmetStripe, 0.34 * r, Qt::SolidLine, Qt::FlatCap});
        painter.drawLine(at - QPointF{0.92 * r, 0.0}, at + QPointF{0.92 * r, 0.0});
    } else {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{colors.helmetStripe, 0.3 * r});
        painter.drawEllipse(at, 0.8 * r, 0.8 * r);
        painter.setPen(QPen{colors.helmetStripe, 0.24 * r, Qt::SolidLine, Qt::FlatCap});
        for (const double y : {-0.3, 0.3})
            painter.drawLine(at + QPointF{-0.7 * r, y * r}, at + QPointF{0.7 * r, y * r});
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{255, 255, 255, 90});
    painter.drawEllipse(at + QPointF{-0.28 * r, 0.36 * r}, 0.26 * r, 0.2 * r);
}

void paintSleeveBands(
    QPainter& painter, const FigureColors& colors, const Sizes& size, double shoulder, double arm) {
    painter.setPen(QPen{colors.stripe, arm, Qt::SolidLine, Qt::FlatCap});
    for (const double left : {1.0, -1.0})
        painter.drawLine(QPointF{0.2 * size.length, left * 0.8 * shoulder},
                         QPointF{0.27 * size.length, left * 0.7 * shoulder});
}

/// Across the shoulders beside the helmet, as far as the body reaches there.
void paintShoulderStripes(
    QPainter& painter, const FigureColors& colors, QPointF body, double deep, double shoulder) {
    painter.setPen(QPen{colors.stripe, 0.1 * shoulder, Qt::SolidLine, Qt::FlatCap});
    for (const double aside : {-0.92, -0.76, 0.76, 0.92}) {
        const double half = 0.92 * deep * std::sqrt(1.0 - aside * aside);
        painter.drawLine(body + QPointF{-half, aside * shoulder},
                         body + QPointF{half, aside * shoulder});
    }
}

void paintStanding(QPainter& painter, const FigureColors& colors, Side side, const Sizes& size) {
    const double shoulder = 0.47 * size.width;
    const double arm = 0.15 * size.width;
    QPainterPath arms;
    for (const double left : {1.0, -1.0}) {
        arms.moveTo(0.04 * size.length, left * 0.8 * shoulder);
        arms.quadTo(
            0.26 * size.length, left * 0.95 * shoulder, 0.36 * size.length, left * 0.42 * shoulder);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen{colors.bodyEdge, arm + 2.0 * size.pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(arms);
    painter.setPen(QPen{colors.pattern == KitPattern::Sleeves ? colors.stripe : colors.body,
                        arm,
                        Qt::SolidLine,
                        Qt::RoundCap,
                        Qt::RoundJoin});
    painter.drawPath(arms);
    if (colors.pattern == KitPattern::SleeveBands)
        paintSleeveBands(painter, colors, size, shoulder, arm);
    const QPointF body{-0.05 * size.length, 0.0};
    const double deep = 0.23 * size.length;
    painter.setPen(QPen{colors.bodyEdge, std::max(0.08, size.pixel)});
    painter.setBrush(colors.pattern == KitPattern::Yoke ? colors.stripe : colors.body);
    painter.drawEllipse(body, deep, shoulder);
    if (colors.pattern == KitPattern::ShoulderStripes)
        paintShoulderStripes(painter, colors, body, deep, shoulder);
    paintHelmet(painter,
                colors,
                side,
                QPointF{0.0, 0.0},
                0.29 * std::min(size.length, 1.2 * size.width),
                size.pixel);
}

double lyingLength(const FigureDrawing& figure) {
    return std::max(1.6, figure.heightYards);
}

/// The lying man points along x, from the middle of his base.
void paintFallen(QPainter& painter,
                 const FigureColors& colors,
                 const FigureDrawing& figure,
                 const Sizes& size) {
    const double half = 0.42 * size.width;
    const double reach = lyingLength(figure);
    QPainterPath body;
    body.addRoundedRect(
        QRectF{-0.1 * size.length, -half, 0.62 * reach, 2.0 * half}, 0.8 * half, 0.8 * half);
    painter.setPen(QPen{colors.bodyEdge, std::max(0.1, 1.2 * size.pixel)});
    painter.setBrush(colors.body);
    QPainterPath limbs;
    for (const double left : {1.0, -1.0}) {
        limbs.moveTo(0.42 * reach, left * 0.8 * half);
        limbs.lineTo(0.62 * reach, left * 1.75 * half);
    }
    const QPen arm{colors.bodyEdge, 0.2 * size.width, Qt::SolidLine, Qt::RoundCap};
    painter.strokePath(limbs, arm);
    painter.drawPath(body);
    const double r = 0.25 * std::min(size.length, 1.2 * size.width);
    paintHelmet(
        painter, colors, figure.look.side, QPointF{0.62 * reach + 0.3 * r, 0.0}, r, size.pixel);
    const double cross = 0.5 * half;
    const QPointF at{0.2 * reach, 0.0};
    for (const auto& [color, width] :
         {std::pair{QColor{0x10, 0x13, 0x1a}, 0.34}, std::pair{QColor{0xff, 0xff, 0xff}, 0.2}}) {
        painter.setPen(QPen{color,
                            std::max(width * size.width * 0.5, 1.4 * size.pixel),
                            Qt::SolidLine,
                            Qt::RoundCap});
        painter.drawLine(at + QPointF{-cross, -cross}, at + QPointF{cross, cross});
        painter.drawLine(at + QPointF{-cross, cross}, at + QPointF{cross, -cross});
    }
}

/// Painted along x: ahead, or where he fell to.
void paintMan(QPainter& painter,
              const LayerContext& context,
              const FigureDrawing& figure,
              double pixel) {
    const FigureColors colors = figureColors(context.scene.team(figure.look.side), figure.look);
    const QRectF box = figure.outline.boundingRect();
    const Sizes size{box.width(), box.height(), pixel};
    if (figure.fallenDeg)
        paintFallen(painter, colors, figure, size);
    else
        paintStanding(painter, colors, figure.look.side, size);
}
}  // namespace

void FigureLayer::paintOne(QPainter& painter,
                           const LayerContext& context,
                           const FigureDrawing& figure) const {
    const double pixel = 1.0 / context.pixelsPerYard;
    const double along = figure.fallenDeg.value_or(figure.headingDeg);
    const double reach =
        spriteReach(figure) + (figure.fallenDeg ? 0.62 * lyingLength(figure) : 0.0);
    drawFigure(m_sprites, painter, context, figure, along, reach, [&](QPainter& ink) {
        paintMan(ink, context, figure, pixel);
    });
}

void FigureLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (context.scene.shown.men) {
        // who stands nearer to us hides who stands behind him
        std::vector<const FigureDrawing*> order;
        for (const FigureDrawing& figure : context.scene.figures)
            order.push_back(&figure);
        std::ranges::stable_sort(order, {}, [&](const FigureDrawing* figure) {
            return std::pair{!figure->fallenDeg.has_value(), context.map(figure->at).y()};
        });
        for (const FigureDrawing* figure : order)
            m_men.draw(painter, context, *figure);
        painter.restore();
        return;
    }
    // Those who lie are below those who stand.
    for (const bool lying : {true, false})
        for (const FigureDrawing& figure : context.scene.figures)
            if (figure.fallenDeg.has_value() == lying)
                paintOne(painter, context, figure);
    painter.restore();
}

}  // namespace thrum::gui
