#include "gui/board/layers/crisp.hpp"
#include "gui/board/layers/static_layers.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QPainterPath>

namespace thrum::gui {

namespace {
constexpr QColor kChalk{0xee, 0xf5, 0xec};
constexpr double kHashFromSideline = 23.583;  // 70 feet 9 inches

QColor chalk(double opacity) {
    QColor color = kChalk;
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

void paintHashes(QPainter& painter, const LayerContext& context) {
    const double width = std::max(1.0, 0.1 * context.pixelsPerYard);
    const double top = field::kTopSideline.yards();
    const bool each = context.pixelsPerYard > 4.2;
    for (int x = 1; x < 100; x += 1) {
        if (x % 5 == 0 || !each)
            continue;
        const double at = context.map(QPointF{static_cast<double>(x), 0.0}).x();
        const auto dash = [&](double y0, double y1) {
            fillCrispVertical(painter,
                              at,
                              context.map(QPointF{0.0, y0}).y(),
                              context.map(QPointF{0.0, y1}).y(),
                              width,
                              context.pixelRatio,
                              chalk(0.72));
        };
        dash(0.35, 0.95);
        dash(top - 0.95, top - 0.35);
        dash(kHashFromSideline - 0.6, kHashFromSideline);
        dash(top - kHashFromSideline, top - kHashFromSideline + 0.6);
    }
    for (int x = 5; x < 100; x += 5) {
        for (const double y : {kHashFromSideline, top - kHashFromSideline}) {
            const QPointF from = context.map(QPointF{x - 0.35, y});
            const QPointF to = context.map(QPointF{x + 0.35, y});
            fillCrispHorizontal(
                painter, from.y(), from.x(), to.x(), width, context.pixelRatio, chalk(0.85));
        }
    }
}
}  // namespace

void MarkingsLayer::paint(QPainter& painter, const LayerContext& context) const {
    const double top = field::kTopSideline.yards();
    const double high = context.map(QPointF{0.0, top}).y();
    const double low = context.map(QPointF{0.0, 0.0}).y();
    const double line = 0.12 * context.pixelsPerYard;
    for (int x = 0; x <= 100; x += 5) {
        const bool goal = x == 0 || x == 100;
        const bool ten = x % 10 == 0;
        fillCrispVertical(painter,
                          context.map(QPointF{static_cast<double>(x), 0.0}).x(),
                          high,
                          low,
                          goal ? 2.6 * line : (ten ? 1.25 * line : line),
                          context.pixelRatio,
                          chalk(goal ? 0.95 : (ten ? 0.88 : 0.6)));
    }
    paintHashes(painter, context);

    // The border: a white band of half a yard outside the lines, as wide as a real one at this
    // size.
    const double band = 0.5;
    const QRectF inner = crispRect(context.map(QRectF{QPointF{-10.0, 0.0}, QPointF{110.0, top}}),
                                   context.pixelRatio);
    const QRectF outer = crispRect(
        context.map(QRectF{QPointF{-10.0 - band, -band}, QPointF{110.0 + band, top + band}}),
        context.pixelRatio);
    QPainterPath border;
    border.addRect(outer);
    border.addRect(inner);
    painter.fillPath(border, chalk(0.92));
}

}  // namespace thrum::gui
