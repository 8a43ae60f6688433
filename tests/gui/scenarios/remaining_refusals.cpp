// UX-20.1: the refusals that no scenario of the rule book comes by, each with what causes it.
#include "gui/scenarios/harvest.hpp"

#include <thrum/rules/tap/arbiter.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;
using gui::test::noteRefusal;

namespace {

/// The input is refused with this sentence, its places not filled in.
void causes(const std::string& sentence, const State& state, const Input& input) {
    INFO(sentence);
    CHECK_FALSE(refusal(state, input).empty());
    const auto step = apply(state, input);
    REQUIRE_FALSE(step);
    CHECK(step.error().text == sentence);
}

/// No game is begun with such squads or such a set-up.
void stopsTheStart(const std::string& sentence, const GameConfig& config) {
    INFO(sentence);
    const auto begun = newGame(config);
    REQUIRE_FALSE(begun);
    noteRefusal(begun.error());
    CHECK(begun.error().text == sentence);
}

/// The usual squads, the first dark player's things changed.
GameConfig with(const std::function<void(tap::Player&)>& change) {
    GameConfig config = standardConfig();
    change(config.home.players.front());
    return config;
}

Scene lineUp() {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).standardOffense();
    return scene;
}

Scene stop() {
    Scene scene{Phase::StopOffense};
    scene.put("H12", 34.0, 26.6665).put("H22", 33.0, 24.0).put("V52", 46.0, 26.6665);
    scene.carrier("H12").snapTaker("H12").stopsUsed(1);
    return scene;
}

}  // namespace

TEST_CASE("what nobody can do any more, or not yet", "[gui][UX-20.1]") {
    Scene over{Phase::Final};
    over.with([](State& s) { s.over = true; });
    causes("the game is over.", over, decide(DecisionKind::Ready));
    causes("time only runs forward.", lineUp(), decide(DecisionKind::Set, -1));
    Scene paused = lineUp();
    paused.with([](State& s) { s.paused = true; });
    causes("the game is paused.", paused, decide(DecisionKind::Set));
    causes("no run of the board is due.", lineUp(), SegmentResult{});
    Scene running{Phase::RunBehind};
    running.put("H12", 34.0, 26.6665).carrier("H12").snapTaker("H12");
    causes("that run does not answer this request.", running, SegmentResult{});
    causes("no such clock is running.", lineUp(), expire(ClockName::Coin));
    causes("no toss is due.", lineUp(), choose(DecisionKind::CallToss, Choice::Heads));
    Scene ready{Phase::Ready};
    ready.standardOffense().standardDefense();
    causes(
        "declare a punt or field goal before \"set\".", ready, decide(DecisionKind::DeclarePunt));
    Scene lineUpInTournament = lineUp();
    lineUpInTournament.mode(Mode::Tournament);
    const auto undo = checkUndo(lineUpInTournament, DecisionKind::Place);
    REQUIRE(undo);
    noteRefusal(*undo);
    CHECK(undo->text == "undo is not available here.");
}

TEST_CASE("decisions that name nobody, or nobody who is there", "[gui][UX-20.1][TAP-GN-3]") {
    const FigureId nobody{Side::Home, 60};
    causes("there is no such figure.",
           lineUp(),
           Decision{.kind = DecisionKind::Lift, .figure = nobody});
    causes("name a figure and its place.", lineUp(), decide(DecisionKind::Place));
    causes(
        "that figure is not on the field.", lineUp(), about(lineUp(), DecisionKind::Lift, "H89"));
    causes("that figure is not on the field.",
           lineUp(),
           about(lineUp(), DecisionKind::SwitchBase, "H7"));
    causes("name a figure.", stop(), decide(DecisionKind::Pitch));
    causes("name a figure.", stop(), decide(DecisionKind::SwitchBase));
    causes("name a figure and its heading.", stop(), decide(DecisionKind::Pivot));
    causes("that figure is not on the field.", stop(), pivot(stop(), "H89", 30.0));
    Scene kick{Phase::KickLineUp};
    kick.stage(LineupStage::AfterSet).kind(PlayKind::Kickoff);
    causes("name a figure.", kick, decide(DecisionKind::NameReturner));
    Scene motion{Phase::Motion};
    motion.standardOffense().standardDefense();
    causes("name a figure and its place.", motion, decide(DecisionKind::MoveInMotion));
    Scene answer = motion;
    answer.phase(Phase::Match).with([](State& s) { s.playFacts.motions = 1; });
    causes("that figure is not on the field.", answer, moveInMotion(answer, "V33", 50.0, 20.0));
    Scene pass{Phase::PassSet};
    pass.put("H12", 34.0, 26.6665).put("H88", 44.0, 42.0).carrier("H12").snapTaker("H12");
    pass.with([&](State& s) {
        s.playFacts.pass.declared = true;
        s.playFacts.pass.receiver = pass.id("H88");
    });
    causes("name the direction of the stick.", pass, decide(DecisionKind::LayStick));
    causes("lay the passing stick first; the QB may not throw the ball away.",
           pass,
           decide(DecisionKind::ReleasePass));
}

TEST_CASE("words that are not among the choices", "[gui][UX-20.1]") {
    Scene toss{Phase::Toss};
    causes("call heads or tails.", toss, choose(DecisionKind::CallToss, Choice::Kick));
    toss.with([](State& s) { s.tossWinner = Side::Home; });
    causes("that is not among the winner's choices.",
           toss,
           choose(DecisionKind::ChooseToss, Choice::Heads));
    Scene setup{Phase::Setup};
    setup.with([](State& s) { s.confirmed = {false, false}; });
    causes("a game is played by clock or by plays.",
           setup,
           choose(DecisionKind::ConfirmMethod, Choice::Heads));
    causes("there is no such board.", setup, by(Side::Home, decide(DecisionKind::ChooseBoard)));
    Scene kick{Phase::KickDeclare};
    kick.kind(PlayKind::Kickoff);
    causes("declare a kickoff or an onside kick.",
           kick,
           choose(DecisionKind::DeclareKick, Choice::Heads));
    causes("the kicking coach declares the kick.",
           kick,
           by(kick.state().offense, choose(DecisionKind::DeclareKick, Choice::Kickoff)));
    Scene declared{Phase::KickLineUp};
    declared.stage(LineupStage::First).kind(PlayKind::Kickoff);
    causes("the kick has been declared.",
           declared,
           choose(DecisionKind::DeclareKick, Choice::Kickoff));
    causes("the board is chosen before the toss.",
           lineUp(),
           by(Side::Home, decide(DecisionKind::ChooseBoard)));
    Scene roll{Phase::FieldGoal};
    roll.kind(PlayKind::FieldGoal).with([](State& s) { s.chance = ChanceKind::Dice; });
    causes("that is not {dice} faces of 1 to {sides}.", roll, dice(7, 1));
    Scene tried{Phase::TryChoice};
    tried.with([](State& s) { s.tryKind = TryKind::Undecided; });
    causes("choose the extra point or two points.",
           tried,
           choose(DecisionKind::ChooseTry, Choice::Heads));
    Scene coinDue{Phase::Coin};
    coinDue.put("H34", 45.0, 26.6665).carrier("H34");
    coinDue.with([](State& s) { s.chance = ChanceKind::Coin; });
    causes("a coin shows heads or tails.", coinDue, Chance{.kind = ChanceKind::Coin});
    causes("nobody is there to recover the ball.", coinDue, coin(CoinFace::Tails));
}

TEST_CASE("kicks without a kicker, a returner or a right to the touchback",
          "[gui][UX-20.1][TAP-KO-4]") {
    Scene kick{Phase::KickLineUp};
    kick.stage(LineupStage::First).kind(PlayKind::Kickoff).offense(Side::Visitor);
    causes("the kicking team is not lined up.", kick, by(Side::Home, decide(DecisionKind::Set)));
    causes(
        "the touchback is for {team}.", kick, by(Side::Home, decide(DecisionKind::EarlyTouchback)));
    Scene decides{Phase::KickDecide};
    decides.kind(PlayKind::Kickoff).offense(Side::Visitor);
    causes("there is nobody to return the kick.", decides, decide(DecisionKind::ReturnKick));
}

TEST_CASE("passes and pitches by somebody who cannot", "[gui][UX-20.1][TAP-PA-1]") {
    Scene beyond = stop();
    beyond.put("H12", 44.0, 26.6665);
    causes("the QB is not behind the line.", beyond, decide(DecisionKind::DeclarePass));
    Scene loose = stop();
    loose.with([](State& s) { s.carrier.reset(); });
    causes("nobody carries the ball.", loose, about(loose, DecisionKind::Pitch, "H22"));
}

TEST_CASE("calls while the board is on that stop nothing", "[gui][UX-20.1][TAP-SW-3]") {
    const auto on = [](Phase phase) {
        Scene scene{phase};
        scene.put("H12", 34.0, 26.6665).carrier("H12").snapTaker("H12").holder(Side::Home);
        return scene;
    };
    const Decision stopIt = by(Side::Home, decide(DecisionKind::Stop));
    causes("the kick runs {seconds} seconds.", on(Phase::KickRun), stopIt);
    causes("the onside kick runs until the ball is touched.", on(Phase::BallLoose), stopIt);
    causes("the receiver has not passed the ball by a base length.", on(Phase::BallInAir), stopIt);
    Scene used = on(Phase::RunBehind);
    used.stopsUsed(used.state().rules->stoppages.max);
    causes("no stoppages left ({used} of {max} used).", used, stopIt);
    causes("a stop is called while the board runs.", on(Phase::RunBehind), stopIt);
    causes("a runner moving forward cannot be declared down.",
           on(Phase::RunBehind),
           by(Side::Home, decide(DecisionKind::Down)));
    causes("the runner is not being pushed back.",
           on(Phase::RunBehind),
           by(Side::Home, decide(DecisionKind::Progress)));
}

TEST_CASE("squads and set-ups that no game begins with", "[gui][UX-20.1][TAP-EQ-1]") {
    stopsTheStart("#{n} weighs {g} g with base; limit {limit} g.",
                  with([](tap::Player& p) { p.equipment.weightGrams = 9.0; }));
    stopsTheStart("#{n} is {value} mm {dimension}; limit {limit} mm.", with([](tap::Player& p) {
                      p.equipment.custom = true;
                      p.equipment.heightMm = 200.0;
                  }));
    stopsTheStart("{modification} is not an allowed change.",
                  with([](tap::Player& p) { p.equipment.figureModifications = {"wheels"}; }));
    stopsTheStart("#{n}: home-made bases are not allowed.",
                  with([](tap::Player& p) { p.equipment.baseMassProduced = false; }));
    stopsTheStart("#{n}: putty must stay under the base and off the board.",
                  with([](tap::Player& p) { p.equipment.puttyOutsideOrDown = true; }));
    stopsTheStart("#{n}: nothing sticky on the outside of a base.",
                  with([](tap::Player& p) { p.equipment.stickyOutside = true; }));
    stopsTheStart("figure {id} has no number.", with([](tap::Player& p) { p.number.clear(); }));
    stopsTheStart("#{n} may not be worn by a {position}.",
                  with([](tap::Player& p) { p.number = "77"; }));
    stopsTheStart("passing/kicking figures are not used in TAP.",
                  with([](tap::Player& p) { p.equipment.passingFigure = true; }));
    GameConfig few = standardConfig();
    std::erase_if(few.home.players, [](const tap::Player& p) { return p.unit == Unit::White; });
    stopsTheStart("{count} {color} figures; at least {needed} needed.", few);
    GameConfig noCenter = standardConfig();
    for (tap::Player& player : noCenter.home.players)
        if (player.position == tap::Position::C)
            player.position = tap::Position::G;
    stopsTheStart("the dark squad needs a QB and {linemen} linemen, one of them a center.",
                  noCenter);
    GameConfig slow = standardConfig();
    slow.mode = Mode::Tournament;
    slow.clockScalePercent = {150, 100};
    stopsTheStart("slower clocks are not available in a tournament.", slow);
    GameConfig rules = standardConfig();
    rules.rules.game.playsPerHalf = -1;
    stopsTheStart("rules file: {key} is {value}; allowed {range}.", rules);
    Scene unchecked{Phase::Setup};
    unchecked.mode(Mode::Tournament);
    unchecked.with([](State& s) {
        s.confirmed = {false, false};
        s.teams[0].edit().players.front().equipment.weightGrams = 9.0;
    });
    causes("equipment check not passed: {item}.", unchecked, decide(DecisionKind::ConfirmMethod));
}

TEST_CASE("an arbiter keeps to what a game can have", "[gui][UX-20.1][TAP-GN-3]") {
    const auto refused = corrected(lineUp(), ArbiterCorrection{.score = {1000, std::nullopt}}, 0);
    REQUIRE_FALSE(refused);
    noteRefusal(refused.error());
    CHECK(refused.error().text == "{what} goes from {least} to {most}.");
}
