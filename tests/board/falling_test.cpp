#include "support/board_lab.hpp"

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::lab;

namespace {

double fallsInFiveSeconds(double dial, int plays) {
    int falls = 0;
    for (int s = 0; s < plays; ++s) {
        Scrimmage play = scrimmage(static_cast<std::uint64_t>(1000 + s), Play::Dive);
        play.table.speed(dial);
        falls += static_cast<int>(
            play.table.run(static_cast<std::uint64_t>(42 + s), 5.0).result.falls.size());
    }
    return static_cast<double>(falls) / plays;
}

struct Hit {
    double comMm = 14.0;
    double runnerTouchMm = 4.0;
    double tacklerTouchMm = 4.0;
};

// The s-th of a series of head-on hits: runner on a speed base, tackler on a rookie.
Run headOn(double dial, const Hit& hit, int s) {
    FigureSpec runner = figureOn("speed", 3.1);
    FigureSpec tackler = figureOn("rookie", 3.6);
    runner.touchHeightMm = hit.runnerTouchMm;
    tackler.touchHeightMm = hit.tacklerTouchMm;
    for (FigureSpec* figure : {&runner, &tackler}) {
        figure->comHeightMm = hit.comMm;
        for (PuttySpec& putty : figure->putty)
            putty.zMm = hit.comMm;
    }
    const double offset = 5.0 * std::sin(static_cast<double>(s) * 2.399963);
    Table table;
    table.speed(dial).add({.spec = runner, .xMm = -60.0});
    table.add(
        {.spec = tackler, .xMm = 40.0, .yMm = offset, .headingDeg = 180.0, .side = Side::Visitor});
    return table.run(static_cast<std::uint64_t>(31 + s), 2.0);
}

// Share of the hits after which somebody lies, %.
double fallsAfter(double dial, const Hit& hit, int hits) {
    int fell = 0;
    for (int s = 0; s < hits; ++s)
        fell += headOn(dial, hit, s).result.falls.empty() ? 0 : 1;
    return 100.0 * fell / hits;
}

double headOnFalls(double dial, double comMm, double touchMm, int hits) {
    return fallsAfter(dial, {comMm, touchMm, touchMm}, hits);
}

}  // namespace

TEST_CASE("P20 falls grow with the speed of the board", "[board][P20][slow]") {
    const int plays = sample(200, 60);
    const double at3 = fallsInFiveSeconds(3.0, plays);
    const double at5 = fallsInFiveSeconds(5.0, plays);
    const double at7 = fallsInFiveSeconds(7.0, plays);
    const double at10 = fallsInFiveSeconds(10.0, plays);
    note("P20", "falls in 5 s at 3", at3);
    note("P20", "falls in 5 s at 5", at5);
    note("P20", "falls in 5 s at 7", at7);
    note("P20", "falls in 5 s at 10", at10);
    CHECK(at3 == 0.0);
    CHECK(at5 >= 0.02);
    CHECK(at5 <= 0.3);
    CHECK(at7 >= 0.3);
    CHECK(at7 <= 1.5);
    CHECK(at10 >= 3.0);
}

TEST_CASE("P21 tall figures fall more", "[board][P21][slow]") {
    const int hits = sample(500, 150);
    const double low = headOnFalls(7.0, 11.0, 4.0, hits);
    const double middle = headOnFalls(7.0, 14.0, 4.0, hits);
    const double high = headOnFalls(7.0, 18.0, 4.0, hits);
    note("P21", "centre of mass 11 mm, %", low);
    note("P21", "centre of mass 14 mm, %", middle);
    note("P21", "centre of mass 18 mm, %", high);
    CHECK(low < middle);
    CHECK(middle < high);
}

TEST_CASE("P22 contact at arm height fells, at base height hardly", "[board][P22]") {
    const int hits = sample(500, 100);
    const double arms = headOnFalls(5.0, 14.0, 20.0, hits);
    const double bases = headOnFalls(5.0, 14.0, 4.0, hits);
    note("P22", "contact at 20 mm, %", arms);
    note("P22", "contact at 4 mm, %", bases);
    CHECK(arms > 30.0);
    CHECK(bases < 3.0);
}

TEST_CASE("two figures meet at the height to which both reach", "[board][P22][property]") {
    const int hits = sample(500, 100);
    CHECK(fallsAfter(5.0, {.runnerTouchMm = 20.0}, hits) < 3.0);
    CHECK(fallsAfter(5.0, {.tacklerTouchMm = 20.0}, hits) < 3.0);
}

TEST_CASE("stretched hands slip off, and who has stood until then is pushed at his base",
          "[board][P22][property]") {
    // hands hold for 0.6 s; whoever rocks then may go over or come back within half a second
    constexpr double kLatestS = 1.1;
    const Hit arms{.runnerTouchMm = 20.0, .tacklerTouchMm = 20.0};
    int early = 0;
    int late = 0;
    for (int s = 0; s < 60; ++s) {
        const Run run = headOn(5.0, arms, s);
        REQUIRE_FALSE(run.result.contacts.empty());
        const int met = run.result.contacts.front().tick;
        for (const TimedFall& fall : run.result.falls) {
            const bool inTime = fall.tick - met < static_cast<int>(kLatestS * 120.0);
            ++(inTime ? early : late);
        }
    }
    // a base alone still fells one in a hundred (P22)
    CHECK(early >= 10);
    CHECK(late <= 2);
}

TEST_CASE("P24 a lying figure is pushed a little", "[board][P24]") {
    Table table;
    table.add({.spec = figureOn("rookie", 3.1), .xMm = -60.0});
    table.add(
        {.spec = figureOn("rookie", 3.1), .xMm = 10.0, .side = Side::Visitor, .fallenDeg = 90.0});
    const Run run = table.run(5, 4.0);
    const double moved = run.end(1).xMm - run.start(1).xMm;
    note("P24", "mm", moved);
    CHECK(moved > 5.0);
    CHECK(moved < 60.0);
    REQUIRE(run.result.figures[1].fallen);
    CHECK(run.result.falls.empty());
}

TEST_CASE("a fall is reported once, with the direction it keeps as an obstacle",
          "[board][TAP-GE-5][property]") {
    FigureSpec runner = figureOn("speed", 3.1);
    FigureSpec tackler = figureOn("rookie", 3.6);
    runner.touchHeightMm = tackler.touchHeightMm = 20.0;
    Table table;
    table.add({.spec = runner, .xMm = -60.0});
    table.add({.spec = tackler, .xMm = 40.0, .headingDeg = 180.0, .side = Side::Visitor});
    // not every meeting fells somebody
    Run run = table.run(33, 4.0);
    for (std::uint64_t seed = 34; run.result.falls.empty() && seed < 60; ++seed)
        run = table.run(seed, 4.0);
    REQUIRE(run.result.falls.size() >= 1);
    for (const TimedFall& fall : run.result.falls) {
        int times = 0;
        for (const TimedFall& other : run.result.falls)
            times += other.fall.figure == fall.fall.figure ? 1 : 0;
        CHECK(times == 1);
        const std::size_t man = fall.fall.figure.side() == Side::Home ? 0 : 1;
        REQUIRE(run.result.figures[man].fallen);
        CHECK(std::abs(shortTurn(*run.result.figures[man].fallen, fall.fall.direction)) < 9000);
    }
}
