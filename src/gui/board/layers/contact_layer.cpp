#include "gui/board/layers/floating_text.hpp"
#include "gui/board/layers/mark_layers.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPolygonF>

namespace thrum::gui {

void ContactLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.contact || !context.scene.shown.contacts)
        return;
    const QPointF at = context.map(context.scene.contact->at);
    const double outer = std::clamp(0.95 * context.pixelsPerYard, 9.0, 22.0);
    QPolygonF burst;
    constexpr int kRays = 16;
    for (int i = 0; i < kRays; ++i) {
        const double angle = std::numbers::pi * 2.0 * i / kRays;
        const double r = i % 2 == 0 ? outer : 0.52 * outer;
        burst << at + QPointF{r * std::cos(angle), r * std::sin(angle)};
    }
    const QPointF away = clearOfMen(context, at, context.scene.contact->label);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{QColor{0x14, 0x18, 0x1f, 200}, 4.0});
    painter.drawLine(at, at + away);
    painter.setPen(QPen{QColor{0xff, 0xe1, 0x4d}, 1.8});
    painter.drawLine(at, at + away);
    painter.setPen(QPen{QColor{0x3a, 0x10, 0x06}, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(QColor{0xff, 0xe1, 0x4d});
    painter.drawPolygon(burst);
    painter.setBrush(QColor{0xe8, 0x3b, 0x1d});
    painter.drawEllipse(at, 0.26 * outer, 0.26 * outer);
    painter.restore();
    if (!context.scene.contact->label.isEmpty())
        paintFloatingText(painter,
                          context,
                          at + away,
                          context.scene.contact->label,
                          QColor{0x14, 0x18, 0x1f, 232},
                          QColor{0xff, 0xe1, 0x4d});
}

}  // namespace thrum::gui
