#include "cli/commands.hpp"
#include "cli/game_options.hpp"

#include <thrum/app/board_football.hpp>
#include <thrum/app/game_statistics.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/json_out.hpp>

#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace thrum::cli {
namespace {

struct SimulateOptions {
    GameOptions game;
    int games = 1;
    int jobs = 1;
    std::string shard = "0/1";
    bool json = false;
};

struct Played {
    bool done = false;
    std::uint64_t seed = 0;
    std::string error;
    std::array<int, 2> score{};
    std::optional<Side> winner{};
    std::uint64_t digest = 0;
    std::optional<std::array<app::TeamStats, 2>> teams{};
    std::optional<std::array<app::BoardFootball, 2>> football{};
};

// The game's own seed: told apart by its number, whatever shard or job plays it.
// @param counts  its statistics are asked for
Played playOne(const GameData& data, GameOptions options, int number, bool counts) {
    Played played;
    options.seed += static_cast<std::uint64_t>(number);
    played.seed = options.seed;
    auto game = beginGame(data, options, {});
    if (!game) {
        played.error = game.error();
        return played;
    }
    played.error = (*game)->playToEnd({}).value_or("");
    const Facts end = (*game)->facts();
    played.score = end.situation.score;
    played.winner = end.winner;
    played.digest = (*game)->digest();
    if (!counts)
        return played;
    // the record is read again for them
    if (const auto statistics = app::statisticsOf(**game))
        played.teams = statistics->teams;
    played.football = app::boardFootballOf(**game);
    return played;
}

std::string winnerWord(const Played& played) {
    if (!played.winner)
        return "nobody";
    return *played.winner == Side::Home ? "home" : "visitor";
}

// The box score, and what it does not say of a game on a board.
io::JsonOut teamOf(const Played& played, std::size_t team) {
    io::JsonOut out = app::teamJson((*played.teams)[team]);
    if (played.football) {
        const app::BoardFootball& football = (*played.football)[team];
        out.set("long_touchdown_runs", std::int64_t{football.longTouchdownRuns})
            .set("long_plays", std::int64_t{football.longPlays})
            .set("throws", std::int64_t{football.throws});
        if (football.throws > 0)
            out.set("nearest_defender_yd", football.nearestDefenderYards / football.throws);
        else
            out.set("nearest_defender_yd", nullptr);
    }
    return out;
}

void print(const Played& played, int number, bool json) {
    if (!json) {
        std::cout << "game " << number << ", seed " << played.seed << ": " << played.score[0]
                  << " to " << played.score[1] << ", " << winnerWord(played) << " wins\n";
        return;
    }
    io::JsonOut score = io::JsonOut::list();
    score.add(std::int64_t{played.score[0]}).add(std::int64_t{played.score[1]});
    io::JsonOut out = io::JsonOut::object();
    out.set("game", std::int64_t{number})
        .set("seed", std::to_string(played.seed))
        .set("score", std::move(score))
        .set("winner", winnerWord(played));
    if (played.teams)
        out.set("home", teamOf(played, 0)).set("visitor", teamOf(played, 1));
    out.set("digest", hex16(played.digest));
    std::cout << out.line() << '\n';
}

// "2/8": the games whose number leaves 2 when divided by 8.
struct Shard {
    int index = 0;
    int count = 1;
};
std::optional<Shard> shardOf(const std::string& text) {
    const std::size_t slash = text.find('/');
    const auto digits = [](const std::string& part) {
        return !part.empty() && part.size() < 6 &&
               part.find_first_not_of("0123456789") == std::string::npos;
    };
    if (slash == std::string::npos || !digits(text.substr(0, slash)) ||
        !digits(text.substr(slash + 1)))
        return std::nullopt;
    const Shard shard{std::stoi(text.substr(0, slash)), std::stoi(text.substr(slash + 1))};
    return shard.count < 1 || shard.index >= shard.count ? std::nullopt : std::optional{shard};
}

// Plays a list of games on several threads and hands them out in their order.
class Batch {
public:
    Batch(const GameData& data, const GameOptions& options, std::vector<int> numbers, bool counts)
        : m_data{data},
          m_options{options},
          m_counts{counts},
          m_numbers{std::move(numbers)},
          m_played(m_numbers.size()) {}

    // Stops at the first game that goes wrong; returns its sentence.
    std::string run(int jobs, bool json) {
        warmUpPhysics();
        std::vector<std::jthread> threads;
        for (int i = 0; i < jobs; ++i)
            threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            std::unique_lock lock{m_mutex};
            m_ready.wait(lock, [&] { return m_played[i].done; });
            const Played played = m_played[i];
            lock.unlock();
            if (!played.error.empty()) {
                for (std::jthread& thread : threads)
                    thread.request_stop();
                return "game " + std::to_string(m_numbers[i]) + ": " + played.error;
            }
            print(played, m_numbers[i], json);
            std::cerr << (i == 0 ? "" : "\r") << i + 1 << " of " << m_numbers.size() << " games"
                      << std::flush;
        }
        std::cerr << '\n';
        return {};
    }

private:
    void work(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::size_t mine = 0;
            {
                const std::scoped_lock lock{m_mutex};
                mine = m_next++;
            }
            if (mine >= m_numbers.size())
                return;
            Played played = playOne(m_data, m_options, m_numbers[mine], m_counts);
            played.done = true;
            {
                const std::scoped_lock lock{m_mutex};
                m_played[mine] = std::move(played);
            }
            m_ready.notify_one();
        }
    }

    const GameData& m_data;
    const GameOptions& m_options;
    bool m_counts;
    std::vector<int> m_numbers;
    std::mutex m_mutex;
    std::condition_variable m_ready;
    std::vector<Played> m_played;
    std::size_t m_next = 0;
};

ExitCode simulate(const SimulateOptions& options) {
    const auto wrong = [](const std::string& text) {
        std::cerr << "thrum-cli simulate: " << text << '\n';
        return ExitCode::BadUsageOrFile;
    };
    const auto shard = shardOf(options.shard);
    if (!shard)
        return wrong("a shard is written as 0/8: which of how many");
    const auto data = readGameData();
    if (!data)
        return wrong(data.error());
    std::vector<int> numbers;
    for (int number = shard->index; number < options.games; number += shard->count)
        numbers.push_back(number);
    Batch batch{*data, options.game, std::move(numbers), options.json};
    const std::string error = batch.run(options.jobs, options.json);
    return error.empty() ? ExitCode::Done : wrong(error);
}

}  // namespace

void addSimulateCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<SimulateOptions>();
    Command command = program.command(
        "simulate", "Play many games; each has a seed of its own, counted up from --seed");
    addGameOptions(command, options->game);
    command.option("--games", options->games, "How many, over all shards").within(1, 10'000'000);
    command.option("--jobs", options->jobs, "Games at a time").within(1, 256);
    command.option("--shard", options->shard, "Play every n-th game only: i/n");
    command.flag("--json", options->json, "One JSON line a game");
    command.whenAsked([options, &exit] { exit = simulate(*options); });
}

}  // namespace thrum::cli
