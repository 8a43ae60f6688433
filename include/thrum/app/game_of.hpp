#pragma once

#include <thrum/app/game.hpp>
#include <thrum/app/game_line.hpp>
#include <thrum/app/kept.hpp>
#include <thrum/app/seat_name.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/io/record_limits.hpp>
#include <thrum/match/driver.hpp>

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace thrum::app {

/// What a program may hand in for a game: its inputs and, on the board, written runs and stored
/// formations.
template <class G, bool = G::kHasBoard>
struct SubmittedOf {
    using Type = std::variant<typename G::Input>;
};
template <class G>
struct SubmittedOf<G, true> {
    using Type = std::variant<typename G::Input, io::WrittenRun, io::FormationCall>;
};
/// Errors: at the source; a full run result is one (D30).
template <class G>
[[nodiscard]] typename SubmittedOf<G>::Type readSubmitted(
    const FieldSource& at,
    const typename G::State& state,
    const typename Kept<G>::Surroundings& known);

/// Stored formations can be called in it.
template <class G>
concept HasFormations = requires(const typename Kept<G>::Bench& bench, Formation formation) {
    bench.with(formation);
};

/// What only games on the board have.
template <class G, bool = G::kHasBoard>
struct BoardParts {
    struct Live {};
    struct Task {};
};
template <class G>
struct BoardParts<G, true> {
    using BoardJudge = decltype(G::makeJudge(std::declval<const typename G::State&>()));
    struct Live {
        std::unique_ptr<Simulator> simulator;
        BoardJudge judge;
        std::vector<Call> calls;
        int marked = 0;  ///< tick of the last mark
        RunWatcher watch;
    };
    /// All that the awaited run is made of, for a simulator on another thread:
    ///
    ///     Simulator simulator{task.table, task.seed};
    ///     simulator.begin(task.request, task.judge); simulator.step(calls of the tick); ...
    struct Task {
        SegmentRequest request{};
        BoardJudge judge;
        TableSetup table{};
        std::uint64_t seed = 0;
        int framesEvery = 1;        ///< ticks; the record thins them out (D66)
        std::vector<Call> calls{};  ///< what is asked for so far, by tick: the seats' calls
        /// A run that a crash broke off has been shown up to here: run it again so far and wait.
        int shownUntil = 0;
        RunWatcher watch{};  ///< to be asked on any one thread; empty where no seat watches
    };
};

/// A game of one kind. What takes long can be done elsewhere, because it is given out as values and
/// handed in again: a run of the board as a BoardTask, a seat's decision as a Question.
template <class G>
class GameOf final : public Game {
public:
    using State = typename G::State;
    using Input = typename G::Input;
    using Event = typename G::Event;
    using Line = GameLine<G>;
    using Header = GameHeader<G>;
    using Bench = typename Kept<G>::Bench;
    using Session = match::Session<G>;
    using Seat = match::Seat<G>;
    using Question = match::Question<G>;
    using BoardTask = typename BoardParts<G>::Task;

    struct SeatMove {
        Side side = Side::Home;
        State before{};
        Input input{};
        State after{};
        std::vector<Event> events{};
    };
    /// A run that was being shown when the program ended (D59).
    struct BrokenOff {
        int tick = 0;
        std::vector<Call> calls{};
    };
    /// A game as it came out of a file.
    struct Opened {
        std::unique_ptr<GameOf> game{};
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
        std::optional<FieldPoint> ball{};  ///< one that is a body
    };
    struct RunOutcome {
        Watched watched{};
        SegmentResult result{};
        std::vector<Event> events{};
    };

    /// Begins a game. Errors: unknown names (with pointers into the request), rules, squads.
    [[nodiscard]] static Expected<std::unique_ptr<GameOf>, Refused> begin(
        const Library& library,
        const typename Kept<G>::Rules& standard,
        const Asked<G>& asked,
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
    [[nodiscard]] static Expected<std::unique_ptr<GameOf>, LoadError> branch(
        const Library& library,
        std::string_view text,
        const std::string& from,
        std::size_t entries,
        std::string program,
        std::string created);

    [[nodiscard]] const Session& session() const { return *m_session; }
    [[nodiscard]] const State& state() const { return m_session->state(); }
    [[nodiscard]] const typename G::Prompt& prompt() const { return m_session->prompt(); }
    [[nodiscard]] const Header& header() const { return m_header; }
    [[nodiscard]] const typename Kept<G>::Surroundings& surroundings() const { return m_known; }

    [[nodiscard]] std::string_view gameId() const override { return G::kId; }
    [[nodiscard]] std::array<std::string, 2> teamNames() const override {
        return Kept<G>::teamNames(m_header);
    }
    [[nodiscard]] Names names() const override;
    [[nodiscard]] std::array<std::string, 2> teamIds() const override {
        return Kept<G>::teamIds(m_header);
    }
    [[nodiscard]] const std::string& name() const override { return m_name; }
    [[nodiscard]] const std::string& created() const override { return m_header.created; }
    [[nodiscard]] const std::vector<std::string>& warnings() const override { return m_warnings; }
    [[nodiscard]] const io::request::New& asked() const override { return m_header.asked; }
    [[nodiscard]] Mode mode() const override { return m_session->state().mode; }
    [[nodiscard]] games::Awaits awaits() const override;
    [[nodiscard]] Facts facts() const override;
    [[nodiscard]] std::optional<Side> conceded() const override;
    [[nodiscard]] std::uint64_t digest() const override { return m_session->digest(); }
    [[nodiscard]] std::size_t entries() const override { return m_session->record().size(); }
    [[nodiscard]] std::size_t inForce() const override { return m_session->inForce(); }
    [[nodiscard]] std::optional<std::array<int, 2>> scoreAfterFirst() const override;
    [[nodiscard]] const std::vector<std::string>& log() const override { return m_log; }
    [[nodiscard]] std::string fileText() const override;
    [[nodiscard]] io::JsonOut stateJson() const override;
    [[nodiscard]] io::JsonOut observedJson(games::Eyes eyes) const override;
    [[nodiscard]] io::JsonOut promptJson() const override;
    [[nodiscard]] io::JsonOut openingJson() const override;
    [[nodiscard]] std::vector<Sentence> openingTold() const override;

    /// What seats know of the game.
    [[nodiscard]] const Bench& lineups() const { return *m_bench; }
    /// The same for whoever must not lose them when a formation is added.
    [[nodiscard]] std::shared_ptr<const Bench> sharedLineups() const { return m_bench; }
    /// One more formation to call, in place of one with its id. Coaches of the program who sit
    /// already keep to those they know.
    void addFormation(Formation formation) requires HasFormations<G>;
    /// What computer coaches had called for the play that ended last, by name; empty where none
    /// did. Known when the board is cleared, not before.
    [[nodiscard]] const std::array<std::string, 2>& lastCalled() const { return m_lastCalled; }

    // --- inputs

    [[nodiscard]] Expected<std::vector<Event>, Refused> submit(const Input& input);
    [[nodiscard]] Expected<RunOutcome, Refused> submit(
        const io::WrittenRun& run) requires G::kHasBoard;
    [[nodiscard]] Expected<std::vector<Event>, Refused> submit(
        const io::FormationCall& call) requires G::kHasBoard;
    [[nodiscard]] Expected<Submitted, Refused> submitJson(const std::string& input) override;
    [[nodiscard]] Expected<std::vector<Event>, Refused> draw(Input& drawn);
    [[nodiscard]] Expected<Drawn, Refused> drawJson() override;
    [[nodiscard]] std::optional<Refused> loadJson(const std::string& patch) override;
    /// Puts a state in place of the one before; in the record it is a correction (D57).
    /// Errors: the member that makes no sense, by its pointer below /state.
    [[nodiscard]] std::optional<Refused> correct(State state, const std::string& reason);
    /// See Session::checkUndo for how far.
    [[nodiscard]] std::optional<Refused> undo(int count, bool agreed = false) override;
    /// The same with clocks as a record has them.
    [[nodiscard]] std::optional<Refused> undo(int count, bool agreed, bool clocksStand);
    /// Repeats the newest take-back, as far as that has not been done yet (Session::redoCount):
    /// every input, die and run comes just as it was. In the record they are lines like any other.
    /// Errors: nothing to repeat, the board is running.
    [[nodiscard]] Expected<std::vector<Event>, Refused> redo();
    [[nodiscard]] std::optional<Refused> concede(Side side) override;
    void rename(std::string name) override;
    /// A sentence for whoever reads the record, 1 to 400 characters; the game goes on as it was.
    void note(std::string sentence);

    // --- the board

    [[nodiscard]] bool boardIsRunning() const override { return m_live != nullptr; }
    /// Starts the awaited run here or goes on with it.
    [[nodiscard]] Expected<RunOutcome, Refused> run(
        const io::request::Run& asked) requires G::kHasBoard;
    [[nodiscard]] Expected<Submitted, Refused> runJson(const io::request::Run& asked) override;
    /// The awaited run for a simulator elsewhere. Errors: no run is awaited; a board or base the
    /// program does not know.
    [[nodiscard]] Expected<BoardTask, Refused> boardTask() const requires G::kHasBoard;
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
    [[nodiscard]] Expected<Watched, Refused> goOnWithRun() requires G::kHasBoard;
    [[nodiscard]] Expected<std::optional<Submitted>, Refused> goOnJson() override;
    /// Takes what came of a BoardTask, with its frames if it has any.
    [[nodiscard]] Expected<RunOutcome, Refused> submitRun(
        SegmentResult result) requires G::kHasBoard;

    // --- the seats

    /// Nothing where a person or the client sits.
    [[nodiscard]] std::shared_ptr<Seat> seat(Side side) const {
        return m_seats[side == Side::Home ? 0 : 1];
    }
    /// Somebody else sits down; null: a person.
    void setSeat(Side side, std::shared_ptr<Seat> seat) {
        m_seats[side == Side::Home ? 0 : 1] = std::move(seat);
    }
    void seatEngine(Side side,
                    const std::string& command,
                    std::function<void(const std::string&)> notice) override;
    /// What the seat that is due is asked; nothing while a person, chance or the board is.
    /// `seat(question.side)->decide(question.seen, question.prompt, ...)` may run on any one
    /// thread.
    [[nodiscard]] std::optional<Question> question(int attempt = 0) const;
    /// Takes what a seat answered to a question that still stands.
    /// Errors: the violated clause; nothing changed, ask again with the next attempt.
    [[nodiscard]] Expected<SeatMove, RuleViolation> answer(Input input);
    /// Lets the seats decide here until a person, chance or the board is due.
    /// Errors: a seat that finds nothing allowed, or decides on and on; what was decided before
    /// stays.
    [[nodiscard]] Expected<std::vector<SeatMove>, std::string> playSeats();
    [[nodiscard]] SeatTurns playSeatsJson() override;

    [[nodiscard]] std::optional<std::string> playToEnd(const Listener& told) override;

    // --- the record

    void recordIn(std::unique_ptr<match::RecordSink> sink) override;
    void goOnRecordingIn(std::unique_ptr<match::RecordSink> sink) override;
    [[nodiscard]] bool isRecorded() const override { return m_sink != nullptr; }
    [[nodiscard]] bool isSaved() const override { return m_sink == nullptr || m_sink->isDurable(); }
    bool waitUntilSaved() override { return m_sink == nullptr || m_sink->wait(); }
    [[nodiscard]] std::optional<std::string> saveTrouble() const override;
    [[nodiscard]] std::optional<std::string> recordMoved() const override {
        return m_sink == nullptr ? std::nullopt : m_sink->moved();
    }
    void retrySaving() override;
    void listenToSaving(std::function<void()> changed) override;

private:
    using Live = typename BoardParts<G>::Live;

    GameOf(const Library& library, Header header);

    [[nodiscard]] static Expected<std::unique_ptr<GameOf>, Refused> make(const Library& library,
                                                                         Header header);
    [[nodiscard]] std::optional<LoadError> replay(std::string_view line, const std::string& where);
    [[nodiscard]] std::optional<LoadError> replay(const Line& line, const std::string& where);
    [[nodiscard]] Expected<std::vector<Event>, RuleViolation> take(const Input& input);
    void keepRefusal(const RuleViolation& refusal, const Input& input);
    void remindSeats();
    void countSeatMoves();
    void seatsMayGoOn(const Input& input);
    [[nodiscard]] static bool isOf(Side side,
                                   const State& before,
                                   const typename Session::Entry& entry,
                                   const Input& input,
                                   bool decisionsAlone);
    /// Every input is read back, as it will stand in the record, before it counts.
    void guardRecord();
    [[nodiscard]] std::optional<Refused> writeHeader();
    /// @param next  the state an input leads to; null: it must come back member for member
    [[nodiscard]] std::optional<LoadError> readBack(const Line& line,
                                                    const State* next = nullptr) const;
    [[nodiscard]] bool recordIsFull() const {
        return m_bytes > io::kFullGameFileBytes || entries() >= io::mostEntries(m_bytes) ||
               m_lines.size() + 1 >= io::mostLines(m_bytes);
    }
    void write(Line line);
    /// What the seats had called, now that the play is over.
    [[nodiscard]] std::array<std::string, 2> uncover();
    void writeAgain(std::size_t entry, const Line& line);
    void written(const Line& line);
    void keep(std::string line, bool numbered);
    void rostersChanged();
    [[nodiscard]] match::Driver<G> driver() const;
    [[nodiscard]] Expected<std::unique_ptr<Live>, Refused> beginLive() const requires G::kHasBoard;
    [[nodiscard]] RunWatcher watcher(int shown) const requires G::kHasBoard;
    void watchLive() requires G::kHasBoard;
    void stepLive(std::optional<int> until) requires G::kHasBoard;
    [[nodiscard]] std::optional<std::string> playSeats(std::vector<SeatMove>& moves);
    [[nodiscard]] SeatMove moved(typename match::Driver<G>::Taken taken, State before);
    [[nodiscard]] Watched watched() const requires G::kHasBoard;
    [[nodiscard]] io::JsonOut json(const std::vector<Event>& events) const;
    [[nodiscard]] io::JsonOut json(const Input& input, const State& before) const;
    [[nodiscard]] io::JsonOut frameJson(const Watched& watched) const;
    [[nodiscard]] Submitted submitted(const std::vector<Event>& events) const;
    [[nodiscard]] Submitted ran(const RunOutcome& outcome, bool frames) const;

    const Library* m_library;
    typename Kept<G>::Surroundings m_known;
    Header m_header;
    std::string m_headerLine;
    std::vector<std::string> m_lines;
    std::size_t m_bytes = 0;              ///< of header and lines
    std::size_t m_mostEntries = 0;        ///< of the file that is being read
    bool m_pastDamage = false;            ///< the line that is damaged has been taken
    std::vector<std::size_t> m_numbered;  ///< places in m_lines, by entry of the record
    std::vector<std::string> m_log;
    typename Kept<G>::Log m_told{};
    std::array<std::string, 2> m_lastCalled{};
    std::array<bool, 2> m_linedUp{};  ///< whose seat lined up for the play under way
    std::vector<std::string> m_warnings;
    std::shared_ptr<const Bench> m_bench;
    std::array<std::shared_ptr<Seat>, 2> m_seats;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Live> m_live;
    std::optional<BrokenOff> m_brokenOff;
    int m_thoughtMs = 0;
    int m_seatMoves = 0;  ///< in a row
    State m_names;        ///< what men are called in the record
    std::string m_name;
    std::optional<typename Line::End> m_end;
    std::unique_ptr<match::RecordSink> m_sink;
};

/// The header's line, and a line read as one.
template <class G>
[[nodiscard]] std::string lineOf(const GameHeader<G>& header);
template <class G>
[[nodiscard]] Expected<GameHeader<G>, LoadError> parseGameHeader(
    std::string_view line, std::string file, HeaderFor use = HeaderFor::Playing);

/// The game as one of a kind; null, and the game is gone, if it is another.
template <class G>
[[nodiscard]] std::unique_ptr<GameOf<G>> as(std::unique_ptr<Game> game) {
    if (game == nullptr || game->gameId() != G::kId)
        return nullptr;
    return std::unique_ptr<GameOf<G>>{static_cast<GameOf<G>*>(game.release())};
}
/// The game as one of a kind; null if it is another.
template <class G>
[[nodiscard]] GameOf<G>* of(Game* game) {
    return game != nullptr && game->gameId() == G::kId ? static_cast<GameOf<G>*>(game) : nullptr;
}

}  // namespace thrum::app
