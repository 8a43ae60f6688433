#include "coach/search.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>

// What is worth trying, window by window.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;
using tap::Phase;
using Plan = std::vector<Decision>;

Decision word(DecisionKind kind, Side side) {
    return {.kind = kind, .side = side};
}

Decision pivot(const TableView& table, std::size_t man, double heading, Side side) {
    return {.kind = DecisionKind::Pivot,
            .side = side,
            .figure = table.men[man].id,
            .heading = table.onField(heading)};
}

Plan planOf(const RunIdea& way, const TableView& table, Side side) {
    Plan plan;
    if (!way.stays) {
        if (apart(way.heading, table.men[table.carrier].heading) > 1.0)
            plan.push_back(pivot(table, table.carrier, way.heading, side));
        for (const Turn& t : way.blocks)
            plan.push_back(pivot(table, t.man, t.heading, side));
    }
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

// Ways that differ: neighbors of a better one are left out.
std::vector<RunIdea> apartFromEachOther(std::vector<RunIdea> ways, std::size_t most) {
    std::vector<RunIdea> kept;
    for (RunIdea& way : ways) {
        const bool alike = std::ranges::any_of(kept, [&](const RunIdea& other) {
            return way.stays == other.stays && apart(way.heading, other.heading) < 10.0 &&
                   way.blocks.empty() == other.blocks.empty();
        });
        if (!alike && kept.size() < most)
            kept.push_back(std::move(way));
    }
    return kept;
}

void addRuns(std::vector<Idea>& ideas,
             const TableView& table,
             Side side,
             std::optional<std::size_t> answers,
             std::size_t most) {
    for (const RunIdea& way : apartFromEachOther(runIdeas(table, answers, 3), most))
        ideas.push_back({.plan = planOf(way, table, side)});
}

void addPasses(std::vector<Idea>& ideas,
               const tap::State& seen,
               const TableView& table,
               Side side,
               std::size_t most) {
    std::vector<FigureId> thrownTo;
    for (const PassIdea& pass : passIdeas(seen, table, 8)) {
        const auto times = std::ranges::count(thrownTo, pass.receiver);
        if (times >= 2 || thrownTo.size() >= most)
            continue;
        thrownTo.push_back(pass.receiver);
        ideas.push_back({.plan = decisionsOf(pass, table, side)});
    }
}

// The sense's answer, and the same with a man or two left as they are: those farthest away stay
// between the carrier and the goal.
void addChases(std::vector<Idea>& ideas, const Plan& sensible) {
    ideas.push_back({.plan = sensible});
    const auto turns = static_cast<std::size_t>(
        std::ranges::count(sensible, DecisionKind::Pivot, &Decision::kind));
    for (std::size_t keep : {std::size_t{1}, std::size_t{2}, std::size_t{4}}) {
        if (keep >= turns)
            continue;
        Plan fewer(sensible.begin(), sensible.begin() + static_cast<std::ptrdiff_t>(keep));
        fewer.push_back(sensible.back());
        ideas.push_back({.plan = std::move(fewer)});
    }
}

}  // namespace

std::vector<Idea> ideasFor(const tap::State& seen,
                           const tap::Prompt& prompt,
                           Side side,
                           Sense& sense,
                           std::size_t most,
                           std::uint64_t luck) {
    std::vector<Idea> ideas;
    const Plan sensible = sense.think(seen, prompt, side, 0);
    if (sensible.empty())
        return ideas;
    const auto asks = [&](DecisionKind kind) {
        return std::ranges::find(prompt.wants, kind) != prompt.wants.end();
    };
    switch (seen.phase) {
        case Phase::LineUp: {
            const bool places = std::ranges::any_of(
                sensible, [](const Decision& d) { return d.kind == DecisionKind::Place; });
            // kicks are the sense's to choose; a line-up that stands is only set
            if (!places || seen.playFacts.kind == tap::PlayKind::Punt)
                return ideas;
            ideas.push_back({.plan = sensible, .intent = sense.called()});
            auto intents = sense.intents(seen, side);
            for (std::size_t i = 0; i < intents.size() && ideas.size() < most; ++i) {
                const std::size_t at = i + bitsAt(luck, i) % (intents.size() - i);
                std::swap(intents[i], intents[at]);
                auto plan = sense.lineUp(seen, prompt, side, intents[i].formation);
                if (!plan.empty())
                    ideas.push_back({.plan = std::move(plan), .intent = intents[i]});
            }
            break;
        }
        case Phase::SetDefense: {
            ideas.push_back({.plan = sensible});
            for (int other = 1; ideas.size() < most && other <= 6; ++other) {
                auto plan = sense.think(seen, prompt, side, other % 2 == 0 ? 3 + other : 0);
                if (other % 2 != 0) {
                    // the same front, the backs left as they were drawn
                    plan = sense.think(seen, prompt, side, 2 + other);
                }
                if (!plan.empty())
                    ideas.push_back({.plan = std::move(plan)});
            }
            break;
        }
        case Phase::Announce: {
            const auto option =
                std::ranges::find(prompt.options, DecisionKind::Announce, &tap::Option::decision);
            if (option == prompt.options.end())
                return ideas;
            ideas.push_back({.plan = sensible});
            for (const FigureId id : option->figures) {
                Decision named = word(DecisionKind::Announce, side);
                named.figure = id;
                if (named != sensible.front())
                    ideas.push_back({.plan = {named}});
            }
            break;
        }
        case Phase::StopOffense: {
            const TableView table = sense.view(seen, side);
            ideas.push_back({.plan = sensible});
            if (asks(DecisionKind::DeclarePass))
                addPasses(ideas, seen, table, side, most / 2);
            addRuns(
                ideas, table, side, static_cast<std::size_t>(seen.rules.pivot.defenseExtra), most);
            break;
        }
        case Phase::StopDefense:
        case Phase::TouchOther:
        case Phase::FumbleOther:
        case Phase::CoverPivot:
        case Phase::PuntCoverPivot:
            addChases(ideas, sensible);
            break;
        case Phase::ReturnPivot:
        case Phase::PuntReturnPivot:
        case Phase::TouchPossession:
        case Phase::FumbleRecover:
            if (asks(DecisionKind::TakeTouchback))
                return ideas;
            ideas.push_back({.plan = sensible});
            addRuns(ideas, sense.view(seen, side), side, std::nullopt, most);
            break;
        case Phase::KickDecide:
            ideas.push_back({.plan = {word(DecisionKind::TakeTouchback, side)}});
            ideas.push_back({.plan = {word(DecisionKind::ReturnKick, side)}});
            break;
        default:
            break;
    }
    if (ideas.size() > most)
        ideas.resize(most);
    return ideas;
}

std::vector<Idea> callIdeas(const tap::State& seen, Side side, Sense& sense) {
    std::vector<Idea> ideas;
    const bool behind = seen.phase == Phase::RunBehind;
    if (!behind || seen.offense != side || seen.stopsUsed >= seen.rules.stoppages.max)
        return ideas;
    ideas.push_back({.calls = sense.calls(seen, side)});
    ideas.push_back({.calls = std::vector<Call>{}});
    for (const double seconds : {0.4, 0.8, 1.3}) {
        const int tick = static_cast<int>(seconds * seen.board.ticksPerSecond);
        ideas.push_back({.calls = std::vector<Call>{{tick, side, CallKind::Stop}}});
    }
    return ideas;
}

}  // namespace thrum::coach
