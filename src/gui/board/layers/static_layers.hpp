#pragma once

#include "gui/board/layers/layer.hpp"

namespace thrum::gui {

/// The table top, the tin frame round the plate and its rails.
class FrameLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// The enamelled plate: green with mown bands, the grain of the metal, the print in the margin.
class SurfaceLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Both end zones in the teams' colors with their names; the visitors' are striped.
class EndZoneLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Yard lines each 5, goal lines, border, hash marks each yard.
class MarkingsLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// The numbers along both sides with their arrows towards the nearer goal.
class NumbersLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Goal posts on the end lines, from above.
class GoalPostLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

}  // namespace thrum::gui
