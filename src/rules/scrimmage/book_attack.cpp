#include "sense.hpp"

#include <algorithm>

// The coach who has the ball.
namespace thrum::scrimmage {
namespace {

// Everybody of the other side who is still there.
class Threat {
public:
    /// @param side  that carries
    Threat(const State& seen, Side side) : m_seen{seen} {
        for (const Man& man : seen.men) {
            if (man.id.side() != side && man.at)
                m_men.push_back({man.id,
                                 *man.at,
                                 speedOf(seen, man.id),
                                 mayGoBack(*seen.rules, labelOf(man.id))});
        }
        m_direction = directionOf(seen, other(side));
    }

    /// Chance that somebody gets at a man here in the next turn; one of them may be gone.
    double at(Square square, std::optional<ManId> gone) const {
        constexpr int kNobody = 100;
        int nearest = kNobody;
        int second = kNobody;
        for (const One& man : m_men) {
            const int away = apart(man.at, square);
            const bool behind = (square.column - man.at.column) * m_direction < 0;
            if (away > man.speed || (behind && !man.back) || man.id == gone)
                continue;
            if (away < nearest) {
                second = nearest;
                nearest = away;
            } else {
                second = std::min(second, away);
            }
        }
        if (nearest == kNobody)
            return 0.0;
        return 0.85 * chanceOfSquares(m_seen, nearest) +
               0.1 * chanceOfSquares(m_seen, nearest + second);
    }

private:
    struct One {
        ManId id{};
        Square at{};
        int speed = 0;
        bool back = true;
    };
    const State& m_seen;
    int m_direction = 1;
    std::vector<One> m_men{};
};

constexpr double kColumn = 1.0;   // worth of a column gained
constexpr double kTackled = 5.0;  // and of a tackle to come
constexpr double kGoal = 1000.0;

struct Way {
    Square to{};
    double worth = -1e9;
};

// A place the carrier can get to.
struct Place {
    Square at{};
    int cost = 0;
    double gained = 0.0;           ///< columns
    double besides = 0.0;          ///< an end zone
    std::optional<ManId> meets{};  ///< an opponent who has to be gone
};

// All of them, where he stands first; which is best is asked again for every block.
std::vector<Place> placesFor(const State& seen, const Ways& ways, const Man& carrier) {
    const Side side = carrier.id.side();
    const int direction = directionOf(seen, side);
    const Standing standing{seen};
    std::vector<Place> places{{.at = *carrier.at}};
    for (const Square to : ways.squares()) {
        Place place{.at = to, .cost = ways.costTo(to)};
        if (standing.holds(other(side), to))
            place.meets = manAt(seen, other(side), to)->id;
        place.gained = kColumn * direction * (to.column - carrier.at->column);
        if (inAttackedEndZone(seen, side, to))
            place.besides += kGoal;
        if (inDefendedEndZone(seen, side, to))
            place.besides -= 4.0;
        places.push_back(place);
    }
    return places;
}

Way bestPlace(const State& seen,
              const std::vector<Place>& places,
              int left,
              const Threat& threat,
              std::optional<ManId> gone) {
    const double tackled = kTackled * patience(seen);
    Way best;
    bool stays = true;  // where he stands always counts
    for (const Place& place : places) {
        const bool open = stays || (place.cost <= left && (!place.meets || place.meets == gone));
        stays = false;
        constexpr double kRounding = 1e-6;
        if (!open || place.gained + place.besides < best.worth - kRounding)
            continue;  // a threat only takes from it
        const double worth = place.gained - tackled * threat.at(place.at, gone) + place.besides;
        if (worth > best.worth)
            best = {place.at, worth};
    }
    return best;
}

struct Block {
    ManId man{};
    Square to{};
    int cost = 0;
    double worth = 0.0;
};

int blockPower(const State& seen, ManId blocker, const Man& opponent) {
    return powerOf(seen, blocker) + opponent.half.value_or(0);
}

// A block that helps the carrier most, if one succeeds.
std::optional<Block> bestBlock(const State& seen,
                               const std::vector<Place>& places,
                               const Threat& threat,
                               const Man& carrier) {
    const Side side = carrier.id.side();
    const Standing standing{seen};
    const int own = speedOf(seen, carrier.id) - carrier.moved;
    const auto worthOf = [&](std::optional<ManId> gone, int left) {
        return bestPlace(seen, places, std::min(own, left), threat, gone).worth;
    };
    const double without = worthOf(std::nullopt, seen.squaresLeft);
    std::optional<Block> best;
    for (const Man& blocker : seen.men) {
        if (blocker.id.side() != side || !blocker.at || blocker.id == carrier.id)
            continue;
        const int budget = std::min(seen.squaresLeft, speedOf(seen, blocker.id) - blocker.moved);
        if (budget < 1)
            continue;
        std::optional<Ways> ways;
        for (const Man& opponent : seen.men) {
            if (opponent.id.side() == side || !opponent.at ||
                apart(*blocker.at, *opponent.at) > budget ||
                blockPower(seen, blocker.id, opponent) <= powerOf(seen, opponent.id))
                continue;
            if (!ways)
                ways.emplace(seen, standing, blocker, budget);
            if (!ways->reaches(*opponent.at))
                continue;
            const int cost = ways->costTo(*opponent.at);
            const double worth = worthOf(opponent.id, seen.squaresLeft - cost) - without - 0.3;
            if (worth > 0.0 && (!best || worth > best->worth))
                best = Block{blocker.id, *opponent.at, cost, worth};
        }
    }
    return best;
}

std::optional<Decision> carry(const State& seen, const Man& carrier) {
    const Side side = carrier.id.side();
    const Standing standing{seen};
    const int budget = std::min(seen.squaresLeft, speedOf(seen, carrier.id) - carrier.moved);
    const Ways ways{seen, standing, carrier, std::max(budget, 0)};
    const Threat threat{seen, side};
    const std::vector<Place> places = placesFor(seen, ways, carrier);
    const Way place = bestPlace(seen, places, budget, threat, std::nullopt);
    if (place.worth < kGoal / 2) {
        if (const auto block = bestBlock(seen, places, threat, carrier)) {
            const Man& blocker = *findMan(seen, block->man);
            const Ways there{seen, standing, blocker, block->cost};
            if (auto decision = goTo(seen, there, block->man, block->to))
                return decision;
        }
    }
    if (place.to != *carrier.at)
        return goTo(seen, ways, carrier.id, place.to);
    return std::nullopt;
}

// Those who could tackle next, the nearest first in weight.
std::vector<Goal> threatsTo(const State& seen, const Man& carrier) {
    std::vector<Goal> goals;
    const int direction = directionOf(seen, carrier.id.side());
    for (const Man& man : seen.men) {
        if (man.id.side() == carrier.id.side() || !man.at)
            continue;
        const int ahead = (man.at->column - carrier.at->column) * direction;
        if (ahead < -3)
            continue;
        // one square towards the carrier: in his way, not into him
        const int toward = man.at->column > carrier.at->column ? -1 : 1;
        goals.push_back(
            {{man.at->column + toward, man.at->row}, 4.0 / (2 + apart(*man.at, *carrier.at))});
    }
    return goals;
}

}  // namespace

std::optional<Decision> withTheBall(const State& seen, const Prompt& prompt) {
    const Man& carrier = *findMan(seen, *seen.carrier);
    if (auto decision = carry(seen, carrier))
        return decision;
    return drift(seen, prompt, threatsTo(seen, carrier));
}

std::optional<Aim> bestAim(const State& seen) {
    const Standing standing{seen};
    const Side side = seen.offense;
    const int direction = directionOf(seen, side);
    std::vector<Ways> receivers;
    for (const Man& man : seen.men) {
        if (man.id.side() == side && man.at && isEligible(*seen.rules, labelOf(man.id)))
            receivers.emplace_back(
                seen, standing, man, std::min(seen.squaresLeft, speedOf(seen, man.id)));
    }
    std::optional<Aim> best;
    double most = -1e9;
    for (int column = 0; column < seen.rules->field.columns; ++column) {
        for (int row = 0; row < seen.rules->field.rows; ++row) {
            const Square at{column, row};
            const bool caught =
                std::ranges::any_of(receivers, [&](const Ways& ways) { return ways.reaches(at); });
            if (!caught || targetFault(seen, at))
                continue;
            double contested = 0.0;
            for (const Man& man : seen.men) {
                if (man.id.side() == side || !man.at || !mayTurnTo(seen, man, at))
                    continue;
                const int away = apart(*man.at, at);
                if (away <= speedOf(seen, man.id))
                    contested = std::max(contested, chanceOfSquares(seen, away));
            }
            const double chance = 1.0 - 0.75 * contested;
            const int gain = direction * (column - seen.lineOfScrimmage);
            double worth = chance * (6.0 + gain) - (1.0 - chance) * 6.0;
            if (inAttackedEndZone(seen, side, at))
                worth += chance * 30.0;
            if (worth > most) {
                most = worth;
                best = Aim{at, chance};
            }
        }
    }
    return best;
}

// The receivers get free in the called zone; the line keeps them off the passer.
std::optional<Decision> beforeTheThrow(const State& seen, const Prompt& prompt) {
    const Side side = seen.offense;
    const Standing standing{seen};
    std::vector<Square> targets;
    for (int column = 0; column < seen.rules->field.columns; ++column) {
        for (int row = 0; row < seen.rules->field.rows; ++row) {
            if (!targetFault(seen, {column, row}))
                targets.push_back({column, row});
        }
    }
    // how free somebody is at the best square, with one receiver moved: for each square how near
    // the others are, and the two nearest receivers, of whom at most one has moved
    struct Near {
        int theirs = 100;
        int ours = 100;
        int second = 100;
        ManId nearest{};
    };
    std::vector<Near> nears(targets.size());
    for (std::size_t i = 0; i < targets.size(); ++i) {
        Near& near = nears[i];
        for (const Man& man : seen.men) {
            if (!man.at)
                continue;
            const int away = apart(*man.at, targets[i]);
            if (man.id.side() != side) {
                near.theirs = std::min(near.theirs, away);
            } else if (isEligible(*seen.rules, labelOf(man.id))) {
                if (away < near.ours) {
                    near.second = near.ours;
                    near.ours = away;
                    near.nearest = man.id;
                } else {
                    near.second = std::min(near.second, away);
                }
            }
        }
    }
    const auto openness = [&](std::optional<ManId> moved, Square to) {
        double best = -1e9;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const Near& near = nears[i];
            int ours = near.ours;
            if (moved) {
                const int others = moved == near.nearest ? near.second : near.ours;
                ours = std::min(others, apart(to, targets[i]));
            }
            best = std::max(best, std::min(near.theirs, 7) - 1.5 * std::max(0, ours - 3));
        }
        return best;
    };
    std::optional<Decision> best;
    double most = openness(std::nullopt, {}) + 0.01;
    for (const Reach& reach : prompt.moves) {
        if (!isEligible(*seen.rules, labelOf(reach.man)))
            continue;
        for (const Square to : reach.squares) {
            if (standing.holds(other(side), to))
                continue;
            const double worth = openness(reach.man, to);
            if (worth > most) {
                most = worth;
                best = move(side, reach.man, to);
            }
        }
    }
    if (best)
        return best;
    // somebody in the way of whoever comes for the passer
    const Man* passer = findMan(seen, manId(side, Label::Q));
    std::vector<Goal> goals;
    if (passer != nullptr && passer->at)
        goals = threatsTo(seen, *passer);
    return drift(seen, prompt, goals);
}

}  // namespace thrum::scrimmage
