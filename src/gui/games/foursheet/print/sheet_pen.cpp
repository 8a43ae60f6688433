#include "gui/games/foursheet/print/sheet_pen.hpp"

#include "gui/games/foursheet/ink.hpp"

#include <algorithm>

#include <QFontMetricsF>
#include <QGuiApplication>

namespace thrum::gui::fss {

namespace {
// Letters are laid out in tenths of a millimeter, so that whole pixels are fine enough.
constexpr double kTenths = 10.0;

QFont sheetFont(double height, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(height * kTenths + 1e-6)));
    font.setBold(bold);
    // the same line breaks on paper and on every screen
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}
}  // namespace

SheetPen::SheetPen(QPainter& painter, const QRectF& box) : m_painter{painter} {
    const double scale = std::min(box.width() / kPanelWide, box.height() / kPanelHigh);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setRenderHint(QPainter::TextAntialiasing);
    m_painter.translate(box.center().x() - scale * kPanelWide / 2,
                        box.center().y() - scale * kPanelHigh / 2);
    m_painter.scale(scale, scale);
}

SheetPen::~SheetPen() {
    m_painter.restore();
}

void SheetPen::text(const QRectF& box,
                    const QString& text,
                    double height,
                    Qt::Alignment align,
                    bool bold,
                    const QColor& color) {
    constexpr double kSmallest = 0.72;
    if (text.isEmpty() || box.width() <= 0.0)
        return;
    m_painter.save();
    m_painter.scale(1.0 / kTenths, 1.0 / kTenths);
    const QRectF room{box.topLeft() * kTenths,
                      QSizeF{box.width() * kTenths, box.height() * kTenths}};
    QFont font = sheetFont(height, bold);
    const double wide = QFontMetricsF{font}.horizontalAdvance(text);
    QString shown = text;
    if (wide > room.width()) {
        // letters do not shrink evenly: a little smaller until it fits
        double scale = std::max(kSmallest, room.width() / wide);
        font = sheetFont(height * scale, bold);
        while (scale > kSmallest && QFontMetricsF{font}.horizontalAdvance(text) > room.width()) {
            scale *= 0.97;
            font = sheetFont(height * std::max(scale, kSmallest), bold);
        }
        shown = QFontMetricsF{font}.elidedText(text, Qt::ElideRight, room.width() + 1.0);
    }
    m_painter.setFont(font);
    m_painter.setPen(color);
    const Qt::Alignment upright =
        (align & Qt::AlignVertical_Mask) != 0 ? align : Qt::Alignment{align | Qt::AlignVCenter};
    m_painter.drawText(room, static_cast<int>(upright) | Qt::TextDontClip, shown);
    m_painter.restore();
}

void SheetPen::line(QPointF from, QPointF to, double wide, const QColor& color) {
    m_painter.setPen(QPen{color, wide});
    m_painter.drawLine(from, to);
}

void SheetPen::box(
    const QRectF& box, const QColor& edge, double wide, const QColor& ground, double round) {
    m_painter.setPen(wide > 0.0 ? QPen{edge, wide} : QPen{Qt::NoPen});
    m_painter.setBrush(ground.alpha() == 0 ? QBrush{Qt::NoBrush} : QBrush{ground});
    m_painter.drawRoundedRect(box, round, round);
}

QRectF SheetPen::head(const QColor& color,
                      const QString& number,
                      const QString& title,
                      const QString& detail,
                      const QString& right) {
    constexpr double kHigh = 14.0;
    const QRectF room = inside();
    const QRectF bar{room.left(), room.top(), room.width(), kHigh};
    box(bar, color, 0.0, color, 1.5);
    const QColor letters = inkOn(color);
    double left = bar.left() + 3.5;
    if (!number.isEmpty()) {
        const double wideNumber = number.size() > 2 ? 27.0 : 18.0;
        text({left, bar.top(), wideNumber, kHigh}, number, 9.0, Qt::AlignLeft, true, letters);
        left += wideNumber + 1.0;
    }
    constexpr double kRight = 56.0;
    const double wide = bar.right() - kRight - left - 4.0;
    text({left, bar.top() + 1.2, wide, 6.6}, title, 5.2, Qt::AlignLeft, true, letters);
    text({left, bar.top() + 7.6, wide, 5.0}, detail, 3.4, Qt::AlignLeft, false, letters);
    text({bar.right() - kRight - 3.5, bar.top(), kRight, kHigh},
         right,
         3.4,
         Qt::AlignRight,
         false,
         letters);
    constexpr double kGap = 3.0;
    return room.adjusted(0.0, kHigh + kGap, 0.0, 0.0);
}

void SheetPen::foot(const QString& words) {
    constexpr double kHigh = 3.4;
    const QRectF room = inside();
    text({room.left(), room.bottom() - kHigh + 1.5, room.width(), kHigh},
         words,
         2.5,
         Qt::AlignLeft,
         false,
         soft().darker(130));
}

}  // namespace thrum::gui::fss
