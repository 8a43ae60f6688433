#pragma once

#include <thrum/app/library.hpp>
#include <thrum/app/tap_table.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/io/tap_game_file.hpp>
#include <thrum/match/driver.hpp>
#include <thrum/match/tap_lineups.hpp>

#include <memory>
#include <string>
#include <variant>
#include <vector>

/// The game behind the protocol: session, seats, board and record together.
namespace thrum::app {

/// Why a request was not done: a ruling, or something that makes no sense (with its pointer).
using Refused = std::variant<RuleViolation, LoadError>;
/// With the clause or the pointer in front.
[[nodiscard]] std::string sentenceOf(const Refused& refused);

class TapGame {
public:
    using Session = match::Session<games::Tap>;

    /// What a seat decided by itself.
    struct SeatMove {
        Side side = Side::Home;
        tap::State before{};
        tap::Input input{};
        tap::State after{};
        std::vector<tap::Event> events{};
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
    /// Goes on with a saved game. Errors: LoadError naming file, line and pointer.
    [[nodiscard]] static Expected<std::unique_ptr<TapGame>, LoadError> open(
        const Library& library, const std::string& text, const std::string& file);

    [[nodiscard]] const Session& session() const { return *m_session; }
    [[nodiscard]] const tap::State& state() const { return m_session->state(); }
    [[nodiscard]] const match::TapLineups& lineups() const { return *m_lineups; }
    [[nodiscard]] std::vector<std::string> log() const { return m_log; }
    [[nodiscard]] bool boardIsRunning() const { return m_live != nullptr; }
    /// Header and lines, as a game file holds them.
    [[nodiscard]] std::string fileText() const;

    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> submit(const tap::Input& input);
    [[nodiscard]] Expected<RunOutcome, Refused> submit(const io::WrittenRun& run);
    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> submit(const io::FormationCall& call);
    [[nodiscard]] Expected<std::vector<tap::Event>, Refused> draw(tap::Input& drawn);
    /// Starts the awaited run or goes on with it.
    [[nodiscard]] Expected<RunOutcome, Refused> run(const io::request::Run& asked);
    [[nodiscard]] std::optional<Refused> load(io::request::Load load);
    [[nodiscard]] std::optional<Refused> undo(int count);
    /// Lets the seats decide until a client, chance or the board is due.
    /// Errors: a seat that finds nothing allowed.
    [[nodiscard]] Expected<std::vector<SeatMove>, std::string> playSeats();

private:
    struct Live {
        std::unique_ptr<Simulator> simulator;
        tap::RunJudge judge;
        std::vector<Call> calls;
    };

    TapGame(const Library& library, io::TapGameHeader header);

    [[nodiscard]] static Expected<std::unique_ptr<TapGame>, Refused> make(const Library& library,
                                                                          io::TapGameHeader header);
    [[nodiscard]] std::optional<LoadError> replay(const std::string& line, const std::string& file);
    [[nodiscard]] Expected<std::vector<tap::Event>, RuleViolation> take(const tap::Input& input);
    void write(io::TapGameLine line, const tap::State& before);
    void logRefusal(const RuleViolation& refusal, const tap::Input& input);
    [[nodiscard]] Expected<std::unique_ptr<Simulator>, Refused> makeSimulator(bool frames) const;
    [[nodiscard]] Expected<RunOutcome, Refused> finishRun(SegmentResult result);

    const Library* m_library;
    io::TapGameHeader m_header;
    std::string m_headerLine;
    std::vector<std::string> m_lines;
    std::vector<std::string> m_log;
    std::shared_ptr<const match::TapLineups> m_lineups;
    std::array<std::unique_ptr<match::Seat<games::Tap>>, 2> m_seats;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Live> m_live;
};

}  // namespace thrum::app
