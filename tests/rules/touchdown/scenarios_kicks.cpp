#include "scene.hpp"

#include <algorithm>

// Scenarios S-32 to S-40 and chapters 3, 8, 12 to 17: kicks, returns, tries, quarters.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;

namespace {

Step fieldGoal(const State& state, int red) {
    return rollsRed(must(state, by(state.offense, DecisionKind::DeclareFieldGoal)).next, red);
}
Step punt(const State& state, int red) {
    return rollsRed(must(state, by(state.offense, DecisionKind::DeclarePunt)).next, red);
}
State tryOf(Side side, int quarter = 1, int plays = 0) {
    return Scene{}
        .quarter(quarter, plays)
        .offense(side)
        .phase(Phase::TryChoice)
        .ball(97)
        .down(0, 0);
}
Step kickoff(const State& state, const Faces& faces) {
    return rolls(must(state, choose(state.offense, DecisionKind::DeclareKick, Choice::Deep)).next,
                 faces);
}
// A completed pass of ten yards, with nothing to cancel.
const Faces kTen{"TK", "TK", "TK", "GN1", "CP10", "TK"};

}  // namespace

TEST_CASE("TDM-12.2 S-32 a field goal needs as many red results as its band says",
          "[touchdown][TDM-12.2][TDM-12.3][TDM-12.4][TDM-14.2][S-32]") {
    const State ready = Scene{}.ball(75);
    const Step good = fieldGoal(ready, 3);
    CHECK(good.next.score == std::array{3, 0});
    CHECK(good.next.phase == Phase::Kickoff);
    CHECK(good.next.offense == kHome);
    CHECK(good.next.play == 1);
    const Step missed = fieldGoal(ready, 2);
    CHECK(missed.next.score == std::array{0, 0});
    CHECK(series(missed.next) == Series{kVisitor, 1, 10, 25});
    SECTION("every band, one red result less is no good") {
        const std::vector<std::array<int, 2>> bands{
            {1, 1}, {10, 1}, {11, 2}, {20, 2}, {21, 3}, {30, 3}, {31, 4}, {38, 4}};
        for (const auto& [away, red] : bands) {
            INFO(away);
            const State at = Scene{}.ball(100 - away);
            CHECK(fieldGoal(at, red).next.score[0] == 3);
            CHECK(fieldGoal(at, red - 1).next.score[0] == 0);
        }
    }
    SECTION("from close by the others begin on their twenty") {
        CHECK(series(fieldGoal(Scene{}.ball(85), 1).next) == Series{kVisitor, 1, 10, 20});
    }
}

TEST_CASE("TDM-12.1 S-33 no field goal from too far", "[touchdown][TDM-12.1][S-33][refusal]") {
    const Decision declared = by(kHome, DecisionKind::DeclareFieldGoal);
    CHECK(code(Scene{}.ball(61), declared) == "E-TDM-FG-RANGE");
    CHECK(message(Scene{}.ball(61), declared) ==
          "Too far: field goals need 38 yards or less to the goal line.");
    CHECK_FALSE(wants(Scene{}.ball(61), DecisionKind::DeclareFieldGoal));
    for (int down = 1; down <= 4; ++down)
        CHECK(code(Scene{}.ball(62).down(down, 5), declared).empty());
    const State kicking = must(Scene{}.ball(62), declared).next;
    CHECK(prompt(kicking).chance->draws.size() == 4);  // the defense calls nothing
}

TEST_CASE("TDM-12.5 a field goal without a red result is blocked", "[touchdown][TDM-12.5]") {
    const Step step = fieldGoal(Scene{}.ball(75), 0);
    CHECK(series(step.next) == Series{kVisitor, 1, 10, 32});
    CHECK(code(step.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
}

TEST_CASE("TDM-13.1 S-34 a punt and a fair catch", "[touchdown][TDM-13.1][TDM-13.4][S-34]") {
    const State kicking = must(Scene{}, by(kHome, DecisionKind::DeclarePunt)).next;
    const Step step = rolls(kicking, {"GN5", "CP4", "GN1", "IN"});
    CHECK(find(step, EventKind::Kick)->yards == 45);
    REQUIRE(step.next.phase == Phase::RunBackChoice);
    CHECK(prompt(step.next).side == kVisitor);
    CHECK(step.next.play == 0);  // not over
    const Step caught = must(step.next, by(kVisitor, DecisionKind::FairCatch));
    CHECK(series(caught.next) == Series{kVisitor, 1, 10, 25});
    CHECK(caught.next.play == 1);
    CHECK(code(caught.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
    SECTION("run back without a base") {
        const State running = must(step.next, by(kVisitor, DecisionKind::RunBack)).next;
        const Step back = rolls(running, {"GN5", "BP", "CP1", "CP2"});
        CHECK(series(back.next) == Series{kVisitor, 1, 10, 30});
    }
}

TEST_CASE("TDM-13.3 S-35 a punt into the end zone is a touchback", "[touchdown][TDM-13.3][S-35]") {
    const Step step = punt(Scene{}.ball(55), 4);
    CHECK(has(step, EventKind::Touchback));
    CHECK(series(step.next) == Series{kVisitor, 1, 10, 20});
    SECTION("on the line too, a yard short of it not") {
        CHECK(has(punt(Scene{}.ball(50), 4), EventKind::Touchback));
        CHECK(punt(Scene{}.ball(49), 4).next.runBack->line == 1);
    }
}

TEST_CASE("TDM-13.2 a blocked punt goes back ten yards", "[touchdown][TDM-13.2]") {
    CHECK(series(punt(Scene{}.ball(40), 0).next) == Series{kVisitor, 1, 10, 70});
    CHECK(series(punt(Scene{}.ball(11), 0).next) == Series{kVisitor, 1, 1, 99});
    const Step safe = punt(Scene{}.ball(10), 0);
    CHECK(has(safe, EventKind::Safety));
    CHECK(safe.next.score == std::array{0, 2});
    CHECK(safe.next.phase == Phase::FreeKickRoll);
}

TEST_CASE("TDM-16.2 S-36 a deep kick and its return",
          "[touchdown][TDM-16.1][TDM-16.2][TDM-16.4][TDM-15.7][S-36]") {
    const State ready = Scene{}.phase(Phase::Kickoff).ball(35);
    const Step step = kickoff(ready, {"GN5", "CP2", "TK", "GN2"});
    CHECK(find(step, EventKind::Kick)->yards == 60);
    REQUIRE(step.next.phase == Phase::RunBackRoll);  // nobody is asked
    CHECK(step.next.runBack->line == 5);
    const Step back = rolls(step.next, {"GN5", "GN2", "TK", "CP2"});
    REQUIRE(back.next.phase == Phase::RunBackCancel);
    const Step done = must(back.next, cancels(kVisitor, {"GN2"}));
    CHECK(find(done, EventKind::RunBack)->yards == 20);
    CHECK(series(done.next) == Series{kVisitor, 1, 10, 25});
    CHECK(done.next.play == 0);  // kickoffs are no plays
}

TEST_CASE("TDM-16.3 a kickoff to the goal line leaves a choice", "[touchdown][TDM-16.3]") {
    const Step step = kickoff(Scene{}.phase(Phase::Kickoff).ball(35), {"GN5", "CP2", "GN1", "GN2"});
    REQUIRE(step.next.phase == Phase::RunBackChoice);
    const Step held = must(step.next, by(kVisitor, DecisionKind::TakeTouchback));
    CHECK(series(held.next) == Series{kVisitor, 1, 10, 20});
    CHECK(code(held.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
    CHECK(code(step.next, by(kVisitor, DecisionKind::FairCatch)) == "E-TDM-PHASE");
    const State running = must(step.next, by(kVisitor, DecisionKind::RunBack)).next;
    CHECK(series(rolls(running, {"GN5", "CP4", "CP3", "CP2"}).next) == Series{kVisitor, 1, 10, 20});
}

TEST_CASE("TDM-16.6 S-37 an onside kick needs four red results", "[touchdown][TDM-16.6][S-37]") {
    const State ready = Scene{}.phase(Phase::Kickoff).ball(35);
    const State onside = must(ready, choose(kHome, DecisionKind::DeclareKick, Choice::Onside)).next;
    const Step lost = rollsRed(onside, 3);
    CHECK(series(lost.next) == Series{kVisitor, 1, 10, 55});
    CHECK(code(lost.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
    CHECK(series(rollsRed(onside, 4).next) == Series{kHome, 1, 10, 45});
    // it is told as a kick of ten yards from the spot
    const auto kick = std::ranges::find(lost.events, EventKind::Kick, &Event::kind);
    REQUIRE(kick != lost.events.end());
    CHECK(kick->from == 35);
    CHECK(kick->ball == 45);
}

TEST_CASE("TDM-16.5 a free kick after a safety is deep", "[touchdown][TDM-16.5][TDM-16.6]") {
    const State kick = Scene{}.phase(Phase::FreeKickRoll).ball(20);
    const Decision onside = choose(kHome, DecisionKind::DeclareKick, Choice::Onside);
    CHECK(code(kick, onside) == "E-TDM-ONSIDE");
    CHECK(message(kick, onside) == "No onside kick after a safety.");
    CHECK(rollsRed(kick, 0).next.runBack->line == 35);
    const Step step = rollsRed(kick, 4);
    CHECK(step.next.runBack->line == 15);
    CHECK(step.next.phase == Phase::RunBackRoll);
}

TEST_CASE("TDM-15.7 S-38 a clean sheet multiplies a kick return", "[touchdown][TDM-15.7][S-38]") {
    const Faces clean{"GN2", "GN4", "GN1", "GN2"};
    const auto end = [&](int line, ReturnKind kind) {
        return rolls(Scene{}.runBack(kVisitor, line, kind), clean).next.ball;
    };
    CHECK(end(5, ReturnKind::Kickoff) == 5 + 15 + 45);
    CHECK(end(20, ReturnKind::Punt) == 20 + 45);
    CHECK(end(20, ReturnKind::Fumble) == 20 + 9);  // no kick
}

TEST_CASE("TDM-15.3 a run back may lose but stays in front of the goal line",
          "[touchdown][TDM-15.3]") {
    const Faces loss{"TK", "TK", "TK", "CP2"};
    const auto end = [&](int line) {
        return rolls(Scene{}.runBack(kVisitor, line, ReturnKind::Punt), loss).next.ball;
    };
    CHECK(end(30) == 27);
    CHECK(end(4) == 1);
    CHECK(end(2) == 1);
}

TEST_CASE("TDM-15.2 a house rule lets the opponent choose", "[touchdown][TDM-15.2]") {
    const State back = Scene{}
                           .rules([](RulesData& r) { r.runBack.cancelChooser = "opponent"; })
                           .runBack(kVisitor, 30, ReturnKind::Fumble);
    const State asked = rolls(back, {"GN5", "GN2", "TK", "CP2"}).next;
    REQUIRE(asked.phase == Phase::RunBackCancel);
    CHECK(prompt(asked).side == kHome);
    CHECK(settled({asked, {}}).next.ball == 32);
    SECTION("auto takes what suits the chooser") {
        const State automatic = Scene{}.automatic().runBack(kVisitor, 30, ReturnKind::Fumble);
        CHECK(rolls(automatic, {"GN5", "GN2", "TK", "CP2"}).next.ball == 35);
    }
}

TEST_CASE("TDM-15.4 a fumbled kick return lies where the return began",
          "[touchdown][TDM-15.4][TDM-8.6]") {
    const Faces lost{"CP6", "CP4", "CP3", "FM"};  // three red, one blue
    const Step step = rolls(Scene{}.runBack(kVisitor, 5, ReturnKind::Kickoff), lost);
    CHECK(step.next.runBack->side == kHome);
    CHECK(step.next.runBack->line == 100 - (5 + 15 + 6));
    SECTION("beyond the goal line it is a touchback for who recovers") {
        const Step far = rolls(Scene{}.runBack(kVisitor, 95, ReturnKind::Fumble), lost);
        CHECK(series(far.next) == Series{kHome, 1, 10, 20});
        CHECK(far.next.play == 0);
    }
}

TEST_CASE("TDM-15.8 a run back over the goal line scores", "[touchdown][TDM-15.8]") {
    const Step step =
        rolls(Scene{}.runBack(kVisitor, 90, ReturnKind::Fumble), {"GN5", "GN4", "GN3", "IN"});
    CHECK(step.next.score == std::array{0, 6});
    CHECK(step.next.phase == Phase::TryChoice);
    CHECK(step.next.offense == kVisitor);
}

TEST_CASE("TDM-8.6 a fumble over the goal line is a touchback and two are a touchdown",
          "[touchdown][TDM-8.6][TDM-8.5]") {
    const State near = Scene{}.ball(94);
    const Step one = play(near, Die::RI, Die::DI, {"CP6", "CP2", "CP1", "CP2", "TK", "FM"});
    CHECK(series(one.next) == Series{kVisitor, 1, 10, 20});
    const Step two = play(near, Die::RO, Die::DI, {"CP6", "CP2", "CP1", "CP2", "FM", "FM"});
    CHECK(two.next.score == std::array{0, 6});
}

TEST_CASE("TDM-8.4 who recovers a fumble may fall on it", "[touchdown][TDM-8.4][TDM-9.3]") {
    const Step lost = play(Scene{}, Die::RI, Die::BL, {"BP", "CP4", "TK", "FM", "TK", "TK"});
    CHECK(code(lost.next, by(kHome, DecisionKind::RunBack)) == "E-TDM-PHASE");
    CHECK(series(must(lost.next, by(kVisitor, DecisionKind::FallOnBall)).next) ==
          Series{kVisitor, 1, 10, 70});
    const Step thrown = play(Scene{}, Die::SP, Die::NI, {"GN1", "BP", "TK", "IN", "BP", "BP"});
    const Step taken = must(thrown.next, by(kVisitor, DecisionKind::TakeBall));
    CHECK(series(taken.next) == Series{kVisitor, 1, 10, 70});
    CHECK(taken.next.play == 1);
}

TEST_CASE("TDM-9.4 three interceptions are a touchdown and two are not", "[touchdown][TDM-9.4]") {
    const Faces three{"GN1", "BP", "TK", "IN", "IN", "IN"};
    CHECK(play(Scene{}, Die::LP, Die::NI, three).next.score == std::array{0, 6});
    const Faces two{"GN1", "BP", "TK", "IN", "IN", "TK"};
    CHECK(play(Scene{}, Die::LP, Die::NI, two).next.phase == Phase::RunBackChoice);
}

TEST_CASE("TDM-9.6 an interception comes before a sack", "[touchdown][TDM-9.6]") {
    const Step step = play(Scene{}, Die::SP, Die::BL, {"GN1", "BP", "TK", "IN", "BP", "SK"});
    CHECK(find(step, EventKind::Result)->what == "interception");
}

TEST_CASE("TDM-6.5 a surviving completion is no sack", "[touchdown][TDM-6.5]") {
    const Step step = played(Scene{}, Die::SP, Die::BL, {"CP6", "CP4", "TK", "GN1", "BP", "SK"});
    CHECK(find(step, EventKind::Result)->what == "sack");  // both completions are gone
    CHECK(find(step, EventKind::Result)->yards == -6);
    const Step kept = played(Scene{}, Die::SP, Die::BL, {"CP6", "CP4", "TK", "GN1", "CP3", "SK"});
    CHECK(find(kept, EventKind::Result)->yards == 7);
}

TEST_CASE("TDM-7.3 several long gains multiply once and count each alone", "[touchdown][TDM-7.3]") {
    const auto edited = [](RulesData& r) { r.dice[0].faces[0] = "GNL"; };
    const State ready = Scene{}.ball(10).rules(edited);
    const Step alone = play(ready, Die::RO, Die::DI, {"GNL", "CP4", "CP3", "CP2", "GNL", "BP"});
    CHECK(find(alone, EventKind::Result)->yards == 20);
    const Step more = play(ready, Die::RO, Die::DI, {"GNL", "CP4", "GN3", "CP2", "GNL", "BP"});
    CHECK(find(more, EventKind::Result)->yards == 30);
}

TEST_CASE("TDM-3.3 S-39 a touchdown on the last play of the half gets its try",
          "[touchdown][TDM-3.3][TDM-2.3][TDM-17.3][S-39]") {
    State ready = Scene{}.ball(90).quarter(2, 29);
    ready = settled(play(ready, Die::SP, Die::NI, kTen)).next;
    REQUIRE(ready.phase == Phase::TryChoice);
    CHECK(ready.quarter == 2);
    CHECK(ready.play == 30);
    ready = must(ready, choose(kHome, DecisionKind::ChooseTry, Choice::Kick)).next;
    const Step half = rollsRed(ready, 1);
    CHECK(find(half, EventKind::QuarterEnded)->count == 2);
    CHECK(half.next.quarter == 3);
    CHECK(half.next.play == 0);
    REQUIRE(half.next.phase == Phase::Kickoff);
    CHECK(half.next.offense == kHome);  // the visitors kicked off the game
    CHECK(half.next.score == std::array{7, 0});
}

TEST_CASE("TDM-17.2 S-40 two points need the goal line", "[touchdown][TDM-17.2][TDM-17.3][S-40]") {
    const State ready =
        must(tryOf(kHome), choose(kHome, DecisionKind::ChooseTry, Choice::TwoPoint)).next;
    CHECK(ready.ball == 97);
    const Step two = played(ready, Die::SP, Die::NI, {"TK", "CP2", "GN3", "GN1", "BP", "TK"});
    CHECK(two.next.score == std::array{0, 0});
    const Step short2 = played(ready, Die::SP, Die::NI, {"TK", "CP2", "GN3", "GN1", "CP3", "BP"});
    CHECK(short2.next.score == std::array{0, 0});
    CHECK(short2.next.phase == Phase::Kickoff);
    CHECK(short2.next.play == 0);
    const Step good = played(ready, Die::SP, Die::NI, {"TK", "TK", "GN3", "GN1", "CP3", "TK"});
    CHECK(good.next.score == std::array{2, 0});
    CHECK(good.next.offense == kHome);
    SECTION("a turnover ends it without a run back") {
        const Step lost = play(ready, Die::RI, Die::SR, {"CP6", "TK", "CP3", "FM", "TK", "FM"});
        CHECK(lost.next.score == std::array{0, 0});
        CHECK(lost.next.phase == Phase::Kickoff);
        CHECK(lost.next.offense == kHome);
        CHECK(code(lost.next, by(kVisitor, DecisionKind::RunBack)) == "E-TDM-RUNBACK");
    }
    SECTION("a strength is spent") {
        State strong = ready;
        strong.strengths[0] = Die::SP;
        const State asked =
            play(strong, Die::SP, Die::NI, {"TK", "TK", "GN3", "GN1", "BP", "TK"}).next;
        const Step done = must(asked, adds(kHome, "FD"));
        CHECK(done.next.strengthUses[0] == 1);
        CHECK(find(done, EventKind::StrengthUse)->added == "CP3");
    }
}

TEST_CASE("TDM-17.1 a try by kick needs one red result", "[touchdown][TDM-17.1]") {
    const State kick =
        must(tryOf(kHome), choose(kHome, DecisionKind::ChooseTry, Choice::Kick)).next;
    CHECK(rollsRed(kick, 1).next.score == std::array{1, 0});
    CHECK(rollsRed(kick, 0).next.score == std::array{0, 0});
    CHECK(rollsRed(kick, 0).next.phase == Phase::Kickoff);
    SECTION("without two-point tries nobody is asked") {
        const State scored =
            Scene{}.ball(90).rules([](RulesData& r) { r.tries.twoPointAllowed = false; });
        CHECK(played(scored, Die::SP, Die::NI, kTen).next.phase == Phase::TryKickRoll);
    }
}

TEST_CASE("TDM-3.1 a quarter has thirty plays and the first carries over",
          "[touchdown][TDM-3.1][TDM-3.3]") {
    const Step step = played(Scene{}.quarter(1, 29).down(2, 12),
                             Die::SP,
                             Die::NI,
                             {"BP", "CP4", "TK", "GN1", "CP3", "BP"});
    CHECK(step.next.quarter == 2);
    CHECK(step.next.play == 0);
    CHECK(step.next.phase == Phase::Call);
    CHECK(series(step.next) == Series{kHome, 3, 12, 30});
    SECTION("a pending kickoff is made in the next quarter") {
        const Step scored = fieldGoal(Scene{}.ball(95).quarter(3, 29), 2);
        CHECK(scored.next.quarter == 4);
        CHECK(scored.next.phase == Phase::Kickoff);
        CHECK(scored.next.offense == kHome);
    }
    SECTION("the second drops all") {
        const Step half = played(Scene{}.quarter(2, 29), Die::SP, Die::NI, kTen);
        const Step after = settled(half);
        CHECK(after.next.phase == Phase::Kickoff);
        CHECK(after.next.quarter == 3);
    }
}

TEST_CASE("TDM-3.2 plays and punts and field goals count and the rest does not",
          "[touchdown][TDM-3.2][TDM-15.5]") {
    CHECK(played(Scene{}, Die::SP, Die::NI, kTen).next.play == 1);
    CHECK(punt(Scene{}.ball(55), 4).next.play == 1);
    CHECK(fieldGoal(Scene{}.ball(95), 3).next.play == 1);
    const auto noKicks = [](RulesData& r) { r.plays.countKicksFromScrimmage = false; };
    CHECK(punt(Scene{}.ball(55).rules(noKicks), 4).next.play == 0);
    const State back = Scene{}.runBack(kVisitor, 30, ReturnKind::Kickoff);
    CHECK(rolls(back, {"GN5", "CP4", "CP3", "CP2"}).next.play == 0);
}

TEST_CASE("TDM-3.4 a tie stays a tie unless the house plays on", "[touchdown][TDM-3.4]") {
    const Faces nothing{"BP", "CP4", "TK", "GN1", "CP3", "BP"};
    const Step tie = played(Scene{}.quarter(4, 29), Die::SP, Die::NI, nothing);
    CHECK(tie.next.over);
    CHECK_FALSE(tie.next.winner);
    CHECK(prompt(tie.next).kind == PromptKind::Over);
    CHECK(code(tie.next, calls(kHome, Die::RI)) == "E-TDM-OVER");
    const auto sudden = [](RulesData& r) { r.overtime.mode = "suddenDeath"; };
    CHECK(played(Scene{}.score(3, 0).quarter(4, 29).rules(sudden), Die::SP, Die::NI, nothing)
              .next.winner == kHome);
    const Step more = played(Scene{}.quarter(4, 29).rules(sudden), Die::SP, Die::NI, nothing);
    REQUIRE(more.next.phase == Phase::TossCall);
    CHECK(more.next.quarter == 5);
    SECTION("the first score ends it, without a try") {
        const Step won = played(Scene{}.ball(90).quarter(5).rules(sudden), Die::SP, Die::NI, kTen);
        CHECK(won.next.over);
        CHECK(won.next.winner == kHome);
        CHECK(won.next.score == std::array{6, 0});
        CHECK(fieldGoal(Scene{}.ball(90).quarter(5).rules(sudden), 4).next.over);
        CHECK(punt(Scene{}.ball(5).quarter(5).rules(sudden), 0).next.winner == kVisitor);
    }
    SECTION("none after fifteen plays is a tie") {
        const Step none = played(Scene{}.quarter(5, 14).rules(sudden), Die::SP, Die::NI, nothing);
        CHECK(none.next.over);
        CHECK_FALSE(none.next.winner);
    }
}

TEST_CASE("TDM-14.1 a first down at the goal line is as far as the goal",
          "[touchdown][TDM-14.1][TDM-14.5]") {
    const Step step = played(Scene{}.ball(84), Die::SP, Die::NI, kTen);
    CHECK(series(step.next) == Series{kHome, 1, 6, 94});
    const Step exact = played(Scene{}.down(4, 10), Die::SP, Die::NI, kTen);
    CHECK(series(exact.next) == Series{kHome, 1, 10, 40});
    SECTION("a loss to the goal line is a safety also on fourth down") {
        const Step lost = play(
            Scene{}.ball(2).down(4, 5), Die::RI, Die::BL, {"BP", "CP4", "TK", "GN1", "TK", "TK"});
        CHECK(has(lost, EventKind::Safety));
    }
}

TEST_CASE("TDM-22 what does not belong to a moment is refused", "[touchdown][TDM-22][refusal]") {
    const State ready = Scene{};
    for (const DecisionKind kind : {DecisionKind::CallToss,
                                    DecisionKind::ChooseToss,
                                    DecisionKind::PassStrength,
                                    DecisionKind::PassReroll,
                                    DecisionKind::Cancel,
                                    DecisionKind::RunBack,
                                    DecisionKind::FairCatch,
                                    DecisionKind::TakeTouchback,
                                    DecisionKind::DeclareKick,
                                    DecisionKind::ChooseTry}) {
        INFO(nameOf(kind));
        CHECK(code(ready, by(kHome, kind)) == "E-TDM-PHASE");
    }
    CHECK(message(ready, by(kHome, DecisionKind::Cancel)) ==
          "That is not possible at this moment.");
    CHECK(code(ready, Chance{{1, 1, 1, 1, 1, 1}, std::nullopt, false}) == "E-TDM-PHASE");
}

TEST_CASE("TDM-5.2 a cancel names as many gains as there are tackles and only what shows",
          "[touchdown][TDM-5.2][TDM-6.2][refusal]") {
    const State asked =
        play(Scene{}, Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"}).next;
    CHECK(code(asked, cancels(kVisitor, {})) == "E-TDM-CANCEL");
    CHECK(code(asked, cancels(kVisitor, {"GN5", "GN1"})) == "E-TDM-CANCEL");
    CHECK(code(asked, cancels(kVisitor, {"GN2"})) == "E-TDM-CANCEL");
    CHECK(code(asked, cancels(kVisitor, {"CP4"})) == "E-TDM-CANCEL");
    CHECK(message(asked, cancels(kVisitor, {})) == "Cancel exactly 1 results.");
    Decision dice = by(kVisitor, DecisionKind::Cancel);
    dice.dice = {Die::W3};
    CHECK(series(must(asked, dice).next) == Series{kHome, 2, 1, 39});
    dice.dice = {Die::W2};
    CHECK(code(asked, dice) == "E-TDM-CANCEL");
    SECTION("nobody is asked where picks make no difference") {
        const Faces same{"GN2", "GN2", "CP3", "CP2", "GN2", "TK"};
        CHECK(play(Scene{}, Die::RI, Die::NI, same).next.phase == Phase::Call);
    }
    SECTION("sacks cancel completions too") {
        const State pass =
            play(Scene{}, Die::SP, Die::BL, {"CP6", "CP4", "TK", "GN1", "CP3", "SK"}).next;
        REQUIRE(pass.phase == Phase::Cancel);
        CHECK(must(pass, cancels(kVisitor, {"CP3"})).next.ball == 40);
    }
}
