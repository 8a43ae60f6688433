#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 5, Bases.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

std::string firstClause(Position position, const std::function<void(Player&)>& change) {
    Team team = standardTeam();
    change(*std::ranges::find(team.players, position, &Player::position));
    const auto list = checkTeam(RulesData{}, team);
    return list.empty() ? "" : list.front().clause;
}
void standStill(State& state, std::string_view name) {
    const FigureId id = idOf(state, name);
    state.teams[indexOf(id.side())]
        .edit()
        .players[static_cast<std::size_t>(id.rosterIndex())]
        .bases[0]
        .stationary = true;
}
Scene lineUp() {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).put("H52", 38.9, kMiddle);
    return scene;
}

}  // namespace

TEST_CASE("TAP-BA-5 a receiver keeps his base", "[tap][TAP-BA-5][AS-BA-1][example]") {
    Scene scene = lineUp();
    scene.put("H88", 38.9, 10.0).put("H80", 38.9, 45.0);
    CHECK(refusal(scene, by(Side::Home, about(scene, DecisionKind::SwitchBase, "H88"))) ==
          "TAP-BA-5");
    CHECK(refusal(scene, place(scene, "H88", 38.9, 10.0, 0.0, 1)) == "TAP-BA-5");
    SECTION("nor may he switch at a stoppage") {
        const State stop =
            Scene{Phase::StopOffense}.standardOffense().carrier("H12").holder(Side::Home);
        CHECK(refusal(stop, by(Side::Home, about(stop, DecisionKind::SwitchBase, "H88"))) ==
              "TAP-BA-5");
    }
    SECTION("a second base is registered for a quarterback alone") {
        CHECK(firstClause(Position::WR, [](Player& p) { p.baseCount = 2; }) == "TAP-BA-5");
    }
}

TEST_CASE("TAP-BA-6 a stationary base is for the quarterback and the punter",
          "[tap][TAP-BA-6][AS-BA-2][example]") {
    SECTION("no running back") {
        Scene scene = lineUp();
        scene.with([](State& s) { standStill(s, "H34"); });
        CHECK(refusal(scene, place(scene, "H34", 30.0, 20.0)) == "TAP-BA-6");
        CHECK(firstClause(Position::RB, [](Player& p) { p.bases[0].stationary = true; }) ==
              "TAP-BA-6");
    }
    SECTION("the punter on a declared punt") {
        Scene scene = lineUp();
        scene.kind(PlayKind::Punt);
        CHECK(refusal(scene, place(scene, "H5", 27.0, kMiddle)) == "");
    }
    SECTION("but not on an ordinary play") {
        const State scene = lineUp();
        CHECK(refusal(scene, place(scene, "H5", 27.0, kMiddle)) == "TAP-BA-6");
    }
    SECTION("the quarterback") {
        const State scene = lineUp();
        CHECK(refusal(scene, place(scene, "H12", 33.0, kMiddle, 0.0, 1)) == "");
    }
}

TEST_CASE("TAP-BA-3 prongs are locked from the toss to the final whistle",
          "[tap][TAP-BA-3][AS-BA-3][example]") {
    const auto tuned = [](Mode mode, Phase phase) {
        Scene scene{phase};
        scene.mode(mode).stage(phase == Phase::LineUp ? LineupStage::First : LineupStage::None);
        if (phase == Phase::StopOffense || phase == Phase::RestartFree)
            scene.standardOffense().carrier("H12");
        return refusal(scene, by(Side::Home, about(scene, DecisionKind::TuneBase, "H34")));
    };
    CHECK(tuned(Mode::Tournament, Phase::LineUp) == "TAP-BA-3");
    CHECK(tuned(Mode::Tournament, Phase::Break) == "TAP-BA-3");
    CHECK(tuned(Mode::Hotseat, Phase::LineUp) == "TAP-BA-3");
    CHECK(tuned(Mode::Solitaire, Phase::LineUp) == "");
    CHECK(tuned(Mode::Solitaire, Phase::StopOffense) == "TAP-BA-3");
    CHECK(tuned(Mode::Solitaire, Phase::RestartFree) == "TAP-BA-3");
}

TEST_CASE("TAP-BA-1 home-made and sticky bases are refused",
          "[tap][TAP-BA-1][TAP-BA-4][AS-BA-4][example]") {
    CHECK(firstClause(Position::T, [](Player& p) { p.equipment.baseMassProduced = false; }) ==
          "TAP-BA-1");
    CHECK(firstClause(Position::T, [](Player& p) { p.equipment.stickyOutside = true; }) ==
          "TAP-BA-4");
    CHECK(firstClause(Position::T, [](Player& p) {
              p.equipment.baseModifications = {"outside-marking"};
          }).empty());
}

TEST_CASE("TAP-BA-7 the base the quarterback starts on is a free choice",
          "[tap][TAP-BA-7][AS-BA-5][example]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).standardOffense();
    const State running = scene;
    REQUIRE(onBoard(running, "H12").baseSlot == 0);
    const State chosen = must(running, place(running, "H12", 33.9, kMiddle, 0.0, 1)).next;
    CHECK(onBoard(chosen, "H12").baseSlot == 1);
    State ready = playOn(chosen, Phase::RunBehind);
    CHECK(onBoard(ready, "H12").baseSlot == 1);
    CHECK(ready.playFacts.presnapPivots == 0);
    CHECK(ready.stopsUsed == 0);

    // Nothing was turned at the first stop: the choice at the line-up counts nowhere.
    const State stop = goRun(ready, {stopAt(30, Side::Home)});
    REQUIRE(stop.phase == Phase::StopOffense);
    const State on = go(stop, by(Side::Home, decide(DecisionKind::Done)));
    CHECK(on.playFacts.offenseTurns == 0);
    CHECK(on.phase == Phase::Restart);
}

TEST_CASE("TAP-BA-2 prongs may be bent and putty put under the base",
          "[tap][TAP-BA-2][AS-BA-6][example]") {
    CHECK(firstClause(Position::DL, [](Player& p) {
              p.equipment.baseModifications = {"prong-tuning", "putty-under-base"};
          }).empty());
    CHECK(firstClause(Position::DL, [](Player& p) { p.equipment.puttyOutsideOrDown = true; }) ==
          "TAP-BA-2");
}
