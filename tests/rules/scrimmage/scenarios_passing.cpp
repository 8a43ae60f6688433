#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapters 9 and 10.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

State passInTurn2(int zone, int squares = 4) {
    return inTurn(snapped(passTo(zone)), kRed, 2, squares);
}
bool wants(const State& state, DecisionKind kind) {
    const Prompt asked = prompt(state);
    return std::ranges::find(asked.wants, kind) != asked.wants.end();
}
// The defense has one square left under this ball; whoever stands there has it.
State lastSquare(Square ball) {
    State s = inAir(ball);
    s.phase = Phase::AirDef;
    s.toMove = kYellow;
    s.allotment = 3;
    s.squaresLeft = 1;
    s.chance.reset();
    return s;
}
// Both on the ball's square.
State contested() {
    State s = lastSquare({22, 5});
    put(s, red(Label::SE), {22, 5});
    put(s, yellow(Label::B1), {22, 5});
    s = go(s, {moved(yellow(Label::L3), {17, 11})});
    REQUIRE(s.chance == ChanceKind::Contested);
    return s;
}
// The safety intercepted and Red moves next.
State interceptedOn(Square at, ManId by) {
    State s = lastSquare(at);
    put(s, yellow(Label::S), {30, 0});
    put(s, by, at);
    return go(s, {moved(yellow(Label::L3), {17, 11})});
}

}  // namespace

TEST_CASE("G65 nobody throws in turn 1 or after a square is moved",
          "[scrimmage][SCR-P3][SCR-Q7][G65][refusal]") {
    const State first = snapped(passTo(8), 4);
    CHECK_FALSE(wants(first, DecisionKind::Throw));
    CHECK(refused(first, press(DecisionKind::Throw)) == "E-SCR-THROW");
    const State second = passInTurn2(8);
    CHECK(wants(second, DecisionKind::Throw));
    const State moved1 = go(second, {moved(red(Label::H), {12, 9})});
    CHECK_FALSE(wants(moved1, DecisionKind::Throw));
    CHECK(refused(moved1, press(DecisionKind::Throw)) == "E-SCR-THROW");
}

TEST_CASE("SCR-P3 a run or a second pass is never thrown", "[scrimmage][SCR-P3][refusal]") {
    const State run = inTurn(snapped(runBy(Label::F)), kRed, 2, 4);
    CHECK(refused(run, press(DecisionKind::Throw)) == "E-SCR-THROW");
    CHECK(refused(snapped(runBy(Label::F), 4), press(DecisionKind::Throw)) == "E-SCR-THROW");
    State caught = lastSquare({22, 5});
    put(caught, red(Label::TE), {22, 5});
    caught = go(caught, {moved(yellow(Label::L3), {17, 11}), drawn(4)});
    REQUIRE(caught.phase == Phase::Turn);
    CHECK(refused(caught, press(DecisionKind::Throw)) == "E-SCR-THROW");
    CHECK(refused(caught, press(DecisionKind::Scramble)) == "E-SCR-SCR");
    const State theirs = inTurn(snapped(passTo(8)), kYellow, 2, 4);
    CHECK(refused(theirs, press(DecisionKind::Throw)) == "E-SCR-THROW");
    CHECK(refused(theirs, press(DecisionKind::Throw, kRed)) == "E-SCR-THROW");
}

TEST_CASE("G66 a pass goes into the called zone",
          "[scrimmage][SCR-P1][SCR-P5][SCR-P2][G66][refusal]") {
    const State aim = go(passInTurn2(8), {press(DecisionKind::Throw)});
    CHECK(aim.phase == Phase::ThrowAim);
    CHECK(prompt(aim).zones == std::vector<int>{8});
    CHECK(refused(aim, aimed({22, 3})) == "E-SCR-P1");
    CHECK(refused(aim, aimed({40, 7})) == "E-SCR-P1");
    CHECK(refused(aim, aimed({22, 7})).empty());
    // it is binding
    CHECK(refused(aim, moved(red(Label::H), {12, 9})) == "E-SCR-MUSTTHROW");
    CHECK(refused(aim, press(DecisionKind::Scramble)) == "E-SCR-MUSTTHROW");
    CHECK(refused(aim, press(DecisionKind::Throw)) == "E-SCR-MUSTTHROW");
}

TEST_CASE("G67 a pass may go to a back and not to a guard or the passer",
          "[scrimmage][SCR-P2][G67][refusal]") {
    const State aim = go(passInTurn2(2), {press(DecisionKind::Throw)});
    CHECK(refused(aim, aimed({14, 6})) == "E-SCR-P2");
    CHECK(refused(aim, aimed({13, 7})) == "E-SCR-P2");
    CHECK(refused(aim, aimed({12, 6})).empty());
}

TEST_CASE("G68 a receiver alone catches it", "[scrimmage][SCR-P8][SCR-P10][G68][example]") {
    State s = lastSquare({22, 5});
    put(s, red(Label::TE), {22, 5});
    const Step step = must(s, moved(yellow(Label::L3), {17, 11}));
    CHECK(find(step.events, EventKind::Caught)->man == red(Label::TE));
    CHECK(step.next.carrier == red(Label::TE));
    CHECK(step.next.shown.carrier);
    CHECK(step.next.phase == Phase::Turn);
    CHECK(step.next.toMove == kRed);
    CHECK(step.next.turn == 3);
    CHECK_FALSE(step.next.ball);
}

TEST_CASE("G69 a defender alone intercepts it and may be tackled",
          "[scrimmage][SCR-P8][SCR-P10][SCR-W5][G69][example]") {
    State s = interceptedOn({22, 7}, yellow(Label::S));
    CHECK(s.carrier == yellow(Label::S));
    CHECK(s.possessionChanged);
    CHECK(s.toMove == kRed);
    s = go(s, {drawn(6)});
    put(s, red(Label::T), {20, 7});
    const State tried = go(s, {moved(red(Label::T), {22, 7})});
    CHECK(tried.chance == ChanceKind::Tackle);
    CHECK(tried.contact->tackler == red(Label::T));
}

TEST_CASE("G70 nobody there is incomplete", "[scrimmage][SCR-P8][SCR-D6][G70][example]") {
    State s = lastSquare({22, 5});
    s.down = 3;
    const Step step = must(s, moved(yellow(Label::L3), {17, 11}));
    CHECK(find(step.events, EventKind::Incomplete) != nullptr);
    CHECK(step.next.phase == Phase::PlayOver);
    CHECK(step.next.down == 4);
    CHECK(step.next.lineOfScrimmage == 15);
    CHECK(step.next.lineToGain == 20);
    s.down = 4;
    const State over = go(s, {moved(yellow(Label::L3), {17, 11})});
    CHECK(over.offense == kYellow);
    CHECK(over.lineOfScrimmage == 15);
    CHECK(over.lineToGain == 10);
}

TEST_CASE("G71 a contested ball is drawn", "[scrimmage][SCR-P8][SCR-P9][SCR-R5][G71][example]") {
    const State s = contested();
    CHECK(prompt(s).high == 3);
    CHECK(must(s, drawn(0)).next.ended == PlayEnd::Incomplete);
    CHECK(must(s, drawn(1)).next.ended == PlayEnd::Incomplete);
    const State complete = must(s, drawn(2)).next;
    CHECK(complete.carrier == red(Label::SE));
    CHECK_FALSE(placeOf(complete, yellow(Label::B1)));
    const State intercepted = must(s, drawn(3)).next;
    CHECK(intercepted.carrier == yellow(Label::B1));
    CHECK_FALSE(placeOf(intercepted, red(Label::SE)));
    CHECK(intercepted.possessionChanged);
}

TEST_CASE("G72 limits while the ball is in the air", "[scrimmage][SCR-P7][SCR-B1][G72][refusal]") {
    State s = inAir({19, 6}, 5);
    put(s, red(Label::G1), {17, 6});
    CHECK(refused(s, moved(red(Label::G1), {19, 6})) == "E-SCR-AIRMAN");
    put(s, red(Label::G1), {18, 6});
    CHECK(refused(s, moved(red(Label::G1), {19, 6})) == "E-SCR-AIRMAN");
    CHECK(refused(s, moved(red(Label::G1), {20, 6})).empty());  // he may cross it
    CHECK(refused(s, moved(red(Label::T1), {15, 5})) == "E-SCR-AIRBLOCK");
    put(s, yellow(Label::B2), {19, 6});
    put(s, red(Label::TE), {19, 8});
    const Step there = must(s, moved(red(Label::TE), {19, 6}));
    CHECK(placeOf(there.next, red(Label::TE)) == Square{19, 6});
    CHECK(placeOf(there.next, yellow(Label::B2)) == Square{19, 6});
    CHECK(find(there.events, EventKind::Blocked) == nullptr);
    CHECK(refused(s, moved(red(Label::G1), {19, 6})) == "E-SCR-AIRBLOCK");
}

TEST_CASE("SCR-P7 any defender may go to the ball that a receiver has reached",
          "[scrimmage][SCR-P7][example]") {
    State s = lastSquare({20, 5});
    put(s, red(Label::TE), {20, 5});
    put(s, yellow(Label::G1), {21, 5});
    CHECK(refused(s, moved(yellow(Label::G1), {20, 5})).empty());
    CHECK(refused(s, moved(yellow(Label::T1), {14, 5})) == "E-SCR-AIRBLOCK");
    CHECK(go(s, {moved(yellow(Label::G1), {20, 5})}).chance == ChanceKind::Contested);
}

TEST_CASE("G73 the offense uses all its squares under the ball",
          "[scrimmage][SCR-P6][SCR-M8][G73][example]") {
    State s = inAir({22, 7}, 8, 5);
    put(s, red(Label::TE), {22, 10});
    const State there = go(s, {moved(red(Label::TE), {22, 7})});
    CHECK(there.phase == Phase::AirOff);
    CHECK(there.squaresLeft == 2);
    const State spent = go(there, {moved(red(Label::H), {12, 10})});
    CHECK(spent.phase == Phase::AirDef);
    CHECK(spent.toMove == kYellow);
    CHECK(spent.chance == ChanceKind::Allotment);
    CHECK(spent.turn == 2);
}

TEST_CASE("G74 the passer stays put until he throws", "[scrimmage][SCR-P4][SCR-Q9][G74][refusal]") {
    const State s = snapped(passTo(8), 4);
    CHECK(refused(s, moved(red(Label::Q), {12, 7})) == "E-SCR-QBSET");
    CHECK(s.carrier == red(Label::Q));
    const State thrown = inAir({22, 7});
    CHECK(refused(thrown, moved(red(Label::Q), {12, 7})).empty());
    State rushed = inTurn(snapped(passTo(8)), kYellow, 2, 6);
    put(rushed, yellow(Label::L1), {13, 5});
    CHECK(go(rushed, {moved(yellow(Label::L1), {13, 7})}).chance == ChanceKind::Tackle);
}

TEST_CASE("G75 an interceptor who is tackled leaves his team the ball there",
          "[scrimmage][SCR-P10][SCR-D5][G75][example]") {
    State s = go(interceptedOn({22, 7}, yellow(Label::B1)), {drawn(6)});
    off(s, yellow(Label::S));
    put(s, red(Label::F), {20, 7});
    const State next = go(s, {moved(red(Label::F), {22, 7}), drawn(30)});
    CHECK(next.offense == kYellow);
    CHECK(next.lineOfScrimmage == 22);
    CHECK(next.lineToGain == 17);
    CHECK(next.down == 1);
}

TEST_CASE("SCR-D5 whoever holds the ball after an interception starts anew",
          "[scrimmage][SCR-D5][example]") {
    State s = go(interceptedOn({22, 7}, yellow(Label::B1)), {drawn(6)});
    off(s, yellow(Label::S));
    s.down = 4;
    put(s, red(Label::F), {20, 7});
    put(s, red(Label::TE), {22, 3});
    // the interceptor fumbles and Red has it again
    const State next = go(s, {moved(red(Label::F), {22, 7}), drawn(0), drawn(0)});
    CHECK(next.offense == kRed);
    CHECK(next.down == 1);
    CHECK(next.lineOfScrimmage == 23);
    CHECK(next.lineToGain == 28);
}

TEST_CASE("G76 an interception in the end zone that is attacked scores",
          "[scrimmage][SCR-W2][SCR-P10][G76][example]") {
    State s = snapped(lineUpAt(8), passTo(2), 4);
    CHECK(windowStart(s) == 3);
    s = inTurn(s, kRed, 2, 3);
    s = go(s, {press(DecisionKind::Throw), aimed({4, 7})});
    s.phase = Phase::AirDef;
    s.toMove = kYellow;
    s.squaresLeft = 1;
    off(s, red(Label::T));  // who stands there by the book's line-up
    put(s, yellow(Label::L2), {4, 7});
    const State over = go(s, {moved(yellow(Label::L3), {10, 11})});
    CHECK(over.winner == kYellow);
    CHECK(over.ended == PlayEnd::Touchdown);
}

TEST_CASE("SCR-W2 a pass caught in the end zone scores at once", "[scrimmage][SCR-W2][example]") {
    State s = snapped(lineUpAt(50), passTo(11), 4);
    s = inTurn(s, kRed, 2, 3);
    CHECK(windowStart(s) == 40);
    s = go(s, {press(DecisionKind::Throw), aimed({56, 7})});
    s.phase = Phase::AirDef;
    s.toMove = kYellow;
    s.squaresLeft = 1;
    put(s, red(Label::SE), {56, 7});
    CHECK(go(s, {moved(yellow(Label::L3), {52, 11})}).winner == kRed);
}

TEST_CASE("G77 a scramble may make it a run or a throw anywhere",
          "[scrimmage][SCR-S2][SCR-S3][SCR-R4][G77][example]") {
    const State asked = go(passInTurn2(8), {press(DecisionKind::Scramble)});
    CHECK(asked.chance == ChanceKind::Scramble);
    CHECK(prompt(asked).high == 9);
    const Step run = must(asked, drawn(3));
    CHECK(run.next.call == scrimmage::Call{PlayKind::Run, Label::Q, std::nullopt});
    CHECK(run.next.shown.carrier);
    CHECK_FALSE(wants(run.next, DecisionKind::Throw));
    CHECK(refused(run.next, press(DecisionKind::Throw)) == "E-SCR-THROW");
    CHECK(refused(run.next, moved(red(Label::Q), {13, 3})).empty());
    const State any = must(asked, drawn(4)).next;
    CHECK(any.phase == Phase::ThrowAim);
    CHECK(prompt(any).zones.size() == 12);
    CHECK(refused(any, moved(red(Label::H), {12, 9})) == "E-SCR-MUSTTHROW");
    CHECK(refused(any, aimed({28, 1})).empty());
    CHECK(refused(any, aimed({13, 7})) == "E-SCR-P2");
    CHECK(refused(any, aimed({30, 1})) == "E-SCR-P1");
    // the button may be pressed for it
    CHECK(go(any, {press(DecisionKind::Throw), aimed({10, 0})}).phase == Phase::AirOff);
}

TEST_CASE("SCR-S2 ten draws of a scramble", "[scrimmage][SCR-S2][SCR-R4][property]") {
    const RulesData rules;
    using enum ScrambleResult;
    const std::array<ScrambleResult, 10> results{
        Run, Run, Run, Run, ThrowAny, ThrowAny, Shift4, Shift4, Shift3, Shift2};
    for (std::size_t i = 0; i < results.size(); ++i)
        CHECK(scrambleResult(rules, static_cast<int>(i)) == results[i]);
    CHECK(scrambleSum(rules) == 10);
}

TEST_CASE("G78 the passer shifts his place and no longer throws in this turn",
          "[scrimmage][SCR-S3][G78][example]") {
    State s = go(passInTurn2(8, 6), {press(DecisionKind::Scramble), drawn(6)});
    CHECK(s.shift == 4);
    CHECK(wants(s, DecisionKind::Throw));  // nothing is moved yet
    s = go(s, {moved(red(Label::Q), {13, 5}), moved(red(Label::Q), {12, 5})});
    CHECK(s.shift == 1);
    CHECK(s.squaresLeft == 3);
    CHECK(refused(s, press(DecisionKind::Throw)) == "E-SCR-THROW");
    // after the turn he is set again
    s = go(s, {moved(red(Label::H), {12, 11})});
    CHECK_FALSE(s.shift);
    CHECK(refused(inTurn(s, kRed, 3, 4), moved(red(Label::Q), {11, 5})) == "E-SCR-QBSET");
}

TEST_CASE("G79 a shift is not longer and not over the line", "[scrimmage][SCR-S3][G79][refusal]") {
    const State two = go(passInTurn2(8, 6), {press(DecisionKind::Scramble), drawn(9)});
    CHECK(two.shift == 2);
    CHECK(refused(two, moved(red(Label::Q), {13, 4})) == "E-SCR-SHIFT");
    const State used = go(two, {moved(red(Label::Q), {13, 5})});
    CHECK(refused(used, moved(red(Label::Q), {13, 4})) == "E-SCR-SHIFT");
    State four = go(passInTurn2(8, 6), {press(DecisionKind::Scramble), drawn(7)});
    off(four, red(Label::G2));
    off(four, yellow(Label::G2));
    CHECK(refused(four, moved(red(Label::Q), {15, 7})) == "E-SCR-SHIFT");
    CHECK(refused(four, moved(red(Label::Q), {14, 7})).empty());
    CHECK(go(passInTurn2(8), {press(DecisionKind::Scramble), drawn(8)}).shift == 3);
}

TEST_CASE("G80 one scramble a turn and none on a run", "[scrimmage][SCR-S1][G80][refusal]") {
    const State once = go(passInTurn2(8, 6), {press(DecisionKind::Scramble), drawn(6)});
    CHECK(refused(once, press(DecisionKind::Scramble)) == "E-SCR-SCR");
    CHECK_FALSE(wants(once, DecisionKind::Scramble));
    const State any = go(passInTurn2(8, 6), {press(DecisionKind::Scramble), drawn(5)});
    CHECK(refused(any, press(DecisionKind::Scramble)) == "E-SCR-SCR");
    const State run = inTurn(snapped(runBy(Label::F)), kRed, 2, 4);
    CHECK_FALSE(wants(run, DecisionKind::Scramble));
    CHECK(refused(run, press(DecisionKind::Scramble)) == "E-SCR-SCR");
    CHECK(refused(snapped(passTo(8), 4), press(DecisionKind::Scramble)) == "E-SCR-SCR");
    CHECK(refused(go(passInTurn2(8, 6), {moved(red(Label::H), {12, 9})}),
                  press(DecisionKind::Scramble)) == "E-SCR-SCR");
    // another turn, another scramble
    CHECK(refused(inTurn(once, kRed, 3, 4), press(DecisionKind::Scramble)).empty());
}
