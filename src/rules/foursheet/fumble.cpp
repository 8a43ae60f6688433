#include "turn.hpp"

#include <algorithm>

// Clauses: chapter 13, FSS-30.8.
namespace thrum::foursheet {
namespace {

constexpr int kNobody12 = 12;
constexpr int kEndZoneEnds = 110;

struct Recovery {
    int token = 1;
    int number = 11;  // the two d6 read as one
    bool out = false;
};

Recovery rolledRecovery(Turn& turn, const LooseAt& loose) {
    auto [d12, a, b] = turn.dice("recovery", std::array{DieKind::D12, DieKind::A, DieKind::B});
    while (d12 == kNobody12 && loose.outAgain && !turn.waiting)
        d12 = turn.die("recovery_again", DieKind::D12);
    return {d12, 10 * a + b, d12 == kNobody12};
}

void tellRecovery(Turn& turn, const LooseAt& loose, const Recovery& found, bool kept) {
    const Side side = kept ? loose.side : other(loose.side);
    Event& event = turn.emit(found.out ? EventKind::OutOfBounds : EventKind::Recovered, "FSS-13.2");
    event.side = side;
    event.value = found.number;
    event.limit = loose.keeps;
    event.ball = kept ? loose.spot : fromOther(loose.spot);
    if (found.out)
        return;
    event.token = found.token;
    event.player = playerOn(turn.s, {side, kept ? loose.unit : loose.otherUnit, found.token}).id;
}

// Clause: FSS-13.5.
std::optional<Outcome> inAnEndZone(const LooseAt& loose, const Recovery& found, bool kept) {
    const Side them = other(loose.side);
    if (loose.spot >= 100) {
        if (kept && !found.out)
            return Outcome{.ending = Ending::Touchdown, .side = loose.side};
        return Outcome{.ending = Ending::Touchback, .side = them};
    }
    if (loose.spot <= 0) {
        if (kept)
            return Outcome{.ending = Ending::Safety, .side = loose.side};
        return Outcome{.ending = Ending::Touchdown, .side = them};
    }
    return std::nullopt;
}

}  // namespace

bool fumbles(Turn& turn, const Man& man, std::string_view clause) {
    const Player& player = playerOn(turn.s, man);
    const int d20 = turn.die("fumble", DieKind::D20);
    const bool loose = d20 <= player.fm;
    Event& event = turn.emit(EventKind::FumbleChecked, clause);
    event.side = man.side;
    event.token = man.token;
    event.player = player.id;
    event.value = d20;
    event.limit = player.fm;
    event.right = loose;
    return loose && !turn.waiting;
}

Outcome recovery(Turn& turn, const LooseAt& loose) {
    Event& event = turn.emit(EventKind::Fumbled, "FSS-13.1");
    event.side = loose.side;
    event.ball = loose.spot;
    const Side them = other(loose.side);
    if (loose.spot > kEndZoneEnds) {
        turn.elapsed.note(20);
        return {.ending = Ending::Touchback, .side = them};
    }
    const Recovery found = rolledRecovery(turn, loose);
    if (turn.waiting)
        return deadAt(loose.side, loose.spot);
    const bool kept = found.out || found.number <= loose.keeps;
    tellRecovery(turn, loose, found, kept);
    if (!kept)
        turn.elapsed.note(20);
    if (const auto scored = inAnEndZone(loose, found, kept))
        return *scored;
    if (turn.s.isTry)
        return {.ending = Ending::MissedTry, .side = them};
    const Man own{loose.side, loose.unit, std::min(found.token, 11)};
    const Man their{them, loose.otherUnit, std::min(found.token, 11)};
    if (!kept)
        return looseBall(
            turn, their, own, fromOther(loose.spot), turn.s.rules->returns.fumbleMax, false);
    if (turn.s.rules->fumble.offenseMayAdvance && !found.out) {
        Outcome outcome =
            looseBall(turn, own, their, loose.spot, turn.s.rules->returns.fumbleMax, false);
        if (outcome.ending == Ending::Dead && outcome.side == loose.side)
            outcome.fresh = !loose.snapped;
        return outcome;
    }
    Outcome outcome = deadAt(loose.side, loose.spot);
    outcome.fresh = !loose.snapped;
    return outcome;
}

Outcome blockedKick(Turn& turn, Unit kicking, Unit defending) {
    const int yards = turn.die("blocked", DieKind::D20);
    Event& event = turn.emit(EventKind::Blocked, "FSS-30.8");
    event.side = turn.s.offense;
    event.yards = yards;
    event.ball = turn.s.ball - yards;
    if (turn.s.isTry)
        return {.ending = Ending::MissedTry, .side = turn.s.offense};
    return recovery(turn,
                    {.side = turn.s.offense,
                     .unit = kicking,
                     .otherUnit = defending,
                     .spot = turn.s.ball - yards,
                     .keeps = turn.s.rules->fumble.offenseMax});
}

}  // namespace thrum::foursheet
