#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 14, Pre-snap.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
Scene both(Phase phase, const View& v) {
    Scene scene{phase};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    return scene;
}
Decision motion(const State& s, const std::string& name, double x, double y) {
    return moveInMotion(s, name, x, y);
}
// The offense moved #88 (if asked) and pivoted #22 (if asked); the defense's window is open.
State matching(const View& v, bool moved, bool pivoted) {
    State s = both(Phase::Motion, v);
    if (moved)
        s = must(s, motion(s, v.own("88"), v.x(33.5), v.y(kMiddle + 14.0))).next;
    if (pivoted)
        s = must(s, turn(s, v, "22", 30.0)).next;
    return go(s, say(v.side, DecisionKind::Done));
}

}  // namespace

TEST_CASE("TAP-PS-3 the defense answers a motion and a pivot with one of each",
          "[tap][TAP-PS-3][TAP-PS-4][TAP-PS-5][AS-PS-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    const State s = matching(v, true, true);
    REQUIRE(s.phase == Phase::Match);
    CHECK(prompt(s).side == d.side);
    CHECK(onBoard(s, v.own("88")).pose.at.y == Spot::yards(v.y(kMiddle + 14.0)));
    CHECK(onBoard(s, v.own("22")).pose.heading == Heading::degrees(v.heading(30)));

    State answered = must(s, motion(s, d.own("24"), v.x(52), v.y(kMiddle - 10))).next;
    answered = must(answered, turn(answered, d, "91", 25.0)).next;
    CHECK(onBoard(answered, d.own("24")).pose.at.x == v.spot(52));
    CHECK(refusal(answered, turn(answered, d, "97", 25.0)) == "TAP-PS-5");
    CHECK(refusal(answered, motion(answered, d.own("28"), v.x(52), v.y(kMiddle + 10))) ==
          "TAP-PS-5");
    CHECK(go(answered, say(d.side, DecisionKind::Done)).phase == Phase::Announce);

    SECTION("in a legal alignment") {
        const std::string clause = refusal(s, motion(s, d.own("24"), v.x(41.1), v.y(kMiddle - 12)));
        CHECK(clause == "TAP-LD-1");
    }
}

TEST_CASE("TAP-PS-5 the defense matches kind and number", "[tap][TAP-PS-5][AS-PS-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    const State s = matching(v, false, true);
    REQUIRE(s.phase == Phase::Match);
    const Decision safety = motion(s, d.own("24"), v.x(52), v.y(kMiddle - 10));
    CHECK(refusal(s, safety) == "TAP-PS-5");
    CHECK(message(s, safety) == "the offense made 0 motion(s) and 1 pivot(s); no more to match.");
    CHECK(refusal(s, turn(s, d, "20", 20.0)) == "");

    SECTION("only a motion") {
        const State moved = matching(v, true, false);
        CHECK(refusal(moved, turn(moved, d, "20", 20.0)) == "TAP-PS-5");
        CHECK(refusal(moved, motion(moved, d.own("24"), v.x(52), v.y(kMiddle - 10))) == "");
    }
    SECTION("nothing changed: its window is skipped") {
        CHECK(matching(v, false, false).phase == Phase::Announce);
    }
}

TEST_CASE("TAP-PS-3 a motion must leave a legal formation",
          "[tap][TAP-PS-3][TAP-LO-2][AS-PS-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = both(Phase::Motion, v);
    CHECK(refusal(s, motion(s, v.own("84"), v.x(33.5), v.y(kMiddle + 10))) == "TAP-LO-2");
    CHECK(onBoard(s, v.own("84")).pose.at.x == v.spot(38.9));
    // Moved along the line he stays one of the seven.
    CHECK(refusal(s, motion(s, v.own("84"), v.x(38.9), v.y(kMiddle + 10))) == "");

    SECTION("one player in motion per play") {
        const State moved = must(s, motion(s, v.own("88"), v.x(33.5), v.y(kMiddle + 14))).next;
        CHECK(refusal(moved, motion(moved, v.own("80"), v.x(38.9), v.y(kMiddle - 15))) ==
              "TAP-PS-3");
        // the same man may be put elsewhere while the window is open, and is offered for it
        const std::vector<Option> offered = options(moved);
        const Option* again = optionOf(offered, DecisionKind::MoveInMotion);
        REQUIRE(again != nullptr);
        CHECK(again->figures == std::vector{idOf(moved, v.own("88"))});
        CHECK(refusal(moved, motion(moved, v.own("88"), v.x(33.5), v.y(kMiddle + 12))) == "");
    }
    SECTION("eligible receivers only") {
        CHECK(refusal(s, motion(s, v.own("61"), v.x(38.9), v.y(kMiddle - 3.2))) == "TAP-PS-3");
        CHECK(refusal(s, motion(s, v.own("12"), v.x(33.0), v.y(kMiddle))) == "TAP-PS-3");
        // Covered: a receiver inside another on his side of the line.
        Scene covered = both(Phase::Motion, v);
        covered.put(v.own("88"), v.x(38.9), v.y(kMiddle + 18));
        CHECK(refusal(covered, motion(covered, v.own("84"), v.x(38.9), v.y(kMiddle + 10))) ==
              "TAP-PS-3");
    }
}

TEST_CASE("TAP-PS-4 one pre-snap pivot, of an eligible receiver", "[tap][TAP-PS-4][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = both(Phase::Motion, v);
    const State turned = must(s, turn(s, v, "22", 30.0)).next;
    CHECK(refusal(turned, turn(turned, v, "34", 30.0)) == "TAP-PS-4");
    CHECK(refusal(s, turn(s, v, "61", 30.0)) != "");
    SECTION("the player in motion may be the one") {
        const State moved = must(s, motion(s, v.own("88"), v.x(33.5), v.y(kMiddle + 14))).next;
        CHECK(refusal(moved, turn(moved, v, "88", 15.0)) == "");
    }
    SECTION("it counts toward no stoppage") {
        State run = go(turned, say(v.side, DecisionKind::Done));
        run = playOn(run, Phase::RunBehind);
        State stop = goRun(run, {stopAt(20, v.side)});
        stop = go(stop, say(v.side, DecisionKind::Done));
        CHECK(stop.phase == Phase::Restart);
    }
}

TEST_CASE("the announcement cites the clause of whoever takes the snap",
          "[tap][TAP-PS-6][TAP-PS-7]") {
    Scene scene{Phase::Announce};
    scene.mode(Mode::Solitaire).ballOn(40.0).down(2, 7.0);
    scene.put("H12", 36.5, 26.6665).put("H34", 33.0, 23.9).put("H52", 38.9, 26.6665);
    const State s = scene;
    const auto clause = [&](const char* number) {
        return find(must(s, about(s, DecisionKind::Announce, number)).events, EventKind::Announced)
            .clause;
    };
    CHECK(clause("H12") == "TAP-PS-6");
    CHECK(clause("H34") == "TAP-PS-7");
}

TEST_CASE("TAP-PS-7 a back takes the snap only from behind the quarterback",
          "[tap][TAP-PS-6][TAP-PS-7][AS-PS-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto announced = [&](double deeper) {
        Scene scene = both(Phase::Announce, v);
        scene.put(v.own("12"), v.x(31.9), v.y(kMiddle));
        scene.put(v.own("22"), v.x(31.9 - deeper), v.y(kMiddle - 4.0));
        return scene.state();
    };
    const auto snapTo = [&](const State& s, const char* number) {
        return by(v.side, about(s, DecisionKind::Announce, v.own(number)));
    };
    const State level = announced(0.0);
    CHECK(refusal(level, snapTo(level, "22")) == "TAP-PS-7");
    const State deeper = announced(3.0);
    CHECK(refusal(deeper, snapTo(deeper, "22")) == "");
    const State ready = go(deeper, snapTo(deeper, "22"));
    CHECK(ready.phase == Phase::Ready);
    CHECK(ready.carrier == idOf(ready, v.own("22")));
    CHECK(ready.playFacts.directSnap);

    SECTION("anyone else may not take it") {
        CHECK(refusal(deeper, snapTo(deeper, "88")) == "TAP-PS-6");
        CHECK(refusal(deeper, snapTo(deeper, "61")) == "TAP-PS-6");
        CHECK(refusal(deeper, snapTo(deeper, "84")) == "TAP-PS-6");
    }
    SECTION("he may neither pass nor pitch") {
        State s = must(ready, say(v.side, DecisionKind::SwitchOn)).next;
        s = goRun(s, {stopAt(20, v.side)});
        REQUIRE(s.phase == Phase::StopOffense);
        CHECK(refusal(s, say(v.side, DecisionKind::DeclarePass)) == "TAP-PS-7");
        CHECK(refusal(s, by(v.side, about(s, DecisionKind::Pitch, v.own("34")))) == "TAP-PS-7");
        // Pivots and the quarterback's base switch remain.
        CHECK(refusal(s, turn(s, v, "88", 20.0)) == "");
        CHECK(refusal(s, by(v.side, about(s, DecisionKind::SwitchBase, v.own("12")))) == "");
    }
}

TEST_CASE("TAP-PS-6 on a punt nobody but the punter takes the snap",
          "[tap][TAP-PS-6][TAP-PU-2][refusal]") {
    Scene scene = both(Phase::Announce, View{Side::Home});
    scene.kind(PlayKind::Punt).put("H5", 25.0, kMiddle).put("H12", 30.0, kMiddle - 12.0);
    const Decision toTheBack = about(scene, DecisionKind::Announce, "H22");
    CHECK(refusal(scene, toTheBack) == "TAP-PS-6");
    CHECK(message(scene, toTheBack) == "the punter takes the snap.");
}

TEST_CASE("TAP-PS-6 switching on comes after the announcement", "[tap][TAP-PS-6][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = both(Phase::Announce, v);
    CHECK(refusal(s, say(v.side, DecisionKind::SwitchOn)) == "TAP-PS-6");
    CHECK(message(s, say(v.side, DecisionKind::SwitchOn)) == "announce who has the ball.");
}

TEST_CASE("TAP-PS-9 after the snap nobody counts men any more",
          "[tap][TAP-PS-9][AS-PS-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = both(Phase::Ready, v);
    scene.lineupClocks(true).put(v.opp("33"), v.x(60), v.y(10)).holder(v.side);
    scene.with([&](State& s) { s.carrier = s.playFacts.snapTaker = idOf(s, v.own("12")); });
    const State ready = scene;
    CHECK(refusal(ready, say(v.side, DecisionKind::CallTooManyMen)) == "");
    const State on = must(ready, say(v.side, DecisionKind::SwitchOn)).next;
    CHECK(refusal(on, say(v.side, DecisionKind::CallTooManyMen)) == "TAP-PS-9");
    const State stop = goRun(on, {stopAt(30, v.side)});
    CHECK(refusal(stop, say(v.side, DecisionKind::CallTooManyMen)) == "TAP-PS-9");
    CHECK(refusal(stop, say(v.side, DecisionKind::DeclareFake)) == "TAP-PS-9");
    CHECK(refusal(stop, say(v.side, DecisionKind::CallDelay)) == "TAP-PS-9");
    CHECK(stop.lineOfScrimmage == v.spot(40));
}

TEST_CASE("TAP-PS-1 a field goal or punt is declared before set",
          "[tap][TAP-PS-1][AS-PS-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).offense(v.side).ballOn(75).standardOffense();
    CHECK(refusal(scene, say(v.side, DecisionKind::DeclareFieldGoal)) == "");
    CHECK(refusal(scene, say(v.side, DecisionKind::DeclarePunt)) == "");
    State s = go(scene, say(v.side, DecisionKind::Set));
    CHECK(refusal(s, say(v.side, DecisionKind::DeclareFieldGoal)) == "TAP-PS-1");
    CHECK(refusal(s, say(v.side, DecisionKind::DeclarePunt)) == "TAP-PS-1");
    s = playOn(s, Phase::Ready);
    CHECK(refusal(s, say(v.side, DecisionKind::DeclareFieldGoal)) == "TAP-PS-1");
}

TEST_CASE("TAP-PS-6 without a name the quarterback has the ball",
          "[tap][TAP-PS-6][AS-PS-7][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = both(Phase::Announce, v);
    scene.clock(ClockName::Announce, 10'000);
    State s = taken(must(scene, expire(ClockName::Announce)).next);
    CHECK(s.phase == Phase::Ready);
    s = must(s, say(v.side, DecisionKind::SwitchOn)).next;
    CHECK(s.phase == Phase::RunBehind);
    CHECK(s.carrier == idOf(s, v.own("12")));
    SECTION("with advisory clocks the prompt waits") {
        Scene alone = both(Phase::Announce, v);
        alone.mode(Mode::Solitaire).clock(ClockName::Announce, 10'000);
        const State waiting = must(alone, expire(ClockName::Announce)).next;
        CHECK(waiting.phase == Phase::Announce);
        CHECK(clockOf(waiting, ClockName::Announce)->marked);
    }
}

TEST_CASE("TAP-PS-2 hands off the other team's figures", "[tap][TAP-PS-2][AS-PS-8][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = both(Phase::LineUp, v);
    scene.stage(LineupStage::First);
    const State s = scene;
    const Decision drag = by(v.side, place(s, v.opp("91"), v.x(45), v.y(kMiddle - 4)));
    CHECK(refusal(s, drag) == "TAP-PS-2");
    CHECK(refusal(s, by(v.side, about(s, DecisionKind::Lift, v.opp("91")))) == "TAP-PS-2");
    CHECK(onBoard(s, v.opp("91")).pose.at.x == v.spot(41.5));
    SECTION("nor at a stoppage") {
        Scene stop = both(Phase::StopOffense, v);
        stop.carrier(v.own("12")).holder(v.side);
        Decision turned = pivot(stop, v.opp("91"), 10.0);
        turned.side = v.side;
        CHECK(refusal(stop, turned) == "TAP-PS-2");
    }
}

TEST_CASE("TAP-PS-2 both teams line up in the forty seconds, one after the other on one screen",
          "[tap][TAP-PS-2][TAP-MD-5][TAP-LO-12][TAP-LD-5]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::Break};
    scene.mode(GENERATE(Mode::Hotseat, Mode::Tournament)).method(Method::Clock);
    scene.offense(v.side).ballOn(40).stage(LineupStage::Preplace);
    State s = scene.clock(ClockName::DefensePreplace, 30'000);
    // The defense has the first thirty seconds and the last ten, the offense its forty between.
    CHECK(prompt(s).side == v.other());
    CHECK_FALSE(refusal(s, usualLineUp(s, v.side)).empty());
    s = go(s,
           {Input{usualLineUp(s, v.other())}, Input{say(v.other(), DecisionKind::Ready, 29'000)}});
    REQUIRE(s.phase == Phase::LineUp);
    CHECK(prompt(s).side == v.side);
    CHECK(clockLeft(s, ClockName::OffenseLineup) == 40'000);
    CHECK_FALSE(refusal(s, by(v.other(), place(s, v.opp("24"), v.x(52), v.y(kMiddle)))).empty());
    s = go(s, {Input{usualLineUp(s, v.side)}, Input{say(v.side, DecisionKind::Set, 39'999)}});
    REQUIRE(s.phase == Phase::SetDefense);
    CHECK(prompt(s).side == v.other());
    CHECK(clockLeft(s, ClockName::DefenseAfterSet) == 10'000);
    CHECK(refusal(s, place(s, v.opp("24"), v.x(52), v.y(kMiddle - 10))) == "");
    CHECK(go(s, say(v.other(), DecisionKind::Ready, 9'999)).phase == Phase::Motion);
}

TEST_CASE("TAP-PS-8 ten seconds after the announcement the referee snaps",
          "[tap][TAP-PS-8][AS-PS-9][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto ready = [&](Mode mode) {
        Scene scene = both(Phase::Ready, v);
        scene.mode(mode).play(4).holder(v.side).clock(ClockName::Snap, 10'000);
        scene.with([&](State& s) { s.carrier = s.playFacts.snapTaker = idOf(s, v.own("12")); });
        return scene.state();
    };
    const Step step = must(ready(Mode::Hotseat), expire(ClockName::Snap));
    CHECK(has(step.events, EventKind::BoardOn));
    CHECK(step.next.phase == Phase::RunBehind);
    CHECK(step.next.play == 5);
    CHECK(step.next.playFacts.snapped);

    const State waiting = must(ready(Mode::Solitaire), expire(ClockName::Snap)).next;
    CHECK(waiting.phase == Phase::Ready);
    CHECK(waiting.play == 4);
    CHECK(clockOf(waiting, ClockName::Snap)->marked);
    CHECK(refusal(waiting, say(v.side, DecisionKind::SwitchOn)) == "");
}

TEST_CASE("TAP-PS-3 the windows before the snap close by themselves",
          "[tap][TAP-PS-3][TAP-PS-5][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = both(Phase::Motion, v);
    scene.clock(ClockName::Motion, 10'000);
    SECTION("nothing changed") {
        CHECK(taken(must(scene, expire(ClockName::Motion)).next).phase == Phase::Announce);
    }
    SECTION("what was done stands and is answered") {
        State s = must(scene, motion(scene, v.own("88"), v.x(33.5), v.y(kMiddle + 14.0))).next;
        s = taken(must(s, expire(ClockName::Motion)).next);
        REQUIRE(s.phase == Phase::Match);
        CHECK(clockLeft(s, ClockName::Match) == 10'000);
        CHECK(onBoard(s, v.own("88")).pose.at.y == Spot::yards(v.y(kMiddle + 14.0)));
        s = taken(must(s, expire(ClockName::Match)).next);
        CHECK(s.phase == Phase::Announce);
    }
    SECTION("a receiver turned back was not turned") {
        State s = must(scene, turn(scene, v, "22", 30.0)).next;
        s = must(s, turn(s, v, "22", 0.0)).next;
        CHECK(go(s, say(v.side, DecisionKind::Done)).phase == Phase::Announce);
    }
    SECTION("a stacked quarterback stays stacked") {
        Scene under = both(Phase::Motion, v);
        under.put(v.own("12"), v.x(36.0), v.y(kMiddle));
        CHECK(refusal(under, motion(under, v.own("12"), v.x(30.0), v.y(kMiddle))) == "TAP-PS-3");
    }
}
