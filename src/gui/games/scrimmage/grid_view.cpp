#include "gui/games/scrimmage/grid_view.hpp"

#include "gui/games/scrimmage/words.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

namespace thrum::gui {

using scrimmage::Phase;
using scrimmage::Square;

namespace {
constexpr double kDragPixels = 4.0;
constexpr int kFollowMargin = 2;  // columns between the ball and the edge before the view follows

/// Where both coaches know the ball to be; never a hidden carrier (SCR-Z5).
std::optional<Square> knownBall(const scrimmage::State& state) {
    if (state.ball)
        return state.ball;
    if (!state.carrier || !state.shown.carrier)
        return std::nullopt;
    const scrimmage::Man* man = scrimmage::findMan(state, *state.carrier);
    return man != nullptr ? man->at : std::nullopt;
}
}  // namespace

ScrimmageGrid::ScrimmageGrid(ScrimmagePlan& plan, ScrimmageFilm& film, QWidget* parent)
    : QWidget{parent}, m_plan{plan}, m_film{film}, m_there{&plan} {
    setObjectName(QStringLiteral("scrimmageGrid"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("The field"));
    connect(&m_plan, &ScrimmagePlan::changed, this, [this] {
        const auto aim = m_plan.aim();
        if (aim && m_plan.isCursorShown() && aim == m_plan.cursor()) {
            const int last = m_layout.columns - 1;
            if (aim->column < m_first)
                scrollTo(aim->column);
            else if (aim->column > m_first + last)
                scrollTo(aim->column - last);
        }
        update();
    });
    connect(&m_film, &ScrimmageFilm::stepped, this, [this] {
        followReplay();
        update();
    });
    layOut();
}

void ScrimmageGrid::layOut() {
    m_layout = layOutGrid(
        *m_plan.state().rules, size(), m_first, static_cast<double>(fontMetrics().height()));
}

void ScrimmageGrid::resizeEvent(QResizeEvent*) {
    layOut();
}

void ScrimmageGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        m_groundKey.clear();
        layOut();
        update();
    }
    QWidget::changeEvent(event);
}

void ScrimmageGrid::scrollTo(int first) {
    const scrimmage::RulesData& rules = *m_plan.state().rules;
    first = std::clamp(first, 0, rules.field.columns - rules.window.columns);
    if (std::exchange(m_first, first) == first)
        return;
    layOut();
    update();
    emit scrolled();
}

// Clause: SCR-Z5.
void ScrimmageGrid::keepInView(int column) {
    const scrimmage::WindowRules& window = m_plan.state().rules->window;
    const bool inside =
        column >= m_first + kFollowMargin && column < m_first + window.columns - kFollowMargin;
    if (window.followBall && !inside)
        scrollTo(column - window.columns / 2);
}

// A replay begins where the play began, and hides nothing (SCR-IR1).
void ScrimmageGrid::followReplay() {
    if (!m_film.isReplay())
        return;
    std::optional<QPointF> ball = m_film.flight();
    const auto carrier = m_film.replayCarrier();
    for (const ScrimmageFilm::Standing& man : m_film.men()) {
        if (!ball && carrier == man.id)
            ball = man.at;
    }
    if (ball)
        keepInView(static_cast<int>(std::lround(ball->x())));
}

void ScrimmageGrid::refresh() {
    const scrimmage::State& state = m_plan.state();
    const bool newPlay = state.play != m_play;
    const bool aims = state.phase == Phase::ThrowAim && m_phase != Phase::ThrowAim;
    m_play = state.play;
    m_phase = state.phase;
    // where the play came to its end is where its last man went
    std::optional<Square> ball = knownBall(state);
    if (!ball && state.ended && !m_film.trails().empty())
        ball = m_film.trails().back().to;
    // a ball that lies where it lay leaves the view where the coach has brought it
    const bool moved = std::exchange(m_ball, ball) != ball;
    if (newPlay || aims)
        scrollTo(scrimmage::windowStart(state));
    // who jumps into the middle of a play sees the ball as well
    if (ball && moved && !aims)
        keepInView(ball->column);
    m_pressed.reset();
    m_drag.reset();
    describe();
    update();
}

void ScrimmageGrid::describe() {
    setAccessibleDescription(spokenField(m_plan.match()));
}

QString ScrimmageGrid::pointed() const {
    const auto aim = m_plan.aim();
    return aim ? spokenSquare(m_plan.match(), *aim) : QString{};
}

void ScrimmageGrid::speak() {
    QString said = pointed();
    if (const ScrimmagePlan::Route* route = m_plan.route()) {
        said += QStringLiteral(" · ") + squaresText(route->way.cost);
        const QString comes = forecastText(route->forecast, *m_plan.selected());
        if (!comes.isEmpty())
            said += QStringLiteral(" · ") + comes;
    }
    if (!said.isEmpty() && said != m_lastSpoken)
        emit spoken(m_lastSpoken = said);
}

bool ScrimmageGrid::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto square = m_layout.squareAt(help->pos());
        if (!square) {
            QToolTip::hideText();
            return true;
        }
        QString text = spokenSquare(m_plan.match(), *square);
        if (m_plan.selected())
            if (const auto refusal = m_plan.refusalAt(*square)) {
                const ScrimmageWay* way = m_plan.ways().to(*square);
                text +=
                    u'\n' + (way != nullptr ? tr("%1 by way-points: Shift and left click, or Enter")
                                                  .arg(squaresText(way->cost))
                                            : m_plan.match().textOf(*refusal));
            }
        QToolTip::showText(help->globalPos(), text, this, m_layout.box(*square).toRect());
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

// --- mouse ------------------------------------------------------------------------------------

void ScrimmageGrid::mousePressEvent(QMouseEvent* event) {
    if (m_film.isReplay())
        return;  // SCR-IR2
    m_film.finish();
    const auto square = m_layout.squareAt(event->position());
    if (!square)
        return;
    if (event->button() == Qt::RightButton) {
        m_plan.pick(*square);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    const bool places = m_plan.work() == ScrimmagePlan::Work::Place;
    if (places && scrimmage::manAt(m_plan.state(), m_plan.side(), *square) != nullptr) {
        m_plan.pick(*square);
        m_pressed = square;
        return;
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        m_plan.run(*square);
    else
        m_plan.go(*square);
}

void ScrimmageGrid::mouseMoveEvent(QMouseEvent* event) {
    if (m_film.isReplay())
        return;
    m_plan.hover(m_layout.squareAt(event->position()));
    if (!m_pressed)
        return;
    const QPointF way = event->position() - m_layout.middle(*m_pressed);
    if (m_drag || way.manhattanLength() > std::max(kDragPixels, m_layout.cell / 2)) {
        m_drag = event->position();
        update();
    }
}

void ScrimmageGrid::mouseReleaseEvent(QMouseEvent* event) {
    const auto from = std::exchange(m_pressed, std::nullopt);
    const bool dragged = std::exchange(m_drag, std::nullopt).has_value();
    if (!from || !dragged)
        return;
    update();
    const auto to = m_layout.squareAt(event->position());
    if (to && to != from)
        m_plan.go(*to);
}

void ScrimmageGrid::leaveEvent(QEvent*) {
    if (m_there)
        m_plan.hover(std::nullopt);
}

void ScrimmageGrid::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    const int delta = turned.x() != 0 ? turned.x() : turned.y();
    if (delta != 0)
        scrollTo(m_first + (delta > 0 ? -1 : 1));
    event->accept();
}

}  // namespace thrum::gui
