#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 17, QB base switch.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

constexpr double kMm = 12.7;

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
Scene behind(const View& v) {
    Scene scene{Phase::RunBehind};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    scene.carrier(v.own("12")).holder(v.side);
    return scene;
}
Scene stopped(const View& v) {
    Scene scene = behind(v);
    scene.phase(Phase::StopOffense).stopsUsed(1).clock(ClockName::Stoppage, 10'000);
    return scene;
}
Decision switchBase(const State& s, const View& v, const char* number = "12") {
    return by(v.side, about(s, DecisionKind::SwitchBase, v.own(number)));
}

}  // namespace

TEST_CASE("TAP-QB-1 to the stationary base at the first stop, back at the second",
          "[tap][TAP-QB-1][TAP-QB-2][AS-QB-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State start = behind(v);
    State s = goRun(start, {stopAt(20, v.side)});
    const Step switched = must(s, switchBase(s, v));
    CHECK(find(switched.events, EventKind::BaseSwitched).baseSlot == 1);
    s = go(switched.next, say(v.side, DecisionKind::Done));
    REQUIRE(s.phase == Phase::StopDefense);
    CHECK(s.playFacts.offenseTurns == 1);
    CHECK(onBoard(s, v.own("12")).baseSlot == 1);
    s = go(s,
           {Input{say(v.other(), DecisionKind::Done)}, Input{say(v.side, DecisionKind::SwitchOn)}});
    s = goRun(s, {stopAt(30, v.side)});
    REQUIRE(s.phase == Phase::StopOffense);
    CHECK(s.stopsUsed == 2);
    s = go(s, {Input{switchBase(s, v)}, Input{say(v.side, DecisionKind::Done)}});
    REQUIRE(s.phase == Phase::StopDefense);
    CHECK(s.playFacts.offenseTurns == 1);
    CHECK(onBoard(s, v.own("12")).baseSlot == 0);

    SECTION("the run's request asks for the base he stands on") {
        State on = go(s,
                      {Input{say(v.other(), DecisionKind::Done)},
                       Input{say(v.side, DecisionKind::SwitchOn)}});
        for (const FigureSetup& figure : runRequestOf(on).figures)
            CHECK(figure.baseSlot == 0);
    }
}

TEST_CASE("TAP-QB-1 another figure, or another moment", "[tap][TAP-QB-1][TAP-BA-5][refusal]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(refusal(stopped(v), switchBase(stopped(v), v, "34")) == "TAP-BA-5");
    State s = stopped(v);
    s = must(s, turn(s, v, "22", 20.0)).next;
    s = go(s, say(v.side, DecisionKind::Done));
    REQUIRE(s.phase == Phase::StopDefense);
    CHECK_FALSE(refusal(s, switchBase(s, v)).empty());
    s = go(s, say(v.other(), DecisionKind::Done));
    CHECK(refusal(s, switchBase(s, v)) == "TAP-QB-1");
    const State pass = must(stopped(v), say(v.side, DecisionKind::DeclarePass)).next;
    CHECK_FALSE(refusal(pass, switchBase(pass, v)).empty());
    Scene ready{Phase::Ready};
    ready.offense(v.side).ballOn(40).standardOffense().standardDefense().holder(v.side);
    CHECK(refusal(ready, switchBase(ready, v)) == "TAP-QB-1");
}

TEST_CASE("TAP-QB-3 an engaged quarterback keeps his base", "[tap][TAP-QB-3][AS-QB-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.carrier(v.own("34")).touching(v.own("12"), v.opp("51"));
    scene.with([](State& s) { s.playFacts.pitched = true; });
    CHECK(refusal(scene, switchBase(scene, v)) == "TAP-QB-3");
    SECTION("free he may, without the ball too") {
        Scene free = stopped(v);
        free.carrier(v.own("34"));
        CHECK(refusal(free, switchBase(free, v)) == "");
    }
    SECTION("nor may a fallen one or one out of the field") {
        Scene down = stopped(v);
        down.carrier(v.own("34")).fallen(v.own("12"));
        CHECK(refusal(down, switchBase(down, v)) == "TAP-QB-3");
        Scene out = stopped(v);
        out.carrier(v.own("34")).out(v.own("12"));
        CHECK(refusal(out, switchBase(out, v)) == "TAP-QB-3");
    }
}

TEST_CASE("TAP-QB-4 the new base takes the place of the old one, if there is room",
          "[tap][TAP-QB-4][AS-QB-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    // Four millimetres longer: two more behind, two more ahead.
    const auto withGap = [&](double mm) {
        Scene scene = stopped(v);
        scene.outline(v.own("12"), 1, Polygon::rectangle(29.4, 19.05));
        scene.put(v.own("12"), v.x(33), v.y(15));
        scene.put(v.own("22"), v.x(33.0 - (25.4 + mm) / kMm), v.y(15));
        return scene.state();
    };
    const State tight = withGap(1.0);
    CHECK(refusal(tight, switchBase(tight, v)) == "TAP-QB-4");
    const State room = withGap(3.0);
    const State switched = must(room, switchBase(room, v)).next;
    CHECK(onBoard(switched, v.own("12")).baseSlot == 1);
    CHECK(onBoard(switched, v.own("12")).pose == onBoard(room, v.own("12")).pose);
}

TEST_CASE("TAP-QB-4 the longer base reaches no line and no opponent",
          "[tap][TAP-QB-4][TAP-PV-7][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.outline(v.own("12"), 1, Polygon::rectangle(29.4, 19.05));
    scene.put(v.own("12"), v.x(33), v.y(15));
    // An opponent 2.1 mm behind: 0.1 mm would be left, a contact.
    scene.put(v.opp("24"), v.x(33.0 - (25.4 + 2.1) / kMm), v.y(15));
    CHECK_FALSE(refusal(scene, switchBase(scene, v)).empty());
    scene.put(v.opp("24"), v.x(33.0 - (25.4 + 2.4) / kMm), v.y(15));
    CHECK(refusal(scene, switchBase(scene, v)) == "");
}
