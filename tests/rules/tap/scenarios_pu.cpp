#include "tap_steps.hpp"

// TAP rule book, chapter 25: punt, gunners, fake punt.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

constexpr double kLeftGunnerY = 44.6665;  // #80, on the line
constexpr double kRightGunnerY = 8.6665;  // #88, five yards and a half off it

void takeOff(Scene& scene, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const FigureId id = scene.id(name);
        scene.with([&](State& state) {
            std::erase_if(state.figures, [&](const Figure& f) { return f.id == id; });
        });
    }
}

// Fourth and six on the own 40; #5 stands fourteen yards deep where the quarterback would; the
// defense, ten men without #28 who will return, keeps out of the lanes.
Scene puntLineUp() {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).ballOn(40.0).down(4, 6.0).standardOffense().standardDefense();
    takeOff(scene, {"H12", "V28"});
    scene.put("H5", 25.0, 26.6665).put("V20", 49.0, 41.0).put("V21", 49.0, 12.3);
    return scene;
}

// Declared, gunners named, both teams set: motion is next.
State linedUp(const Scene& scene) {
    const State state = scene;
    return goOn(state,
                {decide(DecisionKind::DeclarePunt),
                 gunners(state, {"H80", "H88"}),
                 decide(DecisionKind::Set),
                 about(state, DecisionKind::NameReturner, "V28"),
                 decide(DecisionKind::Ready)});
}

// The board is on, the punter has the ball.
State puntRun(const Scene& scene = puntLineUp()) {
    const State state = snapped(linedUp(scene));
    REQUIRE(row(state) == "P2");
    REQUIRE(carrierOf(state) == "H5");
    return state;
}

// A stop with the two gunners' fronts on these yards of the kicking team.
Scene puntStop(double leftFront, double rightFront) {
    Scene scene{Phase::PuntStop};
    scene.kind(PlayKind::Punt).ballOn(40.0).down(4, 6.0).put("H5", 25.0, 26.6665);
    scene.put("H80", leftFront - 1.0, kLeftGunnerY).put("H88", rightFront - 1.0, kRightGunnerY);
    scene.put("V90", 41.0, 20.0).put("V52", 47.0, 30.0).carrier("H5").holder(Side::Home);
    scene.stopsUsed(1).gunners({"H80", "H88"}).returner("V28").down(4, 6.0);
    return scene;
}

// A stop is asked for at once and the punter hangs on; the board is on again.
State hungOn(const State& running) {
    const State stop = open(playScript(running, {stopAt(3, Side::Home)}).next);
    REQUIRE(row(stop) == "P3");
    State next = stepOn(stop, decide(DecisionKind::HangOn)).next;
    return nextRun(std::move(next));
}

std::vector<FoulKind> offered(const State& state) {
    std::vector<FoulKind> kinds;
    for (const Flag& flag : state.review.flags)
        kinds.push_back(flag.kind);
    return kinds;
}

}  // namespace

TEST_CASE("TAP-PU-12 the punt lands ten yards past the most downfield gunner",
          "[tap][TAP-PU-12][AS-PU-1][example]") {
    const auto landing = [](Scene scene) {
        const Step step = must(scene, decide(DecisionKind::Punt));
        const Event event = find(step.events, EventKind::Punted);
        REQUIRE(event.at);
        return *event.at;
    };
    SECTION("straight ahead of the deeper one") {
        const FieldPoint at = landing(puntStop(83.0, 76.0));
        CHECK(at.x.yards() == near(93.0));
        CHECK(at.y.yards() == near(kLeftGunnerY));
        const State next = open(must(puntStop(83.0, 76.0), decide(DecisionKind::Punt)).next);
        CHECK(row(next) == "P6");
        CHECK(carrierOf(next) == "V28");
        CHECK(on(next, "V28").pose.at == at);
    }
    SECTION("a fallen gunner does not count") {
        const FieldPoint at = landing(puntStop(83.0, 76.0).fallen("H80"));
        CHECK(at.x.yards() == near(86.0));
        CHECK(at.y.yards() == near(kRightGunnerY));
    }
    SECTION("none stands: ten yards beyond the line of scrimmage, in the middle") {
        const FieldPoint at = landing(puntStop(83.0, 76.0).fallen("H80").fallen("H88"));
        CHECK(at.x.yards() == near(50.0));
        CHECK(at.y.yards() == near(26.6665));
    }
    SECTION("level gunners: the lower number") {
        CHECK(landing(puntStop(76.0, 76.0)).y.yards() == near(kLeftGunnerY));
    }
}

TEST_CASE("TAP-PU-14 a punt into the end zone: touchback or return",
          "[tap][TAP-PU-14][AS-PU-2][example]") {
    const State punted = open(must(puntStop(94.0, 60.0), decide(DecisionKind::Punt)).next);
    REQUIRE(row(punted) == "P5");
    CHECK(turnOf(punted) == Side::Visitor);
    CHECK(punted.playFacts.puntLanding->x.yards() == near(104.0));
    CHECK(msLeft(punted, ClockName::ReturnDecision) == 10000);
    SECTION("touchback") {
        const Step step = must(punted, decide(DecisionKind::TakeTouchback));
        CHECK(has(step.events, EventKind::Touchback));
        CHECK(step.next.offense == Side::Visitor);
        CHECK(lineOf(step.next) == near(20.0));
        CHECK(step.next.down == 1);
    }
    SECTION("return") {
        const State next = open(must(punted, decide(DecisionKind::ReturnKick)).next);
        CHECK(row(next) == "P6");
        CHECK(on(next, "V28").pose.at.x.yards() == near(104.0));
    }
    SECTION("expiry means touchback") {
        CHECK(lineOf(must(punted, expire(ClockName::ReturnDecision)).next) == near(20.0));
    }
    SECTION("on the end line it is one without a choice, short of the goal line there is none") {
        const Step step = must(puntStop(100.0, 60.0), decide(DecisionKind::Punt));
        CHECK(has(step.events, EventKind::Touchback));
        CHECK(lineOf(step.next) == near(20.0));
        const State field = open(must(puntStop(89.9, 60.0), decide(DecisionKind::Punt)).next);
        CHECK(row(field) == "P6");
        CHECK(refusal(field, visitor(DecisionKind::TakeTouchback)) == "TAP-PU-14");
        CHECK(row(open(must(puntStop(90.0, 60.0), decide(DecisionKind::Punt)).next)) == "P5");
    }
}

TEST_CASE("TAP-PU-9 a punter who hung on three times can no longer punt",
          "[tap][TAP-PU-9][TAP-PU-10][TAP-PU-11][TAP-SW-3][AS-PU-3][example]") {
    State state = puntRun();
    for (int i = 0; i < 3; ++i)
        state = hungOn(state);
    CHECK(state.stopsUsed == 3);
    // Front 22.0 in the step of the tackle.
    const SegmentResult run = runScript(state,
                                        runTo(state, 60, "H5", 21.0, 26.6665) +
                                            stopAt(20, Side::Home) + touch(state, 60, "H5", "V90"));
    CHECK(ruling(run) == "TAP-SW-3");
    const Step step = must(state, run);
    CHECK(has(step.events, EventKind::Tackled));
    CHECK(step.next.offense == Side::Visitor);
    CHECK(step.next.down == 1);
    CHECK(step.next.lineOfScrimmage.yards() == near(22.0));
    CHECK(toGo(step.next) == near(10.0));
}

TEST_CASE("TAP-PU-5 no defender stands in a gunner's lane", "[tap][TAP-PU-5][AS-PU-4][example]") {
    const auto ready = [](double cornerY) {
        Scene scene = puntLineUp();
        scene.put("V21", 49.0, cornerY);
        const State state = scene;
        const State defense = goOn(state,
                                   {decide(DecisionKind::DeclarePunt),
                                    gunners(state, {"H80", "H88"}),
                                    decide(DecisionKind::Set),
                                    about(state, DecisionKind::NameReturner, "V28")});
        return refusal(defense, decide(DecisionKind::Ready));
    };
    CHECK(ready(kRightGunnerY) == "TAP-PU-5");
    // The lane is 3.0 yd wide; a base beside it starts 2.25 yd from the gunner's middle.
    CHECK(ready(kRightGunnerY + 2.1) == "TAP-PU-5");
    CHECK(ready(kRightGunnerY + 2.3).empty());
}

TEST_CASE("TAP-PU-6 gunner interference: ten yards and a first down, or the punt",
          "[tap][TAP-PU-6][TAP-PE-8][AS-PU-5][example]") {
    // At the switch-on #24 stands beside the right lane and looks into it.
    Scene scene = puntLineUp();
    scene.put("V24", 52.0, 18.0, 240.0);
    State state = puntRun(scene);
    state = open(playScript(state,
                            runTo(state, 100, "H88", 46.0, kRightGunnerY) +
                                poseAt(state, 1, "V24", 52.0, 18.0) +
                                poseAt(state, 100, "V24", 48.02, kRightGunnerY, 180.0) +
                                touch(state, 100, "V24", "H88") + stopAt(110, Side::Home))
                     .next);
    REQUIRE(row(state) == "P3");
    state = must(state, decide(DecisionKind::Punt)).next;
    state = nextRun(state);
    REQUIRE(row(state) == "S16");
    CHECK(state.switchHolder == Side::Home);
    CHECK(on(state, "V28").pose.at.x.yards() == near(57.0));
    const Step step = playScript(state, {touch(state, 12, "V28", "H80")});
    state = open(step.next);
    REQUIRE(row(state) == "S19");
    CHECK(turnOf(state) == Side::Home);
    CHECK(offered(state) == std::vector{FoulKind::GunnerInterference});
    SECTION("accepted") {
        const State after = must(state, decide(DecisionKind::Accept)).next;
        CHECK(after.offense == Side::Home);
        CHECK(after.down == 1);
        CHECK(lineOf(after) == near(50.0));
        CHECK(toGo(after) == near(10.0));
    }
    SECTION("declined") {
        const State after = must(state, decide(DecisionKind::Decline)).next;
        CHECK(after.offense == Side::Visitor);
        CHECK(after.down == 1);
        CHECK(after.lineOfScrimmage.yards() == near(56.0));
    }
}

TEST_CASE("TAP-PU-9 without a fake the punter punts or hangs on",
          "[tap][TAP-PU-9][AS-PU-6][example]") {
    Scene scene = puntStop(50.0, 55.0);
    scene.put("H34", 23.0, 23.0).put("V24", 70.0, 20.0);
    const State state = scene;
    CHECK(refusal(state, decide(DecisionKind::DeclarePass)) == "TAP-PU-9");
    CHECK(message(state, decide(DecisionKind::DeclarePass)) ==
          "no fake was declared; punt or hang on.");
    CHECK(refusal(state, about(state, DecisionKind::Pitch, "H34")) == "TAP-PU-9");
    CHECK(refusal(state, about(state, DecisionKind::SwitchBase, "H5")) == "TAP-PU-9");
    SECTION("with the board on there is no punt") {
        const State on = Scene{scene}.phase(Phase::PuntRun);
        CHECK(refusal(on, home(DecisionKind::Punt)) == "TAP-PU-9");
        CHECK(message(on, home(DecisionKind::Punt)) == "punt only at a stop.");
    }
    SECTION("hanging on is an ordinary stoppage: n and n + 1") {
        State next = must(state, pivot(state, "H34", 20.0)).next;
        next = goOn(next, {decide(DecisionKind::HangOn)});
        REQUIRE(row(next) == "P4");
        next = must(next, pivot(next, "V24", 200.0)).next;
        next = must(next, pivot(next, "V52", 200.0)).next;
        CHECK(refusal(next, pivot(next, "V90", 200.0)) == "TAP-PV-4");
        next = nextRun(next);
        CHECK(row(next) == "P2");
    }
    SECTION("without a turn there is none for the defense, and expiry hangs on") {
        Scene timed = scene;
        timed.clock(ClockName::Stoppage, 10000);
        const State next = open(must(timed, expire(ClockName::Stoppage)).next);
        CHECK(row(next) != "P4");
        CHECK(row(nextRun(next)) == "P2");
    }
}

TEST_CASE("TAP-PU-8 a fake is an ordinary play with the punter as quarterback",
          "[tap][TAP-PU-7][TAP-PU-8][TAP-PU-4][AS-PU-7][example]") {
    State state = linedUp(puntLineUp());
    state = must(state, home(DecisionKind::DeclareFake)).next;
    state = snapped(state);
    CHECK(row(state) == "S7");
    CHECK(carrierOf(state) == "H5");
    state = open(playScript(state, {stopAt(5, Side::Home)}).next);
    REQUIRE(row(state) == "S8");
    CHECK(refusal(state, decide(DecisionKind::Punt)) == "TAP-PU-8");
    CHECK(message(state, decide(DecisionKind::Punt)) == "a fake was declared; no punt.");
    state = must(state, decide(DecisionKind::DeclarePass)).next;
    CHECK(refusal(state, about(state, DecisionKind::NameReceiver, "H22")).empty());
    CHECK(findOnBoard(state, idOf(state, "V28")) == nullptr);
}

TEST_CASE("TAP-PU-7 the returner waits off the field", "[tap][TAP-PU-7][example]") {
    const State ready = linedUp(puntLineUp());
    CHECK(findOnBoard(ready, idOf(ready, "V28")) == nullptr);
    CHECK(nameOr(ready, ready.playFacts.returner) == "V28");
    SECTION("snap with him on the board") {
        Scene scene{Phase::Ready};
        scene.kind(PlayKind::Punt).standardOffense().standardDefense();
        scene.put("H5", 25.0, 26.6665).returner("V28").gunners({"H80", "H88"}).holder(Side::Home);
        takeOff(scene, {"H12"});
        scene.snapTaker("H5");
        CHECK(refusal(scene, decide(DecisionKind::SwitchOn)) == "TAP-PU-7");
        takeOff(scene, {"V28"});
        CHECK(refusal(scene, decide(DecisionKind::SwitchOn)).empty());
    }
}

TEST_CASE("TAP-PU-3 one or two gunners, lined up wide", "[tap][TAP-PU-3][AS-PU-8][example]") {
    const auto set = [](const std::vector<std::string>& names) {
        Scene scene = puntLineUp();
        scene.kind(PlayKind::Punt).gunners(names);
        return refusal(scene, decide(DecisionKind::Set));
    };
    CHECK(set({"H80", "H88", "H84"}) == "TAP-PU-3");
    CHECK(set({"H80", "H34"}) == "TAP-PU-3");
    CHECK(set({}) == "TAP-PU-3");
    CHECK(set({"H88"}).empty());
    CHECK(set({"H80", "H88"}).empty());
}

TEST_CASE("TAP-PU-2 the punter stands behind the center on a stationary base",
          "[tap][TAP-PU-2][AS-PU-9][example]") {
    const auto set = [](double depth) {
        Scene scene = puntLineUp();
        scene.kind(PlayKind::Punt).gunners({"H80", "H88"});
        scene.put("H5", 40.0 - depth - 1.0, 26.6665);
        return refusal(scene, decide(DecisionKind::Set));
    };
    CHECK(set(14.0).empty());
    CHECK(set(20.0).empty());
    CHECK(set(20.1) == "TAP-PU-2");
    SECTION("the quarterback punts only from his stationary base") {
        Scene scene = puntLineUp();
        scene.kind(PlayKind::Punt).gunners({"H80", "H88"});
        takeOff(scene, {"H5"});
        scene.put("H12", 25.0, 26.6665);
        CHECK(refusal(scene, decide(DecisionKind::Set)) == "TAP-PU-2");
        CHECK(message(scene, decide(DecisionKind::Set)) == "the punter uses a stationary base.");
        scene.baseSlot("H12", 1);
        CHECK(refusal(scene, decide(DecisionKind::Set)).empty());
    }
    SECTION("not beside the center") {
        Scene scene = puntLineUp();
        scene.kind(PlayKind::Punt).gunners({"H80", "H88"}).put("H5", 25.0, 25.6);
        CHECK(refusal(scene, decide(DecisionKind::Set)) == "TAP-PU-2");
    }
}

TEST_CASE("TAP-PU-13 a returner near the end line stands in bounds",
          "[tap][TAP-PU-13][TAP-PU-14][boundary]") {
    const State punted = open(must(puntStop(98.9, 60.0), decide(DecisionKind::Punt)).next);
    REQUIRE(punted.playFacts.puntLanding->x.yards() == near(108.9));
    const State deep = open(must(puntStop(99.9, 60.0), decide(DecisionKind::Punt)).next);
    REQUIRE(deep.playFacts.puntLanding->x.yards() == near(109.9));
    const auto returned = [](const State& state) {
        return on(open(must(state, decide(DecisionKind::ReturnKick)).next), "V28").pose.at.x;
    };
    CHECK(returned(punted).yards() == near(108.9));
    CHECK(returned(deep).yards() == near(108.99));
}

TEST_CASE("TAP-PU-13 a returner whose landing place is covered moves sideways",
          "[tap][TAP-PU-13][TAP-PU-15][AS-PU-10][example]") {
    SECTION("by a fallen blocker") {
        // He lies toward the top; the nearest free place is below him.
        Scene scene = puntStop(50.0, 60.0);
        scene.put("H66", 70.0, kRightGunnerY).fallen("H66", 90.0).put("V24", 75.0, 40.0);
        State state = open(must(scene, decide(DecisionKind::Punt)).next);
        REQUIRE(row(state) == "P6");
        const FieldPoint at = on(state, "V28").pose.at;
        CHECK(at.x.yards() == near(70.0));
        CHECK(at.y.yards() < kRightGunnerY - 1.5);
        CHECK(at.y.yards() > kRightGunnerY - 1.65);
        CHECK(turnOf(state) == Side::Visitor);
        CHECK(msLeft(state, ClockName::PuntReturnPivots) == 10000);
        CHECK(refusal(state, pivot(state, "H80", 20.0)) == "TAP-KO-10");
        for (const char* name : {"V24", "V52", "V90"})
            state = must(state, pivot(state, name, 190.0)).next;
        state = goOn(state, {decide(DecisionKind::Done)});
        REQUIRE(row(state) == "P7");
        CHECK(turnOf(state) == Side::Home);
        CHECK(msLeft(state, ClockName::PuntCoverPivots) == 10000);
        state = goOn(state, {pivot(state, "H80", 20.0), decide(DecisionKind::Done)});
        CHECK(row(state) == "P8");
        CHECK(state.switchHolder == Side::Home);
        state = switchedOn(state);
        CHECK(ruling(runScript(state, {stopAt(4, Side::Home), fall(state, 9, "V28")})) ==
              "TAP-SW-7");
    }
    SECTION("near a sideline he is moved in until his base is in bounds") {
        Scene scene = puntStop(50.0, 60.0);
        scene.put("H88", 59.0, 0.4);
        const State state = open(must(scene, decide(DecisionKind::Punt)).next);
        const FieldPoint at = on(state, "V28").pose.at;
        CHECK(at.x.yards() == near(70.0));
        CHECK(at.y.yards() >= 0.75);
        CHECK(at.y.yards() < 0.85);
    }
}

TEST_CASE("TAP-PU-1 a punt may be taken back until set",
          "[tap][TAP-PU-1][TAP-PS-1][AS-PU-11][example]") {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).down(2, 6.0).standardOffense().standardDefense();
    State state = must(scene, decide(DecisionKind::DeclarePunt)).next;
    CHECK(state.playFacts.kind == PlayKind::Punt);
    state = must(state, decide(DecisionKind::Withdraw)).next;
    CHECK(state.playFacts.kind == PlayKind::Scrimmage);
    state = goOn(state, {decide(DecisionKind::Set)});
    CHECK(row(state) == "S2");
    CHECK(refusal(state, home(DecisionKind::DeclarePunt)) == "TAP-PS-1");
    SECTION("nor in the motion window") {
        const State motion = goOn(state, {decide(DecisionKind::Ready)});
        CHECK(refusal(motion, home(DecisionKind::DeclarePunt)) == "TAP-PS-1");
    }
}

TEST_CASE("TAP-PU-4 a gunner receives no pass on a fake",
          "[tap][TAP-PU-4][TAP-PA-2][AS-PU-12][example]") {
    State state = linedUp(puntLineUp());
    state = snapped(must(state, home(DecisionKind::DeclareFake)).next);
    state = open(playScript(state, {stopAt(5, Side::Home)}).next);
    state = must(state, decide(DecisionKind::DeclarePass)).next;
    for (const char* gunner : {"H80", "H88"}) {
        const Decision name = about(state, DecisionKind::NameReceiver, gunner);
        CHECK(refusal(state, name) == "TAP-PA-2");
        CHECK(message(state, name).find("(gunner)") != std::string::npos);
    }
}

TEST_CASE("TAP-PU-6 a defender who merely drifts into the lane commits no foul",
          "[tap][TAP-PU-6][AS-PU-13][example]") {
    // The gunner is on his way at (46, 8.67); his lane reaches from 7.17 to 10.17.
    Scene scene{Phase::PuntRun};
    scene.kind(PlayKind::Punt).ballOn(40.0).down(4, 6.0).put("H5", 25.0, 26.6665);
    scene.put("H88", 46.0, kRightGunnerY).put("V90", 30.0, 26.6665).put("H34", 52.0, 16.0);
    scene.carrier("H5").holder(Side::Home).gunners({"H88"}).returner("V28");
    scene.with([](State& state) {
        state.playFacts.lanes = {{.gunner = idOf(state, "H88"),
                                  .lowMm = (kRightGunnerY - 1.5) * 12.7,
                                  .highMm = (kRightGunnerY + 1.5) * 12.7}};
    });
    // The defender touches the gunner in the lane, then the punter is tackled.
    const auto flagged = [](const State& state, double touchY = kRightGunnerY) {
        const Step step = playScript(state,
                                     {poseAt(state, 50, "H88", 50.0, kRightGunnerY),
                                      poseAt(state, 50, "V24", 52.01, touchY),
                                      touch(state, 50, "H88", "V24"),
                                      touch(state, 80, "H5", "V90")});
        const bool foul = has(step.events, EventKind::FlagThrown);
        CHECK(foul == !offered(step.next).empty());
        return foul;
    };
    SECTION("straight toward the line of scrimmage beside the lane") {
        scene.put("V24", 52.0, 11.0, 180.0);
        CHECK_FALSE(flagged(scene));
    }
    SECTION("his ray met the lane, and he was free: a foul") {
        scene.put("V24", 52.0, 14.0, 225.0);
        CHECK(flagged(scene));
    }
    SECTION("his ray met the lane, but he was engaged") {
        scene.put("V24", 52.0, 14.0, 225.0).touching("V24", "H34");
        CHECK_FALSE(flagged(scene));
    }
    SECTION("in the lane, turned less than 90 degrees off the gunner") {
        scene.put("V24", 52.0, kRightGunnerY, 100.0);
        CHECK(flagged(scene));
        scene.put("V24", 52.0, kRightGunnerY, 90.0);
        CHECK_FALSE(flagged(scene));
    }
    SECTION("after a fake nothing is a foul") {
        scene.put("V24", 52.0, 14.0, 225.0).phase(Phase::RunBehind).with([](State& state) {
            state.playFacts.fakeDeclared = true;
        });
        CHECK_FALSE(flagged(scene));
    }
}

TEST_CASE("TAP-PU-16 there is no fair catch but by a league's rule",
          "[tap][TAP-PU-16][AS-PU-14][example]") {
    // The right gunner's front on the receiving 33: it lands on the 23.
    Scene scene = puntStop(50.0, 67.0);
    SECTION("none by the book") {
        const State state = open(must(scene, decide(DecisionKind::Punt)).next);
        CHECK(row(state) == "P6");
        CHECK_FALSE(wants(state, DecisionKind::FairCatch));
        CHECK_FALSE(refusal(state, decide(DecisionKind::FairCatch)).empty());
    }
    SECTION("in a league that has it") {
        scene.rules([](RulesData& rules) { rules.punt.fairCatch = true; });
        const State state = open(must(scene, decide(DecisionKind::Punt)).next);
        REQUIRE(wants(state, DecisionKind::FairCatch));
        CHECK(msLeft(state, ClockName::ReturnDecision) == 10000);
        const State caught = must(state, decide(DecisionKind::FairCatch)).next;
        CHECK(caught.offense == Side::Visitor);
        CHECK(lineOf(caught) == near(23.0));
        CHECK(caught.down == 1);
        CHECK(toGo(caught) == near(10.0));
        CHECK(row(open(must(state, decide(DecisionKind::ReturnKick)).next)) == "P6");
    }
}
