#pragma once

#include <thrum/app/library.hpp>
#include <thrum/app/refused.hpp>
#include <thrum/games/game.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/io/requests.hpp>
#include <thrum/match/record_sink.hpp>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thrum::app {

/// A game of any kind as the protocol and the command line play it: session, seats, board and
/// record together, and no other way to any of them. What is the game's own comes and goes as JSON;
/// who needs its values has a GameOf<G> (app/game_of.hpp, `of<G>`).
///
/// One thread uses it at a time.
class Game {
public:
    /// What was accepted, and what it led to.
    struct Submitted {
        io::JsonOut events{};
        std::vector<Sentence> told{};
        bool ran = false;   ///< it was a run of the board
        io::JsonOut run{};  ///< "ticks", "calls", "unused", "frames" of that run
        /// The run goes on: "tick" and "frame" are in `run`.
        bool running = false;
    };
    struct Drawn {
        io::JsonOut input{};
        io::JsonOut events{};
        std::vector<Sentence> told{};
    };
    /// What a seat decided by itself.
    struct SeatTurn {
        Side side = Side::Home;
        io::JsonOut input{};
        io::JsonOut events{};
        std::vector<Sentence> told{};
    };

    /// What all of them decided.
    struct SeatTurns {
        std::vector<SeatTurn> turns{};
        /// Why they go no further although one of them is due; the turns were made all the same.
        std::optional<std::string> stuck{};
    };

    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    Game(Game&&) = delete;
    Game& operator=(Game&&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual std::string_view gameId() const = 0;
    [[nodiscard]] virtual std::array<std::string, 2> teamNames() const = 0;
    /// As sentences name teams and men.
    [[nodiscard]] virtual Names names() const = 0;
    [[nodiscard]] virtual std::array<std::string, 2> teamIds() const = 0;
    /// The name a coach gave it; else empty.
    [[nodiscard]] virtual const std::string& name() const = 0;
    /// As the header has it.
    [[nodiscard]] virtual const std::string& created() const = 0;
    /// What the house rules of a new game named that no rule book knows, one sentence each.
    [[nodiscard]] virtual const std::vector<std::string>& warnings() const = 0;

    /// What it was begun with; the game's own options are left out.
    [[nodiscard]] virtual const io::request::New& asked() const = 0;
    [[nodiscard]] virtual Mode mode() const = 0;

    // --- where it stands

    /// A conceded game is over.
    [[nodiscard]] virtual games::Awaits awaits() const = 0;
    [[nodiscard]] virtual Facts facts() const = 0;
    /// Whoever gave up.
    [[nodiscard]] virtual std::optional<Side> conceded() const = 0;
    [[nodiscard]] virtual std::uint64_t digest() const = 0;
    [[nodiscard]] virtual std::size_t entries() const = 0;  ///< of the record
    [[nodiscard]] virtual std::size_t inForce() const = 0;
    /// The score of the state that was first put in place of another, as a drill does; nothing if
    /// none was.
    [[nodiscard]] virtual std::optional<std::array<int, 2>> scoreAfterFirst() const = 0;
    /// One JSON object a line.
    [[nodiscard]] virtual const std::vector<std::string>& log() const = 0;
    /// Header and lines, as a game file holds them.
    [[nodiscard]] virtual std::string fileText() const = 0;
    [[nodiscard]] virtual io::JsonOut stateJson() const = 0;
    [[nodiscard]] virtual io::JsonOut observedJson(games::Eyes eyes) const = 0;
    [[nodiscard]] virtual io::JsonOut promptJson() const = 0;
    [[nodiscard]] virtual io::JsonOut openingJson() const = 0;
    [[nodiscard]] virtual std::vector<Sentence> openingTold() const = 0;

    // --- inputs

    /// @param input  one of the game's, a written run or a stored formation; pointers of errors
    ///               begin with /input
    [[nodiscard]] virtual Expected<Submitted, Refused> submitJson(const std::string& input) = 0;
    /// The outcome of the awaited dice or coin from the match seed.
    [[nodiscard]] virtual Expected<Drawn, Refused> drawJson() = 0;
    /// Merges a patch into the state (D68). Errors: pointers below /state.
    [[nodiscard]] virtual std::optional<Refused> loadJson(const std::string& patch) = 0;
    /// Starts the awaited run or goes on with it; a game without a board has none.
    [[nodiscard]] virtual Expected<Submitted, Refused> runJson(const io::request::Run& asked) = 0;
    /// Goes on with a run that a crash broke off, up to where it was shown.
    /// @return  nothing where none waits
    [[nodiscard]] virtual Expected<std::optional<Submitted>, Refused> goOnJson() = 0;
    [[nodiscard]] virtual bool boardIsRunning() const = 0;
    /// @param agreed  the other coach has said yes
    [[nodiscard]] virtual std::optional<Refused> undo(int count, bool agreed = false) = 0;
    /// Errors: the game is over.
    [[nodiscard]] virtual std::optional<Refused> concede(Side side) = 0;
    virtual void rename(std::string name) = 0;

    // --- seats

    /// Lets the seats decide here until a person, chance or the board is due.
    [[nodiscard]] virtual SeatTurns playSeatsJson() = 0;
    /// An outside program sits down, as the person in front of the machine named it.
    /// @param notice  hears in one sentence what went wrong with it
    virtual void seatEngine(Side side,
                            const std::string& command,
                            std::function<void(const std::string&)> notice) = 0;

    /// Hears what a step came to; nobody hears of anything that a crash could still undo.
    using Listener = std::function<void(const std::vector<Sentence>&, const Facts& after)>;
    /// Plays the game to its end with nobody at the window: seats decide, dice fall, the board
    /// runs. Errors: one sentence if it cannot go on (a person is due, a seat finds nothing that is
    /// allowed); what was played stays.
    [[nodiscard]] virtual std::optional<std::string> playToEnd(const Listener& told) = 0;

    // --- the record

    /// From now on everything goes there, beginning with what there is already.
    virtual void recordIn(std::unique_ptr<match::RecordSink> sink) = 0;
    /// The same, where the sink holds what there is already.
    virtual void goOnRecordingIn(std::unique_ptr<match::RecordSink> sink) = 0;
    [[nodiscard]] virtual bool isRecorded() const = 0;
    /// Every input is on disk, or the game is not recorded.
    [[nodiscard]] virtual bool isSaved() const = 0;
    /// Waits until that is so; to be called before the next prompt is shown. False: the
    /// disk refuses, the game goes on in memory.
    virtual bool waitUntilSaved() = 0;
    /// Why the disk refuses, one sentence; nothing if all is well.
    [[nodiscard]] virtual std::optional<std::string> saveTrouble() const = 0;
    /// That somebody else spoiled the file and the game is kept in another one, one sentence.
    [[nodiscard]] virtual std::optional<std::string> recordMoved() const = 0;
    /// Tries now what is otherwise tried every second.
    virtual void retrySaving() = 0;
    /// `changed` is called on another thread whenever isSaved or saveTrouble may have changed.
    virtual void listenToSaving(std::function<void()> changed) = 0;
};

}  // namespace thrum::app
