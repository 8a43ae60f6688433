#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 7.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

TEST_CASE("G21 a diagonal square costs two", "[scrimmage][SCR-M2][G21][example]") {
    State s = snapped(runBy(Label::F), 5);
    off(s, yellow(Label::T1));
    s = go(s, {moved(red(Label::T1), {15, 4})});
    CHECK(s.squaresLeft == 3);
    CHECK(findMan(s, red(Label::T1))->moved == 2);
    CHECK(refused(s, moved(red(Label::T1), {16, 4})) == "E-SCR-M2");
}

TEST_CASE("G22 tackles and guards never go back", "[scrimmage][SCR-M7][G22][refusal]") {
    const State s = snapped(runBy(Label::F), 5);
    CHECK(refused(s, moved(red(Label::T2), {13, 10})) == "E-SCR-M7");
    CHECK(refused(s, moved(red(Label::T2), {13, 9})) == "E-SCR-M7");
    CHECK(refused(s, moved(red(Label::H), {11, 8})).empty());
}

TEST_CASE("G23 backward for the defense is towards its own goal",
          "[scrimmage][SCR-M7][SCR-F4][G23][refusal]") {
    const State s = inTurn(snapped(runBy(Label::F)), kYellow, 1, 5);
    CHECK(refused(s, moved(yellow(Label::G1), {16, 6})) == "E-SCR-M7");
    CHECK(refused(s, moved(yellow(Label::S), {23, 7})).empty());
}

TEST_CASE("SCR-M7 backward stays the same after an interception",
          "[scrimmage][SCR-M7][SCR-P10][refusal]") {
    State s = inAir({22, 7});
    s.phase = Phase::Turn;
    s.ball.reset();
    s.carrier = yellow(Label::S);
    s.possessionChanged = true;
    s = inTurn(s, kRed, 3, 4);
    REQUIRE_FALSE(validate(s));
    CHECK(refused(s, moved(red(Label::G1), {13, 6})) == "E-SCR-M7");
}

TEST_CASE("G24 way-points add up to the speed",
          "[scrimmage][SCR-M1][SCR-M2][SCR-M9][G24][example]") {
    const State s = go(snapped(runBy(Label::T), 6),
                       {moved(red(Label::F), {12, 4}), moved(red(Label::F), {14, 4})});
    CHECK(s.squaresLeft == 2);
    CHECK(findMan(s, red(Label::F))->moved == 4);
    CHECK(refused(s, moved(red(Label::F), {15, 4})) == "E-SCR-M2");
}

TEST_CASE("G25 speed counts over the turn though others move between",
          "[scrimmage][SCR-M2][G25][refusal]") {
    State s = snapped(runBy(Label::T), 6);
    s = go(s,
           {moved(red(Label::F), {12, 4}),
            moved(red(Label::TE), {15, 10}),
            moved(red(Label::F), {10, 4})});
    CHECK(s.squaresLeft == 1);
    CHECK(refused(s, moved(red(Label::F), {10, 3})) == "E-SCR-M2");
}

TEST_CASE("G26 nobody is passed through and no teammate stood upon",
          "[scrimmage][SCR-M3][SCR-M4][G26][refusal]") {
    State s = snapped(runBy(Label::Q), 6);
    put(s, red(Label::Q), {13, 9});  // out of the way of row 7
    CHECK(refused(s, moved(red(Label::H), {12, 4})) == "E-SCR-M3");
    CHECK(refused(s, moved(red(Label::H), {12, 6})) == "E-SCR-M4");
    // a defender is in the way as well
    State d = inTurn(snapped(runBy(Label::Q)), kYellow, 1, 6);
    put(d, red(Label::F), {17, 8});
    CHECK(refused(d, moved(yellow(Label::L2), {17, 9})) == "E-SCR-M3");
}

TEST_CASE("SCR-M3 a diagonal between two men is free", "[scrimmage][SCR-M3][example]") {
    State s = snapped(runBy(Label::T), 6);
    put(s, red(Label::H), {10, 8});
    put(s, red(Label::F), {9, 7});
    put(s, red(Label::T), {9, 8});
    put(s, red(Label::H), {10, 8});
    // from (9, 8) north-east between (9, 7) and (10, 8)
    CHECK(refused(s, moved(red(Label::T), {10, 7})).empty());
}

TEST_CASE("G27 a knight's move is none", "[scrimmage][SCR-M1][G27][refusal]") {
    const State s = snapped(runBy(Label::T), 6);
    CHECK(refused(s, moved(red(Label::F), {15, 8})) == "E-SCR-M1");
    CHECK(refused(s, moved(red(Label::F), {12, 15})) == "E-SCR-M1");
    CHECK(refused(s, moved(red(Label::F), {12, 6})) == "E-SCR-SAME");
}

TEST_CASE("G28 a segment longer than what is left is refused",
          "[scrimmage][SCR-M8][SCR-M2][G28][refusal]") {
    CHECK(refused(snapped(runBy(Label::F), 3), moved(red(Label::T), {11, 11})) == "E-SCR-M8");
    State s = inTurn(snapped(runBy(Label::F)), kRed, 1, 1);
    off(s, yellow(Label::T1));
    CHECK(refused(s, moved(red(Label::T1), {15, 4})) == "E-SCR-M8");
}

TEST_CASE("G29 the allotment is any number between the limits",
          "[scrimmage][SCR-M13][SCR-R3][G29][example]") {
    State s = go(lineUp(), {press(DecisionKind::CallPlay), runBy(Label::F)});
    s = go(s, {press(DecisionKind::Ready)});
    CHECK(s.chance == ChanceKind::Allotment);
    CHECK(prompt(s).low == 3);
    CHECK(prompt(s).high == 6);
    const auto request = games::Scrimmage::chance(s, prompt(s));
    REQUIRE(request);
    CHECK(request->quiet);
    REQUIRE(request->draws.size() == 1);
    CHECK(request->draws[0].faces == std::vector<std::string>{"3", "4", "5", "6"});
    for (int face = 1; face <= 4; ++face) {
        const Input fell = games::Scrimmage::fell(s, prompt(s), ChanceOutcome{{face}, false});
        CHECK(must(s, fell).next.squaresLeft == face + 2);
    }
    CHECK(refused(s, drawn(2)) == "E-SCR-PHASE");
    CHECK(refused(s, drawn(7)) == "E-SCR-PHASE");

    GameConfig config;
    config.limits = Limits{4, 4};
    State always = go(newGame(config)->next, {drawn(0), drawn(0)});
    always = go(always,
                {press(DecisionKind::StartGame),
                 press(DecisionKind::CallPlay),
                 runBy(Label::F),
                 press(DecisionKind::Ready)});
    const auto only = games::Scrimmage::chance(always, prompt(always));
    const ChanceOutcome outcome = thrum::drawn(*only, 12345);
    CHECK(must(always, games::Scrimmage::fell(always, prompt(always), outcome)).next.squaresLeft ==
          4);
}

TEST_CASE("G30 the last square ends the turn with one click",
          "[scrimmage][SCR-M8][SCR-M12][SCR-Q5][G30][example]") {
    const State s = inTurn(snapped(runBy(Label::F)), kRed, 1, 1);
    const Step step = must(s, moved(red(Label::H), {12, 9}));
    int clicks = 0;
    for (const Event& event : step.events)
        clicks += event.kind == EventKind::TurnEnded ? 1 : 0;
    CHECK(clicks == 1);
    CHECK(find(step.events, EventKind::TurnEnded)->text.empty());
    CHECK(step.next.toMove == kYellow);
    CHECK(step.next.turn == 1);
    CHECK(step.next.chance == ChanceKind::Allotment);
}

TEST_CASE("G31 a turn that nobody can use ends early with a notice",
          "[scrimmage][SCR-M8][G31][example]") {
    State s = running(Label::F, kRed, 4);
    onlyMen(s, {red(Label::G1), red(Label::F), yellow(Label::S)});
    put(s, red(Label::F), {0, 0});
    // the carrier is walled in, as far as he is concerned
    s.phase = Phase::Loose;
    s.carrier.reset();
    off(s, red(Label::F));
    s.ball = Square{30, 0};
    s.fumbledBy = kRed;
    s.shown = {true, true, true};
    const Step step = must(s, moved(red(Label::G1), {17, 6}));
    const Event* ended = find(step.events, EventKind::TurnEnded);
    REQUIRE(ended != nullptr);
    CHECK(ended->text == "No legal move left");
    CHECK(ended->squaresLeft == 1);
    CHECK(step.next.toMove == kYellow);
}

TEST_CASE("G32 nobody selected and a man of the other team",
          "[scrimmage][SCR-M9][SCR-M10][G32][refusal]") {
    const State s = snapped(runBy(Label::F), 4);
    Decision nobody{.kind = DecisionKind::Move, .side = kRed};
    nobody.to = Square{15, 4};
    CHECK(refused(s, nobody) == "E-SCR-SEL");
    CHECK(refused(s, moved(yellow(Label::L1), {16, 4})) == "E-SCR-TEAM");
    Decision theirs = std::get<Decision>(moved(red(Label::H), {12, 9}));
    theirs.side = kYellow;
    CHECK(refused(s, theirs) == "E-SCR-TEAM");
    State gone = s;
    off(gone, red(Label::H));
    CHECK(refused(gone, moved(red(Label::H), {12, 9})) == "E-SCR-SEL");
}

TEST_CASE("SCR-M10 the first failing check gives the error", "[scrimmage][SCR-M10][refusal]") {
    const State pass = snapped(passTo(8), 3);
    // set before same square
    CHECK(refused(pass, moved(red(Label::Q), {13, 7})) == "E-SCR-QBSET");
    const State run = snapped(runBy(Label::F), 3);
    // straight before backward, backward before speed, speed before allotment
    CHECK(refused(run, moved(red(Label::T1), {11, 4})) == "E-SCR-M1");
    CHECK(refused(run, moved(red(Label::T1), {11, 2})) == "E-SCR-M7");
    CHECK(refused(run, moved(red(Label::T1), {14, 1})) == "E-SCR-M2");
    CHECK(refused(run, moved(red(Label::SE), {18, 3})) == "E-SCR-M8");
    // allotment before somebody in the way, in the way before a teammate
    CHECK(refused(run, moved(red(Label::T), {15, 7})) == "E-SCR-M8");
    CHECK(refused(run, moved(red(Label::T), {14, 7})) == "E-SCR-M3");
    CHECK(refused(run, moved(red(Label::T), {13, 7})) == "E-SCR-M4");
}

TEST_CASE("SCR-M9 nothing is ever taken back", "[scrimmage][SCR-M9][property]") {
    const State s = snapped(runBy(Label::F), 4);
    CHECK(games::Scrimmage::undoScope(s) == games::UndoScope::None);
    CHECK_FALSE(games::Scrimmage::mayChangeInWindow(moved(red(Label::H), {12, 9})));
    CHECK(games::Scrimmage::undoRefused().clause == "SCR-M9");
}

TEST_CASE("SCR-M11 a man who crosses a loose ball stops there and has it",
          "[scrimmage][SCR-M11][SCR-FU3][example]") {
    State s = loose({20, 0}, kYellow, 6);
    put(s, yellow(Label::S), {22, 0});
    const Step step = must(s, moved(yellow(Label::S), {17, 0}));
    const Event* moved = find(step.events, EventKind::Moved);
    REQUIRE(moved != nullptr);
    CHECK(moved->to == Square{20, 0});
    CHECK(moved->squares == 2);
    CHECK(step.next.phase == Phase::PlayOver);
    CHECK(step.next.offense == kYellow);
}

TEST_CASE("SCR-M8 the prompt lists every legal segment and no other",
          "[scrimmage][SCR-M8][SCR-M5][SCR-P7][SCR-S3][property]") {
    State underBall = inAir({22, 5});
    put(underBall, red(Label::TE), {20, 3});
    put(underBall, yellow(Label::B1), {22, 5});
    put(underBall, red(Label::G1), {21, 4});
    const State scrambled =
        go(inTurn(snapped(passTo(8), 6), kRed, 2, 6), {press(DecisionKind::Scramble), drawn(8)});
    REQUIRE(scrambled.shift == 3);
    for (const State& s : {snapped(runBy(Label::F), 5),
                           snapped(runBy(Label::F), 3),
                           snapped(lineUpAt(45, kYellow), runBy(Label::H), 6),
                           underBall,
                           scrambled,
                           loose({20, 0}, kYellow, 6)}) {
        const Prompt asked = prompt(s);
        CHECK_FALSE(asked.moves.empty());
        for (const Man& man : s.men) {
            for (int column = 0; column < 60; ++column) {
                for (int row = 0; row < 15; ++row) {
                    const Square to{column, row};
                    bool offered = false;
                    for (const Reach& reach : asked.moves) {
                        if (reach.man == man.id)
                            offered = std::ranges::find(reach.squares, to) != reach.squares.end();
                    }
                    const bool taken = !check(s, moved(man.id, to));
                    if (taken != offered)
                        FAIL(nameOf(s.phase) << ": column " << column << " row " << row);
                }
            }
        }
    }
    const State s = snapped(runBy(Label::F), 5);
    // contact is a move onto the opponent's square
    CHECK_FALSE(check(s, moved(red(Label::T1), {15, 5})));
}
