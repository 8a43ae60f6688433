#include "tap_steps.hpp"

#include <cstdlib>

// Borders of the pass procedure and of the ball's contact beyond the book's own examples.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Scene stop(double x = 36.0, double y = 26.6665) {
    Scene scene{Phase::StopOffense};
    scene.ballOn(x + 3.0).put("H12", x, y).carrier("H12").holder(Side::Home).stopsUsed(1);
    return scene;
}

State passTo(const State& stopped, std::string_view receiver) {
    return after(
        stopped,
        {decide(DecisionKind::DeclarePass), about(stopped, DecisionKind::NameReceiver, receiver)});
}

const Option& offered(const std::vector<Option>& list, DecisionKind kind) {
    const auto option = std::ranges::find(list, kind, &Option::decision);
    REQUIRE(option != list.end());
    return *option;
}

// What the prompt offers in the pass window is what the rules take, and nothing else.
void sticksAreTaken(const State& state) {
    const std::vector<Option> list = options(state);
    for (const FigureId id : offered(list, DecisionKind::NameReceiver).figures) {
        Decision name = decide(DecisionKind::NameReceiver);
        name.figure = id;
        INFO("naming " << figureName(state, id));
        CHECK(refusal(state, name).empty());
    }
    if (!state.playFacts.pass.receiver)
        return;
    const Option& lay = offered(list, DecisionKind::LayStick);
    REQUIRE(lay.stick);
    INFO("offered " << nameOf(*lay.stick) << " for " << *lay.distanceUm / 1000.0 << " mm to "
                    << figureName(state, *state.playFacts.pass.receiver));
    for (const Stick stick : {Stick::Short, Stick::Medium, Stick::Long}) {
        for (const double heading : {0.0, 35.0, 320.0})
            CHECK(refusal(state, layStick(heading, stick)) ==
                  (stick == *lay.stick ? "" : "TAP-PA-4"));
    }
}

Scene airborne() {
    Scene scene{Phase::BallInAir};
    scene.ballOn(41.0).down(2, 4.0).put("H12", 36.0, 26.6665).put("H84", 55.0, 24.0);
    scene.magnet(60.0, 26.6665).holder(Side::Home).stopsUsed(1).eligible({"H84"});
    return scene.thrown("H12", "H84");
}

}  // namespace

TEST_CASE("TAP-PA-4 sticks are lengths on the board, whatever its yards are",
          "[tap][TAP-PA-4][TAP-PA-5][edge]") {
    // 9.525 mm to the yard: 152.4 mm are 16 yd, the medium stick is 8 yd long.
    Scene scene = stop(30.0, 20.0);
    scene.board({.id = "2x4", .mmPerYard = 9.525, .ticksPerSecond = 120});
    scene.put("H80", 46.0, 20.0).put("H84", 45.9, 35.0).eligible({"H80"});
    const State laid = must(passTo(scene, "H80"), layStick(0)).next;
    CHECK(laid.playFacts.pass.stick == Stick::Medium);
    // Half a base length is 12.7 mm.
    CHECK(laid.ball->x.yards() == near(46.0 + (12.7 + 76.2) / 9.525));
}

TEST_CASE("TAP-PA-5 the stick begins at the receiver's own outline",
          "[tap][TAP-PA-5][TAP-GE-2][edge]") {
    Scene scene = stop();
    scene.put("H80", 45.0, 15.0).eligible({"H80"});
    scene.outline("H80", 0, Polygon::rectangle(38.1, 19.05));
    const State laid = must(passTo(scene, "H80"), layStick(30)).next;
    const FieldPoint at = on(laid, "H80").pose.at;
    CHECK(std::hypot((laid.ball->x - at.x).yards(), (laid.ball->y - at.y).yards()) ==
          near(1.5 + 6.0));
    CHECK(headingTo(at, *laid.ball) == Approx(30.0).margin(0.01));
}

TEST_CASE("TAP-PA-2 who is eligible: number, place at the snap, standing and free",
          "[tap][TAP-PA-2][TAP-PS-7][edge]") {
    Scene scene = stop();
    scene.put("H22", 34.5, 22.0).put("H25", 34.5, 31.0).put("H66", 37.0, 30.0);
    scene.put("H80", 45.0, 15.0).put("H81", 47.0, 45.0).put("H52", 38.0, 26.6665);
    scene.eligible({"H22", "H25", "H66", "H80"}).fallen("H25");
    const State state = must(scene, decide(DecisionKind::DeclarePass)).next;
    const auto why = [&](std::string_view name) {
        const Decision decision = about(state, DecisionKind::NameReceiver, name);
        const std::string clause = refusal(state, decision);
        return clause.empty() ? clause : clause + " " + message(state, decision);
    };
    CHECK(why("H80").empty());
    CHECK(why("H66") == "TAP-PA-2 #66 is not eligible (number).");
    CHECK(why("H52") == "TAP-PA-2 #52 is not eligible (number).");
    CHECK(why("H25") == "TAP-PA-2 #25 is not eligible (down).");
    CHECK(why("H81") == "TAP-PA-2 #81 is not eligible (covered).");
    SECTION("the options name only those who are and can be reached") {
        const auto offered = options(state);
        const auto name = std::ranges::find(offered, DecisionKind::NameReceiver, &Option::decision);
        REQUIRE(name != offered.end());
        CHECK(name->figures == std::vector{idOf(state, "H22"), idOf(state, "H80")});
    }
    SECTION("after a direct snap nobody passes") {
        Scene direct = scene;
        direct.with([](State& s) { s.playFacts.directSnap = true; });
        CHECK(refusal(direct, decide(DecisionKind::DeclarePass)) == "TAP-PS-7");
    }
}

TEST_CASE("TAP-PA-10 until the release everything may be changed, and the first man turns back",
          "[tap][TAP-PA-10][TAP-PA-14][edge]") {
    Scene scene = stop();
    scene.put("H80", 45.0, 15.0, 25.0).put("H84", 45.0, 40.0, 335.0).eligible({"H80", "H84"});
    State state = must(passTo(scene, "H80"), layStick(320)).next;
    CHECK(headingOf(state, "H80") == near(320.0));
    state = must(state, about(state, DecisionKind::NameReceiver, "H84")).next;
    CHECK(headingOf(state, "H80") == near(25.0));
    CHECK_FALSE(state.ball);
    CHECK(refusal(state, decide(DecisionKind::ReleasePass)) == "TAP-PA-14");
    state = must(state, layStick(10)).next;
    state = must(state, layStick(350)).next;
    CHECK(headingOf(state, "H84") == near(350.0));
    state = goOn(state, {decide(DecisionKind::ReleasePass)});
    CHECK(nameOr(state, state.playFacts.pass.receiver) == "H84");
    CHECK(refusal(state, home(DecisionKind::WithdrawPass)) == "TAP-PA-10");
}

TEST_CASE(
    "TAP-PA-4 the stick offered is the stick taken, however the stick has turned the receiver",
    "[tap][TAP-PA-3][TAP-PA-4][TAP-GE-14][edge]") {
    // 295 mm from the quarterback; his helmet, 12 mm ahead of the base's middle, is 307 mm away
    // until he turns.
    Scene scene = stop();
    scene.put("H80", 36.0 + 295.0 / 12.7, 26.6665).helmet("H80", 12.0, 0.0).eligible({"H80"});
    // places lie on a grid of a thousandth of a millimeter and more
    const auto isNear307 = [](const Option& option) {
        return option.distanceUm && std::abs(*option.distanceUm - 307'000) <= 10;
    };
    State state = passTo(scene, "H80");
    CHECK(offered(options(state), DecisionKind::LayStick).stick == Stick::Long);
    CHECK(isNear307(offered(options(state), DecisionKind::LayStick)));
    sticksAreTaken(state);
    const Step laid = must(state, layStick(80.0));
    CHECK(laid.next.playFacts.pass.stick == Stick::Long);
    // Seen from the helmet of the turned man it would be 295.2 mm and the medium stick.
    CHECK(offered(options(laid.next), DecisionKind::LayStick).stick == Stick::Long);
    CHECK(isNear307(offered(options(laid.next), DecisionKind::LayStick)));
    sticksAreTaken(laid.next);
    SECTION("named again he is measured as he stood, too") {
        const Step again = must(laid.next, about(laid.next, DecisionKind::NameReceiver, "H80"));
        REQUIRE(again.events.front().kind == EventKind::ReceiverNamed);
        CHECK(again.events.front().stick == Stick::Long);
        CHECK(again.next.playFacts.pass.receiverBefore == Heading::degrees(0.0));
        sticksAreTaken(again.next);
    }
}

TEST_CASE("TAP-PA-4 prompt and rules choose the same stick for every helmet",
          "[tap][TAP-PA-3][TAP-PA-4][TAP-PA-9][TAP-GE-14][edge][property]") {
    const Vec2 helmet = GENERATE(
        Vec2{0.0, 0.0}, Vec2{12.0, 0.0}, Vec2{-12.0, 0.0}, Vec2{0.0, 12.0}, Vec2{7.0, -9.0});
    // Near 152.4 mm and 304.8 mm, where a turned helmet changes the stick, and a man behind the
    // quarterback.
    const double apart = GENERATE(146.0, 152.4, 158.0, 296.0, 304.8, 312.0);
    Scene scene = stop();
    scene.put("H80", 36.0 + apart / 12.7, 26.6665, 0.0);
    scene.put("H84", 36.0 + 0.8 * apart / 12.7, 26.6665 - 0.6 * apart / 12.7, 90.0);
    scene.put("H22", 33.3, 31.0, 40.0).eligible({"H22", "H80", "H84"});
    for (const std::string_view name : {"H12", "H22", "H80", "H84"})
        scene.helmet(name, helmet.x, helmet.y);
    INFO("helmet " << helmet.x << ", " << helmet.y << " mm, " << apart << " mm apart");
    State state = must(scene, decide(DecisionKind::DeclarePass)).next;
    sticksAreTaken(state);
    // A first choice, another direction, another man, and the first again.
    for (const std::string_view name : {"H80", "H84", "H80", "H80"}) {
        state = must(state, about(state, DecisionKind::NameReceiver, name)).next;
        sticksAreTaken(state);
        for (const double heading : {35.0, 320.0}) {
            state = must(state, layStick(heading)).next;
            sticksAreTaken(state);
        }
    }
    CHECK(headingOf(state, "H84") == near(90.0));
}

TEST_CASE("TAP-PA-12 engaged and fallen defenders do not turn, not even toward the ball",
          "[tap][TAP-PA-12][TAP-EN-3][TAP-GE-5][edge]") {
    Scene scene = stop();
    scene.put("H80", 45.0, 15.0).eligible({"H80"});
    scene.put("H64", 40.0, 30.0).put("V97", 42.02, 30.0).touching("H64", "V97");
    scene.put("V21", 60.0, 40.0).fallen("V21").put("V24", 70.0, 20.0);
    State state = goOn(passTo(scene, "H80"), {layStick(0), decide(DecisionKind::ReleasePass)});
    REQUIRE(row(state) == "S11");
    CHECK(refusal(state, pivot(state, "V97", 260.0)) == "TAP-EN-3");
    CHECK(refusal(state, pivot(state, "V21", 200.0)) == "TAP-GE-5");
    CHECK(refusal(state, pivot(state, "V24", 185.0)).empty());
    CHECK(msLeft(state, ClockName::PassDefense) == 10000);
    SECTION("its ten seconds over, the offense switches on; the defense may not") {
        state = open(must(state, expire(ClockName::PassDefense)).next);
        CHECK(row(state) == "S12r");
        CHECK(refusal(state, visitor(DecisionKind::SwitchOn)) == "TAP-GN-6");
        CHECK(row(must(state, decide(DecisionKind::SwitchOn)).next) == "S12");
    }
}

TEST_CASE("TAP-PA-11 a withdrawn pass ends the offense's adjustments",
          "[tap][TAP-PA-11][TAP-SW-6][edge]") {
    Scene scene = stop();
    scene.put("H80", 45.0, 15.0).put("H34", 31.0, 26.6665).put("V21", 60.0, 40.0).eligible({"H80"});
    State state = scene;
    state = must(state, pivot(state, "H34", 20.0)).next;
    state = goOn(passTo(state, "H80"), {decide(DecisionKind::WithdrawPass)});
    REQUIRE(row(state) == "S9");
    CHECK_FALSE(refusal(state, home(about(state, DecisionKind::Pitch, "H34"))).empty());
    CHECK(refusal(state, pivot(state, "H80", 90.0)) == "TAP-SW-6");
    // Whose window it is does not matter: there is no second attempt, and the pass is never the
    // defense's.
    CHECK(refusal(state, home(DecisionKind::DeclarePass)) == "TAP-PA-11");
    CHECK(message(state, home(DecisionKind::DeclarePass)) ==
          "no second pass attempt at this stoppage.");
    CHECK(refusal(state, visitor(DecisionKind::DeclarePass)) == "TAP-PA-1");
    CHECK(message(state, visitor(DecisionKind::DeclarePass)) == "only the offense may pass.");
    // The window is the defense's, the switch is not.
    CHECK(refusal(state, visitor(DecisionKind::SwitchOn)) == "TAP-GN-6");
    CHECK(message(state, visitor(DecisionKind::SwitchOn)) == "Lancers holds the switch now.");
    CHECK(refusal(state, home(DecisionKind::SwitchOn)) == "TAP-SW-6");
    CHECK(message(state, home(DecisionKind::SwitchOn)) == "it is the defense's window.");
    // n = 1: two turns for the defense.
    CHECK(refusal(state, pivot(state, "V21", 200.0)).empty());
}

TEST_CASE("TAP-CA-4 two defenders in one step: the lower number", "[tap][TAP-CA-4][edge]") {
    Scene scene = airborne();
    scene.put("V52", 58.68, 26.6665, 0.0).put("V21", 61.315, 26.6665);
    const State state = scene;
    CHECK(carrierOf(
              playScript(state, {ballTouch(state, 3, "V52"), ballTouch(state, 3, "V21")}).next) ==
          "V21");
}

TEST_CASE("TAP-CA-5 engaged means at the end of the step before",
          "[tap][TAP-CA-5][TAP-TK-9][TAP-CA-1][edge]") {
    Scene scene = airborne();
    scene.put("H84", 58.68, 26.6665).put("V28", 58.0, 28.5, 320.0).touching("H84", "V28");
    const State state = scene;
    SECTION("parted a step earlier: caught") {
        CHECK(
            carrierOf(playScript(state, {part(state, 4, "H84", "V28"), ballTouch(state, 5, "H84")})
                          .next) == "H84");
    }
    SECTION("parted in the very step: incomplete") {
        CHECK(find(playScript(state, {part(state, 5, "H84", "V28"), ballTouch(state, 5, "H84")})
                       .events,
                   EventKind::Incomplete)
                  .clause == "TAP-CA-5");
    }
    SECTION("an interceptor in contact is down at once, at his spot") {
        Scene other = airborne();
        other.put("V21", 61.32, 26.6665).put("H88", 63.5, 26.6665);
        const State tied = other;
        const Step step =
            playScript(tied, {touch(tied, 6, "V21", "H88"), ballTouch(tied, 6, "V21")});
        CHECK(step.next.offense == Side::Visitor);
        CHECK(lineOf(step.next) == near(39.7));
        CHECK(step.next.down == 1);
    }
}

TEST_CASE("TAP-CA-8 exactly a base length past the ball is not more than one",
          "[tap][TAP-CA-8][edge]") {
    const State state = airborne();
    const auto at = [&](double x) {
        return ruling(runScript(
            state,
            std::vector{poseAt(state, 1, "H84", 55.0, 24.0), poseAt(state, 30, "H84", x, 24.0)} +
                stopAt(30, Side::Home)));
    };
    CHECK(at(63.0) == "TAP-SW-8");
    CHECK(at(63.001).substr(0, 7) == "granted");
}

TEST_CASE("TAP-CA-10 both windows close by themselves after ten seconds",
          "[tap][TAP-CA-10][TAP-SW-9][edge]") {
    Scene scene = airborne();
    scene.put("H84", 58.68, 26.6665).put("V21", 80.0, 26.6665);
    State state = open(playScript(scene, {ballTouch(scene, 1, "H84")}).next);
    CHECK(refusal(state, pivot(state, "V21", 190.0)) == "TAP-SW-6");
    state = open(must(state, expire(ClockName::AfterTouch)).next);
    CHECK(row(state) == "S14");
    CHECK(refusal(state, pivot(state, "H84", 10.0)) == "TAP-SW-6");
    state = open(must(state, expire(ClockName::AfterTouchOther)).next);
    CHECK(row(state) == "S16r");
    CHECK(refusal(state, pivot(state, "V21", 190.0)) == "TAP-SW-5");
    state = must(state, expire(ClockName::Restart)).next;
    CHECK(row(state) == "S16");
    CHECK(ruling(runScript(state, {stopAt(3, Side::Visitor), fall(state, 9, "H84")})) ==
          "TAP-SW-5");
}

TEST_CASE("TAP-CA-11 after a catch behind the line the catcher may pitch",
          "[tap][TAP-CA-11][TAP-PT-1][edge]") {
    Scene scene = airborne();
    scene.put("H22", 36.0, 15.0).put("H34", 32.0, 15.0).put("V21", 60.0, 40.0);
    scene.magnet(37.3, 15.0).eligible({"H22"}).with([](State& state) {
        state.playFacts.pass.receiver = idOf(state, "H22");
    });
    State state = playScript(scene, {ballTouch(scene, 1, "H22")}).next;
    state = playScript(nextRun(state), {stopAt(6, Side::Home)}).next;
    state = stepOn(state, about(state, DecisionKind::Pitch, "H34")).next;
    CHECK(carrierOf(state) == "H34");
    CHECK(state.stopsUsed == 2);
}
