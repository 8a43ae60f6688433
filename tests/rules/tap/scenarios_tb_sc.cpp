#include "tap_steps.hpp"

// TAP rule book, chapters 30 and 31: touchback, scoring, safety.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A pass lies in front of #28 of the Visitors, whose front is at the given field x.
State interceptedAt(double front) {
    Scene scene{Phase::BallInAir};
    scene.ballOn(70.0).put("H12", 62.0, 26.6665).put("H84", 90.0, 10.0).put("H64", 68.0, 30.0);
    scene.put("V28", front + 1.0, 26.6665).magnet(front - 0.33, 26.6665).holder(Side::Home);
    scene.eligible({"H84"}).with([](State& state) {
        state.playFacts.snapped = state.playFacts.counted = true;
        state.playFacts.snapTaker = idOf(state, "H12");
        state.playFacts.pass.declared = state.playFacts.pass.released = true;
        state.playFacts.pass.receiver = idOf(state, "H84");
    });
    const State state = scene;
    return open(playScript(state, {ballTouch(state, 1, "V28")}).next);
}

// Elects to return instead of a touchback, then everything is left as it is and the board goes on.
State returned(State state) {
    if (wants(state, DecisionKind::ReturnKick))
        state = stepOn(state, decide(DecisionKind::ReturnKick)).next;
    return nextRun(std::move(state));
}

}  // namespace

TEST_CASE("TAP-TB-4 an interception wholly in the own end zone may be a touchback",
          "[tap][TAP-TB-4][AS-TB-1][example]") {
    SECTION("front 0.4 yd behind the goal line") {
        const State state = interceptedAt(100.4);
        REQUIRE(row(state) == "S13");
        REQUIRE(carrierOf(state) == "V28");
        const Step step = must(state, visitor(DecisionKind::TakeTouchback));
        CHECK(has(step.events, EventKind::Touchback));
        CHECK(step.next.offense == Side::Visitor);
        CHECK(lineOf(step.next) == near(20.0));
        CHECK(step.next.down == 1);
        CHECK(toGo(step.next) == near(10.0));
        CHECK(step.next.score == std::array{0, 0});
    }
    SECTION("front exactly on it") {
        CHECK(refusal(interceptedAt(100.0), visitor(DecisionKind::TakeTouchback)).empty());
    }
    SECTION("front 0.3 yd in front of it") {
        const State state = interceptedAt(99.7);
        CHECK(refusal(state, visitor(DecisionKind::TakeTouchback)) == "TAP-TB-4");
        CHECK(message(state, visitor(DecisionKind::TakeTouchback)) ==
              "#28 is not in his own end zone.");
    }
    SECTION("before the pivots, within ten seconds; expiry means touchback") {
        const State state = interceptedAt(101.0);
        CHECK(msLeft(state, ClockName::ReturnDecision) == 10000);
        CHECK(lineOf(must(state, expire(ClockName::ReturnDecision)).next) == near(20.0));
    }
}

TEST_CASE("TAP-TB-2 no touchback once the return is under way",
          "[tap][TAP-TB-2][AS-TB-2][example]") {
    Scene scene{Phase::RunFree};
    scene.kind(PlayKind::Kickoff).offense(Side::Visitor).put("V22", 100.0, 26.6665);
    scene.put("H90", 60.0, 26.6665).carrier("V22").holder(Side::Home);
    scene.with([](State& state) { state.playFacts.returning = ReturnKind::Kick; });
    CHECK(refusal(scene, visitor(DecisionKind::TakeTouchback)) == "TAP-TB-2");
    CHECK(message(scene, visitor(DecisionKind::TakeTouchback)) == "the return is under way.");
}

TEST_CASE("TAP-SC-3 a carrier down with his whole base behind his goal line is a safety",
          "[tap][TAP-SC-3][AS-SC-1][example]") {
    const auto tackledAt = [](Side side, double front) {
        Scene scene{Phase::RunBehind};
        scene.offense(side).ballOn(8.0);
        const bool isHome = side == Side::Home;
        const char* quarterback = isHome ? "H12" : "V12";
        const char* end = isHome ? "V91" : "H91";
        scene.put(quarterback, isHome ? front - 1.0 : 101.0 - front, 26.6665);
        scene.put(end, isHome ? front + 1.01 : 98.99 - front, 26.6665);
        scene.carrier(quarterback).holder(side);
        const State state = scene;
        return playScript(state, {touch(state, 10, quarterback, end)});
    };
    SECTION("front at 0.0") {
        const Step step = tackledAt(Side::Home, 0.0);
        CHECK(has(step.events, EventKind::Safety));
        CHECK(step.next.score == std::array{0, 2});
        // The team scored upon kicks (TAP-SK-1).
        CHECK(step.next.playFacts.kind == PlayKind::SafetyKick);
        CHECK(step.next.offense == Side::Visitor);
    }
    SECTION("front at 0.05: the ball is on the 0.1") {
        const Step step = tackledAt(Side::Home, 0.05);
        CHECK_FALSE(has(step.events, EventKind::Safety));
        CHECK(step.next.score == std::array{0, 0});
        CHECK(lineOf(step.next) == near(0.1));
        CHECK(step.next.down == 2);
    }
    SECTION("mirrored") {
        CHECK(tackledAt(Side::Visitor, 0.0).next.score == std::array{2, 0});
        const Step step = tackledAt(Side::Visitor, 0.02);
        CHECK(step.next.score == std::array{0, 0});
        CHECK(lineOf(step.next) == near(0.1));
    }
    SECTION("out of bounds or stopped there") {
        Scene scene{Phase::RunBehind};
        scene.ballOn(8.0).put("H12", -3.0, 1.0).carrier("H12").holder(Side::Home);
        const State state = scene;
        CHECK(has(playScript(state, runTo(state, 60, "H12", -3.0, 0.5)).events, EventKind::Safety));
        scene.put("H12", -3.0, 20.0, 180.0);
        const State back = scene;
        CHECK(
            has(playScript(
                    back, runTo(back, 60, "H12", -4.0, 20.0) + call(60, Side::Home, CallKind::Down))
                    .events,
                EventKind::Safety));
    }
}

TEST_CASE("TAP-SC-1 six points when any part of the base reaches the goal line",
          "[tap][TAP-SC-1][AS-SC-2][example]") {
    // Turned by 45 degrees his front corner is 1.2374 yd before his center.
    Scene scene{Phase::RunFree};
    scene.ballOn(90.0).put("H34", 98.0, 26.6665, 45.0).put("V52", 99.0, 40.0);
    scene.carrier("H34").holder(Side::Visitor);
    const State state = scene;
    SECTION("a corner on the line") {
        const SegmentResult run = runScript(state, runTo(state, 60, "H34", 98.7626, 26.6665));
        CHECK(run.ticks == 60);
        CHECK(run.stop.cause == StopCause::Score);
        const Step step = must(state, run);
        CHECK(has(step.events, EventKind::Touchdown));
        CHECK(step.next.score == std::array{6, 0});
        CHECK(row(open(step.next)) == "X0");
        CHECK(turnOf(step.next) == Side::Home);
    }
    SECTION("a hundredth of a yard short") {
        const SegmentResult run =
            runScript(state, runTo(state, 60, "H34", 98.7526, 26.6665) + fall(state, 90, "H34"));
        CHECK(run.ticks == 90);
        CHECK(lineOf(must(state, run).next) == near(99.9));
    }
    SECTION("in the step of a contact the goal line comes first") {
        const State tied = Scene{scene}.put("V52", 100.3, 26.6665);
        const SegmentResult run = runScript(
            tied, runTo(tied, 60, "H34", 98.7626, 26.6665) + touch(tied, 60, "H34", "V52"));
        CHECK(run.stop.cause == StopCause::Score);
    }
    SECTION("out of bounds in that step there is no touchdown") {
        Scene edge = scene;
        edge.put("H34", 98.0, 0.85, 0.0);
        const State out = edge;
        const SegmentResult run = runScript(out, runTo(out, 60, "H34", 99.0, 0.74));
        CHECK(run.stop.clause == "TAP-FP-2");
    }
}

TEST_CASE("TAP-SC-3 an interceptor who never left his end zone gives a touchback, no safety",
          "[tap][TAP-SC-3][AS-SC-3][example]") {
    State state = returned(interceptedAt(103.0));
    REQUIRE(row(state) == "S16");
    SECTION("tackled before his front has left it") {
        const Step step = playScript(
            state, runTo(state, 60, "V28", 101.2, 26.6665) + touch(state, 60, "V28", "H84"));
        CHECK(has(step.events, EventKind::Touchback));
        CHECK_FALSE(has(step.events, EventKind::Safety));
        CHECK(step.next.score == std::array{0, 0});
        CHECK(step.next.offense == Side::Visitor);
        CHECK(lineOf(step.next) == near(20.0));
    }
    SECTION("he left it and came back") {
        const Step step = playScript(state,
                                     runTo(state, 60, "V28", 100.5, 26.6665) +
                                         poseAt(state, 120, "V28", 102.0, 26.6665) +
                                         touch(state, 120, "V28", "H84"));
        CHECK(has(step.events, EventKind::Safety));
        CHECK(step.next.score == std::array{2, 0});
    }
}

TEST_CASE("TAP-SC-5 a punt carried back is a touchdown with its try",
          "[tap][TAP-SC-5][TAP-SC-2][AS-SC-4][example]") {
    Scene scene{Phase::RunFree};
    scene.kind(PlayKind::Punt).put("V28", 3.0, 26.6665).put("H80", 30.0, 20.0);
    scene.carrier("V28").holder(Side::Home).with([](State& state) {
        state.playFacts.possessionChanged = true;
        state.playFacts.returning = ReturnKind::Punt;
    });
    const State state = scene;
    const Step step = playScript(state, runTo(state, 60, "V28", 0.9, 26.6665));
    CHECK(step.next.score == std::array{0, 6});
    State tries = open(step.next);
    CHECK(row(tries) == "X0");
    CHECK(turnOf(tries) == Side::Visitor);
    CHECK(tries.tryTeam == Side::Visitor);
    tries = must(tries, choose(DecisionKind::ChooseTry, Choice::ExtraPoint)).next;
    tries = rolled(tries, 2, 2).next;
    CHECK(tries.score == std::array{0, 7});
    CHECK(turnOf(tries) == Side::Visitor);
    CHECK(tries.offense == Side::Home);
}
