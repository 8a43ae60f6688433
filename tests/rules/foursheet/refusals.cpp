#include "scene.hpp"

#include <catch2/catch.hpp>

// What the book refuses, and that nothing changes then.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;
constexpr int kCross = 25;

Decision called(int card, Formation formation = Formation::ProSet) {
    Decision decision;
    decision.kind = DecisionKind::Call;
    decision.card = card;
    decision.formation = formation;
    return decision;
}

Decision defended(Decision orders) {
    orders.kind = DecisionKind::SetDefense;
    return orders;
}

}  // namespace

TEST_CASE("FSS-4.1 refuses a third man in a zone and a second in the line",
          "[foursheet][FSS-4.1][refusal]") {
    Scene scene;
    scene.call(kDive);
    CHECK(scene.refusedCode(defended(with({{10, Zone::M1}, {8, Zone::M1}}))) == "E-FSS-ZONE-FULL");
    CHECK(scene.refusedCode(defended(with({{4, Zone::B3}}))) == "E-FSS-ZONE-FULL");
    CHECK(scene.refusedClause(defended(with({{4, Zone::B3}}))) == "FSS-4.1");
}

TEST_CASE("FSS-4.3 refuses fewer than eleven", "[foursheet][FSS-4.3][refusal]") {
    Scene scene;
    scene.call(kDive);
    Decision ten = defended(with({}));
    ten.zones.pop_back();
    CHECK(scene.refusedCode(ten) == "E-FSS-ELEVEN");
}

TEST_CASE("FSS-7.1 refuses a place after the reveal", "[foursheet][FSS-7.1][refusal]") {
    Scene scene;
    scene.call(kDive).defend();
    CHECK(scene.refusedCode(defended(with({}))) == "E-FSS-FROZEN");
    CHECK(scene.refusedCode(called(kDive)) == "E-FSS-PHASE");
}

TEST_CASE("FSS-7.1 refuses a card of another formation", "[foursheet][FSS-7.1][refusal]") {
    Scene scene;
    CHECK(scene.refusedCode(called(kDive, Formation::Shotgun)) == "E-FSS-FORMATION");
    CHECK(scene.refusedCode(called(99)) == "E-FSS-CARD");
}

TEST_CASE("FSS-17.1 refuses two keys and a receiver and a keyer who is not in a flat zone",
          "[foursheet][FSS-17.1][refusal]") {
    Scene scene;
    scene.call(kDive);
    Decision two = defended({});
    two.keys = {Role::HB, Role::FB};
    CHECK(scene.refusedCode(two) == "E-FSS-ONE-KEY");
    CHECK(scene.refusedClause(two) == "FSS-7.1");  // at most one, says step 4
    CHECK(scene.refusedCode(defended(keyed(Role::FL))) == "E-FSS-KEY-WHO");
    CHECK(scene.refusedCode(defended(with({{6, Zone::B4}}, keyed(Role::HB)))) == "E-FSS-KEY-ZONE");
}

TEST_CASE("FSS-18.1 refuses a safety who blitzes and doubles", "[foursheet][FSS-18.1][refusal]") {
    Scene scene;
    scene.call(kDive);
    Decision orders = with({{11, Zone::B4}});
    orders.doubleTeam = Role::FL;
    CHECK(scene.refusedCode(defended(orders)) == "E-FSS-DOUBLE");
}

TEST_CASE("FSS-19.1 refuses a spy out of the flat and one with another job",
          "[foursheet][FSS-19.1][refusal]") {
    Scene scene;
    scene.call(kDive);
    Decision orders;
    orders.spy = 10;
    CHECK(scene.refusedCode(defended(orders)) == "E-FSS-SPY-ZONE");
    orders.spy = 6;
    CHECK(scene.refusedCode(defended(keyed(Role::HB, orders))) == "E-FSS-SPY-BUSY");
    orders.spy = 5;
    CHECK(scene.refusedCode(defended(covering(Coverage::Man, orders))) == "E-FSS-SPY-BUSY");
    orders.spy = 6;
    CHECK(scene.refusedCode(defended(covering(Coverage::Man, orders))) == "taken");
}

TEST_CASE("FSS-7.3 refuses orders that are switched off", "[foursheet][FSS-7.3][refusal]") {
    Scene scene;
    Decision orders = keyed(Role::HB);
    scene.rules().keys.enabled = false;
    scene.call(kDive);
    CHECK(scene.refusedCode(defended(orders)) == "E-FSS-PHASE");
    scene.rules().keys.enabled = true;
    CHECK(scene.refusedCode(defended(orders)) == "taken");
}

TEST_CASE("FSS-26.7 refuses substitutes in hurry-up", "[foursheet][FSS-26.7][refusal]") {
    Scene scene;
    Decision call = called(kDive);
    call.pace = Pace::HurryUp;
    const std::string second = [&] {
        for (const Player& player : scene.s.teams[0]->players)
            if (player.pos == Position::QB && player.string == 2)
                return player.id;
        return std::string{};
    }();
    call.substitutes = {{1, second}};
    CHECK(scene.refusedCode(call) == "E-FSS-NO-SUBS");
    scene.s.last.timeOut = true;
    CHECK(scene.refusedCode(call) == "taken");
    call.pace = Pace::Normal;
    scene.s.last.timeOut = false;
    scene.decide(call);
    CHECK(playerOf(*scene.s.teams[0], fieldedOn(scene.s, Side::Home, Unit::ProSet, 1).index).id ==
          second);
}

TEST_CASE("FSS-26.8 refuses a fifth time-out", "[foursheet][FSS-26.8][refusal]") {
    Scene scene;
    scene.s.timeOuts = {0, 2};
    Decision stop;
    stop.kind = DecisionKind::TimeOut;
    stop.side = Side::Home;
    CHECK(scene.refusedCode(stop) == "E-FSS-TIMEOUT");
    stop.side = Side::Visitor;
    CHECK(scene.refusedCode(stop) == "taken");
}

TEST_CASE("FSS-28.1 refuses dice before the kind of kick", "[foursheet][FSS-28.1][refusal]") {
    Scene scene;
    scene.s.phase = Phase::ChooseKick;
    scene.s.down = 0;
    scene.s.ball = 40;
    Chance chance;
    chance.faces = {1, 2, 3};
    CHECK(scene.refusedCode(chance) == "E-FSS-KICK-TYPE");
}

TEST_CASE("FSS-28.5 refuses a return where none is possible", "[foursheet][FSS-28.5][refusal]") {
    Scene scene;
    scene.kickoff(KickKind::Squib, {1, 5, 3, 3, 3});
    CHECK(scene.s.phase == Phase::Call);  // F1 is no back zone: dead there
    CHECK(scene.s.ball == 27);
    Decision back;
    back.kind = DecisionKind::ReturnKick;
    CHECK(scene.refusedCode(back) == "E-FSS-NO-RETURN");
}

TEST_CASE("FSS-1.1 refuses faces that no die shows", "[foursheet][FSS-1.1][refusal]") {
    Scene scene;
    scene.call(kCross).defend();
    Chance chance;
    for (const std::vector<int>& faces :
         {std::vector<int>{21, 1, 0, 1, 1}, {1, 13, 0, 1, 1}, {1, 1, 10, 1, 1}, {1, 1, 0, 7, 1}}) {
        chance.faces = faces;
        CHECK(scene.refusedClause(chance) == "FSS-1.1");
    }
}
