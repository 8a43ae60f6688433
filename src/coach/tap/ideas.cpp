#include "coach/tap/search.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>

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
               const Sense& sense,
               std::size_t most) {
    std::vector<FigureId> thrownTo;
    for (const PassIdea& pass : sense.passes(seen, table, 8)) {
        const auto times = std::ranges::count(thrownTo, pass.receiver);
        if (times >= 2 || thrownTo.size() >= most)
            continue;
        thrownTo.push_back(pass.receiver);
        ideas.push_back({.plan = decisionsOf(pass, table, side)});
    }
}

// Pitches, each with the best way for whoever gets the ball.
void addPitches(std::vector<Idea>& ideas,
                const tap::Prompt& prompt,
                const TableView& table,
                Side side,
                std::size_t answers) {
    const tap::Option* pitch = optionFor(prompt, DecisionKind::Pitch);
    if (pitch == nullptr)
        return;
    for (const FigureId back : pitch->figures) {
        TableView given = table;
        given.carrier = given.indexOf(back);
        if (!given.hasCarrier())
            continue;
        const auto ways = runIdeas(given, answers, 2);
        if (ways.empty())
            continue;
        Plan plan = planOf(ways.front(), given, side);
        Decision thrown = word(DecisionKind::Pitch, side);
        thrown.figure = back;
        plan.insert(plan.end() - 1, thrown);
        ideas.push_back({.plan = std::move(plan)});
    }
}

// Plays of the book by lot; of those who have seen film, the likelier the better they are on it.
void addCalls(std::vector<Idea>& ideas,
              const tap::State& seen,
              const tap::Prompt& prompt,
              Side side,
              const Sense& sense,
              std::size_t most,
              std::uint64_t luck) {
    constexpr double kLot = 0.08;  // points, standard deviation: not the same plays all evening
    struct Drawn {
        Intent intent{};
        std::optional<double> usually{};
        double rank = 0.0;
    };
    std::vector<Drawn> drawn;
    for (Intent& intent : sense.intents(seen, side))
        drawn.push_back({std::move(intent)});
    for (std::size_t i = 0; i + 1 < drawn.size(); ++i)
        std::swap(drawn[i], drawn[i + bitsAt(luck, i) % (drawn.size() - i)]);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        drawn[i].usually = sense.usually(drawn[i].intent, seen);
        if (drawn[i].usually)
            drawn[i].rank = *drawn[i].usually + kLot * misjudged(bitsAt(luck, 1000 + i));
    }
    std::ranges::stable_sort(drawn, std::ranges::greater{}, &Drawn::rank);
    for (std::size_t i = 0; i < drawn.size() && ideas.size() < most; ++i) {
        auto plan = sense.lineUp(seen, prompt, side, drawn[i].intent.formation);
        if (!plan.empty())
            ideas.push_back({.plan = std::move(plan),
                             .intent = drawn[i].intent,
                             .name = drawn[i].intent.name,
                             .usually = drawn[i].usually});
    }
}

// A passer runs on his other base, or waits on it.
void addBases(std::vector<Idea>& ideas, const tap::Prompt& prompt, Side side) {
    const tap::Option* bases = optionFor(prompt, DecisionKind::SwitchBase);
    if (bases == nullptr || bases->figures.empty())
        return;
    Decision changed = word(DecisionKind::SwitchBase, side);
    changed.figure = bases->figures.front();
    ideas.push_back({.plan = {changed, word(DecisionKind::Done, side)}});
}

// Other formations, and other things to expect.
void addDefenses(std::vector<Idea>& ideas,
                 const tap::State& seen,
                 const tap::Prompt& prompt,
                 Side side,
                 const Sense& sense,
                 std::size_t most,
                 std::uint64_t luck) {
    constexpr std::array kStances{Stance::AgainstRun, Stance::AgainstPass, Stance::Balanced};
    const auto fitting = sense.fitting(seen, side);
    if (fitting.empty() || fitting.front()->unit != FormationUnit::Defense)
        return;
    for (std::uint64_t i = 0; ideas.size() < most && i < 3 * most; ++i) {
        const Formation& formation = *fitting[bitsAt(luck, i) % fitting.size()];
        auto plan = sense.defenseFor(
            seen, prompt, side, formation, kStances[i % kStances.size()], bitsAt(luck, 50 + i));
        if (!plan.empty())
            ideas.push_back({.plan = std::move(plan), .name = formation.name});
    }
}

// Nothing at all, the fake, and backs who face another hole.
void addMotions(std::vector<Idea>& ideas,
                const tap::State& seen,
                const tap::Prompt& prompt,
                Side side,
                const Sense& sense,
                std::size_t most) {
    const auto add = [&](Plan plan) {
        if (plan != ideas.front().plan && ideas.size() < most)
            ideas.push_back({.plan = std::move(plan)});
    };
    add({word(DecisionKind::Done, side)});
    if (wants(prompt, DecisionKind::DeclareFake))
        add({word(DecisionKind::DeclareFake, side), word(DecisionKind::Done, side)});
    const tap::Option* turns = optionFor(prompt, DecisionKind::Pivot);
    const bool runs = !sense.called() || !sense.called()->pass;
    if (turns == nullptr || !runs || seen.playFacts.kind != tap::PlayKind::Scrimmage)
        return;
    TableView table = sense.view(seen, side);
    table.lineCounts = true;
    for (const FigureId id : turns->figures) {
        table.carrier = table.indexOf(id);
        if (!table.hasCarrier() || table.men[table.carrier].position != tap::Position::RB)
            continue;
        for (const RunIdea& way : apartFromEachOther(runIdeas(table, std::size_t{0}, 0), 2)) {
            if (way.stays)
                continue;
            const Decision turned = pivot(table, table.carrier, way.heading, side);
            if (!tap::check(seen, turned))
                add({turned, word(DecisionKind::Done, side)});
        }
    }
}

// The sense's answer; the same for a carrier who is faster or slower than he was seen to be, or who
// curves; and with only the nearest men turned, so that the others stay between him and the goal.
void addChases(std::vector<Idea>& ideas,
               const tap::State& seen,
               Side side,
               const Sense& sense,
               const Plan& sensible) {
    struct Runner {
        double speed = 1.0;
        double curve = 0.0;
    };
    constexpr std::array kRunners{
        Runner{1.25, 0.0}, Runner{1.0, 8.0}, Runner{1.0, -8.0}, Runner{0.8, 0.0}};
    ideas.push_back({.plan = sensible});
    const auto add = [&](Plan plan) {
        const bool known =
            std::ranges::any_of(ideas, [&](const Idea& idea) { return idea.plan == plan; });
        if (!known)
            ideas.push_back({.plan = std::move(plan)});
    };
    for (const Runner& runner : kRunners) {
        TableView table = sense.view(seen, other(side));
        if (!table.hasCarrier())
            break;
        table.men[table.carrier].speed *= runner.speed;
        table.men[table.carrier].heading += runner.curve;
        Plan plan;
        for (const Turn& t : answersTo(seen, table, sense.coverage()))
            plan.push_back(pivot(table, t.man, t.heading, side));
        plan.push_back(word(DecisionKind::Done, side));
        add(std::move(plan));
    }
    const auto turns = static_cast<std::size_t>(
        std::ranges::count(sensible, DecisionKind::Pivot, &Decision::kind));
    for (const std::size_t keep : {std::size_t{2}, std::size_t{4}, std::size_t{1}}) {
        if (keep >= turns)
            continue;
        Plan fewer(sensible.begin(), sensible.begin() + static_cast<std::ptrdiff_t>(keep));
        fewer.push_back(sensible.back());
        add(std::move(fewer));
    }
}

// Against a throw: as sense says, everybody straight to the ball, or the deep men left as they are.
void addThrowAnswers(std::vector<Idea>& ideas,
                     const tap::State& seen,
                     Side side,
                     const Sense& sense,
                     const Plan& sensible) {
    ideas.push_back({.plan = sensible});
    if (!seen.ball)
        return;
    const TableView table = sense.view(seen, other(side));
    const double x = table.x(*seen.ball);
    const double y = table.y(*seen.ball);
    Plan straight = sensible;
    Plan deepStay;
    for (Decision& decision : straight) {
        const std::size_t man =
            decision.figure ? table.indexOf(*decision.figure) : TableView::kNobody;
        if (man == TableView::kNobody) {
            deepStay.push_back(decision);
            continue;
        }
        if (table.men[man].x < x)
            deepStay.push_back(decision);
        decision.heading = table.onField(directionTo(table.men[man].x, table.men[man].y, x, y));
    }
    if (straight != sensible)
        ideas.push_back({.plan = std::move(straight)});
    if (deepStay != sensible)
        ideas.push_back({.plan = std::move(deepStay)});
}

}  // namespace

std::vector<Idea> ideasFor(const tap::State& seen,
                           const tap::Prompt& prompt,
                           Side side,
                           Sense& sense,
                           std::size_t most,
                           std::uint64_t luck,
                           Throws throws) {
    std::vector<Idea> ideas;
    const Plan sensible = sense.think(seen, prompt, side, 0);
    if (sensible.empty())
        return ideas;
    switch (seen.phase) {
        case Phase::LineUp: {
            const bool places = std::ranges::any_of(
                sensible, [](const Decision& d) { return d.kind == DecisionKind::Place; });
            // kicks are the sense's to choose; a line-up that stands is only set
            if (!places || seen.playFacts.kind == tap::PlayKind::Punt)
                return ideas;
            ideas.push_back({.plan = sensible, .intent = sense.called(), .name = sense.callName()});
            if (sense.called())
                ideas.front().usually = sense.usually(*sense.called(), seen);
            addCalls(ideas, seen, prompt, side, sense, most, luck);
            break;
        }
        case Phase::SetDefense: {
            // a few, each tried often, where what the offense will do is guessed anew every time
            ideas.push_back({.plan = sensible, .name = sense.callName()});
            addDefenses(ideas, seen, prompt, side, sense, most / 2 + 1, luck);
            break;
        }
        case Phase::Motion: {
            ideas.push_back({.plan = sensible});
            addMotions(ideas, seen, prompt, side, sense, most);
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
            // who plays his throw and the runs through sees beforehand whether it is caught
            if (throws == Throws::Trusted && sensible.front().kind == DecisionKind::DeclarePass)
                break;
            if (throws == Throws::Tried && wants(prompt, DecisionKind::DeclarePass))
                addPasses(ideas, seen, table, side, sense, most / 2);
            const auto answers = static_cast<std::size_t>(seen.rules->pivot.defenseExtra);
            addPitches(ideas, prompt, table, side, answers);
            addBases(ideas, prompt, side);
            addRuns(ideas, table, side, answers, most);
            break;
        }
        case Phase::StopDefense:
        case Phase::TouchOther:
        case Phase::FumbleOther:
        case Phase::CoverPivot:
        case Phase::PuntCoverPivot:
            addChases(ideas, seen, side, sense, sensible);
            break;
        case Phase::PassDefense:
            addThrowAnswers(ideas, seen, side, sense, sensible);
            break;
        case Phase::ReturnPivot:
        case Phase::PuntReturnPivot:
        case Phase::TouchPossession:
        case Phase::FumbleRecover:
            if (wants(prompt, DecisionKind::TakeTouchback))
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

std::vector<Idea> callIdeas(const tap::State& seen, Side side, Sense& sense, std::size_t most) {
    std::vector<Idea> ideas;
    const bool behind = seen.phase == Phase::RunBehind;
    if (!behind || seen.offense != side || seen.stopsUsed >= seen.rules->stoppages.max)
        return ideas;
    ideas.push_back({.calls = sense.calls(seen, side)});
    ideas.push_back({.calls = std::vector<Call>{}});
    for (const double seconds : {0.8, 0.4, 1.3, 1.0, 0.6, 0.2}) {
        if (ideas.size() >= most)
            break;
        const int tick = static_cast<int>(seconds * seen.board.ticksPerSecond);
        ideas.push_back({.calls = std::vector<Call>{{tick, side, CallKind::Stop}}});
    }
    return ideas;
}

}  // namespace thrum::coach
