#include "gui/board/layers/crisp.hpp"
#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/theme/board_colors.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr double kInset = 10.0;

/// Field yards to pixels of the map.
QTransform mapTransform(const LayerContext& context, const QRectF& place) {
    const QRectF plate = context.view.plate();
    const double scale = (place.width() - 8.0) / plate.width();
    QTransform transform;
    transform.translate(place.center().x(), place.center().y());
    transform.scale(context.view.turned() ? -scale : scale, context.view.turned() ? scale : -scale);
    transform.translate(-plate.center().x(), -plate.center().y());
    return transform;
}

/// Empty while the whole plate is in sight.
QRectF placeAt(const LayerContext& context, MapCorner corner) {
    const QRectF plate = context.view.plate();
    const QRectF seen = context.view.visibleField();
    const bool allInSight =
        seen.width() >= 0.995 * plate.width() && seen.height() >= 0.9 * field::kTopSideline.yards();
    const QSizeF room = context.view.viewport();
    if (!context.scene.shown.miniMap || allInSight || room.width() < 420.0 || room.height() < 300.0)
        return {};
    const double width = std::clamp(room.width() * 0.2, 150.0, 230.0);
    const double height = (width - 8.0) * plate.height() / plate.width() + 8.0;
    const bool left = corner == MapCorner::BottomLeft || corner == MapCorner::TopLeft;
    const bool top = corner == MapCorner::TopRight || corner == MapCorner::TopLeft;
    return crispRect(QRectF{left ? kInset : room.width() - width - kInset,
                            top ? kInset : room.height() - height - kInset,
                            width,
                            height},
                     context.pixelRatio);
}

/// How much that matters the map would hide in a corner.
int under(const LayerContext& context, MapCorner corner) {
    const double man = 2.0 * context.pixelsPerYard + 12.0;  // his base and his plate
    const QRectF hidden = placeAt(context, corner).adjusted(-man, -man, man, man);
    const BoardScene& scene = context.scene;
    int count = 0;
    for (const FigureDrawing& figure : scene.figures)
        count += hidden.contains(context.map(figure.at)) ? 1 : 0;
    for (const std::optional<QPointF>& mark :
         {scene.ball,
          scene.contact ? std::optional{scene.contact->at} : std::nullopt,
          scene.caption ? std::optional{scene.caption->at} : std::nullopt})
        count += mark && hidden.contains(context.map(*mark)) ? 1 : 0;
    return count;
}
}  // namespace

QRectF MiniMapLayer::place(const LayerContext& context) {
    return placeAt(context, context.scene.mapCorner);
}

MapCorner MiniMapLayer::freeCorner(const LayerContext& context, MapCorner now) {
    if (placeAt(context, now).isEmpty())
        return now;
    MapCorner best = now;
    int least = under(context, now);
    for (const MapCorner corner :
         {MapCorner::BottomRight, MapCorner::BottomLeft, MapCorner::TopRight, MapCorner::TopLeft}) {
        const int count = least == 0 ? 0 : under(context, corner);
        if (count < least) {
            best = corner;
            least = count;
        }
    }
    return best;
}

QPointF MiniMapLayer::fieldAt(const LayerContext& context, QPointF pixel) {
    return mapTransform(context, place(context)).inverted().map(pixel);
}

void MiniMapLayer::paint(QPainter& painter, const LayerContext& context) const {
    const QRectF box = place(context);
    if (box.isEmpty())
        return;
    const QTransform map = mapTransform(context, box);
    const auto zone = [&](double from, double to) {
        return map.mapRect(QRectF{QPointF{from, 0.0}, QPointF{to, field::kTopSideline.yards()}});
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{QColor{255, 255, 255, 50}, 1.0});
    painter.setBrush(QColor{0x14, 0x18, 0x1f, 235});
    painter.drawRoundedRect(box, 6.0, 6.0);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(map.mapRect(context.view.plate()), QColor{0x1c, 0x4b, 0x2c});
    painter.fillRect(zone(0.0, 100.0), board_colors::kField);
    painter.fillRect(zone(-10.0, 0.0), context.scene.home.kit);
    painter.fillRect(zone(100.0, 110.0), context.scene.visitor.kit);
    for (int x = 10; x < 100; x += 10)
        fillCrispVertical(painter,
                          map.map(QPointF{static_cast<double>(x), 0.0}).x(),
                          zone(0.0, 100.0).top(),
                          zone(0.0, 100.0).bottom(),
                          0.5,
                          context.pixelRatio,
                          QColor{255, 255, 255, 50});
    if (context.scene.lineOfScrimmage)
        fillCrispVertical(painter,
                          map.map(QPointF{*context.scene.lineOfScrimmage, 0.0}).x(),
                          zone(0.0, 100.0).top(),
                          zone(0.0, 100.0).bottom(),
                          1.0,
                          context.pixelRatio,
                          QColor{0x57, 0xb6, 0xff});
    painter.setRenderHint(QPainter::Antialiasing);
    for (const FigureDrawing& figure : context.scene.figures) {
        const FigureColors colors = figureColors(context.scene.team(figure.look.side), figure.look);
        const bool carrier = context.scene.carrier && *context.scene.carrier == figure.id;
        const QPointF at = map.map(figure.at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(carrier ? QColor{0xff, 0xc8, 0x3d}
                                 : (figure.look.darkUnit ? colors.baseLight : colors.base));
        if (figure.look.side == Side::Home)
            painter.drawEllipse(at, carrier ? 3.0 : 2.0, carrier ? 3.0 : 2.0);
        else
            painter.drawRect(QRectF{at.x() - 1.7, at.y() - 1.7, 3.4, 3.4});
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF seen =
        map.mapRect(context.view.visibleField()).intersected(box.adjusted(3.0, 3.0, -3.0, -3.0));
    painter.setBrush(QColor{255, 255, 255, 22});
    painter.setPen(QPen{QColor{255, 255, 255, 220}, 1.0});
    painter.drawRect(crispRect(seen, context.pixelRatio));
    painter.restore();
}

}  // namespace thrum::gui
