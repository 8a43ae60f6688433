#include "gui/games/scrimmage/men_art.hpp"

#include "gui/theme/board_colors.hpp"

#include <algorithm>

#include <QPainter>

namespace thrum::gui {

namespace {
constexpr double kShape = 0.86;  // of the square
constexpr double kBadge = 0.36;
constexpr double kSmallBadge = 0.32;
constexpr int kTriangle = 5;  // its speed
constexpr int kLeastLetter = 6;

QColor faded(QColor color, double part) {
    const QColor toward{0xf2, 0xea, 0xd8};
    const auto mix = [part](int a, int b) {
        return static_cast<int>(static_cast<double>(a) * (1.0 - part) +
                                static_cast<double>(b) * part);
    };
    return {mix(color.red(), toward.red()),
            mix(color.green(), toward.green()),
            mix(color.blue(), toward.blue())};
}

void paintStripes(QPainter& painter, const QPainterPath& shape, const QColor& color) {
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    const QRectF box = shape.boundingRect();
    const double step = std::max(3.5, box.width() / 7.0);
    QColor line = color.lightness() > 110 ? color.darker(122) : color.lighter(135);
    painter.setPen(QPen{line, std::max(1.0, step * 0.34)});
    for (double x = box.left() - box.height(); x < box.right(); x += step)
        painter.drawLine(QPointF{x, box.bottom()}, QPointF{x + box.height(), box.top()});
    painter.restore();
}

QFont letterFont(const QFont& font, double pixels) {
    QFont letter = font;
    letter.setPixelSize(std::max(kLeastLetter, static_cast<int>(pixels)));
    letter.setBold(true);
    return letter;
}

void paintBadges(QPainter& painter,
                 const QRectF& box,
                 const ScrimmageManArt& man,
                 const QFont& font) {
    // a triangle is narrow where its label stands: its badges keep to the corners
    const bool narrow = man.speed == kTriangle;
    const double size = (narrow ? kSmallBadge : kBadge) * box.width();
    const double out = (narrow ? 0.03 : -0.01) * box.width();
    const double low = (narrow ? 0.02 : 0.0) * box.width();
    const QRectF speed{box.left() - out, box.bottom() - size + low, size, size};
    const QRectF power{box.right() - size + out, box.bottom() - size + low, size, size};
    painter.setFont(letterFont(font, size * 0.84));
    painter.setPen(QPen{Qt::white, std::max(0.8, box.width() * 0.02)});
    painter.setBrush(Qt::black);
    painter.drawEllipse(speed);
    painter.setPen(Qt::white);
    painter.drawText(speed, Qt::AlignCenter, QString::number(man.speed));
    painter.setPen(QPen{Qt::black, std::max(0.8, box.width() * 0.02)});
    painter.setBrush(Qt::white);
    painter.drawRect(power);
    painter.drawText(power, Qt::AlignCenter, QString::number(man.power));
}

// Power of the first half, which a second blocker adds his own to (SCR-B7).
void paintHalf(QPainter& painter,
               const QRectF& box,
               const ScrimmageManArt& man,
               const QFont& font) {
    const double size = kBadge * box.width();
    const QRectF half{box.right() - size, box.top(), size, size};
    painter.setFont(letterFont(font, size * 0.84));
    painter.setPen(QPen{Qt::black, 1.0});
    painter.setBrush(QColor{0xff, 0xa6, 0x6b});
    painter.drawRoundedRect(half, 2.0, 2.0);
    painter.drawText(half, Qt::AlignCenter, QString::number(man.half));
}

void paintShape(QPainter& painter,
                const QRectF& box,
                const QPainterPath& shape,
                const ScrimmageManArt& man) {
    const QColor fill = man.pale ? faded(man.kit.men, 0.72) : man.kit.men;
    if (!man.ghost) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor{0, 0, 0, 70});
        painter.drawPath(shape.translated(0.03 * box.width(), 0.05 * box.width()));
    }
    QPen edge{man.kit.men.darker(170), std::max(1.0, 0.035 * box.width())};
    if (man.selected)
        edge = QPen{man.kit.men.darker(135), std::max(1.5, 0.07 * box.width())};
    if (man.pale)
        edge = QPen{QColor{0xd0, 0x5a, 0x14}, std::max(1.2, 0.05 * box.width()), Qt::DashLine};
    if (man.ghost)
        edge.setStyle(Qt::DashLine);
    edge.setJoinStyle(Qt::MiterJoin);
    painter.setPen(edge);
    // who is selected changes color: paper with the team's edge (SCR-M9)
    painter.setBrush(man.selected || man.ghost ? board_colors::kPaper : fill);
    painter.drawPath(shape);
    if (man.kit.striped && !man.selected && !man.ghost)
        paintStripes(painter, shape, fill);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    constexpr int kFramed = 3;
    if (man.speed == kFramed) {
        const double in = 0.11 * box.width();
        const QColor line = man.selected || man.ghost ? man.kit.men : QColor{Qt::white};
        painter.setPen(QPen{man.kit.label.lightness() < 128 ? QColor{0x25, 0x20, 0x10} : line,
                            std::max(1.0, 0.05 * box.width())});
        painter.drawRect(shape.boundingRect().adjusted(in, in, -in, -in));
    }
}
}  // namespace

ScrimmageKit kitOf(const scrimmage::State& state, Side side) {
    const auto& colors = state.teams[scrimmage::indexOf(side)]->colors;
    return {QColor{QString::fromStdString(colors.men)},
            QColor{QString::fromStdString(colors.label)},
            side == Side::Visitor};
}

QPainterPath manShape(int speed, const QRectF& square) {
    enum Speed { Large = 2, Framed, Circle, Triangle = kTriangle };
    const double side = kShape * square.width();
    const QRectF box{square.center().x() - side / 2, square.center().y() - side / 2, side, side};
    QPainterPath shape;
    switch (speed) {
        case Large:
            shape.addRect(box);
            return shape;
        case Framed: {
            const double in = 0.05 * side;
            shape.addRect(box.adjusted(in, in, -in, -in));
            return shape;
        }
        case Circle:
            shape.addEllipse(box);
            return shape;
        case Triangle:
            shape.addPolygon(QPolygonF{{QPointF{box.center().x(), box.top() - 0.04 * side},
                                        box.bottomRight(),
                                        box.bottomLeft(),
                                        QPointF{box.center().x(), box.top() - 0.04 * side}}});
            return shape;
        default:
            break;
    }
    const double out = 0.05 * side;
    shape.addPolygon(QPolygonF{{QPointF{box.center().x(), box.top() - out},
                                QPointF{box.right() + out, box.center().y()},
                                QPointF{box.center().x(), box.bottom() + out},
                                QPointF{box.left() - out, box.center().y()},
                                QPointF{box.center().x(), box.top() - out}}});
    return shape;
}

void paintBall(QPainter& painter, QPointF middle, double size) {
    painter.save();
    painter.translate(middle);
    painter.rotate(-32.0);
    painter.setPen(QPen{Qt::white, std::max(1.0, 0.09 * size)});
    painter.setBrush(board_colors::kBall);
    painter.drawEllipse(QPointF{0.0, 0.0}, 0.5 * size, 0.32 * size);
    painter.setPen(QPen{Qt::white, std::max(0.8, 0.07 * size)});
    painter.drawLine(QPointF{-0.24 * size, 0.0}, QPointF{0.24 * size, 0.0});
    for (const double x : {-0.12, 0.0, 0.12})
        painter.drawLine(QPointF{x * size, -0.08 * size}, QPointF{x * size, 0.08 * size});
    painter.restore();
}

void paintMan(QPainter& painter, const QRectF& box, const ScrimmageManArt& man, const QFont& font) {
    painter.save();
    painter.setOpacity(painter.opacity() * man.opacity);
    const QPainterPath shape = manShape(man.speed, box);
    const double size = box.width();
    QRectF letters = box;
    if (man.speed == kTriangle)
        letters.translate(0.0, 0.07 * size);
    const double pixels = (man.speed == kTriangle ? 0.32
                           : man.label.size() > 1 ? 0.34
                                                  : 0.4) *
                          size;
    if (man.away) {
        painter.setPen(QPen{QColor{0x8b, 0x93, 0xa0}, 1.0, Qt::DashLine});
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
        painter.setFont(letterFont(font, pixels));
        painter.setPen(QColor{0xa9, 0xb1, 0xbd});
        painter.drawText(letters, Qt::AlignCenter, man.label);
        painter.restore();
        return;
    }
    paintShape(painter, box, shape, man);
    // the label stands a little above the middle, clear of the badges
    if (man.speed != kTriangle && !man.ghost)
        letters.translate(0.0, -0.07 * size);
    painter.setFont(letterFont(font, pixels));
    const QColor ink =
        man.selected || man.ghost || man.pale ? man.kit.men.darker(200) : man.kit.label;
    painter.setPen(ink);
    painter.drawText(letters, Qt::AlignCenter, man.label);
    if (!man.ghost)
        paintBadges(painter, box, man, font);
    if (man.half >= 0)
        paintHalf(painter, box, man, font);
    if (man.ball)
        paintBall(painter, box.topRight() + QPointF{-0.16 * size, 0.18 * size}, 0.42 * size);
    painter.restore();
}

}  // namespace thrum::gui
