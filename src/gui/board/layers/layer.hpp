#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board/board_transform.hpp"

#include <QPainter>

namespace thrum::gui {

/// What a painter may look at. The painter's coordinates are widget pixels; `toWidget` brings field
/// yards there.
struct LayerContext {
    const BoardScene& scene;
    const BoardTransform& view;
    QTransform toWidget;
    double pixelsPerYard = 1.0;
    double pixelRatio = 1.0;

    LayerContext(const BoardScene& shown, const BoardTransform& transform, double ratio)
        : scene{shown},
          view{transform},
          toWidget{transform.toWidget()},
          pixelsPerYard{transform.pixelsPerYard()},
          pixelRatio{ratio} {}

    [[nodiscard]] QPointF map(QPointF yards) const { return toWidget.map(yards); }
    [[nodiscard]] QRectF map(QRectF yards) const { return toWidget.mapRect(yards); }
    /// Degrees counter-clockwise on the field to Qt's clockwise degrees on the screen.
    [[nodiscard]] double screenAngle(double fieldDegrees) const {
        return view.turned() ? 180.0 - fieldDegrees : -fieldDegrees;
    }
};

/// One layer of the board. Layers hold no state of the scene.
class Layer {
public:
    Layer() = default;
    Layer(const Layer&) = delete;
    Layer& operator=(const Layer&) = delete;
    Layer(Layer&&) = delete;
    Layer& operator=(Layer&&) = delete;
    virtual ~Layer() = default;

    virtual void paint(QPainter& painter, const LayerContext& context) const = 0;
};

}  // namespace thrum::gui
