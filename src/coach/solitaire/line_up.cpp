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

const Formation* standingIn(const State& s, Side side, std::span<const Formation> book) {
    const FormationUnit due = unitDue(s, side);
    const auto stands = [&](const Formation& formation) {
        if (!isFor(formation, due))
            return false;
        const auto plan = planOf(s, side, formation);
        const auto next = plan ? notYetDone(s, *plan) : std::nullopt;
        return plan && (!next || next->kind != DecisionKind::Place);
    };
    const auto found = std::ranges::find_if(book, stands);
    return found != book.end() ? &*found : nullptr;
}

Decision lineUpNext(const State& s,
                    Side side,
                    std::span<const Formation> book,
                    const Formation& called) {
    const Formation* stands = standingIn(s, side, book);
    const auto plan = planOf(s, side, stands != nullptr ? *stands : called);
    if (!plan)
        return ready(side);
    auto next = notYetDone(s, *plan);
    return next ? *std::move(next) : ready(side);
}

}  // namespace thrum::solitaire::coach
