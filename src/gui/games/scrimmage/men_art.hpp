#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace thrum::gui {

/// How a team's men are told from the others': color, and stripes on the visitors.
struct ScrimmageKit {
    QColor men;
    QColor label;
    bool striped = false;
    bool operator==(const ScrimmageKit&) const = default;
};
[[nodiscard]] ScrimmageKit kitOf(const scrimmage::State& state, Side side);

/// One man as drawn: his label, shape by speed, speed in a black disk, power in a white square.
struct ScrimmageManArt {
    QString label;
    int speed = 2;
    int power = 4;
    ScrimmageKit kit;
    bool pale = false;
    bool selected = false;
    bool ball = false;
    bool away = false;   ///< an empty place: outline and label only
    bool ghost = false;  ///< where he would stand
    int half = -1;       ///< of a pale man: power of the first half
    double opacity = 1.0;
};

/// The shape of a man with this speed, in a box of this size.
[[nodiscard]] QPainterPath manShape(int speed, const QRectF& box);
void paintMan(QPainter& painter, const QRectF& box, const ScrimmageManArt& man, const QFont& font);
/// The ball: brown oval with a white seam.
void paintBall(QPainter& painter, QPointF middle, double size);

}  // namespace thrum::gui
