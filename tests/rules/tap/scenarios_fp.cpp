#include "tap_steps.hpp"

// TAP rule book, chapter 23: forward progress and spotting.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Scene freeRun() {
    Scene scene{Phase::RunFree};
    scene.ballOn(30.0).put("H34", 45.0, 20.0).put("V52", 70.0, 40.0);
    scene.carrier("H34").holder(Side::Visitor);
    return scene;
}

}  // namespace

TEST_CASE("TAP-FP-2 out of bounds is spotted at the front, whatever part touched the line",
          "[tap][TAP-FP-2][TAP-FP-1][AS-FP-1][example]") {
    // Turned by 30 degrees his front is 1.2410 yd before his center and the rear left corner
    // 1.1495 yd above it, both in tick 60 at 33.6 and on the top sideline.
    Scene scene = freeRun();
    scene.ballOn(25.0).put("H34", 31.0, 51.9, 330.0);
    const State state = scene;
    const SegmentResult run = runScript(state, runTo(state, 60, "H34", 32.359, 52.184));
    CHECK(run.ticks == 60);
    const Step step = must(state, run);
    CHECK(find(step.events, EventKind::OutOfBounds).clause == "TAP-FP-2");
    CHECK(lineOf(step.next) == near(33.6));
    CHECK(step.next.down == 2);
}

TEST_CASE("TAP-FP-4 a runner pushed back may claim the best spot of the push",
          "[tap][TAP-FP-4][AS-FP-2][example]") {
    // His own blocker drives into him; front 52.0 at best, 48 ticks (400 ms) on the way back.
    Scene scene = freeRun();
    scene.ballOn(45.0).put("H34", 51.0, 20.0).put("H64", 53.01, 20.0).touching("H34", "H64");
    const State state = scene;
    SECTION("a quarter of a yard: granted at 52.0") {
        const SegmentResult run = runScript(
            state, runTo(state, 49, "H34", 50.75, 20.0) + call(49, Side::Home, CallKind::Progress));
        CHECK(ruling(run).substr(0, 7) == "granted");
        const Step step = must(state, run);
        CHECK(has(step.events, EventKind::ProgressCalled));
        CHECK(lineOf(step.next) == near(52.0));
    }
    SECTION("a fifth: not yet") {
        const SegmentResult run =
            runScript(state,
                      runTo(state, 49, "H34", 50.8, 20.0) +
                          call(49, Side::Home, CallKind::Progress) + fall(state, 80, "H34"));
        CHECK(ruling(run) == "TAP-FP-4");
        CHECK(run.ticks == 80);
    }
    SECTION("let go on and tackled at 50.8") {
        const Step step = playScript(
            state, runTo(state, 120, "H34", 49.8, 20.0) + touch(state, 120, "H34", "V52"));
        CHECK(lineOf(step.next) == near(50.8));
    }
    SECTION("the claim is gone when the push ends") {
        const SegmentResult run =
            runScript(state,
                      runTo(state, 49, "H34", 50.7, 20.0) + part(state, 60, "H34", "H64") +
                          call(70, Side::Home, CallKind::Progress) + fall(state, 90, "H34"));
        CHECK(ruling(run) == "TAP-FP-4");
    }
    SECTION("it is his own coach's call") {
        const SegmentResult run =
            runScript(state,
                      runTo(state, 49, "H34", 50.7, 20.0) +
                          call(49, Side::Visitor, CallKind::Progress) + fall(state, 90, "H34"));
        CHECK_FALSE(run.calls.at(0).granted);
        const Event told = find(must(state, run).events, EventKind::CallRefused);
        CHECK(told.clause == "TAP-FP-4");
        CHECK(filled(told.text, told.args) == "only the coach of the runner may call that.");
    }
    SECTION("without contact nobody pushes") {
        Scene alone = scene;
        alone.with([](State& s) { s.touching.clear(); });
        const State free = alone;
        const SegmentResult run =
            runScript(free,
                      runTo(free, 49, "H34", 50.5, 20.0) +
                          call(49, Side::Home, CallKind::Progress) + fall(free, 90, "H34"));
        CHECK(ruling(run) == "TAP-FP-4");
    }
    SECTION("turned away from downfield he is not pushed back") {
        Scene turned = scene;
        turned.put("H34", 51.0, 20.0, 95.0);
        const State sideways = turned;
        const SegmentResult run =
            runScript(sideways,
                      runTo(sideways, 49, "H34", 50.5, 20.0) +
                          call(49, Side::Home, CallKind::Progress) + fall(sideways, 90, "H34"));
        CHECK(ruling(run) == "TAP-FP-4");
    }
}

TEST_CASE("TAP-FP-3 a runner going the wrong way may be declared down where he is",
          "[tap][TAP-FP-3][AS-FP-3][example]") {
    Scene scene = freeRun();
    scene.put("H34", 46.5, 20.0, 180.0);
    const State state = scene;
    // Best front 47.5, at 44.0 when "down" is pressed.
    const SegmentResult run = runScript(
        state, runTo(state, 200, "H34", 43.0, 20.0) + call(200, Side::Home, CallKind::Down));
    CHECK(run.ticks == 200);
    CHECK(run.stop.clause == "TAP-FP-3");
    const Step step = must(state, run);
    CHECK(has(step.events, EventKind::GaveUp));
    CHECK(lineOf(step.next) == near(44.0));
}

TEST_CASE("TAP-FP-3 a runner moving forward cannot be declared down",
          "[tap][TAP-FP-3][AS-FP-4][example]") {
    const State state = freeRun();
    const SegmentResult run =
        runScript(state,
                  runTo(state, 100, "H34", 48.0, 20.0) + call(80, Side::Home, CallKind::Down) +
                      fall(state, 120, "H34"));
    CHECK(ruling(run) == "TAP-FP-3");
    CHECK(run.ticks == 120);
    SECTION("nor may the other coach give him up") {
        const SegmentResult back =
            runScript(state,
                      runTo(state, 100, "H34", 42.0, 20.0) +
                          call(80, Side::Visitor, CallKind::Down) + fall(state, 120, "H34"));
        CHECK_FALSE(back.calls.at(0).granted);
        CHECK(back.ticks == 120);
    }
    SECTION("mirrored: a Visitor runner who moves toward x = 100 gives ground") {
        Scene scene{Phase::RunFree};
        scene.offense(Side::Visitor).ballOn(30.0).put("V34", 55.0, 20.0).carrier("V34");
        scene.holder(Side::Home);
        const State mirrored = scene;
        const SegmentResult down = runScript(
            mirrored,
            runTo(mirrored, 100, "V34", 58.0, 20.0) + call(100, Side::Visitor, CallKind::Down));
        CHECK(down.stop.clause == "TAP-FP-3");
        // Front of a base facing -x: 57.0, his own 43.
        CHECK(lineOf(must(mirrored, down).next) == near(43.0));
    }
}

TEST_CASE("TAP-FP-5 ground given up of his own accord does not count",
          "[tap][TAP-FP-5][AS-FP-5][example]") {
    const State state = freeRun();
    const Step step =
        playScript(state,
                   runTo(state, 200, "H34", 60.0, 20.0) + poseAt(state, 300, "H34", 54.5, 24.0) +
                       touch(state, 300, "H34", "V52"));
    CHECK(lineOf(step.next) == near(55.5));
}

TEST_CASE("TAP-FP-1 the spot is the most downfield part of the base, rounded once",
          "[tap][TAP-FP-1][TAP-GE-11][AS-FP-6][example]") {
    Scene scene = freeRun();
    scene.put("H34", 47.0, 20.0, 90.0);
    const State state = scene;
    const Step step = playScript(state, {touch(state, 10, "H34", "V52")});
    const Event event = find(step.events, EventKind::Spotted);
    REQUIRE(event.frontX);
    REQUIRE(event.x);
    CHECK(event.frontX->yards() == near(47.75));
    CHECK(event.x->yards() == near(47.8));
    CHECK(lineOf(step.next) == near(47.8));
}

TEST_CASE("TAP-FP-6 only the yard line of the spot is kept", "[tap][TAP-FP-6][example]") {
    Scene scene = freeRun();
    scene.put("H34", 45.0, 4.0);
    const State state = scene;
    const State next = playScript(state, {touch(state, 10, "H34", "V52")}).next;
    CHECK(lineOf(next) == near(46.0));
    CHECK(next.figures.empty());
    CHECK_FALSE(next.ball);
}
