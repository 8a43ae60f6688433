#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 1, General.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

TEST_CASE("TAP-GN-3 a refused set moves nothing and the clock goes on from where it was",
          "[tap][TAP-GN-3][TAP-LO-2][AS-GN-1][example]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).lineupClocks(true).standardOffense();
    scene.put("H84", 33.5, kMiddle - 9.0);  // six are left on the line
    scene.clock(ClockName::OffenseLineup, 12000);
    const State before = scene;

    CHECK(refusal(before, by(Side::Home, decide(DecisionKind::Set, 3000))) == "TAP-LO-2");
    CHECK(message(before, by(Side::Home, decide(DecisionKind::Set))).find('6') !=
          std::string::npos);

    SECTION("the time it took is all it cost") {
        Decision back = place(before, "H84", 38.9, kMiddle - 9.0);
        back.ms = 3500;
        const State next = must(before, back).next;
        CHECK(clockLeft(next, ClockName::OffenseLineup) == 8500);
        CHECK(next.phase == Phase::LineUp);
        for (const Figure& figure : next.figures) {
            if (figure.id != idOf(before, "H84"))
                CHECK(figure == *findOnBoard(before, figure.id));
        }
        CHECK(refusal(next, by(Side::Home, decide(DecisionKind::Set))) == "");
    }
}

TEST_CASE("TAP-GN-6 after the cut the offense cannot switch on",
          "[tap][TAP-GN-6][AS-GN-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::RunBehind};
    scene.offense(v.side).ballOn(40).holder(v.side).standardOffense().standardDefense();
    scene.carrier(v.own("12"));
    const State before = scene;
    const State cut = goRun(before, {poseAt(before, 60, v.own("12"), v.x(39.2), v.y(16))});
    REQUIRE(cut.phase == Phase::RestartFree);
    CHECK(refusal(cut, by(v.side, decide(DecisionKind::SwitchOn))) == "TAP-GN-6");
    CHECK(cut.switchHolder == v.other());
}

TEST_CASE("TAP-GN-6 there is one carrier while a play is live and nothing is loose",
          "[tap][TAP-GN-6][property]") {
    Scene scene{Phase::Ready};
    scene.standardOffense().standardDefense().holder(Side::Home);
    scene.with([](State& s) {
        s.carrier = idOf(s, "H12");
        s.playFacts.snapTaker = s.carrier;
    });
    const State ready = scene;
    CHECK(refusal(ready, by(Side::Visitor, decide(DecisionKind::SwitchOn))) == "TAP-GN-6");
    const State on = must(ready, by(Side::Home, decide(DecisionKind::SwitchOn))).next;
    CHECK(on.carrier == idOf(on, "H12"));
    CHECK(on.switchHolder == Side::Home);
}

TEST_CASE("TAP-GN-5 a rule out of its range stops the file and names key, value and range",
          "[tap][TAP-GN-5][AS-GN-3][example]") {
    // That "three" is no number is found where files are read; what a reader reports is this.
    const RuleViolation word = badRule("stoppages.max", "three", "whole numbers from 0");
    CHECK(word.clause == "TAP-GN-5");
    CHECK(filled(word.text, word.args) ==
          "rules file: stoppages.max is three; allowed whole numbers from 0.");

    SECTION("players in motion and turned before the snap: one or none") {
        for (int RulesData::Presnap::*count :
             {&RulesData::Presnap::maxMotions, &RulesData::Presnap::maxPivots}) {
            RulesData rules;
            rules.presnap.*count = 0;
            CHECK_FALSE(validate(rules));
            rules.presnap.*count = 2;
            const auto found = validate(rules);
            REQUIRE(found);
            CHECK(filled(found->text, found->args).ends_with("is 2; allowed 0 or 1."));
        }
    }
    SECTION("a count below 0") {
        RulesData rules;
        rules.stoppages.max = -1;
        const auto found = validate(rules);
        REQUIRE(found);
        CHECK(found->clause == "TAP-GN-5");
        CHECK(filled(found->text, found->args).find("stoppages.max is -1") != std::string::npos);
        GameConfig config = standardConfig();
        config.rules = rules;
        const auto refused = newGame(config);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().clause == "TAP-GN-5");
    }
    SECTION("a length of nothing") {
        RulesData rules;
        rules.lineup.lineGapYards = 0.0;
        const auto found = validate(rules);
        REQUIRE(found);
        CHECK(filled(found->text, found->args).find("lineup.lineGapYards") != std::string::npos);
    }
    SECTION("a negative time") {
        RulesData rules;
        rules.timers.passSeconds = -0.5;
        REQUIRE(validate(rules));
        CHECK(validate(rules)->clause == "TAP-GN-5");
    }
    SECTION("a word that is not in the list") {
        RulesData rules;
        rules.random.source = "somewhere";
        REQUIRE(validate(rules));
        CHECK(validate(rules)->clause == "TAP-GN-5");
    }
    SECTION("zero seconds, fractions of seconds and no stop at all are allowed") {
        RulesData rules;
        rules.timers.announceSeconds = 0.0;
        rules.timers.restartSeconds = 7.5;
        rules.stoppages.max = 0;
        rules.pivot.maxCenterShiftMm = 0.0;
        CHECK_FALSE(validate(rules));
    }
    SECTION("the printed defaults are in range") {
        CHECK_FALSE(validate(RulesData{}));
    }
}

TEST_CASE("TAP-GN-1 a squad with a passing figure is refused",
          "[tap][TAP-GN-1][AS-GN-4][example]") {
    Team team = standardTeam();
    CHECK(checkTeam(RulesData{}, team).empty());
    team.players.front().equipment.passingFigure = true;
    const auto found = checkTeam(RulesData{}, team);
    REQUIRE(found.size() == 1);
    CHECK(found.front().clause == "TAP-GN-1");

    GameConfig config = standardConfig();
    config.mode = Mode::Tournament;
    config.visitor = team;
    const auto refused = newGame(config);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().clause == "TAP-GN-1");
}

TEST_CASE("TAP-GN-2 the mode is fixed until the game ends", "[tap][TAP-GN-2][AS-GN-5][example]") {
    const State first = Scene{Phase::LineUp}.stage(LineupStage::First);
    REQUIRE(first.mode == Mode::Hotseat);
    CHECK(refusal(first, by(Side::Home, choose(DecisionKind::ChooseMode, Choice::Tournament))) ==
          "TAP-GN-2");
    CHECK(refusal(first, by(Side::Visitor, choose(DecisionKind::ChooseMode, Choice::Solitaire))) ==
          "TAP-GN-2");
    const State stop = Scene{Phase::StopOffense}.standardOffense().carrier("H12");
    CHECK(refusal(stop, by(Side::Home, choose(DecisionKind::ChooseMode, Choice::Tournament))) ==
          "TAP-GN-2");
}

TEST_CASE("TAP-GN-2 no mode changes a distance, a count or a score", "[tap][TAP-GN-2][property]") {
    const Mode mode = GENERATE(Mode::Solitaire, Mode::Hotseat, Mode::Tournament);
    Scene scene{Phase::RunFree};
    scene.mode(mode).standardOffense().standardDefense().carrier("H34").holder(Side::Visitor);
    scene.put("H34", 44.0, 10.0);
    const State before = scene;
    const Step step = playScript(
        before, {poseAt(before, 40, "H34", 45.3, 10.0), touch(before, 40, "H34", "V24")});
    const Event spotted = find(step.events, EventKind::Spotted);
    CHECK(spotted.x == Spot::yards(46.3));
    CHECK(step.next.down == 2);
    CHECK(step.next.score == before.score);
}

TEST_CASE("TAP-GN-4 every ruling leaves a line in the log with clause, half, play and clocks",
          "[tap][TAP-GN-4][AS-GN-6][example]") {
    Scene scene{Phase::StopOffense};
    scene.method(Method::Clock).clock(ClockName::Game, 1'234'000).half(1).play(7).stopsUsed(1);
    scene.standardOffense().standardDefense().carrier("H12").holder(Side::Home);
    scene.touching("H61", "V91").clock(ClockName::Stoppage, 10000);
    scene.with([](State& s) { s.playFacts.boardTicks = 240; });
    const State before = scene;

    SECTION("a refused pivot") {
        const Decision turned = pivot(before, "H61", 30.0);
        const auto refused = check(before, turned);
        REQUIRE(refused);
        const LogLine line = logLine(before, *refused, turned);
        CHECK(line.clause == "TAP-EN-3");
        CHECK(line.half == 1);
        CHECK(line.play == 7);
        CHECK(line.playBoardMs == 2000);
        CHECK(line.gameClockMs == 1'234'000);
        CHECK(std::ranges::find(line.figures, idOf(before, "H61")) != line.figures.end());
        CHECK_FALSE(line.text.empty());
    }
    SECTION("an expired window") {
        const Step step = must(before, expire(ClockName::Stoppage));
        const Event expired = find(step.events, EventKind::ClockExpired);
        const LogLine line = logLine(step.next, expired);
        CHECK(line.clause.substr(0, 4) == "TAP-");
        CHECK(line.half == 1);
        CHECK(line.play == 7);
        CHECK(line.playBoardMs == 2000);
        CHECK(line.gameClockMs == 1'234'000 - 10'000);
    }
    SECTION("a coin flip") {
        Scene fumble{Phase::Coin};
        fumble.method(Method::Clock).clock(ClockName::Game, 900'000).half(2).play(3);
        fumble.standardOffense().standardDefense().carrier("H12").fallen("H12");
        fumble.with([](State& s) {
            s.playFacts.fumbledBy = idOf(s, "H12");
            s.playFacts.recoverer = idOf(s, "V91");
            s.playFacts.fumbleSpot = Spot::yards(35);
        });
        const State flipped = go(fumble, by(Side::Home, decide(DecisionKind::Flip)));
        const Step step = must(flipped, coin(CoinFace::Tails));
        const Event event = find(step.events, EventKind::CoinFlipped);
        CHECK(event.face == CoinFace::Tails);
        const LogLine line = logLine(flipped, event);
        CHECK(line.clause.substr(0, 4) == "TAP-");
        CHECK(line.half == 2);
        CHECK(line.play == 3);
        CHECK(line.gameClockMs == 900'000);
    }
}

TEST_CASE(
    "TAP-GN-3 whatever is asked at whatever moment is answered and changes nothing if refused",
    "[tap][TAP-GN-3][property]") {
    const bool peopled = GENERATE(false, true);
    const Mode mode = GENERATE(Mode::Solitaire, Mode::Tournament);
    int accepted = 0;
    int refusedCount = 0;
    for (const EnumName<Phase>& phase : namesOf(Phase{})) {
        Scene scene{phase.value};
        scene.mode(mode).stopsUsed(1);
        if (peopled)
            scene.standardOffense().standardDefense().carrier("H12").magnet(55, 20);
        const State state = scene;
        if (validate(state))
            continue;  // no game comes here; a file that says so is refused
        const Prompt due = prompt(state);
        CHECK(due.phase == phase.value);
        for (const EnumName<DecisionKind>& kind : namesOf(DecisionKind{})) {
            for (const char* figure : {"", "H34", "V52"}) {
                Decision decision =
                    by(figure[0] == 'V' ? Side::Visitor : Side::Home, decide(kind.value, 1));
                if (figure[0] != '\0') {
                    decision.figure = idOf(state, figure);
                    decision.figures = {*decision.figure};
                    decision.heading = Heading::degrees(77);
                    decision.choice = Choice::Kickoff;
                    decision.placements = {{.figure = *decision.figure,
                                            .pose = {{Spot::yards(30), Spot::yards(5)}, Heading{}},
                                            .baseSlot = std::nullopt}};
                }
                const auto step = apply(state, decision);
                if (step) {
                    ++accepted;
                    continue;
                }
                ++refusedCount;
                INFO(phase.name << " " << kind.name << " " << figure);
                CHECK(step.error().clause.substr(0, 4) == "TAP-");
                CHECK_FALSE(filled(step.error().text, step.error().args).empty());
            }
        }
        for (const EnumName<ClockName>& clock : namesOf(ClockName{})) {
            Scene ticking = scene;
            ticking.clock(clock.value, 500);
            const auto step = apply(ticking, expire(clock.value));
            CHECK((step.has_value() || step.error().clause.substr(0, 4) == "TAP-"));
        }
        (void)apply(state, dice(2, 5));
        (void)apply(state, coin(CoinFace::Heads));
    }
    CHECK(accepted > 0);
    CHECK(refusedCount > 0);
}
