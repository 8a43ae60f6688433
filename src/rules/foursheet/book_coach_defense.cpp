#include "coach_parts.hpp"

// Clauses: FSS-34.2, 35.1.
namespace thrum::foursheet {
namespace {

constexpr int kKeyToken = 6;
constexpr int kFreeSafetyToken = 11;

int touchesOf(const State& state, Side side, const std::string& player) {
    for (const Tally& tally : state.touches)
        if (tally.side == side && tally.player == player)
            return tally.count;
    return 0;
}

// The back of the offense who had the ball most often; the halfback until one leads.
Role mostUsedBack(const State& state) {
    const Side offense = state.offense;
    const Team& team = *state.teams[indexOf(offense)];
    const Formation formation =
        state.call ? state.call->formation : state.teams[indexOf(offense)]->platoon.preferred;
    Role most = Role::HB;
    int touches = -1;
    for (const Role role : {Role::HB, Role::FB}) {
        const auto token = tokenOf(formation, role);
        if (!token)
            continue;
        const Fielded man = fieldedOn(state, offense, unitOf(formation), *token);
        if (man.index == kNobody)
            continue;
        const int count = touchesOf(state, offense, playerOf(team, man.index).id);
        if (count > touches) {
            most = role;
            touches = count;
        }
    }
    return most;
}

struct Orders {
    const Option& option;
    const Placement& zones;
    const Tendencies& inclinations;
    CoachDice& dice;

    void cover(Decision& decision, Coverage usual) const {
        Coverage coverage = usual;
        if (coverage == Coverage::Zone && dice.percent(inclinations.man))
            coverage = Coverage::Man;
        if (coverage == Coverage::Zone && dice.percent(inclinations.combo))
            coverage = Coverage::Combo;
        const auto& allowed = option.coverages;
        const bool may = std::ranges::find(allowed, coverage) != allowed.end();
        decision.coverage = may ? coverage : Coverage::Zone;
    }
    void key(Decision& decision, const State& state) const {
        const bool standsRight = isFlat(zoneOfToken(zones, kKeyToken));
        const bool wished = dice.oneIn(inclinations.key);
        if (option.key.value_or(false) && standsRight && wished)
            decision.keys = {mostUsedBack(state)};
    }
    void doubleTeam(Decision& decision) const {
        const bool standsRight = !isBlitz(zoneOfToken(zones, kFreeSafetyToken));
        const bool wished = dice.percent(inclinations.doubleTeam);
        if (option.doubleTeam.value_or(false) && standsRight && wished)
            decision.doubleTeam = dice.below(2) == 0 ? Role::FL : Role::SE;
    }
    void spy(Decision& decision) const {
        const bool standsRight = isFlat(zoneOfToken(zones, kKeyToken));
        const bool wished = dice.percent(inclinations.spy);
        if (option.spy.value_or(false) && standsRight && wished && decision.keys.empty())
            decision.spy = kKeyToken;
    }
};

}  // namespace

Decision bookDefense(const State& state, const Prompt& due, Side side, CoachDice& dice) {
    constexpr int kTwelve = 12;
    Decision decision = decided(DecisionKind::SetDefense, side);
    const Option* const option = optionOf(due, DecisionKind::SetDefense);
    const bool kick = state.call && state.call->play != CallPlay::Card;
    if (kick || option == nullptr)
        return decision;  // the usual men in the usual places
    const SoloRow row = soloRow(state.down, state.toGo, toGoal(state));
    const Scheme scheme = soloScheme(state.data->tables, row, 1 + dice.below(kTwelve));
    decision.unit = Unit::FourThree;
    decision.scheme = scheme;
    const Orders orders{*option,
                        placementOf(state.data->tables, scheme),
                        state.teams[indexOf(side)]->coaches.tendencies,
                        dice};
    orders.cover(decision, coverageOf(scheme));
    orders.key(decision, state);
    orders.doubleTeam(decision);
    orders.spy(decision);
    return decision;
}

Decision bookKeyer(const State& state, const Prompt& due, Side side) {
    Decision decision = decided(DecisionKind::MoveKeyer, side);
    const Option* const option = optionOf(due, DecisionKind::MoveKeyer);
    if (option == nullptr || option->zones.empty() || !state.call || !state.call->card)
        return decision;
    const int laid = state.call->card.value_or(0);
    const Deck* const deck = deckOf(*state.data, state.call->formation);
    const Card* const card = deck == nullptr ? nullptr : cardNumbered(*deck, laid);
    // How many faces of the d20 he would meet, looking through an empty zone of the line as well.
    const auto faces = [&](Zone zone) {
        int count = 0;
        if (card != nullptr)
            for (const CardLine& line : card->lines) {
                const bool through = isBlitz(line.zone) && state.defense &&
                                     menIn(state.defense->zones, line.zone) == 0 &&
                                     behind(line.zone) == zone;
                if (line.zone == zone || through)
                    count += line.to - line.from + 1;
            }
        return count;
    };
    Zone best = option->zones.front();
    for (const Zone zone : option->zones)
        if (faces(zone) > faces(best))
            best = zone;
    decision.zone = best;
    return decision;
}

}  // namespace thrum::foursheet
