#include "turn.hpp"

#include <algorithm>

// Clauses: chapters 31 and 32.
namespace thrum::foursheet {
namespace {

enum class KickResult : std::uint8_t { Good, Missed, Blocked, Loose, Weird };

struct PlaceKick {
    FiveDice roll{};
    int sum = 7;
    int d10 = 0;
    bool pressure = false;
    Side kicking{};
    Side defending{};
    Unit unit = Unit::FGD;
    Placement zones{};
    int distance = 0;
    std::optional<Outcome> whole{};  // of a weird play
};

bool canBeGood(const Kicking& kicking, KickColumn column) {
    for (int sum = 2; sum <= 12; ++sum) {
        const CodeId id = codeOf(kicking, column, sum);
        if (id == 35 || id == 40)
            return true;
    }
    return false;
}

// Clause: FSS-32.1: the extra yards of the wind reach into a column without a good kick.
bool byTheWind(Turn& turn, const PlaceKick& kick, const Kicking& kicker, KickColumn column) {
    constexpr int kGoodSum = 5;
    if (kick.distance <= kicker.longFG || canBeGood(kicker, column))
        return false;
    return rollSum(turn, "wind_kick") == kGoodSum;
}

KickResult readKick(Turn& turn, const PlaceKick& kick) {
    const State& s = turn.s;
    const Player& kicker = kickerOf(s, kick.kicking, SpecialUnit::FG);
    const KickColumn column = placeKickColumn(kick.distance);
    const CodeId id = codeOf(*kicker.kicking, column, kick.sum);
    Event& event = turn.emit(EventKind::CodeRead, "FSS-31.4");
    event.side = kick.kicking;
    event.player = kicker.id;
    event.column = nameOf(column);
    event.row = kick.sum;
    event.code = codeText(id);
    if (byTheWind(turn, kick, *kicker.kicking, column))
        return KickResult::Good;
    switch (codeOf(s.data->codes, id).effect) {
        case Effect::KickGood:
            return KickResult::Good;
        case Effect::Crossbar:
            return turn.die("crossbar", DieKind::D20) <= 10 ? KickResult::Good : KickResult::Missed;
        case Effect::Blocked:
            return kick.pressure ? KickResult::Blocked : KickResult::Missed;
        default:
            return KickResult::Missed;
    }
}

KickResult weirdKick(Turn& turn, PlaceKick& kick) {
    switch (rolledWeird(turn)) {
        case WeirdPlay::StrayWhistle:
            kick.whole = voidPlay(turn, false);
            return KickResult::Weird;
        case WeirdPlay::Mascot:
            kick.whole = voidPlay(turn, true);
            return KickResult::Weird;
        case WeirdPlay::Official:
            return KickResult::Blocked;
        case WeirdPlay::LostShoe:
            return KickResult::Missed;
        case WeirdPlay::Brawl:
            kick.whole = afterFlag(turn,
                                   {.foul = Foul::RoughingKicker,
                                    .against = kick.defending,
                                    .yards = 15,
                                    .firstDown = true,
                                    .clause = "FSS-33.1"},
                                   {.ending = Ending::Void, .side = kick.kicking});
            return KickResult::Weird;
        case WeirdPlay::Lateral:
        case WeirdPlay::Lightning:
            return KickResult::Good;
        case WeirdPlay::LooseBall:
            return KickResult::Loose;
        case WeirdPlay::Nothing:
            break;
    }
    const auto [a, b, d10] =
        turn.dice("place_kick_again", std::array{DieKind::A, DieKind::B, DieKind::D10});
    kick.sum = a + b;
    kick.d10 = d10;
    return turn.waiting ? KickResult::Missed : readKick(turn, kick);
}

// Clause: FSS-31.5.
KickResult kickResult(Turn& turn, PlaceKick& kick) {
    constexpr int kLooseFace = 11;
    constexpr int kWeirdFace = 12;
    if (kick.pressure && kick.roll.d12 == kWeirdFace)
        return weirdKick(turn, kick);
    if (kick.pressure && kick.roll.d12 == kLooseFace) {
        if (kick.sum == kLooseFace)
            return KickResult::Loose;
        kick.sum = rollSum(turn, "place_kick_again");
        if (turn.waiting)
            return KickResult::Missed;
    }
    return readKick(turn, kick);
}

// Who may bring a missed kick out; nothing: nobody. Clause: FSS-31.7.
std::optional<int> missReturner(const Turn& turn, const PlaceKick& kick) {
    constexpr int kShortest = 41;
    constexpr int kAll = 11;
    if (kick.distance < kShortest || rushersIn(kick.zones) >= kAll || turn.s.isTry)
        return std::nullopt;
    for (const bool deep : {true, false})
        for (int token = 1; token <= kAll; ++token) {
            const Zone zone = zoneOfToken(kick.zones, token);
            if (deep ? zone == Zone::D1 : isBack(zone))
                return token;
        }
    return std::nullopt;
}

// Clauses: FSS-31.6, 31.7.
Outcome missed(Turn& turn, const PlaceKick& kick) {
    constexpr int kNearest = 20;
    turn.emit(EventKind::KickMissed, "FSS-31.4").side = kick.kicking;
    if (turn.s.isTry)
        return {.ending = Ending::MissedTry, .side = kick.kicking};
    Outcome dead = deadAt(kick.defending, std::max(kick.distance, kNearest));
    dead.fresh = true;
    const std::optional<int> returner = missReturner(turn, kick);
    if (!returner)
        return dead;
    const DecisionKind answer = turn.ask(Phase::ReturnChoice,
                                         kick.defending,
                                         "missed_kick",
                                         {DecisionKind::ReturnKick, DecisionKind::NoReturn},
                                         std::nullopt);
    Event& chosen = turn.emit(EventKind::ReturnChosen, "FSS-31.7");
    chosen.side = kick.defending;
    chosen.result = nameOf(answer);
    if (answer == DecisionKind::NoReturn || turn.waiting)
        return dead;
    turn.roller = kick.defending;
    const int deep = turn.die("miss_depth", DieKind::D10);
    const ReturnRun run{.kind = ReturnRun::Kind::Kickoff,
                        .side = kick.defending,
                        .unit = kick.unit,
                        .coverage = Unit::FG,
                        .zones = kick.zones,
                        .returner = *returner,
                        .second = secondReturner(kick.zones, *returner),
                        .from = -deep};
    return runReturn(turn, run);
}

Outcome looseKick(Turn& turn, const PlaceKick& kick) {
    constexpr int kBehind = 7;
    return recovery(turn,
                    {.side = kick.kicking,
                     .unit = Unit::FG,
                     .otherUnit = kick.unit,
                     .spot = turn.s.ball - kBehind,
                     .keeps = turn.s.rules->fumble.snapMax,
                     .outAgain = true});
}

Outcome outcomeOf(Turn& turn, const PlaceKick& kick, KickResult result) {
    switch (result) {
        case KickResult::Good:
            return {.ending = Ending::FieldGoal, .side = kick.kicking};
        case KickResult::Missed:
            return missed(turn, kick);
        case KickResult::Blocked:
            return blockedKick(turn, Unit::FG, kick.unit);
        case KickResult::Loose:
            return looseKick(turn, kick);
        case KickResult::Weird:
            break;
    }
    return *kick.whole;
}

// Clause: FSS-31.5, enforcement.
Outcome kickFlag(Turn& turn, const PlaceKick& kick, const Outcome& outcome) {
    const auto foul = rolledFoul(turn, turn.s.data->tables.placeKickPenalty);
    if (!foul || turn.waiting)
        return outcome;
    const bool own = foul->side == KickSide::Kicking;
    return afterFlag(turn,
                     {.foul = foul->foul,
                      .against = own ? kick.kicking : kick.defending,
                      .yards = foul->yards,
                      .firstDown = foul->firstDown,
                      .clause = "FSS-31.5"},
                     outcome);
}

}  // namespace

int fieldGoalRange(const State& state, Side kicking) {
    constexpr int kNeverBelow = 12;
    const int longest = kickerOf(state, kicking, SpecialUnit::FG).kicking->longFG;
    if (!state.rules->wind.enabled || state.wind == 0)
        return longest;
    const bool visitors = state.quarter % 2 == 1;  // have it in the first and third quarter
    const bool with = (kicking == Side::Visitor) == visitors;
    return with ? longest + state.wind : std::max(longest - state.wind, kNeverBelow);
}

void playPlaceKick(Turn& turn) {
    constexpr int kPenaltyFace = 9;
    constexpr int kInjuryFace = 10;
    const int secondsAtSnap = turn.s.clock;
    turn.elapsed.note(20);
    PlaceKick kick;
    kick.kicking = turn.s.offense;
    kick.defending = other(turn.s.offense);
    kick.unit = turn.s.defense->unit;
    kick.zones = turn.s.defense->zones;
    kick.distance = toGoal(turn.s);
    turn.roller = kick.kicking;
    Event& event = turn.emit(EventKind::Kicked, "FSS-31.2");
    event.side = kick.kicking;
    event.play = CallPlay::FieldGoal;
    event.yards = kick.distance;
    kick.roll = rollFive(turn, "place_kick");
    kick.sum = kick.roll.sum();
    kick.d10 = kick.roll.d10;
    kick.pressure = kick.roll.d20 <= rushersIn(kick.zones);
    Event& rushed = turn.emit(EventKind::Pressure, "FSS-31.3");
    rushed.side = kick.defending;
    rushed.value = kick.roll.d20;
    rushed.limit = rushersIn(kick.zones);
    rushed.right = kick.pressure;
    if (turn.waiting)
        return;
    const KickResult result = kickResult(turn, kick);
    if (turn.waiting)
        return;
    Outcome outcome = outcomeOf(turn, kick, result);
    if (kick.pressure && kick.roll.d12 == kInjuryFace && !turn.waiting)
        injuryOnKick(turn, kick.roll.d10, Unit::FG, kick.unit);
    if (kick.roll.d12 == kPenaltyFace && !turn.waiting)
        outcome = kickFlag(turn, kick, outcome);
    finishPlay(turn, outcome, secondsAtSnap);
}

}  // namespace thrum::foursheet
