#pragma once

#include "gui/board/layers/layer.hpp"

#include <QPainterPath>

namespace thrum::gui {

/// Colors of one figure, worked out from its team and unit (D87): dark unit in the kit, white unit
/// in white with the kit's color as edge, and what else the unit wears over that.
struct FigureColors {
    QColor base;
    QColor baseLight;
    QColor edge;
    QColor front;
    QColor body;
    QColor bodyEdge;
    QColor helmet;
    QColor helmetStripe;
    QColor plate;
    QColor plateEdge;
    QColor plateText;
    QColor numbers;  ///< on chest and back
    QColor pants;
    QColor socks;
    QColor stripe;  ///< of the pattern
    KitPattern pattern = KitPattern::Plain;
};
[[nodiscard]] FigureColors figureColors(const TeamLook& team, FigureLook look);

/// Moves the painter to a place, x along the heading, y left of it, in yards.
void enterFrame(QPainter& painter, const LayerContext& context, QPointF at, double headingDeg);
/// Moves the painter into the frame of a base: origin at its centre, x ahead, y left, in yards.
void enterBaseFrame(QPainter& painter, const LayerContext& context, const FigureDrawing& figure);

/// The part of the outline that faces ahead, as an open line.
[[nodiscard]] QPolygonF frontEdge(const QPolygonF& outline);

}  // namespace thrum::gui
