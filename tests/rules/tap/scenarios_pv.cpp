#include "scenario_steps.hpp"

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

// Chapter 16, Pivots.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

constexpr double kMm = 12.7;

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
Scene stopped(const View& v) {
    Scene scene{Phase::StopOffense};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    scene.carrier(v.own("12")).holder(v.side).stopsUsed(1).clock(ClockName::Stoppage, 10'000);
    return scene;
}
// The offense turned some figures and is done.
State afterOffense(const View& v, std::initializer_list<const char*> turned) {
    State s = stopped(v);
    for (const char* number : turned)
        s = must(s, turn(s, v, number, 20.0)).next;
    return go(s, say(v.side, DecisionKind::Done));
}

}  // namespace

TEST_CASE("TAP-PV-4 the defense may pivot one more than the offense",
          "[tap][TAP-PV-4][AS-PV-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    State s = afterOffense(v, {"22", "34", "88"});
    REQUIRE(s.phase == Phase::StopDefense);
    CHECK(s.playFacts.offenseTurns == 3);
    for (const char* number : {"20", "21", "24", "28"})
        s = must(s, turn(s, d, number, 15.0)).next;
    CHECK(refusal(s, turn(s, d, "51", 15.0)) == "TAP-PV-4");
    CHECK(message(s, turn(s, d, "51", 15.0)) == "the defense may pivot 4 this stoppage; all used.");
    SECTION("a man already turned may be turned again") {
        CHECK(refusal(s, turn(s, d, "21", 30.0)) == "");
    }
    SECTION("one turned back frees his turn") {
        const State back = must(s, turn(s, d, "21", 0.0)).next;
        CHECK(refusal(back, turn(back, d, "51", 15.0)) == "");
    }
    SECTION("the play goes on with the offense") {
        s = go(s, say(d.side, DecisionKind::Done));
        CHECK(s.phase == Phase::Restart);
        CHECK(s.switchHolder == v.side);
    }
}

TEST_CASE("TAP-PV-8 a figure turned back counts nothing", "[tap][TAP-PV-8][AS-PV-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto turnedTo = [&](std::initializer_list<double> headings) {
        State s = stopped(v);
        for (const double heading : headings)
            s = must(s, turn(s, v, "61", heading)).next;
        return go(s, say(v.side, DecisionKind::Done));
    };
    const State back = turnedTo({20.0, 0.3});
    CHECK(back.playFacts.offenseTurns == 0);
    CHECK(back.phase == Phase::Restart);

    SECTION("half a degree counts nothing, more counts one") {
        CHECK(turnedTo({0.5}).playFacts.offenseTurns == 0);
        CHECK(turnedTo({0.51}).playFacts.offenseTurns == 1);
        CHECK(turnedTo({-0.5}).playFacts.offenseTurns == 0);
        CHECK(turnedTo({359.4}).playFacts.offenseTurns == 1);
    }
    SECTION("turned several times he counts once") {
        CHECK(turnedTo({20.0, 40.0, 60.0}).playFacts.offenseTurns == 1);
    }
}

TEST_CASE("TAP-PV-8 a base switch alone counts one, the defense may pivot two",
          "[tap][TAP-PV-8][TAP-QB-2][AS-PV-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    State s = stopped(v);
    s = must(s, by(v.side, about(s, DecisionKind::SwitchBase, v.own("12")))).next;
    CHECK(onBoard(s, v.own("12")).baseSlot == 1);
    SECTION("alone") {
        s = go(s, say(v.side, DecisionKind::Done));
        REQUIRE(s.phase == Phase::StopDefense);
        CHECK(s.playFacts.offenseTurns == 1);
        s = must(s, turn(s, d, "24", 20.0)).next;
        s = must(s, turn(s, d, "28", 20.0)).next;
        CHECK(refusal(s, turn(s, d, "20", 20.0)) == "TAP-PV-4");
    }
    SECTION("with a turn of the quarterback two") {
        s = must(s, turn(s, v, "12", 30.0)).next;
        s = go(s, say(v.side, DecisionKind::Done));
        CHECK(s.playFacts.offenseTurns == 2);
    }
    SECTION("switched back it counts nothing") {
        s = must(s, by(v.side, about(s, DecisionKind::SwitchBase, v.own("12")))).next;
        s = go(s, say(v.side, DecisionKind::Done));
        CHECK(s.playFacts.offenseTurns == 0);
        CHECK(s.phase == Phase::Restart);
    }
}

TEST_CASE("TAP-PV-1 a pivot turns and does not move", "[tap][TAP-PV-1][AS-PV-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = stopped(v);
    const Pose before = onBoard(s, v.own("88")).pose;
    Decision dragged = turn(s, v, "88", 40.0);
    dragged.at = FieldPoint{before.at.x + Distance::yards(2.0 / kMm), before.at.y};
    CHECK(refusal(s, dragged) == "TAP-PV-1");
    CHECK(message(s, dragged) == "a pivot turns the figure; it may not move.");
    CHECK(refusal(s, place(s, v.own("88"), v.x(33.6), v.y(20))) == "TAP-PV-1");

    Decision inPlace = turn(s, v, "88", 40.0);
    inPlace.at = before.at;
    const State turned = must(s, inPlace).next;
    CHECK(onBoard(turned, v.own("88")).pose.at == before.at);
    CHECK(onBoard(turned, v.own("88")).pose.heading == Heading::degrees(v.heading(40)));
}

TEST_CASE("TAP-PV-7 a turn makes no contact with an opponent",
          "[tap][TAP-PV-7][AS-PV-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    // A defender beside a blocker: flanks 0.5 mm apart.
    const auto beside = [&](double gapMm) {
        Scene scene{Phase::StopDefense};
        scene.offense(v.side).ballOn(40).standardOffense().holder(v.side).stopsUsed(1);
        scene.carrier(v.own("12")).put(v.own("84"), v.x(50), v.y(20));
        scene.put(d.own("91"), v.x(50), v.y(20) + 1.5 + gapMm / kMm);
        scene.with([](State& s) { s.playFacts.offenseTurns = 3; });
        return scene.state();
    };
    const State s = beside(0.5);
    CHECK(refusal(s, turn(s, d, "91", 20.0)) == "TAP-PV-7");
    CHECK(message(s, turn(s, d, "91", 20.0)) == "that turn would touch #84.");
    CHECK(refusal(s, turn(s, d, "91", 90.0)) == "TAP-PV-7");
    CHECK(refusal(s, turn(s, d, "91", 180.0)) == "");
    CHECK(refusal(beside(8.0), turn(s, d, "91", 20.0)) == "");

    SECTION("only the final position counts") {
        // Half a turn sweeps through the blocker and ends clear of him.
        CHECK(refusal(s, turn(s, d, "91", 180.0)) == "");
    }
    SECTION("a team-mate may be touched, not overlapped") {
        Scene scene = stopped(v);
        scene.put(v.own("88"), v.x(30), v.y(10));
        // 90 degrees: the half extent across grows from 9.525 to 12.7 mm.
        scene.put(v.own("34"), v.x(30), v.y(10) + (9.525 + 12.7 + 0.1) / kMm);
        CHECK(refusal(scene, turn(scene, v, "34", 90.0)) == "");
        scene.put(v.own("34"), v.x(30), v.y(10) + (9.525 + 12.7 - 1.0) / kMm);
        CHECK(refusal(scene, turn(scene, v, "34", 90.0)) == "TAP-PV-7");
    }
    SECTION("a carrier's turn reaches no line") {
        // Sideways his front is 0.75 ahead, straight 1.0.
        Scene line = stopped(v);
        line.put(v.own("12"), v.x(39.1), v.y(15), v.heading(90));
        CHECK(refusal(line, turn(line, v, "12", 0.0)) == "TAP-PV-7");
        CHECK(message(line, turn(line, v, "12", 0.0)) ==
              "that turn would touch the line of scrimmage.");
        CHECK(refusal(line, turn(line, v, "12", 92.0)) == "");
        CHECK(refusal(line, turn(line, v, "12", 270.0)) == "");
    }
    SECTION("nor a goal line, nor the boundary") {
        Scene goal{Phase::TouchPossession};
        goal.offense(v.side).ballOn(80).holder(std::nullopt);
        goal.put(v.own("88"), v.x(99.1), v.y(20), v.heading(90)).carrier(v.own("88"));
        CHECK(refusal(goal, turn(goal, v, "88", 0.0)) == "TAP-PV-7");
        CHECK(message(goal, turn(goal, v, "88", 0.0)) == "that turn would touch the goal line.");
        Scene side{Phase::TouchPossession};
        side.offense(v.side).ballOn(40).holder(std::nullopt);
        side.put(v.own("88"), v.x(60), v.y(0.8), v.heading(0)).carrier(v.own("88"));
        CHECK(refusal(side, turn(side, v, "88", 90.0)) == "TAP-PV-7");
        CHECK(message(side, turn(side, v, "88", 90.0)) == "that turn would touch the boundary.");
    }
    SECTION("nobody else is held by the lines") {
        Scene scene = stopped(v);
        scene.put(v.own("88"), v.x(39.1), v.y(10), v.heading(90));
        CHECK(refusal(scene, turn(scene, v, "88", 0.0)) == "");
    }
    SECTION("a lying ball is not touched either") {
        Scene air{Phase::PassDefense};
        air.offense(v.side).ballOn(40).standardOffense().holder(v.side).carrier(v.own("12"));
        air.with([&](State& st) {
            st.playFacts.pass.declared = st.playFacts.pass.released = true;
            st.playFacts.pass.receiver = idOf(st, v.own("88"));
        });
        // The ball lies 5.0 mm off his flank: at 90 degrees his nose is in it.
        air.magnet(v.x(50), v.y(20)).put(d.own("54"), v.x(50), v.y(20) + (9.525 + 5.0) / kMm);
        const double toBall = 270.0;
        CHECK(refusal(air, pivot(air, d.own("54"), toBall)) == "TAP-PV-7");
        CHECK(message(air, pivot(air, d.own("54"), toBall)) == "that turn would touch the ball.");
    }
}

TEST_CASE("TAP-PV-6 when the time is up what was turned stands and the other side follows",
          "[tap][TAP-PV-6][AS-PV-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    State s = stopped(v);
    s = must(s, withMs(turn(s, v, "22", 20.0), 3'000)).next;
    s = must(s, withMs(turn(s, v, "34", -20.0), 3'000)).next;
    CHECK(clockLeft(s, ClockName::Stoppage) == 4'000);
    s = taken(must(s, expire(ClockName::Stoppage)).next);
    CHECK(s.phase == Phase::StopDefense);
    CHECK(s.playFacts.offenseTurns == 2);
    CHECK(onBoard(s, v.own("22")).pose.heading == Heading::degrees(v.heading(20)));
    CHECK(onBoard(s, v.own("34")).pose.heading == Heading::degrees(v.heading(-20)));
    CHECK(clockLeft(s, ClockName::StoppageDefense) == 10'000);
    CHECK(prompt(s).side == v.other());
    SECTION("then the board waits for the offense") {
        s = taken(must(s, expire(ClockName::StoppageDefense)).next);
        CHECK(s.phase == Phase::Restart);
        CHECK(prompt(s).side == v.side);
    }
}

TEST_CASE("TAP-PV-2 everyone free may be turned, the carrier and linemen too",
          "[tap][TAP-PV-2][TAP-PV-3][AS-PV-7][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    Scene scene = stopped(v);
    scene.touching(v.own("61"), d.own("91")).touching(v.own("64"), d.own("97"));
    scene.touching(v.own("70"), d.own("90")).touching(v.own("76"), d.own("98"));
    State s = scene;
    for (const char* number : {"52", "12", "22", "34", "80", "84", "88"})
        s = must(s, turn(s, v, number, 12.0)).next;
    for (const char* number : {"61", "64", "70", "76"})
        CHECK(refusal(s, turn(s, v, number, 12.0)) == "TAP-EN-3");
    s = go(s, say(v.side, DecisionKind::Done));
    REQUIRE(s.phase == Phase::StopDefense);
    CHECK(s.playFacts.offenseTurns == 7);
    for (const char* number : {"51", "52", "54", "20", "21", "24", "28"})
        s = must(s, turn(s, d, number, 12.0)).next;
    // Seven are all that are free of the eight he may pivot.
    const auto all = options(s);
    const Option* option = optionOf(all, DecisionKind::Pivot);
    REQUIRE(option != nullptr);
    CHECK(option->left == 1);
    CHECK(refusal(s, turn(s, d, "91", 12.0)) == "TAP-EN-3");
    SECTION("the option lists who may be turned") {
        const auto offered = options(scene.state());
        const Option* pivots = optionOf(offered, DecisionKind::Pivot);
        REQUIRE(pivots != nullptr);
        CHECK(pivots->figures.size() == 7);
        CHECK_FALSE(pivots->left);
        CHECK(std::ranges::find(pivots->figures, idOf(s, v.own("61"))) == pivots->figures.end());
    }
    SECTION("a fallen figure and an opponent's are not his to turn") {
        Scene down = stopped(v);
        down.fallen(v.own("22"));
        CHECK(refusal(down, turn(down, v, "22", 12.0)) == "TAP-GE-5");
        CHECK(refusal(down, by(v.side, turn(down, d, "91", 12.0))) == "TAP-PS-2");
    }
}

TEST_CASE("TAP-PV-5 no offensive pivot, no defensive pivot", "[tap][TAP-PV-5][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State s = afterOffense(v, {});
    CHECK(s.phase == Phase::Restart);
    CHECK(refusal(s, turn(s, View{v.other()}, "24", 20.0)) == "TAP-PV-5");
}

TEST_CASE("TAP-PV-9 a pitch does not count into n", "[tap][TAP-PV-9][property]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.put(v.own("34"), v.x(31.0), v.y(kMiddle + 2.0));
    State s = must(scene, by(v.side, about(scene, DecisionKind::Pitch, v.own("34")))).next;
    s = go(s, say(v.side, DecisionKind::Done));
    CHECK(s.playFacts.offenseTurns == 0);
    CHECK(s.phase == Phase::Restart);
    SECTION("after a touch anyone free may be turned, without limit") {
        Scene touch{Phase::TouchOther};
        touch.offense(v.side).ballOn(40).standardOffense().standardDefense();
        touch.carrier(v.own("88"));
        State t = touch;
        REQUIRE(prompt(t).side == v.other());
        for (const char* number : {"51", "52", "54", "20", "21", "24", "28", "91"})
            t = must(t, turn(t, View{v.other()}, number, 9.0)).next;
        CHECK(refusal(t, turn(t, View{v.other()}, "97", 9.0)) == "");
    }
}
