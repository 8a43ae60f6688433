#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 13, Line-up defense. Depths are beyond the line, to a defender's near edge.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
void stand(Scene& scene, const View& v, const char* number, double depth, double w) {
    scene.put(v.opp(number), v.x(40.0 + depth + 1.0), v.y(kMiddle + w));
}
// The offense is set with its quarterback so far behind the center, the defense adjusts.
Scene adjusting(const View& v, double quarterbackBehind, bool defense = true) {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).offense(v.side).ballOn(40).standardOffense();
    scene.put(v.own("12"), v.x(40.0 - 2.1 - quarterbackBehind - 1.0), v.y(kMiddle));
    scene.put(v.own("22"), v.x(24.0), v.y(kMiddle - 3.0));
    scene.put(v.own("34"), v.x(24.0), v.y(kMiddle + 3.0));
    if (defense)
        scene.standardDefense();
    const State set = go(scene, say(v.side, DecisionKind::Set));
    REQUIRE(set.phase == Phase::SetDefense);
    Scene result{Phase::SetDefense};
    result.with([&](State& s) { s = set; });
    return result;
}
std::string ready(const View& v, const Scene& scene) {
    return refusal(scene, say(v.other(), DecisionKind::Ready));
}

}  // namespace

TEST_CASE("TAP-LD-3 a linebacker is stacked only when the quarterback is",
          "[tap][TAP-LD-2][TAP-LD-3][AS-LD-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    // The nose tackle stands from 0.5 to 2.5 beyond the line.
    Scene deep = adjusting(v, 6.0);
    CHECK(ready(v, deep) == "");
    stand(deep, v, "52", 3.5, 0.0);
    CHECK(ready(v, deep) == "TAP-LD-3");
    CHECK(message(deep, say(v.other(), DecisionKind::Ready)) ==
          "a stacked linebacker is allowed only when the QB is stacked.");

    Scene under = adjusting(v, 1.0);
    stand(under, v, "52", 3.5, 0.0);
    CHECK(ready(v, under) == "");

    SECTION("between two coaches with live marks he is refused where he is put down") {
        const State s = adjusting(v, 6.0);
        const Decision put = place(s, v.opp("52"), v.x(44.5), v.y(kMiddle));
        CHECK(refusal(s, put) == "TAP-LD-3");
        const State stacked = adjusting(v, 1.0);
        CHECK(refusal(stacked, put) == "");
    }
    SECTION("a quarterback a whole base length behind is not stacked") {
        Scene border = adjusting(v, 2.0);
        stand(border, v, "52", 3.5, 0.0);
        CHECK(ready(v, border) == "TAP-LD-3");
        Scene inside = adjusting(v, 1.99);
        stand(inside, v, "52", 3.5, 0.0);
        CHECK(ready(v, inside) == "");
    }
    SECTION("nor is a linebacker a whole base length behind") {
        stand(deep, v, "52", 4.5, 0.0);
        CHECK(ready(v, deep) == "");
        stand(deep, v, "52", 4.49, 0.0);
        CHECK(ready(v, deep) == "TAP-LD-3");
    }
}

TEST_CASE("TAP-LD-2 nobody else is stacked", "[tap][TAP-LD-3][TAP-LD-2][AS-LD-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = adjusting(v, 1.0);
    stand(scene, v, "52", 3.5, 0.0);
    CHECK(ready(v, scene) == "");
    stand(scene, v, "51", 6.0, -12.0);
    CHECK(ready(v, scene) == "");
    stand(scene, v, "24", 3.5, -4.0);  // behind the end 91
    CHECK(ready(v, scene) == "TAP-LD-2");
    SECTION("a second one behind the nose tackle") {
        Scene two = adjusting(v, 1.0);
        stand(two, v, "52", 3.5, -0.9);
        CHECK(ready(v, two) == "");
        stand(two, v, "54", 3.5, 0.9);
        CHECK(ready(v, two) == "TAP-LD-3");
        CHECK(message(two, say(v.other(), DecisionKind::Ready)) ==
              "only one linebacker may be stacked.");
    }
}

TEST_CASE("TAP-LD-6 a late defense is put right and plays with who is there",
          "[tap][TAP-LD-6][AS-LD-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto late = [&](double edge) {
        Scene scene = adjusting(v, 3.0);
        scene.with([&](State& s) {
            std::erase_if(s.figures, [&](const Figure& f) { return f.id == idOf(s, v.opp("28")); });
        });
        stand(scene, v, "98", edge, 8.0);
        scene.lineupClocks(true).clock(ClockName::DefenseAfterSet, 10'000);
        return must(scene, expire(ClockName::DefenseAfterSet));
    };
    const Step step = late(0.1);
    const State s = taken(step.next);
    CHECK(s.phase == Phase::Motion);
    const Event moved = find(step.events, EventKind::FigureCorrected);
    CHECK(moved.clause == "TAP-LD-6");
    CHECK(moved.figure == idOf(s, v.opp("98")));
    // Steps of 0.25 yd straight back: the edge comes to 0.35.
    CHECK(onBoard(s, v.opp("98")).pose.at.x == v.spot(41.35));
    CHECK(onBoard(s, v.opp("98")).pose.at.y == Spot::yards(v.y(kMiddle + 8.0)));
    CHECK(s.playFacts.defenseLate);
    const auto count = [&](const State& state) {
        return std::ranges::count_if(state.figures,
                                     [&](const Figure& f) { return f.id.side() == v.other(); });
    };
    CHECK(count(s) == 10);
    CHECK(playOn(s, Phase::RunBehind).phase == Phase::RunBehind);

    SECTION("even from the other side of the line") {
        const State back = taken(late(-1.3).next);
        CHECK(onBoard(back, v.opp("98")).pose.at.x == v.spot(41.45));
    }
    SECTION("figures off the board stay off") {
        CHECK(refusal(s, place(s, v.opp("28"), v.x(54), v.y(10))) == "TAP-LD-5");
    }
    SECTION("the offense may call delay instead, until the snap") {
        const Step called = must(s, say(v.side, DecisionKind::CallDelay));
        CHECK(called.next.lineOfScrimmage == v.spot(45));
        CHECK(called.next.down == 1);
        CHECK(refusal(playOn(s, Phase::Ready), say(v.side, DecisionKind::CallDelay)) == "");
    }
    SECTION("eleven legal men at the end count as ready") {
        Scene legal = adjusting(v, 3.0);
        legal.lineupClocks(true).clock(ClockName::DefenseAfterSet, 10'000);
        const Step on = must(legal, expire(ClockName::DefenseAfterSet));
        CHECK_FALSE(on.next.playFacts.defenseLate);
        CHECK_FALSE(has(on.events, EventKind::FigureCorrected));
        CHECK_FALSE(refusal(taken(on.next), say(v.side, DecisionKind::CallDelay)).empty());
    }
}

TEST_CASE("TAP-LD-1 the neutral zone is three tenths of a yard",
          "[tap][TAP-LD-1][AS-LD-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const auto readyWith = [&](double edge, double w = 8.0) {
        Scene scene = adjusting(v, 3.0);
        stand(scene, v, "98", edge, w);
        return ready(v, scene);
    };
    CHECK(readyWith(0.2) == "TAP-LD-1");
    CHECK(readyWith(0.3) == "");
    CHECK(readyWith(0.25) == "");
    CHECK(readyWith(0.24) == "TAP-LD-1");
    SECTION("out of bounds") {
        CHECK(readyWith(3.0, 26.5) == "TAP-LD-1");
        CHECK(readyWith(3.0, 25.9) == "");
    }
    SECTION("touching") {
        CHECK(readyWith(0.5, 4.0 + 1.5 + 0.2 / 12.7) == "TAP-LD-1");
        CHECK(readyWith(0.5, 4.0 + 1.5 + 0.4 / 12.7) == "");
    }
    SECTION("the message names figure and fault") {
        Scene scene = adjusting(v, 3.0);
        stand(scene, v, "98", 0.1, 8.0);
        const std::string text = message(scene, say(v.other(), DecisionKind::Ready));
        CHECK(text == "#98 is in the neutral zone.");
    }
}

TEST_CASE("TAP-LD-5 after ready the defense moves nobody", "[tap][TAP-LD-5][AS-LD-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = adjusting(v, 3.0);
    scene.lineupClocks(true).clock(ClockName::DefenseAfterSet, 10'000);
    const State s = go(scene, say(v.other(), DecisionKind::Ready, 4'000));
    CHECK(s.phase == Phase::Motion);
    CHECK(refusal(s, withMs(place(s, v.opp("28"), v.x(56), v.y(12)), 2'000)) == "TAP-LD-5");
    SECTION("nor once the ten seconds are over") {
        const Decision late = withMs(place(scene, v.opp("28"), v.x(56), v.y(12)), 10'000);
        CHECK(refusal(scene, late) == "TAP-LD-5");
        const Decision inTime = withMs(place(scene, v.opp("28"), v.x(56), v.y(12)), 9'999);
        CHECK(refusal(scene, inTime) == "");
    }
    SECTION("what is left of its time is added nowhere") {
        CHECK(clockLeft(s, ClockName::Motion) == 10'000);
    }
}

TEST_CASE("TAP-LD-4 the nose tackle is the nearest over the center within three yards",
          "[tap][TAP-LD-4][AS-LD-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    // Two over the center: 90 from 1.0 to 3.0 on the left, 96 from 2.0 to 4.0 on the right.
    const auto two = [&] {
        Scene scene = adjusting(v, 1.0);
        stand(scene, v, "90", 1.0, -0.8);
        stand(scene, v, "97", 2.0, 0.8);
        stand(scene, v, "54", 5.0, 12.0);
        return scene;
    };
    SECTION("who is behind the nearer one is excepted") {
        Scene scene = two();
        stand(scene, v, "52", 4.5, -1.0);
        CHECK(ready(v, scene) == "");
    }
    SECTION("who is behind the other is not") {
        Scene scene = two();
        stand(scene, v, "52", 5.5, 1.0);
        CHECK(ready(v, scene) == "TAP-LD-2");
    }
    SECTION("of two as near the lower number") {
        Scene scene = two();
        stand(scene, v, "97", 1.0, 0.8);
        stand(scene, v, "52", 4.5, -1.0);
        CHECK(ready(v, scene) == "");
        stand(scene, v, "52", 4.5, 1.0);
        CHECK(ready(v, scene) == "TAP-LD-2");
    }
    SECTION("nobody is at 3.1 yards") {
        Scene scene = adjusting(v, 1.0);
        stand(scene, v, "90", 3.0, 0.0);
        stand(scene, v, "52", 6.0, 0.0);
        CHECK(ready(v, scene) == "");
        stand(scene, v, "90", 3.1, 0.0);
        stand(scene, v, "52", 6.1, 0.0);
        CHECK(ready(v, scene) == "TAP-LD-2");
    }
}

TEST_CASE("TAP-LD-6 a stacked man is moved back too, one without a legal place comes off",
          "[tap][TAP-LD-6][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = adjusting(v, 6.0);
    scene.lineupClocks(true).clock(ClockName::DefenseAfterSet, 10'000);
    SECTION("stacked behind the nose tackle") {
        stand(scene, v, "52", 3.5, 0.0);
        const State s = taken(must(scene, expire(ClockName::DefenseAfterSet)).next);
        // A whole base length behind 2.5 is 4.5.
        CHECK(onBoard(s, v.opp("52")).pose.at.x == v.spot(45.5));
        CHECK(s.playFacts.defenseLate);
    }
    SECTION("over the sideline there is no place straight back") {
        stand(scene, v, "21", 8.0, 26.4);
        const State s = taken(must(scene, expire(ClockName::DefenseAfterSet)).next);
        CHECK(findOnBoard(s, idOf(s, v.opp("21"))) == nullptr);
        CHECK(s.playFacts.defenseLate);
    }
    SECTION("nobody else moves") {
        stand(scene, v, "52", 3.5, 0.0);
        const State s = taken(must(scene, expire(ClockName::DefenseAfterSet)).next);
        CHECK(onBoard(s, v.opp("90")).pose == onBoard(scene, v.opp("90")).pose);
        CHECK(onBoard(s, v.own("12")).pose == onBoard(scene, v.own("12")).pose);
    }
}
