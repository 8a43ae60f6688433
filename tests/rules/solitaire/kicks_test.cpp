#include "scene.hpp"

#include <thrum/rules/solitaire/told.hpp>

#include <algorithm>

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

Scene kickDue(PlayKind kind = PlayKind::Kickoff) {
    Scene scene;
    scene.s.phase = Phase::KickAlign;
    scene.s.stage = Stage::First;
    scene.s.down = 0;
    scene.s.playFacts.kind = kind;
    const bool safety = kind == PlayKind::SafetyKick;
    scene.s.line = Distance::yards(safety ? 20 : 35);
    scene.s.toGain = scene.s.line;
    return scene;
}

const std::vector<const char*> kHome{
    "H85", "H66", "H62", "H55", "H64", "H70", "H81", "H12", "H22", "H33", "H40"};
const std::vector<const char*> kVisitors{
    "V90", "V64", "V72", "V98", "V52", "V54", "V45", "V21", "V24", "V28"};

Scene& kickers(Scene& scene, double front) {
    double y = -20;
    for (const char* name : kHome) {
        scene.put(name, {front - 1, y});
        y += 4;
    }
    return scene;
}

Scene& receivers(Scene& scene, double frontX) {
    double y = -20;
    for (const char* name : kVisitors) {
        scene.put(name, {frontX + 1, y, 180});
        y += 4;
    }
    return scene;
}

Decision naming(const Scene& scene, DecisionKind kind, const char* name) {
    Decision d = decision(kind);
    d.figure = scene.id(name);
    return d;
}

// A kick-off of Home's from the tee at the 35.
Scene kicked() {
    Scene scene = kickDue();
    scene.rules().kickoff.mode = KickoffMode::Kicked;
    kickers(scene, 35);
    receivers(scene, 60);
    scene.s.playFacts.returner = scene.id("V30");
    scene.s.ball = book(35, 0);
    scene.s.phase = Phase::KickShot;
    scene.s.shotKind = ShotKind::Kickoff;
    return scene;
}

Scene punting(double line = 40, At punter = {28, 0}) {
    Scene scene;
    scene.s.line = Distance::yards(line);
    scene.s.toGain = Distance::yards(line + 10);
    scene.s.playFacts.kind = PlayKind::Punt;
    scene.s.playFacts.snapped = true;
    scene.s.playFacts.carrier = scene.id("H12");
    scene.s.playFacts.returner = scene.id("V30");
    scene.s.shotKind = ShotKind::Punt;
    scene.s.phase = Phase::KickShot;
    scene.put("H12", punter).measure();
    return scene;
}

Scene rushing(PlayKind kind) {
    Scene scene;
    scene.s.playFacts.kind = kind;
    scene.s.playFacts.snapped = true;
    scene.s.playFacts.carrier = scene.id("H12");
    scene.s.phase = Phase::Rush;
    return scene;
}

}  // namespace

TEST_CASE("SOL-S34 the kicking line", "[solitaire][SOL-KO-2]") {
    for (const double front : {35.2, 34.0}) {
        Scene scene = kickDue();
        kickers(scene, 35).put("H85", {front - 1, -20});
        CHECK(scene.refused(decision(DecisionKind::Ready)) == "E-SOL-KLINE");
    }
    for (const double front : {35.0, 34.1}) {
        Scene scene = kickDue();
        kickers(scene, 35).put("H85", {front - 1, -20});
        CHECK(scene.refused(decision(DecisionKind::Ready)).empty());
    }
    Scene ten = kickDue();
    kickers(ten, 35).lift("H85");
    CHECK(ten.refused(decision(DecisionKind::Ready)) == "E-SOL-COUNT");
}

TEST_CASE("SOL-S35 the receiving line", "[solitaire][SOL-KO-3]") {
    const auto ready = [](double frontX) {
        Scene scene = kickDue();
        kickers(scene, 35);
        scene.s.stage = Stage::Second;
        receivers(scene, 60).put("V90", {frontX + 1, -20, 180}).put("V30", {100, 0, 180});
        scene.s.playFacts.returner = scene.id("V30");
        return scene.refused(decision(DecisionKind::Ready));
    };
    CHECK(ready(49.5) == "E-SOL-RLINE");
    CHECK(ready(50.0).empty());
}

TEST_CASE("SOL-S36 and S37 the returner starts on his goal line and runs",
          "[solitaire][SOL-KO-1][SOL-KO-4][SOL-KO-5][SOL-LOS-6][SOL-CTL-6]") {
    const auto with = [](At at) {
        Scene scene = kickDue();
        kickers(scene, 35);
        scene.s.stage = Stage::Second;
        receivers(scene, 60).put("V30", at);
        scene.s.playFacts.returner = scene.id("V30");
        return scene;
    };
    CHECK(with({99, 0, 180}).refused(decision(DecisionKind::Ready)) == "E-SOL-RETURNER");
    Scene ready = with({100, 24, 180});
    CHECK(frontU(ready.s, ready.man("V30")).yards() == Approx(1.0));
    ready.take(decision(DecisionKind::Ready));
    CHECK(ready.s.phase == Phase::Live);
    CHECK(ready.s.carrier == ready.id("V30"));
    ready.run({ready.pose(200, "V30", {72.5, 0, 180}), ready.touch(200, "V30", "H22")});
    CHECK(ready.next(Side::Visitor, 1, 28.5, 0));
    CHECK(ready.s.play == 1);
}

TEST_CASE("SOL-S39 kicked kick-offs land in the field or the end zone",
          "[solitaire][SOL-KO-6][SOL-TT-11]") {
    Scene field = kicked();
    field.take(shot(ShotKind::Kickoff, 0, 0.80, 45));
    CHECK(field.s.phase == Phase::Stop);
    CHECK(field.man("V30").pose.at == book(95, 0));
    Scene zone = kicked();
    zone.take(shot(ShotKind::Kickoff, 0, 0.90, 45));
    CHECK(zone.s.phase == Phase::FieldChoice);
    CHECK(zone.s.ball == book(102.5, 0));
    CHECK(zone.take(decision(DecisionKind::Touchback)).next(Side::Visitor, 1, 20, 0));
}

TEST_CASE("SOL-S13 a kick-off through the posts counts nothing",
          "[solitaire][SOL-SC-5][SOL-SC-12]") {
    Scene scene = kicked();
    scene.take(shot(ShotKind::Kickoff, 0, 1.0, 45));
    CHECK(scene.s.phase == Phase::FieldChoice);
    Scene beyond = kicked();
    beyond.s.ball = book(45, 0);
    beyond.take(shot(ShotKind::Kickoff, 0, 1.0, 45));
    CHECK(beyond.s.score == std::array{0, 0});
    CHECK(beyond.next(Side::Visitor, 1, 20, 0));
}

TEST_CASE("SOL-KO-6 a kick is told where it comes down, and a play by its name",
          "[solitaire][SOL-KO-6][SOL-LOS-4]") {
    const Scene scene;
    const auto said = [&](const Event& event) {
        const auto sentences = told(std::vector{event}, scene.s);
        REQUIRE(sentences.size() == 1);
        return filled(sentences.front());
    };
    Event kick;
    kick.kind = EventKind::Kicked;
    kick.side = Side::Home;
    kick.result = "lands";
    kick.u = Distance::yards(-3.0);
    CHECK(said(kick) == "The kick comes down in the receivers' end zone.");
    kick.u = Distance::yards(0.2);
    CHECK(said(kick) == "The kick comes down at the receivers' 1.");
    kick.u = Distance::yards(60.0);
    CHECK(said(kick) == "The kick comes down at the kickers' 40.");
    Event called;
    called.kind = EventKind::Called;
    called.side = Side::Home;
    called.play = PlayKind::FieldGoal;
    CHECK(said(called) == "Kestrels call: field goal.");
}

TEST_CASE("SOL-KO-6 a kick-off over the side line is the receivers' there",
          "[solitaire][SOL-KO-6]") {
    Scene scene = kicked();
    scene.take(shot(ShotKind::Kickoff, 45, 1.0, 45));
    CHECK(scene.happened(EventKind::Kicked));
    CHECK(scene.next(Side::Visitor, 1, 38.3, 3.083));
}

TEST_CASE("SOL-S48 a safety kick from the twenty", "[solitaire][SOL-SK-1][SOL-SK-2][SOL-KO-7]") {
    const auto ready = [](double front, At returner) {
        Scene scene = kickDue(PlayKind::SafetyKick);
        kickers(scene, front);
        if (!scene.refused(decision(DecisionKind::Ready)).empty())
            return scene.refused(decision(DecisionKind::Ready));
        scene.s.stage = Stage::Second;
        receivers(scene, 35).put("V30", returner);
        scene.s.playFacts.returner = scene.id("V30");
        return scene.refused(decision(DecisionKind::Ready));
    };
    CHECK(ready(20.0, {80, 0, 180}).empty());
    CHECK(ready(19.0, {80, 0, 180}) == "E-SOL-KLINE");
    CHECK(ready(20.0, {100, 0, 180}) == "E-SOL-RETURNER");
}

TEST_CASE("SOL-ON-1 the onside ball lies on the restraining line",
          "[solitaire][SOL-ON-1][SOL-KO-7]") {
    Scene scene;
    scene.s.phase = Phase::KickChoice;
    scene.s.line = Distance::yards(35);
    scene.take(choice(DecisionKind::ChooseKick, Choice::Onside));
    CHECK(scene.s.ball == book(45, 0));
    Decision ball = decision(DecisionKind::PlaceBall);
    ball.at = book(44, 0);
    CHECK(scene.refused(ball) == "E-SOL-BALLSPOT");
    ball.at = book(45, 27);
    CHECK(scene.refused(ball) == "E-SOL-BALLSPOT");
    ball.at = book(45, -12);
    scene.take(ball);
    CHECK(scene.s.ball == book(45, -12));
    kickers(scene, 35).take(decision(DecisionKind::Ready));
    receivers(scene, 50).put("V30", {80, 0, 180}).take(decision(DecisionKind::Ready));
    CHECK(scene.s.phase == Phase::Loose);
    CHECK(prompt(scene.s).side == Side::Home);
}

TEST_CASE("SOL-S89 and S90 a punt is blocked by a touch until the last tick",
          "[solitaire][SOL-PU-4][SOL-PU-5][SOL-TT-15]") {
    Scene last = rushing(PlayKind::Punt);
    last.put("H12", {17.6, -5}).put("V64", {17.6, -5, 180}).lift("V64").put("V64", {40, -5, 180});
    last.measure();
    last.run({last.pose(200, "V64", {17.6, -5, 180}), last.touch(200, "H12", "V64")});
    CHECK(last.happened(EventKind::Blocked));
    CHECK(last.next(Side::Visitor, 1, 82.4, -3.083));
    Scene late = rushing(PlayKind::Punt);
    late.put("H12", {17.6, -5}).put("V64", {40, -5, 180}).measure();
    late.run({late.touch(201, "H12", "V64")});
    CHECK(late.s.phase == Phase::KickShot);
    Scene zone = rushing(PlayKind::Punt);
    zone.put("H12", {-1, 0}).put("V64", {40, 0, 180}).measure();
    zone.run({zone.pose(50, "V64", {-1, 0, 180}), zone.touch(50, "H12", "V64")});
    CHECK(zone.s.score == std::array{0, 6});
}

TEST_CASE("SOL-S91 a punt in the field is returned or caught fair",
          "[solitaire][SOL-PU-1][SOL-PU-6][SOL-PU-7][SOL-PU-8]") {
    Scene scene = punting();
    scene.take(shot(ShotKind::Punt, 0, 0.8, 50));
    CHECK(scene.s.phase == Phase::FieldChoice);
    CHECK(scene.s.ball == book(80, 0));
    CHECK(scene.refused(decision(DecisionKind::Touchback)) == "E-SOL-PHASE");
    Scene back = scene;
    CHECK(scene.take(decision(DecisionKind::FairCatch)).next(Side::Visitor, 1, 20, 0));
    back.take(decision(DecisionKind::Return));
    CHECK(back.s.phase == Phase::Stop);
    CHECK(back.man("V30").pose.at == book(80, 0));
    CHECK(back.s.carrier == back.id("V30"));
}

TEST_CASE("SOL-S92 a punt over the side line is the receivers' there", "[solitaire][SOL-PU-7]") {
    Scene scene = punting(40, {28, 15});
    scene.take(shot(ShotKind::Punt, 20, 0.8, 50));
    CHECK(scene.next(Side::Visitor, 1, 39.9, 3.083));
}

TEST_CASE("SOL-S93 a punt over the end line is a touchback", "[solitaire][SOL-PU-7][SOL-SC-12]") {
    Scene scene = punting(60, {48, 0});
    scene.take(shot(ShotKind::Punt, 0, 1.0, 50));
    CHECK(scene.next(Side::Visitor, 1, 20, 0));
    Scene zone = punting(60, {48, 0});
    zone.take(shot(ShotKind::Punt, 0, 0.9, 50));
    CHECK(zone.s.ball->x == Spot::yards(106.5));
    CHECK(zone.s.fieldChoice == FieldChoiceKind::PuntInEndZone);
    CHECK(zone.take(decision(DecisionKind::FairCatch)).next(Side::Visitor, 1, 20, 0));
}

TEST_CASE("SOL-S94 the returner goes to the nearest free place", "[solitaire][SOL-PU-9]") {
    Scene scene = punting();
    scene.put("H85", {80, 0}).take(shot(ShotKind::Punt, 0, 0.8, 50));
    scene.take(decision(DecisionKind::Return));
    const Figure& man = scene.man("V30");
    CHECK(gapYards(scene.s, man, scene.man("H85")) > 0.1);
    // toward the own goal of the receivers first
    CHECK(length(bookPoint(man.pose.at) - Vec2{80, 0}) <= 2.5);
    Scene side = punting(40, {28, 26.4});
    side.take(shot(ShotKind::Punt, 0, 0.8, 50)).take(decision(DecisionKind::Return));
    CHECK(baseInside(side.s, side.man("V30")));
}

TEST_CASE("SOL-S95 the simplified punt", "[solitaire][SOL-PU-10]") {
    const auto punted = [](double line) {
        Scene scene;
        scene.s.line = Distance::yards(line);
        Decision call = choice(DecisionKind::Call, Choice::Punt);
        call.simplified = true;
        return std::pair{scene, call};
    };
    auto [far, call] = punted(54);
    CHECK(far.take(call).next(Side::Visitor, 1, 1, 0));
    CHECK(far.s.play == 1);
    auto [own, again] = punted(30);
    CHECK(own.take(again).next(Side::Visitor, 1, 25, 0));
    // across the field the ball stays where it lay: the hash rule moves nothing
    auto [wide, third] = punted(30);
    wide.s.lineY = Distance::yards(-3.083);
    CHECK(wide.take(third).next(Side::Visitor, 1, 25, -3.083));
    for (const double line : {55.0, 54.5}) {
        const auto [near, refused] = punted(line);
        CHECK(near.refused(refused) == "E-SOL-SIMPLEPUNT");
    }
}

TEST_CASE("SOL-S96 the punter's depth and lane", "[solitaire][SOL-PU-2][SOL-PU-3][SOL-FOR-9]") {
    const auto ready = [](At punter) {
        Scene scene;
        scene.standard();
        scene.s.playFacts.kind = PlayKind::Punt;
        scene.s.playFacts.carrier = scene.id("H12");
        scene.put("H12", punter);
        return scene.refused(decision(DecisionKind::Ready));
    };
    CHECK(ready({18, 0}).empty());
    CHECK(ready({23.1, 0}) == "E-SOL-DEPTH");
    CHECK(ready({14.9, 0}) == "E-SOL-DEPTH");
    Scene scene;
    scene.standard();
    scene.s.playFacts.kind = PlayKind::Punt;
    scene.s.playFacts.carrier = scene.id("H12");
    scene.put("H12", {18, 0}).take(decision(DecisionKind::Ready)).defense();
    CHECK(scene.refused(decision(DecisionKind::Ready)) == "E-SOL-COUNT");
    scene.take(naming(scene, DecisionKind::NameReturner, "V30"));
    CHECK(findFigure(scene.s, scene.id("V30")) == nullptr);
    scene.take(decision(DecisionKind::Ready));
    CHECK(scene.s.phase == Phase::Rush);
}

TEST_CASE("SOL-S97 a field goal from the 48 and no farther",
          "[solitaire][SOL-FG-1][SOL-FG-5][SOL-FG-6][SOL-FG-7][SOL-TT-12]") {
    const auto kicked = [](double power) {
        Scene scene;
        scene.s.line = Distance::yards(52);
        Decision call = choice(DecisionKind::Call, Choice::FieldGoal);
        call.simplified = true;  // SOL-S102
        scene.take(call);
        CHECK(scene.s.phase == Phase::KickShot);
        return scene.take(shot(ShotKind::FieldGoal, 0, power, 40));
    };
    const Scene good = kicked(0.93);
    CHECK(good.s.score == std::array{3, 0});
    CHECK(good.s.phase == Phase::KickChoice);
    CHECK(good.s.offense == Side::Home);
    CHECK(kicked(0.92).next(Side::Visitor, 1, 55, 0));
    Scene far;
    far.s.line = Distance::yards(51.9);
    CHECK(far.refused(choice(DecisionKind::Call, Choice::FieldGoal)) == "E-SOL-FGRANGE");
}

TEST_CASE("SOL-S102 a simplified kick follows the call without line-up and rush",
          "[solitaire][SOL-FG-7][SOL-FG-1][SOL-SC-9]") {
    const auto checkKick = [](const Scene& scene, double kickerU) {
        CHECK(scene.s.phase == Phase::KickShot);
        CHECK(scene.s.shotKind == ShotKind::FieldGoal);
        CHECK(scene.s.figures.empty());
        CHECK_FALSE(scene.happened(EventKind::BoardOn));
        REQUIRE(scene.s.ball);
        CHECK(bookPoint(*scene.s.ball).x == Approx(kickerU));
        const Prompt p = prompt(scene.s);
        CHECK(std::ranges::find(p.wants, DecisionKind::Shot) != p.wants.end());
        CHECK(std::ranges::find(p.wants, DecisionKind::Ready) == p.wants.end());
    };
    // the coach says so with his call
    Scene asked;
    asked.s.line = Distance::yards(60);
    Decision call = choice(DecisionKind::Call, Choice::FieldGoal);
    call.simplified = true;
    checkKick(asked.take(call), 53);
    // the rules file says so for the whole game
    Scene always;
    always.s.line = Distance::yards(60);
    always.rules().fieldGoal.simple = true;
    checkKick(always.take(choice(DecisionKind::Call, Choice::FieldGoal)), 53);
    // of a try
    Scene after;
    after.s.phase = Phase::Try;
    after.s.tryKind = TryKind::Undecided;
    Decision kick = choice(DecisionKind::ChooseTry, Choice::Kick);
    kick.simplified = true;
    checkKick(after.take(kick), 78);
    // otherwise men are placed and the board runs for the rush
    Scene whole;
    whole.s.line = Distance::yards(60);
    CHECK(whole.take(choice(DecisionKind::Call, Choice::FieldGoal)).s.phase == Phase::Align);
}

TEST_CASE("SOL-FG-2 kicker and holder have their places", "[solitaire][SOL-FG-2]") {
    const auto ready = [](At kicker, At holder) {
        Scene scene;
        scene.standard();
        scene.s.playFacts.kind = PlayKind::FieldGoal;
        scene.s.playFacts.carrier = scene.id("H12");
        scene.s.playFacts.holder = scene.id("H33");
        scene.put("H12", kicker).put("H33", holder);
        return scene.refused(decision(DecisionKind::Ready));
    };
    CHECK(ready({23, 0}, {23, 2}).empty());
    CHECK(ready({23.1, 0}, {23, 2}) == "E-SOL-KICKER");
    CHECK(ready({23, 0.1}, {23, 2}) == "E-SOL-KICKER");
    CHECK(ready({23, 0}, {23, 2.6}) == "E-SOL-HOLDER");
    CHECK(ready({23, 0}, {23, 1.5}) == "E-SOL-HOLDER");
    CHECK(ready({23, 0}, {23.6, 2}) == "E-SOL-HOLDER");
}

TEST_CASE("SOL-S100 a forward surge blocks only when the defense pushed", "[solitaire][SOL-FG-3]") {
    const auto rushed = [](double back, bool chained, int ago) {
        Scene scene = rushing(PlayKind::FieldGoal);
        scene.s.playFacts.holder = scene.id("H33");
        scene.put("H12", {23, 0})
            .put("H33", {23, 2})
            .put("H62", {25.5, 2})
            .put("V64", {32, 2, 180});
        scene.measure();
        std::vector<ScriptLine> lines{scene.pose(19, "H62", {25.5, 2})};
        if (chained) {
            lines.push_back(scene.touch(5, "H62", "V64"));
            lines.push_back(scene.part(21 - ago, "H62", "V64"));
        }
        lines.push_back(scene.pose(20, "H62", {25.5 - back, 2}));
        lines.push_back(scene.touch(20, "H62", "H33"));
        lines.push_back(scene.part(21, "H62", "H33"));
        return scene.run(lines).happened(EventKind::Blocked);
    };
    CHECK(rushed(0.15, true, 1));
    CHECK_FALSE(rushed(0.05, true, 1));
    CHECK_FALSE(rushed(0.15, false, 1));
    CHECK(rushed(0.15, true, 8));
    CHECK_FALSE(rushed(0.15, true, 12));
}

TEST_CASE("SOL-S101 the push may go through several men", "[solitaire][SOL-FG-3][SOL-FG-4]") {
    Scene scene = rushing(PlayKind::FieldGoal);
    scene.s.line = Distance::yards(60);
    scene.put("H12", {53, 0}).put("H62", {56, 0}).put("H66", {58, 0}).put("V64", {61, 0, 180});
    scene.measure();
    scene.run({scene.touch(5, "H66", "V64"),
               scene.touch(6, "H62", "H66"),
               scene.pose(1, "H62", {56, 0}),
               scene.pose(9, "H62", {55.7, 0}),
               scene.touch(9, "H62", "H12")});
    REQUIRE(scene.event(EventKind::Blocked) != nullptr);
    CHECK(scene.event(EventKind::Blocked)->result == "surge");
    // midway between guard and kicker
    CHECK(scene.next(Side::Visitor, 1, 45.7, 0));
}

TEST_CASE("SOL-S99 a try by kick", "[solitaire][SOL-SC-9][SOL-SC-11][SOL-SC-14]") {
    const auto tried = [](double power) {
        Scene scene;
        scene.s.phase = Phase::Try;
        scene.s.tryKind = TryKind::Undecided;
        Decision d = choice(DecisionKind::ChooseTry, Choice::Kick);
        d.simplified = true;
        scene.take(d);
        CHECK(scene.s.ball == book(78, 0));
        return scene.take(shot(ShotKind::FieldGoal, 0, power, 40));
    };
    const Scene good = tried(0.488);
    CHECK(good.s.score == std::array{1, 0});
    CHECK(good.s.phase == Phase::KickChoice);
    CHECK(good.s.play == 0);
    CHECK(tried(0.461).s.score == std::array{0, 0});
}

TEST_CASE("SOL-S14 a try by play", "[solitaire][SOL-SC-10][SOL-SC-11]") {
    Scene scene;
    scene.s.phase = Phase::Try;
    scene.s.tryKind = TryKind::Undecided;
    scene.take(choice(DecisionKind::ChooseTry, Choice::Play));
    CHECK(scene.s.line == Distance::yards(98));
    CHECK(scene.refused(choice(DecisionKind::Call, Choice::Punt)) == "E-SOL-PHASE");
    Scene scored = scene;
    scored.put("H22", {96, 0}).live("H22").run({scored.pose(3, "H22", {99.5, 0})});
    CHECK(scored.s.score == std::array{2, 0});
    CHECK(scored.s.offense == Side::Home);
    CHECK(scored.s.phase == Phase::KickChoice);
    Scene picked = scene;
    picked.put("H12", {88, 0}).put("V21", {99, 0, 180});
    picked.throwing("H12").take(shot(ShotKind::Throw, 0, 0.15, 30));
    CHECK(picked.happened(EventKind::Intercepted));
    CHECK(picked.s.score == std::array{0, 0});
    CHECK(picked.s.offense == Side::Home);
    CHECK(picked.s.phase == Phase::KickChoice);
}

TEST_CASE("a moment somebody wrote is filled in with what its play leads to",
          "[solitaire][SOL-TT-1][SOL-ON-2]") {
    Scene kick;
    kick.s.phase = Phase::KickShot;
    kick.s.playFacts.kind = PlayKind::FieldGoal;
    kick.s.shotKind = ShotKind::Throw;
    CHECK(validate(kick.s).has_value());  // a kick is no throw
    kick.s = normalized(kick.s, true);
    CHECK(kick.s.shotKind == ShotKind::FieldGoal);
    CHECK_FALSE(validate(kick.s).has_value());
    kick.s.playFacts.kind = PlayKind::Kickoff;
    kick.s.shotKind = ShotKind::Throw;
    kick.s = normalized(kick.s, true);
    CHECK(kick.s.shotKind == ShotKind::Kickoff);
    CHECK(kick.s.ball.has_value());

    Scene onside;
    onside.put("H12", {43, 0}).put("V21", {60, 5, 180});
    onside.s.phase = Phase::Loose;
    onside.s.playFacts.kind = PlayKind::Onside;
    onside.s.offense = Side::Visitor;
    onside.s.ball = book(55, 0);
    onside.s = normalized(onside.s, true);
    CHECK(onside.s.loose.onside);
    CHECK(onside.s.loose.last == Side::Visitor);
    onside.s.loose = {};
    onside.s.playFacts.possessionChanged = true;  // lost again on the return
    CHECK_FALSE(normalized(onside.s, true).loose.onside);

    Scene punted;
    punted.s.phase = Phase::FieldChoice;
    punted.s.playFacts.kind = PlayKind::Punt;
    punted.s.ball = book(80, 0);
    CHECK(normalized(punted.s, true).fieldChoice == FieldChoiceKind::PuntInField);
    punted.s.ball = book(104, 0);
    CHECK(normalized(punted.s, true).fieldChoice == FieldChoiceKind::PuntInEndZone);
}
