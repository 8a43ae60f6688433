#pragma once

#include "gui/board/table_data.hpp"
#include "gui/board_game/board_match.hpp"

#include <thrum/games/tap/game.hpp>
#include <thrum/io/drill_file.hpp>
#include <thrum/rules/tap/arbiter.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace thrum::gui {

/// A match of TAP: what the board, formations, drills and an arbiter need besides a match of any
/// game.
class TapMatch final : public BoardMatchOf<games::Tap> {
    Q_OBJECT

public:
    /// @param setup  coaches' names and how chance comes; what the rules know is the game's
    /// @param time   outlives this
    TapMatch(std::unique_ptr<app::TapGame> game,
             const app::Library& library,
             const MatchSetup& setup,
             TimeSource& time = TimeSource::machine(),
             QObject* parent = nullptr);
    ~TapMatch() override;
    TapMatch(const TapMatch&) = delete;
    TapMatch& operator=(const TapMatch&) = delete;
    TapMatch(TapMatch&&) = delete;
    TapMatch& operator=(TapMatch&&) = delete;

    [[nodiscard]] const TableData& data() const { return m_data; }
    [[nodiscard]] QString numberOf(FigureId id) const;  ///< "#34"
    /// Another seat's decision that waits to be shown: for tests of what may not show.
    [[nodiscard]] std::optional<tap::Input> readyAnswer() const;

    // --- a drill

    /// The game is a drill.
    /// @param best  points scored in it before, if it was tried
    void setDrill(const io::Drill& drill, std::optional<int> best);
    [[nodiscard]] const std::optional<io::Drill>& drill() const { return m_drill; }
    [[nodiscard]] std::optional<int> drillBest() const { return m_drillBest; }
    [[nodiscard]] int drillPoints() const;
    /// In a break or at half-time: he has said that he may go on.
    [[nodiscard]] bool isReadyAlready(Side side) const {
        return (state().phase == tap::Phase::Break || state().phase == tap::Phase::Halftime) &&
               state().readyToGoOn[tap::indexOf(side)];
    }
    /// What the play had that was over last: a pass, a punt.
    [[nodiscard]] bool lastPlayPassed() const { return lastPlayHad(tap::EventKind::PassReleased); }
    [[nodiscard]] bool lastPlayPunted() const { return lastPlayHad(tap::EventKind::PuntDeclared); }
    /// Whether its points are the coach's own: nobody else has coached in it, and no arbiter has
    /// put anything right. The record tells it, so that a drill that is gone on with knows it too.
    [[nodiscard]] bool drillCounts() const;

    // --- time

    using Match::msFull;
    using Match::msLeft;
    /// Milliseconds left on a clock of the prompt, the stopwatch taken off.
    [[nodiscard]] int msLeft(const tap::ClockView& clock) const;
    /// The clock of the window that is open: whose time is short.
    [[nodiscard]] const tap::ClockView* windowClock() const;
    [[nodiscard]] const tap::ClockView* clock(tap::ClockName name) const;
    /// How much a clock had when it was started or first seen, for the bar.
    [[nodiscard]] int msFull(const tap::ClockView& clock) const;

    // --- deciding

    /// What `apply` would say now.
    [[nodiscard]] std::optional<RuleViolation> check(const tap::Decision& decision) const {
        return MatchOf<games::Tap>::check(decision);
    }
    [[nodiscard]] const tap::Option* option(tap::DecisionKind kind) const;
    /// The state a decision would lead to; nothing if it is refused.
    [[nodiscard]] std::optional<tap::State> tried(const tap::Decision& decision) const;
    using MatchOf<games::Tap>::submit;
    bool submit(tap::DecisionKind kind, std::optional<Side> side = std::nullopt);
    /// @param play  the play it is called for; empty: for none
    bool callFormation(const QString& id, const QString& play = {});
    [[nodiscard]] std::vector<const Formation*> formations(Side side) const;
    /// What whoever lines up now has on the field. Errors: a sentence, why that is no formation.
    [[nodiscard]] Expected<Formation, QString> standing() const;
    /// One more formation to call.
    void addFormation(const Formation& formation);

    // --- an arbiter

    /// Why nothing can be put right at this moment; empty if it can.
    [[nodiscard]] QString correctionProblem() const;
    /// The state a correction would lead to, or why not.
    [[nodiscard]] Expected<tap::State, RuleViolation> triedCorrection(
        const tap::ArbiterCorrection& correction) const;
    /// Puts it in place; log and record tell what was another before, and why. The others alike.
    /// @return why not, one sentence; empty if it stands
    QString correct(const tap::ArbiterCorrection& correction, const QString& why);
    /// Every clock stopped, or let go on, whatever the mode lets coaches do.
    QString arbiterPause(bool paused, const QString& word = {});
    /// Something was played in this record that could be played again.
    [[nodiscard]] bool hasDown() const;
    /// The newest down or kick from the beginning of its line-up.
    QString replayDown(const QString& why);
    /// Nothing has happened since the last correction.
    [[nodiscard]] bool mayPutBack() const;
    QString putBack(const QString& why);

    // --- what is drawn

    /// The man of that side with the number a refusal names, if he is on the board.
    [[nodiscard]] std::optional<FigureId> figureIn(const RuleViolation& refusal, Side side) const;

signals:
    /// Something happened, in the state after it.
    void happened(const std::vector<thrum::tap::Event>& events, const thrum::tap::State& after);
    void passReleased();
    /// A person at the window has lined a side up in a formation, for a play or for none.
    void linedUp(thrum::Side side, const QString& formation, const QString& play);

protected:
    [[nodiscard]] QString wordsOf(const tap::Input& input) const override;
    [[nodiscard]] bool isWorthTakingBack(const tap::Input& input) const override;
    void refuseInput(const app::Refused& why, const tap::Input& input) override;
    void tellEvents() override;
    [[nodiscard]] bool playEndsBy(const std::vector<tap::Event>& events) const override;
    void callRefused(const CallRuling& ruling) override;
    std::optional<ChanceShown> takeChance(const ChanceOutcome& typed) override;
    bool takesOverAtOnce() override;
    void chanceEndsPlay() override;
    [[nodiscard]] std::optional<int> lookMs() const override;
    void seatChanged(Side side) override;
    bool expire(const std::string& clock) override;

private:
    QString m_refereesWord;  ///< without it nobody lets the clocks go on; kept in no file
    [[nodiscard]] bool lastPlayHad(tap::EventKind kind) const;

    [[nodiscard]] std::optional<FigureId> figureOf(const RuleViolation& refusal,
                                                   const tap::Input& input) const;
    QString putInPlace(tap::State after, const QString& why);

    TableData m_data;
    std::optional<tap::State> m_beforeCorrection;
    std::size_t m_correctedAt = 0;  ///< entries of the record when it was made
    std::optional<io::Drill> m_drill;
    std::optional<int> m_drillBest;
    bool m_drillHelped = false;  ///< somebody else has coached in it
};

}  // namespace thrum::gui
