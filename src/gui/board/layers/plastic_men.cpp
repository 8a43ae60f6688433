#include "gui/board/layers/plastic_men.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QApplication>
#include <QPainterPath>

namespace thrum::gui {

namespace {
constexpr double kRaised = 0.5;       // of a height, up the screen
constexpr double kModelHeight = 3.0;  // yards
constexpr int kHeadings = 72;
constexpr std::size_t kMostMenLooks = 200;
constexpr QColor kSkin{0x8d, 0x5a, 0x3b};
constexpr QColor kShoe{0x22, 0x24, 0x2a};
constexpr QColor kLeather{0x8a, 0x4a, 0x22};

/// From the man's frame to the screen, in yards; `depth` grows toward the eye.
struct Camera {
    double c = 1.0;
    double s = 0.0;

    [[nodiscard]] QPointF at(Point3 p) const {
        const double right = c * p.x + s * p.y;
        const double down = s * p.x - c * p.y;
        return {right, down - kRaised * p.z};
    }
    [[nodiscard]] double depth(Point3 p) const {
        const double down = s * p.x - c * p.y;
        return 0.6 * down + p.z;
    }
    /// How much of a direction in the ground shows toward the eye, and up counts as seen.
    [[nodiscard]] double toward(Point3 n) const { return 0.5 * (s * n.x - c * n.y) + 0.87 * n.z; }
};

QColor inkOf(PartInk ink, const FigureColors& colors) {
    switch (ink) {
        case PartInk::Shoe:
            return kShoe;
        case PartInk::Pants:
            return colors.pants;
        case PartInk::Sock:
            return colors.socks;
        case PartInk::Skin:
            return kSkin;
        case PartInk::Ball:
            return kLeather;
        case PartInk::Shoulders:
            if (colors.pattern == KitPattern::Yoke)
                return colors.stripe;
            break;
        case PartInk::Sleeve:
            if (colors.pattern == KitPattern::Sleeves)
                return colors.stripe;
            break;
        case PartInk::Jersey:
            break;
    }
    // a dark jersey stands out from the base below it
    constexpr int kDark = 110;
    return colors.body.lightness() < kDark ? colors.body.lighter(140) : colors.body;
}

/// A rounded part in four tones: edge, shade, its color, and light from the upper left.
void paintPart(QPainter& painter, QPointF a, QPointF b, double radius, const QColor& color) {
    const auto stroke = [&](const QColor& ink, double width, QPointF by) {
        painter.setPen(QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
        if (a == b)
            painter.drawPoint(a + by);
        else
            painter.drawLine(a + by, b + by);
    };
    const double r = radius;
    stroke(color.darker(260), 2.0 * r + 0.16, {});
    stroke(color.darker(145), 2.0 * r, {});
    stroke(color, 1.5 * r, {-0.2 * r, -0.22 * r});
    stroke(color.lighter(135), 0.62 * r, {-0.42 * r, -0.45 * r});
}

/// A stripe round a part, from one share of its length to another.
void paintBand(QPainter& painter,
               QPointF a,
               QPointF b,
               double radius,
               double from,
               double to,
               const QColor& color) {
    painter.setPen(QPen{color, 2.0 * radius, Qt::SolidLine, Qt::FlatCap});
    painter.drawLine(a + from * (b - a), a + to * (b - a));
}

/// What is sewn on shoulders and sleeves as stripes.
void paintSewn(
    QPainter& painter, PartInk ink, QPointF a, QPointF b, double radius, const FigureColors& kit) {
    if (kit.pattern == KitPattern::SleeveBands && ink == PartInk::Sleeve) {
        paintBand(painter, a, b, radius, 0.5, 0.95, kit.stripe);
    } else if (kit.pattern == KitPattern::ShoulderStripes && ink == PartInk::Shoulders) {
        // two over each shoulder, seen beside the helmet
        for (const auto& [from, to] :
             {std::pair{-0.08, 0.04}, {0.13, 0.25}, {0.75, 0.87}, {0.96, 1.08}})
            paintBand(painter, a, b, radius, from, to, kit.stripe);
    }
}

void paintHead(QPainter& painter,
               const Camera& camera,
               const ManModel& model,
               const FigureColors& colors) {
    const double r = model.headRadius;
    const QPointF at = camera.at(model.head);
    paintPart(painter, at, at, r, colors.helmet);
    const double face = model.faceDeg * std::numbers::pi / 180.0;
    const Point3 ahead{std::cos(face), std::sin(face), 0.0};
    const auto on = [&](double up, double aside, double out) {
        const double c = std::cos(up);
        const Point3 n{c * ahead.x - aside * ahead.y, c * ahead.y + aside * ahead.x, std::sin(up)};
        return std::pair{Point3{model.head.x + out * r * n.x,
                                model.head.y + out * r * n.y,
                                model.head.z + out * r * n.z},
                         camera.toward(n)};
    };
    // the stripe goes over the top from front to back, as far as it is seen
    painter.setPen(QPen{colors.helmetStripe, 0.3 * r, Qt::SolidLine, Qt::FlatCap});
    QPolygonF stripe;
    for (int i = 0; i <= 12; ++i) {
        const auto [point, seen] = on((0.1 + 0.8 * i / 12.0) * std::numbers::pi, 0.0, 0.96);
        if (seen > 0.12)
            stripe << camera.at(point);
    }
    if (stripe.size() > 1)
        painter.drawPolyline(stripe);
    // the mask in front of the face, where it looks toward us
    painter.setPen(QPen{QColor{0xdd, 0xe1, 0xe6}, 0.2 * r, Qt::SolidLine, Qt::RoundCap});
    for (const double up : {-0.15, -0.6}) {
        QPolygonF bar;
        for (int i = -3; i <= 3; ++i) {
            const auto [point, seen] = on(up, 0.28 * i, 1.12);
            if (seen > -0.35)
                bar << camera.at(point);
        }
        if (bar.size() > 1)
            painter.drawPolyline(bar);
    }
}
/// Digits one unit high and at most one wide, about the origin, y down.
QPainterPath digitsOf(const QString& number) {
    constexpr int kPixels = 100;
    QFont font = QApplication::font();
    font.setPixelSize(kPixels);
    font.setWeight(QFont::Black);
    QPainterPath path;
    path.addText(0.0, 0.0, font, number);
    const QRectF box = path.boundingRect();
    if (box.isEmpty())
        return {};
    const double tall = 1.0 / box.height();
    return QTransform::fromScale(std::min(tall, 1.0 / box.width()), tall)
        .map(path.translated(-box.center()));
}

/// Where a number is sewn on: its middle, and which way its rows run and rise.
struct NumberPlace {
    Point3 at;
    Point3 right;
    Point3 up;
    double seen = 0.0;  ///< how much it looks toward us
};

NumberPlace numberPlace(const Camera& camera, const ManModel& model, bool back) {
    constexpr double kOut = 0.42;    // a torso's radius and the cloth
    constexpr double kAlong = 0.66;  // of the way from hips to chest
    const Point3 spine{
        model.chest.x - model.hips.x, model.chest.y - model.hips.y, model.chest.z - model.hips.z};
    const double length = std::hypot(spine.x, spine.y, spine.z);
    const Point3 up{spine.x / length, spine.y / length, spine.z / length};
    const double way = back ? -1.0 : 1.0;
    const Point3 out{way * up.z, 0.0, -way * up.x};
    return {.at = {model.hips.x + kAlong * spine.x + kOut * out.x,
                   model.hips.y + kAlong * spine.y,
                   model.hips.z + kAlong * spine.z + kOut * out.z},
            .right = {0.0, way, 0.0},
            .up = up,
            .seen = camera.toward(out)};
}

void paintNumber(QPainter& painter,
                 const Camera& camera,
                 const ManModel& model,
                 const FigureColors& colors,
                 const QPainterPath& digits) {
    constexpr double kTall = 0.84;  // yards of a man three yards high
    constexpr double kWide = 1.0;
    constexpr double kLeastSeen = 0.22;
    for (const bool back : {false, true}) {
        const NumberPlace place = numberPlace(camera, model, back);
        if (place.seen < kLeastSeen)
            continue;
        const QPointF origin = camera.at({0.0, 0.0, 0.0});
        const QPointF right = kWide * (camera.at(place.right) - origin);
        const QPointF up = kTall * (camera.at(place.up) - origin);
        const QPointF at = camera.at(place.at);
        painter.fillPath(
            QTransform{right.x(), right.y(), -up.x(), -up.y(), at.x(), at.y()}.map(digits),
            colors.numbers);
    }
}
}  // namespace

double reachOf(ManPose pose) {
    return pose == ManPose::Fallen ? 3.4 : 2.75;
}

void paintPlasticMan(QPainter& painter,
                     ManPose pose,
                     const FigureColors& colors,
                     double screenDeg,
                     double scale,
                     const QString& number) {
    const ManModel& model = modelOf(pose);
    const double turn = screenDeg * std::numbers::pi / 180.0;
    const Camera camera{std::cos(turn), std::sin(turn)};
    struct Seen {
        const ModelPart* part = nullptr;  ///< null: the head, or what is sewn on
        double depth = 0.0;
        bool number = false;
    };
    std::vector<Seen> order;
    for (const ModelPart& part : model.parts)
        order.push_back({&part, 0.5 * (camera.depth(part.a) + camera.depth(part.b))});
    order.push_back({nullptr, camera.depth(model.head) + 0.1});
    const QPainterPath digits = number.isEmpty() ? QPainterPath{} : digitsOf(number);
    if (!digits.isEmpty()) {
        // on what it is sewn on, below whatever is before that
        const double torso = 0.5 * (camera.depth(model.hips) + camera.depth(model.chest));
        const double pads = camera.depth({model.chest.x, model.chest.y, model.chest.z + 0.1});
        order.push_back({nullptr, std::max(torso, pads) + 0.001, true});
    }
    std::ranges::stable_sort(order, {}, &Seen::depth);
    painter.save();
    painter.scale(scale, scale);
    for (const Seen& seen : order) {
        if (seen.number)
            paintNumber(painter, camera, model, colors, digits);
        else if (seen.part == nullptr)
            paintHead(painter, camera, model, colors);
        else {
            const ModelPart& part = *seen.part;
            const QPointF a = camera.at(part.a);
            const QPointF b = camera.at(part.b);
            paintPart(painter, a, b, part.radius, inkOf(part.ink, colors));
            paintSewn(painter, part.ink, a, b, part.radius, colors);
        }
    }
    painter.restore();
}

std::size_t PlasticMen::place(const Look& look) {
    const auto found = std::ranges::find(m_looks, look);
    if (found != m_looks.end())
        return static_cast<std::size_t>(found - m_looks.begin());
    if (m_looks.size() >= kMostMenLooks) {
        m_looks.clear();
        m_pictures.clear();
    }
    m_looks.push_back(look);
    return m_looks.size() - 1;
}

void PlasticMen::draw(QPainter& painter, const LayerContext& context, const FigureDrawing& figure) {
    const double ratio = context.pixelRatio;
    const double pixels = context.pixelsPerYard * ratio;
    if (m_scale != pixels) {
        m_scale = pixels;
        m_looks.clear();
        m_pictures.clear();
    }
    const TeamLook& team = context.scene.team(figure.look.side);
    const FigureColors colors = figureColors(team, figure.look);
    const double man = std::clamp(figure.heightYards / kModelHeight, 0.5, 2.0);
    const double scale = pixels * man;
    const ManPose pose = figure.fallenDeg ? ManPose::Fallen
                                          : standing(figure.pose.value_or(poseOf(figure.position)));
    const double degrees = context.screenAngle(figure.fallenDeg.value_or(figure.headingDeg));
    const double part = degrees / 360.0;
    const int step =
        static_cast<int>(std::lround((part - std::floor(part)) * kHeadings)) % kHeadings;
    const int half = static_cast<int>(std::ceil(reachOf(pose) * scale)) + 1;
    constexpr int kLargestHalf = 220;
    const QPointF at = context.map(figure.at);
    if (half > kLargestHalf || figure.refused) {
        painter.save();
        painter.translate(at);
        if (figure.refused)
            painter.setOpacity(0.45);
        paintPlasticMan(
            painter, pose, colors, 360.0 * step / kHeadings, scale / ratio, figure.number);
        painter.restore();
        return;
    }
    const std::size_t look = place({.side = figure.look.side,
                                    .darkUnit = figure.look.darkUnit,
                                    .kit = team.kit.rgba(),
                                    .accent = team.accent.rgba(),
                                    .pose = pose,
                                    .size = static_cast<int>(std::lround(8.0 * scale)),
                                    .number = figure.number,
                                    .worn = figure.look.darkUnit ? team.dark : team.white});
    const quint64 key = quint64{look} * kHeadings + static_cast<quint64>(step);
    const QPixmap* ready = m_pictures.object(key);
    QPixmap made;
    if (ready == nullptr) {
        made = QPixmap{2 * half, 2 * half};
        made.fill(Qt::transparent);
        QPainter ink{&made};
        ink.setRenderHint(QPainter::Antialiasing);
        ink.translate(half, half);
        paintPlasticMan(ink, pose, colors, 360.0 * step / kHeadings, scale, figure.number);
        ink.end();
        made.setDevicePixelRatio(ratio);
        m_pictures.insert(key, new QPixmap{made}, qsizetype{16} * half * half);  // its owner
        ready = &made;
    }
    const QPointF corner{std::round(at.x() * ratio) - half, std::round(at.y() * ratio) - half};
    painter.drawPixmap(corner / ratio, *ready);
}

}  // namespace thrum::gui
