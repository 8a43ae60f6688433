#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 4, Equipment and figures.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// What the check finds when one thing about the first player of a position is changed.
std::vector<RuleViolation> found(Position position, const std::function<void(Player&)>& change) {
    Team team = standardTeam();
    const auto at = std::ranges::find(team.players, position, &Player::position);
    change(*at);
    return checkTeam(RulesData{}, team);
}
std::string firstClause(const std::vector<RuleViolation>& list) {
    return list.empty() ? "" : list.front().clause;
}

}  // namespace

TEST_CASE("TAP-EQ-1 a figure with its base weighs at most four grams",
          "[tap][TAP-EQ-1][AS-EQ-1][example]") {
    const auto weighing = [](double grams) {
        return found(Position::G, [&](Player& p) { p.equipment.weightGrams = grams; });
    };
    CHECK(weighing(4.0).empty());
    const auto heavy = weighing(4.01);
    REQUIRE(heavy.size() == 1);
    CHECK(heavy.front().clause == "TAP-EQ-1");
    CHECK(filled(heavy.front().text, heavy.front().args) ==
          "#61 weighs 4.01 g with base; limit 4 g.");
}

TEST_CASE("TAP-EQ-2 only custom figures have size limits",
          "[tap][TAP-EQ-2][TAP-EQ-3][AS-EQ-2][example]") {
    const auto sized = [](bool custom, double height, double length, double width) {
        return firstClause(found(Position::WR, [&](Player& p) {
            p.equipment.weightGrams = 3.2;
            p.equipment.custom = custom;
            p.equipment.heightMm = height;
            p.equipment.lengthMm = length;
            p.equipment.widthMm = width;
        }));
    };
    CHECK(sized(false, 50, 25, 20).empty());
    CHECK(sized(true, 50, 25, 20) == "TAP-EQ-3");
    CHECK(sized(true, 48, 33, 29).empty());
    CHECK(sized(true, 48, 33.1, 29) == "TAP-EQ-3");
    CHECK(sized(true, 48, 33, 29.1) == "TAP-EQ-3");
    CHECK(sized(true, 48.1, 33, 29) == "TAP-EQ-3");
}

TEST_CASE("TAP-EQ-5 eleven of each color are needed", "[tap][TAP-EQ-5][AS-EQ-3][example]") {
    Team team = standardTeam();
    int white = 0;
    std::erase_if(team.players,
                  [&](const Player& p) { return p.unit == Unit::White && ++white > 10; });
    const auto list = checkTeam(RulesData{}, team);
    REQUIRE(list.size() == 1);
    CHECK(list.front().clause == "TAP-EQ-5");
    const std::string text = filled(list.front().text, list.front().args);
    CHECK(text.find("white") != std::string::npos);
    CHECK(text.find("10") != std::string::npos);

    SECTION("eleven dark ones as well") {
        Team few = standardTeam();
        int backs = 0;
        std::erase_if(few.players, [&](const Player& p) {
            const bool spare = p.unit == Unit::Dark && p.position != Position::QB &&
                               p.position != Position::C && p.position != Position::G &&
                               p.position != Position::T;
            return spare && ++backs > 1;
        });
        CHECK(firstClause(checkTeam(RulesData{}, few)).empty());
        std::erase_if(few.players, [](const Player& p) { return p.number == "7"; });
        CHECK(firstClause(checkTeam(RulesData{}, few)) == "TAP-EQ-5");
    }
    SECTION("the dark squad needs quarterback, center and five linemen") {
        const auto without = [](Position position) {
            Team some = standardTeam();
            std::erase_if(some.players, [&](const Player& p) { return p.position == position; });
            return firstClause(checkTeam(RulesData{}, some));
        };
        CHECK(without(Position::QB) == "TAP-EQ-5");
        CHECK(without(Position::C) == "TAP-EQ-5");
        CHECK(without(Position::G).empty());  // two centers and three tackles are five
        Team four = standardTeam();
        std::erase_if(four.players, [](const Player& p) {
            return p.position == Position::G || p.number == "76";
        });
        CHECK(firstClause(checkTeam(RulesData{}, four)) == "TAP-EQ-5");
    }
}

TEST_CASE("TAP-EQ-4 putty and tape are allowed, nothing else",
          "[tap][TAP-EQ-4][AS-EQ-4][example]") {
    const auto changed = [](std::vector<std::string> changes) {
        return firstClause(found(Position::RB, [&](Player& p) {
            p.equipment.figureModifications = std::move(changes);
        }));
    };
    CHECK(changed({"tape-figure-to-base", "putty-under-base"}).empty());
    CHECK(changed({"filed-down-stand"}) == "TAP-EQ-4");
    CHECK(changed({"tape-figure-to-base", "glue"}) == "TAP-EQ-4");
}

TEST_CASE("TAP-EQ-6 the home coach chooses the board", "[tap][TAP-EQ-6][AS-EQ-5][example]") {
    GameConfig config = standardConfig();
    const auto started = newGame(config);
    REQUIRE(started);
    Decision other = decide(DecisionKind::ChooseBoard);
    other.board = Board{.id = "2x4", .mmPerYard = 9.525, .ticksPerSecond = 120};
    CHECK(refusal(started->next, by(Side::Visitor, other)) == "TAP-EQ-6");
    const State chosen = must(started->next, by(Side::Home, other)).next;
    CHECK(chosen.board.id == "2x4");
    CHECK(refusal(chosen, by(Side::Visitor, other)) == "TAP-EQ-6");
}
