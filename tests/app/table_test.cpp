#include "support/shipped.hpp"

#include <thrum/app/table.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

struct Stage {
    app::Library library = test::shippedLibrary();
    TeamFile team = *library.team("lancers");
};

}  // namespace

TEST_CASE("A table holds both rosters in ascending id, each figure on its bases", "[app][table]") {
    const Stage stage;
    const TeamFile& visitor = *stage.library.team("wildcats");
    const auto table =
        app::composeTable(stage.library, *stage.library.board("big"), stage.team, visitor, 63);
    REQUIRE(table);
    CHECK(table->board.id == "big");
    CHECK(table->speedTenths == 63);
    REQUIRE(table->kits.size() == stage.team.players.size() + visitor.players.size());
    CHECK(std::ranges::is_sorted(table->kits, {}, &FigureKit::id));

    const FigureKit& passer = table->kits.front();
    CHECK(passer.id == FigureId{Side::Home, 0});
    REQUIRE(passer.onBase.size() == 2);
    CHECK(passer.onBase[0].base.id == "rookie-of-d12");
    CHECK(passer.onBase[1].base.id == "stationary");
    CHECK(passer.onBase[1].base.prongsCut);
}

TEST_CASE("A team's own base goes before the library's", "[app][table]") {
    Stage stage;
    BaseSpec own = *stage.library.base("rookie");
    own.massG = 1.45;
    stage.team.bases.push_back(own);
    stage.team.players.front().base = own.id;
    const auto kits = app::composeKits(stage.team, Side::Visitor, stage.library, "x.json");
    REQUIRE(kits);
    CHECK(kits->front().id == FigureId{Side::Visitor, 0});
    CHECK(kits->front().onBase[0].base.massG == 1.45);
}

TEST_CASE("What does not fit a base is refused where it stands in the team file",
          "[app][table][refusal]") {
    Stage stage;
    const auto refusal = [&] {
        const auto kits = app::composeKits(stage.team, Side::Home, stage.library, "x.json");
        REQUIRE_FALSE(kits);
        return kits.error();
    };
    Player& third = stage.team.players[2];
    SECTION("no such base") {
        third.base = "turbo";
        CHECK(refusal() == LoadError{"x.json", "/players/2/base", "there is no base \"turbo\""});
    }
    SECTION("no such second base") {
        stage.team.players[0].secondBase = "turbo";
        CHECK(refusal() ==
              LoadError{"x.json", "/players/0/second_base", "there is no base \"turbo\""});
    }
    SECTION("a dial setting without a dial") {
        third.dialDeg = 10.0;
        CHECK(refusal() ==
              LoadError{"x.json", "/players/2/dial_deg", "base \"speed-of-d34\" has no dial"});
    }
    SECTION("TAP-BA-2 putty beside the base") {
        third.putty = {{0.1, 0.0, 0.0, 3.0}, {0.1, 0.0, 10.0, 3.0}};
        CHECK(refusal() ==
              LoadError{"x.json", "/players/2/putty/1", "lies outside base \"speed-of-d34\""});
    }
}
