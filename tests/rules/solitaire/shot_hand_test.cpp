// The needle of a shot: times that a test gives become numbers on a grid.

#include <thrum/rules/solitaire/shot_hand.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using solitaire::ShotHand;
using solitaire::ShotKind;

namespace {
constexpr std::int64_t kThen = 1'000'000;

ShotHand opened(const solitaire::RulesData& rules, ShotKind kind = ShotKind::Throw) {
    ShotHand hand;
    hand.open(rules, kind, 0.0);
    return hand;
}

int powerAfter(int ms) {
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    (void)hand.press(kThen);
    hand.letGo(kThen + ms);
    return hand.press(kThen + ms)->powerThousandths;
}

int releaseAfter(int ms) {
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    (void)hand.press(kThen);
    hand.letGo(kThen + 400);
    return hand.press(kThen + 400 + ms)->releaseThousandths;
}
}  // namespace

TEST_CASE("SOL-UI-2 how long the button is held is the power, in thousandths",
          "[solitaire][SOL-UI-2]") {
    CHECK(powerAfter(400) == 500);
    CHECK(powerAfter(1000) == 750);
    CHECK(powerAfter(1900) == 375);
    CHECK(powerAfter(10) == 50);
}

TEST_CASE("SOL-UI-3 when the needle is taken is the release, and too late is one",
          "[solitaire][SOL-UI-3]") {
    CHECK(releaseAfter(90) == 400);
    CHECK(releaseAfter(450) == 0);
    CHECK(releaseAfter(810) == -400);
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    (void)hand.press(kThen);
    hand.letGo(kThen + 400);
    CHECK_FALSE(hand.late(kThen + 400 + 4999).has_value());
    const auto late = hand.late(kThen + 400 + 5000);
    REQUIRE(late.has_value());
    CHECK(late->releaseThousandths == 1000);
}

TEST_CASE("SOL-UI-4 from the press on aim and loft are held", "[solitaire][SOL-UI-4]") {
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    hand.aimTo(12.34);
    hand.loftBy(2);
    CHECK_FALSE(hand.isBinding());
    (void)hand.press(kThen);
    CHECK(hand.isBinding());
    hand.aimTo(50.0);
    hand.loftBy(-4);
    hand.setPower(0.9);
    hand.letGo(kThen + 400);
    const auto shot = hand.press(kThen + 850);
    REQUIRE(shot.has_value());
    CHECK(shot->aimHundredths == 1234);
    CHECK(shot->loftHundredths == 4000);
    CHECK(shot->powerThousandths == 500);
}

TEST_CASE("SOL-TT-2 the aim stays in the sector of its kind of shot",
          "[solitaire][SOL-TT-2][SOL-UI-1]") {
    const solitaire::RulesData rules;
    ShotHand thrown = opened(rules);
    thrown.aimTo(120.0);
    CHECK(thrown.aimDeg() == Approx(85.0));
    thrown.aimTo(-120.0);
    CHECK(thrown.aimDeg() == Approx(-85.0));
    ShotHand pitched = opened(rules, ShotKind::Pitch);
    pitched.aimTo(10.0);
    CHECK(pitched.aimDeg() == Approx(90.0));
    ShotHand kicked = opened(rules, ShotKind::FieldGoal);
    kicked.aimTo(60.0);
    CHECK(kicked.aimDeg() == Approx(45.0));
}

TEST_CASE("SOL-UI-1 the loft goes in steps of five degrees within its limits",
          "[solitaire][SOL-UI-1]") {
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    CHECK(hand.loftDeg() == Approx(30.0));
    hand.loftBy(1);
    CHECK(hand.loftDeg() == Approx(35.0));
    hand.loftBy(20);
    CHECK(hand.loftDeg() == Approx(60.0));
    hand.loftBy(-40);
    CHECK(hand.loftDeg() == Approx(10.0));
}

TEST_CASE("SOL-UI-5 with the slider one press is the shot, and its release is perfect",
          "[solitaire][SOL-UI-5]") {
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    hand.setAssisted(true);
    hand.setPower(0.431);
    const auto shot = hand.key(kThen);
    REQUIRE(shot.has_value());
    CHECK(shot->powerThousandths == 431);
    CHECK(shot->releaseThousandths == 0);
}

TEST_CASE("SOL-UI-5 a key starts the power and takes it and takes the release",
          "[solitaire][SOL-UI-5]") {
    const solitaire::RulesData rules;
    ShotHand hand = opened(rules);
    CHECK_FALSE(hand.key(kThen).has_value());
    CHECK(hand.step() == ShotHand::Step::Power);
    CHECK_FALSE(hand.key(kThen + 800).has_value());
    CHECK(hand.step() == ShotHand::Step::Release);
    const auto shot = hand.key(kThen + 800 + 225);
    REQUIRE(shot.has_value());
    CHECK(shot->powerThousandths == 1000);
    CHECK(shot->releaseThousandths == 1000);
}
