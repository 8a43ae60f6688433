#include "scrimmage.hpp"

#include <algorithm>

// What happens to a passer and his pass. Clauses: chapter 12, FSS-14.1, 19.2, 21.2.
namespace thrum::foursheet {
namespace {

constexpr int kMostSacked = 15;
constexpr int kEndZoneDeep = 110;

void tellSack(Turn& turn, const Snap& snap, int yards) {
    Event& event = turn.emit(EventKind::Sacked, "FSS-12.3");
    event.side = snap.offense;
    event.player = playerOn(turn.s, snap.manIn(Role::QB)).id;
    event.token = snap.manIn(Role::QB).token;
    event.yards = yards;
    event.ball = snap.los - yards;
}

}  // namespace

Outcome sackedFor(Turn& turn, const Snap& snap, SackExtra extra, int yards) {
    tellSack(turn, snap, yards);
    turn.elapsed.note(30);
    const Man passer = snap.manIn(Role::QB);
    Outcome outcome = carriedTo(snap.offense, snap.los - yards);
    if (extra == SackExtra::Fumble && fumbles(turn, passer, "FSS-13.6"))
        outcome = recovery(turn,
                           {.side = snap.offense,
                            .unit = unitOf(snap.formation),
                            .otherUnit = snap.field.unit,
                            .spot = snap.los - yards,
                            .keeps = turn.s.rules->fumble.sackMax,
                            .outAgain = true});
    if (extra == SackExtra::Injury)
        checkInjury(turn, passer, "FSS-24.1");
    return outcome;
}

namespace {

Source quarterbackRuns(const Snap& snap, const Source& from, Rating column, int sum) {
    Source source = from;
    source.man = snap.manIn(Role::QB);
    source.carrier = source.man;
    source.column = column;
    source.sum = sum;
    source.run = true;
    source.receiver = false;
    return source;
}

// Clause: FSS-19.2.
Source spied(Turn& turn, const Snap& snap, const Source& from, int spy, int sum) {
    const Man passer = snap.manIn(Role::QB);
    const Defender defender = defenderIn(turn, snap, spy, Rating::A);
    const int value = ratingOn(turn.s, passer, Rating::B, -tiredness(turn.s, passer));
    const int net = value - defender.value;
    const int d10 = turn.die("spy", DieKind::D10);
    Source source = quarterbackRuns(snap, from, Rating::B, sum);
    source.offenseWon = net >= 0 && d10 <= net;
    source.loser = snap.defender(spy);
    if (!source.offenseWon) {
        source.man = snap.defender(spy);
        source.column = Rating::A;
        source.loser = passer;
    }
    Event& event = turn.emit(EventKind::MatchUp, "FSS-19.2");
    event.side = snap.offense;
    event.player = playerOn(turn.s, passer).id;
    event.token = passer.token;
    event.role = Role::QB;
    event.rating = Rating::B;
    event.value = value;
    event.defenders = {defender};
    event.net = net;
    event.d10 = d10;
    event.winner = source.offenseWon ? "offense" : "defense";
    return source;
}

}  // namespace

Outcome incompletePass(Turn& turn, const Snap& snap, std::string_view clause) {
    turn.emit(EventKind::Incomplete, clause).side = snap.offense;
    turn.elapsed.note(20);
    turn.incomplete = true;
    touch(turn, snap.manIn(Role::QB));
    return deadAt(snap.offense, snap.los);
}

Outcome sack(Turn& turn, const Snap& snap, const Source& source, SackExtra extra) {
    const Rules& rules = *turn.s.rules;
    const Depth depth = snap.card->depth.value_or(Depth::Short);
    const int plus = rules.sack.plus[static_cast<std::size_t>(depth)];
    if (snap.formation == Formation::Shotgun) {
        const auto [d12, a, b] =
            turn.dice("sack", std::array{DieKind::D12, DieKind::A, DieKind::B});
        if (turn.waiting)
            return deadAt(snap.offense, snap.los);
        if (a == b) {
            Event& event = turn.emit(EventKind::Scrambled, "FSS-21.2");
            event.side = snap.offense;
            event.player = playerOn(turn.s, snap.manIn(Role::QB)).id;
            return readCode(turn, snap, quarterbackRuns(snap, source, Rating::A, a + b));
        }
        return sackedFor(turn, snap, extra, std::min(d12 + plus, kMostSacked));
    }
    const int die = rules.sack.die == SackDie::D10 ? snap.roll.d10 : snap.roll.d12;
    return sackedFor(turn, snap, extra, std::min(die + plus, kMostSacked));
}

Outcome scramble(Turn& turn, const Snap& snap, const Source& source) {
    Event& event = turn.emit(EventKind::Scrambled, "FSS-12.4");
    event.side = snap.offense;
    event.player = playerOn(turn.s, snap.manIn(Role::QB)).id;
    const int sum = rollSum(turn, "scramble");
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    for (int token = 1; token <= 11; ++token)
        if (snap.field.dutyOf(token) == Duty::Spy)
            return readCode(turn, snap, spied(turn, snap, source, token, sum));
    return readCode(turn, snap, quarterbackRuns(snap, source, Rating::B, sum));
}

Outcome hurried(Turn& turn, const Snap& snap, const Source& source) {
    const Man passer = snap.manIn(Role::QB);
    const int x = ratingOn(turn.s, passer, Rating::X, -tiredness(turn.s, passer));
    const int d10 = turn.die("hurried", DieKind::D10);
    Event& event = turn.emit(EventKind::Hurried, "FSS-12.5");
    event.side = snap.offense;
    event.player = playerOn(turn.s, passer).id;
    event.d10 = d10;
    event.limit = x;
    event.right = d10 <= x;
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    if (d10 > x)
        return incompletePass(turn, snap, "FSS-12.5");
    Source thrown = source;
    if (!source.offenseWon)
        thrown.rusher = source.man;
    thrown.man = passer;
    thrown.column = depthLetter(*snap.card);
    thrown.receiver = false;
    thrown.run = false;
    thrown.sum = rollSum(turn, "hurried_pass");
    return turn.waiting ? deadAt(snap.offense, snap.los) : readCode(turn, snap, thrown);
}

Outcome interception(Turn& turn, const Snap& snap, const Source& source, int yards) {
    const int spot = snap.los + yards;
    // who won as a rusher and hurried the throw is still the primary defender (FSS-12.5)
    const std::optional<Man> thief = source.rusher       ? source.rusher
                                     : source.offenseWon ? source.loser
                                                         : std::optional{source.man};
    const bool nobody = !thief || thief->side != snap.defense;
    if (spot > kEndZoneDeep || nobody)
        return incompletePass(turn, snap, "FSS-14.1");
    const Player& passer = playerOn(turn.s, snap.manIn(Role::QB));
    const int most = passer.intc.value_or(20);
    const int d20 = turn.die("interception", DieKind::D20);
    Event& checked = turn.emit(EventKind::InterceptionChecked, "FSS-14.1");
    checked.side = snap.offense;
    checked.player = passer.id;
    checked.value = d20;
    checked.limit = most;
    checked.right = d20 <= most;
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    if (d20 > most)
        return incompletePass(turn, snap, "FSS-14.1");
    touch(turn, snap.manIn(Role::QB));
    turn.elapsed.note(20);
    Event& event = turn.emit(EventKind::Intercepted, "FSS-14.1");
    event.side = snap.defense;
    event.token = thief->token;
    event.player = playerOn(turn.s, *thief).id;
    event.ball = fromOther(spot);
    if (turn.s.isTry)
        return {.ending = Ending::MissedTry, .side = snap.defense};
    return looseBall(turn,
                     *thief,
                     snap.manIn(Role::QB),
                     fromOther(spot),
                     turn.s.rules->returns.interceptionMax,
                     true);
}

}  // namespace thrum::foursheet
