#include "coach/scout.hpp"
#include "coach/search.hpp"

#include <thrum/coach/coach.hpp>
#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>

namespace thrum::coach {

namespace {

// Plays that may be tried for one decision, by level; level 1 tries none.
constexpr std::array<int, 6> kEvaluations{0, 0, 10, 24, 60, 150};
// Ideas that are looked at, by level.
constexpr std::array<std::size_t, 6> kIdeas{0, 0, 5, 8, 14, 24};

}  // namespace

struct Coach::Impl {
    explicit Impl(CoachSetup given) : setup{std::move(given)} {}

    // The two teams are watched once, when the first board is needed.
    void watch(const tap::State& seen) {
        if (sense)
            return;
        const int threads = std::max(1, setup.level > kLowestLevel ? setup.threads : 1);
        for (int i = 0; i < threads; ++i)
            boards.push_back(setup.makeBoard());
        speeds = watchedDashes(seen, boards.front(), setup.seed);
        senses = {&setup.lineups, &speeds};
        sense = std::make_unique<Sense>(senses, setup.seed);
    }

    [[nodiscard]] std::size_t level() const { return static_cast<std::size_t>(setup.level); }

    [[nodiscard]] std::vector<Tried> tried(const tap::State& seen,
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

    // Looks for something better than plain sense in the window that has just opened.
    void consider(const tap::State& seen,
                  const tap::Prompt& prompt,
                  Side side,
                  const std::stop_token& stop) {
        const std::uint64_t luck = bitsAt(setup.seed, tap::digest(seen) + 1);
        const auto ideas = ideasFor(seen, prompt, side, *sense, kIdeas[level()], luck);
        if (ideas.size() < 2)
            return;
        const auto results = tried(seen, side, ideas, kEvaluations[level()], stop);
        const Idea& best = ideas[results.front().idea];
        if (best.intent)
            sense->call(*best.intent);
        sense->follow(seen, withinTime(best.plan, prompt));
    }

    CoachSetup setup;
    Speeds speeds;
    SenseSetup senses;
    std::vector<Board> boards;
    std::unique_ptr<Sense> sense;
};

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
    if (opens && m_impl->setup.level > kLowestLevel)
        m_impl->consider(seen, prompt, side, stop);
    return m_impl->sense->decide(seen, prompt, side, attempt);
}

std::vector<Call> Coach::calls(const tap::State& seen, Side side, const std::stop_token& stop) {
    m_impl->watch(seen);
    if (m_impl->setup.level > kLowestLevel) {
        const auto ideas = callIdeas(seen, side, *m_impl->sense);
        if (ideas.size() > 1) {
            const auto results =
                m_impl->tried(seen, side, ideas, kEvaluations[m_impl->level()], stop);
            return *ideas[results.front().idea].calls;
        }
    }
    return m_impl->sense->calls(seen, side);
}

namespace {

std::string numberOf(const tap::State& seen, FigureId id) {
    const tap::Player* player = tap::findPlayer(seen, id);
    return player != nullptr ? player->number : std::string{};
}

// What a plan comes to in words.
void describe(Hint& hint, const tap::State& seen, const Idea& idea) {
    using tap::DecisionKind;
    const auto find = [&](DecisionKind kind) {
        return std::ranges::find(hint.plan, kind, &tap::Decision::kind);
    };
    const auto receiver = find(DecisionKind::NameReceiver);
    const auto turns = std::ranges::count(hint.plan, DecisionKind::Pivot, &tap::Decision::kind);
    if (receiver != hint.plan.end() && receiver->figure) {
        hint.text = THRUM_TEXT("Throw to #{n}");
        hint.args = {{"n", numberOf(seen, *receiver->figure)}};
    } else if (idea.intent) {
        hint.text = idea.intent->pass ? THRUM_TEXT("Line up in {formation} to throw")
                                      : THRUM_TEXT("Line up in {formation} to run");
        hint.args = {{"formation", idea.intent->formation.name}};
    } else if (find(DecisionKind::DeclarePunt) != hint.plan.end()) {
        hint.text = THRUM_TEXT("Punt");
    } else if (find(DecisionKind::DeclareFieldGoal) != hint.plan.end()) {
        hint.text = THRUM_TEXT("Kick the field goal");
    } else if (const auto named = find(DecisionKind::Announce);
               named != hint.plan.end() && named->figure) {
        hint.text = THRUM_TEXT("Give the ball to #{n}");
        hint.args = {{"n", numberOf(seen, *named->figure)}};
    } else if (turns > 0) {
        hint.text = THRUM_TEXT("Turn {count} of your men, #{n} first");
        hint.args = {{"count", std::to_string(turns)},
                     {"n", numberOf(seen, *find(DecisionKind::Pivot)->figure)}};
    } else {
        hint.text = THRUM_TEXT("Leave everybody as he is");
    }
    if (hint.tried == 0) {
        hint.text += ".";
        return;
    }
    const auto whole = [](double value) {
        return std::to_string(static_cast<int>(value < 0.0 ? value - 0.5 : value + 0.5));
    };
    hint.text += THRUM_TEXT(": about {yards} yards, give or take {spread}.");
    hint.args.emplace_back("yards", whole(hint.yards));
    hint.args.emplace_back("spread", whole(hint.spread));
}

}  // namespace

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
    const std::size_t most = std::max<std::size_t>(2, kIdeas[own.level()]);
    auto ideas = ideasFor(seen, prompt, side, sense, most, luck);
    Hint hint;
    Idea chosen;
    if (ideas.size() > 1 && own.setup.level > kLowestLevel) {
        const auto results = own.tried(seen, side, ideas, kEvaluations[own.level()], stop);
        const Tried& best = results.front();
        chosen = ideas[best.idea];
        hint.yards = best.yards;
        hint.spread = best.spread;
        hint.tried = best.plays;
    } else {
        chosen.plan = sense.think(seen, prompt, side, 0);
        if (seen.phase == tap::Phase::LineUp)
            chosen.intent = sense.called();
    }
    if (chosen.plan.empty())
        return std::nullopt;
    hint.plan = withinTime(chosen.plan, prompt);
    describe(hint, seen, chosen);
    return hint;
}

}  // namespace thrum::coach
