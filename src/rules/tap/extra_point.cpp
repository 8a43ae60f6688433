#include "phases.hpp"

#include <algorithm>

// X0 and X1. Clauses: chapter 27 (XP), TAP-TM-3, TP-6, GL-6.
namespace thrum::tap {

void startTry(Turn& turn, Side side) {
    State& s = turn.s;
    clearBoard(turn);
    s.tryKind = TryKind::Undecided;
    s.tryTeam = side;
    enter(turn, Phase::TryChoice);
    if (s.betweenPlayClocks)
        startClock(turn, ClockName::AfterScore, side);
    startClock(turn, ClockName::TryDecision, side);
}

void afterTry(Turn& turn, int points, Side side) {
    State& s = turn.s;
    if (points > 0)
        addPoints(turn, side, points);
    Event& event = turn.emit(points > 0 ? EventKind::TryGood : EventKind::TryFailed,
                             s.tryKind == TryKind::TwoPoint ? "TAP-TP-4" : "TAP-XP-2");
    event.side = side;
    event.points = points;
    s.tryKind = TryKind::None;
    if (halfIsOver(s)) {
        endHalf(turn);
        return;
    }
    startKick(turn, s.tryTeam, PlayKind::Kickoff);
}

void describeTryChoice(const State& state, Prompt& prompt) {
    prompt.side = state.tryTeam;
    offer(prompt, DecisionKind::ChooseTry).choices = {Choice::ExtraPoint, Choice::TwoPoint};
}

Refusal decideTryChoice(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind != DecisionKind::ChooseTry)
        return wrongMoment(s, decision);
    if (decision.choice == Choice::ExtraPoint) {
        s.tryKind = TryKind::ExtraPoint;
        s.phase = Phase::TryRoll;  // the 20 s run on (TAP-XP-1)
        return std::nullopt;
    }
    if (decision.choice != Choice::TwoPoint)
        return violation("TAP-XP-1", THRUM_TEXT("choose the extra point or two points."));
    startTwoPoint(turn);
    return std::nullopt;
}

namespace {

void refereeRolls(Turn& turn) {
    turn.s.tryKind = TryKind::ExtraPoint;
    turn.s.phase = Phase::TryRoll;
    turn.s.chance = ChanceKind::Dice;
    stopClock(turn, ClockName::TryDecision);
}

}  // namespace

void expireTryChoice(Turn& turn, ClockName name) {
    if (name == ClockName::TryDecision)
        refereeRolls(turn);
}

void describeTryRoll(const State& state, Prompt& prompt) {
    prompt.side = state.tryTeam;
    want(prompt, DecisionKind::Roll);
}

Refusal decideTryRoll(Turn& turn, const Decision& decision) {
    if (decision.kind != DecisionKind::Roll)
        return wrongMoment(turn.s, decision);
    if (const Refusal open = openCall(turn.s))
        return open;
    turn.s.chance = ChanceKind::Dice;
    stopClock(turn, ClockName::TryDecision);
    return std::nullopt;
}

void expireTryRoll(Turn& turn, ClockName name) {
    if (name == ClockName::TryDecision)
        refereeRolls(turn);
}

Refusal tryRollFell(Turn& turn, const Chance& chance) {
    State& s = turn.s;
    int total = 0;
    if (const Refusal refused = diceFell(turn, chance, total))
        return refused;
    const auto& miss = s.rules->extraPoint.missOn;
    const bool good = std::ranges::find(miss, total) == miss.end();
    turn.actor.reset();
    stopClock(turn, ClockName::TryDecision);
    afterTry(turn, good ? s.rules->score.extraPoint : 0, s.tryTeam);
    return std::nullopt;
}

}  // namespace thrum::tap
