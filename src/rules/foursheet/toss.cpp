#include "turn.hpp"

// Toss, wind, and the time-out that saves a quarter. Clauses: FSS-26.8, 27.1, 32.1.
namespace thrum::foursheet {

void describeToss(const State& /*state*/, Prompt& prompt) {
    prompt.side = Side::Visitor;
    want(prompt, DecisionKind::CallToss);
    offer(prompt, DecisionKind::CallToss).choices = {Choice::Heads, Choice::Tails};
}

Refusal decideToss(Turn& turn, const Decision& decision) {
    if (decision.choice != Choice::Heads && decision.choice != Choice::Tails)
        return refusal("FSS-27.1", "E-FSS-PHASE");
    turn.s.tossCall = decision.choice == Choice::Heads ? CoinFace::Heads : CoinFace::Tails;
    Event& event = turn.emit(EventKind::TossCalled, "FSS-27.1");
    event.side = Side::Visitor;
    event.face = turn.s.tossCall;
    turn.s.phase = Phase::Coin;
    return std::nullopt;
}

void describeCoin(const State& /*state*/, Prompt& prompt) {
    prompt.side = Side::Visitor;
    prompt.purpose = "toss";
}

Refusal coinFell(Turn& turn, const Chance& chance) {
    if (!chance.face)
        return refusal("FSS-27.1", "E-FSS-PHASE");
    Event& event = turn.emit(EventKind::CoinFlipped, "FSS-27.1");
    event.face = chance.face;
    turn.s.tossWinner = chance.face == turn.s.tossCall ? Side::Visitor : Side::Home;
    event.side = turn.s.tossWinner;
    turn.s.phase = Phase::TossChoice;
    return std::nullopt;
}

void describeTossChoice(const State& state, Prompt& prompt) {
    prompt.side = state.tossWinner.value_or(Side::Visitor);
    want(prompt, DecisionKind::ChooseToss);
    offer(prompt, DecisionKind::ChooseToss).choices = {Choice::Kick, Choice::Receive};
}

Refusal decideTossChoice(Turn& turn, const Decision& decision) {
    if (decision.choice != Choice::Kick && decision.choice != Choice::Receive)
        return refusal("FSS-27.1", "E-FSS-PHASE");
    State& s = turn.s;
    const Side winner = s.tossWinner.value_or(Side::Visitor);
    s.openingKicker = decision.choice == Choice::Kick ? winner : other(winner);
    Event& event = turn.emit(EventKind::TossChosen, "FSS-27.1");
    event.side = winner;
    event.result = nameOf(decision.choice);
    s.offense = s.openingKicker;
    s.ball = s.rules->kickoff.line;
    s.next = Phase::ChooseKick;
    s.phase = s.rules->wind.enabled ? Phase::Wind : Phase::ChooseKick;
    return std::nullopt;
}

void describeWind(const State& state, Prompt& prompt) {
    prompt.side = state.quarter % 2 == 1 ? Side::Visitor : Side::Home;
    prompt.purpose = "wind";
    prompt.dice = {DieKind::D6};
}

Refusal windFell(Turn& turn, const Chance& chance) {
    if (chance.faces.size() != 1 || chance.faces.front() < 1 ||
        chance.faces.front() > sidesOf(DieKind::D6))
        return refusal("FSS-32.1", "E-FSS-PHASE");
    State& s = turn.s;
    s.wind = chance.faces.front();
    Event& event = turn.emit(EventKind::WindRolled, "FSS-32.1");
    event.side = s.quarter % 2 == 1 ? Side::Visitor : Side::Home;
    event.value = s.wind;
    s.phase = s.next;
    return std::nullopt;
}

void describeTimeOut(const State& state, Prompt& prompt) {
    prompt.side = state.goneOn[0] ? Side::Visitor : Side::Home;
    prompt.bothSides = !state.goneOn[0] && !state.goneOn[1];
    want(prompt, DecisionKind::TimeOut);
    want(prompt, DecisionKind::GoOn);
}

Refusal decideTimeOut(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = *decision.side;
    if (decision.kind == DecisionKind::TimeOut) {
        if (const Refusal refused = callTimeOut(turn, side))
            return refused;
        goOn(turn, s.next);
        return std::nullopt;
    }
    if (s.goneOn[indexOf(side)])
        return refusal("FSS-7.1", "E-FSS-PHASE");
    s.goneOn[indexOf(side)] = true;
    if (s.goneOn[0] && s.goneOn[1])
        goOn(turn, s.next);
    return std::nullopt;
}

}  // namespace thrum::foursheet
