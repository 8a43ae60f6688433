#include "tap_steps.hpp"

// TAP rule book, chapter 26: field goal.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A try is declared g yards from the goal line.
Scene declared(double g, Side side = Side::Home) {
    Scene scene{Phase::FieldGoal};
    scene.kind(PlayKind::FieldGoal).offense(side).ballOn(100.0 - g).down(4, 5.0);
    return scene;
}

bool good(double g, int total) {
    const int first = std::max(1, total - 6);
    const Step step = rolled(declared(g), first, total - first);
    const bool made = has(step.events, EventKind::FieldGoalGood);
    CHECK(made != has(step.events, EventKind::KickMissed));
    CHECK(step.next.score[0] == (made ? 3 : 0));
    return made;
}

}  // namespace

TEST_CASE("TAP-FG-2 the kick is good if the total is at most the row's limit",
          "[tap][TAP-FG-2][AS-FG-1][example]") {
    CHECK(good(28.0, 9));
    CHECK_FALSE(good(28.0, 10));
    SECTION("every row at both its ends") {
        struct Row {
            double from;
            double to;
            int limit;
        };
        const auto row = GENERATE(
            Row{1, 15, 11}, Row{16, 25, 10}, Row{26, 30, 9}, Row{31, 35, 8}, Row{36, 40, 7});
        for (const double g : {row.from, row.to}) {
            CAPTURE(g);
            CHECK(good(g, row.limit));
            CHECK_FALSE(good(g, row.limit + 1));
        }
    }
}

TEST_CASE("TAP-FG-3 between two yard lines the farther one counts",
          "[tap][TAP-FG-3][AS-FG-2][example]") {
    CHECK_FALSE(good(25.3, 10));
    CHECK(good(25.3, 9));
    CHECK(good(25.0, 10));
    CHECK_FALSE(good(15.1, 11));
    CHECK(good(15.0, 11));
}

TEST_CASE("TAP-FG-7 after a miss the opponent starts at the spot of the kick or its own 20",
          "[tap][TAP-FG-7][AS-FG-3][example]") {
    const auto missedFrom = [](double g, Side side) {
        const State next = rolled(declared(g, side), 6, 6).next;
        CHECK(next.offense == other(side));
        CHECK(next.down == 1);
        CHECK(toGo(next) == near(10.0));
        return lineOf(next);
    };
    CHECK(missedFrom(9.0, Side::Home) == near(20.0));
    CHECK(missedFrom(33.0, Side::Home) == near(33.0));
    CHECK(missedFrom(33.0, Side::Visitor) == near(33.0));
    CHECK(missedFrom(20.1, Side::Visitor) == near(20.1));
}

TEST_CASE("TAP-FG-4 the dice are rolled inside the line-up clock",
          "[tap][TAP-FG-4][TAP-FG-1][TAP-PE-4][AS-FG-4][example]") {
    Scene scene = declared(37.0);
    scene.lineupClocks(true).expired(ClockName::OffenseLineup);
    SECTION("delay moves it out of range") {
        State state = must(scene, visitor(DecisionKind::CallDelay)).next;
        state = toLineUp(state);
        CHECK(lineOf(state) == near(58.0));
        CHECK(state.down == 4);
        CHECK(toGo(state) == near(10.0));
        CHECK(refusal(state, home(DecisionKind::DeclareFieldGoal)) == "TAP-FG-1");
        CHECK(message(state, home(DecisionKind::DeclareFieldGoal)) ==
              "from the 42 it is too far; the limit is the 40.");
    }
    SECTION("until it is called he may roll") {
        CHECK(has(rolled(scene, 3, 3).events, EventKind::FieldGoalGood));
    }
}

TEST_CASE("TAP-FG-1 a field goal is tried from the 40 or nearer", "[tap][TAP-FG-1][example]") {
    const auto declare = [](double g) {
        Scene scene{Phase::LineUp};
        scene.stage(LineupStage::First).ballOn(100.0 - g);
        return refusal(scene, decide(DecisionKind::DeclareFieldGoal));
    };
    CHECK(declare(40.0).empty());
    CHECK(declare(40.1) == "TAP-FG-1");
}

TEST_CASE("TAP-FG-2 from the 40 twenty-one of thirty-six rolls are good",
          "[tap][TAP-FG-2][TAP-RN-1][AS-FG-5][example]") {
    int made = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second)
            made += has(rolled(declared(40.0), first, second).events, EventKind::FieldGoalGood);
    }
    CHECK(made == 21);
    const double share = 100.0 * made / 36.0;
    CHECK(share > 57.3);
    CHECK(share < 59.4);
}

TEST_CASE("TAP-FG-8 a try counts as a down and as a play",
          "[tap][TAP-FG-8][TAP-GL-3][AS-FG-6][example]") {
    Scene scene = declared(39.0);
    scene.play(6).down(2, 8.0);
    const State next = rolled(scene, 6, 5).next;
    CHECK(next.play == 7);
    CHECK(next.offense == Side::Visitor);
}

TEST_CASE("TAP-FG-5 no figures line up for a field goal", "[tap][TAP-FG-5][AS-FG-7][example]") {
    const State state = declared(30.0);
    CHECK_FALSE(refusal(state, place(state, "H52", 69.0, 26.6665)).empty());
    CHECK_FALSE(refusal(state, place(state, "V90", 72.0, 26.6665)).empty());
    CHECK(refusal(state, decide(DecisionKind::Roll)).empty());
    CHECK(refusal(state, decide(DecisionKind::Withdraw)).empty());
}

TEST_CASE("TAP-FG-6 three points, then the scoring team kicks off",
          "[tap][TAP-FG-6][TAP-SC-2][AS-FG-8][example]") {
    for (const Side side : {Side::Home, Side::Visitor}) {
        const State next = rolled(declared(20.0, side), 1, 2).next;
        CHECK(next.score[indexOf(side)] == 3);
        CHECK(next.score[indexOf(other(side))] == 0);
        CHECK(row(open(next)) == "K0");
        CHECK(turnOf(next) == side);
        CHECK(next.offense == other(side));
    }
}
