#include "coach/scrimmage/belief.hpp"
#include "coach/scrimmage/ideas.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/grid.hpp>
#include <thrum/rules/scrimmage/ways.hpp>

#include <algorithm>
#include <cstdlib>

// Promises are only an order in which to look: about what a column of ground is worth.
namespace thrum::scrimmage::coach {
namespace {

Plan wayTo(const Ways& ways, ManId man, Square to) {
    Plan plan;
    for (const Square stop : ways.stops(to))
        plan.push_back(moving(man, stop));
    return plan;
}

class MoveThoughts {
public:
    MoveThoughts(const State& seen, const Prompt& due, Side side, std::uint64_t luck)
        : m_seen{seen},
          m_due{due},
          m_side{side},
          m_luck{luck},
          m_standing{seen},
          m_direction{directionOf(seen, side)} {}

    std::vector<Thought> all() {
        const bool air = m_seen.phase == Phase::AirOff || m_seen.phase == Phase::AirDef;
        const bool ours = m_seen.carrier && m_seen.carrier->side() == m_side;
        if (m_seen.ball)
            toTheBall(*m_seen.ball, air);
        else if (ours && m_seen.call.kind == PlayKind::Pass && !m_seen.thrown)
            beforeTheThrow();
        else if (ours)
            withTheBall(*findMan(m_seen, *m_seen.carrier));
        else
            againstTheBall();
        anything();
        return std::move(m_thoughts);
    }

private:
    [[nodiscard]] Ways waysOf(const Man& man) const {
        return {m_seen, m_standing, man, budget(man)};
    }
    [[nodiscard]] int budget(const Man& man) const {
        return std::max(0, std::min(m_seen.squaresLeft, speedOf(m_seen, man.id) - man.moved));
    }
    [[nodiscard]] bool isMine(const Man& man) const { return man.id.side() == m_side && man.at; }
    [[nodiscard]] bool isTheirs(const Man& man) const { return man.id.side() != m_side && man.at; }
    // A little luck, so that not always the same of many alike are looked at.
    double lot() { return dieAt(m_luck, ++m_lots, 1000) / 1000.0; }
    void add(Plan plan, double promise) {
        if (!plan.empty())
            m_thoughts.push_back({std::move(plan), promise + 0.5 * lot()});
    }

    // How many of the others get there in their next turn, by how many squares it takes.
    [[nodiscard]] double threatAt(Square at) const {
        double threat = 0.0;
        for (const Man& man : m_seen.men) {
            if (!isTheirs(man) || !mayTurnTo(m_seen, man, at))
                continue;
            const int away = apart(*man.at, at);
            if (away <= speedOf(m_seen, man.id))
                threat = std::max(threat, away <= 3 ? 1.0 : 1.0 - 0.2 * (away - 3));
        }
        return threat;
    }

    void withTheBall(const Man& carrier) {
        const Ways ways = waysOf(carrier);
        for (const Square to : ways.squares()) {
            const bool meets = m_standing.holds(other(m_side), to);
            double promise = m_direction * (to.column - carrier.at->column) - 4.0 * threatAt(to);
            if (inAttackedEndZone(m_seen, m_side, to))
                promise += 100.0;
            add(wayTo(ways, carrier.id, to), promise - (meets ? 3.0 : 0.0));
        }
        blocks(*carrier.at, carrier.id);
    }

    // Blocks that succeed, alone or by two, near a man who is to be kept free.
    void blocks(Square keep, ManId kept) {
        for (const Man& opponent : m_seen.men) {
            if (!isTheirs(opponent))
                continue;
            const int away = apart(*opponent.at, keep);
            constexpr int kFar = 9;
            if (away > kFar)
                continue;
            const int against = powerOf(m_seen, opponent.id) - opponent.half.value_or(0);
            const double promise = 4.0 - 0.4 * away;
            std::optional<std::pair<Plan, int>> half;
            for (const Man& blocker : m_seen.men) {
                if (!isMine(blocker) || blocker.id == kept || budget(blocker) < 1)
                    continue;
                const Ways ways = waysOf(blocker);
                if (!ways.reaches(*opponent.at))
                    continue;
                const int cost = ways.costTo(*opponent.at);
                const int own = powerOf(m_seen, blocker.id);
                if (own > against) {
                    // a strong man is missed elsewhere
                    add(wayTo(ways, blocker.id, *opponent.at), promise - 0.4 * cost - 0.2 * own);
                } else if (!opponent.half) {
                    Plan plan = wayTo(ways, blocker.id, *opponent.at);
                    if (half && cost + half->second <= m_seen.squaresLeft &&
                        powerOf(m_seen, *half->first.front().man) + own > against) {
                        Plan both = half->first;
                        both.insert(both.end(), plan.begin(), plan.end());
                        add(std::move(both), promise - 0.4 * (cost + half->second) - 1.0);
                    }
                    if (!half || cost < half->second)
                        half = std::pair{std::move(plan), cost};
                }
            }
        }
    }

    void beforeTheThrow() {
        if (std::ranges::find(m_due.wants, DecisionKind::Throw) != m_due.wants.end())
            add({deciding(DecisionKind::Throw, m_side)}, 20.0);
        if (std::ranges::find(m_due.wants, DecisionKind::Scramble) != m_due.wants.end())
            add({deciding(DecisionKind::Scramble, m_side)}, 10.0);
        const ManId passer = manId(m_seen.offense, Label::Q);
        for (const Man& man : m_seen.men) {
            if (!isMine(man) || !isEligible(*m_seen.rules, labelOf(man.id)))
                continue;
            const Ways ways = waysOf(man);
            for (const Square to : ways.squares()) {
                if (m_standing.holds(other(m_side), to))
                    continue;
                const double open = isTarget(m_seen, to) ? 3.0 : 0.0;
                add(wayTo(ways, man.id, to),
                    open - 4.0 * threatAt(to) + 0.3 * m_direction * (to.column - man.at->column));
            }
        }
        if (const Man* man = findMan(m_seen, passer); man != nullptr && man->at)
            blocks(*man->at, passer);
    }

    void againstTheBall() {
        std::vector<const Man*> carriers;
        for (const Man& man : m_seen.men) {
            const bool known = m_seen.carrier.has_value();
            if (isTheirs(man) &&
                (known ? man.id == m_seen.carrier : mayHaveBall(m_seen, labelOf(man.id))))
                carriers.push_back(&man);
        }
        std::vector<const Man*> receivers;
        for (const Man& man : m_seen.men) {
            if (mayBePass(m_seen) && isTheirs(man) && isEligible(*m_seen.rules, labelOf(man.id)))
                receivers.push_back(&man);
        }
        const int home = -m_direction;  // where the others want to go
        for (const Man& man : m_seen.men) {
            if (!isMine(man) || budget(man) < 1)
                continue;
            const Ways ways = waysOf(man);
            cover(man, ways, receivers);
            for (const Man* carrier : carriers) {
                if (ways.reaches(*carrier->at))
                    add(wayTo(ways, man.id, *carrier->at),
                        10.0 + powerOf(m_seen, man.id) - 0.3 * ways.costTo(*carrier->at));
            }
            // in the way, not too near
            for (const Square to : ways.squares()) {
                if (m_standing.holds(other(m_side), to))
                    continue;
                double promise = -6.0;
                for (const Man* carrier : carriers) {
                    const int ahead = home * (to.column - carrier->at->column);
                    const int beside = std::abs(to.row - carrier->at->row);
                    promise = std::max(
                        promise,
                        4.0 - std::abs(ahead - 2.0) - 0.8 * beside - (ahead < 0 ? 3.0 : 0.0));
                }
                add(wayTo(ways, man.id, to), promise + 0.5 * (apart(*man.at, to) > 1));
            }
        }
        if (!carriers.empty())
            blocks(*carriers.front()->at, ManId{});
    }

    // Near enough to a receiver to be there with the ball, and between him and the goal, so that
    // he is met after his catch. One place a receiver: the search has to choose between men.
    void cover(const Man& man, const Ways& ways, const std::vector<const Man*>& receivers) {
        const int home = -m_direction;
        for (const Man* receiver : receivers) {
            const int depth = -depthOf(m_seen.lineOfScrimmage, home, receiver->at->column);
            const auto worthAt = [&](Square at) {
                const int ahead = home * (at.column - receiver->at->column);
                const int beside = std::abs(at.row - receiver->at->row);
                return -std::abs(ahead - 2.0) - 0.8 * beside - (ahead < 0 ? 2.0 : 0.0);
            };
            std::optional<Square> best;
            for (const Square to : ways.squares()) {
                const bool better = worthAt(to) > worthAt(best.value_or(*man.at));
                if (better && !m_standing.holds(other(m_side), to))
                    best = to;
            }
            if (best)
                add(wayTo(ways, man.id, *best),
                    5.0 + worthAt(*best) + 0.2 * std::clamp(depth, 0, 10));
        }
    }

    void toTheBall(Square ball, bool air) {
        for (const Man& man : m_seen.men) {
            if (!isMine(man))
                continue;
            const Ways ways = waysOf(man);
            if (ways.reaches(ball))
                add(wayTo(ways, man.id, ball), 12.0 - ways.costTo(ball));
            if (man.at == ball)
                continue;  // he is there
            for (const Square to : ways.squares()) {
                if (to == ball || m_standing.holds(other(m_side), to))
                    continue;
                const int away = apart(to, ball);
                add(wayTo(ways, man.id, to), 3.0 - std::abs(away - (air ? 2 : 1)));
            }
        }
        if (!air)
            blocks(ball, ManId{});
    }

    // A few at random, so that nothing is never looked at.
    void anything() {
        constexpr int kSome = 4;
        for (int i = 0; i < kSome && !m_due.moves.empty(); ++i) {
            const auto pick = [&](std::size_t size) {
                return static_cast<std::size_t>(
                    dieAt(m_luck, ++m_lots, static_cast<std::uint32_t>(size)) - 1);
            };
            const Reach& reach = m_due.moves[pick(m_due.moves.size())];
            if (!reach.squares.empty())
                add({moving(reach.man, reach.squares[pick(reach.squares.size())])}, 0.0);
        }
    }

    const State& m_seen;
    const Prompt& m_due;
    Side m_side;
    std::uint64_t m_luck;
    std::uint64_t m_lots = 0;
    Standing m_standing;
    int m_direction;
    std::vector<Thought> m_thoughts{};
};

}  // namespace

std::vector<Thought> moveThoughts(const State& seen,
                                  const Prompt& due,
                                  Side side,
                                  std::uint64_t luck) {
    return MoveThoughts{seen, due, side, luck}.all();
}

}  // namespace thrum::scrimmage::coach
