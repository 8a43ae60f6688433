#include "tap_steps.hpp"

// TAP rule book, chapters 32 and 33: downs and change of possession.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A run that is tackled with the front on the given yard of the offense.
State tackledAt(Scene scene, double front) {
    scene.put("H34", front - 1.0, 20.0).put("V52", front + 1.01, 20.0);
    scene.carrier("H34").holder(Side::Visitor);
    const State state = scene;
    return playScript(state, {touch(state, 10, "H34", "V52")}).next;
}

// An interception return by #52, stopped with his front on the given yard of the Visitors.
Scene interceptionReturn(double front) {
    Scene scene{Phase::RunFree};
    scene.ballOn(45.0).put("V52", 101.0 - front, 26.6665).put("H64", 98.99 - front, 26.6665);
    scene.carrier("V52").holder(Side::Home).with([](State& state) {
        state.playFacts.possessionChanged = true;
        state.playFacts.returning = ReturnKind::Interception;
    });
    return scene;
}

State stopped(const Scene& scene) {
    const State state = scene;
    return playScript(state, {touch(state, 10, "V52", "H64")}).next;
}

// A kickoff by Home, returned by #22 of the Visitors.
Scene kickReturn(double front) {
    Scene scene{Phase::RunFree};
    scene.kind(PlayKind::Kickoff).offense(Side::Visitor).put("V22", 101.0 - front, 26.6665);
    scene.put("H52", 98.99 - front, 26.6665).put("H33", 40.0, 10.0);
    scene.carrier("V22").holder(Side::Home);
    scene.with([](State& state) { state.playFacts.returning = ReturnKind::Kick; });
    return scene;
}

}  // namespace

TEST_CASE("TAP-DN-2 a new series when the official spot is on the line to gain",
          "[tap][TAP-DN-2][AS-DN-1][example]") {
    Scene scene{Phase::RunFree};
    scene.ballOn(34.6);
    SECTION("at 44.6") {
        const State next = tackledAt(scene, 44.6);
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(44.6));
        CHECK(toGo(next) == near(10.0));
    }
    SECTION("at 44.5") {
        const State next = tackledAt(scene, 44.5);
        CHECK(next.down == 2);
        CHECK(toGo(next) == near(0.1));
    }
    SECTION("the rounded spot decides") {
        CHECK(tackledAt(scene, 44.55).down == 1);
        CHECK(tackledAt(scene, 44.54).down == 2);
    }
}

TEST_CASE("TAP-DN-3 a fourth down that ends short turns the ball over",
          "[tap][TAP-DN-3][AS-DN-2][example]") {
    SECTION("an incomplete pass: the previous spot") {
        Scene scene{Phase::BallInAir};
        scene.ballOn(70.0).down(4, 2.0).put("H12", 62.0, 26.6665).put("H84", 80.0, 10.0);
        scene.magnet(95.0, 10.0).holder(Side::Home).eligible({"H84"}).with([](State& state) {
            state.playFacts.snapped = true;
            state.playFacts.snapTaker = idOf(state, "H12");
            state.playFacts.pass.declared = state.playFacts.pass.released = true;
            state.playFacts.pass.receiver = idOf(state, "H84");
        });
        const Step step = playScript(scene, {});
        CHECK(step.next.offense == Side::Visitor);
        CHECK(step.next.down == 1);
        CHECK(lineOf(step.next) == near(30.0));
        CHECK(toGo(step.next) == near(10.0));
        CHECK(has(step.events, EventKind::PossessionChanged));
    }
    SECTION("a run: where it ended") {
        Scene scene{Phase::RunFree};
        scene.ballOn(70.0).down(4, 2.0);
        const State next = tackledAt(scene, 71.9);
        CHECK(next.offense == Side::Visitor);
        CHECK(lineOf(next) == near(28.1));
        CHECK(tackledAt(scene, 72.0).offense == Side::Home);
    }
}

TEST_CASE("TAP-DN-1 near the goal line the series is first and goal",
          "[tap][TAP-DN-1][AS-DN-3][example]") {
    Scene scene{Phase::RunFree};
    scene.ballOn(82.0);
    const State next = tackledAt(scene, 93.0);
    CHECK(next.down == 1);
    CHECK(lineOf(next) == near(93.0));
    CHECK(own(next.lineToGain, Side::Home) == near(100.0));
    SECTION("and four downs only") {
        State state = next;
        for (int down = 2; down <= 4; ++down) {
            Scene again{Phase::RunFree};
            again.ballOn(93.0).down(down, 7.0);
            state = tackledAt(again, 94.0);
            CHECK(state.down == (down == 4 ? 1 : down + 1));
        }
        CHECK(state.offense == Side::Visitor);
        CHECK(lineOf(state) == near(6.0));
    }
}

TEST_CASE("TAP-DN-5 a ball lost and regained is a new first and ten",
          "[tap][TAP-DN-5][AS-DN-4][example]") {
    Scene scene{Phase::RunFree};
    scene.ballOn(45.0).down(3, 8.0).put("V52", 41.0, 26.6665).put("H64", 38.99, 26.6665);
    scene.put("V21", 60.0, 40.0).put("H12", 30.0, 20.0).snapTaker("H12").carrier("V52");
    scene.holder(Side::Home).with([](State& state) {
        state.playFacts.possessionChanged = true;
        state.playFacts.returning = ReturnKind::Interception;
    });
    State state = scene;
    state = playScript(state, {touch(state, 10, "V52", "H64"), fall(state, 30, "V52")}).next;
    state = nextRun(flipped(state, CoinFace::Tails).next);
    // Front 38.0 of the regaining team.
    state =
        playScript(state, runTo(state, 60, "H64", 37.0, 26.6665) + touch(state, 60, "H64", "V21"))
            .next;
    CHECK(state.offense == Side::Home);
    CHECK(state.down == 1);
    CHECK(lineOf(state) == near(38.0));
    CHECK(toGo(state) == near(10.0));
}

TEST_CASE("TAP-DN-4 penalties and downs", "[tap][TAP-DN-4][TAP-PE-3][AS-DN-5][example]") {
    SECTION("twelve defenders on third and three at the own 44") {
        Scene scene{Phase::Motion};
        scene.ballOn(44.0).down(3, 3.0).standardOffense().standardDefense().put("V33", 60.0, 50.0);
        const State next = must(scene, home(DecisionKind::CallTooManyMen)).next;
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(49.0));
        CHECK(toGo(next) == near(10.0));
    }
    SECTION("delay by the offense on second and six at the opponent's 35") {
        Scene scene{Phase::LineUp};
        scene.ballOn(65.0).down(2, 6.0).stage(LineupStage::First).lineupClocks(true);
        scene.expired(ClockName::OffenseLineup);
        const State next = must(scene, visitor(DecisionKind::CallDelay)).next;
        CHECK(next.down == 2);
        CHECK(lineOf(next) == near(60.0));
        CHECK(toGo(next) == near(11.0));
    }
}

TEST_CASE("TAP-CP-1 a change of possession is followed by a break of sixty seconds",
          "[tap][TAP-CP-1][TAP-LO-12][AS-CP-1][example]") {
    Scene scene = interceptionReturn(37.0);
    scene.lineupClocks(true);
    const State ended = open(stopped(scene));
    REQUIRE(row(ended) == "S0");
    CHECK(msLeft(ended, ClockName::Break) == 60000);
    CHECK(msLeft(ended, ClockName::OffenseLineup) == -1);
    SECTION("sixty seconds have passed") {
        const State next = open(must(ended, expire(ClockName::Break)).next);
        CHECK(row(next) == "S1");
        CHECK(msLeft(next, ClockName::OffenseLineup) == 40000);
        CHECK(turnOf(next) == Side::Visitor);
    }
    SECTION("both are ready earlier") {
        const auto ready = must(ended, home(DecisionKind::Ready, 5000));
        CHECK(find(ready.events, EventKind::ReadyDeclared).clause == "TAP-CP-1");
        const State& one = ready.next;
        CHECK(row(one) == "S0");
        // the defense may still move its men
        CHECK(prompt(one).side == Side::Home);
        CHECK(prompt(one).also == std::vector{DecisionKind::Ready});
        const State both = open(must(one, visitor(DecisionKind::Ready, 5000)).next);
        CHECK(row(both) == "S1");
        CHECK(msLeft(both, ClockName::OffenseLineup) == 40000);
    }
}

TEST_CASE("TAP-CP-2 the new offense snaps from the same place in its own frame, in dark",
          "[tap][TAP-CP-2][AS-CP-2][example]") {
    const State next = stopped(interceptionReturn(37.2));
    CHECK(next.offense == Side::Visitor);
    CHECK(lineOf(next) == near(37.2));
    CHECK(next.lineOfScrimmage.yards() == near(62.8));
    CHECK(next.down == 1);
    CHECK(toGo(next) == near(10.0));
    CHECK(unitOf(next, Side::Visitor) == Unit::Dark);
    CHECK(unitOf(next, Side::Home) == Unit::White);
}

TEST_CASE("TAP-CP-1 after a kickoff return the receivers go on at once, first and ten",
          "[tap][TAP-CP-1][TAP-CP-3][AS-CP-3][example]") {
    Scene scene = kickReturn(27.4);
    SECTION("alone: the 40 s start at once") {
        scene.mode(Mode::Solitaire).method(Method::Clock).clock(ClockName::Game, 900000);
        const State state = scene;
        const State next = open(playScript(state, {touch(state, 10, "V22", "H52")}).next);
        CHECK(next.offense == Side::Visitor);
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(27.4));
        CHECK(toGo(next) == near(10.0));
        CHECK(row(next) == "S1");
        CHECK(msLeft(next, ClockName::OffenseLineup) == 40000);
    }
    SECTION("no break on one screen either") {
        scene.lineupClocks(true);
        const State state = scene;
        const State next = playScript(state, {touch(state, 10, "V22", "H52")}).next;
        CHECK(msLeft(next, ClockName::Break) == -1);
    }
    SECTION("the kicking team recovered a fumble: sixty seconds first") {
        scene.lineupClocks(true);
        State state = scene;
        state = playScript(state, {touch(state, 10, "V22", "H52"), fall(state, 20, "V22")}).next;
        state = nextRun(flipped(state, CoinFace::Tails).next);
        state = open(playScript(state, {fall(state, 30, "H52")}).next);
        CHECK(state.offense == Side::Home);
        CHECK(state.down == 1);
        CHECK(row(state) == "S0");
        CHECK(msLeft(state, ClockName::Break) == 60000);
    }
}
