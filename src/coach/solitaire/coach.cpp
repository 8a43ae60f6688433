#include "coach/solitaire/sense.hpp"

#include <thrum/coach/solitaire/coach.hpp>
#include <thrum/coach/trials.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>

namespace thrum::solitaire::coach {
namespace {

constexpr double kPointsForSense = 0.15;

bool samePhase(Phase a, Phase b) {
    return a == b || (a == Phase::Stop && b == Phase::Shot);
}

// The hand the game was begun with, else the level's own.
CoachLevel handIn(const State& seen, Side side, int level) {
    return seen.levels[indexOf(side)].value_or(handOf(level));
}

}  // namespace

int evaluationsOf(int level) {
    constexpr std::array kPlays{0, 6, 10, 32, 100};  // as in TAP
    return kPlays[static_cast<std::size_t>(std::clamp(level, 1, kHighestLevel) - 1)];
}

CoachLevel handOf(int level) {
    if (level <= 2)
        return CoachLevel::Rookie;
    return level == 3 ? CoachLevel::Regular : CoachLevel::Star;
}

Coach::Coach(Setup setup) : m_setup{std::move(setup)} {
    if (m_setup.evaluations <= 0)
        m_setup.evaluations = evaluationsOf(m_setup.level);
    if (!m_setup.book)
        m_setup.book = std::make_shared<const std::vector<Formation>>();
}

std::optional<Decision> Coach::planned(const State& seen, const Prompt& prompt) {
    if (m_plan.empty() || !samePhase(m_planPhase, seen.phase)) {
        m_plan.clear();
        return std::nullopt;
    }
    Decision next = std::move(m_plan.back());
    m_plan.pop_back();
    const bool due = std::ranges::find(prompt.wants, next.kind) != prompt.wants.end() ||
                     next.kind == DecisionKind::NameCenter;
    if (!due || (next.side && *next.side != prompt.side)) {
        m_plan.clear();
        return std::nullopt;
    }
    return next;
}

std::optional<std::vector<Decision>> Coach::thought(const State& seen,
                                                    const Prompt& prompt,
                                                    Side side,
                                                    std::uint64_t bits,
                                                    const std::stop_token& stop) {
    const std::vector<Formation>& book = *m_setup.book;
    const CoachLevel hand = handIn(seen, side, m_setup.level);
    const Decision sense = senseOf(
        seen, prompt, side, book, m_setup.level, hand, tasteOf(seen, m_setup.seed), bits, 0);
    const std::vector<Idea> ideas = ideasFor(seen, prompt, side, book, m_setup.level, sense);
    if (ideas.size() < 2)
        return std::nullopt;
    if (m_boards.empty()) {
        for (int i = 0; i < std::max(1, m_setup.threads); ++i)
            m_boards.push_back(m_setup.makeBoard());
    }
    const std::array hands{handIn(seen, Side::Home, m_setup.level),
                           handIn(seen, Side::Visitor, m_setup.level)};
    const auto tried = thrum::coach::ranked(
        ideas.size(),
        thrum::coach::Prior{.forSense = kPointsForSense},
        [&](std::size_t idea,
            const thrum::coach::Board& board,
            std::uint64_t luck,
            thrum::coach::Pace pace) {
            const auto worth = playedThrough(
                seen, side, ideas[idea], book, m_setup.level, hands, board, luck, pace, stop);
            return thrum::coach::Trial{
                .counts = worth.has_value(), .worth = worth.value_or(0.0), .yards = 0.0};
        },
        m_boards,
        bitsAt(m_setup.seed, bits),
        m_setup.evaluations,
        stop);
    if (tried.empty() || tried.front().plays == 0)
        return std::nullopt;
    if (tried.front().idea == 0 && ideas.front().decisions.size() < 2)
        return std::nullopt;
    return ideas[tried.front().idea].decisions;
}

Input Coach::decide(const State& seen,
                    const Prompt& prompt,
                    Side side,
                    std::uint64_t bits,
                    int attempt,
                    const std::stop_token& stop) {
    const CoachLevel hand = handIn(seen, side, m_setup.level);
    if (attempt == 0) {
        auto next = planned(seen, prompt);
        if (!next && m_setup.level >= 2 && m_setup.makeBoard) {
            if (auto decisions = thought(seen, prompt, side, bits, stop)) {
                m_plan.assign(decisions->rbegin(), decisions->rend());
                m_planPhase = seen.phase;
                next = std::move(m_plan.back());
                m_plan.pop_back();
            }
        }
        if (next) {
            if (next->kind == DecisionKind::ComputerShot && next->shot && !next->shot->level)
                next->shot->level = hand;
            return *std::move(next);
        }
    }
    return senseOf(seen,
                   prompt,
                   side,
                   *m_setup.book,
                   m_setup.level,
                   hand,
                   tasteOf(seen, m_setup.seed),
                   bits,
                   attempt);
}

void Coach::watchFrom(const State& seen, Side side) {
    m_watch.reset();
    m_plan.clear();
    if (seen.phase == Phase::Live && seen.carrier && seen.carrier->side() == side)
        m_watch.emplace(seen,
                        RunWatch::Eyes{.turns = m_setup.level >= 2, .waits = m_setup.level >= 2});
}

std::optional<Call> Coach::watch(const TickReport& shown, Side side) {
    if (!m_watch)
        return std::nullopt;
    auto call = m_watch->look(shown);
    return call && call->side == side ? call : std::nullopt;
}

}  // namespace thrum::solitaire::coach
