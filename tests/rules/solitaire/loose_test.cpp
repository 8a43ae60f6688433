#include "scene.hpp"

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

// A fumble of Home's that lies at a place; the board is about to run.
Scene fumble(double x, double y = 0) {
    Scene scene;
    scene.s.phase = Phase::Loose;
    scene.s.stage = Stage::Choice;
    scene.s.playFacts.kind = PlayKind::Run;
    scene.s.playFacts.snapped = true;
    scene.s.ball = book(x, y);
    scene.s.loose.last = Side::Home;
    scene.s.loose.lossAt = book(x, y);
    return scene;
}

Scene onside(double x = 45) {
    Scene scene;
    scene.s.phase = Phase::Loose;
    scene.s.stage = Stage::Choice;
    scene.s.playFacts.kind = PlayKind::Onside;
    scene.s.playFacts.snapped = true;
    scene.s.line = Distance::yards(35);
    scene.s.down = 0;
    scene.s.ball = book(x, 0);
    scene.s.loose.onside = true;
    scene.s.loose.last = Side::Home;
    return scene;
}

}  // namespace

TEST_CASE("SOL-S08 a fumble out over the side of the own end zone is a safety",
          "[solitaire][SOL-SC-8][SOL-FUM-6]") {
    Scene scene = fumble(-3, 20);
    scene.run({scene.ball(1, -3, 20), scene.ball(9, -4, 26.7)});
    CHECK(scene.s.score == std::array{0, 2});
}

TEST_CASE("SOL-S09 a fumble recovered in the attacked end zone is a touchdown",
          "[solitaire][SOL-SC-4][SOL-SC-3]") {
    Scene scene = fumble(-3);
    scene.put("V21", {-1.7, 0, 180}).measure();
    scene.run({});
    CHECK(scene.s.score == std::array{0, 6});
    CHECK(scene.happened(EventKind::Touchdown));
}

TEST_CASE("SOL-S10 the own fumble in the own end zone and a tackle there is a safety",
          "[solitaire][SOL-SC-7][SOL-FUM-5]") {
    Scene scene = fumble(-5);
    scene.put("H22", {-6.3, 0}).put("V21", {10, 0, 180}).measure();
    scene.run({});
    CHECK(scene.s.phase == Phase::Stop);
    scene.take(decision(DecisionKind::GoOn)).take(decision(DecisionKind::Done));
    scene.run({scene.pose(9, "H22", {-2, 0}), scene.touch(9, "H22", "V21")});
    CHECK(scene.s.score == std::array{0, 2});
}

TEST_CASE("SOL-S15 the own fumble recovered over the goal line counts six",
          "[solitaire][SOL-SC-4]") {
    Scene scene = fumble(101);
    scene.put("H22", {99.7, 0}).measure().run({});
    CHECK(scene.s.score == std::array{6, 0});
}

TEST_CASE("SOL-S108 a ball shaken loose is scattered by two draws", "[solitaire][SOL-FUM-2]") {
    Scene scene;
    scene.put("H22", {40, 0}).live("H22");
    scene.s.phase = Phase::Loose;
    scene.s.chance = ChanceKind::Scatter;
    scene.s.loose.last = Side::Home;
    scene.take(draws(ChanceKind::Scatter, {0.25, 0.5}));
    REQUIRE(scene.s.ball.has_value());
    CHECK(scene.s.ball->x.yards() == Approx(40).margin(1e-3));
    CHECK(bookY(scene.s.ball->y).yards() == Approx(2.4).margin(1e-3));
}

TEST_CASE("SOL-FUM-2 a ball that would lie on a base moves on", "[solitaire][SOL-FUM-2]") {
    Scene scene;
    scene.put("H22", {40, 0}).put("V21", {43, 0, 180}).live("H22");
    scene.s.phase = Phase::Loose;
    scene.s.chance = ChanceKind::Scatter;
    scene.s.loose.last = Side::Home;
    scene.take(draws(ChanceKind::Scatter, {0.0, 0.5}));
    CHECK(scene.s.ball->x.yards() == Approx(44.4).margin(0.02));
}

TEST_CASE("SOL-FUM-2 a ball scattered over the side line is out where it crossed",
          "[solitaire][SOL-FUM-2][SOL-FUM-6]") {
    Scene scene;
    scene.put("H22", {44, 25.5}).live("H22");
    scene.s.phase = Phase::Loose;
    scene.s.chance = ChanceKind::Scatter;
    scene.s.loose.last = Side::Home;
    scene.take(draws(ChanceKind::Scatter, {0.25, 0.5}));
    CHECK(scene.next(Side::Home, 1, 44, 3.083));
}

TEST_CASE("SOL-S109 a second of front touch with short breaks is possession",
          "[solitaire][SOL-FUM-4][SOL-GEO-7][SOL-FUM-3]") {
    const auto held = [](int breakTicks) {
        Scene scene = fumble(41.3);
        scene.put("H22", {40, 0}).measure();
        const ScriptLine off = {71, ScriptLine::BallPartLine{scene.id("H22")}};
        const ScriptLine on = {71 + breakTicks, ScriptLine::BallTouchLine{scene.id("H22")}};
        const ScriptLine end = {101 + breakTicks, ScriptLine::BallPartLine{scene.id("H22")}};
        scene.run({off, on, end});
        return scene;
    };
    CHECK(held(10).happened(EventKind::Recovered));
    CHECK_FALSE(held(11).happened(EventKind::Recovered));
    Scene side = fumble(40.3, 1.1);
    side.put("H22", {40, 0}).measure().run({});
    CHECK_FALSE(side.happened(EventKind::Recovered));
    CHECK(side.s.loose.attempt == 1);
    CHECK(side.s.stage == Stage::First);
}

TEST_CASE("SOL-FUM-4 of two in one tick the team last in possession has the ball",
          "[solitaire][SOL-FUM-4]") {
    Scene scene = fumble(41.3);
    scene.put("H22", {40, 0}).put("V21", {42.6, 0, 180}).measure().run({});
    REQUIRE(scene.event(EventKind::Recovered) != nullptr);
    CHECK(scene.event(EventKind::Recovered)->figure == scene.id("H22"));
}

TEST_CASE("SOL-S110 three attempts without possession end the play where the ball lies",
          "[solitaire][SOL-FUM-3][SOL-FUM-7][SOL-FUM-8]") {
    Scene scene = fumble(36);
    scene.s.down = 2;
    scene.s.toGain = Distance::yards(38);
    for (int i = 0; i < 3; ++i) {
        if (i > 0)
            scene.take(decision(DecisionKind::Done)).take(decision(DecisionKind::Done));
        scene.run({});
    }
    CHECK(scene.next(Side::Home, 3, 36, 0));
    CHECK(scene.s.toGain - scene.s.line == Distance::yards(2));
}

TEST_CASE("SOL-S111 out of bounds the ball is kept - out of the attacked end zone at the loss",
          "[solitaire][SOL-FUM-6][SOL-FUM-8]") {
    Scene scene = fumble(44, 20);
    scene.run({scene.ball(1, 44, 20), scene.ball(9, 44, 26.7)});
    CHECK(scene.next(Side::Home, 1, 44, 3.083));
    Scene beyond = fumble(99, 20);
    beyond.s.loose.lossAt = book(96, 0);
    beyond.run({beyond.ball(1, 99, 20), beyond.ball(9, 101, 26.7)});
    CHECK(beyond.next(Side::Home, 1, 96, 0));
}

TEST_CASE("SOL-S112 who recovers untouched may run", "[solitaire][SOL-FUM-5]") {
    Scene scene = fumble(30);
    scene.put("V21", {31.3, 0, 180}).measure().run({});
    CHECK(scene.s.phase == Phase::Stop);
    CHECK(scene.s.carrier == scene.id("V21"));
    CHECK(prompt(scene.s).side == Side::Visitor);
}

TEST_CASE("SOL-S113 a defender in his own end zone may take a touchback",
          "[solitaire][SOL-SC-12][SOL-FUM-5]") {
    Scene scene = fumble(100.6);
    // front at X 101, u -1 of the visitors
    scene.put("V21", {102, 0, 180}).measure().run({});
    CHECK(scene.s.phase == Phase::FieldChoice);
    CHECK(scene.take(decision(DecisionKind::Touchback)).next(Side::Visitor, 1, 20, 0));
    Scene touched = fumble(100.6);
    touched.put("V21", {102, 0, 180}).put("H22", {102, 1.5}).measure().run({});
    CHECK(touched.happened(EventKind::Touchback));
    CHECK(touched.next(Side::Visitor, 1, 20, 0));
}

TEST_CASE("SOL-S40 the kickers hold an onside ball and it is dead there",
          "[solitaire][SOL-ON-3][SOL-ON-2]") {
    Scene scene = onside(48.2);
    scene.put("H22", {46.9, 0}).measure();
    scene.run({});
    REQUIRE(scene.event(EventKind::Recovered) != nullptr);
    CHECK(scene.next(Side::Home, 1, 48.2, 0));
}

TEST_CASE("SOL-S41 the receivers hold an onside ball and may return it or down it",
          "[solitaire][SOL-ON-4]") {
    Scene scene = onside(47);
    scene.put("V21", {48.3, 0, 180}).measure().run({});
    CHECK(scene.s.phase == Phase::FieldChoice);
    CHECK(prompt(scene.s).side == Side::Visitor);
    Scene down = scene;
    CHECK(down.take(decision(DecisionKind::Down)).next(Side::Visitor, 1, 52.7, 0));
    scene.take(decision(DecisionKind::Return));
    CHECK(scene.s.phase == Phase::Stop);
}

TEST_CASE("SOL-S42 touched in that tick the receiver is down", "[solitaire][SOL-ON-4]") {
    Scene scene = onside(47);
    scene.put("V21", {48.3, 0, 180}).put("H22", {48.3, 1.5}).measure().run({});
    CHECK(scene.next(Side::Visitor, 1, 52.7, 0));
}

TEST_CASE("SOL-S43 and S45 a kicker who touches the ball short of the line fouls",
          "[solitaire][SOL-ON-2][SOL-ON-5][SOL-PEN-3][SOL-PEN-5]") {
    Scene foul = onside(44.9);
    foul.put("H22", {43.6, 0}).measure().run({});
    CHECK(foul.s.phase == Phase::Penalty);
    CHECK(prompt(foul.s).side == Side::Visitor);
    Scene again = foul;
    again.take(decision(DecisionKind::KickAgain));
    CHECK(again.s.phase == Phase::KickChoice);
    CHECK(again.s.line == Distance::yards(30));
    CHECK(again.s.play == 0);
    Scene taken = foul;
    CHECK(taken.take(decision(DecisionKind::TakeBall)).next(Side::Visitor, 1, 55.1, 0));
    Scene legal = onside(45.0);
    legal.put("H22", {43.7, 0}).measure().run({});
    CHECK_FALSE(legal.happened(EventKind::Foul));
}

TEST_CASE("SOL-S44 after a touch by the receivers the kickers may take it anywhere",
          "[solitaire][SOL-PEN-3]") {
    Scene scene = onside(45);
    scene.put("V21", {46.3, 0, 180}).put("H22", {41.7, 0}).measure();
    scene.run({scene.ball(1, 45, 0),
               scene.pose(2, "V21", {46.3, 0, 180}),
               scene.pose(3, "V21", {50, 0, 180}),
               scene.ball(20, 43, 0)});
    CHECK_FALSE(scene.happened(EventKind::Foul));
    CHECK(scene.next(Side::Home, 1, 43, 0));
}

TEST_CASE("SOL-S46 an onside ball out untouched is a foul - touched it is not",
          "[solitaire][SOL-PEN-4][SOL-ON-5][SOL-PEN-5]") {
    Scene foul = onside(46.2);
    foul.run({foul.ball(1, 46.2, 20), foul.ball(9, 46.2, 26.7)});
    CHECK(foul.s.phase == Phase::Penalty);
    CHECK(foul.take(decision(DecisionKind::TakeBall)).next(Side::Visitor, 1, 53.8, 3.083));
    Scene touched = onside(46.2);
    touched.s.loose.lastTouch = Side::Home;
    touched.run({touched.ball(1, 46.2, -20), touched.ball(9, 46.2, -26.7)});
    CHECK(touched.next(Side::Home, 1, 46.2, -3.083));
}

TEST_CASE("SOL-S47 nobody has it after three runs or both in one tick", "[solitaire][SOL-ON-6]") {
    Scene scene = onside(47);
    for (int i = 0; i < 3; ++i) {
        if (i > 0) {
            CHECK(prompt(scene.s).side == Side::Home);
            scene.take(decision(DecisionKind::Done)).take(decision(DecisionKind::Done));
        }
        scene.run({});
    }
    CHECK(scene.next(Side::Visitor, 1, 53, 0));
    Scene both = onside(47);
    both.put("V21", {48.3, 0, 180}).put("H22", {45.7, 0}).measure().run({});
    REQUIRE(both.event(EventKind::Recovered) != nullptr);
    CHECK(both.event(EventKind::Recovered)->side == Side::Visitor);
}

TEST_CASE("SOL-SC-11 a defender who recovers ends a try", "[solitaire][SOL-SC-11][SOL-FUM-5]") {
    Scene scene = fumble(97);
    scene.s.tryKind = TryKind::Play;
    scene.put("V21", {98.3, 0, 180}).measure().run({});
    CHECK(scene.happened(EventKind::TryFailed));
    CHECK(scene.s.phase == Phase::KickChoice);
}
