#pragma once

#include "gui/board/layers/layer.hpp"

namespace thrum::gui {

/// Pale men of another play, under the men of this one.
class GhostLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Line of scrimmage (solid, "LOS") and line to gain (dashed, "1st") with their tags.
class PlayLinesLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// The way every figure went; the carrier's stands out.
class TraceLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;

    /// The part of one way from a point to a later one; nothing if there is none.
    static void paintPart(QPainter& painter,
                          const LayerContext& context,
                          const TraceDrawing& trace,
                          qsizetype from,
                          qsizetype to);
};

/// Selected, hovered and focused figures, heading handles, the rubber band.
class SelectionLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// The deciding contact: a burst where it happened and who it was.
class ContactLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Small texts that float over the board: why a place is refused, how far a drag went.
class CaptionLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// A padlock on whoever keeps his place.
class LockLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// Outlines of the figures that would be refused where they are.
class RefusalLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;
};

/// The whole plate in a corner while only a part of it is in sight.
class MiniMapLayer final : public Layer {
public:
    void paint(QPainter& painter, const LayerContext& context) const override;

    /// Where the map lies in the widget; empty while the whole plate is in sight.
    [[nodiscard]] static QRectF place(const LayerContext& context);
    /// The corner where it lies if it lay in this one now: the same while no man, ball or mark is
    /// under it, else the first free one, else the one with the fewest.
    [[nodiscard]] static MapCorner freeCorner(const LayerContext& context, MapCorner now);
    /// The field point under a pixel of the map.
    [[nodiscard]] static QPointF fieldAt(const LayerContext& context, QPointF pixel);
};

}  // namespace thrum::gui
