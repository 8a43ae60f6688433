#include "sense.hpp"

#include <algorithm>

namespace thrum::scrimmage {

double chanceOfSquares(const State& state, int squares) {
    const Limits& limits = state.limits;
    if (squares <= limits.low)
        return 1.0;
    if (squares > limits.high)
        return 0.0;
    return static_cast<double>(limits.high - squares + 1) /
           static_cast<double>(limits.high - limits.low + 1);
}

double patience(const State& state) {
    constexpr int kUnhurried = 8;
    constexpr int kFading = 8;
    return 1.0 - std::clamp((state.turn - kUnhurried) / static_cast<double>(kFading), 0.0, 1.0);
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
    std::optional<ManId> who;
    Square where{};
    double most = -1e9;
    std::vector<double> before(goals.size());
    for (const Reach& reach : prompt.moves) {
        const Man& man = *findMan(seen, reach.man);
        for (std::size_t i = 0; i < goals.size(); ++i)
            before[i] = 1.0 / (1 + apart(*man.at, goals[i].at));
        for (const Square to : reach.squares) {
            double worth = 0.0;
            for (std::size_t i = 0; i < goals.size(); ++i) {
                const double after = 1.0 / (1 + apart(to, goals[i].at));
                worth += goals[i].weight * (after - before[i]);
            }
            // long moves spend the turn, which must be spent
            worth += 0.001 * apart(*man.at, to);
            if (standing.holds(other(side), to))
                worth -= 50.0;  // a block that nobody weighed
            if (seen.carrier == reach.man)
                worth -= 20.0;  // he has gone where he wanted to be
            if (worth > most) {
                most = worth;
                who = reach.man;
                where = to;
            }
        }
    }
    return who ? std::optional{move(side, *who, where)} : std::nullopt;
}

std::optional<Decision> rush(const State& seen, const Prompt& prompt) {
    const Standing standing{seen};
    constexpr int kFar = 20;
    constexpr int kCarrier = 100;  // he goes himself when nobody else can
    int least = kFar + 2 * kCarrier;
    std::optional<Decision> best;
    for (const Reach& reach : prompt.moves) {
        const Man& man = *findMan(seen, reach.man);
        const Ways ways{seen, standing, man, kFar};
        for (const Man& opponent : seen.men) {
            if (opponent.id.side() == man.id.side() || !opponent.at || !ways.reaches(*opponent.at))
                continue;
            const int cost = ways.costTo(*opponent.at) + (seen.carrier == man.id ? kCarrier : 0);
            if (cost >= least)
                continue;
            // as far along the first segment as the referee lets him
            const Square stop = ways.firstStop(*opponent.at);
            std::optional<Square> reached;
            for (const Square to : reach.squares) {
                const bool nearer = apart(to, stop) < apart(reached.value_or(*man.at), stop);
                if (nearer && apart(*man.at, to) + apart(to, stop) == apart(*man.at, stop))
                    reached = to;
            }
            if (!reached)
                continue;
            least = cost;
            best = move(prompt.side, man.id, *reached);
        }
    }
    return best;
}

}  // namespace thrum::scrimmage
