#include "steps.hpp"

#include <thrum/rules/scrimmage/ways.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::scrimmage {

Standing::Standing(const State& state) {
    for (const Man& man : state.men) {
        if (man.at && onField(*state.rules, *man.at))
            m_men[indexOf(man.id.side())][cellOf(*man.at)] = 1;
    }
}

namespace {

constexpr std::array<Square, 8> kWaySteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

}  // namespace

// Not filled where nothing is read: coaches make thousands of these for one decision.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
Ways::Ways(const State& state, const Standing& standing, const Man& man, int budget) {
    m_cost.fill(kNever);
    if (!man.at || budget < 0)
        return;
    m_start = *man.at;
    m_cost[cellOf(m_start)] = 0;
    const RulesData& rules = *state.rules;
    const int direction = directionOf(state, man.id.side());
    const bool back = mayGoBack(rules, labelOf(man.id));
    constexpr int kMost = 20;
    const int most = std::min(budget, kMost);
    // kept from one to the next for their memory: coaches ask a hundred thousand times a second
    thread_local std::array<std::vector<Square>, kMost + 1> due;
    for (std::vector<Square>& squares : due)
        squares.clear();
    due[0].push_back(m_start);
    const FieldRules& field = rules.field;
    for (int cost = 0; cost <= most; ++cost) {
        std::vector<Square>& now = due[static_cast<std::size_t>(cost)];
        for (std::size_t i = 0; i < now.size(); ++i) {
            const Square at = now[i];
            if (costTo(at) != cost)
                continue;
            if (at != m_start) {
                m_reached.push_back(at);
                if (!standing.isFree(at))
                    continue;  // contact ends the way
            }
            for (std::size_t k = 0; k < kWaySteps.size(); ++k) {
                const Square step = kWaySteps[k];
                const Square next{at.column + step.column, at.row + step.row};
                const bool diagonal = step.column != 0 && step.row != 0;
                const int then = cost + (diagonal ? rules.move.diagonalCost : 1);
                const bool inside = next.column >= 0 && next.column < field.columns &&
                                    next.row >= 0 && next.row < field.rows;
                if (then > most || !inside || costTo(next) <= then ||
                    (step.column == -direction && !back) || standing.holds(man.id.side(), next))
                    continue;
                m_cost[cellOf(next)] = static_cast<std::uint8_t>(then);
                m_step[cellOf(next)] = static_cast<std::uint8_t>(k);
                due[static_cast<std::size_t>(then)].push_back(next);
            }
        }
    }
}

Square Ways::before(Square at) const {
    const Square step = kWaySteps[m_step[cellOf(at)]];
    return {at.column - step.column, at.row - step.row};
}

std::vector<Square> Ways::stops(Square to) const {
    std::vector<Square> path{to};
    while (path.back() != m_start)
        path.push_back(before(path.back()));
    std::ranges::reverse(path);
    std::vector<Square> ends;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const bool goesOn =
            i + 1 < path.size() &&
            path[i + 1].column - path[i].column == path[i].column - path[i - 1].column &&
            path[i + 1].row - path[i].row == path[i].row - path[i - 1].row;
        if (!goesOn)
            ends.push_back(path[i]);
    }
    return ends;
}

Square Ways::firstStop(Square to) const {
    const std::vector<Square> ends = stops(to);
    return ends.empty() ? to : ends.front();
}

int apart(Square a, Square b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

bool mayTurnTo(const State& state, const Man& man, Square to) {
    const int forward = (to.column - man.at->column) * directionOf(state, man.id.side());
    return forward >= 0 || mayGoBack(*state.rules, labelOf(man.id));
}

}  // namespace thrum::scrimmage
