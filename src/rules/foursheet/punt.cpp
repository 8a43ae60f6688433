#include "turn.hpp"

#include <algorithm>

// Clauses: chapter 30.
namespace thrum::foursheet {
namespace {

constexpr int kPenaltyFace = 9;
constexpr int kInjuryFace = 10;
constexpr int kLooseFace = 11;
constexpr int kWeirdFace = 12;
constexpr int kSnapBehind = 10;
constexpr CodeId kShankCode = 38;
constexpr CodeId kBlockedCode = 44;
constexpr CodeId kFiftyCode = 51;
constexpr CodeId kSixtyCode = 61;

struct Punt {
    FiveDice roll{};
    int sum = 7;
    bool pressure = false;
    bool ignoreWeird = false;
    Side kicking{};
    Side receivers{};
    Unit unit = Unit::PR;  // the receivers'
    Placement zones{};
};

Outcome dead(Side side, int spot) {
    Outcome outcome = deadAt(side, spot);
    outcome.fresh = true;
    return outcome;
}

// The ball lies where it came down, for the receivers. Clause: FSS-30.3.
Outcome downAt(const Punt& punt, int landing) {
    if (landing >= 100)
        return {.ending = Ending::Touchback, .side = punt.receivers};
    return dead(punt.receivers, fromOther(std::max(landing, 1)));
}

// Clauses: FSS-30.1, 30.2.
std::optional<int> firstReturner(const Placement& zones) {
    if (!isBox(zoneOfToken(zones, 10)))
        return 10;
    if (!isBox(zoneOfToken(zones, 11)))
        return 11;
    return std::nullopt;
}

// Clause: FSS-30.7.
Outcome bounces(Turn& turn, const Punt& punt, int landing) {
    turn.roller = punt.receivers;
    const auto [a, b, d20, d10] =
        turn.dice("bounce", std::array{DieKind::A, DieKind::B, DieKind::D20, DieKind::D10});
    const int yards = a == b ? -d10 : d20;
    Event& event = turn.emit(EventKind::Bounced, "FSS-30.7");
    event.side = punt.receivers;
    event.yards = yards;
    event.ball = fromOther(landing + yards);
    return downAt(punt, landing + yards);
}

// Clauses: FSS-30.6, 30.7.
Outcome comesDown(Turn& turn, const Punt& punt, int landing, bool high) {
    const std::optional<int> first = firstReturner(punt.zones);
    if (!first)
        return bounces(turn, punt, landing);
    if (high) {
        const Player& player = playerOn(turn.s, {punt.receivers, punt.unit, *first});
        const int d20 = turn.die("fair_catch", DieKind::D20);
        Event& event = turn.emit(EventKind::FairCatch, "FSS-30.6");
        event.side = punt.receivers;
        event.player = player.id;
        event.token = *first;
        event.value = d20;
        event.limit = player.pr.fairCatch;
        event.right = d20 <= player.pr.fairCatch;
        event.ball = fromOther(landing);
        if (d20 <= player.pr.fairCatch)
            return downAt(punt, landing);
    }
    const DecisionKind answer = turn.ask(Phase::ReturnChoice,
                                         punt.receivers,
                                         "punt",
                                         {DecisionKind::ReturnKick, DecisionKind::LetBounce},
                                         fromOther(landing));
    Event& chosen = turn.emit(EventKind::ReturnChosen, "FSS-30.7");
    chosen.side = punt.receivers;
    chosen.result = nameOf(answer);
    if (turn.waiting)
        return downAt(punt, landing);
    if (answer == DecisionKind::LetBounce)
        return bounces(turn, punt, landing);
    return runReturn(turn,
                     {.kind = ReturnRun::Kind::Punt,
                      .side = punt.receivers,
                      .unit = punt.unit,
                      .coverage = Unit::PUNT,
                      .zones = punt.zones,
                      .returner = *first,
                      .second = secondReturner(punt.zones, *first),
                      .from = fromOther(landing)});
}

// Clause: FSS-30.5: the codes that a coffin corner shortens are those of 30 and 40 yards.
bool isCoffin(const State& s, CodeId id) {
    return s.punt == PuntKind::CoffinCorner && (id == 31 || id == 32 || id == 41 || id == 42);
}

Outcome punted(Turn& turn, const Punt& punt, CodeId id) {
    const State& s = turn.s;
    const ResultCode& code = codeOf(s.data->codes, id);
    if (code.effect == Effect::Blocked)
        return blockedKick(turn, Unit::PUNT, punt.unit);
    int yards = 0;
    const bool coffin = isCoffin(s, id);
    if (code.effect == Effect::Shank) {
        yards = turn.die("shank", DieKind::D20);
    } else {
        const int d10 = code.yards.d10 ? yardageDie(turn, punt.roll.d10) : 0;
        yards = code.yards.base + (coffin ? -d10 : d10);
    }
    const int landing = s.ball + yards;
    Event& event = turn.emit(EventKind::Punted, coffin ? "FSS-30.5" : "FSS-30.3");
    event.side = punt.kicking;
    event.player = kickerOf(s, punt.kicking, SpecialUnit::PUNT).id;
    event.yards = yards;
    event.ball = landing;
    event.code = codeText(id);
    if (landing >= 100 || code.out || coffin || code.effect == Effect::Shank)
        return downAt(punt, landing);
    return comesDown(turn, punt, landing, code.high);
}

CodeId readPunt(Turn& turn, const Punt& punt) {
    const State& s = turn.s;
    const Player& punter = kickerOf(s, punt.kicking, SpecialUnit::PUNT);
    const PuntColumn column = puntColumn(s.ball, punt.pressure);
    const CodeId id = codeOf(*punter.punting, column, punt.sum);
    Event& event = turn.emit(EventKind::CodeRead, "FSS-30.3");
    event.side = punt.kicking;
    event.player = punter.id;
    event.column = nameOf(column);
    event.row = punt.sum;
    event.code = codeText(id);
    return id;
}

Outcome looseSnap(Turn& turn, const Punt& punt) {
    return recovery(turn,
                    {.side = punt.kicking,
                     .unit = Unit::PUNT,
                     .otherUnit = punt.unit,
                     .spot = turn.s.ball - kSnapBehind,
                     .keeps = turn.s.rules->fumble.snapMax,
                     .outAgain = true});
}

// Nothing: no change, all dice again. Clause: FSS-33.1.
std::optional<Outcome> weirdPunt(Turn& turn, const Punt& punt) {
    switch (rolledWeird(turn)) {
        case WeirdPlay::StrayWhistle:
            return voidPlay(turn, false);
        case WeirdPlay::Mascot:
            return voidPlay(turn, true);
        case WeirdPlay::Official:
            return punted(turn, punt, kBlockedCode);
        case WeirdPlay::LostShoe:
            return punted(turn, punt, kShankCode);
        case WeirdPlay::Brawl:
            return afterFlag(turn,
                             {.foul = Foul::RoughingKicker,
                              .against = punt.receivers,
                              .yards = 15,
                              .firstDown = true,
                              .clause = "FSS-33.1"},
                             {.ending = Ending::Void, .side = punt.kicking});
        case WeirdPlay::Lateral:
            return punted(turn, punt, kFiftyCode);
        case WeirdPlay::LooseBall:
            return looseSnap(turn, punt);
        case WeirdPlay::Lightning:
            return punted(turn, punt, kSixtyCode);
        case WeirdPlay::Nothing:
            break;
    }
    return std::nullopt;
}

// Clause: FSS-30.4, enforcement.
Outcome puntFlag(Turn& turn, const Punt& punt, const Outcome& outcome) {
    const auto foul = rolledFoul(turn, turn.s.data->tables.puntPenalty);
    if (!foul || turn.waiting)
        return outcome;
    const bool own = foul->side == KickSide::Kicking;
    return afterFlag(turn,
                     {.foul = foul->foul,
                      .against = own ? punt.kicking : punt.receivers,
                      .yards = foul->yards,
                      .from = foul->foul == Foul::PersonalFoul ? Flag::From::End : Flag::From::Los,
                      .firstDown = foul->firstDown,
                      .clause = "FSS-30.4"},
                     outcome);
}

void tellPressure(Turn& turn, const Punt& punt) {
    Event& event = turn.emit(EventKind::Pressure, "FSS-30.2");
    event.side = punt.receivers;
    event.value = punt.roll.d20;
    event.limit = rushersIn(punt.zones);
    event.right = punt.pressure;
}

Outcome kicked(Turn& turn, Punt& punt) {
    while (!turn.waiting) {
        turn.roller = punt.kicking;
        punt.roll = rollFive(turn, "punt");
        if (turn.waiting)
            break;
        punt.sum = punt.roll.sum();
        punt.pressure = punt.roll.d20 <= rushersIn(punt.zones);
        tellPressure(turn, punt);
        if (punt.roll.d12 == kWeirdFace && punt.pressure && !punt.ignoreWeird) {
            if (const auto outcome = weirdPunt(turn, punt))
                return *outcome;
            punt.ignoreWeird = true;
            continue;
        }
        if (punt.roll.d12 == kLooseFace && punt.pressure) {
            if (punt.sum == kLooseFace)
                return looseSnap(turn, punt);
            punt.sum = rollSum(turn, "punt_again");
            if (turn.waiting)
                break;
        }
        const CodeId id = readPunt(turn, punt);
        if (codeOf(turn.s.data->codes, id).effect != Effect::Weird)
            return punted(turn, punt, id);
        if (const auto outcome = weirdPunt(turn, punt))
            return *outcome;
        punt.ignoreWeird = true;
    }
    return dead(punt.receivers, 20);
}

}  // namespace

int rushersIn(const Placement& zones) {
    return static_cast<int>(std::ranges::count_if(zones, isBox));
}

void injuryOnKick(Turn& turn, int d10, Unit kicking, Unit defending) {
    if (d10 != 0 && d10 != 9)
        return;
    const int token = turn.die("injured_man", DieKind::D12);
    if (token > 11 || turn.waiting)
        return;
    const Side side = d10 == 0 ? other(turn.s.offense) : turn.s.offense;
    checkInjury(turn, Man{side, d10 == 0 ? defending : kicking, token}, "FSS-30.4");
}

void playPunt(Turn& turn) {
    const int secondsAtSnap = turn.s.clock;
    turn.elapsed.note(20);
    Punt punt;
    punt.kicking = turn.s.offense;
    punt.receivers = other(turn.s.offense);
    punt.unit = turn.s.defense->unit;
    punt.zones = turn.s.defense->zones;
    Outcome outcome = kicked(turn, punt);
    const bool weird = punt.roll.d12 == kWeirdFace;
    if (!weird && punt.roll.d12 == kInjuryFace && punt.pressure && !turn.waiting)
        injuryOnKick(turn, punt.roll.d10, Unit::PUNT, punt.unit);
    if (punt.roll.d12 == kPenaltyFace && !turn.waiting)
        outcome = puntFlag(turn, punt, outcome);
    finishPlay(turn, outcome, secondsAtSnap);
}

}  // namespace thrum::foursheet
