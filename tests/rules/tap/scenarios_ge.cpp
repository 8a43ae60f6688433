#include "scenario_steps.hpp"

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

// Chapter 2, Geometry and measurement.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

constexpr double kMm = 12.7;

double frontOfReference(Side side, double x, double headingDeg) {
    const Pose pose{{Spot::yards(x), Spot::yards(20)}, Heading::degrees(headingDeg)};
    return frontYards(extentX(placed(Polygon::rectangle(25.4, 19.05), pose, kMm)), side, kMm);
}

// A carrier past the line, alone with one opponent far away.
Scene freeRun(const View& v, double d, double w) {
    Scene scene{Phase::RunFree};
    scene.offense(v.side).ballOn(40).holder(v.other());
    scene.put(v.own("34"), v.x(d), v.y(w)).carrier(v.own("34")).put(v.opp("24"), v.x(90), v.y(50));
    scene.with([](State& s) { s.playFacts.lineReached = true; });
    return scene;
}

// Offense at its line-up with one figure moved.
State lineUpWith(const View& v, const std::string& number, double d, double w, double los = 40.0) {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).offense(v.side).ballOn(los).standardOffense();
    scene.put(v.own(number), v.x(d), v.y(w));
    return scene;
}
std::string setRefusal(const State& state) {
    return refusal(state, by(state.offense, decide(DecisionKind::Set)));
}

// A fallen defender below the straight line of a pitch along the field: his base keeps 12 mm off
// it, the lying figure reaches up to `reachMm` of it.
Scene pitchPastFallen(double reachMm) {
    Scene scene{Phase::StopOffense};
    scene.standardOffense().carrier("H12").holder(Side::Home).stopsUsed(1);
    scene.put("H12", 33.0, 15.0).put("H34", 29.0, 15.0);
    const double centerBelow = 12.0 + 19.05 / 2.0;
    scene.put("V54", 31.0, 15.0 - centerBelow / kMm, 0.0).fallen("V54", 90.0);
    scene.with([&](State& s) {
        const FigureId id = idOf(s, "V54");
        s.teams[1].edit().players[static_cast<std::size_t>(id.rosterIndex())].lyingHeightMm =
            centerBelow - reachMm;
    });
    return scene;
}

}  // namespace

TEST_CASE("TAP-GE-2 the front of a base turned sideways is half its width ahead",
          "[tap][TAP-GE-2][AS-GE-1][example]") {
    CHECK(frontOfReference(Side::Home, 40.0, 90.0) == Approx(40.75).margin(1e-9));
    CHECK(frontOfReference(Side::Home, 40.0, 270.0) == Approx(40.75).margin(1e-9));
    CHECK(frontOfReference(Side::Visitor, 60.0, 90.0) == Approx(40.75).margin(1e-9));
    CHECK(frontOfReference(Side::Home, 40.0, 0.0) == Approx(41.0).margin(1e-9));
    // Corner first: the diagonal of 2.0 by 1.5 yd is 2.5.
    CHECK(frontOfReference(Side::Home, 40.0, 36.87) == Approx(41.25).margin(1e-4));

    SECTION("a tackle is spotted by that front") {
        const View v{GENERATE(Side::Home, Side::Visitor)};
        Scene scene = freeRun(v, 45.0, 20.0);
        scene.put(v.own("34"), v.x(45.0), v.y(20.0), v.heading(90.0));
        const State before = scene;
        const Step step = playScript(before, {touch(before, 5, v.own("34"), v.opp("24"))});
        CHECK(find(step.events, EventKind::Spotted).frontX == v.spot(45.75));
    }
}

TEST_CASE("TAP-GE-7 a fullback less than a base length behind a guard is stacked",
          "[tap][TAP-GE-7][AS-GE-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    // Guard 61: rear at 37.9, w from 22.9165 to 24.4165; the fullback overlaps it by 0.4 yd.
    const double w = kMiddle - 3.0 - 1.5 + 0.4;
    CHECK(setRefusal(lineUpWith(v, "22", 37.9 - 1.9 - 1.0, w)) == "TAP-LO-10");
    CHECK(setRefusal(lineUpWith(v, "22", 37.9 - 2.0 - 1.0, w)) == "");

    SECTION("a classification gets no placement tolerance") {
        CHECK(setRefusal(lineUpWith(v, "22", 37.9 - 1.98 - 1.0, w)) == "TAP-LO-10");
    }
    SECTION("an overlap of no more than the placement tolerance is not behind") {
        CHECK(setRefusal(lineUpWith(v, "22", 35.0, kMiddle - 3.0 - 1.5 + 0.04)) == "");
        CHECK(setRefusal(lineUpWith(v, "22", 35.0, kMiddle - 3.0 - 1.5 + 0.06)) == "TAP-LO-10");
    }
}

TEST_CASE("TAP-GE-11 the spot is rounded once and counts from then on",
          "[tap][TAP-GE-11][AS-GE-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto tackledAt = [&](double front) {
        const State before = freeRun(v, front - 1.0, 20.0);
        return playScript(before, {touch(before, 5, v.own("34"), v.opp("24"))});
    };
    const Step step = tackledAt(43.26);
    const Event spotted = find(step.events, EventKind::Spotted);
    CHECK(spotted.frontX == v.spot(43.26));
    CHECK(spotted.x == v.spot(43.3));
    CHECK(spotted.gain == Distance::yards(3.3));
    CHECK(step.next.lineOfScrimmage == v.spot(43.3));
    CHECK(step.next.down == 2);
    CHECK(step.next.lineToGain == v.spot(50));
    const Event now = find(step.events, EventKind::SituationChanged);
    CHECK(now.toGain == Distance::yards(6.7));

    SECTION("halves go away from the carrier's own goal") {
        CHECK(find(tackledAt(43.25).events, EventKind::Spotted).x == v.spot(43.3));
        CHECK(find(tackledAt(43.2499).events, EventKind::Spotted).x == v.spot(43.2));
    }
    SECTION("a spot inside the field stays off the goal lines") {
        CHECK(find(tackledAt(99.98).events, EventKind::Spotted).x == v.spot(99.9));
    }
    SECTION("the chain is reached by the rounded spot") {
        const Step first = tackledAt(49.96);
        CHECK(first.next.lineOfScrimmage == v.spot(50.0));
        CHECK(first.next.down == 1);
        CHECK(tackledAt(49.94).next.down == 2);
    }
}

TEST_CASE("TAP-GE-13 goal line and contact in one step are a touchdown",
          "[tap][TAP-GE-13][TAP-TK-1][AS-GE-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State before = freeRun(v, 98.0, 20.0);
    const std::vector<ScriptLine> lines{poseAt(before, 30, v.own("34"), v.x(99.0), v.y(20)),
                                        touch(before, 30, v.own("34"), v.opp("24"))};
    const SegmentResult result = runScript(before, lines);
    CHECK(result.ticks == 30);
    CHECK(result.stop.cause == StopCause::Score);
    for (const Note& entry : result.notes)
        CHECK(entry.kind != note::kTackleOpened);
    const Step step = must(before, result);
    CHECK(has(step.events, EventKind::Touchdown));
    CHECK_FALSE(has(step.events, EventKind::Tackled));
    CHECK(step.next.score[indexOf(v.side)] == 6);

    SECTION("touched one step earlier it is a tackle short of the goal") {
        const Step tackled = playScript(before,
                                        {poseAt(before, 30, v.own("34"), v.x(99.0), v.y(20)),
                                         touch(before, 29, v.own("34"), v.opp("24"))});
        CHECK(has(tackled.events, EventKind::Tackled));
        CHECK(tackled.next.score[indexOf(v.side)] == 0);
    }
    SECTION("contact comes before the boundary in a step") {
        const State wide = freeRun(v, 60.0, 3.0);
        const Step tackled = playScript(wide,
                                        {poseAt(wide, 30, v.own("34"), v.x(61.0), v.y(0.75)),
                                         touch(wide, 30, v.own("34"), v.opp("24"))});
        CHECK(has(tackled.events, EventKind::Tackled));
        CHECK_FALSE(has(tackled.events, EventKind::OutOfBounds));
    }
    SECTION("a fall comes before the goal line in a step") {
        const Step fell = playScript(
            before,
            {poseAt(before, 30, v.own("34"), v.x(99.0), v.y(20)), fall(before, 30, v.own("34"))});
        CHECK_FALSE(has(fell.events, EventKind::Touchdown));
        CHECK(has(fell.events, EventKind::Fell));
    }
}

TEST_CASE("TAP-GE-6 behind means at least half a millimetre less downfield",
          "[tap][TAP-GE-6][AS-GE-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto pitchBack = [&](double mm) {
        Scene scene{Phase::StopOffense};
        scene.offense(v.side).ballOn(40).standardOffense().holder(v.side).stopsUsed(1);
        scene.put(v.own("12"), v.x(33), v.y(15)).carrier(v.own("12"));
        scene.put(v.own("34"), v.x(33.0 - mm / kMm), v.y(18));
        return refusal(scene, by(v.side, about(scene, DecisionKind::Pitch, v.own("34"))));
    };
    CHECK(pitchBack(0.4) == "TAP-PT-2");
    CHECK(pitchBack(0.6) == "");
    // On the limit, and a hair on either side of it.
    CHECK(pitchBack(0.502) == "");
    CHECK(pitchBack(0.48) == "TAP-PT-2");
}

TEST_CASE("TAP-GE-8 less than a yard off the line is on it, a whole yard is the backfield",
          "[tap][TAP-GE-8][AS-GE-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const double w = kMiddle + 9.0;
    CHECK(setRefusal(lineUpWith(v, "84", 49.1 - 1.0, w, 50.0)) == "");
    const State back = lineUpWith(v, "84", 49.0 - 1.0, w, 50.0);
    CHECK(setRefusal(back) == "TAP-LO-2");
    CHECK(contains(problemClauses(back, v.side), "TAP-LO-6"));
    CHECK(setRefusal(lineUpWith(v, "84", 49.001 - 1.0, w, 50.0)) == "");
    CHECK(setRefusal(lineUpWith(v, "84", 50.0 - 1.0, w, 50.0)) == "");
}

TEST_CASE("TAP-GE-9 less than 90 degrees off the ball is toward it",
          "[tap][TAP-GE-9][AS-GE-7][example]") {
    const FieldPoint man{Spot::yards(50), Spot::yards(20)};
    const FieldPoint ball{Spot::yards(50), Spot::yards(30)};
    CHECK(angleTo(Heading::degrees(2.0), man, ball) == Approx(88.0).margin(0.001));
    CHECK(angleTo(Heading::degrees(178.0), man, ball) == Approx(88.0).margin(0.001));
    CHECK(angleTo(Heading::degrees(270.0), man, ball) == Approx(180.0).margin(0.001));

    Scene scene{Phase::PassDefense};
    scene.standardOffense().standardDefense().carrier("H12").holder(Side::Home);
    scene.put("V54", 50.0, 20.0, 45.0).magnet(50.0, 30.0);
    scene.with([](State& s) {
        s.playFacts.pass.declared = s.playFacts.pass.released = true;
        s.playFacts.pass.receiver = idOf(s, "H88");
    });
    CHECK(refusal(scene, pivot(scene, "V54", 2.0)) == "");
    CHECK(refusal(scene, pivot(scene, "V54", 178.0)) == "");
    CHECK(refusal(scene, pivot(scene, "V54", 0.0)) == "TAP-PA-12");
    CHECK(refusal(scene, pivot(scene, "V54", 180.0)) == "TAP-PA-12");
    CHECK(refusal(scene, pivot(scene, "V54", 0.02)) == "");
}

TEST_CASE("TAP-GE-12 one corner on the sideline is out of bounds",
          "[tap][TAP-GE-12][AS-GE-8][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const double left = GENERATE(0.0, 1.0);  // which sideline
    const auto w = [&](double fromLine) { return left > 0.5 ? fromLine : kWidth - fromLine; };
    const State before = freeRun(v, 60.0, w(3.0));

    SECTION("side on") {
        const std::vector<ScriptLine> lines{poseAt(before, 60, v.own("34"), v.x(62), v.y(w(0.75)))};
        const SegmentResult result = runScript(before, lines);
        CHECK(result.ticks == 60);
        const Step step = must(before, result);
        CHECK(has(step.events, EventKind::OutOfBounds));
        CHECK(find(step.events, EventKind::Spotted).frontX == v.spot(63));
    }
    SECTION("corner first") {
        // At 45 degrees the corner is (2.0 + 1.5) / 2 * 0.70711 = 1.2374 yd off the center.
        Scene turned = freeRun(v, 60.0, w(3.0));
        turned.put(v.own("34"), v.x(60), v.y(w(3.0)), 45.0);
        const State s = turned;
        CHECK(runScript(s, {poseAt(s, 60, v.own("34"), v.x(61), v.y(w(1.2374)))}).ticks == 60);
    }
    SECTION("a hundredth of a yard inside he runs on") {
        const SegmentResult result =
            runScript(before,
                      {poseAt(before, 60, v.own("34"), v.x(62), v.y(w(0.76))),
                       touch(before, 200, v.own("34"), v.opp("24"))});
        CHECK(result.ticks > 200);
    }
    SECTION("the goal line is reached by the front touching it") {
        const State near = freeRun(v, 98.0, 20.0);
        CHECK(runScript(near, {poseAt(near, 60, v.own("34"), v.x(99.0), v.y(20))}).stop.cause ==
              StopCause::Score);
    }
}

TEST_CASE("TAP-GE-14 distances of a pass are measured between helmets",
          "[tap][TAP-GE-14][AS-GE-9][example]") {
    Scene scene{Phase::PassSet};
    scene.standardOffense().standardDefense().carrier("H12").holder(Side::Home).stopsUsed(1);
    scene.put("H12", 30.0, 15.0).put("H88", 30.0 + 156.0 / kMm, 15.0).eligible({"H88", "H22"});
    scene.with([](State& s) { s.playFacts.pass.declared = true; });

    const auto measured = [](const State& s) {
        const State named =
            must(s, by(s.offense, about(s, DecisionKind::NameReceiver, "H88"))).next;
        const auto all = options(named);
        const Option* stick = optionOf(all, DecisionKind::LayStick);
        REQUIRE(stick != nullptr);
        return *stick;
    };
    SECTION("without an offset between the centers of the bases") {
        const Option option = measured(scene);
        REQUIRE(option.distanceUm);
        CHECK(*option.distanceUm == Approx(156000).margin(2));
        CHECK(option.stick == Stick::Medium);
    }
    SECTION("six millimetres ahead") {
        scene.helmet("H12", 6.0, 0.0);
        const Option option = measured(scene);
        REQUIRE(option.distanceUm);
        CHECK(*option.distanceUm == Approx(150000).margin(2));
        CHECK(option.stick == Stick::Short);
    }
    SECTION("the offset turns with the heading") {
        scene.helmet("H12", 6.0, 0.0).put("H12", 30.0, 15.0, 180.0);
        CHECK(*measured(scene).distanceUm == Approx(162000).margin(2));
    }
    SECTION("an offset to the left is to the left of the heading") {
        scene.helmet("H12", 0.0, 8.0).put("H12", 30.0, 15.0, 270.0);
        CHECK(*measured(scene).distanceUm == Approx(148000).margin(2));
    }
}

TEST_CASE("TAP-GE-1 a spot has one place in each team's frame",
          "[tap][TAP-GE-1][AS-GE-10][example]") {
    const TeamPoint home{Distance::yards(37.2), Distance::yards(10.0)};
    const TeamPoint visitor = toTeam(toField(home, Side::Home), Side::Visitor);
    CHECK(visitor.d == Distance::yards(62.8));
    CHECK(visitor.w == Distance::yards(43.333));
    CHECK(toTeam(toField(visitor, Side::Visitor), Side::Home) == home);
    // End lines, sidelines and the middle.
    CHECK(downfield(field::kHomeEndLine, Side::Home) == Distance::yards(-10));
    CHECK(downfield(field::kHomeEndLine, Side::Visitor) == Distance::yards(110));
    CHECK(toTeam({Spot::yards(50), field::kTopSideline}, Side::Home).w == Distance{});
    CHECK(toTeam({Spot::yards(50), field::kBottomSideline}, Side::Visitor).w == Distance{});
    CHECK(toTeam(field::kMiddle, Side::Home) == toTeam(field::kMiddle, Side::Visitor));
}

TEST_CASE("TAP-GE-2 a lying figure is in the way with all of it",
          "[tap][TAP-GE-2][TAP-PT-4][TAP-PV-7][TAP-PA-7][AS-GE-11][example]") {
    SECTION("of a pitch") {
        const State near = pitchPastFallen(2.5);
        CHECK(refusal(near, by(Side::Home, about(near, DecisionKind::Pitch, "H34"))) == "TAP-PT-4");
        CHECK(message(near, by(Side::Home, about(near, DecisionKind::Pitch, "H34"))).find("54") !=
              std::string::npos);
        const State apart = pitchPastFallen(5.0);
        CHECK(refusal(apart, by(Side::Home, about(apart, DecisionKind::Pitch, "H34"))) == "");
    }
    SECTION("of a turn") {
        Scene scene{Phase::StopOffense};
        scene.standardOffense().carrier("H12").holder(Side::Home).stopsUsed(1);
        // The lying figure reaches 30 mm up from its center, to 1 mm below the straight base.
        scene.put("V54", 20.0, 15.0, 0.0).fallen("V54", 90.0);
        scene.put("H25", 20.0, 15.0 + (30.0 + 1.0 + 19.05 / 2.0) / kMm);
        CHECK(refusal(scene, pivot(scene, "H25", 90.0)) == "TAP-PV-7");
        CHECK(refusal(scene, pivot(scene, "H25", 180.0)) == "");
    }
    SECTION("of a passed ball") {
        Scene scene{Phase::PassSet};
        scene.standardOffense().carrier("H12").holder(Side::Home).stopsUsed(1);
        scene.put("H12", 30.0, 15.0).put("H88", 38.0, 15.0).eligible({"H88", "H22"});
        scene.with([](State& s) { s.playFacts.pass.declared = true; });
        // The short stick puts the ball 4 yd ahead of the receiver's center.
        const double ballX = 42.0;
        scene.put("V54", ballX, 15.0 - 24.0 / kMm, 0.0);
        const auto lay = [](const State& s) {
            const State named =
                must(s, by(Side::Home, about(s, DecisionKind::NameReceiver, "H88"))).next;
            return refusal(named, by(Side::Home, layStick(0.0)));
        };
        CHECK(lay(scene) == "");
        scene.fallen("V54", 90.0);
        CHECK(lay(scene) == "TAP-PA-7");
    }
}

TEST_CASE("TAP-GE-3 contact begins at 0.30 mm and ends beyond 0.60 mm",
          "[tap][TAP-GE-3][TAP-EN-1][AS-GE-12][example]") {
    Scene scene{Phase::RunFree};
    scene.put("H34", 50.0, 30.0).carrier("H34").holder(Side::Visitor);
    scene.put("H61", 40.0, 10.0).put("V91", 44.0, 10.0);
    const State state = scene;
    // The board measures with these two numbers and reports what began and ended.
    const SegmentRequest request = runRequestOf(state);
    CHECK(request.contactBeginMm == Approx(0.30));
    CHECK(request.contactEndMm == Approx(0.60));

    RunJudge judge = makeJudge(state);
    const FigureId blocker = idOf(state, "H61");
    const FigureId end = idOf(state, "V91");
    const FigurePair pair = makePair(blocker, end);
    std::vector<FigureId> ids;
    std::vector<Pose> poses;
    for (const FigureSetup& figure : request.figures) {
        ids.push_back(figure.id);
        poses.push_back(figure.pose);
    }
    const Polygon base = Polygon::rectangle(25.4, 19.05);
    const std::array gaps{0.34, 0.30, 0.45, 0.60, 0.61, 0.45};
    const std::array expected{false, true, true, true, false, false};
    bool inContact = false;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        // Gaps of hundredths of a millimetre lie below the grid of places: measured in millimetres.
        const double near = 12.7 + gaps[i];
        const Polygon ahead{std::array{Vec2{near, -9.525},
                                       Vec2{near + 25.4, -9.525},
                                       Vec2{near + 25.4, 9.525},
                                       Vec2{near, 9.525}}};
        const double gap = separation(base, ahead).gap;
        CHECK(gap == Approx(gaps[i]).margin(1e-9));
        const bool begins = !inContact && atMost(gap, request.contactBeginMm);
        const bool ends = inContact && !atMost(gap, request.contactEndMm);
        inContact = (inContact || begins) && !ends;
        std::vector<Touch> touched;
        if (begins)
            touched.push_back({.pair = pair});
        std::vector<FigurePair> parted;
        if (ends)
            parted.push_back(pair);
        (void)judge.onTick({.tick = static_cast<int>(i) + 1,
                            .figures = ids,
                            .poses = poses,
                            .touched = touched,
                            .parted = parted});
        INFO("step " << i + 1);
        CHECK(judge.engaged(blocker) == expected[i]);
        CHECK(judge.engaged(end) == expected[i]);
    }
}

TEST_CASE("TAP-GE-4 a base touches the ball at 0.30 mm and is in the tie gap up to 0.50 mm",
          "[tap][TAP-GE-4][AS-GE-13][example]") {
    // The board reports the touch (gap of outline and ball at most the contact epsilon); who else
    // is within the tie gap of the ball in that step the judge measures.
    const RulesData rules;
    const auto ballGap = [&](double outlineToCenter) {
        return distanceTo(Polygon::rectangle(25.4, 19.05), Vec2{12.7 + outlineToCenter, 0.0}) -
               rules.ball.radiusMm;
    };
    CHECK(atMost(ballGap(4.3), rules.geometry.contactEpsMm));
    CHECK_FALSE(atMost(ballGap(4.5), rules.geometry.contactEpsMm));
    CHECK(atMost(ballGap(4.5), rules.ball.tieGapMm));
    CHECK_FALSE(atMost(ballGap(4.6), rules.ball.tieGapMm));

    const auto whoHasIt = [](double outlineToCenterMm) {
        Scene scene{Phase::BallLoose};
        scene.offense(Side::Visitor).kind(PlayKind::Onside).holder(Side::Home).magnet(41.0, 20.0);
        scene.put("H44", 41.0 - 1.0 - 4.2 / kMm, 20.0);  // white, kicks
        scene.put("V30", 41.0 + 1.0 + outlineToCenterMm / kMm, 20.0);
        const State before = scene;
        const SegmentResult result = runScript(before, {ballTouch(before, 3, "H44")});
        const auto at =
            std::ranges::find(result.notes, std::string{note::kBallTouched}, &Note::kind);
        REQUIRE(at != result.notes.end());
        return at->result;
    };
    CHECK(whoHasIt(4.5) == "receiving");
    CHECK(whoHasIt(4.6) == "kicking");
}

TEST_CASE("TAP-GE-5 a figure whose whole outline left the field is out",
          "[tap][TAP-GE-5][AS-GE-14][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::RunBehind};
    scene.offense(v.side).ballOn(40).standardOffense().standardDefense();
    scene.carrier(v.own("12")).holder(v.side);
    scene.put(v.own("70"), v.x(39), v.y(2.0));
    const auto stopped = [&](double w, double heading) {
        Scene copy = scene;
        copy.put(v.own("70"), v.x(39), v.y(2.0), v.heading(heading));
        const State s = copy;
        return goRun(s, {poseAt(s, 50, v.own("70"), v.x(39), v.y(w)), stopAt(60, v.side)});
    };
    SECTION("wholly outside") {
        const State out = stopped(-0.76, 0.0);
        REQUIRE(out.phase == Phase::StopOffense);
        CHECK(onBoard(out, v.own("70")).status == FigureStatus::Out);
        CHECK(refusal(out, turn(out, v, "70", 40.0)) == "TAP-GE-5");
    }
    SECTION("one corner still inside") {
        // At 45 degrees the corner reaches 1.2374 yd.
        const State in = stopped(-1.2, 45.0);
        CHECK(onBoard(in, v.own("70")).status == FigureStatus::Standing);
        CHECK(refusal(in, turn(in, v, "70", 50.0)) == "");
    }
    SECTION("a fallen figure cannot be turned either") {
        const State s = scene;
        const State down = goRun(s, {fall(s, 10, v.own("64")), stopAt(60, v.side)});
        CHECK(onBoard(down, v.own("64")).status == FigureStatus::Fallen);
        CHECK(refusal(down, turn(down, v, "64", 40.0)) == "TAP-GE-5");
    }
    SECTION("he stays out until the dead ball even if he is shaken back") {
        const State s = scene;
        const State back = goRun(s,
                                 {poseAt(s, 30, v.own("70"), v.x(39), v.y(-0.8)),
                                  poseAt(s, 50, v.own("70"), v.x(39), v.y(2.0)),
                                  stopAt(60, v.side)});
        CHECK(onBoard(back, v.own("70")).status == FigureStatus::Out);
    }
}

TEST_CASE("TAP-GE-10 placing has a tolerance, strict limits and measurements have none",
          "[tap][TAP-GE-10][AS-GE-15][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    SECTION("five yards off the line") {
        const double w = kMiddle + 14.0;
        CHECK(setRefusal(lineUpWith(v, "88", 40 - 4.96 - 1, w)) == "");
        CHECK(setRefusal(lineUpWith(v, "88", 40 - 4.95 - 1, w)) == "");
        CHECK(setRefusal(lineUpWith(v, "88", 40 - 4.94 - 1, w)) == "TAP-LO-6");
    }
    SECTION("a helmet distance a hair below the border counts as on it") {
        const auto stickFor = [&](double yards) {
            Scene scene{Phase::PassSet};
            scene.offense(v.side).ballOn(40).standardOffense().carrier(v.own("12"));
            scene.holder(v.side).stopsUsed(1).eligible({v.own("88"), v.own("22")});
            scene.put(v.own("12"), v.x(30), v.y(10)).put(v.own("88"), v.x(30 + yards), v.y(10));
            scene.with([](State& s) { s.playFacts.pass.declared = true; });
            const State named =
                must(scene, by(v.side, about(scene, DecisionKind::NameReceiver, v.own("88")))).next;
            const auto all = options(named);
            const Option* lay = optionOf(all, DecisionKind::LayStick);
            REQUIRE(lay != nullptr);
            return lay->stick;
        };
        CHECK(stickFor(11.9998) == Stick::Medium);  // 152.397 mm
        CHECK(stickFor(11.9990) == Stick::Short);   // 152.387 mm
        CHECK(stickFor(24.0003) == Stick::Medium);  // 304.804 mm
        CHECK(stickFor(24.0010) == Stick::Long);    // 304.813 mm
    }
    SECTION("less than 20 yards is strict") {
        CHECK(setRefusal(lineUpWith(v, "34", 40 - 19.99 - 1, kMiddle + 3)) == "");
        CHECK(setRefusal(lineUpWith(v, "34", 40 - 20.0 - 1, kMiddle + 3)) == "TAP-LO-7");
    }
}

TEST_CASE("TAP-GE-15 recorded steps and actions are all a referee needs",
          "[tap][TAP-GE-15][AS-GE-16][example]") {
    Scene scene{Phase::RunBehind};
    scene.standardOffense().standardDefense().carrier("H12").holder(Side::Home);
    const State start = scene;
    const auto play = [&] {
        std::vector<Event> events;
        State s = start;
        const auto add = [&](const Step& step) {
            events.insert(events.end(), step.events.begin(), step.events.end());
            s = taken(step.next);
        };
        add(playScript(s,
                       {poseAt(s, 50, "H12", 35.0, 24.0),
                        touch(s, 20, "H61", "V91"),
                        fall(s, 30, "V97"),
                        stopAt(60, Side::Home)}));
        add(must(s, pivot(s, "H12", 350.0)));
        add(must(s, by(Side::Home, decide(DecisionKind::Done))));
        add(must(s, by(Side::Visitor, decide(DecisionKind::Done))));
        add(must(s, by(Side::Home, decide(DecisionKind::SwitchOn))));
        add(playScript(s, {poseAt(s, 80, "H12", 38.0, 23.0), touch(s, 80, "H12", "V51")}));
        return std::pair{events, s};
    };
    const auto [events, state] = play();
    const auto [again, same] = play();
    CHECK(events == again);
    CHECK(state == same);
    CHECK(digest(state) == digest(same));
    CHECK(has(events, EventKind::Tackled));
    CHECK(find(events, EventKind::Spotted).frontX.has_value());

    SECTION("the request holds what stands where, and nothing of the board's own") {
        const SegmentRequest request = runRequestOf(start);
        REQUIRE(request.figures.size() == start.figures.size());
        for (std::size_t i = 0; i < request.figures.size(); ++i) {
            CHECK(request.figures[i].id == start.figures[i].id);
            CHECK(request.figures[i].pose == start.figures[i].pose);
        }
        CHECK(request.ticksPerSecond == 120);
        CHECK(request.maxTicks == 3600);
    }
}

TEST_CASE("TAP-GE-2 on a smaller board the same base is longer in yards",
          "[tap][TAP-GE-2][TAP-GE-7][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const Board small{.id = "2x4", .mmPerYard = 9.525, .ticksPerSecond = 120};
    SECTION("the spot") {
        Scene scene = freeRun(v, 45.0, 20.0);
        scene.board(small);
        const State before = scene;
        const Step step = playScript(before, {touch(before, 5, v.own("34"), v.opp("24"))});
        // 12.7 mm are 1.3333 yd there.
        CHECK(v.depth(*find(step.events, EventKind::Spotted).frontX) ==
              Approx(46.3333).margin(0.0001));
        CHECK(step.next.lineOfScrimmage == v.spot(46.3));
    }
    SECTION("a pitch") {
        const auto pitchOver = [&](double gapMm) {
            Scene scene{Phase::StopOffense};
            scene.board(small).offense(v.side).ballOn(40).holder(v.side).stopsUsed(1);
            scene.put(v.own("12"), v.x(33), v.y(15)).carrier(v.own("12"));
            scene.put(v.own("34"), v.x(33.0 - (25.4 + gapMm) / 9.525), v.y(15));
            return refusal(scene, by(v.side, about(scene, DecisionKind::Pitch, v.own("34"))));
        };
        CHECK(pitchOver(50.8) == "");
        CHECK(pitchOver(51.0) == "TAP-PT-3");
    }
}
