#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 15, The switch and stoppages.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
// The ball is snapped to the quarterback, front at 34.9.
Scene behind(const View& v, int stops = 0) {
    Scene scene{Phase::RunBehind};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    scene.carrier(v.own("12")).holder(v.side).stopsUsed(stops);
    return scene;
}
Scene stopped(const View& v, int stops = 1) {
    Scene scene = behind(v, stops);
    scene.phase(Phase::StopOffense).clock(ClockName::Stoppage, 10'000);
    return scene;
}
const CallRuling& onlyCall(const SegmentResult& result) {
    REQUIRE(result.calls.size() == 1);
    return result.calls.front();
}

}  // namespace

TEST_CASE("TAP-SW-3 the third stop is the last", "[tap][TAP-SW-2][TAP-SW-3][AS-SW-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    State s = behind(v, 2);
    const SegmentResult third = runScript(s, {stopAt(60, v.side)});
    CHECK(onlyCall(third).granted);
    CHECK(third.ticks == 60);
    CHECK(third.stop.cause == StopCause::StopCall);
    const Step granted = must(s, third);
    CHECK(find(granted.events, EventKind::StopGranted).stopsUsed == 3);
    s = taken(granted.next);
    CHECK(s.stopsUsed == 3);
    REQUIRE(s.phase == Phase::StopOffense);
    s = go(s, {Input{say(v.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::SwitchOn)}});
    REQUIRE(s.phase == Phase::RunBehind);

    const SegmentResult fourth =
        runScript(s, {stopAt(30, v.side), touch(s, 90, v.own("12"), v.opp("51"))});
    CHECK_FALSE(onlyCall(fourth).granted);
    CHECK(onlyCall(fourth).clause == "TAP-SW-3");
    CHECK(fourth.ticks > 90);
    const Step refused = must(s, fourth);
    const Event& told = find(refused.events, EventKind::CallRefused);
    CHECK(told.clause == "TAP-SW-3");
    CHECK(filled(told.text, told.args) == "no stoppages left (3 of 3 used).");

    SECTION("another number of stops is data") {
        Scene house = behind(v, 0);
        house.rules([](RulesData& r) { r.stoppages.max = 0; });
        const State none = house;
        CHECK(onlyCall(
                  runScript(none, {stopAt(30, v.side), touch(none, 40, v.own("12"), v.opp("51"))}))
                  .clause == "TAP-SW-3");
    }
}

TEST_CASE("TAP-SW-2 a stop while the board is off", "[tap][TAP-SW-2][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(refusal(stopped(v), say(v.side, DecisionKind::Stop)) == "TAP-SW-2");
    CHECK(message(stopped(v), say(v.side, DecisionKind::Stop)) == "the board is already off.");
}

TEST_CASE("TAP-SW-4 the board is cut in the step in which the line is reached",
          "[tap][TAP-SW-4][TAP-SW-5][AS-SW-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::RunBehind};
    scene.offense(v.side).ballOn(35).standardOffense().standardDefense();
    scene.carrier(v.own("12")).holder(v.side).stopsUsed(1);
    const State s = scene;
    // From 28.9 to 34.0: the front is at 35.0 in tick 60; a stop asked for in that very tick.
    const SegmentResult result = runScript(s,
                                           {poseAt(s, 1, v.own("12"), v.x(28.9), v.y(15)),
                                            poseAt(s, 60, v.own("12"), v.x(34.0), v.y(15)),
                                            stopAt(60, v.side)});
    CHECK(result.ticks == 60);
    CHECK(result.stop.cause == StopCause::LineReached);
    CHECK_FALSE(onlyCall(result).granted);
    const Step step = must(s, result);
    const Event reached = find(step.events, EventKind::LineReached);
    CHECK(reached.tick == 60);
    CHECK(reached.frontX == v.spot(35));
    CHECK_FALSE(has(step.events, EventKind::StopGranted));
    const State cut = taken(step.next);
    CHECK(cut.phase == Phase::RestartFree);
    CHECK(cut.stopsUsed == 1);
    CHECK(cut.switchHolder == v.other());
    CHECK(prompt(cut).side == v.other());
    CHECK(refusal(cut, say(v.side, DecisionKind::SwitchOn)) == "TAP-GN-6");
    CHECK(refusal(cut, say(v.other(), DecisionKind::SwitchOn)) == "");

    SECTION("a hair short of it the board runs on") {
        const SegmentResult shortOf = runScript(s,
                                                {poseAt(s, 1, v.own("12"), v.x(28.9), v.y(15)),
                                                 poseAt(s, 60, v.own("12"), v.x(33.999), v.y(15)),
                                                 stopAt(61, v.side)});
        CHECK(shortOf.ticks == 61);
        CHECK(shortOf.stop.cause == StopCause::StopCall);
    }
    SECTION("whoever carries: a direct-snap runner") {
        Scene direct = scene;
        direct.with([&](State& st) {
            st.carrier = st.playFacts.snapTaker = idOf(st, v.own("34"));
            st.playFacts.directSnap = true;
        });
        const State d = direct;
        CHECK(runScript(d, {poseAt(d, 60, v.own("34"), v.x(34), v.y(15))}).stop.cause ==
              StopCause::LineReached);
    }
}

TEST_CASE("TAP-SW-5 after the cut nothing is adjusted", "[tap][TAP-SW-5][AS-SW-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    Scene scene = behind(v, 1);
    scene.put(v.own("12"), v.x(38.0), v.y(15));
    const State before = scene;
    const State cut = goRun(before, {poseAt(before, 30, v.own("12"), v.x(39.1), v.y(15))});
    REQUIRE(cut.phase == Phase::RestartFree);
    CHECK(refusal(cut, turn(cut, d, "24", 20.0)) == "TAP-SW-5");
    CHECK(refusal(cut, turn(cut, v, "34", 20.0)) == "TAP-SW-5");
    CHECK(refusal(cut, say(v.side, DecisionKind::DeclarePass)) == "TAP-SW-5");
    CHECK(refusal(cut, by(v.side, about(cut, DecisionKind::Pitch, v.own("34")))) == "TAP-SW-5");
    CHECK(refusal(cut, by(v.side, about(cut, DecisionKind::SwitchBase, v.own("12")))) ==
          "TAP-SW-5");

    SECTION("nor stopped") {
        const State on = must(cut, say(d.side, DecisionKind::SwitchOn)).next;
        REQUIRE(on.phase == Phase::RunFree);
        for (const Side side : {v.side, d.side}) {
            const SegmentResult result =
                runScript(on, {stopAt(10, side), touch(on, 30, v.own("12"), d.own("24"))});
            CHECK_FALSE(onlyCall(result).granted);
            CHECK(onlyCall(result).clause == "TAP-SW-5");
        }
    }
}

TEST_CASE("TAP-SW-6 a stop without a change still counts",
          "[tap][TAP-SW-6][TAP-PV-5][AS-SW-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    const State before = behind(v, 0);
    State s = goRun(before, {stopAt(45, v.side)});
    REQUIRE(s.phase == Phase::StopOffense);
    CHECK(s.stopsUsed == 1);
    CHECK(clockLeft(s, ClockName::Stoppage) == 10'000);
    s = go(s, say(v.side, DecisionKind::Done, 1'500));
    CHECK(s.phase == Phase::Restart);
    CHECK(prompt(s).side == v.side);
    CHECK(s.playFacts.offenseTurns == 0);
    CHECK(refusal(s, turn(s, d, "24", 20.0)) == "TAP-PV-5");
    CHECK(refusal(s, say(v.side, DecisionKind::SwitchOn)) == "");
    CHECK(must(s, say(v.side, DecisionKind::SwitchOn)).next.stopsUsed == 1);
}

TEST_CASE("TAP-SW-6 the window is the offense's, then the defense's, ten seconds each",
          "[tap][TAP-SW-6][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    State s = stopped(v);
    CHECK(refusal(s, turn(s, d, "24", 20.0)) == "TAP-SW-6");
    CHECK(refusal(s, withMs(turn(s, v, "22", 20.0), 10'000)) == "TAP-SW-6");
    CHECK(message(s, withMs(turn(s, v, "22", 20.0), 10'000)) == "the 10 seconds are up.");
    CHECK(refusal(s, withMs(turn(s, v, "22", 20.0), 9'999)) == "");
    s = go(s,
           {Input{withMs(turn(s, v, "22", 20.0), 4'000)},
            Input{say(v.side, DecisionKind::Done, 1'000)}});
    REQUIRE(s.phase == Phase::StopDefense);
    CHECK(clockLeft(s, ClockName::StoppageDefense) == 10'000);
    CHECK(refusal(s, turn(s, v, "34", 20.0)) == "TAP-SW-6");

    SECTION("pivots may precede a pitch; after a pitch no pass; after Pass only the pass") {
        Scene scene = stopped(v);
        scene.put(v.own("34"), v.x(31.0), v.y(kMiddle + 2.0));
        State t = must(scene, turn(scene, v, "22", 20.0)).next;
        const State pitched = must(t, by(v.side, about(t, DecisionKind::Pitch, v.own("34")))).next;
        CHECK(refusal(pitched, say(v.side, DecisionKind::DeclarePass)) == "TAP-PA-1");
        CHECK(refusal(pitched, turn(pitched, v, "88", 20.0)) == "");
        const State pass = must(t, say(v.side, DecisionKind::DeclarePass)).next;
        CHECK(pass.phase == Phase::PassSet);
        CHECK_FALSE(refusal(pass, turn(pass, v, "88", 20.0)).empty());
        CHECK_FALSE(
            refusal(pass, by(v.side, about(pass, DecisionKind::Pitch, v.own("34")))).empty());
    }
}

TEST_CASE("TAP-SW-7 on an interception return the team without the ball has the switch",
          "[tap][TAP-SW-7][AS-SW-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    Scene scene = behind(v, 1);
    scene.phase(Phase::BallInAir).magnet(v.x(50), v.y(20)).eligible({v.own("88"), v.own("84")});
    scene.put(d.own("54"), v.x(51.4), v.y(20));
    scene.with([&](State& s) {
        s.playFacts.pass.declared = s.playFacts.pass.released = true;
        s.playFacts.pass.receiver = idOf(s, v.own("88"));
        s.playFacts.pass.stick = Stick::Medium;
        s.playFacts.pass.stickHeading = ahead(v.side);
    });
    const State air = scene;
    State s = goRun(air, {ballTouch(air, 12, d.own("54"))});
    REQUIRE(s.phase == Phase::TouchPossession);
    CHECK(s.carrier == idOf(s, d.own("54")));
    CHECK(prompt(s).side == d.side);
    s = go(s, say(d.side, DecisionKind::Done));
    CHECK(s.phase == Phase::TouchOther);
    CHECK(prompt(s).side == v.side);
    s = go(s, say(v.side, DecisionKind::Done));
    REQUIRE(s.phase == Phase::RestartFree);
    CHECK(s.switchHolder == v.side);
    CHECK(refusal(s, say(d.side, DecisionKind::SwitchOn)) == "TAP-GN-6");
    const State on = must(s, say(v.side, DecisionKind::SwitchOn)).next;
    REQUIRE(on.phase == Phase::RunFree);
    const SegmentResult result =
        runScript(on, {stopAt(10, v.side), touch(on, 40, d.own("54"), v.own("84"))});
    CHECK_FALSE(onlyCall(result).granted);
    CHECK(onlyCall(result).clause == "TAP-SW-7");
    const State dead = taken(must(on, result).next);
    CHECK(dead.offense == d.side);
    CHECK(dead.down == 1);
}

TEST_CASE("TAP-SW-10 a carrier who gets nowhere is dead when no stop is left",
          "[tap][TAP-SW-10][AS-SW-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto still = [&](int stops) {
        Scene scene = behind(v, stops);
        scene.baseSlot(v.own("12"), 1);
        return scene.state();
    };
    SECTION("no stop left: four seconds") {
        const State s = still(3);
        const SegmentResult result = runScript(s, {});
        CHECK(result.ticks == 480);
        const Step step = must(s, result);
        CHECK(find(step.events, EventKind::ProgressStopped).clause == "TAP-SW-10");
        // His front is 5.1 yd behind the line.
        CHECK(find(step.events, EventKind::Spotted).x == v.spot(34.9));
        CHECK(step.next.down == 2);
    }
    SECTION("a stop left: thirty seconds of the play") {
        const State s = still(2);
        CHECK(runScript(s, {}).ticks == 3600);
        Scene later{Phase::RunBehind};
        later.with([&](State& st) {
            st = s;
            st.playFacts.boardTicks = 3000;
        });
        CHECK(runScript(later, {}).ticks == 600);
        CHECK(has(must(later, runScript(later, {})).events, EventKind::ProgressStopped));
    }
    SECTION("half a yard in four seconds is enough to go on") {
        const State s = still(3);
        const double w = kMiddle;
        const SegmentResult result =
            runScript(s,
                      {poseAt(s, 480, v.own("12"), v.x(33.9), v.y(w - 0.5)),
                       touch(s, 700, v.own("12"), v.opp("51"))});
        CHECK(result.ticks > 700);
        const SegmentResult tooLittle =
            runScript(s,
                      {poseAt(s, 480, v.own("12"), v.x(33.9), v.y(w - 0.49)),
                       touch(s, 700, v.own("12"), v.opp("51"))});
        CHECK(tooLittle.ticks == 480);
    }
    SECTION("the four seconds are uninterrupted board time") {
        // Three seconds, the last stop, three seconds more: he is not dead yet.
        State s = still(2);
        s = goRun(s, {stopAt(360, v.side)});
        s = go(
            s,
            {Input{say(v.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::SwitchOn)}});
        REQUIRE(s.stopsUsed == 3);
        CHECK(runScript(s, {}).ticks == 480);
    }
    SECTION("past the line there is never a stop left") {
        Scene scene{Phase::RunFree};
        scene.offense(v.side).ballOn(40).holder(v.other()).put(v.own("34"), v.x(60), v.y(20));
        scene.carrier(v.own("34")).put(v.opp("24"), v.x(90), v.y(50));
        const State s = scene;
        CHECK(runScript(s, {}).ticks == 480);
    }
}

TEST_CASE("TAP-SW-9 ten seconds after the cut the referee switches on",
          "[tap][TAP-SW-9][AS-SW-7][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = behind(v, 1);
    scene.put(v.own("12"), v.x(38.0), v.y(15));
    const State before = scene;
    const State cut = goRun(before, {poseAt(before, 30, v.own("12"), v.x(39.1), v.y(15))});
    REQUIRE(clockLeft(cut, ClockName::Restart) == 10'000);
    const Step step = must(cut, expire(ClockName::Restart));
    CHECK(has(step.events, EventKind::BoardOn));
    CHECK(step.next.phase == Phase::RunFree);

    SECTION("advisory clocks wait") {
        Scene alone = behind(v, 1);
        alone.mode(Mode::Solitaire).put(v.own("12"), v.x(38.0), v.y(15));
        const State start = alone;
        const State waiting = goRun(start, {poseAt(start, 30, v.own("12"), v.x(39.1), v.y(15))});
        const State marked = must(waiting, expire(ClockName::Restart)).next;
        CHECK(marked.phase == Phase::RestartFree);
        CHECK(clockOf(marked, ClockName::Restart)->marked);
    }
    SECTION("and after a stoppage") {
        State stop = stopped(v);
        stop = go(stop, say(v.side, DecisionKind::Done));
        REQUIRE(stop.phase == Phase::Restart);
        CHECK(must(stop, expire(ClockName::Restart)).next.phase == Phase::RunBehind);
    }
}

TEST_CASE("TAP-SW-11 the line is reached once", "[tap][TAP-SW-11][AS-SW-8][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = behind(v, 1);
    scene.put(v.own("12"), v.x(38.0), v.y(15));
    const State before = scene;
    const State cut = goRun(before, {poseAt(before, 30, v.own("12"), v.x(39.1), v.y(15))});
    const State on = must(cut, say(v.other(), DecisionKind::SwitchOn)).next;
    const SegmentResult result = runScript(on,
                                           {touch(on, 10, v.own("12"), v.own("70")),
                                            poseAt(on, 60, v.own("12"), v.x(38.0), v.y(15)),
                                            stopAt(70, v.side),
                                            poseAt(on, 120, v.own("12"), v.x(39.5), v.y(15)),
                                            touch(on, 130, v.own("12"), v.opp("51"))});
    CHECK_FALSE(onlyCall(result).granted);
    CHECK(onlyCall(result).clause == "TAP-SW-5");
    CHECK(result.ticks == 130 + 48);  // no second cut
    const State dead = must(on, result).next;
    CHECK(dead.stopsUsed <= 1);
}

TEST_CASE("TAP-SW-1 behind the line only the offense has the switch",
          "[tap][TAP-SW-1][AS-SW-9][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = behind(v, 0);
    const SegmentResult result = runScript(s, {stopAt(20, v.other()), stopAt(40, v.side)});
    REQUIRE(result.calls.size() == 2);
    CHECK_FALSE(result.calls[0].granted);
    CHECK(result.calls[0].clause == "TAP-GN-6");
    CHECK(result.calls[1].granted);
    CHECK(result.ticks == 40);
    const Step step = must(s, result);
    CHECK(find(step.events, EventKind::CallRefused).clause == "TAP-GN-6");
    CHECK(find(step.events, EventKind::CallRefused).side == v.other());
    CHECK(taken(step.next).phase == Phase::StopOffense);
}

TEST_CASE("TAP-SW-8 a pass in the air is stopped only when it is missed",
          "[tap][TAP-SW-8][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = behind(v, 1);
    scene.phase(Phase::BallInAir).magnet(v.x(50), v.y(20)).eligible({v.own("88"), v.own("84")});
    scene.put(v.own("88"), v.x(44), v.y(20));
    scene.with([&](State& s) {
        s.playFacts.pass.declared = s.playFacts.pass.released = true;
        s.playFacts.pass.receiver = idOf(s, v.own("88"));
        s.playFacts.pass.stick = Stick::Medium;
        s.playFacts.pass.stickHeading = ahead(v.side);
    });
    const State s = scene;
    const SegmentResult result =
        runScript(s, {stopAt(20, v.side), stopAt(30, v.other()), ballTouch(s, 40, v.own("84"))});
    REQUIRE(result.calls.size() == 2);
    CHECK(result.calls[0].clause == "TAP-SW-8");
    CHECK(result.calls[1].clause == "TAP-GN-6");
    const State caught = taken(must(s, result).next);
    CHECK(caught.stopsUsed == 1);
}

TEST_CASE("TAP-SW-2 unused stops are not carried over", "[tap][TAP-SW-2][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = behind(v, 1);
    const Step dead = playScript(s, {touch(s, 20, v.own("12"), v.opp("51"))});
    const State next = playOn(dead.next, Phase::RunBehind);
    CHECK(next.stopsUsed == 0);
    CHECK(next.down == 2);
    SECTION("all three may be used again") {
        State t = next;
        for (int stop = 1; stop <= 3; ++stop) {
            t = goRun(t, {stopAt(10, v.side)});
            REQUIRE(t.phase == Phase::StopOffense);
            CHECK(t.stopsUsed == stop);
            t = go(t,
                   {Input{say(v.side, DecisionKind::Done)},
                    Input{say(v.side, DecisionKind::SwitchOn)}});
        }
        CHECK(onlyCall(runScript(t, {stopAt(10, v.side), touch(t, 30, v.own("12"), v.opp("51"))}))
                  .clause == "TAP-SW-3");
    }
}

TEST_CASE("TAP-SW-4 a runner who starts past the line by a turn of events is cut at once",
          "[tap][TAP-SW-4][TAP-GE-12][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = behind(v, 0);
    scene.put(v.own("12"), v.x(38.5), v.y(15));
    const State s = scene;
    // Turned about his center by the board his corner reaches the line.
    const SegmentResult result =
        runScript(s,
                  {poseAt(s, 1, v.own("12"), v.x(38.5), v.y(15)),
                   poseAt(s, 60, v.own("12"), v.x(38.76), v.y(15), v.heading(36.87)),
                   stopAt(70, v.side)});
    CHECK(result.stop.cause == StopCause::LineReached);
    CHECK(result.ticks <= 60);
}
