#include "tap_steps.hpp"

// TAP rule book, chapter 20: contact with the ball.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A pass for #84 is in the air on second and four from the own 41; the stick pointed downfield, the
// ball lies at (60, 26.6665).
Scene airborne() {
    Scene scene{Phase::BallInAir};
    scene.ballOn(41.0).down(2, 4.0).put("H12", 36.0, 26.6665).put("H84", 55.0, 24.0);
    scene.magnet(60.0, 26.6665).holder(Side::Home).stopsUsed(1).eligible({"H84"});
    return scene.thrown("H12", "H84", 0.0, Stick::Short);
}

constexpr double kRadius = 4.0 / 12.7;

// Receiver and corner stand on either side of the ball with these gaps.
State besideBall(double receiverGapMm, double cornerGapMm) {
    Scene scene = airborne();
    scene.put("H84", 59.0 - kRadius - receiverGapMm / 12.7, 26.6665);
    scene.put("V21", 61.0 + kRadius + cornerGapMm / 12.7, 26.6665);
    return scene;
}

}  // namespace

TEST_CASE("TAP-CA-2 any eligible team-mate may catch the pass",
          "[tap][TAP-CA-2][AS-CA-1][example]") {
    Scene scene = airborne();
    scene.put("H80", 57.0, 30.0).put("H22", 57.5, 26.6665).put("V21", 75.0, 26.0);
    scene.eligible({"H22", "H80"}).with([](State& state) {
        state.playFacts.pass.receiver = idOf(state, "H80");
    });
    State state = scene;
    const Step step =
        playScript(state, runTo(state, 20, "H22", 58.68, 26.6665) + ballTouch(state, 20, "H22"));
    CHECK(nameOr(step.next, find(step.events, EventKind::Caught).figure) == "H22");
    state = open(step.next);
    CHECK(carrierOf(state) == "H22");
    CHECK(row(state) == "S13");
    CHECK(turnOf(state) == Side::Home);
    CHECK(msLeft(state, ClockName::AfterTouch) == 10000);
}

TEST_CASE("TAP-CA-4 a tie on the ball goes to the offense", "[tap][TAP-CA-4][AS-CA-2][example]") {
    const auto touchedBy = [](double receiverGap, double cornerGap, std::string_view who) {
        const State state = besideBall(receiverGap, cornerGap);
        return playScript(state, {ballTouch(state, 1, who)});
    };
    SECTION("within the tie gap") {
        const Step step = touchedBy(0.2, 0.5, "H84");
        CHECK(carrierOf(step.next) == "H84");
        CHECK(has(step.events, EventKind::Caught));
    }
    SECTION("he was first") {
        CHECK(carrierOf(touchedBy(0.2, 0.6, "H84").next) == "H84");
    }
    SECTION("the corner was first") {
        const Step step = touchedBy(0.6, 0.2, "V21");
        CHECK(carrierOf(step.next) == "V21");
        CHECK(has(step.events, EventKind::Intercepted));
    }
    SECTION("the corner touches while the receiver is within the tie gap") {
        CHECK(carrierOf(touchedBy(0.5, 0.2, "V21").next) == "H84");
    }
    SECTION("of two team-mates the named receiver, else the lower number") {
        Scene scene = airborne();
        scene.put("H84", 58.68, 26.6665)
            .put("H22", 61.315, 26.6665)
            .eligible({"H22", "H80", "H84"});
        scene.put("H80", 60.0, 29.0);
        const State named = scene;
        CHECK(carrierOf(playScript(named, {ballTouch(named, 1, "H84"), ballTouch(named, 1, "H22")})
                            .next) == "H84");
        scene.with([](State& s) { s.playFacts.pass.receiver = idOf(s, "H80"); });
        const State other = scene;
        CHECK(carrierOf(playScript(other, {ballTouch(other, 1, "H84"), ballTouch(other, 1, "H22")})
                            .next) == "H22");
    }
}

TEST_CASE("TAP-CA-5 a ball touched by an engaged man is incomplete",
          "[tap][TAP-CA-5][TAP-EN-2][AS-CA-3][example]") {
    Scene scene = airborne();
    scene.put("H84", 58.0, 26.6665).put("V28", 58.0, 28.2, 320.0);
    const State state = scene;
    SECTION("engaged at the end of the step before") {
        const Step step =
            playScript(state, {touch(state, 5, "H84", "V28"), ballTouch(state, 6, "H84")});
        const Event event = find(step.events, EventKind::Incomplete);
        CHECK(event.clause == "TAP-CA-5");
        CHECK(filled(event.text, event.args) == "#84 was engaged; incomplete.");
        CHECK(step.next.down == 3);
    }
    SECTION("in a tie the engaged man is disregarded") {
        Scene tie = scene;
        tie.put("V21", 61.0 + kRadius + 0.4 / 12.7, 26.6665);
        const State tied = tie;
        const Step step =
            playScript(tied, {touch(tied, 5, "H84", "V28"), ballTouch(tied, 6, "H84")});
        CHECK(carrierOf(step.next) == "V21");
    }
    SECTION("an engaged defender does not intercept") {
        const Step step =
            playScript(state, {touch(state, 5, "H84", "V28"), ballTouch(state, 9, "V28")});
        CHECK(find(step.events, EventKind::Incomplete).clause == "TAP-CA-5");
    }
    SECTION("a fallen opponent does not engage him") {
        const Step step = playScript(
            state,
            {touch(state, 5, "H84", "V28"), fall(state, 5, "V28"), ballTouch(state, 6, "H84")});
        CHECK(carrierOf(step.next) == "H84");
    }
}

TEST_CASE("TAP-CA-8 a ball counts as missed once the whole base is a base length past it",
          "[tap][TAP-CA-8][TAP-SW-8][AS-CA-4][example]") {
    const State state = airborne();
    // His rear is 1.9 yd beyond the ball at tick 40 and 2.1 yd at tick 60.
    const auto lines = std::vector<ScriptLine>{poseAt(state, 1, "H84", 55.0, 24.0),
                                               poseAt(state, 40, "H84", 62.9, 24.0),
                                               poseAt(state, 60, "H84", 63.1, 24.0)};
    SECTION("too early") {
        const SegmentResult run = runScript(state, lines + stopAt(40, Side::Home));
        CHECK(ruling(run) == "TAP-SW-8");
        CHECK(run.ticks > 60);
    }
    SECTION("past it") {
        const SegmentResult run = runScript(state, lines + stopAt(60, Side::Home));
        CHECK(run.ticks == 60);
        const Step step = must(state, run);
        CHECK(find(step.events, EventKind::Incomplete).clause == "TAP-CA-8");
        CHECK(step.next.down == 3);
        CHECK(step.next.stopsUsed <= 1);
    }
    SECTION("the stop is the offense's") {
        const SegmentResult run = runScript(state, lines + stopAt(60, Side::Visitor));
        CHECK(ruling(run) == "TAP-GN-6");
        CHECK(run.ticks > 60);
    }
    SECTION("curving away: the ball gap has grown by more than a base length") {
        // He starts 3.685 yd from the ball and runs off sideways.
        Scene scene = airborne();
        scene.put("H84", 55.0, 26.6665, 90.0);
        const State away = scene;
        const SegmentResult run = runScript(
            away,
            runTo(away, 100, "H84", 55.0, 34.0) + stopAt(20, Side::Home) + stopAt(100, Side::Home));
        CHECK(ruling(run, 0) == "TAP-SW-8");
        CHECK(ruling(run, 1).substr(0, 7) == "granted");
    }
}

TEST_CASE("TAP-CA-8 while the offense does not stop, a missed ball may still be intercepted",
          "[tap][TAP-CA-8][TAP-CA-3][AS-CA-5][example]") {
    Scene scene = airborne();
    scene.put("V52", 64.0, 26.6665).mode(Mode::Hotseat);
    const State state = scene;
    const Step step =
        playScript(state,
                   runTo(state, 60, "H84", 64.0, 24.0) + runTo(state, 90, "V52", 61.4, 26.6665) +
                       ballTouch(state, 90, "V52"));
    CHECK(has(step.events, EventKind::Intercepted));
    CHECK(carrierOf(step.next) == "V52");
}

TEST_CASE("TAP-CA-7 a fallen man on the ball is ignored", "[tap][TAP-CA-7][AS-CA-6][example]") {
    Scene scene = airborne();
    scene.put("V52", 61.2, 26.6665).fallen("V52", 180.0);
    const State state = scene;
    const Step step = playScript(state,
                                 runTo(state, 30, "H84", 58.68, 26.6665) +
                                     ballTouch(state, 5, "V52") + ballTouch(state, 30, "H84"));
    CHECK(find(step.events, EventKind::Caught).tick == 30);
    CHECK(carrierOf(step.next) == "H84");
}

TEST_CASE("TAP-CA-11 a pass caught behind the line leaves the offense its switch and its stops",
          "[tap][TAP-CA-11][AS-CA-7][example]") {
    Scene scene = airborne();
    scene.put("H12", 33.0, 26.6665).put("H22", 36.0, 15.0).put("V21", 60.0, 40.0);
    scene.put("V52", 50.0, 45.0).magnet(37.3, 15.0).eligible({"H22"}).with([](State& state) {
        std::erase_if(state.figures, [&](const Figure& f) { return f.id == idOf(state, "H84"); });
        state.playFacts.pass.receiver = idOf(state, "H22");
    });
    SECTION("caught four yards behind it") {
        State state = scene;
        state = playScript(state, {ballTouch(state, 1, "H22")}).next;
        CHECK_FALSE(state.ball);
        state = goOn(state, {decide(DecisionKind::Done), decide(DecisionKind::Done)});
        CHECK(row(state) == "S7r");
        CHECK(state.switchHolder == Side::Home);
        CHECK(state.stopsUsed == 1);
        state = switchedOn(state);
        state = open(playScript(state, {stopAt(5, Side::Home)}).next);
        CHECK(row(state) == "S8");
        CHECK(refusal(state, decide(DecisionKind::DeclarePass)) == "TAP-PA-1");
        state = open(playScript(nextRun(state), {stopAt(5, Side::Home)}).next);
        CHECK(state.stopsUsed == 3);
        state = nextRun(state);
        CHECK(ruling(runScript(state, {stopAt(5, Side::Home)})) == "TAP-SW-3");
    }
    SECTION("caught with the front on the line") {
        scene.put("H22", 40.0, 15.0).magnet(41.3, 15.0);
        State state = scene;
        state = open(playScript(state, {ballTouch(state, 1, "H22")}).next);
        // From the catch on the switch is the defense's, although both sides turn first.
        REQUIRE(row(state) == "S13");
        CHECK(state.switchHolder == Side::Visitor);
        CHECK(refusal(state, home(DecisionKind::SwitchOn)) == "TAP-GN-6");
        CHECK(message(state, home(DecisionKind::SwitchOn)) == "Wildcats holds the switch now.");
        CHECK(message(state, visitor(DecisionKind::SwitchOn)) == "it is the offense's window.");
        state = goOn(state, {decide(DecisionKind::Done)});
        REQUIRE(row(state) == "S14");
        CHECK(state.switchHolder == Side::Visitor);
        CHECK(message(state, home(DecisionKind::SwitchOn)) == "Wildcats holds the switch now.");
        state = goOn(state, {decide(DecisionKind::Done)});
        CHECK(row(state) == "S16r");
        CHECK(state.switchHolder == Side::Visitor);
    }
    SECTION("records of the time when it was shown later are still found whole") {
        scene.put("H22", 40.0, 15.0).magnet(41.3, 15.0);
        State state = scene;
        state = open(playScript(state, {ballTouch(state, 1, "H22")}).next);
        State before = state;
        before.switchHolder = Side::Home;
        CHECK(digest(state) == digest(before));
        before.switchHolder.reset();
        CHECK(digest(state) != digest(before));
        // Everywhere else the holder counts.
        state = goOn(state, {decide(DecisionKind::Done), decide(DecisionKind::Done)});
        before = state;
        before.switchHolder = Side::Home;
        CHECK(digest(state) != digest(before));
    }
}

TEST_CASE("TAP-CA-6 a ball touched by an ineligible man is incomplete",
          "[tap][TAP-CA-6][AS-CA-8][example]") {
    Scene scene = airborne();
    scene.put("H61", 57.0, 26.6665);
    SECTION("an unengaged guard") {
        const State state = scene;
        const Step step = playScript(
            state, runTo(state, 20, "H61", 58.68, 26.6665) + ballTouch(state, 20, "H61"));
        const Event event = find(step.events, EventKind::Incomplete);
        CHECK(event.clause == "TAP-CA-6");
        CHECK(filled(event.text, event.args) == "#61 is ineligible; incomplete.");
        CHECK(step.next.down == 3);
        CHECK(lineOf(step.next) == near(41.0));
        CHECK(step.next.review.flags.empty());
    }
    SECTION("in a tie he is disregarded and the defender intercepts") {
        scene.put("H61", 58.68, 26.6665).put("V21", 61.0 + kRadius + 0.4 / 12.7, 26.6665);
        const State state = scene;
        CHECK(carrierOf(playScript(state, {ballTouch(state, 1, "H61")}).next) == "V21");
    }
    SECTION("the quarterback himself") {
        const State state = scene;
        CHECK(find(playScript(state, {ballTouch(state, 3, "H12")}).events, EventKind::Incomplete)
                  .clause == "TAP-CA-6");
    }
}

TEST_CASE("TAP-CA-9 a ball nobody reaches is incomplete after five seconds",
          "[tap][TAP-CA-9][AS-CA-9][example]") {
    Scene scene = airborne();
    SECTION("the receiver is held up") {
        const State state = scene;
        const SegmentResult run = runScript(state, {});
        CHECK(run.ticks == 600);
        const Step step = must(state, run);
        const Event event = find(step.events, EventKind::Incomplete);
        CHECK(event.clause == "TAP-CA-9");
        CHECK(filled(event.text, event.args) == "nobody reached the ball; incomplete.");
        CHECK(step.next.down == 3);
    }
    SECTION("at once when the named receiver falls and no other can catch") {
        const State state = scene;
        const SegmentResult run = runScript(state, {fall(state, 31, "H84")});
        CHECK(run.ticks == 31);
        CHECK(run.stop.clause == "TAP-CA-9");
    }
    SECTION("not while another eligible man is free") {
        scene.put("H22", 50.0, 20.0).eligible({"H22", "H84"});
        const State state = scene;
        CHECK(runScript(state, {fall(state, 31, "H84")}).ticks == 600);
    }
    SECTION("an engaged one does not count") {
        scene.put("H22", 50.0, 20.0).put("V51", 52.01, 20.0).touching("H22", "V51");
        scene.eligible({"H22", "H84"});
        const State state = scene;
        CHECK(runScript(state, {fall(state, 31, "H84")}).ticks == 31);
    }
}

TEST_CASE("TAP-CA-10 after an interception both teams turn whom they like",
          "[tap][TAP-CA-10][TAP-EN-3][TAP-SW-6][AS-CA-10][example]") {
    Scene scene = airborne();
    scene.standardOffense().standardDefense().put("H84", 55.0, 24.0).put("V28", 62.0, 26.6665);
    scene.eligible({"H84"}).touching("H61", "V91").touching("H64", "V97");
    State state = scene;
    state = open(playScript(state, {ballTouch(state, 2, "V28")}).next);
    REQUIRE(row(state) == "S13");
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(msLeft(state, ClockName::AfterTouch) == 10000);
    CHECK(refusal(state, pivot(state, "V91", 200.0)) == "TAP-EN-3");
    CHECK(refusal(state, pivot(state, "H80", 20.0)) == "TAP-SW-6");
    for (const char* name : {"V28", "V90", "V98", "V51", "V52", "V54", "V20", "V21", "V24"})
        state = must(state, pivot(state, name, 170.0)).next;
    state = goOn(state, {decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S14");
    CHECK(turnOf(state) == Side::Home);
    CHECK(msLeft(state, ClockName::AfterTouchOther) == 10000);
    for (const char* name : {"H12", "H22", "H34", "H80", "H88", "H84"})
        state = must(state, pivot(state, name, 20.0)).next;
    state = goOn(state, {decide(DecisionKind::Done)});
    CHECK(row(state) == "S16r");
    CHECK(state.switchHolder == Side::Home);
}

TEST_CASE("TAP-CA-13 a catch on the goal line is a touchdown at once",
          "[tap][TAP-CA-13][TAP-SC-1][AS-CA-11][example]") {
    Scene scene = airborne();
    SECTION("caught at 100.2") {
        scene.put("H84", 99.2, 26.6665).magnet(100.6, 26.6665);
        const State state = scene;
        const Step step = playScript(state, {ballTouch(state, 1, "H84")});
        CHECK(has(step.events, EventKind::Touchdown));
        CHECK(step.next.score == std::array{6, 0});
        CHECK(row(step.next) == "X0");
        CHECK(step.next.tryTeam == Side::Home);
    }
    SECTION("intercepted with the front on the goal line he attacks") {
        scene.put("V52", 0.9, 26.6665).magnet(2.3, 26.6665);
        const State state = scene;
        const Step step = playScript(state, {ballTouch(state, 1, "V52")});
        CHECK(step.next.score == std::array{0, 6});
        CHECK(step.next.tryTeam == Side::Visitor);
    }
    SECTION("intercepted in the own end zone: a touchback may be taken") {
        scene.put("V52", 102.0, 26.6665).magnet(100.6, 26.6665);
        State state = scene;
        state = open(playScript(state, {ballTouch(state, 1, "V52")}).next);
        CHECK(row(state) == "S13");
        CHECK(wants(state, DecisionKind::TakeTouchback));
    }
}

TEST_CASE("TAP-CA-14 a ball touched by a man on the boundary is incomplete",
          "[tap][TAP-CA-14][AS-CA-12][example]") {
    // Turned by 30 degrees his rear left corner is 1.1495 yd above his center.
    Scene scene = airborne();
    SECTION("a receiver whose rear corner is on the sideline") {
        scene.put("H84", 58.9, 52.184, 330.0).magnet(60.3, 51.4);
        const State state = scene;
        const Step step = playScript(state, {ballTouch(state, 1, "H84")});
        const Event event = find(step.events, EventKind::Incomplete);
        CHECK(event.clause == "TAP-CA-14");
        CHECK(filled(event.text, event.args) == "#84 was out of bounds; incomplete.");
    }
    SECTION("just in bounds") {
        scene.put("H84", 58.9, 52.18, 330.0).magnet(60.3, 51.4);
        const State state = scene;
        CHECK(carrierOf(playScript(state, {ballTouch(state, 1, "H84")}).next) == "H84");
    }
    SECTION("a defender on the end line") {
        scene.put("V52", 109.0, 26.6665).magnet(107.6, 26.6665);
        const State state = scene;
        CHECK(find(playScript(state, {ballTouch(state, 1, "V52")}).events, EventKind::Incomplete)
                  .clause == "TAP-CA-14");
    }
}

TEST_CASE("TAP-CA-12 an incomplete pass is the next down at the previous line",
          "[tap][TAP-CA-12][AS-CA-13][example]") {
    Scene scene = airborne();
    scene.method(Method::Clock).clock(ClockName::Game, 900000);
    const State state = scene;
    const Step step = playScript(state, {});
    CHECK(has(step.events, EventKind::Incomplete));
    CHECK(step.next.offense == Side::Home);
    CHECK(step.next.down == 3);
    CHECK(lineOf(step.next) == near(41.0));
    CHECK(toGo(step.next) == near(4.0));
    CHECK(msLeft(step.next, ClockName::Game) == 895000);
    CHECK(runs(toLineUp(step.next), ClockName::Game));
}

TEST_CASE("TAP-CA-1 the touch stops the board and counts no stoppage",
          "[tap][TAP-CA-1][AS-CA-14][example]") {
    Scene scene = airborne();
    scene.put("H84", 57.0, 26.6665).stopsUsed(2);
    const State state = scene;
    const SegmentResult run =
        runScript(state,
                  runTo(state, 41, "H84", 58.68, 26.6665) + ballTouch(state, 41, "H84") +
                      stopAt(41, Side::Home) + ballTouch(state, 60, "H12"));
    CHECK(run.ticks == 41);
    CHECK(run.stop.cause == StopCause::BallTouched);
    CHECK_FALSE(run.calls.at(0).granted);
    CHECK(must(state, run).next.stopsUsed == 2);
}

TEST_CASE("TAP-CA-3 the first to touch is an unengaged defender: intercepted",
          "[tap][TAP-CA-3][AS-CA-15][example]") {
    const State state = besideBall(3.0, 0.2);
    const Step step = playScript(state, {ballTouch(state, 1, "V21")});
    CHECK(nameOr(step.next, find(step.events, EventKind::Intercepted).figure) == "V21");
    const State next = open(step.next);
    CHECK(carrierOf(next) == "V21");
    CHECK(row(next) == "S13");
    CHECK(turnOf(next) == Side::Visitor);
}

TEST_CASE("TAP-CA-8 alone, the referee stops a missed ball", "[tap][TAP-CA-8][AS-CA-16][example]") {
    Scene scene = airborne();
    scene.mode(Mode::Solitaire);
    const State state = scene;
    // One yard in ten ticks from 53: his rear is 2.0 yd past the ball in tick 100, beyond in 101.
    const std::vector<ScriptLine> path{poseAt(state, 1, "H84", 53.1, 24.0),
                                       poseAt(state, 120, "H84", 65.0, 24.0)};
    SECTION("in the first step in which that is allowed") {
        const SegmentResult run = runScript(state, path);
        CHECK(run.ticks == 101);
        CHECK(run.stop.clause == "TAP-CA-8");
        CHECK(must(state, run).next.down == 3);
    }
    SECTION("a touch in that same step counts") {
        Scene with = scene;
        with.put("V52", 61.32, 26.6665);
        const State touched = with;
        const Step step = playScript(touched, path + ballTouch(touched, 101, "V52"));
        CHECK(carrierOf(step.next) == "V52");
    }
}
