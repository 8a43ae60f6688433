#include "coach/solitaire/sense.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire::coach {
namespace {

// The chance to make the line to gain in the downs that are left.
double conversion(int down, double toGo, int downs) {
    constexpr double kYardsATry = 9.0;
    const double once = std::exp(-std::max(0.0, toGo) / kYardsATry);
    return 1.0 - std::pow(1.0 - once, std::max(1, downs + 1 - down));
}

double seriesWorth(const State& s) {
    const double u = s.line.yards();
    const double toGo = (s.toGain - s.line).yards();
    const double made = conversion(s.down, toGo, s.rules->downs.count);
    const double lost = -firstDownWorth(100.0 - std::min(99.0, u + 20.0));
    return made * firstDownWorth(std::min(99.0, u + toGo)) + (1.0 - made) * lost;
}

bool restsBetweenPlays(Phase phase) {
    return phase == Phase::Call || phase == Phase::KickChoice || phase == Phase::Try ||
           phase == Phase::Toss || phase == Phase::Over;
}

/// One play on a board of the coach's.
class TriedPlay {
public:
    TriedPlay(const State& from,
              Side side,
              const Idea& idea,
              std::span<const Formation> book,
              int level,
              std::array<CoachLevel, 2> hands,
              std::uint64_t luck)
        : m_state{games::Solitaire::guess(from, side, bitsAt(luck, 1))},
          m_side{side},
          m_ahead{idea.decisions.rbegin(), idea.decisions.rend()},
          m_book{book},
          m_level{level},
          m_hands{hands},
          m_luck{luck} {}

    std::optional<double> play(const thrum::coach::Board& board,
                               thrum::coach::Pace pace,
                               const std::stop_token& stop) {
        constexpr int kMostSteps = 160;
        const bool wasBetween = restsBetweenPlays(m_state.phase);
        for (int step = 0; step < kMostSteps && !stop.stop_requested(); ++step) {
            if (m_state.over || (step > 0 && m_ran && restsBetweenPlays(m_state.phase)))
                return promises(m_state, m_side);
            // a punt or kick without a line-up is over at once
            if (step > 1 && wasBetween && restsBetweenPlays(m_state.phase) && m_ahead.empty() &&
                m_state.chance == std::nullopt && m_moved)
                return promises(m_state, m_side);
            if (!goOn(board, pace))
                return std::nullopt;
        }
        return std::nullopt;
    }

private:
    bool goOn(const thrum::coach::Board& board, thrum::coach::Pace pace) {
        const Prompt p = prompt(m_state);
        switch (p.kind) {
            case PromptKind::Chance:
                return take(games::drawnInput<games::Solitaire>(
                    m_state, p, bitsAt(m_luck, 1000 + m_draws++)));
            case PromptKind::Run: {
                m_ran = true;
                WatchedJudge judge{m_state, {.waits = m_level >= 2}};
                auto result = board(*p.request, judge, bitsAt(m_luck, 10 + m_runs++), {}, pace);
                return result && take(*std::move(result));
            }
            case PromptKind::Decision:
                return decide(p);
            case PromptKind::Over:
                break;
        }
        return false;
    }
    bool decide(const Prompt& p) {
        if (p.side == m_side && !m_ahead.empty()) {
            Decision d = std::move(m_ahead.back());
            m_ahead.pop_back();
            if (d.kind == DecisionKind::ComputerShot && d.shot && !d.shot->level)
                d.shot->level = m_hands[indexOf(m_side)];
            if (take(d))
                return true;
            m_ahead.clear();  // it cannot be gone on with
        }
        constexpr int kMostAttempts = 6;
        for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
            const std::uint64_t bits = bitsAt(m_luck, 5000 + m_asked++);
            if (take(senseOf(m_state,
                             p,
                             p.side,
                             m_book,
                             m_level,
                             m_hands[indexOf(p.side)],
                             tasteOf(m_state, m_luck),
                             bits,
                             attempt)))
                return true;
        }
        return false;
    }
    bool take(const Input& input) {
        auto step = solitaire::apply(m_state, input);
        if (!step)
            return false;
        const bool counted =
            step->next.play != m_state.play || step->next.quarter != m_state.quarter;
        m_moved = m_moved || counted;
        m_state = std::move(step->next);
        return true;
    }

    State m_state;
    Side m_side;
    std::vector<Decision> m_ahead;  ///< last first
    std::span<const Formation> m_book;
    int m_level;
    std::array<CoachLevel, 2> m_hands;
    std::uint64_t m_luck;
    std::uint64_t m_draws = 0;
    std::uint64_t m_runs = 0;
    std::uint64_t m_asked = 0;
    bool m_ran = false;
    bool m_moved = false;
};

}  // namespace

// As football has it roughly anywhere.
double firstDownWorth(double u) {
    constexpr double kAtOwnGoal = -0.8;
    constexpr double kAtTheirs = 5.8;
    return kAtOwnGoal + (kAtTheirs - kAtOwnGoal) * std::clamp(u, 0.0, 100.0) / 100.0;
}

double promises(const State& s, Side side) {
    const double made = s.score[indexOf(side)] - s.score[indexOf(other(side))];
    double next = 0.0;
    constexpr double kTry = 0.9;
    constexpr double kReceiving = 25.0;  // yards
    switch (s.phase) {
        case Phase::Call:
            next = seriesWorth(s);
            break;
        case Phase::Try:
            next = kTry - firstDownWorth(kReceiving);
            break;
        case Phase::KickChoice:
            next = -firstDownWorth(kReceiving);
            break;
        default:
            break;
    }
    return made + (side == s.offense ? next : -next);
}

std::optional<double> playedThrough(const State& from,
                                    Side side,
                                    const Idea& idea,
                                    std::span<const Formation> book,
                                    int level,
                                    std::array<CoachLevel, 2> hands,
                                    const thrum::coach::Board& board,
                                    std::uint64_t luck,
                                    thrum::coach::Pace pace,
                                    const std::stop_token& stop) {
    TriedPlay play{from, side, idea, book, level, hands, luck};
    return play.play(board, pace, stop);
}

}  // namespace thrum::solitaire::coach
