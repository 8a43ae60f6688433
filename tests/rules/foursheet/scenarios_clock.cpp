#include "scene.hpp"

#include <catch2/catch.hpp>

// S-60 to S-62 of the rule book, and what the clock does besides.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;
constexpr int kCross = 25;

// A run of eight for a first down.
Scene& runForAFirst(Scene& scene, Pace pace) {
    scene.at(30, 2, 5);
    return scene.call(kDive, pace).defend().dice({18, 5, 0, 4, 5});
}

Scene& incompletion(Scene& scene) {
    return scene.call(kCross, Pace::SlowDown).defend().dice({14, 5, 5, 2, 5});
}

}  // namespace

TEST_CASE("S-60 FSS-26.3 a first down costs less the faster it is played",
          "[foursheet][FSS-26.2][FSS-26.3][FSS-26.6][FSS-26.7][FSS-26.9][S-60]") {
    Scene scene;
    SECTION("normal") {
        runForAFirst(scene, Pace::Normal);
        CHECK(scene.s.clock == 880);
    }
    SECTION("slow-down") {
        runForAFirst(scene, Pace::SlowDown);
        CHECK(scene.s.clock == 870);
    }
    SECTION("hurry-up") {
        runForAFirst(scene, Pace::HurryUp);
        CHECK(scene.s.clock == 890);
    }
    SECTION("a time-out") {
        runForAFirst(scene, Pace::Normal).say(DecisionKind::TimeOut);
        CHECK(scene.s.clock == 890);
        CHECK(scene.s.timeOuts[0] == 3);
    }
    SECTION("the last seconds") {
        scene.s.clock = 25;
        runForAFirst(scene, Pace::Normal);
        CHECK(scene.s.clock == 20);
    }
}

TEST_CASE("S-61 FSS-26.6 the second incompletion in a row takes ten",
          "[foursheet][FSS-26.6][S-61]") {
    Scene scene;
    incompletion(scene);
    CHECK(scene.s.clock == 870);
    incompletion(scene);
    CHECK(scene.s.clock == 860);
}

TEST_CASE("S-62 FSS-24.2 how long a man is out", "[foursheet][FSS-24.2][S-62]") {
    Scene scene;
    Player& passer = scene.man(Side::Home, Unit::ProSet, 1);
    const std::string id = passer.id;
    SECTION("the game") {
        passer.inj = -1;
        scene.snap(kCross, {3, 5, 8, 3, 3, 4});
        CHECK(scene.last(EventKind::InjuryChecked).count == 3);
        CHECK(outNow(scene.s, Side::Home, id) == OutFor::Game);
    }
    SECTION("one play") {
        passer.inj = 5;
        scene.snap(kCross, {3, 5, 8, 3, 3, 9});
        CHECK(scene.last(EventKind::InjuryChecked).count == 14);
        CHECK(outNow(scene.s, Side::Home, id) == OutFor::Play);
        CHECK(
            playerOf(*scene.s.teams[0], fieldedOn(scene.s, Side::Home, Unit::ProSet, 1).index).id !=
            id);
        scene.snap(kDive, {18, 5, 0, 3, 3});
        CHECK(outNow(scene.s, Side::Home, id) == OutFor::NotHurt);
    }
    SECTION("fielding him is refused") {
        passer.inj = -1;
        scene.snap(kCross, {3, 5, 8, 3, 3, 4});
        Decision call;
        call.kind = DecisionKind::Call;
        call.card = kDive;
        call.substitutes = {{1, id}};
        CHECK(scene.refusedCode(call) == "E-FSS-INJURED");
        CHECK(scene.refusedClause(call) == "FSS-24.3");
    }
}

TEST_CASE("FSS-26.10 a quarter ends when its clock is used up and the half with a kickoff",
          "[foursheet][FSS-26.10][FSS-27.1]") {
    Scene scene;
    scene.s.clock = 5;
    SECTION("the ball stays after the first") {
        scene.snap(kDive, {18, 5, 0, 3, 3});
        CHECK(scene.s.quarter == 2);
        CHECK(scene.s.clock == 900);
        CHECK(scene.s.ball == 35);
        CHECK(scene.s.down == 2);
    }
    SECTION("whoever kicked off receives after the second") {
        scene.s.quarter = 2;
        scene.s.openingKicker = Side::Home;
        scene.s.timeOuts = {0, 1};
        scene.snap(kDive, {18, 5, 0, 3, 3});
        CHECK(scene.s.quarter == 3);
        CHECK(scene.s.phase == Phase::ChooseKick);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.timeOuts[0] == 4);
    }
    SECTION("the game is over after the fourth") {
        scene.s.quarter = 4;
        scene.s.score = {7, 3};
        scene.snap(kDive, {18, 5, 0, 3, 3});
        CHECK(scene.s.over);
        CHECK(scene.s.winner == Side::Home);
        Decision call;
        call.kind = DecisionKind::Call;
        CHECK(scene.refusedCode(call) == "E-FSS-OVER");
    }
}

TEST_CASE("FSS-26.8 a time-out may save the quarter", "[foursheet][FSS-26.8]") {
    Scene scene;
    scene.s.clock = 40;
    scene.call(kDive, Pace::SlowDown).defend().dice({18, 5, 0, 3, 3});
    REQUIRE(scene.s.phase == Phase::TimeOut);
    SECTION("called") {
        scene.say(DecisionKind::TimeOut);
        CHECK(scene.s.quarter == 1);
        CHECK(scene.s.clock == 30);
        CHECK(scene.s.phase == Phase::Call);
    }
    SECTION("not called by either") {
        scene.say(DecisionKind::GoOn).say(DecisionKind::GoOn);
        CHECK(scene.s.quarter == 2);
    }
}
