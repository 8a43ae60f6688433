#include "gui/board/layers/figure_art.hpp"
#include "gui/board/layers/table_layers.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr QColor kOffer{0xff, 0xff, 0xff};
constexpr QColor kChosen{0xff, 0xc8, 0x3d};
constexpr QColor kWarned{0xff, 0x8a, 0x9c};

double ringOf(const LayerContext& context, const FigureDrawing& figure) {
    const QRectF box = figure.outline.boundingRect();
    return (0.56 * std::max(box.width(), box.height()) + 0.28) * context.pixelsPerYard;
}

void paintFan(QPainter& painter, const LayerContext& context, const FanDrawing& fan) {
    const QPointF at = context.map(fan.at);
    const double r = std::clamp(7.0 * context.pixelsPerYard, 40.0, 150.0);
    const QRectF box{at.x() - r, at.y() - r, 2.0 * r, 2.0 * r};
    // Qt counts angles counter-clockwise from three o'clock in sixteenths of a degree.
    const double middle = -context.screenAngle(fan.towardDeg);
    painter.setPen(QPen{QColor{255, 255, 255, 150}, 1.2, Qt::DashLine});
    painter.setBrush(QColor{255, 255, 255, 32});
    painter.drawPie(box, static_cast<int>(std::lround((middle - 90.0) * 16.0)), 180 * 16);
}

void paintWarning(QPainter& painter, const LayerContext& context, const FigureDrawing& figure) {
    painter.save();
    enterBaseFrame(painter, context, figure);
    const double pixel = 1.0 / context.pixelsPerYard;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0x40, 0x06, 0x12, 190}, 4.4 * pixel});
    painter.drawPolygon(figure.outline);
    painter.setPen(QPen{kWarned, 2.2 * pixel, Qt::DashLine});
    painter.drawPolygon(figure.outline);
    painter.restore();
    const double reach = ringOf(context, figure);
    const QPointF at = context.map(figure.at) + QPointF{0.72 * reach, 0.72 * reach};
    painter.setPen(QPen{Qt::white, 1.2});
    painter.setBrush(QColor{0xb0, 0x1c, 0x35});
    painter.drawEllipse(at, 7.0, 7.0);
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(
        QRectF{at.x() - 7.0, at.y() - 7.0, 14.0, 14.0}, Qt::AlignCenter, QStringLiteral("!"));
}
}  // namespace

void OfferLayer::paint(QPainter& painter, const LayerContext& context) const {
    const BoardScene& scene = context.scene;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.fan)
        paintFan(painter, context, *scene.fan);
    const auto rings = [&](const std::vector<FigureId>& ids, const QColor& color, bool solid) {
        for (const FigureId id : ids) {
            const FigureDrawing* figure = scene.figure(id);
            if (figure == nullptr)
                continue;
            const QPointF at = context.map(figure->at);
            const double r = ringOf(context, *figure);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen{QColor{0, 0, 0, 110}, solid ? 5.0 : 3.6});
            painter.drawEllipse(at, r, r);
            painter.setPen(
                QPen{color, solid ? 3.0 : 1.9, solid ? Qt::SolidLine : Qt::CustomDashLine});
            if (!solid) {
                QPen pen = painter.pen();
                pen.setDashPattern({3.0, 2.4});
                painter.setPen(pen);
            }
            painter.drawEllipse(at, r, r);
        }
    };
    rings(scene.offered, kOffer, false);
    rings(scene.chosen, kChosen, true);
    for (const FigureDrawing& figure : scene.figures)
        if (figure.warned && !figure.refused)
            paintWarning(painter, context, figure);
    painter.restore();
}

}  // namespace thrum::gui
