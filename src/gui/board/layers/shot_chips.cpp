#include "gui/board/layers/shot_chips.hpp"

#include "gui/board/layers/floating_text.hpp"

#include <algorithm>

namespace thrum::gui {

QPointF pixelInAir(const LayerContext& context, const FlightPoint& point) {
    return context.map(point.ground) - QPointF{0.0, point.heightYards * context.pixelsPerYard};
}

bool AimChips::isFree(const QRectF& place) const {
    return std::ranges::none_of(taken,
                                [&](const QRectF& other) { return other.intersects(place); });
}

bool AimChips::take(QPointF middle, const QString& text) {
    QRectF place{QPointF{}, floatingTextSize(text)};
    place.moveCenter(middle);
    if (text.isEmpty() || !isFree(place))
        return false;
    taken.push_back(place);
    return true;
}

AimChips aimChips(const LayerContext& context, const ShotDrawing& shot) {
    AimChips chips;
    const auto put = [&](std::optional<QPointF>& chip, QPointF at, const QString& text) {
        const QPointF middle = at + clearOfMen(context, at, text);
        if (chips.take(middle, text))
            chip = middle;
    };
    if (shot.meets) {
        chips.meetsAt = pixelInAir(
            context, shot.way.empty() ? FlightPoint{shot.meets->at, 0.0} : shot.way.back());
        put(chips.meets, chips.meetsAt, shot.meets->text);
    }
    if (shot.lands)
        put(chips.lands, context.map(shot.lands->at), shot.lands->text);
    if (shot.top) {
        chips.topAt = pixelInAir(context, {shot.top->at, shot.topYards});
        put(chips.top, chips.topAt, shot.top->text);
    }
    return chips;
}

}  // namespace thrum::gui
