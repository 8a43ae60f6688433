#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/table_layers.hpp"

#include <cmath>
#include <numbers>

namespace thrum::gui {

namespace {
constexpr QColor kIdea{0xff, 0xf2, 0x7a};
constexpr QColor kShade{0, 0, 0, 150};
constexpr double kArrowYards = 4.0;

void paintArrow(QPainter& painter, QPointF from, QPointF to, double width) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 4.0)
        return;
    const QPointF along = way / length;
    const QPointF across{-along.y(), along.x()};
    const QPointF neck = to - along * 10.0;
    const QPolygonF head{{to, neck + across * 5.0, neck - across * 5.0}};
    for (const auto& [color, extra] : {std::pair{kShade, 2.0}, std::pair{kIdea, 0.0}}) {
        painter.setPen(QPen{color, width + extra, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(from, neck);
        painter.setPen(QPen{color, extra + 1.0});
        painter.setBrush(color);
        painter.drawPolygon(head);
    }
    painter.setBrush(Qt::NoBrush);
}
}  // namespace

void HintLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (context.scene.hints.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const HintDrawing& hint : context.scene.hints) {
        const FigureDrawing& man = hint.man;
        painter.save();
        enterBaseFrame(painter, context, man);
        const double pixel = 1.0 / context.pixelsPerYard;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{kShade, 4.0 * pixel});
        painter.drawPolygon(man.outline);
        painter.setPen(QPen{kIdea, 2.0 * pixel, Qt::DashLine});
        painter.drawPolygon(man.outline);
        painter.restore();
        const QPointF at = context.map(man.at);
        if (hint.from) {
            paintArrow(painter, context.map(*hint.from), at, 2.0);
        } else if (hint.named) {
            const double radius = 1.9 * context.pixelsPerYard;
            painter.setPen(QPen{kShade, 5.0});
            painter.drawEllipse(at, radius, radius);
            painter.setPen(QPen{kIdea, 2.6, Qt::DashLine});
            painter.drawEllipse(at, radius, radius);
        } else {
            const double angle = man.headingDeg * std::numbers::pi / 180.0;
            const QPointF ahead{std::cos(angle) * kArrowYards, std::sin(angle) * kArrowYards};
            paintArrow(painter, at, context.map(man.at + ahead), 2.4);
        }
    }
    painter.restore();
}

}  // namespace thrum::gui
