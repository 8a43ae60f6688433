#include "support/board_lab.hpp"

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::lab;

namespace {

struct Curve {
    double speed = 0.0;   // mm/s
    double turn = 0.0;    // deg/s, + = left
    double radius = 0.0;  // mm, + = left
};

Curve curveOf(const FigureSpec& figure) {
    std::vector<double> speeds;
    std::vector<double> turns;
    for (int s = 0; s < sample(15, 9); ++s) {
        Table table;
        table.board() = endlessBoard();
        table.add({.spec = figure});
        const Run run = table.run(static_cast<std::uint64_t>(100 + s), 6.0);
        constexpr std::size_t kFirst = 180;
        double path = 0.0;
        for (std::size_t t = kFirst; t + 1 < run.tracks.size(); ++t)
            path += std::hypot(run.tracks[t + 1][0].xMm - run.tracks[t][0].xMm,
                               run.tracks[t + 1][0].yMm - run.tracks[t][0].yMm);
        speeds.push_back(path / 4.5);
        turns.push_back((run.end(0).headingDeg - run.tracks[kFirst][0].headingDeg) / 4.5);
    }
    Curve curve{median(speeds), median(turns), 0.0};
    curve.radius = curve.speed / (curve.turn * 3.14159265358979 / 180.0);
    return curve;
}

FigureSpec bentRookie(bool front, double tipsRightDeg) {
    BaseSpec base = shippedBase("rookie");
    for (ProngSpec& prong : base.prongs) {
        if ((prong.xMm > 0.0) == front)
            prong.leanSideDeg = tipsRightDeg;
    }
    return figureOn(base, 3.1);
}

}  // namespace

TEST_CASE("P7 front tips bent right turn a base left, and mirrored", "[board][P7]") {
    struct Row {
        double bend;
        double radius;
    };
    for (const Row& row : {Row{2, 260}, Row{5, 105}, Row{10, 56}}) {
        INFO(row.bend << " degrees");
        const Curve left = curveOf(bentRookie(true, row.bend));
        const Curve right = curveOf(bentRookie(true, -row.bend));
        note("P7", "radius mm at " + std::to_string(static_cast<int>(row.bend)), left.radius);
        CHECK(left.radius == Approx(row.radius).epsilon(0.10));
        CHECK(right.radius == Approx(-row.radius).epsilon(0.10));
    }
}

TEST_CASE("P8 rear tips bent right turn a base right", "[board][P8]") {
    const Curve curve = curveOf(bentRookie(false, 5.0));
    note("P8", "radius mm", curve.radius);
    CHECK(curve.radius == Approx(-107.0).epsilon(0.10));
}

TEST_CASE("P9 the dial of a dial base steers", "[board][P9]") {
    struct Row {
        double dial;
        double radius;
    };
    for (const Row& row : {Row{10, 146}, Row{20, 73}, Row{45, 33}}) {
        INFO(row.dial << " degrees");
        FigureSpec figure = figureOn("dial", 3.1);
        figure.dialDeg = row.dial;
        const Curve curve = curveOf(figure);
        note("P9", "radius mm at " + std::to_string(static_cast<int>(row.dial)), curve.radius);
        CHECK(curve.radius == Approx(row.radius).epsilon(0.10));
    }
}

TEST_CASE("P10 prongs of one side reversed spin a base on the spot", "[board][P10]") {
    BaseSpec base = shippedBase("rookie");
    for (ProngSpec& prong : base.prongs) {
        if (prong.yMm > 0.0)
            prong.leanForeDeg = -12.0;
    }
    const Curve curve = curveOf(figureOn(base, 3.1));
    note("P10", "deg/s", curve.turn);
    note("P10", "mm/s", curve.speed);
    CHECK(curve.turn > 150.0);
    CHECK(curve.speed < 20.0);
}

TEST_CASE("P11 putty to the left turns a base right", "[board][P11]") {
    FigureSpec figure = figureOn("rookie", 3.1);
    figure.figureMassG = 1.1;
    figure.putty = {{.massG = 0.6, .yMm = 2.0}};
    const Curve curve = curveOf(figure);
    note("P11", "radius mm", curve.radius);
    CHECK(curve.radius == Approx(-713.0).epsilon(0.25));
}
