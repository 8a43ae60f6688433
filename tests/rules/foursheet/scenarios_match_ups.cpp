#include "scene.hpp"

#include <catch2/catch.hpp>

// S-1 to S-19 of the rule book.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;
constexpr int kCross = 25;
constexpr int kHbDive = 8;
constexpr int kDraw = 56;

}  // namespace

TEST_CASE("S-1 FSS-8.3 a net of one is won by the offense on 0 and 1",
          "[foursheet][FSS-8.3][S-1]") {
    Scene scene;
    scene.man(Side::Visitor, Unit::FourThree, 10).ratings[static_cast<int>(Rating::D)] = 6;
    const int d10 = GENERATE(0, 1, 2, 9);
    scene.snap(kCross, {14, 5, d10, 2, 5});
    CHECK(scene.last(EventKind::MatchUp).net == 1);
    CHECK(scene.winner() == (d10 <= 1 ? "offense" : "defense"));
}

TEST_CASE("S-2 FSS-8.3 a net below zero is the defense's even on 0", "[foursheet][FSS-8.3][S-2]") {
    Scene scene;
    scene.man(Side::Visitor, Unit::FourThree, 10).ratings[static_cast<int>(Rating::D)] = 8;
    scene.snap(kCross, {14, 5, 0, 2, 5});
    CHECK(scene.last(EventKind::MatchUp).net == -1);
    CHECK(scene.winner() == "defense");
}

TEST_CASE("S-3 FSS-8.8 on a pass an empty blitz zone is the offense's",
          "[foursheet][FSS-8.3][FSS-8.8][S-3]") {
    Scene scene;
    scene.snap(kCross, {4, 5, 9, 4, 5});
    CHECK(scene.last(EventKind::MatchUp).defenders.empty());
    CHECK(scene.winner() == "offense");
    CHECK(scene.last(EventKind::CodeRead).code == "11");
    CHECK(scene.gained() == 19);
    CHECK(scene.s.ball == 49);
}

TEST_CASE("S-4 FSS-8.6 the winner's column is read", "[foursheet][FSS-8.6][S-4]") {
    Scene scene;
    scene.snap(kCross, {14, 5, 4, 2, 5});
    CHECK(scene.last(EventKind::MatchUp).net == 4);
    CHECK(scene.last(EventKind::CodeRead).column == "D");
    CHECK(scene.gained() == 14);
    CHECK(scene.s.down == 1);
    CHECK(scene.s.ball == 44);
}

TEST_CASE("S-5 FSS-8.6 the defense's card says incomplete", "[foursheet][FSS-8.6][S-5]") {
    Scene scene;
    scene.snap(kCross, {14, 5, 5, 2, 5});
    CHECK(scene.last(EventKind::CodeRead).token == 10);
    CHECK(scene.happened(EventKind::Incomplete));
    CHECK(scene.s.down == 2);
    CHECK(scene.s.ball == 30);
}

TEST_CASE("S-6 FSS-9.1 two in a pass zone are a stack and the lower token is read",
          "[foursheet][FSS-9.1][FSS-8.5][S-6]") {
    Scene scene;
    scene.snap(kCross, {13, 5, 1, 4, 5}, with({{10, Zone::M2}, {11, Zone::M2}}));
    CHECK(scene.last(EventKind::MatchUp).net == 0);
    CHECK(scene.last(EventKind::MatchUp).bonus == 1);
    CHECK(scene.last(EventKind::CodeRead).token == 10);
    CHECK(scene.gained() == 8);
}

TEST_CASE("S-7 FSS-9.1 two linebackers stack against a short pass", "[foursheet][FSS-9.1][S-7]") {
    Scene scene;
    scene.snap(kCross, {18, 5, 1, 4, 4}, with({{5, Zone::F2}, {7, Zone::F2}, {6, Zone::F3}}));
    CHECK(scene.last(EventKind::MatchUp).net == 0);
    CHECK(scene.last(EventKind::CodeRead).token == 5);
    CHECK(scene.gained() == 5);
}

TEST_CASE("S-8 FSS-8.3 nobody in the zone and the split end wins", "[foursheet][FSS-8.3][S-8]") {
    Scene scene;
    scene.snap(kCross, {1, 5, 9, 2, 4}, with({{9, Zone::M2}}));
    CHECK(scene.winner() == "offense");
    CHECK(scene.last(EventKind::MatchUp).role == Role::SE);
}

TEST_CASE("S-9 FSS-26.5 out of bounds by the zone that is called",
          "[foursheet][FSS-26.5][FSS-4.6][S-9]") {
    Scene scene;
    const int d20 = GENERATE(range(1, 21));
    scene.snap(kCross, {d20, 5, 0, 2, 3});
    if (scene.s.phase == Phase::Roll)
        scene.dice({6});  // containment
    const bool out = d20 == 1 || d20 == 7 || d20 == 17;
    CHECK(scene.happened(EventKind::OutOfBounds) == out);
}

TEST_CASE("S-10 FSS-9.4 an end and a linebacker of two each leave the tackle a net of two",
          "[foursheet][FSS-9.2][FSS-9.4][S-10]") {
    Scene scene;
    for (const int token : {1, 5, 6})
        scene.man(Side::Visitor, Unit::FourThree, token).ratings[static_cast<int>(Rating::A)] = 2;
    const int d10 = GENERATE(0, 2, 3, 9);
    scene.snap(kDive, {13, 5, d10, 3, 4}, with({{5, Zone::F3}, {6, Zone::F3}}));
    CHECK(scene.last(EventKind::MatchUp).net == 2);
    CHECK(scene.winner() == (d10 <= 2 ? "offense" : "defense"));
}

TEST_CASE("S-11 FSS-9.2 the die decides whether one linebacker joins",
          "[foursheet][FSS-9.2][S-11]") {
    Scene scene;
    scene.snap(kDive, {13, 5, 3, 3, 4});
    CHECK(scene.s.awaited->purpose == "stack");
    SECTION("4: no stack") {
        scene.dice({4});
        CHECK(scene.last(EventKind::MatchUp).net == 4);
        CHECK(scene.gained() == 4);
    }
    SECTION("3: a stack") {
        scene.dice({3});
        CHECK(scene.last(EventKind::MatchUp).net == 0);
        CHECK(scene.last(EventKind::CodeRead).token == 1);
        CHECK(scene.gained() == 1);
    }
}

TEST_CASE("S-12 FSS-9.3 the lower linebacker is met through an empty line zone",
          "[foursheet][FSS-9.3][FSS-8.7][S-12]") {
    Scene scene;
    const Decision placed = with({{5, Zone::F3}, {6, Zone::F3}});
    SECTION("the block wins: the two dice are the yards") {
        scene.snap(kDive, {15, 5, 3, 4, 5}, placed);
        CHECK(scene.last(EventKind::MatchUp).defenders.size() == 1);
        CHECK(scene.happened(EventKind::XWon));
        CHECK(scene.gained() == 9);
    }
    SECTION("the linebacker wins") {
        scene.snap(kDive, {15, 5, 4, 4, 5}, placed);
        CHECK(scene.last(EventKind::CodeRead).token == 5);
        CHECK(scene.gained() == 4);
    }
}

TEST_CASE("S-13 FSS-9.1 two in the called flat zone stack without a die",
          "[foursheet][FSS-9.1][FSS-8.5][S-13]") {
    Scene scene;
    SECTION("6 and 7") {
        scene.snap(kDive, {18, 5, 4, 3, 3}, with({{7, Zone::F2}}));
        CHECK(scene.last(EventKind::CodeRead).token == 6);
    }
    SECTION("5 and 7") {
        scene.snap(kDive, {18, 5, 4, 3, 3}, with({{5, Zone::F2}, {6, Zone::F3}, {7, Zone::F2}}));
        CHECK(scene.last(EventKind::CodeRead).token == 5);
    }
    CHECK(scene.last(EventKind::MatchUp).net == 0);
    CHECK(scene.gained() == 2);
}

TEST_CASE("S-14 FSS-9.2 a lineman with two behind him is a stack at once",
          "[foursheet][FSS-9.2][S-14]") {
    Scene scene;
    scene.snap(kDive, {8, 5, 0, 2, 2}, with({{7, Zone::F2}}));
    const Event& met = scene.last(EventKind::MatchUp);
    REQUIRE(met.defenders.size() == 2);
    CHECK(met.defenders[0].token == 2);
    CHECK(met.defenders[1].token == 6);
    CHECK(met.net == 0);
    CHECK(met.winner == "offense");
    CHECK(scene.gained() == 8);
}

TEST_CASE("S-15 FSS-11.2 a run through nobody is held by men deep",
          "[foursheet][FSS-8.3][FSS-11.2][S-15]") {
    Scene scene;
    const Decision placed = with({{1, Zone::B4}, {5, Zone::F1}});
    SECTION("12 to 15 meet nobody") {
        const int d20 = GENERATE(12, 13, 14, 15);
        scene.snap(kDive, {d20, 5, 9, 3, 3}, placed);
        CHECK(scene.winner() == "offense");
    }
    SECTION("the breakaway is held") {
        scene.snap(kDive, {12, 5, 9, 1, 2}, placed);
        CHECK(scene.s.awaited->purpose == "containment");
        scene.dice({4});
        CHECK(scene.last(EventKind::Contained).limit == 4);
        CHECK(scene.gained() == 0);
    }
    SECTION("or not") {
        scene.snap(kDive, {12, 5, 9, 1, 2, 5}, placed);
        CHECK(scene.gained() == 29);
    }
}

TEST_CASE("S-16 FSS-16.3 a blitzing linebacker makes a loss of his 92",
          "[foursheet][FSS-16.3][S-16]") {
    Scene scene;
    SECTION("in the line") {
        scene.snap(kDive, {15, 5, 9, 4, 4}, with({{5, Zone::B7}}));
        CHECK(scene.last(EventKind::CodeRead).code == "92");
        CHECK(scene.gained() == -2);
    }
    SECTION("behind it") {
        scene.snap(kDive, {15, 5, 9, 4, 4});
        CHECK(scene.last(EventKind::CodeRead).code == "92");
        CHECK(scene.gained() == 2);
    }
}

TEST_CASE("S-17 FSS-9.3 one man in the middle serves behind both tackles",
          "[foursheet][FSS-9.2][FSS-9.3][FSS-16.3][S-17]") {
    Scene scene;
    const Decision placed = with({{7, Zone::F2}, {6, Zone::F3}});
    SECTION("he joins token 3 on a die of 3") {
        scene.snap(kDive, {3, 5, 0, 3, 4, 3}, placed);
        CHECK(scene.last(EventKind::MatchUp).defenders.size() == 2);
    }
    SECTION("and not on 4") {
        scene.snap(kDive, {3, 5, 0, 3, 4, 4}, placed);
        CHECK(scene.last(EventKind::MatchUp).defenders.size() == 1);
    }
    SECTION("alone against the middle, and his 92 is a gain") {
        const int d20 = GENERATE(4, 7, 16, 18);
        scene.snap(kDive, {d20, 5, 9, 4, 4}, placed);
        REQUIRE(scene.last(EventKind::MatchUp).defenders.size() == 1);
        CHECK(scene.last(EventKind::MatchUp).defenders[0].token == 7);
        CHECK(scene.gained() == 2);
    }
}

TEST_CASE("S-18 FSS-9.1 a draw meets whoever is in the zone", "[foursheet][FSS-9.1][S-18]") {
    Scene scene;
    scene.snap(kDraw, {18, 5, 5, 2, 2});
    CHECK(scene.last(EventKind::CodeRead).token == 6);
    CHECK(scene.winner() == "defense");
    CHECK(scene.gained() == 3);
}

TEST_CASE("S-19 FSS-9.1 a linebacker and a safety stack", "[foursheet][FSS-9.1][S-19]") {
    Scene scene;
    scene.snap(kHbDive, {18, 5, 1, 3, 4}, with({{10, Zone::F2}}));
    CHECK(scene.last(EventKind::MatchUp).net == 1);
    CHECK(scene.winner() == "offense");
    CHECK(scene.gained() == 4);
}
