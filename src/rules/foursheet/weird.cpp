#include "scrimmage.hpp"

// Clauses: chapter 33, on plays from scrimmage; kicks and returns look for themselves.
namespace thrum::foursheet {

WeirdPlay rolledWeird(Turn& turn) {
    const int sum = rollSum(turn, "weird");
    const WeirdPlay weird = weirdPlay(turn.s.data->tables, sum);
    Event& event = turn.emit(EventKind::WeirdPlay, "FSS-33.1");
    event.value = sum;
    event.weird = weird;
    return weird;
}

Outcome voidPlay(Turn& turn, bool noTime) {
    if (noTime)
        turn.elapsed.nothing = true;
    turn.emit(EventKind::PlayVoid, "FSS-33.1").side = turn.s.offense;
    return {.ending = Ending::Void, .side = turn.s.offense};
}

Outcome weirdScrimmage(Turn& turn, const Snap& snap, const Source& source) {
    constexpr int kLightning = 40;
    constexpr int kBrawlYards = 15;
    const WeirdPlay weird = rolledWeird(turn);
    if (turn.waiting)
        return deadAt(snap.offense, snap.los);
    Gain gain{.free = true};
    switch (weird) {
        case WeirdPlay::StrayWhistle:
            turn.elapsed.note(source.run ? 30 : 20);
            return voidPlay(turn, false);
        case WeirdPlay::Mascot:
            return voidPlay(turn, true);
        case WeirdPlay::Official:
            return carried(turn, snap, source, gain);
        case WeirdPlay::LostShoe:
            gain.yards = -2;
            return carried(turn, snap, source, gain);
        case WeirdPlay::Brawl: {
            const Outcome outcome = carried(turn, snap, source, gain);
            return afterFlag(turn,
                             {.foul = Foul::PersonalFoul,
                              .against = snap.defense,
                              .yards = kBrawlYards,
                              .from = Flag::From::End,
                              .firstDown = true},
                             outcome);
        }
        case WeirdPlay::Nothing: {
            Source again = source;
            again.again = true;
            again.sum = rollSum(turn, "weird_again");
            return turn.waiting ? deadAt(snap.offense, snap.los) : readCode(turn, snap, again);
        }
        case WeirdPlay::Lateral: {
            const auto [d10, d20] = turn.dice("lateral", std::array{DieKind::D10, DieKind::D20});
            gain.yards = d10 + d20;
            return carried(turn, snap, source, gain);
        }
        case WeirdPlay::LooseBall: {
            const Man man = source.run ? *source.carrier : snap.manIn(Role::QB);
            if (!fumbles(turn, man, "FSS-33.1"))
                return carried(turn, snap, source, gain);
            turn.elapsed.note(30);
            return recovery(turn,
                            {.side = snap.offense,
                             .unit = unitOf(snap.formation),
                             .otherUnit = snap.field.unit,
                             .spot = snap.los,
                             .keeps = turn.s.rules->fumble.offenseMax});
        }
        case WeirdPlay::Lightning:
            gain.yards = kLightning + snap.roll.d10;
            return carried(turn, snap, source, gain);
    }
    return deadAt(snap.offense, snap.los);
}

}  // namespace thrum::foursheet
