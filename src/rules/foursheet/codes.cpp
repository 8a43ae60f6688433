#include "scrimmage.hpp"

#include <algorithm>

// What a result code does on a play from scrimmage. Clauses: chapter 10.
namespace thrum::foursheet {
namespace {

constexpr int kLongGain = 20;
constexpr CodeId kNoGain = 0;
constexpr CodeId kIncomplete = 46;

// Clause: FSS-10.4.
int firstDownYards(const State& s, const Snap& snap, int d10) {
    if (snap.toGoal() <= s.rules->crunchZone.line)
        return (snap.toGoal() + 1) / 2;
    const int yards = d10 % 2 == 0 ? s.toGo : std::max(s.toGo - 1, 1);
    return std::min(yards, 10);
}

bool needsD10(const ResultCode& code) {
    const bool foulGain = code.penalty && code.penalty->gain && code.penalty->gain->d10;
    return code.yards.d10 || code.effect == Effect::FirstDown || foulGain;
}

// Clauses: FSS-10.2 (92 to 96), 16.3.
int blitzYards(const Snap& snap, const Source& source, int base) {
    const bool blitzes = !source.offenseWon && isBlitz(snap.field.zoneOf(source.man.token));
    return blitzes ? -base : base;
}

Gain gainIn(const ResultCode& code, int yards) {
    return {.yards = yards, .contained = false, .fumble = code.fumble, .injury = code.injury};
}

Outcome noPlay(Turn& turn, const Snap& snap, const Source& source, const ResultCode& code) {
    if (source.run)
        return carried(turn, snap, source, gainIn(code, 0));
    const Outcome outcome = incompletePass(turn, snap, "FSS-12.6");
    if (code.injury)
        checkInjury(
            turn,
            code.injury == HurtMan::Passer ? std::optional{snap.manIn(Role::QB)} : source.loser,
            "FSS-24.1");
    return outcome;
}

}  // namespace

Outcome readCode(Turn& turn, const Snap& snap, const Source& source) {
    const Player& player = playerOn(turn.s, source.man);
    CodeId id = codeOf(player, source.column, source.sum);
    if (source.again && codeOf(turn.s.data->codes, id).effect == Effect::Weird)
        id = source.run ? kNoGain : kIncomplete;  // FSS-33.1
    Event& event = turn.emit(EventKind::CodeRead, "FSS-8.6");
    event.side = source.man.side;
    event.token = source.man.token;
    event.player = player.id;
    event.column = nameOf(source.column);
    event.row = source.sum;
    event.code = codeText(id);
    Source with = source;
    with.code = id;
    return resolveCode(turn, snap, with);
}

Outcome resolveCode(Turn& turn, const Snap& snap, const Source& source) {
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    const ResultCode& code = codeOf(turn.s.data->codes, source.code);
    const int d10 = needsD10(code) ? yardageDie(turn, snap.roll.d10) : snap.roll.d10;
    const int yards = yardsOf(code.yards, d10);
    Gain gain = gainIn(code, yards);
    switch (code.effect) {
        case Effect::Gain:
            gain.contained = code.yards.base >= kLongGain;
            return carried(turn, snap, source, gain);
        case Effect::Loss:
            gain.yards = -yards;
            return carried(turn, snap, source, gain);
        case Effect::FirstDown:
            gain.yards = firstDownYards(turn.s, snap, d10);
            return carried(turn, snap, source, gain);
        case Effect::Touchdown:
            gain.yards = snap.toGoal();
            gain.contained = snap.toGoal() >= kLongGain;
            return carried(turn, snap, source, gain);
        case Effect::Blitz:
            gain.yards = blitzYards(snap, source, code.yards.base);
            return carried(turn, snap, source, gain);
        case Effect::Incomplete:
        case Effect::Hit:
            return noPlay(turn, snap, source, code);
        case Effect::Sack:
            return sack(turn, snap, source, code.sackExtra);
        case Effect::Scramble:
            return scramble(turn, snap, source);
        case Effect::Hurried:
            // a defender who stands in for the quarterback brings codes of passes to a run: there
            // is nothing to throw (FSS-12.5)
            return snap.isRun() ? noPlay(turn, snap, source, code) : hurried(turn, snap, source);
        case Effect::Interception:
            return interception(turn, snap, source, yards);
        case Effect::Penalty:
            return penaltyCode(turn, snap, source, code, d10);
        case Effect::Weird:
            return weirdScrimmage(turn, snap, source);
        default:  // codes of kicks stand in no column of these (FSS-10.3)
            return noPlay(turn, snap, source, code);
    }
}

}  // namespace thrum::foursheet
