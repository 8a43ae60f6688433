#include "gui/painters/chip.hpp"

#include "gui/painters/crisp.hpp"

#include <QApplication>
#include <QFontMetricsF>

namespace thrum::gui {

namespace {
QFont chipFont(const ChipLook& look) {
    QFont font = QApplication::font();
    font.setPixelSize(look.textPixels);
    font.setBold(true);
    return font;
}
}  // namespace

QSizeF chipSize(const QString& text, const ChipLook& look) {
    return {QFontMetricsF{chipFont(look)}.horizontalAdvance(text) + 2.0 * look.padding,
            look.height};
}

void paintChip(QPainter& painter,
               const LayerContext& context,
               QPointF topLeft,
               const QString& text,
               const ChipLook& look) {
    const QRectF box = crispRect(QRectF{topLeft, chipSize(text, look)}, context.pixelRatio);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{look.border, 1.0});
    painter.setBrush(look.fill);
    painter.drawRoundedRect(box, look.corner, look.corner);
    painter.setFont(chipFont(look));
    painter.setPen(look.ink);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

}  // namespace thrum::gui
