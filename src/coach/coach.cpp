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

}  // namespace thrum::coach
