#include "tap_steps.hpp"

#include <algorithm>

// TAP rule book, chapter 29: penalties.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A pass for #84 is in the air; the receiver comes from (55, 20), the ball lies at the given place.
Scene airborne(double ballX = 80.0, double ballY = 20.0) {
    Scene scene{Phase::BallInAir};
    scene.put("H12", 35.0, 26.6665).put("H84", 55.0, 20.0).magnet(ballX, ballY);
    scene.holder(Side::Home).stopsUsed(1).eligible({"H84"});
    return scene.thrown("H12", "H84", 0.0, Stick::Long);
}

// The defender stood turned away from the ball and meets the receiver at the given front.
std::vector<ScriptLine> defensiveFoul(const State& state, double front) {
    return {poseAt(state, 1, "H84", 55.0, 20.0),
            poseAt(state, 60, "H84", front - 1.0, 20.0),
            touch(state, 60, "H84", "V28"),
            part(state, 70, "H84", "V28")};
}

bool offers(const State& state, FoulKind kind) {
    const State review = open(state);
    return review.phase == Phase::Dead && !review.review.flags.empty() &&
           review.review.flags.front().kind == kind;
}

Scene lateOffense(Side offense = Side::Home) {
    Scene scene{Phase::LineUp};
    scene.offense(offense).stage(LineupStage::First).lineupClocks(true);
    scene.expired(ClockName::OffenseLineup);
    return scene;
}

}  // namespace

TEST_CASE("TAP-PE-2 twelve men, called before the snap, cost five yards",
          "[tap][TAP-PE-2][TAP-PE-3][AS-PE-1][example]") {
    Scene scene{Phase::Motion};
    scene.ballOn(30.0).standardOffense().standardDefense();
    SECTION("eleven: no foul") {
        CHECK(refusal(scene, home(DecisionKind::CallTooManyMen)) == "TAP-PE-2");
        CHECK(message(scene, home(DecisionKind::CallTooManyMen)).find("has 11 men; no foul.") !=
              std::string::npos);
    }
    SECTION("twelve defenders") {
        scene.put("V33", 50.0, 50.0);
        const Step step = must(scene, home(DecisionKind::CallTooManyMen));
        CHECK(has(step.events, EventKind::PenaltyEnforced));
        CHECK(step.next.down == 1);
        CHECK(lineOf(step.next) == near(35.0));
        CHECK(toGo(step.next) == near(5.0));
        CHECK(step.next.offense == Side::Home);
    }
    SECTION("to the line to gain: first down") {
        scene.down(3, 4.0).put("V33", 50.0, 50.0);
        const State next = must(scene, home(DecisionKind::CallTooManyMen)).next;
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(35.0));
        CHECK(toGo(next) == near(10.0));
    }
    SECTION("twelve on offense, called by the defense") {
        scene.put("H25", 10.0, 5.0);
        const State next = must(scene, visitor(DecisionKind::CallTooManyMen)).next;
        CHECK(lineOf(next) == near(25.0));
        CHECK(toGo(next) == near(15.0));
        CHECK(next.down == 1);
    }
    SECTION("too late once the ball is snapped") {
        scene.put("V33", 50.0, 50.0).phase(Phase::StopOffense).carrier("H12").holder(Side::Home);
        CHECK(refusal(scene, home(DecisionKind::CallTooManyMen)) == "TAP-PS-9");
    }
}

TEST_CASE("TAP-PE-2 the call is offered whether or not there are twelve",
          "[tap][TAP-PE-2][TAP-MD-11][AS-MD-3][hidden]") {
    const auto offered = [](Mode mode, int more) {
        Scene scene{Phase::LineUp};
        scene.mode(mode).stage(LineupStage::First).standardOffense();
        if (more > 0)
            scene.put("H33", 30.0, 50.0);
        return prompt(scene).also;
    };
    for (const Mode mode : {Mode::Hotseat, Mode::Tournament}) {
        CHECK(std::ranges::count(offered(mode, 0), DecisionKind::CallTooManyMen) == 1);
        CHECK(offered(mode, 0) == offered(mode, 1));
    }
    CHECK(std::ranges::count(offered(Mode::Solitaire, 0), DecisionKind::CallTooManyMen) == 0);
}

TEST_CASE("TAP-PE-4 delay cannot be called while there is time left",
          "[tap][TAP-PE-4][AS-PE-2][example]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).lineupClocks(true).clock(ClockName::OffenseLineup, 3000);
    CHECK(refusal(scene, visitor(DecisionKind::CallDelay)) == "TAP-PE-4");
    CHECK(message(scene, visitor(DecisionKind::CallDelay)).find("still has 3 s.") !=
          std::string::npos);
    // the offense itself is asked for nothing of the defense's yet
    CHECK(message(scene, home(DecisionKind::CallDelay)).starts_with("no line-up clock of "));
}

TEST_CASE("TAP-PE-4 a defense late after set may be called until the snap",
          "[tap][TAP-PE-4][TAP-LD-6][example]") {
    Scene scene{Phase::SetDefense};
    scene.stage(LineupStage::AfterSet).lineupClocks(true).standardOffense().standardDefense();
    scene.put("V90", 40.9, 26.6665);  // in the neutral zone
    scene.clock(ClockName::DefenseAfterSet, 10000).down(3, 4.0);
    const State motion = open(must(scene, expire(ClockName::DefenseAfterSet)).next);
    REQUIRE(row(motion) == "S3");
    const State next = must(motion, home(DecisionKind::CallDelay)).next;
    CHECK(lineOf(next) == near(45.0));
    CHECK(next.down == 1);
    SECTION("a legal eleven is not late") {
        scene.put("V90", 41.5, 26.6665);
        const State ready = open(must(scene, expire(ClockName::DefenseAfterSet)).next);
        CHECK(refusal(ready, home(DecisionKind::CallDelay)) == "TAP-PE-4");
    }
}

TEST_CASE("TAP-PE-5 offensive interference: fifteen yards and the down counts",
          "[tap][TAP-PE-5][AS-PE-3][example]") {
    // House rule: the receiver faces away from the ball, the defender toward it.
    Scene scene = airborne();
    scene.down(2, 8.0).put("H84", 55.0, 20.0, 180.0).put("V28", 57.02, 20.0, 0.0);
    scene.rules([](RulesData& rules) { rules.pass.lockReceiverToStick = false; });
    const State state = scene;
    const State dead = playScript(state, {touch(state, 30, "H84", "V28")}).next;
    REQUIRE(offers(dead, FoulKind::OffensiveInterference));
    CHECK(turnOf(dead) == Side::Visitor);
    SECTION("accepted") {
        const State next = stepOn(dead, decide(DecisionKind::Accept)).next;
        CHECK(next.down == 3);
        CHECK(lineOf(next) == near(25.0));
        CHECK(toGo(next) == near(23.0));
    }
    SECTION("declined: third and eight") {
        const State next = stepOn(dead, decide(DecisionKind::Decline)).next;
        CHECK(next.down == 3);
        CHECK(lineOf(next) == near(40.0));
        CHECK(toGo(next) == near(8.0));
    }
    SECTION("expiry takes what is better for the defense") {
        CHECK(msLeft(open(dead), ClockName::PenaltyDecision) == 10000);
        CHECK(lineOf(stepOn(dead, expire(ClockName::PenaltyDecision)).next) == near(25.0));
    }
}

TEST_CASE("TAP-PE-6 defensive interference: the spot of the foul, first down",
          "[tap][TAP-PE-6][AS-PE-4][example]") {
    SECTION("31 yards beyond the line") {
        Scene scene = airborne();
        scene.down(3, 9.0).put("V28", 72.02, 20.0, 180.0);
        const State state = scene;
        const State dead = playScript(state, defensiveFoul(state, 71.0)).next;
        REQUIRE(offers(dead, FoulKind::DefensiveInterference));
        CHECK(turnOf(dead) == Side::Home);
        const State next = stepOn(dead, decide(DecisionKind::Accept)).next;
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(71.0));
        CHECK(toGo(next) == near(10.0));
    }
    SECTION("in the end zone") {
        Scene scene = airborne(105.0);
        scene.put("V28", 103.02, 20.0, 180.0);
        const State state = scene;
        const State dead = playScript(state, defensiveFoul(state, 102.0)).next;
        REQUIRE(offers(dead, FoulKind::DefensiveInterference));
        const State next = stepOn(dead, decide(DecisionKind::Accept)).next;
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(99.0));
        CHECK(toGo(next) == near(1.0));
    }
}

TEST_CASE("TAP-PE-9 a penalty in yards moves the ball at most half the distance",
          "[tap][TAP-PE-9][AS-PE-5][example]") {
    SECTION("offense on its own 6") {
        Scene scene = lateOffense();
        const State next = must(scene.ballOn(6.0), visitor(DecisionKind::CallDelay)).next;
        CHECK(lineOf(next) == near(3.0));
        CHECK(next.down == 1);
        CHECK(toGo(next) == near(13.0));
    }
    SECTION("mirrored, at ten yards exactly five") {
        Scene scene = lateOffense(Side::Visitor);
        const State next = must(scene.ballOn(10.0), home(DecisionKind::CallDelay)).next;
        CHECK(lineOf(next) == near(5.0));
    }
    SECTION("half of an odd spot is rounded so that it stays an official spot and never more") {
        Scene scene = lateOffense();
        CHECK(lineOf(must(scene.ballOn(9.9), visitor(DecisionKind::CallDelay)).next) == near(5.0));
        Scene last = lateOffense();
        CHECK(lineOf(must(last.ballOn(0.1), visitor(DecisionKind::CallDelay)).next) == near(0.1));
        Scene defense{Phase::Motion};
        defense.ballOn(90.1).standardOffense().standardDefense().put("V33", 104.0, 50.0);
        CHECK(lineOf(must(defense, home(DecisionKind::CallTooManyMen)).next) == near(95.0));
    }
    SECTION("the defense near its own goal") {
        Scene scene{Phase::Motion};
        scene.ballOn(94.0).standardOffense().standardDefense().put("V33", 104.0, 50.0);
        CHECK(lineOf(must(scene, home(DecisionKind::CallTooManyMen)).next) == near(97.0));
    }
}

TEST_CASE("TAP-PE-7 interference is how a free figure was left, not where the board took it",
          "[tap][TAP-PE-7][AS-PE-6][example]") {
    // The ball lies beyond the receiver at (80, 20).
    const auto flagged = [](const Scene& scene) {
        const State state = scene;
        const Step step = playScript(state,
                                     {poseAt(state, 40, "V28", 62.0, 20.0, 200.0),
                                      poseAt(state, 40, "H84", 59.9, 20.0, 0.0),
                                      touch(state, 40, "H84", "V28")});
        return has(step.events, EventKind::FlagThrown);
    };
    SECTION("turned toward the ball, even after a bump has spun him round") {
        CHECK_FALSE(flagged(airborne().put("V28", 65.0, 25.0, 340.0)));
    }
    SECTION("left heading away from the ball") {
        CHECK(flagged(airborne().put("V28", 65.0, 25.0, 160.0)));
    }
    SECTION("exactly 90 degrees off is not toward") {
        CHECK(flagged(airborne().put("V28", 65.0, 20.0, 90.0)));
        CHECK_FALSE(flagged(airborne().put("V28", 65.0, 20.0, 89.9)));
    }
    SECTION("engaged with a blocker at release") {
        Scene scene = airborne();
        scene.put("V28", 65.0, 25.0, 160.0).put("H64", 62.98, 25.0).touching("V28", "H64");
        CHECK_FALSE(flagged(scene));
    }
    SECTION("only the first contact is judged") {
        Scene scene = airborne();
        scene.put("V28", 65.0, 25.0, 160.0).put("V52", 56.0, 22.0, 0.0);
        const State state = scene;
        CHECK_FALSE(has(playScript(state,
                                   {touch(state, 10, "H84", "V52"),
                                    part(state, 12, "H84", "V52"),
                                    touch(state, 40, "H84", "V28")})
                            .events,
                        EventKind::FlagThrown));
    }
    SECTION("nor a contact in the step in which the ball is touched") {
        Scene scene = airborne();
        scene.put("V28", 65.0, 25.0, 160.0).put("V52", 75.0, 20.0);
        const State state = scene;
        CHECK_FALSE(has(playScript(state,
                                   {touch(state, 40, "H84", "V28"),
                                    ballTouch(state, 40, "V52"),
                                    fall(state, 60, "V52")})
                            .events,
                        EventKind::FlagThrown));
    }
    SECTION("a fallen defender does not interfere") {
        Scene scene = airborne();
        scene.put("V28", 65.0, 25.0, 160.0).fallen("V28");
        CHECK_FALSE(flagged(scene));
    }
}

TEST_CASE("TAP-PE-10 a declined penalty lets the result stand",
          "[tap][TAP-PE-10][AS-PE-7][example]") {
    // Interference with the front on the 65, the catch with the front on the 80.
    Scene scene = airborne(80.5);
    scene.put("V28", 66.02, 20.0, 180.0).put("V21", 95.0, 26.0);
    State state = scene;
    state = playScript(state,
                       defensiveFoul(state, 65.0) + poseAt(state, 120, "H84", 79.0, 20.0) +
                           ballTouch(state, 120, "H84"))
                .next;
    REQUIRE(carrierOf(state) == "H84");
    state = nextRun(state);
    state = playScript(state, runTo(state, 60, "H84", 82.0, 20.0) + touch(state, 60, "H84", "V21"))
                .next;
    REQUIRE(offers(state, FoulKind::DefensiveInterference));
    SECTION("declined") {
        const Step step = stepOn(state, decide(DecisionKind::Decline));
        CHECK(has(step.events, EventKind::PenaltyDeclined));
        CHECK(lineOf(step.next) == near(83.0));
        CHECK(step.next.down == 1);
    }
    SECTION("accepted") {
        CHECK(lineOf(stepOn(state, decide(DecisionKind::Accept)).next) == near(65.0));
    }
    SECTION("expiry takes the better spot") {
        CHECK(lineOf(stepOn(state, expire(ClockName::PenaltyDecision)).next) == near(83.0));
    }
}

TEST_CASE("TAP-PE-11 a foul by the defense takes its interception back",
          "[tap][TAP-PE-11][AS-PE-8][example]") {
    SECTION("defensive interference and an interception") {
        Scene scene = airborne();
        scene.down(2, 8.0).put("V28", 66.02, 20.0, 180.0).put("V21", 81.5, 20.0);
        State state = scene;
        state = playScript(state, defensiveFoul(state, 65.0) + ballTouch(state, 90, "V21")).next;
        REQUIRE(carrierOf(state) == "V21");
        state = nextRun(state);
        state = playScript(state, {fall(state, 30, "V21")}).next;
        REQUIRE(offers(state, FoulKind::DefensiveInterference));
        CHECK(turnOf(state) == Side::Home);
        const State accepted = stepOn(state, decide(DecisionKind::Accept)).next;
        CHECK(accepted.offense == Side::Home);
        CHECK(accepted.down == 1);
        CHECK(lineOf(accepted) == near(65.0));
        CHECK(stepOn(state, decide(DecisionKind::Decline)).next.offense == Side::Visitor);
    }
    SECTION("offensive interference and an interception: the defense declines and keeps the ball") {
        Scene scene = airborne();
        scene.rules([](RulesData& rules) { rules.pass.lockReceiverToStick = false; });
        scene.put("H84", 55.0, 20.0, 180.0).put("V28", 57.02, 20.0, 0.0).put("V21", 81.5, 20.0);
        State state = scene;
        state =
            playScript(state, {touch(state, 30, "H84", "V28"), ballTouch(state, 90, "V21")}).next;
        state = nextRun(state);
        state = playScript(state, {fall(state, 30, "V21")}).next;
        REQUIRE(offers(state, FoulKind::OffensiveInterference));
        CHECK(turnOf(state) == Side::Visitor);
        const State next = stepOn(state, decide(DecisionKind::Decline)).next;
        CHECK(next.offense == Side::Visitor);
        CHECK(next.lineOfScrimmage.yards() == near(80.5));
    }
}

TEST_CASE("TAP-PE-1 every other breach is refused, not punished",
          "[tap][TAP-PE-1][TAP-LO-13][TAP-LD-1][AS-PE-9][example]") {
    Scene scene{Phase::SetDefense};
    scene.stage(LineupStage::AfterSet).standardOffense().standardDefense();
    const State state = scene;
    CHECK(refusal(state, place(state, "H61", 38.0, 30.0)) == "TAP-LO-13");
    const Decision inZone = place(state, "V90", 41.1, 26.6665);
    const std::string atOnce = refusal(state, inZone);
    if (atOnce.empty()) {
        const State placed = must(state, inZone).next;
        CHECK(refusal(placed, decide(DecisionKind::Ready)) == "TAP-LD-1");
        CHECK(lineOf(placed) == near(40.0));
        CHECK(placed.review.flags.empty());
    } else {
        CHECK(atOnce == "TAP-LD-1");
    }
    CHECK(refusal(state, home(DecisionKind::CallInterference)).substr(0, 4) == "TAP-");
}

TEST_CASE("TAP-PE-7 in tournament play interference is a coach's call within ten seconds",
          "[tap][TAP-PE-7][AS-PE-10][example]") {
    Scene scene = airborne();
    scene.mode(Mode::Tournament).standardDefense().put("V28", 66.02, 20.0, 180.0);
    const State state = scene;
    const Step dead = playScript(state, defensiveFoul(state, 65.0));
    CHECK_FALSE(has(dead.events, EventKind::FlagThrown));
    CHECK(dead.next.down == 2);
    CHECK(betweenPlays(dead.next));
    CHECK(msLeft(dead.next, ClockName::PenaltyCall) == 10000);
    SECTION("a call after 9.9 s is judged") {
        const State called = must(dead.next, home(DecisionKind::CallInterference, 9900)).next;
        REQUIRE(offers(called, FoulKind::DefensiveInterference));
        CHECK(turnOf(called) == Side::Home);
        const State next = stepOn(called, decide(DecisionKind::Accept)).next;
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(65.0));
    }
    SECTION("after 10.0 s it is too late") {
        CHECK(refusal(dead.next, home(DecisionKind::CallInterference, 10000)) == "TAP-PE-7");
        const State over = must(dead.next, expire(ClockName::PenaltyCall)).next;
        CHECK(refusal(over, home(DecisionKind::CallInterference)) == "TAP-PE-7");
        CHECK(message(over, home(DecisionKind::CallInterference)) ==
              "the 10 seconds for a call are up.");
    }
    SECTION("an unfounded call") {
        Scene clean = scene;
        clean.put("V28", 66.02, 20.0, 0.0);
        const State fair = clean;
        const State next = playScript(fair, defensiveFoul(fair, 65.0)).next;
        CHECK(refusal(next, home(DecisionKind::CallInterference)) == "TAP-PE-7");
        CHECK(message(next, home(DecisionKind::CallInterference)) == "no interference found.");
    }
    SECTION("the snap waits for the end of the call's time, or for \"no call\"") {
        Scene ready{Phase::Ready};
        ready.mode(Mode::Tournament).standardOffense().standardDefense().holder(Side::Home);
        ready.clock(ClockName::PenaltyCall, 10000).with([](State& s) {
            s.playFacts.snapTaker = idOf(s, "H12");
            s.review.mayCall = {true, false};
            s.review.before = situationOf(s);
        });
        CHECK(refusal(ready, decide(DecisionKind::SwitchOn, 8000)) == "TAP-PE-7");
        CHECK(message(ready, decide(DecisionKind::SwitchOn, 8000)) ==
              "a call is still open (2 s).");
        const State said = must(ready, home(DecisionKind::NoCall)).next;
        CHECK(refusal(said, decide(DecisionKind::SwitchOn)).empty());
    }
}
