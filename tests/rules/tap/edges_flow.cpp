#include "tap_steps.hpp"

// Whole plays through their windows, from the line-up to the next one.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

void takeOff(Scene& scene, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const FigureId id = scene.id(name);
        scene.with([&](State& state) {
            std::erase_if(state.figures, [&](const Figure& f) { return f.id == id; });
        });
    }
}

Scene lineUp(Mode mode) {
    Scene scene{Phase::LineUp};
    scene.mode(mode).lineupClocks(false).stage(LineupStage::First).down(2, 6.0);
    scene.standardOffense().standardDefense();
    return scene;
}

// Fourth down, punter and gunners in place, #28 waiting; #24 looks into the right gunner's lane.
State punting(Mode mode) {
    Scene scene = lineUp(mode);
    scene.down(4, 6.0);
    takeOff(scene, {"H12", "V28"});
    scene.put("H5", 25.0, 26.6665).put("V20", 49.0, 41.0).put("V21", 49.0, 12.3);
    scene.put("V24", 52.0, 18.0, 240.0);
    const State state = scene;
    return goOn(state,
                {decide(DecisionKind::DeclarePunt),
                 gunners(state, {"H80", "H88"}),
                 decide(DecisionKind::Set),
                 about(state, DecisionKind::NameReturner, "V28"),
                 decide(DecisionKind::Ready)});
}

}  // namespace

TEST_CASE("TAP-PA-13 a pass play from set to the next line-up, in every mode",
          "[tap][TAP-PA-13][TAP-CA-2][TAP-MD-6][TAP-GL-3][flow]") {
    const Mode mode = GENERATE(Mode::Solitaire, Mode::Hotseat, Mode::Tournament);
    State state = lineUp(mode);
    state = snapped(goOn(state, {decide(DecisionKind::Set)}));
    REQUIRE(row(state) == "S7");
    CHECK(state.play == 1);
    CHECK(carrierOf(state) == "H12");
    state =
        open(playScript(state, runTo(state, 90, "H88", 41.0, 13.0) + stopAt(90, Side::Home)).next);
    REQUIRE(row(state) == "S8");
    state = goOn(state,
                 {decide(DecisionKind::DeclarePass),
                  about(state, DecisionKind::NameReceiver, "H88"),
                  layStick(0),
                  decide(DecisionKind::ReleasePass)});
    REQUIRE(row(state) == "S11");
    state = nextRun(state);
    REQUIRE(row(state) == "S12");
    CHECK_FALSE(state.carrier);
    const double ballX = state.ball->x.yards();
    state =
        open(playScript(state,
                        runTo(state, 120, "H88", ballX - 1.33, 13.0) + ballTouch(state, 120, "H88"))
                 .next);
    REQUIRE(row(state) == "S13");
    CHECK(carrierOf(state) == "H88");
    state = nextRun(state);
    REQUIRE(row(state) == "S16");
    CHECK(state.switchHolder == Side::Visitor);
    const double front = on(state, "H88").pose.at.x.yards() + 1.0;
    const Step step = playScript(state, {touch(state, 20, "H88", "V21")});
    CHECK(lineOf(step.next) == Approx(front).margin(0.051));
    CHECK(step.next.play == 1);
    CHECK(betweenPlays(step.next));
    CHECK(step.next.figures.empty());
    CHECK(step.next.stopsUsed <= 1);
}

TEST_CASE("TAP-PU-8 a fake may be declared in every window up to the snap",
          "[tap][TAP-PU-8][TAP-PS-9][flow]") {
    State state = punting(Mode::Hotseat);
    const auto fakes = [](const State& at) {
        return refusal(at, home(DecisionKind::DeclareFake)).empty();
    };
    REQUIRE(row(state) == "S3");
    CHECK(fakes(state));
    // One running back is turned, the defense may match it.
    State matching = goOn(state, {pivot(state, "H34", 20.0), decide(DecisionKind::Done)});
    REQUIRE(row(matching) == "S4");
    CHECK(fakes(matching));
    state = goOn(state, {decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S5");
    CHECK(fakes(state));
    state = goOn(state, {about(state, DecisionKind::Announce, "H5")});
    REQUIRE(row(state) == "S6");
    CHECK(fakes(state));
    CHECK_FALSE(refusal(state, visitor(DecisionKind::DeclareFake)).empty());
    const State faked = must(state, home(DecisionKind::DeclareFake)).next;
    CHECK(row(snapped(faked)) == "S7");
    const State punt = snapped(state);
    CHECK(row(punt) == "P2");
    CHECK(refusal(punt, home(DecisionKind::DeclareFake)) == "TAP-PS-9");
}

TEST_CASE("TAP-PE-8 in tournament play the punting coach calls gunner interference himself",
          "[tap][TAP-PE-8][TAP-PE-7][TAP-PU-6][flow]") {
    State state = snapped(punting(Mode::Tournament));
    REQUIRE(row(state) == "P2");
    state = open(playScript(state,
                            runTo(state, 100, "H88", 46.0, 8.6665) +
                                poseAt(state, 1, "V24", 52.0, 18.0) +
                                poseAt(state, 100, "V24", 48.02, 8.6665, 180.0) +
                                touch(state, 100, "V24", "H88") + stopAt(110, Side::Home))
                     .next);
    state = nextRun(must(state, decide(DecisionKind::Punt)).next);
    REQUIRE(row(state) == "S16");
    const Step dead = playScript(state, {touch(state, 12, "V28", "H80")});
    CHECK_FALSE(has(dead.events, EventKind::FlagThrown));
    CHECK(dead.next.offense == Side::Visitor);
    const State next = open(dead.next);
    CHECK(msLeft(next, ClockName::PenaltyCall) == 10000);
    CHECK_FALSE(refusal(next, visitor(DecisionKind::CallGunner)).empty());
    CHECK(refusal(next, home(DecisionKind::CallInterference)) == "TAP-PE-7");
    SECTION("called and accepted") {
        State called = open(must(next, home(DecisionKind::CallGunner, 3000)).next);
        REQUIRE(row(called) == "S19");
        CHECK(turnOf(called) == Side::Home);
        called = must(called, decide(DecisionKind::Accept)).next;
        CHECK(called.offense == Side::Home);
        CHECK(called.down == 1);
        CHECK(lineOf(called) == near(50.0));
    }
    SECTION("called and declined: everything goes on where it was") {
        State called = open(must(next, home(DecisionKind::CallGunner, 3000)).next);
        called = open(must(called, decide(DecisionKind::Decline)).next);
        CHECK(called.phase == next.phase);
        CHECK(called.stage == next.stage);
        CHECK(called.offense == Side::Visitor);
        CHECK(situationOf(called) == situationOf(next));
    }
    SECTION("not called in time") {
        const State late = must(next, expire(ClockName::PenaltyCall)).next;
        CHECK(refusal(late, home(DecisionKind::CallGunner)) == "TAP-PE-7");
        CHECK(late.offense == Side::Visitor);
    }
}

TEST_CASE("TAP-PE-7 at the end of a half the call comes before the break",
          "[tap][TAP-PE-7][TAP-GL-6][flow]") {
    Scene scene{Phase::BallInAir};
    scene.mode(Mode::Tournament).play(20).put("H12", 35.0, 26.6665).put("H84", 65.0, 20.0);
    scene.put("V28", 67.02, 20.0, 180.0).magnet(80.0, 20.0).holder(Side::Home).eligible({"H84"});
    const State state = scene.thrown("H12", "H84");
    const State dead = playScript(state, {touch(state, 30, "H84", "V28")}).next;
    CHECK(dead.half == 1);
    SECTION("called: one more play") {
        State called = must(dead, home(DecisionKind::CallInterference, 2000)).next;
        called = stepOn(called, decide(DecisionKind::Accept)).next;
        CHECK(called.half == 1);
        CHECK(lineOf(called) == near(66.0));
    }
    SECTION("no call: the half is over") {
        CHECK(must(dead, expire(ClockName::PenaltyCall)).next.half == 2);
        CHECK(must(dead, home(DecisionKind::NoCall)).next.half == 2);
    }
}

TEST_CASE("TAP-TP-6 a two-point try from its choice to the kickoff",
          "[tap][TAP-TP-1][TAP-TP-2][TAP-TP-3][TAP-TP-6][TAP-GL-3][flow]") {
    Scene scene{Phase::TryChoice};
    scene.method(Method::Clock).score(0, 6).offense(Side::Visitor).ballOn(60.0).play(9);
    scene.clock(ClockName::Game, 300000).clock(ClockName::AfterScore, 60000);
    scene.clock(ClockName::TryDecision, 20000).with([](State& state) {
        state.tryKind = TryKind::Undecided;
        state.tryTeam = Side::Visitor;
    });
    State state = must(scene, choose(DecisionKind::ChooseTry, Choice::TwoPoint, 10000)).next;
    state = toLineUp(state);
    REQUIRE(row(state) == "S1");
    CHECK(turnOf(state) == Side::Visitor);
    const State formation =
        Scene{Phase::LineUp}.offense(Side::Visitor).ballOn(95.0).standardOffense();
    Decision all = visitor(DecisionKind::Place);
    for (const Figure& figure : formation.figures)
        all.placements.push_back({.figure = figure.id, .pose = figure.pose});
    std::stable_partition(all.placements.begin(), all.placements.end(), [&](const Placement& p) {
        return p.figure == idOf(state, "V52");
    });
    state = snapped(goOn(state, {all, decide(DecisionKind::Set)}));
    REQUIRE(row(state) == "S7");
    CHECK(state.play == 9);
    // The quarterback walks to the line, the defense switches on, he walks in.
    state = playScript(state, runTo(state, 60, "V12", 5.9, 26.6665)).next;
    state = nextRun(state);
    CHECK(row(state) == "S16");
    CHECK(state.switchHolder == Side::Home);
    state = open(playScript(state, runTo(state, 120, "V12", 0.9, 26.6665)).next);
    CHECK(state.score == std::array{0, 8});
    CHECK(row(state) == "K0");
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(msLeft(state, ClockName::Game) == 290000);
    CHECK(msLeft(state, ClockName::AfterScore) == 50000);
    CHECK(state.play == 9);
}

TEST_CASE("TAP-OT-2 overtime from the toss to the second play",
          "[tap][TAP-OT-2][TAP-OT-3][TAP-OT-11][TAP-OT-10][flow]") {
    Scene scene{Phase::OvertimeToss};
    scene.half(3).score(14, 14).with([](State& state) { state.overtime.period = 1; });
    State state = must(scene, visitor(choose(DecisionKind::CallToss, Choice::Tails))).next;
    state = open(flipped(state, CoinFace::Tails).next);
    state = must(state, visitor(choose(DecisionKind::ChooseToss, Choice::Offense))).next;
    for (const Side side : {Side::Visitor, Side::Home}) {
        state = toLineUp(state);
        REQUIRE(row(state) == "S1");
        CHECK(turnOf(state) == side);
        CHECK(lineOf(state) == near(50.0));
        CHECK(refusal(state, decide(DecisionKind::DeclarePunt)) == "TAP-OT-3");
        const State formation = Scene{Phase::LineUp}.offense(side).ballOn(50.0).standardOffense();
        Decision all = by(side, decide(DecisionKind::Place));
        for (const Figure& figure : formation.figures)
            all.placements.push_back({.figure = figure.id, .pose = figure.pose});
        const std::string letter = side == Side::Home ? "H" : "V";
        std::stable_partition(
            all.placements.begin(), all.placements.end(), [&](const Placement& p) {
                return p.figure == idOf(state, letter + "52");
            });
        state = snapped(goOn(state, {all, decide(DecisionKind::Set)}));
        const std::string quarterback = letter + "12";
        state = playScript(state, {fall(state, 30, quarterback)}).next;
    }
    // Both lost the same: neither has more than 0.
    CHECK_FALSE(state.over);
    CHECK(state.overtime.period == 2);
    CHECK(state.offense == Side::Home);
    CHECK(state.score == std::array{14, 14});
}
