#include "gui/games/foursheet/ink.hpp"

#include "gui/theme/board_colors.hpp"
#include "gui/theme/contrast.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

namespace thrum::gui::fss {

namespace {
Ink lightInk() {
    return {.table = QColor{0x33, 0x39, 0x43},
            .field = QColor{0x1f, 0x58, 0x33},
            .zone = QColor{0x2c, 0x6b, 0x40},
            .zoneCalled = QColor{0x14, 0x3d, 0x22},
            .zoneEdge = QColor{0x86, 0xb2, 0x93},
            .chalk = Qt::white,
            .chalkSoft = QColor{0xd8, 0xe8, 0xdc},
            .lit = QColor{0xff, 0xc8, 0x3d},
            .litInk = QColor{0x22, 0x1a, 0x00},
            .scrimmage = board_colors::kScrimmage,
            .token = board_colors::kPaper,
            .tokenInk = QColor{0x22, 0x25, 0x2a},
            .tray = QColor{0x1d, 0x23, 0x2b},
            .trayInk = Qt::white,
            .traySoft = QColor{0xc3, 0xcc, 0xd8},
            .paper = QColor{0xfb, 0xfa, 0xf6},
            .paperInk = QColor{0x22, 0x25, 0x2a},
            .paperSoft = QColor{0x5d, 0x61, 0x68},
            .paperLine = QColor{0xd2, 0xcf, 0xc5},
            .row = QColor{0xdc, 0xe7, 0xfa},
            .column = QColor{0xff, 0xed, 0xb8},
            .cell = QColor{0xff, 0xc8, 0x3d},
            .cellInk = QColor{0x22, 0x1a, 0x00},
            .number = QColor{0x14, 0x18, 0x1f},
            .numberInk = Qt::white,
            .d20 = QColor{0x0f, 0x76, 0x6e},
            .d12 = QColor{0x5d, 0x64, 0x70},
            .d10 = QColor{0x6b, 0x35, 0xc4}};
}

Ink darkInk() {
    Ink dark = lightInk();
    dark.table = QColor{0x14, 0x17, 0x1c};
    dark.field = QColor{0x18, 0x46, 0x29};
    dark.zone = QColor{0x22, 0x57, 0x34};
    dark.zoneCalled = QColor{0x0d, 0x2c, 0x18};
    dark.zoneEdge = QColor{0x70, 0x9a, 0x7d};
    dark.tray = QColor{0x1b, 0x20, 0x28};
    dark.paper = QColor{0x23, 0x27, 0x2e};
    dark.paperInk = QColor{0xe8, 0xe6, 0xdf};
    dark.paperSoft = QColor{0xa9, 0xae, 0xb6};
    dark.paperLine = QColor{0x42, 0x48, 0x52};
    dark.row = QColor{0x24, 0x3c, 0x66};
    dark.column = QColor{0x52, 0x42, 0x10};
    dark.number = QColor{0xe8, 0xe6, 0xdf};
    dark.numberInk = QColor{0x14, 0x18, 0x1f};
    return dark;
}

/// Black, white and yellow; the dice keep their colors, and have their names beside them.
Ink contrastInk() {
    Ink plain = lightInk();
    plain.table = plain.field = plain.zone = plain.zoneCalled = Qt::black;
    plain.tray = plain.paper = plain.row = plain.column = Qt::black;
    plain.zoneEdge = plain.chalkSoft = plain.traySoft = Qt::white;
    plain.lit = plain.cell = Qt::yellow;
    plain.litInk = plain.cellInk = Qt::black;
    plain.scrimmage = Qt::white;
    plain.token = Qt::white;
    plain.tokenInk = Qt::black;
    plain.paperInk = plain.paperSoft = plain.paperLine = Qt::white;
    plain.number = Qt::white;
    plain.numberInk = Qt::black;
    return plain;
}
}  // namespace

const Ink& ink() {
    static const Ink kLight = lightInk();
    static const Ink kDark = darkInk();
    static const Ink kContrast = contrastInk();
    if (Theme::instance().choice() == ThemeChoice::Contrast)
        return kContrast;
    return Theme::instance().isDark() ? kDark : kLight;
}

QFont lettering(const QFont& base, double factor, bool bold) {
    QFont font = base;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)));
    font.setBold(bold);
    return font;
}

namespace {
constexpr double kSmallest = 0.8;  ///< letters that have to fit, of their size
}

QString whichFits(const QFont& font, double room, const QString& whole, const QString& brief) {
    const bool fits =
        QFontMetricsF{lettering(font, kSmallest, font.bold())}.horizontalAdvance(whole) <= room;
    return fits || brief.isEmpty() ? whole : brief;
}

void drawFitted(QPainter& painter, const QRectF& box, int flags, const QString& text) {
    if (text.isEmpty() || box.width() < 2.0)
        return;
    const QFont whole = painter.font();
    const double wide = QFontMetricsF{whole}.horizontalAdvance(text);
    const double high = QFontMetricsF{whole}.height();
    const double factor = std::min({1.0, box.width() / wide, (box.height() + 2.0) / high});
    QString shown = text;
    if (factor < 1.0) {
        // letters do not shrink evenly: a little smaller until it fits
        double scale = factor;
        QFont small = lettering(whole, std::max(scale, kSmallest), whole.bold());
        while (scale > kSmallest && QFontMetricsF{small}.horizontalAdvance(text) > box.width()) {
            scale *= 0.97;
            small = lettering(whole, std::max(scale, kSmallest), whole.bold());
        }
        painter.setFont(small);
        shown = QFontMetricsF{small}.elidedText(text, Qt::ElideRight, box.width() + 0.5);
    }
    painter.drawText(box, flags, shown);
    painter.setFont(whole);
}

void drawStep(QPainter& painter, QPointF middle, double radius, int number, bool isLit) {
    const Ink& colors = ink();
    painter.save();
    painter.setPen(QPen{isLit ? colors.litInk : colors.numberInk, 1.2});
    painter.setBrush(isLit ? colors.lit : colors.number);
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(isLit ? colors.litInk : colors.numberInk);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(radius * 1.25)));
    painter.setFont(font);
    painter.drawText(QRectF{middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius},
                     Qt::AlignCenter,
                     QString::number(number));
    painter.restore();
}

void drawPips(QPainter& painter, const QRectF& face, int value, const QColor& color) {
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const double step = 0.27 * face.width();
    const double radius = 0.085 * face.width();
    const auto pip = [&](int x, int y) {
        painter.drawEllipse(face.center() + QPointF{x * step, y * step}, radius, radius);
    };
    if (value % 2 == 1)
        pip(0, 0);
    if (value >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (value >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (value == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
    painter.restore();
}

QColor inkOn(const QColor& ground) {
    constexpr double kEnough = 4.5;
    const QColor dark{0x14, 0x18, 0x1f};
    if (contrast(ground, Qt::white) >= kEnough)
        return Qt::white;
    return contrast(ground, dark) >= kEnough ? dark : QColor{Qt::black};
}

}  // namespace thrum::gui::fss
