#include "plausibility.hpp"
#include "shipped_files.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>

// Prints docs/foursheet-plausibility.md: each card against four schemes, and whole games.
//   thrum_foursheet_plausibility [PLAYS A CELL] [GAMES]
namespace thrum::foursheet::plausibility {
namespace {

void printCards(int plays) {
    std::printf("| Card | A | B | E | F |\n| --- | --- | --- | --- | --- |\n");
    for (const Card& card : deckOf(*shipped::data(), Formation::ProSet)->cards) {
        std::printf("| %d %s |", card.number, card.name.c_str());
        for (const Scheme scheme : {Scheme::A, Scheme::B, Scheme::E, Scheme::F}) {
            const Cell cell = cardAgainst(
                card.number, scheme, plays, 40U + static_cast<std::uint64_t>(card.number));
            if (card.type == PlayType::Run)
                std::printf(" %.2f |", cell.perRun());
            else
                std::printf(" %.1f %% / %.1f / %.1f %% / %.1f %% |",
                            cell.completed(),
                            cell.perCompletion(),
                            cell.intercepted(),
                            cell.sacked());
        }
        std::printf("\n");
        std::fflush(stdout);
    }
}

void line(const char* what, double value, const char* book) {
    std::printf("| %s | %.2f | %s |\n", what, value, book);
}

void printGames(int games) {
    const Sums s = together(play("avg", "avg", games, 2026));
    const double mean = s.aGame(s.points);
    const double all = s.runYards + s.passYards - s.sackYards;
    std::printf("| A team and game | here | book |\n| --- | --- | --- |\n");
    line("points", mean, "15.1, band 12 to 19");
    line("deviation of points", std::sqrt(s.squaredPoints / s.games - mean * mean), "8.2");
    line("touchdowns of the offense", s.aGame(s.touchdowns), "1.66");
    line("field goals tried", s.aGame(s.tries), "1.67");
    line("field goals", s.aGame(s.good), "1.14");
    line("plays from scrimmage", s.aGame(s.plays), "67");
    line("runs", s.aGame(s.runs), "28.9");
    line("yards a run", static_cast<double>(s.runYards) / s.runs, "4.07, band 3.7 to 4.5");
    line("% of runs for 20 and more", 100.0 * s.longRuns / s.runs, "1.2");
    line("passes", s.aGame(s.passes), "30.8");
    line("% complete", 100.0 * s.completions / s.passes, "53.8, band 49 to 58");
    line("yards a completion", static_cast<double>(s.passYards) / s.completions, "10.9");
    line("yards a pass", static_cast<double>(s.passYards) / s.passes, "5.9, band 5.2 to 6.6");
    line("% intercepted", 100.0 * s.interceptions / s.passes, "3.5, band 2.6 to 4.5");
    line("% of drop-backs sacked", 100.0 * s.sacks / (s.sacks + s.passes), "5.6");
    line("yards a sack", static_cast<double>(s.sackYards) / s.sacks, "8.5");
    line("fumbles lost", s.aGame(s.fumblesLost), "0.30");
    line("interceptions", s.aGame(s.interceptions), "1.08");
    line("penalties", s.aGame(s.penalties), "5.5");
    line("first downs", s.aGame(s.firstDowns), "13.9");
    line("punts", s.aGame(s.punts), "5.7");
    line("yards a punt", static_cast<double>(s.puntYards) / s.punts, "39.0");
    line("% of punts blocked", 100.0 * s.blocked / (s.punts + s.blocked), "2");
    line("yards a kickoff return", static_cast<double>(s.kickReturnYards) / s.kickReturns, "17.6");
    line("yards a punt return", static_cast<double>(s.puntReturnYards) / s.puntReturns, "5.9");
    line("yards", all / s.games, "283");
}

void printTeams(int games) {
    std::printf("| Team | points | average team |\n| --- | --- | --- |\n");
    for (const char* const team : {"herons", "quarrymen", "lanterns", "threshers"}) {
        const auto both = play(team, "avg", games, 37);
        std::printf("| %s | %.1f | %.1f |\n",
                    shipped::team(team)->name.c_str(),
                    both[0].aGame(both[0].points),
                    both[1].aGame(both[1].points));
    }
}

}  // namespace
}  // namespace thrum::foursheet::plausibility

int main(int count, char** arguments) {
    using namespace thrum::foursheet::plausibility;
    const int plays = count > 1 ? std::atoi(arguments[1]) : 40'000;
    const int games = count > 2 ? std::atoi(arguments[2]) : 200;
    printCards(plays);
    std::printf("\n");
    printGames(games);
    std::printf("\n");
    printTeams(games);
    return 0;
}
