#pragma once

#include "gui/board/layers/layer.hpp"

/// What lies on the board or is drawn on it for the coach who is to decide.
namespace thrum::gui {

/// A throw or kick that is aimed, a ball in the air with its shadow, what it came to, and the ring
/// round a ball that lies free.
class ShotLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Where the ball was carried in the game that is watched.
class HeatLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// A line for each yard along and across, for a coach who measures by eye.
class GridLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Where men may be put while one is in hand, and the gunners' lanes.
class ZoneLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Links between bases that are engaged (TAP-EN-5).
class EngagedLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Who may be chosen now, and who has been; the half turn a pivot may take; men who stand where
/// the line-up would be refused.
class OfferLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// A coach's idea: where men would stand and face, in dashed outlines with an arrow.
class HintLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// The measured line from helmet to helmet, the passing stick and the magnet ball.
class StickLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

}  // namespace thrum::gui
