#include "turn.hpp"

#include <algorithm>

// What the defense orders before the reveal, checked as one.
// Clauses: FSS-4.1, 4.3, 7.1 steps 3 and 4, 7.2, 17.1, 18.1, 19.1.
namespace thrum::foursheet {
namespace {

bool mayField(CallPlay play, Unit unit) {
    return isFront(unit) || (play == CallPlay::Punt && unit == Unit::PR) ||
           (play == CallPlay::FieldGoal && unit == Unit::FGD);
}

Unit usualUnit(CallPlay play) {
    return play == CallPlay::Punt        ? Unit::PR
           : play == CallPlay::FieldGoal ? Unit::FGD
                                         : Unit::FourThree;
}

Placement usualPlaces(const State& s, CallPlay play, Unit unit) {
    if (play == CallPlay::Punt)
        return placementOf(s.data->tables, KickPlacement::Punt);
    if (play == CallPlay::FieldGoal)
        return placementOf(s.data->tables, KickPlacement::PlaceKick);
    return placementOf(s.data->tables, frontOf(unit));
}

// Clause: FSS-7.3, and kicks give nobody orders.
Refusal switchedOff(const State& s, const DefenseCall& orders) {
    const bool kick = s.call->play != CallPlay::Card;
    const auto off = [&](bool given, bool enabled) { return given && (kick || !enabled); };
    if (off(orders.key.has_value(), s.rules->keys.enabled) ||
        off(orders.doubleTeam.has_value(), s.rules->doubleTeam.enabled) ||
        off(orders.spy.has_value(), s.rules->spy.enabled) ||
        off(orders.coverage != Coverage::Zone, s.rules->manCombo.enabled))
        return refusal("FSS-7.3", "E-FSS-PHASE");
    return std::nullopt;
}

// Whom the coverage gives a man to follow. Clauses: FSS-20.2, 20.3.
bool coversAMan(const State& s, const DefenseCall& orders, int token) {
    if (orders.coverage == Coverage::Zone)
        return false;
    if (token == 8 || token == 9)
        return true;
    if (orders.coverage == Coverage::Combo || !isFront(orders.unit))
        return false;
    const auto [low, high] = outsideLinebackers(frontOf(orders.unit));
    if (token == low || token == high || token == 10)
        return true;
    const bool twoInside = tokenOf(s.call->formation, Role::TE2).has_value() ||
                           tokenOf(s.call->formation, Role::FL2).has_value();
    return token == kFreeSafety && twoInside;
}

Refusal badOrders(const State& s, const DefenseCall& orders) {
    const auto zoneOf = [&](int token) { return zoneOfToken(orders.zones, token); };
    if (orders.key && !isKeyable(*orders.key))
        return refusal("FSS-17.1", "E-FSS-KEY-WHO");
    if (orders.key && !isFlat(zoneOf(kKeyer)))
        return refusal("FSS-17.1", "E-FSS-KEY-ZONE");
    if (orders.doubleTeam && !isEligible(*orders.doubleTeam))
        return refusal("FSS-18.1", "E-FSS-PHASE");
    if (orders.doubleTeam && isBlitz(zoneOf(kFreeSafety)))
        return refusal("FSS-18.1", "E-FSS-DOUBLE");
    if (!orders.spy)
        return std::nullopt;
    const int spy = *orders.spy;
    if (spy < 1 || spy > 11 || !isFlat(zoneOf(spy)))
        return refusal("FSS-19.1", "E-FSS-SPY-ZONE");
    const bool busy = (orders.key && spy == kKeyer) || (orders.doubleTeam && spy == kFreeSafety) ||
                      coversAMan(s, orders, spy);
    return busy ? Refusal{refusal("FSS-19.1", "E-FSS-SPY-BUSY")} : std::nullopt;
}

void tellBenched(Turn& turn, Side side, Unit unit) {
    const State& s = turn.s;
    if (!s.rules->fatigue.enabled)
        return;
    const Team& team = *s.teams[indexOf(side)];
    const Eleven& eleven = *elevenOf(team, unit);
    for (int token = 1; token <= 11; ++token) {
        const Player& player = playerOf(team, onToken(eleven, token));
        if (!mustRest(s, side, player))
            continue;
        Event& event = turn.emit(EventKind::Benched, "FSS-25.2");
        event.side = side;
        event.token = token;
        event.player = player.id;
    }
}

void tellDefense(Turn& turn, const DefenseCall& orders) {
    Event& event = turn.emit(EventKind::DefenseSet, "FSS-7.1");
    event.side = other(turn.s.offense);
    event.unit = orders.unit;
    event.zones = listed(orders.zones);
    event.coverage = orders.coverage;
    event.key = orders.key;
    event.doubleTeam = orders.doubleTeam;
    event.spy = orders.spy;
}

}  // namespace

std::vector<TokenZone> listed(const Placement& placement) {
    std::vector<TokenZone> list;
    for (int token = 1; token <= 11; ++token)
        list.push_back({token, zoneOfToken(placement, token)});
    return list;
}

Expected<Placement, RuleViolation> placedAll(const std::vector<TokenZone>& zones) {
    Placement placement{};
    std::array<bool, 11> seen{};
    for (const TokenZone& one : zones) {
        const bool wrong = one.token < 1 || one.token > 11;
        if (wrong || seen[static_cast<std::size_t>(one.token - 1)])
            return Unexpected{refusal("FSS-4.3", "E-FSS-ELEVEN")};
        seen[static_cast<std::size_t>(one.token - 1)] = true;
        placement[static_cast<std::size_t>(one.token - 1)] = one.zone;
    }
    for (const Zone zone : allZones())  // also where not all stand yet
        if (std::ranges::count(zones, zone, &TokenZone::zone) > limitOf(zone))
            return Unexpected{refusal("FSS-4.1", "E-FSS-ZONE-FULL")};
    if (!std::ranges::all_of(seen, [](bool there) { return there; }))
        return Unexpected{refusal("FSS-4.3", "E-FSS-ELEVEN")};
    return placement;
}

void describeSetDefense(const State& state, Prompt& prompt) {
    prompt.side = other(state.offense);
    prompt.sealed = true;
    want(prompt, DecisionKind::SetDefense);
    Option& option = offer(prompt, DecisionKind::SetDefense);
    const CallPlay play = state.call ? state.call->play : CallPlay::Card;
    for (const EnumName<Unit>& entry : namesOf(Unit{}))
        if (mayField(play, entry.value))
            option.units.push_back(entry.value);
    const auto zones = allZones();
    option.zones.assign(zones.begin(), zones.end());
    const bool card = play == CallPlay::Card;
    option.coverages = {Coverage::Zone};
    if (card && state.rules->manCombo.enabled)
        option.coverages = {Coverage::Zone, Coverage::Man, Coverage::Combo};
    option.key = card && state.rules->keys.enabled;
    option.doubleTeam = card && state.rules->doubleTeam.enabled;
    option.spy = card && state.rules->spy.enabled;
}

Refusal decideSetDefense(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = other(s.offense);
    const CallPlay play = s.call->play;
    DefenseCall orders;
    orders.unit = decision.unit.value_or(usualUnit(play));
    if (!mayField(play, orders.unit))
        return refusal("FSS-7.2", "E-FSS-PHASE");
    orders.zones = usualPlaces(s, play, orders.unit);
    if (decision.scheme)
        orders.zones = placementOf(s.data->tables, *decision.scheme);
    if (!decision.zones.empty()) {
        const auto placed = placedAll(decision.zones);
        if (!placed)
            return placed.error();
        orders.zones = *placed;
    }
    if (decision.keys.size() > 1)
        return refusal("FSS-7.1", "E-FSS-ONE-KEY");
    orders.coverage =
        decision.coverage.value_or(decision.scheme ? coverageOf(*decision.scheme) : Coverage::Zone);
    if (!decision.keys.empty())
        orders.key = decision.keys.front();
    orders.doubleTeam = decision.doubleTeam;
    orders.spy = decision.spy;
    if (const Refusal refused = switchedOff(s, orders))
        return refused;
    if (const Refusal refused = badOrders(s, orders))
        return refused;
    if (const Refusal refused =
            substitute(turn, side, orders.unit, decision.substitutes, s.call->pace))
        return refused;
    s.defense = orders;
    tellBenched(turn, side, orders.unit);
    tellDefense(turn, orders);
    if (play == CallPlay::Punt)
        s.phase = Phase::NamePunt;
    else if (play == CallPlay::Card && s.rules->audible.enabled)
        s.phase = Phase::Audible;
    else
        snapIt(turn,
               play == CallPlay::FieldGoal && !s.call->fake ? PlayKind::PlaceKick
                                                            : PlayKind::Scrimmage);
    return std::nullopt;
}

}  // namespace thrum::foursheet
