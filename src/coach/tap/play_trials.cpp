#include "coach/tap/rollout.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/coach/tap/coach.hpp>
#include <thrum/coach/tap/play_trials.hpp>
#include <thrum/core/hash.hpp>

namespace thrum::coach {

struct PlayTrials::Impl {
    Impl(tap::State start, Lineups given, BoardMaker boards)
        : from{std::move(start)}, lineups{std::move(given)}, makeBoard{std::move(boards)} {
        constexpr std::uint64_t kWatching = 0x7A1;
        const Eye& eye = eyeOf(kLowestLevel);  // both sides show its sense
        speeds = watchedDashes(from, makeBoard(), kWatching, eye);
        setup = {&lineups, &speeds, eye};
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    Impl(Impl&&) = delete;
    Impl& operator=(Impl&&) = delete;
    ~Impl() = default;

    tap::State from;
    Lineups lineups;
    BoardMaker makeBoard;
    Speeds speeds;
    SenseSetup setup;
    Idea idea;
};

PlayTrials::PlayTrials(tap::State from, Lineups lineups, BoardMaker makeBoard)
    : m_impl{std::make_unique<Impl>(std::move(from), std::move(lineups), std::move(makeBoard))} {}

PlayTrials::~PlayTrials() = default;

std::optional<std::string> PlayTrials::call(const Play& play, const Formation& formation) {
    Idea idea;
    idea.intent = intentOf(play, formation, m_impl->from);
    const Side side = m_impl->from.offense;
    const auto stand = m_impl->setup.lineups->decisions(m_impl->from, side, idea.intent->formation);
    if (!stand)
        return stand.error().reason;
    const Sense sense{m_impl->setup, 0};
    idea.plan = sense.lineUp(m_impl->from, tap::prompt(m_impl->from), side, idea.intent->formation);
    if (const auto refused = firstRefusal(m_impl->from, idea.plan))
        return filled(refused->text, refused->args);
    m_impl->idea = std::move(idea);
    return std::nullopt;
}

TrialOutcome PlayTrials::run(std::uint64_t seed, const std::stop_token& stop) const {
    const Side side = m_impl->from.offense;
    const Sense mine{m_impl->setup, bitsAt(seed, 11)};
    const Outcome outcome = playThrough(m_impl->from,
                                        side,
                                        m_impl->idea,
                                        mine,
                                        m_impl->setup,
                                        m_impl->makeBoard(),
                                        seed,
                                        Pace::Exact,
                                        stop);
    return {outcome.counts, outcome.yards, outcome.score, outcome.lost};
}

}  // namespace thrum::coach
