#include "support/board_lab.hpp"

#include <thrum/core/hash.hpp>

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::lab;

namespace {

constexpr double kMmPerYard = 9.525;

struct Solo {
    double speed = 0.0;  // mm/s along the path, after the start-up
    double turn = 0.0;   // deg/s
    bool fell = false;
};

Solo solo(const FigureSpec& figure, double dial, std::uint64_t seed, double seconds = 5.0) {
    Table table;
    table.board() = endlessBoard();
    table.speed(dial).add({.spec = figure});
    const Run run = table.run(seed, seconds);
    const auto first = static_cast<std::size_t>(run.ticks() / 4);
    double path = 0.0;
    for (std::size_t t = first; t + 1 < run.tracks.size(); ++t)
        path += std::hypot(run.tracks[t + 1][0].xMm - run.tracks[t][0].xMm,
                           run.tracks[t + 1][0].yMm - run.tracks[t][0].yMm);
    const double time = static_cast<double>(run.tracks.size() - 1 - first) / 120.0;
    return {path / time,
            (run.end(0).headingDeg - run.tracks[first][0].headingDeg) / time,
            !run.result.falls.empty()};
}

double medianSpeed(const FigureSpec& figure, double dial) {
    std::vector<double> speeds;
    for (int s = 0; s < sample(21, 9); ++s)
        speeds.push_back(solo(figure, dial, static_cast<std::uint64_t>(100 + s)).speed);
    return median(speeds);
}

double secondsPer100(const std::string& base, double mass, double dial = 5.0) {
    return 100.0 * kMmPerYard / medianSpeed(figureOn(base, mass), dial);
}

// "Drive of a prong" (docs/physics.md) for a figure whose prongs are all alike and equally loaded.
double formulaSpeed(double stiffness, double leanDeg, double massG, int prongs, double dial) {
    const double gamma = 0.8 * dial;
    const double omega = 2.0 * 3.14159265358979 * 120.0;
    const double stroke = 2.0 * gamma * 981.0 / (omega * omega);
    const double tangent = std::tan(leanDeg * 3.14159265358979 / 180.0);
    const double load = massG * 981.0 / prongs;
    const double k = stiffness * 1000.0;
    return 10.0 * (120.0 / 0.35) * load * tangent /
           (k * (1.0 + tangent * tangent) / (1.0 + gamma) + load * tangent * tangent / stroke);
}

}  // namespace

TEST_CASE("P1 the base families keep their speeds and their order", "[board][P1][slow]") {
    const double rookie = secondsPer100("rookie", 3.1);
    const double boat = secondsPer100("boat", 3.1);
    const double dial = secondsPer100("dial", 3.1);
    const double speed = secondsPer100("speed", 3.1);
    const double strength = secondsPer100("strength", 4.0);
    note("P1", "rookie, s per 100 yd", rookie);
    note("P1", "boat, s per 100 yd", boat);
    note("P1", "dial, s per 100 yd", dial);
    note("P1", "speed, s per 100 yd", speed);
    note("P1", "strength 4.0 g, s per 100 yd", strength);
    CHECK(rookie == Approx(12.0).epsilon(0.05));
    CHECK(boat == Approx(10.3).epsilon(0.05));
    CHECK(dial == Approx(11.5).epsilon(0.05));
    CHECK(speed == Approx(8.0).epsilon(0.05));
    CHECK(strength == Approx(26.7).epsilon(0.05));
    CHECK(speed < boat);
    CHECK(boat < dial);
    CHECK(dial < rookie);
    CHECK(rookie < strength);
}

TEST_CASE("P2 a symmetric base runs at the speed of the formula", "[board][P2]") {
    struct Row {
        const char* base;
        double stiffness;
        double lean;
    };
    for (const Row& row : {Row{"rookie", 22, 18}, Row{"boat", 16, 17}, Row{"speed", 8, 16}}) {
        for (const double dial : {3.0, 5.0, 7.0}) {
            INFO(row.base << " at " << dial);
            const double formula = formulaSpeed(row.stiffness, row.lean, 3.1, 4, dial);
            const double measured = medianSpeed(figureOn(row.base, 3.1), dial);
            note("P2", std::string{row.base} + " measured over formula", measured / formula);
            CHECK(measured == Approx(formula).epsilon(0.01));
        }
    }
}

TEST_CASE("P3 the speed of the board sets the speed of a figure", "[board][P3]") {
    const std::vector<double> dials{3.0, 5.0, 7.0, 10.0};
    std::vector<double> speeds;
    for (const double dial : dials)
        speeds.push_back(medianSpeed(figureOn("rookie", 3.1), dial));
    const double targets[] = {50.0, 79.0, 108.0, 151.0};
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        note("P3", "rookie mm/s at " + std::to_string(static_cast<int>(dials[i])), speeds[i]);
        CHECK(speeds[i] == Approx(targets[i]).epsilon(0.05));
        if (i > 0)
            CHECK(speeds[i] > speeds[i - 1]);
    }
    const double mx = mean(dials);
    const double my = mean(speeds);
    double sxx = 0.0;
    double sxy = 0.0;
    double syy = 0.0;
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        sxx += (dials[i] - mx) * (dials[i] - mx);
        sxy += (dials[i] - mx) * (speeds[i] - my);
        syy += (speeds[i] - my) * (speeds[i] - my);
    }
    const double r2 = sxy * sxy / (sxx * syy);
    note("P3", "r^2 of the linear fit", r2);
    CHECK(r2 > 0.99);

    Table table;
    table.speed(0.9).add({.spec = figureOn("rookie", 3.1)});
    const Run still = table.run(3, 5.0);
    note("P3", "mm moved in 5 s at 0.9", std::hypot(still.end(0).xMm, still.end(0).yMm));
    CHECK(std::fabs(still.end(0).xMm) < 0.05);
    CHECK(std::fabs(still.end(0).yMm) < 0.05);
}

TEST_CASE("P4 the fastest figure needs about six seconds for the field", "[board][P4]") {
    const double seconds = secondsPer100("speed", 4.0, 7.0);
    note("P4", "s per 100 yd", seconds);
    CHECK(seconds > 4.5);
    CHECK(seconds < 6.5);
}

TEST_CASE("P5 P6 a symmetric base runs straight and favours no side", "[board][P5][P6][slow]") {
    struct Row {
        const char* base;
        double mass;
        double yards;
    };
    const int seeds = sample(1000, 120);
    for (const Row& row : {Row{"rookie", 3.1, 3.0},
                           Row{"boat", 3.1, 3.0},
                           Row{"dial", 3.1, 3.0},
                           Row{"strength", 4.0, 3.0},
                           Row{"speed", 3.1, 4.5}}) {
        std::vector<double> drift;
        int within = 0;
        for (int s = 0; s < seeds; ++s) {
            Table table;
            table.board().lengthMm = 2000.0;
            table.board().widthMm = 1200.0;
            table.add({.spec = figureOn(row.base, row.mass), .xMm = -600.0});
            AskJudge goal{[&](const TickReport& report) {
                return table.trackOf(report.poses[0]).xMm >= -600.0 + 50.0 * kMmPerYard;
            }};
            const Run run = table.run(static_cast<std::uint64_t>(5000 + s), 40.0, goal);
            drift.push_back(run.end(0).yMm / kMmPerYard);
            within += std::fabs(drift.back()) < row.yards ? 1 : 0;
        }
        INFO(row.base);
        const double share = 100.0 * within / seeds;
        const double error = deviation(drift) / std::sqrt(static_cast<double>(seeds));
        note("P5", std::string{row.base} + " % within", share);
        note("P6", std::string{row.base} + " mean drift over standard error", mean(drift) / error);
        // a tenth of the sample leaves 2 % of room for chance
        CHECK(share >= (seeds >= 1000 ? 95.0 : 92.0));
        CHECK(std::fabs(mean(drift)) < 3.0 * error);
    }
}

TEST_CASE("P23 nobody falls while running free", "[board][P23]") {
    const int seeds = sample(100, 25);
    int falls = 0;
    for (const double dial : {5.0, 8.5}) {
        for (int s = 0; s < seeds; ++s)
            falls +=
                solo(figureOn("rookie", 3.1), dial, static_cast<std::uint64_t>(40 + s), 10.0).fell
                    ? 1
                    : 0;
    }
    note("P23", "falls", falls);
    CHECK(falls == 0);
}

TEST_CASE("P25 a base with cut prongs stays where it is", "[board][P25]") {
    double farthest = 0.0;
    for (const double dial : {5.0, 10.0}) {
        for (int s = 0; s < sample(25, 8); ++s) {
            Table table;
            table.speed(dial).add({.spec = figureOn("stationary", 3.0)});
            const Run run = table.run(static_cast<std::uint64_t>(s), 10.0);
            farthest = std::max(farthest, std::hypot(run.end(0).xMm, run.end(0).yMm));
        }
    }
    note("P25", "farthest mm in 10 s", farthest);
    CHECK(farthest < 1.0);
}

TEST_CASE("P30 ten short switch-ons turn a figure little", "[board][P30]") {
    std::vector<double> headings;
    for (int s = 0; s < sample(200, 60); ++s) {
        Table table;
        table.add({.spec = figureOn("rookie", 3.1)});
        for (int k = 0; k < 10; ++k) {
            const Run run = table.run(static_cast<std::uint64_t>(s * 100 + k), 0.3);
            Man& man = table.men()[0];
            man.xMm = run.end(0).xMm;
            man.yMm = run.end(0).yMm;
            man.headingDeg = run.end(0).headingDeg;
        }
        const double heading = table.men()[0].headingDeg;
        headings.push_back(heading > 180.0 ? heading - 360.0 : heading);
    }
    note("P30", "heading spread, deg", deviation(headings));
    CHECK(deviation(headings) < 4.0);
}

namespace {

// The base as somebody has bent it: every lean off by so many degrees, standard deviation.
BaseSpec bentBy(BaseSpec base, double degrees, std::uint64_t seed) {
    std::uint64_t draws = 0;
    const auto off = [&] {
        double sum = 0.0;
        for (int i = 0; i < 3; ++i)
            sum += static_cast<double>(bitsAt(seed, ++draws) >> 40U) / 8388608.0 - 1.0;
        return degrees * sum;
    };
    for (ProngSpec& prong : base.prongs) {
        prong.leanForeDeg += off();
        prong.leanSideDeg += off();
    }
    return base;
}

// Yards to the side after ten yards, over bases of one class and starts of the board.
double spreadAtTenYards(double degrees) {
    std::vector<double> sideways;
    for (int s = 0; s < sample(400, 80); ++s) {
        const auto seed = static_cast<std::uint64_t>(7000 + s);
        Table table;
        table.board() = endlessBoard();
        table.jumps(true).add(
            {.spec = figureOn(bentBy(shippedBase("rookie"), degrees, seed), 3.1)});
        const Run run = table.run(seed, 10.0 * kMmPerYard / 79.0);
        sideways.push_back(run.end(0).yMm / kMmPerYard);
    }
    return deviation(sideways);
}

}  // namespace

TEST_CASE("P5 the better a base is tuned the truer it runs", "[board][P5][classes]") {
    const double drawn = spreadAtTenYards(0.0);
    const double tournament = spreadAtTenYards(0.25);
    const double club = spreadAtTenYards(1.0);
    const double bought = spreadAtTenYards(1.3);
    note("P5", "as drawn, yd aside after 10 yd", drawn);
    note("P5", "tournament, yd aside after 10 yd", tournament);
    note("P5", "club, yd aside after 10 yd", club);
    note("P5", "as bought, yd aside after 10 yd", bought);
    CHECK(drawn < 1.4);
    CHECK(tournament < 1.5);
    CHECK(club > tournament);
    CHECK(bought > club);
    CHECK(bought < 4.0);
}

TEST_CASE("P30 a figure jumps when the board comes on", "[board][P30][jump]") {
    std::vector<double> turned;
    std::vector<double> quiet;
    for (int s = 0; s < sample(600, 200); ++s) {
        for (const bool jumps : {true, false}) {
            Table table;
            table.jumps(jumps).add({.spec = figureOn("rookie", 3.1)});
            const Run run = table.run(static_cast<std::uint64_t>(900 + s), 0.3);
            (jumps ? turned : quiet).push_back(run.end(0).headingDeg);
        }
    }
    note("P30", "heading spread after one switch-on, deg", deviation(turned));
    CHECK(deviation(turned) == Approx(6.0).epsilon(0.15));
    CHECK(std::fabs(mean(turned)) <
          3.0 * deviation(turned) / std::sqrt(static_cast<double>(turned.size())));
    CHECK(deviation(quiet) < 1.5);
}

TEST_CASE("P30 nobody jumps where the board is still, and nobody without prongs",
          "[board][P30][jump]") {
    Table still;
    still.speed(0.9).jumps(true).add({.spec = figureOn("rookie", 3.1)});
    CHECK(std::fabs(still.run(4, 1.0).end(0).headingDeg) < 0.05);
    Table cut;
    cut.jumps(true).add({.spec = figureOn("stationary", 3.0)});
    CHECK(std::fabs(cut.run(4, 1.0).end(0).headingDeg) < 0.5);
}

TEST_CASE("P30 a base that rocks on a long prong jumps farther", "[board][P30][jump]") {
    const auto spread = [](double dropMm) {
        BaseSpec base = shippedBase("rookie");
        base.prongs.front().dropMm = dropMm;
        std::vector<double> turned;
        for (int s = 0; s < sample(400, 150); ++s) {
            Table table;
            table.jumps(true).add({.spec = figureOn(base, 3.1)});
            turned.push_back(table.run(static_cast<std::uint64_t>(s), 0.3).end(0).headingDeg);
        }
        return deviation(turned);
    };
    CHECK(spread(0.15) > 1.2 * spread(0.0));
}

TEST_CASE("P31 one prong longer or shorter by 0.15 mm shows", "[board][P31]") {
    for (const double dropMm : {0.15, -0.15}) {
        BaseSpec base = shippedBase("rookie");
        base.prongs.front().dropMm = dropMm;
        std::vector<double> turns;
        for (int s = 0; s < sample(40, 15); ++s)
            turns.push_back(
                solo(figureOn(base, 3.1), 5.0, static_cast<std::uint64_t>(60 + s)).turn);
        note("P31", "turn with one prong " + std::to_string(dropMm) + " mm, deg/s", mean(turns));
        CHECK(std::fabs(mean(turns)) > 0.7);
    }
}

TEST_CASE("P32 a heavier figure pushes harder and runs no faster", "[board][P32]") {
    for (const char* base : {"speed", "rookie", "strength"}) {
        const double light = medianSpeed(figureOn(base, 3.1), 5.0);
        const double heavy = medianSpeed(figureOn(base, 4.0), 5.0);
        INFO(base);
        note("P32", std::string{base} + " 4.0 g over 3.1 g", heavy / light);
        CHECK(heavy <= 1.01 * light);
        CHECK(heavy >= 0.97 * light);
    }
}
