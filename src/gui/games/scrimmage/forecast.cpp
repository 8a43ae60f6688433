#include "gui/games/scrimmage/forecast.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::gui {

using scrimmage::Event;
using scrimmage::EventKind;
using scrimmage::ManId;
using scrimmage::State;

bool mayHaveBall(const State& state, ManId man) {
    return !state.carrier && !state.ball && state.phase == scrimmage::Phase::Turn &&
           man.side() == state.offense && scrimmage::isBack(scrimmage::labelOf(man));
}

namespace {
void read(const Event& event, ScrimmageForecast& told) {
    using Kind = ScrimmageForecast::Kind;
    switch (event.kind) {
        case EventKind::Moved:
            told.met = event.by;
            told.ends = event.to.value_or(told.ends);
            break;
        case EventKind::Blocked:
        case EventKind::BlockFailed:
            told.kind = event.kind == EventKind::Blocked ? Kind::Blocks : Kind::BlockFails;
            told.power = event.power.value_or(0);
            told.against = event.against.value_or(0);
            told.result = event.result;
            break;
        case EventKind::TackleTried:
            told.kind = Kind::Tackles;
            told.advantage = event.advantage.value_or(0);
            break;
        case EventKind::Touchdown:
            told.kind = Kind::Scores;
            break;
        case EventKind::Recovered:
            told.kind = Kind::Recovers;
            break;
        case EventKind::TurnEnded:
            told.endsTurn = true;
            break;
        default:
            break;
    }
}
}  // namespace

ScrimmageForecast forecastOf(const State& state, ManId man, const ScrimmageWay& way) {
    ScrimmageForecast told;
    State now = state;
    for (std::size_t i = 0; i < way.points.size(); ++i) {
        auto step = scrimmage::apply(now,
                                     scrimmage::Decision{.kind = scrimmage::DecisionKind::Move,
                                                         .side = man.side(),
                                                         .man = man,
                                                         .to = way.points[i]});
        if (!step) {
            told.refusedAt = static_cast<int>(i);
            return told;
        }
        for (const Event& event : step->events)
            read(event, told);
        now = std::move(step->next);
    }
    const bool blocks = told.kind == ScrimmageForecast::Kind::Blocks ||
                        told.kind == ScrimmageForecast::Kind::BlockFails;
    if (blocks && told.met && (mayHaveBall(state, man) || mayHaveBall(state, *told.met))) {
        told.mayTackle = true;
        const bool carries = mayHaveBall(state, man);
        const ManId carrier = carries ? man : *told.met;
        const ManId tackler = carries ? *told.met : man;
        told.advantage = scrimmage::advantageOf(
            *state.rules, scrimmage::powerOf(state, tackler), scrimmage::powerOf(state, carrier));
    }
    return told;
}

std::vector<ScrimmageReacher> reachersOf(const State& state, ManId man, scrimmage::Square at) {
    std::vector<ScrimmageReacher> found;
    State then = state;
    then.toMove = other(man.side());
    then.chance.reset();
    then.shift.reset();
    then.squaresLeft = then.allotment = state.limits.high;
    for (scrimmage::Man& one : then.men) {
        one.moved = 0;
        if (one.id == man)
            one.at = at;
    }
    for (const scrimmage::Man& one : then.men) {
        if (one.id.side() == man.side() || !one.at)
            continue;
        const int away = std::abs(one.at->column - at.column) + std::abs(one.at->row - at.row);
        if (away > scrimmage::speedOf(then, one.id))
            continue;
        const ScrimmageWays ways = waysOf(then, one.id, at);
        const ScrimmageWay* way = ways.to(at);
        if (way == nullptr)
            continue;
        found.push_back(
            {one.id,
             way->cost,
             scrimmage::advantageOf(
                 *state.rules, scrimmage::powerOf(state, one.id), scrimmage::powerOf(state, man))});
    }
    std::ranges::stable_sort(found, {}, &ScrimmageReacher::squares);
    return found;
}

}  // namespace thrum::gui
