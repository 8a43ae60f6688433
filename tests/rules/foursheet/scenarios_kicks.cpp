#include "scene.hpp"

#include <catch2/catch.hpp>

// S-48 to S-59 of the rule book.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

// A kickoff that comes down on the 2.
Scene& fieldedOnTheTwo(Scene& scene) {
    return scene.kickoff(KickKind::Normal, {8, 3, 4});
}

}  // namespace

TEST_CASE("S-48 FSS-28.3 where a kickoff comes down", "[foursheet][FSS-28.3][FSS-28.4][S-48]") {
    Scene scene;
    SECTION("58 yards are fielded on the 2") {
        fieldedOnTheTwo(scene);
        CHECK(scene.last(EventKind::Kicked).yards == 58);
        CHECK(scene.last(EventKind::Kicked).ball == 2);
        CHECK(scene.s.awaited->purpose == "return");
    }
    SECTION("64 yards are four deep and the coach chooses") {
        scene.kickoff(KickKind::Normal, {4, 4, 5});
        CHECK(scene.s.awaited->ball == -4);
        CHECK(scene.s.phase == Phase::ReturnChoice);
        scene.say(DecisionKind::TakeTouchback);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 20);
        CHECK(scene.last(EventKind::ClockRan).seconds == 10);
    }
    SECTION("60 yards as well") {
        scene.kickoff(KickKind::Normal, {0, 4, 5});
        CHECK(scene.s.awaited->ball == 0);
        CHECK(scene.s.phase == Phase::ReturnChoice);
    }
}

TEST_CASE("S-48 FSS-29.8 a return that does not leave the end zone is a touchback",
          "[foursheet][FSS-29.8][S-48]") {
    Scene scene;
    scene.man(Side::Visitor, Unit::KR, 10).kr.letter = 'Q';
    scene.kickoff(KickKind::Normal, {8, 4, 5}).say(DecisionKind::ReturnKick);
    scene.dice({19, 5, 0, 3, 4});
    CHECK(scene.last(EventKind::ReturnRolled).code == "05");
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == 20);
}

TEST_CASE("S-49 FSS-29.3 the frequency number moves the long return",
          "[foursheet][FSS-29.3][S-49]") {
    Scene scene;
    Player& returner = scene.man(Side::Visitor, Unit::KR, 10);
    returner.kr.letter = 'D';
    returner.kr.longCode = 61;
    returner.fq = 5;
    fieldedOnTheTwo(scene);
    SECTION("5 is the long one") {
        scene.dice({19, 5, 0, 2, 3});
        CHECK(scene.last(EventKind::ReturnRolled).code == "61");
    }
    SECTION("2 has what stood at 5") {
        scene.dice({19, 5, 0, 1, 1});
        CHECK(scene.last(EventKind::ReturnRolled).code == "31");
    }
}

TEST_CASE("S-50 FSS-29.2 the coverage has its own long code",
          "[foursheet][FSS-29.2][FSS-30.7][S-50]") {
    Scene scene;
    SECTION("21 on a kickoff") {
        fieldedOnTheTwo(scene).dice({19, 5, 9, 1, 1});
        CHECK(scene.last(EventKind::ReturnRolled).column == "O");
        CHECK(scene.last(EventKind::ReturnRolled).code == "21");
        CHECK(scene.s.ball == 31);
    }
    SECTION("90 on a punt") {
        scene.punt({20, 1, 0, 3, 4}).say(DecisionKind::ReturnKick).dice({19, 5, 9, 1, 1});
        CHECK(scene.last(EventKind::ReturnRolled).column == "R");
        CHECK(scene.last(EventKind::ReturnRolled).code == "90");
    }
}

TEST_CASE("S-51 FSS-28.6 the sum decides an onside kick into an occupied zone",
          "[foursheet][FSS-28.6][S-51]") {
    Scene scene;
    SECTION("occupied") {
        const int b = GENERATE(1, 3, 4);  // sums 3, 5, 6
        scene.kickoff(KickKind::Onside, {4, 7, 2, 2, b});
        CHECK(scene.s.offense == (b < 4 ? Side::Home : Side::Visitor));
        CHECK(scene.s.ball == (b < 4 ? 52 : 48));
        CHECK(scene.s.down == 1);
    }
    SECTION("empty") {
        const int d20 = GENERATE(1, 2, 3);
        scene.kickoff(KickKind::Onside, {d20, 7, 2, 6, 6});
        CHECK(scene.s.offense == Side::Home);
    }
    SECTION("all hands") {
        Decision placed;
        placed.placement = KickPlacement::Hands;
        scene.kickoff(KickKind::Onside, {1, 12, 2, 6, 6}, placed);
        CHECK(scene.s.offense == Side::Visitor);
    }
}

TEST_CASE("S-52 FSS-30.2 as many rushers as the d20 put the punter under pressure",
          "[foursheet][FSS-30.2][FSS-30.3][S-52]") {
    Scene scene;
    const int d20 = GENERATE(8, 9);
    scene.punt({d20, 1, 0, 3, 4}, against(KickPlacement::Punt, {{8, Zone::F3}}));
    CHECK(scene.last(EventKind::Pressure).limit == 8);
    CHECK(scene.last(EventKind::CodeRead).column == (d20 == 8 ? "<R" : "<N"));
}

TEST_CASE("S-53 FSS-30.5 a coffin corner is shorter and nobody returns it",
          "[foursheet][FSS-30.5][S-53]") {
    Scene scene;
    scene.punt({20, 1, 6, 3, 3}, {}, PuntKind::CoffinCorner);
    CHECK(scene.last(EventKind::CodeRead).code == "42");
    CHECK(scene.last(EventKind::Punted).yards == 34);
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == 36);
}

TEST_CASE("S-54 FSS-30.6 a high punt may be caught fair", "[foursheet][FSS-30.6][S-54]") {
    Scene scene;
    scene.man(Side::Visitor, Unit::PR, 10).pr.fairCatch = 18;
    SECTION("with a man back") {
        const int d20 = GENERATE(18, 19);
        scene.punt({20, 1, 6, 3, 3, d20});
        CHECK((scene.s.phase == Phase::ReturnChoice) == (d20 == 19));
        if (d20 == 18)
            CHECK(scene.s.ball == 24);
    }
    SECTION("with nobody it bounces") {
        scene.punt({20, 1, 6, 3, 3},
                   against(KickPlacement::Punt, {{10, Zone::F3}, {11, Zone::F1}}));
        CHECK(scene.s.awaited->purpose == "bounce");
    }
}

TEST_CASE("S-55 FSS-30.7 a punt bounces back on doubles and on otherwise",
          "[foursheet][FSS-30.7][S-55]") {
    Scene scene;
    scene.punt({20, 1, 0, 3, 4}).say(DecisionKind::LetBounce);  // 40 yards, to the 30
    const int b = GENERATE(4, 5);
    scene.dice({4, b, 13, 7});
    CHECK(scene.last(EventKind::Bounced).yards == (b == 4 ? -7 : 13));
    CHECK(scene.s.ball == (b == 4 ? 37 : 17));
}

TEST_CASE("S-56 FSS-31.4 the column of a kick is that of its line", "[foursheet][FSS-31.4][S-56]") {
    Scene scene;
    SECTION("a try") {
        scene.at(97);
        scene.s.isTry = true;
        scene.s.down = 0;
        scene.s.toGo = 3;
        scene.fieldGoal({20, 1, 0, 3, 4});
        CHECK(scene.last(EventKind::CodeRead).column == "1+");
        CHECK(scene.s.score[0] == 1);
    }
    SECTION("the 14") {
        scene.at(86).fieldGoal({20, 1, 0, 3, 4});
        CHECK(scene.last(EventKind::CodeRead).column == "11+");
        CHECK(scene.s.score[0] == 3);
    }
}

TEST_CASE("S-57 FSS-10.2 the crossbar helps half the time", "[foursheet][FSS-10.2][S-57]") {
    Scene scene;
    const int d20 = GENERATE(10, 11);
    scene.at(95).fieldGoal({20, 1, 0, 6, 6, d20});
    CHECK(scene.last(EventKind::CodeRead).code == "40");
    CHECK(scene.s.score[0] == (d20 == 10 ? 3 : 0));
}

TEST_CASE("S-58 FSS-31.7 a long miss may be brought out", "[foursheet][FSS-31.7][S-58]") {
    Scene scene;
    scene.man(Side::Home, Unit::FG, 11).kicking->longFG = 45;
    SECTION("from 41") {
        scene.at(59).fieldGoal({20, 1, 0, 2, 3});
        REQUIRE(scene.s.phase == Phase::ReturnChoice);
        scene.say(DecisionKind::ReturnKick).dice({6});
        CHECK(scene.s.awaited->purpose == "return");
        scene.dice({19, 5, 0, 3, 4});
        CHECK(scene.last(EventKind::Returned).player ==
              scene.man(Side::Visitor, Unit::FGD, *scene.last(EventKind::Returned).token).id);
    }
    SECTION("or left") {
        scene.at(59).fieldGoal({20, 1, 0, 2, 3}).say(DecisionKind::NoReturn);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 41);
    }
    SECTION("not from 40") {
        scene.at(60).fieldGoal({20, 1, 0, 2, 3});
        CHECK(scene.s.phase == Phase::Call);
        CHECK(scene.s.ball == 40);
    }
}

TEST_CASE("S-59 FSS-32.1 the wind never leaves a kicker less than twelve",
          "[foursheet][FSS-32.1][FSS-31.1][S-59]") {
    Scene scene;
    scene.rules().wind.enabled = true;
    scene.man(Side::Home, Unit::FG, 11).kicking->longFG = 14;
    scene.s.wind = 4;
    CHECK(fieldGoalRange(scene.s, Side::Home) == 12);  // the visitors have it in the first
    scene.s.quarter = 2;
    CHECK(fieldGoalRange(scene.s, Side::Home) == 18);
    scene.s.quarter = 1;
    Decision kick;
    kick.kind = DecisionKind::Call;
    kick.play = CallPlay::FieldGoal;
    scene.at(87);
    CHECK(scene.refusedCode(kick) == "E-FSS-FG-RANGE");
    scene.at(88);
    CHECK(scene.refusedCode(kick) == "taken");
}
