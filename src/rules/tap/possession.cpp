#include "phases.hpp"

// S0 and the way to the next snap. Clauses: TAP-CP-1 to CP-3, MD-5, LO-12, LO-14.
namespace thrum::tap {

void startLineUp(Turn& turn) {
    State& s = turn.s;
    std::optional<ClockName> clock;
    if (s.betweenPlayClocks)
        clock = ClockName::OffenseLineup;
    enter(turn, Phase::LineUp, s.offense, clock);
    s.stage = LineupStage::First;
}

void nextSnap(Turn& turn, bool breakDue) {
    State& s = turn.s;
    clearBoard(turn);
    s.readyToGoOn = {};
    stopClock(turn, ClockName::AfterScore);
    const Side defense = other(s.offense);
    if (breakDue && s.betweenPlayClocks) {
        turn.actor.reset();
        enter(turn, Phase::Break);
        startClock(turn, ClockName::Break, std::nullopt);
        if (oneScreen(s))
            s.stage = LineupStage::Preplace;
        return;
    }
    if (!oneScreen(s)) {
        startLineUp(turn);
        return;
    }
    std::optional<ClockName> clock;
    if (s.betweenPlayClocks)
        clock = ClockName::DefensePreplace;
    turn.actor.reset();
    enter(turn, Phase::Break, defense, clock);
    s.stage = LineupStage::Preplace;
}

namespace {

bool inBreak(const State& state) {
    return findClock(state, ClockName::Break) != nullptr || state.stage != LineupStage::Preplace;
}

}  // namespace

void describeBreak(const State& state, Prompt& prompt) {
    const Side defense = other(state.offense);
    prompt.side = defense;
    want(prompt, DecisionKind::Ready);
    if (state.stage == LineupStage::Preplace)
        offerPlacing(state, prompt, defense);
    if (inBreak(state))
        prompt.also.push_back(DecisionKind::Ready);
}

Refusal decideBreak(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = *decision.side;
    const Side defense = other(s.offense);
    switch (decision.kind) {
        case DecisionKind::Ready:
        case DecisionKind::Done:
            // without a break it is the defense's first part of the line-up
            turn.emit(EventKind::ReadyDeclared, inBreak(s) ? "TAP-CP-1" : "TAP-MD-5").side = side;
            s.readyToGoOn[indexOf(side)] = true;
            if (inBreak(s))
                turn.actor.reset();  // a break belongs to both: nobody hands over
            if (!inBreak(s) || !oneScreen(s) || (s.readyToGoOn[0] && s.readyToGoOn[1]))
                startLineUp(turn);
            return std::nullopt;
        case DecisionKind::Place:
            if (s.stage == LineupStage::Preplace)
                return placeFigures(turn, decision, defense);
            break;
        case DecisionKind::Lift:
            if (s.stage == LineupStage::Preplace)
                return liftFigure(turn, decision, defense);
            break;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireBreak(Turn& turn, ClockName name) {
    if (name == ClockName::Break)
        turn.actor.reset();
    if (name == ClockName::Break || name == ClockName::DefensePreplace)
        startLineUp(turn);
}

}  // namespace thrum::tap
