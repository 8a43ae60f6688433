#include "tap_steps.hpp"

// From the dead ball to the next play: penalties, tries, downs, breaks and overtime where the
// book's own examples do not go.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// An incomplete pass with a foul of the given kind; the receiver's front is at 66 in the contact.
Scene fouledPass(FoulKind kind) {
    const bool offensive = kind == FoulKind::OffensiveInterference;
    Scene scene{Phase::BallInAir};
    scene.put("H12", 35.0, 26.6665).put("H84", 65.0, 20.0, offensive ? 180.0 : 0.0);
    scene.put("V28", 67.02, 20.0, offensive ? 0.0 : 180.0).magnet(80.0, 20.0);
    scene.holder(Side::Home).stopsUsed(1).eligible({"H84"}).thrown("H12", "H84");
    return scene.rules([&](RulesData& rules) { rules.pass.lockReceiverToStick = !offensive; });
}

State flagged(const Scene& scene) {
    const State state = scene;
    return playScript(state, {touch(state, 30, "H84", "V28"), part(state, 40, "H84", "V28")}).next;
}

Scene tackled(double front) {
    Scene scene{Phase::RunFree};
    scene.put("H34", front - 1.0, 20.0).put("V52", front + 1.01, 20.0);
    scene.carrier("H34").holder(Side::Visitor);
    return scene;
}

State ended(const Scene& scene) {
    const State state = scene;
    return playScript(state, {touch(state, 10, "H34", "V52")}).next;
}

}  // namespace

TEST_CASE("TAP-PE-5 on fourth down the loss of down turns the ball over where it was walked to",
          "[tap][TAP-PE-5][TAP-DN-4][TAP-DN-3][edge]") {
    Scene scene = fouledPass(FoulKind::OffensiveInterference);
    scene.down(4, 3.0);
    const State next = stepOn(flagged(scene), visitor(DecisionKind::Accept)).next;
    CHECK(next.offense == Side::Visitor);
    CHECK(next.down == 1);
    CHECK(next.lineOfScrimmage.yards() == near(25.0));
}

TEST_CASE("TAP-PE-9 offensive interference near the own goal walks half the distance",
          "[tap][TAP-PE-9][TAP-PE-5][edge]") {
    Scene scene = fouledPass(FoulKind::OffensiveInterference);
    scene.ballOn(24.0).down(1, 10.0);
    CHECK(lineOf(stepOn(flagged(scene), visitor(DecisionKind::Accept)).next) == near(12.0));
    scene.ballOn(30.0).down(1, 10.0);
    CHECK(lineOf(stepOn(flagged(scene), visitor(DecisionKind::Accept)).next) == near(15.0));
    scene.ballOn(31.0).down(1, 10.0);
    CHECK(lineOf(stepOn(flagged(scene), visitor(DecisionKind::Accept)).next) == near(16.0));
}

TEST_CASE("TAP-GL-6 a defensive foul accepted on the last play brings one more",
          "[tap][TAP-GL-6][TAP-PE-6][edge]") {
    Scene scene = fouledPass(FoulKind::DefensiveInterference);
    scene.play(20);
    const State dead = flagged(scene);
    SECTION("accepted") {
        const State next = stepOn(dead, home(DecisionKind::Accept)).next;
        CHECK(next.half == 1);
        CHECK(betweenPlays(next));
        CHECK(lineOf(next) == near(66.0));
    }
    SECTION("declined: the half is over") {
        CHECK(stepOn(dead, home(DecisionKind::Decline)).next.half == 2);
    }
    SECTION("a foul of the offense brings none") {
        Scene theirs = fouledPass(FoulKind::OffensiveInterference);
        theirs.play(20);
        CHECK(stepOn(flagged(theirs), visitor(DecisionKind::Accept)).next.half == 2);
    }
}

TEST_CASE("TAP-PE-10 the decision is the offended coach's: alone it waits",
          "[tap][TAP-PE-10][TAP-MD-10][TAP-MD-2][edge]") {
    Scene scene = fouledPass(FoulKind::DefensiveInterference);
    SECTION("the offender has none") {
        CHECK_FALSE(refused(flagged(scene), visitor(DecisionKind::Decline)).empty());
    }
    SECTION("in solitaire the referee asks and waits") {
        scene.mode(Mode::Solitaire);
        const State dead = flagged(scene);
        REQUIRE(row(dead) == "S19");
        CHECK(turnOf(dead) == Side::Home);
        const State waiting = must(dead, expire(ClockName::PenaltyDecision)).next;
        CHECK(row(waiting) == "S19");
        CHECK(lineOf(must(waiting, decide(DecisionKind::Accept)).next) == near(66.0));
    }
    SECTION("expiry takes the first down") {
        CHECK(lineOf(stepOn(flagged(scene), expire(ClockName::PenaltyDecision)).next) ==
              near(66.0));
    }
}

TEST_CASE("TAP-PE-10 a touchdown is kept by declining", "[tap][TAP-PE-10][TAP-PE-11][edge]") {
    Scene scene = fouledPass(FoulKind::DefensiveInterference);
    scene.magnet(101.0, 20.0);
    const State state = scene;
    const State dead = playScript(state,
                                  {touch(state, 30, "H84", "V28"),
                                   part(state, 40, "H84", "V28"),
                                   poseAt(state, 200, "H84", 99.6, 20.0),
                                   ballTouch(state, 200, "H84")})
                           .next;
    REQUIRE(row(open(dead)) == "S19");
    SECTION("declined") {
        const State next = stepOn(dead, decide(DecisionKind::Decline)).next;
        CHECK(next.score == std::array{6, 0});
        CHECK(row(open(next)) == "X0");
    }
    SECTION("expiry: the score comes first") {
        CHECK(stepOn(dead, expire(ClockName::PenaltyDecision)).next.score == std::array{6, 0});
    }
    SECTION("accepted: no points") {
        const State next = stepOn(dead, decide(DecisionKind::Accept)).next;
        CHECK(next.score == std::array{0, 0});
        CHECK(lineOf(next) == near(66.0));
    }
}

TEST_CASE(
    "TAP-PE-8 gunner interference is walked from the previous spot, half the distance at most",
    "[tap][TAP-PE-8][TAP-PE-9][edge]") {
    Scene scene{Phase::PuntRun};
    scene.kind(PlayKind::Punt).ballOn(86.0).down(4, 6.0).put("H5", 70.0, 26.6665);
    scene.put("H88", 88.0, 10.0).put("V24", 92.0, 10.0, 180.0).put("V90", 72.0, 26.6665);
    scene.carrier("H5").holder(Side::Home).gunners({"H88"}).returner("V28");
    scene.with([](State& state) {
        state.playFacts.lanes = {
            {.gunner = idOf(state, "H88"), .lowMm = 8.5 * 12.7, .highMm = 11.5 * 12.7}};
    });
    const State state = scene;
    State dead = playScript(state,
                            {poseAt(state, 20, "V24", 90.02, 10.0),
                             touch(state, 20, "H88", "V24"),
                             touch(state, 60, "H5", "V90")})
                     .next;
    REQUIRE(row(open(dead)) == "S19");
    const State next = stepOn(dead, home(DecisionKind::Accept)).next;
    CHECK(lineOf(next) == near(93.0));
    CHECK(next.down == 1);
    CHECK(toGo(next) == near(7.0));
    SECTION("declined: fourth down was short") {
        const State turned = stepOn(dead, home(DecisionKind::Decline)).next;
        CHECK(turned.offense == Side::Visitor);
        CHECK(turned.lineOfScrimmage.yards() == near(71.0));
    }
}

TEST_CASE("TAP-PE-4 delay on a kick moves the kicking line",
          "[tap][TAP-PE-4][TAP-PE-3][TAP-TM-3][edge]") {
    Scene scene{Phase::KickLineUp};
    scene.kind(PlayKind::Kickoff).offense(Side::Visitor).stage(LineupStage::First);
    scene.lineupClocks(true).expired(ClockName::AfterScore);
    SECTION("the kickers are late: five yards back") {
        const State next = must(scene, visitor(DecisionKind::CallDelay)).next;
        CHECK(next.kickShift.yards() == near(-5.0));
        CHECK(msLeft(next, ClockName::AfterScore) == 60000);
    }
    SECTION("not while they have time") {
        scene.clock(ClockName::AfterScore, 1);
        CHECK(refusal(scene, visitor(DecisionKind::CallDelay)) == "TAP-PE-4");
    }
}

TEST_CASE("TAP-PE-2 a waiting returner counts among the eleven", "[tap][TAP-PE-2][edge]") {
    Scene scene{Phase::SetDefense};
    scene.kind(PlayKind::Punt).stage(LineupStage::AfterSet).standardOffense().standardDefense();
    scene.returner("V33");
    // Eleven on the board and the returner: twelve men.
    const State next = must(scene, home(DecisionKind::CallTooManyMen)).next;
    CHECK(lineOf(next) == near(45.0));
}

TEST_CASE("TAP-SC-3 a fumble kept in the end zone in which the ball was gained is a touchback",
          "[tap][TAP-SC-3][TAP-FU-7][edge]") {
    Scene scene{Phase::RunFree};
    scene.ballOn(70.0).put("V28", 103.0, 20.0).put("H84", 100.9, 20.0).carrier("V28");
    scene.holder(Side::Home).with([](State& state) {
        state.playFacts.possessionChanged = true;
        state.playFacts.returning = ReturnKind::Interception;
        state.playFacts.gainedInOwnEndZone = true;
    });
    const State state = scene;
    State coinDue =
        playScript(state, {touch(state, 10, "V28", "H84"), fall(state, 20, "V28")}).next;
    SECTION("heads") {
        const Step step = flipped(coinDue, CoinFace::Heads);
        CHECK(step.next.score == std::array{0, 0});
        CHECK(lineOf(step.next) == near(20.0));
        CHECK(step.next.offense == Side::Visitor);
    }
    SECTION("tails: a touchdown for the other team") {
        CHECK(flipped(coinDue, CoinFace::Tails).next.score == std::array{6, 0});
    }
    SECTION("had he been beyond his goal line in between: a safety") {
        Scene left = scene;
        left.with([](State& s) { s.playFacts.gainedInOwnEndZone = false; });
        const State out = left;
        coinDue = playScript(out, {touch(out, 10, "V28", "H84"), fall(out, 20, "V28")}).next;
        CHECK(flipped(coinDue, CoinFace::Heads).next.score == std::array{2, 0});
    }
}

TEST_CASE("TAP-CP-1 when the sixty seconds are due", "[tap][TAP-CP-1][TAP-FG-7][TAP-DN-3][edge]") {
    SECTION("after a missed field goal") {
        Scene scene{Phase::FieldGoal};
        scene.kind(PlayKind::FieldGoal).ballOn(70.0).lineupClocks(true);
        CHECK(msLeft(rolled(scene, 6, 6).next, ClockName::Break) == 60000);
    }
    SECTION("on downs") {
        Scene scene = tackled(41.0);
        scene.down(4, 6.0).lineupClocks(true);
        CHECK(msLeft(ended(scene), ClockName::Break) == 60000);
    }
    SECTION("not for the next down, a first down, or a ball lost and regained") {
        Scene scene = tackled(43.0);
        scene.lineupClocks(true);
        CHECK(msLeft(ended(scene), ClockName::Break) == -1);
        Scene first = tackled(55.0);
        first.lineupClocks(true);
        CHECK(msLeft(ended(first), ClockName::Break) == -1);
        Scene regained = tackled(43.0);
        regained.lineupClocks(true).with([](State& state) {
            state.playFacts.possessionChanged = true;
            state.playFacts.returning = ReturnKind::Fumble;
        });
        const State next = ended(regained);
        CHECK(msLeft(next, ClockName::Break) == -1);
        CHECK(next.down == 1);
        CHECK(lineOf(next) == near(43.0));
        CHECK(toGo(next) == near(10.0));
    }
    SECTION("between the plays of a period of overtime, not between the periods") {
        Scene scene = tackled(55.0);
        scene.half(3).ballOn(50.0).lineupClocks(true).with([](State& state) {
            state.overtime = {.period = 1, .first = Side::Home, .playsDone = 0, .yards = {}};
        });
        CHECK(msLeft(ended(scene), ClockName::Break) == 60000);
        // Home goes second and, the periods being level, first in the next.
        scene.with([](State& state) {
            state.overtime = {.period = 1,
                              .first = Side::Visitor,
                              .playsDone = 1,
                              .yards = {std::nullopt, Distance::yards(5.0)}};
        });
        const State next = ended(scene);
        CHECK(next.overtime.period == 2);
        CHECK(next.offense == Side::Home);
        CHECK(msLeft(next, ClockName::Break) == -1);
    }
}

TEST_CASE("TAP-OT-7 what counts as losing the ball in overtime",
          "[tap][TAP-OT-7][TAP-OT-4][TAP-FU-3][edge]") {
    const auto overtime = [](Scene scene) {
        scene.half(3).ballOn(50.0).with([](State& state) {
            state.overtime = {.period = 1, .first = Side::Home, .playsDone = 0, .yards = {}};
        });
        return scene;
    };
    const auto homeYards = [](const State& state) {
        REQUIRE(state.overtime.yards[0]);
        return state.overtime.yards[0]->yards();
    };
    SECTION("a fumble kept by heads counts its yards") {
        const State state = overtime(tackled(58.0));
        const State coinDue =
            playScript(state, {touch(state, 10, "H34", "V52"), fall(state, 20, "H34")}).next;
        CHECK(homeYards(flipped(coinDue, CoinFace::Heads).next) == near(8.0));
    }
    SECTION("a touchdown after losing and regaining it counts nothing") {
        Scene scene = overtime(tackled(98.5));
        scene.with([](State& state) {
            state.playFacts.possessionChanged = true;
            state.playFacts.returning = ReturnKind::Fumble;
        });
        const State state = scene;
        CHECK(homeYards(playScript(state, runTo(state, 60, "H34", 99.2, 20.0)).next) == near(0.0));
    }
    SECTION("the defense downed in its own end zone gains nothing for the offense") {
        Scene scene = overtime(Scene{Phase::RunFree});
        scene.put("V28", 103.0, 20.0).put("H84", 100.9, 20.0).carrier("V28").holder(Side::Home);
        scene.with([](State& state) {
            state.playFacts.possessionChanged = true;
            state.playFacts.returning = ReturnKind::Interception;
        });
        const State state = scene;
        const State next = playScript(state, {touch(state, 10, "V28", "H84")}).next;
        CHECK_FALSE(next.over);
        CHECK(homeYards(next) == near(0.0));
    }
}

TEST_CASE("TAP-XP-1 the try after the last play of a half is still played",
          "[tap][TAP-XP-1][TAP-GL-6][TAP-TM-3][edge]") {
    Scene scene = tackled(90.0);
    scene.play(20).put("H34", 98.5, 20.0);
    const State state = scene;
    State next = playScript(state, runTo(state, 60, "H34", 99.2, 20.0)).next;
    REQUIRE(row(open(next)) == "X0");
    next = must(open(next), choose(DecisionKind::ChooseTry, Choice::ExtraPoint)).next;
    next = rolled(next, 4, 4).next;
    CHECK(next.score == std::array{7, 0});
    CHECK(next.half == 2);
}

TEST_CASE("TAP-TP-4 on a try a defender's touchback or down gives nothing",
          "[tap][TAP-TP-4][TAP-TP-5][edge]") {
    Scene scene = fouledPass(FoulKind::DefensiveInterference);
    scene.score(6, 0).ballOn(95.0).with([](State& state) {
        state.tryKind = TryKind::TwoPoint;
        state.tryTeam = Side::Home;
    });
    SECTION("accepted interference in the end zone: again from the 1") {
        scene.put("H84", 101.0, 20.0).put("V28", 103.02, 20.0, 180.0).magnet(106.0, 20.0);
        State next = stepOn(flagged(scene), home(DecisionKind::Accept)).next;
        next = toLineUp(next);
        CHECK(lineOf(next) == near(99.0));
        CHECK(next.tryKind == TryKind::TwoPoint);
        CHECK(next.score == std::array{6, 0});
    }
    SECTION("intercepted in the end zone and kept there") {
        scene.put("V21", 103.0, 40.0).magnet(101.7, 40.0);
        const State state = scene;
        State next = open(playScript(state, {ballTouch(state, 3, "V21")}).next);
        if (wants(next, DecisionKind::TakeTouchback))
            next = must(next, decide(DecisionKind::TakeTouchback)).next;
        CHECK(next.score == std::array{6, 0});
        CHECK(row(open(next)) == "K0");
        CHECK(turnOf(next) == Side::Home);
    }
}

TEST_CASE("TAP-TM-5 expiry costs nothing outside the line-up",
          "[tap][TAP-TM-5][TAP-FU-5][TAP-PU-15][edge]") {
    SECTION("fumble windows") {
        Scene scene{Phase::FumbleRecover};
        scene.put("V52", 50.0, 20.0).put("H34", 45.0, 20.0).put("H64", 40.0, 40.0);
        scene.fallen("H34").carrier("V52").with([](State& state) {
            state.playFacts.possessionChanged = true;
            state.playFacts.returning = ReturnKind::Fumble;
        });
        scene.clock(ClockName::FumbleRecover, 10000);
        State state = open(must(scene, expire(ClockName::FumbleRecover)).next);
        CHECK(row(state) == "S18b");
        state = open(must(state, expire(ClockName::FumbleOther)).next);
        CHECK(row(state) == "S16r");
        CHECK(state.switchHolder == Side::Home);
        state = must(state, expire(ClockName::Restart)).next;
        CHECK(row(state) == "S16");
    }
    SECTION("punt windows") {
        Scene scene{Phase::PuntStop};
        scene.kind(PlayKind::Punt).put("H5", 25.0, 26.6665).put("H88", 55.0, 10.0).carrier("H5");
        scene.holder(Side::Home).gunners({"H88"}).returner("V28");
        State state = open(must(scene, decide(DecisionKind::Punt)).next);
        state = open(must(state, expire(ClockName::PuntReturnPivots)).next);
        CHECK(row(state) == "P7");
        state = open(must(state, expire(ClockName::PuntCoverPivots)).next);
        CHECK(row(state) == "P8");
        CHECK(row(must(state, expire(ClockName::Restart)).next) == "S16");
    }
}
