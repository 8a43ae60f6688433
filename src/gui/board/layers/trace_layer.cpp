#include "gui/board/layers/mark_layers.hpp"

#include <algorithm>

namespace thrum::gui {

void TraceLayer::paintPart(QPainter& painter,
                           const LayerContext& context,
                           const TraceDrawing& trace,
                           qsizetype from,
                           qsizetype to) {
    if (to <= from)
        return;
    const bool carrier = context.scene.carrier && trace.id == *context.scene.carrier;
    const bool home = trace.id.side() == Side::Home;
    const QColor color =
        trace.faint ? QColor{0xff, 0xe9, 0xa8, 110}
        : carrier   ? QColor{0xff, 0xd9, 0x6a, 235}
                    : (home ? QColor{0xcf, 0xdd, 0xff, 120} : QColor{0xff, 0xe6, 0xdc, 105});
    const double width = trace.faint ? 1.3
                                     : std::clamp((carrier ? 0.2 : 0.12) * context.pixelsPerYard,
                                                  carrier ? 2.0 : 1.1,
                                                  carrier ? 4.0 : 2.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{color, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin});
    painter.drawPolyline(context.toWidget.map(trace.points.sliced(from, to - from + 1)));
    if (carrier && from == 0 && !trace.faint) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(context.map(trace.points.first()), 1.6 * width, 1.6 * width);
    }
    painter.restore();
}

void TraceLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.shown.traces)
        return;
    for (const TraceDrawing& trace : context.scene.traces)
        paintPart(painter, context, trace, 0, trace.points.size() - 1);
}

}  // namespace thrum::gui
