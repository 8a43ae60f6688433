#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/figure_layers.hpp"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QPixmap>

namespace thrum::gui {

namespace {
/// Plates are drawn once per number, kit and pixel ratio: text is the dearest thing on the board.
class PlateCache {
public:
    const QPixmap& plate(
        const QString& number, Side side, const FigureColors& colors, double height, double ratio) {
        const QString key = QStringLiteral("%1/%2/%3/%4/%5/%6")
                                .arg(number)
                                .arg(static_cast<int>(side))
                                .arg(colors.plate.rgba())
                                .arg(colors.plateText.rgba())
                                .arg(height)
                                .arg(ratio);
        const auto found = m_plates.constFind(key);
        if (found != m_plates.constEnd())
            return found.value();
        if (m_plates.size() > 400)
            m_plates.clear();
        return *m_plates.insert(key, drawn(number, side, colors, height, ratio));
    }

private:
    static QPixmap drawn(
        const QString& number, Side side, const FigureColors& colors, double height, double ratio) {
        QFont font = QApplication::font();
        font.setPixelSize(std::max(7, static_cast<int>(std::lround(height * 0.78))));
        font.setBold(true);
        const double width =
            std::max(1.5 * height, QFontMetricsF{font}.horizontalAdvance(number) + 0.62 * height);
        const QSizeF size{std::ceil(width) + 2.0, std::ceil(height) + 2.0};
        QPixmap pixmap{(size * ratio).toSize()};
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter{&pixmap};
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF{QPointF{0.0, 0.0}, size}.adjusted(1.0, 1.0, -1.0, -1.0);
        painter.setPen(QPen{colors.plateEdge, std::max(1.0, 0.09 * height)});
        painter.setBrush(colors.plate);
        if (side == Side::Home) {
            painter.drawRoundedRect(box, 0.26 * height, 0.26 * height);
        } else {
            // Cut corners instead of round ones: the side shows even where the color does not.
            const double c = 0.3 * height;
            painter.drawPolygon(QPolygonF{{QPointF{box.left() + c, box.top()},
                                           QPointF{box.right() - c, box.top()},
                                           QPointF{box.right(), box.top() + c},
                                           QPointF{box.right(), box.bottom() - c},
                                           QPointF{box.right() - c, box.bottom()},
                                           QPointF{box.left() + c, box.bottom()},
                                           QPointF{box.left(), box.bottom() - c},
                                           QPointF{box.left(), box.top() + c}}});
        }
        painter.setFont(font);
        painter.setPen(colors.plateText);
        painter.drawText(box, Qt::AlignCenter, number);
        return pixmap;
    }

    QHash<QString, QPixmap> m_plates;
};
}  // namespace

void NumberPlateLayer::paint(QPainter& painter, const LayerContext& context) const {
    if (!context.scene.shown.numbers)
        return;
    static PlateCache cache;
    const double size100 = context.scene.shown.men ? 0.95 : 1.25;
    const double height = std::round(std::clamp(size100 * context.pixelsPerYard, 12.0, 26.0));
    for (const FigureDrawing& figure : context.scene.figures) {
        const FigureColors colors = figureColors(context.scene.team(figure.look.side), figure.look);
        QString words = figure.number;
        if (context.scene.shown.positions && figure.position) {
            const std::string_view code = codeOf(*figure.position);
            words += QLatin1Char(' ') +
                     QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
        }
        const QPixmap& plate =
            cache.plate(words, figure.look.side, colors, height, context.pixelRatio);
        const QRectF base = figure.outline.boundingRect();
        // above a token; on a plastic man's feet, since his head is above
        const double half = 0.5 * std::max(base.width(), base.height()) * context.pixelsPerYard;
        const double above = context.scene.shown.men ? -0.75 * half : half + 0.3 * height;
        const QSizeF size = plate.deviceIndependentSize();
        const QPointF at =
            context.map(figure.at) - QPointF{size.width() / 2.0, above + size.height() / 2.0};
        const double ratio = context.pixelRatio;
        painter.drawPixmap(
            QPointF{std::round(at.x() * ratio) / ratio, std::round(at.y() * ratio) / ratio}, plate);
    }
}

}  // namespace thrum::gui
