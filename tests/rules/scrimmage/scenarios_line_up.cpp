#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 6.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

State defenseLinesUp(const State& offense) {
    return go(offense, {press(DecisionKind::CallPlay), runBy(Label::Q)});
}

}  // namespace

TEST_CASE("G08 a guard off the line column is refused", "[scrimmage][SCR-L1][G08][refusal]") {
    const State s = lineUp();
    CHECK(refused(s, placed(red(Label::G1), {13, 6})) == "E-SCR-L1");
    CHECK(refused(s, placed(red(Label::T2), {15, 9})) == "E-SCR-L1");
    CHECK(refused(s, placed(red(Label::G1), {14, 0})).empty());
}

TEST_CASE("G09 an end may start downfield in zone 7", "[scrimmage][SCR-L2][G09][example]") {
    const State s = go(lineUp(), {placed(red(Label::SE), {20, 2})});
    CHECK(placeOf(s, red(Label::SE)) == Square{20, 2});
    CHECK(refused(s, placed(red(Label::TE), {24, 14})).empty());
    CHECK(refused(s, placed(red(Label::TE), {25, 14})) == "E-SCR-L2");
}

TEST_CASE("G10 an end eight to ten yards downfield is refused",
          "[scrimmage][SCR-L2][G10][refusal]") {
    CHECK(refused(lineUp(), placed(red(Label::TE), {19, 10})) == "E-SCR-L2");
    CHECK(refused(lineUp(), placed(red(Label::TE), {13, 10})) == "E-SCR-L2");
}

TEST_CASE("G11 twenty-two yards out an end may still start downfield",
          "[scrimmage][SCR-L2][G11][example]") {
    const State s = lineUpAt(44);
    CHECK(windowStart(s) == 39);
    CHECK(zoneOf(*s.rules, 39, {50, 2}) == 7);
    CHECK(refused(s, placed(red(Label::SE), {50, 2})).empty());
}

TEST_CASE("G12 on the 20 no end starts downfield", "[scrimmage][SCR-L2][G12][refusal]") {
    CHECK(refused(lineUpAt(45), placed(red(Label::SE), {51, 2})) == "E-SCR-L2B");
    CHECK(refused(lineUpAt(15, kYellow), placed(yellow(Label::SE), {8, 2})) == "E-SCR-L2B");
    CHECK(refused(lineUpAt(16, kYellow), placed(yellow(Label::SE), {9, 2})).empty());
}

TEST_CASE("G13 going west the ends' zones are 4 to 6",
          "[scrimmage][SCR-L2][SCR-Z3][G13][example]") {
    const State s = lineUpAt(30, kYellow);
    CHECK(zoneOf(*s.rules, windowStart(s), {22, 1}) == 4);
    CHECK(zoneOf(*s.rules, windowStart(s), {25, 1}) == 7);
    CHECK(refused(s, placed(yellow(Label::SE), {22, 1})).empty());
    CHECK(refused(s, placed(yellow(Label::SE), {25, 1})) == "E-SCR-L2");
}

TEST_CASE("G14 the quarterback stands two to four squares back",
          "[scrimmage][SCR-L3][G14][refusal]") {
    const State s = lineUp();
    CHECK(refused(s, placed(red(Label::Q), {11, 7})).empty() == false);  // T stands there
    const State clear = go(s, {placed(red(Label::T), {9, 7})});
    CHECK(refused(clear, placed(red(Label::Q), {11, 7})).empty());
    CHECK(refused(clear, placed(red(Label::Q), {10, 7})) == "E-SCR-L3");
    const State moved = go(clear, {placed(red(Label::G2), {14, 4})});
    CHECK(refused(moved, placed(red(Label::Q), {14, 7})) == "E-SCR-L3");
    CHECK(refused(moved, placed(red(Label::Q), {15, 7})) == "E-SCR-L3");
}

TEST_CASE("G15 the row of an end is none for the quarterback",
          "[scrimmage][SCR-L3][G15][refusal]") {
    CHECK(refused(lineUp(), placed(red(Label::Q), {13, 10})) == "E-SCR-L3B");
}

TEST_CASE("G16 a back three rows from the quarterback cannot be called",
          "[scrimmage][SCR-L4][SCR-Q2][G16][refusal]") {
    const State s = go(lineUp(),
                       {placed(red(Label::F), {12, 10}),
                        placed(red(Label::H), {12, 9}),
                        press(DecisionKind::CallPlay)});
    CHECK(prompt(s).runners == std::vector<Label>{Label::Q, Label::H, Label::T});
    CHECK(refused(s, runBy(Label::F)) == "E-SCR-CARRIER");
    CHECK(refused(s, runBy(Label::H)).empty());
    CHECK(refused(s, runBy(Label::Q)).empty());
    CHECK(refused(s, passTo(12)).empty());
}

TEST_CASE("G17 backs stand behind the line column as far as the end line",
          "[scrimmage][SCR-L4][G17][refusal]") {
    const State s = lineUp();
    CHECK(refused(s, placed(red(Label::H), {14, 1})) == "E-SCR-L4");
    CHECK(refused(s, placed(red(Label::H), {0, 14})).empty());
    CHECK(refused(s, placed(red(Label::H), {-1, 14})) == "E-SCR-L4");
}

TEST_CASE("G18 defenders stand anywhere beyond the line",
          "[scrimmage][SCR-L5][SCR-Z5][G18][refusal]") {
    const State s = defenseLinesUp(lineUp());
    REQUIRE(s.phase == Phase::DefAlign);
    CHECK(refused(s, placed(yellow(Label::L1), {14, 4})) == "E-SCR-L5");
    CHECK(refused(s, placed(yellow(Label::L1), {59, 0})).empty());
    CHECK(refused(s, placed(yellow(Label::L1), {60, 0})) == "E-SCR-L5");
}

TEST_CASE("G19 no square holds two men", "[scrimmage][SCR-L6][G19][refusal]") {
    const State s = defenseLinesUp(go(lineUp(), {placed(red(Label::SE), {20, 2})}));
    CHECK(refused(s, placed(yellow(Label::B1), {20, 2})) == "E-SCR-OCC");
    CHECK(refused(s, placed(yellow(Label::B1), {17, 4})) == "E-SCR-OCC");
    CHECK(refused(lineUp(), placed(red(Label::F), {12, 8})) == "E-SCR-OCC");
}

TEST_CASE("G20 a line-up that came apart is refused as a whole",
          "[scrimmage][SCR-L3][SCR-L8][SCR-ERR1][SCR-Q1][G20][refusal]") {
    const State s = go(lineUp(), {placed(red(Label::G2), {14, 2})});
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-L3B");
    REQUIRE(prompt(s).problems.size() == 1);
    CHECK(prompt(s).problems.front().code == "E-SCR-L3B");
    CHECK(s.phase == Phase::OffAlign);
    // the quarterback in another guard's row mends it
    const State mended = go(s, {placed(red(Label::Q), {13, 6})});
    CHECK(refused(mended, press(DecisionKind::CallPlay)).empty());
}

TEST_CASE("SCR-L8 the first broken rule in the order of the rules is shown",
          "[scrimmage][SCR-L8][SCR-L6][refusal]") {
    State s = lineUp();
    off(s, red(Label::H));
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-COUNT");
    put(s, red(Label::F), {13, 7});
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-OCC");
    put(s, red(Label::T), {14, 0});
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-L4");
    put(s, red(Label::Q), {9, 7});
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-L3");
    put(s, red(Label::SE), {18, 3});
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-L2");
    put(s, red(Label::T1), {13, 5});
    CHECK(refused(s, press(DecisionKind::CallPlay)) == "E-SCR-L1");
    State d = defenseLinesUp(lineUp());
    put(d, yellow(Label::S), {3, 3});
    put(d, yellow(Label::L1), {17, 7});
    CHECK(refused(d, press(DecisionKind::Ready)) == "E-SCR-L5");
}

TEST_CASE("SCR-L1 who places whom", "[scrimmage][SCR-L1][SCR-L5][SCR-M9][refusal]") {
    const State s = lineUp();
    CHECK(refused(s, placed(yellow(Label::S), {22, 7})) == "E-SCR-TEAM");
    Decision other{.kind = DecisionKind::Place, .side = kRed};
    other.placements = {{yellow(Label::S), {22, 7}}};
    CHECK(refused(s, other) == "E-SCR-TEAM");
    CHECK(refused(s, press(DecisionKind::Ready)) == "E-SCR-PHASE");
    CHECK(refused(s, press(DecisionKind::CallPlay, kYellow)) == "E-SCR-TEAM");
    const State d = defenseLinesUp(s);
    CHECK(refused(d, placed(red(Label::H), {10, 7})) == "E-SCR-TEAM");
    CHECK(refused(d, press(DecisionKind::CallPlay, kRed)) == "E-SCR-PHASE");
}

TEST_CASE("SCR-L7 a line-up opens as the book has it", "[scrimmage][SCR-L7][example]") {
    const State s = defenseLinesUp(lineUp());
    const std::vector<std::pair<ManId, Square>> book{
        {red(Label::T1), {14, 5}},     {red(Label::G1), {14, 6}},    {red(Label::G2), {14, 7}},
        {red(Label::G3), {14, 8}},     {red(Label::T2), {14, 9}},    {red(Label::TE), {14, 10}},
        {red(Label::SE), {14, 3}},     {red(Label::Q), {13, 7}},     {red(Label::F), {12, 6}},
        {red(Label::H), {12, 8}},      {red(Label::T), {11, 7}},     {yellow(Label::T1), {15, 5}},
        {yellow(Label::G1), {15, 6}},  {yellow(Label::G2), {15, 7}}, {yellow(Label::G3), {15, 8}},
        {yellow(Label::T2), {15, 9}},  {yellow(Label::L1), {17, 4}}, {yellow(Label::L2), {17, 7}},
        {yellow(Label::L3), {17, 10}}, {yellow(Label::B1), {19, 2}}, {yellow(Label::B2), {19, 12}},
        {yellow(Label::S), {22, 7}}};
    for (const auto& [man, at] : book)
        CHECK(placeOf(s, man) == at);
}

TEST_CASE("SCR-L7 a default square beyond the end line is the last column",
          "[scrimmage][SCR-L7][example]") {
    const State s = defenseLinesUp(lineUpAt(54));
    CHECK(placeOf(s, yellow(Label::B1)) == Square{58, 2});
    CHECK(placeOf(s, yellow(Label::S)) == Square{59, 7});
    CHECK(refused(s, press(DecisionKind::Ready)).empty());
}

TEST_CASE("SCR-L7 a defender whose square an end took stands one column deeper",
          "[scrimmage][SCR-L7][example]") {
    const State s = defenseLinesUp(go(lineUp(), {placed(red(Label::SE), {22, 7})}));
    CHECK(placeOf(s, yellow(Label::S)) == Square{23, 7});
}

TEST_CASE("SCR-L7 a team is offered its own last line-up at the new line",
          "[scrimmage][SCR-L7][example]") {
    State s = go(lineUp(),
                 {placed(red(Label::SE), {20, 2}),
                  placed(red(Label::T), {9, 12}),
                  press(DecisionKind::CallPlay),
                  runBy(Label::F),
                  placed(yellow(Label::S), {30, 1}),
                  press(DecisionKind::Ready)});
    REQUIRE(s.lineUps[0].offense.size() == 11);
    // the next play on line 17
    s.phase = Phase::PlayOver;
    s.ended = PlayEnd::Tackle;
    s.chance.reset();
    s.carrier.reset();
    s.turn = 1;
    s.down = 2;
    s.lineOfScrimmage = 17;
    State next = go(s, {press(DecisionKind::NextPlay)});
    CHECK(next.play == 2);
    CHECK(placeOf(next, red(Label::SE)) == Square{22, 2});
    CHECK(placeOf(next, red(Label::T)) == Square{11, 12});
    CHECK(placeOf(next, red(Label::G1)) == Square{16, 6});
    next = defenseLinesUp(next);
    CHECK(placeOf(next, yellow(Label::S)) == Square{32, 1});
    // inside the 20 a downfield end is back on the line
    s.lineOfScrimmage = 48;
    s.lineToGain = 52;
    next = go(s, {press(DecisionKind::NextPlay)});
    CHECK(placeOf(next, red(Label::SE)) == Square{47, 3});
    CHECK(placeOf(next, red(Label::T)) == Square{42, 12});
    CHECK(placeOf(defenseLinesUp(next), yellow(Label::S)) == Square{59, 1});
}

TEST_CASE("SCR-L7 two men whom the end line would stack stand side by side",
          "[scrimmage][SCR-L7][property]") {
    State s = go(lineUpAt(20),
                 {placed(red(Label::T), {9, 1}),
                  placed(red(Label::H), {10, 1}),
                  press(DecisionKind::CallPlay),
                  runBy(Label::F),
                  placed(yellow(Label::B1), {58, 3}),
                  placed(yellow(Label::B2), {59, 3}),
                  press(DecisionKind::Ready)});
    s.phase = Phase::PlayOver;
    s.ended = PlayEnd::Tackle;
    s.chance.reset();
    s.carrier.reset();
    s.lineOfScrimmage = 7;
    s.lineToGain = 12;
    const State next = defenseLinesUp(go(s, {press(DecisionKind::NextPlay)}));
    CHECK_FALSE(validate(next).has_value());
    CHECK(refused(next, press(DecisionKind::Ready)).empty());
    CHECK(placeOf(next, red(Label::T)) != placeOf(next, red(Label::H)));
}

TEST_CASE("SCR-L8 several men may be placed at once or none", "[scrimmage][SCR-L8][refusal]") {
    const State s = lineUp();
    Decision swap{.kind = DecisionKind::Place, .side = kRed};
    swap.placements = {{red(Label::F), {12, 8}}, {red(Label::H), {12, 6}}};
    const State swapped = go(s, {swap});
    CHECK(placeOf(swapped, red(Label::F)) == Square{12, 8});
    CHECK(placeOf(swapped, red(Label::H)) == Square{12, 6});
    swap.placements.push_back({red(Label::G1), {13, 6}});
    CHECK(refused(s, swap) == "E-SCR-L1");
}
