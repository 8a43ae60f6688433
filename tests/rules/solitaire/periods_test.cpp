#include "scene.hpp"

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

GameConfig config() {
    GameConfig config;
    const Scene scene;
    config.teams = scene.s.teams;
    return config;
}

// Home is tackled at u in a scrimmage play.
Scene& tackled(Scene& scene, double u) {
    scene.put("H22", {u - 1, 0}).put("V21", {60, 15, 180}).live("H22");
    return scene.run({scene.touch(1, "H22", "V21")});
}

Scene overtime(OvertimeStage stage, Side has) {
    Scene scene;
    scene.s.quarter = 5;
    scene.s.overtime = {stage, Side::Home, has};
    scene.s.offense = has;
    scene.s.score = {7, 7};
    if (stage == OvertimeStage::BehindByThree)
        scene.s.score[0] = 10;
    return scene;
}

// The side that has the ball kicks a field goal, or misses it.
Scene& fieldGoal(Scene& scene, bool good) {
    scene.s.line = Distance::yards(90);
    scene.s.toGain = Distance::yards(100);
    Decision call = choice(DecisionKind::Call, Choice::FieldGoal);
    call.simplified = true;
    return scene.take(call).take(shot(ShotKind::FieldGoal, 0, good ? 0.8 : 0.1, 40));
}

Scene& touchdown(Scene& scene) {
    const Side side = scene.s.offense;
    const bool home = side == Side::Home;
    const char* man = home ? "H22" : "V21";
    const double h = home ? 0 : 180;
    scene.put(man, {home ? 97.0 : 3.0, 0, h}).live(man);
    return scene.run({scene.pose(3, man, {home ? 99.5 : 0.5, 0, h})});
}

}  // namespace

TEST_CASE("SOL-S16 the coin says who receives", "[solitaire][SOL-TOSS-1][SOL-TOSS-2]") {
    for (const CoinFace face : {CoinFace::Heads, CoinFace::Tails}) {
        Scene scene;
        scene.s = newGame(config()).value().next;
        scene.take(coin(face));
        CHECK(scene.s.phase == Phase::KickChoice);
        const bool heads = face == CoinFace::Heads;
        CHECK(scene.s.offense == (heads ? Side::Home : Side::Visitor));
        CHECK(scene.s.firstKicker == scene.s.offense);
        // the second half
        scene.s.quarter = 2;
        scene.s.play = 14;
        scene.s.phase = Phase::Call;
        scene.s.offense = Side::Home;
        scene.s.down = 1;
        scene.s.line = Distance::yards(30);
        scene.s.toGain = Distance::yards(40);
        scene.rules().fumble.shakeRatePerS = 0;
        tackled(scene, 33);
        CHECK(scene.s.quarter == 3);
        CHECK(scene.s.offense == (heads ? Side::Visitor : Side::Home));
        CHECK(scene.s.phase == Phase::KickChoice);
    }
}

TEST_CASE("SOL-S17 the visitors call the toss", "[solitaire][SOL-TOSS-1]") {
    GameConfig called = config();
    called.rules.edit().toss.mode = TossMode::Call;
    Scene scene;
    scene.s = newGame(called).value().next;
    CHECK(prompt(scene.s).side == Side::Visitor);
    scene.take(choice(DecisionKind::CallToss, Choice::Heads)).take(coin(CoinFace::Tails));
    CHECK(prompt(scene.s).side == Side::Home);
    scene.take(choice(DecisionKind::ChooseToss, Choice::Receive));
    CHECK(scene.s.offense == Side::Visitor);
    called.rules.edit().toss.mode = TossMode::None;
    CHECK(newGame(called).value().next.offense == Side::Home);
}

TEST_CASE("SOL-S18 the ball carries over to the next quarter",
          "[solitaire][SOL-TIM-1][SOL-TIM-3][SOL-TIM-5][SOL-TIM-6]") {
    Scene scene;
    scene.s.play = 14;
    tackled(scene, 33);
    CHECK(scene.s.quarter == 2);
    CHECK(scene.s.play == 0);
    CHECK(scene.next(Side::Home, 2, 33, 0));
}

TEST_CASE("SOL-S19 and S20 time-outs add plays and are three a half", "[solitaire][SOL-TIM-4]") {
    Scene scene;
    scene.s.quarter = 2;
    const Decision home = decision(DecisionKind::Timeout, Side::Home);
    scene.take(home).take(home).take(decision(DecisionKind::Timeout, Side::Visitor));
    CHECK(playLimit(scene.s) == 18);
    scene.take(home);
    CHECK(scene.refused(home) == "E-SOL-TIMEOUT");
    scene.s.play = 18;
    tackled(scene, 33);
    CHECK(scene.s.quarter == 3);
    CHECK(scene.s.timeouts == std::array{3, 3});
}

TEST_CASE("SOL-S21 no time-out when the quarter is over", "[solitaire][SOL-TIM-4]") {
    Scene scene;
    scene.s.play = 15;
    CHECK(scene.refused(decision(DecisionKind::Timeout)) == "E-SOL-TIMEOUT");
    scene.s.phase = Phase::Try;
    scene.s.tryKind = TryKind::Undecided;
    CHECK(scene.refused(decision(DecisionKind::Timeout)) == "E-SOL-TIMEOUT");
    Scene running;
    running.put("H22", {40, 0}).live("H22");
    CHECK(running.refused(decision(DecisionKind::Timeout, Side::Home)) == "E-SOL-PHASE");
}

TEST_CASE("SOL-S22 a score on the last play of a quarter", "[solitaire][SOL-TIM-2][SOL-TIM-5]") {
    for (const int quarter : {1, 2}) {
        Scene scene;
        scene.s.quarter = quarter;
        scene.s.play = 14;
        touchdown(scene);
        CHECK(scene.s.phase == Phase::Try);
        CHECK(scene.s.quarter == quarter);
        Decision d = choice(DecisionKind::ChooseTry, Choice::Kick);
        d.simplified = true;
        scene.take(d).take(shot(ShotKind::FieldGoal, 0, 0.6, 40));
        CHECK(scene.s.score == std::array{7, 0});
        CHECK(scene.s.quarter == quarter + 1);
        CHECK(scene.s.play == 0);
        CHECK(scene.s.phase == Phase::KickChoice);
        // the kick-off that was due is Home's; that of the second half the visitors'
        CHECK(scene.s.offense == (quarter == 1 ? Side::Home : Side::Visitor));
    }
}

TEST_CASE("SOL-S24 and DEF-2 what a game may be begun with", "[solitaire][SOL-TIM-1][SOL-DEF-2]") {
    GameConfig wrong = config();
    wrong.playsPerQuarter = 9;
    CHECK(newGame(wrong).error().code == "E-SOL-PLAYS");
    wrong.playsPerQuarter = 20;
    CHECK(newGame(wrong).has_value());
    wrong.teams[0].edit().players[1].number = "85";
    CHECK(newGame(wrong).error().code == "E-SOL-ROSTER");
    GameConfig few = config();
    few.teams[1].edit().players.resize(10);
    CHECK(newGame(few).error().code == "E-SOL-ROSTER");
}

TEST_CASE("SOL-S62 unusual numbers only warn", "[solitaire][SOL-EL-5]") {
    Team team;
    solitaire::Player player;
    player.number = "7";
    player.position = "WR";
    team.players.push_back(player);
    const RulesData rules;
    CHECK(rosterWarnings(rules, team).size() == 1);
    CHECK(within(rules.numbers.offenseEligible, 7));
}

TEST_CASE("SOL-OT-1 a tie after the last quarter goes to overtime",
          "[solitaire][SOL-OT-1][SOL-OT-2][SOL-OT-7]") {
    Scene scene;
    scene.s.quarter = 4;
    scene.s.play = 14;
    tackled(scene, 33);
    CHECK(scene.s.quarter == 5);
    CHECK(scene.s.chance == ChanceKind::Coin);
    CHECK(scene.s.timeouts == std::array{2, 2});
    scene.take(coin(CoinFace::Tails));
    CHECK(scene.s.overtime.first == Side::Home);
    CHECK(scene.s.offense == Side::Visitor);
    Scene won;
    won.s.quarter = 4;
    won.s.play = 14;
    won.s.score = {3, 0};
    tackled(won, 33);
    CHECK(won.s.over);
    CHECK(won.s.winner == Side::Home);
}

TEST_CASE("SOL-S25 the first possession's touchdown wins without a try", "[solitaire][SOL-OT-4]") {
    Scene scene = overtime(OvertimeStage::First, Side::Home);
    touchdown(scene);
    CHECK(scene.s.over);
    CHECK(scene.s.winner == Side::Home);
    CHECK(scene.s.score[0] == 13);
}

TEST_CASE("SOL-S26 field goal and field goal is sudden death", "[solitaire][SOL-OT-4]") {
    Scene scene = overtime(OvertimeStage::First, Side::Home);
    fieldGoal(scene, true);
    CHECK(scene.s.overtime.stage == OvertimeStage::BehindByThree);
    CHECK(scene.s.offense == Side::Home);
    scene.s.phase = Phase::Call;
    scene.s.offense = Side::Visitor;
    scene.s.overtime.has = Side::Visitor;
    scene.s.down = 1;
    scene.s.playFacts = {};
    fieldGoal(scene, true);
    CHECK(scene.s.overtime.stage == OvertimeStage::SuddenDeath);
    CHECK_FALSE(scene.s.over);
    scene.s.phase = Phase::Call;
    scene.s.offense = Side::Home;
    scene.put("H22", {-2, 0}).put("V21", {20, 9, 180}).live("H22");
    scene.run({scene.touch(1, "H22", "V21")});
    CHECK(scene.s.winner == Side::Visitor);
}

TEST_CASE("SOL-S27 a missed answer loses", "[solitaire][SOL-OT-4][SOL-OT-3]") {
    Scene scene = overtime(OvertimeStage::BehindByThree, Side::Visitor);
    fieldGoal(scene, false);
    CHECK(scene.s.winner == Side::Home);
}

TEST_CASE("SOL-S28 after a punt the second team needs any score",
          "[solitaire][SOL-OT-4][SOL-OT-3]") {
    Scene scene = overtime(OvertimeStage::First, Side::Home);
    Decision punt = choice(DecisionKind::Call, Choice::Punt);
    punt.simplified = true;
    scene.take(punt);
    CHECK(scene.s.overtime.stage == OvertimeStage::Tied);
    CHECK(scene.s.offense == Side::Visitor);
    fieldGoal(scene, true);
    CHECK(scene.s.winner == Side::Visitor);
}

TEST_CASE("SOL-S29 an interception run back wins", "[solitaire][SOL-OT-4]") {
    Scene scene = overtime(OvertimeStage::First, Side::Home);
    scene.put("V21", {3, 0, 180}).live("V21");
    scene.s.overtime.has = Side::Home;
    scene.run({scene.pose(3, "V21", {0.5, 0, 180})});
    CHECK(scene.s.winner == Side::Visitor);
}

TEST_CASE("SOL-S30 and S31 the period waits for the answer and then ends",
          "[solitaire][SOL-OT-6]") {
    Scene waits = overtime(OvertimeStage::BehindByThree, Side::Visitor);
    waits.s.play = 14;
    waits.put("V21", {60, 0, 180}).put("H22", {20, 9}).live("V21");
    waits.run({waits.touch(1, "H22", "V21")});
    CHECK_FALSE(waits.s.over);
    CHECK(waits.s.phase == Phase::Call);
    for (const MatchKind kind : {MatchKind::Regular, MatchKind::Elimination}) {
        Scene scene = overtime(OvertimeStage::SuddenDeath, Side::Home);
        scene.rules().match.kind = kind;
        scene.s.play = 14;
        tackled(scene, 33);
        CHECK(scene.s.over == (kind == MatchKind::Regular));
        if (kind == MatchKind::Regular) {
            CHECK_FALSE(scene.s.winner.has_value());
        } else {
            CHECK(scene.s.quarter == 6);
            CHECK(scene.next(Side::Home, 2, 33, 0));
        }
    }
}

TEST_CASE("SOL-S32 time-outs of overtime", "[solitaire][SOL-OT-7]") {
    for (const int quarter : {5, 6, 7}) {
        Scene scene = overtime(OvertimeStage::SuddenDeath, Side::Home);
        scene.rules().match.kind = MatchKind::Elimination;
        scene.s.quarter = quarter;
        scene.s.play = 14;
        scene.s.timeouts = {1, 1};
        tackled(scene, 33);
        // periods 2 and 4 begin halves of overtime
        CHECK(scene.s.timeouts[0] == (quarter == 6 ? 1 : 3));
    }
}

TEST_CASE("SOL-S33 an onside kick recovered counts the other possession as used",
          "[solitaire][SOL-OT-3]") {
    const auto kicked = [](OvertimeStage stage, Side kickers) {
        Scene scene;
        scene.s.quarter = 5;
        scene.s.score = {10, stage == OvertimeStage::BehindByThree ? 7 : 10};
        scene.s.overtime = {stage, Side::Home, std::nullopt};
        scene.s.phase = Phase::Loose;
        scene.s.stage = Stage::Choice;
        scene.s.offense = kickers;
        scene.s.line = Distance::yards(35);
        scene.s.playFacts.kind = PlayKind::Onside;
        scene.s.loose.onside = true;
        scene.s.loose.last = kickers;
        scene.s.ball = book(kickers == Side::Home ? 48 : 52, 0);
        return scene;
    };
    Scene b = kicked(OvertimeStage::First, Side::Visitor);
    b.put("V21", {53.3, 0, 180}).measure().run({});
    CHECK(b.s.overtime.stage == OvertimeStage::Tied);
    fieldGoal(b, true);
    CHECK(b.s.winner == Side::Visitor);
    Scene a = kicked(OvertimeStage::BehindByThree, Side::Home);
    a.put("H22", {46.7, 0}).measure().run({});
    CHECK(a.s.winner == Side::Home);
}

TEST_CASE("SOL-OT-5 intercepted and lost back in one play is sudden death",
          "[solitaire][SOL-OT-5]") {
    Scene scene = overtime(OvertimeStage::First, Side::Home);
    scene.s.phase = Phase::Loose;
    scene.s.stage = Stage::Choice;
    scene.s.playFacts.kind = PlayKind::Pass;
    scene.s.playFacts.possessionChanged = true;
    scene.s.overtime = {OvertimeStage::Tied, Side::Home, Side::Visitor};
    scene.s.loose.last = Side::Visitor;
    scene.s.ball = book(50, 0);
    scene.put("H22", {48.7, 0}).measure().run({});
    CHECK(scene.s.overtime.stage == OvertimeStage::SuddenDeath);
}

TEST_CASE("SOL-S23 a kick that is repeated is not counted", "[solitaire][SOL-TIM-2][SOL-PEN-5]") {
    Scene scene;
    scene.s.play = 6;
    scene.s.phase = Phase::Penalty;
    scene.s.playFacts.kind = PlayKind::Onside;
    scene.s.line = Distance::yards(35);
    scene.s.penalty = {PenaltyKind::IllegalTouching, book(44, 0), false};
    scene.take(decision(DecisionKind::KickAgain));
    CHECK(scene.s.play == 6);
    scene.s.phase = Phase::Penalty;
    scene.s.playFacts.kind = PlayKind::Onside;
    scene.s.penalty = {PenaltyKind::IllegalTouching, book(39, 0), false};
    Scene taken = scene;
    taken.take(decision(DecisionKind::TakeBall));
    CHECK(taken.s.play == 7);
    scene.take(decision(DecisionKind::KickAgain));
    CHECK(scene.s.line == Distance::yards(25));
    CHECK(scene.refused(decision(DecisionKind::Ready)) == "E-SOL-PHASE");
}

TEST_CASE("a game that is over refuses everything", "[solitaire][SOL-REC-1]") {
    Scene scene;
    scene.s.over = true;
    scene.s.phase = Phase::Over;
    CHECK(scene.refused(decision(DecisionKind::Done)) == "E-SOL-OVER");
}
