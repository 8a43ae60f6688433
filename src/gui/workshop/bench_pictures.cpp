#include "gui/workshop/bench_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace thrum::gui {

namespace {
constexpr double kRadian = std::numbers::pi / 180.0;
constexpr QColor kBrass{0xe9, 0xb6, 0x2c};
constexpr QColor kBrassDark{0x8a, 0x63, 0x0c};
constexpr QColor kBrassLight{0xff, 0xdd, 0x74};
constexpr QColor kNylon{0xf2, 0xee, 0xe2};
constexpr QColor kNylonShade{0xb9, 0xb3, 0xa2};
constexpr QColor kPuttyGray{0xa5, 0xa8, 0xa8};

QPainterPath outlineOf(const BaseSpec& base, double grow = 0.0) {
    QPainterPath path;
    QPolygonF corners;
    for (const Vec2 corner : base.outlineMm) {
        const double far = std::hypot(corner.x, corner.y);
        const double scale = far > 0.0 ? (far + grow) / far : 1.0;
        corners << QPointF{corner.x * scale, corner.y * scale};
    }
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPointF turnedBy(QPointF at, QPointF about, double degrees) {
    const double c = std::cos(degrees * kRadian);
    const double s = std::sin(degrees * kRadian);
    const QPointF d = at - about;
    return about + QPointF{c * d.x() - s * d.y(), s * d.x() + c * d.y()};
}

QPointF dialOf(const io::BenchState& state) {
    return {state.base.dialCentreMm.x, state.base.dialCentreMm.y};
}

void paintBody(QPainter& painter, const BaseSpec& base, const QColor& plastic, bool detail) {
    const QPainterPath outline = outlineOf(base);
    painter.setPen(QPen{plastic.darker(190), detail ? 0.35 : 0.9});
    QLinearGradient light{outline.boundingRect().topLeft(), outline.boundingRect().bottomRight()};
    light.setColorAt(0.0, plastic.lighter(122));
    light.setColorAt(0.45, plastic);
    light.setColorAt(1.0, plastic.darker(125));
    painter.setBrush(light);
    painter.drawPath(outline);
    if (!detail)
        return;
    // the hollow underneath, inside a rim
    painter.setPen(QPen{plastic.darker(150), 0.25});
    painter.setBrush(plastic.darker(118));
    painter.drawPath(outlineOf(base, -1.4));
    painter.setPen(QPen{plastic.lighter(135), 0.18});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outlineOf(base, -0.7));
}

void paintRibs(QPainter& painter, const BaseSpec& base, const QColor& plastic) {
    const QRectF box = outlineOf(base).boundingRect();
    const auto rib = [&](QRectF bar) {
        painter.setPen(QPen{plastic.darker(170), 0.12});
        painter.setBrush(plastic.lighter(112));
        painter.drawRoundedRect(bar, 0.3, 0.3);
    };
    rib({box.left() + 1.8, -0.35, box.width() * 0.62, 0.7});
    rib({box.center().x() - 1.6, box.top() + 1.8, 0.7, box.height() - 3.6});
    // the two pegs the man's feet go through
    for (const double y : {-0.22, 0.22}) {
        const QPointF at{box.center().x() - 1.25, y * box.height()};
        painter.setPen(QPen{kBrassDark, 0.2});
        painter.setBrush(kBrass);
        painter.drawEllipse(at, 1.1, 1.1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(kBrassLight);
        painter.drawEllipse(at + QPointF{-0.3, -0.3}, 0.4, 0.4);
    }
}

void paintDial(QPainter& painter, const io::BenchState& state, bool detail) {
    if (std::ranges::none_of(state.base.prongs, &ProngSpec::onDial))
        return;
    double reach = 3.0;
    for (const ProngSpec& prong : state.base.prongs)
        if (prong.onDial)
            reach = std::max(reach, std::fabs(prong.yMm - state.base.dialCentreMm.y) + 1.8);
    painter.save();
    painter.translate(dialOf(state));
    painter.rotate(state.dialDeg);
    QRadialGradient shine{QPointF{-0.6, -1.0}, reach};
    shine.setColorAt(0.0, kBrassLight);
    shine.setColorAt(0.6, kBrass);
    shine.setColorAt(1.0, kBrass.darker(125));
    painter.setPen(QPen{kBrassDark, detail ? 0.35 : 0.8});
    painter.setBrush(shine);
    painter.drawRoundedRect(QRectF{-2.6, -reach, 5.2, 2.0 * reach}, 2.4, 2.4);
    if (detail) {
        painter.setBrush(kBrass.darker(112));
        painter.drawEllipse(QPointF{}, 1.8, 1.8);
        painter.fillRect(QRectF{-1.6, -0.35, 3.2, 0.7}, kBrassDark.darker(140));
        // the mark that is read against the scale
        QPolygonF mark;
        mark << QPointF{-2.8, -0.8} << QPointF{-4.4, 0.0} << QPointF{-2.8, 0.8};
        painter.setBrush(kBrassLight);
        painter.drawPolygon(mark);
    }
    painter.restore();
    if (!detail)
        return;
    painter.setPen(QPen{QColor{255, 255, 255, 170}, 0.14});
    for (int degrees = -60; degrees <= 60; degrees += 10) {
        const QPointF in = turnedBy(dialOf(state) + QPointF{-5.0, 0.0}, dialOf(state), degrees);
        const double longer = degrees % 20 == 0 ? 1.1 : 0.6;
        const QPointF out =
            turnedBy(dialOf(state) + QPointF{-5.0 - longer, 0.0}, dialOf(state), degrees);
        painter.drawLine(in, out);
    }
}

void paintPutty(QPainter& painter, const io::BenchState& state, bool detail) {
    for (const PuttySpec& piece : state.putty) {
        const double radius = 1.1 + 1.6 * std::cbrt(piece.massG);
        painter.setPen(QPen{kPuttyGray.darker(150), detail ? 0.2 : 0.6});
        QRadialGradient shade{QPointF{piece.xMm - radius * 0.3, piece.yMm - radius * 0.4},
                              radius * 1.5};
        shade.setColorAt(0.0, kPuttyGray.lighter(125));
        shade.setColorAt(1.0, kPuttyGray.darker(125));
        painter.setBrush(shade);
        QPainterPath lump;
        constexpr int kKnobs = 9;
        for (int i = 0; i <= kKnobs; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / kKnobs;
            const double r = radius * (i % 2 == 0 ? 1.0 : 0.86);
            const QPointF at{piece.xMm + r * std::cos(angle), piece.yMm + r * std::sin(angle)};
            if (i == 0)
                lump.moveTo(at);
            else
                lump.lineTo(at);
        }
        painter.drawPath(lump);
    }
}

void paintProng(QPainter& painter, QPointF root, QPointF tip, double thick, bool detail) {
    if (!detail) {
        painter.setPen(QPen{kNylonShade, 2.0, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(root, tip);
        painter.setPen(QPen{kNylon, 1.4, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(root, tip);
        return;
    }
    painter.setPen(QPen{kNylonShade.darker(125), 2.0 * thick + 0.35, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(root, tip);
    QLinearGradient leg{root, tip};
    leg.setColorAt(0.0, kNylonShade);
    leg.setColorAt(1.0, kNylon);
    painter.setPen(QPen{QBrush{leg}, 2.0 * thick, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(root, tip);
    painter.setPen(QPen{kNylonShade.darker(130), 0.2});
    painter.setBrush(Qt::white);
    painter.drawEllipse(tip, thick * 0.95, thick * 0.95);
}
}  // namespace

QPointF rootOf(const io::BenchState& state, std::size_t prong) {
    const ProngSpec& at = state.base.prongs.at(prong);
    const QPointF root{at.xMm, at.yMm};
    return at.onDial ? turnedBy(root, dialOf(state), state.dialDeg) : root;
}

QPointF tipOf(const io::BenchState& state, std::size_t prong) {
    const ProngSpec& at = state.base.prongs.at(prong);
    // a tip that trails is behind its root; one that is bent to the right is to its right
    const QPointF tip{at.xMm - kDrawnProngMm * std::tan(at.leanForeDeg * kRadian),
                      at.yMm - kDrawnProngMm * std::tan(at.leanSideDeg * kRadian)};
    return at.onDial ? turnedBy(tip, dialOf(state), state.dialDeg) : tip;
}

void paintUnderside(QPainter& painter,
                    const io::BenchState& state,
                    const QColor& plastic,
                    bool detail) {
    paintBody(painter, state.base, plastic, detail);
    if (detail)
        paintRibs(painter, state.base, plastic);
    paintDial(painter, state, detail);
    paintPutty(painter, state, detail);
    if (state.base.prongsCut)
        return;
    for (std::size_t i = 0; i < state.base.prongs.size(); ++i) {
        const double thick = 0.4 + 0.09 * std::sqrt(state.base.prongs[i].stiffnessNPerM);
        paintProng(painter, rootOf(state, i), tipOf(state, i), thick, detail);
    }
}

void paintFromAbove(QPainter& painter, const io::BenchState& state, const QColor& plastic) {
    const QRectF box = outlineOf(state.base).boundingRect();
    painter.setPen(QPen{plastic.darker(200), 0.5});
    painter.setBrush(plastic);
    painter.drawPath(outlineOf(state.base));
    // the bar across the front ends where the base does: some lead with a point
    QPainterPath bar;
    bar.addRect(QRectF{box.right() - 3.2, box.top() + 2.8, 1.8, box.height() - 5.6});
    painter.fillPath(bar.intersected(outlineOf(state.base)), kBrass);
}

QColor plasticOf(const BaseSpec& base) {
    const std::string& id = base.id;
    if (base.prongsCut)
        return {0x56, 0x5c, 0x66};
    if (id.starts_with("boat"))
        return {0x1d, 0x72, 0x8c};
    if (id.starts_with("speed"))
        return {0x3a, 0x63, 0xc4};
    if (id.starts_with("strength"))
        return {0x1c, 0x35, 0x86};
    return {0x23, 0x49, 0xa4};
}

QPixmap thumbnailOf(const io::BenchState& state, const QSize& size, double ratio) {
    QPixmap picture{size * ratio};
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = outlineOf(state.base).boundingRect();
    // room for prongs behind
    const double scale =
        std::min(size.width() / (box.width() + 4.0), size.height() / (box.height() + 3.0));
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    paintUnderside(painter, state, plasticOf(state.base), false);
    return picture;
}

}  // namespace thrum::gui
