#include "coach/tap/sense.hpp"

#include "coach/tap/situation.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>

namespace thrum::coach {
namespace {

using tap::DecisionKind;
using tap::Phase;

bool isLineUp(Phase phase) {
    return phase == Phase::LineUp || phase == Phase::SetDefense || phase == Phase::Break ||
           phase == Phase::KickLineUp || phase == Phase::OnsideLineUp;
}

// Where another idea is better than the rest of a refused one.
bool thinksAgain(Phase phase) {
    return phase == Phase::PassSet || isLineUp(phase);
}

}  // namespace

std::vector<tap::Decision> withinTime(std::vector<tap::Decision> plan, const tap::Prompt& prompt) {
    int left = 1'000'000;
    for (const tap::ClockView& clock : prompt.clocks)
        if (clock.running && clock.policy == tap::ClockPolicy::Enforced &&
            clock.name != tap::ClockName::Game)
            left = std::min(left, clock.msLeft);
    constexpr int kATurn = 1500;
    constexpr int kToFinish = 1100;
    int turns = std::max(0, (left - kToFinish) / kATurn);
    std::erase_if(plan, [&](const tap::Decision& decision) {
        return decision.kind == DecisionKind::Pivot && turns-- <= 0;
    });
    return plan;
}

std::uint64_t Sense::luck(const tap::State& seen, std::uint64_t salt) const {
    return bitsAt(bitsAt(m_seed, tap::digest(seen)), salt);
}

tap::Decision Sense::pivot(const TableView& view, std::size_t man, double heading, Side side) {
    return {.kind = DecisionKind::Pivot,
            .side = side,
            .figure = view.men[man].id,
            .heading = view.onField(heading)};
}

const Intent* Sense::believes(const tap::State& seen, std::uint64_t luck) const {
    const bool read = !m_expected.empty() && windowOf(seen) == m_expectedIn;
    if (!read || luck % 100 >= static_cast<std::uint64_t>(m_setup.eye.reads))
        return nullptr;
    return &m_expected[luck / 100 % m_expected.size()];
}

void Sense::follow(const tap::State& seen, std::vector<tap::Decision> plan) {
    m_plan.assign(plan.rbegin(), plan.rend());
    m_planPhase = seen.phase;
    m_planStage = seen.stage;
}

void Sense::startOver() {
    m_plan.clear();
    m_lineUpWindow = {};
    m_laid = 0;
}

tap::Input Sense::decide(const tap::State& seen,
                         const tap::Prompt& prompt,
                         Side side,
                         int attempt) {
    constexpr int kMostAttempts = 24;
    if (attempt > kMostAttempts)
        return tap::TimeExpired{};
    if (wants(prompt, DecisionKind::TakeOver))
        return word(DecisionKind::TakeOver, side);
    const bool samePlan = m_planPhase == seen.phase && m_planStage == seen.stage;
    // a refused turn is left out; a refused line-up is thought over
    if (!samePlan || (attempt > 0 && thinksAgain(seen.phase)))
        m_plan.clear();
    if (m_plan.empty()) {
        if (isLineUp(seen.phase)) {
            const Window window = windowOf(seen);
            m_lineUps = window == m_lineUpWindow ? m_lineUps + 1 : 0;
            m_lineUpWindow = window;
            attempt = std::max(attempt, m_lineUps);
            if (attempt > kMostAttempts)  // under these house rules nothing of his may stand
                return tap::TimeExpired{};
        }
        auto fresh = attempt > 0 && !thinksAgain(seen.phase) ? fallback(seen, prompt, side, attempt)
                                                             : think(seen, prompt, side, attempt);
        if (fresh.empty())
            fresh = fallback(seen, prompt, side, attempt);
        if (fresh.empty())
            return tap::TimeExpired{};
        follow(seen, withinTime(std::move(fresh), prompt));
    }
    tap::Decision next = std::move(m_plan.back());
    m_plan.pop_back();
    // the receiver, the stick and the release come in windows of their own
    if (next.kind == DecisionKind::DeclarePass) {
        m_planPhase = Phase::PassSet;
        m_laid = 0;
    }
    if (next.kind == DecisionKind::DeclareFieldGoal)
        m_planPhase = Phase::FieldGoal;
    return next;
}

std::vector<tap::Decision> Sense::think(const tap::State& seen,
                                        const tap::Prompt& prompt,
                                        Side side,
                                        int attempt) {
    if (auto calls = foulCalls(seen, prompt, side); !calls.empty() && attempt == 0)
        return calls;
    switch (seen.phase) {
        case Phase::LineUp:
            return offenseLineUp(seen, prompt, side, attempt);
        case Phase::SetDefense:
            return defenseLineUp(seen, prompt, side, attempt);
        case Phase::Break:
            if (wants(prompt, DecisionKind::Place))
                return defenseLineUp(seen, prompt, side, attempt);
            break;
        case Phase::KickLineUp:
        case Phase::OnsideLineUp:
            return kickLineUp(seen, prompt, side, attempt);
        case Phase::Motion:
            return inMotion(seen, prompt, side);
        case Phase::Match:
            return matching(seen, prompt, side);
        case Phase::Announce:
            return announce(seen, prompt, side);
        case Phase::StopOffense:
            return stopOffense(seen, prompt, side);
        case Phase::StopDefense:
        case Phase::PuntStopDefense:
        case Phase::TouchOther:
        case Phase::FumbleOther:
        case Phase::CoverPivot:
        case Phase::PuntCoverPivot:
            return chase(seen, side);
        case Phase::PassSet:
            return layAgain(seen, side);
        case Phase::PassDefense:
            return passDefense(seen, side);
        case Phase::TouchPossession:
        case Phase::FumbleRecover:
            if (wants(prompt, DecisionKind::TakeTouchback))
                break;
            return carry(seen, side);
        case Phase::ReturnPivot:
        case Phase::PuntReturnPivot:
            return carry(seen, side);
        case Phase::OnsideReceive:
        case Phase::OnsideKick:
            return towardBall(seen, side, static_cast<std::size_t>(seen.rules->onside.pivotsEach));
        case Phase::PuntStop:
            return puntStop(side);
        default:
            break;
    }
    return choices(seen, prompt, side);
}

}  // namespace thrum::coach
