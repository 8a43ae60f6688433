#include "gui/painters/mark_layers.hpp"

#include <algorithm>

namespace thrum::gui {

void TraceLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.shown.traces)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const TraceDrawing& trace : context.scene.traces) {
        if (trace.points.size() < 2)
            continue;
        const bool carrier = context.scene.carrier && trace.id == *context.scene.carrier;
        const bool home = trace.id.side() == Side::Home;
        const QColor color =
            carrier ? QColor{0xff, 0xd9, 0x6a, 235}
                    : (home ? QColor{0xcf, 0xdd, 0xff, 120} : QColor{0xff, 0xe6, 0xdc, 105});
        const double width = std::clamp((carrier ? 0.2 : 0.12) * context.pixelsPerYard,
                                        carrier ? 2.0 : 1.1,
                                        carrier ? 4.0 : 2.5);
        painter.setPen(QPen{color, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin});
        painter.drawPolyline(context.toWidget.map(trace.points));
        if (carrier) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawEllipse(context.map(trace.points.first()), 1.6 * width, 1.6 * width);
            painter.setBrush(Qt::NoBrush);
        }
    }
    painter.restore();
}

}  // namespace thrum::gui
