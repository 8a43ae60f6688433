#include "coach/foursheet/judgment.hpp"
#include "coach/foursheet/thinker.hpp"
#include "rules/foursheet/scene.hpp"

#include <thrum/coach/matrix_game.hpp>
#include <thrum/core/hash.hpp>

#include <cmath>
#include <numeric>

#include <catch2/catch.hpp>

// What the coaches of 4SS reckon with, against the book's own record and the referee.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::coach;
using foursheet::test::Scene;

namespace {

State firstAndTen(int ball) {
    Scene scene;
    scene.at(ball);
    return scene.s;
}

struct Counted {
    double runYards = 0;
    double completed = 0;
    double yards = 0;
    double intercepted = 0;
};
// As FSS-40.1 counts: penalties left out, gains capped at 75, lost fumbles without yards.
Counted counted(const Card& card, Scheme scheme) {
    const State state = firstAndTen(25);
    LineOdds lines{state.rules, state.data, state.teams};
    PlayOdds odds{lines};
    DefenseCall call;
    call.zones = placementOf(state.data->tables, scheme);
    double plays = 0;
    double attempts = 0;
    double sum = 0;
    Counted made;
    for (const End& end : odds.of(state, Formation::ProSet, card, call)) {
        const auto chance = static_cast<double>(end.chance);
        if (end.index >= kFlagEnds || end.index == kVoidEnd)
            continue;
        plays += chance;
        int yards = 0;
        bool gained = true;
        if (end.index == kTouchdownEnd) {
            yards = 75;
        } else if (end.index == kFirstEvenEnd || end.index == kFirstOddEnd) {
            yards = end.index == kFirstEvenEnd ? 10 : 9;
        } else if (end.index == kIncompleteEnd) {
            gained = false;
        } else {
            yards = std::min(end.index % kYardSpan + kLeastYards, 75);
            const auto kind = static_cast<EndKind>(end.index / kYardSpan);
            gained = kind != EndKind::Lost && kind != EndKind::Intercepted;
            made.intercepted += kind == EndKind::Intercepted ? chance : 0;
        }
        if (gained)
            sum += chance * yards;
        const bool sacked = card.type == PlayType::Pass && gained && yards < 0;
        attempts += sacked ? 0 : chance;
        if (gained && !sacked) {
            made.completed += chance;
            made.yards += chance * yards;
        }
    }
    made.runYards = sum / plays;
    made.yards /= made.completed;
    made.completed *= 100 / attempts;
    made.intercepted *= 100 / attempts;
    return made;
}

const Card& cardOf(int number) {
    return *cardNumbered(*deckOf(*shipped::data(), Formation::ProSet), number);
}

}  // namespace

TEST_CASE("FSS-40.1 the coaches reckon what the record of the book found",
          "[foursheet][coach][FSS-40.1]") {
    CHECK(counted(cardOf(1), Scheme::A).runYards == Approx(3.9).margin(0.15));
    CHECK(counted(cardOf(8), Scheme::B).runYards == Approx(3.4).margin(0.15));
    CHECK(counted(cardOf(16), Scheme::F).runYards == Approx(5.1).margin(0.15));
    CHECK(counted(cardOf(56), Scheme::E).runYards == Approx(4.8).margin(0.15));
    const Counted cross = counted(cardOf(25), Scheme::A);
    CHECK(cross.intercepted == Approx(4.4).margin(0.5));
    const Counted fly = counted(cardOf(30), Scheme::E);
    CHECK(fly.intercepted == Approx(6.7).margin(0.5));
    // scrambles are runs in the record and catches here, so there are a few more of them
    CHECK(cross.completed == Approx(49).margin(5));
    CHECK(fly.completed == Approx(31).margin(5));
}

TEST_CASE("FSS-8.3 the chances of a play add up to one", "[foursheet][coach][FSS-8.3][property]") {
    const State state = firstAndTen(40);
    LineOdds lines{state.rules, state.data, state.teams};
    PlayOdds odds{lines};
    for (const Card& card : deckOf(*state.data, Formation::Shotgun)->cards)
        for (const DefenseCall& call : defenses(state, Width::Orders)) {
            const Ends ends = odds.of(state, Formation::Shotgun, card, call);
            const double sum =
                std::accumulate(ends.begin(), ends.end(), 0.0, [](double all, const End& end) {
                    return all + static_cast<double>(end.chance);
                });
            CHECK(sum == Approx(1).margin(1e-4));
        }
}

TEST_CASE("FSS-17.3 a right key helps the defense and a key on a draw does not",
          "[foursheet][coach][FSS-17.3]") {
    const State state = firstAndTen(40);
    LineOdds lines{state.rules, state.data, state.teams};
    PlayOdds odds{lines};
    const auto tables = tablesOf(state);
    Judgment judgment{*tables, state, Sense::Drive, lines.flags()};
    DefenseCall plain;
    plain.zones = placementOf(state.data->tables, Scheme::A);
    DefenseCall keyed = plain;
    keyed.key = Role::HB;
    const auto value = [&](int card, const DefenseCall& call) {
        return judgment.of(odds.of(state, Formation::ProSet, cardOf(card), call));
    };
    CHECK(value(8, keyed) <= value(8, plain) + 0.02F);  // HB Dive
    CHECK(value(56, keyed) > value(56, plain));         // HB Draw: token 6 runs into the line
}

TEST_CASE("FSS-27.1 what a place is worth grows with the yards and falls with the downs",
          "[foursheet][coach][FSS-27.1]") {
    const auto tables = tablesOf(firstAndTen(30));
    const Worth& points = tables->points();
    const int all = points.mostSeconds();
    for (int ball = 10; ball < 90; ball += 10) {
        CHECK(points.series(all, 0, ball + 10, 1, 10) > points.series(all, 0, ball, 1, 10));
        CHECK(points.series(all, 0, ball, 1, 10) > points.series(all, 0, ball, 3, 10));
        CHECK(points.series(all, 0, ball, 3, 2) > points.series(all, 0, ball, 3, 10));
    }
    CHECK(points.touchdown(all, 0) > 5.5F);
    CHECK(points.touchdown(all, 0) < 7.5F);
    const Worth& chance = tables->chance();
    CHECK(chance.series(60, 7, 50, 1, 10) > 0.8F);
    CHECK(chance.series(60, -7, 50, 1, 10) < -0.3F);
    CHECK(chance.series(0, 1, 50, 1, 10) == 1.0F);
    CHECK(chance.series(30, 7, 50, 1, 10) > chance.series(300, 7, 50, 1, 10));
}

TEST_CASE("FSS-31.4 kicks are reckoned by the printed shares", "[foursheet][coach][FSS-31.4]") {
    const State state = firstAndTen(70);
    CHECK(goalChance(state, Side::Home, 5, 0) == Approx(0.958).margin(0.002));
    CHECK(goalChance(state, Side::Home, 15, 0) == Approx(0.819).margin(0.002));
    CHECK(goalChance(state, Side::Home, 25, 0) == Approx(0.625).margin(0.002));
    CHECK(goalChance(state, Side::Home, 35, 0) == Approx(0.319).margin(0.002));
    const auto& tables = state.data->tables;
    CHECK(onsideChance(*state.data, placementOf(tables, KickPlacement::Normal)) ==
          Approx(0.55).margin(0.01));
    CHECK(onsideChance(*state.data, placementOf(tables, KickPlacement::Hands)) ==
          Approx(0.25).margin(0.001));
}

TEST_CASE("FSS-7.3 nothing is thought of that is switched off", "[foursheet][coach][FSS-7.3]") {
    Scene scene;
    scene.rules().keys.enabled = false;
    scene.rules().doubleTeam.enabled = false;
    scene.rules().spy.enabled = false;
    scene.rules().manCombo.enabled = false;
    for (const DefenseCall& call : defenses(scene.s, Width::Orders)) {
        CHECK(call.coverage == Coverage::Zone);
        CHECK_FALSE((call.key || call.doubleTeam || call.spy));
    }
}

TEST_CASE("a large game of calls is solved: nobody gains by another call",
          "[foursheet][coach][property]") {
    constexpr int kRows = 17;
    constexpr int kColumns = 60;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::vector<double> payoffs;
        for (std::uint64_t i = 0; i < kRows * kColumns; ++i)
            payoffs.push_back(static_cast<double>(dieAt(seed, i, 1000)) / 100 - 5);
        const mixed::MixedCalls mixed = mixed::solveGame(payoffs, kRows, kColumns);
        for (int row = 0; row < kRows; ++row) {
            double value = 0;
            for (int column = 0; column < kColumns; ++column)
                value += mixed.columns[static_cast<std::size_t>(column)] *
                         payoffs[static_cast<std::size_t>(row * kColumns + column)];
            CHECK(value <= mixed.value + 1e-6);
        }
        for (int column = 0; column < kColumns; ++column) {
            double value = 0;
            for (int row = 0; row < kRows; ++row)
                value += mixed.rows[static_cast<std::size_t>(row)] *
                         payoffs[static_cast<std::size_t>(row * kColumns + column)];
            CHECK(value >= mixed.value - 1e-6);
        }
    }
}

TEST_CASE("who misjudges cards does so by his measure, and alike when the game repeats",
          "[foursheet][coach][property]") {
    const State state = firstAndTen(25);
    const auto tables = tablesOf(state);
    LineOdds lines{state.rules, state.data, state.teams};
    Grids grids{lines, Width::Charts};
    const Grid& grid = grids.of(state, Formation::ProSet, {});
    Judgment judgment{*tables, state, Sense::Yards, lines.flags()};
    const auto values = [&](double size, std::uint64_t bits) {
        return solved(grid, judgment, {size, bits}).values;
    };
    const std::vector<double> right = values(0, 1);
    CHECK(values(0, 2) == right);
    CHECK(values(2, 5) == values(2, 5));
    CHECK(values(2, 5) != values(2, 6));
    constexpr std::uint64_t kDecisions = 400;
    constexpr double kSize = 2;
    double sum = 0;
    double squares = 0;
    for (std::uint64_t bits = 0; bits < kDecisions; ++bits) {
        const double error = values(kSize, bitsAt(9, bits)).front() - right.front();
        sum += error;
        squares += error * error;
    }
    CHECK(std::abs(sum / kDecisions) < 0.5);
    // a card's and a defense's error, independent of one another
    CHECK(squares / kDecisions == Approx(2 * kSize * kSize).epsilon(0.25));
    const std::vector<double> wrong = values(kSize, 5);
    const std::size_t columns = grid.defenses.size();
    const auto byCard = [&](std::size_t card, std::size_t defense) {
        const std::size_t at = card * columns + defense;
        return wrong[at] - right[at];
    };
    // between two cards the same against every defense
    for (std::size_t defense = 1; defense < columns; ++defense)
        CHECK(byCard(1, defense) - byCard(0, defense) ==
              Approx(byCard(1, 0) - byCard(0, 0)).margin(1e-9));
}

TEST_CASE("a defense that expects football is foreseen by a share", "[foursheet][coach]") {
    using mixed::MixedCalls;
    // a run, which everybody expects, and a pass against a defense of each
    const std::vector<double> usual{0.8, 0.2};
    const CallGame solution{{2.0, 4.0, 6.0, 3.0}, MixedCalls{{0.6, 0.4}, {0.2, 0.8}, 3.6}};
    CallGame answered = solution;
    answer(answered, usual, 0.5);
    REQUIRE(answered.mixed.columns[0] > solution.mixed.columns[0]);
    for (const double share : {0.0, 0.5, 1.0}) {
        CallGame game = solution;
        foresee(game, usual, 0.5, share);
        for (std::size_t column = 0; column < 2; ++column)
            CHECK(game.mixed.columns[column] ==
                  Approx(share * answered.mixed.columns[column] +
                         (1 - share) * solution.mixed.columns[column]));
    }
}
