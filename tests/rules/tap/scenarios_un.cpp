#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 6, Uniforms and numbers.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

std::string clauseOf(Position position, Unit unit, const std::string& number) {
    Team team = standardTeam();
    team.players.push_back(makePlayer(number, position, unit));
    const auto list = checkTeam(RulesData{}, team);
    return list.empty() ? "" : list.front().clause;
}
// A second player of that number joins the roster.
FigureId namesake(
    Scene& scene, Side side, const std::string& number, Position position, Unit unit = Unit::Dark) {
    FigureId id;
    scene.with([&](State& s) {
        auto& players = s.teams[indexOf(side)].edit().players;
        Player player = makePlayer(number, position, unit);
        player.id += "b";
        players.push_back(player);
        id = FigureId{side, static_cast<int>(players.size()) - 1};
    });
    return id;
}

}  // namespace

TEST_CASE("TAP-UN-3 the numbers of the dark unit", "[tap][TAP-UN-3][AS-UN-1][example]") {
    CHECK(clauseOf(Position::TE, Unit::Dark, "91") == "TAP-UN-3");
    CHECK(clauseOf(Position::G, Unit::Dark, "00") == "TAP-UN-3");
    CHECK(clauseOf(Position::C, Unit::Dark, "00").empty());

    SECTION("at the borders") {
        CHECK(clauseOf(Position::G, Unit::Dark, "49") == "TAP-UN-3");
        CHECK(clauseOf(Position::G, Unit::Dark, "50").empty());
        CHECK(clauseOf(Position::T, Unit::Dark, "79").empty());
        CHECK(clauseOf(Position::T, Unit::Dark, "80") == "TAP-UN-3");
        CHECK(clauseOf(Position::WR, Unit::Dark, "50") == "TAP-UN-3");
        CHECK(clauseOf(Position::WR, Unit::Dark, "79") == "TAP-UN-3");
        CHECK(clauseOf(Position::RB, Unit::Dark, "0").empty());
        CHECK(clauseOf(Position::WR, Unit::Dark, "89").empty());
        CHECK(clauseOf(Position::WR, Unit::Dark, "90") == "TAP-UN-3");
        CHECK(clauseOf(Position::QB, Unit::Dark, "00") == "TAP-UN-3");
        CHECK(clauseOf(Position::C, Unit::Dark, "0") == "TAP-UN-3");
    }
}

TEST_CASE("TAP-UN-6 one number once on the field, for each team",
          "[tap][TAP-UN-6][AS-UN-2][example]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).standardOffense();
    const FigureId second = namesake(scene, Side::Home, "12", Position::RB);
    Decision again = place(scene, "H12", 30.0, 10.0);
    again.placements.front().figure = second;
    CHECK(refusal(scene, again) == "TAP-UN-6");
    CHECK(message(scene, again) == "#12 is already on the field.");

    SECTION("once the first is lifted the second may come") {
        const State lifted =
            must(scene, by(Side::Home, about(scene, DecisionKind::Lift, "H12"))).next;
        CHECK(refusal(lifted, again) == "");
    }
    SECTION("a white one of the other team is another man") {
        Scene defense{Phase::SetDefense};
        defense.stage(LineupStage::AfterSet).standardOffense();
        const FigureId white = namesake(defense, Side::Visitor, "12", Position::DB, Unit::White);
        Decision put = place(defense, "V12", 48.0, 20.0);
        put.placements.front().figure = white;
        CHECK(refusal(defense, put) == "");
    }
    SECTION("both of a pair in one decision") {
        Scene bare{Phase::LineUp};
        bare.stage(LineupStage::First).put("H52", 38.9, kMiddle);
        const FigureId spare = namesake(bare, Side::Home, "22", Position::RB);
        Decision both = place(bare, "H22", 30.0, 10.0);
        both.placements.push_back({.figure = spare,
                                   .pose = {{Spot::yards(30), Spot::yards(20)}, Heading{}},
                                   .baseSlot = std::nullopt});
        CHECK(refusal(bare, both) == "TAP-UN-6");
    }
}

TEST_CASE("TAP-UN-1 the defense wears white", "[tap][TAP-UN-1][AS-UN-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::SetDefense};
    scene.stage(LineupStage::AfterSet).offense(v.side).ballOn(40).standardOffense();
    CHECK(refusal(scene, place(scene, v.opp("34"), v.x(50), v.y(20))) == "TAP-UN-1");
    CHECK(refusal(scene, place(scene, v.opp("91"), v.x(50), v.y(20))) == "");

    SECTION("and the offense dark") {
        Scene offense{Phase::LineUp};
        offense.stage(LineupStage::First).offense(v.side).ballOn(40);
        offense.put(v.own("52"), v.x(38.9), v.y(kMiddle));
        CHECK(refusal(offense, place(offense, v.own("91"), v.x(38), v.y(20))) == "TAP-UN-1");
    }
    SECTION("kick coverage is white, the return unit dark") {
        Scene kick{Phase::KickLineUp};
        kick.stage(LineupStage::First).offense(v.other()).kind(PlayKind::Kickoff);
        CHECK(refusal(kick, place(kick, v.own("34"), v.x(29), v.y(20))) == "TAP-UN-1");
        CHECK(refusal(kick, place(kick, v.own("91"), v.x(29), v.y(20))) == "");
    }
}

TEST_CASE("TAP-UN-4 white numbers are free, but there must be one",
          "[tap][TAP-UN-4][TAP-UN-5][AS-UN-4][example]") {
    CHECK(clauseOf(Position::LB, Unit::White, "93").empty());
    CHECK(clauseOf(Position::LB, Unit::White, "0").empty());
    CHECK(clauseOf(Position::DB, Unit::White, "99").empty());
    CHECK(clauseOf(Position::DL, Unit::White, "64").empty());
    CHECK(clauseOf(Position::LB, Unit::White, "") == "TAP-UN-5");
    CHECK(clauseOf(Position::WR, Unit::Dark, "") == "TAP-UN-5");
    CHECK_FALSE(clauseOf(Position::LB, Unit::White, "100").empty());
}

TEST_CASE("TAP-UN-2 dark always faces white, so the two never differ by hue alone",
          "[tap][TAP-UN-2][AS-UN-5][example]") {
    // Lightness and pattern are the window's; that the two units differ in every play is the
    // referee's.
    const Side offense = GENERATE(Side::Home, Side::Visitor);
    const PlayKind kind = GENERATE(PlayKind::Scrimmage,
                                   PlayKind::Punt,
                                   PlayKind::Kickoff,
                                   PlayKind::Onside,
                                   PlayKind::SafetyKick);
    Scene scene{Phase::LineUp};
    scene.offense(offense).kind(kind);
    CHECK(unitOf(scene, offense) == Unit::Dark);
    CHECK(unitOf(scene, other(offense)) == Unit::White);
}
