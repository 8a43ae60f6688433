#include "gui/board/layers/chip.hpp"

#include "gui/board/layers/crisp.hpp"

#include <cstddef>
#include <vector>

#include <QApplication>
#include <QFontMetricsF>
#include <QPixmap>

namespace thrum::gui {

namespace {
QFont chipFont(const ChipLook& look) {
    QFont font = QApplication::font();
    font.setPixelSize(look.textPixels);
    font.setBold(true);
    return font;
}

constexpr int kRim = 2;  // device pixels that the border may reach out of the box

QPixmap drawnChip(const QString& text, const ChipLook& look, QSizeF size, double ratio) {
    QPixmap chip{(size * ratio).toSize() + QSize{2 * kRim, 2 * kRim}};
    chip.setDevicePixelRatio(ratio);
    chip.fill(Qt::transparent);
    QPainter painter{&chip};
    const QRectF box{QPointF{kRim / ratio, kRim / ratio}, size};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{look.border, 1.0});
    painter.setBrush(look.fill);
    painter.drawRoundedRect(box, look.corner, look.corner);
    painter.setFont(chipFont(look));
    painter.setPen(look.ink);
    painter.drawText(box, Qt::AlignCenter, text);
    return chip;
}

/// Laying out a text takes longer than all men together: the chips shown last are kept.
const QPixmap& keptChip(const QString& text, const ChipLook& look, QSizeF size, double ratio) {
    struct Kept {
        QString text;
        ChipLook look;
        QSizeF size;
        double ratio = 1.0;
        QFont font;
        QPixmap chip;
    };
    constexpr std::size_t kMost = 16;
    static std::vector<Kept> kept;
    static std::size_t next = 0;
    const QFont font = QApplication::font();
    for (const Kept& one : kept)
        if (one.text == text && one.look == look && one.size == size && one.ratio == ratio &&
            one.font == font)
            return one.chip;
    if (kept.size() < kMost)
        kept.emplace_back();
    Kept& place = kept[next++ % kMost];
    place = {text, look, size, ratio, font, drawnChip(text, look, size, ratio)};
    return place.chip;
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
    const double ratio = context.pixelRatio;
    const QRectF box = crispRect(QRectF{topLeft, chipSize(text, look)}, ratio);
    const QPixmap& chip = keptChip(text, look, box.size(), ratio);
    painter.drawPixmap(box.topLeft() - QPointF{kRim / ratio, kRim / ratio}, chip);
}

}  // namespace thrum::gui
