#include "gui/board/layers/floating_text.hpp"
#include "gui/board/layers/table_layers.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr QColor kWood{0xe8, 0xc0, 0x7d};
constexpr QColor kGrain{0x9a, 0x6b, 0x2c};
constexpr QColor kBallLeather{0x7a, 0x3b, 0x17};

void paintMeasure(QPainter& painter, const LayerContext& context, const MeasureDrawing& measure) {
    const QPointF from = context.map(measure.from);
    const QPointF to = context.map(measure.to);
    painter.setPen(QPen{QColor{0x0c, 0x10, 0x16, 170}, 4.0, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(from, to);
    QPen dashes{QColor{255, 255, 255, 235}, 1.8};
    dashes.setDashPattern({3.0, 2.6});
    painter.setPen(dashes);
    painter.drawLine(from, to);
    for (const QPointF& end : {from, to}) {
        painter.setPen(QPen{QColor{0x0c, 0x10, 0x16}, 1.4});
        painter.setBrush(Qt::white);
        painter.drawEllipse(end, 3.2, 3.2);
    }
    const QString label = measure.stick.isEmpty()
                              ? measure.label
                              : QStringLiteral("%1 · %2").arg(measure.label, measure.stick);
    // On the line where that hides nobody, else beside the men with a leader to it.
    const QPointF middle = from + (to - from) * 0.5;
    const QPointF onLine = middle - QPointF{0.0, 18.0};
    const QSizeF size = floatingTextSize(label);
    const QRectF box{onLine - QPointF{size.width() / 2.0, size.height() / 2.0}, size};
    const double yard = context.pixelsPerYard;
    const QRectF wide = box.adjusted(-yard, -yard, yard, 2.2 * yard);
    const bool hides = std::ranges::any_of(context.scene.figures, [&](const FigureDrawing& man) {
        return wide.contains(context.map(man.at));
    });
    const QPointF at = hides ? middle + clearOfMen(context, middle, label) : onLine;
    if (hides) {
        painter.setPen(QPen{QColor{255, 255, 255, 170}, 1.2});
        painter.drawLine(middle, at);
    }
    paintFloatingText(
        painter, context, at, label, QColor{0x14, 0x18, 0x1f, 232}, QColor{0xff, 0xe1, 0x9a});
}

// A flat wooden stick with an inch mark each third of it.
void paintStick(QPainter& painter, const LayerContext& context, const StickDrawing& stick) {
    const QPointF from = context.map(stick.from);
    const QPointF to = context.map(stick.to);
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1.0)
        return;
    const double half = std::clamp(0.34 * context.pixelsPerYard, 2.6, 8.0);
    painter.save();
    painter.translate(from);
    painter.rotate(std::atan2(way.y(), way.x()) * 57.29577951308232);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 90});
    painter.drawRoundedRect(QRectF{1.5, -half + 2.5, length, 2.0 * half}, 2.0, 2.0);
    QLinearGradient wood{0.0, -half, 0.0, half};
    wood.setColorAt(0.0, kWood.lighter(112));
    wood.setColorAt(1.0, kWood.darker(116));
    painter.setPen(QPen{kGrain, 1.0});
    painter.setBrush(wood);
    painter.drawRoundedRect(QRectF{0.0, -half, length, 2.0 * half}, 2.0, 2.0);
    painter.setPen(QPen{kGrain, 1.2});
    for (const double part : {1.0 / 3.0, 2.0 / 3.0})
        painter.drawLine(QPointF{part * length, -half + 1.0}, QPointF{part * length, half - 1.0});
    painter.restore();
}

void paintBall(QPainter& painter, const LayerContext& context, QPointF at, double headingDeg) {
    const double r = std::max(context.scene.ballYards * context.pixelsPerYard, 5.5);
    painter.save();
    painter.translate(context.map(at));
    painter.rotate(context.screenAngle(headingDeg));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 100});
    painter.drawEllipse(QPointF{1.5, 2.5}, 1.35 * r, r);
    QRadialGradient leather{QPointF{-0.3 * r, -0.4 * r}, 1.8 * r};
    leather.setColorAt(0.0, kBallLeather.lighter(165));
    leather.setColorAt(1.0, kBallLeather);
    painter.setPen(QPen{Qt::white, 1.4});
    painter.setBrush(leather);
    painter.drawEllipse(QPointF{0.0, 0.0}, 1.35 * r, r);
    painter.setPen(QPen{Qt::white, 1.5});
    painter.drawLine(QPointF{-0.55 * r, 0.0}, QPointF{0.55 * r, 0.0});
    for (const double x : {-0.3, 0.0, 0.3})
        painter.drawLine(QPointF{x * r, -0.25 * r}, QPointF{x * r, 0.25 * r});
    painter.restore();
}
}  // namespace

void StickLayer::paint(QPainter& painter, const LayerContext& context) const {
    const BoardScene& scene = context.scene;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.measure)
        paintMeasure(painter, context, *scene.measure);
    double heading = 0.0;
    if (scene.stick) {
        paintStick(painter, context, *scene.stick);
        const QPointF way = scene.stick->to - scene.stick->from;
        heading = std::atan2(way.y(), way.x()) * 57.29577951308232;
    }
    if (scene.ball)
        paintBall(painter, context, *scene.ball, heading);
    painter.restore();
}

}  // namespace thrum::gui
