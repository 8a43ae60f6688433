#include "tap_steps.hpp"

// TAP rule book, chapter 19: the pass procedure.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// First stop; the quarterback has the ball behind the line.
Scene passStop(double qbX, double qbY) {
    Scene scene{Phase::StopOffense};
    scene.ballOn(qbX + 3.0).put("H12", qbX, qbY).carrier("H12").holder(Side::Home).stopsUsed(1);
    return scene;
}

// "Pass" is declared and the receiver is named.
State passTo(const State& stop, std::string_view receiver) {
    return after(
        stop,
        {decide(DecisionKind::DeclarePass), about(stop, DecisionKind::NameReceiver, receiver)});
}

State stickFor(double distanceMm) {
    Scene scene = passStop(36.0, 26.6665);
    scene.put("H80", 36.0 + distanceMm / 12.7, 26.6665).eligible({"H80"});
    return passTo(scene, "H80");
}

std::optional<int> measuredUm(const State& state) {
    for (const Option& option : options(state)) {
        if (option.distanceUm)
            return option.distanceUm;
    }
    return std::nullopt;
}

// A released pass: the ball lies at (60, 26.6665), nobody was turned before "Pass".
Scene released(int turnsBefore) {
    Scene scene{Phase::PassDefense};
    scene.standardDefense().put("H12", 35.0, 26.6665).put("H88", 48.0, 13.5);
    scene.carrier("H12").holder(Side::Home).stopsUsed(1).magnet(60.0, 26.6665).eligible({"H88"});
    scene.with([&](State& state) {
        state.playFacts.offenseTurns = turnsBefore;
        state.playFacts.pass.declared = true;
        state.playFacts.pass.released = true;
        state.playFacts.pass.releasedInPlay = 1;
        state.playFacts.pass.receiver = idOf(state, "H88");
        state.playFacts.pass.stick = Stick::Long;
        state.playFacts.pass.stickHeading = Heading::degrees(50.0);
    });
    return scene;
}

Decision towardBall(const State& state, std::string_view name) {
    return pivot(state, name, headingTo(on(state, name).pose.at, *state.ball));
}

}  // namespace

TEST_CASE("TAP-PA-4 the distance between the helmets decides which stick is laid",
          "[tap][TAP-PA-4][AS-PA-1][example]") {
    struct Row {
        double mm;
        Stick stick;
    };
    const auto row = GENERATE(Row{150.0, Stick::Short},
                              Row{152.4, Stick::Medium},
                              Row{304.8, Stick::Medium},
                              Row{305.0, Stick::Long});
    CAPTURE(row.mm);
    const State state = stickFor(row.mm);
    SECTION("the right stick is taken") {
        CHECK(must(state, layStick(0)).next.playFacts.pass.stick == row.stick);
        CHECK(refusal(state, layStick(0, row.stick)).empty());
    }
    SECTION("another one is refused") {
        for (const Stick other : {Stick::Short, Stick::Medium, Stick::Long}) {
            if (other != row.stick)
                CHECK(refusal(state, layStick(0, other)) == "TAP-PA-4");
        }
    }
}

TEST_CASE("TAP-PA-5 the ball lies one stick beyond the receiver's base",
          "[tap][TAP-PA-5][AS-PA-2][example]") {
    Scene scene = passStop(46.0, 33.333);
    scene.put("H80", 60.0, 33.333).eligible({"H80"});
    const State state = must(passTo(scene, "H80"), layStick(0)).next;
    CHECK(state.playFacts.pass.stick == Stick::Medium);
    REQUIRE(state.ball);
    CHECK(own(state.ball->x, Side::Home) == near(67.0));
    CHECK(toTeam(*state.ball, Side::Home).w.yards() == near(20.0));
}

TEST_CASE("TAP-PA-8 the ball lies in front of the quarterback, or the receiver cannot be chosen",
          "[tap][TAP-PA-8][TAP-PA-9][AS-PA-3][example]") {
    // front(QB) = 46.0
    Scene scene = passStop(45.0, 26.6665);
    SECTION("a screen that reaches") {
        scene.put("H22", 43.5, 20.0).eligible({"H22"});
        const State state = passTo(scene, "H22");
        const State laid = must(state, layStick(0)).next;
        CHECK(laid.ball->x.yards() == near(47.5));
        CHECK(refusal(laid, decide(DecisionKind::ReleasePass)).empty());
        CHECK(refusal(state, layStick(180)) == "TAP-PA-8");
    }
    SECTION("a screen too deep") {
        scene.put("H22", 41.5, 20.0).eligible({"H22"});
        const State state = must(scene, decide(DecisionKind::DeclarePass)).next;
        const Decision name = about(state, DecisionKind::NameReceiver, "H22");
        CHECK(refusal(state, name) == "TAP-PA-9");
        CHECK(message(state, name) ==
              "the short stick cannot put the ball in front of the QB for #22.");
    }
    SECTION("level with the front is not in front of it") {
        scene.put("H22", 42.0, 20.0).put("H34", 42.01, 33.0).eligible({"H22", "H34"});
        const State state = must(scene, decide(DecisionKind::DeclarePass)).next;
        CHECK(refusal(state, about(state, DecisionKind::NameReceiver, "H22")) == "TAP-PA-9");
        CHECK(refusal(state, about(state, DecisionKind::NameReceiver, "H34")).empty());
    }
}

TEST_CASE("TAP-PA-10 a pass not released in twenty seconds leaves the ball with the quarterback",
          "[tap][TAP-PA-10][TAP-PA-11][AS-PA-4][example]") {
    Scene scene = passStop(36.0, 26.6665);
    scene.put("H80", 45.0, 15.0, 10.0).put("V21", 60.0, 30.0).eligible({"H80"});
    const State named = passTo(scene, "H80");
    CHECK(msLeft(named, ClockName::Pass) == 20000);
    const State laid = must(named, layStick(320)).next;
    REQUIRE(laid.ball);
    SECTION("released in time") {
        CHECK(refusal(laid, decide(DecisionKind::ReleasePass, 19999)).empty());
        const State done = must(laid, decide(DecisionKind::ReleasePass, 19999)).next;
        CHECK(row(open(done)) == "S11");
        CHECK(refused(done, home(layStick(300))) == "TAP-PA-10");
    }
    SECTION("late") {
        CHECK_FALSE(refusal(laid, decide(DecisionKind::ReleasePass, 20000)).empty());
        const Step step = must(laid, expire(ClockName::Pass));
        CHECK(hasClause(step.events, "TAP-PA-11"));
        const State state = open(step.next);
        CHECK(row(state) == "S7r");
        CHECK(carrierOf(state) == "H12");
        CHECK_FALSE(state.ball);
        CHECK(headingOf(state, "H80") == near(10.0));
        CHECK(state.stopsUsed == 1);
        CHECK(state.switchHolder == Side::Home);
        CHECK(refusal(state, decide(DecisionKind::DeclarePass)) == "TAP-PA-11");
    }
    SECTION("withdrawn after one turn: the defense may answer with two") {
        const State turned = must(scene, pivot(scene, "H12", 5.0)).next;
        const State state =
            goOn(passTo(turned, "H80"), {layStick(320), decide(DecisionKind::WithdrawPass)});
        CHECK(row(state) == "S9");
        CHECK(headingOf(state, "H80") == near(10.0));
        CHECK(state.playFacts.offenseTurns == 1);
        // A later stoppage may be used.
        const State later = nextRun(state);
        const State stop = playScript(later, {stopAt(12, Side::Home)}).next;
        CHECK(refused(stop, decide(DecisionKind::DeclarePass)).empty());
    }
}

TEST_CASE("TAP-PA-12 on a pass the defense turns as many as it likes toward the ball",
          "[tap][TAP-PA-12][AS-PA-5][example]") {
    const std::vector<std::string> seven{"V90", "V91", "V97", "V98", "V51", "V52", "V54"};
    SECTION("nobody was pivoted before") {
        State state = released(0);
        for (const std::string& name : seven)
            state = must(state, towardBall(state, name)).next;
        CHECK(refusal(state, pivot(state, "V20", 170.0)) == "TAP-PA-12");
        CHECK(message(state, pivot(state, "V20", 170.0)) ==
              "on a pass, defenders pivot toward the ball (0 free turns left).");
        CHECK(refusal(state, towardBall(state, "V20")).empty());
        state = goOn(state, {decide(DecisionKind::Done)});
        CHECK(row(state) == "S12r");
        CHECK(headingOf(state, "V90") == near(0.0));
    }
    SECTION("one was: two other turns are free") {
        State state = released(1);
        for (const std::string& name : seven)
            state = must(state, towardBall(state, name)).next;
        state = must(state, pivot(state, "V20", 170.0)).next;
        state = must(state, pivot(state, "V21", 170.0)).next;
        CHECK(refusal(state, pivot(state, "V24", 170.0)) == "TAP-PA-12");
    }
    SECTION("exactly 90 degrees off is not toward") {
        const State state = Scene{released(0)}.put("V20", 60.0, 10.0);
        CHECK(refusal(state, pivot(state, "V20", 0.0)) == "TAP-PA-12");
        CHECK(refusal(state, pivot(state, "V20", 2.0)).empty());
    }
}

TEST_CASE("TAP-PA-2 an end covered by another man on the line is not eligible",
          "[tap][TAP-PA-2][AS-PA-6][example]") {
    // #87 stands where the tight end would, #81 outside him on the line.
    Scene scene{Phase::Announce};
    scene.standardOffense().standardDefense().holder(Side::Home);
    scene.with([](State& state) {
        std::erase_if(state.figures, [&](const Figure& f) {
            return f.id == idOf(state, "H84") || f.id == idOf(state, "H88");
        });
    });
    scene.put("H87", 38.9, 26.6665 - 9.0).put("H81", 38.9, 26.6665 - 18.0);
    State state = scene;
    state =
        goOn(state, {about(state, DecisionKind::Announce, "H12"), decide(DecisionKind::SwitchOn)});
    REQUIRE(row(state) == "S7");
    state = open(playScript(state, {stopAt(6, Side::Home)}).next);
    state = must(state, decide(DecisionKind::DeclarePass)).next;
    const auto named = [&](std::string_view who) {
        const Decision name = about(state, DecisionKind::NameReceiver, who);
        const std::string clause = refusal(state, name);
        return clause.empty() ? "" : clause + ": " + message(state, name);
    };
    CHECK(named("H87") == "TAP-PA-2: #87 is not eligible (covered).");
    CHECK(named("H61") == "TAP-PA-2: #61 is not eligible (number).");
    CHECK(named("H12").substr(0, 8) == "TAP-PA-2");
    CHECK(named("H81").empty());
    CHECK(named("H80").empty());
    // Eligible, but his stick does not reach past the quarterback.
    CHECK(named("H22").substr(0, 8) == "TAP-PA-9");
}

TEST_CASE("TAP-PA-1 a pass is declared at a stop with the quarterback behind the line",
          "[tap][TAP-PA-1][TAP-SW-5][AS-PA-7][example]") {
    SECTION("after the cut at the line") {
        Scene scene{Phase::RunBehind};
        scene.put("H12", 38.0, 26.6665).put("V21", 60.0, 26.6665).carrier("H12").holder(Side::Home);
        State state = scene;
        state = open(playScript(state, runTo(state, 10, "H12", 39.5, 26.6665)).next);
        REQUIRE(row(state) == "S16r");
        CHECK(refusal(state, home(DecisionKind::DeclarePass)) == "TAP-SW-5");
    }
    SECTION("a tenth of a yard short of it") {
        Scene scene{Phase::StopOffense};
        scene.put("H12", 38.9, 26.6665).put("H80", 45.0, 15.0).eligible({"H80"});
        scene.carrier("H12").holder(Side::Home).stopsUsed(1);
        CHECK(refusal(scene, decide(DecisionKind::DeclarePass)).empty());
    }
    SECTION("only the quarterback who took the snap, and once a play") {
        Scene scene{Phase::StopOffense};
        scene.put("H12", 33.0, 26.6665).put("H34", 30.0, 26.6665).put("H80", 45.0, 15.0);
        scene.eligible({"H34", "H80"}).snapTaker("H12").carrier("H34").holder(Side::Home);
        CHECK(refusal(scene, decide(DecisionKind::DeclarePass)) == "TAP-PA-1");
        CHECK(message(scene, decide(DecisionKind::DeclarePass)) == "only the QB may pass.");
        Scene second = passStop(36.0, 26.6665);
        second.put("H80", 45.0, 15.0).eligible({"H80"}).with([](State& state) {
            state.playFacts.pass.releasedInPlay = 1;
        });
        CHECK(refusal(second, decide(DecisionKind::DeclarePass)) == "TAP-PA-1");
        CHECK(message(second, decide(DecisionKind::DeclarePass)) == "one pass per play.");
    }
    SECTION("the board must be off") {
        Scene scene{Phase::RunBehind};
        scene.put("H12", 33.0, 26.6665).carrier("H12").holder(Side::Home);
        CHECK(refusal(scene, home(DecisionKind::DeclarePass)) == "TAP-PA-1");
    }
}

TEST_CASE("TAP-PA-14 nothing is thrown without a receiver", "[tap][TAP-PA-14][AS-PA-8][example]") {
    Scene scene = passStop(36.0, 26.6665);
    scene.put("H80", 45.0, 15.0).eligible({"H80"});
    const State state = must(scene, decide(DecisionKind::DeclarePass)).next;
    CHECK(refusal(state, layStick(0)) == "TAP-PA-14");
    CHECK(message(state, layStick(0)) ==
          "name an eligible receiver; the QB may not throw the ball away.");
    CHECK(refusal(state, decide(DecisionKind::ReleasePass)) == "TAP-PA-14");
}

TEST_CASE("TAP-PA-7 the whole ball lies in bounds, clear of every base",
          "[tap][TAP-PA-7][AS-PA-9][example]") {
    // Long stick toward the top sideline: center + 1.0 + 12.0 yd, ball radius 4 mm.
    const auto thrown = [](double overMm) {
        Scene scene = passStop(36.0, 40.0);
        const double y = 53.333 + (overMm - 4.0) / 12.7 - 13.0;
        scene.put("H80", 61.0, y).eligible({"H80"});
        return passTo(scene, "H80");
    };
    SECTION("a millimetre over the sideline") {
        const State state = thrown(1.0);
        CHECK(refusal(state, layStick(90, Stick::Long)) == "TAP-PA-7");
        CHECK_FALSE(state.ball);
        CHECK_FALSE(refusal(state, decide(DecisionKind::ReleasePass)).empty());
        const State laid = must(state, layStick(45)).next;
        CHECK(refusal(laid, decide(DecisionKind::ReleasePass)).empty());
    }
    SECTION("a millimetre inside") {
        CHECK(refusal(thrown(-1.0), layStick(90)).empty());
    }
    SECTION("in the end zone") {
        Scene scene = passStop(76.0, 26.6665);
        scene.put("H80", 92.0, 20.0).eligible({"H80"});
        const State laid = must(passTo(scene, "H80"), layStick(0)).next;
        CHECK(laid.ball->x.yards() == near(92.0 + 1.0 + 6.0));
        CHECK(refusal(laid, decide(DecisionKind::ReleasePass)).empty());
    }
    SECTION("on a base") {
        Scene scene = passStop(36.0, 26.6665);
        scene.put("H80", 45.0, 20.0).put("V21", 49.5, 20.0).eligible({"H80"});
        CHECK(refusal(passTo(scene, "H80"), layStick(0)) == "TAP-PA-7");
        CHECK(refusal(passTo(scene, "H80"), layStick(60)).empty());
    }
}

TEST_CASE("TAP-PA-6 the receiver turns with the stick, and his turn is no pivot",
          "[tap][TAP-PA-6][TAP-PV-9][AS-PA-10][example]") {
    Scene scene = passStop(36.0, 26.6665);
    scene.put("H80", 45.0, 25.0).put("V21", 70.0, 50.0).eligible({"H80"});
    Decision turn = decide(DecisionKind::TurnReceiver);
    turn.heading = Heading::degrees(330);
    SECTION("he faces along it") {
        State state = must(passTo(scene, "H80"), layStick(320)).next;
        CHECK(headingOf(state, "H80") == near(320.0));
        CHECK(refusal(state, turn) == "TAP-PA-6");
        state = goOn(state, {decide(DecisionKind::ReleasePass)});
        CHECK(state.playFacts.offenseTurns == 0);
        CHECK(headingOf(state, "H80") == near(320.0));
        CHECK(refusal(state, pivot(state, "V21", 90.0)) == "TAP-PA-12");
    }
    SECTION("the house rule lets him face another way") {
        scene.rules([](RulesData& rules) { rules.pass.lockReceiverToStick = false; });
        State state = must(passTo(scene, "H80"), layStick(320)).next;
        CHECK(headingOf(state, "H80") == near(320.0));
        state = must(state, turn).next;
        CHECK(headingOf(state, "H80") == near(330.0));
        // The near end of the stick stays on his outline, ten degrees off his heading (TAP-PA-5).
        const double reach = 1.0 / std::cos(10.0 * std::numbers::pi / 180.0) + 3.0;
        const FieldPoint at = on(state, "H80").pose.at;
        CHECK(std::hypot((state.ball->x - at.x).yards(), (state.ball->y - at.y).yards()) ==
              near(reach));
        state = goOn(state, {decide(DecisionKind::ReleasePass)});
        CHECK(state.playFacts.offenseTurns == 0);
        CHECK(headingOf(state, "H80") == near(330.0));
    }
}

TEST_CASE("TAP-PA-3 the distance is measured from helmet to helmet",
          "[tap][TAP-PA-3][AS-PA-11][example]") {
    Scene scene = passStop(46.0, 53.333 - 26.0);
    scene.put("H80", 58.0, 53.333 - 35.0).eligible({"H80"});
    SECTION("helmets over the centers") {
        const State state = passTo(scene, "H80");
        REQUIRE(measuredUm(state));
        CHECK(std::abs(*measuredUm(state) - 190500) <= 2);
        CHECK(must(state, layStick(0)).next.playFacts.pass.stick == Stick::Medium);
    }
    SECTION("a helmet ahead of the center") {
        scene.put("H80", 46.0 + 156.0 / 12.7, 53.333 - 26.0).helmet("H12", 6.0, 0.0);
        const State state = passTo(scene, "H80");
        REQUIRE(measuredUm(state));
        CHECK(std::abs(*measuredUm(state) - 150000) <= 2);
        CHECK(must(state, layStick(0)).next.playFacts.pass.stick == Stick::Short);
    }
}

TEST_CASE("TAP-PA-13 after the release contact with the quarterback means nothing",
          "[tap][TAP-PA-13][AS-PA-12][example]") {
    Scene scene{Phase::BallInAir};
    scene.put("H12", 36.0, 26.6665).put("V91", 38.1, 26.6665).put("H80", 50.0, 15.0);
    scene.put("V21", 70.0, 40.0).holder(Side::Home).stopsUsed(1).magnet(60.0, 15.0);
    const State state = scene.eligible({"H80"}).thrown("H12", "H80");
    const SegmentResult run =
        runScript(state, {touch(state, 10, "H12", "V91"), fall(state, 30, "H12")});
    CHECK_FALSE(noted(run, note::kTackleOpened));
    CHECK(run.ticks == 600);
    const Step step = must(state, run);
    CHECK_FALSE(has(step.events, EventKind::Tackled));
    CHECK(has(step.events, EventKind::Incomplete));
}
