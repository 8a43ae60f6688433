#include "scrimmage.hpp"

#include <algorithm>

// A play from scrimmage from the reveal to the whistle. Clauses: FSS-7.1, 13.7, 22.1, 34.2.
namespace thrum::foursheet {
namespace {

constexpr int kSnapFace = 11;

// Clause: FSS-22.1.
void tryAudible(Turn& turn, Snap& snap) {
    const std::optional<int> wanted = turn.s.call->audible;
    if (!wanted)
        return;
    const int ad = playerOn(turn.s, snap.manIn(Role::QB)).ad;
    const int d10 = turn.die("audible", DieKind::D10);
    if (d10 <= ad)
        snap.card = &cardOf(turn.s, snap.formation, *wanted);
    Event& tried = turn.emit(EventKind::AudibleTried, "FSS-22.1");
    tried.side = snap.offense;
    tried.d10 = d10;
    tried.limit = ad;
    tried.right = d10 <= ad;
}

void reveal(Turn& turn, const Snap& snap) {
    Event& event = turn.emit(EventKind::CardRevealed, "FSS-7.1");
    event.side = snap.offense;
    event.formation = snap.formation;
    event.card = snap.card->number;
    event.name = snap.card->name;
    if (snap.fake)
        event.result = "fake";
}

// The charts defend: the main roll chooses the scheme. Clauses: FSS-34.2, 34.3.
void soloDefense(Turn& turn, Snap& snap) {
    const State& s = turn.s;
    const SoloRow row = soloRow(std::max(s.down, 1), s.toGo, snap.toGoal());
    const Scheme scheme = soloScheme(s.data->tables, row, snap.roll.d12);
    snap.field.zones = placementOf(s.data->tables, scheme);
    Event& event = turn.emit(EventKind::SchemeDrawn, "FSS-34.2");
    event.side = snap.defense;
    event.scheme = scheme;
    event.value = snap.roll.d12;
    event.zones = listed(snap.field.zones);
    event.coverage = coverageOf(scheme);
    moveMan(turn, snap, {.coverage = coverageOf(scheme)});
}

// Clause: FSS-13.7. Nothing: the play goes on.
std::optional<Outcome> snapFumble(Turn& turn, const Snap& snap) {
    const int sum = rollSum(turn, "snap");
    bool loose = false;
    if (sum == kSnapFace)
        loose = fumbles(turn, snap.manIn(Role::C), "FSS-13.7");
    Event& checked = turn.emit(EventKind::SnapChecked, "FSS-13.7");
    checked.side = snap.offense;
    checked.value = sum;
    checked.right = loose;
    if (!loose || turn.waiting)
        return std::nullopt;
    turn.elapsed.note(30);
    return recovery(turn,
                    {.side = snap.offense,
                     .unit = unitOf(snap.formation),
                     .otherUnit = snap.field.unit,
                     .spot = snap.los - 2,
                     .keeps = turn.s.rules->fumble.snapMax,
                     .outAgain = true});
}

// Clause: FSS-8.7.
Outcome wonByBlock(Turn& turn, const Snap& snap, const MatchUp& match) {
    Event& event = turn.emit(EventKind::XWon, "FSS-8.7");
    event.side = snap.offense;
    event.role = match.player;
    const std::optional<int> primary = match.primary();
    Source source{.man = snap.manIn(Role::QB),
                  .column = snap.isRun() ? Rating::X : depthLetter(*snap.card),
                  .sum = snap.roll.sum(),
                  .run = snap.isRun(),
                  .loser = primary ? std::optional{snap.defender(*primary)} : std::nullopt,
                  .carrier = snap.manIn(snap.isRun() ? carrierOf(*snap.card, snap.line)
                                                     : receiverOf(*snap.card, snap.line))};
    if (!snap.isRun())
        return readCode(turn, snap, source);
    const int yards =
        turn.s.rules->match.xRunYards == DieSource::Main ? snap.roll.sum() : rollSum(turn, "x_run");
    return carried(turn, snap, source, {.yards = yards});
}

Outcome matched(Turn& turn, const Snap& snap) {
    const MatchUp match = matchUp(turn, snap);
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    if (match.offenseWon && match.rating == Rating::X)
        return wonByBlock(turn, snap, match);
    const std::optional<int> primary = match.primary();
    Source source;
    source.sum = snap.roll.sum();
    source.run = snap.isRun();
    source.offenseWon = match.offenseWon;
    source.carrier = snap.manIn(snap.isRun() ? carrierOf(*snap.card, snap.line)
                                             : receiverOf(*snap.card, snap.line));
    if (match.offenseWon) {
        source.man = snap.manIn(match.player);
        source.column = match.rating;
        source.receiver = !snap.isRun() && isEligible(match.player);
        if (primary)
            source.loser = snap.defender(*primary);
    } else {
        source.man = snap.defender(*primary);
        source.column = snap.line.defRating;  // FSS-8.6
        source.loser = snap.manIn(match.player);
    }
    return readCode(turn, snap, source);
}

// Clause: FSS-23.1.
bool lostInTheEndZone(const State& s, const Snap& snap) {
    return !snap.isRun() && snap.line.zone == Zone::D1 && snap.toGoal() <= s.rules->redZone.line;
}

Outcome snapped(Turn& turn, Snap& snap) {
    tryAudible(turn, snap);
    reveal(turn, snap);
    if (!turn.s.solo && !snap.fake)
        moveDefense(turn, snap, *turn.s.defense);
    snap.roll = rollFive(turn, "main");
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    if (turn.s.solo && !snap.fake)
        soloDefense(turn, snap);
    countFielded(turn, snap.defense, snap.field.unit);
    if (snap.roll.d12 == kSnapFace && !snap.fake) {
        if (const auto loose = snapFumble(turn, snap))
            return *loose;
    }
    snap.line = lineFor(*snap.card, snap.roll.d20);
    if (lostInTheEndZone(turn.s, snap))
        return incompletePass(turn, snap, "FSS-23.1");
    return matched(turn, snap);
}

}  // namespace

void playScrimmage(Turn& turn) {
    const State& s = turn.s;
    const int secondsAtSnap = s.clock;
    Snap snap;
    snap.formation = s.call->formation;
    snap.card = &cardOf(s, snap.formation, s.call->card.value_or(0));
    snap.offense = s.offense;
    snap.defense = other(s.offense);
    snap.los = s.ball;
    snap.fake = s.call->play != CallPlay::Card;
    if (s.defense) {
        snap.field.unit = s.defense->unit;
        snap.field.zones = s.defense->zones;
    }
    const Outcome outcome = snapped(turn, snap);
    finishPlay(turn, outcome, secondsAtSnap);
}

}  // namespace thrum::foursheet
