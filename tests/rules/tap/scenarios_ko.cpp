#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 9, Kickoff. Every scene's view is the kicking team's.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
// First-and-ten for a side at its own yard line.
void checkFirstAndTen(const State& s, Side side, double yard) {
    const View v{side};
    CHECK(s.offense == side);
    CHECK(s.down == 1);
    CHECK(s.lineOfScrimmage == v.spot(yard));
    CHECK(s.lineToGain == v.spot(yard + 10.0));
    CHECK((s.phase == Phase::Break || s.phase == Phase::LineUp));
}
Scene lineUp(const View& v, LineupStage stage = LineupStage::First) {
    return kickScene(Phase::KickLineUp, v.other()).stage(stage);
}
// After the three seconds; the receivers' returner #22 waits off the field.
Scene decideScene(const View& v) {
    Scene scene = kickScene(Phase::KickDecide, v.other());
    scene.returner(v.opp("22")).clock(ClockName::ReturnDecision, 10'000);
    scene.with([](State& s) { s.playFacts.snapped = true; });
    return scene;
}

}  // namespace

TEST_CASE("TAP-KO-2 the early touchback waits for the declaration of the kick",
          "[tap][TAP-KO-2][TAP-KO-3][AS-KO-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::KickDeclare};
    scene.offense(v.other()).kind(PlayKind::Kickoff);
    CHECK(refusal(scene, say(v.other(), DecisionKind::EarlyTouchback)) == "TAP-KO-2");

    const State declared =
        go(scene, by(v.side, choose(DecisionKind::DeclareKick, Choice::Kickoff)));
    CHECK(declared.phase == Phase::KickLineUp);
    const Step step = must(declared, say(v.other(), DecisionKind::EarlyTouchback));
    CHECK_FALSE(has(step.events, EventKind::BoardOn));
    CHECK(has(step.events, EventKind::Touchback));
    checkFirstAndTen(taken(step.next), v.other(), 25.0);

    SECTION("also when both are ready") {
        Scene ready = kickScene(Phase::KickReady, v.other());
        ready.holder(v.side).returner(v.opp("22"));
        checkFirstAndTen(
            taken(must(ready, say(v.other(), DecisionKind::EarlyTouchback)).next), v.other(), 25);
    }
    SECTION("not for the kicking coach") {
        CHECK_FALSE(refusal(declared, say(v.side, DecisionKind::EarlyTouchback)).empty());
    }
    SECTION("not once the board was on") {
        CHECK(refusal(decideScene(v), say(v.other(), DecisionKind::EarlyTouchback)) == "TAP-KO-3");
    }
    SECTION("without a choice it is a kickoff") {
        scene.clock(ClockName::KickDeclare, 10'000);
        const State expired = taken(must(scene, expire(ClockName::KickDeclare)).next);
        CHECK(expired.phase == Phase::KickLineUp);
        CHECK(expired.playFacts.kind == PlayKind::Kickoff);
    }
    SECTION("the receiving coach declares nothing") {
        CHECK_FALSE(
            refusal(scene, by(v.other(), choose(DecisionKind::DeclareKick, Choice::Kickoff)))
                .empty());
    }
}

TEST_CASE("TAP-KO-7 after three seconds the touchback is at the 20",
          "[tap][TAP-KO-7][TAP-KO-8][AS-KO-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = kickScene(Phase::KickReady, v.other());
    scene.holder(v.side).returner(v.opp("22"));
    const State on = must(scene, say(v.side, DecisionKind::SwitchOn)).next;
    REQUIRE(on.phase == Phase::KickRun);
    const SegmentResult result = runScript(on,
                                           {stopAt(40, v.side),
                                            stopAt(50, v.other()),
                                            call(60, v.other(), CallKind::Down),
                                            fall(on, 90, v.own("90")),
                                            touch(on, 100, v.own("91"), v.opp("61"))});
    CHECK(result.ticks == 360);
    CHECK(result.stop.cause == StopCause::Time);
    REQUIRE(result.calls.size() == 3);
    for (const CallRuling& ruling : result.calls) {
        CHECK_FALSE(ruling.granted);
        CHECK(ruling.clause == "TAP-KO-7");
    }
    const State over = taken(must(on, result).next);
    CHECK(over.phase == Phase::KickDecide);
    CHECK(prompt(over).side == v.other());
    CHECK(onBoard(over, v.own("90")).status == FigureStatus::Fallen);
    const Step step = must(over, say(v.other(), DecisionKind::TakeTouchback));
    CHECK(has(step.events, EventKind::Touchback));
    checkFirstAndTen(taken(step.next), v.other(), 20.0);
}

TEST_CASE("TAP-KO-8 no choice within ten seconds is a touchback",
          "[tap][TAP-KO-8][AS-KO-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State before = decideScene(v);
    const State s = taken(must(before, expire(ClockName::ReturnDecision)).next);
    checkFirstAndTen(s, v.other(), 20.0);
    SECTION("a choice at 10.000 s is late, at 9.999 s in time") {
        CHECK(refusal(before, say(v.other(), DecisionKind::ReturnKick, 9'999)) == "");
        CHECK_FALSE(refusal(before, say(v.other(), DecisionKind::ReturnKick, 10'000)).empty());
    }
    SECTION("advisory clocks wait") {
        Scene alone = decideScene(v);
        alone.mode(Mode::Solitaire).clock(ClockName::ReturnDecision, 10'000);
        const State waiting = must(alone, expire(ClockName::ReturnDecision)).next;
        CHECK(waiting.phase == Phase::KickDecide);
        CHECK(clockOf(waiting, ClockName::ReturnDecision)->marked);
    }
}

TEST_CASE("TAP-KO-9 on a return the receivers pivot everyone free, then the kickers",
          "[tap][TAP-KO-9][TAP-KO-10][AS-KO-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = decideScene(v);
    scene.touching(r.own("52"), v.own("90"));
    scene.touching(r.own("61"), v.own("91"));
    scene.touching(r.own("64"), v.own("96"));
    State s = go(scene, say(r.side, DecisionKind::ReturnKick));
    REQUIRE(s.phase == Phase::ReturnPivot);
    CHECK(prompt(s).side == r.side);
    CHECK(s.carrier == idOf(s, r.own("22")));
    const Figure& returner = onBoard(s, r.own("22"));
    CHECK(returner.pose.at.x == r.spot(0));
    CHECK(returner.pose.at.y == Spot::yards(kMiddle));
    CHECK(returner.status == FigureStatus::Standing);

    const std::vector<std::string> free{"22", "70", "76", "82", "84", "80", "88", "30"};
    for (const std::string& number : free)
        s = must(s, turn(s, r, number, 25.0)).next;
    for (const std::string& number : free)
        CHECK(onBoard(s, r.own(number)).pose.heading == Heading::degrees(r.heading(25.0)));
    CHECK(refusal(s, turn(s, r, "61", 25.0)) == "TAP-EN-3");
    CHECK(refusal(s, turn(s, v, "98", 25.0)) == "TAP-KO-10");

    s = go(s, say(r.side, DecisionKind::Done));
    REQUIRE(s.phase == Phase::CoverPivot);
    CHECK(prompt(s).side == v.side);
    CHECK(clockLeft(s, ClockName::CoverPivots) == 10'000);
    CHECK(refusal(s, turn(s, r, "22", 0.0)) == "TAP-KO-10");
    for (const char* number : {"98", "51", "52", "54", "55", "20", "21"})
        s = must(s, turn(s, v, number, -30.0)).next;
    s = go(s, say(v.side, DecisionKind::Done));
    CHECK(s.phase == Phase::RestartReturn);
    CHECK(s.switchHolder == v.side);
    CHECK(refusal(s, say(r.side, DecisionKind::SwitchOn)) == "TAP-GN-6");
    CHECK(must(s, say(v.side, DecisionKind::SwitchOn)).next.phase == Phase::RunFree);
}

TEST_CASE("TAP-KO-11 a kick return has no stoppages", "[tap][TAP-KO-11][AS-KO-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = decideScene(v);
    State s = go(scene, say(r.side, DecisionKind::ReturnKick));
    s = go(s, {Input{say(r.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::Done)}});
    s = must(s, say(v.side, DecisionKind::SwitchOn)).next;
    const SegmentResult result = runScript(s,
                                           {stopAt(10, v.side),
                                            stopAt(12, r.side),
                                            poseAt(s, 60, r.own("22"), r.x(5), r.y(kMiddle)),
                                            touch(s, 60, r.own("22"), v.own("90"))});
    REQUIRE(result.calls.size() == 2);
    for (const CallRuling& ruling : result.calls) {
        CHECK_FALSE(ruling.granted);
        CHECK(ruling.clause == "TAP-KO-11");
    }
    CHECK(result.ticks == 60 + 48);
    const Step step = must(s, result);
    CHECK(has(step.events, EventKind::CallRefused));
    checkFirstAndTen(taken(step.next), r.side, 6.0);
}

TEST_CASE("TAP-KO-4 the kicking line is the own 30, less than a yard short of it",
          "[tap][TAP-KO-4][AS-KO-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto setWithFrontAt = [&](double d) {
        Scene scene = lineUp(v);
        const double y = onBoard(scene, v.own("52")).pose.at.y.yards();
        scene.put(v.own("52"), v.x(d - 1.0), y);
        return refusal(scene, say(v.side, DecisionKind::Set));
    };
    CHECK(setWithFrontAt(28.9) == "TAP-KO-4");
    CHECK(setWithFrontAt(29.2) == "");
    CHECK(setWithFrontAt(29.0) == "TAP-KO-4");
    CHECK(setWithFrontAt(29.01) == "");
    CHECK(setWithFrontAt(30.0) == "");
    CHECK(setWithFrontAt(30.05) == "");
    CHECK(setWithFrontAt(30.06) == "TAP-KO-4");

    SECTION("the receivers stand on the 50, facing the kickers") {
        const View r{v.other()};
        const auto readyWithFrontAt = [&](double d) {
            Scene scene = lineUp(v, LineupStage::AfterSet);
            scene.returner(r.own("22"));
            const double y = onBoard(scene, r.own("64")).pose.at.y.yards();
            scene.put(r.own("64"), r.x(d - 1.0), y);
            return refusal(scene, say(r.side, DecisionKind::Ready));
        };
        CHECK(readyWithFrontAt(50.0) == "");
        CHECK(readyWithFrontAt(49.2) == "");
        CHECK(readyWithFrontAt(49.0) == "TAP-KO-4");
        CHECK(readyWithFrontAt(50.06) == "TAP-KO-4");
    }
    SECTION("after set the receivers have ten seconds") {
        Scene scene = lineUp(v);
        scene.lineupClocks(true).clock(ClockName::AfterScore, 30'000);
        const State set = go(scene, say(v.side, DecisionKind::Set, 1'000));
        CHECK(prompt(set).side == v.other());
        CHECK(clockLeft(set, ClockName::ReceivingAfterSet) == 10'000);
    }
}

TEST_CASE("TAP-KO-6 the named returner stays off the field", "[tap][TAP-KO-6][AS-KO-7][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = kickScene(Phase::KickReady, r.side);
    scene.holder(v.side).returner(r.own("22"));
    CHECK(refusal(scene, say(v.side, DecisionKind::SwitchOn)) == "");
    scene.put(r.own("22"), r.x(20), r.y(20));
    CHECK(refusal(scene, say(v.side, DecisionKind::SwitchOn)) == "TAP-KO-6");

    SECTION("none named: the highest-numbered skill player not placed") {
        Scene unnamed = kickScene(Phase::KickReady, r.side);
        unnamed.holder(v.side);
        const State on = must(unnamed, say(v.side, DecisionKind::SwitchOn)).next;
        // 82 84 80 88 30 are placed; 89 is the highest skill number left.
        CHECK(on.playFacts.returner == idOf(on, r.own("89")));
        CHECK(findOnBoard(on, idOf(on, r.own("89"))) == nullptr);
    }
}

TEST_CASE("TAP-KO-12 a returner caught behind his goal line after coming out is a safety",
          "[tap][TAP-KO-12][TAP-SC-3][AS-KO-8][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = decideScene(v);
    State s = go(scene, say(r.side, DecisionKind::ReturnKick));
    s = go(s, {Input{say(r.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::Done)}});
    s = must(s, say(v.side, DecisionKind::SwitchOn)).next;
    const double y = r.y(kMiddle);
    const auto caught = [&](double d) {
        return playScript(s,
                          {poseAt(s, 60, r.own("22"), r.x(3.0), y),
                           poseAt(s, 100, r.own("22"), r.x(3.0), y, r.heading(180)),
                           poseAt(s, 200, r.own("22"), r.x(d), y, r.heading(180)),
                           touch(s, 200, r.own("22"), v.own("90"))});
    };
    const Step step = caught(-1.5);
    CHECK(has(step.events, EventKind::Safety));
    CHECK(step.next.score[indexOf(v.side)] == 2);
    CHECK(step.next.score[indexOf(r.side)] == 0);

    SECTION("with part of the base out of the end zone it is first-and-ten there") {
        const Step near = caught(-0.8);
        CHECK_FALSE(has(near.events, EventKind::Safety));
        checkFirstAndTen(taken(near.next), r.side, 0.2);
    }
    SECTION("a return over the other goal line scores") {
        const Step score = playScript(
            s, {poseAt(s, 1, r.own("22"), r.x(0.1), y), poseAt(s, 900, r.own("22"), r.x(99.0), y)});
        CHECK(has(score.events, EventKind::Touchdown));
        CHECK(score.next.score[indexOf(r.side)] == 6);
        CHECK(score.next.phase == Phase::TryChoice);
        CHECK(score.next.tryTeam == r.side);
    }
    SECTION("tackled on the field: first-and-ten at the spot") {
        const Step ended = playScript(
            s,
            {poseAt(s, 240, r.own("22"), r.x(23.4), y), touch(s, 240, r.own("22"), v.own("90"))});
        checkFirstAndTen(taken(ended.next), r.side, 24.4);
        CHECK(ended.next.play == s.play);
    }
}

TEST_CASE("TAP-KO-5 every man inbounds, clear of others and not stacked",
          "[tap][TAP-KO-5][AS-KO-9][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto setWith = [&](const std::string& number, double d, double y) {
        Scene scene = lineUp(v);
        scene.put(v.own(number), v.x(d), y);
        return refusal(scene, say(v.side, DecisionKind::Set));
    };
    CHECK(setWith("90", 29.0, 0.5) == "TAP-KO-5");
    CHECK(setWith("90", 29.0, kWidth - 0.5) == "TAP-KO-5");
    CHECK(setWith("90", 29.0, 0.76) == "");
    SECTION("touching a team-mate") {
        const double y = onBoard(lineUp(v), v.own("91")).pose.at.y.yards();
        CHECK(setWith("90", 29.0, y - 1.5) == "TAP-KO-5");
        CHECK(setWith("90", 29.0, y - 1.6) == "");
    }
}

TEST_CASE("TAP-KO-1 who scored kicks off, after a touchdown when the try is over",
          "[tap][TAP-KO-1][TAP-TM-3][AS-KO-10][example]") {
    SECTION("field goal") {
        Scene scene{Phase::FieldGoal};
        scene.method(Method::Clock).clock(ClockName::Game, 1'000'000);
        scene.kind(PlayKind::FieldGoal).ballOn(90).down(4, 5).play(6);
        State s = must(scene, say(Side::Home, DecisionKind::Roll)).next;
        s = taken(must(s, dice(5, 6)).next);
        CHECK(s.score == std::array{3, 0});
        CHECK(s.phase == Phase::KickDeclare);
        CHECK(prompt(s).side == Side::Home);
        CHECK(s.offense == Side::Visitor);
        CHECK(clockLeft(s, ClockName::AfterScore) == 60'000);
    }
    SECTION("touchdown") {
        Scene scene{Phase::RunFree};
        scene.method(Method::Clock).clock(ClockName::Game, 1'000'000);
        scene.offense(Side::Visitor).put("V34", 3.0, 20.0).carrier("V34").holder(Side::Home);
        const State before = scene;
        State s = goRun(before, {poseAt(before, 60, "V34", 1.0, 20.0)});
        CHECK(s.phase == Phase::TryChoice);
        CHECK_FALSE(
            refusal(s, by(Side::Visitor, choose(DecisionKind::DeclareKick, Choice::Kickoff)))
                .empty());
        s = go(s, by(Side::Visitor, choose(DecisionKind::ChooseTry, Choice::ExtraPoint)));
        s = go(s, say(Side::Visitor, DecisionKind::Roll));
        s = taken(must(s, dice(1, 1)).next);
        CHECK(s.score == std::array{0, 6});
        CHECK(s.phase == Phase::KickDeclare);
        CHECK(prompt(s).side == Side::Visitor);
        CHECK(s.offense == Side::Home);
    }
}

TEST_CASE("TAP-KO-1 each half begins with a kickoff, the second by who received the first",
          "[tap][TAP-KO-1][TAP-CT-4][TAP-TM-3]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene toss{Phase::Toss};
    toss.method(Method::Clock).with([&](State& s) {
        s.openingKicker.reset();
        s.tossCall = CoinFace::Heads;
        s.tossWinner = v.side;
    });
    State s = go(toss, by(v.side, choose(DecisionKind::ChooseToss, Choice::Receive)));
    CHECK(s.phase == Phase::KickDeclare);
    CHECK(s.playFacts.kind == PlayKind::Kickoff);
    CHECK(prompt(s).side == v.other());
    CHECK(s.openingKicker == v.other());
    // There is no score to count from: the 60 s are those of the start of the half.
    CHECK(clockLeft(s, ClockName::AfterScore) == 60'000);

    Scene half{Phase::Halftime};
    half.method(Method::Clock).half(2).with([&](State& at) { at.openingKicker = v.other(); });
    s = go(half,
           {Input{say(Side::Home, DecisionKind::Ready)},
            Input{say(Side::Visitor, DecisionKind::Ready)}});
    CHECK(s.phase == Phase::KickDeclare);
    CHECK(s.playFacts.kind == PlayKind::Kickoff);
    CHECK(prompt(s).side == v.side);
    CHECK(clockLeft(s, ClockName::AfterScore) == 60'000);
}

TEST_CASE("TAP-KO-4 who lines up when: receivers, kickers, receivers, and alone kickers, receivers",
          "[tap][TAP-KO-4][TAP-MD-5][TAP-MD-4][property]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto declared = [&](Mode mode) {
        Scene scene{Phase::KickDeclare};
        scene.mode(mode).lineupClocks(true).offense(v.other()).kind(PlayKind::Kickoff);
        scene.clock(ClockName::AfterScore, 60'000);
        return go(scene, by(v.side, choose(DecisionKind::DeclareKick, Choice::Kickoff)));
    };
    SECTION("on one screen") {
        State s = declared(GENERATE(Mode::Hotseat, Mode::Tournament));
        CHECK(s.stage == LineupStage::Preplace);
        CHECK(prompt(s).side == v.other());
        CHECK(clockLeft(s, ClockName::KickPreplace) == 24'000);
        CHECK_FALSE(refusal(s, usualKickLineUp(s, v.side, 11)).empty());
        s = must(s, usualKickLineUp(s, v.other(), 10)).next;
        s = go(s, say(v.other(), DecisionKind::Ready));
        CHECK(prompt(s).side == v.side);
        s = go(s, {Input{usualKickLineUp(s, v.side, 11)}, Input{say(v.side, DecisionKind::Set)}});
        CHECK(s.stage == LineupStage::AfterSet);
        CHECK(prompt(s).side == v.other());
        s = go(s, say(v.other(), DecisionKind::Ready));
        CHECK(s.phase == Phase::KickReady);
        CHECK(s.switchHolder == v.side);
    }
    SECTION("alone") {
        State s = declared(Mode::Solitaire);
        CHECK(prompt(s).side == v.side);
        s = go(s, {Input{usualKickLineUp(s, v.side, 11)}, Input{say(v.side, DecisionKind::Set)}});
        CHECK(prompt(s).side == v.other());
        s = go(
            s,
            {Input{usualKickLineUp(s, v.other(), 10)}, Input{say(v.other(), DecisionKind::Ready)}});
        CHECK(s.phase == Phase::KickReady);
    }
}

TEST_CASE("TAP-KO-6 if every skill player is placed the highest number of them comes off",
          "[tap][TAP-KO-6][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    Scene scene = kickScene(Phase::KickReady, r.side);
    scene.holder(v.side);
    // Placed are 82 84 80 88 30; the others of the roster play on the white side today.
    scene.with([&](State& s) {
        for (Player& player : s.teams[indexOf(r.side)].edit().players) {
            const bool lineman = player.position == Position::C || player.position == Position::G ||
                                 player.position == Position::T;
            const FigureId id = idOf(s, r.own(player.number));
            if (!lineman && findOnBoard(s, id) == nullptr)
                player.unit = Unit::White;
        }
    });
    const State on = must(scene, say(v.side, DecisionKind::SwitchOn)).next;
    CHECK(on.playFacts.returner == idOf(on, r.own("88")));
    CHECK(findOnBoard(on, idOf(on, r.own("88"))) == nullptr);
}

TEST_CASE("TAP-KO-10 every window of a return closes by itself", "[tap][TAP-KO-10][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    const Scene scene = decideScene(v);
    State s = go(scene, say(r.side, DecisionKind::ReturnKick));
    CHECK(clockLeft(s, ClockName::ReturnPivots) == 10'000);
    s = must(s, turn(s, r, "88", 15.0)).next;
    s = taken(must(s, expire(ClockName::ReturnPivots)).next);
    REQUIRE(s.phase == Phase::CoverPivot);
    CHECK(onBoard(s, r.own("88")).pose.heading == Heading::degrees(r.heading(15)));
    s = taken(must(s, expire(ClockName::CoverPivots)).next);
    REQUIRE(s.phase == Phase::RestartReturn);
    const Step on = must(s, expire(ClockName::Restart));
    CHECK(on.next.phase == Phase::RunFree);
    CHECK(has(on.events, EventKind::BoardOn));
}

TEST_CASE("TAP-KO-12 a kick return may be lost by a fumble and stepped out of bounds",
          "[tap][TAP-KO-12][property]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const View r{v.other()};
    const Scene scene = decideScene(v);
    State s = go(scene, say(r.side, DecisionKind::ReturnKick));
    s = go(s, {Input{say(r.side, DecisionKind::Done)}, Input{say(v.side, DecisionKind::Done)}});
    s = must(s, say(v.side, DecisionKind::SwitchOn)).next;
    SECTION("out of bounds") {
        const Step out = playScript(s,
                                    {poseAt(s, 1, r.own("22"), r.x(0.1), r.y(20)),
                                     poseAt(s, 200, r.own("22"), r.x(17.0), r.y(0.75))});
        CHECK(has(out.events, EventKind::OutOfBounds));
        checkFirstAndTen(taken(out.next), r.side, 18.0);
    }
    SECTION("a fumble is the kickers' on tails") {
        State coinDue = goRun(s,
                              {poseAt(s, 100, r.own("22"), r.x(20.0), r.y(20)),
                               touch(s, 100, r.own("22"), v.own("54")),
                               fall(s, 110, r.own("22"))});
        REQUIRE(coinDue.phase == Phase::Coin);
        CHECK(prompt(coinDue).side == r.side);
        coinDue = must(coinDue, say(r.side, DecisionKind::Flip)).next;
        const State lost = taken(must(coinDue, coin(CoinFace::Tails)).next);
        CHECK(lost.phase == Phase::FumbleRecover);
        CHECK(lost.carrier == idOf(lost, v.own("54")));
    }
}
