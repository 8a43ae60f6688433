#include "tap_scene.hpp"

#include <catch2/catch.hpp>

// The judge alone, fed by hand-written runs; rulings of whole plays are in the scenario tests.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

const Note* findNote(const SegmentResult& run, std::string_view kind) {
    for (const Note& entry : run.notes) {
        if (entry.kind == kind)
            return &entry;
    }
    return nullptr;
}

SegmentResult judged(const State& state, const std::vector<ScriptLine>& lines) {
    ScriptRunner runner{lines};
    RunJudge judge{runSetupOf(state)};
    const auto result = runner.run(runRequestOf(state), judge, {});
    REQUIRE(result);
    return *result;
}

// Home runs with #34 past the line; Visitor's #52 and #21 may tackle.
Scene freeRun() {
    Scene scene{Phase::RunFree};
    scene.offense(Side::Home).ballOn(40.0).put("H34", 38.9312, 23.1174, 352.0);
    scene.put("V52", 44.31, 22.28, 174.9).put("V21", 44.641, 20.735, 88.3);
    scene.carrier("H34").holder(Side::Visitor);
    return scene;
}

}  // namespace

TEST_CASE("TAP-TK-5 the worked play: a broken tackle, then a tackle at the first contact",
          "[rules_tap][TAP-TK-5][TAP-TK-4][judge]") {
    const State state = freeRun();
    const SegmentResult run = judged(state,
                                     {poseAt(state, 40, "H34", 40.9912, 22.8278, 351.4),
                                      touch(state, 40, "H34", "V52"),
                                      fall(state, 55, "V52", 201.0),
                                      poseAt(state, 130, "H34", 44.3344, 22.6034, 353.1),
                                      touch(state, 130, "H34", "V21")});
    CHECK(run.ticks == 178);
    CHECK(run.stop == Verdict{StopCause::Dead, "TAP-TK-4"});
    REQUIRE(run.notes.size() == 5);
    CHECK(run.notes[0].kind == "tackle_opened");
    CHECK(run.notes[0].tick == 40);
    CHECK(run.notes[0].frontX->yards() == Approx(42.0921).margin(0.0002));
    CHECK(run.notes[1].kind == "fell");
    CHECK(run.notes[2].result == "broken");
    CHECK(run.notes[2].tick == 88);
    CHECK(run.notes[4].result == "tackle");
    CHECK(run.notes[4].tick == 178);
    CHECK(run.notes[4].frontX->yards() == Approx(45.4173).margin(0.0002));

    RunSetup setup = runSetupOf(state);
    setup.lineOfScrimmage = Spot::yards(40);
    const RunSummary summary = describeRun(setup, run);
    CHECK(summary.end == EndKind::Tackled);
    CHECK(summary.by == std::vector{idOf(state, "V21")});
    CHECK(summary.gain->yards() == Approx(5.4173).margin(0.0002));
}

TEST_CASE("TAP-TK-3 a fall in the last report of the check still counts",
          "[rules_tap][TAP-TK-3][judge]") {
    const State state = freeRun();
    const auto run = [&](int fallTick) {
        return judged(state, {touch(state, 10, "H34", "V52"), fall(state, fallTick, "V52")});
    };
    CHECK(run(58).notes[2].result == "broken");
    CHECK(run(59).stop.clause == "TAP-TK-4");
}

TEST_CASE("TAP-TK-6 the carrier falls and a tackler stands: fumble to the first contact",
          "[rules_tap][TAP-TK-6][TAP-FU-4][judge]") {
    const State state = freeRun();
    const SegmentResult run = judged(
        state,
        {touch(state, 10, "H34", "V52"), touch(state, 20, "H34", "V21"), fall(state, 22, "H34")});
    CHECK(run.stop == Verdict{StopCause::Dead, "TAP-TK-6"});
    const Note* closed = findNote(run, "tackle_closed");
    REQUIRE(closed != nullptr);
    CHECK(closed->result == "fumble");
    CHECK(closed->figures.front() == idOf(state, "V52"));
}

TEST_CASE("TAP-TK-10 a carrier who falls alone is down in the step before",
          "[rules_tap][TAP-TK-10][judge]") {
    const State state = freeRun();
    const SegmentResult run = judged(state, {fall(state, 12, "H34")});
    CHECK(run.ticks == 12);
    CHECK(run.stop.clause == "TAP-TK-10");
}

TEST_CASE("TAP-TK-12 team-mates and fallen opponents do not tackle",
          "[rules_tap][TAP-TK-12][judge]") {
    Scene scene = freeRun();
    scene.put("H64", 40.0, 26.0).fallen("V52");
    const State state = scene;
    const SegmentResult run = judged(state,
                                     {touch(state, 5, "H34", "V52"),
                                      touch(state, 6, "H34", "H64"),
                                      poseAt(state, 300, "H34", 98.0, 23.0),
                                      poseAt(state, 400, "H34", 101.0, 23.0)});
    CHECK(run.stop == Verdict{StopCause::Score, "TAP-SC-1"});
}

TEST_CASE("TAP-SW-4 the board is cut when the front meets the line: a stop in that step is void",
          "[rules_tap][TAP-SW-4][judge]") {
    Scene scene{Phase::RunBehind};
    scene.put("H34", 38.0, 26.0).carrier("H34").holder(Side::Home).stopsUsed(1);
    const State state = scene;
    // Front 39 at switch-on; one yard in ten ticks.
    const SegmentResult run =
        judged(state, {poseAt(state, 10, "H34", 39.0, 26.0), stopAt(10, Side::Home)});
    CHECK(run.ticks == 10);
    CHECK(run.stop.cause == StopCause::LineReached);
    REQUIRE(run.calls.size() == 1);
    CHECK_FALSE(run.calls[0].granted);
    CHECK(run.calls[0].clause == "TAP-SW-4");
}

TEST_CASE("TAP-SW-3 the fourth stop is refused and the board runs on",
          "[rules_tap][TAP-SW-3][TAP-GN-6][judge]") {
    Scene scene{Phase::RunBehind};
    scene.put("H12", 30.0, 26.0).carrier("H12").holder(Side::Home).stopsUsed(3);
    const State state = scene;
    const SegmentResult run = judged(
        state,
        {stopAt(20, Side::Home), stopAt(21, Side::Visitor), poseAt(state, 700, "H12", 30.1, 26.0)});
    REQUIRE(run.calls.size() == 2);
    CHECK(run.calls[0].clause == "TAP-SW-3");
    CHECK(run.calls[1].clause == "TAP-GN-6");
    // Nothing moves half a yard in four seconds and no stop is left.
    CHECK(run.ticks == 480);
    CHECK(run.stop.clause == "TAP-SW-10");
}

TEST_CASE("TAP-SW-10 a board that is looked at every other tick stalls at the same moment",
          "[rules_tap][TAP-SW-10][judge][regression]") {
    Scene scene{Phase::RunBehind};
    scene.put("H12", 30.0, 26.0).carrier("H12").holder(Side::Home).stopsUsed(3);
    const State state = scene;
    const SegmentRequest request = runRequestOf(state);
    std::vector<FigureId> ids;
    std::vector<Pose> poses;
    for (const FigureSetup& figure : request.figures) {
        ids.push_back(figure.id);
        poses.push_back(figure.pose);
    }
    RunJudge judge{runSetupOf(state)};
    Verdict verdict;
    int tick = 0;
    while (!verdict.stops() && tick < 1000) {
        tick += 2;
        TickReport report;
        report.tick = tick;
        report.figures = ids;
        report.poses = poses;
        verdict = judge.onTick(report);
    }
    CHECK(tick == 480);
    CHECK(verdict.clause == "TAP-SW-10");
}

TEST_CASE("TAP-SW-10 with a stop left a stalled carrier may use thirty seconds",
          "[rules_tap][TAP-SW-10][judge]") {
    Scene scene{Phase::RunBehind};
    scene.put("H12", 30.0, 26.0).carrier("H12").holder(Side::Home).stopsUsed(2);
    const SegmentResult run = judged(scene, {});
    CHECK(run.ticks == 3600);
    CHECK(run.stop.clause == "TAP-SW-10");
}

TEST_CASE("TAP-GE-13 goal line before contact, falls before all", "[rules_tap][TAP-GE-13][judge]") {
    Scene scene = freeRun();
    scene.put("H34", 98.5, 23.0);
    const State state = scene;
    const SegmentResult both =
        judged(state, {poseAt(state, 10, "H34", 99.0, 23.0), touch(state, 10, "H34", "V52")});
    CHECK(both.stop.clause == "TAP-SC-1");
    const SegmentResult fell =
        judged(state, {poseAt(state, 10, "H34", 99.0, 23.0), fall(state, 10, "H34")});
    CHECK(fell.stop.clause == "TAP-TK-10");
}

TEST_CASE("TAP-FP-2 one corner on the sideline is out", "[rules_tap][TAP-FP-2][judge]") {
    Scene scene = freeRun();
    scene.put("H34", 50.0, 1.0);
    const State state = scene;
    const SegmentResult run =
        judged(state, {poseAt(state, 1, "H34", 50.0, 1.0), poseAt(state, 101, "H34", 51.0, 0.7)});
    CHECK(run.stop.clause == "TAP-FP-2");
    CHECK(run.ticks == 85);  // 0.75 yd from the line after 83.3 ticks of the hundred
}

TEST_CASE("TAP-FP-3 down only while moving toward the own goal", "[rules_tap][TAP-FP-3][judge]") {
    Scene scene = freeRun();
    scene.put("H34", 50.0, 20.0, 180.0);
    const State state = scene;
    const SegmentResult back =
        judged(state, {poseAt(state, 60, "H34", 48.0, 20.0), call(60, Side::Home, CallKind::Down)});
    CHECK(back.stop.clause == "TAP-FP-3");
    const SegmentResult on = judged(state,
                                    {poseAt(state, 60, "H34", 52.0, 20.0),
                                     call(30, Side::Home, CallKind::Down),
                                     call(60, Side::Visitor, CallKind::Down),
                                     fall(state, 61, "H34")});
    REQUIRE(on.calls.size() == 2);
    CHECK_FALSE(on.calls[0].granted);
    CHECK_FALSE(on.calls[1].granted);
}

TEST_CASE("TAP-FP-4 progress while pushed back by any base, spotted at the best front",
          "[rules_tap][TAP-FP-4][judge]") {
    Scene scene = freeRun();
    scene.put("H34", 51.0, 20.0).put("H64", 53.1, 20.0).touching("H34", "H64");
    const State state = scene;
    const auto pushedTo = [&](double x) {
        return judged(state,
                      {poseAt(state, 48, "H34", x, 20.0),
                       call(48, Side::Home, CallKind::Progress),
                       fall(state, 49, "H34")});
    };
    const SegmentResult run = pushedTo(50.75);
    CHECK(run.stop.clause == "TAP-FP-4");
    CHECK(findNote(run, "progress")->frontX->yards() == Approx(52.0).margin(0.0002));
    CHECK(pushedTo(50.8).stop.clause == "TAP-TK-10");
}

TEST_CASE("TAP-KO-7 the kick runs three seconds and hears no call",
          "[rules_tap][TAP-KO-7][judge]") {
    Scene scene{Phase::KickRun};
    scene.put("H34", 48.0, 20.0);
    const SegmentResult run = judged(scene, {stopAt(100, Side::Visitor)});
    CHECK(run.ticks == 360);
    CHECK(run.stop == Verdict{StopCause::Time, "TAP-KO-7"});
    CHECK(run.calls[0].clause == "TAP-KO-7");
}

TEST_CASE("TAP-CA-4 ties on the ball go to the offense", "[rules_tap][TAP-CA-4][TAP-CA-3][judge]") {
    const auto scene = [](double v21Gap, double h84Gap) {
        Scene s{Phase::BallInAir};
        // Base edges facing the ball's centre at x = 60, y = 26.
        const double r = 4.0 / 12.7;
        s.put("H84", 60.0 - 1.0 - r - h84Gap / 12.7, 26.0);
        s.put("V21", 60.0 + 1.0 + r + v21Gap / 12.7, 26.0, 180.0);
        s.put("H12", 40.0, 26.0).magnet(60.0, 26.0).eligible({"H84"}).holder(Side::Home);
        s.with([&](State& state) { state.playFacts.pass.receiver = idOf(state, "H84"); });
        return s;
    };
    const State tie = scene(0.5, 0.1);
    CHECK(judged(tie, {ballTouch(tie, 1, "H84")}).stop.clause == "TAP-CA-4");
    const State first = scene(0.6, 0.1);
    CHECK(judged(first, {ballTouch(first, 1, "H84")}).stop.clause == "TAP-CA-2");
    const State lost = scene(0.1, 0.6);
    CHECK(judged(lost, {ballTouch(lost, 1, "V21")}).stop.clause == "TAP-CA-3");
}
