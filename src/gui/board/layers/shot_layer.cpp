#include "gui/board/layers/floating_text.hpp"
#include "gui/board/layers/shot_chips.hpp"
#include "gui/board/layers/table_layers.hpp"
#include "gui/theme/board_colors.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thrum::gui {

namespace {
constexpr QColor kShotDark{0x0c, 0x10, 0x16, 190};
constexpr QColor kShotWay{0xff, 0xf1, 0xd0};
constexpr QColor kShotNeedle{0xff, 0x8a, 0x45};
constexpr QColor kShotGood{0x7c, 0xf0, 0xb0};
constexpr QColor kShotChip{0x14, 0x18, 0x1f, 232};

QPolygonF inAir(const LayerContext& context, const std::vector<FlightPoint>& way) {
    QPolygonF line;
    for (const FlightPoint& point : way)
        line << pixelInAir(context, point);
    return line;
}

QPolygonF onGround(const LayerContext& context, const std::vector<FlightPoint>& way) {
    QPolygonF line;
    for (const FlightPoint& point : way)
        line << context.map(point.ground);
    return line;
}

void stroke(QPainter& painter, const QPolygonF& line, const QColor& color, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen{QColor{0, 0, 0, 120}, width + 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPolyline(line);
    painter.setPen(QPen{color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPolyline(line);
}

void dash(QPainter& painter, const QPolygonF& line, const QColor& color, double width) {
    QPen pen{color, width, Qt::SolidLine, Qt::FlatCap};
    pen.setDashPattern({4.0, 3.0});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolyline(line);
}

void paintChipAt(QPainter& painter,
                 const LayerContext& context,
                 QPointF from,
                 QPointF at,
                 const QString& text,
                 const QColor& ink) {
    if (text.isEmpty())
        return;
    painter.setPen(QPen{QColor{255, 255, 255, 150}, 1.2});
    painter.drawLine(from, at);
    paintFloatingText(painter, context, at, text, kShotChip, ink);
}

void paintSpread(QPainter& painter, const LayerContext& context, const ShotDrawing& shot) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0xe8, 0xff, 0xc8, 42});
    painter.drawPolygon(context.toWidget.map(shot.spread));
    painter.setBrush(QColor{0x3c, 0xd6, 0x86, 110});
    painter.drawPolygon(context.toWidget.map(shot.sure));
    dash(painter, context.toWidget.map(shot.spread), QColor{0xff, 0xe9, 0xa8, 190}, 1.3);
}

void paintAim(QPainter& painter,
              const LayerContext& context,
              const ShotDrawing& shot,
              AimChips& chips) {
    if (!shot.spread.isEmpty())
        paintSpread(painter, context, shot);
    dash(painter, onGround(context, shot.way), QColor{0x10, 0x14, 0x10, 200}, 3.0);
    painter.setPen(QPen{QColor{255, 255, 255, 150}, 1.2});
    constexpr std::size_t kPosts = 6;
    const std::size_t step = std::max<std::size_t>(1, shot.way.size() / kPosts);
    for (std::size_t i = step; i + 1 < shot.way.size(); i += step)
        painter.drawLine(context.map(shot.way[i].ground), pixelInAir(context, shot.way[i]));
    if (!shot.needle.empty())
        stroke(painter, onGround(context, shot.needle), kShotNeedle, 2.2);
    stroke(painter, inAir(context, shot.way), kShotWay, 2.4);
    if (!shot.beyond.empty())
        dash(painter, inAir(context, shot.beyond), QColor{255, 255, 255, 190}, 1.5);
    for (const ShotMark& mark : shot.yards) {
        const QPointF at = context.map(mark.at);
        painter.setPen(QPen{kShotDark, 1.2});
        painter.setBrush(Qt::white);
        painter.drawEllipse(at, 2.6, 2.6);
        const QPointF below = at + QPointF{0.0, 15.0};
        if (chips.take(below, mark.text))
            paintFloatingText(painter, context, below, mark.text, QColor{0, 0, 0, 130}, Qt::white);
    }
}

void paintAimMarks(QPainter& painter,
                   const LayerContext& context,
                   const ShotDrawing& shot,
                   const AimChips& chips) {
    if (chips.top)
        paintChipAt(painter, context, chips.topAt, *chips.top, shot.top->text, kShotWay);
    // ends that lie close together need no words: they would lie over each other
    constexpr double kApart = 110.0;
    const QRectF view{QPointF{}, context.view.viewport()};
    const bool seen = std::ranges::all_of(
        shot.edges, [&](const ShotMark& mark) { return view.contains(context.map(mark.at)); });
    const bool apart =
        seen && shot.edges.size() == 2 &&
        std::abs(context.map(shot.edges[0].at).y() - context.map(shot.edges[1].at).y()) > kApart;
    for (const ShotMark& mark : shot.edges) {
        if (!apart)
            break;
        const QPointF at = context.map(mark.at);
        paintFloatingText(painter, context, at, mark.text, kShotChip, QColor{0xff, 0xe1, 0x9a});
    }
    if (shot.lands) {
        const QPointF at = context.map(shot.lands->at);
        painter.setPen(QPen{kShotDark, 4.4});
        painter.drawLine(at + QPointF{-5, -5}, at + QPointF{5, 5});
        painter.drawLine(at + QPointF{5, -5}, at + QPointF{-5, 5});
        painter.setPen(QPen{Qt::white, 2.0});
        painter.drawLine(at + QPointF{-5, -5}, at + QPointF{5, 5});
        painter.drawLine(at + QPointF{5, -5}, at + QPointF{-5, 5});
        if (chips.lands)
            paintChipAt(painter, context, at, *chips.lands, shot.lands->text, Qt::white);
    }
    if (shot.meets) {
        const QPointF at = chips.meetsAt;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{kShotDark, 4.6});
        painter.drawEllipse(at, 7.5, 7.5);
        painter.setPen(QPen{shot.good ? kShotGood : QColor{board_colors::kRefused}, 2.6});
        painter.drawEllipse(at, 7.5, 7.5);
        if (chips.meets)
            paintChipAt(painter,
                        context,
                        at,
                        *chips.meets,
                        shot.meets->text,
                        shot.good ? kShotGood : QColor{board_colors::kRefused});
    }
}

/// The felt oval; the higher it is, the larger it looks and the farther it is from its shadow.
void paintBall(QPainter& painter, const LayerContext& context, const FlyingBall& ball) {
    const FlightPoint& now = ball.way.back();
    const double yard = context.pixelsPerYard;
    const double r = std::max(context.scene.ballYards * yard, 5.0);
    const QPointF ground = context.map(now.ground);
    const double soft = std::clamp(now.heightYards / 12.0, 0.0, 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, static_cast<int>(120 - 70 * soft)});
    painter.drawEllipse(ground, r * (1.2 + 0.8 * soft), r * (0.7 + 0.5 * soft));
    const QPointF at = pixelInAir(context, now);
    painter.setPen(QPen{QColor{255, 255, 255, 90}, 1.0});
    painter.drawLine(ground, at);
    const double big = r * (1.0 + 0.05 * std::min(now.heightYards, 12.0));
    painter.save();
    painter.translate(at);
    painter.rotate(ball.turnDeg);
    painter.setPen(QPen{Qt::white, 1.4});
    painter.setBrush(board_colors::kBall);
    painter.drawEllipse(QPointF{}, 1.35 * big, 0.85 * big);
    painter.setPen(QPen{Qt::white, 1.4});
    painter.drawLine(QPointF{-0.6 * big, 0.0}, QPointF{0.6 * big, 0.0});
    for (const double x : {-0.3, 0.0, 0.3})
        painter.drawLine(QPointF{x * big, -0.25 * big}, QPointF{x * big, 0.25 * big});
    painter.restore();
}

void paintFlight(QPainter& painter, const LayerContext& context, const FlyingBall& ball) {
    if (ball.way.empty())
        return;
    dash(painter, onGround(context, ball.way), QColor{0x10, 0x14, 0x10, 180}, 2.6);
    stroke(painter, inAir(context, ball.way), kShotWay, 2.0);
    paintBall(painter, context, ball);
}

void paintEnd(QPainter& painter, const LayerContext& context, const FlightEnd& end) {
    const QPointF at = context.map(end.at);
    const double r = std::clamp(1.1 * context.pixelsPerYard, 10.0, 24.0);
    const QColor ink = end.good ? kShotGood : QColor{0xff, 0xe1, 0x4d};
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{kShotDark, 5.0});
    painter.drawEllipse(at, r, r);
    painter.setPen(QPen{ink, 2.8});
    painter.drawEllipse(at, r, r);
    for (int i = 0; i < 8; ++i) {
        const double angle = std::numbers::pi * i / 4.0;
        const QPointF way{std::cos(angle), std::sin(angle)};
        painter.drawLine(at + way * (r + 3.0), at + way * (r + 8.0));
    }
    const QPointF away = clearOfMen(context, at, end.text);
    paintChipAt(painter, context, at, at + away, end.text, ink);
}

/// A ball nobody has is ringed, and it is told what it is.
void paintFree(QPainter& painter, const LayerContext& context, QPointF ball, const QString& label) {
    const QPointF at = context.map(ball);
    const double r = std::max(1.5 * context.pixelsPerYard, 15.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{kShotDark, 5.0});
    painter.drawEllipse(at, r, r);
    QPen ring{QColor{board_colors::kToGain}, 2.6};
    ring.setDashPattern({3.0, 2.0});
    painter.setPen(ring);
    painter.drawEllipse(at, r, r);
    const QPointF away = clearOfMen(context, at, label);
    paintChipAt(painter, context, at, at + away, label, QColor{board_colors::kToGain});
}
}  // namespace

void ShotLayer::paint(QPainter& painter, const LayerContext& context) const {
    const BoardScene& scene = context.scene;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.ball && !scene.ballLabel.isEmpty())
        paintFree(painter, context, *scene.ball, scene.ballLabel);
    if (scene.shot) {
        AimChips chips = aimChips(context, *scene.shot);
        paintAim(painter, context, *scene.shot, chips);
        paintAimMarks(painter, context, *scene.shot, chips);
    }
    if (scene.flying)
        paintFlight(painter, context, *scene.flying);
    if (scene.flightEnd)
        paintEnd(painter, context, *scene.flightEnd);
    painter.restore();
}

}  // namespace thrum::gui
