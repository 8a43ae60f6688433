#include "gui/board/hit_test.hpp"

#include "gui/board/layers/heading_handle.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr double kLeastTarget = 12.0;  // pixels from the centre
constexpr double kHandleTarget = 9.0;

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}
}  // namespace

std::optional<FigureId> figureAt(const LayerContext& context, QPointF pixel) {
    std::optional<FigureId> best;
    double nearest = 0.0;
    for (const FigureDrawing& figure : context.scene.figures) {
        const QRectF box = figure.outline.boundingRect();
        const double reach = std::max(
            kLeastTarget, 0.5 * std::hypot(box.width(), box.height()) * context.pixelsPerYard);
        const double away = distance(context.map(figure.at), pixel);
        if (away <= reach && (!best || away < nearest)) {
            best = figure.id;
            nearest = away;
        }
    }
    return best;
}

std::optional<FigureId> handleAt(const LayerContext& context, QPointF pixel) {
    if (!context.scene.handles || !context.scene.shown.headings)
        return std::nullopt;
    for (const FigureId id : context.scene.selected) {
        const FigureDrawing* figure = context.scene.figure(id);
        if (figure != nullptr && !figure->fallenDeg &&
            distance(headingHandle(context, *figure), pixel) <= kHandleTarget)
            return id;
    }
    return std::nullopt;
}

std::vector<FigureId> figuresIn(const BoardScene& scene, const QRectF& yards) {
    const QRectF area = yards.normalized();
    std::vector<FigureId> inside;
    for (const FigureDrawing& figure : scene.figures)
        if (area.contains(figure.at))
            inside.push_back(figure.id);
    return inside;
}

}  // namespace thrum::gui
