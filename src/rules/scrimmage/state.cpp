#include "steps.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>

namespace thrum::scrimmage {

const Man* findMan(const State& state, ManId id) {
    const auto found = std::ranges::find(state.men, id, &Man::id);
    return found == state.men.end() ? nullptr : &*found;
}

Man& manIn(State& state, ManId id) {
    const auto found = std::ranges::find(state.men, id, &Man::id);
    THRUM_ASSERT(found != state.men.end());
    return *found;
}

const Man* manAt(const State& state, Side side, Square square) {
    const auto found = std::ranges::find_if(
        state.men, [&](const Man& man) { return man.id.side() == side && man.at == square; });
    return found == state.men.end() ? nullptr : &*found;
}

int speedOf(const State& state, ManId id) {
    const MenRules& men = state.rules->men;
    Role role = roleOf(state, id.side());
    auto place = placeIn(role, labelOf(id));
    if (!place) {
        // the ball went over: until the next line-up the men of the play that is over still stand
        role = role == Role::Offense ? Role::Defense : Role::Offense;
        place = placeIn(role, labelOf(id));
    }
    return place ? (role == Role::Offense ? men.offense : men.defense).entries[*place] : 0;
}

int powerOf(const State& state, ManId id) {
    return state.rules->men.powerBase - speedOf(state, id);
}

bool isUnderWay(Phase phase) {
    return phase >= Phase::Turn && phase <= Phase::Loose;
}

}  // namespace thrum::scrimmage
