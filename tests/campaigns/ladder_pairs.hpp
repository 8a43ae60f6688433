#pragma once

#include "cli/command_line.hpp"

#include <thrum/core/figure_id.hpp>

#include <cstdint>
#include <functional>
#include <string>

/// What the ladders of all games share: pairs of games, the same seed twice with the sides changed,
/// and how many of them the first of two coaches wins.
namespace thrum::campaigns {

struct LadderOptions {
    std::string first{};
    std::string second{};
    int games = 20;
    int jobs = 1;
    std::uint64_t seed = 1;
    double least = 0.0;  ///< win rate in percent below which it fails
};

/// --first, --second, --games, --jobs, --seed, --least.
void addLadderOptions(cli::Program& program, LadderOptions& options);

/// One game in the eyes of the first coach.
struct LadderGame {
    bool won = false;
    bool drawn = false;
    double pointsFor = 0.0;
    double pointsAgainst = 0.0;
    double plays = 0.0;    ///< 0 where nobody counts them
    std::string broken{};  ///< why it did not end
};

/// @param playOne  the pair's number and the side of the first coach; asked by several threads at
///                 once, must not depend on who was asked before
/// @return         exit code: 1 if a game broke or the first won less than --least
[[nodiscard]] int climb(const LadderOptions& options,
                        const std::function<LadderGame(std::uint64_t pair, Side first)>& playOne);

}  // namespace thrum::campaigns
