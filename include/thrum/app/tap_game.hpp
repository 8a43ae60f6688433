#pragma once

#include <thrum/app/library.hpp>
#include <thrum/app/tap_table.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/coach/tap/lineups.hpp>
#include <thrum/io/tap_game_file.hpp>
#include <thrum/match/driver.hpp>
#include <thrum/match/record_sink.hpp>

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace thrum::app {

/// Why a request was not done: a ruling, or something that makes no sense (with its pointer).
using Refused = std::variant<RuleViolation, LoadError>;
/// With the clause or the pointer in front.
[[nodiscard]] std::string sentenceOf(const Refused& refused);

/// A game of TAP as the protocol, the command line and the window play it: session, seats, board
/// and record together, and no other way to any of them.
///
/// One thread uses it at a time. What takes long can be done elsewhere, because it is given out as
/// values and handed in again: a run of the board as a BoardTask, a seat's decision as a Question.
class TapGame {
public:
    using Session = match::Session<games::Tap>;
    using Seat = match::Seat<games::Tap>;
    using Question = match::Question<games::Tap>;

    /// What a seat decided by itself.
    struct SeatMove {
        Side side = Side::Home;
        tap::State before{};
        tap::Input input{};
        tap::State after{};
        std::vector<tap::Event> events{};
    };
    /// All that the awaited run is made of, for a simulator on another thread:
    ///
    ///     Simulator simulator{task.table, task.seed};
    ///     simulator.begin(task.request, task.judge); simulator.step(calls of the tick); ...
    struct BoardTask {
        SegmentRequest request{};
        tap::RunJudge judge;
        TableSetup table{};
        std::uint64_t seed = 0;
        int framesEvery = 1;        ///< ticks; the record thins them out (D66)
        std::vector<Call> calls{};  ///< what is asked for so far, by tick: the seats' calls
        /// A run that a crash broke off has been shown up to here: run it again so far and wait.
        int shownUntil = 0;
        RunWatcher watch{};  ///< to be asked on any one thread; empty where no seat watches
    };
    /// A run that was being shown when the program ended (D59).
    struct BrokenOff {
        int tick = 0;
        std::vector<Call> calls{};
    };
    /// A game as it came out of a file.
    struct Opened {
        std::unique_ptr<TapGame> game{};
        std::vector<std::string> notices{};  ///< what was left out without harm, one sentence each
        /// Why what follows could not be read; the game stands where the lines before it led.
        std::optional<LoadError> damage{};
    };
    /// A run that is being watched, or has just ended.
    struct Watched {
        bool running = false;
        int tick = 0;
        std::vector<FigureId> figures{};
        std::vector<Pose> poses{};
    };
    struct RunOutcome {
        Watched watched{};
        SegmentResult result{};
        std::vector<tap::Event> events{};
    };

    /// Begins a game. Errors: unknown names (with pointers into the request), rules, squads.
    [[nodiscard]] static Expected<std::unique_ptr<TapGame>, Refused> begin(
        const Library& library,
        const tap::RulesData& standard,
        const io::request::New& asked,
        std::string program,
        std::string created);
    /// Goes on with a saved game. A torn last line is dropped with a notice; other damage is named
    /// with line and pointer, and what came before it opens (D61).
    /// Errors: LoadError if there is no game at all.
    [[nodiscard]] static Expected<Opened, LoadError> open(const Library& library,
                                                          std::string_view text,
                                                          const std::string& file);
    /// A practice game that begins where the record had `entries` numbered lines; the record itself
    /// is left alone. Solitaire, with free take-backs and without clocks that force.
    /// @param from  where it branched off, for its name
    /// Errors: as open; so many lines are not there.
    [[nodiscard]] static Expected<std::unique_ptr<TapGame>, LoadError> branch(
        const Library& library,
        std::string_view text,
        const std::string& from,
        std::size_t entries,
        std::string program,
        std::string created);

    [[nodiscard]] const Session& session() const { return *m_session; }
    [[nodiscard]] const tap::State& state() const { return m_session->state(); }
    [[nodiscard]] const tap::Prompt& prompt() const { return m_session->prompt(); }
    /// As the session says, but a conceded game is over.
    [[nodiscard]] games::Awaits awaits() const;
    /// Whoever gave up.
    [[nodiscard]] std::optional<Side> conceded() const;
    /// What the house rules of a new game named that no rule book knows, one sentence each
    /// (TAP-GN-5).
    [[nodiscard]] const std::vector<std::string>& warnings() const { return m_warnings; }
    /// The name a coach gave it; else empty.
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const io::TapGameHeader& header() const { return m_header; }
    [[nodiscard]] const coach::TapLineups& lineups() const { return *m_lineups; }
    /// The same for whoever must not lose them when a formation is added.
    [[nodiscard]] std::shared_ptr<const coach::TapLineups> sharedLineups() const {
        return m_lineups;
    }
    /// One more formation to call, in place of one with its id. Coaches of the program who sit
    /// already keep to those they know.
    void addFormation(Formation formation);
    [[nodiscard]] const std::vector<std::string>& log() const { return m_log; }
    /// What computer coaches had called for the play that ended last, by name; empty where none
    /// did. Known when the board is cleared, not before.
    [[nodiscard]] const std::array<std::string, 2>& lastCalled() const { return m_lastCalled; }
    /// Header and lines, as a game file holds them.
    [[nodiscard]] std::string fileText() const;

    // --- inputs

    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> submit(const tap::Input& input);
    [[nodiscard]] Expected<RunOutcome, Refused> submit(const io::WrittenRun& run);
    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> submit(const io::FormationCall& call);
    /// The outcome of the awaited dice or coin from the match seed.
    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> draw(tap::Input& drawn);
    [[nodiscard]] std::optional<Refused> load(io::request::Load load);
    /// Puts a state in place of the one before; in the record it is a correction (D57).
    /// Errors: the member that makes no sense, by its pointer below /state.
    [[nodiscard]] std::optional<Refused> correct(tap::State state, const std::string& reason);
    /// See Session::checkUndo for how far.
    [[nodiscard]] std::optional<Refused> undo(int count);
    /// Repeats the newest take-back, as far as that has not been done yet (Session::redoCount):
    /// every input, die and run comes just as it was. In the record they are lines like any other.
    /// Errors: nothing to repeat, the board is running.
    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> redo();
    /// Errors: the game is over.
    [[nodiscard]] std::optional<Refused> concede(Side side);
    void rename(std::string name);
    /// A sentence for whoever reads the record, 1 to 400 characters; the game goes on as it was.
    void note(std::string sentence);

    // --- the board

    [[nodiscard]] bool boardIsRunning() const { return m_live != nullptr; }
    /// Starts the awaited run here or goes on with it.
    [[nodiscard]] Expected<RunOutcome, Refused> run(const io::request::Run& asked);
    /// The awaited run for a simulator elsewhere. Errors: no run is awaited; a board or base the
    /// program does not know.
    [[nodiscard]] Expected<BoardTask, Refused> boardTask() const;
    /// The board runs elsewhere and has been shown to the end of this tick; to be called each
    /// second (D59).
    /// @param calls  everything asked for in this run so far
    void markRun(int tick, const std::vector<Call>& calls);
    /// The coach who is asked has been at it for so long; to be called each second while clocks
    /// run, so that a crash gives nobody his time back (D59).
    void markThought(int ms);
    /// What was last marked of the decision that is due; 0: nothing.
    [[nodiscard]] int thoughtMs() const { return m_thoughtMs; }
    /// The run that waits to be gone on with, in a game that was just opened.
    [[nodiscard]] const std::optional<BrokenOff>& brokenOff() const { return m_brokenOff; }
    /// Runs it again here up to where it was shown. Nothing broken off: does nothing.
    [[nodiscard]] Expected<Watched, Refused> goOnWithRun();
    /// Takes what came of a BoardTask, with its frames if it has any.
    [[nodiscard]] Expected<RunOutcome, Refused> submitRun(SegmentResult result);

    // --- the seats

    /// Nothing where a person or the client sits.
    [[nodiscard]] std::shared_ptr<Seat> seat(Side side) const {
        return m_seats[tap::indexOf(side)];
    }
    /// Somebody else sits down; null: a person.
    void setSeat(Side side, std::shared_ptr<Seat> seat) {
        m_seats[tap::indexOf(side)] = std::move(seat);
    }
    /// What the seat that is due is asked; nothing while a person, chance or the board is.
    /// `seat(question.side)->decide(question.seen, question.prompt, ...)` may run on any one
    /// thread.
    [[nodiscard]] std::optional<Question> question(int attempt = 0) const;
    /// Takes what a seat answered to a question that still stands.
    /// Errors: the violated clause; nothing changed, ask again with the next attempt.
    [[nodiscard]] Expected<SeatMove, RuleViolation> answer(tap::Input input);
    /// Lets the seats decide here until a person, chance or the board is due.
    /// Errors: a seat that finds nothing allowed.
    [[nodiscard]] Expected<std::vector<SeatMove>, std::string> playSeats();

    // --- the record

    /// From now on everything goes there, beginning with what there is already.
    void recordIn(std::unique_ptr<match::RecordSink> sink);
    /// The same, where the sink holds what there is already.
    void goOnRecordingIn(std::unique_ptr<match::RecordSink> sink);
    [[nodiscard]] bool isRecorded() const { return m_sink != nullptr; }
    /// Every input is on disk, or the game is not recorded.
    [[nodiscard]] bool isSaved() const { return m_sink == nullptr || m_sink->isDurable(); }
    /// Waits for that; to be called before the next prompt is shown. False: the disk refuses, the
    /// game goes on in memory.
    bool waitUntilSaved() { return m_sink == nullptr || m_sink->wait(); }
    /// Why the disk refuses, one sentence; nothing if all is well.
    [[nodiscard]] std::optional<std::string> saveTrouble() const;
    /// Tries now what is otherwise tried every second.
    void retrySaving();
    /// `changed` is called on another thread whenever isSaved or saveTrouble may have changed.
    void listenToSaving(std::function<void()> changed);

private:
    struct Live {
        std::unique_ptr<Simulator> simulator;
        tap::RunJudge judge;
        std::vector<Call> calls;
        int marked = 0;  ///< tick of the last mark
        RunWatcher watch;
    };

    TapGame(const Library& library, io::TapGameHeader header);

    [[nodiscard]] static Expected<std::unique_ptr<TapGame>, Refused> make(const Library& library,
                                                                          io::TapGameHeader header);
    [[nodiscard]] std::optional<LoadError> replay(std::string_view line, const std::string& where);
    [[nodiscard]] std::optional<LoadError> replay(const io::TapGameLine& line,
                                                  const std::string& where);
    [[nodiscard]] Expected<std::vector<tap::Event>, RuleViolation> take(const tap::Input& input);
    void remindSeats();
    void write(io::TapGameLine line);
    [[nodiscard]] static bool isLineUp(tap::Phase phase);
    /// What the seats had called, now that the play is over.
    [[nodiscard]] std::array<std::string, 2> uncover();
    void writeAgain(std::size_t entry, const io::TapGameLine& line);
    void written(const io::TapGameLine& line);
    void keep(std::string line);
    void tell(const std::vector<tap::Event>& events, int ticks);
    void rostersChanged();
    void logRefusal(const RuleViolation& refusal, const tap::Input& input);
    [[nodiscard]] match::Driver<games::Tap> driver() const;
    [[nodiscard]] Expected<TableSetup, Refused> table() const;
    [[nodiscard]] Expected<std::unique_ptr<Live>, Refused> beginLive() const;
    [[nodiscard]] RunWatcher watcher(int shown) const;
    void watchLive();
    void stepLive(std::optional<int> until);
    [[nodiscard]] SeatMove moved(match::Driver<games::Tap>::Taken taken, tap::State before);
    [[nodiscard]] Watched watched() const;

    const Library* m_library;
    io::TapGameHeader m_header;
    std::string m_headerLine;
    std::vector<std::string> m_lines;
    std::vector<std::string> m_log;
    tap::LogLine m_moment{};  ///< half, play and clocks where the step to come begins
    std::array<std::string, 2> m_lastCalled{};
    std::array<bool, 2> m_linedUp{};  ///< whose seat lined up for the play under way
    std::vector<std::string> m_warnings;
    std::shared_ptr<const coach::TapLineups> m_lineups;
    std::array<std::shared_ptr<Seat>, 2> m_seats;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Live> m_live;
    std::optional<BrokenOff> m_brokenOff;
    int m_thoughtMs = 0;
    tap::State m_names;  ///< what figures are called in the record
    std::string m_name;
    std::optional<io::TapGameLine::End> m_end;
    std::unique_ptr<match::RecordSink> m_sink;
};

}  // namespace thrum::app
