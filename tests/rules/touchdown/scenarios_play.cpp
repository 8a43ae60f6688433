#include "scene.hpp"

// Scenarios S-1 to S-18 and S-24 to S-31 of the rule book: normal plays and what comes of them.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;

TEST_CASE("TDM-4.4 S-1 the tackle takes the longest gain and passes are ignored",
          "[touchdown][TDM-4.4][TDM-5.2][TDM-5.3][S-1][example]") {
    const Step rolled = play(Scene{}, Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"});
    SECTION("the defense is asked, since picks differ") {
        REQUIRE(rolled.next.phase == Phase::Cancel);
        CHECK(prompt(rolled.next).side == kVisitor);
        CHECK(prompt(rolled.next).options.front().count == 1);
        CHECK(prompt(rolled.next).options.front().results == Faces{"GN5", "GN1", "GN4"});
        const Step step = must(rolled.next, cancels(kVisitor, {"GN5"}));
        CHECK(find(step, EventKind::Result)->yards == 5);
        CHECK(series(step.next) == Series{kHome, 2, 5, 35});
    }
    SECTION("auto takes the smallest total") {
        const Step step =
            play(Scene{}.automatic(), Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"});
        CHECK(series(step.next) == Series{kHome, 2, 5, 35});
        CHECK(find(step, EventKind::Result)->canceled == Faces{"GN5"});
    }
}

TEST_CASE("TDM-5.2 S-2 a tackle leaves the two smaller gains", "[touchdown][TDM-5.2][S-2]") {
    const Step step = played(Scene{}, Die::RI, Die::BL, {"GN5", "CP4", "GN1", "GN2", "TK", "BP"});
    CHECK(series(step.next) == Series{kHome, 2, 7, 33});
}

TEST_CASE("TDM-5.4 S-3 two tackles cancel both gains", "[touchdown][TDM-5.4][S-3]") {
    const Step step = play(Scene{}, Die::RI, Die::BL, {"GN1", "CP4", "TK", "GN2", "TK", "BP"});
    CHECK(find(step, EventKind::Result)->yards == 0);
    CHECK(series(step.next) == Series{kHome, 2, 10, 30});
}

TEST_CASE("TDM-5.4 S-4 each spare tackle loses a yard", "[touchdown][TDM-5.4][S-4]") {
    const Step step = play(Scene{}, Die::RI, Die::BL, {"BP", "CP4", "TK", "GN1", "TK", "TK"});
    CHECK(find(step, EventKind::Result)->yards == -2);
    CHECK(series(step.next) == Series{kHome, 2, 12, 28});
}

TEST_CASE("TDM-8.1 S-5 no gain and a fumble at the line of scrimmage",
          "[touchdown][TDM-8.1][TDM-8.2][TDM-8.3][TDM-5.1][S-5]") {
    const Step step = play(Scene{}, Die::RI, Die::BL, {"BP", "CP4", "TK", "FM", "TK", "TK"});
    const Event* result = find(step, EventKind::Result);
    CHECK(result->what == "fumble");
    CHECK(result->red == 1);
    CHECK(result->blue == 5);
    REQUIRE(step.next.phase == Phase::RunBackChoice);
    CHECK(step.next.runBack->side == kVisitor);
    CHECK(step.next.runBack->line == 70);
    CHECK(wants(step.next, DecisionKind::RunBack));
    CHECK(step.next.play == 0);
}

TEST_CASE("TDM-6.3 S-6 uncanceled completions add up", "[touchdown][TDM-6.3][S-6]") {
    const Step step = play(Scene{}, Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"});
    CHECK(find(step, EventKind::Result)->what == "completion");
    CHECK(series(step.next) == Series{kHome, 2, 3, 37});
}

TEST_CASE("TDM-6.4 S-7 every completion broken up is an incomplete pass",
          "[touchdown][TDM-6.4][S-7]") {
    const Step step = play(Scene{}, Die::SP, Die::NI, {"BP", "CP4", "TK", "GN1", "CP3", "BP"});
    CHECK(find(step, EventKind::Result)->what == "incomplete");
    CHECK(series(step.next) == Series{kHome, 2, 10, 30});
}

TEST_CASE("TDM-6.2 S-8 a spare broken-up pass does nothing", "[touchdown][TDM-6.2][S-8]") {
    const Step step = play(Scene{}, Die::SP, Die::NI, {"BP", "CP4", "CP3", "GN1", "BP", "BP"});
    CHECK(find(step, EventKind::Result)->what == "incomplete");
    CHECK(find(step, EventKind::Result)->yards == 0);
}

TEST_CASE("TDM-9.1 S-9 an interception at the line of scrimmage",
          "[touchdown][TDM-9.1][TDM-9.2][TDM-6.1][S-9]") {
    const Step step = play(Scene{}, Die::SP, Die::NI, {"GN1", "BP", "TK", "IN", "BP", "BP"});
    const Event* result = find(step, EventKind::Result);
    CHECK(result->what == "interception");
    CHECK(result->red == 1);
    CHECK(result->blue == 5);
    CHECK(step.next.runBack->line == 70);
}

TEST_CASE("TDM-7.1 S-10 a long gain multiplies the others by ten", "[touchdown][TDM-7.1][S-10]") {
    const Step step = play(Scene{}, Die::RO, Die::NI, {"CP6", "GN2", "GN3", "CP2", "GNL", "BP"});
    CHECK(find(step, EventKind::Result)->yards == 50);
    CHECK(series(step.next) == Series{kHome, 1, 10, 80});
}

TEST_CASE("TDM-7.2 S-11 a long gain alone is ten yards and no fumble",
          "[touchdown][TDM-7.2][TDM-8.1][S-11]") {
    const Step step = play(Scene{}, Die::RO, Die::DI, {"CP6", "BP", "CP1", "FM", "GNL", "BP"});
    CHECK(find(step, EventKind::Result)->yards == 10);
    CHECK(series(step.next) == Series{kHome, 1, 10, 40});
}

TEST_CASE("TDM-8.2 S-12 a fumble downfield and its run back",
          "[touchdown][TDM-8.2][TDM-8.4][TDM-15.1][TDM-15.2][TDM-15.3][TDM-15.6][S-12]") {
    const Step step = play(Scene{}, Die::RI, Die::DI, {"CP6", "CP2", "CP1", "CP2", "TK", "FM"});
    const Event* result = find(step, EventKind::Result);
    CHECK(result->red == 4);
    CHECK(result->blue == 2);
    CHECK(result->ball == 38);
    const State asked = step.next;
    CHECK(asked.runBack->line == 62);
    const State rolling = must(asked, by(kVisitor, DecisionKind::RunBack)).next;
    const State choosing = rolls(rolling, {"GN5", "BP", "TK", "GN2"}).next;
    REQUIRE(choosing.phase == Phase::RunBackCancel);
    CHECK(prompt(choosing).side == kVisitor);
    CHECK(code(choosing, cancels(kHome, {"GN5"})) == "E-TDM-PHASE");
    const Step done = must(choosing, cancels(kVisitor, {"GN2"}));
    CHECK(series(done.next) == Series{kVisitor, 1, 10, 67});
    CHECK(done.next.play == 1);
}

TEST_CASE("TDM-10.4 S-14 a first down as a strength is the yards to go and can be canceled",
          "[touchdown][TDM-10.3][TDM-10.4][S-14]") {
    const State ready = play(Scene{}.down(2, 8).strength(kHome, Die::RI),
                             Die::RI,
                             Die::NI,
                             {"TK", "BP", "TK", "GN1", "GN2", "BP"})
                            .next;
    REQUIRE(ready.phase == Phase::OffenseStrength);
    CHECK(prompt(ready).provisional->yards == 0);
    const Step used = must(ready, adds(kHome, "FD"));
    CHECK(find(used, EventKind::StrengthUse)->added == "GN8");
    REQUIRE(used.next.phase == Phase::Cancel);
    CHECK(prompt(used.next).options.front().count == 2);
    const Step done = must(used.next, cancels(kVisitor, {"GN8", "GN2"}));
    CHECK(find(done, EventKind::Result)->yards == 1);
    CHECK(series(done.next) == Series{kHome, 3, 7, 31});
}

TEST_CASE("TDM-10.3 S-15 an added gain saves the fumble", "[touchdown][TDM-10.3][TDM-8.1][S-15]") {
    const State ready = play(Scene{}.strength(kHome, Die::RI),
                             Die::RI,
                             Die::NI,
                             {"BP", "CP4", "TK", "FM", "TK", "TK"})
                            .next;
    const Step done = must(ready, adds(kHome, "GN5"));
    CHECK(find(done, EventKind::Result)->what == "run");
    CHECK(find(done, EventKind::Result)->yards == -2);
    CHECK(series(done.next) == Series{kHome, 2, 12, 28});
}

TEST_CASE("TDM-10.3 S-16 an added tackle cancels one gain more", "[touchdown][TDM-10.3][S-16]") {
    const State ready = play(Scene{}.strength(kVisitor, Die::SR),
                             Die::RI,
                             Die::SR,
                             {"GN5", "GN4", "GN2", "CP2", "GN4", "TK"})
                            .next;
    REQUIRE(ready.phase == Phase::DefenseStrength);
    CHECK(prompt(ready).provisional->yards == 10);
    const State choosing = must(ready, adds(kVisitor)).next;
    CHECK(code(choosing, cancels(kVisitor, {"GN5"})) == "E-TDM-CANCEL");
    const Step done = must(choosing, cancels(kVisitor, {"GN5", "GN4"}));
    CHECK(find(done, EventKind::Result)->yards == 6);
}

TEST_CASE("TDM-10.3 S-17 an added interception takes an incomplete pass",
          "[touchdown][TDM-10.3][TDM-9.1][S-17]") {
    const State ready = play(Scene{}.strength(kVisitor, Die::DI),
                             Die::SP,
                             Die::DI,
                             {"GN1", "BP", "TK", "GN2", "BP", "BP"})
                            .next;
    CHECK(prompt(ready).provisional->kind == OutcomeKind::Incomplete);
    const Step done = must(ready, adds(kVisitor));
    const Event* result = find(done, EventKind::Result);
    CHECK(result->what == "interception");
    CHECK(result->red == 2);
    CHECK(result->blue == 5);
    CHECK(result->ball == 30);
}

TEST_CASE("TDM-6.5 S-18 an added sack turns an incomplete pass into a loss",
          "[touchdown][TDM-6.5][TDM-10.3][S-18]") {
    const State ready = play(Scene{}.strength(kVisitor, Die::BL),
                             Die::SP,
                             Die::BL,
                             {"BP", "TK", "GN1", "GN2", "CP7", "TK"})
                            .next;
    const Step done = must(ready, adds(kVisitor));
    CHECK(find(done, EventKind::Result)->what == "sack");
    CHECK(series(done.next) == Series{kHome, 2, 18, 22});
}

TEST_CASE("TDM-7.4 S-24 a tackle may take the long gain", "[touchdown][TDM-7.4][S-24]") {
    const Step step = played(Scene{}, Die::RO, Die::NI, {"CP6", "TK", "GN3", "CP2", "GNL", "BP"});
    CHECK(find(step, EventKind::Result)->yards == 3);
}

TEST_CASE("TDM-14.3 S-25 a pass into the end zone is as long as the field",
          "[touchdown][TDM-7.1][TDM-14.2][TDM-14.3][S-25]") {
    const Step step = play(Scene{}, Die::LP, Die::NI, {"CP6", "GN2", "CP3", "GN1", "CPL", "TK"});
    CHECK(find(step, EventKind::Result)->yards == 70);
    CHECK(has(step, EventKind::Touchdown));
    CHECK(step.next.score == std::array{6, 0});
    CHECK(step.next.phase == Phase::TryChoice);
    CHECK(step.next.play == 1);
}

TEST_CASE("TDM-14.4 S-26 a sack behind the own goal line is a safety",
          "[touchdown][TDM-6.5][TDM-14.4][TDM-16.5][S-26]") {
    const Step step =
        play(Scene{}.ball(5), Die::LP, Die::BL, {"BP", "GN2", "TK", "GN1", "CP20", "SK"});
    CHECK(find(step, EventKind::Result)->what == "sack");
    CHECK(has(step, EventKind::Safety));
    CHECK(step.next.score == std::array{0, 2});
    CHECK(step.next.phase == Phase::FreeKickRoll);
    CHECK(step.next.offense == kHome);
    CHECK(step.next.ball == 20);
}

TEST_CASE("TDM-9.2 S-27 an interception four yards downfield a red result",
          "[touchdown][TDM-9.2][S-27]") {
    const Step step = play(Scene{}, Die::LP, Die::NI, {"GN5", "GN4", "GN3", "GN1", "IN", "TK"});
    CHECK(find(step, EventKind::Result)->ball == 46);
    CHECK(step.next.runBack->line == 54);
    CHECK(wants(step.next, DecisionKind::TakeBall));
}

TEST_CASE("TDM-9.5 S-28 an interception beyond the goal line is a touchback",
          "[touchdown][TDM-9.5][TDM-15.8][S-28]") {
    const Step step =
        play(Scene{}.ball(90), Die::LP, Die::NI, {"GN5", "GN4", "GN3", "GN1", "IN", "TK"});
    CHECK(has(step, EventKind::Touchback));
    CHECK(series(step.next) == Series{kVisitor, 1, 10, 20});
    CHECK(code(step.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
}

TEST_CASE("TDM-8.5 S-29 two fumbles are a touchdown for the defense",
          "[touchdown][TDM-8.5][S-29]") {
    const Step step = play(Scene{}, Die::RI, Die::SR, {"CP6", "TK", "CP3", "FM", "TK", "FM"});
    CHECK(step.next.score == std::array{0, 6});
    CHECK(step.next.phase == Phase::TryChoice);
    CHECK(step.next.offense == kVisitor);
    CHECK(code(step.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
}

TEST_CASE("TDM-15.4 S-30 the returner fumbles at the spot of recovery",
          "[touchdown][TDM-15.4][S-30]") {
    const State back = Scene{}.runBack(kVisitor, 70, ReturnKind::Fumble);
    const Step step = rolls(back, {"CP6", "CP4", "TK", "FM"});
    REQUIRE(step.next.phase == Phase::RunBackChoice);
    CHECK(step.next.runBack->side == kHome);
    CHECK(step.next.runBack->line == 30);
    CHECK(find(step, EventKind::RunBack)->red == 2);
    CHECK(find(step, EventKind::RunBack)->blue == 2);
    // and so on without end
    const State again = must(step.next, by(kHome, DecisionKind::RunBack)).next;
    CHECK(rolls(again, {"CP6", "CP4", "TK", "FM"}).next.runBack->side == kVisitor);
}

TEST_CASE("TDM-14.1 S-31 fourth and three stopped after two goes over at the spot",
          "[touchdown][TDM-14.1][S-31]") {
    const Step step = play(
        Scene{}.ball(50).down(4, 3), Die::RI, Die::DI, {"CP6", "CP4", "CP3", "CP2", "GN2", "BP"});
    CHECK(has(step, EventKind::PossessionChanged));
    CHECK(series(step.next) == Series{kVisitor, 1, 10, 48});
}
