#include "tap_steps.hpp"

// TAP rule book, chapters 27 and 28: extra point and two-point conversion.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// Home has scored; the choice is open.
Scene choice() {
    Scene scene{Phase::TryChoice};
    scene.score(6, 0).ballOn(95.0).clock(ClockName::AfterScore, 60000);
    scene.clock(ClockName::TryDecision, 20000).with([](State& state) {
        state.tryKind = TryKind::Undecided;
        state.tryTeam = Side::Home;
    });
    return scene;
}

// The two-point try is being played.
Scene twoPoints(Phase phase) {
    Scene scene{phase};
    scene.score(6, 0).ballOn(95.0).clock(ClockName::AfterScore, 41000, false);
    scene.with([](State& state) {
        state.tryKind = TryKind::TwoPoint;
        state.tryTeam = Side::Home;
    });
    return scene;
}

State extraPoint(int first, int second) {
    const State chosen = must(choice(), choose(DecisionKind::ChooseTry, Choice::ExtraPoint)).next;
    return rolled(chosen, first, second).next;
}

}  // namespace

TEST_CASE("TAP-XP-2 the extra point is good unless the dice show two",
          "[tap][TAP-XP-2][AS-XP-1][example]") {
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            CAPTURE(first, second);
            const State next = extraPoint(first, second);
            CHECK(next.score == std::array{first + second == 2 ? 6 : 7, 0});
            CHECK(row(open(next)) == "K0");
            CHECK(turnOf(next) == Side::Home);
        }
    }
}

TEST_CASE("TAP-XP-1 without a choice in twenty seconds the referee rolls the extra point",
          "[tap][TAP-XP-1][AS-XP-2][example]") {
    const State state = choice();
    SECTION("no choice") {
        const State next = must(state, expire(ClockName::TryDecision)).next;
        REQUIRE(next.chance == ChanceKind::Dice);
        CHECK(must(next, dice(2, 3)).next.score == std::array{7, 0});
    }
    SECTION("chosen but not rolled") {
        const State chosen =
            must(state, choose(DecisionKind::ChooseTry, Choice::ExtraPoint, 4000)).next;
        CHECK(row(chosen) == "X1");
        CHECK(msLeft(chosen, ClockName::TryDecision) == 16000);
        const State next = must(chosen, expire(ClockName::TryDecision)).next;
        REQUIRE(next.chance == ChanceKind::Dice);
        CHECK(must(next, dice(1, 1)).next.score == std::array{6, 0});
    }
    SECTION("the choice is the scoring coach's") {
        CHECK_FALSE(
            refusal(state, visitor(choose(DecisionKind::ChooseTry, Choice::TwoPoint))).empty());
    }
    SECTION("advisory clocks: it waits") {
        Scene alone = choice();
        alone.mode(Mode::Solitaire).clock(ClockName::TryDecision, 20000);
        const State next = must(alone, expire(ClockName::TryDecision)).next;
        CHECK(row(next) == "X0");
        CHECK_FALSE(next.chance);
    }
}

TEST_CASE("TAP-XP-3 one point: the game clock runs and no play is counted",
          "[tap][TAP-XP-3][AS-XP-3][example]") {
    Scene scene = choice();
    scene.method(Method::Clock).play(9).clock(ClockName::Game, 760000);
    State state = must(scene, choose(DecisionKind::ChooseTry, Choice::ExtraPoint, 3000)).next;
    CHECK(runs(state, ClockName::Game));
    state = must(state, decide(DecisionKind::Roll, 2000)).next;
    state = must(state, dice(3, 4)).next;
    CHECK(state.score == std::array{7, 0});
    CHECK(msLeft(state, ClockName::Game) == 755000);
    CHECK(runs(open(state), ClockName::Game));
    CHECK(state.play == 9);
}

TEST_CASE("TAP-TP-2 the game clock stands still during a two-point try",
          "[tap][TAP-TP-2][AS-TP-1][example]") {
    Scene scene = choice();
    scene.method(Method::Clock).play(9).clock(ClockName::Game, 190000);
    State declared = must(scene, choose(DecisionKind::ChooseTry, Choice::TwoPoint)).next;
    CHECK_FALSE(runs(declared, ClockName::Game));
    declared = toLineUp(declared);
    declared = must(declared, home([&] {
                        Decision first = place(declared, "H52", 93.9, 26.6665);
                        first.ms = 7000;
                        return first;
                    }()))
                   .next;
    CHECK(msLeft(declared, ClockName::Game) == 190000);

    Scene played = twoPoints(Phase::RunFree);
    played.method(Method::Clock).play(9).clock(ClockName::Game, 190000, false);
    played.put("H34", 96.0, 26.6665).put("V52", 98.1, 26.6665).carrier("H34").holder(Side::Visitor);
    const State state = played;
    const Step step = playScript(state, {touch(state, 120, "H34", "V52")});
    CHECK(step.next.score == std::array{6, 0});
    CHECK(msLeft(step.next, ClockName::Game) == 190000);
    CHECK(runs(open(step.next), ClockName::Game));
    CHECK(step.next.play == 9);
}

TEST_CASE("TAP-TP-4 a try carried to the goal line counts two, for the defense too",
          "[tap][TAP-TP-4][TAP-TP-6][AS-TP-2][example]") {
    SECTION("intercepted and carried to the far goal line") {
        Scene scene = twoPoints(Phase::RunFree);
        scene.put("V52", 3.0, 26.6665).put("H12", 50.0, 20.0).carrier("V52").holder(Side::Home);
        scene.with([](State& state) {
            state.playFacts.possessionChanged = true;
            state.playFacts.returning = ReturnKind::Interception;
        });
        const State state = scene;
        const Step step = playScript(state, runTo(state, 60, "V52", 0.9, 26.6665));
        CHECK(step.next.score == std::array{6, 2});
        CHECK(row(open(step.next)) == "K0");
        CHECK(turnOf(step.next) == Side::Home);
        CHECK(step.next.offense == Side::Visitor);
    }
    SECTION("the offense scores") {
        Scene scene = twoPoints(Phase::RunFree);
        scene.put("H34", 98.0, 26.6665).carrier("H34").holder(Side::Visitor);
        const State state = scene;
        const Step step = playScript(state, runTo(state, 60, "H34", 99.1, 26.6665));
        CHECK(step.next.score == std::array{8, 0});
        CHECK(has(step.events, EventKind::TryGood));
        CHECK(row(open(step.next)) == "K0");
        CHECK(turnOf(step.next) == Side::Home);
    }
    SECTION("an incomplete pass gives nothing") {
        Scene scene = twoPoints(Phase::BallInAir);
        scene.put("H12", 90.0, 26.6665).put("H84", 96.0, 20.0).magnet(100.0, 20.0);
        scene.holder(Side::Home).eligible({"H84"}).with([](State& state) {
            state.playFacts.snapped = true;
            state.playFacts.snapTaker = idOf(state, "H12");
            state.playFacts.pass.declared = state.playFacts.pass.released = true;
            state.playFacts.pass.receiver = idOf(state, "H84");
        });
        const Step step = playScript(scene, {});
        CHECK(step.next.score == std::array{6, 0});
        CHECK(has(step.events, EventKind::TryFailed));
        CHECK(row(open(step.next)) == "K0");
    }
    SECTION("a safety on the try gives nothing") {
        Scene scene = twoPoints(Phase::RunFree);
        scene.put("V52", 102.0, 26.6665, 0.0).put("H34", 99.9, 26.6665).carrier("V52");
        scene.holder(Side::Home).with([](State& state) {
            state.playFacts.possessionChanged = true;
            state.playFacts.returning = ReturnKind::Interception;
        });
        const State state = scene;
        const Step step = playScript(state, {touch(state, 5, "V52", "H34")});
        CHECK(step.next.score == std::array{6, 0});
        CHECK(turnOf(step.next) == Side::Home);
    }
}

TEST_CASE("TAP-TP-5 accepted offensive interference on a try ends it",
          "[tap][TAP-TP-5][TAP-PE-5][AS-TP-3][example]") {
    // House rule: the receiver may face away from the ball; the defender, 8.7 degrees off, does
    // not.
    Scene scene = twoPoints(Phase::BallInAir);
    scene.rules([](RulesData& rules) { rules.pass.lockReceiverToStick = false; });
    scene.put("H12", 90.0, 26.6665).put("H84", 97.0, 20.0, 180.0).put("V28", 98.0, 22.5, 300.0);
    scene.magnet(100.0, 20.0).holder(Side::Home).eligible({"H84"}).with([](State& state) {
        state.playFacts.snapped = true;
        state.playFacts.snapTaker = idOf(state, "H12");
        state.playFacts.pass.declared = state.playFacts.pass.released = true;
        state.playFacts.pass.receiver = idOf(state, "H84");
    });
    const State state = scene;
    const Step step = playScript(state,
                                 {touch(state, 10, "H84", "V28"),
                                  part(state, 20, "H84", "V28"),
                                  poseAt(state, 60, "H84", 99.2, 20.0),
                                  ballTouch(state, 60, "H84")});
    CHECK(has(step.events, EventKind::FlagThrown));
    const State review = open(step.next);
    REQUIRE(row(review) == "S19");
    CHECK(turnOf(review) == Side::Visitor);
    SECTION("accepted") {
        const State next = must(review, decide(DecisionKind::Accept)).next;
        CHECK(next.score == std::array{6, 0});
        CHECK(row(open(next)) == "K0");
        CHECK(turnOf(next) == Side::Home);
    }
    SECTION("declined") {
        const State next = must(review, decide(DecisionKind::Decline)).next;
        CHECK(next.score == std::array{8, 0});
        CHECK(row(open(next)) == "K0");
    }
}

TEST_CASE("TAP-TP-5 a defensive foul repeats the try, at least from the 1",
          "[tap][TAP-TP-5][TAP-PE-9][example]") {
    SECTION("delay by the offense: five yards") {
        Scene scene = twoPoints(Phase::LineUp);
        scene.stage(LineupStage::First).lineupClocks(true).expired(ClockName::OffenseLineup);
        const State next = toLineUp(must(scene, visitor(DecisionKind::CallDelay)).next);
        CHECK(lineOf(next) == near(90.0));
        CHECK(next.tryKind == TryKind::TwoPoint);
    }
    SECTION("twelve defenders: half the distance") {
        Scene scene = twoPoints(Phase::Motion);
        scene.standardOffense().standardDefense().put("V33", 99.0, 50.0);
        const State next = toLineUp(must(scene, home(DecisionKind::CallTooManyMen)).next);
        CHECK(lineOf(next) == near(97.5));
        CHECK(next.tryKind == TryKind::TwoPoint);
        CHECK(next.score == std::array{6, 0});
    }
}

TEST_CASE("TAP-TP-3 no kicks on a two-point try", "[tap][TAP-TP-3][AS-TP-4][example]") {
    Scene scene = twoPoints(Phase::LineUp);
    scene.stage(LineupStage::First);
    CHECK(refusal(scene, decide(DecisionKind::DeclarePunt)) == "TAP-TP-3");
    CHECK(refusal(scene, decide(DecisionKind::DeclareFieldGoal)) == "TAP-TP-3");
    CHECK(message(scene, decide(DecisionKind::DeclarePunt)) == "no kicks on a two-point try.");
}

TEST_CASE("TAP-TP-1 the try is one play from the five", "[tap][TAP-TP-1][AS-TP-5][example]") {
    Scene scene = choice();
    scene.mode(Mode::Solitaire).method(Method::Clock).clock(ClockName::Game, 190000);
    scene.with([](State& state) { state.lineOfScrimmage = Spot::yards(99); });
    const State next = must(scene, choose(DecisionKind::ChooseTry, Choice::TwoPoint)).next;
    CHECK(row(next) == "S1");
    CHECK(next.offense == Side::Home);
    CHECK(lineOf(next) == near(95.0));
    CHECK(own(next.lineToGain, Side::Home) == near(100.0));
    CHECK(msLeft(next, ClockName::OffenseLineup) == 40000);
    SECTION("mirrored") {
        Scene mirrored = choice();
        mirrored.offense(Side::Visitor).with([](State& state) { state.tryTeam = Side::Visitor; });
        const State visitors =
            must(mirrored, choose(DecisionKind::ChooseTry, Choice::TwoPoint)).next;
        CHECK(visitors.offense == Side::Visitor);
        CHECK(visitors.lineOfScrimmage.yards() == near(5.0));
    }
}

TEST_CASE("TAP-TP-6 after the try the team that scored kicks off in what is left of the minute",
          "[tap][TAP-TP-6][TAP-TM-3][AS-TP-6][example]") {
    Scene scene = twoPoints(Phase::RunFree);
    scene.lineupClocks(true).put("H34", 96.0, 26.6665).put("V52", 98.1, 26.6665);
    scene.carrier("H34").holder(Side::Visitor);
    const State state = scene;
    const State next = playScript(state, {touch(state, 30, "H34", "V52")}).next;
    CHECK(row(open(next)) == "K0");
    CHECK(turnOf(next) == Side::Home);
    CHECK(msLeft(next, ClockName::AfterScore) == 41000);
    CHECK(runs(open(next), ClockName::AfterScore));
}
