#include "gui/board/layers/table_layers.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QPainterPath>

namespace thrum::gui {

namespace {
constexpr QColor kLane{0xff, 0xd2, 0x3f};

QRectF plate() {
    return QRectF{QPointF{field::kHomeEndLine.yards(), field::kBottomSideline.yards()},
                  QPointF{field::kVisitorEndLine.yards(), field::kTopSideline.yards()}};
}
}  // namespace

void ZoneLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (context.scene.zone) {
        const QRectF legal = context.map(*context.scene.zone);
        QPainterPath outside;
        outside.setFillRule(Qt::OddEvenFill);
        outside.addRect(context.map(plate()));
        outside.addRect(legal);
        painter.setPen(Qt::NoPen);
        painter.fillPath(outside, QColor{0x10, 0x08, 0x0a, 92});
        painter.fillPath(outside, QBrush{QColor{0xff, 0x7d, 0x92, 70}, Qt::DiagCrossPattern});
        painter.fillRect(legal, QBrush{QColor{0xe9, 0xff, 0xf1, 34}, Qt::BDiagPattern});
        painter.setPen(QPen{QColor{0xe9, 0xff, 0xf1, 190}, 1.6, Qt::DashLine});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(legal);
    }
    for (const QRectF& lane : context.scene.lanes) {
        const QRectF box = context.map(lane);
        QColor fill = kLane;
        fill.setAlpha(34);
        painter.fillRect(box, fill);
        fill.setAlpha(60);
        painter.fillRect(box, QBrush{fill, Qt::FDiagPattern});
        painter.setPen(QPen{kLane, 1.4, Qt::DashLine});
        painter.drawLine(box.topLeft(), box.topRight());
        painter.drawLine(box.bottomLeft(), box.bottomRight());
    }
    painter.restore();
}

}  // namespace thrum::gui
