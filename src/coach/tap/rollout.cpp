#include "coach/tap/rollout.hpp"

#include "coach/tap/situation.hpp"

#include <thrum/coach/tap/expected_points.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/rules/frames.hpp>

#include <array>

namespace thrum::coach {
namespace {

using tap::Phase;

bool restsBetweenPlays(Phase phase) {
    switch (phase) {
        case Phase::LineUp:
        case Phase::Break:
        case Phase::KickDeclare:
        case Phase::KickLineUp:
        case Phase::OnsideDeclared:
        case Phase::TryChoice:
        case Phase::Halftime:
        case Phase::OvertimeToss:
        case Phase::Final:
            return true;
        default:
            return false;
    }
}

class TriedPlay {
public:
    TriedPlay(const tap::State& from,
              Side side,
              const Idea& idea,
              const Sense& mine,
              const SenseSetup& setup,
              std::uint64_t seed)
        : m_state{from},
          m_side{side},
          m_mine{mine},
          m_theirs{setup, bitsAt(seed, 5)},
          m_seed{seed} {
        if (idea.intent)
            m_mine.call(*idea.intent);
        if (!idea.plan.empty())
            m_mine.follow(from, idea.plan);
        m_calls = idea.calls;
        // what the offense means to do nobody across the line knows: it is what he has read, as
        // often as he believes that, and else now it runs, now it throws
        if (side == from.offense)
            return;
        if (const Intent* read = m_mine.believes(from, bitsAt(seed, 8))) {
            m_theirs.call(*read);
        } else if (!from.playFacts.snapped) {
            Intent guess;
            guess.pass = bitsAt(seed, 6) % 100 < static_cast<std::uint64_t>(passLeaning(from));
            constexpr std::array kStops{0.7, 1.1, 1.6};
            guess.stopSeconds = kStops[bitsAt(seed, 7) % kStops.size()];
            m_theirs.call(std::move(guess));
        }
    }

    Outcome play(const Board& board, Pace pace, const std::stop_token& stop) {
        const double line = downfield(m_state.lineOfScrimmage, m_state.offense).yards();
        const Side offense = m_state.offense;
        constexpr int kMostSteps = 250;
        Outcome outcome;
        for (int step = 0; step < kMostSteps && !stop.stop_requested(); ++step) {
            if (m_ran && restsBetweenPlays(m_state.phase)) {
                outcome.counts = true;
                break;
            }
            const tap::Prompt prompt = tap::prompt(m_state);
            if (prompt.kind == tap::PromptKind::Over) {
                outcome.counts = true;
                break;
            }
            if (!goOn(prompt, board, pace))
                break;
        }
        outcome.worth = winChance(m_state, m_side);
        outcome.score = m_state.tryTeam == offense && m_state.phase == Phase::TryChoice;
        outcome.lost = outcome.counts && !outcome.score &&
                       (m_state.offense != offense || m_state.phase == Phase::TryChoice);
        outcome.yards = m_state.offense == offense && m_state.phase == Phase::LineUp
                            ? downfield(m_state.lineOfScrimmage, offense).yards() - line
                        : m_state.tryTeam == offense && m_state.phase == Phase::TryChoice
                            ? 100.0 - line
                            : 0.0;
        return outcome;
    }

private:
    bool goOn(const tap::Prompt& prompt, const Board& board, Pace pace) {
        switch (prompt.kind) {
            case tap::PromptKind::Chance:
                m_ran = true;
                return take(games::drawnInput<games::Tap>(
                    m_state, prompt, bitsAt(m_seed, 1000 + m_draws++)));
            case tap::PromptKind::Run:
                return run(prompt, board, pace);
            default:
                return decide(prompt);
        }
    }
    bool run(const tap::Prompt& prompt, const Board& board, Pace pace) {
        m_ran = true;
        std::vector<Call> calls;
        if (m_calls) {
            calls = *m_calls;
            m_calls.reset();
        } else {
            calls = senseOf(m_state.offense).calls(m_state, m_state.offense);
        }
        auto judge = tap::makeJudge(m_state);
        auto result = board(*prompt.request, judge, bitsAt(m_seed, m_runs++), calls, pace);
        return result && take(*std::move(result));
    }
    bool decide(const tap::Prompt& prompt) {
        constexpr int kMostAttempts = 26;
        for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
            const tap::Input input =
                senseOf(prompt.side).decide(m_state, prompt, prompt.side, attempt);
            if (take(input))
                return true;
        }
        return false;
    }
    bool take(const tap::Input& input) {
        auto step = tap::apply(m_state, input);
        if (!step)
            return false;
        m_state = std::move(step->next);
        return true;
    }
    [[nodiscard]] Sense& senseOf(Side side) { return side == m_side ? m_mine : m_theirs; }

    tap::State m_state;
    Side m_side;
    Sense m_mine;
    Sense m_theirs;
    std::uint64_t m_seed;
    std::optional<std::vector<Call>> m_calls;
    std::uint64_t m_runs = 0;
    std::uint64_t m_draws = 0;
    bool m_ran = false;
};

}  // namespace

Outcome playThrough(const tap::State& from,
                    Side side,
                    const Idea& idea,
                    const Sense& mine,
                    const SenseSetup& setup,
                    const Board& board,
                    std::uint64_t seed,
                    Pace pace,
                    const std::stop_token& stop) {
    TriedPlay play{from, side, idea, mine, setup, seed};
    return play.play(board, pace, stop);
}

}  // namespace thrum::coach
