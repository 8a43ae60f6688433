#pragma once

#include "gui/board/layers/layer.hpp"

#include <optional>
#include <vector>

namespace thrum::gui {

/// Where the words of an aim stand: clear of men, and none over another. Words that find no room
/// are left out.
struct AimChips {
    QPointF topAt;    ///< the highest point in the air
    QPointF meetsAt;  ///< where it is caught
    std::optional<QPointF> top;
    std::optional<QPointF> lands;
    std::optional<QPointF> meets;
    std::vector<QRectF> taken;

    [[nodiscard]] bool isFree(const QRectF& place) const;
    /// Room for a text with this middle, if nothing stands there yet; it is taken then.
    bool take(QPointF middle, const QString& text);
};

[[nodiscard]] AimChips aimChips(const LayerContext& context, const ShotDrawing& shot);

/// Height is drawn up the screen, a yard as long as a yard of ground.
[[nodiscard]] QPointF pixelInAir(const LayerContext& context, const FlightPoint& point);

}  // namespace thrum::gui
