#include "scene.hpp"

#include <thrum/rules/foursheet/told.hpp>

#include <catch2/catch.hpp>

// Clauses without a scenario of their own.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::test;

namespace {

constexpr int kDive = 1;
constexpr int kQuickOut = 21;
constexpr int kCross = 25;

void setCode(Scene& scene, Side side, Unit unit, int token, Rating column, int sum, CodeId code) {
    scene.man(side, unit, token)
        .columns[static_cast<std::size_t>(column) - 1][static_cast<std::size_t>(sum - 2)] = code;
}

// The fullback's card holds the code at 7; nobody is in his way.
Scene& runCode(Scene& scene, CodeId code, int d10, std::vector<int> more = {}) {
    setCode(scene, Side::Home, Unit::ProSet, 5, Rating::A, 7, code);
    std::vector<int> faces{18, 5, d10, 3, 4};
    faces.insert(faces.end(), more.begin(), more.end());
    return scene.snap(kDive, faces, with({{6, Zone::F1}}));
}

}  // namespace

TEST_CASE("FSS-11.4 a loss into the own end zone is a safety and a free kick",
          "[foursheet][FSS-11.4][FSS-27.1]") {
    Scene scene;
    scene.at(2);
    runCode(scene, 84, 0);
    CHECK(scene.happened(EventKind::Safety));
    CHECK(scene.s.score[1] == 2);
    CHECK(scene.s.phase == Phase::ChooseKick);
    CHECK(scene.s.offense == Side::Home);
    CHECK(scene.s.ball == 20);
}

TEST_CASE("FSS-13.5 a fumble over the goal line", "[foursheet][FSS-13.5]") {
    Scene scene;
    scene.at(96);
    SECTION("the offense has it: touchdown") {
        runCode(scene, 56, 0, {8, 3, 1, 1});
        CHECK(scene.s.score[0] == 6);
    }
    SECTION("the defense has it: touchback") {
        runCode(scene, 56, 0, {8, 3, 6, 6});
        CHECK(scene.s.offense == Side::Visitor);
        CHECK(scene.s.ball == 20);
    }
    SECTION("out of bounds: touchback") {
        runCode(scene, 56, 0, {8, 12, 1, 1});
        CHECK(scene.s.offense == Side::Visitor);
    }
    SECTION("he holds on: touchdown") {
        runCode(scene, 56, 0, {9});
        CHECK(scene.s.score[0] == 6);
    }
}

TEST_CASE("FSS-13.5 a fumble in the own end zone", "[foursheet][FSS-13.5]") {
    Scene scene;
    scene.at(1);
    SECTION("kept: safety") {
        runCode(scene, 7, 0);
        scene.at(1, 1).snap(kDive, {18, 11, 0, 3, 4, 5, 6, 1, 4, 1, 1}, with({{6, Zone::F1}}));
        CHECK(scene.s.score[1] == 2);
    }
    SECTION("lost: touchdown") {
        scene.snap(kDive, {18, 11, 0, 3, 4, 5, 6, 1, 4, 6, 6});
        CHECK(scene.s.score[1] == 6);
        CHECK(scene.s.isTry);
    }
}

TEST_CASE("FSS-29.6 a fumble may be brought back", "[foursheet][FSS-29.6]") {
    Scene scene;
    scene.snap(kDive, {18, 5, 2, 4, 6, 8, 6, 3, 6});
    REQUIRE(scene.s.phase == Phase::LooseBall);
    scene.say(DecisionKind::ReturnBall);
    SECTION("on 7 or less") {
        scene.dice({7, 5, 3, 1, 2});  // S: 90
        CHECK(scene.last(EventKind::Returned).yards == 3);
        CHECK(scene.s.ball == 69);
        CHECK(scene.last(EventKind::ClockRan).seconds == 30);
    }
    SECTION("not on 8") {
        scene.dice({8, 5, 3, 1, 2});
        CHECK(scene.s.ball == 66);
        CHECK(scene.last(EventKind::ClockRan).seconds == 20);
    }
    SECTION("and be lost again") {
        scene.dice({7, 11, 3, 1, 2}).dice({1}).dice({5, 6, 6});
        CHECK(scene.last(EventKind::Recovered).side == Side::Home);
        scene.say(DecisionKind::FallOnBall);
        CHECK(scene.s.offense == Side::Home);
        CHECK(scene.s.down == 1);
        CHECK(scene.s.ball == 31);
    }
}

TEST_CASE("FSS-14.3 an interception in the end zone is a touchback", "[foursheet][FSS-14.3]") {
    Scene scene;
    scene.at(82);
    setCode(scene, Side::Visitor, Unit::FourThree, 10, Rating::D, 2, 63);
    scene.snap(kCross, {13, 5, 9, 1, 1, 1}).say(DecisionKind::FallOnBall);
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == 20);
}

TEST_CASE("FSS-12.5 a hurried passer needs his x", "[foursheet][FSS-12.5]") {
    Scene scene;
    const int d10 = GENERATE(3, 4);
    scene.snap(kCross, {3, 5, 8, 2, 3, d10});
    CHECK(scene.last(EventKind::CodeRead).code == "34");
    if (d10 == 3) {
        scene.dice({2, 3});
        CHECK(scene.last(EventKind::CodeRead).token == 1);
        CHECK(scene.gained() == 18);
    } else {
        CHECK(scene.happened(EventKind::Incomplete));
    }
}

TEST_CASE("FSS-15.4 interference is marked at the spot", "[foursheet][FSS-15.4]") {
    Scene scene;
    scene.at(30, 3, 10);
    scene.snap(kCross, {14, 5, 6, 6, 6, 1});
    CHECK(scene.last(EventKind::CodeRead).code == "17");
    scene.say(DecisionKind::Accept);
    CHECK(scene.s.ball == 46);
    CHECK(scene.s.down == 1);
}

TEST_CASE("FSS-15.4 roughing the passer is marked from the end of a gain",
          "[foursheet][FSS-15.2][FSS-15.4]") {
    Scene scene;
    scene.at(30, 3, 10);
    scene.snap(kQuickOut, {8, 5, 0, 6, 6, 1});
    CHECK(scene.last(EventKind::CodeRead).code == "18");
    const int d20 = GENERATE(12, 5);
    scene.dice({d20}).say(DecisionKind::Accept);
    CHECK(scene.s.ball == (d20 == 12 ? 50 : 45));
    CHECK(scene.s.down == 1);
}

TEST_CASE("FSS-27.1 four downs without ten yards", "[foursheet][FSS-27.1]") {
    Scene scene;
    scene.at(40, 4, 10);
    runCode(scene, 3, 0);
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == 57);
    CHECK(scene.last(EventKind::ClockRan).seconds == 20);
}

TEST_CASE("FSS-27.1 two points are a play from the three", "[foursheet][FSS-27.1]") {
    Scene scene;
    scene.at(99, 1, 1);
    runCode(scene, 5, 0);
    REQUIRE(scene.s.isTry);
    CHECK(scene.s.ball == 97);
    const int clock = scene.s.clock;
    runCode(scene, 5, 0);
    CHECK(scene.s.score[0] == 8);
    CHECK(scene.s.clock == clock);
    CHECK(scene.s.phase == Phase::ChooseKick);
}

TEST_CASE("FSS-22.1 an audible needs the quarterback's Ad", "[foursheet][FSS-22.1]") {
    Scene scene;
    scene.rules().audible.enabled = true;
    scene.call(kDive).defend();
    REQUIRE(scene.s.phase == Phase::Audible);
    Decision audible;
    audible.kind = DecisionKind::Audible;
    audible.card = kCross;
    const int ad = GENERATE(9, 5);
    scene.man(Side::Home, Unit::ProSet, 1).ad = ad;
    scene.decide(audible).dice({7});
    CHECK(scene.last(EventKind::CardRevealed).card == (ad == 9 ? kCross : kDive));
}

TEST_CASE("FSS-25.1 a tired man is worse", "[foursheet][FSS-25.1]") {
    Scene scene;
    scene.rules().fatigue.enabled = true;
    Player& back = scene.man(Side::Home, Unit::ProSet, 5);
    const int touches = GENERATE(0, 18, 24, 30);
    scene.s.touches = {{Side::Home, back.id, touches}};
    scene.snap(kDive, {2, 5, 0, 3, 4, 6});
    CHECK(scene.last(EventKind::MatchUp).value == 7 - (touches == 0 ? 0 : touches / 6 - 2));
}

TEST_CASE("FSS-33.1 weird plays from scrimmage", "[foursheet][FSS-33.1]") {
    Scene scene;
    SECTION("a whistle") {
        runCode(scene, 88, 0, {1, 1});
        CHECK(scene.s.down == 1);
        CHECK(scene.s.ball == 30);
    }
    SECTION("the mascot takes no time") {
        runCode(scene, 88, 0, {4, 5});
        CHECK(scene.s.clock == 900);
        CHECK(scene.s.down == 1);
    }
    SECTION("nothing: the card is read again and a second one is no gain") {
        runCode(scene, 88, 0, {3, 4, 3, 4});
        CHECK(scene.gained() == 0);
        CHECK(scene.s.down == 2);
    }
    SECTION("a lateral") {
        runCode(scene, 88, 0, {4, 6, 3, 11});
        CHECK(scene.gained() == 14);
    }
    SECTION("lightning is not held") {
        runCode(scene, 88, 7, {6, 6});
        CHECK(scene.gained() == 47);
    }
    SECTION("a brawl") {
        runCode(scene, 88, 0, {2, 3}).say(DecisionKind::Accept);
        CHECK(scene.s.ball == 45);
        CHECK(scene.s.down == 1);
    }
}

TEST_CASE("FSS-29.5 fouls on a kickoff return", "[foursheet][FSS-29.5]") {
    Scene scene;
    scene.kickoff(KickKind::Normal, {8, 3, 4}).dice({19, 9, 0, 3, 4});
    const int end = *scene.last(EventKind::Returned).ball;
    SECTION("of the returners") {
        scene.dice({1}).dice({10, 5, 3, 2, 5}).say(DecisionKind::Accept);
        const int spot = std::min(2 + 13, end);
        CHECK(scene.s.ball == spot - std::min(15, spot / 2));
    }
    SECTION("of the coverage") {
        scene.dice({4}).say(DecisionKind::Accept);
        CHECK(scene.s.ball == end + 15);
        CHECK(scene.s.offense == Side::Visitor);
    }
    SECTION("none") {
        scene.dice({8});
        CHECK(scene.s.ball == end);
    }
}

TEST_CASE("FSS-30.4 what a d12 does to a punt", "[foursheet][FSS-30.4]") {
    Scene scene;
    SECTION("11 under pressure and a sum of 11 lose the snap") {
        scene.punt({3, 11, 0, 5, 6}).dice({4, 4, 5});
        CHECK(scene.s.offense == Side::Home);
        CHECK(scene.s.ball == 20);
        CHECK(scene.s.down == 2);
    }
    SECTION("11 without pressure means nothing") {
        scene.punt({12, 11, 0, 5, 6});
        CHECK(scene.last(EventKind::CodeRead).row == 11);
    }
    SECTION("a foul of the punting team is marked off and the kick repeated") {
        scene.punt({12, 9, 6, 3, 3, 1}).dice({0}).say(DecisionKind::Accept);
        CHECK(scene.s.offense == Side::Home);
        CHECK(scene.s.ball == 15);
        CHECK(scene.s.down == 1);
    }
    SECTION("roughing is a first down") {
        scene.at(30, 4, 12);
        scene.punt({12, 9, 6, 3, 3, 1}).dice({5}).say(DecisionKind::Accept);
        CHECK(scene.s.ball == 45);
        CHECK(scene.s.down == 1);
    }
}

TEST_CASE("FSS-31.6 a missed kick is the defense's at the line or on its twenty",
          "[foursheet][FSS-31.6]") {
    Scene scene;
    const int ball = GENERATE(70, 95);
    scene.at(ball).fieldGoal({20, 1, 0, ball == 70 ? 1 : 1, ball == 70 ? 2 : 1});
    CHECK(scene.s.offense == Side::Visitor);
    CHECK(scene.s.ball == (ball == 70 ? 30 : 20));
}

TEST_CASE("FSS-34.2 the charts defend a solo game", "[foursheet][FSS-34.1][FSS-34.2]") {
    Scene scene;
    scene.s.solo = true;
    scene.call(kDive);
    CHECK(scene.s.phase == Phase::Roll);
    scene.dice({18, 7, 0, 3, 4});
    CHECK(scene.last(EventKind::SchemeDrawn).scheme == Scheme::B);
    CHECK(scene.last(EventKind::MatchUp).defenders.size() == 2);  // 6 and 10 in the middle
}

TEST_CASE("FSS-7.1 what is sealed is seen by nobody else", "[foursheet][FSS-7.1]") {
    Scene scene;
    scene.call(kDive);
    Scene other;
    other.call(kCross);
    CHECK(observed(scene.s, Side::Visitor) == observed(other.s, Side::Visitor));
    CHECK(observed(scene.s, std::nullopt) == observed(other.s, std::nullopt));
    CHECK(observed(scene.s, Side::Home) == scene.s);
    CHECK(scene.events == other.events);
    scene.defend();
    CHECK(observed(scene.s, Side::Visitor).call->card == kDive);
}

TEST_CASE(
    "FSS-8.3 a number below nothing is told with a minus sign, a score and a front as they are",
    "[foursheet][FSS-8.3][UX-12.4]") {
    Scene scene;
    const auto said = [&](const Event& event) {
        return filled(told({&event, 1}, scene.s).front());
    };
    Event met;
    met.kind = EventKind::MatchUp;
    met.side = Side::Home;
    met.player = "fb1";
    met.defenders = {{5, "mlb1", Rating::C, -1}};
    met.net = -1;
    met.d10 = 3;
    met.winner = "defense";
    CHECK(said(met).find("(C \u22121): net \u22121, d10 3") != std::string::npos);
    Event set;
    set.kind = EventKind::DefenseSet;
    set.side = Side::Visitor;
    set.unit = Unit::FourThree;
    set.coverage = Coverage::Zone;
    CHECK(said(set).find("4-3") != std::string::npos);
}

TEST_CASE("FSS-12.5 who is hurried and may throw has not thrown yet", "[foursheet][FSS-12.5]") {
    Scene scene;
    Event hurried;
    hurried.kind = EventKind::Hurried;
    hurried.side = Side::Home;
    hurried.player = "qb1";
    hurried.right = true;
    const std::string text = filled(told({&hurried, 1}, scene.s).front());
    CHECK(text.ends_with(" is hurried but still looks to throw."));
}

TEST_CASE("FSS-11.1 what came of a play is told in words that fit its yards",
          "[foursheet][FSS-11.1][FSS-29.1][FSS-7.2]") {
    Scene scene;
    const auto said = [&](const Event& event) {
        const auto sentences = told({&event, 1}, scene.s);
        REQUIRE(sentences.size() == 1);
        return filled(sentences.front());
    };
    const auto returned = [](int yards) {
        Event event;
        event.kind = EventKind::Returned;
        event.side = Side::Visitor;
        event.yards = yards;
        event.ball = 8;
        return event;
    };
    SECTION("a single yard") {
        runCode(scene, 1, 0);
        CHECK(said(scene.last(EventKind::Gained)).ends_with(" gains a yard, to own 31."));
    }
    SECTION("more than one") {
        runCode(scene, 2, 0);
        CHECK(said(scene.last(EventKind::Gained)).ends_with(" gains 2 yards, to own 32."));
    }
    SECTION("a return that loses ground") {
        CHECK(said(returned(-2)).find("loses 2 yards with it") != std::string::npos);
        CHECK(said(returned(-1)).find("loses a yard with it") != std::string::npos);
        CHECK(said(returned(0)).find("gets nowhere with it") != std::string::npos);
    }
    SECTION("the winner's points come first") {
        scene.s.score = {13, 45};
        Event event;
        event.kind = EventKind::GameEnded;
        event.side = Side::Visitor;
        CHECK(said(event).ends_with(" win 45-13."));
    }
    SECTION("a defense against a kick has no coverage") {
        scene.at(60, 4, 5);
        scene.punt({20, 1, 5, 3, 4});
        CHECK(said(scene.last(EventKind::DefenseSet)).ends_with(" line up against the kick."));
    }
}
