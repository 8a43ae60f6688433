#include "scene.hpp"

#include <catch2/catch.hpp>

// Clauses of kicks that no scenario names.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;

Decision called(CallPlay play) {
    Decision decision;
    decision.kind = DecisionKind::Call;
    decision.play = play;
    return decision;
}

}  // namespace

TEST_CASE("FSS-7.2 kicks go through their steps in order", "[foursheet][FSS-7.2]") {
    Scene scene;
    SECTION("kickoff") {
        scene.s.phase = Phase::ChooseKick;
        Decision kick;
        kick.kind = DecisionKind::ChooseKick;
        kick.kick = KickKind::Normal;
        scene.take(kick);
        CHECK(scene.s.phase == Phase::PlaceReceivers);
        scene.say(DecisionKind::PlaceReceivers);
        CHECK(scene.s.phase == Phase::Roll);
        CHECK(scene.s.awaited->dice == std::vector{DieKind::D10, DieKind::A, DieKind::B});
    }
    SECTION("punt") {
        scene.take(called(CallPlay::Punt));
        CHECK(scene.s.phase == Phase::SetDefense);
        scene.defend();
        CHECK(scene.s.phase == Phase::NamePunt);
        Decision named;
        named.kind = DecisionKind::NamePunt;
        named.punt = PuntKind::Normal;
        scene.take(named);
        CHECK(scene.s.phase == Phase::Roll);
        CHECK(scene.s.awaited->dice.size() == 5);
    }
    SECTION("place kick") {
        scene.at(70).take(called(CallPlay::FieldGoal));
        CHECK(scene.s.phase == Phase::SetDefense);
        scene.defend();
        CHECK(scene.s.phase == Phase::Roll);
        CHECK(scene.s.awaited->dice.size() == 5);
    }
}

TEST_CASE("FSS-26.4 a kick and its return take time one after the other",
          "[foursheet][FSS-26.4][FSS-26.2]") {
    Scene scene;
    SECTION("kickoff") {
        scene.kickoff(KickKind::Normal, {8, 3, 4}).dice({19, 5, 0, 3, 4});
        CHECK(scene.last(EventKind::ClockRan).seconds == 20);
    }
    SECTION("punt") {
        scene.punt({20, 1, 0, 3, 4}).say(DecisionKind::ReturnKick).dice({19, 5, 0, 3, 4});
        CHECK(scene.last(EventKind::ClockRan).seconds == 30);
    }
}

TEST_CASE("FSS-28.7 a kickoff out of bounds gives the 35", "[foursheet][FSS-28.7]") {
    Scene scene;
    scene.kickoff(KickKind::Normal, {0, 1, 1});
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == 35);
    CHECK(scene.s.down == 1);
}

TEST_CASE("FSS-29.4 short returns from inside the ten gain ten more", "[foursheet][FSS-29.4]") {
    Scene scene;
    scene.man(Side::Visitor, Unit::KR, 10).kr.letter = 'P';  // row 7 is 90
    SECTION("fielded on the 2") {
        scene.kickoff(KickKind::Normal, {8, 3, 4}).dice({19, 5, 3, 3, 4});
        CHECK(scene.last(EventKind::Returned).yards == 13);
        CHECK(scene.s.ball == 15);
    }
    SECTION("fielded on the 13") {
        scene.kickoff(KickKind::Normal, {7, 1, 2}).dice({19, 5, 3, 3, 4});
        CHECK(scene.last(EventKind::Returned).yards == 3);
        CHECK(scene.s.ball == 16);
    }
}

TEST_CASE("FSS-30.8 a blocked punt rolls behind the line", "[foursheet][FSS-30.8]") {
    Scene scene;
    scene.at(30, 4, 10).punt({1, 1, 0, 1, 1});
    CHECK(scene.s.awaited->dice == std::vector{DieKind::D20});
    SECTION("recovered short of the line to gain: ball over") {
        scene.dice({12, 3, 1, 1});
        CHECK(scene.last(EventKind::Blocked).yards == 12);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 82);
    }
    SECTION("won by the defense, who may return it") {
        scene.dice({12, 3, 3, 6});
        CHECK(scene.s.phase == Phase::LooseBall);
        scene.say(DecisionKind::FallOnBall);
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 82);
    }
}

TEST_CASE("FSS-30.9 a fake punt is a card and its d12 means nothing", "[foursheet][FSS-30.9]") {
    Scene scene;
    scene.take(called(CallPlay::Punt)).defend();
    Decision fake;
    fake.kind = DecisionKind::NamePunt;
    fake.punt = PuntKind::Fake;
    fake.card = kDive;
    // Nobody of the return platoon stands in the middle flat.
    scene.take(fake).dice({18, 11, 9, 3, 4});
    CHECK_FALSE(scene.happened(EventKind::SnapChecked));
    CHECK(scene.gained() == 4);
    CHECK(scene.s.ball == 34);
}

TEST_CASE("FSS-31.8 a fake field goal is a card and its d12 means nothing",
          "[foursheet][FSS-31.8][FSS-31.2]") {
    Scene scene;
    scene.at(70);
    Decision fake = called(CallPlay::FieldGoal);
    fake.fake = true;
    fake.card = kDive;
    scene.take(fake);
    CHECK(observed(scene.s, Side::Visitor).call->fake == false);
    scene.defend().dice({18, 11, 9, 3, 4});
    CHECK_FALSE(scene.happened(EventKind::SnapChecked));
    CHECK(scene.gained() == 4);
    CHECK(scene.s.ball == 74);
}
