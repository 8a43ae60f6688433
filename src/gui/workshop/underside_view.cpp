#include "gui/workshop/underside_view.hpp"

#include "gui/theme/theme.hpp"
#include "gui/workshop/bench_document.hpp"
#include "gui/workshop/bench_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace thrum::gui {

namespace {
constexpr double kDegrees = 180.0 / std::numbers::pi;
constexpr double kReachPixels = 14.0;
}  // namespace

UndersideView::UndersideView(BenchDocument& document, QWidget* parent)
    : QWidget{parent}, m_document{document} {
    setObjectName(QStringLiteral("underside"));
    setAccessibleName(tr("Underside of the base"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setWhatsThis(
        tr("The base from below, one square a millimeter. Drag the tip of a prong to bend "
           "it, the dial to turn it, the putty to move it. Left and Right choose the next "
           "prong, [ and ] bend it back and forth by a degree, comma and period to the "
           "sides."));
    const auto again = [this] {
        describe();
        update();
    };
    connect(&document, &BenchDocument::changed, this, again);
    connect(&document, &BenchDocument::prongChanged, this, again);
    describe();
}

QSize UndersideView::minimumSizeHint() const {
    return {34 * fontMetrics().averageCharWidth() + 180, 10 * fontMetrics().lineSpacing()};
}

void UndersideView::setFromBelow(bool below) {
    if (m_below == below)
        return;
    m_below = below;
    describe();
    update();
    emit viewTurned();
}

void UndersideView::showEstimate(double yardsPerSecond, double aheadDeg, double turnDegPerS) {
    m_speed = yardsPerSecond;
    m_ahead = aheadDeg;
    m_turn = turnDegPerS;
    describe();
    update();
}

void UndersideView::describe() {
    const io::BenchState& state = m_document.state();
    const std::size_t at = m_document.prong();
    QStringList words;
    if (state.base.prongsCut) {
        words << tr("Its prongs are cut: it does not run.");
    } else {
        words << tr("%1: lean %2, side %3, %4, length %5.")
                     .arg(prongName(state.base, at),
                          valueText(BenchKnob::Lean, valueOf(state, BenchKnob::Lean, at)),
                          valueText(BenchKnob::Side, valueOf(state, BenchKnob::Side, at)),
                          valueText(BenchKnob::Stiffness, valueOf(state, BenchKnob::Stiffness, at)),
                          valueText(BenchKnob::Length, valueOf(state, BenchKnob::Length, at)));
    }
    words << tr("Estimate: %1 yd/s, turns %2°/s %3.")
                 .arg(m_speed, 0, 'f', 1)
                 .arg(std::fabs(m_turn), 0, 'f', 1)
                 .arg(m_turn >= 0.0 ? tr("left") : tr("right"));
    const QString text = words.join(QLatin1Char(' '));
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent event{this, QAccessible::DescriptionChanged};
    QAccessible::updateAccessibility(&event);
}

double UndersideView::pixelsPerMm() const {
    const Polygon outline{m_document.state().base.outlineMm};
    const Interval x = extentX(outline);
    const Interval y = extentY(outline);
    // the cards stand at both sides, the arrow ahead
    const double card = 2.0 * cardWidth() + 40.0;
    const double across = std::max(120.0, width() - card);
    return std::clamp(
        std::min(across / (x.max - x.min + 2.0), height() / (y.max - y.min + 2.5)), 2.0, 40.0);
}

QPointF UndersideView::pixelOf(QPointF mm) const {
    const double scale = pixelsPerMm();
    const double down = m_below ? 1.0 : -1.0;  // from below what is left is seen at the bottom
    return {width() / 2.0 + scale * mm.x(), height() / 2.0 + scale * down * mm.y()};
}

QPointF UndersideView::mmOf(QPointF pixel) const {
    const double scale = pixelsPerMm();
    const double down = m_below ? 1.0 : -1.0;
    return {(pixel.x() - width() / 2.0) / scale, down * (pixel.y() - height() / 2.0) / scale};
}

std::optional<std::size_t> UndersideView::prongAt(QPointF pixel) const {
    const io::BenchState& state = m_document.state();
    std::optional<std::size_t> nearest;
    double least = kReachPixels + 0.6 * pixelsPerMm();
    if (state.base.prongsCut)
        return nearest;
    for (std::size_t i = 0; i < state.base.prongs.size(); ++i) {
        const QPointF d = pixelOf(tipOf(state, i)) - pixel;
        if (const double away = std::hypot(d.x(), d.y()); away < least) {
            least = away;
            nearest = i;
        }
    }
    for (std::size_t i = 0; i < state.base.prongs.size() && !nearest; ++i)
        if (cardOf(i).contains(pixel))
            nearest = i;
    return nearest;
}

void UndersideView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const io::BenchState& state = m_document.state();
    const QPointF at = event->position();
    if (const auto prong = prongAt(at)) {
        m_document.chooseProng(*prong);
        if (cardOf(*prong).contains(at))
            return;
        m_hold = Hold::Prong;
        m_grip = mmOf(at) - tipOf(state, *prong);
    } else if (!state.putty.empty() && std::hypot(mmOf(at).x() - state.putty.front().xMm,
                                                  mmOf(at).y() - state.putty.front().yMm) < 2.5) {
        m_hold = Hold::Putty;
        m_grip = mmOf(at) - QPointF{state.putty.front().xMm, state.putty.front().yMm};
    } else if (means(state, BenchKnob::Dial) &&
               std::hypot(mmOf(at).x() - state.base.dialCentreMm.x,
                          mmOf(at).y() - state.base.dialCentreMm.y) < 6.0) {
        m_hold = Hold::Dial;
        const QPointF d = mmOf(at) - QPointF{state.base.dialCentreMm.x, state.base.dialCentreMm.y};
        m_grip = {std::atan2(d.y(), d.x()) * kDegrees - state.dialDeg, 0.0};
    }
    if (m_hold != Hold::Nothing && !m_document.beginDrag())
        m_hold = Hold::Nothing;
}

void UndersideView::mouseMoveEvent(QMouseEvent* event) {
    if (m_hold != Hold::Nothing)
        dragTo(event->position());
}

void UndersideView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_hold == Hold::Nothing || event->button() != Qt::LeftButton)
        return;
    m_hold = Hold::Nothing;
    m_document.endDrag();
}

void UndersideView::dragTo(QPointF pixel) {
    const io::BenchState& state = m_document.state();
    if (m_hold == Hold::Putty) {
        const QPointF at = mmOf(pixel) - m_grip;
        m_document.set(BenchKnob::PuttyAhead, std::round(at.x() * 2.0) / 2.0);
        m_document.set(BenchKnob::PuttyLeft, std::round(at.y() * 2.0) / 2.0);
        return;
    }
    if (m_hold == Hold::Dial) {
        const QPointF d =
            mmOf(pixel) - QPointF{state.base.dialCentreMm.x, state.base.dialCentreMm.y};
        double degrees = std::atan2(d.y(), d.x()) * kDegrees - m_grip.x();
        degrees -= 360.0 * std::round(degrees / 360.0);
        m_document.set(BenchKnob::Dial, std::round(degrees));
        return;
    }
    const std::size_t prong = m_document.prong();
    const ProngSpec& at = state.base.prongs.at(prong);
    QPointF tip = mmOf(pixel) - m_grip - rootOf(state, prong);
    if (at.onDial) {
        const double turn = -state.dialDeg / kDegrees;
        tip = {std::cos(turn) * tip.x() - std::sin(turn) * tip.y(),
               std::sin(turn) * tip.x() + std::cos(turn) * tip.y()};
    }
    m_document.set(BenchKnob::Lean, std::round(std::atan2(-tip.x(), kDrawnProngMm) * kDegrees));
    m_document.set(BenchKnob::Side, std::round(std::atan2(-tip.y(), kDrawnProngMm) * kDegrees));
}

void UndersideView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            if (m_hold == Hold::Nothing)
                break;
            // as it was before the hand took it (UX-6.3)
            m_hold = Hold::Nothing;
            m_document.endDrag();
            m_document.undo();
            return;
        case Qt::Key_Left:
        case Qt::Key_Up:
            m_document.stepProng(-1);
            return;
        case Qt::Key_Right:
        case Qt::Key_Down:
            m_document.stepProng(1);
            return;
        default:
            break;
    }
    QWidget::keyPressEvent(event);
}

void UndersideView::wheelEvent(QWheelEvent* event) {
    // beside the prongs the wheel is the page's, which scrolls in a low window
    const auto prong = prongAt(event->position());
    if (!prong) {
        event->ignore();
        return;
    }
    const int notches = event->angleDelta().y() / 120;
    if (notches == 0)
        return;
    m_document.chooseProng(*prong);
    const bool side = event->modifiers().testFlag(Qt::ShiftModifier);
    m_document.step(side ? BenchKnob::Side : BenchKnob::Lean, notches);
    event->accept();
}

void UndersideView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter);
    paintEstimate(painter);
    const io::BenchState& state = m_document.state();
    painter.save();
    painter.translate(width() / 2.0, height() / 2.0);
    painter.scale(pixelsPerMm(), m_below ? pixelsPerMm() : -pixelsPerMm());
    paintUnderside(painter, state, plasticOf(state.base), true);
    painter.restore();
    paintChosen(painter);
    paintCards(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{Theme::instance().colors().ring, 2.0});
        painter.drawRect(QRectF{rect()}.adjusted(1.0, 1.0, -1.0, -1.0));
    }
}

void UndersideView::paintPaper(QPainter& painter) const {
    const ThemeColors& colors = Theme::instance().colors();
    painter.fillRect(rect(), colors.panel);
    QColor faint = colors.line;
    faint.setAlpha(110);
    painter.setPen(QPen{faint, 0.6});
    const double step = pixelsPerMm();
    for (double x = std::fmod(width() / 2.0, step); x < width(); x += step)
        painter.drawLine(QPointF{x, 0.0}, QPointF{x, static_cast<double>(height())});
    for (double y = std::fmod(height() / 2.0, step); y < height(); y += step)
        painter.drawLine(QPointF{0.0, y}, QPointF{static_cast<double>(width()), y});
}

void UndersideView::paintChosen(QPainter& painter) const {
    const io::BenchState& state = m_document.state();
    if (state.base.prongsCut)
        return;
    const ThemeColors& colors = Theme::instance().colors();
    const QPointF tip = pixelOf(tipOf(state, m_document.prong()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{colors.main, 2.5});
    painter.drawEllipse(tip, 11.0, 11.0);
    painter.setPen(QPen{colors.main, 1.2, Qt::DashLine});
    for (const QPointF way : {QPointF{1, 0}, QPointF{-1, 0}, QPointF{0, 1}, QPointF{0, -1}})
        painter.drawLine(tip + 13.0 * way, tip + 30.0 * way);
}

bool UndersideView::isLow() const {
    return height() < 13 * fontMetrics().lineSpacing();
}

// Four cards above each other, of a base with six prongs, have a row each.
bool UndersideView::isTight() const {
    constexpr std::size_t kFour = 4;
    return isLow() && m_document.state().base.prongs.size() > kFour;
}

double UndersideView::cardWidth() const {
    QFont bold = font();
    bold.setBold(true);
    const double name = QFontMetricsF{bold}.horizontalAdvance(tr("Middle right")) +
                        fontMetrics().horizontalAdvance(QStringLiteral("  MR"));
    return std::max(name,
                    1.0 * fontMetrics().horizontalAdvance(QStringLiteral("99.5 N/m −0.00 mm"))) +
           18.0;
}

QRectF UndersideView::cardOf(std::size_t prong) const {
    const BaseSpec& base = m_document.state().base;
    const double wide = cardWidth();
    const double rows = isTight() ? 1.2 : isLow() ? 2.2 : 3.3;
    const double high = rows * fontMetrics().lineSpacing() + (isTight() ? 5.0 : 8.0);
    const ProngSpec& at = base.prongs.at(prong);
    const bool front = at.xMm > 0.0;
    const bool top = (at.yMm < 0.0) == m_below;
    const QString code = prongCode(base, prong);
    double y = top ? 8.0 : height() - high - 8.0;
    double x = front ? width() - wide - 8.0 : 8.0;
    if (code.startsWith(QLatin1Char('M'))) {
        // the middle pair stands beside the rear cards where there is room, else between them
        x = 8.0;
        y = top ? 12.0 + high : height() - 2.0 * high - 12.0;
    }
    return {x, y, wide, high};
}

void UndersideView::paintCards(QPainter& painter) const {
    const BaseSpec& base = m_document.state().base;
    if (base.prongsCut)
        return;
    for (std::size_t i = 0; i < base.prongs.size(); ++i)
        paintCard(painter, i);
}

void UndersideView::paintCard(QPainter& painter, std::size_t prong) const {
    const io::BenchState& state = m_document.state();
    const ThemeColors& colors = Theme::instance().colors();
    const bool chosen = prong == m_document.prong();
    const QRectF card = cardOf(prong);
    const QPointF tip = pixelOf(tipOf(state, prong));
    painter.setPen(QPen{chosen ? colors.main : colors.muted, 1.0});
    const QPointF side{tip.x() < card.center().x() ? card.left() : card.right(), card.center().y()};
    painter.drawLine(side, tip);
    painter.setPen(QPen{chosen ? colors.main : colors.line, chosen ? 2.0 : 1.0});
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(card, 5.0, 5.0);
    QFont bold = font();
    bold.setBold(true);
    const double line = fontMetrics().lineSpacing();
    const QRectF first = card.adjusted(7.0, 4.0, -7.0, 0.0);
    const auto row = [&](int i) {
        return QRectF{first.left(), first.top() + i * line, first.width(), line};
    };
    painter.setFont(bold);
    painter.setPen(chosen ? colors.mainInk : colors.text);
    const auto value = [&](BenchKnob knob) { return valueText(knob, valueOf(state, knob, prong)); };
    if (isTight()) {
        painter.drawText(row(0), Qt::AlignLeft | Qt::AlignVCenter, prongCode(state.base, prong));
        painter.setFont(font());
        painter.drawText(row(0),
                         Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 · %2").arg(value(BenchKnob::Lean), value(BenchKnob::Side)));
        return;
    }
    painter.drawText(row(0), Qt::AlignLeft | Qt::AlignVCenter, prongName(state.base, prong));
    painter.setFont(font());
    painter.setPen(colors.muted);
    painter.drawText(row(0), Qt::AlignRight | Qt::AlignVCenter, prongCode(state.base, prong));
    painter.setPen(colors.text);
    painter.drawText(row(1),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 · %2").arg(value(BenchKnob::Lean), value(BenchKnob::Side)));
    // a low card has room for two rows
    if (isLow())
        return;
    painter.setPen(colors.muted);
    painter.drawText(
        row(2),
        Qt::AlignLeft | Qt::AlignVCenter,
        QStringLiteral("%1 %2").arg(value(BenchKnob::Stiffness), value(BenchKnob::Length)));
}

void UndersideView::paintEstimate(QPainter& painter) const {
    const ThemeColors& colors = Theme::instance().colors();
    const double room = std::max(40.0, width() / 2.0 - 14.0);
    const Polygon outline{m_document.state().base.outlineMm};
    const QPointF from = pixelOf({extentX(outline).max + 0.6, 0.0});
    const double far = std::min(24.0 + 8.0 * m_speed, room - (from.x() - width() / 2.0));
    const QString speed = tr("%1 yd/s").arg(m_speed, 0, 'f', 1);
    const QString turn = std::fabs(m_turn) < 0.05
                             ? tr("runs straight")
                             : (m_turn > 0.0 ? tr("turns %1°/s left") : tr("turns %1°/s right"))
                                   .arg(std::fabs(m_turn), 0, 'f', 1);
    const double line = fontMetrics().lineSpacing();
    const double left = std::min(from.x(), width() - 15.0 * fontMetrics().averageCharWidth());
    // the arrow first: where it points aside it runs behind the words, not through them
    if (m_speed >= 0.05 && far >= 12.0) {
        const double down = m_below ? 1.0 : -1.0;
        const double angle = m_ahead / kDegrees;
        const QPointF to = from + far * QPointF{std::cos(angle), down * std::sin(angle)};
        painter.setPen(QPen{colors.link, 2.5, Qt::DashLine});
        painter.drawLine(from, to);
        painter.setBrush(colors.link);
        painter.setPen(Qt::NoPen);
        QPolygonF tip;
        tip << to + QPointF{8.0, 0.0} << to + QPointF{-4.0, -6.0} << to + QPointF{-4.0, 6.0};
        painter.drawPolygon(tip);
    }
    const auto write = [&](QPointF at, const QString& text) {
        const QFontMetricsF metrics{painter.font()};
        QColor plate = colors.panel;
        plate.setAlpha(225);
        painter.fillRect(QRectF{at.x() - 2.0,
                                at.y() - metrics.ascent(),
                                metrics.horizontalAdvance(text) + 4.0,
                                metrics.height()},
                         plate);
        painter.setPen(colors.link);
        painter.drawText(at, text);
    };
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    if (isLow()) {
        // between the cards there is room for three rows
        write(QPointF{left, from.y() - 0.8 * line}, tr("Estimate %1").arg(speed));
        painter.setFont(font());
        write(QPointF{left, from.y() + 1.5 * line}, turn);
    } else {
        write(QPointF{left, from.y() - 1.2 * line}, tr("Estimate"));
        painter.setFont(font());
        write(QPointF{left, from.y() + 1.3 * line}, speed);
        write(QPointF{left, from.y() + 2.3 * line}, turn);
    }
}

}  // namespace thrum::gui
