#include "scene.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/clause.hpp>

#include <cmath>
#include <cstdio>

// Chapter 20: whole games of the book's coach against itself, with random strengths and no home
// reroll, counted as the book counts them. Writes the table of docs/touchdown-plausibility.md.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;

namespace {

struct Count {
    double n = 0;
    double sum = 0;
    void add(double value) {
        ++n;
        sum += value;
    }
    [[nodiscard]] double mean() const { return n > 0 ? sum / n : 0; }
};

// Of all games and both teams.
struct Tally {
    double games = 0;
    Count points, squares;
    double touchdowns = 0, goalsMade = 0, goalsTried = 0;
    Count runs, catches, sacks, punts, kickReturns, puntReturns, turnoverReturns;
    double longRuns = 0, fumbles = 0, incomplete = 0, interceptions = 0, longPasses = 0;
    double firstDowns = 0, safeties = 0, returnTouchdowns = 0, plays = 0;

    [[nodiscard]] double attempts() const { return catches.n + incomplete + interceptions; }
    [[nodiscard]] double teamGames() const { return 2 * games; }
};

void addResult(Tally& tally, const Event& event) {
    const int yards = event.yards.value_or(0);
    constexpr int kLong = 20;
    ++tally.plays;
    if (event.what == "run") {
        tally.runs.add(yards);
        tally.longRuns += yards >= kLong;
    } else if (event.what == "completion") {
        tally.catches.add(yards);
        tally.longPasses += yards >= kLong;
    } else if (event.what == "sack") {
        tally.sacks.add(-yards);
    } else if (event.what == "incomplete") {
        ++tally.incomplete;
    } else if (event.what == "fumble") {
        ++tally.fumbles;
    } else {
        ++tally.interceptions;
    }
}

void addEvent(Tally& tally, const Event& event) {
    switch (event.kind) {
        case EventKind::Result:
            addResult(tally, event);
            break;
        case EventKind::Kick:
            if (event.what == "punt")
                tally.punts.add(event.yards.value_or(0));
            tally.goalsTried += event.what.starts_with("field_goal");
            tally.goalsMade += event.what == "field_goal_good";
            break;
        case EventKind::RunBack:
            if (event.what == "kickoff")
                tally.kickReturns.add(event.yards.value_or(0));
            else if (event.what == "punt")
                tally.puntReturns.add(event.yards.value_or(0));
            else if (event.what != "fumbled")
                tally.turnoverReturns.add(event.yards.value_or(0));
            break;
        case EventKind::Touchdown:
            ++tally.touchdowns;
            tally.returnTouchdowns += event.clause != "TDM-14.3";
            break;
        case EventKind::FirstDown:
            ++tally.firstDowns;
            break;
        case EventKind::Safety:
            ++tally.safeties;
            break;
        default:
            break;
    }
}

void playGame(Tally& tally, std::uint64_t seed) {
    GameConfig config;
    config.rules.edit().homeReroll.quarters.clear();
    State state = newGame(config)->next;
    std::uint64_t key = 0;
    while (!state.over) {
        const Prompt due = prompt(state);
        const std::uint64_t bits = bitsAt(seed, ++key);
        Input input;
        if (!due.chance) {
            input = bookDecision(state, due, due.side, bits);
        } else if (due.chance->draws.front().kind == Draw::Kind::Coin) {
            input = coin(dieAt(bits, 1, 2) == 1 ? CoinFace::Heads : CoinFace::Tails);
        } else {
            input = Chance{drawn(*due.chance, bits).values, std::nullopt, false};
        }
        auto step = touchdown::apply(state, input);
        REQUIRE(step);
        for (const Event& event : step->events)
            addEvent(tally, event);
        state = std::move(step->next);
    }
    ++tally.games;
    for (const int points : state.score) {
        tally.points.add(points);
        tally.squares.add(static_cast<double>(points) * points);
    }
}

struct Line {
    std::string quantity;
    double found;
    double book;
    double least;
    double most;
};

std::vector<Line> linesOf(const Tally& t) {
    const double teams = t.teamGames();
    const double yards = t.runs.sum + t.catches.sum - t.sacks.sum;
    const double runs = t.runs.n + t.fumbles;
    const double turnovers = t.fumbles + t.interceptions;
    const double deviation = std::sqrt(t.squares.mean() - t.points.mean() * t.points.mean());
    return {{"Points", t.points.mean(), 17.6, 15, 21},
            {"Points, standard deviation", deviation, 9.3, 0, 99},
            {"Touchdowns", t.touchdowns / teams, 2.03, 1.7, 2.5},
            {"Field goals made", t.goalsMade / teams, 1.12, 0.8, 1.5},
            {"Field goals tried", t.goalsTried / teams, 1.57, 1.2, 2.0},
            {"Running plays", runs / teams, 23.2, 0, 99},
            {"Yards per running play", t.runs.sum / runs, 4.04, 3.7, 4.4},
            {"Runs of 20 yards or more, %", 100 * t.longRuns / runs, 2.2, 1.5, 3},
            {"Lost fumbles per run, %", 100 * t.fumbles / runs, 1.6, 1, 2.2},
            {"Passes", t.attempts() / teams, 28.7, 0, 99},
            {"Passes completed, %", 100 * t.catches.n / t.attempts(), 64.0, 60, 68},
            {"Yards per completion", t.catches.mean(), 10.5, 9.5, 11.5},
            {"Yards per attempt", t.catches.sum / t.attempts(), 6.7, 6, 7.4},
            {"Interceptions per attempt, %", 100 * t.interceptions / t.attempts(), 3.4, 2.5, 4.2},
            {"Passes of 20 yards or more, %", 100 * t.longPasses / t.attempts(), 9.2, 7, 11},
            {"Sacks per drop-back, %", 100 * t.sacks.n / (t.sacks.n + t.attempts()), 4.8, 3.5, 6.5},
            {"Average loss of a sack", t.sacks.mean(), 6.0, 5, 7},
            {"Turnovers per play, %", 100 * turnovers / t.plays, 2.5, 1.8, 3.2},
            {"Turnovers", turnovers / teams, 1.36, 1.0, 1.8},
            {"First downs", t.firstDowns / teams, 12.6, 11, 15},
            {"Punts", t.punts.n / teams, 5.0, 4, 6.5},
            {"Punts, gross average", t.punts.mean(), 44.3, 42, 46},
            {"Kickoff returns, yards", t.kickReturns.mean(), 19.2, 17, 22},
            {"Punt returns, yards", t.puntReturns.mean(), 4.2, 3, 6},
            {"Turnover returns, yards", t.turnoverReturns.mean(), 3.1, 2, 5},
            {"Safeties", t.safeties / teams, 0.02, 0, 0.08},
            {"Return touchdowns", t.returnTouchdowns / teams, 0.10, 0, 0.2},
            {"Total yards", yards / teams, 278, 250, 310}};
}

}  // namespace

TEST_CASE("TDM-20.1 ten thousand games land in the bands of the book",
          "[.campaign][touchdown][TDM-20.1]") {
    Tally tally;
    constexpr std::uint64_t kGames = 10'000;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        playGame(tally, seed);
    std::puts(
        "| Quantity, per team and game | Here | The book | Band | |\n| --- | --- | --- | --- | --- "
        "|");
    for (const Line& line : linesOf(tally)) {
        const bool inside = line.found >= line.least && line.found <= line.most;
        const bool banded = line.most != 99;
        std::printf(
            "| %s | %.2f | %.2f | %s | %s |\n",
            line.quantity.c_str(),
            line.found,
            line.book,
            banded ? (plainNumber(line.least) + " – " + plainNumber(line.most)).c_str() : "none",
            inside ? "" : "outside");
        INFO(line.quantity << " " << line.found);
        CHECK(inside);
    }
}

TEST_CASE("TDM-20.1 a sample of games is near the bands of the book",
          "[touchdown][TDM-20.1][TDM-18.1][TDM-18.2][property]") {
    Tally tally;
    constexpr std::uint64_t kGames = 60;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        playGame(tally, seed * 31);
    for (const Line& line : linesOf(tally)) {
        INFO(line.quantity << " " << line.found);
        CHECK(line.found >= 0.6 * line.least);
        CHECK(line.found <= 1.4 * line.most);
    }
}
