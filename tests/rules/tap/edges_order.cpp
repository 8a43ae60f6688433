#include "tap_steps.hpp"

// Several events in one step, judged in the order of TAP-GE-13; runs to their last tick.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// Past the line; the goal line is near, the bottom sideline too.
Scene corner(double x = 98.0, double y = 1.5) {
    Scene scene{Phase::RunFree};
    scene.ballOn(80.0).put("H34", x, y).put("V52", 90.0, 30.0).put("V21", 92.0, 40.0);
    scene.carrier("H34").holder(Side::Visitor);
    return scene;
}

Scene behind() {
    Scene scene{Phase::RunBehind};
    scene.ballOn(40.0).put("H34", 37.0, 20.0).put("V52", 45.0, 30.0).put("V21", 50.0, 40.0);
    scene.carrier("H34").holder(Side::Home).stopsUsed(1);
    return scene;
}

}  // namespace

TEST_CASE("TAP-GE-13 falls come first", "[tap][TAP-GE-13][TAP-TK-10][TAP-TK-1][edge]") {
    SECTION("the carrier falls in the step in which he would score") {
        const State state = corner(98.0, 20.0);
        const Step step =
            playScript(state,
                       runTo(state, 59, "H34", 98.9, 20.0) + poseAt(state, 60, "H34", 99.2, 20.0) +
                           fall(state, 60, "H34"));
        CHECK_FALSE(has(step.events, EventKind::Touchdown));
        CHECK(step.next.score == std::array{0, 0});
        CHECK(lineOf(step.next) == near(99.9));
    }
    SECTION("the carrier falls in the step of the contact: down, no fumble") {
        const State state = corner(90.0, 20.0);
        const SegmentResult run =
            runScript(state, {touch(state, 10, "H34", "V52"), fall(state, 10, "H34")});
        CHECK(run.ticks == 10);
        CHECK(run.stop.clause == "TAP-TK-10");
    }
    SECTION("the defender falls in the step of the contact: no tackle") {
        const State state = corner(90.0, 20.0);
        const SegmentResult run = runScript(
            state,
            {touch(state, 10, "H34", "V52"), fall(state, 10, "V52"), fall(state, 200, "H34")});
        CHECK_FALSE(noted(run, note::kTackleOpened));
        CHECK(run.ticks == 200);
    }
}

TEST_CASE("TAP-GE-13 a contact comes before the boundary and the line",
          "[tap][TAP-GE-13][TAP-TK-3][TAP-FP-2][TAP-SW-4][edge]") {
    SECTION("boundary in the step of the contact") {
        const State state = corner(90.0, 0.85);
        const auto lines = runTo(state, 30, "H34", 91.0, 0.75) + touch(state, 30, "H34", "V52");
        const SegmentResult tackle = runScript(state, lines);
        CHECK(tackle.ticks == 78);
        CHECK(tackle.stop.clause == "TAP-TK-4");
        const SegmentResult broken = runScript(state, lines + fall(state, 50, "V52"));
        CHECK(broken.ticks == 78);
        CHECK(broken.stop.clause == "TAP-FP-2");
        CHECK(lineOf(must(state, broken).next) == near(92.0));
    }
    SECTION("line of scrimmage in the step of the contact") {
        const State state = behind();
        const auto lines = runTo(state, 30, "H34", 39.0, 20.0) + touch(state, 30, "H34", "V52");
        CHECK(runScript(state, lines).stop.clause == "TAP-TK-4");
        const SegmentResult broken = runScript(state, lines + fall(state, 78, "V52"));
        CHECK(broken.ticks == 78);
        CHECK(broken.stop.cause == StopCause::LineReached);
    }
    SECTION("boundary and line in one step: out of bounds") {
        Scene scene = behind();
        scene.put("H34", 37.0, 1.0);
        const State state = scene;
        const SegmentResult run = runScript(
            state, runTo(state, 29, "H34", 38.9, 0.8) + poseAt(state, 30, "H34", 39.0, 0.75));
        CHECK(run.ticks == 30);
        CHECK(run.stop.clause == "TAP-FP-2");
    }
}

TEST_CASE("TAP-TK-3 the goal line and the boundary wait for the end of an open check",
          "[tap][TAP-TK-3][TAP-TK-5][TAP-SC-1][edge]") {
    const State state = corner(98.0, 20.0);
    const auto over = runTo(state, 40, "H34", 99.4, 20.0) + touch(state, 5, "H34", "V52");
    SECTION("broken: touchdown when the check ends") {
        const SegmentResult run = runScript(state, over + fall(state, 53, "V52"));
        CHECK(run.ticks == 53);
        CHECK(run.stop.cause == StopCause::Score);
        CHECK(must(state, run).next.score == std::array{6, 0});
    }
    SECTION("not broken: the spot of the contact") {
        const Step step = playScript(state, over);
        CHECK(step.next.score == std::array{0, 0});
        CHECK(lineOf(step.next) == near(99.1));
    }
    SECTION("the boundary before the goal line") {
        const State edge = corner(98.0, 1.0);
        const SegmentResult run =
            runScript(edge,
                      runTo(edge, 30, "H34", 98.4, 0.7) + poseAt(edge, 45, "H34", 99.4, 1.5) +
                          touch(edge, 10, "H34", "V52") + fall(edge, 50, "V52"));
        CHECK(run.stop.clause == "TAP-FP-2");
    }
}

TEST_CASE("TAP-TK-8 who joins in the last step of a check still counts",
          "[tap][TAP-TK-8][TAP-TK-5][edge]") {
    const State state = corner(90.0, 20.0);
    const std::vector<ScriptLine> first{touch(state, 10, "H34", "V52"), fall(state, 20, "V52")};
    CHECK(runScript(state, first + touch(state, 58, "H34", "V21")).stop.clause == "TAP-TK-4");
    const SegmentResult later = runScript(state, first + touch(state, 59, "H34", "V21"));
    CHECK(later.ticks == 107);
    CHECK(has(must(state, later).events, EventKind::TackleBroken));
}

TEST_CASE("TAP-TK-3 the check lasts 400 ms whatever the board's rate", "[tap][TAP-TK-3][edge]") {
    Scene scene = corner(90.0, 20.0);
    Board board = bigBoard();
    board.ticksPerSecond = 100;
    scene.board(board);
    const State state = scene;
    CHECK(runScript(state, {touch(state, 10, "H34", "V52")}).ticks == 50);
    CHECK(has(
        playScript(state,
                   {touch(state, 10, "H34", "V52"), fall(state, 50, "V52"), fall(state, 60, "H34")})
            .events,
        EventKind::TackleBroken));
}

TEST_CASE("TAP-SW-4 a stop in the step in which the line is reached is void",
          "[tap][TAP-SW-4][TAP-GE-13][TAP-GN-6][edge]") {
    const State state = behind();
    const SegmentResult run = runScript(
        state,
        runTo(state, 30, "H34", 39.0, 20.0) + stopAt(29, Side::Visitor) + stopAt(30, Side::Home));
    CHECK(run.stop.cause == StopCause::LineReached);
    CHECK(ruling(run, 0) == "TAP-GN-6");
    CHECK_FALSE(run.calls.at(1).granted);
    CHECK(must(state, run).next.stopsUsed == 1);
}

TEST_CASE("TAP-GE-13 a ball touched in the last step of the five seconds is caught",
          "[tap][TAP-GE-13][TAP-CA-9][TAP-CA-2][edge]") {
    Scene scene{Phase::BallInAir};
    scene.put("H12", 36.0, 20.0).put("H84", 58.68, 26.6665).magnet(60.0, 26.6665);
    scene.holder(Side::Home).eligible({"H84"}).with([](State& state) {
        state.playFacts.snapped = true;
        state.playFacts.snapTaker = idOf(state, "H12");
        state.playFacts.pass.declared = state.playFacts.pass.released = true;
        state.playFacts.pass.receiver = idOf(state, "H84");
    });
    const State state = scene;
    CHECK(carrierOf(playScript(state, {ballTouch(state, 600, "H84")}).next) == "H84");
    SECTION("the receiver who falls in the step of the touch does not catch") {
        const SegmentResult run =
            runScript(state, {ballTouch(state, 30, "H84"), fall(state, 30, "H84")});
        CHECK(run.ticks == 30);
        CHECK(run.stop.clause == "TAP-CA-9");
    }
    SECTION("nor one who has left the field") {
        Scene out = scene;
        out.put("H84", 60.0, 52.0);
        const State leaving = out;
        const SegmentResult run = runScript(leaving, runTo(leaving, 40, "H84", 60.0, 54.2));
        CHECK(run.stop.clause == "TAP-CA-9");
        CHECK(run.ticks <= 40);
    }
}

TEST_CASE("TAP-SW-10 run limits come before coaches' calls",
          "[tap][TAP-SW-10][TAP-GE-13][TAP-FP-3][edge]") {
    Scene scene = corner(50.0, 20.0);
    scene.ballOn(30.0).put("H34", 50.0, 20.0, 180.0);
    const State state = scene;
    // He creeps back by less than half a yard in four seconds.
    const SegmentResult run = runScript(
        state, runTo(state, 480, "H34", 49.6, 20.0) + call(480, Side::Home, CallKind::Down));
    CHECK(run.ticks == 480);
    CHECK(run.stop.clause == "TAP-SW-10");
    const Step step = must(state, run);
    CHECK(has(step.events, EventKind::ProgressStopped));
    CHECK(lineOf(step.next) == near(50.6));
}

TEST_CASE("TAP-SW-10 thirty seconds of board time end a play, stops left or not",
          "[tap][TAP-SW-10][edge]") {
    Scene scene = behind();
    scene.with([](State& state) { state.playFacts.boardTicks = 3500; });
    const State state = scene;
    const SegmentResult run = runScript(state, {});
    CHECK(run.ticks == 100);
    CHECK(run.stop.clause == "TAP-SW-10");
    CHECK(lineOf(must(state, run).next) == near(38.0));
}
