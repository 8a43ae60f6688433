#include "turn.hpp"

#include <algorithm>

// What a play under way asks for, and how it goes on. Clauses: FSS-1.5, 7.1.
namespace thrum::foursheet {
namespace {

bool allows(const Awaited& awaited, DecisionKind kind) {
    return std::ranges::find(awaited.answers, static_cast<int>(kind)) != awaited.answers.end();
}

void carryOn(Turn& turn) {
    Step step = gone(turn.s);
    turn.s = std::move(step.next);
    turn.events.insert(turn.events.end(), step.events.begin(), step.events.end());
}

bool shows(DieKind die, int face) {
    return face >= lowestFace(die) && face < lowestFace(die) + sidesOf(die);
}

}  // namespace

void clearCalls(State& state) {
    state.call.reset();
    state.defense.reset();
    state.punt.reset();
    state.kick.reset();
    state.receivers.reset();
    state.underWay = {};
    state.awaited.reset();
}

void snapIt(Turn& turn, PlayKind kind) {
    turn.s.underWay = {.kind = kind};
    turn.s.phase = Phase::Roll;
    const bool hidden = kind == PlayKind::Scrimmage && !turn.s.call->card;
    if (!hidden)  // who looks with the defense's eyes cannot see what comes next
        carryOn(turn);
}

void describeAwaited(const State& state, Prompt& prompt) {
    if (!state.awaited)
        return;
    const Awaited& awaited = *state.awaited;
    prompt.side = awaited.side;
    prompt.purpose = awaited.purpose;
    prompt.dice = awaited.dice;
    prompt.quiet = awaited.quiet;
    prompt.ball = awaited.ball;
    for (const int answer : awaited.answers)
        want(prompt, static_cast<DecisionKind>(answer));
    if (!awaited.zones.empty())
        offer(prompt, DecisionKind::MoveKeyer).zones = awaited.zones;
}

Refusal decideAwaited(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (!s.awaited || !allows(*s.awaited, decision.kind))
        return wrongMoment(s, decision);
    int value = static_cast<int>(decision.kind);
    if (decision.kind == DecisionKind::MoveKeyer) {
        const auto& zones = s.awaited->zones;
        if (!decision.zone)
            return refusal("FSS-17.3", "E-FSS-PHASE");
        if (std::ranges::find(zones, *decision.zone) == zones.end())
            return refusal("FSS-17.3", "E-FSS-ZONE-FULL");
        value = static_cast<int>(*decision.zone);
    }
    s.underWay.fallen.push_back({s.awaited->purpose, value});
    s.awaited.reset();
    carryOn(turn);
    return std::nullopt;
}

// Dice may come one by one, and those of several rolls that follow one another at once.
Refusal diceFell(Turn& turn, const Chance& chance) {
    const auto wrong = [] { return refusal("FSS-1.1", "E-FSS-PHASE"); };
    if (chance.faces.empty() || chance.face)
        return wrong();
    for (std::size_t next = 0; next < chance.faces.size();) {
        if (!turn.s.awaited || turn.s.awaited->dice.empty())
            return wrong();
        const Awaited awaited = *turn.s.awaited;
        for (const DieKind die : awaited.dice) {
            if (next == chance.faces.size())
                break;
            const int face = chance.faces[next++];
            if (!shows(die, face))
                return wrong();
            turn.s.underWay.fallen.push_back({awaited.purpose, face});
        }
        turn.s.awaited.reset();
        carryOn(turn);
    }
    return std::nullopt;
}

}  // namespace thrum::foursheet
