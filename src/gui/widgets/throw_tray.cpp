#include "gui/widgets/throw_tray.hpp"

#include "gui/widgets/comfort.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>

namespace thrum::gui {

namespace {
constexpr int kFlightMs = 1180;
constexpr double kAtRest = 0.62;  // part of the time after which it lies still to be read
constexpr int kReducedMs = 180;
constexpr QColor kFelt{0x1d, 0x4a, 0x36};
constexpr QColor kTrayRim{0x5b, 0x3a, 0x22};
constexpr QColor kBone{0xfb, 0xf6, 0xe8};
constexpr QColor kPip{0x1b, 0x1d, 0x21};

struct Pip {
    int x;
    int y;
};

std::vector<Pip> pipsOf(int face) {
    std::vector<Pip> pips;
    if (face % 2 == 1)
        pips.push_back({0, 0});
    if (face >= 2) {
        pips.push_back({-1, -1});
        pips.push_back({1, 1});
    }
    if (face >= 4) {
        pips.push_back({1, -1});
        pips.push_back({-1, 1});
    }
    if (face == 6) {
        pips.push_back({-1, 0});
        pips.push_back({1, 0});
    }
    return pips;
}
}  // namespace

ThrowTray::ThrowTray(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("throwTray"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_flight.setInterval(kFrameMs);
    m_flight.setTimerType(Qt::PreciseTimer);
    connect(&m_flight, &QTimer::timeout, this, [this] {
        if (m_time.elapsed() >= (Comfort::instance().reducedMotion() ? kReducedMs : kFlightMs))
            land();
        else
            update();
    });
}

void ThrowTray::speak() {
    QString said;
    if (!m_known)
        said = isCoin()              ? tr("A coin, not flipped yet")
               : m_draws.size() == 1 ? tr("A die, not rolled yet")
               : m_draws.size() == 2 ? tr("Two dice, not rolled yet")
                                     : tr("%1 dice, not rolled yet").arg(m_draws.size());
    else if (isCoin())
        said = showsHeads() ? tr("Heads") : tr("Tails");
    else
        for (const int face : m_values)
            said += (said.isEmpty() ? QString{} : QStringLiteral(", ")) + QString::number(face);
    setAccessibleName(said);
}

bool ThrowTray::isCoin() const {
    return !m_draws.empty() && m_draws.front().kind == Draw::Kind::Coin;
}

void ThrowTray::showReady(const std::vector<Draw>& draws) {
    m_flight.stop();
    m_draws = draws;
    m_values.clear();
    // dice that nobody threw lie with a one, then with their highest face up
    for (const Draw& draw : draws)
        m_values.push_back(isCoin() ? 0 : m_values.empty() ? 1 : draw.sides);
    m_known = false;
    speak();
    update();
}

void ThrowTray::fly(const std::vector<Draw>& draws, const std::vector<int>& values) {
    m_draws = draws;
    m_values = values;
    m_known = true;
    m_time.start();
    m_flight.start();
    setAccessibleName(tr("In the air"));
    update();
}

void ThrowTray::land() {
    if (!m_flight.isActive())
        return;
    m_flight.stop();
    speak();
    update();
    emit landed();
}

void ThrowTray::mousePressEvent(QMouseEvent*) {
    land();
}

void ThrowTray::paintDie(
    QPainter& painter, QPointF middle, double size, int face, double turn) const {
    painter.save();
    painter.translate(middle);
    painter.rotate(turn);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 90});
    painter.drawRoundedRect(QRectF{-size / 2 + 3, -size / 2 + 5, size, size}, 9, 9);
    QLinearGradient bone{0.0, -size / 2, 0.0, size / 2};
    bone.setColorAt(0.0, kBone);
    bone.setColorAt(1.0, kBone.darker(112));
    painter.setBrush(bone);
    painter.setPen(QPen{kBone.darker(150), 1.2});
    painter.drawRoundedRect(QRectF{-size / 2, -size / 2, size, size}, 9, 9);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kPip);
    const double step = 0.26 * size;
    for (const Pip pip : pipsOf(face))
        painter.drawEllipse(QPointF{pip.x * step, pip.y * step}, 0.082 * size, 0.082 * size);
    painter.restore();
}

void ThrowTray::paintCoin(
    QPainter& painter, QPointF middle, double size, bool heads, double squeeze) const {
    painter.save();
    painter.translate(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 90});
    painter.drawEllipse(QPointF{3.0, 6.0}, size / 2, std::max(3.0, size / 2 * squeeze));
    painter.scale(1.0, std::max(0.06, squeeze));
    QRadialGradient gold{QPointF{-0.2 * size, -0.25 * size}, size};
    gold.setColorAt(0.0, QColor{0xff, 0xe8, 0xa6});
    gold.setColorAt(1.0, QColor{0xb8, 0x86, 0x1c});
    painter.setBrush(gold);
    painter.setPen(QPen{QColor{0x83, 0x5c, 0x0d}, 2.0});
    painter.drawEllipse(QPointF{0, 0}, size / 2, size / 2);
    painter.setPen(QPen{QColor{0x83, 0x5c, 0x0d, 150}, 1.2});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF{0, 0}, 0.41 * size, 0.41 * size);
    QFont letter = font();
    letter.setPixelSize(static_cast<int>(0.46 * size));
    letter.setBold(true);
    painter.setFont(letter);
    painter.setPen(QColor{0x5d, 0x40, 0x06});
    painter.drawText(
        QRectF{-size / 2, -size / 2, size, size}, Qt::AlignCenter, heads ? tr("H") : tr("T"));
    painter.restore();
}

// "4 + 3 = 7", "Heads": below what lies there.
void ThrowTray::paintResult(QPainter& painter, const QRectF& felt) const {
    QString text;
    if (isCoin()) {
        text = showsHeads() ? tr("Heads") : tr("Tails");
    } else {
        int sum = 0;
        for (const int face : m_values) {
            text += (text.isEmpty() ? QString{} : QStringLiteral(" + ")) + QString::number(face);
            sum += face;
        }
        if (m_values.size() > 1)
            text += QStringLiteral(" = %1").arg(sum);
    }
    QFont strong = font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    painter.setFont(strong);
    painter.setPen(QColor{0xff, 0xf4, 0xcf});
    painter.drawText(felt.adjusted(0.0, 0.0, 0.0, -3.0),
                     static_cast<int>(Qt::AlignHCenter | Qt::AlignBottom),
                     text);
}

void ThrowTray::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF tray = QRectF{rect()}.adjusted(1.0, 1.0, -1.0, -1.0);
    painter.setPen(QPen{kTrayRim.darker(140), 1.0});
    painter.setBrush(kTrayRim);
    painter.drawRoundedRect(tray, 10.0, 10.0);
    const QRectF felt = tray.adjusted(7.0, 7.0, -7.0, -7.0);
    QLinearGradient cloth{felt.topLeft(), felt.bottomLeft()};
    cloth.setColorAt(0.0, kFelt.darker(125));
    cloth.setColorAt(1.0, kFelt.lighter(112));
    painter.setBrush(cloth);
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.4});
    painter.drawRoundedRect(felt, 6.0, 6.0);
    painter.setClipRect(felt);
    const double part =
        flying() ? std::clamp(static_cast<double>(m_time.elapsed()) / kFlightMs, 0.0, 1.0) : 1.0;
    const double way01 = std::min(1.0, part / kAtRest);
    const bool airborne = flying() && way01 < 1.0 && !Comfort::instance().reducedMotion();
    const double eased = 1.0 - (1.0 - way01) * (1.0 - way01);
    if (isCoin()) {
        const double turns = std::cos(eased * 9.0 * std::numbers::pi);
        const bool shownHeads = showsHeads();
        // while it turns the faces alternate and end on the one that fell
        const bool heads = airborne && turns >= 0.0 ? !shownHeads : shownHeads;
        const double lift = airborne ? std::sin(way01 * std::numbers::pi) * 0.2 : 0.0;
        paintCoin(painter,
                  felt.center() - QPointF{0.0, lift * felt.height()},
                  0.68 * felt.height(),
                  heads,
                  airborne ? std::abs(turns) : 1.0);
        if (m_known && !airborne)
            paintResult(painter, felt);
        return;
    }
    const double size = 0.5 * felt.height();
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_values.size()));
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const double way = static_cast<double>(i) - (count - 1.0) / 2.0;
        const QPointF rest = felt.center() + QPointF{way * 1.55 * size, way * 3.0};
        const QPointF from{felt.left() - size, felt.bottom() - 0.6 * size};
        const QPointF at = from + (rest - from) * eased -
                           QPointF{0.0, std::abs(std::sin(eased * 7.0)) * (1.0 - way01) * 26.0};
        const int face =
            airborne && way01 < 0.86
                ? 1 + (static_cast<int>(way01 * 23.0) * 5 + static_cast<int>(i) * 2 + m_values[i]) %
                          6
                : m_values[i];
        paintDie(
            painter,
            airborne ? at : rest,
            size,
            face,
            (1.0 - eased) * (500.0 + 90.0 * static_cast<double>(i)) + (i % 2 == 0 ? -7.0 : 9.0));
    }
    if (!m_known)
        painter.fillRect(felt, QColor{0x10, 0x22, 0x1a, 70});
    else if (!airborne)
        paintResult(painter, felt);
}

}  // namespace thrum::gui
