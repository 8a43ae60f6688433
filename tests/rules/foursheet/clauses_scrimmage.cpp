#include "scene.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Clauses of plays from scrimmage that no scenario names.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;
constexpr int kOption = 16;
constexpr int kQuickOut = 21;
constexpr int kCross = 25;
constexpr int kHook = 27;
constexpr int kFly = 30;

const std::vector<DieKind> kMainDice{
    DieKind::D20, DieKind::D12, DieKind::D10, DieKind::A, DieKind::B};

// Tokens that moved after the reveal and where to, in order: "5 F2, 8 M2".
std::string moves(const Scene& scene) {
    std::string text;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::DefenderMoved)
            text += (text.empty() ? "" : ", ") + std::to_string(event.token.value_or(0)) + " " +
                    std::string{nameOf(event.zone.value())};
    return text;
}

std::vector<int> tokensMet(const Scene& scene) {
    std::vector<int> tokens;
    for (const Defender& defender : scene.last(EventKind::MatchUp).defenders)
        tokens.push_back(defender.token);
    return tokens;
}

// FB Dive for 4 yards that end in a fumble check: the fullback's row 10 is 54.
Scene& fumbleAfterFour(Scene& scene, std::vector<int> recovery) {
    std::vector<int> faces{18, 5, 2, 4, 6, 8};
    faces.insert(faces.end(), recovery.begin(), recovery.end());
    return scene.snap(kDive, faces);
}

}  // namespace

TEST_CASE("FSS-1.2 each die has its role", "[foursheet][FSS-1.2][FSS-1.1]") {
    Scene scene;
    scene.call(kCross).defend();
    CHECK(scene.s.awaited->dice == kMainDice);
    scene.dice({14, 5, 4, 2, 5});
    CHECK(scene.last(EventKind::MatchUp).role == Role::FL);  // the d20
    CHECK(scene.last(EventKind::MatchUp).d10 == 4);
    CHECK(scene.last(EventKind::CodeRead).row == 7);  // both d6
    Scene kick;
    kick.s.phase = Phase::ChooseKick;
    Decision squib;
    squib.kind = DecisionKind::ChooseKick;
    squib.kick = KickKind::Squib;
    kick.take(squib).say(DecisionKind::PlaceReceivers);
    CHECK(kick.s.awaited->dice == kMainDice);
    Scene loose;
    loose.snap(kDive, {18, 5, 2, 4, 6, 8});
    CHECK(loose.s.awaited->dice == std::vector{DieKind::D12, DieKind::A, DieKind::B});
}

TEST_CASE("FSS-1.3 a d12 of 9 or 10 or 12 means nothing from scrimmage", "[foursheet][FSS-1.3]") {
    Scene scene;
    const int d12 = GENERATE(9, 10, 12);
    scene.snap(kDive, {18, d12, 9, 3, 3});
    CHECK(scene.gained() == 2);
    CHECK(scene.s.phase == Phase::Call);
    for (const EventKind none : {EventKind::FlagThrown,
                                 EventKind::InjuryChecked,
                                 EventKind::WeirdPlay,
                                 EventKind::SnapChecked})
        CHECK_FALSE(scene.happened(none));
}

TEST_CASE("FSS-1.4 the yards come from the main d10 unless the house rolls again",
          "[foursheet][FSS-1.4]") {
    Scene scene;
    SECTION("main") {
        scene.snap(kCross, {14, 5, 4, 2, 5});
        CHECK(scene.gained() == 14);
    }
    SECTION("reroll") {
        scene.rules().yardage.d10 = DieSource::Reroll;
        scene.snap(kCross, {14, 5, 4, 2, 5});
        REQUIRE(scene.s.awaited);
        CHECK(scene.s.awaited->dice == std::vector{DieKind::D10});
        scene.dice({7});
        CHECK(scene.gained() == 17);
    }
}

TEST_CASE("FSS-1.5 dice may fall one by one and are kept with their purpose",
          "[foursheet][FSS-1.5]") {
    Scene once;
    once.call(kDive).defend().dice({18, 5, 2, 4, 6, 8, 6, 3, 6});
    Scene singly;
    singly.call(kDive).defend();
    for (const int face : {18, 5, 2, 4, 6, 8, 6, 3, 6})
        singly.dice({face});
    CHECK(singly.s == once.s);
    std::string purposes;
    for (const Event& event : once.events)
        if (event.kind == EventKind::DiceRolled)
            purposes += event.purpose + " ";
    CHECK(purposes == "main fumble recovery ");
}

TEST_CASE("FSS-1.6 a d12 of 12 names nobody", "[foursheet][FSS-1.6][FSS-13.2]") {
    Scene scene;
    fumbleAfterFour(scene, {12, 6, 6});
    CHECK(scene.happened(EventKind::OutOfBounds));
    CHECK_FALSE(scene.happened(EventKind::Recovered));
    CHECK(scene.s.offense == Side::Home);
    CHECK(scene.s.ball == 34);
}

TEST_CASE("FSS-8.1 one man meets none or one or two", "[foursheet][FSS-8.1][FSS-8.2]") {
    Scene scene;
    scene.snap(kCross, {4, 5, 9, 4, 5});
    CHECK(scene.last(EventKind::MatchUp).defenders.empty());
    CHECK(scene.winner() == "offense");
    Scene one;
    one.snap(kCross, {14, 5, 4, 2, 5});
    CHECK(tokensMet(one) == std::vector{10});
    CHECK(one.last(EventKind::MatchUp).net == 4);
    CHECK(one.last(EventKind::MatchUp).bonus == 0);
    Scene two;
    two.snap(kCross, {13, 5, 1, 4, 5}, with({{11, Zone::M2}}));
    CHECK(tokensMet(two) == std::vector{10, 11});
    CHECK(two.last(EventKind::MatchUp).net == 0);
    CHECK(two.last(EventKind::MatchUp).bonus == 1);
}

TEST_CASE("FSS-8.4 a deep call compares D in zone coverage and E in man coverage",
          "[foursheet][FSS-8.4][FSS-20.1][FSS-20.5]") {
    Scene scene;
    scene.man(Side::Visitor, Unit::FourThree, 10).ratings = {3, 2, 2, 3, 5, 1};
    scene.man(Side::Visitor, Unit::FourThree, 8).ratings = {3, 2, 2, 3, 1, 6};
    SECTION("zone") {
        scene.snap(kCross, {13, 5, 9, 2, 5});
        CHECK(moves(scene).empty());
        CHECK(tokensMet(scene) == std::vector{10});
        CHECK(scene.last(EventKind::MatchUp).defenders[0].rating == Rating::D);
        CHECK(scene.last(EventKind::MatchUp).defenders[0].value == 5);
    }
    SECTION("man, and the code is read in the called column") {
        scene.snap(kCross, {13, 5, 9, 2, 5}, covering(Coverage::Man));
        CHECK(tokensMet(scene) == std::vector{8});
        CHECK(scene.last(EventKind::MatchUp).defenders[0].rating == Rating::E);
        CHECK(scene.last(EventKind::MatchUp).defenders[0].value == 6);
        CHECK(scene.last(EventKind::CodeRead).column == "D");
    }
    SECTION("man in a flat") {
        scene.snap(kQuickOut, {13, 5, 9, 2, 5}, covering(Coverage::Man));
        for (const Defender& defender : scene.last(EventKind::MatchUp).defenders)
            CHECK(defender.rating == Rating::C);
    }
    SECTION("a deep pass against the free safety in his zone") {
        scene.snap(kFly, {14, 5, 9, 2, 5});
        CHECK(tokensMet(scene) == std::vector{11});
        CHECK(scene.last(EventKind::MatchUp).defenders[0].rating == Rating::D);
        CHECK(scene.last(EventKind::CodeRead).column == "E");
    }
}

TEST_CASE("FSS-8.9 on a pass everybody in a called flat takes part",
          "[foursheet][FSS-8.9][FSS-9.1]") {
    Scene scene;
    scene.snap(kQuickOut, {13, 5, 9, 2, 5}, with({{6, Zone::F3}}));
    CHECK(tokensMet(scene) == std::vector{5, 6});
}

TEST_CASE("FSS-9.5 a pass rush is never stacked", "[foursheet][FSS-9.5][FSS-8.8]") {
    Scene scene;
    // Two linebackers stand behind the tackle, no die is asked for.
    scene.snap(kQuickOut, {3, 5, 9, 2, 2}, with({{7, Zone::F2}}));
    CHECK(tokensMet(scene) == std::vector{3});
    CHECK(scene.last(EventKind::Sacked).yards == 10);
}

TEST_CASE("FSS-11.1 the line may name the carrier", "[foursheet][FSS-11.1]") {
    Scene scene;
    SECTION("the halfback of the option") {
        scene.snap(kOption, {16, 5, 0, 2, 3});
        CHECK(scene.last(EventKind::Gained).token == 6);
    }
    SECTION("the card's own man otherwise") {
        scene.snap(kOption, {14, 5, 0, 2, 3});
        CHECK(scene.last(EventKind::Gained).token == 1);
    }
}

TEST_CASE("FSS-11.3 short codes and yards by a block are not held", "[foursheet][FSS-11.3]") {
    Scene scene;
    SECTION("nineteen yards by code 11") {
        scene.snap(kDive, {18, 5, 9, 5, 6}, with({{6, Zone::F1}}));
        CHECK(scene.gained() == 19);
        CHECK_FALSE(scene.happened(EventKind::Contained));
    }
    SECTION("twelve by the tight end's block") {
        scene.snap(kDive, {15, 5, 9, 6, 6}, with({{5, Zone::M3}}));
        CHECK(scene.gained() == 12);
        CHECK_FALSE(scene.happened(EventKind::Contained));
    }
}

TEST_CASE("FSS-12.6 an incomplete pass uses the down", "[foursheet][FSS-12.6]") {
    Scene scene;
    scene.snap(kCross, {14, 5, 5, 2, 5});
    CHECK(scene.happened(EventKind::Incomplete));
    CHECK(scene.s.ball == 30);
    CHECK(scene.s.down == 2);
    CHECK(scene.s.toGo == 10);
    CHECK(scene.last(EventKind::ClockRan).seconds == 20);
}

TEST_CASE("FSS-12.7 in the red zone a deep pass is lost at once",
          "[foursheet][FSS-12.7][FSS-23.1]") {
    Scene scene;
    scene.at(80).snap(kFly, {14, 5, 0, 2, 2});
    CHECK(scene.happened(EventKind::Incomplete));
    CHECK_FALSE(scene.happened(EventKind::MatchUp));
    CHECK_FALSE(scene.happened(EventKind::CodeRead));
}

TEST_CASE("FSS-13.3 a fumble the offense recovers is dead there", "[foursheet][FSS-13.3]") {
    Scene scene;
    fumbleAfterFour(scene, {6, 3, 5});
    CHECK(scene.s.phase == Phase::Call);
    CHECK(scene.s.offense == Side::Home);
    CHECK(scene.s.ball == 34);
    CHECK(scene.s.down == 2);
    CHECK(scene.s.toGo == 6);
}

TEST_CASE("FSS-13.4 the defense may fall on a fumble or return it",
          "[foursheet][FSS-13.4][FSS-29.6]") {
    Scene scene;
    fumbleAfterFour(scene, {6, 3, 6});
    REQUIRE(scene.s.phase == Phase::LooseBall);
    CHECK(scene.s.awaited->side == Side::Visitor);
    CHECK(scene.s.awaited->ball == 66);
    SECTION("it falls on it") {
        scene.say(DecisionKind::FallOnBall);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 66);
        CHECK(scene.s.down == 1);
    }
    SECTION("a d20 of 7 lets it run") {
        scene.say(DecisionKind::ReturnBall).dice({7, 5, 3, 6, 6});
        CHECK(scene.s.ball == 79);
    }
    SECTION("a d20 of 8 does not") {
        scene.say(DecisionKind::ReturnBall).dice({8, 5, 3, 6, 6});
        CHECK(scene.s.ball == 66);
    }
}

TEST_CASE("FSS-14.2 an interception is returned on 13 and not on 14", "[foursheet][FSS-14.2]") {
    Scene scene;
    scene.snap(kCross, {14, 5, 9, 1, 2, 10});
    REQUIRE(scene.s.phase == Phase::LooseBall);
    CHECK(scene.s.awaited->ball == 51);
    const int d20 = GENERATE(13, 14);
    scene.say(DecisionKind::ReturnBall).dice({d20, 5, 3, 6, 6});
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == (d20 == 13 ? 64 : 51));
}

TEST_CASE("FSS-16.1 whoever stands in the line rushes", "[foursheet][FSS-16.1]") {
    Scene scene;
    scene.snap(kCross, {17, 5, 9, 2, 2}, with({{5, Zone::B7}}));
    CHECK(tokensMet(scene) == std::vector{5});
    CHECK(scene.last(EventKind::MatchUp).defenders[0].rating == Rating::B);
}

TEST_CASE("FSS-16.2 a man in the line follows nobody", "[foursheet][FSS-16.2]") {
    Scene scene;
    scene.snap(kHook, {2, 5, 9, 2, 2}, with({{9, Zone::B1}}, covering(Coverage::Man)));
    CHECK(moves(scene).find("9 ") == std::string::npos);
}

TEST_CASE("FSS-16.4 seven blitz and an eighth finds no room", "[foursheet][FSS-16.4][FSS-4.1]") {
    Scene scene;
    const Placement& blitz = placementOf(scene.s.data->tables, Scheme::F);
    CHECK(std::ranges::count_if(blitz, isBlitz) == 7);
    scene.call(kDive);
    Decision eight;
    eight.kind = DecisionKind::SetDefense;
    for (int token = 1; token <= 11; ++token)
        eight.zones.push_back({token, zoneOfToken(blitz, token)});
    CHECK(scene.refusedCode(eight) == "taken");
    eight.zones[9].zone = Zone::B4;
    CHECK(scene.refusedCode(eight) == "E-FSS-ZONE-FULL");
}

TEST_CASE("FSS-18.3 the doubling safety uses D even in man coverage",
          "[foursheet][FSS-18.3][FSS-18.2]") {
    Scene scene;
    Decision orders = covering(Coverage::Man);
    orders.doubleTeam = Role::FL;
    scene.snap(kCross, {13, 5, 9, 2, 5}, orders);
    CHECK(tokensMet(scene) == std::vector{11});
    CHECK(scene.last(EventKind::MatchUp).defenders[0].rating == Rating::D);
}

TEST_CASE("FSS-20.2 in man coverage everybody follows his own man in order",
          "[foursheet][FSS-20.2][FSS-20.6][FSS-20.4]") {
    Scene scene;
    scene.snap(kCross, {13, 5, 9, 2, 5}, covering(Coverage::Man));
    // 7 and 9 stand where their men finish; 10 takes the tight end, who blocks on the right.
    CHECK(moves(scene) == "5 F2, 8 M2, 10 F3");
}

TEST_CASE("FSS-20.1 in zone coverage nobody moves", "[foursheet][FSS-20.1][FSS-20.3]") {
    Scene scene;
    scene.snap(kCross, {13, 5, 9, 2, 5});
    CHECK(moves(scene).empty());
    Scene combo;
    combo.snap(kCross, {13, 5, 9, 2, 5}, covering(Coverage::Combo));
    CHECK(moves(combo) == "8 M2");
}

TEST_CASE("FSS-20.8 in the 5-2-4 a keying token 6 covers no back", "[foursheet][FSS-20.8]") {
    Scene scene;
    Decision orders = covering(Coverage::Man);
    orders.unit = Unit::FiveTwoFour;
    SECTION("he keys: a step forward on a pass") {
        scene.snap(kCross, {13, 5, 9, 2, 5}, keyed(Role::HB, orders));
        CHECK(moves(scene).find("6 B7") != std::string::npos);
        CHECK(moves(scene).find("6 F") == std::string::npos);
    }
    SECTION("without a key he follows the fullback") {
        scene.snap(kCross, {13, 5, 9, 2, 5}, orders);
        CHECK(moves(scene).find("6 F2") != std::string::npos);
    }
}

TEST_CASE("FSS-25.2 a tired defender is benched when his rest is due", "[foursheet][FSS-25.2]") {
    Scene scene;
    scene.rules().fatigue.enabled = true;
    scene.s.quarter = 4;
    Player& keyer = scene.man(Side::Visitor, Unit::FourThree, 6);
    const std::string own = keyer.id;
    const auto fielded = [&] {
        const Fielded man = fieldedOn(scene.s, Side::Visitor, Unit::FourThree, 6);
        return playerOf(*scene.s.teams[1], man.index).id;
    };
    SECTION("a fresh one never") {
        keyer.fat = 5;
        scene.call(kDive).defend();
        CHECK_FALSE(scene.happened(EventKind::Benched));
        CHECK(fielded() == own);
    }
    SECTION("one who owes as many as are left at once") {
        keyer.fat = 1;
        scene.call(kDive).defend();
        CHECK(scene.happened(EventKind::Benched));
        CHECK(fielded() != own);
    }
    SECTION("one who owes two when two are left") {
        keyer.fat = 3;
        CHECK(fielded() == own);
        scene.s.lateDrives[0] = 2;
        CHECK(fielded() == own);
        scene.s.lateDrives[0] = 3;
        CHECK(fielded() != own);
    }
    SECTION("never in the third quarter") {
        keyer.fat = 0;
        scene.s.quarter = 3;
        CHECK(fielded() == own);
    }
}

TEST_CASE("FSS-26.1 a quarter has 900 seconds in ticks of ten", "[foursheet][FSS-26.1]") {
    Scene scene;
    CHECK(scene.s.clock == 900);
    scene.snap(kDive, {18, 5, 9, 3, 3});
    CHECK(scene.s.clock == 870);
}
