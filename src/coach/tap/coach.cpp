#include "coach/tap/crawl_watch.hpp"
#include "coach/tap/hint_text.hpp"
#include "coach/tap/levels.hpp"
#include "coach/tap/miss_watch.hpp"
#include "coach/tap/read_play.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/search.hpp"

#include <thrum/coach/tap/coach.hpp>
#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>
#include <chrono>

namespace thrum::coach {

namespace {

// Where only a word is due - the toss, a roll, the switch - there is nothing to draw or to advise.
bool saysSomething(const std::vector<tap::Decision>& plan) {
    using tap::DecisionKind;
    constexpr std::array kSaid{DecisionKind::Place,
                               DecisionKind::Pivot,
                               DecisionKind::Announce,
                               DecisionKind::Pitch,
                               DecisionKind::DeclarePass,
                               DecisionKind::NameReceiver,
                               DecisionKind::DeclarePunt,
                               DecisionKind::Punt,
                               DecisionKind::DeclareFake,
                               DecisionKind::DeclareFieldGoal,
                               DecisionKind::Done};
    return std::ranges::any_of(plan, [&](const tap::Decision& decision) {
        return std::ranges::find(kSaid, decision.kind) != kSaid.end();
    });
}

std::vector<Believed> believed(const tap::State& seen, const Speeds& speeds) {
    std::vector<Believed> all;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto& players = seen.teams[tap::indexOf(side)]->players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            const FigureId id{side, static_cast<int>(i)};
            for (int slot = 0; slot < players[i].baseCount; ++slot)
                all.push_back({id, slot, speeds.of(id, slot), speeds.curveOf(id, slot)});
        }
    }
    return all;
}

}  // namespace

struct Coach::Impl {
    explicit Impl(CoachSetup given) : setup{std::move(given)} {}

    // The two teams are watched once, when the first board is needed.
    void watch(const tap::State& seen) {
        if (sense)
            return;
        const Eye& eye = eyeOf(setup.level);
        speeds = watchedDashes(seen, setup.makeBoard(), setup.seed, eye);
        // who tries nothing needs no board for it
        const int threads = evaluations() > 0 ? std::max(1, setup.threads) : 0;
        const auto known = believed(seen, speeds);
        for (int i = 0; i < threads; ++i)
            boards.push_back(setup.makeRehearsal ? setup.makeRehearsal(known) : setup.makeBoard());
        senses = {&setup.lineups, &speeds, eye};
        // what he tries out he tries on coaches like any others
        SenseSetup own = senses;
        own.persona = findPersona(setup.persona);
        own.coverage = skill().coverage;
        sense = std::make_unique<Sense>(own, setup.seed);
    }

    [[nodiscard]] const Skill& skill() const { return skillOf(setup.level); }
    [[nodiscard]] int evaluations() const {
        return setup.evaluations > 0 ? setup.evaluations : playsTried(setup.level);
    }
    [[nodiscard]] Budget budgetIn(tap::Phase phase) const {
        return coach::budgetIn(phase, skill(), evaluations());
    }

    [[nodiscard]] std::vector<Ranked> tried(const tap::State& seen,
                                            Side side,
                                            const std::vector<Idea>& ideas,
                                            int evaluations,
                                            const std::stop_token& stop) const {
        return tryOut(seen,
                      side,
                      ideas,
                      *sense,
                      senses,
                      boards,
                      bitsAt(setup.seed, tap::digest(seen)),
                      evaluations,
                      stop);
    }

    // Whether he does not think about the window that has just opened, and what he does then.
    [[nodiscard]] bool lapsed(const tap::State& seen, const tap::Prompt& prompt, Side side) {
        const std::uint64_t luck = bitsAt(setup.seed, tap::digest(seen) + 9);
        if (luck % kAllWindows >= lapsesIn(seen.phase, skill()))
            return false;
        auto plan = sense->lapse(seen, prompt, side);
        if (plan.empty())
            return false;
        sense->follow(seen, withinTime(std::move(plan), prompt));
        return true;
    }

    // Looks for something better than plain sense in the window that has just opened.
    void consider(const tap::State& seen,
                  const tap::Prompt& prompt,
                  Side side,
                  const std::stop_token& stop) {
        const Budget budget = budgetIn(seen.phase);
        if (budget.evaluations == 0)
            return;
        if (seen.phase == tap::Phase::SetDefense && senses.eye.reads > 0)
            sense->expect(seen, readPlays(seen, setup.lineups));
        const std::uint64_t luck = bitsAt(setup.seed, tap::digest(seen) + 1);
        const bool trusted = bitsAt(luck, 78) % 100 < static_cast<std::uint64_t>(skill().trustsEye);
        const auto ideas = ideasFor(seen,
                                    prompt,
                                    side,
                                    *sense,
                                    budget.ideas,
                                    luck,
                                    trusted ? Throws::Trusted : Throws::BySense);
        if (ideas.size() < 2)
            return;
        const auto results = tried(seen, side, ideas, budget.evaluations, stop);
        const Idea& best = ideas[chosenOf(results, senses.eye.between, bitsAt(luck, 77)).idea];
        if (best.intent)
            sense->call(*best.intent);
        if (!best.name.empty())
            sense->nameCall(best.name);
        sense->follow(seen, withinTime(best.plan, prompt));
    }

    CoachSetup setup;
    Speeds speeds;
    SenseSetup senses;
    std::vector<Board> boards;
    std::unique_ptr<Sense> sense;
    std::optional<CrawlWatch> crawl{};  ///< of the latest run
    std::optional<MissWatch> miss{};    ///< the same
};

int evaluationsWithin(int ms, const tap::State& start, const BoardMaker& makeBoard) {
    using Clock = std::chrono::steady_clock;
    const Board board = makeBoard();
    // Both teams' dashes are about as much board as two plays, half of them looked at coarsely, and
    // the words between the runs cost as much again.
    constexpr double kPlaysInDashes = 2.0;
    const auto begun = Clock::now();
    static_cast<void>(watchedDashes(start, board, 1, {}));
    const double took =
        std::chrono::duration<double, std::milli>(Clock::now() - begun).count() / kPlaysInDashes;
    constexpr double kMost = 10'000.0;
    return static_cast<int>(std::clamp(ms / std::max(0.01, took), 1.0, kMost));
}

Coach::Coach(CoachSetup setup) : m_impl{std::make_unique<Impl>(std::move(setup))} {
    THRUM_ASSERT(m_impl->setup.level >= kLowestLevel && m_impl->setup.level <= kHighestLevel);
}
Coach::~Coach() = default;
Coach::Coach(Coach&&) noexcept = default;
Coach& Coach::operator=(Coach&&) noexcept = default;

tap::Input Coach::decide(const tap::State& seen,
                         const tap::Prompt& prompt,
                         Side side,
                         int attempt,
                         const std::stop_token& stop) {
    m_impl->watch(seen);
    const bool handover =
        std::ranges::find(prompt.wants, tap::DecisionKind::TakeOver) != prompt.wants.end();
    const bool opens = attempt == 0 && !handover && !m_impl->sense->hasPlanFor(seen);
    if (opens && !m_impl->lapsed(seen, prompt, side))
        m_impl->consider(seen, prompt, side, stop);
    return m_impl->sense->decide(seen, prompt, side, attempt);
}

std::vector<Call> Coach::calls(const tap::State& seen, Side side, const std::stop_token& stop) {
    m_impl->watch(seen);
    m_impl->crawl.emplace(seen, side);
    m_impl->miss.emplace(seen, side);
    const Budget budget = m_impl->budgetIn(tap::Phase::RunBehind);
    if (budget.evaluations > 0) {
        const auto ideas = callIdeas(seen, side, *m_impl->sense, budget.ideas);
        if (ideas.size() > 1) {
            const auto results = m_impl->tried(seen, side, ideas, budget.evaluations, stop);
            const std::uint64_t luck = bitsAt(m_impl->setup.seed, tap::digest(seen) + 2);
            return *ideas[chosenOf(results, m_impl->senses.eye.between, luck).idea].calls;
        }
    }
    return m_impl->sense->calls(seen, side);
}

std::optional<Call> Coach::watch(const TickReport& shown) {
    std::optional<Call> call = m_impl->crawl ? m_impl->crawl->look(shown) : std::nullopt;
    if (!call && m_impl->miss)
        call = m_impl->miss->look(shown);
    return call;
}

void Coach::startOver() {
    if (m_impl->sense)
        m_impl->sense->startOver();
}

const std::string& Coach::called() const {
    static const std::string kNothing;
    return m_impl->sense ? m_impl->sense->callName() : kNothing;
}

std::optional<Hint> Coach::hint(const tap::State& seen,
                                const tap::Prompt& prompt,
                                Side side,
                                const std::stop_token& stop) {
    Impl& own = *m_impl;
    own.watch(seen);
    if (prompt.kind != tap::PromptKind::Decision || prompt.side != side)
        return std::nullopt;
    // on a copy: what is advised is not what the coach itself calls
    Sense sense = *own.sense;
    const std::uint64_t luck = bitsAt(own.setup.seed, tap::digest(seen) + 1);
    const std::size_t most = std::max<std::size_t>(2, own.skill().call.ideas);
    auto ideas = ideasFor(seen, prompt, side, sense, most, luck, Throws::Tried);
    Hint hint;
    Idea chosen;
    if (ideas.size() > 1 && own.evaluations() > 0) {
        const auto results = own.tried(seen, side, ideas, own.evaluations(), stop);
        const Ranked& best = results.front();
        chosen = ideas[best.idea];
        hint.yards = best.yards;
        hint.spread = best.spread;
        hint.tried = best.plays;
    } else {
        chosen.plan = sense.think(seen, prompt, side, 0);
        if (seen.phase == tap::Phase::LineUp)
            chosen.intent = sense.called();
    }
    if (!saysSomething(chosen.plan))
        return std::nullopt;
    hint.plan = withinTime(chosen.plan, prompt);
    describe(hint, seen, chosen);
    return hint;
}

}  // namespace thrum::coach
