#include "support/board_lab.hpp"

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::lab;

namespace {

// A spot of 60 mm where the amplitude sinks to 1 - depth, in the middle of the plate.
AmplitudeMap deadSpot(const BoardSpec& board, double depth) {
    AmplitudeMap map{.columns = 65, .rows = 33};
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            const double x = (column / 64.0 - 0.5) * board.lengthMm;
            const double y = (row / 32.0 - 0.5) * board.widthMm;
            map.factors.push_back(1.0 - depth * std::exp(-(x * x + y * y) / (2.0 * 60.0 * 60.0)));
        }
    }
    return map;
}

struct Crossing {
    double slowest = 0.0;  // mm/s over a tenth of a second
    double endMm = 0.0;
};

Crossing crossSpot(double depth) {
    std::vector<double> slowest;
    std::vector<double> ends;
    for (int s = 0; s < sample(15, 5); ++s) {
        Table table;
        table.board().amplitude = deadSpot(table.board(), depth);
        table.add({.spec = figureOn("rookie", 3.1), .xMm = -250.0});
        AskJudge over{
            [&](const TickReport& report) { return table.trackOf(report.poses[0]).xMm > 250.0; }};
        const Run run = table.run(static_cast<std::uint64_t>(11 + s), 20.0, over);
        double least = 1e9;
        for (std::size_t t = 60; t + 12 < run.tracks.size(); ++t)
            least = std::min(least,
                             10.0 * std::hypot(run.tracks[t + 12][0].xMm - run.tracks[t][0].xMm,
                                               run.tracks[t + 12][0].yMm - run.tracks[t][0].yMm));
        slowest.push_back(least);
        ends.push_back(run.end(0).xMm);
    }
    return {median(slowest), median(ends)};
}

}  // namespace

TEST_CASE("P18 a dead spot slows a runner, a deep one stops him", "[board][P18]") {
    const double free = crossSpot(0.0).slowest;
    const Crossing shallow = crossSpot(0.6);
    const Crossing deep = crossSpot(0.9);
    note("P18", "depth 0.6, slowest mm/s", shallow.slowest);
    note("P18", "depth 0.9, slowest mm/s", deep.slowest);
    CHECK(shallow.slowest < 0.4 * free);
    CHECK(shallow.endMm > 250.0);
    CHECK(deep.slowest < 1.0);
    CHECK(deep.endMm < 0.0);
}

TEST_CASE("P19 a slope drifts a runner downhill", "[board][P19]") {
    std::vector<double> drift;
    for (int s = 0; s < sample(15, 15); ++s) {
        Table table;
        table.board() = endlessBoard();
        table.board().slopeY = 0.01;
        table.add({.spec = figureOn("rookie", 3.1)});
        const Run run = table.run(static_cast<std::uint64_t>(7 + s), 5.0);
        drift.push_back(run.end(0).yMm / run.end(0).xMm * 50.0);
    }
    note("P19", "yd per 50 yd at 1 %", median(drift));
    CHECK(median(drift) > 1.0);
    CHECK(median(drift) < 3.5);
}

TEST_CASE("a map of ones changes no speed", "[board][property]") {
    Table plain;
    plain.add({.spec = figureOn("rookie", 3.1), .xMm = -250.0});
    Table mapped = plain;
    mapped.board().amplitude = {.columns = 2, .rows = 2, .factors = {1.0, 1.0, 1.0, 1.0}};
    const double a = plain.run(5, 3.0).end(0).xMm;
    const double b = mapped.run(5, 3.0).end(0).xMm;
    CHECK(a == Approx(b).margin(1.0));
}

TEST_CASE("fifty and sixty hertz run alike at the same dial", "[board][property]") {
    Table sixty;
    sixty.board() = endlessBoard();
    sixty.add({.spec = figureOn("rookie", 3.1)});
    Table fifty = sixty;
    fifty.board().mainsHz = 50.0;
    const double a = sixty.run(3, 5.0).end(0).xMm;
    const double b = fifty.run(3, 5.0).end(0).xMm;
    CHECK(a == Approx(b).epsilon(0.01));
}
