#include "gui/board_game/group_moves.hpp"
#include "gui/games/tap/tool.hpp"

#include <algorithm>
#include <cstdlib>

#include <QKeyEvent>

// Keys and commands on the board of a game: men are turned, nudged, lifted, selected.

namespace thrum::gui {

namespace {
constexpr int kStick = 100;  // hundredths of a degree
constexpr int kFineStick = 10;
}  // namespace

bool MatchTool::key(const QKeyEvent& event) {
    if (const auto heading = aim(); heading && m_match.mayAct(m_match.prompt().side)) {
        const int turn = event.modifiers().testFlag(Qt::ShiftModifier) ? kFineStick : kStick;
        if (event.key() == Qt::Key_Left || event.key() == Qt::Key_Up) {
            showAim(heading->turned(turn));
            m_rest.start();
            return true;
        }
        if (event.key() == Qt::Key_Right || event.key() == Qt::Key_Down) {
            showAim(heading->turned(-turn));
            m_rest.start();
            return true;
        }
    }
    if (event.key() == Qt::Key_Delete) {
        liftSelection();
        return true;
    }
    return FigureTool::key(event);
}

bool MatchTool::cancel() {
    if (m_inHand) {
        takeInHand(std::nullopt);
        return true;
    }
    if (m_gesture != Gesture::None) {
        const bool band = m_gesture == Gesture::Band;
        m_aim.reset();
        endGesture();
        if (band)
            m_selection.set(m_selectedBefore);
        return true;
    }
    if (cancelWaiting())
        return true;
    if (m_selection.isEmpty())
        return false;
    m_selection.focusOn(std::nullopt);
    return true;
}

bool MatchTool::cancelWaiting() {
    if (!m_waiting && !m_aim)
        return false;
    m_rest.stop();
    m_waiting = false;
    m_aim.reset();
    endGesture();
    return true;
}

void MatchTool::turnSelection(int hundredths) {
    queue(turned(standing(turnable()), hundredths * stepsToTurn(hundredths)));
}

// To the next heading that may be taken, as with the handle: past where a man would touch another
// (TAP-PV-7), and from where he faces away from the ball to the near edge of the fan (TAP-PA-12,
// TAP-ON-9). What only "set" would refuse is not stepped over: a lineman would face about.
int MatchTool::stepsToTurn(int hundredths) const {
    const std::vector<FigureSetup> men = standing(turnable());
    if (men.empty() || hundredths == 0)
        return 1;
    constexpr int kHalfTurn = 18'000;
    for (int steps = 1; steps * std::abs(hundredths) <= kHalfTurn; ++steps)
        if (const Verdict verdict = judge(turned(men, hundredths * steps));
            !verdict.refused || !verdict.clause.isEmpty())
            return verdict.refused ? 1 : steps;
    return 1;
}

void MatchTool::nudge(Distance dx, Distance dy) {
    queue(moved(standing(movable()), dx, dy));
}

void MatchTool::mirrorSelection() {
    flush();
    std::vector<FigureId> ids = movable();
    if (ids.empty())
        for (const tap::Figure& figure : m_match.state().figures)
            if (placesFor(figure.id))
                ids.push_back(figure.id);
    handIn(mirrored(standing(ids)));
}

void MatchTool::liftSelection() {
    flush();
    const std::vector<FigureId> ids = m_selection.ids();
    for (const FigureId id : ids)
        if (offers(tap::DecisionKind::Lift, id))
            m_match.submit(tap::Decision{.kind = tap::DecisionKind::Lift, .figure = id});
}

void MatchTool::focusNext(bool forward) {
    // Own men from the ball outward; without a window all of them.
    const tap::State& state = m_match.state();
    std::vector<const tap::Figure*> men;
    for (const tap::Figure& figure : state.figures)
        if (m_match.mayAct(figure.id.side()) || m_match.doing() != MatchDoing::Waiting)
            men.push_back(&figure);
    std::ranges::stable_sort(men, {}, [&state](const tap::Figure* figure) {
        return ringRank(figure->id, figure->pose.at, state.offense, state.lineOfScrimmage);
    });
    std::vector<FigureId> ring;
    for (const tap::Figure* figure : men)
        ring.push_back(figure->id);
    focusInRing(m_selection, ring, forward);
}

void MatchTool::selectSide(Side side) {
    std::vector<FigureId> ids;
    for (const tap::Figure& figure : m_match.state().figures)
        if (figure.id.side() == side && m_match.mayAct(side))
            ids.push_back(figure.id);
    m_selection.set(std::move(ids));
}

}  // namespace thrum::gui
