#pragma once

#include "gui/board/layers/figure_sprites.hpp"
#include "gui/board/layers/layer.hpp"
#include "gui/board/layers/plastic_men.hpp"

namespace thrum::gui {

/// Soft shadows of bases and men on the plate.
class ShadowLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;

private:
    mutable FigureSprites m_sprites;
};

/// Bases with their thick front edge; the visitors' are striped.
class BaseLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;

private:
    mutable FigureSprites m_sprites;
};

/// The men: plastic ones as they stand on their bases, or tokens from above: shoulders, arms,
/// helmet (home a filled disc, visitors a striped ring). Those who have fallen lie, tokens with a
/// cross.
class FigureLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;

private:
    void paintOne(QPainter& painter,
                  const LayerContext& context,
                  const FigureDrawing& figure) const;

    mutable PlasticMen m_men;
    mutable FigureSprites m_sprites;
};

/// Upright number plates.
class NumberPlateLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Halo round the carrier, the ball on his base and the arrow that points him out.
class CarrierLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;

private:
    mutable FigureSprites m_sprites;
};

}  // namespace thrum::gui
