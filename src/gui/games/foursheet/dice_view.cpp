#include "gui/games/foursheet/dice_view.hpp"

#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>

namespace thrum::gui::fss {

namespace {
constexpr int kFlightMs = 1150;
constexpr double kAtRest = 0.66;  // part of the time after which they lie still to be read
constexpr int kReducedMs = 180;

QPolygonF ring(int corners, double radius, double turn) {
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2.0 * std::numbers::pi * i / corners;
        shape << QPointF{radius * std::sin(angle), -radius * std::cos(angle)};
    }
    return shape;
}

// Facets as the die shows them from above.
void paintD20(QPainter& painter, double r, const QColor& color) {
    const QPolygonF outside = ring(6, r, 0.0);
    const QPolygonF inside = ring(3, r * 0.62, 0.0);
    painter.setPen(QPen{color.lighter(170), 1.0});
    painter.setBrush(color);
    painter.drawPolygon(outside);
    painter.setBrush(color.lighter(118));
    painter.drawPolygon(inside);
    for (int i = 0; i < 3; ++i) {
        painter.drawLine(inside[i], outside[(2 * i + 5) % 6]);
        painter.drawLine(inside[i], outside[2 * i]);
        painter.drawLine(inside[i], outside[(2 * i + 1) % 6]);
    }
}

void paintD12(QPainter& painter, double r, const QColor& color) {
    const QPolygonF outside = ring(10, r, 0.0);
    const QPolygonF inside = ring(5, r * 0.6, 0.0);
    painter.setPen(QPen{color.lighter(170), 1.0});
    painter.setBrush(color);
    painter.drawPolygon(outside);
    painter.setBrush(color.lighter(118));
    painter.drawPolygon(inside);
    for (int i = 0; i < 5; ++i)
        painter.drawLine(inside[i], outside[2 * i]);
}

void paintD10(QPainter& painter, double r, const QColor& color) {
    const QPointF top{0.0, -r};
    const QPointF bottom{0.0, r};
    const QPointF left{-r * 0.92, 0.16 * r};
    const QPointF right{r * 0.92, 0.16 * r};
    const QPointF low{0.0, 0.5 * r};
    const QPointF a{-r * 0.52, 0.22 * r};
    const QPointF b{r * 0.52, 0.22 * r};
    painter.setPen(QPen{color.lighter(170), 1.0});
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{} << top << right << bottom << left);
    painter.setBrush(color.lighter(118));
    painter.drawPolygon(QPolygonF{} << top << b << low << a);
    painter.drawLine(a, left);
    painter.drawLine(b, right);
    painter.drawLine(low, bottom);
}
}  // namespace

DiceView::DiceView(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("diceView"));
    m_flight.setInterval(kFrameMs);
    m_flight.setTimerType(Qt::PreciseTimer);
    connect(&m_flight, &QTimer::timeout, this, [this] {
        if (m_time.elapsed() >= (Comfort::instance().reducedMotion() ? kReducedMs : kFlightMs))
            land();
        else
            update();
    });
}

QSize DiceView::minimumSizeHint() const {
    const double line = QFontMetricsF{font()}.height();
    return {200, static_cast<int>(line * 4.2 + 34.0)};
}

void DiceView::speak() {
    setAccessibleName(m_scene.title.isEmpty() ? tr("Dice tray") : m_scene.title);
    if (flying()) {
        setAccessibleDescription(tr("In the air"));
        return;
    }
    QStringList said;
    for (const TrayDie& die : m_scene.dice) {
        const QString name = die.coin ? tr("Coin") : dieText(die.die);
        const QString face = !die.face  ? tr("not thrown yet")
                             : die.coin ? (*die.face == 0 ? tr("heads") : tr("tails"))
                                        : QString::number(*die.face);
        said << name + QLatin1Char{' '} + face +
                    (die.caption.isEmpty() ? QString{} : QStringLiteral(", ") + die.caption);
    }
    setAccessibleDescription(said.join(QStringLiteral("; ")));
}

void DiceView::show(const TrayScene& scene) {
    if (scene == m_scene && !flying())
        return;
    m_flight.stop();
    m_scene = scene;
    speak();
    update();
}

void DiceView::fly(const TrayScene& scene) {
    m_scene = scene;
    m_time.start();
    m_flight.start();
    speak();
    update();
}

void DiceView::land() {
    if (!m_flight.isActive())
        return;
    m_flight.stop();
    speak();
    update();
    emit landed();
}

void DiceView::mousePressEvent(QMouseEvent*) {
    land();
}

void DiceView::paintDie(QPainter& painter,
                        QPointF middle,
                        double size,
                        const TrayDie& die,
                        std::optional<int> face,
                        double turn) const {
    const Ink& colors = ink();
    painter.save();
    painter.translate(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 90});
    painter.drawEllipse(QPointF{2.0, size * 0.44}, size * 0.44, size * 0.12);
    painter.rotate(turn);
    if (!face)
        painter.setOpacity(0.55);
    const double r = size / 2;
    QFont digits = font();
    digits.setBold(true);
    if (die.coin) {
        QRadialGradient gold{QPointF{-0.2 * size, -0.25 * size}, size};
        gold.setColorAt(0.0, QColor{0xff, 0xe8, 0xa6});
        gold.setColorAt(1.0, QColor{0xb8, 0x86, 0x1c});
        painter.setPen(QPen{QColor{0x83, 0x5c, 0x0d}, 2.0});
        painter.setBrush(gold);
        painter.drawEllipse(QPointF{}, r, r);
        digits.setPixelSize(std::max(8, static_cast<int>(size * 0.46)));
        painter.setFont(digits);
        painter.setPen(QColor{0x5d, 0x40, 0x06});
        if (face)
            painter.drawText(
                QRectF{-r, -r, size, size}, Qt::AlignCenter, *face == 0 ? tr("H") : tr("T"));
        painter.restore();
        return;
    }
    if (die.die == DieKind::A || die.die == DieKind::B || die.die == DieKind::D6) {
        // the offense's d6 in its kit, the defense's as a white one with its color round it
        const bool dark = die.die == DieKind::A;
        const QColor kit = die.die == DieKind::B ? m_scene.b : m_scene.a;
        const QColor ground = dark ? kit : QColor{0xfb, 0xf6, 0xec};
        const QRectF box{-r * 0.9, -r * 0.9, size * 0.9, size * 0.9};
        painter.setPen(QPen{dark ? kit.lighter(190) : kit, dark ? 1.2 : 2.2});
        painter.setBrush(ground);
        painter.drawRoundedRect(box, size * 0.13, size * 0.13);
        if (face)
            drawPips(painter, box, *face, dark ? inkOn(kit) : kit.darker(110));
        painter.restore();
        return;
    }
    const QColor color = die.die == DieKind::D20   ? colors.d20
                         : die.die == DieKind::D12 ? colors.d12
                                                   : colors.d10;
    if (die.die == DieKind::D20)
        paintD20(painter, r, color);
    else if (die.die == DieKind::D12)
        paintD12(painter, r, color);
    else
        paintD10(painter, r, color);
    digits.setPixelSize(std::max(8, static_cast<int>(size * 0.3)));
    painter.setFont(digits);
    painter.setPen(Qt::white);
    if (face)
        painter.drawText(
            QRectF{-r, -r + size * 0.02, size, size}, Qt::AlignCenter, QString::number(*face));
    painter.restore();
}

void DiceView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const Ink& colors = ink();
    const QRectF tray = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(colors.tray == Qt::black ? QPen{Qt::white} : QPen{Qt::NoPen});
    painter.setBrush(colors.tray);
    painter.drawRoundedRect(tray, 5.0, 5.0);
    const double line = QFontMetricsF{font()}.height();
    const QRectF inside = tray.adjusted(14.0, 6.0, -14.0, -5.0);
    const QFont strong = lettering(font(), 1.0, true);
    painter.setFont(strong);
    painter.setPen(colors.trayInk);
    const double wide = std::min(inside.width() * 0.6,
                                 QFontMetricsF{strong}.horizontalAdvance(m_scene.title) + 2.0);
    drawFitted(painter,
               QRectF{inside.left(), inside.top(), wide, line * 1.3},
               static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
               m_scene.title);
    double after = wide + 12.0;
    if (m_scene.step && !flying()) {
        drawStep(painter,
                 {inside.left() + wide + 16.0, inside.top() + line * 0.65},
                 8.5,
                 *m_scene.step,
                 false);
        painter.setPen(QPen{colors.traySoft, 1.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(
            QPointF{inside.left() + wide + 16.0, inside.top() + line * 0.65}, 9.0, 9.0);
        after += 22.0;
    }
    painter.setFont(lettering(font(), 0.88));
    painter.setPen(colors.traySoft);
    drawFitted(painter,
               QRectF{inside.left() + after, inside.top(), inside.width() - after, line * 1.3},
               static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
               m_scene.detail);
    if (m_scene.dice.empty())
        return;
    const double part =
        flying() ? std::clamp(static_cast<double>(m_time.elapsed()) / kFlightMs, 0.0, 1.0) : 1.0;
    const double way = std::min(1.0, part / kAtRest);
    const bool airborne = flying() && way < 1.0 && !Comfort::instance().reducedMotion();
    const bool known = !flying() || way >= 1.0 || Comfort::instance().reducedMotion();
    const double eased = 1.0 - (1.0 - way) * (1.0 - way);
    const auto count = static_cast<double>(m_scene.dice.size());
    const double slot = inside.width() / std::max(3.0, count);
    const double texts = line * 2.1;
    const double room = inside.height() - line * 1.4 - texts;
    const double size = std::clamp(std::min(room, slot * 0.82), 18.0, 84.0);
    const double middleY = inside.top() + line * 1.4 + room / 2;
    for (std::size_t i = 0; i < m_scene.dice.size(); ++i) {
        const TrayDie& die = m_scene.dice[i];
        const auto place = static_cast<double>(i);
        const double left = inside.left() + (inside.width() - slot * count) / 2;
        const QPointF rest{left + slot * (place + 0.5), middleY};
        const QPointF from{tray.left() - size, tray.bottom() - 0.6 * size};
        const QPointF at = from + (rest - from) * eased -
                           QPointF{0.0, std::abs(std::sin(eased * 7.0)) * (1.0 - way) * 26.0};
        std::optional<int> face = die.face;
        if (airborne && way < 0.9 && face) {
            const int sides = die.coin ? 2 : foursheet::sidesOf(die.die);
            const int low = die.coin ? 0 : foursheet::lowestFace(die.die);
            face = low + (static_cast<int>(way * 21.0) * 7 + static_cast<int>(i) * 3) % sides;
        }
        painter.save();
        painter.setClipRect(tray);
        paintDie(painter,
                 airborne ? at : rest,
                 size,
                 die,
                 face,
                 airborne ? (1.0 - eased) * (500.0 + 90.0 * place) : 0.0);
        painter.restore();
        if (!known)
            continue;
        const double top = inside.bottom() - texts;
        painter.setPen(colors.trayInk);
        painter.setFont(lettering(font(), 0.92, true));
        QString name = die.coin
                           ? (die.face ? (*die.face == 0 ? tr("Heads") : tr("Tails")) : tr("coin"))
                           : dieText(die.die);
        if (die.face && !die.coin)
            name = tr("%1: %2").arg(name).arg(*die.face);
        drawFitted(
            painter, QRectF{rest.x() - slot / 2 + 1, top, slot - 2, line}, Qt::AlignCenter, name);
        painter.setFont(lettering(font(), 0.84));
        painter.setPen(colors.traySoft);
        drawFitted(painter,
                   QRectF{rest.x() - slot / 2 + 2, top + line, slot - 4, line},
                   Qt::AlignCenter,
                   die.caption);
    }
}

}  // namespace thrum::gui::fss
