#pragma once

#include "gui/games/tap/tap_match.hpp"

#include <thrum/coach/tap/fair_caller.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace thrum::gui {

/// Calls for one person who coaches both sides: each side's from the chart, blind to the other's.
/// The offense's call lies covered until the defense has lined up and answered.
class FairCalls {
public:
    explicit FairCalls(const TapMatch& match);

    /// The chart calls the play that is lined up or played now.
    [[nodiscard]] bool applies() const;
    [[nodiscard]] bool offenseRevealed() const;
    /// A call lies covered that its coach may look at: in practice only (UX-13.2).
    [[nodiscard]] bool mayPeek() const;
    /// From now on this play's call is shown.
    void peek() { m_peeked = snap(); }
    /// The formation the chart wants of the side that lines up; empty: as the coach likes.
    [[nodiscard]] QString formation(Side side) const;
    /// Whom the uncovered call gives the ball; nobody while it lies covered.
    [[nodiscard]] std::optional<FigureId> carrier() const;
    /// What a coach calls himself for the snap that is lined up: its carrier is offered, its plan
    /// told while he is asked.
    void callOwn(Side side, const Play& play);
    /// The headings a play changes in its formation, of the men as they stand now, and its
    /// quarterback on his second base. A turned base reaches further: who would break a rule by it
    /// is set back, or turned less.
    [[nodiscard]] std::vector<tap::Placement> turnedFor(const Play& play, Side side) const;
    /// What the chart wants of the side that lines up; null: it calls nothing.
    [[nodiscard]] const Play* chartPlay(Side side) const;
    /// What may be told now, one or two sentences; empty: nothing. Of a covered call it is the same
    /// for every call (UX-14.1).
    [[nodiscard]] QString note() const;

    /// Both calls of the play that has just ended, for the record; empty: the chart called none.
    [[nodiscard]] QString revealed() const;

    [[nodiscard]] coach::OffenseCall offense() const;
    [[nodiscard]] coach::DefenseCall defense() const;
    [[nodiscard]] coach::SnapSituation situation() const;
    [[nodiscard]] std::uint64_t snap() const;

private:
    [[nodiscard]] const Play* playOf(Side side) const;
    /// What the coach of a side has called himself for this snap; null: nothing.
    [[nodiscard]] const Play* ownOf(Side side) const;
    [[nodiscard]] std::vector<std::pair<std::string, FigureId>> rolesOf(const Play& play,
                                                                        Side side) const;
    [[nodiscard]] QString planOf(const Play& play) const;

    const TapMatch& m_match;
    std::shared_ptr<const coach::TapLineups> m_lineups;  ///< the chart's plays are among them
    coach::FairCaller m_caller;
    struct OwnCall {
        std::uint64_t snap = 0;
        Side side = Side::Home;
        Play play;
    };
    std::vector<OwnCall> m_own;               ///< at most one a side
    std::optional<std::uint64_t> m_peeked{};  ///< the snap that was looked at
};

/// The caller's own stream of a game with this seed: never what dice and board are drawn from.
[[nodiscard]] std::uint64_t fairSeed(std::uint64_t gameSeed);

/// What an audit of so many calls came to, in sentences for a coach.
[[nodiscard]] QString auditText(const std::vector<Play>& plays, std::uint64_t seed, int calls);

}  // namespace thrum::gui
