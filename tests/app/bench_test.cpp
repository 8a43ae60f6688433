// The tests of the tweak bench: the same for the workshop and for thrum-cli tweak (UX-12).

#include "support/shipped.hpp"

#include <thrum/app/base_tests.hpp>
#include <thrum/app/bench.hpp>
#include <thrum/app/bench_base.hpp>
#include <thrum/board/estimate.hpp>
#include <thrum/io/bench_file.hpp>
#include <thrum/io/text_file.hpp>

#include <cmath>
#include <filesystem>
#include <thread>

#include <catch2/catch.hpp>

using namespace thrum;
using app::BenchTest;

namespace {

const app::Library& library() {
    static const app::Library loaded = test::shippedLibrary();
    return loaded;
}

app::BenchAsked asked(const char* base, BenchTest test, double grams = 3.1) {
    return {.test = test,
            .figure = app::benchFigure(*library().base(base), grams),
            .other = app::benchFigure(*library().base("rookie"), 3.6),
            .board = *library().board("2x4"),
            .speedTenths = 50,
            .yards = 20.0,
            .seed = 412};
}

app::BenchSum sum(const app::BenchAsked& what, int runs) {
    std::vector<app::BenchRun> made;
    for (int i = 0; i < runs; ++i)
        made.push_back(*app::benchRun(what, i));
    return app::sumOf(what.test, made);
}

}  // namespace

TEST_CASE("UX-12.2 the same seed gives the same numbers, on any thread and in any order",
          "[app][bench][UX-12.2]") {
    for (int i = 0; i < app::kBenchTests; ++i) {
        const auto what = asked("dial", static_cast<BenchTest>(i));
        INFO(std::string{app::nameOf(what.test)});
        const auto first = *app::benchRun(what, 3, 4);
        app::BenchRun again;
        std::thread{[&] {
            static_cast<void>(app::benchRun(what, 7));
            again = *app::benchRun(what, 3, 4);
        }}.join();
        CHECK(first == again);
        auto other = what;
        other.seed += 1000;
        if (what.test != BenchTest::Falls && what.test != BenchTest::Push)
            CHECK_FALSE(app::benchRun(other, 3, 4)->leftYards == first.leftYards);
    }
}

TEST_CASE("UX-12.2 the dash of the bench is the dash of the report", "[app][bench][UX-12.2]") {
    auto what = asked("rookie", BenchTest::Dash);
    what.yards = 10.0;
    what.seed = 1;
    app::BaseTestOptions options;
    options.runs = 12;
    const auto report = app::testBase(
        *library().base("rookie"), *library().base("rookie"), *library().board("2x4"), options);
    REQUIRE(report);
    const app::BenchSum dash = sum(what, options.runs);
    CHECK(dash.left.mean == report->driftYards);
    CHECK(dash.left.spread == report->spreadYards);
    CHECK(report->speedMmPerS == Approx(10.0 * 9.525 / dash.value.mean).epsilon(0.01));
}

TEST_CASE("The push contest moves a 7 g sled as strong and weak bases do", "[app][bench]") {
    CHECK(app::benchSled().base.massG + app::benchSled().figureMassG == Approx(7.0));
    const double rookie = sum(asked("rookie", BenchTest::Push), 6).value.mean;
    const double speed = sum(asked("speed", BenchTest::Push), 6).value.mean;
    const double strong = sum(asked("strength", BenchTest::Push, 4.0), 6).value.mean;
    CHECK(speed < rookie);
    CHECK(rookie < strong);
    // read down to an eighth of an inch, twice and summed
    CHECK(std::fmod(app::benchRun(asked("rookie", BenchTest::Push), 0)->value * 8.0, 1.0) == 0.0);
    // without prongs nothing is moved
    CHECK(sum(asked("stationary", BenchTest::Push), 2).value.mean == 0.0);
}

TEST_CASE("A base that does not run is told so and is in no mean", "[app][bench]") {
    const app::BenchSum dash = sum(asked("stationary", BenchTest::Dash), 3);
    CHECK(dash.missed == 3);
    CHECK(dash.value.n == 0);
}

TEST_CASE("UX-12.4 numbers have their n and a range that holds", "[app][bench][UX-12.4]") {
    const std::vector<double> values{2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0};
    const app::BenchNumber number = app::numberOf(values);
    CHECK(number.n == 8);
    CHECK(number.mean == Approx(5.0));
    CHECK(number.spread == Approx(2.13809));
    // t of 7 degrees of freedom is 2.365
    CHECK(number.high - number.mean == Approx(2.365 * 2.13809 / std::sqrt(8.0)));
    // nobody of 200 fell: up to 1.8 % of them might (Clopper and Pearson)
    const app::BenchNumber none = app::shareOf(0, 200);
    CHECK(none.low == 0.0);
    CHECK(none.high == Approx(1.0 - std::pow(0.025, 1.0 / 200.0)));
    const app::BenchNumber half = app::shareOf(10, 20);
    CHECK(half.low == Approx(0.2720).epsilon(0.001));
    CHECK(half.high == Approx(0.7280).epsilon(0.001));
}

TEST_CASE("UX-12 better or worse is said only where the ranges do not overlap",
          "[app][bench][UX-12]") {
    const app::BenchNumber a{.n = 20, .mean = 2.0, .spread = 0.2, .low = 1.9, .high = 2.1};
    app::BenchNumber b{.n = 20, .mean = 2.15, .spread = 0.2, .low = 2.05, .high = 2.25};
    CHECK(app::changeOf(a, b) == app::BenchChange::NoClearDifference);
    b.low = 2.11;
    CHECK(app::changeOf(a, b) == app::BenchChange::More);
    CHECK(app::changeOf(b, a) == app::BenchChange::Less);
    b.n = 1;
    CHECK(app::changeOf(a, b) == app::BenchChange::NoClearDifference);
}

TEST_CASE("The estimate says what the lane shows", "[app][bench][board]") {
    const BoardSpec& board = *library().board("2x4");
    for (const char* id : {"rookie", "boat", "dial", "speed"}) {
        INFO(id);
        const auto what = asked(id, BenchTest::Dash);
        const DriveEstimate estimate = estimateOf(what.figure, board, 50);
        const app::BenchSum dash = sum(what, 8);
        CHECK(estimate.speedMmPerS ==
              Approx(dash.ahead.mean * board.mmPerYard / dash.value.mean).epsilon(0.05));
        CHECK(estimate.turnDegPerS == Approx(0.0).margin(1e-3));
    }
    // P9: 20 degrees of dial are a circle of 73 mm to the left
    auto turned = asked("dial", BenchTest::Arc);
    turned.figure.dialDeg = 20.0;
    const DriveEstimate left = estimateOf(turned.figure, board, 50);
    CHECK(left.turnDegPerS > 0.0);
    CHECK(left.speedMmPerS / (left.turnDegPerS * 3.14159265 / 180.0) == Approx(73.0).epsilon(0.12));
    CHECK(sum(turned, 6).value.mean ==
          Approx(left.turnDegPerS / (left.speedMmPerS / board.mmPerYard)).epsilon(0.12));
    // held, a rookie pushes with 8.1 mN (table of the families)
    CHECK(estimateOf(asked("rookie", BenchTest::Dash).figure, board, 50).stallMilliN ==
          Approx(8.1).epsilon(0.03));
    CHECK(estimateOf(asked("stationary", BenchTest::Dash).figure, board, 50).speedMmPerS == 0.0);
}

TEST_CASE("Bases from the bag differ as a hobbyist knows them, and the same one is the same",
          "[app][bench]") {
    const BaseSpec& rookie = *library().base("rookie");
    CHECK(app::fromTheBag(rookie, 5) == app::fromTheBag(rookie, 5));
    CHECK_FALSE(app::fromTheBag(rookie, 5) == app::fromTheBag(rookie, 6));
    const double meant = sum(asked("rookie", BenchTest::Dash), 8).value.mean;
    int crooked = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        auto what = asked("rookie", BenchTest::Dash);
        what.figure.base = app::fromTheBag(rookie, seed);
        for (const ProngSpec& prong : what.figure.base.prongs) {
            CHECK(std::fabs(prong.leanForeDeg - 18.0) <= 6.0);
            CHECK(std::fabs(prong.leanSideDeg) <= 7.0);
            CHECK(std::fabs(prong.dropMm) <= 0.06);
        }
        const app::BenchSum dash = sum(what, 8);
        crooked += std::fabs(dash.turned.mean) > 5.0 ? 1 : 0;
        if (dash.missed == 0)
            CHECK(dash.value.mean == Approx(meant).epsilon(0.35));
    }
    // few run true as they are bought: that is what the bench is for
    CHECK(crooked >= 6);
    CHECK(app::shopFamilies(library()).size() == 7);
}

TEST_CASE("UX-12.5 an inspection names each breach with value and limit",
          "[app][bench][UX-12.5][TAP-EQ-1][TAP-BA-6]") {
    io::BenchState state;
    state.base = *library().base("rookie");
    state.putty = {{.massG = 1.2, .xMm = 0.0, .yMm = 0.0, .zMm = 3.0}};
    std::optional<Position> position = Position::Guard;
    const auto breaches = [&](const char* in) {
        std::vector<app::InspectionPoint> failed;
        for (const auto& point : app::inspected(state, app::benchClass(in), position))
            if (!point.passed)
                failed.push_back(point);
        return failed;
    };
    REQUIRE(breaches("tap").size() == 1);
    CHECK(breaches("tap")[0].clause == "TAP-EQ-1");
    CHECK(breaches("tap")[0].value == "4.2 g");
    CHECK(breaches("tap")[0].limit == "at most 4 g");
    CHECK(breaches("open").empty());
    state.boiled = true;
    state.base.prongsCut = true;
    state.figure.custom = true;
    state.figure.heightMm = 50.0;
    CHECK(breaches("tap").size() == 4);
    CHECK(breaches("treated").size() == 3);
    // a stationary base is the quarterback's and the punter's, and nobody's until a man stands on
    // it
    for (const std::optional<Position> may :
         {std::optional{Position::Quarterback}, std::optional{Position::Punter}, {}}) {
        position = may;
        CHECK(breaches("treated").size() == 2);
    }
    CHECK(app::benchClass("nonsense").id == "tap");
}

TEST_CASE("The rack is read back as it was written, and a broken file hides no other",
          "[app][bench]") {
    const auto own = std::filesystem::temp_directory_path() / "thrum-rack-test";
    std::filesystem::remove_all(own);
    CHECK(app::readRack(own).bases.empty());
    io::BenchBase base;
    base.id = "bench-1";
    base.name = "D-01";
    base.man = "34 Rufus";
    base.position = Position::RunningBack;
    base.goals = "back";
    base.inspected = "light";
    io::BenchState state;
    state.note = "from the bag";
    state.at = "2026-11-20 18:31";
    state.base = app::fromTheBag(*library().base("dial"), 9);
    base.states.push_back(state);
    state.note = "dial 3° left";
    state.dialDeg = 3.0;
    state.putty = {{.massG = 0.2, .xMm = -9.0, .yMm = 0.5, .zMm = 3.0}};
    state.boiled = true;
    base.states.push_back(state);
    base.now = 1;
    REQUIRE_FALSE(io::saveBenchBase(app::rackFile(own, base.id), base));
    REQUIRE_FALSE(io::writeFileAtomically(app::rackFile(own, "broken"), "{"));
    REQUIRE_FALSE(io::writeFileAtomically(app::rackFile(own, "other"), io::textOf(base)));
    const app::Rack rack = app::readRack(own);
    REQUIRE(rack.bases.size() == 1);
    CHECK(rack.bases[0] == base);
    CHECK(io::figureOf(rack.bases[0].states[1]).dialDeg == 3.0);
    REQUIRE(rack.problems.size() == 2);
    CHECK(rack.problems[1].pointer == "/id");
    std::filesystem::remove_all(own);
}

TEST_CASE("A bench file is hostile until read", "[app][bench][io]") {
    io::BenchBase base;
    base.id = "bench-1";
    base.name = "D-01";
    io::BenchState only;
    only.note = "x";
    only.base = *library().base("rookie");
    base.states.push_back(only);
    const std::string good = io::textOf(base);
    REQUIRE(io::parseBenchBase(good, "f"));
    const auto broken = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        text.replace(text.find(from), from.size(), to);
        const auto read = io::parseBenchBase(text, "f");
        REQUIRE_FALSE(read);
        return read.error().pointer;
    };
    CHECK(broken("\"now\": 0", "\"now\": 1") == "/now");
    CHECK(broken("\"now\": 0", "\"now\": -1") == "/now");
    CHECK(broken("\"note\": \"x\"", "\"note\": \"x\", \"dial_deg\": 3") == "/states/0/dial_deg");
    CHECK(broken("\"note\": \"x\"", "\"note\": \"x\", \"magic\": 3") == "/states/0/magic");
    CHECK(broken("\"lean_fore_deg\": 18", "\"lean_fore_deg\": 90") ==
          "/states/0/base/prongs/0/lean_fore_deg");
}
