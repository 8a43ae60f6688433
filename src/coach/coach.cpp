#include "coach/scout.hpp"
#include "coach/sense.hpp"

#include <thrum/coach/coach.hpp>
#include <thrum/core/contract.hpp>

namespace thrum::coach {

struct Coach::Impl {
    explicit Impl(CoachSetup given) : setup{std::move(given)} {}

    // The two teams are watched once, when the first board is needed.
    void watch(const tap::State& seen) {
        if (watched)
            return;
        watched = true;
        speeds = watchedDashes(seen, setup.makeBoard(), setup.seed);
        sense = std::make_unique<Sense>(SenseSetup{&setup.lineups, &speeds}, setup.seed);
    }

    CoachSetup setup;
    bool watched = false;
    Speeds speeds;
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
                         const std::stop_token& /*stop*/) {
    m_impl->watch(seen);
    return m_impl->sense->decide(seen, prompt, side, attempt);
}

std::vector<Call> Coach::calls(const tap::State& seen, Side side, const std::stop_token& /*stop*/) {
    m_impl->watch(seen);
    return m_impl->sense->calls(seen, side);
}

}  // namespace thrum::coach
