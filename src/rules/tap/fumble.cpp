#include "phases.hpp"

#include <algorithm>

// S18, S18a, S18b. Clauses: chapter 22 (FU), TAP-TK-9, TB-4, SC-3.
namespace thrum::tap {

void startFumble(Turn& turn, const Note& closed) {
    State& s = turn.s;
    s.playFacts.fumbledBy = s.carrier;
    s.playFacts.recoverer = closed.figures.front();
    s.playFacts.fumbleSpot = closed.frontX;
    enter(turn, Phase::Coin, carrierSide(s), ClockName::Coin, s.rules.timers.coinSeconds);
}

void describeCoin(const State& state, Prompt& prompt) {
    prompt.side = carrierSide(state);
    want(prompt, DecisionKind::Flip);
}

Refusal decideCoin(Turn& turn, const Decision& decision) {
    if (decision.kind != DecisionKind::Flip)
        return wrongMoment(turn.s, decision);
    turn.s.chance = ChanceKind::Coin;
    stopClock(turn, ClockName::Coin);
    return std::nullopt;
}

void expireCoin(Turn& turn, ClockName name) {
    if (name != ClockName::Coin)
        return;
    turn.s.chance = ChanceKind::Coin;
    stopClock(turn, ClockName::Coin);
}

namespace {

// The exception of TAP-SC-3: who gained the ball behind his goal line and never left it.
DeadBall keptByCarrier(const State& s) {
    DeadBall end;
    end.kind = EndKind::Fumbled;
    end.clause = "TAP-FU-3";
    end.possession = carrierSide(s);
    end.front = s.playFacts.fumbleSpot.value_or(s.lineOfScrimmage);
    return end;
}

void openRecoverWindow(Turn& turn) {
    State& s = turn.s;
    s.playFacts.touchbackChoice = false;
    s.playFacts.turned.clear();
    enter(turn,
          Phase::FumbleRecover,
          carrierSide(s),
          ClockName::FumbleRecover,
          s.rules.timers.fumbleRecoverSeconds);
}

}  // namespace

Refusal fumbleCoinFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    CoinFace face{};
    if (const Refusal refused = coinFell(turn, chance, face))
        return refused;
    turn.actor.reset();
    if (face == CoinFace::Heads) {
        playDead(turn, keptByCarrier(s));
        return std::nullopt;
    }
    const FigureId taker = s.playFacts.recoverer.value_or(FigureId{});
    if (findOnBoard(s, taker) == nullptr)
        return violation("TAP-FU-4", THRUM_TEXT("nobody is there to recover the ball."));
    // A team that loses the ball and regains it is back in possession, but not in its series.
    Event& event = turn.emit(EventKind::Recovered, "TAP-FU-4");
    event.figure = taker;
    event.carrier = s.carrier;
    switch (gainPossession(turn, taker, ReturnKind::Fumble, isEngaged(s, taker))) {
        case Gained::Over:
            break;
        case Gained::PlayOn:
            openRecoverWindow(turn);
            break;
        case Gained::Choice:
            enter(turn,
                  Phase::FumbleRecover,
                  carrierSide(s),
                  ClockName::ReturnDecision,
                  s.rules.timers.returnDecisionSeconds);
            break;
    }
    return std::nullopt;
}

// --- S18a -----------------------------------------------------------------------------------

namespace {

Refusal takeTouchback(Turn& turn) {
    State& s = turn.s;
    if (!s.playFacts.touchbackChoice)
        return violation("TAP-TB-4",
                         THRUM_TEXT("#{n} is not in his own end zone."),
                         {figureArg(s, "n", s.carrier.value_or(FigureId{}))});
    DeadBall end;
    end.kind = EndKind::Touchback;
    end.clause = "TAP-FU-7";
    end.possession = carrierSide(s);
    end.front = fieldX(Distance::yards(s.rules.turnover.touchbackYard), end.possession);
    playDead(turn, end);
    return std::nullopt;
}

void openOtherWindow(Turn& turn) {
    State& s = turn.s;
    s.playFacts.turned.clear();
    enter(turn,
          Phase::FumbleOther,
          other(carrierSide(s)),
          ClockName::FumbleOther,
          s.rules.timers.fumbleOtherSeconds);
}

}  // namespace

void describeFumbleRecover(const State& state, Prompt& prompt) {
    prompt.side = carrierSide(state);
    if (state.playFacts.touchbackChoice) {
        want(prompt, DecisionKind::TakeTouchback);
        want(prompt, DecisionKind::ReturnKick);
        return;
    }
    offerPivots(state, prompt, prompt.side, std::nullopt);
    want(prompt, DecisionKind::Done);
}

Refusal decideFumbleRecover(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::TakeTouchback:
            return takeTouchback(turn);
        case DecisionKind::ReturnKick:
            if (!s.playFacts.touchbackChoice)
                break;
            turn.emit(EventKind::ReturnChosen, "TAP-FU-7").side = carrierSide(s);
            openRecoverWindow(turn);
            return std::nullopt;
        case DecisionKind::Pivot:
            if (s.playFacts.touchbackChoice)
                openRecoverWindow(turn);
            return pivotFigure(turn, decision, carrierSide(s), {});
        case DecisionKind::Done:
            if (s.playFacts.touchbackChoice)
                break;
            openOtherWindow(turn);
            return std::nullopt;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireFumbleRecover(Turn& turn, ClockName name) {
    if (name == ClockName::ReturnDecision)
        (void)takeTouchback(turn);
    else if (name == ClockName::FumbleRecover)
        openOtherWindow(turn);
}

// --- S18b -----------------------------------------------------------------------------------

void describeFumbleOther(const State& state, Prompt& prompt) {
    prompt.side = other(carrierSide(state));
    offerPivots(state, prompt, prompt.side, std::nullopt);
    want(prompt, DecisionKind::Done);
}

Refusal decideFumbleOther(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::Pivot)
        return pivotFigure(turn, decision, other(carrierSide(s)), {});
    if (decision.kind != DecisionKind::Done)
        return wrongMoment(s, decision);
    restartFree(turn);
    return std::nullopt;
}

void expireFumbleOther(Turn& turn, ClockName name) {
    if (name == ClockName::FumbleOther)
        restartFree(turn);
}

}  // namespace thrum::tap
