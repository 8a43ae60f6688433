#include "gui/board/layers/static_layers.hpp"

#include <thrum/core/field.hpp>

#include <QPen>

namespace thrum::gui {

namespace {
constexpr double kHalfCrossbar = 3.083;  // 18 feet 6 inches across
constexpr QColor kPost{0xf5, 0xc5, 0x18};
constexpr QColor kPostEdge{0x6b, 0x52, 0x05};

void paintPost(QPainter& painter, const LayerContext& context, double endLine, double outward) {
    const double y = field::kMiddle.y.yards();
    const double scale = context.pixelsPerYard;
    const QPointF low = context.map(QPointF{endLine, y - kHalfCrossbar});
    const QPointF high = context.map(QPointF{endLine, y + kHalfCrossbar});
    const QPointF foot = context.map(QPointF{endLine + outward * 1.9, y});
    const QPointF middle = context.map(QPointF{endLine, y});
    const QPointF shade{0.35 * scale, 0.45 * scale};
    const auto strokes = [&](const QColor& color, double width) {
        painter.setPen(QPen{color, width, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(low, high);
        painter.drawLine(middle, foot);
    };
    painter.save();
    painter.translate(shade);
    strokes(QColor{0, 0, 0, 80}, 0.5 * scale);
    painter.restore();
    strokes(kPostEdge, 0.62 * scale);
    strokes(kPost, 0.38 * scale);
    painter.setPen(QPen{kPostEdge, std::max(1.0, 0.1 * scale)});
    painter.setBrush(kPost);
    for (const QPointF& upright : {low, high})
        painter.drawEllipse(upright, 0.42 * scale, 0.42 * scale);
    painter.setBrush(QColor{0x3a, 0x3e, 0x45});
    painter.drawEllipse(foot, 0.55 * scale, 0.55 * scale);
}
}  // namespace

void GoalPostLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPost(painter, context, field::kHomeEndLine.yards(), -1.0);
    paintPost(painter, context, field::kVisitorEndLine.yards(), 1.0);
    painter.restore();
}

}  // namespace thrum::gui
