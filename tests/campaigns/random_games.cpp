#include "campaigns/invariants.hpp"
#include "campaigns/scripted_board.hpp"
#include "cli/command_line.hpp"
#include "support/tap_json.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/coach/tap/random_seat.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/games/tap/table.hpp>
#include <thrum/match/driver.hpp>

#include <iostream>
#include <map>

// Many games between two random coaches, every step watched; exit code 1 if anything was broken.
namespace {

using namespace thrum;

struct Options {
    int games = 200;
    std::uint64_t seed = 1;
    int plays = 20;
    std::string method = "plays";
    std::string mode = "hotseat";
    std::string board = "2x4";
    std::string physics = "real";
    bool verbose = false;
};

struct Played {
    bool over = false;
    std::size_t inputs = 0;
    std::uint64_t digest = 0;
    std::array<int, 2> score{};
    std::map<std::string, int> plays;  // kinds of events, for the summary
    std::vector<std::string> broken;
};

class Table {
public:
    explicit Table(const Options& options) : m_options{options} {
        const auto library = app::Library::load(app::environment());
        const BoardSpec& board = *library.board(options.board);
        std::array<TeamFile, 2> teams{*app::selfContained(*library.team("lancers"), library),
                                      *app::selfContained(*library.team("wildcats"), library)};
        m_table = *app::composeTable(library, board, teams[0], teams[1]);
        std::vector<Formation> formations;
        for (const auto& entry : library.formations())
            formations.push_back(entry.value);
        m_config.board = tap::boardOf(board);
        m_config.home = tap::registered(teams[0]);
        m_config.visitor = tap::registered(teams[1]);
        m_config.mode = tap::parseName<tap::Mode>(options.mode);
        m_config.method = tap::parseName<tap::Method>(options.method);
        m_config.rules.game.playsPerHalf = options.plays;
        // a clock game of the same length, about a minute a play
        m_config.rules.game.halfMinutes = options.plays;
        m_lineups = std::make_shared<coach::TapLineups>(teams, m_table, std::move(formations));
    }

    Played play(std::uint64_t seed) {
        Played played;
        auto opening = tap::newGame(m_config);
        if (!opening) {
            played.broken.push_back(filled(opening.error().text, opening.error().args));
            return played;
        }
        match::Session<games::Tap> session{*std::move(opening), {.seed = seed}};
        std::array<std::unique_ptr<match::Seat<games::Tap>>, 2> seats{
            std::make_unique<coach::TapRandomSeat>(m_lineups),
            std::make_unique<coach::TapRandomSeat>(m_lineups)};
        Simulator simulator{m_table};
        const auto board =
            [&](const SegmentRequest& request,
                Judge& judge,
                std::uint64_t runSeed,
                std::span<const Call> calls) -> Expected<SegmentResult, RequestError> {
            if (m_options.physics == "scripted")
                return test::walkScripted(session.state(), request, judge, runSeed, calls);
            simulator.setSeed(runSeed);
            return simulator.run(request, judge, calls);
        };
        match::Driver<games::Tap> driver{session, seats, board};
        test::Invariants invariants;
        constexpr std::size_t kMostInputs = 40'000;
        while (driver.mayGoOn(true) && session.inForce() < kMostInputs &&
               invariants.broken().empty()) {
            const tap::State before = session.state();
            auto taken = driver.step();
            if (!taken) {
                played.broken.push_back(
                    "half " + std::to_string(before.half) + " play " + std::to_string(before.play) +
                    " " + std::string{tap::nameOf(before.phase)} + ": " + taken.error().reason);
                break;
            }
            if (m_options.verbose)
                for (const tap::Event& event : taken->events)
                    std::cout << io::textOf(session.state(), event) << '\n';
            for (const tap::Event& event : taken->events)
                ++played.plays[std::string{tap::nameOf(event.kind)}];
            invariants.step(before, taken->input, session.state(), taken->events);
        }
        for (const std::string& broken : invariants.broken())
            played.broken.push_back(broken);
        played.over = session.awaits() == games::Awaits::Over;
        if (!played.over && played.broken.empty())
            played.broken.push_back("the game does not end");
        played.inputs = session.inForce();
        played.digest = session.digest();
        played.score = session.state().score;
        checkRoundTrip(session.state(), played);
        return played;
    }

private:
    static void checkRoundTrip(const tap::State& state, Played& played) {
        const auto back = io::parseTapState(io::textOf(state), "state");
        if (!back)
            played.broken.push_back(back.error().text());
        else if (*back != state)
            played.broken.push_back("the final state does not read back equal");
    }

    Options m_options;
    TableSetup m_table;
    tap::GameConfig m_config;
    std::shared_ptr<const coach::TapLineups> m_lineups;
};

int play(const Options& options) {
    Table table{options};
    int broken = 0;
    std::map<std::string, int> totals;
    for (int i = 0; i < options.games; ++i) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(i);
        const Played played = table.play(seed);
        std::cout << "seed " << seed << ": " << played.score[0] << ":" << played.score[1] << ", "
                  << played.inputs << " inputs, " << hex16(played.digest) << '\n';
        for (const std::string& what : played.broken)
            std::cout << "  BROKEN " << what << '\n';
        broken += played.broken.empty() ? 0 : 1;
        for (const auto& [kind, count] : played.plays)
            totals[kind] += count;
    }
    std::cout << "\nevents of all games:\n";
    for (const auto& [kind, count] : totals)
        std::cout << "  " << kind << ' ' << count << '\n';
    std::cout << options.games << " games, " << broken << " with something broken\n";
    return broken == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{
        "Plays whole TAP games between random coaches and checks every step"};
    program.option("--games", options.games, "How many");
    program.option("--seed", options.seed, "Seed of the first; the others count up");
    program.option("--plays", options.plays, "Plays a half, or minutes a half in a clock game");
    program.option("--method", options.method).oneOf({"plays", "clock"});
    program.option("--mode", options.mode).oneOf({"solitaire", "hotseat", "tournament"});
    program.option("--board", options.board).oneOf({"2x4", "620", "big"});
    program.option("--physics", options.physics).oneOf({"real", "scripted"});
    program.flag("--verbose", options.verbose, "Print every event");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return play(options);
}
