#include "coach/tap/read_play.hpp"

#include "coach/coach_table.hpp"
#include "coach/tap/situation.hpp"
#include "games/tap/coach_seat.hpp"

#include <thrum/rules/frames.hpp>

using namespace thrum;
using test::CoachTable;

namespace {

// The game as it stands when `side` is lined up at its own 40 as the formation has it.
tap::State linedUp(const app::TapGame& game, Side side, const Formation& formation) {
    tap::State state = game.state();
    state.offense = side;
    state.phase = tap::Phase::SetDefense;
    state.playFacts.kind = tap::PlayKind::Scrimmage;
    state.lineOfScrimmage = fieldX(Distance::yards(40.0), side);
    state.lineToGain = fieldX(Distance::yards(50.0), side);
    state.figures.clear();
    const auto decisions = game.lineups().decisions(state, side, formation);
    REQUIRE(decisions);
    for (const tap::Decision& decision : *decisions) {
        for (const tap::Placement& placement : decision.placements) {
            tap::Figure figure;
            figure.id = placement.figure;
            figure.pose = placement.pose;
            figure.baseSlot = placement.baseSlot.value_or(0);
            state.figures.push_back(figure);
        }
    }
    return state;
}

coach::Lineups lineupsOf(const app::TapGame& game) {
    return app::lineupsOf(CoachTable::setupFor(game).bench);
}

}  // namespace

TEST_CASE("Whoever knows the playbook reads every play of it from where the men stand",
          "[coach][reading]") {
    const CoachTable table;
    const auto game = table.begin("client", "client", 1, 4);
    const auto lineups = lineupsOf(*game);
    int plays = 0;
    for (const Side side : {Side::Home, Side::Visitor}) {
        for (const Play& play : lineups.plays) {
            if (play.type == PlayType::Defense)
                continue;
            INFO(play.name);
            const Formation* formation = game->lineups().find(play.formation);
            REQUIRE(formation != nullptr);
            const tap::State state = linedUp(*game, side, coach::drawn(*formation, play));
            const auto read = coach::readPlays(state, lineups);
            CHECK(std::ranges::any_of(
                read, [&](const coach::Intent& intent) { return intent.name == play.name; }));
            CHECK(std::ranges::all_of(read, [&](const coach::Intent& intent) {
                return intent.pass == (play.type == PlayType::Pass);
            }));
            ++plays;
        }
    }
    CHECK(plays > 80);
}

TEST_CASE("An offense that stands as no play has it is not read", "[coach][reading]") {
    const CoachTable table;
    const auto game = table.begin("client", "client", 1, 4);
    const auto lineups = lineupsOf(*game);
    const Formation* formation = game->lineups().find("pro-set");
    REQUIRE(formation != nullptr);
    tap::State state = linedUp(*game, Side::Home, *formation);
    for (tap::Figure& figure : state.figures)
        figure.pose.heading = figure.pose.heading.turned(9000);
    CHECK(coach::readPlays(state, lineups).empty());
    state.figures.clear();
    CHECK(coach::readPlays(state, lineups).empty());
}
