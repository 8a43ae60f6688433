#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <algorithm>
#include <cmath>

// Turning men: for the carrier, against him, toward a ball.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

constexpr double kMostTurn = 84.0;  // degrees off downfield
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
    // among equals the straighter way
    const auto worth = [](const RunIdea& idea) {
        return idea.forecast.front + (idea.stays ? 0.5 : 0.0) - std::abs(idea.heading) * 0.01;
    };
    if (view.men[view.carrier].free()) {
        for (double heading = -kMostTurn; heading <= kMostTurn + 0.1; heading += kStepDegrees)
            tried(heading, 0);
        // blockers for the best ways only
        constexpr std::size_t kBlocked = 6;
        std::ranges::stable_sort(ideas, std::ranges::greater{}, worth);
        for (std::size_t i = 0; mostBlocks > 0 && i < kBlocked; ++i)
            tried(ideas[i].heading, mostBlocks);
    }
    if (answers) {
        RunIdea stays;
        stays.heading = view.men[view.carrier].heading;
        stays.stays = true;
        stays.forecast = forecast(view);
        ideas.push_back(std::move(stays));
    }
    std::ranges::stable_sort(ideas, std::ranges::greater{}, worth);
    return ideas;
}

bool Sense::meansToPass(const tap::State& seen) const {
    return seen.playFacts.fakeDeclared || (m_intent && m_intent->pass);
}

namespace {

// A way to run, by the carrier himself or by a back who is given the ball.
struct Carry {
    RunIdea idea{};
    std::optional<FigureId> pitchTo{};
    bool switchesBase = false;
    double value = -99.0;  ///< yards from the line
};

// The best way from here. A quarterback on his standing base has to change it first.
Carry bestCarry(const tap::State& seen,
                const TableView& table,
                const tap::Prompt& prompt,
                const Speeds& speeds) {
    const auto extra = static_cast<std::size_t>(seen.rules->pivot.defenseExtra);
    Carry best;
    const auto consider = [&](const TableView& from, Carry carry, std::size_t answers) {
        const auto ways = runIdeas(from, answers, 2);
        if (ways.empty())
            return;
        carry.idea = ways.front();
        carry.value = carry.idea.forecast.front - table.line;
        if (carry.value > best.value + 1e-9)
            best = std::move(carry);
    };
    consider(table, {}, extra);
    const FigureId runner = table.men[table.carrier].id;
    const tap::Option* bases = optionFor(prompt, DecisionKind::SwitchBase);
    const tap::Figure* figure = tap::findOnBoard(seen, runner);
    if (bases != nullptr && figure != nullptr &&
        std::ranges::find(bases->figures, runner) != bases->figures.end()) {
        const double faster = speeds.of(runner, 1 - figure->baseSlot);
        if (faster > table.men[table.carrier].speed + 1.0) {
            TableView switched = table;
            switched.men[table.carrier].speed = faster;
            consider(switched, {.switchesBase = true}, extra + 1);
        }
    }
    if (const tap::Option* pitch = optionFor(prompt, DecisionKind::Pitch)) {
        for (const FigureId back : pitch->figures) {
            TableView given = table;
            given.carrier = given.indexOf(back);
            if (given.hasCarrier())
                consider(given, {.pitchTo = back}, extra);
        }
    }
    return best;
}

}  // namespace

std::vector<PassIdea> Sense::passesByCall(const tap::State& seen, const TableView& table) const {
    constexpr std::size_t kMost = 6;
    constexpr double kForRead = 0.12;  // points
    auto passes = this->passes(seen, table, kMost);
    if (!m_intent || m_intent->reads.empty())
        return passes;
    // the play's own reads come first among what is about as good
    const auto roles = m_setup.lineups->roles(table.side, m_intent->formation);
    const auto isRead = [&](FigureId receiver) {
        return std::ranges::any_of(roles, [&](const auto& filled) {
            return filled.second == receiver &&
                   std::ranges::find(m_intent->reads, filled.first, &PlayRead::role) !=
                       m_intent->reads.end();
        });
    };
    for (PassIdea& idea : passes)
        if (isRead(idea.receiver))
            idea.value += kForRead;
    std::ranges::stable_sort(passes, std::ranges::greater{}, &PassIdea::value);
    return passes;
}

namespace {

// What becomes of a run that might get so far: somebody mostly gets in the way.
double likelyGain(double might) {
    constexpr double kShare = 0.4;
    return might > 0.0 ? kShare * might : might;
}

// Whether to run on as he is: a turn now lets the defense turn too; nearer the line it comes too
// late for that.
bool waitsForTheLine(const TableView& table,
                     const Carry& carry,
                     const Forecast& asItIs,
                     bool soon) {
    constexpr double kPatience = 2.5;
    constexpr double kFarFromTheLine = 0.35;  // seconds
    const bool looksAgain =
        asItIs.lineSeconds > kFarFromTheLine || (asItIs.lineSeconds < 0.0 && !soon);
    return looksAgain && !carry.idea.stays && carry.value < asItIs.front - table.line + kPatience;
}

}  // namespace

std::vector<Decision> Sense::stopOffense(const tap::State& seen,
                                         const tap::Prompt& prompt,
                                         Side side) const {
    const TableView table = view(seen, side);
    if (!table.hasCarrier())
        return {word(DecisionKind::Done, side)};
    const Carry carry = bestCarry(seen, table, prompt, *m_setup.speeds);
    const Forecast asItIs = forecast(table, 2.0);
    const bool lastStop = seen.stopsUsed >= seen.rules->stoppages.max;
    constexpr double kSoon = 0.8;          // seconds
    constexpr double kWorthWaiting = 4.0;  // yards
    const bool inTrouble = asItIs.tackled && asItIs.seconds < kSoon;
    const bool patient = !lastStop && !inTrouble && meansToPass(seen);
    if (wants(prompt, DecisionKind::DeclarePass)) {
        const auto passes = passesByCall(seen, table);
        const double run = likelyGain(carry.value);
        const double wanted = pointsAfterGain(seen, patient ? std::max(run, kWorthWaiting) : run);
        if (!passes.empty() && passes.front().value > wanted)
            return decisionsOf(passes.front(), table, side);
        // a passer waits for his receivers rather than turning himself, unless the way is open
        constexpr double kOpen = 9.0;
        if (patient && carry.value < kOpen)
            return {word(DecisionKind::Done, side)};
    }
    if (!lastStop && waitsForTheLine(table, carry, asItIs, inTrouble))
        return {word(DecisionKind::Done, side)};
    Decisions plan;
    const std::size_t runner = carry.pitchTo ? table.indexOf(*carry.pitchTo) : table.carrier;
    if (carry.switchesBase) {
        plan.push_back(word(DecisionKind::SwitchBase, side));
        plan.back().figure = table.men[runner].id;
    }
    if (!carry.idea.stays) {
        if (apart(carry.idea.heading, table.men[runner].heading) > 1.0)
            plan.push_back(pivot(table, runner, carry.idea.heading, side));
        for (const Turn& t : carry.idea.blocks)
            plan.push_back(pivot(table, t.man, t.heading, side));
    }
    if (carry.pitchTo) {
        plan.push_back(word(DecisionKind::Pitch, side));
        plan.back().figure = carry.pitchTo;
    }
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

std::vector<Decision> Sense::chase(const tap::State& seen, Side side) const {
    const TableView table = view(seen, other(side));
    Decisions plan;
    for (const Turn& t : answersTo(seen, table, m_setup.coverage))
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

std::vector<Decision> Sense::puntStop(Side side) {
    return {word(DecisionKind::Punt, side), word(DecisionKind::HangOn, side)};
}

std::vector<Call> Sense::calls(const tap::State& seen, Side side) {
    using tap::Phase;
    const bool punt = seen.phase == Phase::PuntRun;
    const bool behind = seen.phase == Phase::RunBehind || punt;
    if (!behind || seen.offense != side || seen.stopsUsed >= seen.rules->stoppages.max)
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
    if (quarterback && meansToPass(seen)) {
        constexpr double kUsualStop = 1.1;
        constexpr double kNextStop = 0.45;
        // the later the farther from each other everybody has strayed, with and against the ball
        constexpr double kSooner = 0.7;
        const double planned =
            kSooner *
            (m_intent && m_intent->stopSeconds > 0.0 ? m_intent->stopSeconds : kUsualStop);
        const double used = static_cast<double>(seen.playFacts.boardTicks) / tickRate;
        const double wanted = used < planned ? planned - used : kNextStop;
        return stopAt(std::max(0.2, std::min(wanted, trouble)));
    }
    // A stop at which nobody is turned gives the defense no turn either, so it is a free look: one
    // on the way and one just before the line, after which nothing can be changed any more.
    constexpr double kFirstLook = 0.4;
    constexpr double kLastLook = 0.15;
    if (ahead.lineSeconds > 0.0) {
        if (ahead.lineSeconds < kLastLook + 0.12)
            return {};
        const bool onTheWay = ahead.lineSeconds > 0.55 && seen.stopsUsed < 2;
        const double look = onTheWay ? std::min(kFirstLook, 0.5 * ahead.lineSeconds)
                                     : ahead.lineSeconds - kLastLook;
        return stopAt(std::max(0.1, std::min(look, trouble)));
    }
    const double look = seen.stopsUsed < 2 ? kFirstLook : 0.6;
    return stopAt(std::max(0.1, std::min(trouble, look)));
}

}  // namespace thrum::coach
