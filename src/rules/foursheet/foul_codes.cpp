#include "scrimmage.hpp"

#include <algorithm>

// Result codes that are penalties. Clauses: FSS-10.2, 15.1, 15.2, 15.4.
namespace thrum::foursheet {
namespace {

constexpr int kDefensiveHolding = 5;
constexpr int kStepOfDepth = 10;

// Clause: FSS-15.2.
Outcome playColumn(Turn& turn, const Snap& snap, const Source& source) {
    const int d20 = turn.die("play_column", DieKind::D20);
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    const PlayResult& result = playResult(turn.s.data->tables, d20, snap.card->depth);
    switch (result.kind) {
        case PlayResult::Kind::Yards:
            return carried(turn, snap, source, {.yards = result.yards, .free = true});
        case PlayResult::Kind::Sack:
            return sackedFor(turn, snap, SackExtra::None, result.yards);
        case PlayResult::Kind::Incomplete:
            break;
    }
    return incompletePass(turn, snap, "FSS-15.2");
}

Outcome playItself(
    Turn& turn, const Snap& snap, const Source& source, const PenaltyCode& penalty, int d10) {
    if (penalty.playColumn)
        return playColumn(turn, snap, source);
    if (penalty.gain && penalty.spot != FoulSpot::Target)
        return carried(turn, snap, source, {.yards = yardsOf(*penalty.gain, d10)});
    return incompletePass(turn, snap, "FSS-15.3");
}

bool gained(const Snap& snap, const Outcome& outcome) {
    return outcome.ending == Ending::Touchdown ||
           (outcome.ending == Ending::Dead && outcome.spot > snap.los);
}

// Clause: FSS-15.4: the spot of the foul; the 1-yard line if it is in the end zone.
int targetOf(const Snap& snap, const PenaltyCode& penalty, int d10) {
    const int depth = static_cast<int>(snap.card->depth.value_or(Depth::Short));
    const int yards = yardsOf(penalty.gain.value_or(Yards{}), d10) + kStepOfDepth * depth;
    return std::min(snap.los + yards, 99);
}

}  // namespace

Outcome penaltyCode(
    Turn& turn, const Snap& snap, const Source& source, const ResultCode& code, int d10) {
    if (offsetting(turn))
        return {.ending = Ending::Void, .side = snap.offense};
    const PenaltyCode& penalty = *code.penalty;
    const Outcome outcome = playItself(turn, snap, source, penalty, d10);
    const bool byOffense =
        penalty.by == FoulBy::Offense || (penalty.by == FoulBy::Loser && !source.offenseWon);
    Flag flag{.foul = penalty.foul,
              .against = byOffense ? snap.offense : snap.defense,
              .yards = penalty.yards};
    flag.firstDown = penalty.autoFirst && !byOffense;
    if (penalty.by == FoulBy::Loser && !byOffense)
        flag.yards = kDefensiveHolding;
    if (penalty.spot == FoulSpot::Target) {
        flag.from = Flag::From::Spot;
        flag.spot = targetOf(snap, penalty, d10);
    } else if (penalty.spot == FoulSpot::End) {
        const bool deadBall = !penalty.playColumn;
        flag.from = deadBall || gained(snap, outcome) ? Flag::From::End : Flag::From::Los;
    }
    return afterFlag(turn, flag, outcome);
}

}  // namespace thrum::foursheet
