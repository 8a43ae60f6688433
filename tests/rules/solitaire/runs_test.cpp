#include "scene.hpp"

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

TEST_CASE("SOL-S01 the front point on the goal line is no touchdown - beyond it is",
          "[solitaire][SOL-GEO-4][SOL-SC-1][SOL-SC-13]") {
    Scene on;
    on.put("H22", {99, 0}).live("H22").run({on.pose(1, "H22", {99, 0})}, {{1, Side::Home}});
    CHECK(on.s.score[0] == 0);
    Scene over;
    over.put("H22", {98, 0}).live("H22").run({over.pose(1, "H22", {99.01, 0})});
    CHECK(over.s.score == std::array{6, 0});
    CHECK(over.s.phase == Phase::Try);
}

TEST_CASE("SOL-S02 the visitors score in the west",
          "[solitaire][SOL-GEO-2][SOL-SC-1][SOL-TOSS-3]") {
    Scene scene;
    scene.s.offense = Side::Visitor;
    scene.put("V21", {3, 5, 180}).live("V21").run({scene.pose(1, "V21", {0.99, 5, 180})});
    CHECK(scene.s.score == std::array{0, 6});
}

TEST_CASE("SOL-S04 a touchdown goes before a tackle of the same tick", "[solitaire][SOL-GEO-12]") {
    Scene scene;
    scene.put("H22", {97, 0}).put("V21", {90, 9, 180}).live("H22");
    scene.run({scene.pose(3, "H22", {99.02, 0}), scene.touch(3, "H22", "V21")});
    CHECK(scene.happened(EventKind::Touchdown));
    CHECK_FALSE(scene.happened(EventKind::Tackled));
}

TEST_CASE("SOL-S05 going out goes before a tackle and spots the ball at the hash mark",
          "[solitaire][SOL-GEO-12][SOL-LOS-1][SOL-LOS-2][SOL-DEF-6]") {
    Scene scene;
    scene.put("H22", {60, 25}).put("V21", {70, 9, 180}).live("H22");
    scene.run({scene.pose(2, "H22", {60.3, 25.95}), scene.touch(2, "H22", "V21")});
    CHECK(scene.happened(EventKind::OutOfBounds));
    CHECK_FALSE(scene.happened(EventKind::Tackled));
    // of two corners out in one tick the one with the smaller u
    CHECK(scene.next(Side::Home, 1, 59.3, 3.083));
}

TEST_CASE("SOL-S05 one corner over the line spots the ball where it crossed",
          "[solitaire][SOL-GEO-12][SOL-LOS-1][SOL-LOS-2][SOL-DEF-6]") {
    Scene scene;
    // turned by 45 degrees its foremost left corner comes to (61.3, 26.70), the others stay inside
    scene.put("H22", {60, 20, 45}).put("V21", {70, 9, 180}).live("H22");
    scene.run({scene.pose(2, "H22", {61.1232, 25.4626, 45}), scene.touch(2, "H22", "V21")});
    REQUIRE(scene.happened(EventKind::OutOfBounds));
    CHECK_FALSE(scene.happened(EventKind::Tackled));
    CHECK(bookPoint(*scene.event(EventKind::OutOfBounds)->at).x == Approx(61.3).margin(1e-3));
    CHECK(bookPoint(*scene.event(EventKind::OutOfBounds)->at).y == Approx(26.6665));
    CHECK(scene.next(Side::Home, 1, 61.3, 3.083));
}

TEST_CASE("SOL-DEF-6 a corner on the line is not out", "[solitaire][SOL-DEF-6]") {
    Scene scene;
    scene.put("H22", {60, 25.9165}).live("H22");
    scene.run({scene.pose(1, "H22", {60, 25.9165})}, {{2, Side::Home}});
    CHECK(scene.happened(EventKind::StopGranted));
}

TEST_CASE("SOL-S06 tackled behind the own goal line is a safety - a hair before it is not",
          "[solitaire][SOL-SC-6][SOL-LOS-4][SOL-LOS-7][SOL-SC-14]") {
    const auto tackledAt = [](double u) {
        Scene scene;
        scene.put("H22", {u - 1, 0}).put("V21", {20, 9, 180}).live("H22");
        return scene.run({scene.touch(1, "H22", "V21")});
    };
    for (const double u : {-0.10, 0.0}) {
        const Scene scene = tackledAt(u);
        CHECK(scene.s.score == std::array{0, 2});
        CHECK(scene.s.phase == Phase::KickAlign);
        CHECK(scene.s.playFacts.kind == PlayKind::SafetyKick);
        CHECK(scene.s.offense == Side::Home);
    }
    const Scene before = tackledAt(0.05);
    CHECK(before.s.score == std::array{0, 0});
    CHECK(before.next(Side::Home, 2, 0.1, 0));
}

TEST_CASE("SOL-S07 backing out over the end line is a safety", "[solitaire][SOL-DEF-6][SOL-SC-6]") {
    Scene scene;
    scene.put("H12", {-8, 0, 180}).live("H12", PlayKind::Pass);
    scene.run({scene.pose(5, "H12", {-9.1, 0, 180})});
    CHECK(scene.s.score == std::array{0, 2});
}

TEST_CASE("SOL-S49 the front point of a turned base spots the ball",
          "[solitaire][SOL-GEO-3][SOL-GEO-4][SOL-LOS-1][SOL-LOS-4]") {
    Scene turned;
    turned.put("H22", {50, 0, 30}).put("V21", {60, 9, 180}).live("H22");
    const FieldPoint front = frontOf(turned.s, turned.man("H22"));
    CHECK(front.x.yards() == Approx(51.241).margin(1e-3));
    CHECK(bookY(front.y).yards() == Approx(-0.150).margin(1e-3));
    turned.run({turned.touch(1, "H22", "V21")});
    CHECK(turned.next(Side::Home, 1, 51.2, 0));
    Scene across;
    across.put("H22", {50, 0, 90}).put("V21", {60, 9, 180}).live("H22");
    CHECK(frontOf(across.s, across.man("H22")) == book(50.75, 0));
    across.run({across.touch(1, "H22", "V21")});
    CHECK(across.next(Side::Home, 1, 50.8, 0));
}

TEST_CASE("SOL-S50 the hash mark itself counts as between", "[solitaire][SOL-LOS-2]") {
    const RulesData rules;
    CHECK(hashY(rules, Distance::yards(3.083)) == Distance{});
    CHECK(hashY(rules, Distance::yards(3.09)) == Distance::yards(3.083));
    CHECK(hashY(rules, Distance::yards(-12)) == Distance::yards(-3.083));
}

TEST_CASE("SOL-S52 a new first down begins at the rounded line to gain",
          "[solitaire][SOL-LOS-4][SOL-LOS-5]") {
    const auto tackledAt = [](double u) {
        Scene scene;
        scene.s.line = Distance::yards(25);
        scene.s.toGain = Distance::yards(35);
        scene.put("H22", {u - 1, 0}).put("V21", {60, 9, 180}).live("H22");
        return scene.run({scene.touch(1, "H22", "V21")});
    };
    CHECK(tackledAt(34.96).next(Side::Home, 1, 35.0, 0));
    const Scene shorter = tackledAt(34.94);
    CHECK(shorter.next(Side::Home, 2, 34.9, 0));
    CHECK(shorter.s.toGain - shorter.s.line == Distance::yards(0.1));
}

TEST_CASE("SOL-S53 goal to go - and the ball goes over on downs",
          "[solitaire][SOL-LOS-5][SOL-LOS-6][SOL-DEF-8]") {
    Scene scene;
    scene.s.line = Distance::yards(85);
    scene.s.toGain = Distance::yards(90);
    scene.put("H22", {89.5, 0}).put("V21", {80, 9, 180}).live("H22");
    scene.run({scene.touch(1, "H22", "V21")});
    CHECK(scene.next(Side::Home, 1, 90.5, 0));
    CHECK(scene.s.toGain == Distance::yards(100));
    Scene last;
    last.s.line = Distance::yards(95);
    last.s.toGain = Distance::yards(99);
    last.s.down = 4;
    last.put("H22", {96, 0}).put("V21", {80, 9, 180}).live("H22");
    last.run({last.touch(1, "H22", "V21")});
    CHECK(last.next(Side::Visitor, 1, 3, 0));
}

TEST_CASE("SOL-S64 a fallen man's base tackles", "[solitaire][SOL-DEF-5]") {
    Scene scene;
    scene.put("H22", {40, 0}).put("V21", {50, 0, 180}).live("H22");
    figureIn(scene.s, scene.id("V21"))->status = FigureStatus::Fallen;
    scene.run({scene.touch(4, "H22", "V21")});
    CHECK(scene.happened(EventKind::Tackled));
}

TEST_CASE("SOL-S65 teammates tackle nobody", "[solitaire][SOL-DEF-5]") {
    Scene scene;
    scene.put("H22", {40, 0}).put("H33", {45, 0}).live("H22");
    scene.run({scene.touch(4, "H22", "H33")}, {{6, Side::Home}});
    CHECK(scene.happened(EventKind::StopGranted));
}

TEST_CASE("SOL-S66 pushed back while heading forward is no reversal", "[solitaire][SOL-DEF-7]") {
    Scene scene;
    scene.put("H22", {46, 0}).live("H22");
    scene.run({scene.pose(1, "H22", {46, 0, 60}), scene.pose(50, "H22", {44.4, 0, 60})},
              {{51, Side::Home}});
    CHECK(scene.happened(EventKind::StopGranted));
}

TEST_CASE("SOL-S38 turned round and a yard back ends progress where he had been farthest",
          "[solitaire][SOL-DEF-7]") {
    Scene scene;
    scene.s.offense = Side::Home;
    scene.put("V21", {68.5, 0, 180}).live("V21", PlayKind::Kickoff);
    scene.run({scene.pose(20, "V21", {68, 0, 180}),
               scene.pose(21, "V21", {68.2, 0, 10}),
               scene.pose(60, "V21", {69.3, 0, 10})});
    CHECK(scene.happened(EventKind::ProgressStopped));
    CHECK(scene.next(Side::Visitor, 1, 33, 0));
}

TEST_CASE("SOL-S67 two seconds without a quarter yard end progress", "[solitaire][SOL-DEF-7]") {
    Scene scene;
    scene.put("H22", {29, 0}).live("H22");
    scene.s.carry.ticks = 300;
    scene.s.carry.riseTick = 300;
    scene.run({scene.pose(1, "H22", {29, 0}), scene.pose(200, "H22", {29.2, 0})});
    CHECK(scene.s.phase == Phase::Call);
    CHECK(scene.next(Side::Home, 2, 30.2, 0));
    REQUIRE(scene.event(EventKind::ProgressStopped) != nullptr);
    CHECK(scene.event(EventKind::ProgressStopped)->tick == 200);
}

TEST_CASE("SOL-S68 a passer may drop back - a runner may not",
          "[solitaire][SOL-DEF-7][SOL-PAS-2]") {
    const auto back = [](PlayKind kind) {
        Scene scene;
        scene.put("H12", {25.25, 0, 180}).live("H12", kind);
        return scene;
    };
    Scene pass = back(PlayKind::Pass);
    CHECK(frontU(pass.s, pass.man("H12")).yards() == Approx(26.25));
    pass.run({pass.pose(60, "H12", {21.25, 0, 180})}, {{61, Side::Home}});
    CHECK(pass.happened(EventKind::StopGranted));
    Scene run = back(PlayKind::Run);
    run.run({run.pose(60, "H12", {21.25, 0, 180})}, {{61, Side::Home}});
    CHECK(run.happened(EventKind::ProgressStopped));
    CHECK(run.next(Side::Home, 2, 26.3, 0));
    Scene fell = back(PlayKind::Pass);
    fell.run({fell.pose(30, "H12", {22, 0, 180}),
              {31, ScriptLine::FallLine{fell.id("H12"), Heading{}}}});
    CHECK(fell.happened(EventKind::CarrierFell));
    CHECK(fell.next(Side::Home, 2, 23, 0));
}

TEST_CASE("SOL-S69 the drawn second at which the ball comes loose", "[solitaire][SOL-RUN-4]") {
    const auto loose = [](double v) {
        Scene scene;
        scene.rules().fumble.shakeRatePerS = 0.004;
        scene.put("H22", {40, 0}).live("H22");
        scene.s.chance = ChanceKind::Shake;
        return scene.take(draws(ChanceKind::Shake, {v}));
    };
    CHECK(loose(0.01).s.carry.looseTick == 251);
    CHECK(loose(0.5).s.carry.looseTick == 17329);
    Scene scene = loose(0.01);
    CHECK(observed(scene.s).carry.looseTick == std::nullopt);
    CHECK(observed(scene.s).playFacts.shakes.empty());
    scene.run({scene.pose(1, "H22", {40, 0}), scene.pose(260, "H22", {47, 0})});
    CHECK(scene.happened(EventKind::BallLoose));
    CHECK(scene.s.chance == ChanceKind::Scatter);
    // the second is told only when the play is over
    CHECK_FALSE(scene.happened(EventKind::CoveredTold));
}

TEST_CASE("SOL-RUN-4 a tackle of the same tick goes before the loose ball",
          "[solitaire][SOL-RUN-4][SOL-GEO-12]") {
    Scene scene;
    scene.put("H22", {40, 0}).put("V21", {60, 0, 180}).live("H22");
    scene.s.carry.looseTick = 5;
    scene.run({scene.touch(5, "H22", "V21")});
    CHECK(scene.happened(EventKind::Tackled));
    CHECK_FALSE(scene.happened(EventKind::BallLoose));
}

TEST_CASE("SOL-DEF-7 a run lasts thirty seconds at most",
          "[solitaire][SOL-DEF-7][SOL-RUN-3][SOL-GEO-11]") {
    Scene scene;
    scene.put("H22", {-5, 0}).live("H22");
    scene.s.carry.runTicks = 2990;
    scene.run({scene.pose(1, "H22", {40, 0})});
    CHECK(scene.happened(EventKind::ProgressStopped));
    CHECK(scene.next(Side::Home, 1, 41, 0));
}

TEST_CASE("SOL-S70 three stops a play", "[solitaire][SOL-CTL-3][SOL-CTL-2]") {
    Scene scene;
    scene.put("H22", {40, 0}).put("V21", {60, 9, 180}).live("H22");
    for (int i = 1; i <= 3; ++i) {
        scene.run({}, {{1, Side::Home}});
        CHECK(scene.s.playFacts.stopsUsed == i);
        scene.take(decision(DecisionKind::GoOn)).take(decision(DecisionKind::Done, Side::Visitor));
        CHECK(scene.s.phase == Phase::Live);
    }
    CHECK(scene.refused(decision(DecisionKind::Stop)) == "E-SOL-STOPS");
    scene.run({scene.touch(9, "H22", "V21")}, {{1, Side::Home}, {2, Side::Visitor}});
    REQUIRE(scene.event(EventKind::StopRefused) != nullptr);
    CHECK(scene.event(EventKind::StopRefused)->clause == "SOL-CTL-3");
    CHECK(scene.happened(EventKind::Tackled));
}

TEST_CASE("SOL-CTL-4 both coaches turn unengaged men of their own - the possessor first",
          "[solitaire][SOL-CTL-4][SOL-DEF-9][SOL-DEF-10][SOL-CTL-1]") {
    Scene scene;
    scene.put("H22", {40, 0}).put("H33", {45, 0}).put("H70", {46.99, 0});
    scene.put("V21", {60, 9, 180}).put("H85", {50, 5}).put("H81", {50, 6.6}).live("H22");
    scene.s.phase = Phase::Stop;
    const auto turned = [&](const char* name, double heading, Side side) {
        Decision d = decision(DecisionKind::Turn, side);
        d.figure = scene.id(name);
        d.heading = Heading::degrees(heading);
        return d;
    };
    CHECK(scene.refused(turned("H33", 90, Side::Home)) == "E-SOL-ENGAGED");
    CHECK(scene.refused(turned("H85", 90, Side::Home)) == "E-SOL-OVERLAP");
    CHECK(scene.refused(turned("V21", 90, Side::Visitor)) == "E-SOL-PHASE");
    scene.take(turned("H22", 45, Side::Home)).take(turned("H22", 30, Side::Home));
    CHECK(scene.man("H22").pose.heading == Heading::degrees(30));
    CHECK(scene.man("H22").pose.at == book(40, 0));
    scene.take(decision(DecisionKind::Done));
    CHECK(scene.refused(turned("H22", 90, Side::Home)) == "E-SOL-PHASE");
    scene.take(turned("V21", 200, Side::Visitor)).take(decision(DecisionKind::Done));
    CHECK(scene.s.stage == Stage::Choice);
    scene.take(decision(DecisionKind::Down));
    CHECK(scene.happened(EventKind::Downed));
    CHECK(scene.s.phase == Phase::Call);
}

TEST_CASE("SOL-S103 who may be given the ball by hand", "[solitaire][SOL-LAT-1]") {
    const auto asked = [](At mate, bool third = false) {
        Scene scene;
        scene.put("H22", {40, 0}).put("H33", mate);
        if (third)
            scene.put("V21", {39, 1.7});
        scene.stopped("H22");
        Decision d = decision(DecisionKind::Lateral);
        d.figure = scene.id("H33");
        return scene.refused(d);
    };
    CHECK(asked({38, 3}).empty());
    CHECK(asked({38, 3.4}, true) == "E-SOL-LATBLOCK");
    CHECK(asked({40.2, 3}) == "E-SOL-LATFWD");
    CHECK(asked({38, 3.5}).empty());
    CHECK(asked({38, 5}) == "E-SOL-LATFAR");
    Scene scene;
    scene.put("H22", {40, 0}).put("H33", {38, 3}).stopped("H22");
    Decision d = decision(DecisionKind::Lateral);
    d.figure = scene.id("H33");
    scene.take(d);
    CHECK(scene.s.phase == Phase::Live);
    CHECK(scene.s.carrier == scene.id("H33"));
}

TEST_CASE("SOL-LAT-1 an engaged man is given nothing unless he touches the carrier alone",
          "[solitaire][SOL-LAT-1][SOL-DEF-9]") {
    Scene close;
    close.put("H22", {40, 0}).put("H33", {40, 1.5}).stopped("H22");
    Decision d = decision(DecisionKind::Lateral);
    d.figure = close.id("H33");
    CHECK(close.refused(d).empty());
    close.put("V21", {38, 1.5}).stopped("H22");
    CHECK(close.refused(d) == "E-SOL-ENGAGED");
}

TEST_CASE("SOL-S104 a pitch needs more than a base length", "[solitaire][SOL-PIT-1]") {
    const auto asked = [](At mate) {
        Scene scene;
        scene.put("H22", {40, 0}).put("H33", mate).stopped("H22");
        Decision d = decision(DecisionKind::Pitch);
        d.figure = scene.id("H33");
        return scene.refused(d);
    };
    CHECK(asked({38, 3.5}) == "E-SOL-PITNEAR");
    CHECK(asked({38, 5}).empty());
    CHECK(asked({40.1, 5}) == "E-SOL-LATFWD");
}
