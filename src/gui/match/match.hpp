#pragma once

#include "gui/match/doing.hpp"
#include "gui/match/match_clock.hpp"
#include "gui/match/match_setup.hpp"
#include "gui/match/seat_thread.hpp"
#include "gui/match/time_source.hpp"
#include "gui/match/what_if_origin.hpp"

#include <thrum/app/game.hpp>
#include <thrum/rules/told.hpp>

#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// A refusal in the window's words.
[[nodiscard]] QString sentenceOf(const app::Refused& refused);

/// A refusal as the window shows it.
struct MatchRefusal {
    QString sentence;  ///< with the clause in front (D43)
    QString clause;
    std::optional<FigureId> figure{};  ///< whom it is about, if one
};

/// What fell, and what it was thrown for.
struct ChanceShown {
    ChanceRequest request{};
    ChanceOutcome outcome{};
    Side side = Side::Home;  ///< who threw
    bool operator==(const ChanceShown&) const = default;
};

/// One game in the window: what the table is about (doing.hpp), and who hears of it. The seats, the
/// stopwatch and the record are parts of their own. It decides nothing: it passes inputs on, tells
/// the rules how much time a coach used (D16) and when it is used up (D17), and shows what came of
/// it. It knows a game by Facts alone; what a game has of its own stands in MatchOf<G>, and what
/// the board needs besides in TapMatch.
class Match : public QObject {
    Q_OBJECT

public:
    ~Match() override;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    Match(Match&&) = delete;
    Match& operator=(Match&&) = delete;

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
    /// while a play's end is shown. For both coaches: what is sealed is in none of it.
    [[nodiscard]] const Facts& facts() const { return m_facts; }
    [[nodiscard]] const MatchSetup& setup() const { return m_setup; }
    [[nodiscard]] const app::Game& anyGame() const { return *m_base; }
    [[nodiscard]] virtual Mode mode() const = 0;
    /// A name for the record to be found by.
    void rename(const QString& name) { m_base->rename(name.toStdString()); }
    /// A sentence for whoever reads the record.
    void note(const QString& sentence);

    // --- who is who

    [[nodiscard]] virtual bool isPerson(Side side) const = 0;
    /// Whether a person at this window acts for that side now.
    [[nodiscard]] bool mayAct(Side side) const;
    [[nodiscard]] QString teamName(Side side) const;
    /// "Bo", "computer 3"; the team where no name was given.
    [[nodiscard]] QString coachName(Side side) const;
    /// Nobody at this window decides anything: the game is watched.
    [[nodiscard]] bool isWatched() const {
        return !isPerson(Side::Home) && !isPerson(Side::Visitor);
    }
    /// Two persons share this screen, so that neither may see what the other hides. Somebody who
    /// practices for both sides is one.
    [[nodiscard]] bool isShared() const {
        return isPerson(Side::Home) && isPerson(Side::Visitor) && mode() != Mode::Solitaire;
    }
    /// Somebody else coaches that side from now on; between two runs and not in a tournament.
    /// @param seat  as thrum/app/seats.hpp reads it; programs it names are started
    /// @return  why not, one sentence; empty if he sits
    QString setSeat(Side side, const QString& seat);

    // --- what is told

    /// What happened last, in the rules' own sentences; when `cameAbout` says that something did.
    [[nodiscard]] virtual std::vector<Sentence> told() const = 0;
    /// All that was told from the beginning on, of what is in force.
    [[nodiscard]] virtual std::vector<Sentence> toldSoFar() const = 0;

    // --- what is hidden (ux 14.2)

    /// Whose knowledge is shown at this window now.
    [[nodiscard]] games::Eyes eyes() const;
    /// A sealed decision of one of two coaches at this screen is due, and he has not said yet that
    /// the other looks away: the page with his choices is not there.
    [[nodiscard]] bool isCurtained() const;
    /// The other one looks away.
    void liftCurtain();
    /// It falls again.
    void dropCurtain();

    // --- other seats that think

    /// Nothing another seat decides is shown any more until it is let go on; a thought that is
    /// under way is given up.
    void setHeld(bool held);
    [[nodiscard]] bool held() const { return m_held; }
    /// What another seat decided waits for `showReady` instead of being shown at once.
    void setShowsWhenAsked(bool waits);
    [[nodiscard]] bool showsWhenAsked() const { return m_showsWhenAsked; }
    void showReady();
    /// A decision of another seat waits for `showReady`: for tests of what may not show.
    [[nodiscard]] bool hasReadyAnswer() const { return m_ready != nullptr; }

    // --- a what-if

    /// The game branched off from another one.
    void setWhatIf(const WhatIfOrigin& from) { m_whatIf = from; }
    [[nodiscard]] const std::optional<WhatIfOrigin>& whatIf() const { return m_whatIf; }

    // --- a recorded game that is only looked at

    /// From here on the table shows what was so after so many inputs and corrections in force, and
    /// nobody decides anything. What is sealed is shown only if the game was played to its end.
    void showRecorded(std::size_t over);
    /// How many that can be at most.
    [[nodiscard]] virtual std::size_t recorded() const = 0;
    [[nodiscard]] bool isRecorded() const { return m_recorded.has_value(); }

    // --- how it ends

    /// Who has won, by points, yards or because the other gave up; nothing while it goes on, and of
    /// a tie.
    [[nodiscard]] std::optional<Side> winner() const;
    /// The side gives the game up.
    void concede(Side side);

    // --- time

    /// Milliseconds left on a clock of the prompt, the stopwatch taken off.
    [[nodiscard]] int msLeft(const ClockFact& clock) const { return m_clock.msLeft(clock); }
    /// How much a clock had when it was started or first seen, for the bar.
    [[nodiscard]] int msFull(const ClockFact& clock) const { return m_clock.msFull(clock); }
    /// Time goes by on a clock that is shown.
    [[nodiscard]] bool isTimed() const { return m_clock.isTimed(); }
    /// What that coach has used to decide in this game so far (ux 14.4); the moves of a coach of
    /// the program take no time of anybody's.
    [[nodiscard]] int usedMs(Side side) const;
    /// Milliseconds of the coach's own time since the last input or since he was asked (D16).
    [[nodiscard]] int elapsedMs() const { return m_clock.elapsedMs(); }

    // --- chance

    /// The awaited dice, coin or numbers fall, because whoever is due has pressed for it.
    void throwNow();
    /// What real dice or a real coin showed.
    bool typeThrow(const ChanceOutcome& shown);
    /// What fell last, and for what; also while it is in the air.
    [[nodiscard]] const std::optional<ChanceShown>& lastChance() const { return m_chance; }
    /// The throw has been shown, or the coach had enough of it.
    void throwShown();
    /// Dice and coin of a person at this window are thrown on the table and typed in.
    [[nodiscard]] bool typesThrows() const { return m_setup.realDice; }
    /// From the next throw on.
    void setTypesThrows(bool types);

    // --- taking back

    /// So many inputs in force are to be taken back for the last decision of a person; 0: there is
    /// none.
    [[nodiscard]] virtual int undoCount() const = 0;
    /// Why the last decision cannot be taken back; nothing if it can.
    [[nodiscard]] virtual std::optional<RuleViolation> undoProblem() const;
    /// It can, if the other coach says yes.
    [[nodiscard]] bool undoNeedsConsent() const;
    /// "turn #34"; empty if nothing was decided yet. Of a hidden decision it tells nothing.
    [[nodiscard]] virtual QString undoText() const = 0;
    /// @param agreed  the other coach has said yes
    bool undo(bool agreed = false);
    /// "turn #34": what was taken back last and may be done again, dice and runs just as they were;
    /// empty if there is nothing.
    [[nodiscard]] virtual QString redoText() const = 0;
    bool redo();

    // --- how it is shown

    /// The play that ended has been looked at.
    void playSeen();
    [[nodiscard]] virtual double timeScale() const { return m_timeScale; }
    virtual void setTimeScale(double scale);
    /// No pauses, no flying dice and no look at a play's end; for tests and for coaches who want
    /// none.
    void setBrisk(bool brisk) { m_brisk = brisk; }
    [[nodiscard]] bool brisk() const { return m_brisk; }
    [[nodiscard]] QString textOf(const RuleViolation& refusal) const;

signals:
    /// A window is about to close by itself: what was done in it has to be handed in now.
    void closing();
    /// State, prompt or what is going on changed.
    void changed();
    /// Only the picture changed.
    void sceneChanged();
    /// Something happened; MatchOf<G> has the events, before and after.
    void cameAbout();
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

protected:
    /// What is told as soon as the record is safe; the events themselves are kept by MatchOf<G>.
    struct Pending {
        bool news = false;  ///< events came of it
        bool look = false;  ///< they end a play, which is looked at
        int carryMs = 0;    ///< of the same coach's time
        int lookMs = 0;     ///< of the game clock's, while an ended play was looked at
    };
    /// A seat's decision that waits, whatever its type.
    using Answer = std::shared_ptr<const void>;

    /// @param game  outlives this
    Match(app::Game& game, const MatchSetup& setup, TimeSource& time, QObject* parent);
    /// To be called when the game may be asked for anything.
    void prepare();

    // --- what MatchOf<G> answers for a game's own types

    /// The state that is shown becomes the game's. @return its facts
    virtual Facts takeState() = 0;
    /// Facts of the game as it is, shown or not.
    [[nodiscard]] Facts factsNow() const { return m_base->facts(); }
    /// Asks the seat that is due; what it answers comes to `onAnswer`.
    virtual void askSeatNow() = 0;
    [[nodiscard]] virtual bool seatIsDue() const = 0;
    /// Hands a seat's decision in. @return whether anything happened
    virtual bool handIn(const Answer& answer) = 0;
    /// Draws what is awaited. Errors: one sentence.
    virtual Expected<ChanceShown, QString> drawChance() = 0;
    /// Nothing: it was refused, and that was told.
    virtual std::optional<ChanceShown> takeChance(const ChanceOutcome& typed) = 0;
    /// Errors: nothing to repeat.
    virtual bool redoNow() = 0;
    /// @return why not, one sentence; empty if he sits
    virtual QString sit(Side side, const QString& seat) = 0;
    virtual void markThoughtNow(int ms) = 0;
    [[nodiscard]] virtual int thoughtMs() const = 0;
    virtual void noteNow(const std::string& sentence) = 0;
    [[nodiscard]] virtual bool mayTakeBack(int count, bool agreed) const = 0;
    [[nodiscard]] virtual RuleViolation undoRefused() const = 0;
    [[nodiscard]] virtual games::UndoScope undoScopeNow() const = 0;
    /// A take-back gives nobody his time back.
    [[nodiscard]] virtual bool clocksStandNow() const = 0;
    /// The events that came last are told.
    virtual void tellEvents() = 0;
    virtual void dropEvents() = 0;
    /// They end a play, which lies there to be looked at.
    [[nodiscard]] virtual bool endsPlay() const { return false; }

    /// Loads what was so after so many inputs in force: `takeState` shows it from here on, and its
    /// events are the last ones.
    virtual void load(std::size_t over) = 0;
    /// How many inputs in force are shown of a recorded game.
    [[nodiscard]] const std::optional<std::size_t>& shownOfRecord() const { return m_recorded; }

    // --- what a game on the board does besides

    /// A decision that stands for somebody who is there already; true if one was handed in.
    virtual bool takesOverAtOnce() { return false; }
    virtual void startRun() {}
    virtual void clearBoard() {}
    virtual void keepPlayed() {}
    virtual void chanceEndsPlay() {}
    /// Whoever is due presses a button before dice fall; else they fall at once.
    [[nodiscard]] virtual bool asksToThrow() const { return false; }
    /// What falls for this is seen falling; else it is only told.
    [[nodiscard]] virtual bool isSeenFalling(const ChanceRequest& request) const {
        return !request.quiet && !request.covered;
    }
    /// Milliseconds an ended play is looked at before the game goes on by itself; nothing: until
    /// somebody says so.
    [[nodiscard]] virtual std::optional<int> lookMs() const;
    [[nodiscard]] virtual QString seatProblem() const;
    virtual void seatChanged(Side side) { (void)side; }
    /// @return whether its expiry was accepted
    virtual bool expire(const std::string& clock) {
        (void)clock;
        return false;
    }

    void become(MatchEvent event);
    void show();
    void entered(const Pending& pending);
    void reconsider();
    void whenSafe();
    void refuse(const RuleViolation& refusal);
    void refuse(const app::Refused& refused);
    void onAnswer(Answer answer);
    void expireIfLate(int ms);
    [[nodiscard]] MatchClock& clocks() { return m_clock; }
    [[nodiscard]] const MatchClock& clocks() const { return m_clock; }
    [[nodiscard]] SeatThread& seats() { return m_seats; }
    [[nodiscard]] MatchSetup& ownSetup() { return m_setup; }
    [[nodiscard]] app::Game& base() { return *m_base; }
    /// The last chance was shown; its events are told now.
    void chanceTaken();
    [[nodiscard]] const Answer& ready() const { return m_ready; }
    void stopAlarms();

private:
    static constexpr int kMarkMs = 1000;  ///< how much of a coach's time a crash may lose (D59)

    enum class Due { Nobody, Person, Seat, Dice, Board };
    [[nodiscard]] Due due() const;
    [[nodiscard]] bool isSafe() const;
    [[nodiscard]] QString nameOfSeat(Side side) const;
    void letFall();
    void tellPending();
    [[nodiscard]] int thoughtThrough() const;
    void goOn();
    void lookAtPlay();
    void markThought();
    void askSeat();
    void take(const Answer& answer);
    void schedule();
    void onExpiry();

    TimeSource& m_time;
    app::Game* m_base;
    MatchClock m_clock;
    SeatThread m_seats;
    MatchSetup m_setup;
    Facts m_facts;
    MatchDoing m_doing = MatchDoing::Saving;
    Pending m_pending;
    std::tuple<MatchDoing, std::string, Side> m_asked{};  ///< what the number was given for
    int m_question = 0;
    int m_uncovered = 0;  ///< the question whose coach has said that the other looks away
    bool m_savingShown = false;
    std::unique_ptr<Alarm> m_slow;      ///< the disk takes its time
    std::unique_ptr<Alarm> m_expiry;    ///< the first clock of the prompt
    std::unique_ptr<Alarm> m_look;      ///< the look at a play's end
    std::unique_ptr<Alarm> m_thoughts;  ///< marks the time of the coach who is asked
    std::unique_ptr<Alarm> m_between;   ///< the moves of other seats
    std::optional<ChanceShown> m_chance;
    bool m_pressed = false;  ///< whoever is due has pressed for the dice
    bool m_brisk = false;
    bool m_held = false;
    bool m_showsWhenAsked = false;
    double m_timeScale = 1.0;
    Answer m_ready;  ///< another seat's decision that waits to be shown
    std::optional<WhatIfOrigin> m_whatIf;
    std::optional<std::size_t> m_recorded;  ///< the game is only looked at
};

}  // namespace thrum::gui
