#include "scenario_steps.hpp"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

// Chapter 10, Onside kick. Every scene's view is the kicking team's.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
Scene declareScene(const View& v, int own, int opponents) {
    Scene scene{Phase::KickDeclare};
    scene.offense(v.other()).kind(PlayKind::Kickoff);
    v.side == Side::Home ? scene.score(own, opponents) : scene.score(opponents, own);
    return scene;
}
// "Onside" declared and accepted.
State declared(const View& v) {
    const State s = declareScene(v, 14, 17);
    return go(s, by(v.side, choose(DecisionKind::DeclareKick, Choice::Onside)));
}
State firstRoll(const View& v, int a, int b) {
    const State s = go(declared(v), say(v.side, DecisionKind::Roll));
    return taken(must(s, dice(a, b)).next);
}
// Both line-ups stand, the first roll was 11, the second is due.
Scene secondRoll(const View& v) {
    Scene scene = kickScene(Phase::OnsideSecondRoll, v.other(), PlayKind::Onside, 11);
    scene.with([](State& s) { s.playFacts.onsideRoll = 11; });
    return scene;
}
State ballPlaced(const State& s, const View& v, int a, int b) {
    const State rolled = must(s, say(v.side, DecisionKind::Roll)).next;
    return taken(must(rolled, dice(a, b)).next);
}
Scene withBall(Phase phase, const View& v, double d, double w) {
    Scene scene = kickScene(phase, v.other(), PlayKind::Onside, 11);
    scene.with([](State& s) { s.playFacts.onsideRoll = 11; });
    scene.magnet(v.x(d), v.y(w)).holder(v.side);
    return scene;
}
// Heading in the field from a figure to the ball, turned by some degrees.
double towardBall(const State& s, const std::string& name, double off) {
    const FieldPoint at = onBoard(s, name).pose.at;
    const double dx = (s.ball->x - at.x).yards();
    const double dy = (s.ball->y - at.y).yards();
    return std::atan2(dy, dx) * 180.0 / 3.14159265358979 + off;
}
void checkFirstAndTen(const State& s, Side side, Spot where) {
    CHECK(s.offense == side);
    CHECK(s.down == 1);
    CHECK(s.lineOfScrimmage == where);
    CHECK((s.phase == Phase::Break || s.phase == Phase::LineUp));
    CHECK(s.figures.empty());
    CHECK_FALSE(s.ball);
}

}  // namespace

TEST_CASE("TAP-ON-1 onside kicks are for the trailing team", "[tap][TAP-ON-1][AS-ON-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const Decision onside = by(v.side, choose(DecisionKind::DeclareKick, Choice::Onside));
    CHECK(refusal(declareScene(v, 14, 14), onside) == "TAP-ON-1");
    CHECK(message(declareScene(v, 14, 14), onside) ==
          "onside kicks are for the trailing team (14–14).");
    CHECK(refusal(declareScene(v, 20, 3), onside) == "TAP-ON-1");
    CHECK(refusal(declareScene(v, 14, 17), onside) == "");
    CHECK(declared(v).phase == Phase::OnsideDeclared);
}

TEST_CASE("TAP-ON-3 less than ten has failed, the receivers take over there",
          "[tap][TAP-ON-3][TAP-ON-4][AS-ON-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    checkFirstAndTen(firstRoll(v, 2, 4), v.other(), v.spot(36));
    checkFirstAndTen(firstRoll(v, 1, 1), v.other(), v.spot(32));
    checkFirstAndTen(firstRoll(v, 4, 5), v.other(), v.spot(39));
    CHECK(firstRoll(v, 5, 5).phase == Phase::OnsideLineUp);
    CHECK(firstRoll(v, 6, 6).phase == Phase::OnsideLineUp);

    SECTION("the opponent may not roll, and after ten seconds the referee does") {
        State s = declared(v);
        CHECK_FALSE(refusal(s, say(v.other(), DecisionKind::Roll)).empty());
        CHECK(clockLeft(s, ClockName::Roll) == 10'000);
        s = must(s, expire(ClockName::Roll)).next;
        CHECK(prompt(s).kind == PromptKind::Chance);
        CHECK(prompt(s).chance == ChanceKind::Dice);
    }
}

TEST_CASE("TAP-ON-6 the first roll gives the yard line, the second the lane",
          "[tap][TAP-ON-6][TAP-ON-7][AS-ON-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State placed = ballPlaced(secondRoll(v), v, 1, 3);
    REQUIRE(placed.ball);
    CHECK(placed.phase == Phase::OnsideReceive);
    const auto check = [&](const State& s, double d, double w) {
        REQUIRE(s.ball);
        const TeamPoint at = toTeam(*s.ball, v.side);
        CHECK(at.d.yards() == Approx(d).margin(1e-9));
        CHECK(at.w.yards() == Approx(w).margin(0.0001));
    };
    check(placed, 41.0, kWidth * 3.0 / 12.0);
    check(ballPlaced(secondRoll(v), v, 1, 1), 41.0, kWidth / 12.0);
    check(ballPlaced(secondRoll(v), v, 3, 4), 41.0, kWidth / 2.0);
    check(ballPlaced(secondRoll(v), v, 6, 6), 41.0, kWidth * 11.0 / 12.0);

    SECTION("from a first roll of 10 on the 40, of 12 on the 42") {
        Scene ten = secondRoll(v);
        ten.with([](State& s) { s.playFacts.onsideRoll = 10; });
        check(ballPlaced(ten, v, 3, 4), 40.0, kWidth / 2.0);
        Scene twelve = secondRoll(v);
        twelve.with([](State& s) { s.playFacts.onsideRoll = 12; });
        check(ballPlaced(twelve, v, 3, 4), 42.0, kWidth / 2.0);
    }
    SECTION("lanes of a house") {
        Scene house = secondRoll(v);
        house.rules([](RulesData& r) {
            r.onside.laneWidthFractions =
                std::vector{0.1, 0.2, 0.3, 0.35, 0.4, 0.5, 0.6, 0.65, 0.7, 0.8, 0.9};
        });
        check(ballPlaced(house, v, 1, 2), 41.0, kWidth * 0.2);
    }
    SECTION("line-ups are fixed after the second roll") {
        const FieldPoint at = onBoard(placed, v.opp("61")).pose.at;
        CHECK(refusal(placed, place(placed, v.opp("61"), at.x.yards(), at.y.yards() + 0.5)) ==
              "TAP-ON-6");
    }
    SECTION("after ten seconds the referee rolls") {
        Scene late = secondRoll(v);
        late.clock(ClockName::Roll, 10'000);
        const State due = must(late, expire(ClockName::Roll)).next;
        CHECK(prompt(due).chance == ChanceKind::Dice);
    }
}

TEST_CASE("TAP-ON-9 three pivots each, toward the ball", "[tap][TAP-ON-9][AS-ON-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    const auto toward = [](const State& s, const std::string& name, double off) {
        return pivot(s, name, towardBall(s, name, off));
    };
    State s = withBall(Phase::OnsideReceive, v, 41.0, kWidth / 3.0);
    REQUIRE(prompt(s).side == r.side);
    // on a kick nobody is the offense: the message names the team
    CHECK(refusal(s, by(v.side, toward(s, v.own("91"), 0))) == "TAP-SW-6");
    CHECK(message(s, by(v.side, toward(s, v.own("91"), 0))) ==
          "it is the " + s.teams[indexOf(r.side)]->name + " coach's window.");
    for (const char* number : {"52", "61", "64"})
        s = must(s, toward(s, r.own(number), 10.0)).next;
    CHECK(refusal(s, toward(s, r.own("70"), 10.0)) == "TAP-ON-9");
    CHECK(message(s, toward(s, r.own("70"), 10.0)).find("all used") != std::string::npos);
    // A man already turned may be turned again.
    CHECK(refusal(s, toward(s, r.own("61"), -20.0)) == "");

    s = go(s, say(r.side, DecisionKind::Done));
    REQUIRE(s.phase == Phase::OnsideKick);
    CHECK(prompt(s).side == v.side);
    CHECK(refusal(s, toward(s, v.own("91"), 90.0)) == "TAP-ON-9");
    CHECK(message(s, toward(s, v.own("91"), 90.0)) == "the pivot must be toward the ball.");
    CHECK(refusal(s, toward(s, v.own("91"), -90.0)) == "TAP-ON-9");
    CHECK(refusal(s, toward(s, v.own("91"), 180.0)) == "TAP-ON-9");
    for (const char* number : {"91", "96", "97"})
        s = must(s, toward(s, v.own(number), 89.0)).next;
    s = go(s, say(v.side, DecisionKind::Done));
    CHECK(s.phase == Phase::OnsideReady);
    CHECK(refusal(s, say(r.side, DecisionKind::SwitchOn)) == "TAP-GN-6");
    CHECK(must(s, say(v.side, DecisionKind::SwitchOn)).next.phase == Phase::BallLoose);
}

TEST_CASE("TAP-ON-12 recovered by the kickers it is dead where the ball lay",
          "[tap][TAP-ON-12][AS-ON-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = withBall(Phase::BallLoose, v, 40.0, 20.0);
    scene.put(v.own("44"), v.x(30), v.y(20)).put(r.own("34"), v.x(50), v.y(22));
    const State s = scene;
    const SegmentResult result = runScript(
        s, {poseAt(s, 50, v.own("44"), v.x(38.6), v.y(20)), ballTouch(s, 50, v.own("44"))});
    CHECK(result.ticks == 50);
    CHECK(result.stop.cause == StopCause::BallTouched);
    const Step step = must(s, result);
    CHECK(has(step.events, EventKind::Recovered));
    checkFirstAndTen(taken(step.next), v.side, v.spot(40));
    CHECK(refusal(taken(step.next), say(v.side, DecisionKind::ReturnKick)) != "");

    const auto received = [&] {
        return goRun(
            s, {poseAt(s, 50, r.own("34"), v.x(41.4), v.y(20)), ballTouch(s, 50, r.own("34"))});
    };
    SECTION("recovered by the receivers their coach chooses") {
        const State choice = received();
        REQUIRE(choice.phase == Phase::OnsideDecide);
        CHECK(prompt(choice).side == r.side);
        CHECK(clockLeft(choice, ClockName::ReturnDecision) == 10'000);
        CHECK(refusal(choice, say(v.side, DecisionKind::ReturnKick)) == "TAP-ON-12");
        const State downed = go(choice, say(r.side, DecisionKind::DownBall));
        checkFirstAndTen(downed, r.side, v.spot(40));
        checkFirstAndTen(
            taken(must(choice, expire(ClockName::ReturnDecision)).next), r.side, v.spot(40));
        State back = go(choice, say(r.side, DecisionKind::ReturnKick));
        CHECK(back.phase == Phase::ReturnPivot);
        CHECK(back.carrier == idOf(back, r.own("34")));
        CHECK(onBoard(back, r.own("34")).pose.at == onBoard(choice, r.own("34")).pose.at);
        back = go(back,
                  {Input{say(r.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::Done)}});
        CHECK(back.phase == Phase::RestartReturn);
        CHECK(back.switchHolder == v.side);
    }
    SECTION("in contact with a standing opponent he is down at once") {
        const State down = goRun(s,
                                 {poseAt(s, 50, r.own("34"), v.x(41.4), v.y(20)),
                                  touch(s, 49, r.own("34"), v.own("91")),
                                  ballTouch(s, 50, r.own("34"))});
        // Spotted at his own front, 40.4 of the kickers.
        checkFirstAndTen(down, r.side, v.spot(40.4));
    }
}

TEST_CASE("TAP-ON-11 both at the ball, the receivers have it",
          "[tap][TAP-ON-11][AS-ON-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    const auto holder = [&](double whiteGapMm) {
        Scene scene = withBall(Phase::BallLoose, v, 41.0, 20.0);
        const double yd = 1.0 / 12.7;
        scene.put(v.own("21"), v.x(41.0 - 1.0 - (4.0 + whiteGapMm) * yd), v.y(20));
        scene.put(r.own("30"), v.x(41.0 + 1.0 + 4.2 * yd), v.y(20));
        return scene.state();
    };
    SECTION("the other within the tie gap") {
        const State s = holder(0.4);
        const State after = goRun(s, {ballTouch(s, 8, r.own("30"))});
        CHECK(after.phase == Phase::OnsideDecide);
    }
    SECTION("the white one first, the dark one within the tie gap") {
        const State s = holder(0.2);
        const State after = goRun(s, {ballTouch(s, 8, v.own("21"))});
        CHECK(after.phase == Phase::OnsideDecide);
        CHECK(after.playFacts.kind == PlayKind::Onside);
    }
    SECTION("both in one step") {
        const State s = holder(0.2);
        const State after = goRun(s, {ballTouch(s, 8, v.own("21")), ballTouch(s, 8, r.own("30"))});
        CHECK(after.phase == Phase::OnsideDecide);
    }
    SECTION("of two receivers the lower number") {
        Scene scene = withBall(Phase::BallLoose, v, 41.0, 20.0);
        scene.put(r.own("30"), v.x(42.33), v.y(20)).put(r.own("22"), v.x(41.0), v.y(21.1));
        const State s = scene;
        State after = goRun(s, {ballTouch(s, 8, r.own("30")), ballTouch(s, 8, r.own("22"))});
        after = go(after, say(r.side, DecisionKind::ReturnKick));
        CHECK(after.carrier == idOf(after, r.own("22")));
    }
}

TEST_CASE("TAP-ON-2 the declaration is binding", "[tap][TAP-ON-2][TAP-KO-3][AS-ON-7][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = declared(v);
    const std::string touchback = refusal(s, say(v.other(), DecisionKind::EarlyTouchback));
    CHECK((touchback == "TAP-KO-3" || touchback == "TAP-ON-2"));
    CHECK(refusal(s, by(v.side, choose(DecisionKind::DeclareKick, Choice::Kickoff))) == "TAP-ON-2");
    CHECK(refusal(s, say(v.side, DecisionKind::Withdraw)) == "TAP-ON-2");
}

TEST_CASE("TAP-ON-13 nobody at the ball after five seconds, it is the receivers'",
          "[tap][TAP-ON-13][AS-ON-8][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = withBall(Phase::BallLoose, v, 42.0, 20.0);
    const SegmentResult result = runScript(s, {});
    CHECK(result.ticks == 600);
    checkFirstAndTen(taken(must(s, result).next), v.other(), v.spot(42));
}

TEST_CASE("TAP-ON-10 an engaged man may recover, a fallen one may not, and nobody may stop",
          "[tap][TAP-ON-10][AS-ON-9][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = withBall(Phase::BallLoose, v, 41.0, 20.0);
    scene.put(v.own("33"), v.x(39.6), v.y(20)).put(r.own("64"), v.x(39.6), v.y(21.51));
    scene.touching(v.own("33"), r.own("64"));
    const State s = scene;
    const State recovered = goRun(s, {ballTouch(s, 20, v.own("33"))});
    checkFirstAndTen(recovered, v.side, v.spot(41));

    SECTION("a fallen man is ignored") {
        const SegmentResult result =
            runScript(s, {fall(s, 10, v.own("33")), ballTouch(s, 20, v.own("33"))});
        CHECK(result.ticks == 600);
    }
    SECTION("stops are refused") {
        const SegmentResult result =
            runScript(s, {stopAt(5, v.side), stopAt(6, r.side), ballTouch(s, 20, v.own("33"))});
        REQUIRE(result.calls.size() == 2);
        for (const CallRuling& ruling : result.calls) {
            CHECK_FALSE(ruling.granted);
            CHECK(ruling.clause == "TAP-ON-10");
        }
        CHECK(result.ticks == 20);
    }
}

TEST_CASE("TAP-ON-5 ten or more: eleven each line up, with at least thirty seconds",
          "[tap][TAP-ON-5][AS-ON-10][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    const auto opened = [&](int left) {
        Scene scene{Phase::OnsideDeclared};
        scene.offense(r.side).kind(PlayKind::Onside).lineupClocks(true);
        scene.clock(ClockName::AfterScore, left);
        const State rolled = must(scene, say(v.side, DecisionKind::Roll)).next;
        return taken(must(rolled, dice(5, 6)).next);
    };
    State s = opened(22'000);
    REQUIRE(s.phase == Phase::OnsideLineUp);
    CHECK(clockLeft(s, ClockName::AfterScore) == 30'000);
    CHECK(clockLeft(opened(45'000), ClockName::AfterScore) == 45'000);
    // On one screen the receivers' share of what is left comes first (TAP-MD-5).
    CHECK(clockLeft(s, ClockName::KickPreplace) == 12'000);
    CHECK_FALSE(wants(s, DecisionKind::NameReturner));
    CHECK_FALSE(refusal(s, by(r.side, about(s, DecisionKind::NameReturner, r.own("22")))).empty());

    s = playOn(s, Phase::OnsideSecondRoll);
    const auto count = [&](Side side) {
        return std::ranges::count_if(s.figures,
                                     [&](const Figure& f) { return f.id.side() == side; });
    };
    CHECK(count(v.side) == 11);
    CHECK(count(r.side) == 11);

    SECTION("on the same lines as a kickoff") {
        Scene off = kickScene(Phase::OnsideLineUp, r.side, PlayKind::Onside, 11);
        off.stage(LineupStage::First);
        const double y = onBoard(off, v.own("52")).pose.at.y.yards();
        off.put(v.own("52"), v.x(28.9 - 1.0), y);
        CHECK(refusal(off, say(v.side, DecisionKind::Set)) == "TAP-KO-4");
        off.put(v.own("52"), v.x(29.2 - 1.0), y);
        CHECK(refusal(off, say(v.side, DecisionKind::Set)) == "");
    }
}

TEST_CASE("TAP-ON-8 a ball on a base moves to the nearest free place of its yard line",
          "[tap][TAP-ON-8][AS-ON-11][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const double lane4 = kWidth * 3.0 / 12.0;
    // The base covers the ball's place; free places begin 4.0 mm and a contact gap beside it.
    const auto placedBeside = [&](double leftYd, double rightYd) {
        const double clearYd = (4.0 + 0.3) / 12.7;
        const double width = leftYd + rightYd - 2.0 * clearYd;
        Scene scene = secondRoll(v);
        scene.outline(v.own("91"), 0, Polygon::rectangle(25.4, width * 12.7));
        scene.put(v.own("91"), v.x(41.0), v.y(lane4 + (rightYd - leftYd) / 2.0));
        const State s = ballPlaced(scene, v, 1, 3);
        REQUIRE(s.ball);
        CHECK(s.ball->x == v.spot(41.0));
        return toTeam(*s.ball, v.side).w.yards() - lane4;
    };
    CHECK(placedBeside(1.2, 1.2) == Approx(1.2).margin(0.01));
    CHECK(placedBeside(1.0, 1.4) == Approx(-1.0).margin(0.01));
    CHECK(placedBeside(1.4, 1.0) == Approx(1.0).margin(0.01));
}

TEST_CASE("TAP-ON-9 a turn away is refused however small the ball's side",
          "[tap][TAP-ON-9][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = withBall(Phase::OnsideKick, v, 41.0, kWidth / 3.0);
    const auto off = [&](double degrees) {
        return refusal(s, pivot(s, v.own("54"), towardBall(s, v.own("54"), degrees)));
    };
    CHECK(off(89.9) == "");
    CHECK(off(-89.9) == "");
    CHECK(off(90.1) == "TAP-ON-9");
    CHECK(off(-90.1) == "TAP-ON-9");
    SECTION("the windows close by themselves") {
        Scene scene = withBall(Phase::OnsideReceive, v, 41.0, kWidth / 3.0);
        scene.clock(ClockName::OnsidePivots, 10'000);
        State t = taken(must(scene, expire(ClockName::OnsidePivots)).next);
        REQUIRE(t.phase == Phase::OnsideKick);
        t = taken(must(t, expire(ClockName::OnsidePivots)).next);
        REQUIRE(t.phase == Phase::OnsideReady);
        CHECK(must(t, expire(ClockName::Restart)).next.phase == Phase::BallLoose);
    }
}

TEST_CASE("TAP-ON-1 a finished try counts into the score", "[tap][TAP-ON-1][boundary]") {
    // 14-20 before the try of the trailing team's touchdown: 20-20 with the extra point pending.
    Scene scene{Phase::TryChoice};
    scene.score(20, 20);
    scene.with([](State& s) {
        s.tryKind = TryKind::Undecided;
        s.tryTeam = Side::Home;
    });
    const Decision onside = by(Side::Home, choose(DecisionKind::DeclareKick, Choice::Onside));
    const auto after = [&](int a, int b) {
        State s = go(scene, by(Side::Home, choose(DecisionKind::ChooseTry, Choice::ExtraPoint)));
        s = go(s, by(Side::Home, decide(DecisionKind::Roll)));
        return taken(must(s, dice(a, b)).next);
    };
    CHECK(refusal(after(3, 4), onside) == "TAP-ON-1");
    CHECK(refusal(after(1, 1), onside) == "TAP-ON-1");
    scene.score(20, 21);
    CHECK(refusal(after(3, 4), onside) == "TAP-ON-1");  // 21-21
    CHECK(refusal(after(1, 1), onside) == "");          // 20-21
}
