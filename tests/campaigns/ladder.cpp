#include "cli/command_line.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/app/tap_game.hpp>
#include <thrum/board/simulator.hpp>

#include <atomic>
#include <cmath>
#include <iostream>
#include <mutex>
#include <thread>

// Games between two kinds of seat, each seed played twice with the sides changed; prints the win
// rate of the first with its standard error. Exit code 1 if it is below --least.
namespace {

using namespace thrum;

struct Options {
    std::string first = "computer:1";
    std::string second = "random";
    int games = 20;
    int plays = 20;
    int jobs = 1;
    std::uint64_t seed = 1;
    double least = 0.0;
};

struct Result {
    int wins = 0;
    int losses = 0;
    int draws = 0;
    int pointsFor = 0;
    int pointsAgainst = 0;
    std::string broken;
};

class Ladder {
public:
    explicit Ladder(const Options& options)
        : m_options{options}, m_library{app::Library::load(app::environment())} {}

    Result play() {
        warmUpPhysics();
        std::vector<std::jthread> threads;
        for (int i = 0; i < m_options.jobs; ++i)
            threads.emplace_back([this] { work(); });
        threads.clear();
        return m_result;
    }

private:
    void work() {
        for (int number = m_next++; number < m_options.games; number = m_next++)
            playOne(number);
    }
    // Games 2n and 2n + 1 have the same seed and other sides.
    void playOne(int number) {
        const Side mine = number % 2 == 0 ? Side::Home : Side::Visitor;
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = m_options.seed + static_cast<std::uint64_t>(number / 2);
        asked.home.seat = mine == Side::Home ? m_options.first : m_options.second;
        asked.visitor.seat = mine == Side::Home ? m_options.second : m_options.first;
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(m_options.plays) + "}";
        auto game = app::TapGame::begin(m_library, tap::RulesData{}, asked, "ladder", "");
        std::string broken;
        if (!game)
            broken = app::sentenceOf(game.error());
        else
            broken = app::playOut(**game, [](const tap::State&, std::span<const tap::Event>) {
                     }).value_or("");
        const std::scoped_lock lock{m_mutex};
        if (!broken.empty()) {
            m_result.broken = "game " + std::to_string(number) + ": " + broken;
            return;
        }
        const tap::State& state = (*game)->state();
        m_result.pointsFor += state.score[tap::indexOf(mine)];
        m_result.pointsAgainst += state.score[tap::indexOf(other(mine))];
        if (!state.winner)
            ++m_result.draws;
        else if (*state.winner == mine)
            ++m_result.wins;
        else
            ++m_result.losses;
        std::cerr << '.' << std::flush;
    }

    Options m_options;
    app::Library m_library;
    std::mutex m_mutex;
    std::atomic<int> m_next{0};
    Result m_result;
};

int run(const Options& options) {
    const Result result = Ladder{options}.play();
    std::cerr << '\n';
    if (!result.broken.empty()) {
        std::cout << result.broken << '\n';
        return 1;
    }
    const double games = result.wins + result.losses + result.draws;
    const double rate = (result.wins + 0.5 * result.draws) / games;
    std::printf(
        "%s against %s: %d games, %d won, %d lost, %d drawn: %.1f %% +/- %.1f; "
        "points %.1f to %.1f\n",
        options.first.c_str(),
        options.second.c_str(),
        static_cast<int>(games),
        result.wins,
        result.losses,
        result.draws,
        100.0 * rate,
        100.0 * std::sqrt(rate * (1.0 - rate) / games),
        result.pointsFor / games,
        result.pointsAgainst / games);
    return 100.0 * rate >= options.least ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Ladder of the computer coaches"};
    program.option("--first", options.first, "Seat whose win rate is told");
    program.option("--second", options.second, "The other seat");
    program.option("--games", options.games, "How many; pairs with sides changed")
        .within(1, 1'000'000);
    program.option("--plays", options.plays, "Plays a half").within(1, 200);
    program.option("--jobs", options.jobs, "Games at a time").within(1, 256);
    program.option("--seed", options.seed, "Of the first pair");
    program.option("--least", options.least, "Win rate in percent below which it fails");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
