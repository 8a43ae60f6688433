#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <algorithm>

// What a coach does in a window that he does not think about. A lapse wastes a chance; nobody turns
// his runner round, throws into a crowd or leaves a receiver alone, so that a weak coach looks slow
// and not mad.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;
using tap::Phase;
using Plan = std::vector<Decision>;

// The men without the ball go where it is now, not where it will be, the nearest first.
std::vector<Turn> straightTo(const TableView& table, double x, double y, std::size_t most) {
    constexpr double kSees = 4.0;  // degrees
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < table.men.size(); ++i) {
        const Man& man = table.men[i];
        if (man.attacks || !man.free() || man.speed <= 0.0)
            continue;
        const Turn turn = toPlace(table, i, x, y, man.reach);
        if (apart(turn.heading, man.heading) > kSees)
            turns.push_back(turn);
    }
    std::ranges::stable_sort(turns, {}, &Turn::seconds);
    turns.resize(std::min(most, turns.size()));
    return turns;
}

}  // namespace

std::vector<Decision> Sense::anyCall(const tap::State& seen, const tap::Prompt& prompt, Side side) {
    const bool kicks =
        seen.playFacts.kind == tap::PlayKind::Punt || seen.down >= seen.rules->downs.perSeries;
    const auto all = kicks ? std::vector<Intent>{} : intents(seen, side);
    if (all.empty())
        return {};
    m_intent = all[luck(seen, 51) % all.size()];
    m_callName = m_intent->name;
    return lineUp(seen, prompt, side, m_intent->formation);
}

std::vector<Decision> Sense::anyDefense(const tap::State& seen,
                                        const tap::Prompt& prompt,
                                        Side side) {
    const auto formations = fitting(seen, side);
    if (formations.empty() || !wants(prompt, DecisionKind::Place))
        return {};
    const Formation& formation = *formations[luck(seen, 52) % formations.size()];
    m_callName = formation.name;
    return lineUp(seen, prompt, side, formation);
}

std::vector<Decision> Sense::lapse(const tap::State& seen, const tap::Prompt& prompt, Side side) {
    const Plan nothing{word(DecisionKind::Done, side)};
    const TableView table = view(seen, other(side));
    const auto chase = [&](double x, double y, std::size_t most) {
        Plan plan;
        for (const Turn& t : straightTo(table, x, y, most))
            plan.push_back(pivot(table, t.man, t.heading, side));
        plan.push_back(nothing.front());
        return plan;
    };
    switch (seen.phase) {
        case Phase::LineUp:
            return anyCall(seen, prompt, side);
        case Phase::SetDefense:
            return anyDefense(seen, prompt, side);
        case Phase::Motion:
        case Phase::Match:
        case Phase::StopOffense:
            return nothing;
        case Phase::StopDefense:
        case Phase::TouchOther:
        case Phase::FumbleOther:
        case Phase::CoverPivot:
        case Phase::PuntCoverPivot:
            if (!table.hasCarrier())
                return {};
            return chase(
                table.men[table.carrier].x, table.men[table.carrier].y, answersAllowed(seen));
        case Phase::PassDefense:
            if (!seen.ball)
                return {};
            return chase(table.x(*seen.ball), table.y(*seen.ball), table.men.size());
        case Phase::ReturnPivot:
        case Phase::PuntReturnPivot:
        case Phase::TouchPossession:
        case Phase::FumbleRecover:
            return wants(prompt, DecisionKind::TakeTouchback) ? Plan{} : nothing;
        default:
            return {};
    }
}

}  // namespace thrum::coach
