#include "coach/scrimmage/sense.hpp"

#include "coach/scrimmage/belief.hpp"
#include "coach/scrimmage/ideas.hpp"

#include <thrum/rules/scrimmage/coach.hpp>
#include <thrum/rules/scrimmage/grid.hpp>
#include <thrum/rules/scrimmage/ways.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace thrum::scrimmage::coach {
namespace {

bool isContact(const State& seen, Side side, const Input& input) {
    const auto* decision = std::get_if<Decision>(&input);
    return decision != nullptr && decision->kind == DecisionKind::Move && decision->to &&
           manAt(seen, other(side), *decision->to) != nullptr;
}

// Whoever gets to the carrier with the fewest squares, a step of his way.
std::optional<Decision> goFor(const State& seen, const Prompt& due, Square carrier) {
    const Standing standing{seen};
    constexpr int kFar = 16;
    int least = kFar + 1;
    std::optional<Decision> best;
    for (const Reach& reach : due.moves) {
        const Man& man = *findMan(seen, reach.man);
        if (apart(*man.at, carrier) >= least)
            continue;
        const Ways ways{seen, standing, man, kFar};
        const int cost = ways.costTo(carrier);
        if (cost >= least)
            continue;
        const Square stop = ways.firstStop(carrier);
        std::optional<Square> reached;
        for (const Square to : reach.squares) {
            const bool nearer = apart(to, stop) < apart(reached.value_or(*man.at), stop);
            const bool onWay = ways.costTo(to) + apart(to, stop) == ways.costTo(stop);
            if (nearer && onWay && (to == carrier || standing.isFree(to)))
                reached = to;
        }
        if (!reached)
            continue;
        least = cost;
        best = moving(man.id, *reached);
    }
    return best;
}

// Where a defender is wanted, and how much.
struct Place {
    Square at{};
    double weight = 1.0;
};

// Between each receiver and the goal, the deeper the more urgent.
// @param least  whoever has not come this far is left to others
std::vector<Place> coverage(const State& seen, int least) {
    std::vector<Place> places;
    const int direction = directionOf(seen, seen.offense);
    for (const Man& man : seen.men) {
        if (man.id.side() != seen.offense || !man.at || !isEligible(*seen.rules, labelOf(man.id)))
            continue;
        const int depth = -depthOf(seen.lineOfScrimmage, direction, man.at->column);
        if (depth < least)
            continue;
        Square at{man.at->column + 2 * direction, man.at->row};
        if (!onField(*seen.rules, at))
            at = *man.at;
        places.push_back({at, depth < -1 ? 0.4 : 1.0 + 0.12 * depth});
    }
    return places;
}

// Each place is as well held as its nearest man holds it: two at one receiver leave another free.
std::optional<Decision> cover(const State& seen, const Prompt& due, Side side, int least) {
    const Standing standing{seen};
    const std::vector<Place> places = coverage(seen, least);
    const auto held = [](double away) { return std::max(0.0, away - 1.0); };
    std::optional<Decision> best;
    constexpr double kWorthIt = 0.9;
    double most = kWorthIt;
    for (const Reach& reach : due.moves) {
        const Man& man = *findMan(seen, reach.man);
        std::vector<int> others;
        for (const Place& place : places) {
            int nearest = 40;
            for (const Man& other : seen.men) {
                if (other.id.side() == side && other.at && other.id != man.id &&
                    mayTurnTo(seen, other, place.at))
                    nearest = std::min(nearest, apart(*other.at, place.at));
            }
            others.push_back(nearest);
        }
        for (const Square to : reach.squares) {
            if (!standing.isFree(to))
                continue;
            double gain = -0.05 * apart(*man.at, to);
            for (std::size_t i = 0; i < places.size(); ++i) {
                const int before = std::min(others[i], apart(*man.at, places[i].at));
                const int after = std::min(others[i], apart(to, places[i].at));
                gain += places[i].weight * (held(before) - held(after));
            }
            if (gain > most) {
                most = gain;
                best = moving(man.id, to);
            }
        }
    }
    return best;
}

// The safety so deep that a receiver who has got behind the others still has him before him.
Input deeper(const State& seen, Side side, const Input& book) {
    const auto* decision = std::get_if<Decision>(&book);
    if (decision == nullptr)
        return book;
    constexpr int kDepth = 18;
    const ManId safety = manId(side, Label::S);
    Square at = squareOf(seen, Role::Defense, {kDepth, kGridRows / 2});
    at.column = std::clamp(at.column, 0, seen.rules->field.columns - 1);
    Decision placed =
        decision->kind == DecisionKind::Place ? *decision : deciding(DecisionKind::Place, side);
    std::erase_if(placed.placements, [&](const Placement& one) { return one.man == safety; });
    const Man* man = findMan(seen, safety);
    if (man != nullptr && man->at != at)
        placed.placements.push_back({safety, at});
    if (placed.placements.empty())
        return deciding(DecisionKind::Ready, side);
    return check(seen, Input{placed}) ? book : Input{placed};
}

}  // namespace

Input sharpDecision(
    const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt) {
    constexpr Habits kWaits{.sure = 0.85, .hurried = 0.5, .late = 7};
    Input book = plainDecision(seen, due, side, bits, attempt, kWaits);
    if (seen.phase == Phase::DefAlign && attempt == 0)
        return deeper(seen, side, book);
    const bool defends = seen.phase == Phase::Turn && side != seen.offense && attempt == 0;
    if (!defends || isContact(seen, side, book))
        return book;
    if (!seen.call.kind && mayBePass(seen)) {
        // a man who is let behind the defense now is not met again after his catch
        constexpr int kDownfield = 3;
        if (auto decision = cover(seen, due, side, kDownfield))
            return *decision;
    }
    const bool passer = seen.carrier && seen.call.kind == PlayKind::Pass && !seen.thrown;
    if (!passer)
        return book;
    if (auto decision = cover(seen, due, side, -seen.rules->field.columns))
        return *decision;
    const Man* carrier = findMan(seen, *seen.carrier);
    if (carrier != nullptr && carrier->at) {
        if (auto decision = goFor(seen, due, *carrier->at))
            return *decision;
    }
    return book;
}

}  // namespace thrum::scrimmage::coach
