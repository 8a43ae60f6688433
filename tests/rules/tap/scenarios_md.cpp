#include "tap_steps.hpp"

// TAP rule book, chapter 36: modes of play.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Scene stop(Mode mode) {
    Scene scene{Phase::StopOffense};
    scene.mode(mode).put("H12", 33.0, 26.6665).put("H64", 36.0, 15.0).put("H34", 30.0, 35.0);
    scene.put("V52", 60.0, 10.0).put("V54", 60.0, 20.0).put("V21", 60.0, 40.0);
    scene.put("V24", 65.0, 30.0).carrier("H12").holder(Side::Home).stopsUsed(1);
    scene.clock(ClockName::Stoppage, 10000);
    return scene;
}

// A run that is tackled: a new down begins.
State newDown(Mode mode) {
    Scene scene{Phase::RunFree};
    scene.mode(mode).method(Method::Clock).put("H34", 43.0, 20.0).put("V52", 45.01, 20.0);
    scene.clock(ClockName::Game, 600000).carrier("H34").holder(Side::Visitor);
    const State state = scene;
    return open(playScript(state, {touch(state, 12, "H34", "V52")}).next);
}

Decision wait(Decision decision, int ms) {
    decision.ms = ms;
    return decision;
}

Scene late(Mode mode) {
    Scene scene{Phase::LineUp};
    scene.mode(mode).stage(LineupStage::First).expired(ClockName::OffenseLineup);
    return scene;
}

bool named(const std::vector<RuleViolation>& problems, std::string_view clause) {
    return std::ranges::find(problems, clause, &RuleViolation::clause) != problems.end();
}

}  // namespace

TEST_CASE("TAP-MD-2 an advisory clock is marked and nothing happens",
          "[tap][TAP-MD-2][AS-MD-1][example]") {
    const State state = stop(Mode::Solitaire);
    const auto marked = [](const State& s) {
        const auto at = std::ranges::find(s.clocks, ClockName::Stoppage, &Clock::name);
        return at != s.clocks.end() && at->marked;
    };
    SECTION("ten seconds pass") {
        const Step step = must(state, expire(ClockName::Stoppage));
        CHECK(has(step.events, EventKind::ClockMarked));
        CHECK(row(step.next) == "S8");
        CHECK(marked(step.next));
        CHECK(refusal(step.next, pivot(step.next, "H64", 20.0)).empty());
    }
    SECTION("a turn after twelve") {
        const State next = must(state, pivot(state, "H64", 20.0, 12000)).next;
        CHECK(row(next) == "S8");
        CHECK(marked(next));
        CHECK(headingOf(next, "H64") == near(20.0));
    }
    SECTION("the game clock ends the half all the same") {
        Scene scene{Phase::RunFree};
        scene.mode(Mode::Solitaire).method(Method::Clock).put("H34", 45.0, 20.0);
        scene.clock(ClockName::Game, 1000).carrier("H34").holder(Side::Visitor);
        const State running = scene;
        CHECK(row(playScript(running, {fall(running, 240, "H34")}).next) == "G3");
    }
}

TEST_CASE("TAP-MD-5 on one screen the defense pre-places, the offense sets, the defense adjusts",
          "[tap][TAP-MD-5][TAP-PS-2][AS-MD-2][example]") {
    State state = newDown(Mode::Hotseat);
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(msLeft(state, ClockName::DefensePreplace) == 30000);
    CHECK_FALSE(refusal(state, place(state, "H52", 42.8, 26.6665)).empty());
    CHECK(refusal(state, visitor([&] {
                      Decision theirs = place(state, "H52", 42.8, 26.6665);
                      return theirs;
                  }())) == "TAP-PS-2");
    state = must(state, place(state, "V90", 45.5, 26.6665)).next;

    state = open(must(state, expire(ClockName::DefensePreplace)).next);
    CHECK(turnOf(state) == Side::Home);
    CHECK(msLeft(state, ClockName::OffenseLineup) == 40000);
    CHECK_FALSE(refusal(state, place(state, "V91", 45.5, 30.0)).empty());
    const State placed = Scene{Phase::LineUp}.ballOn(lineOf(state)).standardOffense().state();
    Decision all{.kind = DecisionKind::Place};
    for (const Figure& figure : placed.figures)
        all.placements.push_back({.figure = figure.id, .pose = figure.pose});
    // The center goes first (TAP-LO-1).
    std::stable_partition(all.placements.begin(), all.placements.end(), [&](const Placement& p) {
        return p.figure == idOf(state, "H52");
    });
    state = goOn(state, {all, decide(DecisionKind::Set)});
    CHECK(row(state) == "S2");
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(msLeft(state, ClockName::DefenseAfterSet) == 10000);
    CHECK(findOnBoard(state, idOf(state, "V90")) != nullptr);
    CHECK_FALSE(refusal(state, place(state, "H61", 38.0, 30.0)).empty());
    CHECK(refusal(state, place(state, "V91", 45.5, 30.0)).empty());
}

TEST_CASE("TAP-MD-5 a defense that is ready before the line-up cites its own clause, no break's",
          "[tap][TAP-MD-5][TAP-CP-1]") {
    const State state = newDown(Mode::Hotseat);
    const auto ready = must(state, visitor(DecisionKind::Ready, 4000));
    CHECK(find(ready.events, EventKind::ReadyDeclared).clause == "TAP-MD-5");
    CHECK(row(open(ready.next)) == "S1");
}

TEST_CASE("TAP-MD-5 the game clock stands still while the defense pre-places",
          "[tap][TAP-MD-5][TAP-GL-2][AS-MD-9][example]") {
    State state = newDown(Mode::Tournament);
    const int before = msLeft(state, ClockName::Game);
    CHECK(before > 0);
    CHECK_FALSE(runs(state, ClockName::Game));
    state = must(state, wait(place(state, "V90", 45.5, 26.6665), 12000)).next;
    CHECK(msLeft(state, ClockName::Game) == before);
    state = must(state, expire(ClockName::DefensePreplace)).next;
    CHECK(msLeft(state, ClockName::Game) == before);
    state = open(state);
    CHECK(runs(state, ClockName::Game));
    const int started = msLeft(state, ClockName::Game);
    state = must(state, wait(place(state, "H52", 42.8, 26.6665), 5000)).next;
    CHECK(msLeft(state, ClockName::Game) == started - 5000);
}

TEST_CASE("TAP-MD-10 alone the twelfth figure is blocked",
          "[tap][TAP-MD-10][TAP-LO-11][AS-MD-3][example]") {
    const auto twelfth = [](Mode mode) {
        Scene scene{Phase::LineUp};
        scene.mode(mode).stage(LineupStage::First).standardOffense();
        return refusal(scene, place(scene, "H25", 20.0, 45.0));
    };
    CHECK(twelfth(Mode::Solitaire) == "TAP-LO-11");
    CHECK(twelfth(Mode::Tournament).empty());
    CHECK(twelfth(Mode::Hotseat).empty());
    SECTION("also when the twelfth is the returner, who waits off the field") {
        // ten stand on the field, one more and a returner would be twelve
        const auto kick = [](Mode mode, bool namedFirst) {
            Scene scene{Phase::KickLineUp};
            scene.mode(mode).kind(PlayKind::Kickoff).stage(LineupStage::AfterSet);
            scene.offense(Side::Home);
            for (const char* name : {"H52", "H61", "H64", "H70", "H76", "H84", "H80", "H88", "H22"})
                scene.put(
                    name, 45.0, 6.0 + 4.0 * static_cast<double>(scene.state().figures.size()));
            scene.put("H34", 40.0, 20.0);
            const Decision name = by(Side::Home, about(scene, DecisionKind::NameReturner, "H25"));
            const Decision man = by(Side::Home, place(scene, "H12", 40.0, 30.0));
            const State state = must(scene, namedFirst ? name : man).next;
            return refusal(state, namedFirst ? man : name);
        };
        for (const bool namedFirst : {true, false}) {
            CHECK(kick(Mode::Solitaire, namedFirst) == "TAP-LO-11");
            CHECK(kick(Mode::Tournament, namedFirst).empty());
        }
    }
    SECTION("and delay cannot be called") {
        CHECK_FALSE(
            refusal(late(Mode::Solitaire).lineupClocks(true), visitor(DecisionKind::CallDelay))
                .empty());
    }
}

TEST_CASE("TAP-MD-11 in tournament play the clocks between plays are on unless chosen otherwise",
          "[tap][TAP-MD-11][TAP-GL-4][AS-MD-4][example]") {
    SECTION("41 seconds: delay can be called") {
        const State state = late(Mode::Tournament);
        CHECK(state.method == Method::Plays);
        CHECK(refusal(state, visitor(DecisionKind::CallDelay)).empty());
    }
    SECTION("switched off before the game") {
        GameConfig config = standardConfig();
        config.mode = Mode::Tournament;
        config.rules.modes.tournament.playCountClocks = false;
        const auto game = newGame(config);
        REQUIRE(game);
        CHECK_FALSE(game->next.betweenPlayClocks);
        Scene scene{Phase::LineUp};
        scene.rules([](RulesData& rules) { rules.modes.tournament.playCountClocks = false; });
        scene.mode(Mode::Tournament).stage(LineupStage::First);
        CHECK(refusal(scene, visitor(DecisionKind::CallDelay)) == "TAP-GL-4");
    }
    SECTION("on by default") {
        GameConfig config = standardConfig();
        config.mode = Mode::Tournament;
        REQUIRE(newGame(config));
        CHECK(newGame(config)->next.betweenPlayClocks);
    }
    SECTION("no pause") {
        CHECK(refusal(late(Mode::Tournament), decide(DecisionKind::Pause)) == "TAP-GL-5");
    }
}

TEST_CASE("TAP-MD-7 calls are heard from either side whoever's window it is",
          "[tap][TAP-MD-7][TAP-PE-4][AS-MD-5][example]") {
    Scene scene = late(Mode::Hotseat);
    scene.lineupClocks(true);
    State state = scene;
    state = must(state, place(state, "H52", 38.9, 26.6665)).next;
    const auto also = prompt(state).also;
    CHECK(std::ranges::find(also, DecisionKind::CallDelay) != also.end());
    const Step step = must(state, visitor(DecisionKind::CallDelay));
    CHECK(find(step.events, EventKind::PenaltyEnforced).foul == FoulKind::DelayOfGame);
    CHECK(lineOf(step.next) == near(35.0));
    CHECK(step.next.down == 1);
}

TEST_CASE("TAP-MD-9 in tournament play nothing committed is undone",
          "[tap][TAP-MD-9][AS-MD-6][example]") {
    const auto undo = [](Mode mode, DecisionKind last) {
        const auto refused = checkUndo(stop(mode), last);
        return refused ? refused->clause : "";
    };
    CHECK(undo(Mode::Tournament, DecisionKind::ReleasePass) == "TAP-MD-9");
    CHECK(undo(Mode::Tournament, DecisionKind::Pitch) == "TAP-MD-9");
    CHECK(undo(Mode::Tournament, DecisionKind::Pivot).empty());
    CHECK(undo(Mode::Hotseat, DecisionKind::ReleasePass) == "TAP-MD-9");
    CHECK(undo(Mode::Solitaire, DecisionKind::ReleasePass).empty());
    SECTION("a pivot may be changed in its own window") {
        State state = stop(Mode::Tournament);
        state = must(state, pivot(state, "H64", 20.0)).next;
        state = must(state, pivot(state, "H64", 40.0)).next;
        state = goOn(state, {decide(DecisionKind::Done)});
        CHECK(state.playFacts.offenseTurns == 1);
        CHECK(headingOf(state, "H64") == near(40.0));
    }
}

TEST_CASE("TAP-MD-4 alone \"set\" opens the defense's line-up",
          "[tap][TAP-MD-4][AS-MD-7][example]") {
    Scene scene{Phase::LineUp};
    scene.mode(Mode::Solitaire).method(Method::Clock).stage(LineupStage::First).standardOffense();
    scene.clock(ClockName::OffenseLineup, 40000);
    const State state = must(scene, decide(DecisionKind::Set)).next;
    CHECK_FALSE(state.handover);
    CHECK(row(state) == "S2");
    CHECK(turnOf(state) == Side::Visitor);
    // A guide of 40 s and 10 s.
    CHECK(msLeft(state, ClockName::DefenseAfterSet) == 50000);
    // A stored formation is placed at once.
    const State formation = Scene{Phase::SetDefense}.standardDefense();
    Decision all = visitor(DecisionKind::Place);
    for (const Figure& figure : formation.figures)
        all.placements.push_back({.figure = figure.id, .pose = figure.pose});
    const State placed = must(state, all).next;
    CHECK(placed.figures.size() == 22);
    CHECK(row(must(placed, decide(DecisionKind::Ready)).next) == "S3");
}

TEST_CASE("TAP-MD-6 between two coaches' windows there is a handover of three seconds",
          "[tap][TAP-MD-6][AS-MD-8][example]") {
    State state = stop(Mode::Hotseat);
    state = must(state, pivot(state, "H64", 20.0)).next;
    state = must(state, decide(DecisionKind::Done)).next;
    REQUIRE(state.handover == Side::Visitor);
    CHECK(msLeft(state, ClockName::Handover) == 3000);
    CHECK_FALSE(runs(state, ClockName::StoppageDefense));
    SECTION("three seconds pass") {
        state = must(state, expire(ClockName::Handover)).next;
        CHECK_FALSE(state.handover);
        CHECK(msLeft(state, ClockName::StoppageDefense) == 10000);
        CHECK(runs(state, ClockName::StoppageDefense));
    }
    SECTION("the key is pressed after one") {
        state = must(state, visitor(DecisionKind::TakeOver, 1000)).next;
        CHECK_FALSE(state.handover);
        CHECK(msLeft(state, ClockName::StoppageDefense) == 10000);
        CHECK(refusal(state, pivot(state, "V52", 200.0, 9999)).empty());
    }
    SECTION("there is none alone") {
        State alone = stop(Mode::Solitaire);
        alone = must(alone, pivot(alone, "H64", 20.0)).next;
        CHECK_FALSE(must(alone, decide(DecisionKind::Done)).next.handover);
    }
    SECTION("the game clock stops in hot-seat and runs in tournament play") {
        for (const Mode mode : {Mode::Hotseat, Mode::Tournament}) {
            Scene scene = stop(mode);
            scene.method(Method::Clock).clock(ClockName::Game, 600000);
            State clocked = must(scene, pivot(scene, "H64", 20.0)).next;
            clocked = must(clocked, decide(DecisionKind::Done)).next;
            REQUIRE(clocked.handover);
            CHECK(runs(clocked, ClockName::Game) == (mode == Mode::Tournament));
        }
    }
}

TEST_CASE("TAP-MD-1 whoever sits there, a coach has the same windows and turns",
          "[tap][TAP-MD-1][TAP-PV-4][AS-MD-10][example]") {
    State state = stop(Mode::Hotseat);
    state = goOn(state, {pivot(state, "H64", 20.0), decide(DecisionKind::Done)});
    CHECK(turnOf(state) == Side::Visitor);
    CHECK(msLeft(state, ClockName::StoppageDefense) == 10000);
    state = must(state, pivot(state, "V52", 200.0)).next;
    state = must(state, pivot(state, "V54", 200.0)).next;
    CHECK(refusal(state, pivot(state, "V21", 200.0)) == "TAP-PV-4");
    // What a coach is shown holds nothing that a coach at the table could not see: both see the
    // same.
    CHECK(observe(state, Side::Home) == observe(state, Side::Visitor));
}

TEST_CASE("TAP-MD-3 a window says whose it is, what may be done, how many turns are left",
          "[tap][TAP-MD-3][TAP-PS-2][AS-MD-11][example]") {
    State state = stop(Mode::Hotseat);
    state = goOn(
        state, {pivot(state, "H64", 20.0), pivot(state, "H34", 20.0), decide(DecisionKind::Done)});
    const Prompt asked = prompt(state);
    CHECK(asked.side == Side::Visitor);
    CHECK(state.teams[indexOf(asked.side)]->name == "Wildcats");
    const auto turns = std::ranges::find(asked.options, DecisionKind::Pivot, &Option::decision);
    REQUIRE(turns != asked.options.end());
    CHECK(turns->left == 3);
    for (const FigureId figure : turns->figures)
        CHECK(figure.side() == Side::Visitor);
    const auto clock =
        std::ranges::find(asked.clocks, ClockName::StoppageDefense, &ClockView::name);
    REQUIRE(clock != asked.clocks.end());
    CHECK(clock->msLeft == 10000);
    Decision dark = pivot(state, "H64", 90.0);
    dark.side = Side::Visitor;
    CHECK(refusal(state, dark) == "TAP-PS-2");
}

TEST_CASE("TAP-MD-8 illegal places are marked at once, in tournament play only at \"set\"",
          "[tap][TAP-MD-8][TAP-LO-5][AS-MD-12][example]") {
    const auto held = [](Mode mode) {
        Scene scene{Phase::LineUp};
        // The guard's near edge is 0.8 yd from the center's.
        scene.mode(mode).stage(LineupStage::First).standardOffense();
        const State state = scene;
        return must(state, place(state, "H64", 38.9, 26.6665 - 2.3)).next;
    };
    SECTION("hot-seat") {
        CHECK(named(prompt(held(Mode::Hotseat)).problems, "TAP-LO-5"));
    }
    SECTION("tournament") {
        const State state = held(Mode::Tournament);
        CHECK(prompt(state).problems.empty());
        CHECK(refusal(state, decide(DecisionKind::Set)) == "TAP-LO-5");
    }
}

TEST_CASE("TAP-MD-12 a tournament may be rehearsed by one person who makes both sides' calls",
          "[tap][TAP-MD-12][AS-MD-13][example]") {
    Scene scene{Phase::LineUp};
    scene.mode(Mode::Tournament).stage(LineupStage::First);
    scene.clock(ClockName::OffenseLineup, 40000);
    const State over = must(scene, expire(ClockName::OffenseLineup)).next;
    const Step step = must(over, visitor(DecisionKind::CallDelay));
    CHECK(has(step.events, EventKind::PenaltyEnforced));
    CHECK(lineOf(step.next) == near(35.0));
    SECTION("of either side, in whoever's window") {
        Scene crowded{Phase::LineUp};
        crowded.mode(Mode::Tournament).stage(LineupStage::First).standardOffense();
        crowded.put("H30", 36.0, 20.0);
        CHECK(has(must(crowded, visitor(DecisionKind::CallTooManyMen)).events,
                  EventKind::PenaltyEnforced));
        Scene ready{Phase::Ready};
        ready.mode(Mode::Tournament).standardOffense().standardDefense().put("V44", 60.0, 40.0);
        ready.carrier("H12").holder(Side::Home);
        ready.with([](State& state) { state.playFacts.snapped = false; });
        CHECK(has(must(ready, home(DecisionKind::CallTooManyMen)).events,
                  EventKind::PenaltyEnforced));
    }
    SECTION("all windows run one after the other with enforced clocks") {
        Scene stop{Phase::StopOffense};
        stop.mode(Mode::Tournament).standardOffense().standardDefense();
        stop.carrier("H12").holder(Side::Home).stopsUsed(1).clock(ClockName::Stoppage, 10000);
        State state = stop;
        CHECK(refusal(state, decide(DecisionKind::Done, 10000)) == "TAP-SW-6");
        state = must(state, pivot(state, "H22", 20.0)).next;
        state = must(state, expire(ClockName::Stoppage)).next;
        // Also alone the next window waits for the handover; then the other side's ten seconds run.
        CHECK(state.handover == Side::Visitor);
        state = open(state);
        CHECK(row(state) == "S9");
        CHECK(msLeft(state, ClockName::StoppageDefense) == 10000);
        CHECK(refusal(state, decide(DecisionKind::Done, 10000)) == "TAP-SW-6");
        CHECK(row(open(must(state, expire(ClockName::StoppageDefense)).next)) == "S7r");
    }
}

TEST_CASE("TAP-MD-2 where clocks only guide nobody calls delay",
          "[tap][TAP-MD-2][TAP-PE-4][refusal]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).lineupClocks(true).standardOffense();
    scene.rules([](RulesData& rules) { rules.modes.hotseat.clocks = ClockUse::Advisory; });
    scene.expired(ClockName::OffenseLineup);
    CHECK(refused(scene, visitor(DecisionKind::CallDelay)) == "TAP-MD-2");
}
