#include "phases.hpp"

#include <algorithm>

// S12 to S14 and S16r: what a touch of the passed ball means.
// Clauses: chapter 20 (CA), TAP-TK-9, TB-4, SW-5, SW-7, SW-9, SC-3.
namespace thrum::tap {
namespace {

void incomplete(Turn& turn, const SegmentResult& result, const Note* touch) {
    State& s = turn.s;
    Event& event = turn.emit(EventKind::Incomplete, result.stop.clause);
    event.tick = result.ticks;
    event.ball = s.ball;
    if (touch != nullptr && !touch->figures.empty()) {
        event.figure = touch->figures.front();
        event.args = {figureArg(s, "n", touch->figures.front())};
        event.text = touch->clause == "TAP-CA-5" ? THRUM_TEXT("#{n} was engaged; incomplete.")
                     : touch->clause == "TAP-CA-6"
                         ? THRUM_TEXT("#{n} is ineligible; incomplete.")
                         : THRUM_TEXT("#{n} was out of bounds; incomplete.");
    } else if (lastNote(result, note::kUnreached) != nullptr) {
        event.text = THRUM_TEXT("nobody reached the ball; incomplete.");
    }
    turn.emit(EventKind::BoardOff).tick = result.ticks;
    s.ball.reset();
    DeadBall end;
    end.kind = EndKind::Incomplete;
    end.clause = result.stop.clause;
    end.possession = s.offense;
    end.front = s.lineOfScrimmage;
    playDead(turn, end);
}

void openTouchWindow(Turn& turn) {
    State& s = turn.s;
    s.playFacts.turned.clear();
    s.playFacts.touchbackChoice = false;
    enter(turn,
          Phase::TouchPossession,
          carrierSide(s),
          ClockName::AfterTouch,
          s.rules.timers.afterTouchPossessionSeconds);
}

}  // namespace

Gained gainPossession(Turn& turn, FigureId id, ReturnKind how, bool downAtOnce) {
    State& s = turn.s;
    const Side side = id.side();
    const Figure& figure = *findOnBoard(s, id);
    const double front = frontOf(s, figure, side);
    s.carrier = id;
    s.ball.reset();
    s.playFacts.turned.clear();
    if (how != ReturnKind::None) {
        s.playFacts.possessionChanged = true;
        s.playFacts.returning = how;
        s.switchHolder = other(side);
    }
    s.playFacts.gainedInOwnEndZone = how != ReturnKind::None && inOwnEndZone(s, front);
    DeadBall end;
    end.possession = side;
    end.front = fieldX(Distance::yards(front), side);
    if (front >= s.rules.field.lengthYards - equalTolYards(s)) {
        end.kind = EndKind::Touchdown;
        end.clause = how == ReturnKind::Fumble ? "TAP-FU-7" : "TAP-CA-13";
        playDead(turn, end);
        return Gained::Over;
    }
    if (downAtOnce) {
        end.kind = EndKind::Tackled;
        end.clause = "TAP-TK-9";
        Event& event = turn.emit(EventKind::Tackled, "TAP-TK-9");
        event.carrier = id;
        event.by = engagedWith(s, id);
        event.frontX = end.front;
        playDead(turn, end);
        return Gained::Over;
    }
    s.playFacts.touchbackChoice = s.playFacts.gainedInOwnEndZone;
    return s.playFacts.touchbackChoice ? Gained::Choice : Gained::PlayOn;
}

void passRunEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    takeRun(turn, result);
    const Note* touch = lastNote(result, note::kBallTouched);
    if (touch == nullptr || touch->result == "incomplete") {
        incomplete(turn, result, touch);
        return;
    }
    const FigureId id = touch->figures.front();
    const bool intercepted = touch->result == "intercepted";
    Event& event =
        turn.emit(intercepted ? EventKind::Intercepted : EventKind::Caught, touch->clause);
    event.tick = touch->tick;
    event.figure = id;
    event.ball = s.ball;
    event.frontX = touch->frontX;
    turn.emit(EventKind::BoardOff).tick = result.ticks;
    const bool down = lastNote(result, note::kDownAtOnce) != nullptr;
    const double front = downfield(touch->frontX.value_or(Spot{}), id.side()).yards();
    if (!intercepted && front >= lineYards(s) - equalTolYards(s))
        s.playFacts.lineReached = true;
    const ReturnKind how = intercepted ? ReturnKind::Interception : ReturnKind::None;
    switch (gainPossession(turn, id, how, down)) {
        case Gained::Over:
            return;
        case Gained::PlayOn:
            openTouchWindow(turn);
            return;
        case Gained::Choice:
            enter(turn,
                  Phase::TouchPossession,
                  carrierSide(s),
                  ClockName::ReturnDecision,
                  s.rules.timers.returnDecisionSeconds);
            return;
    }
}

// --- S13 ------------------------------------------------------------------------------------

void describeTouchPossession(const State& state, Prompt& prompt) {
    prompt.side = carrierSide(state);
    if (state.playFacts.touchbackChoice) {
        want(prompt, DecisionKind::TakeTouchback);
        want(prompt, DecisionKind::ReturnKick);
        return;
    }
    offerPivots(state, prompt, prompt.side, std::nullopt);
    want(prompt, DecisionKind::Done);
}

namespace {

Refusal takeTurnoverTouchback(Turn& turn) {
    State& s = turn.s;
    if (!s.playFacts.touchbackChoice) {
        const FigureId id = s.carrier.value_or(FigureId{});
        return violation(
            "TAP-TB-4", THRUM_TEXT("#{n} is not in his own end zone."), {figureArg(s, "n", id)});
    }
    DeadBall end;
    end.kind = EndKind::Touchback;
    end.clause = "TAP-TB-4";
    end.possession = carrierSide(s);
    end.front = fieldX(Distance::yards(s.rules.turnover.touchbackYard), end.possession);
    playDead(turn, end);
    return std::nullopt;
}

void openTouchOther(Turn& turn) {
    State& s = turn.s;
    s.playFacts.turned.clear();
    enter(turn,
          Phase::TouchOther,
          other(carrierSide(s)),
          ClockName::AfterTouchOther,
          s.rules.timers.afterTouchOtherSeconds);
}

// Clause: TAP-CA-11.
void afterTouchWindows(Turn& turn) {
    State& s = turn.s;
    if (!s.playFacts.possessionChanged && !s.playFacts.lineReached)
        restart(turn);
    else
        restartFree(turn);
}

}  // namespace

Refusal decideTouchPossession(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::TakeTouchback:
            return takeTurnoverTouchback(turn);
        case DecisionKind::ReturnKick:
            if (!s.playFacts.touchbackChoice)
                break;
            turn.emit(EventKind::ReturnChosen, "TAP-TB-4").side = carrierSide(s);
            openTouchWindow(turn);
            return std::nullopt;
        case DecisionKind::Pivot:
            if (s.playFacts.touchbackChoice)
                openTouchWindow(turn);  // who turns a figure returns the ball
            return pivotFigure(turn, decision, carrierSide(s), {});
        case DecisionKind::Done:
            if (s.playFacts.touchbackChoice)
                break;
            openTouchOther(turn);
            return std::nullopt;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireTouchPossession(Turn& turn, ClockName name) {
    if (name == ClockName::ReturnDecision)
        (void)takeTurnoverTouchback(turn);
    else if (name == ClockName::AfterTouch)
        openTouchOther(turn);
}

// --- S14 ------------------------------------------------------------------------------------

void describeTouchOther(const State& state, Prompt& prompt) {
    prompt.side = other(carrierSide(state));
    offerPivots(state, prompt, prompt.side, std::nullopt);
    want(prompt, DecisionKind::Done);
}

Refusal decideTouchOther(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::Pivot)
        return pivotFigure(turn, decision, other(carrierSide(s)), {});
    if (decision.kind != DecisionKind::Done)
        return wrongMoment(s, decision);
    afterTouchWindows(turn);
    return std::nullopt;
}

void expireTouchOther(Turn& turn, ClockName name) {
    if (name == ClockName::AfterTouchOther)
        afterTouchWindows(turn);
}

// --- S16r, K7, P8 ---------------------------------------------------------------------------

void restartFree(Turn& turn) {
    State& s = turn.s;
    const Side holder = other(carrierSide(s));
    s.switchHolder = holder;
    const Phase phase = s.playFacts.returning == ReturnKind::Kick   ? Phase::RestartReturn
                        : s.playFacts.returning == ReturnKind::Punt ? Phase::PuntRestart
                                                                    : Phase::RestartFree;
    enter(turn, phase, holder, ClockName::Restart, s.rules.timers.restartSeconds);
}

void describeRestartFree(const State& state, Prompt& prompt) {
    prompt.side = state.switchHolder.value_or(other(carrierSide(state)));
    want(prompt, DecisionKind::SwitchOn);
}

Refusal decideRestartFree(Turn& turn, const Decision& decision) {
    if (decision.kind != DecisionKind::SwitchOn)
        return wrongMoment(turn.s, decision);
    turn.s.switchHolder = other(carrierSide(turn.s));
    boardOn(turn, Phase::RunFree, "TAP-SW-9");
    return std::nullopt;
}

void expireRestartFree(Turn& turn, ClockName name) {
    if (name == ClockName::Restart)
        (void)decideRestartFree(turn, Decision{.kind = DecisionKind::SwitchOn, .placements = {}});
}

}  // namespace thrum::tap
