#include "phases.hpp"

#include <algorithm>

// S7 to S9 and S7r: the switch and the stoppages. Clauses: chapter 15 (SW), TAP-PV-3 to PV-6.
namespace thrum::tap {

void boardOn(Turn& turn, Phase run, std::string_view clause) {
    enter(turn, run);
    turn.s.playFacts.turned.clear();
    turn.emit(EventKind::BoardOn, clause).side = turn.s.switchHolder;
}

void openStop(Turn& turn) {
    State& s = turn.s;
    s.playFacts.turned.clear();
    s.playFacts.offenseTurns = 0;
    s.playFacts.pitchesThisStop = 0;
    s.playFacts.pass.triedThisStop = false;
    s.playFacts.pass.declared = false;
    enter(turn, isPunt(s) ? Phase::PuntStop : Phase::StopOffense, s.offense, ClockName::Stoppage);
}

void restart(Turn& turn) {
    State& s = turn.s;
    s.switchHolder = s.offense;
    enter(turn, Phase::Restart, s.offense, ClockName::Restart);
}

void closeOffenseWindow(Turn& turn) {
    State& s = turn.s;
    if (!s.playFacts.pass.triedThisStop)
        s.playFacts.offenseTurns = countTurns(s);
    s.playFacts.turned.clear();
    if (s.playFacts.offenseTurns == 0) {
        restart(turn);
        return;
    }
    enter(turn,
          isPunt(s) ? Phase::PuntStopDefense : Phase::StopDefense,
          other(s.offense),
          ClockName::StoppageDefense);
}

// --- S7, P2 ---------------------------------------------------------------------------------

void runBehindEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    takeRun(turn, result);
    if (carrierRunEnded(turn, result))
        return;
    if (result.stop.cause == StopCause::StopCall) {
        ++s.stopsUsed;
        Event& event = turn.emit(EventKind::StopGranted, "TAP-SW-2");
        event.tick = result.ticks;
        event.stopsUsed = s.stopsUsed;
        turn.emit(EventKind::BoardOff).tick = result.ticks;
        openStop(turn);
        return;
    }
    // S15: the cut at the line, then at once S16r.
    const Note* line = lastNote(result, note::kLineReached);
    s.playFacts.lineReached = true;
    Event& event = turn.emit(EventKind::LineReached, "TAP-SW-4");
    event.tick = result.ticks;
    event.frontX = line != nullptr ? line->frontX : std::nullopt;
    turn.emit(EventKind::BoardOff).tick = result.ticks;
    restartFree(turn);
}

// --- S8 -------------------------------------------------------------------------------------

void describeStopOffense(const State& state, Prompt& prompt) {
    const PlayFacts& play = state.playFacts;
    prompt.side = state.offense;
    offerPivots(state, prompt, state.offense, std::nullopt);
    const Figure* quarterback = onBoardWith(state, state.offense, Position::QB);
    if (quarterback != nullptr && playerOf(state, quarterback->id).baseCount > 1 &&
        inPlay(*quarterback) && !isEngaged(state, quarterback->id))
        offer(prompt, DecisionKind::SwitchBase).figures = {quarterback->id};
    if (!play.directSnap && state.carrier) {
        std::vector<FigureId> backs;
        for (const Figure* m : figuresOf(state, state.offense)) {
            if (!pitchProblem(state, m->id))
                backs.push_back(m->id);
        }
        if (!backs.empty())
            offer(prompt, DecisionKind::Pitch).figures = backs;
        if (!passProblem(state))
            want(prompt, DecisionKind::DeclarePass);
    }
    want(prompt, DecisionKind::Done);
}

Refusal decideStopOffense(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::Pivot:
            return pivotFigure(turn, decision, s.offense, {});
        case DecisionKind::SwitchBase:
            return switchBase(turn, decision);
        case DecisionKind::Pitch:
            return pitchBall(turn, decision);
        case DecisionKind::DeclarePass:
            return declarePass(turn);
        case DecisionKind::Done:
            closeOffenseWindow(turn);
            return std::nullopt;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireStopOffense(Turn& turn, ClockName name) {
    if (name == ClockName::Stoppage)
        closeOffenseWindow(turn);
}

// --- S9, P4 ---------------------------------------------------------------------------------

void describeStopDefense(const State& state, Prompt& prompt) {
    prompt.side = other(state.offense);
    offerPivots(
        state, prompt, prompt.side, state.playFacts.offenseTurns + state.rules->pivot.defenseExtra);
    want(prompt, DecisionKind::Done);
}

Refusal decideStopDefense(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::Done) {
        restart(turn);
        return std::nullopt;
    }
    if (decision.kind != DecisionKind::Pivot)
        return wrongMoment(s, decision);
    if (s.playFacts.offenseTurns == 0)
        return violation("TAP-PV-5", THRUM_TEXT("the offense did not pivot; no defensive pivots."));
    const PivotLimit limit{
        .figures = s.playFacts.offenseTurns + s.rules->pivot.defenseExtra,
        .clause = "TAP-PV-4",
        .text = THRUM_TEXT("the defense may pivot {limit} this stoppage; all used.")};
    return pivotFigure(turn, decision, other(s.offense), limit);
}

void expireStopDefense(Turn& turn, ClockName name) {
    if (name == ClockName::StoppageDefense)
        restart(turn);
}

// --- S7r ------------------------------------------------------------------------------------

void describeRestart(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::SwitchOn);
}

Refusal decideRestart(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind != DecisionKind::SwitchOn)
        return wrongMoment(s, decision);
    s.switchHolder = s.offense;
    boardOn(turn, isPunt(s) ? Phase::PuntRun : Phase::RunBehind, "TAP-SW-9");
    return std::nullopt;
}

void expireRestart(Turn& turn, ClockName name) {
    if (name == ClockName::Restart)
        (void)decideRestart(turn, Decision{.kind = DecisionKind::SwitchOn, .placements = {}});
}

}  // namespace thrum::tap
