#include "scrimmage.hpp"

#include <algorithm>

// What coaches ask before the dice fall; the referee's own answers.
namespace thrum::foursheet {
namespace {

Snap snapOf(const State& state, Formation formation) {
    Snap snap;
    snap.formation = formation;
    snap.offense = state.offense;
    snap.defense = other(state.offense);
    snap.los = state.ball;
    return snap;
}

}  // namespace

Stand standAfterReveal(const State& state,
                       const Card& card,
                       Formation formation,
                       const DefenseCall& orders,
                       std::optional<Zone> keyer) {
    State asked = state;
    asked.underWay = {.kind = PlayKind::Scrimmage};
    if (keyer)
        asked.underWay.fallen.push_back({"move_keyer", static_cast<int>(*keyer)});
    Turn turn{std::move(asked)};
    Snap snap = snapOf(state, formation);
    snap.card = &card;
    snap.field.unit = orders.unit;
    snap.field.zones = orders.zones;
    moveDefense(turn, snap, orders);
    return {snap.field.zones, snap.field.duties};
}

bool keyIsRight(const Card& card, Role keyed) {
    const std::vector<Role> carriers = carriersOf(card);
    return card.type == PlayType::Run && !card.draw &&
           std::ranges::find(carriers, keyed) != carriers.end();
}

int offenseRating(const State& state, Formation formation, Role role, Rating rating) {
    return ratingOn(state, snapOf(state, formation).manIn(role), rating);
}

int defenseRating(const State& state, Unit unit, const Stand& stand, int token, Rating called) {
    Snap snap = snapOf(state, Formation::ProSet);
    snap.field = {unit, stand.zones, stand.duties};
    return defenderValue(state, snap, token, called);
}

int tirednessOf(const State& state, Side side, Unit unit, int token) {
    return tiredness(state, {side, unit, token});
}

}  // namespace thrum::foursheet
