#pragma once

#include <thrum/coach/board.hpp>
#include <thrum/coach/solitaire/line_up.hpp>
#include <thrum/coach/solitaire/run_watch.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Computer coaches of the Solitaire Coach's game. Level 1 is the disciplined coach of the book
/// with a book of formations (SOL-AI-3 to AI-5); the levels above try ideas on boards of their own.
/// docs/coach.md, "The Solitaire Coach's game".
namespace thrum::solitaire::coach {

inline constexpr int kHighestLevel = 5;

struct Setup {
    int level = 1;
    int evaluations = 0;  ///< plays tried a decision; 0: as many as the level usually does
    std::uint64_t seed = 0;
    int threads = 1;
    Book book{};
    thrum::coach::BoardMaker makeBoard{};  ///< not needed at level 1
};

/// Plays tried a decision.
[[nodiscard]] int evaluationsOf(int level);
/// How steadily the level's hand throws and kicks (SOL-AI-2).
[[nodiscard]] CoachLevel handOf(int level);

class Coach {
public:
    explicit Coach(Setup setup);

    /// @param bits  of this decision
    [[nodiscard]] Input decide(const State& seen,
                               const Prompt& prompt,
                               Side side,
                               std::uint64_t bits,
                               int attempt,
                               const std::stop_token& stop);
    /// The board is about to run.
    void watchFrom(const State& seen, Side side);
    /// A moment of that run.
    [[nodiscard]] std::optional<Call> watch(const TickReport& shown, Side side);
    void startOver() { m_plan.clear(); }

private:
    [[nodiscard]] std::optional<Decision> planned(const State& seen, const Prompt& prompt);
    [[nodiscard]] std::optional<std::vector<Decision>> thought(const State& seen,
                                                               const Prompt& prompt,
                                                               Side side,
                                                               std::uint64_t bits,
                                                               const std::stop_token& stop);

    Setup m_setup;
    std::vector<thrum::coach::Board> m_boards;
    std::vector<Decision> m_plan;  ///< the rest of what was thought of, last first
    Phase m_planPhase = Phase::Over;
    std::optional<RunWatch> m_watch;
};

}  // namespace thrum::solitaire::coach
