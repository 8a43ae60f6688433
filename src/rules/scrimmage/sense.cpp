#include "sense.hpp"

#include <algorithm>
#include <cstdlib>

namespace thrum::scrimmage {

Ways::Ways(const State& state, const Standing& standing, const Man& man, int budget) {
    m_cost.fill(kNever);
    if (!man.at || budget < 0)
        return;
    m_start = *man.at;
    m_cost[cell(m_start)] = 0;
    const int direction = directionOf(state, man.id.side());
    const bool back = mayGoBack(*state.rules, labelOf(man.id));
    const int most = std::min(budget, 20);
    std::vector<std::vector<Square>> due(static_cast<std::size_t>(most) + 1);
    due[0].push_back(m_start);
    for (int cost = 0; cost <= most; ++cost) {
        for (std::size_t i = 0; i < due[static_cast<std::size_t>(cost)].size(); ++i) {
            const Square at = due[static_cast<std::size_t>(cost)][i];
            if (costTo(at) != cost)
                continue;
            if (at != m_start) {
                m_reached.push_back(at);
                if (!standing.isFree(at))
                    continue;  // contact ends the way
            }
            for (int dc = -1; dc <= 1; ++dc) {
                for (int dr = -1; dr <= 1; ++dr) {
                    const Square next{at.column + dc, at.row + dr};
                    const int step = dc != 0 && dr != 0 ? state.rules->move.diagonalCost : 1;
                    const bool stays = dc == 0 && dr == 0;
                    if (stays || !onField(*state.rules, next) || cost + step > most ||
                        (dc == -direction && !back) || standing.holds(man.id.side(), next) ||
                        costTo(next) <= cost + step)
                        continue;
                    m_cost[cell(next)] = static_cast<std::uint8_t>(cost + step);
                    m_before[cell(next)] = at;
                    due[static_cast<std::size_t>(cost + step)].push_back(next);
                }
            }
        }
    }
}

Square Ways::firstStop(Square to) const {
    std::vector<Square> path{to};
    while (path.back() != m_start)
        path.push_back(m_before[cell(path.back())]);
    std::ranges::reverse(path);
    if (path.size() < 2)
        return to;
    std::size_t end = 1;
    const int dc = path[1].column - path[0].column;
    const int dr = path[1].row - path[0].row;
    while (end + 1 < path.size() && path[end + 1].column - path[end].column == dc &&
           path[end + 1].row - path[end].row == dr)
        ++end;
    return path[end];
}

int apart(Square a, Square b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

double chanceOfSquares(const State& state, int squares) {
    const Limits& limits = state.limits;
    if (squares <= limits.low)
        return 1.0;
    if (squares > limits.high)
        return 0.0;
    return static_cast<double>(limits.high - squares + 1) /
           static_cast<double>(limits.high - limits.low + 1);
}

bool mayTurnTo(const State& state, const Man& man, Square to) {
    const int forward = (to.column - man.at->column) * directionOf(state, man.id.side());
    return forward >= 0 || mayGoBack(*state.rules, labelOf(man.id));
}

Decision decide(DecisionKind kind, Side side) {
    return {.kind = kind, .side = side};
}

Decision move(Side side, ManId man, Square to) {
    Decision decision = decide(DecisionKind::Move, side);
    decision.man = man;
    decision.to = to;
    return decision;
}

std::optional<Decision> goTo(const State& state, const Ways& ways, ManId man, Square to) {
    if (!ways.reaches(to) || ways.costTo(to) == 0)
        return std::nullopt;
    const Square stop = ways.firstStop(to);
    if (checkMove(state, man, stop))
        return std::nullopt;
    return move(man.side(), man, stop);
}

std::optional<Decision> drift(const State& seen,
                              const Prompt& prompt,
                              const std::vector<Goal>& goals) {
    const Standing standing{seen};
    const Side side = prompt.side;
    std::optional<Decision> best;
    double most = -1e9;
    for (const Reach& reach : prompt.moves) {
        const Man& man = *findMan(seen, reach.man);
        for (const Square to : reach.squares) {
            double worth = 0.0;
            for (const Goal& goal : goals) {
                const double before = 1.0 / (1 + apart(*man.at, goal.at));
                const double after = 1.0 / (1 + apart(to, goal.at));
                worth += goal.weight * (after - before);
            }
            // long moves spend the turn, which must be spent
            worth += 0.001 * apart(*man.at, to);
            if (standing.holds(other(side), to))
                worth -= 50.0;  // a block that nobody weighed
            if (seen.carrier == reach.man)
                worth -= 20.0;  // he has gone where he wanted to be
            if (worth > most) {
                most = worth;
                best = move(side, reach.man, to);
            }
        }
    }
    return best;
}

}  // namespace thrum::scrimmage
