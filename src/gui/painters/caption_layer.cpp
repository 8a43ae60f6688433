#include "gui/painters/crisp.hpp"
#include "gui/painters/floating_text.hpp"
#include "gui/painters/mark_layers.hpp"

#include <algorithm>

#include <QApplication>
#include <QFontMetricsF>

namespace thrum::gui {

namespace {
QFont chipFont() {
    QFont font = QApplication::font();
    font.setPixelSize(12);
    font.setBold(true);
    return font;
}
}  // namespace

QSizeF floatingTextSize(const QString& text) {
    return {QFontMetricsF{chipFont()}.horizontalAdvance(text) + 22.0, 22.0};
}

void paintFloatingText(QPainter& painter,
                       const LayerContext& context,
                       QPointF middle,
                       const QString& text,
                       const QColor& fill,
                       const QColor& ink) {
    const QFont font = chipFont();
    const double width = floatingTextSize(text).width();
    const double height = floatingTextSize(text).height();
    const QSizeF room = context.view.viewport();
    const double x =
        std::clamp(middle.x() - width / 2.0, 4.0, std::max(4.0, room.width() - width - 4.0));
    const double y =
        std::clamp(middle.y() - height / 2.0, 4.0, std::max(4.0, room.height() - height - 4.0));
    const QRectF box = crispRect(QRectF{x, y, width, height}, context.pixelRatio);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{QColor{255, 255, 255, 60}, 1.0});
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 8.0, 8.0);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

void CaptionLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.caption)
        return;
    const CaptionDrawing& caption = *context.scene.caption;
    const QPointF at = context.map(caption.at) - QPointF{0.0, 2.6 * context.pixelsPerYard + 20.0};
    if (caption.refusal)
        paintFloatingText(painter,
                          context,
                          at,
                          QStringLiteral("✗ ") + caption.text,
                          QColor{0x8e, 0x11, 0x2d, 242},
                          Qt::white);
    else
        paintFloatingText(
            painter, context, at, caption.text, QColor{0x14, 0x18, 0x1f, 225}, Qt::white);
}

}  // namespace thrum::gui
