#include "scene.hpp"

#include <catch2/catch.hpp>

// S-20 to S-37 of the rule book.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;
constexpr int kSneak = 14;
constexpr int kQuickOut = 21;
constexpr int kCross = 25;
constexpr int kFly = 30;

// The fullback's or quarterback's card with another code.
void write(Scene& scene, int token, Rating column, int sum, CodeId code) {
    scene.man(Side::Home, Unit::ProSet, token)
        .columns[static_cast<std::size_t>(column) - 1][static_cast<std::size_t>(sum - 2)] = code;
}

}  // namespace

TEST_CASE("S-20 FSS-10.4 inside the ten a first-down code is half the distance",
          "[foursheet][FSS-10.4][FSS-23.2][S-20]") {
    Scene scene;
    scene.at(93).snap(kSneak, {16, 5, 1, 4, 6});
    CHECK(scene.last(EventKind::CodeRead).code == "10");
    CHECK(scene.gained() == 4);
    CHECK(scene.s.ball == 97);
}

TEST_CASE("S-21 FSS-10.4 an even die is a first down and an odd one a yard less",
          "[foursheet][FSS-10.4][S-21]") {
    Scene scene;
    scene.at(40, 2, 6);
    const int d10 = GENERATE(6, 3);
    scene.snap(kSneak, {16, 5, d10, 4, 6}, with({{6, Zone::F1}}));
    CHECK(scene.gained() == (d10 == 6 ? 6 : 5));
    CHECK(scene.s.down == (d10 == 6 ? 1 : 3));
}

TEST_CASE("S-22 FSS-15.4 an illegal block is marked off from the line or declined",
          "[foursheet][FSS-15.3][FSS-15.4][S-22]") {
    Scene scene;
    scene.snap(kDive, {18, 5, 4, 6, 6, 1});
    CHECK(scene.last(EventKind::CodeRead).code == "12");
    CHECK(scene.s.phase == Phase::Penalty);
    CHECK(prompt(scene.s).side == Side::Visitor);
    SECTION("accepted") {
        scene.say(DecisionKind::Accept);
        CHECK(scene.s.ball == 15);
        CHECK(scene.s.down == 1);
        CHECK(scene.s.toGo == 25);
    }
    SECTION("declined") {
        scene.say(DecisionKind::Decline);
        CHECK(scene.s.ball == 44);
        CHECK(scene.s.down == 1);
        CHECK(scene.s.toGo == 10);
    }
}

TEST_CASE("S-23 FSS-11.2 the injury of a 27 stays in force when the run is held",
          "[foursheet][FSS-11.2][S-23]") {
    Scene scene;
    write(scene, 5, Rating::A, 12, 27);
    const int die = GENERATE(4, 5);
    scene.snap(kDive, {19, 5, 2, 6, 6, die});
    CHECK(scene.gained() == (die == 4 ? 6 : 22));
    CHECK(scene.s.awaited->purpose == "injury");
    scene.dice({9});
    CHECK(scene.last(EventKind::InjuryChecked).token == 10);
    CHECK(scene.last(EventKind::InjuryChecked).side == Side::Visitor);
}

TEST_CASE("S-24 FSS-12.2 a run after the catch is held to six", "[foursheet][FSS-12.2][S-24]") {
    Scene scene;
    scene.snap(kCross, {14, 5, 4, 2, 1, 2});
    CHECK(scene.gained() == 6);
}

TEST_CASE("S-25 FSS-12.2 deep only the men in the deep zone hold", "[foursheet][FSS-12.2][S-25]") {
    Scene scene;
    const int die = GENERATE(1, 2);
    scene.snap(kFly, {14, 5, 4, 1, 1, die});
    CHECK(scene.gained() == (die == 1 ? 19 : 64));
}

TEST_CASE("S-26 FSS-10.5 a ball thrown too far is incomplete unless it was run",
          "[foursheet][FSS-10.5][S-26]") {
    Scene scene;
    scene.at(59);
    SECTION("from the quarterback's card") {
        scene.snap(kFly, {8, 5, 2, 1, 1});
        CHECK(scene.last(EventKind::CodeRead).code == "51");
        CHECK(scene.happened(EventKind::Incomplete));
        CHECK(scene.s.ball == 59);
    }
    SECTION("from the flanker's card") {
        write(scene, 3, Rating::E, 2, 51);
        scene.snap(kFly, {14, 5, 2, 1, 1, 2});
        CHECK(scene.happened(EventKind::Touchdown));
        CHECK(scene.s.score[0] == 6);
    }
    SECTION("just onto the goal line") {
        write(scene, 1, Rating::E, 2, 41);
        scene.snap(kFly, {8, 5, 1, 1, 1});
        CHECK(scene.happened(EventKind::Touchdown));
    }
}

TEST_CASE("S-27 FSS-12.3 a sack costs the die and two on a medium pass",
          "[foursheet][FSS-12.3][FSS-24.1][S-27]") {
    Scene scene;
    scene.snap(kCross, {3, 5, 8, 3, 3});
    CHECK(scene.last(EventKind::CodeRead).code == "48");
    CHECK(scene.last(EventKind::Sacked).yards == 10);
    CHECK(scene.s.awaited->purpose == "injury");
    scene.dice({9});
    CHECK(scene.last(EventKind::InjuryChecked).token == 1);
    CHECK(scene.s.ball == 20);
    CHECK(scene.s.down == 2);
    CHECK(scene.last(EventKind::ClockRan).seconds == 20);  // he is hurt for a play
}

TEST_CASE("S-28 FSS-21.2 in the shotgun a sack has its own dice", "[foursheet][FSS-21.2][S-28]") {
    Scene scene;
    scene.call(kFly, Pace::Normal, Formation::Shotgun).defend().dice({2, 5, 9, 2, 2});
    CHECK(scene.last(EventKind::CodeRead).code == "47");
    SECTION("at most fifteen") {
        scene.dice({12, 3, 5});
        CHECK(scene.last(EventKind::Sacked).yards == 15);
        CHECK(scene.s.ball == 15);
    }
    SECTION("doubles: he runs") {
        scene.dice({12, 4, 4});
        CHECK(scene.last(EventKind::CodeRead).column == "A");
        CHECK(scene.last(EventKind::CodeRead).row == 8);
        CHECK(scene.gained() == 3);
    }
}

TEST_CASE("S-29 FSS-12.4 a forced run reads the quarterback's B", "[foursheet][FSS-12.4][S-29]") {
    Scene scene;
    scene.snap(kCross, {9, 5, 3, 5, 5, 2, 3});
    CHECK(scene.last(EventKind::CodeRead).column == "B");
    CHECK(scene.gained() == 6);
    CHECK(scene.happened(EventKind::Gained));  // a run
}

TEST_CASE("S-30 FSS-19.2 the spy meets a forced run", "[foursheet][FSS-19.2][S-30]") {
    Scene scene;
    Decision orders;
    orders.spy = 6;
    SECTION("and wins") {
        scene.snap(kCross, {9, 5, 3, 5, 5, 2, 3, 4}, orders);
        CHECK(scene.last(EventKind::CodeRead).token == 6);
        CHECK(scene.last(EventKind::CodeRead).column == "A");
        CHECK(scene.gained() == 3);
    }
    SECTION("or loses") {
        scene.snap(kCross, {9, 5, 3, 5, 5, 2, 3, 3}, orders);
        CHECK(scene.gained() == 6);
    }
}

TEST_CASE("S-31 FSS-19.3 a spy covers two worse", "[foursheet][FSS-19.3][S-31]") {
    Scene scene;
    Decision orders;
    orders.spy = 6;
    scene.snap(kCross, {18, 5, 0, 2, 4}, orders);
    CHECK(scene.last(EventKind::MatchUp).defenders[0].value == 1);
}

TEST_CASE("S-32 FSS-13.2 two dice say who has the ball", "[foursheet][FSS-13.1][FSS-13.2][S-32]") {
    Scene scene;
    scene.snap(kDive, {18, 5, 2, 4, 6});
    CHECK(scene.last(EventKind::CodeRead).code == "54");
    SECTION("he holds on") {
        scene.dice({9});
        CHECK_FALSE(scene.happened(EventKind::Fumbled));
        CHECK(scene.s.ball == 34);
        CHECK(scene.s.down == 2);
    }
    SECTION("36 is the defense's") {
        scene.dice({8}).dice({6, 3, 6});
        CHECK(scene.last(EventKind::Recovered).side == Side::Visitor);
        CHECK(scene.last(EventKind::Recovered).token == 6);
        scene.say(DecisionKind::FallOnBall);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 66);
        CHECK(scene.last(EventKind::ClockRan).seconds == 20);
    }
    SECTION("35 is the offense's") {
        scene.dice({8, 6, 3, 5});
        CHECK(scene.s.offense == Side::Home);
        CHECK(scene.s.ball == 34);
        CHECK(scene.s.down == 2);
    }
    SECTION("12 is out of bounds, whatever the others show") {
        scene.dice({8, 12, 6, 6});
        CHECK(scene.s.offense == Side::Home);
        CHECK(scene.s.down == 2);
    }
}

TEST_CASE("S-33 FSS-13.6 after a sack nobody goes out of bounds", "[foursheet][FSS-13.6][S-33]") {
    Scene scene;
    scene.snap(kCross, {3, 5, 8, 4, 5});
    CHECK(scene.last(EventKind::CodeRead).code == "49");
    const int b = GENERATE(2, 3);
    scene.dice({9}).dice({12, 3, b});
    CHECK(scene.s.awaited->purpose == "recovery_again");
    scene.dice({12}).dice({5});
    CHECK(scene.last(EventKind::Recovered).token == 5);
    CHECK(scene.last(EventKind::Recovered).side == (b == 2 ? Side::Home : Side::Visitor));
}

TEST_CASE("S-34 FSS-13.7 an eleven may lose the snap", "[foursheet][FSS-13.7][S-34]") {
    Scene scene;
    scene.snap(kDive, {18, 11, 2, 3, 4});
    CHECK(scene.s.awaited->purpose == "snap");
    SECTION("only another eleven goes on") {
        scene.dice({6, 6});
        CHECK(scene.gained() == 4);
    }
    SECTION("and the center's d20") {
        scene.dice({5, 6}).dice({11});
        CHECK(scene.gained() == 4);
    }
    SECTION("45 stays with the offense") {
        scene.dice({5, 6}).dice({10}).dice({3, 4, 5});
        CHECK(scene.s.offense == Side::Home);
        CHECK(scene.s.ball == 28);
        CHECK(scene.s.down == 2);
        CHECK_FALSE(scene.happened(EventKind::MatchUp));
    }
    SECTION("46 does not") {
        scene.dice({5, 6}).dice({10}).dice({3, 4, 6});
        CHECK(scene.last(EventKind::Recovered).side == Side::Visitor);
    }
}

TEST_CASE("S-35 FSS-14.1 the passer's rating decides about the interception",
          "[foursheet][FSS-14.1][S-35]") {
    Scene scene;
    scene.snap(kCross, {13, 5, 9, 1, 1});
    CHECK(scene.last(EventKind::CodeRead).code == "63");
    SECTION("10") {
        scene.dice({10});
        CHECK(scene.last(EventKind::Intercepted).token == 10);
        CHECK(scene.last(EventKind::Intercepted).ball == 51);  // the own 49 of the passers
        CHECK(prompt(scene.s).side == Side::Visitor);
    }
    SECTION("11") {
        scene.dice({11});
        CHECK(scene.happened(EventKind::Incomplete));
        CHECK(scene.s.ball == 30);
    }
}

TEST_CASE("S-36 FSS-15.1 a nine offsets and the 1-yard line cannot be halved",
          "[foursheet][FSS-15.1][FSS-15.4][S-36]") {
    Scene scene;
    SECTION("offsetting") {
        scene.snap(kDive, {18, 5, 4, 6, 6, 9});
        CHECK(scene.happened(EventKind::PenaltiesOffset));
        CHECK(scene.s.ball == 30);
        CHECK(scene.s.down == 1);
        CHECK(scene.s.phase == Phase::Call);
    }
    SECTION("offside on the 1") {
        scene.at(99, 2, 1).snap(kQuickOut, {2, 5, 0, 6, 6, 1});
        CHECK(scene.last(EventKind::CodeRead).code == "23");
        CHECK(scene.s.awaited->purpose == "play_column");
        scene.dice({2}).say(DecisionKind::Accept);
        CHECK(scene.s.ball == 99);
        CHECK(scene.s.down == 2);
    }
}

TEST_CASE("S-37 FSS-15.5 a dead-ball foul on a touchdown", "[foursheet][FSS-15.5][S-37]") {
    Scene scene;
    const CodeId code = GENERATE(28, 29);
    write(scene, 5, Rating::A, 7, code);
    scene.at(96).snap(kDive, {18, 5, 5, 3, 4, 1}, with({{6, Zone::F1}}));
    CHECK(prompt(scene.s).side == (code == 28 ? Side::Home : Side::Visitor));
    scene.say(DecisionKind::Accept);
    if (code == 28) {
        CHECK(scene.s.score[0] == 6);
        scene.fieldGoal({20, 1, 0, 3, 4});
        CHECK(scene.s.score[0] == 7);
        CHECK(scene.s.phase == Phase::ChooseKick);
        CHECK(scene.s.ball == 55);
    } else {
        CHECK(scene.s.score[0] == 0);
        CHECK(scene.s.ball == 85);
        CHECK(scene.s.down == 2);
        CHECK(scene.s.toGo == 15);
    }
}
