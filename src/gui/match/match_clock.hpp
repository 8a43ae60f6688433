#pragma once

#include "gui/match/doing.hpp"
#include "gui/match/time_source.hpp"

#include <thrum/rules/football.hpp>

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace thrum::gui {

/// Whose time goes by.
enum class Counts : std::uint8_t {
    Nobody,
    Coach,     ///< of whoever is asked
    GameTime,  ///< nobody is asked, but the clock of the game runs on
    Kept,      ///< what was used before; it stands until the coach is there
    Stands     ///< what had gone by when something was entered, for the eye alone
};

struct CountsRow {
    MatchDoing doing;
    Counts counts;
    bool expires;  ///< a clock that is used up is handed in (D17)
};
/// What counts in everything a match may be about; what is in no row counts for nobody. Nothing
/// counts while the game is paused or dice are due.
inline constexpr std::array kCounts{
    CountsRow{MatchDoing::Saving, Counts::Stands, false},
    CountsRow{MatchDoing::Waiting, Counts::Coach, true},
    CountsRow{MatchDoing::Ended, Counts::GameTime, false},
    CountsRow{MatchDoing::Resumed, Counts::Kept, false},
};
[[nodiscard]] constexpr CountsRow countsIn(MatchDoing doing) {
    for (const CountsRow& row : kCounts)
        if (row.doing == doing)
            return row;
    return {doing, Counts::Nobody, false};
}

/// What the clock of a whole game is called in Facts, by all games that have one.
inline constexpr const char* kGameClock = "game";

/// The only stopwatch of a match: what a coach uses of the clocks the rules have started (D15 to
/// D17). It knows Facts and what the match is about, and hands nothing in itself.
class MatchClock {
public:
    /// @param time  outlives this
    explicit MatchClock(const TimeSource& time) : m_watch{time} {}

    /// Another prompt is shown.
    void show(const Facts& facts);
    void become(MatchDoing doing);
    /// Time counts from now on; what is carried stays.
    void restart() { m_watch.restart(); }
    /// The same coach has used so much already: of the press that was handed in, before the program
    /// was ended.
    void carry(int ms) { m_carriedMs = ms; }
    [[nodiscard]] int carriedMs() const { return m_carriedMs; }
    /// An ended play was looked at for so long: the clock of the game ran, no window did.
    void looked(int ms) { m_lookedMs = ms; }
    [[nodiscard]] int lookedMs() const { return m_lookedMs; }

    /// Since the last accepted input, or since the prompt was shown; 0 where nothing counts.
    /// While that input is saved it stands.
    [[nodiscard]] int elapsedMs() const;
    [[nodiscard]] int msLeft(const ClockFact& clock) const;
    /// How much it had when it was started or first seen.
    [[nodiscard]] int msFull(const ClockFact& clock) const;
    /// Null: the prompt shows no such clock.
    [[nodiscard]] const ClockFact* find(std::string_view name) const;
    /// Time goes by on a clock that is shown.
    [[nodiscard]] bool isTimed() const;

    /// Until the first clock of the prompt is used up, never negative; nothing: none will be.
    [[nodiscard]] std::optional<int> msToExpiry() const;
    /// The clock that is used up, the soonest first; null if none is.
    [[nodiscard]] const ClockFact* due() const;
    /// The clock that was used up before a decision at `ms`, of those that force (D17).
    [[nodiscard]] const ClockFact* dueBefore(int ms) const;
    /// What a crash may not take: somebody's clock runs and has something left.
    [[nodiscard]] bool isWorthMarking() const;

    /// What persons have used to decide in this game.
    void use(Side side, int ms) { m_usedMs[static_cast<std::size_t>(side)] += ms; }
    /// @param now  he is deciding: what has gone by counts as well
    [[nodiscard]] int usedMs(Side side, bool now) const;

private:
    [[nodiscard]] const ClockFact* soonest() const;

    Stopwatch m_watch;
    MatchDoing m_doing = MatchDoing::Saving;
    Facts m_facts;
    int m_carriedMs = 0;
    int m_lookedMs = 0;
    int m_stoodMs = 0;
    std::vector<std::pair<std::string, int>> m_full;
    std::array<std::int64_t, 2> m_usedMs{};
};

}  // namespace thrum::gui
