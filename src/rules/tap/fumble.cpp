#include "phases.hpp"

// S18. Clauses: chapter 22 (FU), TAP-SC-3.
namespace thrum::tap {

void startFumble(Turn& turn, const Note& closed) {
    State& s = turn.s;
    s.playFacts.fumbledBy = s.carrier;
    s.playFacts.recoverer = closed.figures.front();
    s.playFacts.fumbleSpot = closed.frontX;
    enter(turn, Phase::Coin, carrierSide(s), ClockName::Coin);
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
    ballWon(turn, Phase::FumbleRecover, taker, ReturnKind::Fumble, isEngaged(s, taker));
    return std::nullopt;
}

}  // namespace thrum::tap
