#include "scene.hpp"

#include <thrum/rules/foursheet/revealed.hpp>

#include <catch2/catch.hpp>

// Corners of clauses that scenarios pass by.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kQuickOut = 21;

void setCode(Scene& scene, Side side, Unit unit, int token, Rating column, CodeId code) {
    scene.man(side, unit, token).columns[static_cast<std::size_t>(column) - 1][5] = code;
}

}  // namespace

TEST_CASE("FSS-25.2 nobody owes more possessions than are expected", "[foursheet][FSS-25.2]") {
    Scene scene;
    scene.rules().fatigue.enabled = true;
    scene.s.quarter = 4;
    Player& keyer = scene.man(Side::Visitor, Unit::FourThree, 6);
    keyer.fat = 0;
    const std::string own = keyer.id;
    const auto fielded = [&] {
        const Fielded man = fieldedOn(scene.s, Side::Visitor, Unit::FourThree, 6);
        return playerOf(*scene.s.teams[1], man.index).id;
    };
    CHECK(fielded() != own);
    scene.s.rested = {{Side::Visitor, own, 4}};
    scene.s.lateDrives[0] = 5;  // a possession more than was expected
    CHECK(fielded() == own);
}

TEST_CASE("FSS-20.2 a lone back is the lower linebacker's man", "[foursheet][FSS-20.2]") {
    const Scene scene;
    Card card;
    card.type = PlayType::Pass;
    card.depth = Depth::Short;
    card.target = Role::HB;
    card.routes = {{Role::SE, Zone::M1},
                   {Role::FL, Zone::M3},
                   {Role::TE, Zone::B7},
                   {Role::FL2, Zone::M3},
                   {Role::HB, Zone::F1}};
    DefenseCall orders;
    orders.zones = placementOf(scene.s.data->tables, Scheme::A);
    orders.coverage = Coverage::Man;
    const Stand stand = standAfterReveal(scene.s, card, Formation::Trips, orders);
    CHECK(zoneOfToken(stand.zones, 5) == Zone::F1);
    CHECK(stand.duties[4] == Duty::Man);
    CHECK(stand.duties[6] == Duty::Zone);
}

TEST_CASE("FSS-15.4 interference on a try puts the ball on the spot and the try is made again",
          "[foursheet][FSS-15.4][FSS-27.1]") {
    Scene scene;
    scene.at(97);
    scene.s.isTry = true;
    scene.s.down = 0;
    setCode(scene, Side::Visitor, Unit::FourThree, 5, Rating::C, 17);
    scene.call(kQuickOut).defend().dice({14, 5, 9, 3, 4, 5}).say(DecisionKind::Accept);
    CHECK(scene.s.isTry);
    CHECK(scene.s.phase == Phase::Call);
    CHECK(scene.s.ball == 99);  // the spot would be in the end zone
    CHECK(scene.s.toGo == 1);
}

TEST_CASE("FSS-25.1 a tired passer is hurried sooner", "[foursheet][FSS-25.1][FSS-12.5]") {
    Scene scene;
    scene.rules().fatigue.enabled = true;
    Player& passer = scene.man(Side::Home, Unit::ProSet, 1);
    passer.touches = Touches{10, 20, 30};
    scene.s.touches = {{Side::Home, passer.id, 20}};
    setCode(scene, Side::Visitor, Unit::FourThree, 4, Rating::B, 34);
    scene.call(kQuickOut).defend().dice({2, 5, 9, 3, 4, 2});
    CHECK(scene.last(EventKind::Hurried).limit == 1);  // 3 less 2
    CHECK(scene.happened(EventKind::Incomplete));
}

TEST_CASE("FSS-12.5 a hurried throw that is picked off is the rusher's",
          "[foursheet][FSS-12.5][FSS-14.1]") {
    Scene scene;
    setCode(scene, Side::Visitor, Unit::FourThree, 4, Rating::B, 34);
    setCode(scene, Side::Home, Unit::ProSet, 1, Rating::C, 60);
    // the rusher on the left tackle wins and hurries him; x 3 gets the throw away, row 7 again
    scene.call(kQuickOut).defend().dice({2, 5, 9, 3, 4, 2, 3, 4, 10});
    const Event& theft = scene.last(EventKind::Intercepted);
    CHECK(theft.side == Side::Visitor);
    CHECK(theft.token == 4);
}

TEST_CASE("FSS-24.2 who is hurt on a kickoff misses the possession it begins",
          "[foursheet][FSS-24.2][FSS-29.5]") {
    Scene scene;
    scene.s.down = 0;
    scene.s.phase = Phase::ChooseKick;
    scene.s.ball = 40;
    // 58 yards; d20 1: token 1 against token 1, d12 10: an injury check on the loser, 4 and +4 or
    // so
    scene.kickoff(KickKind::Normal, {8, 3, 4});
    scene.dice({1, 10, 9, 3, 4, 4});
    REQUIRE(scene.happened(EventKind::Injured));
    const Event& hurt = scene.last(EventKind::Injured);
    REQUIRE(hurt.out == OutFor::Possession);
    CHECK(scene.s.phase == Phase::Call);
    CHECK(outNow(scene.s, *hurt.side, hurt.player) == OutFor::Possession);
}
