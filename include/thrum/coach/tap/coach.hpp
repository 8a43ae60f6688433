#pragma once

#include <thrum/coach/tap/board_access.hpp>
#include <thrum/segment/report.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// The computer coach of TAP. It sees what a coach at the table sees and thinks with boards and
/// seeds of its own; the referee's `apply` is the only rule it knows. Clause: TAP-MD-1.
namespace thrum::coach {

inline constexpr int kLowestLevel = 1;
inline constexpr int kHighestLevel = 5;

/// What a coach believes of a figure on one of its bases.
struct Believed {
    FigureId id{};
    int slot = 0;
    double yardsPerSecond = 0.0;
    double degreesPerSecond = 0.0;  ///< that it turns by itself, + = left
};
/// A new board on which figures run as they are believed to.
using RehearsalMaker = std::function<Board(std::span<const Believed> believed)>;

struct CoachSetup {
    int level = 1;           ///< kLowestLevel to kHighestLevel
    std::uint64_t seed = 0;  ///< its own; the same seed and the same table give the same coach
    int threads = 1;         ///< that try ideas; the decision does not depend on their number
    int evaluations = 0;     ///< plays tried for a call, fewer elsewhere; 0: playsTried(level)
    std::string persona{};   ///< id of how he likes to play; empty: as the chart has it
    Lineups lineups{};
    BoardMaker makeBoard{};          ///< the real bases: for watching them dash, for nothing else
    RehearsalMaker makeRehearsal{};  ///< to try plays on; nothing: `makeBoard`'s serve for it
};

/// Plays a coach of this level tries for a call, unless he is given a number of his own.
[[nodiscard]] int playsTried(int level);

/// How many plays about fill a time on this machine and board, by trying: at least 1. The number is
/// then a coach's own (CoachSetup::evaluations), so that what was decided can be decided again
/// anywhere.
/// @param start  any state of the game, for its two teams
[[nodiscard]] int evaluationsWithin(int ms, const tap::State& start, const BoardMaker& makeBoard);

/// The coach's best idea, for a person to look at.
struct Hint {
    std::vector<tap::Decision> plan{};  ///< what to do in this window, in order
    double yards = 0.0;                 ///< expected of the play
    double spread = 0.0;                ///< standard deviation of them
    int tried = 0;                      ///< plays that says so; 0: plain sense
    std::string text{};  ///< "Throw to #{n}: about {yards} yards, give or take {spread}."
    TextArguments args{};
};

/// One coach of one side of one game. Not for two threads at once. A decision follows from what is
/// seen, the coach's seed, and what it called itself earlier in this play.
class Coach {
public:
    explicit Coach(CoachSetup setup);
    ~Coach();
    Coach(const Coach&) = delete;
    Coach& operator=(const Coach&) = delete;
    Coach(Coach&&) noexcept;
    Coach& operator=(Coach&&) noexcept;

    /// @param seen     what the side may know
    /// @param attempt  answers to this prompt that were refused already
    /// @param stop     asks a long thought to end; what is returned then is not to be used
    [[nodiscard]] tap::Input decide(const tap::State& seen,
                                    const tap::Prompt& prompt,
                                    Side side,
                                    int attempt,
                                    const std::stop_token& stop);
    /// The latest decision was not taken; this window is thought over from its beginning.
    void startOver();
    /// What to ask for during the run that is about to start.
    [[nodiscard]] std::vector<Call> calls(const tap::State& seen,
                                          Side side,
                                          const std::stop_token& stop);
    /// A moment of the run that began after the latest `calls`, and what to ask for after it.
    [[nodiscard]] std::optional<Call> watch(const TickReport& shown);

    /// Name of the play or formation it last lined up in: "Shotgun: slants"; empty before that.
    [[nodiscard]] const std::string& called() const;

    /// What it would do here, without doing it, guessing at the other side where it would read it.
    /// Nothing where there is nothing to advise.
    [[nodiscard]] std::optional<Hint> hint(const tap::State& seen,
                                           const tap::Prompt& prompt,
                                           Side side,
                                           const std::stop_token& stop);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace thrum::coach
