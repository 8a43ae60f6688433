#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapters 11 to 13: blocks, tackles, drives.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

bool gone(const State& state, ManId man) {
    return !placeOf(state, man).has_value();
}
std::optional<int> half(const State& state, ManId man) {
    return findMan(state, man)->half;
}
// The tackle with this draw.
Step tackled(const State& state, const Input& move, int draw) {
    const Step tried = must(state, move);
    REQUIRE(tried.next.chance == ChanceKind::Tackle);
    return must(tried.next, drawn(draw));
}
// L2 next to F, who carries and stands on (19, 6).
State fullbackOn19() {
    State s = running(Label::F);
    put(s, red(Label::F), {19, 6});
    put(s, yellow(Label::L2), {19, 7});
    return s;
}
// Safety next to the halfback who carries near the goal line.
State halfbackOn53() {
    State s = snapped(lineUpAt(50), runBy(Label::H), 6);
    s = inTurn(s, kYellow, 2, 6);
    put(s, red(Label::H), {53, 4});
    put(s, yellow(Label::S), {53, 2});
    return s;
}
// The quarterback runs near his own goal line.
State passerOn5() {
    State s = snapped(lineUpAt(7), runBy(Label::Q), 6);
    s = inTurn(s, kYellow, 2, 6);
    put(s, yellow(Label::L1), {5, 5});
    put(s, red(Label::Q), {5, 7});
    put(s, red(Label::T), {2, 2});
    return s;
}

}  // namespace

TEST_CASE("G33 the stronger man blocks and both leave",
          "[scrimmage][SCR-B4][SCR-B5][SCR-B9][SCR-M5][G33][example]") {
    const Step step = must(snapped(runBy(Label::F), 6), moved(red(Label::T1), {15, 6}));
    CHECK(step.next.squaresLeft == 4);
    CHECK(gone(step.next, red(Label::T1)));
    CHECK(gone(step.next, yellow(Label::G1)));
    const Event* blocked = find(step.events, EventKind::Blocked);
    REQUIRE(blocked != nullptr);
    CHECK(blocked->left == std::vector<ManId>{red(Label::T1), yellow(Label::G1)});
}

TEST_CASE("G34 an equal man only makes him pale", "[scrimmage][SCR-B6][SCR-B4][G34][example]") {
    const Step step = must(snapped(runBy(Label::F), 6), moved(red(Label::G2), {15, 7}));
    CHECK(gone(step.next, red(Label::G2)));
    CHECK(placeOf(step.next, yellow(Label::G2)) == Square{15, 7});
    CHECK(half(step.next, yellow(Label::G2)) == 3);
}

TEST_CASE("G35 the second half of a double team", "[scrimmage][SCR-B7][SCR-M6][G35][example]") {
    const State s = go(snapped(runBy(Label::F), 6),
                       {moved(red(Label::G2), {15, 7}), moved(red(Label::G1), {15, 7})});
    CHECK(gone(s, red(Label::G1)));
    CHECK(gone(s, yellow(Label::G2)));
    CHECK_FALSE(half(s, yellow(Label::G2)));
}

TEST_CASE("G36 a pair that fails is used up and a third man starts anew",
          "[scrimmage][SCR-B7][SCR-M6][G36][example]") {
    State s = snapped(runBy(Label::F), 6);
    put(s, red(Label::SE), {15, 3});
    put(s, red(Label::G3), {14, 4});
    s = go(s, {moved(red(Label::G1), {15, 5})});
    CHECK(half(s, yellow(Label::T1)) == 3);
    s = go(s, {moved(red(Label::SE), {15, 5})});
    CHECK(gone(s, red(Label::SE)));
    CHECK(placeOf(s, yellow(Label::T1)) == Square{15, 5});
    CHECK_FALSE(half(s, yellow(Label::T1)));
    s = go(inTurn(s, kRed, 2, 4), {moved(red(Label::G3), {15, 5})});
    CHECK(gone(s, red(Label::G3)));
    CHECK(half(s, yellow(Label::T1)) == 3);
}

TEST_CASE("G37 halves of different turns count together",
          "[scrimmage][SCR-M6][SCR-B7][G37][example]") {
    State s = go(snapped(runBy(Label::F), 6), {moved(red(Label::G2), {15, 7})});
    s = inTurn(s, kRed, 3, 6);
    s = go(s, {moved(red(Label::G1), {15, 7})});
    CHECK(gone(s, yellow(Label::G2)));
}

TEST_CASE("G38 a pale man blocks with all his power", "[scrimmage][SCR-B8][SCR-B1][G38][example]") {
    State s = inTurn(snapped(runBy(Label::F)), kYellow, 1, 6);
    for (Man& man : s.men) {
        if (man.id == yellow(Label::L1))
            man.half = 1;
    }
    put(s, red(Label::H), {17, 5});
    s = go(s, {moved(yellow(Label::L1), {17, 5})});
    CHECK(gone(s, yellow(Label::L1)));
    CHECK(gone(s, red(Label::H)));
}

TEST_CASE("SCR-B8 nobody is pale in the next play", "[scrimmage][SCR-B8][property]") {
    State s = fullbackOn19();
    for (Man& man : s.men) {
        if (man.id == yellow(Label::L1))
            man.half = 1;
    }
    s = tackled(s, moved(yellow(Label::L2), {19, 6}), 25).next;
    s = go(s, {press(DecisionKind::NextPlay)});
    for (const Man& man : s.men)
        CHECK_FALSE(man.half);
}

TEST_CASE("G39 two men without power move nobody", "[scrimmage][SCR-B4][SCR-MEN1][G39][example]") {
    State s = running(Label::F, kRed);
    put(s, red(Label::T), {22, 6});
    for (Man& man : s.men) {
        if (man.id == yellow(Label::S))
            man.half = 0;
    }
    s = go(s, {moved(red(Label::T), {22, 7})});
    CHECK(gone(s, red(Label::T)));
    CHECK(placeOf(s, yellow(Label::S)) == Square{22, 7});
    CHECK_FALSE(half(s, yellow(Label::S)));
}

TEST_CASE("G40 a hidden carrier is tackled and any other back is blocked",
          "[scrimmage][SCR-B1][SCR-B2][SCR-T1][SCR-T2][SCR-Q6][G40][example]") {
    State s = inTurn(snapped(runBy(Label::F)), kYellow, 1, 6);
    put(s, red(Label::T), {17, 6});
    put(s, red(Label::F), {17, 11});
    REQUIRE_FALSE(s.shown.kind);
    const Step block = must(s, moved(yellow(Label::L2), {17, 6}));
    CHECK(gone(block.next, yellow(Label::L2)));
    CHECK(gone(block.next, red(Label::T)));
    CHECK_FALSE(block.next.shown.kind);
    const Step tackle = must(block.next, moved(yellow(Label::L3), {17, 11}));
    CHECK(tackle.next.chance == ChanceKind::Tackle);
    CHECK(tackle.next.shown.kind);
    CHECK(tackle.next.shown.carrier);
    const Event* shown = find(tackle.events, EventKind::Revealed);
    REQUIRE(shown != nullptr);
    CHECK(shown->man == red(Label::F));
    CHECK(shown->play == PlayKind::Run);
}

TEST_CASE("G41 a guard against the tailback has three more power",
          "[scrimmage][SCR-T3][SCR-T6][SCR-R6][G41][example]") {
    const RulesData rules;
    CHECK(advantageOf(rules, 3, 0) == 3);
    CHECK(tackleOutcome(rules, 3, 14) == TackleOutcome::Fumble);
    CHECK(tackleOutcome(rules, 3, 15) == TackleOutcome::TackleMinus2);
    CHECK(tackleOutcome(rules, 3, 47) == TackleOutcome::Tackle);
    CHECK(tackleOutcome(rules, 3, 62) == TackleOutcome::Miss);
    State s = running(Label::T);
    put(s, red(Label::T), {15, 4});
    off(s, yellow(Label::T1));
    put(s, yellow(Label::G1), {15, 5});
    const Step tried = must(s, moved(yellow(Label::G1), {15, 4}));
    CHECK(find(tried.events, EventKind::TackleTried)->advantage == 3);
    CHECK(prompt(tried.next).high == 62);
    CHECK(must(tried.next, drawn(14)).next.chance == ChanceKind::Fumble);
    CHECK(find(must(tried.next, drawn(62)).events, EventKind::TackleMissed) != nullptr);
}

TEST_CASE("G42 the safety never makes the fullback fumble", "[scrimmage][SCR-T6][G42][example]") {
    const RulesData rules;
    CHECK(advantageOf(rules, 0, 2) == -2);
    CHECK(tackleOutcome(rules, -2, 0) == TackleOutcome::TackleMinus2);
    CHECK(tackleOutcome(rules, -2, 45) == TackleOutcome::Miss);
    CHECK(tackleOutcome(rules, -2, 44) == TackleOutcome::TacklePlus2);
}

TEST_CASE("G43 a tackle never misses the tailback", "[scrimmage][SCR-T6][G43][example]") {
    const RulesData rules;
    CHECK(advantageOf(rules, 4, 0) == 4);
    CHECK(tackleOutcome(rules, 4, 62) == TackleOutcome::TacklePlus2);
}

TEST_CASE("G44 beyond the table its ends count", "[scrimmage][SCR-T3][G44][example]") {
    const RulesData rules;
    CHECK(advantageOf(rules, 0, 4) == -2);
    State s = inAir({22, 7});
    s.phase = Phase::Turn;
    s.ball.reset();
    s.carrier = yellow(Label::T1);
    s.possessionChanged = true;
    s = inTurn(s, kRed, 3, 6);
    put(s, yellow(Label::T1), {20, 7});
    put(s, red(Label::T), {20, 9});
    const Step tried = must(s, moved(red(Label::T), {20, 7}));
    CHECK(find(tried.events, EventKind::TackleTried)->advantage == -2);
}

TEST_CASE("G45 all weights in 63rds are the printed chances",
          "[scrimmage][SCR-T5][SCR-T6][G45][property]") {
    const RulesData rules;
    for (std::size_t i = 0; i < kAdvantages; ++i) {
        int sum = 0;
        for (std::size_t k = 0; k < kTackleOutcomes; ++k) {
            const int weight = rules.tackle.weights63.rows[i][k];
            sum += weight;
            const int advantage = static_cast<int>(i) + kLeastAdvantage;
            CHECK(weight == 9 + (1 - advantage) * (static_cast<int>(k) - 3));
            const double rounded = static_cast<double>((weight * 2000 + 63) / 126) / 1000.0;
            CHECK(rules.tackle.printed.rows[i][k] == Approx(rounded).margin(1e-9));
        }
        CHECK(sum == 63);
    }
    // the upper ends of the third row
    const std::array<int, 7> ends{6, 13, 21, 30, 40, 51, 63};
    for (std::size_t k = 0; k < ends.size(); ++k) {
        CHECK(tackleOutcome(rules, 0, ends[k] - 1) == static_cast<TackleOutcome>(k));
        if (k + 1 < ends.size())
            CHECK(tackleOutcome(rules, 0, ends[k]) == static_cast<TackleOutcome>(k + 1));
    }
}

TEST_CASE("G46 a tackle ten yards on is a first down",
          "[scrimmage][SCR-D1][SCR-D2][SCR-D4][SCR-T7][SCR-FD1][G46][example]") {
    const Step step = tackled(fullbackOn19(), moved(yellow(Label::L2), {19, 6}), 25);
    CHECK(step.next.phase == Phase::PlayOver);
    CHECK(gone(step.next, yellow(Label::L2)));
    CHECK(gone(step.next, red(Label::F)));
    CHECK(step.next.lineOfScrimmage == 20);
    CHECK(step.next.lineToGain == 25);
    CHECK(find(step.events, EventKind::Spotted)->gain == 10);
    CHECK(find(step.events, EventKind::FirstDown) != nullptr);
    CHECK(status(step.next) == "1st and 10 at own 30");
}

TEST_CASE("G47 driven back he is two yards short",
          "[scrimmage][SCR-FD1][SCR-FD2][SCR-D4][G47][example]") {
    const Step step = tackled(fullbackOn19(), moved(yellow(Label::L2), {19, 6}), 15);
    const Event* down = find(step.events, EventKind::Tackled);
    CHECK(down->outcome == TackleOutcome::TackleMinus1);
    CHECK(down->finalAt == Square{18, 6});
    CHECK(step.next.lineOfScrimmage == 19);
    CHECK(status(step.next) == "2nd and 2 at own 28");
}

TEST_CASE("G48 driven back into his own end zone it is a safety",
          "[scrimmage][SCR-FD4][SCR-W3][SCR-W1][SCR-W5][G48][example]") {
    const Step step = tackled(passerOn5(), moved(yellow(Label::L1), {5, 7}), 10);
    CHECK(find(step.events, EventKind::Tackled)->finalAt == Square{3, 7});
    CHECK(step.next.over);
    CHECK(step.next.winner == kYellow);
    CHECK(find(step.events, EventKind::Safety)->side == kYellow);
    CHECK(prompt(step.next).kind == Awaits::Over);
    CHECK(refused(step.next, press(DecisionKind::NextPlay)) == "E-SCR-OVER");
}

TEST_CASE("G49 tackled just before it there is none",
          "[scrimmage][SCR-FD4][SCR-D3][G49][example]") {
    const Step step = tackled(passerOn5(), moved(yellow(Label::L1), {5, 7}), 25);
    CHECK_FALSE(step.next.over);
    CHECK(step.next.lineOfScrimmage == 6);
    CHECK(step.next.down == 2);
    CHECK(status(step.next) == "2nd and 12 at own 2");
}

TEST_CASE("G50 a drive into the end zone scores", "[scrimmage][SCR-W2][SCR-FD4][G50][example]") {
    const Step step = tackled(halfbackOn53(), moved(yellow(Label::S), {53, 4}), 40);
    CHECK(find(step.events, EventKind::Tackled)->advantage == -1);
    CHECK(find(step.events, EventKind::Tackled)->finalAt == Square{55, 4});
    CHECK(step.next.winner == kRed);
    CHECK(find(step.events, EventKind::Touchdown)->man == red(Label::H));
}

TEST_CASE("G51 the ball never lies on a goal line", "[scrimmage][SCR-D3][SCR-FD1][G51][example]") {
    const Step plus = tackled(halfbackOn53(), moved(yellow(Label::S), {53, 4}), 30);
    CHECK(find(plus.events, EventKind::Tackled)->finalAt == Square{54, 4});
    CHECK(plus.next.lineOfScrimmage == 54);
    CHECK(status(plus.next) == "2nd and goal at opp 2");
    const Step plain = tackled(halfbackOn53(), moved(yellow(Label::S), {53, 4}), 20);
    CHECK(find(plain.events, EventKind::Tackled)->finalAt == Square{53, 4});
    CHECK(plain.next.lineOfScrimmage == 54);
}

TEST_CASE("G52 contact on the goal line is at the field square",
          "[scrimmage][SCR-T4][SCR-FD5][SCR-B3][G52][example]") {
    State s = snapped(lineUpAt(50), runBy(Label::H), 6);
    s = inTurn(s, kRed, 3, 6);
    put(s, red(Label::H), {54, 4});
    put(s, yellow(Label::L1), {55, 4});
    const Step tried = must(s, moved(red(Label::H), {55, 4}));
    CHECK(find(tried.events, EventKind::TackleTried)->advantage == 1);
    CHECK(find(tried.events, EventKind::TackleTried)->at == Square{54, 4});
    const Step held = must(tried.next, drawn(30));
    CHECK_FALSE(held.next.over);
    CHECK(held.next.lineOfScrimmage == 54);
    CHECK(must(tried.next, drawn(40)).next.winner == kRed);
    const Step missed = must(tried.next, drawn(60));
    CHECK(missed.next.winner == kRed);
    CHECK(placeOf(missed.next, red(Label::H)) == Square{55, 4});
}

TEST_CASE("G53 a runner who breaks through goes on",
          "[scrimmage][SCR-T7][SCR-T8][SCR-B3][G53][example]") {
    State s = inTurn(snapped(runBy(Label::T)), kRed, 3, 5);
    put(s, red(Label::T), {17, 2});
    const Step tried = must(s, moved(red(Label::T), {19, 2}));
    CHECK(tried.next.squaresLeft == 3);
    CHECK(find(tried.events, EventKind::TackleTried)->at == Square{18, 2});
    const State missed = must(tried.next, drawn(62)).next;
    CHECK(gone(missed, yellow(Label::B1)));
    CHECK(placeOf(missed, red(Label::T)) == Square{19, 2});
    CHECK(missed.squaresLeft == 3);
    CHECK(missed.toMove == kRed);
    CHECK(placeOf(go(missed, {moved(red(Label::T), {21, 2})}), red(Label::T)) == Square{21, 2});
    CHECK(refused(missed, moved(red(Label::T), {19, 7})) == "E-SCR-M2");
}

TEST_CASE("G54 after a miss another defender may try",
          "[scrimmage][SCR-T1][SCR-T7][SCR-T8][G54][example]") {
    State s = running(Label::F, kYellow, 4);
    put(s, red(Label::F), {17, 5});
    const State missed = tackled(s, moved(yellow(Label::L2), {17, 5}), 62).next;
    CHECK(gone(missed, yellow(Label::L2)));
    CHECK(placeOf(missed, red(Label::F)) == Square{17, 5});
    CHECK(missed.squaresLeft == 2);
    const State again = must(missed, moved(yellow(Label::L1), {17, 5})).next;
    CHECK(again.chance == ChanceKind::Tackle);
}

TEST_CASE("G55 a hidden runner stops on the first square of the end zone",
          "[scrimmage][SCR-W2][SCR-M11][SCR-Q6][G55][example]") {
    State s = snapped(lineUpAt(50), runBy(Label::T), 6);
    s = inTurn(s, kRed, 2, 6);
    put(s, red(Label::T), {53, 3});
    REQUIRE_FALSE(s.shown.carrier);
    const Step step = must(s, moved(red(Label::T), {57, 3}));
    CHECK(placeOf(step.next, red(Label::T)) == Square{55, 3});
    CHECK(step.next.winner == kRed);
    CHECK(find(step.events, EventKind::Revealed)->man == red(Label::T));
    CHECK(step.next.score[0] == 6);
    CHECK(step.next.score[1] == 0);
}

TEST_CASE("G56 an interceptor tackled in his own end zone gives a safety",
          "[scrimmage][SCR-FD4][SCR-W3][SCR-D5][G56][example]") {
    State s = inAir({22, 7});
    s.phase = Phase::Turn;
    s.ball.reset();
    s.carrier = yellow(Label::S);
    s.possessionChanged = true;
    s = inTurn(s, kRed, 3, 6);
    put(s, yellow(Label::S), {56, 7});
    put(s, red(Label::TE), {56, 9});
    const Step held = tackled(s, moved(red(Label::TE), {56, 7}), 35);
    CHECK(find(held.events, EventKind::Tackled)->advantage == 2);
    CHECK(find(held.events, EventKind::Tackled)->outcome == TackleOutcome::Tackle);
    CHECK(held.next.winner == kRed);
    const Step out = tackled(s, moved(red(Label::TE), {56, 7}), 52);
    CHECK(find(out.events, EventKind::Tackled)->finalAt == Square{54, 7});
    CHECK_FALSE(out.next.over);
    CHECK(out.next.offense == kYellow);
    CHECK(out.next.lineOfScrimmage == 54);
    CHECK(status(out.next) == "1st and 10 at own 2");
}

TEST_CASE("SCR-FD3 men in the way do not stop a drive and the field's edge does",
          "[scrimmage][SCR-FD3][example]") {
    State s = fullbackOn19();
    put(s, red(Label::H), {18, 6});
    const Step step = tackled(s, moved(yellow(Label::L2), {19, 6}), 15);
    CHECK(find(step.events, EventKind::Tackled)->finalAt == Square{18, 6});
    State edge = passerOn5();
    put(edge, red(Label::Q), {0, 7});
    put(edge, yellow(Label::L1), {0, 5});
    const Step back = tackled(edge, moved(yellow(Label::L1), {0, 7}), 10);
    CHECK(find(back.events, EventKind::Tackled)->finalAt == Square{0, 7});
    CHECK(back.next.winner == kYellow);
}

TEST_CASE("SCR-T9 the flat model uses the middle row for everybody",
          "[scrimmage][SCR-T9][example]") {
    RulesData rules;
    rules.tackle.model = TackleModel::Flat;
    CHECK(advantageOf(rules, 4, 0) == 1);
    CHECK(advantageOf(rules, 0, 4) == 1);
    CHECK(tackleOutcome(rules, advantageOf(rules, 4, 0), 62) == TackleOutcome::Miss);
    CHECK(tackleOutcome(rules, advantageOf(rules, 0, 2), 8) == TackleOutcome::Fumble);
}

TEST_CASE("SCR-B1 the defense blocks as well and so does the carrying side after an interception",
          "[scrimmage][SCR-B1][SCR-P10][example]") {
    State s = inTurn(snapped(runBy(Label::F)), kYellow, 1, 6);
    const Step block = must(s, moved(yellow(Label::T1), {14, 6}));
    CHECK(gone(block.next, red(Label::G1)));
    State taken = inAir({22, 7});
    taken.phase = Phase::Turn;
    taken.ball.reset();
    taken.carrier = yellow(Label::S);
    taken.possessionChanged = true;
    taken = inTurn(taken, kYellow, 3, 6);
    CHECK(gone(go(taken, {moved(yellow(Label::T1), {14, 6})}), red(Label::G1)));
}
