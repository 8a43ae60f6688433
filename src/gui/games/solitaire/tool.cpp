#include "gui/games/solitaire/tool.hpp"

#include "gui/games/solitaire/words.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>

namespace thrum::gui::sol {

namespace {
using solitaire::DecisionKind;

bool contains(const std::vector<FigureId>& ids, FigureId id) {
    return std::ranges::find(ids, id) != ids.end();
}
}  // namespace

SolTool::SolTool(SolMatch& match, Selection& selection, ShotDesk& shot, QObject* parent)
    : MenTool{selection, parent}, m_match{match}, m_shot{shot} {
    connect(&match, &Match::closing, this, &MenTool::flush);
}

std::vector<FigureSetup> SolTool::standing() const {
    std::vector<FigureSetup> men;
    for (const solitaire::Figure& figure : m_match.state().figures)
        men.push_back({figure.id,
                       figure.baseSlot,
                       figure.pose,
                       figure.status == solitaire::FigureStatus::Fallen ? figure.fallDirection
                                                                        : std::nullopt});
    return men;
}

bool SolTool::mayMove(FigureId id) const {
    return m_match.doing() == MatchDoing::Waiting && m_match.mayAct(id.side()) &&
           contains(m_match.menFor(DecisionKind::Place), id);
}

bool SolTool::mayTurn(FigureId id) const {
    return m_match.doing() == MatchDoing::Waiting && m_match.mayAct(id.side()) &&
           contains(m_match.menFor(DecisionKind::Turn), id);
}

Heading SolTool::squareOf(FigureId man) const {
    return ahead(man.side());
}

std::pair<Side, Spot> SolTool::ring() const {
    const solitaire::State& s = m_match.state();
    return {s.offense, Spot::yards(xOfU(s.offense, s.line))};
}

std::vector<solitaire::Decision> SolTool::decisionsFor(
    const std::vector<FigureSetup>& wanted) const {
    std::vector<solitaire::Decision> decisions;
    if (wanted.empty())
        return decisions;
    if (m_match.option(DecisionKind::Place) != nullptr) {
        solitaire::Decision place;
        place.kind = DecisionKind::Place;
        place.side = wanted.front().id.side();
        for (const FigureSetup& man : wanted)
            place.placements.push_back({man.id, man.pose});
        decisions.push_back(std::move(place));
        return decisions;
    }
    for (const FigureSetup& man : wanted) {
        const solitaire::Figure* before = solitaire::findFigure(m_match.state(), man.id);
        if (before == nullptr || before->pose.heading == man.pose.heading)
            continue;
        solitaire::Decision turn;
        turn.kind = DecisionKind::Turn;
        turn.side = man.id.side();
        turn.figure = man.id;
        turn.heading = man.pose.heading;
        decisions.push_back(turn);
    }
    return decisions;
}

// In set-up everything is allowed until somebody is ready (SOL-CTL-5); what would be refused then
// is told while the man is in hand.
SolTool::Verdict SolTool::judge(const std::vector<FigureSetup>& wanted) const {
    solitaire::State tried = m_match.state();
    for (const solitaire::Decision& decision : decisionsFor(wanted)) {
        auto step = solitaire::apply(tried, decision);
        if (!step)
            return {m_match.textOf(step.error()), decision.figure.value_or(wanted.front().id)};
        tried = std::move(step->next);
    }
    return {};
}

bool SolTool::handIn(const std::vector<FigureSetup>& wanted, std::optional<int> pressedMs) {
    std::vector<solitaire::Decision> decisions = decisionsFor(wanted);
    if (decisions.size() == 1)
        return m_match.submit(decisions.front(), pressedMs);
    const bool any = !decisions.empty();
    m_match.submitAll(std::move(decisions));
    return any;
}

void SolTool::lift(FigureId man) {
    if (contains(m_match.menFor(DecisionKind::Lift), man))
        m_match.submit(DecisionKind::Lift, man);
}

// Where men are turned the wheel over one means him, not the view: who may not be turned is refused
// in the rules' words, once for a spin of the wheel.
bool SolTool::refuseTurn(FigureId man) {
    const solitaire::Figure* there = solitaire::findFigure(m_match.state(), man);
    if (m_match.option(DecisionKind::Turn) == nullptr || there == nullptr ||
        !m_match.mayAct(m_match.prompt().side) || m_match.option(DecisionKind::Place) != nullptr)
        return false;
    constexpr qint64 kSameSpinMs = 1500;
    const qint64 now = m_match.time().nowMs();
    const bool again = m_refusedTurn == man && now - m_refusedAt < kSameSpinMs;
    m_refusedTurn = man;
    m_refusedAt = now;
    if (again)
        return true;
    solitaire::Decision turn;
    turn.kind = DecisionKind::Turn;
    turn.figure = man;
    turn.heading = there->pose.heading.turned(kTurnStep);
    m_match.submit(turn);
    return true;
}

// --- while a shot is due --------------------------------------------------------------------

bool SolTool::press(const BoardPointer& pointer) {
    return m_shot.isOpen() ? m_shot.mousePress(pointer) : MenTool::press(pointer);
}
bool SolTool::move(const BoardPointer& pointer) {
    return m_shot.isOpen() ? m_shot.mouseMove(pointer) : MenTool::move(pointer);
}
bool SolTool::release(const BoardPointer& pointer) {
    return m_shot.isOpen() ? m_shot.mouseRelease(pointer) : MenTool::release(pointer);
}
bool SolTool::doubleClick(const BoardPointer& pointer) {
    return m_shot.isOpen() ? m_shot.mousePress(pointer) : MenTool::doubleClick(pointer);
}
bool SolTool::wheel(const BoardPointer& pointer, int notches) {
    if (m_shot.isOpen() && !pointer.modifiers.testFlag(Qt::ControlModifier))
        return m_shot.wheel(notches);
    return MenTool::wheel(pointer, notches);
}
bool SolTool::key(const QKeyEvent& event) {
    return m_shot.isOpen() ? m_shot.key(event) : MenTool::key(event);
}
bool SolTool::cancel() {
    return m_shot.isOpen() ? m_shot.cancel() : MenTool::cancel();
}
// Who is in hand is told anew: the status line has said where he faced.
void SolTool::turnMen(int hundredths) {
    MenTool::turnSelection(hundredths);
    emit selection().changed();
}
void SolTool::focusNext(bool forward) {
    if (m_shot.isOpen())
        m_shot.meanForNext(forward);
    else
        MenTool::focusNext(forward);
}
void SolTool::turnSelection(int hundredths) {
    if (m_shot.isOpen())
        m_shot.turnAim(hundredths > 0 ? 0.5 : -0.5);
    else
        turnMen(hundredths);
}

}  // namespace thrum::gui::sol
