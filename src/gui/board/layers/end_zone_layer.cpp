#include "gui/board/layers/crisp.hpp"
#include "gui/board/layers/static_layers.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QApplication>
#include <QFont>
#include <QPainterPath>

namespace thrum::gui {

namespace {
QPainterPath nameAsPath(const QString& name) {
    QFont font = QApplication::font();
    font.setPixelSize(200);
    font.setWeight(QFont::Black);
    font.setLetterSpacing(QFont::PercentageSpacing, 118.0);
    QPainterPath path;
    path.addText(0.0, 0.0, font, name.toUpper());
    return path;
}

void paintName(QPainter& painter,
               const LayerContext& context,
               const TeamLook& team,
               double middleX,
               bool left) {
    const QPainterPath path = nameAsPath(team.name);
    const QRectF box = path.boundingRect();
    if (box.isEmpty())
        return;
    const double scale =
        std::min(4.9 * context.pixelsPerYard / 150.0, 46.0 * context.pixelsPerYard / box.width());
    painter.save();
    painter.translate(context.map(QPointF{middleX, field::kMiddle.y.yards()}));
    painter.rotate(left != context.view.turned() ? -90.0 : 90.0);
    painter.scale(scale, scale);
    painter.translate(-box.center());
    painter.setPen(QPen{team.kit.darker(190), 10.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.fillPath(path, QColor{0xf6, 0xf4, 0xea});
    painter.restore();
}

void paintZone(QPainter& painter, const LayerContext& context, Side side) {
    const TeamLook& team = context.scene.team(side);
    const double from = side == Side::Home ? -10.0 : 100.0;
    const QRectF zone = crispRect(context.map(QRectF{from, 0.0, 10.0, field::kTopSideline.yards()}),
                                  context.pixelRatio);
    painter.save();
    painter.setClipRect(zone);
    QColor enamel = team.kit;
    enamel.setAlpha(225);
    painter.fillRect(zone, enamel);
    // The visitors' stripes, so that the ends are told apart without color; both ends get an edge.
    if (side == Side::Visitor) {
        const double step = 3.0 * context.pixelsPerYard;
        painter.setPen(QPen{QColor{255, 255, 255, 26}, step * 0.42, Qt::SolidLine, Qt::FlatCap});
        for (double x = zone.left() - zone.height(); x < zone.right() + step; x += step)
            painter.drawLine(QPointF{x, zone.bottom()}, QPointF{x + zone.height(), zone.top()});
    }
    painter.setPen(QPen{QColor{255, 255, 255, 60}, std::max(1.0, 0.14 * context.pixelsPerYard)});
    painter.setBrush(Qt::NoBrush);
    const double inset = 0.75 * context.pixelsPerYard;
    painter.drawRect(zone.adjusted(inset, inset, -inset, -inset));
    painter.restore();
    paintName(painter, context, team, from + 5.0, side == Side::Home);
}
}  // namespace

void EndZoneLayer::paint(QPainter& painter, const LayerContext& context) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintZone(painter, context, Side::Home);
    paintZone(painter, context, Side::Visitor);
    painter.restore();
}

}  // namespace thrum::gui
