#include "tap_steps.hpp"

#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/fresh_clocks.hpp>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

// TAP rule book, chapter 35: timing.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Scene lineUp() {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).lineupClocks(true).standardOffense();
    scene.clock(ClockName::OffenseLineup, 40000);
    return scene;
}

// A stop of the offense with a defender and two blockers free to be turned.
Scene stop() {
    Scene scene{Phase::StopOffense};
    scene.put("H12", 33.0, 26.6665).put("H64", 36.0, 15.0).put("H34", 30.0, 35.0);
    scene.put("V52", 60.0, 10.0).put("V54", 60.0, 20.0).put("V21", 60.0, 40.0);
    scene.carrier("H12").holder(Side::Home).stopsUsed(1).clock(ClockName::Stoppage, 10000);
    return scene;
}

// The number behind a key of rules/tap.json, inside its section.
double printed(const std::string& json, const std::string& section, const std::string& key) {
    const std::size_t from = json.find("\"" + section + "\": {");
    REQUIRE(from != std::string::npos);
    std::smatch found;
    const std::string rest = json.substr(from);
    INFO(section << "." << key);
    REQUIRE(std::regex_search(rest, found, std::regex("\"" + key + "\": *([0-9.]+)")));
    return std::stod(found[1].str());
}

}  // namespace

TEST_CASE("TAP-TM-1 a window is open until its time is used up",
          "[tap][TAP-TM-1][TAP-LO-12][AS-TM-1][example]") {
    const State state = lineUp();
    SECTION("after 39.99 s \"set\" is in time") {
        CHECK(refusal(state, decide(DecisionKind::Set, 39990)).empty());
        const State set = must(state, decide(DecisionKind::Set, 39990)).next;
        CHECK(row(open(set)) == "S2");
        CHECK(refused(set, visitor(DecisionKind::CallDelay)) != "");
    }
    SECTION("after 40.00 s it is late") {
        CHECK(refusal(state, decide(DecisionKind::Set, 40000)) == "TAP-LO-12");
        const Step step = must(state, expire(ClockName::OffenseLineup));
        CHECK(hasClause(step.events, "TAP-LO-12"));
        CHECK(row(step.next) == "S1");
        CHECK(refusal(step.next, visitor(DecisionKind::CallDelay)).empty());
        // Until it is called the offense may still go on.
        CHECK(refusal(step.next, decide(DecisionKind::Set)).empty());
    }
    SECTION("the times of several actions add up") {
        Decision first = place(state, "H88", 33.5, 9.0);
        first.ms = 30000;
        const State later = must(state, first).next;
        CHECK(msLeft(later, ClockName::OffenseLineup) == 10000);
        CHECK(refusal(later, decide(DecisionKind::Set, 9999)).empty());
        CHECK(refusal(later, decide(DecisionKind::Set, 10000)) == "TAP-LO-12");
    }
}

TEST_CASE("TAP-TM-5 when a window closes what is finished stands and the rest is undone",
          "[tap][TAP-TM-5][TAP-SW-6][AS-TM-2][example]") {
    State state = goOn(stop(), {pivot(stop(), "H64", 20.0), decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S9");
    REQUIRE(msLeft(state, ClockName::StoppageDefense) == 10000);
    state = must(state, pivot(state, "V52", 200.0, 6000)).next;
    // His second turn is committed exactly when the ten seconds are over.
    CHECK(refusal(state, pivot(state, "V54", 200.0, 4000)) == "TAP-SW-6");
    state = open(must(state, expire(ClockName::StoppageDefense)).next);
    CHECK(row(state) == "S7r");
    CHECK(headingOf(state, "V52") == near(200.0));
    CHECK(headingOf(state, "V54") == near(180.0));
    CHECK(state.review.flags.empty());
}

TEST_CASE("TAP-TM-2 no window runs while the board is on", "[tap][TAP-TM-2][AS-TM-3][example]") {
    Scene scene = stop();
    scene.method(Method::Clock).clock(ClockName::Game, 600000);
    State state = goOn(scene, {decide(DecisionKind::Done, 1000)});
    state = switchedOn(state);
    REQUIRE(row(state) == "S7");
    for (const Clock& clock : state.clocks)
        CHECK((clock.name == ClockName::Game || !clock.running));
    CHECK(runs(state, ClockName::Game));
    const int before = msLeft(state, ClockName::Game);
    state = open(playScript(state, {stopAt(840, Side::Home)}).next);
    REQUIRE(row(state) == "S8");
    CHECK(msLeft(state, ClockName::Stoppage) == 10000);
    CHECK(msLeft(state, ClockName::Game) == before - 7000);
}

TEST_CASE("TAP-TM-3 one minute after a score holds the try and the kickers' line-up",
          "[tap][TAP-TM-3][AS-TM-4][example]") {
    Scene scene{Phase::TryChoice};
    scene.score(6, 0).ballOn(95.0).lineupClocks(true).clock(ClockName::AfterScore, 60000);
    scene.clock(ClockName::TryDecision, 20000).with([](State& state) {
        state.tryKind = TryKind::Undecided;
        state.tryTeam = Side::Home;
    });
    SECTION("the extra point is rolled after 12 s") {
        State state = must(scene, choose(DecisionKind::ChooseTry, Choice::ExtraPoint, 7000)).next;
        state = must(state, decide(DecisionKind::Roll, 5000)).next;
        state = open(must(state, dice(3, 3)).next);
        CHECK(row(state) == "K0");
        CHECK(msLeft(state, ClockName::AfterScore) == 48000);
    }
    SECTION("two points are declared after 12 s: the minute stands still") {
        State state = must(scene, choose(DecisionKind::ChooseTry, Choice::TwoPoint, 12000)).next;
        CHECK(msLeft(state, ClockName::AfterScore) == 48000);
        CHECK_FALSE(runs(state, ClockName::AfterScore));
        Scene played{Phase::RunFree};
        played.score(6, 0).ballOn(95.0).lineupClocks(true).put("H34", 96.0, 26.6665);
        played.clock(ClockName::AfterScore, 48000, false).carrier("H34").holder(Side::Visitor);
        played.with([](State& s) {
            s.tryKind = TryKind::TwoPoint;
            s.tryTeam = Side::Home;
        });
        const State running = played;
        const State next = open(playScript(running, {fall(running, 600, "H34")}).next);
        CHECK(row(next) == "K0");
        CHECK(msLeft(next, ClockName::AfterScore) == 48000);
        CHECK(runs(next, ClockName::AfterScore));
    }
    SECTION("a touchdown opens both clocks") {
        Scene run{Phase::RunFree};
        run.lineupClocks(true).put("H34", 98.0, 26.6665).carrier("H34").holder(Side::Visitor);
        const State state = run;
        const State next = open(playScript(state, runTo(state, 60, "H34", 99.1, 26.6665)).next);
        CHECK(msLeft(next, ClockName::AfterScore) == 60000);
        CHECK(msLeft(next, ClockName::TryDecision) == 20000);
    }
    SECTION("after a field goal it is the line-up alone") {
        Scene kick{Phase::FieldGoal};
        kick.kind(PlayKind::FieldGoal).ballOn(80.0).lineupClocks(true);
        const State next = open(rolled(kick, 1, 1).next);
        CHECK(row(next) == "K0");
        CHECK(msLeft(next, ClockName::AfterScore) == 60000);
    }
}

TEST_CASE("TAP-TM-4 what is left of one's own time is not added anywhere",
          "[tap][TAP-TM-4][AS-TM-5][example]") {
    const State start = stop();
    const State state =
        goOn(start, {pivot(start, "H64", 20.0, 2000), decide(DecisionKind::Done, 1000)});
    CHECK(row(state) == "S9");
    CHECK(msLeft(state, ClockName::StoppageDefense) == 10000);
    CHECK(msLeft(state, ClockName::Stoppage) == -1);
}

TEST_CASE("TAP-TM-6 the table of clocks agrees with the data file",
          "[tap][TAP-TM-6][AS-TM-6][example]") {
    std::ifstream file{std::string{THRUM_SOURCE_DIR} + "/rules/tap.json"};
    REQUIRE(file);
    std::stringstream text;
    text << file.rdbuf();
    struct Line {
        const char* section;
        const char* key;
        double seconds;
        double inCode;
    };
    const RulesData rules;
    const auto& t = rules.timers;
    const std::vector<Line> table{
        {"game", "halfMinutes", 2700.0 / 60.0, rules.game.halfMinutes},
        {"game", "halftimeSeconds", 300, rules.game.halftimeSeconds},
        {"timers", "changeOfPossessionSeconds", 60, t.changeOfPossessionSeconds},
        {"timers", "afterScoreSeconds", 60, t.afterScoreSeconds},
        {"timers", "tryDecisionSeconds", 20, t.tryDecisionSeconds},
        {"timers", "kickDeclareSeconds", 10, t.kickDeclareSeconds},
        {"timers", "offenceLineupSeconds", 40, t.offenseLineupSeconds},
        {"timers", "defenceAfterSetSeconds", 10, t.defenseAfterSetSeconds},
        {"timers", "presnapOffenceSeconds", 10, t.presnapOffenseSeconds},
        {"timers", "presnapDefenceSeconds", 10, t.presnapDefenseSeconds},
        {"timers", "announceSeconds", 10, t.announceSeconds},
        {"timers", "switchOnSeconds", 10, t.switchOnSeconds},
        {"timers", "stoppageOffenceSeconds", 10, t.stoppageOffenseSeconds},
        {"timers", "stoppageDefenceSeconds", 10, t.stoppageDefenseSeconds},
        {"timers", "passSeconds", 20, t.passSeconds},
        {"timers", "passDefenceSeconds", 10, t.passDefenseSeconds},
        {"timers", "afterTouchPossessionSeconds", 10, t.afterTouchPossessionSeconds},
        {"timers", "afterTouchOtherSeconds", 10, t.afterTouchOtherSeconds},
        {"timers", "fumbleRecoverSeconds", 10, t.fumbleRecoverSeconds},
        {"timers", "fumbleOtherSeconds", 10, t.fumbleOtherSeconds},
        {"timers", "restartSeconds", 10, t.restartSeconds},
        {"kickoff", "runSeconds", 3, rules.kickoff.runSeconds},
        {"timers", "returnDecisionSeconds", 10, t.returnDecisionSeconds},
        {"timers", "returnReceivingPivotSeconds", 10, t.returnReceivingPivotSeconds},
        {"timers", "returnKickingPivotSeconds", 10, t.returnKickingPivotSeconds},
        {"timers", "onsidePivotSeconds", 10, t.onsidePivotSeconds},
        {"timers", "puntReturnPivotSeconds", 10, t.puntReturnPivotSeconds},
        {"timers", "puntCoverPivotSeconds", 10, t.puntCoverPivotSeconds},
        {"timers", "penaltyCallSeconds", 10, t.penaltyCallSeconds},
        {"timers", "penaltyDecisionSeconds", 10, t.penaltyDecisionSeconds},
        {"timers", "tossChoiceSeconds", 10, t.tossChoiceSeconds},
        {"timers", "rollSeconds", 10, t.rollSeconds},
        {"timers", "coinSeconds", 10, t.coinSeconds},
        {"timers", "receivingAfterSetSeconds", 10, t.receivingAfterSetSeconds},
        {"onside", "lineupMinSeconds", 30, rules.onside.lineupMinSeconds}};
    for (const Line& line : table) {
        CAPTURE(line.key);
        CHECK(printed(text.str(), line.section, line.key) == Approx(line.seconds));
        CHECK(line.inCode == Approx(line.seconds));
    }
}

namespace {

// The kick after Home's extra point, lined up by Visitor first; `home` and `visitor` are the
// percentages of their slower clocks.
State kickAfterTry(int home, int visitor) {
    Scene scene{Phase::RunFree};
    scene.lineupClocks(true).put("H34", 98.0, 26.6665).carrier("H34").holder(Side::Visitor);
    scene.with([&](State& state) { state.clockScalePercent = {home, visitor}; });
    const State run = scene;
    State state = open(playScript(run, runTo(run, 60, "H34", 99.1, 26.6665)).next);
    REQUIRE(row(state) == "X0");
    state = goOn(state, {choose(DecisionKind::ChooseTry, Choice::ExtraPoint)});
    state = open(must(open(must(state, decide(DecisionKind::Roll)).next), dice(3, 3)).next);
    return goOn(state, {choose(DecisionKind::DeclareKick, Choice::Kickoff)});
}

}  // namespace

TEST_CASE("TAP-TM-3 slower clocks lengthen the minute after a score for each side's part",
          "[tap][TAP-TM-3][TAP-MD-5][D20]") {
    const auto left = [](int home, int visitor) {
        const State state = kickAfterTry(home, visitor);
        CHECK(state.stage == LineupStage::Preplace);
        return std::array{msLeft(state, ClockName::KickPreplace),
                          msLeft(state, ClockName::AfterScore)};
    };
    CHECK(left(100, 100) == std::array{24000, 60000});
    CHECK(left(200, 200) == std::array{48000, 120000});
    // the kickers keep 36 s, or twice as many
    CHECK(left(100, 200) == std::array{48000, 84000});
    CHECK(left(200, 100) == std::array{24000, 96000});
    SECTION("receivers without clocks take nothing of the kickers' time") {
        const State state = kickAfterTry(100, 0);
        CHECK(msLeft(state, ClockName::KickPreplace) == -1);
        CHECK(msLeft(state, ClockName::AfterScore) == 36000);
        CHECK_FALSE(runs(state, ClockName::AfterScore));
        const State kickers = goOn(state, {decide(DecisionKind::Ready, 50000)});
        CHECK(msLeft(kickers, ClockName::AfterScore) == 36000);
        CHECK(runs(kickers, ClockName::AfterScore));
    }
    SECTION("kickers without clocks are never late") {
        const State state = kickAfterTry(0, 100);
        CHECK(msLeft(state, ClockName::KickPreplace) == 24000);
        CHECK(msLeft(state, ClockName::AfterScore) == -1);
        const State kickers = goOn(state, {expire(ClockName::KickPreplace)});
        CHECK(refused(kickers, visitor(DecisionKind::CallDelay)) == "TAP-PE-4");
    }
}

TEST_CASE("TAP-TM-1 time does not pass the end of an enforced window",
          "[tap][TAP-TM-1][TAP-TM-5][D17]") {
    SECTION("the receivers' part ends first, then the kickers have theirs") {
        const State state = kickAfterTry(100, 100);
        const Step step = must(state, expire(ClockName::AfterScore));
        CHECK(find(step.events, EventKind::ClockExpired).clock == ClockName::KickPreplace);
        CHECK(step.next.stage == LineupStage::First);
        CHECK(refusal(step.next, visitor(DecisionKind::CallDelay)).empty());
    }
    SECTION("what the end of a window stops cannot run out: the board goes on first") {
        Scene scene = stop();
        scene.method(Method::Clock).clock(ClockName::Game, 600000);
        CHECK(refusal(scene, expire(ClockName::Game)) == "TAP-TM-1");
        CHECK(message(scene, expire(ClockName::Game)) ==
              "the clock restart ends before the clock game.");
        CHECK(refusal(scene, expire(ClockName::Stoppage)).empty());
    }
    SECTION("a line-up window that ends changes nothing for the half") {
        Scene scene = lineUp();
        scene.method(Method::Clock).clock(ClockName::Game, 60000);
        const Step step = must(scene, expire(ClockName::Game));
        CHECK(has(step.events, EventKind::HalfEnded));
    }
}

namespace {

// House rules with another number for each clock of the table, so that no message can borrow one.
void eachAnother(RulesData& rules) {
    rules.game.halftimeSeconds = 201;
    rules.onside.lineupMinSeconds = 33;
    rules.modes.hotseat.defensePreplaceSeconds = 34;
    rules.modes.hotseat.handoverSeconds = 35;
    rules.timers = {.changeOfPossessionSeconds = 101,
                    .afterScoreSeconds = 102,
                    .tryDecisionSeconds = 103,
                    .kickDeclareSeconds = 104,
                    .offenseLineupSeconds = 105,
                    .defenseAfterSetSeconds = 106,
                    .presnapOffenseSeconds = 107,
                    .presnapDefenseSeconds = 108,
                    .announceSeconds = 109,
                    .switchOnSeconds = 110,
                    .stoppageOffenseSeconds = 111,
                    .stoppageDefenseSeconds = 112,
                    .passSeconds = 113,
                    .passDefenseSeconds = 114,
                    .afterTouchPossessionSeconds = 115,
                    .afterTouchOtherSeconds = 116,
                    .fumbleRecoverSeconds = 117,
                    .fumbleOtherSeconds = 118,
                    .restartSeconds = 119,
                    .returnDecisionSeconds = 120,
                    .returnReceivingPivotSeconds = 121,
                    .returnKickingPivotSeconds = 122,
                    .onsidePivotSeconds = 123,
                    .puntReturnPivotSeconds = 124,
                    .puntCoverPivotSeconds = 125,
                    .penaltyCallSeconds = 126,
                    .penaltyDecisionSeconds = 127,
                    .tossChoiceSeconds = 128,
                    .rollSeconds = 129,
                    .coinSeconds = 130,
                    .receivingAfterSetSeconds = 131};
}

// The number of seconds a late decision is told, "" if it is told none.
std::string secondsTold(const State& state, const Decision& decision) {
    const auto refused = check(state, decision);
    REQUIRE(refused);
    for (const auto& [name, value] : refused->args) {
        if (name == "seconds")
            return value;
    }
    return "";
}

}  // namespace

TEST_CASE("TAP-TM-6 a late decision is told the length of the clock it ran into",
          "[tap][TAP-TM-6][TAP-TM-1][TAP-GN-5][D20][refusal]") {
    // The table of the rule book, the handover and the two parts of a line-up on one screen.
    const std::map<ClockName, int> table{{ClockName::Halftime, 201},
                                         {ClockName::Break, 101},
                                         {ClockName::AfterScore, 102},
                                         {ClockName::TryDecision, 103},
                                         {ClockName::KickDeclare, 104},
                                         {ClockName::DefensePreplace, 34},
                                         {ClockName::OffenseLineup, 105},
                                         {ClockName::DefenseAfterSet, 106},
                                         {ClockName::ReceivingAfterSet, 131},
                                         {ClockName::Motion, 107},
                                         {ClockName::Match, 108},
                                         {ClockName::Announce, 109},
                                         {ClockName::Snap, 110},
                                         {ClockName::Stoppage, 111},
                                         {ClockName::StoppageDefense, 112},
                                         {ClockName::Pass, 113},
                                         {ClockName::PassDefense, 114},
                                         {ClockName::AfterTouch, 115},
                                         {ClockName::AfterTouchOther, 116},
                                         {ClockName::FumbleRecover, 117},
                                         {ClockName::FumbleOther, 118},
                                         {ClockName::Restart, 119},
                                         {ClockName::ReturnDecision, 120},
                                         {ClockName::ReturnPivots, 121},
                                         {ClockName::CoverPivots, 122},
                                         {ClockName::OnsidePivots, 123},
                                         {ClockName::PuntReturnPivots, 124},
                                         {ClockName::PuntCoverPivots, 125},
                                         {ClockName::PenaltyDecision, 127},
                                         {ClockName::TossChoice, 128},
                                         {ClockName::Roll, 129},
                                         {ClockName::Coin, 130},
                                         {ClockName::Handover, 35}};
    // Neither has a window of its own that a decision could be late for; the receivers' part is
    // below.
    const std::set<ClockName> others{
        ClockName::Game, ClockName::PenaltyCall, ClockName::KickPreplace};
    for (const EnumName<ClockName>& one : namesOf(ClockName{})) {
        CAPTURE(one.name);
        REQUIRE(table.contains(one.value) != others.contains(one.value));
        if (others.contains(one.value))
            continue;
        Scene scene = stop();
        scene.rules(eachAnother).with([&](State& state) {
            state.clocks = {Clock{.name = one.value, .msLeft = 500}};
        });
        const int seconds = table.at(one.value);
        CHECK(secondsTold(scene, decide(DecisionKind::Done, 500)) == std::to_string(seconds));
        scene.with([](State& state) {
            state.clockScalePercent = {150, 100};
            state.clocks.front().side = Side::Home;
        });
        CHECK(secondsTold(scene, decide(DecisionKind::Done, 500)) == plainNumber(seconds * 1.5));
    }
}

TEST_CASE("TAP-TM-6 windows written down start with the length their refusals name",
          "[tap][TAP-TM-6][TAP-CT-2][TAP-KO-2][D68]") {
    const auto opened = [](Scene scene) { return withFreshClocks(scene.rules(eachAnother)); };
    Scene toss{Phase::Toss};
    toss.with([](State& state) {
        state.tossCall = CoinFace::Heads;
        state.tossWinner = Side::Visitor;
    });
    CHECK(msLeft(opened(toss), ClockName::TossChoice) == 128'000);
    CHECK(secondsTold(opened(toss),
                      visitor(choose(DecisionKind::ChooseToss, Choice::Kick, 128'000))) == "128");
    Scene declare{Phase::KickDeclare};
    declare.kind(PlayKind::Kickoff);
    CHECK(msLeft(opened(declare), ClockName::KickDeclare) == 104'000);
    CHECK(secondsTold(opened(declare),
                      visitor(choose(DecisionKind::DeclareKick, Choice::Kickoff, 104'000))) ==
          "104");
}

TEST_CASE("TAP-MD-5 the receivers' part of the minute is named as long as it was",
          "[tap][TAP-MD-5][TAP-TM-3][D20][refusal]") {
    const auto told = [](const State& state) {
        const int ms = msLeft(state, ClockName::KickPreplace);
        return secondsTold(state, by(prompt(state).side, decide(DecisionKind::Ready, ms)));
    };
    CHECK(told(kickAfterTry(100, 100)) == "24");
    CHECK(told(kickAfterTry(100, 200)) == "48");
    CHECK(told(kickAfterTry(200, 100)) == "24");
    CHECK(told(kickAfterTry(0, 100)) == "24");
    // 24 of the 60 s go by before the kick is declared: 40 % of 36 s, some of which are used up.
    Scene declare{Phase::KickDeclare};
    declare.kind(PlayKind::Kickoff).offense(Side::Visitor).lineupClocks(true);
    declare.clock(ClockName::AfterScore, 60'000).clock(ClockName::KickDeclare, 50'000);
    State state =
        open(must(declare, home(choose(DecisionKind::DeclareKick, Choice::Kickoff, 24'000))).next);
    REQUIRE(msLeft(state, ClockName::KickPreplace) == 14'400);
    CHECK(told(state) == "14.4");
    Decision first = place(state, "V52", 60.0, 20.0);
    first.ms = 3'000;
    state = must(state, first).next;
    REQUIRE(msLeft(state, ClockName::KickPreplace) == 11'400);
    CHECK(told(state) == "14.4");
}

TEST_CASE("TAP-SW-6 who acts after his window is told how long that window was",
          "[tap][TAP-SW-6][TAP-LD-5][D20][refusal]") {
    Scene scene{Phase::Restart};
    scene.put("H12", 33.0, 26.6665).put("H34", 30.0, 35.0).put("V54", 60.0, 20.0);
    scene.carrier("H12").holder(Side::Home).stopsUsed(1).rules(eachAnother);
    scene.with([](State& state) {
        state.playFacts.offenseTurns = 1;
        state.clockScalePercent = {200, 150};
    });
    const auto told = [](const State& state, Decision decision) {
        CHECK(refusal(state, decision) != "");
        return message(state, decision);
    };
    CHECK(told(scene, pivot(scene, "H34", 20.0)) == "the 222 seconds are up.");
    CHECK(told(scene, pivot(scene, "V54", 200.0)) == "the 168 seconds are up.");
    SECTION("a side that plays without clocks is told the printed number") {
        scene.with([](State& state) { state.clockScalePercent = {0, 100}; });
        CHECK(told(scene, pivot(scene, "H34", 20.0)) == "the 111 seconds are up.");
    }
    SECTION("a defense that is ready") {
        scene.phase(Phase::Motion);
        CHECK(told(scene, place(scene, "V54", 55.0, 20.0)) == "the defense's 159 seconds are up.");
    }
}
