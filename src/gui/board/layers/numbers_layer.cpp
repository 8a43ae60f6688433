#include "gui/board/layers/static_layers.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <array>

#include <QApplication>
#include <QFont>
#include <QPainterPath>
#include <QPolygonF>

namespace thrum::gui {

namespace {
constexpr double kDigitHeight = 2.9;     // yards
constexpr double kMiddleFromSide = 7.2;  // yards
constexpr double kDigitFromLine = 0.55;  // yards between the yard line and a digit

/// One digit as a path one unit high, its box starting at the origin.
QPainterPath digitPath(QChar digit) {
    QFont font = QApplication::font();
    font.setPixelSize(300);
    font.setWeight(QFont::Bold);
    QPainterPath path;
    path.addText(0.0, 0.0, font, QString{digit});
    const QRectF box = path.boundingRect();
    QTransform unit;
    unit.scale(1.0 / box.height(), 1.0 / box.height());
    unit.translate(-box.left(), -box.top());
    return unit.map(path);
}

/// A number astride its yard line, upright towards one sideline, with the arrow to the nearer goal.
void paintNumber(QPainter& painter, const LayerContext& context, int x, bool atTop) {
    const double y = atTop ? field::kTopSideline.yards() - kMiddleFromSide : kMiddleFromSide;
    const int shown = x <= 50 ? x : 100 - x;
    const double size = kDigitHeight * context.pixelsPerYard;
    const double gap = kDigitFromLine * context.pixelsPerYard;
    static const std::array<QPainterPath, 6> digits = {digitPath(u'0'),
                                                       digitPath(u'1'),
                                                       digitPath(u'2'),
                                                       digitPath(u'3'),
                                                       digitPath(u'4'),
                                                       digitPath(u'5')};
    painter.save();
    painter.translate(context.map(QPointF{static_cast<double>(x), y}));
    const bool upsideDown = atTop != context.view.turned();
    painter.rotate(upsideDown ? 180.0 : 0.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0xee, 0xf5, 0xec, 232});
    const auto drawAt = [&](const QPainterPath& path, double left) {
        QTransform place;
        place.translate(left, -size / 2.0);
        place.scale(size, size);
        painter.drawPath(place.map(path));
    };
    const QPainterPath& tens = digits.at(static_cast<std::size_t>(shown / 10));
    drawAt(tens, -gap - tens.boundingRect().width() * size);
    drawAt(digits[0], gap);
    if (shown != 50) {
        const bool homeward = x < 50;
        // Seen from the sideline the number stands at; the far side looks at the board turned
        // round.
        const double way = (homeward ? -1.0 : 1.0) * (atTop ? -1.0 : 1.0);
        const double digit = (way < 0.0 ? tens : digits[0]).boundingRect().width() * size;
        const double half = 0.42 * context.pixelsPerYard;
        const double tip = gap + digit + 3.4 * half;
        painter.drawPolygon(QPolygonF{{QPointF{way * tip, -size * 0.3},
                                       QPointF{way * (tip - 2.2 * half), -size * 0.3 - half},
                                       QPointF{way * (tip - 2.2 * half), -size * 0.3 + half}}});
    }
    painter.restore();
}
}  // namespace

void NumbersLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int x = 10; x <= 90; x += 10) {
        paintNumber(painter, context, x, false);
        paintNumber(painter, context, x, true);
    }
    painter.restore();
}

}  // namespace thrum::gui
