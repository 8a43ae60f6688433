#pragma once

#include <thrum/rules/foursheet/coach.hpp>

#include <cstdint>
#include <string_view>

/// Games and plays by the thousand, in numbers. Clauses: FSS-37.7, 40.1, 40.2.
namespace thrum::foursheet::plausibility {

/// What falls for these bits: every die of the prompt, or the coin.
[[nodiscard]] Input fallen(const Prompt& due, std::uint64_t bits);

/// One card against one scheme. Runs fill `runYards`, passes the rest.
struct Cell {
    int plays = 0;  ///< with those that ended in a penalty
    int counted = 0;
    int attempts = 0;
    int completions = 0;
    int interceptions = 0;
    int sacks = 0;
    double runYards = 0;
    double passYards = 0;
    [[nodiscard]] double perRun() const { return runYards / counted; }
    [[nodiscard]] double completed() const { return 100.0 * completions / attempts; }
    [[nodiscard]] double perCompletion() const { return passYards / completions; }
    [[nodiscard]] double intercepted() const { return 100.0 * interceptions / attempts; }
    [[nodiscard]] double sacked() const { return 100.0 * sacks / plays; }
};
/// Average against average, zone coverage, first and ten on the own 25. Clause: FSS-40.1.
[[nodiscard]] Cell cardAgainst(int card, Scheme scheme, int plays, std::uint64_t seed);

/// What one side did in some games, summed up.
struct Sums {
    int games = 0;
    int points = 0;
    double squaredPoints = 0;
    int touchdowns = 0;  ///< of the offense
    int tries = 0;       ///< field goals tried
    int good = 0;
    int plays = 0;  ///< from scrimmage, those with penalties as well
    int runs = 0;
    int runYards = 0;
    int longRuns = 0;  ///< of twenty and more
    int passes = 0;
    int completions = 0;
    int passYards = 0;
    int interceptions = 0;
    int sacks = 0;
    int sackYards = 0;
    int fumblesLost = 0;
    int penalties = 0;
    int firstDowns = 0;
    int punts = 0;
    int puntYards = 0;
    int blocked = 0;
    int kickReturns = 0;
    int kickReturnYards = 0;
    int puntReturns = 0;
    int puntReturnYards = 0;
    [[nodiscard]] double aGame(int count) const { return static_cast<double>(count) / games; }
};

/// Home's and the visitors' sums over some games of book coaches.
[[nodiscard]] std::array<Sums, 2> play(std::string_view home,
                                       std::string_view visitor,
                                       int games,
                                       std::uint64_t seed);
[[nodiscard]] Sums together(const std::array<Sums, 2>& both);

}  // namespace thrum::foursheet::plausibility
