#pragma once

#include "gui/board/table_data.hpp"
#include "gui/board_game/board_show.hpp"
#include "gui/match/doing.hpp"
#include "gui/match/game_driver.hpp"
#include "gui/match/match_clock.hpp"
#include "gui/match/new_game/match_setup.hpp"
#include "gui/match/time_source.hpp"
#include "gui/match/what_if_origin.hpp"
#include "gui/widgets/throw.hpp"

#include <thrum/app/tap_game.hpp>
#include <thrum/io/drill_file.hpp>
#include <thrum/rules/tap/arbiter.hpp>

#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include <QObject>

namespace thrum::gui {

/// A refusal in the window's words.
[[nodiscard]] QString sentenceOf(const app::Refused& refused);

/// A refusal as the window shows it.
struct MatchRefusal {
    QString sentence;  ///< with the clause in front (D43)
    QString clause;
    std::optional<FigureId> figure;  ///< whom it is about, if one
};

/// One game of TAP in the window: what the table is about (doing.hpp), and who hears of it. The
/// game with its seats and its record, the stopwatch and the board are parts of their own. It
/// decides nothing: it passes inputs on, tells the rules how much time a coach used (D16) and when
/// it is used up (D17), and shows what came of it.
class TapMatch final : public QObject {
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

    /// Lets the game go on; called once when everybody listens.
    /// @param resumed  it comes out of a file: where clocks run they wait for `resume`
    void start(bool resumed = false);
    /// The coach is there; clocks go on from what was last marked of them.
    void resume();

    [[nodiscard]] MatchDoing doing() const { return m_doing; }
    /// The disk takes so long that it is worth a word.
    [[nodiscard]] bool isSavingShown() const { return m_savingShown; }
    /// Another one for everything the table comes to be about, in whatever match.
    [[nodiscard]] int questionNumber() const { return m_question; }
    /// What time it is for whoever measures at this table.
    [[nodiscard]] TimeSource& time() const { return m_time; }
    /// As shown: behind the game's own until the record is safe, while dice are in the air and
    /// while a play's end is shown.
    [[nodiscard]] const tap::State& state() const { return m_state; }
    [[nodiscard]] const tap::Prompt& prompt() const { return m_prompt; }
    /// What lies on the board: a play that has ended is looked at while the state is beyond it.
    [[nodiscard]] const tap::State& drawnState() const {
        return m_doing == MatchDoing::Ended ? m_played : m_state;
    }
    [[nodiscard]] const TableData& data() const { return m_data; }
    [[nodiscard]] const MatchSetup& setup() const { return m_setup; }
    [[nodiscard]] const app::TapGame& game() const { return m_driver.game(); }
    /// A name for the record to be found by.
    void rename(const QString& name) { m_driver.game().rename(name.toStdString()); }

    /// A sentence for whoever reads the record.
    void note(const QString& sentence);

    // --- who is who

    [[nodiscard]] bool isPerson(Side side) const;
    /// Whether a person at this window acts for that side now.
    [[nodiscard]] bool mayAct(Side side) const;
    [[nodiscard]] QString teamName(Side side) const;
    /// "Bo", "computer 3"; the team where no name was given.
    [[nodiscard]] QString coachName(Side side) const;
    [[nodiscard]] QString numberOf(FigureId id) const;  ///< "#34"
    /// Nobody at this window decides anything: the game is watched.
    [[nodiscard]] bool isWatched() const {
        return !isPerson(Side::Home) && !isPerson(Side::Visitor);
    }
    /// Somebody else coaches that side from now on; between two runs and not in a tournament.
    /// @param seat  as thrum/app/seats.hpp reads it; programs it names are started
    /// @return  why not, one sentence; empty if he sits
    QString setSeat(Side side, const QString& seat);

    // --- other seats that think

    /// Nothing another seat decides is shown any more until it is let go on; a thought that is
    /// under way is given up.
    void setHeld(bool held);
    [[nodiscard]] bool held() const { return m_held; }
    /// What another seat decided waits for `showReady` instead of being shown at once.
    void setShowsWhenAsked(bool waits);
    [[nodiscard]] bool showsWhenAsked() const { return m_showsWhenAsked; }
    void showReady();
    /// What waits for `showReady`: for tests of what may not show.
    [[nodiscard]] const std::optional<tap::Input>& readyAnswer() const { return m_ready; }

    // --- a what-if

    /// The game branched off from another one.
    void setWhatIf(const WhatIfOrigin& from) { m_whatIf = from; }
    [[nodiscard]] const std::optional<WhatIfOrigin>& whatIf() const { return m_whatIf; }

    // --- a drill

    /// The game is a drill.
    /// @param best  points scored in it before, if it was tried
    void setDrill(const io::Drill& drill, std::optional<int> best);
    [[nodiscard]] const std::optional<io::Drill>& drill() const { return m_drill; }
    [[nodiscard]] std::optional<int> drillBest() const { return m_drillBest; }
    [[nodiscard]] int drillPoints() const;
    /// Whether its points are the coach's own: nobody else has coached in it, and no arbiter has
    /// put anything right. The record tells it, so that a drill that is gone on with knows it too.
    [[nodiscard]] bool drillCounts() const;
    /// Who has won, by points, yards or because the other gave up; nothing while it goes on, and of
    /// a tie.
    [[nodiscard]] std::optional<Side> winner() const;

    // --- time

    /// Milliseconds left on a clock of the prompt, the stopwatch taken off.
    [[nodiscard]] int msLeft(const tap::ClockView& clock) const;
    /// Time goes by on a clock that is shown.
    [[nodiscard]] bool isTimed() const { return m_clock.isTimed(); }
    /// The clock of the window that is open: whose time is short.
    [[nodiscard]] const tap::ClockView* windowClock() const;
    [[nodiscard]] const tap::ClockView* clock(tap::ClockName name) const;
    /// How much a clock had when it was started or first seen, for the bar.
    [[nodiscard]] int msFull(const tap::ClockView& clock) const;

    /// What that coach has used to decide in this game so far (ux 14.4); the moves of a coach of
    /// the program take no time of anybody's.
    [[nodiscard]] int usedMs(Side side) const;

    // --- deciding

    [[nodiscard]] bool wants(tap::DecisionKind kind) const;
    [[nodiscard]] const tap::Option* option(tap::DecisionKind kind) const;
    /// What `apply` would say now.
    [[nodiscard]] std::optional<RuleViolation> check(const tap::Decision& decision) const;
    /// The state a decision would lead to; nothing if it is refused.
    [[nodiscard]] std::optional<tap::State> tried(const tap::Decision& decision) const;
    /// Milliseconds of the coach's own time since the last input or since he was asked (D16).
    [[nodiscard]] int elapsedMs() const { return m_clock.elapsedMs(); }
    /// @param pressedMs  elapsedMs() when the coach did it, if that was earlier
    /// @return  whether it was accepted; a refusal is told by `refused`
    bool submit(tap::Decision decision, std::optional<int> pressedMs = std::nullopt);
    bool submit(tap::DecisionKind kind, std::optional<Side> side = std::nullopt);
    bool callFormation(const QString& id);
    [[nodiscard]] std::vector<const Formation*> formations(Side side) const;
    /// What whoever lines up now has on the field. Errors: a sentence, why that is no formation.
    [[nodiscard]] Expected<Formation, QString> standing() const;
    /// One more formation to call.
    void addFormation(const Formation& formation);
    /// What real dice or a real coin showed.
    bool typeThrow(const Throw& shown);
    /// Stop, down or progress of a side while the board is on.
    void call(Side side, CallKind kind);

    /// The side gives the game up.
    void concede(Side side);

    // --- taking back

    /// Why the last decision cannot be taken back; nothing if it can.
    [[nodiscard]] std::optional<RuleViolation> undoProblem() const;
    /// "turn #34"; empty if nothing was decided yet.
    [[nodiscard]] QString undoText() const;
    bool undo();
    /// "turn #34": what was taken back last and may be done again, dice and runs just as they were;
    /// empty if there is nothing.
    [[nodiscard]] QString redoText() const;
    bool redo();

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
    QString arbiterPause(bool paused);
    /// Something was played in this record that could be played again.
    [[nodiscard]] bool hasDown() const;
    /// The newest down or kick from the beginning of its line-up.
    QString replayDown(const QString& why);
    /// Nothing has happened since the last correction.
    [[nodiscard]] bool mayPutBack() const;
    QString putBack(const QString& why);

    // --- what is drawn

    [[nodiscard]] const RunFilm& film() const { return m_show.film(); }
    /// Board time to draw, in ticks of the film.
    [[nodiscard]] double drawnTick() const { return m_show.drawnTick(); }
    [[nodiscard]] const std::optional<Throw>& lastThrow() const { return m_throw; }
    /// The throw has been shown, or the coach had enough of it.
    void throwShown();
    /// What ended the play that is looked at.
    [[nodiscard]] const std::vector<tap::Event>& playEvents() const { return m_playEvents; }
    /// The play that ended has been looked at.
    void playSeen();
    [[nodiscard]] double timeScale() const { return m_show.timeScale(); }
    void setTimeScale(double scale);
    /// No pauses, no flying dice and no look at a play's end; for tests and for coaches who want
    /// none.
    void setBrisk(bool brisk) { m_brisk = brisk; }
    [[nodiscard]] bool brisk() const { return m_brisk; }

    [[nodiscard]] QString textOf(const RuleViolation& refusal) const;
    /// The man of that side with the number a refusal names, if he is on the board.
    [[nodiscard]] std::optional<FigureId> figureIn(const RuleViolation& refusal, Side side) const;

signals:
    /// A window is about to close by itself: what was done in it has to be handed in now.
    void closing();
    /// State, prompt or what is going on changed.
    void changed();
    /// Only the picture changed.
    void sceneChanged();
    /// Something happened, in the state after it.
    void happened(const std::vector<thrum::tap::Event>& events, const thrum::tap::State& after);
    /// A sentence was written into the record.
    void noted(const QString& sentence);
    /// An arbiter has put something right; one sentence says what and why.
    void corrected(const QString& sentence);
    /// The last decisions were taken back.
    void takenBack(const QString& what);
    void refused(const thrum::gui::MatchRefusal& refusal);
    void rattled(int touches);
    /// Nobody can go on; says why.
    void stuck(const QString& reason);

private:
    static constexpr int kMarkMs = 1000;  ///< how much of a coach's time a crash may lose (D59)

    /// What is told as soon as the record is safe.
    struct Pending {
        std::optional<std::vector<tap::Event>> events;
        bool look = false;  ///< they end a play, which is looked at
        int carryMs = 0;    ///< of the same coach's time
    };

    void become(MatchEvent event);
    void show();
    void entered(Pending pending);
    void reconsider();
    void whenSafe();
    void tellPending();
    void goOn();
    void startRun();
    void beginRun(SeatThread::Prepared task);
    void onCallRefused(const CallRuling& ruling);
    void onFinished(const SegmentResult& result);
    void throwNow();
    void throwTaken(const std::vector<tap::Event>& events);
    void lookAtPlay(const std::vector<tap::Event>& events);
    void markThought();
    void countUsed();
    bool takesOverAtOnce();
    void refuse(const RuleViolation& refusal, const tap::Input* input);
    void schedule();
    void onExpiry();
    void askSeat();
    void onAnswer(const tap::Input& input);
    void take(const tap::Input& input);
    bool expire(const std::string& clock);
    QString putInPlace(tap::State after, const QString& why);
    [[nodiscard]] QString nameOfSeat(Side side) const;

    TimeSource& m_time;
    GameDriver m_driver;
    MatchClock m_clock;
    BoardShow m_show;
    MatchSetup m_setup;
    TableData m_data;
    tap::State m_state;
    tap::Prompt m_prompt;
    MatchDoing m_doing = MatchDoing::Saving;
    Pending m_pending;
    std::tuple<MatchDoing, tap::Phase, Side> m_asked{};  ///< what the number was given for
    int m_question = 0;
    bool m_savingShown = false;
    std::unique_ptr<Alarm> m_slow;      ///< the disk takes its time
    std::unique_ptr<Alarm> m_expiry;    ///< the first clock of the prompt
    std::unique_ptr<Alarm> m_look;      ///< the look at a play's end
    std::unique_ptr<Alarm> m_thoughts;  ///< marks the time of the coach who is asked
    std::unique_ptr<Alarm> m_between;   ///< the moves of other seats
    std::optional<Throw> m_throw;
    std::vector<tap::Event> m_throwEvents;
    tap::State m_played;  ///< as it was when the board was switched on for the end of a play
    std::vector<tap::Event> m_playEvents;  ///< of its last run, and what else ended it
    bool m_brisk = false;
    bool m_held = false;
    bool m_showsWhenAsked = false;
    std::optional<tap::Input> m_ready;  ///< another seat's decision that waits to be shown
    std::optional<tap::State> m_beforeCorrection;
    std::size_t m_correctedAt = 0;  ///< entries of the record when it was made
    std::optional<WhatIfOrigin> m_whatIf;
    std::optional<io::Drill> m_drill;
    std::optional<int> m_drillBest;
    bool m_drillHelped = false;  ///< somebody else has coached in it
};

}  // namespace thrum::gui
