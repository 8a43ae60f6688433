#include "support/shipped.hpp"

#include <thrum/app/table.hpp>
#include <thrum/core/field.hpp>
#include <thrum/io/formation_file.hpp>
#include <thrum/segment/lineup.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

struct Stage {
    app::Library library = test::shippedLibrary();
    TeamFile team = *library.team("lancers");
    Formation formation = *library.formation("i-right");

    [[nodiscard]] TableSetup table(std::string_view board = "2x4") const {
        return *app::composeTable(library, *library.board(board), team, team);
    }
    [[nodiscard]] const std::string& numberOf(FigureId id) const {
        return team.players.at(static_cast<std::size_t>(id.rosterIndex())).number;
    }
};

const LineUp::Man& man(const LineUp& up, std::string_view role) {
    const auto found = std::ranges::find(up.men, role, &LineUp::Man::role);
    REQUIRE(found != up.men.end());
    return *found;
}

}  // namespace

TEST_CASE("D78 on a board with room a formation stands as it is written", "[app][lineup]") {
    const Stage stage;
    const auto up = lineUp(
        stage.formation, stage.team, stage.table("big"), Side::Home, {40_x, field::kMiddle.y});
    REQUIRE(up);
    // strength base: 27 mm long, 12.7 mm to the yard; front 0.25 yd behind the line
    const Pose guard = man(*up, "LG").setup.pose;
    CHECK(guard.at.x == Spot::yards(40.0 - 0.25 - 13.5 / 12.7));
    CHECK(guard.at.y == field::kMiddle.y + 3.6_yd);
    CHECK(guard.heading == Heading{});
}

TEST_CASE("TAP-LO-5 on a smaller board the line spreads until a yard is between the bases",
          "[app][lineup][TAP-LO-5]") {
    const Stage stage;
    const auto up = lineUp(
        stage.formation, stage.team, stage.table("620"), Side::Home, {40_x, field::kMiddle.y});
    REQUIRE(up);
    const auto lateral = [&](std::string_view role) {
        return (man(*up, role).setup.pose.at.y - field::kMiddle.y).yards();
    };
    const double width = 22.0 / 7.62;
    CHECK(lateral("C") == 0.0);
    CHECK(lateral("LG") == Approx(width + 1.0).margin(0.05));
    CHECK(lateral("LT") == Approx(2.0 * (width + 1.0)).margin(0.1));
    CHECK(lateral("RT") == -lateral("LT"));
    CHECK(lateral("SE") == 19.0);  // far enough out already
}

TEST_CASE("The carrier and the figures in ascending id come with a line-up", "[app][lineup]") {
    const Stage stage;
    const auto up =
        lineUp(stage.formation, stage.team, stage.table(), Side::Home, {40_x, field::kMiddle.y});
    REQUIRE(up);
    REQUIRE(up->carrier);
    CHECK(stage.numberOf(*up->carrier) == "34");
    CHECK(man(*up, "TB").setup.id == *up->carrier);
    const auto figures = up->figures();
    CHECK(figures.size() == 11);
    CHECK(std::ranges::is_sorted(figures, {}, &FigureSetup::id));
}

TEST_CASE("TAP-BA-7 a formation may start the quarterback on his second base",
          "[app][lineup][TAP-BA-7]") {
    Stage stage;
    stage.formation = *stage.library.formation("shotgun-spread");
    const auto up =
        lineUp(stage.formation, stage.team, stage.table(), Side::Home, {40_x, field::kMiddle.y});
    REQUIRE(up);
    CHECK(man(*up, "QB").setup.baseSlot == 1);
    CHECK(man(*up, "RB").setup.baseSlot == 0);
}

TEST_CASE("TAP-KO-6 the returner waits off the field and carries", "[app][lineup][TAP-KO-6]") {
    Stage stage;
    stage.formation = *stage.library.formation("kick-return");
    const auto up =
        lineUp(stage.formation, stage.team, stage.table(), Side::Home, {50_x, field::kMiddle.y});
    REQUIRE(up);
    CHECK(up->men.size() == 10);
    REQUIRE(up->returner);
    CHECK(up->carrier == up->returner);
    CHECK(std::ranges::none_of(up->men,
                               [&](const LineUp::Man& m) { return m.setup.id == *up->returner; }));
}

TEST_CASE("A heading turns to the man's left, downfield is 0", "[app][lineup]") {
    Stage stage;
    stage.formation.men[5].heading = Heading::degrees(30);
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto up =
            lineUp(stage.formation, stage.team, stage.table(), side, {50_x, field::kMiddle.y});
        REQUIRE(up);
        CHECK(up->men[5].setup.pose.heading == Heading::degrees(side == Side::Home ? 30 : 210));
    }
}

TEST_CASE("TAP-UN-6 a role is filled by position, then by kind, never twice the same number",
          "[app][lineup][TAP-UN-6]") {
    Stage stage;
    auto& players = stage.team.players;
    SECTION("a second man with a number waits") {
        const auto backs = pickPlayers(stage.team, stage.formation);
        REQUIRE(backs);
        const auto at = static_cast<std::size_t>((*backs)[9]);
        REQUIRE(players[at].position == Position::RunningBack);
        players[at + 1].number = players[at].number;
        const auto again = pickPlayers(stage.team, stage.formation);
        REQUIRE(again);
        CHECK((*again)[9] == (*backs)[9]);
        CHECK((*again)[10] != (*backs)[10]);
    }
    SECTION("backs and receivers fill in for tight ends, quarterbacks for nobody") {
        std::erase_if(players, [](const Player& p) { return p.position == Position::TightEnd; });
        const auto picked = pickPlayers(stage.team, stage.formation);
        REQUIRE(picked);
        CHECK(players[static_cast<std::size_t>((*picked)[5])].position == Position::RunningBack);
    }
    SECTION("nobody left") {
        std::erase_if(players, [](const Player& p) { return p.position == Position::Quarterback; });
        const auto picked = pickPlayers(stage.team, stage.formation);
        REQUIRE_FALSE(picked);
        CHECK(picked.error().reason == "team \"Lancers\" has nobody left for QB (QB)");
    }
}

TEST_CASE("A line-up that cannot be made is refused in words", "[app][lineup][refusal]") {
    Stage stage;
    const TableSetup table = stage.table();
    const FieldPoint ball{40_x, field::kMiddle.y};
    const auto reason = [&](const std::vector<int>& players) {
        const auto up = layOut(stage.formation, players, table, Side::Home, ball);
        REQUIRE_FALSE(up);
        return up.error().reason;
    };
    CHECK(reason({1, 2}) == "formation \"I right\" needs 11 players, not 2");
    CHECK(reason(std::vector<int>(11, 64)) == "a player is not on the roster");
    CHECK(reason(std::vector<int>(11, 63)) == "no figure for LT on the table");
    stage.formation.men[0].secondBase = true;
    CHECK(reason({4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}) == "the figure for LT has no second base");
}

TEST_CASE("UX-11.6 how men stand is a formation that puts them there again",
          "[app][lineup][UX-11.6][property]") {
    const Stage stage;
    for (const std::string_view board : {"2x4", "620", "big"}) {
        const TableSetup table = stage.table(board);
        for (const auto& entry : stage.library.formations()) {
            for (const Side side : {Side::Home, Side::Visitor}) {
                INFO(entry.value.id << " on " << board << (side == Side::Home ? "" : ", turned"));
                const FieldPoint ball{side == Side::Home ? 40_x : 60_x, field::kMiddle.y};
                const auto up = lineUp(entry.value, stage.team, table, side, ball);
                REQUIRE(up);
                StandingMen men{entry.value.unit, up->figures(), up->returner, {}};
                for (const std::string& role : entry.value.gunners)
                    men.gunners.push_back(man(*up, role).setup.id);
                auto made = formationOf(men, stage.team, table, side, ball);
                REQUIRE(made);
                made->id = "own-made";
                made->name = "Made";
                const auto read = io::parseFormation(io::textOf(*made), "made.json");
                REQUIRE(read);
                CHECK(*read == *made);
                CHECK(made->gunners.size() == entry.value.gunners.size());
                const auto again = lineUp(*made, stage.team, table, side, ball);
                REQUIRE(again);
                CHECK(again->returner == up->returner);
                const auto before = up->figures();
                const auto after = again->figures();
                REQUIRE(after.size() == before.size());
                for (std::size_t i = 0; i < before.size(); ++i) {
                    CHECK(after[i].id == before[i].id);
                    CHECK(after[i].baseSlot == before[i].baseSlot);
                    CHECK(after[i].pose.heading == before[i].pose.heading);
                    CHECK((after[i].pose.at.x - before[i].pose.at.x).yards() ==
                          Approx(0.0).margin(0.01));
                    CHECK((after[i].pose.at.y - before[i].pose.at.y).yards() ==
                          Approx(0.0).margin(0.01));
                }
            }
        }
    }
}

TEST_CASE("UX-11.6 men who stand in no formation are told why", "[app][lineup][UX-11.6][refusal]") {
    const Stage stage;
    const TableSetup table = stage.table();
    const FieldPoint ball{40_x, field::kMiddle.y};
    const auto up = lineUp(stage.formation, stage.team, table, Side::Home, ball);
    REQUIRE(up);
    StandingMen men{FormationUnit::Offense, up->figures(), {}, {}};
    const auto reason = [&] {
        const auto made = formationOf(men, stage.team, table, Side::Home, ball);
        REQUIRE_FALSE(made);
        return made.error().reason;
    };
    SECTION("nobody") {
        men.figures.clear();
        CHECK(reason() == "nobody stands on the field");
    }
    SECTION("one beyond the line") {
        men.figures.front().pose.at.x = ball.x + 3_yd;
        CHECK(reason() == "#" + stage.numberOf(men.figures.front().id) + " stands beyond the line");
    }
    SECTION("one who lies") {
        men.figures.back().fallen = Heading{};
        CHECK(reason() == "#" + stage.numberOf(men.figures.back().id) + " lies on the board");
    }
    SECTION("a punt without a gunner") {
        men.unit = FormationUnit::Punt;
        CHECK(reason() == "a punt needs a gunner; name one first");
    }
}
