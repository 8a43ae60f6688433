#pragma once

#include "coach/foursheet/play_odds.hpp"
#include "coach/foursheet/tables.hpp"

namespace thrum::foursheet::coach {

/// What a level goes by.
enum class Sense : std::uint8_t {
    Yards,  ///< of the next play
    Drive,  ///< points, as if the half never ended
    Clock   ///< and the score and the time
};

/// One moment of a game as somebody reckons it, in a scale of its own: of more and less only.
/// Everything is told in the eyes of the side that has the ball.
class Judgment {
public:
    /// @param flags  those that number the ends to be judged, kept as long as this one
    Judgment(const GameTables& tables, const State& state, Sense sense, const FlagEnds& flags);

    /// The pace of the next play. Clauses: FSS-26.6, 26.7.
    void setPace(Pace pace);

    [[nodiscard]] float of(const Ends& ends);
    [[nodiscard]] float punt(PuntKind kind, const Placement& defense) const;
    [[nodiscard]] float fieldGoal(int rushers) const;
    /// A try kicked, and one played with this chance of being good.
    [[nodiscard]] float tryKick(int rushers) const;
    [[nodiscard]] float tryPlay(float good) const;
    [[nodiscard]] float kickoff(KickKind kind, const Placement& receivers) const;
    /// The side that has the ball comes to have it there, somebody having run with it.
    [[nodiscard]] float has(int ball) const;
    [[nodiscard]] float has(const SpotChances& spots) const;
    /// As the state stands between two plays.
    [[nodiscard]] float now() const;
    /// Else the chance to win, which holds the score.
    [[nodiscard]] bool inPoints() const {
        return m_worth == nullptr || m_worth->scale() == Scale::Points;
    }

private:
    [[nodiscard]] float reckon(EndIndex index) const;
    [[nodiscard]] float byYards(EndKind kind, int yards) const;
    [[nodiscard]] float settled(int gain, int usual) const;
    [[nodiscard]] float lost(int gain) const;
    [[nodiscard]] float flagged(const FlagEnd& flag) const;
    [[nodiscard]] float ofColumn(const PlayResult& result) const;
    [[nodiscard]] float enforced(const FlagEnd& flag, std::optional<int> gain) const;
    [[nodiscard]] float marked(int from, int yards, bool first) const;
    [[nodiscard]] int left(int usual) const;

    const GameTables* m_tables;
    const State* m_state;
    const FlagEnds* m_flags;
    Sense m_sense;
    const Worth* m_worth = nullptr;
    int m_seconds = 0;
    int m_lead = 0;
    int m_faster = 0;
    std::vector<float> m_known{};
    std::vector<bool> m_isKnown{};
};

}  // namespace thrum::foursheet::coach
