#include "phases.hpp"
#include "turn_window.hpp"

// S13, S14 and S18a, S18b: who came by the ball, and the turns of both sides before he runs.
// Clauses: TAP-CA-11, CA-13, FU-5 to FU-7, TK-9, TB-4, SC-3, SW-6.
namespace thrum::tap {
namespace {

/// The two windows after a touch of the passed ball, or after a fumble is picked up.
struct BallWindows {
    TurnWindow winner{};
    TurnWindow loser{};
    std::string_view touchback;  ///< clause of the touchback
};
constexpr BallWindows kTouched{{Phase::TouchPossession, ClockName::AfterTouch},
                               {Phase::TouchOther, ClockName::AfterTouchOther},
                               "TAP-TB-4"};
constexpr BallWindows kPickedUp{{Phase::FumbleRecover, ClockName::FumbleRecover},
                                {Phase::FumbleOther, ClockName::FumbleOther},
                                "TAP-FU-7"};

const BallWindows& windowsOf(Phase phase) {
    return phase == kPickedUp.winner.phase || phase == kPickedUp.loser.phase ? kPickedUp : kTouched;
}

void openWinner(Turn& turn, const BallWindows& windows) {
    State& s = turn.s;
    s.playFacts.touchbackChoice = false;
    // TAP-CA-11: a catch at or past the line takes the switch from the offense.
    if (s.playFacts.lineReached && !s.playFacts.possessionChanged)
        s.switchHolder = other(s.offense);
    openTurns(turn, windows.winner, carrierSide(s));
}

void openLoser(Turn& turn, const BallWindows& windows) {
    openTurns(turn, windows.loser, other(carrierSide(turn.s)));
}

enum class Gained : std::uint8_t { PlayOn, Choice, Over };

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
    if (front >= s.rules->field.lengthYards - equalTolYards(s)) {
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

Refusal takeWonTouchback(Turn& turn) {
    State& s = turn.s;
    if (!s.playFacts.touchbackChoice)
        return violation("TAP-TB-4",
                         THRUM_TEXT("#{n} is not in his own end zone."),
                         {figureArg(s, "n", s.carrier.value_or(FigureId{}))});
    DeadBall end;
    end.kind = EndKind::Touchback;
    end.clause = windowsOf(s.phase).touchback;
    end.possession = carrierSide(s);
    end.front = fieldX(Distance::yards(s.rules->turnover.touchbackYard), end.possession);
    playDead(turn, end);
    return std::nullopt;
}

// Clause: TAP-CA-11.
void bothTurned(Turn& turn) {
    const PlayFacts& play = turn.s.playFacts;
    if (!play.possessionChanged && !play.lineReached)
        restart(turn);
    else
        restartFree(turn);
}

}  // namespace

void ballWon(Turn& turn, Phase window, FigureId id, ReturnKind how, bool downAtOnce) {
    State& s = turn.s;
    switch (gainPossession(turn, id, how, downAtOnce)) {
        case Gained::Over:
            return;
        case Gained::PlayOn:
            openWinner(turn, windowsOf(window));
            return;
        case Gained::Choice:
            enter(turn, window, carrierSide(s), ClockName::ReturnDecision);
            return;
    }
}

// --- S13, S18a ------------------------------------------------------------------------------

void describeBallWon(const State& state, Prompt& prompt) {
    if (!state.playFacts.touchbackChoice) {
        describeTurns(state, prompt, carrierSide(state));
        return;
    }
    prompt.side = carrierSide(state);
    want(prompt, DecisionKind::TakeTouchback);
    want(prompt, DecisionKind::ReturnKick);
}

Refusal decideBallWon(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const BallWindows& windows = windowsOf(s.phase);
    switch (decision.kind) {
        case DecisionKind::TakeTouchback:
            return takeWonTouchback(turn);
        case DecisionKind::ReturnKick:
            if (!s.playFacts.touchbackChoice)
                break;
            turn.emit(EventKind::ReturnChosen, windows.touchback).side = carrierSide(s);
            openWinner(turn, windows);
            return std::nullopt;
        case DecisionKind::Pivot:
            if (s.playFacts.touchbackChoice)
                openWinner(turn, windows);  // who turns a figure returns the ball
            return pivotFigure(turn, decision, carrierSide(s), {});
        case DecisionKind::Done:
            if (s.playFacts.touchbackChoice)
                break;
            openLoser(turn, windows);
            return std::nullopt;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireBallWon(Turn& turn, ClockName name) {
    const BallWindows& windows = windowsOf(turn.s.phase);
    if (name == ClockName::ReturnDecision)
        (void)takeWonTouchback(turn);
    else if (name == windows.winner.clock)
        openLoser(turn, windows);
}

// --- S14, S18b ------------------------------------------------------------------------------

void describeBallLost(const State& state, Prompt& prompt) {
    describeTurns(state, prompt, other(carrierSide(state)));
}

Refusal decideBallLost(Turn& turn, const Decision& decision) {
    return decideTurns(turn, decision, other(carrierSide(turn.s)), bothTurned);
}

void expireBallLost(Turn& turn, ClockName name) {
    if (name == windowsOf(turn.s.phase).loser.clock)
        bothTurned(turn);
}

}  // namespace thrum::tap
