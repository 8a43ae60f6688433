#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// States that a tester wrote and that name only what matters.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

State written(const Scene& scene) {
    State state = normalized(scene, false);
    const auto found = validate(state);
    INFO((found ? found->pointer + ": " + found->reason : std::string{}));
    REQUIRE_FALSE(found);
    return state;
}

}  // namespace

TEST_CASE("TAP-GE-15 a written state is completed by what follows from it",
          "[tap][TAP-GE-15][property]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View d{v.other()};
    Scene scene{Phase::StopOffense};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    const auto carries = [&](Scene& s, const std::string& name) {
        s.with([&](State& st) { st.carrier = idOf(st, name); });
    };
    SECTION("a stoppage") {
        carries(scene, v.own("12"));
        const State s = written(scene);
        CHECK(s.playFacts.snapTaker == idOf(s, v.own("12")));
        CHECK(refusal(s, by(v.side, decide(DecisionKind::DeclarePass))) == "");
        CHECK(refusal(s, by(v.side, decide(DecisionKind::CallTooManyMen))) == "TAP-PS-9");
    }
    SECTION("a run behind the line: the switch is the offense's") {
        scene.phase(Phase::RunBehind);
        carries(scene, v.own("12"));
        const State s = written(scene);
        CHECK(s.switchHolder == v.side);
        CHECK(runScript(s, {stopAt(9, d.side), stopAt(12, v.side)}).calls.front().clause ==
              "TAP-GN-6");
    }
    SECTION("a run past the line: the defense's, and no stops") {
        scene.phase(Phase::RunFree);
        carries(scene, v.own("34"));
        const State s = written(scene);
        CHECK(s.switchHolder == d.side);
        const auto result =
            runScript(s, {stopAt(9, v.side), touch(s, 12, v.own("34"), d.own("24"))});
        CHECK(result.calls.front().clause == "TAP-SW-5");
    }
    SECTION("the other team carries: a return") {
        scene.phase(Phase::RunFree);
        carries(scene, d.own("54"));
        const State s = written(scene);
        CHECK(s.switchHolder == v.side);
        const auto result =
            runScript(s, {stopAt(9, v.side), touch(s, 12, v.own("34"), d.own("54"))});
        CHECK(result.calls.front().clause == "TAP-SW-7");
    }
    SECTION("a kick return") {
        Scene kick = kickScene(Phase::RunFree, v.side);
        kick.put(v.own("22"), v.x(10), v.y(20));
        carries(kick, v.own("22"));
        const State s = written(kick);
        CHECK(s.switchHolder == d.side);
        const auto result =
            runScript(s, {stopAt(9, d.side), touch(s, 12, v.own("22"), d.own("54"))});
        CHECK(result.calls.front().clause == "TAP-KO-11");
    }
    SECTION("turns before a return that names no kind of play: each side in its turn") {
        Scene kick = kickScene(Phase::ReturnPivot, v.side, PlayKind::Scrimmage);
        kick.put(v.own("22"), v.x(10), v.y(20));
        carries(kick, v.own("22"));
        const State s = written(kick);
        CHECK(s.playFacts.kind == PlayKind::Kickoff);
        CHECK(go(s, by(v.side, decide(DecisionKind::Done))).phase == Phase::CoverPivot);
        CHECK(refusal(s, by(d.side, decide(DecisionKind::Done))) != "");
    }
    SECTION("a pass in the air may be caught by who is eligible") {
        scene.phase(Phase::BallInAir).magnet(v.x(50), v.y(20));
        carries(scene, v.own("12"));
        scene.with([&](State& s) { s.playFacts.pass.receiver = idOf(s, v.own("88")); });
        const State s = written(scene);
        const State caught = taken(playScript(s, {ballTouch(s, 9, v.own("84"))}).next);
        CHECK(caught.carrier == idOf(s, v.own("84")));
        CHECK(has(playScript(s, {ballTouch(s, 9, v.own("61"))}).events, EventKind::Incomplete));
    }
    SECTION("a stacked quarterback is seen where he stands") {
        scene.phase(Phase::SetDefense).stage(LineupStage::AfterSet);
        scene.put(v.own("12"), v.x(36.0), v.y(kMiddle));
        scene.put(d.own("52"), v.x(44.5), v.y(kMiddle));
        const State s = written(scene);
        CHECK(refusal(s, by(d.side, decide(DecisionKind::Ready))) == "");
    }
}

TEST_CASE("TAP-GE-15 a state that a game came to stays as it is", "[tap][TAP-GE-15][property]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).standardOffense();
    State s = scene;
    const auto same = [&] { return normalized(s, false) == s; };
    s = playOn(s, Phase::RunBehind);
    CHECK(same());
    s = goRun(s, {stopAt(20, Side::Home)});
    CHECK(same());
    s = go(s, by(Side::Home, decide(DecisionKind::DeclarePass)));
    CHECK(same());
    s = go(s, by(Side::Home, decide(DecisionKind::WithdrawPass)));
    CHECK(same());
    s = playOn(s, Phase::RunBehind);
    s = goRun(s, {poseAt(s, 60, "H12", 39.1, 15.0)});
    CHECK(s.phase == Phase::RestartFree);
    CHECK(same());
    s = playOn(s, Phase::RunFree);
    CHECK(same());
    s = goRun(s, {touch(s, 30, "H12", "V24")});
    CHECK(same());
    s = playOn(s, Phase::LineUp);
    CHECK(same());
}
