#include "scene.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// S-38 to S-47 of the rule book.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kFbCounter = 2;
constexpr int kHbDive = 8;
constexpr int kOffTackle = 10;
constexpr int kDraw = 56;
constexpr int kCross = 25;
constexpr int kSeam = 28;
constexpr int kFly = 30;

std::optional<Zone> wentTo(const Scene& scene, int token) {
    std::optional<Zone> zone;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::DefenderMoved && event.token == token)
            zone = event.zone;
    return zone;
}

bool nobodyMoved(const Scene& scene) {
    return !scene.happened(EventKind::DefenderMoved);
}

}  // namespace

TEST_CASE("S-38 FSS-17.3 a right key lets token 6 go anywhere with room",
          "[foursheet][FSS-17.2][FSS-17.3][S-38]") {
    Scene scene;
    scene.call(kHbDive).defend(keyed(Role::HB));
    REQUIRE(scene.s.phase == Phase::MoveKeyer);
    CHECK(prompt(scene.s).side == Side::Visitor);
    const auto& zones = scene.s.awaited->zones;
    for (const Zone zone : allZones()) {
        const bool taken =
            zone == Zone::B2 || zone == Zone::B3 || zone == Zone::B5 || zone == Zone::B6;
        CHECK((std::ranges::find(zones, zone) != zones.end()) == !taken);
    }
    Decision move;
    move.kind = DecisionKind::MoveKeyer;
    move.zone = Zone::B3;
    CHECK(scene.refusedCode(move) == "E-FSS-ZONE-FULL");
    move.zone = Zone::B4;
    scene.decide(move).dice({10, 5, 0, 3, 4});
    CHECK(scene.last(EventKind::MatchUp).defenders[0].token == 6);
}

TEST_CASE("S-39 FSS-17.3 a wrong key pulls token 6 sideways", "[foursheet][FSS-17.3][S-39]") {
    Scene scene;
    SECTION("towards the keyed man") {
        scene.call(kFbCounter).defend(keyed(Role::HB));
        CHECK(wentTo(scene, 6) == Zone::F1);
    }
    SECTION("unless two men stand there") {
        scene.call(kFbCounter).defend(with({{10, Zone::F1}}, keyed(Role::HB)));
        CHECK(nobodyMoved(scene));
    }
}

TEST_CASE("S-40 FSS-17.3 a draw draws the keyer in", "[foursheet][FSS-17.3][S-40]") {
    Scene scene;
    scene.call(kDraw).defend(keyed(Role::HB));
    CHECK_FALSE(*scene.last(EventKind::KeyRead).right);
    CHECK(wentTo(scene, 6) == Zone::B4);
}

TEST_CASE("S-41 FSS-20.9 in combo the corner joins the safety",
          "[foursheet][FSS-20.3][FSS-20.9][S-41]") {
    Scene scene;
    scene.snap(kCross, {13, 5, 1, 2, 5}, covering(Coverage::Combo));
    CHECK(wentTo(scene, 8) == Zone::M2);
    const Event& met = scene.last(EventKind::MatchUp);
    REQUIRE(met.defenders.size() == 2);
    CHECK(met.defenders[0].rating == Rating::E);
    CHECK(met.defenders[1].rating == Rating::D);
    CHECK(met.net == 0);
    CHECK(scene.last(EventKind::CodeRead).column == "D");
}

TEST_CASE("S-42 FSS-18.2 the doubling safety goes first and fills the zone",
          "[foursheet][FSS-18.2][FSS-20.4][S-42]") {
    Scene scene;
    Decision orders = covering(Coverage::Combo);
    orders.doubleTeam = Role::FL;
    scene.snap(kCross, {13, 5, 1, 2, 5}, orders);
    CHECK(wentTo(scene, 11) == Zone::M2);
    CHECK_FALSE(wentTo(scene, 8));
    const Event& met = scene.last(EventKind::MatchUp);
    REQUIRE(met.defenders.size() == 2);
    CHECK(met.defenders[1].token == 11);
    CHECK(met.defenders[1].rating == Rating::D);
}

TEST_CASE("S-43 FSS-20.4 who follows a man into the line stays in the flat behind it",
          "[foursheet][FSS-20.4][FSS-9.2][S-43]") {
    Scene scene;
    SECTION("alone he meets the block of the split end") {
        scene.snap(kHbDive,
                   {1, 5, 0, 3, 4},
                   with({{5, Zone::B7}, {7, Zone::F3}}, covering(Coverage::Man)));
        CHECK(wentTo(scene, 9) == Zone::F1);
        const Event& met = scene.last(EventKind::MatchUp);
        REQUIRE(met.defenders.size() == 1);
        CHECK(met.defenders[0].token == 9);
        CHECK(met.defenders[0].rating == Rating::A);
        CHECK(met.net == 1);
    }
    SECTION("with two more it is a stack") {
        scene.snap(kHbDive,
                   {1, 5, 0, 3, 4},
                   with({{4, Zone::B1}, {5, Zone::B7}, {6, Zone::F1}}, covering(Coverage::Man)));
        CHECK(scene.last(EventKind::MatchUp).defenders.size() == 2);
        CHECK(scene.last(EventKind::MatchUp).bonus == 1);
    }
}

TEST_CASE("S-44 FSS-20.7 motion takes the corner along", "[foursheet][FSS-20.7][S-44]") {
    Scene scene;
    const Coverage coverage = GENERATE(Coverage::Man, Coverage::Combo);
    SECTION("with room") {
        scene.call(kOffTackle).defend(covering(coverage));
        CHECK(wentTo(scene, 8) == Zone::M2);
    }
    SECTION("without") {
        scene.call(kOffTackle).defend(with({{11, Zone::M2}}, covering(coverage)));
        CHECK_FALSE(wentTo(scene, 8));
    }
}

TEST_CASE("S-45 FSS-21.1 play action freezes the coverage",
          "[foursheet][FSS-21.1][FSS-18.4][S-45]") {
    Scene scene;
    Decision orders = covering(Coverage::Man);
    orders.doubleTeam = Role::FL;
    scene.snap(kSeam, {8, 5, 0, 2, 3}, orders);
    CHECK(nobodyMoved(scene));
    CHECK(scene.last(EventKind::MatchUp).defenders[0].rating == Rating::D);
}

TEST_CASE("S-46 FSS-23.1 in the red zone the deep ball is lost", "[foursheet][FSS-23.1][S-46]") {
    Scene scene;
    const int ball = GENERATE(80, 79);
    scene.at(ball).snap(kFly, {8, 5, 0, 2, 4});
    CHECK(scene.happened(EventKind::MatchUp) == (ball == 79));
    CHECK(scene.happened(EventKind::Incomplete));
}

TEST_CASE("S-47 FSS-23.2 crunch points help with the goal line near",
          "[foursheet][FSS-23.2][S-47]") {
    Scene scene;
    scene.s.teams[1].edit().crunch.a = 1;
    const int ball = GENERATE(92, 89);
    scene.at(ball).snap(1, {18, 5, 0, 3, 4});
    CHECK(scene.last(EventKind::MatchUp).defenders[0].value == (ball == 92 ? 4 : 3));
}
