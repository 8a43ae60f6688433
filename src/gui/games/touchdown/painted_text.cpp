#include "gui/games/touchdown/painted_text.hpp"

#include <algorithm>

#include <QFontMetricsF>

namespace thrum::gui::tdm {

namespace {
constexpr double kSmallest = 6.0;

QFont styled(const QFont& family, const TextStyle& style, double pixels) {
    QFont font = family;
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    font.setBold(style.bold);
    if (style.spacing != 0.0)
        font.setLetterSpacing(QFont::PercentageSpacing, 100.0 + style.spacing);
    return font;
}
}  // namespace

QFont fittedFont(const QFont& family,
                 const QString& text,
                 const QSizeF& room,
                 const TextStyle& style) {
    double pixels = std::max(kSmallest, style.pixels);
    QFont font = styled(family, style, pixels);
    for (int tries = 0; tries < 24; ++tries) {
        const QFontMetricsF metrics{font};
        const double wide = metrics.horizontalAdvance(text);
        const double part =
            std::min(wide > 0.0 ? room.width() / wide : 1.0, room.height() / metrics.height());
        if (part >= 1.0 || pixels <= kSmallest)
            break;
        pixels = std::max(kSmallest, std::min(pixels - 1.0, pixels * part));
        font = styled(family, style, pixels);
    }
    return font;
}

void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style) {
    if (text.isEmpty() || box.width() <= 1.0 || box.height() <= 1.0)
        return;
    const QFont before = painter.font();
    const QFont font = fittedFont(before, text, box.size(), style);
    painter.setFont(font);
    painter.setPen(style.color);
    painter.drawText(box,
                     style.align | Qt::TextSingleLine,
                     QFontMetricsF{font}.elidedText(text, Qt::ElideRight, box.width() + 1.0));
    painter.setFont(before);
}

double textWidth(const QFont& family, const QString& text, const TextStyle& style) {
    return QFontMetricsF{styled(family, style, style.pixels)}.horizontalAdvance(text);
}

QRectF drawChip(QPainter& painter,
                QPointF middle,
                const QString& text,
                const TextStyle& style,
                const QColor& fill,
                const QColor& edge,
                const QRectF& bounds) {
    const double high = style.pixels * 1.62;
    const double wide =
        std::min(bounds.width(), textWidth(painter.font(), text, style) + style.pixels * 1.3);
    QRectF box{middle.x() - wide / 2, middle.y() - high / 2, wide, high};
    box.moveLeft(
        std::clamp(box.left(), bounds.left(), std::max(bounds.left(), bounds.right() - wide)));
    box.moveTop(
        std::clamp(box.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - high)));
    painter.setPen(edge.isValid() ? QPen{edge, 1.4} : QPen{Qt::NoPen});
    painter.setBrush(fill);
    painter.drawRoundedRect(box, std::min(high / 2, 6.0), std::min(high / 2, 6.0));
    drawFitted(painter, box.adjusted(style.pixels * 0.4, 0, -style.pixels * 0.4, 0), text, style);
    return box;
}

}  // namespace thrum::gui::tdm
