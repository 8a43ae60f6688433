#include "gui/board/layers/table_layers.hpp"

#include <thrum/core/field.hpp>

#include <cmath>

namespace thrum::gui {

void HeatLayer::paint(QPainter& painter, const LayerContext& context) const {
    const auto& heat = context.scene.heat;
    if (heat == nullptr)
        return;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // The picture's rows go down, the field's up; end for end both turn over.
    const QRectF& field = heat->field;
    const QPointF from = context.map(field.bottomLeft());
    const QPointF to = context.map(field.topRight());
    painter.translate(from);
    painter.scale((to.x() - from.x()) / heat->colors.width(),
                  (to.y() - from.y()) / heat->colors.height());
    painter.drawImage(QPointF{0.0, 0.0}, heat->colors);
    painter.restore();
}

void GridLayer::paint(QPainter& painter, const LayerContext& context) const {
    constexpr double kLeastPixels = 5.0;  // a finer grid would be a gray field
    if (!context.scene.shown.grid || context.pixelsPerYard < kLeastPixels)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double bottom = field::kBottomSideline.yards();
    const double top = field::kTopSideline.yards();
    const double left = field::kHomeEndLine.yards();
    const double right = field::kVisitorEndLine.yards();
    const QRectF seen = context.view.visibleField();
    const auto line = [&](QPointF from, QPointF to, bool strong) {
        painter.setPen(QPen{QColor{255, 255, 255, strong ? 84 : 44}, 0.0});
        painter.drawLine(context.map(from), context.map(to));
    };
    for (double x = left; x <= right; x += 1.0)
        if (x >= seen.left() - 1.0 && x <= seen.right() + 1.0)
            line({x, bottom}, {x, top}, false);
    // across from the middle of the field, every fifth line stronger
    const double middle = field::kMiddle.y.yards();
    const int half = static_cast<int>(top - middle);
    for (int yard = -half; yard <= half; ++yard)
        line({left, middle + yard}, {right, middle + yard}, yard % 5 == 0);
    painter.restore();
}

}  // namespace thrum::gui
