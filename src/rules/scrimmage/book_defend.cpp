#include "sense.hpp"

#include <algorithm>

// The coach who wants the ball.
namespace thrum::scrimmage {
namespace {

struct Hit {
    ManId man{};
    Square to{};
    double worth = -1e9;
};

// Backs who may hold the ball, as far as the defense knows.
std::vector<const Man*> suspects(const State& seen) {
    std::vector<const Man*> men;
    const std::vector<Post>& posts = seen.lineUps[indexOf(seen.offense)].offense;
    const auto rowAtLineUp = [&](Label label) {
        for (std::size_t i = 0; i < posts.size(); ++i) {
            if (labelsOf(Role::Offense)[i] == label)
                return posts[i].row;
        }
        return 0;
    };
    for (const Label label : {Label::Q, Label::F, Label::H, Label::T}) {
        const Man* man = findMan(seen, manId(seen.offense, label));
        const int off = rowAtLineUp(label) - rowAtLineUp(Label::Q);
        const int reach = seen.rules->lineup.carrierRowReach;
        if (man != nullptr && man->at && off >= -reach && off <= reach)
            men.push_back(man);
    }
    return men;
}

// The best contact that somebody can make now.
std::optional<Decision> hit(const State& seen, Side side) {
    const Standing standing{seen};
    Hit best;
    std::optional<Decision> decision;
    for (const Man& man : seen.men) {
        if (man.id.side() != side || !man.at)
            continue;
        const int budget = std::min(seen.squaresLeft, speedOf(seen, man.id) - man.moved);
        if (budget < 1)
            continue;
        std::optional<Ways> ways;
        const auto consider = [&](const Man& target, double worth) {
            if (apart(*man.at, *target.at) > budget)
                return;
            if (!ways)
                ways.emplace(seen, standing, man, budget);
            if (!ways->reaches(*target.at))
                return;
            worth -= 0.1 * ways->costTo(*target.at);
            if (worth <= best.worth)
                return;
            if (auto there = goTo(seen, *ways, man.id, *target.at)) {
                best = {man.id, *target.at, worth};
                decision = std::move(there);
            }
        };
        if (seen.carrier) {
            const Man& carrier = *findMan(seen, *seen.carrier);
            consider(carrier, 10.0 + powerOf(seen, man.id) - powerOf(seen, carrier.id));
            continue;
        }
        for (const Man* back : suspects(seen)) {
            if (powerOf(seen, man.id) > powerOf(seen, back->id))
                consider(*back, 5.0 - powerOf(seen, man.id));
        }
    }
    return decision;
}

std::vector<Goal> placesToBe(const State& seen, Side side) {
    std::vector<Goal> goals;
    const int home = -directionOf(seen, side);  // where the others want to go
    const auto before = [&](const Man& man, int columns) {
        return Square{man.at->column + home * columns, man.at->row};
    };
    const bool passComing = seen.call.kind == PlayKind::Pass && !seen.thrown;
    if (seen.carrier) {
        const Man& carrier = *findMan(seen, *seen.carrier);
        goals.push_back({before(carrier, 1), passComing ? 4.0 : 10.0});
        if (!passComing)
            goals.push_back({before(carrier, 3), 6.0});
    } else {
        for (const Man* back : suspects(seen))
            goals.push_back({before(*back, 2), 3.0});
    }
    if (passComing || (!seen.shown.kind && seen.phase == Phase::Turn)) {
        for (const Man& man : seen.men) {
            if (man.id.side() == seen.offense && man.at && isEligible(*seen.rules, labelOf(man.id)))
                goals.push_back({before(man, 1), passComing ? 4.0 : 1.5});
        }
    }
    return goals;
}

}  // namespace

std::optional<Decision> againstTheBall(const State& seen, const Prompt& prompt) {
    if (auto decision = hit(seen, prompt.side))
        return decision;
    return drift(seen, prompt, placesToBe(seen, prompt.side));
}

// A ball in the air or on the ground.
std::optional<Decision> toTheBall(const State& seen, const Prompt& prompt) {
    const Standing standing{seen};
    const Side side = prompt.side;
    const Square ball = *seen.ball;
    const bool air = seen.phase != Phase::Loose;
    if (manAt(seen, side, ball) == nullptr) {
        std::optional<Decision> best;
        int least = Ways::kNever;
        for (const Man& man : seen.men) {
            if (man.id.side() != side || !man.at)
                continue;
            if (air && side == seen.offense && !isEligible(*seen.rules, labelOf(man.id)))
                continue;
            const int budget = std::min(seen.squaresLeft, speedOf(seen, man.id) - man.moved);
            if (apart(*man.at, ball) > budget)
                continue;
            const Ways ways{seen, standing, man, std::max(budget, 0)};
            if (ways.costTo(ball) >= least)
                continue;
            if (auto there = goTo(seen, ways, man.id, ball)) {
                least = ways.costTo(ball);
                best = std::move(there);
            }
        }
        if (best)
            return best;
    }
    // near it, for what comes after; nobody leaves its square
    Prompt others = prompt;
    std::erase_if(others.moves,
                  [&](const Reach& reach) { return findMan(seen, reach.man)->at == ball; });
    std::vector<Goal> goals{{ball, 4.0}};
    if (air)
        goals.push_back({{ball.column - directionOf(seen, side) * 2, ball.row}, 3.0});
    return drift(seen, others.moves.empty() ? prompt : others, goals);
}

}  // namespace thrum::scrimmage
