#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 14: fumbles.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

bool gone(const State& state, ManId man) {
    return !placeOf(state, man).has_value();
}
// The tackle with this draw.
Step tackled(const State& state, const Input& move, int draw) {
    const Step tried = must(state, move);
    REQUIRE(tried.next.chance == ChanceKind::Tackle);
    return must(tried.next, drawn(draw));
}

}  // namespace

TEST_CASE("G57 a loose ball lies four rows off within the field",
          "[scrimmage][SCR-FU1][SCR-FU2][SCR-R7][G57][example]") {
    State s = running(Label::F);
    put(s, red(Label::F), {20, 2});
    put(s, yellow(Label::B1), {20, 0});
    const Step fumble = tackled(s, moved(yellow(Label::B1), {20, 2}), 2);
    CHECK(find(fumble.events, EventKind::Fumbled)->draw == 2);
    REQUIRE(fumble.next.chance == ChanceKind::Fumble);
    CHECK(gone(fumble.next, red(Label::F)));
    CHECK(gone(fumble.next, yellow(Label::B1)));
    CHECK(must(fumble.next, drawn(0)).next.ball == Square{20, 0});
    CHECK(must(fumble.next, drawn(1)).next.ball == Square{20, 6});
    CHECK(must(fumble.next, drawn(1)).next.phase == Phase::Loose);
}

TEST_CASE("G58 whoever stands where the ball falls has it",
          "[scrimmage][SCR-FU3][SCR-FU4][SCR-FU7][G58][example]") {
    State s = running(Label::F);
    s.down = 2;
    put(s, red(Label::F), {20, 2});
    put(s, red(Label::TE), {20, 6});
    put(s, yellow(Label::B1), {20, 0});
    const State fumble = tackled(s, moved(yellow(Label::B1), {20, 2}), 2).next;
    const Step step = must(fumble, drawn(1));
    CHECK(find(step.events, EventKind::Recovered)->man == red(Label::TE));
    CHECK(step.next.phase == Phase::PlayOver);
    CHECK(step.next.lineOfScrimmage == 21);
    CHECK(status(step.next) == "1st and 10 at own 32");
}

TEST_CASE("SCR-MEN1 the men of a play keep speed and power when the ball goes over",
          "[scrimmage][SCR-MEN1][SCR-FU4]") {
    State s = running(Label::F);
    put(s, red(Label::F), {20, 2});
    put(s, yellow(Label::S), {20, 6});
    put(s, yellow(Label::B1), {20, 0});
    const State fumble = tackled(s, moved(yellow(Label::B1), {20, 2}), 2).next;
    const State over = must(fumble, drawn(1)).next;
    REQUIRE(over.phase == Phase::PlayOver);
    REQUIRE(over.offense == kYellow);
    for (const Label label : labelsOf(Role::Offense))
        CHECK(speedOf(over, red(label)) == speedOf(*s.rules, label, Role::Offense));
    for (const Label label : labelsOf(Role::Defense))
        CHECK(speedOf(over, yellow(label)) == speedOf(*s.rules, label, Role::Defense));
}

TEST_CASE("G59 after a fumble the defense goes on with what it has left",
          "[scrimmage][SCR-FU5][G59][example]") {
    State s = running(Label::F, kYellow, 5);
    put(s, red(Label::F), {20, 6});
    put(s, yellow(Label::L2), {20, 9});
    put(s, yellow(Label::S), {26, 7});
    State fumble = go(s, {moved(yellow(Label::L2), {20, 6}), drawn(5), drawn(0)});
    CHECK(fumble.phase == Phase::Loose);
    CHECK(fumble.toMove == kYellow);
    CHECK(fumble.squaresLeft == 2);
    CHECK_FALSE(fumble.chance);
    State last = running(Label::F, kYellow, 3);
    put(last, red(Label::F), {20, 6});
    put(last, yellow(Label::L2), {20, 9});
    fumble = go(last, {moved(yellow(Label::L2), {20, 6}), drawn(5), drawn(0)});
    CHECK(fumble.toMove == kRed);
    CHECK(fumble.chance == ChanceKind::Allotment);
    CHECK(fumble.turn == 3);
}

TEST_CASE("G60 a carrier who fumbles in his own turn leaves it to his team",
          "[scrimmage][SCR-FU5][G60][example]") {
    State s = inTurn(snapped(runBy(Label::T)), kRed, 3, 4);
    put(s, red(Label::T), {18, 2});
    const State fumble = go(s, {moved(red(Label::T), {19, 2}), drawn(0), drawn(1)});
    CHECK(fumble.phase == Phase::Loose);
    CHECK(fumble.ball == Square{18, 6});
    CHECK(fumble.toMove == kRed);
    CHECK(fumble.squaresLeft == 3);
}

TEST_CASE("G61 the other side recovers and starts anew",
          "[scrimmage][SCR-D5][SCR-D2][SCR-W5][SCR-FU7][G61][example]") {
    State s = loose({24, 9}, kYellow, 4);
    put(s, yellow(Label::L3), {24, 11});
    const State next = go(s, {moved(yellow(Label::L3), {24, 9})});
    CHECK(next.offense == kYellow);
    CHECK(next.lineOfScrimmage == 24);
    CHECK(next.lineToGain == 19);
    CHECK(status(next) == "1st and 10 at opp 38");
}

TEST_CASE("G62 a fumble of one's own does not save fourth down",
          "[scrimmage][SCR-D4][SCR-FU7][G62][example]") {
    State s = loose({15, 3}, kRed, 4);
    s.down = 4;
    s.lineToGain = 17;
    put(s, red(Label::SE), {15, 2});
    const State next = go(s, {moved(red(Label::SE), {15, 3})});
    CHECK(next.offense == kYellow);
    CHECK(next.lineOfScrimmage == 16);
    CHECK(next.lineToGain == 11);
    CHECK(next.down == 1);
}

TEST_CASE("G63 recoveries in an end zone score",
          "[scrimmage][SCR-W2][SCR-W4][SCR-FU7][G63][example]") {
    State s = loose({3, 5}, kYellow, 4);
    put(s, yellow(Label::L3), {3, 7});
    const Step yellows = must(s, moved(yellow(Label::L3), {3, 5}));
    CHECK(yellows.next.winner == kYellow);
    CHECK(find(yellows.events, EventKind::Touchdown) != nullptr);
    State own = loose({3, 5}, kRed, 4);
    put(own, red(Label::H), {3, 7});
    const Step reds = must(own, moved(red(Label::H), {3, 5}));
    CHECK(reds.next.winner == kYellow);
    CHECK(find(reds.events, EventKind::Safety) != nullptr);
}

TEST_CASE("G64 blocks go on around a loose ball and one that nobody reaches is dead",
          "[scrimmage][SCR-B1][SCR-FU6][SCR-D8][G64][example]") {
    State s = loose({30, 0}, kRed, 4);
    put(s, yellow(Label::L2), {15, 5});
    off(s, yellow(Label::T1));
    const Step block = must(s, moved(red(Label::G1), {15, 5}));
    CHECK(find(block.events, EventKind::Blocked) != nullptr);
    State none = loose({13, 3}, kRed, 1);
    onlyMen(none, {red(Label::G1), yellow(Label::T1)});
    put(none, red(Label::G1), {16, 6});
    put(none, yellow(Label::T1), {11, 5});
    REQUIRE_FALSE(validate(none));
    // Red uses its square and the next turn would begin
    const Step dead = must(none, moved(red(Label::G1), {16, 5}));
    CHECK(find(dead.events, EventKind::BallDead) != nullptr);
    CHECK(dead.next.phase == Phase::PlayOver);
    CHECK(dead.next.ended == PlayEnd::Dead);
    CHECK(dead.next.offense == kRed);
    CHECK(dead.next.lineOfScrimmage == 14);
    CHECK(dead.next.down == 2);
    // a man beside it still reaches it
    put(none, yellow(Label::T1), {13, 5});
    CHECK(go(none, {moved(red(Label::G1), {16, 5})}).phase == Phase::Loose);
}

TEST_CASE("SCR-FU6 a dead ball in the loser's end zone is a safety",
          "[scrimmage][SCR-FU6][SCR-W4][example]") {
    State none = loose({3, 3}, kRed, 1);
    onlyMen(none, {red(Label::G1)});
    const Step dead = must(none, moved(red(Label::G1), {14, 5}));
    CHECK(dead.next.winner == kYellow);
}
