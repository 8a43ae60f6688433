#include "gui/board/layers/figure_art.hpp"

#include "gui/theme/board_colors.hpp"

#include <cmath>

namespace thrum::gui {

namespace {
using board_colors::kPaper;
constexpr QColor kPaperShade{0xdd, 0xd8, 0xc8};

Color plainColor(const QColor& color) {
    return {static_cast<std::uint8_t>(color.red()),
            static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

/// What the unit's own kit says otherwise.
void wear(FigureColors& colors, const UnitLook& worn) {
    const auto take = [](QColor& to, const QColor& color) {
        if (color.isValid())
            to = color;
    };
    take(colors.body, worn.jersey);
    take(colors.helmet, worn.helmet);
    take(colors.helmetStripe, worn.helmetStripe);
    take(colors.numbers, worn.numbers);
    take(colors.pants, worn.pants);
    take(colors.stripe, worn.stripe);
    colors.pattern = worn.pattern;
    // a plate is there to be read: it takes the numbers' color only where that reads well
    constexpr double kReadsWell = 7.0;
    if (worn.numbers.isValid() &&
        contrastOf(plainColor(worn.numbers), plainColor(colors.plate)) >= kReadsWell)
        colors.plateText = worn.numbers;
}
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
        colors.stripe = team.accent;
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
        colors.stripe = team.kit;
    }
    // a dark unit wears the trim's pants, a white one white ones and the kit's socks
    constexpr int kLight = 140;
    const bool white = colors.body.lightness() > kLight;
    colors.pants = white ? colors.base : colors.front;
    colors.socks = white ? colors.front : colors.base;
    colors.numbers = colors.plateText;
    wear(colors, look.darkUnit ? team.dark : team.white);
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
