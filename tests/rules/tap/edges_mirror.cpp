#include "tap_steps.hpp"

// The Visitors on offense, attacking toward x = 0: everything that chapters 19 to 33 measure.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// First stop of the Visitors; their line of scrimmage is three yards before the passer's center.
Scene passStop(double x, double y) {
    Scene scene{Phase::StopOffense};
    scene.offense(Side::Visitor).ballOn(100.0 - x + 3.0).put("V12", x, y);
    scene.carrier("V12").holder(Side::Visitor).stopsUsed(1);
    return scene;
}

State passTo(const State& stop, std::string_view receiver) {
    return after(
        stop,
        {decide(DecisionKind::DeclarePass), about(stop, DecisionKind::NameReceiver, receiver)});
}

// A pass for #84 of the Visitors lies at (40, 26.6665), thrown downfield from their own 41.
Scene airborne() {
    Scene scene{Phase::BallInAir};
    scene.offense(Side::Visitor).ballOn(41.0).down(2, 4.0).put("V12", 64.0, 26.6665);
    scene.put("V84", 45.0, 24.0).magnet(40.0, 26.6665).holder(Side::Visitor).stopsUsed(1);
    return scene.eligible({"V84"}).thrown("V12", "V84", 180.0);
}

}  // namespace

TEST_CASE("TAP-PA-5 mirrored: the ball lies before the receiver, toward x = 0",
          "[tap][TAP-PA-5][TAP-PA-8][TAP-PA-9][mirror]") {
    Scene scene = passStop(54.0, 20.0);
    scene.put("V80", 40.0, 20.0).eligible({"V80"});
    const State named = passTo(scene, "V80");
    const State laid = must(named, layStick(180)).next;
    CHECK(laid.playFacts.pass.stick == Stick::Medium);
    CHECK(laid.ball->x.yards() == near(33.0));
    CHECK(own(laid.ball->x, Side::Visitor) == near(67.0));
    SECTION("a screen that reaches, one that does not") {
        // front(QB) = 53.0 on the field.
        Scene screen = passStop(54.0, 26.6665);
        screen.put("V22", 55.5, 20.0).put("V34", 57.5, 33.0).eligible({"V22", "V34"});
        const State open = must(screen, decide(DecisionKind::DeclarePass)).next;
        CHECK(refusal(open, about(open, DecisionKind::NameReceiver, "V34")) == "TAP-PA-9");
        const State to22 = must(open, about(open, DecisionKind::NameReceiver, "V22")).next;
        CHECK(must(to22, layStick(180)).next.ball->x.yards() == near(51.5));
        CHECK(refusal(to22, layStick(0)) == "TAP-PA-8");
    }
}

TEST_CASE("TAP-CA-8 mirrored: past the ball along the stick", "[tap][TAP-CA-8][TAP-SW-8][mirror]") {
    const State state = airborne();
    const auto lines = std::vector<ScriptLine>{poseAt(state, 1, "V84", 45.0, 24.0),
                                               poseAt(state, 40, "V84", 37.1, 24.0),
                                               poseAt(state, 60, "V84", 36.9, 24.0)};
    CHECK(ruling(runScript(state, lines + stopAt(40, Side::Visitor))) == "TAP-SW-8");
    const SegmentResult run = runScript(state, lines + stopAt(60, Side::Visitor));
    CHECK(run.ticks == 60);
    CHECK(must(state, run).next.down == 3);
}

TEST_CASE("TAP-CA-3 mirrored: an interception by Home, its touchback and its touchdown",
          "[tap][TAP-CA-3][TAP-TB-4][TAP-CA-13][mirror]") {
    SECTION("live") {
        Scene scene = airborne();
        scene.put("H52", 38.6, 26.6665);
        const State state = open(playScript(scene, {ballTouch(scene, 1, "H52")}).next);
        CHECK(carrierOf(state) == "H52");
        CHECK(turnOf(state) == Side::Home);
        const State free = goOn(state, {decide(DecisionKind::Done), decide(DecisionKind::Done)});
        CHECK(free.switchHolder == Side::Visitor);
    }
    SECTION("touchback at its own 20") {
        Scene scene = airborne();
        scene.put("H28", -1.4, 26.6665).magnet(0.0, 26.6665);
        State state = open(playScript(scene, {ballTouch(scene, 1, "H28")}).next);
        state = must(state, home(DecisionKind::TakeTouchback)).next;
        CHECK(state.offense == Side::Home);
        CHECK(state.lineOfScrimmage.yards() == near(20.0));
    }
    SECTION("touchdown on the spot") {
        Scene scene = airborne();
        scene.put("H28", 99.0, 26.6665).magnet(97.6, 26.6665);
        const State state = playScript(scene, {ballTouch(scene, 1, "H28")}).next;
        CHECK(state.score == std::array{6, 0});
        CHECK(state.tryTeam == Side::Home);
    }
    SECTION("a catch over the goal line by the Visitors") {
        Scene scene = airborne();
        scene.put("V84", 0.8, 26.6665).magnet(-0.6, 26.6665);
        CHECK(playScript(scene, {ballTouch(scene, 1, "V84")}).next.score == std::array{0, 6});
    }
}

TEST_CASE("TAP-TK-4 mirrored: spot, gain and line to gain",
          "[tap][TAP-TK-4][TAP-GE-11][TAP-DN-2][mirror]") {
    Scene scene{Phase::RunFree};
    scene.offense(Side::Visitor).ballOn(34.6).put("V34", 56.4, 20.0).put("H52", 54.3, 20.0);
    scene.carrier("V34").holder(Side::Home);
    const State state = scene;
    // Front at x = 55.4: their own 44.6.
    const Step step = playScript(state, {touch(state, 10, "V34", "H52")});
    CHECK(step.next.down == 1);
    CHECK(lineOf(step.next) == near(44.6));
    CHECK(find(step.events, EventKind::Spotted).gain->yards() == near(10.0));
    SECTION("halves are rounded away from the own goal") {
        Scene half = scene;
        half.put("V34", 56.45, 20.0);
        const State rounded = playScript(half, {touch(half, 10, "V34", "H52")}).next;
        CHECK(lineOf(rounded) == near(44.6));
    }
}

TEST_CASE("TAP-PU-12 mirrored: a punt by the Visitors", "[tap][TAP-PU-12][TAP-PU-14][mirror]") {
    const auto stop = [](double front) {
        Scene scene{Phase::PuntStop};
        scene.kind(PlayKind::Punt).offense(Side::Visitor).ballOn(40.0).down(4, 6.0);
        scene.put("V5", 75.0, 26.6665).put("V80", 101.0 - front, 44.0).carrier("V5");
        scene.holder(Side::Visitor).stopsUsed(1).gunners({"V80"}).returner("H28");
        return scene;
    };
    SECTION("into the field") {
        const State state = open(must(stop(76.0), decide(DecisionKind::Punt)).next);
        CHECK(on(state, "H28").pose.at.x.yards() == near(14.0));
        CHECK(on(state, "H28").pose.at.y.yards() == near(44.0));
        CHECK(turnOf(state) == Side::Home);
        State run = nextRun(state);
        CHECK(run.switchHolder == Side::Visitor);
        run = playScript(run, {fall(run, 20, "H28")}).next;
        CHECK(run.offense == Side::Home);
        CHECK(run.down == 1);
        CHECK(lineOf(run) == near(15.0));
    }
    SECTION("into the end zone") {
        State state = open(must(stop(94.0), decide(DecisionKind::Punt)).next);
        REQUIRE(row(state) == "P5");
        state = must(state, home(DecisionKind::TakeTouchback)).next;
        CHECK(state.lineOfScrimmage.yards() == near(20.0));
    }
    SECTION("returned in the end zone and downed there: a touchback, no safety") {
        State state = open(must(stop(94.0), decide(DecisionKind::Punt)).next);
        state = nextRun(must(state, home(DecisionKind::ReturnKick)).next);
        const Step step = playScript(state, {fall(state, 20, "H28")});
        CHECK(has(step.events, EventKind::Touchback));
        CHECK(step.next.score == std::array{0, 0});
        CHECK(lineOf(step.next) == near(20.0));
    }
}

TEST_CASE("TAP-PE-6 mirrored: interference against the Visitors' receiver",
          "[tap][TAP-PE-6][TAP-PE-5][TAP-PE-7][mirror]") {
    SECTION("by the defense") {
        Scene scene = airborne();
        scene.magnet(20.0, 24.0).put("H28", 33.0, 27.0, 20.0);
        const State state = scene;
        State dead =
            playScript(state, runTo(state, 60, "V84", 36.0, 24.0) + touch(state, 60, "V84", "H28"))
                .next;
        REQUIRE(row(open(dead)) == "S19");
        CHECK(turnOf(dead) == Side::Visitor);
        dead = stepOn(dead, decide(DecisionKind::Accept)).next;
        CHECK(dead.down == 1);
        CHECK(dead.lineOfScrimmage.yards() == near(35.0));
    }
    SECTION("in the end zone: the 1") {
        Scene scene = airborne();
        scene.magnet(-5.0, 24.0).put("H28", -2.0, 27.0, 20.0);
        const State state = scene;
        State dead =
            playScript(state, runTo(state, 60, "V84", -1.0, 24.0) + touch(state, 60, "V84", "H28"))
                .next;
        dead = stepOn(dead, decide(DecisionKind::Accept)).next;
        CHECK(dead.lineOfScrimmage.yards() == near(1.0));
        CHECK(toGo(dead) == near(1.0));
    }
    SECTION("by the offense, half the distance") {
        Scene scene = airborne();
        scene.ballOn(20.0).down(1, 10.0).put("V84", 45.0, 24.0, 0.0).put("H28", 42.9, 24.0, 180.0);
        scene.rules([](RulesData& rules) { rules.pass.lockReceiverToStick = false; });
        scene.magnet(30.0, 24.0);
        const State state = scene;
        State dead = playScript(state, {touch(state, 10, "V84", "H28")}).next;
        dead = stepOn(dead, home(DecisionKind::Accept)).next;
        CHECK(lineOf(dead) == near(10.0));
        CHECK(dead.down == 2);
        CHECK(toGo(dead) == near(20.0));
    }
}

TEST_CASE("TAP-FU-4 mirrored: Home recovers and the Visitors hold the switch",
          "[tap][TAP-FU-4][TAP-FU-6][TAP-FU-7][mirror]") {
    Scene scene{Phase::RunFree};
    scene.offense(Side::Visitor).ballOn(45.0).put("V34", 52.0, 26.6665).put("H52", 49.9, 26.6665);
    scene.put("H21", 30.0, 40.0).carrier("V34").holder(Side::Home);
    const State state = scene;
    State next = playScript(state,
                            {touch(state, 10, "V34", "H52"),
                             fall(state, 20, "V34", 0.0),
                             part(state, 30, "V34", "H52")})
                     .next;
    CHECK(turnOf(next) == Side::Visitor);
    SECTION("tails") {
        next = nextRun(flipped(next, CoinFace::Tails).next);
        CHECK(carrierOf(next) == "H52");
        CHECK(next.switchHolder == Side::Visitor);
        next = playScript(next, runTo(next, 200, "H52", 99.1, 26.6665)).next;
        CHECK(next.score == std::array{6, 0});
    }
    SECTION("heads") {
        next = flipped(next, CoinFace::Heads).next;
        CHECK(next.offense == Side::Visitor);
        CHECK(next.down == 2);
        CHECK(lineOf(next) == near(49.0));
    }
}
