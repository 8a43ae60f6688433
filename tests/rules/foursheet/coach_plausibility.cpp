#include "plausibility.hpp"
#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum::foursheet;
using namespace thrum::foursheet::plausibility;

namespace {

// Clause: FSS-40.1, how far an implementation may be off.
constexpr int kPlays = 20'000;
constexpr double kRunMargin = 0.25;
constexpr double kCompletionMargin = 2.5;
constexpr double kYardsMargin = 0.6;
constexpr double kRareMargin = 0.8;

void checkPass(
    const Cell& cell, double completed, double yards, double intercepted, double sacked) {
    CHECK(cell.completed() == Approx(completed).margin(kCompletionMargin));
    CHECK(cell.perCompletion() == Approx(yards).margin(kYardsMargin));
    CHECK(cell.intercepted() == Approx(intercepted).margin(kRareMargin));
    CHECK(cell.sacked() == Approx(sacked).margin(kRareMargin));
}

}  // namespace

TEST_CASE("FSS-40.1 runs bring what the record says",
          "[foursheet][FSS-40.1][FSS-39.1][plausibility]") {
    CHECK(cardAgainst(1, Scheme::A, kPlays, 1).perRun() == Approx(3.9).margin(kRunMargin));
    CHECK(cardAgainst(8, Scheme::B, kPlays, 2).perRun() == Approx(3.4).margin(kRunMargin));
    CHECK(cardAgainst(16, Scheme::F, kPlays, 3).perRun() == Approx(5.1).margin(kRunMargin));
    CHECK(cardAgainst(56, Scheme::E, kPlays, 4).perRun() == Approx(4.8).margin(kRunMargin));
}

TEST_CASE("FSS-40.1 passes bring what the record says",
          "[foursheet][FSS-40.1][FSS-39.1][plausibility]") {
    checkPass(cardAgainst(21, Scheme::A, kPlays, 5), 63, 7.3, 2.8, 4.9);
    checkPass(cardAgainst(25, Scheme::F, kPlays, 6), 45, 12.9, 4.9, 8.5);
    checkPass(cardAgainst(30, Scheme::B, 2 * kPlays, 7), 38, 27.3, 1.4, 4.8);
}

TEST_CASE("FSS-40.2 games of average teams are like the record",
          "[foursheet][FSS-40.2][plausibility]") {
    const Sums s = together(play("avg", "avg", 100, 2026));
    CHECK(s.aGame(s.points) >= 12);
    CHECK(s.aGame(s.points) <= 19);
    const double perRun = static_cast<double>(s.runYards) / s.runs;
    CHECK((perRun >= 3.7 && perRun <= 4.5));
    const double completed = 100.0 * s.completions / s.passes;
    CHECK((completed >= 49 && completed <= 58));
    const double perPass = static_cast<double>(s.passYards) / s.passes;
    CHECK((perPass >= 5.2 && perPass <= 6.6));
    const double intercepted = 100.0 * s.interceptions / s.passes;
    CHECK((intercepted >= 2.6 && intercepted <= 4.5));
}

TEST_CASE("FSS-37.7 every team of the league scores like a team",
          "[foursheet][FSS-37.7][FSS-37.2][plausibility]") {
    for (const char* const team : {"herons", "quarrymen", "lanterns", "threshers"}) {
        INFO(team);
        const Sums own = play(team, "avg", 40, 37)[0];
        CHECK(own.aGame(own.points) >= 8);
        CHECK(own.aGame(own.points) <= 26);
    }
}
