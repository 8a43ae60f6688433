#include "tap_steps.hpp"

// TAP rule book, chapter 21: tackles, broken tackles, falls.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// #34 is past the line of scrimmage (the own 50); nobody else is near.
Scene freeRun(double front = 57.4) {
    Scene scene{Phase::RunFree};
    scene.ballOn(50.0).put("H34", front - 1.0, 26.6665).put("V52", 70.0, 26.6665);
    scene.put("V21", 75.0, 30.0).carrier("H34").holder(Side::Visitor);
    return scene;
}

// The quarterback's tackle check opens behind the line at tick 10.
Scene behindLine() {
    Scene scene{Phase::RunBehind};
    scene.ballOn(40.0).put("H34", 37.5, 26.6665).put("V52", 45.0, 26.6665);
    scene.put("V21", 60.0, 30.0).carrier("H34").holder(Side::Home).stopsUsed(1);
    return scene;
}

}  // namespace

TEST_CASE("TAP-TK-4 nobody falls: the ball is dead where the contact began",
          "[tap][TAP-TK-4][TAP-TK-1][AS-TK-1][example]") {
    const State state = freeRun();
    SECTION("a standing linebacker") {
        const SegmentResult run = runScript(state,
                                            std::vector{poseAt(state, 10, "H34", 56.4, 26.6665),
                                                        touch(state, 10, "H34", "V52"),
                                                        poseAt(state, 58, "H34", 56.9, 26.6665)});
        CHECK(run.ticks == 58);
        const Step step = must(state, run);
        const Event event = find(step.events, EventKind::Tackled);
        CHECK(event.clause == "TAP-TK-4");
        REQUIRE(event.by.size() == 1);
        CHECK(figureName(state, event.by.front()) == "V52");
        CHECK(lineOf(step.next) == near(57.4));
        CHECK(step.next.down == 2);
        CHECK(toGo(step.next) == near(2.6));
    }
    SECTION("even if the bases part again") {
        const Step step =
            playScript(state, {touch(state, 10, "H34", "V52"), part(state, 14, "H34", "V52")});
        CHECK(has(step.events, EventKind::Tackled));
        CHECK(lineOf(step.next) == near(57.4));
    }
}

TEST_CASE("TAP-TK-5 the only tackler falls: play goes on and he is out of it",
          "[tap][TAP-TK-5][TAP-TK-11][AS-TK-2][example]") {
    const State state = freeRun();
    const std::vector<ScriptLine> broken{touch(state, 10, "H34", "V52"), fall(state, 40, "V52")};
    SECTION("play goes on") {
        const SegmentResult run = runScript(
            state,
            broken + runTo(state, 100, "H34", 60.0, 26.6665) + touch(state, 110, "H34", "V21"));
        const Step step = must(state, run);
        const Event event = find(step.events, EventKind::TackleBroken);
        CHECK(event.clause == "TAP-TK-5");
        CHECK(event.tick == 58);
        CHECK(run.ticks == 158);
        CHECK(lineOf(step.next) == near(61.0));
    }
    SECTION("touching the fallen man again is no tackle") {
        const SegmentResult run =
            runScript(state,
                      broken + part(state, 60, "H34", "V52") + touch(state, 70, "H34", "V52") +
                          fall(state, 200, "H34"));
        CHECK(run.ticks == 200);
        CHECK(run.stop.clause == "TAP-TK-10");
    }
    SECTION("falls count up to the very end of the check, 400 ms after the contact") {
        CHECK(has(playScript(state,
                             {touch(state, 10, "H34", "V52"),
                              fall(state, 58, "V52"),
                              touch(state, 80, "H34", "V21")})
                      .events,
                  EventKind::TackleBroken));
        CHECK_FALSE(
            has(playScript(state, {touch(state, 10, "H34", "V52"), fall(state, 59, "V52")}).events,
                EventKind::TackleBroken));
    }
}

TEST_CASE("TAP-TK-6 the carrier falls and the tackler stands: fumble",
          "[tap][TAP-TK-6][TAP-FU-1][AS-TK-3][example]") {
    const State state = freeRun();
    const SegmentResult run =
        runScript(state, {touch(state, 10, "H34", "V52"), fall(state, 22, "H34")});
    CHECK(run.ticks == 58);
    const Step step = must(state, run);
    CHECK(nameOr(step.next, find(step.events, EventKind::Fumbled).carrier) == "H34");
    CHECK(row(open(step.next)) == "S18");
}

TEST_CASE("TAP-TK-8 one standing tackler of several is enough",
          "[tap][TAP-TK-8][AS-TK-4][example]") {
    const State state = freeRun();
    const std::vector<ScriptLine> two{touch(state, 10, "H34", "V52"),
                                      touch(state, 30, "H34", "V21")};
    SECTION("one falls, the other and the carrier stand: tackle") {
        const SegmentResult run = runScript(state, two + fall(state, 35, "V52"));
        CHECK(run.ticks == 58);
        CHECK(run.stop.clause == "TAP-TK-4");
    }
    SECTION("one tackler and the carrier fall: fumble") {
        const SegmentResult run =
            runScript(state, two + fall(state, 35, "V52") + fall(state, 40, "H34"));
        CHECK(run.stop.clause == "TAP-TK-6");
        const State coinDue = open(must(state, run).next);
        CHECK(row(coinDue) == "S18");
        // The first tackler lies: the one who stands takes over (TAP-FU-4).
        CHECK(nameOr(coinDue, coinDue.playFacts.recoverer) == "V21");
    }
    SECTION("both tacklers fall: broken") {
        const Step step = playScript(
            state, two + fall(state, 35, "V52") + fall(state, 57, "V21") + fall(state, 90, "H34"));
        CHECK(find(step.events, EventKind::TackleBroken).fallen.size() == 2);
    }
}

TEST_CASE("TAP-TK-10 a carrier who falls by himself is down, without a fumble",
          "[tap][TAP-TK-10][AS-TK-5][example]") {
    Scene scene = freeRun(60.04);
    scene.put("H64", 59.0, 28.2);
    const State state = scene;
    const SegmentResult run =
        runScript(state,
                  runTo(state, 82, "H34", 60.66, 26.6665) + touch(state, 10, "H34", "H64") +
                      fall(state, 82, "H34"));
    CHECK(run.ticks == 82);
    const Step step = must(state, run);
    CHECK(find(step.events, EventKind::Fell).clause == "TAP-TK-10");
    CHECK_FALSE(has(step.events, EventKind::Fumbled));
    // Front 61.64 in the last step before the fall, 61.66 in the step of it.
    CHECK(lineOf(step.next) == near(61.6));
    CHECK(step.next.down == 1);
}

TEST_CASE("TAP-TK-3 a line reached during the check counts when the tackle is broken",
          "[tap][TAP-TK-3][TAP-TK-5][TAP-SW-4][AS-TK-6][example]") {
    const State state = behindLine();
    // Front 38.5 at the contact, 40.6 in tick 50.
    const auto lines = runTo(state, 50, "H34", 39.6, 26.6665) + touch(state, 10, "H34", "V52");
    SECTION("broken: cut at that moment") {
        const SegmentResult run = runScript(state, lines + fall(state, 55, "V52"));
        CHECK(run.ticks == 58);
        CHECK(run.stop.cause == StopCause::LineReached);
        const State next = open(must(state, run).next);
        CHECK(row(next) == "S16r");
        CHECK(next.switchHolder == Side::Visitor);
        CHECK(next.stopsUsed == 1);
    }
    SECTION("not broken: the spot is that of the contact") {
        const Step step = playScript(state, lines);
        // 37.5 + 2.1 * 9 / 49 + 1.0
        CHECK(lineOf(step.next) == near(38.9));
        CHECK(step.next.down == 2);
        CHECK_FALSE(has(step.events, EventKind::LineReached));
    }
    SECTION("no stop is heard while a tackle is judged") {
        const SegmentResult run = runScript(state, lines + stopAt(30, Side::Home));
        CHECK(ruling(run) == "TAP-TK-3");
        CHECK(must(state, run).next.stopsUsed <= 1);
    }
}

TEST_CASE("TAP-TK-7 carrier and tackler both fall: down at the contact, no coin",
          "[tap][TAP-TK-7][AS-TK-7][example]") {
    const State state = freeRun();
    const Step step = playScript(
        state,
        runTo(state, 9, "H34", 56.4, 26.6665) + poseAt(state, 57, "H34", 57.0, 26.6665) +
            touch(state, 10, "H34", "V52") + fall(state, 20, "H34") + fall(state, 58, "V52"));
    CHECK_FALSE(has(step.events, EventKind::Fumbled));
    CHECK(hasClause(step.events, "TAP-TK-7"));
    CHECK(betweenPlays(step.next));
    CHECK(lineOf(step.next) == near(57.4));
}

TEST_CASE("TAP-TK-12 own men and fallen opponents do not tackle",
          "[tap][TAP-TK-12][AS-TK-8][example]") {
    Scene scene = freeRun();
    scene.put("H64", 58.0, 28.3).put("V98", 58.0, 25.0).fallen("V98", 0.0);
    const State state = scene;
    const SegmentResult run = runScript(
        state,
        {touch(state, 10, "H34", "H64"), touch(state, 20, "H34", "V98"), fall(state, 200, "H34")});
    CHECK_FALSE(noted(run, note::kTackleOpened));
    CHECK(run.ticks == 200);
}

TEST_CASE("TAP-TK-9 a ball gained in contact is dead at once",
          "[tap][TAP-TK-9][AS-TK-9][example]") {
    Scene scene{Phase::BallInAir};
    scene.ballOn(40.0).put("H12", 35.0, 26.6665).put("H84", 58.68, 26.6665).put("V28", 58.0, 29.0);
    scene.magnet(60.0, 26.6665).holder(Side::Home).eligible({"H84"}).with([](State& state) {
        state.playFacts.snapped = true;
        state.playFacts.snapTaker = idOf(state, "H12");
        state.playFacts.pass.declared = state.playFacts.pass.released = true;
        state.playFacts.pass.receiver = idOf(state, "H84");
    });
    const State state = scene;
    const Step step =
        playScript(state, {touch(state, 7, "H84", "V28"), ballTouch(state, 7, "H84")});
    CHECK(has(step.events, EventKind::Caught));
    CHECK(hasClause(step.events, "TAP-TK-9"));
    CHECK(betweenPlays(step.next));
    CHECK(lineOf(step.next) == near(59.7));
    CHECK(step.next.offense == Side::Home);
    CHECK(step.next.down == 1);
}

TEST_CASE("TAP-TK-2 only bases tackle", "[tap][TAP-TK-2][AS-TK-10][example]") {
    // The bases are 1.2 mm apart, an arm lies over the carrier: the board reports no contact.
    Scene scene = freeRun();
    scene.put("V52", 58.4 + 1.2 / 12.7, 26.6665, 180.0);
    const State state = scene;
    const SegmentResult run = runScript(state, {fall(state, 240, "H34")});
    CHECK_FALSE(noted(run, note::kTackleOpened));
    CHECK(run.ticks == 240);
    CHECK(runRequestOf(state).contactBeginMm == Approx(0.3));
}

TEST_CASE("TAP-TK-11 a fallen man tackles and engages nobody and cannot be turned",
          "[tap][TAP-TK-11][TAP-GE-5][AS-TK-11][example]") {
    Scene scene{Phase::RunBehind};
    scene.put("H12", 33.0, 26.6665).put("H84", 36.0, 20.0).put("V91", 36.0, 26.6665);
    scene.put("H70", 37.0, 30.0).fallen("V91", 90.0).fallen("H70", 0.0);
    scene.carrier("H12").holder(Side::Home);
    State state = scene;
    const SegmentResult run = runScript(
        state,
        {touch(state, 10, "H12", "V91"), touch(state, 60, "H84", "V91"), stopAt(120, Side::Home)});
    CHECK_FALSE(noted(run, note::kTackleOpened));
    CHECK(run.ticks == 120);
    state = open(must(state, run).next);
    REQUIRE(row(state) == "S8");
    CHECK(prompt(state).engaged.empty());
    CHECK(refusal(state, pivot(state, "H84", 20.0)).empty());
    CHECK(refusal(state, pivot(state, "H70", 20.0)) == "TAP-GE-5");
    CHECK(message(state, pivot(state, "H70", 20.0)) == "#70 is down for this play.");
}
