#include "gui/board/scene_change.hpp"

#include "gui/board/layers/mark_layers.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
/// What is said about places between men, or finds its own place among them, moves with them.
bool hasWanderingMarks(const BoardScene& scene) {
    return scene.measure || scene.contact || scene.caption || scene.stick || scene.fan ||
           scene.shot || scene.flying || scene.flightEnd || !scene.ballLabel.isEmpty() ||
           !scene.engaged.empty() || !scene.hints.empty();
}

bool sameButMotion(const BoardScene& a, const BoardScene& b) {
    return a.board == b.board && a.home == b.home && a.visitor == b.visitor &&
           a.figures.size() == b.figures.size() && a.traces.size() == b.traces.size() &&
           a.ghosts == b.ghosts && a.heat == b.heat && a.lineOfScrimmage == b.lineOfScrimmage &&
           a.kicksOff == b.kicksOff && a.spot == b.spot && a.lineToGain == b.lineToGain &&
           a.carrier == b.carrier && a.zone == b.zone && a.lanes == b.lanes && a.ball == b.ball &&
           a.ballYards == b.ballYards && a.offered == b.offered && a.chosen == b.chosen &&
           a.selected == b.selected && a.focused == b.focused && a.hovered == b.hovered &&
           a.rubberBand == b.rubberBand && a.handles == b.handles &&
           a.boardFocused == b.boardFocused && a.mapCorner == b.mapCorner && a.shown == b.shown &&
           !hasWanderingMarks(a) && !hasWanderingMarks(b);
}

/// All that is drawn of a man and round him: base, plate, ring, arrow, handle, a lying body.
QRectF extent(const LayerContext& context, const FigureDrawing& figure) {
    constexpr double kMarkPixels = 48.0;
    const QRectF box = figure.outline.boundingRect();
    const double reach = (0.62 * std::max(box.width(), box.height()) + 1.0 + figure.heightYards) *
                             context.pixelsPerYard +
                         kMarkPixels;
    const QPointF at = context.map(figure.at);
    return {at.x() - reach, at.y() - reach, 2.0 * reach, 2.0 * reach};
}

/// The part of a way that may look otherwise than before: what was not there, and its old end.
QRectF newPart(const LayerContext& context, const TraceDrawing& was, const TraceDrawing& is) {
    constexpr double kStroke = 6.0;
    qsizetype same = 0;
    const qsizetype both = std::min(was.points.size(), is.points.size());
    while (same < both && was.points[same] == is.points[same])
        ++same;
    const qsizetype from = std::max<qsizetype>(0, same - 2);  // the join before it
    QRectF changed;
    for (const QPolygonF* points : {&was.points, &is.points})
        if (from < points->size())
            changed |= context.toWidget.map(points->sliced(from))
                           .boundingRect()
                           .adjusted(-kStroke, -kStroke, kStroke, kStroke);
    return changed;
}
}  // namespace

std::optional<QRectF> movedPixels(const LayerContext& before, const LayerContext& now) {
    const BoardScene& was = before.scene;
    const BoardScene& is = now.scene;
    if (!sameButMotion(was, is))
        return std::nullopt;
    QRectF changed;
    for (std::size_t i = 0; i < is.figures.size(); ++i) {
        if (was.figures[i] == is.figures[i])
            continue;
        if (was.figures[i].id != is.figures[i].id)
            return std::nullopt;
        changed |= extent(before, was.figures[i]) | extent(now, is.figures[i]);
    }
    if (is.shown.traces) {
        for (std::size_t i = 0; i < is.traces.size(); ++i) {
            if (was.traces[i].id != is.traces[i].id)
                return std::nullopt;
            if (was.traces[i].points != is.traces[i].points)
                changed |= newPart(now, was.traces[i], is.traces[i]);
        }
    }
    if (!changed.isEmpty())
        changed |= MiniMapLayer::place(now);
    return changed;
}

}  // namespace thrum::gui
