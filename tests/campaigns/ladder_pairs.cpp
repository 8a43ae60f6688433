#include "campaigns/ladder_pairs.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

namespace thrum::campaigns {
namespace {

struct Pair {
    double won = 0;
    double drawn = 0;
    double pointsFor = 0;
    double pointsAgainst = 0;
    double plays = 0;
    [[nodiscard]] double share() const { return (won + 0.5 * drawn) / 2; }
};

int told(const LadderOptions& options, const std::vector<Pair>& pairs) {
    Pair all;
    double squares = 0;
    for (const Pair& pair : pairs) {
        all.won += pair.won;
        all.drawn += pair.drawn;
        all.pointsFor += pair.pointsFor;
        all.pointsAgainst += pair.pointsAgainst;
        all.plays += pair.plays;
        squares += pair.share() * pair.share();
    }
    const auto count = static_cast<double>(pairs.size());
    const double games = 2 * count;
    const double rate = (all.won + 0.5 * all.drawn) / games;
    constexpr double kPercent = 100;
    std::printf(
        "%s against %s: %d games, %d won, %d lost, %d drawn: %.1f %% +/- %.1f; "
        "points %.1f to %.1f",
        options.first.c_str(),
        options.second.c_str(),
        static_cast<int>(games),
        static_cast<int>(all.won),
        static_cast<int>(games - all.won - all.drawn),
        static_cast<int>(all.drawn),
        kPercent * rate,
        kPercent * std::sqrt(std::max(squares / count - rate * rate, 0.0) / count),
        all.pointsFor / games,
        all.pointsAgainst / games);
    if (all.plays > 0)
        std::printf("; %.1f plays", all.plays / games);
    std::printf("\n");
    return kPercent * rate >= options.least ? 0 : 1;
}

}  // namespace

void addLadderOptions(cli::Program& program, LadderOptions& options) {
    program.option("--first", options.first, "Seat whose win rate is told");
    program.option("--second", options.second, "The other seat");
    program.option("--games", options.games, "How many; pairs with sides changed")
        .within(2, 1'000'000);
    program.option("--jobs", options.jobs, "Games at a time").within(1, 256);
    program.option("--seed", options.seed, "Of the first pair");
    program.option("--least", options.least, "Win rate in percent below which it fails");
}

int climb(const LadderOptions& options,
          const std::function<LadderGame(std::uint64_t pair, Side first)>& playOne) {
    std::vector<Pair> pairs(static_cast<std::size_t>((options.games + 1) / 2));
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::string broken;
    const auto work = [&] {
        for (std::size_t number = next++; number < pairs.size(); number = next++) {
            for (const Side first : {Side::Home, Side::Visitor}) {
                const LadderGame game = playOne(number, first);
                Pair& pair = pairs[number];
                pair.won += game.won ? 1 : 0;
                pair.drawn += game.drawn ? 1 : 0;
                pair.pointsFor += game.pointsFor;
                pair.pointsAgainst += game.pointsAgainst;
                pair.plays += game.plays;
                const std::scoped_lock lock{mutex};
                std::cerr << '.' << std::flush;
                if (!game.broken.empty())
                    broken = "pair " + std::to_string(number) + ": " + game.broken;
            }
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < options.jobs; ++i)
            threads.emplace_back(work);
    }
    std::cerr << '\n';
    if (!broken.empty()) {
        std::cout << broken << '\n';
        return 1;
    }
    return told(options, pairs);
}

}  // namespace thrum::campaigns
