#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 18, Pitch.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

constexpr double kMm = 12.7;

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
// The quarterback carries at (d 33, w 15), the back stands behind him on the same line.
Scene stopped(const View& v, double gapYd = 2.0) {
    Scene scene{Phase::StopOffense};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    scene.holder(v.side).stopsUsed(1).clock(ClockName::Stoppage, 10'000);
    scene.put(v.own("12"), v.x(33), v.y(15)).carrier(v.own("12"));
    scene.put(v.own("34"), v.x(33.0 - 2.0 - gapYd), v.y(15));
    return scene;
}
Decision pitch(const State& s, const View& v, const char* number = "34") {
    return by(v.side, about(s, DecisionKind::Pitch, v.own(number)));
}

}  // namespace

TEST_CASE("TAP-PT-3 a pitch goes two base lengths far", "[tap][TAP-PT-3][AS-PT-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State far = stopped(v, 4.0);
    const Step step = must(far, pitch(far, v));
    CHECK(has(step.events, EventKind::Pitched));
    CHECK(step.next.carrier == idOf(far, v.own("34")));
    CHECK(step.next.phase == Phase::StopOffense);
    const State on = go(step.next, say(v.side, DecisionKind::Done));
    CHECK(on.playFacts.offenseTurns == 0);
    CHECK(on.phase == Phase::Restart);

    const State farther = stopped(v, 4.2);
    CHECK(refusal(farther, pitch(farther, v)) == "TAP-PT-3");
    CHECK(message(farther, pitch(farther, v)).find("2.1") != std::string::npos);

    SECTION("a measurement gets no placement tolerance") {
        CHECK(refusal(stopped(v, 4.0003), pitch(far, v)) == "");  // 0.004 mm over
        CHECK(refusal(stopped(v, 4.01), pitch(far, v)) == "TAP-PT-3");
    }
    SECTION("base lengths of the carrier") {
        Scene scene = stopped(v, 4.2);
        scene.outline(v.own("34"), 0, Polygon::rectangle(38.1, 19.05));
        scene.put(v.own("34"), v.x(33.0 - 1.0 - 4.2 - 1.5), v.y(15));
        CHECK(refusal(scene, pitch(scene, v)) == "TAP-PT-3");
        scene.outline(v.own("12"), 0, Polygon::rectangle(38.1, 19.05));
        CHECK(refusal(scene, pitch(scene, v)) == "");
    }
}

TEST_CASE("TAP-PT-2 level with the carrier is not behind him",
          "[tap][TAP-PT-2][AS-PT-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.put(v.own("34"), v.x(33), v.y(18));
    CHECK(refusal(scene, pitch(scene, v)) == "TAP-PT-2");
    scene.put(v.own("34"), v.x(34), v.y(18));
    CHECK(refusal(scene, pitch(scene, v)) == "TAP-PT-2");
    scene.put(v.own("34"), v.x(32.9), v.y(18));
    CHECK(refusal(scene, pitch(scene, v)) == "");
}

TEST_CASE("TAP-PT-1 only a running back takes a pitch", "[tap][TAP-PT-1][AS-PT-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.put(v.own("88"), v.x(30.5), v.y(18));
    CHECK(refusal(scene, pitch(scene, v, "88")) == "TAP-PT-1");
    CHECK(message(scene, pitch(scene, v, "88")) == "#88 is not a running back.");
    SECTION("and only at a stoppage") {
        State s = stopped(v);
        s = go(s, say(v.side, DecisionKind::Done));
        REQUIRE(s.phase == Phase::Restart);
        CHECK(refusal(s, pitch(s, v)) == "TAP-PT-1");
    }
    SECTION("a league may let others take it") {
        scene.rules([](RulesData& r) { r.pitch.receiverPositions = {"RB", "WR"}; });
        CHECK(refusal(scene, pitch(scene, v, "88")) == "");
    }
}

TEST_CASE("TAP-PT-6 after a pitch there is no pass",
          "[tap][TAP-PT-6][TAP-PA-1][AS-PT-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.put(v.own("22"), v.x(27), v.y(15));
    State s = scene;
    s = must(s, pitch(s, v)).next;
    CHECK(refusal(s, pitch(s, v, "22")) == "TAP-PT-6");
    CHECK(refusal(s, pitch(s, v)) == "TAP-PT-6");  // back to the man who has it
    CHECK(refusal(s, say(v.side, DecisionKind::DeclarePass)) == "TAP-PA-1");
    s = go(s, {Input{say(v.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::SwitchOn)}});
    s = goRun(s, {stopAt(20, v.side)});
    REQUIRE(s.phase == Phase::StopOffense);
    CHECK(refusal(s, say(v.side, DecisionKind::DeclarePass)) == "TAP-PA-1");
    SECTION("but the new carrier may pitch again") {
        s = must(s, pitch(s, v, "22")).next;
        CHECK(s.carrier == idOf(s, v.own("22")));
    }
}

TEST_CASE("TAP-PT-5 an engaged or fallen back receives nothing",
          "[tap][TAP-PT-5][AS-PT-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = stopped(v);
    scene.touching(v.own("34"), v.opp("24"));
    CHECK(refusal(scene, pitch(scene, v)) == "TAP-PT-5");
    CHECK(scene.state().carrier == idOf(scene, v.own("12")));
    Scene down = stopped(v);
    down.fallen(v.own("34"));
    CHECK_FALSE(refusal(down, pitch(down, v)).empty());
    SECTION("touching a fallen defender he is free") {
        Scene lying = stopped(v);
        lying.fallen(v.opp("24")).touching(v.own("34"), v.opp("24"));
        CHECK(refusal(lying, pitch(lying, v)) == "");
    }
}

TEST_CASE("TAP-PT-4 no defender stands between carrier and back",
          "[tap][TAP-PT-4][AS-PT-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto withEnd = [&](double asideMm) {
        Scene scene = stopped(v, 4.0);
        // Beside the middle of the segment: his flank so far from it.
        scene.put(v.opp("91"), v.x(30.0), v.y(15) + (asideMm + 9.525) / kMm);
        return scene.state();
    };
    const State on = [&] {
        Scene scene = stopped(v, 4.0);
        scene.put(v.opp("91"), v.x(30.0), v.y(15));
        return scene.state();
    }();
    CHECK(refusal(on, pitch(on, v)) == "TAP-PT-4");
    CHECK(message(on, pitch(on, v)) == "defender #91 is in between.");
    CHECK(refusal(withEnd(3.9), pitch(on, v)) == "TAP-PT-4");
    CHECK(refusal(withEnd(4.1), pitch(on, v)) == "");
    SECTION("team-mates in between do not matter") {
        Scene scene = stopped(v, 4.0);
        scene.put(v.own("61"), v.x(30.0), v.y(15));
        CHECK(refusal(scene, pitch(scene, v)) == "");
    }
}
