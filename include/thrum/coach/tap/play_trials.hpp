#pragma once

#include <thrum/coach/tap/board_access.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace thrum::coach {

/// What one try of a play came to.
struct TrialOutcome {
    bool counts = false;  ///< the play came to its end
    double yards = 0.0;   ///< gained by the side that had the ball; 0 if it lost it
    bool score = false;   ///< a touchdown of that side
    bool lost = false;    ///< the other side has the ball, or the points
    friend bool operator==(const TrialOutcome&, const TrialOutcome&) = default;
};

/// A moment of a game played on from again and again, each time with luck of its own: after what is
/// called for the offense, both sides show plain football sense, as the first level of the coach
/// does. The game itself does not hear of it.
class PlayTrials {
public:
    /// @param from  any state that is not over
    PlayTrials(tap::State from, Lineups lineups, BoardMaker makeBoard);
    ~PlayTrials();
    PlayTrials(const PlayTrials&) = delete;
    PlayTrials& operator=(const PlayTrials&) = delete;
    PlayTrials(PlayTrials&&) = delete;
    PlayTrials& operator=(PlayTrials&&) = delete;

    /// The offense, about to line up, runs this play from this formation.
    /// @return why it cannot stand so here, a sentence; nothing if it does
    [[nodiscard]] std::optional<std::string> call(const Play& play, const Formation& formation);
    /// One try. Pure: the same seed gives the same outcome; on any thread, several at once.
    [[nodiscard]] TrialOutcome run(std::uint64_t seed, const std::stop_token& stop = {}) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace thrum::coach
