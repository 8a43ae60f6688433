#include "gui/board/layers/figure_art.hpp"

#include "gui/theme/board_colors.hpp"

#include <cmath>

namespace thrum::gui {

namespace {
using board_colors::kPaper;
constexpr QColor kPaperShade{0xdd, 0xd8, 0xc8};
}  // namespace

FigureColors figureColors(const TeamLook& team, FigureLook look) {
    FigureColors colors;
    if (look.darkUnit) {
        colors.base = team.kit.lighter(150);
        colors.baseLight = team.kit.lighter(215);
        colors.edge = team.kit.darker(230);
        colors.front = team.accent;
        colors.body = team.kit.darker(112);
        colors.bodyEdge = QColor{0x10, 0x13, 0x1a};
        colors.helmet = look.side == Side::Home ? team.accent : kPaper;
        colors.helmetStripe = look.side == Side::Home ? team.kit.darker(180) : team.kit.darker(120);
        colors.plate = team.kit.darker(210);
        colors.plateEdge = Qt::white;
        colors.plateText = Qt::white;
    } else {
        colors.base = kPaper;
        colors.baseLight = Qt::white;
        colors.edge = team.kit.darker(120);
        colors.front = team.kit;
        colors.body = kPaperShade;
        colors.bodyEdge = team.kit.darker(150);
        colors.helmet = look.side == Side::Home ? team.kit : kPaper;
        colors.helmetStripe = look.side == Side::Home ? team.accent : team.kit;
        colors.plate = Qt::white;
        colors.plateEdge = team.kit.darker(125);
        colors.plateText = team.kit.darker(150);
    }
    return colors;
}

void enterFrame(QPainter& painter, const LayerContext& context, QPointF at, double headingDeg) {
    painter.translate(context.map(at));
    painter.rotate(context.screenAngle(headingDeg));
    painter.scale(context.pixelsPerYard, -context.pixelsPerYard);
}

void enterBaseFrame(QPainter& painter, const LayerContext& context, const FigureDrawing& figure) {
    enterFrame(painter, context, figure.at, figure.headingDeg);
}

QPolygonF frontEdge(const QPolygonF& outline) {
    // An edge faces ahead if its outward normal is within 60 degrees of +x; outlines run
    // counter-clockwise, so the normal of (dx, dy) is (dy, -dx).
    constexpr double kCosine = 0.5;
    const qsizetype count = outline.size();
    const auto facesAhead = [&](qsizetype i) {
        const QPointF d = outline.at((i + 1) % count) - outline.at(i);
        return d.y() >= kCosine * std::hypot(d.x(), d.y());
    };
    QPolygonF front;
    for (qsizetype start = 0; start < count; ++start) {
        if (!facesAhead(start) || facesAhead((start + count - 1) % count))
            continue;
        front << outline.at(start);
        for (qsizetype i = start; facesAhead(i % count) && front.size() <= count; ++i)
            front << outline.at((i + 1) % count);
        break;
    }
    return front;
}

}  // namespace thrum::gui
