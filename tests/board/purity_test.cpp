#include "support/board_lab.hpp"

#include <thrum/core/field.hpp>

#include <thread>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::lab;

namespace {

std::uint64_t digestOfRun(std::uint64_t scene, std::uint64_t seed, double seconds) {
    Scrimmage play = scrimmage(scene, Play::Dive);
    return digestOf(play.table.run(seed, seconds).result);
}

// Remembers what it was told, for comparing two ways of running.
class Recorder final : public Judge {
public:
    Verdict onTick(const TickReport& report) override {
        ticks.push_back(report.tick);
        for (const Touch& touch : report.touched)
            touches.push_back({report.tick, touch});
        for (const Call& call : report.calls)
            calls.push_back(call);
        if (!calls.empty() && calls.back().kind == CallKind::Stop)
            return {StopCause::StopCall, "TAP-SW-2"};
        return {};
    }
    std::vector<int> ticks;
    std::vector<TimedTouch> touches;
    std::vector<Call> calls;
};

}  // namespace

TEST_CASE("a run is a pure function of its request", "[board][TAP-GE-15][property]") {
    const std::uint64_t first = digestOfRun(7, 99, 3.0);
    CHECK(digestOfRun(7, 99, 3.0) == first);
    CHECK(digestOfRun(7, 100, 3.0) != first);
    CHECK(digestOfRun(8, 99, 3.0) != first);
}

TEST_CASE("one simulator gives what a new one gives, whatever ran before", "[board][property]") {
    Scrimmage play = scrimmage(7, Play::OffTackleLeft);
    const SegmentRequest request = play.table.request(2.0);
    NoJudge judge;
    Simulator used{play.table.setup(), 5};
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        used.setSeed(seed);
        (void)used.run(request, judge, {});
    }
    used.setSeed(5);
    Simulator fresh{play.table.setup(), 5};
    const auto a = used.run(request, judge, {});
    const auto b = fresh.run(request, judge, {});
    REQUIRE(a);
    REQUIRE(b);
    CHECK(*a == *b);
}

TEST_CASE("eight threads agree", "[board][property]") {
    warmUpPhysics();
    std::vector<std::uint64_t> digests(8);
    std::vector<std::jthread> threads;
    for (std::uint64_t& digest : digests)
        threads.emplace_back([&digest] { digest = digestOfRun(3, 12345, 2.0); });
    threads.clear();
    for (const std::uint64_t digest : digests)
        CHECK(digest == digests[0]);
}

TEST_CASE("live steps and a batch run are the same run", "[board][property]") {
    Scrimmage play = scrimmage(11, Play::Dive);
    const SegmentRequest request = play.table.request(3.0);
    const Call stop{.tick = 150, .side = Side::Home, .kind = CallKind::Stop};
    Recorder live;
    Simulator stepper{play.table.setup(), 4};
    REQUIRE_FALSE(stepper.begin(request, live));
    for (int tick = 1; !stepper.done(); ++tick) {
        if (tick == stop.tick)
            stepper.step(std::array{stop});
        else
            stepper.step();
    }
    Recorder batch;
    Simulator runner{play.table.setup(), 4};
    const auto result = runner.run(request, batch, std::array{stop});
    REQUIRE(result);
    CHECK(stepper.finish() == *result);
    CHECK(result->ticks == 150);
    CHECK(result->stop == Verdict{StopCause::StopCall, "TAP-SW-2"});
    CHECK(live.touches == batch.touches);
    CHECK(batch.calls == std::vector<Call>{stop});
}

TEST_CASE("frames hold tick 0, every fourth and the last", "[board][property]") {
    Table table;
    table.add({.spec = figureOn("rookie", 3.1)});
    NoJudge judge;
    Simulator simulator{table.setup(), 1};
    simulator.setFrames({.every = 4});
    SegmentRequest request = table.request(1.0);
    request.maxTicks = 10;
    const auto result = simulator.run(request, judge, {});
    REQUIRE(result);
    std::vector<int> ticks;
    for (const Frame& frame : result->frames)
        ticks.push_back(frame.tick);
    CHECK(ticks == std::vector<int>{0, 4, 8, 10});
    CHECK(result->frames.front().poses[0] == request.figures[0].pose);
    CHECK(result->frames.back().poses[0] == result->figures[0].pose);
    CHECK(result->stop.cause == StopCause::Limit);
}

TEST_CASE("TAP-GE-3 a contact begins at 0.30 mm and ends beyond 0.60 mm",
          "[board][TAP-GE-3][property]") {
    Table table;
    table.add({.spec = figureOn("rookie", 3.1), .xMm = -30.0});
    table.add({.spec = figureOn("rookie", 3.6),
               .xMm = 30.0,
               .yMm = 8.0,
               .headingDeg = 180.0,
               .side = Side::Visitor});
    const Polygon outline{table.men()[0].spec.base.outlineMm};
    bool inContact = false;
    int begun = 0;
    AskJudge watch{[&](const TickReport& report) {
        const double scale = table.board().mmPerYard;
        const double gap = separation(placed(outline, report.poses[0], scale),
                                      placed(outline, report.poses[1], scale))
                               .gap;
        const bool expected = inContact ? gap <= 0.605 : gap <= 0.305;
        CHECK(report.touched.size() == (expected && !inContact ? 1U : 0U));
        CHECK(report.parted.size() == (!expected && inContact ? 1U : 0U));
        for (const Touch& touch : report.touched) {
            ++begun;
            CHECK(touch.closingMmPerS > 0);
            CHECK(touch.onAMm.x == Approx(12.7).margin(0.02));
        }
        inContact = expected;
        return false;
    }};
    const Run run = table.run(17, 6.0, watch);
    CHECK(begun >= 1);
    CHECK(run.result.touching.size() == (inContact ? 1U : 0U));
}

TEST_CASE("TAP-GE-4 the magnet ball is touched and never moves", "[board][TAP-GE-4]") {
    Table table;
    table.add({.spec = figureOn("speed", 3.1), .xMm = -60.0});
    SegmentRequest request = table.request(2.0);
    request.ball = BallSetup{.at = table.poseOf({.xMm = 0.0}).at, .radiusMm = 4.0};
    std::vector<int> touched;
    std::vector<int> parted;
    AskJudge watch{[&](const TickReport& report) {
        CHECK(report.ball == request.ball->at);
        if (!report.ballTouched.empty()) {
            touched.push_back(report.tick);
            // the front of the base is 0.3 mm or less from the rim
            CHECK(table.trackOf(report.poses[0]).xMm + 12.7 >= -4.31);
            CHECK(table.trackOf(report.poses[0]).xMm + 12.7 < -2.5);
        }
        if (!report.ballParted.empty())
            parted.push_back(report.tick);
        return false;
    }};
    Simulator simulator{table.setup(), 6};
    REQUIRE(simulator.run(request, watch, {}));
    REQUIRE(touched.size() == 1);
    REQUIRE(parted.size() == 1);
    CHECK(touched[0] < parted[0]);
}

TEST_CASE("contacts of the last run hold until they part", "[board][TAP-GE-3]") {
    Table table;
    table.add({.spec = figureOn("stationary", 3.0), .xMm = -13.0});
    table.add({.spec = figureOn("stationary", 3.0), .xMm = 12.85, .side = Side::Visitor});
    // 0.45 mm apart: not a new contact, but still one that had begun
    SegmentRequest request = table.request(0.5);
    NoJudge judge;
    Simulator simulator{table.setup(), 6};
    const auto without = simulator.run(request, judge, {});
    request.touching = {makePair(table.idOf(0), table.idOf(1))};
    const auto with = simulator.run(request, judge, {});
    REQUIRE(without);
    REQUIRE(with);
    CHECK(without->touching.empty());
    CHECK(with->touching == request.touching);
}

TEST_CASE("requests that make no sense are refused in words", "[board][refusal]") {
    Table table;
    table.add({.spec = figureOn("rookie", 3.1)});
    table.add({.spec = figureOn("rookie", 3.1), .xMm = 60.0, .side = Side::Visitor});
    const SegmentRequest good = table.request(1.0);
    NoJudge judge;
    const auto reason = [&](const SegmentRequest& request, const TableSetup& setup) {
        Simulator simulator{setup, 1};
        const auto result = simulator.run(request, judge, {});
        return result ? std::string{} : result.error().reason;
    };
    const TableSetup& setup = table.setup();
    CHECK(reason(good, setup).empty());

    SegmentRequest bad = good;
    bad.figures.clear();
    CHECK(reason(bad, setup) == "a run needs 1 to 24 figures");
    bad = good;
    std::swap(bad.figures[0], bad.figures[1]);
    CHECK(reason(bad, setup) == "figures must come in ascending order, each once");
    bad = good;
    bad.figures[1].id = FigureId{Side::Visitor, 9};
    CHECK(reason(bad, setup) == "Visitor roster place 9: the table has no such figure or base");
    bad = good;
    bad.figures[0].baseSlot = 1;
    CHECK(reason(bad, setup) == "Home roster place 0: the table has no such figure or base");
    bad = good;
    bad.figures[1].pose.at = bad.figures[0].pose.at;
    CHECK(reason(bad, setup) ==
          "Home roster place 0 and Visitor roster place 0 stand more than 3 mm into each other");
    bad.figures[1].fallen = Heading{};
    CHECK(reason(bad, setup).empty());
    bad = good;
    bad.figures[0].pose.at.x = Spot::yards(-40);
    CHECK(reason(bad, setup) == "Home roster place 0: its centre is off the plate");
    bad = good;
    bad.ticksPerSecond = 100;
    CHECK(reason(bad, setup) == "the board makes 120 ticks a second, the request says 100");
    bad = good;
    bad.maxTicks = 0;
    CHECK(reason(bad, setup) == "a run lasts 1 to 7200 ticks");
    bad = good;
    bad.touching = {{bad.figures[0].id, FigureId{Side::Visitor, 30}}};
    CHECK(reason(bad, setup) == "a pair in contact names a figure that is not on the board");
    TableSetup loud = setup;
    loud.speedTenths = 101;
    CHECK(reason(good, loud) == "the speed is 0.0 to 10.0");
    loud = setup;
    loud.kits[0].onBase[0].base.outlineMm.pop_back();
    loud.kits[0].onBase[0].base.outlineMm.pop_back();
    CHECK(reason(good, loud) ==
          "Home roster place 0: the outline of its base is not convex with 3 to 8 corners");
}

TEST_CASE("coarse runs go as fast and count every pulse", "[board][property]") {
    Table table;
    table.board() = endlessBoard();
    table.add({.spec = figureOn("rookie", 3.1)});
    const SegmentRequest request = table.request(4.0);
    NoJudge judge;
    Simulator fine{table.setup(), 1};
    Simulator coarse{table.setup(), 1};
    coarse.setCoarse(true);
    const auto a = fine.run(request, judge, {});
    const auto b = coarse.run(request, judge, {});
    REQUIRE(a);
    REQUIRE(b);
    CHECK(a->ticks == b->ticks);
    const double start = request.figures[0].pose.at.x.yards();
    CHECK(a->figures[0].pose.at.x.yards() - start ==
          Approx(b->figures[0].pose.at.x.yards() - start).epsilon(0.02));
}
