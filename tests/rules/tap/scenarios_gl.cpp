#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 7, Game length and clocks.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// Home runs free at its own 60 with one opponent far away.
Scene freeRun(double d = 60.0) {
    Scene scene{Phase::RunFree};
    scene.put("H34", d, 20.0).put("V24", 95.0, 50.0).carrier("H34").holder(Side::Visitor);
    scene.with([](State& s) {
        s.playFacts.lineReached = true;
        s.playFacts.counted = true;
    });
    return scene;
}
Step tackled(const State& state) {
    return playScript(state, {touch(state, 12, "H34", "V24")});
}

}  // namespace

TEST_CASE("TAP-GL-1 both coaches confirm the method before the toss",
          "[tap][TAP-GL-1][AS-GL-1][example]") {
    const State setup = newGame(standardConfig())->next;
    REQUIRE(setup.phase == Phase::Setup);
    const Decision toss = by(Side::Visitor, choose(DecisionKind::CallToss, Choice::Heads));
    CHECK(refusal(setup, toss) == "TAP-GL-1");
    const State one =
        must(setup, by(Side::Home, choose(DecisionKind::ConfirmMethod, Choice::Clock))).next;
    CHECK(one.method == Method::Clock);
    CHECK(refusal(one, toss) == "TAP-GL-1");
    SECTION("the other agrees") {
        const State both = must(one, by(Side::Visitor, decide(DecisionKind::ConfirmMethod))).next;
        CHECK(both.phase == Phase::Toss);
        CHECK(both.method == Method::Clock);
        CHECK(refusal(both, toss) == "");
    }
    SECTION("the other proposes something else: nothing is agreed") {
        const State other =
            must(one, by(Side::Visitor, choose(DecisionKind::ConfirmMethod, Choice::Plays))).next;
        CHECK(other.phase == Phase::Setup);
        CHECK(refusal(other, toss) == "TAP-GL-1");
        const State both = must(other, by(Side::Home, decide(DecisionKind::ConfirmMethod))).next;
        CHECK(both.phase == Phase::Toss);
        CHECK(both.method == Method::Plays);
    }
}

TEST_CASE("TAP-GL-3 tries and kickoffs are no plays", "[tap][TAP-GL-3][AS-GL-2][example]") {
    Scene scene = freeRun(98.5);
    scene.play(19);
    const State before = scene;
    State s = goRun(before, {poseAt(before, 20, "H34", 99.2, 20.0)});
    REQUIRE(s.phase == Phase::TryChoice);
    CHECK(s.score == std::array{6, 0});
    s = go(s, by(Side::Home, choose(DecisionKind::ChooseTry, Choice::TwoPoint)));
    s = playOn(s, Phase::RunBehind);
    CHECK(s.lineOfScrimmage == Spot::yards(95));
    CHECK(s.play == 19);
    // The quarterback carries it over the line and, after the cut, over the goal line.
    const double y = onBoard(s, "H12").pose.at.y.yards();
    s = goRun(s, {poseAt(s, 120, "H12", 94.0, y)});
    REQUIRE(s.phase == Phase::RestartFree);
    s = playOn(s, Phase::RunFree);
    s = goRun(s, {poseAt(s, 120, "H12", 99.0, y)});
    CHECK(s.score == std::array{8, 0});
    CHECK(s.play == 19);

    s = playOn(s, Phase::KickDecide);
    s = go(s, by(Side::Visitor, decide(DecisionKind::ReturnKick)));
    s = playOn(s, Phase::RunFree);
    REQUIRE(s.carrier);
    CHECK(s.carrier->side() == Side::Visitor);
    s = goRun(s, {touch(s, 30, figureName(s, *s.carrier), "H90")});
    CHECK(s.play == 19);
    CHECK(s.half == 1);

    SECTION("the play that is left is the last") {
        s = playOn(s, Phase::RunBehind);
        CHECK(s.offense == Side::Visitor);
        CHECK(s.play == 20);
        const Step last = playScript(s, {touch(s, 10, "V12", "H52")});
        CHECK(has(last.events, EventKind::HalfEnded));
        CHECK(playOn(last.next, Phase::KickDeclare).half == 2);
    }
}

TEST_CASE("TAP-GL-3 a play counts from its snap, field-goal dice count too",
          "[tap][TAP-GL-3][boundary]") {
    SECTION("snap") {
        Scene scene{Phase::Ready};
        scene.play(4).standardOffense().standardDefense().holder(Side::Home);
        scene.with([](State& s) { s.carrier = s.playFacts.snapTaker = idOf(s, "H12"); });
        const Step snap = must(scene, by(Side::Home, decide(DecisionKind::SwitchOn)));
        CHECK(snap.next.play == 5);
        // Later switch-ons of the same play count nothing.
        State s = goRun(snap.next, {stopAt(20, Side::Home)});
        s = go(s, by(Side::Home, decide(DecisionKind::Done)));
        CHECK(go(s, by(Side::Home, decide(DecisionKind::SwitchOn))).play == 5);
    }
    SECTION("field goal") {
        Scene scene{Phase::FieldGoal};
        scene.kind(PlayKind::FieldGoal).ballOn(80).play(4).down(4);
        State s = must(scene, by(Side::Home, decide(DecisionKind::Roll))).next;
        s = must(s, dice(1, 1)).next;
        CHECK(s.play == 5);
    }
}

TEST_CASE("TAP-GL-6 a play under way is played to its end after the clock has run out",
          "[tap][TAP-GL-6][AS-GL-3][example]") {
    Scene scene{Phase::RunBehind};
    scene.method(Method::Clock).clock(ClockName::Game, 1000).standardOffense().standardDefense();
    scene.carrier("H12").holder(Side::Home);
    const State before = scene;
    State s = goRun(before, {stopAt(60, Side::Home)});
    REQUIRE(s.phase == Phase::StopOffense);
    CHECK(clockLeft(s, ClockName::Game) == 500);

    s = must(s, pivot(s, "H22", 20.0, 700)).next;
    CHECK(s.phase == Phase::StopOffense);
    CHECK(clockLeft(s, ClockName::Game) == 0);
    CHECK(s.half == 1);
    s = playOn(s, Phase::RunBehind);
    CHECK(s.half == 1);
    const Step step = playScript(s, {touch(s, 10, "H12", "V51")});
    CHECK(has(step.events, EventKind::HalfEnded));
    CHECK(step.next.phase == Phase::Halftime);

    SECTION("the driver's word that the game clock ran out does no more") {
        State t = goRun(before, {stopAt(60, Side::Home)});
        t = must(t, expire(ClockName::Game)).next;
        CHECK(t.phase == Phase::StopOffense);
        CHECK(t.half == 1);
    }
    SECTION("before the snap the half is over at once") {
        Scene ready{Phase::Ready};
        ready.method(Method::Clock).clock(ClockName::Game, 800).standardOffense().standardDefense();
        ready.holder(Side::Home).with([](State& st) {
            st.carrier = st.playFacts.snapTaker = idOf(st, "H12");
        });
        const Step over = must(ready, expire(ClockName::Game));
        CHECK(has(over.events, EventKind::HalfEnded));
        CHECK(over.next.phase == Phase::Halftime);
        CHECK_FALSE(refusal(over.next, by(Side::Home, decide(DecisionKind::SwitchOn))).empty());
    }
}

TEST_CASE("TAP-GL-6 a touchdown on the last play is followed by its try",
          "[tap][TAP-GL-6][property]") {
    Scene scene = freeRun(98.5);
    scene.play(20);
    const State before = scene;
    State s = goRun(before, {poseAt(before, 20, "H34", 99.2, 20.0)});
    REQUIRE(s.phase == Phase::TryChoice);
    CHECK(s.half == 1);
    s = go(s, by(Side::Home, choose(DecisionKind::ChooseTry, Choice::ExtraPoint)));
    s = go(s, by(Side::Home, decide(DecisionKind::Roll)));
    const Step step = must(s, dice(4, 4));
    CHECK(step.next.score == std::array{7, 0});
    CHECK(has(step.events, EventKind::HalfEnded));
    CHECK(playOn(step.next, Phase::KickDeclare).half == 2);
}

TEST_CASE("TAP-GL-5 a tournament knows no pause", "[tap][TAP-GL-5][AS-GL-4][example]") {
    const auto betweenPlays = [](Mode mode) {
        Scene scene{Phase::LineUp};
        scene.mode(mode).stage(LineupStage::First).lineupClocks(true);
        scene.clock(ClockName::OffenseLineup, 33000);
        return scene.state();
    };
    const State strict = betweenPlays(Mode::Tournament);
    CHECK(refusal(strict, by(Side::Home, decide(DecisionKind::Pause))) == "TAP-GL-5");
    CHECK(refusal(strict, by(Side::Visitor, decide(DecisionKind::Pause))) == "TAP-GL-5");
    REQUIRE(clockOf(strict, ClockName::OffenseLineup) != nullptr);
    CHECK(clockOf(strict, ClockName::OffenseLineup)->running);

    SECTION("hot-seat stops every clock between plays") {
        const State open = betweenPlays(Mode::Hotseat);
        const Step step = must(open, by(Side::Visitor, decide(DecisionKind::Pause)));
        CHECK(step.next.paused);
        CHECK(has(step.events, EventKind::Paused));
        const State on = must(step.next, by(Side::Home, decide(DecisionKind::Resume, 50000))).next;
        CHECK_FALSE(on.paused);
        CHECK(clockLeft(on, ClockName::OffenseLineup) == 33000);
    }
    SECTION("but not within a play") {
        const State stop = Scene{Phase::StopOffense}.standardOffense().carrier("H12");
        CHECK_FALSE(refusal(stop, by(Side::Home, decide(DecisionKind::Pause))).empty());
    }
}

TEST_CASE("TAP-GL-8 a tie after two halves goes to overtime",
          "[tap][TAP-GL-8][TAP-OT-1][AS-GL-5][example]") {
    const auto lastPlay = [](int home, int visitor, bool overtime) {
        Scene scene = freeRun();
        scene.half(2).play(20).score(home, visitor);
        scene.rules([&](RulesData& r) { r.game.tieGoesToOvertime = overtime; });
        return tackled(scene);
    };
    const Step tied = lastPlay(21, 21, true);
    CHECK(tied.next.phase == Phase::OvertimeToss);
    CHECK_FALSE(tied.next.over);

    SECTION("unless the coaches let it stand") {
        const Step stands = lastPlay(21, 21, false);
        CHECK(stands.next.phase == Phase::Final);
        CHECK(stands.next.over);
        CHECK_FALSE(stands.next.winner);
    }
    SECTION("the higher score wins") {
        const Step won = lastPlay(20, 21, true);
        CHECK(won.next.phase == Phase::Final);
        CHECK(won.next.winner == Side::Visitor);
        CHECK(has(won.events, EventKind::GameEnded));
        CHECK(prompt(won.next).kind == PromptKind::Over);
    }
}

TEST_CASE("TAP-GL-7 nothing of the first half's last down is carried over",
          "[tap][TAP-GL-7][TAP-CT-4][AS-GL-6][example]") {
    // The visitors kicked off to open the game.
    Scene scene = freeRun(46.0);
    scene.method(Method::Clock).ballOn(43).down(1).clock(ClockName::Game, 0, false);
    scene.with([](State& s) {
        s.clocks.back().marked = true;
        s.lineToGain = Spot::yards(50);
    });
    Step step = tackled(scene);  // second and three at the 47
    State s = step.next;
    REQUIRE(s.phase == Phase::Halftime);
    CHECK(clockLeft(s, ClockName::Halftime) == 300'000);
    s = taken(must(s, expire(ClockName::Halftime)).next);
    CHECK(s.half == 2);
    CHECK(s.play == 0);
    CHECK(s.phase == Phase::KickDeclare);
    CHECK(s.playFacts.kind == PlayKind::Kickoff);
    CHECK(s.offense == Side::Visitor);
    CHECK(prompt(s).side == Side::Home);
    CHECK_FALSE(s.carrier);
    CHECK(s.figures.empty());

    s = go(s, by(Side::Home, choose(DecisionKind::DeclareKick, Choice::Kickoff)));
    s = taken(must(s, by(Side::Visitor, decide(DecisionKind::EarlyTouchback))).next);
    CHECK(s.down == 1);
    CHECK(s.lineOfScrimmage == Spot::yards(75));
    CHECK(s.lineToGain == Spot::yards(65));
    CHECK(clockLeft(s, ClockName::Game).value_or(0) > 2'600'000);

    SECTION("in a game of plays both may go on at once") {
        Scene plays = freeRun();
        plays.play(20);
        const State half = playOn(tackled(plays).next, Phase::KickDeclare);
        CHECK(half.half == 2);
        CHECK(half.play == 0);
    }
}

TEST_CASE("TAP-GL-2 the game clock starts with the kick and runs with board and windows",
          "[tap][TAP-GL-2][property]") {
    SECTION("early touchback settles the kick: it starts") {
        Scene scene{Phase::KickLineUp};
        scene.method(Method::Clock).stage(LineupStage::First).offense(Side::Visitor);
        scene.kind(PlayKind::Kickoff).clock(ClockName::Game, 2'700'000, false);
        const State s = must(scene, by(Side::Visitor, decide(DecisionKind::EarlyTouchback))).next;
        REQUIRE(clockOf(s, ClockName::Game) != nullptr);
        CHECK(clockLeft(s, ClockName::Game) == 2'700'000);
        // It stands still while the defense places alone on one screen, and runs with the offense's
        // line-up.
        REQUIRE(s.phase == Phase::Break);
        CHECK_FALSE(clockOf(s, ClockName::Game)->running);
        const State later = go(s, by(prompt(s).side, decide(DecisionKind::Ready, 2'000)));
        REQUIRE(later.phase == Phase::LineUp);
        CHECK(clockLeft(later, ClockName::Game) == 2'700'000);
        CHECK(clockOf(later, ClockName::Game)->running);
        Decision center = place(later, "V52", 76.1, kMiddle);
        center.ms = 3'000;
        CHECK(clockLeft(must(later, center).next, ClockName::Game) == 2'697'000);
    }
    SECTION("before the kick it stands still") {
        Scene scene{Phase::KickLineUp};
        scene.method(Method::Clock).stage(LineupStage::First).offense(Side::Visitor);
        scene.kind(PlayKind::Kickoff).clock(ClockName::Game, 2'700'000, false);
        scene.with([](State& state) { state.gameClockStarted = false; });
        Decision returner = about(scene, DecisionKind::NameReturner, "V22");
        returner.ms = 5'000;
        const State s = must(scene, by(Side::Visitor, returner)).next;
        CHECK(clockLeft(s, ClockName::Game) == 2'700'000);
        CHECK_FALSE(clockOf(s, ClockName::Game)->running);
    }
    SECTION("settled alone it runs at once") {
        Scene scene{Phase::KickLineUp};
        scene.mode(Mode::Solitaire).method(Method::Clock).stage(LineupStage::First);
        scene.offense(Side::Visitor).kind(PlayKind::Kickoff);
        scene.clock(ClockName::Game, 2'700'000, false);
        const State s = must(scene, by(Side::Visitor, decide(DecisionKind::EarlyTouchback))).next;
        CHECK(clockOf(s, ClockName::Game)->running);
    }
    SECTION("the three seconds of the kick count") {
        Scene scene = kickScene(Phase::KickReady, Side::Visitor);
        scene.method(Method::Clock).clock(ClockName::Game, 2'700'000, false).holder(Side::Home);
        scene.returner("V22");
        State s = must(scene, by(Side::Home, decide(DecisionKind::SwitchOn))).next;
        CHECK(clockLeft(s, ClockName::Game) == 2'700'000);
        s = playScript(s, {}).next;
        CHECK(clockLeft(s, ClockName::Game) == 2'697'000);
    }
    SECTION("a decision costs what it took") {
        Scene scene{Phase::StopOffense};
        scene.method(Method::Clock).clock(ClockName::Game, 60'000).standardOffense();
        scene.carrier("H12").holder(Side::Home).clock(ClockName::Stoppage, 10'000);
        const State s = must(scene, pivot(scene, "H22", 10.0, 4'321)).next;
        CHECK(clockLeft(s, ClockName::Game) == 55'679);
        CHECK(clockLeft(s, ClockName::Stoppage) == 5'679);
    }
}

TEST_CASE("TAP-GL-4 in a game of plays the line-up has no clock", "[tap][TAP-GL-4][property]") {
    const auto afterTackle = [](Mode mode, Method method) {
        Scene scene = freeRun();
        scene.mode(mode).method(method).play(3);
        if (method == Method::Clock)
            scene.clock(ClockName::Game, 900'000);
        return taken(tackled(scene).next);
    };
    SECTION("hot-seat, plays") {
        const State s = playOn(afterTackle(Mode::Hotseat, Method::Plays), Phase::LineUp);
        CHECK_FALSE(clockLeft(s, ClockName::OffenseLineup));
        CHECK(refusal(s, by(Side::Visitor, decide(DecisionKind::CallDelay))) == "TAP-GL-4");
    }
    SECTION("hot-seat, clock") {
        const State s = playOn(afterTackle(Mode::Hotseat, Method::Clock), Phase::LineUp);
        CHECK(clockLeft(s, ClockName::OffenseLineup) == 40'000);
    }
    SECTION("tournament, plays") {
        const State s = playOn(afterTackle(Mode::Tournament, Method::Plays), Phase::LineUp);
        CHECK(clockLeft(s, ClockName::OffenseLineup) == 40'000);
    }
}

TEST_CASE("TAP-GL-3 a house rule of more halves ends each of them", "[tap][TAP-GL-3][TAP-GN-5]") {
    for (const Method method : {Method::Plays, Method::Clock}) {
        Scene scene{Phase::RunFree};
        scene.method(method).half(3).play(20).put("H34", 60.0, 20.0).put("V52", 62.01, 20.0, 180.0);
        scene.carrier("H34").holder(Side::Visitor).clock(ClockName::Game, 0, false);
        scene.rules([](RulesData& rules) { rules.game.halves = 4; });
        const State state = scene;
        const State next = playScript(state, {touch(state, 10, "H34", "V52")}).next;
        CHECK(next.half == 4);
        CHECK(next.play == 0);
        CHECK_FALSE(next.over);
    }
}

TEST_CASE("TAP-GL-6 after an accepted foul of the defense on the last play one more is run",
          "[tap][TAP-GL-6][property]") {
    Scene scene{Phase::BallInAir};
    scene.play(20).standardOffense().standardDefense().carrier("H12").holder(Side::Home);
    scene.stopsUsed(1).eligible({"H80", "H84", "H88"}).magnet(55.0, 10.0);
    scene.put("H88", 48.0, 10.0).put("V21", 51.0, 10.0, 180.0);  // his back to the ball
    scene.with([](State& s) {
        s.playFacts.counted = true;
        s.playFacts.pass.declared = s.playFacts.pass.released = true;
        s.playFacts.pass.receiver = idOf(s, "H88");
        s.playFacts.pass.stick = Stick::Medium;
        s.review.before = situationOf(s);
    });
    const State air = scene;
    const State dead = taken(playScript(air, {touch(air, 5, "H88", "V21")}).next);
    REQUIRE(dead.phase == Phase::Dead);
    REQUIRE(prompt(dead).side == Side::Home);

    SECTION("accepted") {
        const Step step = must(dead, by(Side::Home, decide(DecisionKind::Accept)));
        CHECK_FALSE(has(step.events, EventKind::HalfEnded));
        State s = playOn(step.next, Phase::RunBehind);
        CHECK(s.half == 1);
        CHECK(s.down == 1);
        const Step last = playScript(s, {touch(s, 5, "H12", "V52")});
        CHECK(has(last.events, EventKind::HalfEnded));
    }
    SECTION("declined, the half is over") {
        const Step step = must(dead, by(Side::Home, decide(DecisionKind::Decline)));
        CHECK(has(step.events, EventKind::HalfEnded));
    }
}

TEST_CASE("TAP-GL-2 the game clock stands still for a two-point try, not for an extra point",
          "[tap][TAP-GL-2][boundary]") {
    Scene scene = freeRun(98.5);
    scene.method(Method::Clock).clock(ClockName::Game, 600'000);
    const State before = scene;
    const State s = goRun(before, {poseAt(before, 20, "H34", 99.2, 20.0)});
    REQUIRE(s.phase == Phase::TryChoice);
    const int atScore = *clockLeft(s, ClockName::Game);
    SECTION("extra point") {
        State kick =
            must(s, by(Side::Home, choose(DecisionKind::ChooseTry, Choice::ExtraPoint, 4'000)))
                .next;
        CHECK(clockLeft(kick, ClockName::Game) == atScore - 4'000);
        kick = must(kick, by(Side::Home, decide(DecisionKind::Roll, 3'000))).next;
        CHECK(clockLeft(kick, ClockName::Game) == atScore - 7'000);
    }
    SECTION("two points") {
        State two =
            must(s, by(Side::Home, choose(DecisionKind::ChooseTry, Choice::TwoPoint, 4'000))).next;
        const int declared = *clockLeft(two, ClockName::Game);
        CHECK(declared == atScore - 4'000);
        two = playOn(two, Phase::LineUp);
        two = must(two, withMs(usualLineUp(two, Side::Home), 20'000)).next;
        CHECK(clockLeft(two, ClockName::Game) == declared);
        two = playOn(two, Phase::RunBehind);
        two = goRun(two, {touch(two, 100, "H12", "V52")});
        CHECK(clockLeft(two, ClockName::Game) == declared);
        // The kickoff that follows runs on it again.
        REQUIRE(two.phase == Phase::KickDeclare);
        two = must(two, by(Side::Home, choose(DecisionKind::DeclareKick, Choice::Kickoff, 2'000)))
                  .next;
        CHECK(clockLeft(two, ClockName::Game) == declared - 2'000);
    }
}

TEST_CASE("TAP-GL-2 before the opening kick the game clock waits", "[tap][TAP-GL-2][boundary]") {
    GameConfig config = standardConfig();
    config.method = Method::Clock;
    State s = newGame(config)->next;
    s = playOn(must(must(s, by(Side::Home, decide(DecisionKind::ConfirmMethod))).next,
                    by(Side::Visitor, decide(DecisionKind::ConfirmMethod)))
                   .next,
               Phase::Toss);
    s = must(s, by(Side::Visitor, choose(DecisionKind::CallToss, Choice::Heads))).next;
    s = taken(must(s, coin(CoinFace::Heads)).next);
    s = go(s, by(Side::Visitor, choose(DecisionKind::ChooseToss, Choice::Receive, 5'000)));
    REQUIRE(s.phase == Phase::KickDeclare);
    s = go(s, by(Side::Home, choose(DecisionKind::DeclareKick, Choice::Kickoff, 5'000)));
    CHECK(clockLeft(s, ClockName::Game).value_or(2'700'000) == 2'700'000);
    s = playOn(s, Phase::KickReady);
    CHECK(clockLeft(s, ClockName::Game).value_or(2'700'000) == 2'700'000);
    s = must(s, by(Side::Home, decide(DecisionKind::SwitchOn, 4'000))).next;
    CHECK(clockLeft(s, ClockName::Game) == 2'700'000);
    s = playScript(s, {}).next;
    CHECK(clockLeft(s, ClockName::Game) == 2'697'000);
}

TEST_CASE("TAP-GL-6 nobody switches on once the half is over", "[tap][TAP-GL-6][refusal]") {
    const auto ready = [](Method method, int play, int msLeft) {
        Scene scene{Phase::Ready};
        scene.method(method).play(play).standardOffense().standardDefense().holder(Side::Home);
        if (method == Method::Clock)
            scene.clock(ClockName::Game, msLeft, msLeft > 0);
        scene.with([](State& s) { s.carrier = s.playFacts.snapTaker = idOf(s, "H12"); });
        return scene.state();
    };
    const auto on = [](int ms) { return by(Side::Home, decide(DecisionKind::SwitchOn, ms)); };
    CHECK(refusal(ready(Method::Plays, 19, 0), on(0)) == "");
    CHECK(refusal(ready(Method::Plays, 20, 0), on(0)) == "TAP-GL-6");
    CHECK(refusal(ready(Method::Clock, 55, 0), on(0)) == "TAP-GL-6");
    CHECK(refusal(ready(Method::Clock, 55, 800), on(799)) == "");
    CHECK(refusal(ready(Method::Clock, 55, 800), on(800)) == "TAP-GL-6");
}

TEST_CASE("TAP-KO-1 the first kickoff too has sixty seconds", "[tap][TAP-KO-1][boundary]") {
    GameConfig config = standardConfig();
    config.method = Method::Clock;
    State s = newGame(config)->next;
    s = must(s, by(Side::Home, decide(DecisionKind::ConfirmMethod))).next;
    s = must(s, by(Side::Visitor, decide(DecisionKind::ConfirmMethod))).next;
    s = must(s, by(Side::Visitor, choose(DecisionKind::CallToss, Choice::Heads))).next;
    s = taken(must(s, coin(CoinFace::Tails)).next);
    s = go(s, by(Side::Home, choose(DecisionKind::ChooseToss, Choice::Kick)));
    REQUIRE(s.phase == Phase::KickDeclare);
    CHECK(clockLeft(s, ClockName::AfterScore) == 60'000);
    CHECK(clockLeft(s, ClockName::KickDeclare) == 10'000);
    s = go(s, by(Side::Home, choose(DecisionKind::DeclareKick, Choice::Kickoff, 6'000)));
    CHECK(clockLeft(s, ClockName::AfterScore) == 54'000);
}
