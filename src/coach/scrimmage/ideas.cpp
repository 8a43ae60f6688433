#include "coach/scrimmage/ideas.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/grid.hpp>
#include <thrum/rules/scrimmage/ways.hpp>

#include <algorithm>

namespace thrum::scrimmage::coach {

Decision deciding(DecisionKind kind, Side side) {
    return {.kind = kind, .side = side};
}

Decision moving(ManId man, Square to) {
    Decision decision = deciding(DecisionKind::Move, man.side());
    decision.man = man;
    decision.to = to;
    return decision;
}

std::vector<Thought> callThoughts(const State& seen,
                                  const Prompt& due,
                                  Side side,
                                  std::uint64_t luck) {
    std::vector<Thought> thoughts;
    const auto add = [&](Call call) {
        Decision decision = deciding(DecisionKind::Call, side);
        decision.call = call;
        const double lot = dieAt(luck, thoughts.size() + 1, 1000) / 1000.0;
        thoughts.push_back({{decision}, lot});
    };
    for (const Label runner : due.runners)
        add({std::nullopt, runner, std::nullopt});
    const int start = windowStart(seen);
    const int direction = directionOf(seen, side);
    for (const int zone : due.zones) {
        // its middle, some way beyond the line
        const int band = (zone - 1) / (seen.rules->field.rows / seen.rules->zones.rows);
        const int middle = start + band * seen.rules->zones.columns + seen.rules->zones.columns / 2;
        if (depthOf(seen.lineOfScrimmage, direction, middle) < 1)
            add({std::nullopt, std::nullopt, zone});
    }
    return thoughts;
}

std::vector<Thought> targetThoughts(const State& seen, Side side) {
    const Standing standing{seen};
    const int direction = directionOf(seen, side);
    std::vector<Ways> receivers;
    for (const Man& man : seen.men) {
        if (man.id.side() == side && man.at && isEligible(*seen.rules, labelOf(man.id)))
            receivers.emplace_back(
                seen, standing, man, std::min(seen.squaresLeft, speedOf(seen, man.id)));
    }
    std::vector<Thought> thoughts;
    for (int column = 0; column < seen.rules->field.columns; ++column) {
        for (int row = 0; row < seen.rules->field.rows; ++row) {
            const Square at{column, row};
            const bool caught =
                std::ranges::any_of(receivers, [&](const Ways& ways) { return ways.reaches(at); });
            if (!caught || !isTarget(seen, at))
                continue;
            int nearest = 12;
            for (const Man& man : seen.men) {
                if (man.at && man.id.side() != side && mayTurnTo(seen, man, at)) {
                    const int away = apart(*man.at, at);
                    // who is too slow does not get there
                    nearest = std::min(nearest, away + (away > speedOf(seen, man.id) ? 4 : 0));
                }
            }
            const int gain = direction * (column - seen.lineOfScrimmage);
            Decision decision = deciding(DecisionKind::Target, side);
            decision.to = at;
            thoughts.push_back({{decision}, 2.0 * std::min(nearest, 7) + gain});
        }
    }
    return thoughts;
}

std::vector<Plan> ideasFor(const State& seen,
                           const Prompt& due,
                           Side side,
                           const Decision& sense,
                           const Looks& looks,
                           std::uint64_t luck) {
    std::vector<Thought> thoughts;
    switch (seen.phase) {
        case Phase::OffCall:
            if (looks.calls)
                thoughts = callThoughts(seen, due, side, luck);
            break;
        case Phase::ThrowAim:
            thoughts = targetThoughts(seen, side);
            break;
        case Phase::Turn:
        case Phase::AirOff:
        case Phase::AirDef:
        case Phase::Loose:
            thoughts = moveThoughts(seen, due, side, luck);
            break;
        default:
            break;
    }
    std::ranges::stable_sort(thoughts, std::ranges::greater{}, &Thought::promise);
    std::vector<Plan> ideas{{sense}};
    for (Thought& thought : thoughts) {
        if (ideas.size() >= looks.most)
            break;
        const bool known = std::ranges::any_of(ideas, [&](const Plan& plan) {
            return plan == thought.plan || (plan.size() == 1 && thought.plan.size() == 1 &&
                                            plan.front() == thought.plan.front());
        });
        if (!known)
            ideas.push_back(std::move(thought.plan));
    }
    return ideas;
}

}  // namespace thrum::scrimmage::coach
