#include "gui/board/layers/crisp.hpp"
#include "gui/board/layers/static_layers.hpp"
#include "gui/theme/board_colors.hpp"

#include <thrum/core/field.hpp>

#include <cmath>
#include <cstdint>

#include <QApplication>
#include <QCoreApplication>
#include <QFont>
#include <QLinearGradient>
#include <QPainterPath>
#include <QPixmap>

namespace thrum::gui {

namespace {
constexpr QColor kGreenTop = board_colors::kFieldTop;
constexpr QColor kGreenMiddle = board_colors::kField;
constexpr QColor kGreenBottom = board_colors::kFieldBottom;

/// Brushed metal: short faint strokes along the plate, the same on every start.
QPixmap grainTile() {
    constexpr int kSide = 192;
    QImage image{kSide, kSide, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    std::uint32_t noise = 0x2545F491U;
    const auto next = [&noise] {
        noise ^= noise << 13U;
        noise ^= noise >> 17U;
        noise ^= noise << 5U;
        return noise;
    };
    QPainter painter{&image};
    for (int y = 0; y < kSide; ++y) {
        for (int stroke = 0; stroke < 3; ++stroke) {
            const int from = static_cast<int>(next() % kSide);
            const int size = 18 + static_cast<int>(next() % 70U);
            const bool light = (next() & 1U) != 0;
            const int alpha = 3 + static_cast<int>(next() % 6U);
            const QColor color = light ? QColor{255, 255, 255, alpha} : QColor{0, 0, 0, alpha};
            painter.fillRect(from, y, size, 1, color);
            painter.fillRect(from - kSide, y, size, 1, color);
        }
    }
    painter.end();
    return QPixmap::fromImage(image);
}

/// What a maker prints in the margin of the plate, outside the sidelines.
void paintMarginPrint(QPainter& painter, const LayerContext& context) {
    const QRectF plate = context.view.plate();
    const double margin = field::kBottomSideline.yards() - plate.top();
    if (margin < 3.0)
        return;
    const double height = 1.15 * context.pixelsPerYard;
    if (height < 5.0)
        return;
    QFont font = QApplication::font();
    font.setPixelSize(static_cast<int>(std::lround(height)));
    font.setBold(true);
    font.setLetterSpacing(QFont::PercentageSpacing, 128.0);
    painter.setFont(font);
    painter.setPen(QColor{0xee, 0xf5, 0xec, 70});
    const QString text = QCoreApplication::translate("SurfaceLayer", "THRUM  ·  ELECTRIC FOOTBALL");
    const double side = margin / 2.0 + 0.35;
    for (const double y :
         {field::kBottomSideline.yards() - side, field::kTopSideline.yards() + side}) {
        for (const double x : {20.0, 80.0}) {
            painter.save();
            painter.translate(context.map(QPointF{x, y}));
            const bool top = y > field::kMiddle.y.yards();
            painter.rotate(top != context.view.turned() ? 180.0 : 0.0);
            painter.drawText(QRectF{-400.0 * height, -2.0 * height, 800.0 * height, 4.0 * height},
                             Qt::AlignCenter,
                             text);
            painter.restore();
        }
    }
}
}  // namespace

void SurfaceLayer::paint(QPainter& painter, const LayerContext& context) const {
    const QRectF plate = crispRect(context.map(context.view.plate()), context.pixelRatio);
    QLinearGradient green{plate.topLeft(), plate.bottomLeft()};
    green.setColorAt(0.0, kGreenTop);
    green.setColorAt(0.5, kGreenMiddle);
    green.setColorAt(1.0, kGreenBottom);
    painter.fillRect(plate, green);

    for (int x = 0; x < 100; x += 20) {
        const QRectF band{static_cast<double>(x),
                          field::kBottomSideline.yards(),
                          10.0,
                          field::kTopSideline.yards()};
        painter.fillRect(crispRect(context.map(band), context.pixelRatio),
                         QColor{255, 255, 255, 10});
    }
    // The margin is a darker enamel, so that the field of play stands out.
    QPainterPath margin;
    margin.addRect(plate);
    QPainterPath inside;
    inside.addRect(crispRect(
        context.map(QRectF{QPointF{-10.0, 0.0}, QPointF{110.0, field::kTopSideline.yards()}}),
        context.pixelRatio));
    painter.fillPath(margin.subtracted(inside), QColor{0x0c, 0x30, 0x1c, 92});

    static const QPixmap grain = grainTile();
    painter.drawTiledPixmap(plate.toAlignedRect(), grain);

    // The rail throws a short shadow on the plate.
    const double reach = 0.9 * context.pixelsPerYard;
    QLinearGradient top{plate.topLeft(), plate.topLeft() + QPointF{0.0, reach}};
    top.setColorAt(0.0, QColor{0, 0, 0, 90});
    top.setColorAt(1.0, QColor{0, 0, 0, 0});
    painter.fillRect(QRectF{plate.left(), plate.top(), plate.width(), reach}, top);
    QLinearGradient left{plate.topLeft(), plate.topLeft() + QPointF{reach, 0.0}};
    left.setColorAt(0.0, QColor{0, 0, 0, 70});
    left.setColorAt(1.0, QColor{0, 0, 0, 0});
    painter.fillRect(QRectF{plate.left(), plate.top(), reach, plate.height()}, left);

    paintMarginPrint(painter, context);
}

}  // namespace thrum::gui
