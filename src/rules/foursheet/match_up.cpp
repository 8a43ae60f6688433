#include "scrimmage.hpp"

#include <algorithm>

// Clauses: chapters 8 and 9, FSS-19.3, 20.5, 21.1, 23.2.
namespace thrum::foursheet {
namespace {

// Clause: FSS-8.4. In a flat zone the call is never D or E, but a man defender would use C there.
Rating compared(const Field& field, int token, Rating called) {
    const bool deep = called == Rating::D || called == Rating::E;
    if (!deep)
        return called;
    const bool man = field.dutyOf(token) == Duty::Man;
    if (man && isFlat(field.zoneOf(token)))
        return Rating::C;
    return man ? Rating::E : Rating::D;
}

bool stackDie(Turn& turn, const Snap& snap) {
    const auto& stack = turn.s.rules->stack;
    const int die = stack.die == TestDie::Reroll ? turn.die("stack", DieKind::D6) : snap.roll.b;
    return die <= stack.max;
}

// Clauses: FSS-9.2, 9.3.
std::vector<int> metOnRunAtTheLine(Turn& turn, const Snap& snap) {
    std::vector<int> men = snap.field.menIn(snap.line.zone);
    const std::vector<int> backers = snap.field.menIn(behind(snap.line.zone));
    if (backers.empty())
        return men;
    if (men.empty())
        return {backers.front()};
    if (backers.size() > 1 || stackDie(turn, snap))
        men.push_back(backers.front());
    std::ranges::sort(men);
    return men;
}

std::vector<int> met(Turn& turn, const Snap& snap) {
    if (snap.isRun() && isBlitz(snap.line.zone))
        return metOnRunAtTheLine(turn, snap);
    return snap.field.menIn(snap.line.zone);  // FSS-8.8, 8.9, 9.1
}

// Clause: FSS-25.1: who touches the ball on this play.
int tired(const Turn& turn, const Snap& snap) {
    if (snap.isRun())
        return tiredness(turn.s, snap.manIn(carrierOf(*snap.card, snap.line)));
    return std::max(tiredness(turn.s, snap.manIn(Role::QB)),
                    tiredness(turn.s, snap.manIn(receiverOf(*snap.card, snap.line))));
}

void tell(Turn& turn, const Snap& snap, const MatchUp& match) {
    Event& event =
        turn.emit(EventKind::MatchUp, match.defenders.size() > 1 ? "FSS-9.4" : "FSS-8.3");
    const Man man = snap.manIn(match.player);
    event.side = snap.offense;
    event.player = playerOn(turn.s, man).id;
    event.token = man.token;
    event.role = match.player;
    event.rating = match.rating;
    event.value = match.value;
    event.zone = snap.line.zone;
    event.defenders = match.defenders;
    event.bonus = match.bonus;
    if (!match.defenders.empty())
        event.net = match.net;
    event.d10 = snap.roll.d10;
    event.winner = match.offenseWon ? "offense" : "defense";
}

}  // namespace

int defenderValue(const State& state, const Snap& snap, int token, Rating called) {
    constexpr int kSpyLess = -2;
    const Rating rating = compared(snap.field, token, called);
    int value = ratingOn(state, snap.defender(token), rating);
    if (snap.field.dutyOf(token) == Duty::Spy && rating == Rating::C)
        value = std::max(value + kSpyLess, 0);
    if (snap.toGoal() <= state.rules->crunchZone.line)
        value += crunchOf(state.teams[indexOf(snap.defense)]->crunch, rating);
    return value;
}

Defender defenderIn(const Turn& turn, const Snap& snap, int token, Rating called) {
    return {token,
            playerOn(turn.s, snap.defender(token)).id,
            compared(snap.field, token, called),
            defenderValue(turn.s, snap, token, called)};
}

MatchUp matchUp(Turn& turn, const Snap& snap) {
    MatchUp match;
    match.player = snap.line.player;
    match.rating = snap.line.rating;
    match.value =
        ratingOn(turn.s, snap.manIn(snap.line.player), snap.line.rating, -tired(turn, snap));
    for (const int token : met(turn, snap))
        match.defenders.push_back(defenderIn(turn, snap, token, snap.line.defRating));
    if (match.defenders.size() > 1)
        match.bonus = turn.s.rules->stack.bonus;
    match.net = match.value - match.bonus;
    for (const Defender& defender : match.defenders)
        match.net -= defender.value;
    match.offenseWon = match.defenders.empty() || (match.net >= 0 && snap.roll.d10 <= match.net);
    tell(turn, snap, match);
    return match;
}

}  // namespace thrum::foursheet
