#include "coach/solitaire/cover.hpp"

#include <thrum/coach/solitaire/line_up.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>

namespace thrum::solitaire::coach {
namespace {

bool isFor(const Formation& formation, FormationUnit due) {
    return formation.unit == due ||
           (due == FormationUnit::FieldGoalBlock && formation.unit == FormationUnit::Defense);
}

bool isAgainstPasses(const Formation& formation) {
    return std::ranges::find(formation.tags, "pass") != formation.tags.end();
}

std::optional<std::vector<Decision>> planOf(const State& s, Side side, const Formation& formation) {
    auto plan = lineupDecisions(s, side, formation);
    return plan ? std::optional{*std::move(plan)} : std::nullopt;
}

Decision ready(Side side) {
    Decision d;
    d.kind = DecisionKind::Ready;
    d.side = side;
    return d;
}

}  // namespace

const Formation& formationFor(
    const State& s, Side side, std::span<const Formation> book, std::uint64_t bits, bool reads) {
    const FormationUnit due = unitDue(s, side);
    std::vector<const Formation*> of;
    for (const Formation& formation : book) {
        if (isFor(formation, due))
            of.push_back(&formation);
    }
    // by lot, but those that answer the call before the others
    if (!of.empty())
        std::rotate(
            of.begin(), of.begin() + static_cast<std::ptrdiff_t>(bits % of.size()), of.end());
    if (due == FormationUnit::Defense) {
        const bool pass = reads && s.playFacts.kind == PlayKind::Pass;
        std::stable_partition(of.begin(), of.end(), [&](const Formation* formation) {
            return isAgainstPasses(*formation) == pass;
        });
    }
    for (const Formation* tried : of) {
        if (const auto plan = planOf(s, side, *tried); plan && leadsToReady(s, side, *plan))
            return *tried;
    }
    return plainFormation(due);
}

namespace {

/// How a formation may stand: moved about for what the offense does, or as it is kept.
std::vector<std::vector<Decision>> plansOf(const State& s,
                                           Side side,
                                           const Formation& formation,
                                           bool reads) {
    std::vector<std::vector<Decision>> plans;
    auto plan = planOf(s, side, formation);
    if (!plan)
        return plans;
    if (reads)
        plans.push_back(answering(s, side, *plan));
    plans.push_back(*std::move(plan));
    return plans;
}

// The rest of a line-up that the side stands in already.
std::optional<std::vector<Decision>> standing(const State& s,
                                              Side side,
                                              std::span<const Formation> book,
                                              bool reads) {
    const FormationUnit due = unitDue(s, side);
    for (const Formation& formation : book) {
        if (!isFor(formation, due))
            continue;
        for (std::vector<Decision>& plan : plansOf(s, side, formation, reads)) {
            const auto next = notYetDone(s, plan);
            if (!next || next->kind != DecisionKind::Place)
                return std::move(plan);
        }
    }
    return std::nullopt;
}

}  // namespace

bool standsIn(const State& s, Side side, std::span<const Formation> book, bool reads) {
    return standing(s, side, book, reads).has_value();
}

Decision lineUpNext(const State& s,
                    Side side,
                    std::span<const Formation> book,
                    const Formation& called,
                    bool reads) {
    auto plan = standing(s, side, book, reads);
    if (!plan) {
        auto plans = plansOf(s, side, called, reads);
        if (!plans.empty())
            plan = std::move(plans.front());
    }
    if (!plan)
        return ready(side);
    auto next = notYetDone(s, *plan);
    return next ? *std::move(next) : ready(side);
}

}  // namespace thrum::solitaire::coach
