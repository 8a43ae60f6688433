#include "coach/sense.hpp"

#include <algorithm>
#include <cmath>

// Turning men: for the carrier, against him, toward a ball.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

constexpr double kWidest = 84.0;  // degrees off downfield
constexpr double kStepDegrees = 7.0;

}  // namespace

std::vector<RunIdea> runIdeas(const TableView& view,
                              std::optional<std::size_t> answers,
                              std::size_t mostBlocks) {
    std::vector<RunIdea> ideas;
    if (!view.hasCarrier())
        return ideas;
    const auto tried = [&](double heading, std::size_t blockers) {
        RunIdea idea;
        idea.heading = heading;
        TableView table = view;
        table.men[table.carrier].heading = heading;
        idea.blocks = blocks(table, blockers);
        turn(table, idea.blocks);
        const std::size_t most = answers ? *answers + 1 + idea.blocks.size() : 11;
        turn(table, pursuit(table, most));
        idea.forecast = forecast(table);
        ideas.push_back(std::move(idea));
    };
    if (view.men[view.carrier].free()) {
        for (double heading = -kWidest; heading <= kWidest + 0.1; heading += kStepDegrees) {
            tried(heading, 0);
            if (mostBlocks > 0)
                tried(heading, mostBlocks);
        }
    }
    if (answers) {
        RunIdea stays;
        stays.heading = view.men[view.carrier].heading;
        stays.stays = true;
        stays.forecast = forecast(view);
        ideas.push_back(std::move(stays));
    }
    // among equals the straighter way
    std::ranges::stable_sort(ideas, [](const RunIdea& a, const RunIdea& b) {
        const double va = a.forecast.front + (a.stays ? 0.5 : 0.0) - std::abs(a.heading) * 0.01;
        const double vb = b.forecast.front + (b.stays ? 0.5 : 0.0) - std::abs(b.heading) * 0.01;
        return va > vb;
    });
    return ideas;
}

std::vector<Decision> Sense::stopOffense(const tap::State& seen,
                                         const tap::Prompt& prompt,
                                         Side side) const {
    const TableView table = view(seen, side);
    if (!table.hasCarrier())
        return {word(DecisionKind::Done, side)};
    const auto ways = runIdeas(table, static_cast<std::size_t>(seen.rules.pivot.defenseExtra), 2);
    const bool mayPass =
        std::ranges::find(prompt.wants, DecisionKind::DeclarePass) != prompt.wants.end();
    const double toRun = ways.empty() ? -5.0 : ways.front().forecast.front - table.line;
    if (mayPass) {
        auto passes = passIdeas(seen, table, 6);
        // the play's own reads come first among what is about as good
        if (m_intent && !m_intent->reads.empty()) {
            constexpr double kForRead = 2.5;
            const auto roles = m_setup.lineups->roles(side, m_intent->formation);
            for (PassIdea& idea : passes)
                for (const auto& [role, id] : roles)
                    if (id == idea.receiver &&
                        std::ranges::find(m_intent->reads, role, &PlayRead::role) !=
                            m_intent->reads.end())
                        idea.value += kForRead;
            std::ranges::stable_sort(passes, std::ranges::greater{}, &PassIdea::value);
        }
        const bool lastStop = seen.stopsUsed >= seen.rules.stoppages.max;
        const double wanted = lastStop ? toRun : std::max(toRun, 4.0);
        if (!passes.empty() && passes.front().value > wanted)
            return decisionsOf(passes.front(), table, side);
    }
    if (ways.empty() || ways.front().stays)
        return {word(DecisionKind::Done, side)};
    // a passer waits for his receivers rather than turning himself
    const bool passer =
        mayPass && m_intent && m_intent->pass && seen.stopsUsed < seen.rules.stoppages.max;
    if (passer)
        return {word(DecisionKind::Done, side)};
    Decisions plan;
    const RunIdea& best = ways.front();
    if (apart(best.heading, table.men[table.carrier].heading) > 1.0)
        plan.push_back(pivot(table, table.carrier, best.heading, side));
    for (const Turn& t : best.blocks)
        plan.push_back(pivot(table, t.man, t.heading, side));
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

std::vector<Decision> Sense::chase(const tap::State& seen, Side side, std::size_t most) const {
    const TableView table = view(seen, other(side));
    Decisions plan;
    for (const Turn& t : pursuit(table, most))
        plan.push_back(pivot(table, t.man, t.heading, side));
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

std::vector<Decision> Sense::carry(const tap::State& seen, Side side) const {
    const TableView table = view(seen, side);
    Decisions plan;
    const auto ways = runIdeas(table, std::nullopt, 6);
    if (!ways.empty()) {
        plan.push_back(pivot(table, table.carrier, ways.front().heading, side));
        for (const Turn& t : ways.front().blocks)
            plan.push_back(pivot(table, t.man, t.heading, side));
    }
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

std::vector<Decision> Sense::towardBall(const tap::State& seen, Side side, std::size_t most) const {
    const TableView table = view(seen, side);
    Decisions plan;
    if (seen.ball) {
        std::vector<Turn> turns;
        for (std::size_t i = 0; i < table.men.size(); ++i)
            if (table.men[i].attacks && table.men[i].free())
                turns.push_back(toPlace(
                    table, i, table.x(*seen.ball), table.y(*seen.ball), table.men[i].reach));
        std::ranges::stable_sort(turns, {}, &Turn::seconds);
        for (std::size_t i = 0; i < std::min(most, turns.size()); ++i)
            plan.push_back(pivot(table, turns[i].man, turns[i].heading, side));
    }
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

std::vector<Decision> Sense::puntStop(const tap::State& /*seen*/, Side side) const {
    return {word(DecisionKind::Punt, side), word(DecisionKind::HangOn, side)};
}

std::vector<Call> Sense::calls(const tap::State& seen, Side side) {
    using tap::Phase;
    const bool punt = seen.phase == Phase::PuntRun;
    const bool behind = seen.phase == Phase::RunBehind || punt;
    if (!behind || seen.offense != side || seen.stopsUsed >= seen.rules.stoppages.max)
        return {};
    const TableView table = view(seen, side);
    if (!table.hasCarrier())
        return {};
    const Forecast ahead = forecast(table, 8.0);
    const double tickRate = seen.board.ticksPerSecond;
    const auto stopAt = [&](double seconds) {
        const int tick = std::max(1, static_cast<int>(seconds * tickRate));
        return std::vector<Call>{{tick, side, CallKind::Stop}};
    };
    constexpr double kTooClose = 0.35;  // seconds before trouble
    const double trouble = ahead.tackled ? ahead.seconds - kTooClose : 99.0;
    if (punt) {
        // as late as the rush allows, while the gunners run
        constexpr double kGunnersRun = 3.2;
        return stopAt(std::clamp(std::min(kGunnersRun, trouble), 0.3, 8.0));
    }
    const bool quarterback = seen.playFacts.snapTaker == seen.carrier && !seen.playFacts.directSnap;
    if (quarterback && m_intent && m_intent->pass) {
        const double used = static_cast<double>(seen.playFacts.boardTicks) / tickRate;
        const double wanted = m_intent->stopSeconds > 0.0 && used < m_intent->stopSeconds
                                  ? m_intent->stopSeconds - used
                                  : 0.5;
        return stopAt(std::max(0.2, std::min(wanted, trouble)));
    }
    // nothing in the way: no stop gives the defense no turn
    const double gain = ahead.front - table.line;
    constexpr double kGoodEnough = 8.0;
    if (gain > kGoodEnough || ahead.scored)
        return {};
    if (ahead.lineSeconds > 0.0)
        return stopAt(std::max(0.15, ahead.lineSeconds - 0.15));
    return stopAt(std::max(0.15, std::min(trouble, 2.0)));
}

}  // namespace thrum::coach
