#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapters 1, 2 and 4: field, window, zones, new game.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

std::vector<int> placesOf(const std::vector<Marker>& markers) {
    std::vector<int> places;
    for (const Marker& marker : markers)
        places.push_back(marker.at);
    return places;
}
std::vector<std::string> labelsOfMarkers(const std::vector<Marker>& markers) {
    std::vector<std::string> labels;
    for (const Marker& marker : markers)
        labels.push_back(marker.label);
    return labels;
}

}  // namespace

TEST_CASE("G01 Red starts going east on its own 20",
          "[scrimmage][SCR-N1][SCR-N2][SCR-N3][SCR-Z2][SCR-F9][SCR-R2][G01][example]") {
    const State s = lineUp(0, 0);
    CHECK(s.offense == kRed);
    CHECK(s.attacksEast == kRed);
    CHECK(s.lineOfScrimmage == 15);
    CHECK(s.lineToGain == 20);
    CHECK(status(s) == "1st and 10 at own 20");
    CHECK(windowStart(s) == 10);
    CHECK(s.lineOfScrimmage - windowStart(s) == 5);
    CHECK(s.lineToGain - windowStart(s) == 10);
    const auto markers = markersIn(*s.rules, windowStart(s));
    CHECK(placesOf(markers) == std::vector<int>{0, 5, 10, 15, 20});
    CHECK(labelsOfMarkers(markers) == std::vector<std::string>{"10", "20", "30", "40", "50"});
}

TEST_CASE("G02 Yellow starts going west on its own 20",
          "[scrimmage][SCR-N2][SCR-N3][SCR-Z2][SCR-F4][SCR-R2][G02][example]") {
    const State s = lineUp(1, 1);
    CHECK(s.offense == kYellow);
    CHECK(s.attacksEast == kRed);
    CHECK(directionOf(s, kYellow) == -1);
    CHECK(s.lineOfScrimmage == 45);
    CHECK(s.lineToGain == 40);
    CHECK(windowStart(s) == 30);
    CHECK(s.lineOfScrimmage - windowStart(s) == 15);
    for (int row = 0; row < 15; ++row)
        CHECK(zoneOf(*s.rules, windowStart(s), {45, row}) == 10 + row / 5);
}

TEST_CASE("SCR-N2 either may start going either way and the game waits to be started",
          "[scrimmage][SCR-N2][SCR-R2][example]") {
    const State west = lineUp(0, 1);
    CHECK(west.offense == kRed);
    CHECK(west.attacksEast == kYellow);
    CHECK(west.lineOfScrimmage == 45);
    const State east = lineUp(1, 0);
    CHECK(east.offense == kYellow);
    CHECK(east.attacksEast == kYellow);
    CHECK(east.lineOfScrimmage == 15);
    const State ready = go(newGame({})->next, {drawn(0), drawn(1)});
    CHECK(ready.phase == Phase::Ready);
    CHECK(prompt(ready).bothSides);
    CHECK(prompt(ready).wants == std::vector<DecisionKind>{DecisionKind::StartGame});
    CHECK(refused(ready, press(DecisionKind::CallPlay)) == "E-SCR-PHASE");
    CHECK(go(ready, {press(DecisionKind::StartGame, kYellow)}).phase == Phase::OffAlign);
    const State both = go(newGame({})->next, {Input{Chance{.values = {1, 1}}}});
    CHECK(both == go(newGame({})->next, {drawn(1), drawn(1)}));
}

TEST_CASE("G03 inside the opponents' 20 the window stops at the end line",
          "[scrimmage][SCR-Z1][SCR-Z2][SCR-D7][G03][example]") {
    const State s = lineUpAt(47);
    CHECK(status(s) == "1st and 10 at opp 16");
    CHECK(windowStart(s) == 40);
    CHECK(s.lineOfScrimmage - windowStart(s) == 7);
    CHECK(s.lineToGain == 52);
}

TEST_CASE("G04 near the goal line it is first and goal",
          "[scrimmage][SCR-F7][SCR-D7][G04][example]") {
    const State s = lineUpAt(51);
    CHECK(status(s) == "1st and goal at opp 8");
    CHECK(isGoalToGo(s));
    CHECK(s.lineToGain == 55);
    CHECK(yardsToGo(s) == 8);
}

TEST_CASE("G05 the window going west stops at the west end line",
          "[scrimmage][SCR-Z2][G05][example]") {
    const State s = lineUpAt(13, kYellow);
    CHECK(status(s) == "1st and 10 at opp 16");
    CHECK(ownYardsText(*s.rules, s.lineOfScrimmage, -1) == "opp 16");
    CHECK(windowStart(s) == 0);
    CHECK(s.lineOfScrimmage - windowStart(s) == 13);
    // at exactly the 20 both formulas agree
    CHECK(windowStart(*s.rules, 45, 1) == 40);
    CHECK(windowStart(*s.rules, 15, -1) == 0);
}

TEST_CASE("G06 zones are counted from north to south and west to east",
          "[scrimmage][SCR-Z3][G06][example]") {
    const RulesData rules;
    CHECK(zoneOf(rules, 10, {22, 7}) == 8);
    CHECK(zoneOf(rules, 10, {10, 0}) == 1);
    CHECK(zoneOf(rules, 10, {29, 14}) == 12);
    CHECK(zoneOf(rules, 10, {14, 5}) == 2);
    CHECK_FALSE(zoneOf(rules, 10, {30, 3}).has_value());
    CHECK_FALSE(zoneOf(rules, 10, {9, 3}).has_value());
}

TEST_CASE("G07 markers move with the line", "[scrimmage][SCR-F9][SCR-Z2][G07][example]") {
    const State s = lineUpAt(23);
    CHECK(windowStart(s) == 18);
    const auto markers = markersIn(*s.rules, 18);
    CHECK(placesOf(markers) == std::vector<int>{2, 7, 12, 17});
    CHECK(labelsOfMarkers(markers) == std::vector<std::string>{"30", "40", "50", "40"});
    const auto ends = markersIn(*s.rules, 0);
    CHECK(ends.front() == Marker{5, "G"});
}

TEST_CASE("SCR-F1 the grid is 60 by 15 squares of two yards with goal lines 5 and 55",
          "[scrimmage][SCR-F1][SCR-F2][SCR-F3][property]") {
    const RulesData rules;
    CHECK(onField(rules, {0, 0}));
    CHECK(onField(rules, {59, 14}));
    CHECK_FALSE(onField(rules, {60, 0}));
    CHECK_FALSE(onField(rules, {0, 15}));
    CHECK_FALSE(onField(rules, {-1, 3}));
    CHECK(yardsAt(rules, 5) == 0);
    CHECK(yardsAt(rules, 55) == 100);
    CHECK(yardsAt(rules, 0) == -10);
    CHECK(goalLine(rules, -1) == 5);
    CHECK(goalLine(rules, 1) == 55);
    const State s = lineUp();
    CHECK(inAttackedEndZone(s, kRed, {55, 3}));
    CHECK_FALSE(inAttackedEndZone(s, kRed, {54, 3}));
    CHECK(inDefendedEndZone(s, kRed, {4, 3}));
    CHECK_FALSE(inDefendedEndZone(s, kRed, {5, 3}));
    CHECK(inAttackedEndZone(s, kYellow, {4, 3}));
}

TEST_CASE("SCR-F5 own yards go the way the team goes", "[scrimmage][SCR-F5][SCR-F6][example]") {
    const RulesData rules;
    CHECK(ownYardsText(rules, 15, 1) == "own 20");
    CHECK(ownYardsText(rules, 30, 1) == "midfield");
    CHECK(ownYardsText(rules, 30, -1) == "midfield");
    CHECK(ownYardsText(rules, 15, -1) == "opp 20");
    CHECK(ownYardsText(rules, 54, -1) == "own 2");
    State s = lineUp();
    s.lineOfScrimmage = 5;
    REQUIRE(validate(s));
    CHECK(validate(s)->pointer == "/line_of_scrimmage");
    s.lineOfScrimmage = 55;
    CHECK(validate(s));
}

TEST_CASE("SCR-F8 depth 1 touches the line on either side", "[scrimmage][SCR-F8][property]") {
    const State east = lineUpAt(20);
    CHECK(squareOf(east, Role::Offense, {1, 4}) == Square{19, 4});
    CHECK(squareOf(east, Role::Defense, {1, 4}) == Square{20, 4});
    CHECK(squareOf(east, Role::Defense, {8, 4}) == Square{27, 4});
    const State west = lineUpAt(20, kYellow);
    CHECK(squareOf(west, Role::Offense, {1, 4}) == Square{20, 4});
    CHECK(squareOf(west, Role::Defense, {1, 4}) == Square{19, 4});
    CHECK(squareOf(west, Role::Offense, {-6, 4}) == Square{14, 4});
    for (const State* s : {&east, &west}) {
        for (const Role role : {Role::Offense, Role::Defense}) {
            for (const int depth : {-9, -1, 1, 2, 9}) {
                const Post post{depth, 3};
                CHECK(postOf(*s, role, squareOf(*s, role, post)) == post);
            }
        }
    }
}

TEST_CASE("SCR-F7 ten yards to gain or the goal line", "[scrimmage][SCR-F7][example]") {
    const RulesData rules;
    CHECK(lineToGain(rules, 49, 1) == 54);
    CHECK(lineToGain(rules, 50, 1) == 55);
    CHECK(lineToGain(rules, 54, 1) == 55);
    CHECK(lineToGain(rules, 10, -1) == 5);
    CHECK(lineToGain(rules, 11, -1) == 6);
}

TEST_CASE("SCR-Z4 zones stay where they were at the snap whoever moves",
          "[scrimmage][SCR-Z4][SCR-Z5][property]") {
    State s = snapped(passTo(8));
    const int start = windowStart(s);
    s = go(s, {moved(red(Label::T), {11, 3})});
    CHECK(windowStart(s) == start);
    // men may stand outside the window
    State far = inTurn(snapped(runBy(Label::T)), kRed, 4, 6);
    put(far, red(Label::T), {40, 7});
    CHECK(refused(far, moved(red(Label::T), {43, 7})).empty());
    CHECK(far.rules->window.followBall);
}

TEST_CASE("SCR-MEN1 two three three two one men of speeds two to six and the power besides",
          "[scrimmage][SCR-MEN1][SCR-MEN3][property]") {
    const RulesData rules;
    const std::array<int, 5> counts{2, 3, 3, 2, 1};
    for (const Role role : {Role::Offense, Role::Defense}) {
        std::array<int, 5> found{};
        for (const Label label : labelsOf(role)) {
            ++found[static_cast<std::size_t>(speedOf(rules, label, role) - 2)];
            CHECK(powerOf(rules, label, role) == 6 - speedOf(rules, label, role));
        }
        CHECK(found == counts);
    }
    CHECK(speedOf(rules, Label::Q, Role::Offense) == 4);
    CHECK(speedOf(rules, Label::T, Role::Offense) == 6);
    CHECK(speedOf(rules, Label::S, Role::Defense) == 6);
    CHECK(shapeOf(2) == "large square");
    CHECK(shapeOf(6) == "diamond");
}

TEST_CASE("SCR-MEN2 ends and backs but the passer catch", "[scrimmage][SCR-MEN2][property]") {
    const RulesData rules;
    for (const Label label : {Label::TE, Label::SE, Label::F, Label::H, Label::T})
        CHECK(isEligible(rules, label));
    for (const Label label : {Label::Q, Label::T1, Label::G2})
        CHECK_FALSE(isEligible(rules, label));
    CHECK(isInterior(Label::G3));
    CHECK_FALSE(isInterior(Label::TE));
    CHECK(isEnd(Label::SE));
    CHECK(isBack(Label::Q));
    CHECK_FALSE(isBack(Label::TE));
}

TEST_CASE("SCR-N4 there is nothing to kick with", "[scrimmage][SCR-N4][property]") {
    for (const EnumName<DecisionKind>& kind : namesOf(DecisionKind{})) {
        CHECK(kind.name.find("kick") == std::string_view::npos);
        CHECK(kind.name.find("punt") == std::string_view::npos);
        CHECK(kind.name.find("field_goal") == std::string_view::npos);
    }
}
