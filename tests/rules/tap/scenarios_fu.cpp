#include "tap_steps.hpp"

// TAP rule book, chapter 22: fumbles.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// #34 is knocked down by #52 with his front at the given yard.
State fumbleAt(double front) {
    Scene scene{Phase::RunFree};
    scene.ballOn(45.0).down(2, 6.0).put("H34", front - 1.0, 26.6665);
    scene.put("V52", front + 1.01, 26.6665).put("H64", 40.0, 10.0).put("V21", 70.0, 40.0);
    scene.carrier("H34").holder(Side::Visitor);
    const State state = scene;
    // The tackler is driven off by half a yard before the check is over.
    return open(playScript(state,
                           {touch(state, 10, "H34", "V52"),
                            fall(state, 20, "H34", 180.0),
                            part(state, 40, "H34", "V52"),
                            poseAt(state, 40, "V52", front + 1.5, 26.6665)})
                    .next);
}

}  // namespace

TEST_CASE("TAP-FU-2 heads: the ball stays with the team, dead at the contact",
          "[tap][TAP-FU-2][TAP-FU-3][AS-FU-1][example]") {
    const State coinDue = fumbleAt(48.0);
    REQUIRE(row(coinDue) == "S18");
    CHECK(turnOf(coinDue) == Side::Home);
    CHECK(msLeft(coinDue, ClockName::Coin) == 10000);
    CHECK(refusal(coinDue, visitor(DecisionKind::Flip)) == "TAP-FU-2");
    SECTION("flipped by the coach") {
        const Step step = flipped(coinDue, CoinFace::Heads);
        CHECK(find(step.events, EventKind::CoinFlipped).face == CoinFace::Heads);
        CHECK(step.next.offense == Side::Home);
        CHECK(step.next.down == 3);
        CHECK(lineOf(step.next) == near(48.0));
        CHECK(toGo(step.next) == near(3.0));
    }
    SECTION("flipped by the referee when his ten seconds are over") {
        const State next = must(coinDue, expire(ClockName::Coin)).next;
        REQUIRE(next.chance == ChanceKind::Coin);
        CHECK(must(next, coin(CoinFace::Heads)).next.down == 3);
    }
}

TEST_CASE("TAP-FU-4 tails: the tackler carries, his team turns first",
          "[tap][TAP-FU-4][TAP-FU-5][TAP-FU-6][AS-FU-2][example]") {
    State state = flipped(fumbleAt(48.0), CoinFace::Tails).next;
    state = open(state);
    CHECK(carrierOf(state) == "V52");
    CHECK(on(state, "V52").pose.at.x.yards() == near(49.5));
    CHECK(on(state, "H34").status == FigureStatus::Fallen);
    REQUIRE(row(state) == "S18a");
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(msLeft(state, ClockName::FumbleRecover) == 10000);
    CHECK(refusal(state, pivot(state, "H64", 40.0)) == "TAP-SW-6");
    state = must(state, pivot(state, "V52", 0.0)).next;
    state = must(state, pivot(state, "V21", 170.0)).next;
    state = goOn(state, {decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S18b");
    CHECK(turnOf(state) == Side::Home);
    CHECK(msLeft(state, ClockName::FumbleOther) == 10000);
    CHECK(refusal(state, pivot(state, "H34", 40.0)) == "TAP-GE-5");
    state = must(state, pivot(state, "H64", 40.0)).next;
    state = goOn(state, {decide(DecisionKind::Done)});
    CHECK(row(state) == "S16r");
    CHECK(state.switchHolder == Side::Home);
    CHECK(refusal(state, visitor(DecisionKind::SwitchOn)) == "TAP-GN-6");
}

TEST_CASE("TAP-FU-4 of several first tacklers the nearest standing one, then the lower number",
          "[tap][TAP-FU-4][example]") {
    Scene scene{Phase::RunFree};
    scene.ballOn(45.0).put("H34", 50.0, 26.6665).put("V52", 52.01, 26.6665);
    scene.put("V21", 50.0, 28.21).carrier("H34").holder(Side::Visitor);
    SECTION("the nearer of two who made it in the same step") {
        const State state = scene;
        const State next = playScript(state,
                                      {touch(state, 10, "H34", "V52"),
                                       touch(state, 10, "H34", "V21"),
                                       fall(state, 20, "H34")})
                               .next;
        CHECK(carrierOf(flipped(next, CoinFace::Tails).next) == "V21");
    }
    SECTION("the lower number if both are as near") {
        scene.put("V21", 47.99, 26.6665);
        const State state = scene;
        const State next = playScript(state,
                                      {touch(state, 10, "H34", "V52"),
                                       touch(state, 10, "H34", "V21"),
                                       fall(state, 20, "H34")})
                               .next;
        const State tails = flipped(next, CoinFace::Tails).next;
        // He is still in contact with nobody who stands: play is live.
        CHECK(carrierOf(tails) == "V21");
        CHECK(row(open(tails)) == "S18a");
    }
    SECTION("a new carrier touching a standing opponent is down at once") {
        scene.put("H64", 54.02, 26.6665).touching("H64", "V52");
        const State state = scene;
        const State next =
            playScript(state, {touch(state, 10, "H34", "V52"), fall(state, 20, "H34")}).next;
        const Step tails = flipped(next, CoinFace::Tails);
        CHECK(hasClause(tails.events, "TAP-TK-9"));
        CHECK(tails.next.offense == Side::Visitor);
        CHECK(tails.next.down == 1);
        CHECK(lineOf(tails.next) == near(100.0 - 51.0));
    }
}

TEST_CASE("TAP-FU-1 a man returning an interception can fumble too",
          "[tap][TAP-FU-1][TAP-FU-2][AS-FU-3][example]") {
    Scene scene{Phase::RunFree};
    scene.ballOn(45.0).put("V52", 55.0, 26.6665).put("H64", 52.99, 26.6665).put("V21", 70.0, 40.0);
    scene.put("H12", 36.0, 20.0).snapTaker("H12").carrier("V52").holder(Side::Home);
    scene.with([](State& state) {
        state.playFacts.possessionChanged = true;
        state.playFacts.returning = ReturnKind::Interception;
    });
    State state = scene;
    state = open(playScript(state, {touch(state, 10, "V52", "H64"), fall(state, 30, "V52")}).next);
    REQUIRE(row(state) == "S18");
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(refusal(state, home(DecisionKind::Flip)) == "TAP-FU-2");
    SECTION("tails gives the ball back, live") {
        state = open(flipped(state, CoinFace::Tails).next);
        CHECK(carrierOf(state) == "H64");
        CHECK(row(state) == "S18a");
        CHECK(turnOf(state) == Side::Home);
        state = nextRun(state);
        CHECK(row(state) == "S16");
        CHECK(state.switchHolder == Side::Visitor);
        CHECK(ruling(runScript(state, {stopAt(4, Side::Visitor), fall(state, 9, "H64")})) ==
              "TAP-SW-7");
    }
    SECTION("heads leaves it with the interceptor's team") {
        const State heads = flipped(state, CoinFace::Heads).next;
        CHECK(heads.offense == Side::Visitor);
        CHECK(heads.down == 1);
        CHECK(lineOf(heads) == near(46.0));
        CHECK(toGo(heads) == near(10.0));
    }
}

TEST_CASE("TAP-FU-7 fumbles in the end zones", "[tap][TAP-FU-7][TAP-SC-3][AS-FU-4][example]") {
    // The quarterback's front is half a yard behind his own goal line.
    Scene scene{Phase::RunBehind};
    scene.ballOn(8.0).put("H12", -1.5, 26.6665).put("V52", 0.51, 26.6665).put("V21", 30.0, 26.0);
    scene.carrier("H12").holder(Side::Home);
    const auto coinDue = [&] {
        const State state = scene;
        return playScript(state, {touch(state, 10, "H12", "V52"), fall(state, 20, "H12")}).next;
    };
    SECTION("heads: safety") {
        const Step step = flipped(coinDue(), CoinFace::Heads);
        CHECK(has(step.events, EventKind::Safety));
        CHECK(step.next.score == std::array{0, 2});
        CHECK(step.next.playFacts.kind == PlayKind::SafetyKick);
    }
    SECTION("tails, the tackler's front over that goal line: touchdown at once") {
        const Step step = flipped(coinDue(), CoinFace::Tails);
        CHECK(has(step.events, EventKind::Touchdown));
        CHECK(step.next.score == std::array{0, 6});
        CHECK(step.next.tryTeam == Side::Visitor);
        CHECK(row(step.next) == "X0");
    }
    SECTION("tails, the new carrier wholly in his own end zone: return or touchback") {
        Scene other{Phase::RunFree};
        other.ballOn(80.0).put("H34", 98.9, 26.6665, 90.0).put("V52", 101.1, 26.6665);
        other.carrier("H34").holder(Side::Visitor);
        const State state = other;
        State tails =
            playScript(state, {touch(state, 10, "H34", "V52"), fall(state, 20, "H34")}).next;
        tails = open(flipped(tails, CoinFace::Tails).next);
        CHECK(carrierOf(tails) == "V52");
        CHECK(wants(tails, DecisionKind::TakeTouchback));
        const State taken = must(tails, decide(DecisionKind::TakeTouchback)).next;
        CHECK(taken.offense == Side::Visitor);
        CHECK(lineOf(taken) == near(20.0));
        // Ten seconds; expiry means touchback.
        CHECK(msLeft(tails, ClockName::ReturnDecision) == 10000);
        const State expired = must(tails, expire(ClockName::ReturnDecision)).next;
        CHECK(lineOf(expired) == near(20.0));
        CHECK(expired.offense == Side::Visitor);
    }
}

TEST_CASE("TAP-FU-6 a fumble return has no stoppages and may bring another fumble",
          "[tap][TAP-FU-6][TAP-SW-7][AS-FU-5][example]") {
    const State state = nextRun(flipped(fumbleAt(50.0), CoinFace::Tails).next);
    REQUIRE(row(state) == "S16");
    CHECK(state.switchHolder == Side::Home);
    SECTION("no stop") {
        const SegmentResult run =
            runScript(state, {stopAt(20, Side::Home), fall(state, 60, "V52")});
        CHECK(ruling(run) == "TAP-SW-7");
        CHECK(run.ticks == 60);
    }
    SECTION("another fumble") {
        const State again =
            open(playScript(state, {touch(state, 20, "V52", "H64"), fall(state, 30, "V52")}).next);
        CHECK(row(again) == "S18");
        CHECK(turnOf(again) == Side::Visitor);
    }
}
