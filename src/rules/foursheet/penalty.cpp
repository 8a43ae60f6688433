#include "turn.hpp"

#include <algorithm>

// Clauses: FSS-15.1, 15.3 to 15.5.
namespace thrum::foursheet {
namespace {

constexpr int kOffsetFace = 9;

// The play is cancelled and the down repeated from where the penalty leaves the ball.
Outcome replayed(Turn& turn, const Flag& flag) {
    State& s = turn.s;
    const bool byOffense = flag.against == s.offense;
    const int yards = flag.from == Flag::From::Spot && !byOffense
                          ? flag.spot - s.ball  // of a try: it is made again from there
                          : markedOff(flag.yards, byOffense ? s.ball : toGoal(s));
    s.ball += byOffense ? -yards : yards;
    s.toGo += byOffense ? yards : -yards;
    Outcome outcome{.ending = Ending::Void, .side = s.offense};
    if (s.down == 0) {
        s.toGo = toGoal(s);
        return outcome;
    }
    if (!byOffense && (flag.firstDown || s.toGo <= 0)) {
        s.down = 1;
        s.toGo = std::min(10, toGoal(s));
        Event& first = turn.emit(EventKind::FirstDown, flag.clause);
        first.side = s.offense;
        first.ball = s.ball;
    }
    return outcome;
}

// Clause: FSS-15.5. A touchdown against which a dead-ball foul of the scorers stands is none.
Outcome takenBack(const State& s, const Flag& flag, Outcome outcome) {
    outcome.ending = Ending::Dead;
    outcome.spot = 100 - markedOff(flag.yards, 100);
    const bool scrimmage = outcome.side == s.offense && s.down > 0;
    outcome.firstDown = scrimmage && s.ball + s.toGo < 100;
    outcome.fresh = !scrimmage;
    return outcome;
}

Outcome fromTheEnd(const State& s, const Flag& flag, Outcome outcome) {
    const bool bySide = flag.against == outcome.side;
    switch (outcome.ending) {
        case Ending::Touchdown:
            if (bySide)
                return takenBack(s, flag, outcome);
            outcome.kickoffYards += flag.yards;
            return outcome;
        case Ending::Touchback:
            outcome.ending = Ending::Dead;
            outcome.spot = s.rules->kickoff.touchback;
            outcome.fresh = true;
            break;
        case Ending::Dead:
            break;
        default:
            return outcome;
    }
    if (bySide) {
        const bool scrimmage = outcome.side == s.offense && s.down > 0 && !outcome.fresh;
        if (scrimmage && outcome.spot >= s.ball + s.toGo)
            outcome.firstDown = true;  // the play counts
        outcome.spot -= markedOff(flag.yards, outcome.spot);
    } else {
        outcome.spot += markedOff(flag.yards, 100 - outcome.spot);
        outcome.firstDown = outcome.firstDown || flag.firstDown;
    }
    return outcome;
}

}  // namespace

bool offsetting(Turn& turn) {
    if (turn.die("offsetting", DieKind::D12) != kOffsetFace)
        return false;
    turn.elapsed.note(20);
    turn.emit(EventKind::PenaltiesOffset, "FSS-15.1");
    return true;
}

Outcome afterFlag(Turn& turn, const Flag& flag, Outcome outcome) {
    turn.elapsed.note(20);
    Event& thrown = turn.emit(EventKind::FlagThrown, flag.clause);
    thrown.side = flag.against;
    thrown.foul = flag.foul;
    thrown.yards = flag.yards;
    const Side offended = other(flag.against);
    const DecisionKind answer = turn.ask(Phase::Penalty,
                                         offended,
                                         "penalty",
                                         {DecisionKind::Accept, DecisionKind::Decline},
                                         std::nullopt);
    Event& said = turn.emit(
        answer == DecisionKind::Accept ? EventKind::PenaltyEnforced : EventKind::PenaltyDeclined,
        "FSS-15.3");
    said.side = flag.against;
    said.foul = flag.foul;
    said.yards = flag.yards;
    if (answer == DecisionKind::Decline || turn.waiting)
        return outcome;
    if (turn.s.isTry) {  // marked off before the try is made again, or on the kickoff
        const bool scored =
            outcome.ending == Ending::Touchdown || outcome.ending == Ending::FieldGoal;
        if (!scored || flag.against == turn.s.offense || flag.from == Flag::From::Los)
            return replayed(turn, flag);
        outcome.kickoffYards += flag.yards;
        return outcome;
    }
    switch (flag.from) {
        case Flag::From::Los:
            return replayed(turn, flag);
        case Flag::From::End:
            return fromTheEnd(turn.s, flag, outcome);
        case Flag::From::Spot:
            break;
    }
    Outcome marked = deadAt(outcome.side, flag.spot);
    marked.fresh = outcome.fresh;
    marked.firstDown = flag.firstDown;
    if (flag.against == outcome.side)
        marked.spot = std::max(flag.spot - markedOff(flag.yards, flag.spot), 1);
    return marked;
}

}  // namespace thrum::foursheet
