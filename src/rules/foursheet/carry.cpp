#include "scrimmage.hpp"

#include <algorithm>

// Somebody has the ball: yards, containment, end zones, fumble, injury.
// Clauses: FSS-10.5, 11.2 to 11.4, 12.1, 12.2, 13.1, 26.5.
namespace thrum::foursheet {
namespace {

constexpr int kEndZone = 10;

int deepMen(const Field& field) {
    int men = 0;
    for (int token = 1; token <= 11; ++token)
        men += isBack(field.zoneOf(token)) ? 1 : 0;
    return men;
}

int containedRun(const Rules& rules, Zone called) {
    const auto& yards = rules.containment.run;
    return isBlitz(called) ? yards.blitz : isFlat(called) ? yards.flat : yards.pass;
}

int containedPass(const Rules& rules, Rating column) {
    const auto& yards = rules.containment.pass;
    return column == Rating::C ? yards.c : column == Rating::D ? yards.d : yards.e;
}

// Clauses: FSS-11.2, 12.2.
int containedYards(Turn& turn, const Snap& snap, const Source& source, int yards) {
    const auto& rules = turn.s.rules->containment;
    if (!rules.enabled || !(source.run || source.receiver))
        return yards;
    const bool deepOnly = !source.run && source.column == Rating::E;
    const int men = deepOnly ? menIn(snap.field.zones, Zone::D1) : deepMen(snap.field);
    const int die =
        rules.die == TestDie::Reroll ? turn.die("containment", DieKind::D6) : snap.roll.b;
    const bool stands = die > men;
    const int held = source.run ? containedRun(*turn.s.rules, snap.line.zone)
                                : containedPass(*turn.s.rules, source.column);
    Event& event = turn.emit(EventKind::Contained, source.run ? "FSS-11.2" : "FSS-12.2");
    event.side = snap.defense;
    event.value = die;
    event.limit = men;
    event.right = !stands;
    event.yards = stands ? yards : held;
    return stands ? yards : held;
}

void tellGain(Turn& turn, const Snap& snap, const Source& source, int yards) {
    const bool pass = !snap.isRun() && !source.run;
    Event& event =
        turn.emit(pass ? EventKind::Completed : EventKind::Gained, pass ? "FSS-12.1" : "FSS-11.1");
    event.side = snap.offense;
    event.token = source.carrier->token;
    event.player = playerOn(turn.s, *source.carrier).id;
    event.yards = std::min(yards, snap.toGoal());
    event.ball = std::min(snap.los + yards, 100);
    if (pass)
        touch(turn, snap.manIn(Role::QB));
    touch(turn, *source.carrier);
}

}  // namespace

void noteCarried(Turn& turn, const Snap& snap) {
    const bool out = isOutermost(snap.line.zone);
    turn.elapsed.note(out ? 20 : 30);
    if (out)
        turn.emit(EventKind::OutOfBounds, "FSS-26.5").zone = snap.line.zone;
}

Outcome carried(Turn& turn, const Snap& snap, const Source& source, const Gain& gain) {
    const int yards = gain.contained ? containedYards(turn, snap, source, gain.yards) : gain.yards;
    const bool thrown = !source.run && !source.receiver && !gain.free;
    if (thrown && yards > snap.toGoal() + kEndZone)
        return incompletePass(turn, snap, "FSS-10.5");
    tellGain(turn, snap, source, yards);
    noteCarried(turn, snap);
    const int spot = snap.los + yards;
    Outcome outcome = carriedTo(snap.offense, spot);
    if (gain.fumble && fumbles(turn, *source.carrier, "FSS-13.1"))
        outcome = recovery(turn,
                           {.side = snap.offense,
                            .unit = unitOf(snap.formation),
                            .otherUnit = snap.field.unit,
                            .spot = spot,
                            .keeps = turn.s.rules->fumble.offenseMax});
    if (gain.injury)
        checkInjury(
            turn,
            gain.injury == HurtMan::Passer ? std::optional{snap.manIn(Role::QB)} : source.loser,
            "FSS-24.1");
    return outcome;
}

}  // namespace thrum::foursheet
