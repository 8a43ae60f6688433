#include "tap_scene.hpp"

#include <catch2/catch.hpp>

// The play of docs/architecture.md (design decisions, part 3), decision by decision.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

TEST_CASE("The worked play: one stop, the cut at the line, a broken tackle, a tackle",
          "[rules_tap][TAP-SW-2][TAP-PV-4][TAP-SW-4][TAP-TK-5][TAP-GE-11][example]") {
    Scene scene{Phase::Announce};
    scene.mode(Mode::Solitaire).score(7, 3).play(13).ballOn(40.0).down(2, 7.0);
    scene.put("H12", 36.5, 26.6665).put("H34", 33.0, 23.9).put("H52", 38.9, 26.6665);
    scene.put("H64", 38.9, 30.0).put("H88", 34.0, 45.0);
    scene.put("V52", 44.31, 22.28, 174.9).put("V21", 46.5, 17.0, 88.3).put("V97", 41.4, 30.0);
    scene.clock(ClockName::Announce, 10000);
    State s = scene;

    CHECK(refusal(s, about(s, DecisionKind::Announce, "H88", 1400)) == "TAP-PS-6");
    CHECK(message(s, about(s, DecisionKind::Announce, "H88", 1400)) ==
          "only the QB or a running back may take the snap.");
    Step step = must(s, about(s, DecisionKind::Announce, "H34", 2100));
    CHECK(find(step.events, EventKind::Announced).clause == "TAP-PS-7");
    s = step.next;
    CHECK(s.phase == Phase::Ready);

    step = must(s, decide(DecisionKind::SwitchOn, 900));
    CHECK(find(step.events, EventKind::BoardOn).play == 14);
    s = step.next;
    CHECK(s.phase == Phase::RunBehind);
    REQUIRE(prompt(s).kind == PromptKind::Run);
    CHECK(prompt(s).request->maxTicks == 3600);

    step = playScript(s, {poseAt(s, 60, "H34", 36.0, 23.4), stopAt(60, Side::Home)});
    CHECK(find(step.events, EventKind::StopGranted).stopsUsed == 1);
    s = step.next;
    CHECK(s.phase == Phase::StopOffense);
    s = must(s, pivot(s, "H34", 350.0, 3200)).next;
    s = must(s, decide(DecisionKind::Done, 800)).next;
    CHECK(s.phase == Phase::StopDefense);
    CHECK(s.playFacts.offenseTurns == 1);
    s = must(s, pivot(s, "V52", 171.5, 2600)).next;
    s = must(s, by(Side::Visitor, decide(DecisionKind::Done, 500))).next;
    CHECK(s.phase == Phase::Restart);
    s = must(s, decide(DecisionKind::SwitchOn, 400)).next;

    step = playScript(
        s, {poseAt(s, 1, "H34", 36.0, 23.4), poseAt(s, 97, "H34", 39.03, 23.1174, 352.0)});
    CHECK(step.next.phase == Phase::RestartFree);
    CHECK(find(step.events, EventKind::LineReached).clause == "TAP-SW-4");
    s = step.next;
    CHECK(s.switchHolder == Side::Visitor);
    CHECK(refusal(s, by(Side::Home, decide(DecisionKind::SwitchOn))) == "TAP-GN-6");
    s = must(s, by(Side::Visitor, decide(DecisionKind::SwitchOn, 700))).next;
    CHECK(s.phase == Phase::RunFree);
    const int used = s.playFacts.boardTicks;
    CHECK(prompt(s).request->maxTicks == 3600 - used);

    step = playScript(s,
                      {poseAt(s, 40, "H34", 40.9912, 22.8278, 351.4),
                       touch(s, 40, "H34", "V52"),
                       fall(s, 55, "V52", 201.0),
                       poseAt(s, 130, "H34", 44.3344, 22.6034, 353.1),
                       touch(s, 130, "H34", "V21")});
    const Event broken = find(step.events, EventKind::TackleBroken);
    CHECK(broken.tick == 88);
    CHECK(broken.fallen == std::vector{idOf(s, "V52")});
    const Event tackled = find(step.events, EventKind::Tackled);
    CHECK(tackled.clause == "TAP-TK-4");
    CHECK(tackled.tick == 130);
    CHECK(tackled.by == std::vector{idOf(s, "V21")});
    CHECK(find(step.events, EventKind::BoardOff).tick == 178);
    const Event spotted = find(step.events, EventKind::Spotted);
    CHECK(spotted.frontX->yards() == Approx(45.4173).margin(0.0002));
    CHECK(spotted.x == Spot::yards(45.4));
    CHECK(spotted.gain == Distance::yards(5.4));
    const Event situation = find(step.events, EventKind::SituationChanged);
    CHECK(situation.situation->down == 3);
    CHECK(situation.toGain == Distance::yards(1.6));
    CHECK(situation.ballX == Spot::yards(45.4));
    s = step.next;
    CHECK(s.phase == Phase::LineUp);
    CHECK(s.figures.empty());
    CHECK(s.play == 14);
    CHECK_FALSE(validate(s));
}
