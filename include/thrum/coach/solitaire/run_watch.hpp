#pragma once

#include <thrum/games/solitaire.hpp>

#include <optional>
#include <vector>

/// What a coach does while the board runs: he looks at it every quarter of a second and stops it to
/// throw (SOL-AI-3), or before his runner is met.
namespace thrum::solitaire::coach {

/// A run as somebody sees who is shown it from time to time.
class RunWatch {
public:
    /// What he looks for beyond the book's free man.
    struct Eyes {
        bool turns = false;  ///< stops as well to turn a runner from whoever is about to meet him
        bool waits = false;  ///< on the last two downs, for somebody near the line to gain
    };
    /// @param start  the state in which the board goes on
    RunWatch(State start, Eyes eyes);

    /// A moment of the run; asks for the board to stop at the next tick, or for nothing.
    /// @param touching  contacts as somebody counted them who heard every tick; else they are
    ///                  measured
    [[nodiscard]] std::optional<Call> look(const TickReport& report,
                                           const std::vector<FigurePair>* touching = nullptr);

private:
    [[nodiscard]] bool mayStop() const;
    [[nodiscard]] bool aboutToBeMet() const;
    [[nodiscard]] bool somebodyIsOpen() const;

    State m_state;
    Eyes m_eyes;
    bool m_asked = false;
};

/// A judge with both coaches at the table, for runs that are tried: asks them every quarter of a
/// second.
class WatchedJudge final : public Judge {
public:
    WatchedJudge(const State& state, RunWatch::Eyes eyes);
    Verdict onTick(const TickReport& report) override;
    [[nodiscard]] std::vector<Note> notes() const override { return m_judge.notes(); }
    [[nodiscard]] std::vector<CallRuling> rulings() const override { return m_judge.rulings(); }

private:
    RunJudge m_judge;
    RunWatch m_watch;
    std::vector<FigurePair> m_touching;
    std::optional<Call> m_due;
    int m_every;
};

}  // namespace thrum::solitaire::coach
