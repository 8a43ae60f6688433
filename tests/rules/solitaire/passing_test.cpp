#include "scene.hpp"

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

// A passer at (30, 0) who still stands behind line 40, a receiver where the book has him.
Scene passing(At receiver = {50, 0}) {
    Scene scene;
    scene.s.line = Distance::yards(40);
    scene.s.toGain = Distance::yards(50);
    scene.put("H12", {30, 0}).put("H85", receiver);
    return scene;
}

Decision thrown(double aim, double power, double loft = 30) {
    return shot(ShotKind::Throw, aim, power, loft);
}

}  // namespace

TEST_CASE("SOL-S71 a pass to an eligible unengaged man is complete and the run goes on with him",
          "[solitaire][SOL-PAS-3][SOL-PAS-5][SOL-PAS-6][SOL-PAS-7][SOL-DEF-4][SOL-DEF-12]") {
    Scene scene = passing();
    scene.throwing("H12").take(thrown(0, 0.30));
    CHECK(scene.happened(EventKind::Complete));
    CHECK(scene.s.phase == Phase::Stop);
    CHECK(scene.s.stage == Stage::First);
    CHECK(scene.s.carrier == scene.id("H85"));
    CHECK(scene.man("H12").pose.at == book(30, 0));
}

TEST_CASE("SOL-S03 a catch on the goal line is a touchdown", "[solitaire][SOL-SC-2]") {
    Scene scene = passing({99, 0});
    scene.s.line = Distance::yards(82);
    scene.put("H12", {79, 0}).throwing("H12").take(thrown(0, 0.30));
    CHECK(scene.s.score == std::array{6, 0});
    REQUIRE(scene.event(EventKind::Touchdown) != nullptr);
    CHECK(scene.event(EventKind::Touchdown)->clause == "SOL-SC-2");
}

TEST_CASE("SOL-S72 a pass over him falls incomplete and the line stays",
          "[solitaire][SOL-PAS-6][SOL-PAS-9][SOL-LOS-3]") {
    Scene scene = passing();
    scene.s.down = 2;
    scene.s.lineY = Distance::yards(3.083);
    scene.throwing("H12").take(thrown(0, 0.50));
    CHECK(scene.happened(EventKind::Incomplete));
    CHECK(scene.next(Side::Home, 3, 40, 3.083));
    CHECK(scene.s.toGain == Distance::yards(50));
}

TEST_CASE("SOL-S51 incomplete on second and seven", "[solitaire][SOL-LOS-3]") {
    Scene scene = passing();
    scene.s.line = Distance::yards(41.5);
    scene.s.lineY = Distance::yards(3.083);
    scene.s.toGain = Distance::yards(48.5);
    scene.s.down = 2;
    scene.throwing("H12").take(thrown(20, 0.50));
    CHECK(scene.next(Side::Home, 3, 41.5, 3.083));
}

TEST_CASE("SOL-PAS-9 incomplete on the last down gives the ball away", "[solitaire][SOL-PAS-9]") {
    Scene scene = passing();
    scene.s.down = 4;
    scene.throwing("H12").take(thrown(0, 0.50));
    CHECK(scene.next(Side::Visitor, 1, 60, 0));
}

TEST_CASE("SOL-S73 a defender who is met first intercepts and may run",
          "[solitaire][SOL-PAS-6][SOL-PAS-8][SOL-TT-10][SOL-EL-3]") {
    Scene scene = passing();
    scene.put("V64", {40, 0, 180}).throwing("H12").take(thrown(0, 0.26, 10));
    CHECK(scene.happened(EventKind::Intercepted));
    CHECK(scene.s.carrier == scene.id("V64"));
    CHECK(scene.s.phase == Phase::Stop);
    CHECK(prompt(scene.s).side == Side::Visitor);
}

TEST_CASE("SOL-S74 an engaged defender cannot intercept", "[solitaire][SOL-PAS-6][SOL-EL-4]") {
    Scene scene = passing();
    scene.put("V64", {40, 0, 180}).put("H62", {40, 1.5}).throwing("H12").take(thrown(0, 0.26, 10));
    CHECK(scene.happened(EventKind::Incomplete));
}

TEST_CASE("SOL-S75 an engaged receiver cannot catch whoever touches him",
          "[solitaire][SOL-PAS-6][SOL-DEF-9][SOL-PAS-4]") {
    for (const char* by : {"V21", "H81"}) {
        Scene scene = passing();
        scene.put(by, {50, 1.5}).throwing("H12").take(thrown(0, 0.30));
        CHECK(scene.happened(EventKind::Incomplete));
    }
}

TEST_CASE("SOL-S76 thrown over the side line", "[solitaire][SOL-PAS-6][SOL-TT-7]") {
    Scene scene = passing({60, 0});
    scene.put("H12", {30, 20}).throwing("H12").take(thrown(45, 0.5));
    REQUIRE(scene.event(EventKind::Incomplete) != nullptr);
    CHECK(scene.event(EventKind::Incomplete)->result == "out");
}

TEST_CASE("SOL-S84 a receiver with a corner out of bounds catches nothing",
          "[solitaire][SOL-PAS-6]") {
    Scene scene = passing({50, 26.05});
    scene.put("H12", {30, 26.0}).throwing("H12").take(thrown(0, 0.30));
    REQUIRE(scene.event(EventKind::Incomplete) != nullptr);
    CHECK(scene.event(EventKind::Incomplete)->result == "out of bounds");
}

TEST_CASE("SOL-S80 when a forward pass may be thrown", "[solitaire][SOL-PAS-2]") {
    const auto asked = [](double front, PlayKind kind, auto&& change) {
        Scene scene;
        scene.put("H12", {front - 1, 0});
        scene.stopped("H12", kind);
        change(scene.s);
        return scene.refused(decision(DecisionKind::Pass));
    };
    const auto nothing = [](State&) {};
    CHECK(asked(30.0, PlayKind::Pass, nothing).empty());
    CHECK(asked(30.1, PlayKind::Pass, nothing) == "E-SOL-PASTLINE");
    CHECK(asked(29.0, PlayKind::Pass, [](State& s) { s.carry.past = true; }) == "E-SOL-PASTLINE");
    CHECK(asked(29.0, PlayKind::Run, nothing) == "E-SOL-NOPASS");
    CHECK(asked(29.0, PlayKind::Pass, [](State& s) { s.playFacts.passed = true; }) ==
          "E-SOL-NOPASS");
    CHECK(asked(29.0, PlayKind::Pass, [](State& s) { s.playFacts.possessionChanged = true; }) ==
          "E-SOL-NOPASS");
}

TEST_CASE("SOL-S80 who ran over the line and came back may not throw", "[solitaire][SOL-PAS-2]") {
    Scene scene;
    scene.put("H12", {28, 0}).live("H12", PlayKind::Pass);
    scene.run({scene.pose(10, "H12", {29.1, 0}), scene.pose(20, "H12", {28.5, 0})},
              {{21, Side::Home}});
    CHECK(scene.refused(decision(DecisionKind::Pass)) == "E-SOL-PASTLINE");
}

TEST_CASE("SOL-S81 after a catch men are turned and the run goes on", "[solitaire][SOL-PAS-7]") {
    Scene scene = passing();
    scene.throwing("H12").take(thrown(0, 0.30));
    Decision turn = decision(DecisionKind::Turn);
    turn.figure = scene.id("H85");
    turn.heading = Heading::degrees(20);
    scene.take(turn).take(decision(DecisionKind::GoOn)).take(decision(DecisionKind::Done));
    CHECK(scene.s.phase == Phase::Live);
    CHECK(scene.man("H85").pose.heading == Heading::degrees(20));
}

TEST_CASE("SOL-S82 nine draws make a throw with noise", "[solitaire][SOL-TT-3][SOL-AI-6]") {
    Scene scene = passing();
    scene.rules().ttqb.noise = true;
    scene.throwing("H12").take(thrown(0, 0.30));
    CHECK(prompt(scene.s).kind == PromptKind::Chance);
    CHECK(chanceRequest(scene.s, ChanceKind::Shot).draws.size() == 9);
    scene.take(draws(ChanceKind::Shot, {.9, .8, .7, .5, .5, .5, .5, .5, .5}));
    REQUIRE(scene.event(EventKind::ShotFlew) != nullptr);
    CHECK(scene.event(EventKind::ShotFlew)->flight.front() == Approx(2.7).margin(1e-5));
}

TEST_CASE("SOL-S83 aims outside the sector are refused", "[solitaire][SOL-TT-2][SOL-TT-1]") {
    Scene scene = passing();
    scene.throwing("H12");
    CHECK(scene.refused(thrown(85, 0.5)).empty());
    CHECK(scene.refused(thrown(86, 0.5)) == "E-SOL-AIM");
    CHECK(scene.refused(thrown(0, 0.04)) == "E-SOL-AIM");
    CHECK(scene.refused(thrown(0, 0.5, 61)) == "E-SOL-AIM");
    Scene pitch = passing({25, 6});
    pitch.stopped("H12");
    Decision d = decision(DecisionKind::Pitch);
    d.figure = pitch.id("H85");
    pitch.take(d);
    CHECK(pitch.refused(shot(ShotKind::Pitch, 89, 0.4, 20)) == "E-SOL-AIM");
    CHECK(pitch.refused(shot(ShotKind::Pitch, 90, 0.4, 20)).empty());
}

TEST_CASE("SOL-UI-4 before the press a throw may be called off", "[solitaire][SOL-UI-4]") {
    Scene scene = passing();
    scene.throwing("H12").take(decision(DecisionKind::Cancel));
    CHECK(scene.s.phase == Phase::Stop);
    CHECK(scene.s.stage == Stage::Choice);
}

TEST_CASE("SOL-S88 equal draws give equal shots of a computer",
          "[solitaire][SOL-AI-2][SOL-AI-6][SOL-AI-3]") {
    const auto played = [] {
        Scene scene = passing();
        scene.rules().ttqb.noise = true;
        scene.throwing("H12");
        Decision d = decision(DecisionKind::ComputerShot);
        d.shot = PendingShot{.level = CoachLevel::Regular, .target = scene.id("H85")};
        scene.take(d);
        CHECK(chanceRequest(scene.s, ChanceKind::Shot).draws.size() == 18);
        std::vector<double> values(18, 0.5);
        values[0] = 0.9;
        return scene.take(draws(ChanceKind::Shot, values));
    };
    const Scene once = played();
    CHECK(once.s == played().s);
    REQUIRE(once.events.size() > 1);
    // m1 = 0.8 of 2.5 degrees
    CHECK(once.events[0].flight.front() == Approx(2.0).margin(1e-5));
}

TEST_CASE("SOL-S114 an unengaged guard who is met is an illegal receiver",
          "[solitaire][SOL-PEN-1][SOL-PEN-2][SOL-PAS-6]") {
    const auto fouled = [](double line) {
        Scene scene = passing({70, 9});
        scene.s.line = Distance::yards(line);
        scene.s.toGain = Distance::yards(line + 6);
        scene.s.down = 2;
        scene.put("H12", {line - 5, 0}).put("H62", {line + 10, 0});
        scene.throwing("H12").take(thrown(0, 0.22));
        CHECK(scene.s.phase == Phase::Penalty);
        CHECK(prompt(scene.s).side == Side::Visitor);
        return scene;
    };
    Scene accepted = fouled(40).take(decision(DecisionKind::Accept));
    CHECK(accepted.next(Side::Home, 2, 35, 0));
    CHECK(accepted.s.toGain == Distance::yards(46));
    CHECK(accepted.s.play == 0);
    Scene declined = fouled(40).take(decision(DecisionKind::Decline));
    CHECK(declined.next(Side::Home, 3, 40, 0));
    CHECK(declined.s.play == 1);
    Scene close = fouled(6).take(decision(DecisionKind::Accept));  // SOL-S115
    CHECK(close.next(Side::Home, 2, 3, 0));
}

TEST_CASE("SOL-S115 an engaged guard is no penalty", "[solitaire][SOL-PEN-2]") {
    Scene scene = passing({70, 9});
    scene.put("H62", {45, 0}).put("V64", {45, 1.5, 180}).throwing("H12").take(thrown(0, 0.22));
    CHECK(scene.happened(EventKind::Incomplete));
    CHECK_FALSE(scene.happened(EventKind::Foul));
}

TEST_CASE("SOL-S116 touching a receiver early is nothing", "[solitaire][SOL-PEN-1]") {
    Scene scene;
    scene.put("H12", {25, 0}).put("H85", {40, 0}).put("V21", {44, 0, 180});
    scene.live("H12", PlayKind::Pass);
    scene.run({scene.touch(3, "H85", "V21"), scene.part(9, "H85", "V21")}, {{12, Side::Home}});
    CHECK_FALSE(scene.happened(EventKind::Foul));
    CHECK(scene.s.phase == Phase::Stop);
}

TEST_CASE("SOL-S11 an interception in the own end zone may be a touchback",
          "[solitaire][SOL-SC-12][SOL-PAS-8]") {
    const auto intercepted = [] {
        Scene scene;
        scene.s.line = Distance::yards(85);
        scene.s.toGain = Distance::yards(95);
        // at (103, 0) heading west the front is at X 102, u -2 of the visitors
        scene.put("H12", {83, 0}).put("V21", {103, 0, 180});
        scene.throwing("H12").take(thrown(0, 0.30));
        CHECK(scene.s.phase == Phase::FieldChoice);
        return scene;
    };
    CHECK(intercepted().take(decision(DecisionKind::Touchback)).next(Side::Visitor, 1, 20, 0));
    // SOL-S12
    Scene back = intercepted();
    back.put("H85", {90, 5}).take(decision(DecisionKind::Return));
    back.take(decision(DecisionKind::GoOn)).take(decision(DecisionKind::Done));
    back.run({back.pose(20, "V21", {101.5, 0, 180}), back.touch(20, "V21", "H85")});
    CHECK(back.s.score == std::array{2, 0});
    CHECK(back.s.phase == Phase::KickAlign);
    CHECK(back.s.offense == Side::Visitor);
}

TEST_CASE("SOL-S107 a flying pitch to a defender is intercepted - to an engaged one a fumble",
          "[solitaire][SOL-PIT-2][SOL-FUM-1][SOL-FUM-9]") {
    const auto pitched = [](bool engagedMan) {
        Scene scene;
        scene.put("H12", {30, 0}).put("H33", {26, 7}).put("V21", {28, 3.5, 180});
        if (engagedMan)
            scene.put("H70", {28, 5.0});
        scene.stopped("H12");
        Decision d = decision(DecisionKind::Pitch);
        d.figure = scene.id("H33");
        return scene.take(d).take(shot(ShotKind::Pitch, 120, 0.4, 20));
    };
    CHECK(pitched(false).happened(EventKind::Intercepted));
    const Scene fumble = pitched(true);
    CHECK(fumble.happened(EventKind::BallLoose));
    CHECK(fumble.s.phase == Phase::Loose);
    CHECK(fumble.s.loose.last == Side::Home);
    CHECK(fumble.s.loose.lossAt.x == Spot::yards(31));
}

TEST_CASE("SOL-S105 a pitch that is caught makes a new carrier", "[solitaire][SOL-PIT-2]") {
    Scene scene;
    scene.put("H12", {30, 0}).put("H62", {26, 7}).stopped("H12");
    Decision d = decision(DecisionKind::Pitch);
    d.figure = scene.id("H62");
    scene.take(d).take(shot(ShotKind::Pitch, 120, 0.4, 20));
    CHECK(scene.happened(EventKind::PitchComplete));
    CHECK(scene.s.carrier == scene.id("H62"));
    CHECK(scene.s.phase == Phase::Stop);
}

TEST_CASE("SOL-S106 a pitch nobody reaches lies where it rolled to",
          "[solitaire][SOL-TT-13][SOL-PIT-2]") {
    Scene scene;
    scene.put("H12", {30, 0}).put("H33", {26, 7}).stopped("H12");
    Decision d = decision(DecisionKind::Pitch);
    d.figure = scene.id("H33");
    scene.take(d).take(shot(ShotKind::Pitch, 180, 0.3, 20));
    REQUIRE(scene.s.ball.has_value());
    CHECK(scene.s.ball->x.yards() == Approx(14.424).margin(1e-3));
}

TEST_CASE("SOL-PAS-1 a called pass starts as a run with a back who has the ball",
          "[solitaire][SOL-PAS-1][SOL-RUN-1]") {
    Scene scene;
    scene.take(choice(DecisionKind::Call, Choice::Pass));
    CHECK(scene.s.phase == Phase::Align);
    scene.standard();
    scene.s.playFacts.kind = PlayKind::Pass;
    scene.s.playFacts.carrier = scene.id("H12");
    scene.take(decision(DecisionKind::Ready)).defense().take(decision(DecisionKind::Ready));
    CHECK(scene.s.phase == Phase::Live);
    CHECK(scene.s.carrier == scene.id("H12"));
    CHECK(runSetupOf(scene.s).passLine == Distance::yards(30));
}
