#include "tap_steps.hpp"

// TAP rule book, chapter 34: overtime.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A play of the period is under way; what the first team gained is given for a second play.
Scene overtime(Phase phase, Side offense, std::optional<double> firstGained = std::nullopt) {
    Scene scene{phase};
    scene.half(3).score(21, 21).offense(offense).ballOn(50.0);
    scene.with([&](State& state) {
        const Side first = firstGained ? other(offense) : offense;
        state.overtime.period = 1;
        state.overtime.first = first;
        state.overtime.playsDone = firstGained ? 1 : 0;
        if (firstGained)
            state.overtime.yards[indexOf(first)] = Distance::yards(*firstGained);
    });
    return scene;
}

// The carrier of the offense is tackled after so many yards.
Step gained(Side offense, double yards, std::optional<double> firstGained = std::nullopt) {
    const bool isHome = offense == Side::Home;
    Scene scene = overtime(Phase::RunFree, offense, firstGained);
    const char* runner = isHome ? "H34" : "V34";
    const char* tackler = isHome ? "V52" : "H52";
    const double front = 50.0 + yards;
    scene.put(runner, isHome ? front - 1.0 : 101.0 - front, 20.0);
    scene.put(tackler, isHome ? front + 1.01 : 98.99 - front, 20.0);
    scene.carrier(runner).holder(other(offense));
    const State state = scene;
    return playScript(state, {touch(state, 10, runner, tackler)});
}

Step scored(Side offense, std::optional<double> firstGained = std::nullopt) {
    const bool isHome = offense == Side::Home;
    Scene scene = overtime(Phase::RunFree, offense, firstGained);
    const char* runner = isHome ? "H34" : "V34";
    scene.put(runner, isHome ? 98.0 : 2.0, 20.0).carrier(runner).holder(other(offense));
    const State state = scene;
    return playScript(state, runTo(state, 60, runner, isHome ? 99.1 : 0.9, 20.0));
}

// The defense returns an interception of the first play.
Scene stolen() {
    Scene scene = overtime(Phase::RunFree, Side::Home);
    scene.put("V52", 30.0, 20.0).put("H64", 27.99, 20.0).carrier("V52").holder(Side::Home);
    scene.with([](State& state) {
        state.playFacts.possessionChanged = true;
        state.playFacts.returning = ReturnKind::Interception;
    });
    return scene;
}

double yardsOf(const State& state, Side side) {
    REQUIRE(state.overtime.yards[indexOf(side)]);
    return state.overtime.yards[indexOf(side)]->yards();
}

}  // namespace

TEST_CASE("TAP-OT-5 the team with more yards wins", "[tap][TAP-OT-5][AS-OT-1][example]") {
    const State next = gained(Side::Visitor, 12.3, 12.4).next;
    CHECK(next.over);
    CHECK(next.winner == Side::Home);
    CHECK(row(next) == "G5");
    CHECK(gained(Side::Visitor, 12.5, 12.4).next.winner == Side::Visitor);
    CHECK(gained(Side::Home, 12.3, 12.4).next.winner == Side::Visitor);
    SECTION("if its yards are more than 0") {
        CHECK(gained(Side::Visitor, 0.1, 0.0).next.winner == Side::Visitor);
        CHECK(gained(Side::Visitor, -3.0, 0.1).next.winner == Side::Home);
        for (const auto& [second, first] : {std::pair{0.0, -6.0}, std::pair{-6.0, 0.0}}) {
            const State none = gained(Side::Visitor, second, first).next;
            CHECK_FALSE(none.over);
            CHECK_FALSE(none.winner);
        }
    }
}

TEST_CASE("TAP-OT-6 equal yards, or none of them more than 0, lead to another period",
          "[tap][TAP-OT-6][TAP-OT-1][AS-OT-2][example]") {
    SECTION("0 and -6") {
        const State next = gained(Side::Visitor, -6.0, 0.0).next;
        CHECK_FALSE(next.over);
        CHECK(next.overtime.period == 2);
    }
    SECTION("-1 and 0.1") {
        const State next = gained(Side::Visitor, 0.1, -1.0).next;
        CHECK(next.over);
        CHECK(next.winner == Side::Visitor);
    }
    SECTION("equal") {
        CHECK(gained(Side::Visitor, 7.3, 7.3).next.overtime.period == 2);
    }
    SECTION("-1 and 0") {
        CHECK(gained(Side::Visitor, 0.0, -1.0).next.overtime.period == 2);
    }
}

TEST_CASE("TAP-OT-6 in the next period the team that was second goes first",
          "[tap][TAP-OT-6][TAP-OT-9][AS-OT-3][example]") {
    const State next = scored(Side::Visitor, 50.0).next;
    CHECK_FALSE(next.over);
    CHECK(next.overtime.period == 2);
    CHECK(next.overtime.first == Side::Visitor);
    CHECK(next.overtime.playsDone == 0);
    CHECK(next.offense == Side::Visitor);
    CHECK(lineOf(next) == near(50.0));
    CHECK(betweenPlays(next));
    // And in the third it is the other way round again.
    Scene scene = overtime(Phase::RunFree, Side::Home, 4.0);
    scene.with([](State& state) { state.overtime.period = 2; });
    scene.put("H34", 53.0, 20.0).put("V52", 55.01, 20.0).carrier("H34").holder(Side::Visitor);
    const State state = scene;
    const State third = playScript(state, {touch(state, 10, "H34", "V52")}).next;
    CHECK(third.overtime.period == 3);
    CHECK(third.offense == Side::Home);
}

TEST_CASE("TAP-OT-7 an offense that loses the ball has 0 yards, the other still plays",
          "[tap][TAP-OT-7][TAP-OT-11][AS-OT-4][example]") {
    const State state = stolen();
    SECTION("the return is tackled") {
        const State next = playScript(state, {touch(state, 10, "V52", "H64")}).next;
        CHECK_FALSE(next.over);
        CHECK(yardsOf(next, Side::Home) == near(0.0));
        CHECK(next.offense == Side::Visitor);
        CHECK(lineOf(next) == near(50.0));
        CHECK(next.overtime.playsDone == 1);
    }
    SECTION("the return scores") {
        const State next = playScript(state, runTo(state, 200, "V52", 0.9, 20.0)).next;
        CHECK(next.over);
        CHECK(next.winner == Side::Visitor);
        CHECK(next.score == std::array{21, 21});
    }
    SECTION("a safety") {
        Scene scene = overtime(Phase::RunFree, Side::Home);
        scene.put("H34", -2.0, 20.0).put("V52", 0.01, 20.0).carrier("H34").holder(Side::Visitor);
        const State behind = scene;
        const State next = playScript(behind, {touch(behind, 10, "H34", "V52")}).next;
        CHECK(next.over);
        CHECK(next.winner == Side::Visitor);
    }
    SECTION("even if it gets the ball back") {
        State fumbled =
            playScript(state, {touch(state, 10, "V52", "H64"), fall(state, 30, "V52")}).next;
        fumbled = nextRun(flipped(fumbled, CoinFace::Tails).next);
        const State next = playScript(fumbled, {fall(fumbled, 20, "H64")}).next;
        CHECK(yardsOf(next, Side::Home) == near(0.0));
        CHECK(next.offense == Side::Visitor);
    }
    SECTION("the second play is run though the first brought nothing") {
        const State next = gained(Side::Home, -3.0).next;
        CHECK_FALSE(next.over);
        CHECK(next.offense == Side::Visitor);
        CHECK(next.overtime.playsDone == 1);
    }
}

TEST_CASE("TAP-OT-8 after a defensive foul the play is run again from the new spot",
          "[tap][TAP-OT-8][TAP-PE-6][AS-OT-5][example]") {
    Scene scene = overtime(Phase::BallInAir, Side::Home);
    scene.put("H12", 45.0, 26.6665).put("H84", 60.0, 20.0).put("V28", 65.02, 20.0, 180.0);
    scene.magnet(80.0, 20.0).holder(Side::Home).eligible({"H84"}).with([](State& state) {
        state.playFacts.snapped = true;
        state.playFacts.snapTaker = idOf(state, "H12");
        state.playFacts.pass.declared = state.playFacts.pass.released = true;
        state.playFacts.pass.receiver = idOf(state, "H84");
    });
    const State state = scene;
    State next =
        playScript(state, runTo(state, 60, "H84", 63.0, 20.0) + touch(state, 60, "H84", "V28"))
            .next;
    REQUIRE(row(open(next)) == "S19");
    SECTION("accepted: from the opponent's 36") {
        next = stepOn(next, decide(DecisionKind::Accept)).next;
        CHECK(next.offense == Side::Home);
        CHECK(lineOf(next) == near(64.0));
        CHECK(next.overtime.playsDone == 0);
        Scene again = overtime(Phase::RunFree, Side::Home);
        again.ballOn(64.0).put("H34", 69.0, 20.0).put("V52", 71.01, 20.0);
        again.carrier("H34").holder(Side::Visitor);
        const State play = again;
        const State ended = playScript(play, {touch(play, 10, "H34", "V52")}).next;
        CHECK(yardsOf(ended, Side::Home) == near(20.0));
    }
    SECTION("declined: the incomplete pass is 0") {
        next = stepOn(next, decide(DecisionKind::Decline)).next;
        CHECK(yardsOf(next, Side::Home) == near(0.0));
        CHECK(next.offense == Side::Visitor);
    }
    SECTION("offensive interference uses the play up with -15") {
        scene.rules([](RulesData& rules) { rules.pass.lockReceiverToStick = false; });
        scene.put("H84", 60.0, 20.0, 180.0).put("V28", 62.02, 20.0, 0.0);
        const State away = scene;
        State fouled = playScript(away, {touch(away, 10, "H84", "V28")}).next;
        fouled = stepOn(fouled, decide(DecisionKind::Accept)).next;
        CHECK(yardsOf(fouled, Side::Home) == near(-15.0));
        CHECK(fouled.offense == Side::Visitor);
        CHECK(lineOf(fouled) == near(50.0));
    }
    SECTION("delay moves the ball, the yards still count from the 50") {
        Scene late = overtime(Phase::LineUp, Side::Home);
        late.stage(LineupStage::First).lineupClocks(true).expired(ClockName::OffenseLineup);
        const State moved = must(late, visitor(DecisionKind::CallDelay)).next;
        CHECK(lineOf(moved) == near(45.0));
        CHECK(moved.overtime.playsDone == 0);
        CHECK(moved.offense == Side::Home);
    }
}

TEST_CASE("TAP-OT-2 the away coach calls, the winner chooses offense or defense first",
          "[tap][TAP-OT-2][TAP-CT-1][AS-OT-6][example]") {
    Scene scene{Phase::OvertimeToss};
    scene.half(3).score(21, 21).with([](State& state) { state.overtime.period = 1; });
    State state = scene;
    CHECK(refusal(state, home(choose(DecisionKind::CallToss, Choice::Heads))) == "TAP-CT-1");
    state = must(state, visitor(choose(DecisionKind::CallToss, Choice::Heads))).next;
    state = flipped(state, CoinFace::Tails).next;
    state = open(state);
    CHECK(state.tossWinner == Side::Home);
    CHECK(turnOf(state) == Side::Home);
    CHECK(refusal(state, visitor(choose(DecisionKind::ChooseToss, Choice::Offense))) == "TAP-CT-2");
    CHECK(msLeft(state, ClockName::TossChoice) == 10000);
    SECTION("offense") {
        const State next =
            must(state, home(choose(DecisionKind::ChooseToss, Choice::Offense))).next;
        CHECK(next.offense == Side::Home);
        CHECK(lineOf(next) == near(50.0));
        CHECK(next.overtime.first == Side::Home);
    }
    SECTION("defense") {
        const State next =
            must(state, home(choose(DecisionKind::ChooseToss, Choice::Defense))).next;
        CHECK(next.offense == Side::Visitor);
    }
    SECTION("ten seconds: defense first") {
        CHECK(must(state, expire(ClockName::TossChoice)).next.offense == Side::Visitor);
    }
}

TEST_CASE("TAP-OT-3 one scrimmage play each from the 50, without kicks",
          "[tap][TAP-OT-3][AS-OT-7][example]") {
    const State state = overtime(Phase::LineUp, Side::Home).stage(LineupStage::First);
    CHECK(lineOf(state) == near(50.0));
    CHECK(refusal(state, decide(DecisionKind::DeclarePunt)) == "TAP-OT-3");
    CHECK(message(state, decide(DecisionKind::DeclarePunt)) == "no kicks in overtime.");
    CHECK(refusal(state, decide(DecisionKind::DeclareFieldGoal)) == "TAP-OT-3");
    SECTION("sixty seconds between the two plays") {
        Scene scene = overtime(Phase::RunFree, Side::Home);
        scene.lineupClocks(true).put("H34", 55.0, 20.0).carrier("H34").holder(Side::Visitor);
        const State play = scene;
        const State next = playScript(play, {fall(play, 10, "H34")}).next;
        CHECK(row(next) == "S0");
        CHECK(msLeft(next, ClockName::Break) == 60000);
    }
}

TEST_CASE("TAP-OT-4 the yards of a play are the official spot less 50",
          "[tap][TAP-OT-4][AS-OT-8][example]") {
    SECTION("a touchdown is 50") {
        const State next = scored(Side::Home).next;
        CHECK(yardsOf(next, Side::Home) == near(50.0));
        CHECK(next.score == std::array{21, 21});
        CHECK(row(next) != "X0");
    }
    SECTION("an incomplete pass is 0") {
        Scene scene = overtime(Phase::BallInAir, Side::Home);
        scene.put("H12", 45.0, 26.6665).put("H84", 60.0, 20.0).magnet(80.0, 20.0);
        scene.holder(Side::Home).eligible({"H84"}).with([](State& state) {
            state.playFacts.snapped = true;
            state.playFacts.snapTaker = idOf(state, "H12");
            state.playFacts.pass.declared = state.playFacts.pass.released = true;
            state.playFacts.pass.receiver = idOf(state, "H84");
        });
        CHECK(yardsOf(playScript(scene, {}).next, Side::Home) == near(0.0));
    }
    SECTION("a tackle at 43.2 is -6.8") {
        CHECK(yardsOf(gained(Side::Home, -6.8).next, Side::Home) == near(-6.8));
        CHECK(yardsOf(gained(Side::Visitor, -6.8).next, Side::Visitor) == near(-6.8));
    }
    SECTION("rounded once") {
        CHECK(yardsOf(gained(Side::Home, 3.26).next, Side::Home) == near(3.3));
    }
}

TEST_CASE("TAP-OT-10 overtime adds no points and uses no game clock",
          "[tap][TAP-OT-10][AS-OT-9][example]") {
    const Step step = gained(Side::Visitor, 3.0, 12.4);
    CHECK(step.next.over);
    CHECK(step.next.score == std::array{21, 21});
    CHECK(step.next.winner == Side::Home);
    CHECK(yardsOf(step.next, Side::Home) == near(12.4));
    CHECK(yardsOf(step.next, Side::Visitor) == near(3.0));
    CHECK(has(step.events, EventKind::GameEnded));
    SECTION("the game clock does not run") {
        Scene scene = overtime(Phase::RunFree, Side::Home);
        scene.method(Method::Clock).put("H34", 55.0, 20.0).carrier("H34").holder(Side::Visitor);
        const State play = scene;
        const State next = playScript(play, {fall(play, 10, "H34")}).next;
        CHECK_FALSE(runs(open(next), ClockName::Game));
    }
}

TEST_CASE("TAP-OT-10 plays of the half do not count in overtime, whatever the half is called",
          "[tap][TAP-OT-10][TAP-GL-6]") {
    Scene scene = overtime(Phase::Ready, Side::Home);
    scene.half(2).play(20).standardOffense().standardDefense().snapTaker("H12").carrier("H12");
    CHECK(refusal(scene.holder(Side::Home), home(DecisionKind::SwitchOn)).empty());
}
