#include "phases.hpp"

// G1 and O0. Clauses: TAP-CT-1 to CT-4, OT-2.
namespace thrum::tap {
namespace {

constexpr Side kAway = Side::Visitor;

void choose(Turn& turn, Choice choice, Side winner) {
    State& s = turn.s;
    const bool overtime = s.phase == Phase::OvertimeToss;
    Event& event = turn.emit(EventKind::TossChosen, overtime ? "TAP-OT-2" : "TAP-CT-2");
    event.side = winner;
    event.result = nameOf(choice);
    s.tossCall.reset();
    s.tossWinner.reset();
    turn.actor.reset();
    if (overtime) {
        s.overtime.first = choice == Choice::Offense ? winner : other(winner);
        startOvertimePlay(turn, false);
        return;
    }
    s.openingKicker = choice == Choice::Kick ? winner : other(winner);
    startKick(turn, *s.openingKicker, PlayKind::Kickoff);
}

}  // namespace

void describeToss(const State& state, Prompt& prompt) {
    const bool overtime = state.phase == Phase::OvertimeToss;
    if (!state.tossWinner) {
        prompt.side = kAway;
        offer(prompt, DecisionKind::CallToss).choices = {Choice::Heads, Choice::Tails};
        return;
    }
    prompt.side = *state.tossWinner;
    offer(prompt, DecisionKind::ChooseToss).choices =
        overtime ? std::vector{Choice::Offense, Choice::Defense}
                 : std::vector{Choice::Kick, Choice::Receive};
}

Refusal decideToss(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const bool overtime = s.phase == Phase::OvertimeToss;
    if (decision.kind == DecisionKind::CallToss && !s.tossWinner) {
        if (decision.choice != Choice::Heads && decision.choice != Choice::Tails)
            return violation("TAP-CT-1", THRUM_TEXT("call heads or tails."));
        s.tossCall = decision.choice == Choice::Heads ? CoinFace::Heads : CoinFace::Tails;
        s.chance = ChanceKind::Coin;
        Event& event = turn.emit(EventKind::TossCalled, "TAP-CT-1");
        event.side = kAway;
        event.face = s.tossCall;
        return std::nullopt;
    }
    if (decision.kind == DecisionKind::ChooseToss && s.tossWinner) {
        const bool fits =
            overtime ? decision.choice == Choice::Offense || decision.choice == Choice::Defense
                     : decision.choice == Choice::Kick || decision.choice == Choice::Receive;
        if (!fits)
            return violation("TAP-CT-2", THRUM_TEXT("that is not among the winner's choices."));
        choose(turn, decision.choice, *s.tossWinner);
        return std::nullopt;
    }
    return wrongMoment(s, decision);
}

Refusal tossFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    CoinFace face{};
    if (const Refusal refused = coinFell(turn, chance, face))
        return refused;
    s.tossWinner = face == *s.tossCall ? kAway : other(kAway);
    startClock(turn, ClockName::TossChoice, s.tossWinner);
    return std::nullopt;
}

void expireToss(Turn& turn, ClockName name) {
    if (name != ClockName::TossChoice || !turn.s.tossWinner)
        return;
    const bool overtime = turn.s.phase == Phase::OvertimeToss;
    choose(turn, overtime ? Choice::Defense : Choice::Receive, *turn.s.tossWinner);
}

}  // namespace thrum::tap
