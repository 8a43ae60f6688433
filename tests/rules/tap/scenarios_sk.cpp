#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 11, Safety kick.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind) {
    return by(side, decide(kind));
}

}  // namespace

TEST_CASE("TAP-SK-1 after a safety the team scored upon kicks from its own 20",
          "[tap][TAP-SK-1][TAP-SC-3][AS-SK-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::RunBehind};
    scene.offense(v.side).ballOn(3).standardOffense().standardDefense().holder(v.side);
    scene.put(v.own("12"), v.x(-2.0), v.y(kMiddle)).carrier(v.own("12"));
    const State before = scene;
    const Step step = playScript(before, {touch(before, 10, v.own("12"), v.opp("51"))});
    CHECK(has(step.events, EventKind::Safety));
    CHECK(step.next.score[indexOf(v.other())] == 2);
    CHECK(step.next.score[indexOf(v.side)] == 0);

    State s = taken(step.next);
    CHECK(s.phase == Phase::KickLineUp);
    CHECK(s.playFacts.kind == PlayKind::SafetyKick);
    CHECK(s.offense == v.other());

    SECTION("a safety kick from its own 20, received on its 35") {
        Scene kick = kickScene(Phase::KickLineUp, v.other(), PlayKind::SafetyKick);
        kick.stage(LineupStage::First);
        CHECK(refusal(kick, say(v.side, DecisionKind::Set)) == "");
        const double y = onBoard(kick, v.own("52")).pose.at.y.yards();
        kick.put(v.own("52"), v.x(28.9), y);
        CHECK(refusal(kick, say(v.side, DecisionKind::Set)) == "TAP-SK-1");
        kick.put(v.own("52"), v.x(17.9), y);
        CHECK(refusal(kick, say(v.side, DecisionKind::Set)) == "TAP-SK-1");
        kick.put(v.own("52"), v.x(18.9), y);

        const View r{v.other()};
        kick.stage(LineupStage::AfterSet).returner(r.own("22"));
        CHECK(refusal(kick, say(r.side, DecisionKind::Ready)) == "");
        kick.put(r.own("64"), r.x(49.0), onBoard(kick, r.own("64")).pose.at.y.yards());
        CHECK(refusal(kick, say(r.side, DecisionKind::Ready)) == "TAP-SK-1");
    }
    SECTION("the returner starts on the receivers' 20, in the middle") {
        const View r{v.other()};
        Scene kick = kickScene(Phase::KickDecide, r.side, PlayKind::SafetyKick);
        kick.returner(r.own("22"));
        State back = go(kick, say(r.side, DecisionKind::ReturnKick));
        CHECK(onBoard(back, r.own("22")).pose.at.x == r.spot(20));
        CHECK(onBoard(back, r.own("22")).pose.at.y == Spot::yards(kMiddle));
        CHECK(back.carrier == idOf(back, r.own("22")));
    }
}

TEST_CASE("TAP-SK-2 a safety kick is neither onside nor saved by an early touchback",
          "[tap][TAP-SK-2][AS-SK-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = kickScene(Phase::KickLineUp, r.side, PlayKind::SafetyKick);
    scene.stage(LineupStage::First);
    v.side == Side::Home ? scene.score(0, 9) : scene.score(9, 0);
    CHECK(refusal(scene, by(v.side, choose(DecisionKind::DeclareKick, Choice::Onside))) ==
          "TAP-SK-2");
    CHECK(refusal(scene, say(r.side, DecisionKind::EarlyTouchback)) == "TAP-SK-2");

    SECTION("after the three seconds the receivers may take it at their 20") {
        Scene run = kickScene(Phase::KickReady, r.side, PlayKind::SafetyKick);
        run.holder(v.side).returner(r.own("22"));
        State s = must(run, say(v.side, DecisionKind::SwitchOn)).next;
        s = goRun(s, {});
        REQUIRE(s.phase == Phase::KickDecide);
        s = go(s, say(r.side, DecisionKind::TakeTouchback));
        CHECK(s.offense == r.side);
        CHECK(s.down == 1);
        CHECK(s.lineOfScrimmage == r.spot(20));
    }
}
