#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

// Chapter 12, Line-up offense. Fronts are given by their depth behind the line.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

Decision say(Side side, DecisionKind kind, int ms = 0) {
    return by(side, decide(kind, ms));
}
Scene lineUp(const View& v, double los = 40.0) {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).offense(v.side).ballOn(los).standardOffense();
    return scene;
}
// Puts a figure with its front so deep behind the line, w to the right of the middle.
void stand(Scene& scene, const View& v, const char* number, double depth, double w) {
    const double los = v.depth(scene.state().lineOfScrimmage);
    scene.put(v.own(number), v.x(los - depth - 1.0), v.y(kMiddle + w));
}
std::string set(const Scene& scene) {
    return refusal(scene, say(scene.state().offense, DecisionKind::Set));
}
struct Stand {
    const char* number;
    double depth;
    double w;
};
std::string setWith(const View& v, std::initializer_list<Stand> moved, double los = 40.0) {
    Scene scene = lineUp(v, los);
    for (const Stand& s : moved)
        stand(scene, v, s.number, s.depth, s.w);
    return set(scene);
}
// The same formation moved sideways.
std::string setShifted(const View& v, double byW) {
    Scene scene = lineUp(v);
    const double by = v.y(0.0) < 1.0 ? byW : -byW;
    scene.with([&](State& s) {
        for (Figure& figure : s.figures)
            figure.pose.at.y = Spot::yards(figure.pose.at.y.yards() + by);
    });
    return set(scene);
}

}  // namespace

TEST_CASE("TAP-LO-1 the center comes first", "[tap][TAP-LO-1][AS-LO-1][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).offense(v.side).ballOn(40);
    CHECK(refusal(scene, place(scene, v.own("61"), v.x(38.9), v.y(23))) == "TAP-LO-1");
    CHECK(message(scene, place(scene, v.own("61"), v.x(38.9), v.y(23))) ==
          "place the center first.");
    const State centered = must(scene, place(scene, v.own("52"), v.x(38.9), v.y(kMiddle))).next;
    CHECK(refusal(centered, place(centered, v.own("61"), v.x(38.9), v.y(23))) == "");

    SECTION("between the hash marks") {
        CHECK(setShifted(v, 3.083) == "");
        CHECK(setShifted(v, -3.083) == "");
        CHECK(setShifted(v, 3.13) == "");
        CHECK(setShifted(v, 3.14) == "TAP-LO-1");
        CHECK(setShifted(v, -3.14) == "TAP-LO-1");
    }
    SECTION("a whole formation may be put down at once") {
        CHECK(refusal(scene, usualLineUp(scene, v.side)) == "");
    }
    SECTION("the center with 00 is a center") {
        CHECK(refusal(scene, place(scene, v.own("00"), v.x(38.9), v.y(kMiddle))) == "");
    }
}

TEST_CASE("TAP-LO-2 seven on the line", "[tap][TAP-LO-2][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(setWith(v, {}) == "");
    CHECK(setWith(v, {{"80", 5.5, -18.0}}) == "TAP-LO-2");
    CHECK(setWith(v, {{"88", 0.1, 18.0}}) == "");  // eight are more than enough
}

TEST_CASE("TAP-LO-5 a yard between neighbors on the line", "[tap][TAP-LO-5][AS-LO-2][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    // Widths of 1.5: a gap g to the center puts the guard's middle at 1.5 + g.
    CHECK(setWith(v, {{"61", 0.1, -2.40}}) == "TAP-LO-5");
    CHECK(setWith(v, {{"61", 0.1, -2.46}}) == "");
    CHECK(setWith(v, {{"61", 0.1, -2.45}}) == "");
    CHECK(setWith(v, {{"61", 0.1, -2.44}}) == "TAP-LO-5");
    CHECK(setWith(v, {{"61", 0.1, -5.5}, {"70", 0.1, -8.5}}) == "");

    SECTION("any neighbors, not linemen alone") {
        CHECK(setWith(v, {{"84", 0.1, 8.4}}) == "TAP-LO-5");
        CHECK(setWith(v, {{"88", 0.1, 11.4}}) == "TAP-LO-5");
    }
    SECTION("measured between the outlines") {
        // A turned guard is wider: 2.0 across.
        Scene scene = lineUp(v);
        const double los = 40.0;
        scene.put(v.own("61"), v.x(los - 0.9), v.y(kMiddle - 2.70), v.heading(90));
        CHECK(set(scene) == "");
        scene.put(v.own("61"), v.x(los - 0.9), v.y(kMiddle - 2.69), v.heading(90));
        CHECK(set(scene) == "TAP-LO-5");
    }
}

TEST_CASE("TAP-LO-6 outside the tackles: on the line or five yards off it",
          "[tap][TAP-LO-6][AS-LO-3][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(setWith(v, {{"88", 3.0, 14.0}}) == "TAP-LO-6");
    CHECK(setWith(v, {{"88", 5.0, 14.0}}) == "");
    CHECK(setWith(v, {{"88", 8.0, 14.0}}) == "");
    CHECK(setWith(v, {{"88", 1.0, 14.0}}) == "TAP-LO-6");
    CHECK(setWith(v, {{"88", 0.9, 14.0}}) == "");

    SECTION("outside is beyond the tackle's outer edge") {
        // The right tackle's outer edge is at 6.75.
        CHECK(setWith(v, {{"34", 4.2, 6.74}}) == "");
        CHECK(setWith(v, {{"34", 4.2, 6.80}}) == "TAP-LO-6");
    }
    SECTION("on either side") {
        CHECK(setWith(v, {{"88", 3.0, -12.0}}) == "TAP-LO-6");
        CHECK(setWith(v, {{"88", 5.0, -12.0}}) == "");
    }
    SECTION("a league that wants exactly five") {
        Scene scene = lineUp(v);
        scene.rules([](RulesData& r) { r.lineup.wideOffLineMaxYards = 5.0; });
        stand(scene, v, "88", 5.0, 14.0);
        CHECK(set(scene) == "");
        stand(scene, v, "88", 5.05, 14.0);
        CHECK(set(scene) == "");
        stand(scene, v, "88", 5.2, 14.0);
        CHECK(set(scene) == "TAP-LO-6");
    }
    SECTION("and not stacked") {
        // Five yards off the line there is room for a base length; with long bases there is not.
        Scene scene = lineUp(v);
        scene.outline(v.own("84"), 0, Polygon::rectangle(45.72, 19.05));  // 3.6 yd
        const double los = 40.0;
        scene.put(v.own("84"), v.x(los - 0.1 - 1.8), v.y(kMiddle + 9.0));  // rear 3.7 behind
        stand(scene, v, "88", 5.0, 9.0);
        CHECK_FALSE(set(scene).empty());
    }
}

TEST_CASE("TAP-LO-7 backs less than twenty yards deep, the quarterback twenty behind the center",
          "[tap][TAP-LO-7][TAP-LO-8][AS-LO-4][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(setWith(v, {{"34", 20.0, 3.0}}, 60.0) == "TAP-LO-7");
    CHECK(setWith(v, {{"34", 19.99, 3.0}}, 60.0) == "");
    // The center's rear is 2.1 behind the line.
    CHECK(setWith(v, {{"12", 22.1, 0.0}}, 60.0) == "");
    CHECK(setWith(v, {{"12", 22.14, 0.0}}, 60.0) == "");
    CHECK(setWith(v, {{"12", 22.2, 0.0}}, 60.0) == "TAP-LO-8");

    SECTION("and in front of him not at all") {
        CHECK(setWith(v, {{"12", 2.1, 0.0}}, 60.0) == "");
        CHECK(setWith(v, {{"12", 2.06, 0.0}}, 60.0) != "TAP-LO-8");
    }
    SECTION("behind the center: within half his base width of his middle line") {
        CHECK(setWith(v, {{"12", 5.1, 0.75}}, 60.0) == "");
        CHECK(setWith(v, {{"12", 5.1, -0.75}}, 60.0) == "");
        CHECK(setWith(v, {{"12", 5.1, 0.85}}, 60.0) == "TAP-LO-8");
    }
    SECTION("exactly one") {
        Scene none = lineUp(v);
        none.with([&](State& s) {
            std::erase_if(s.figures, [&](const Figure& f) { return f.id == idOf(s, v.own("12")); });
        });
        CHECK(set(none) == "TAP-LO-8");
        Scene two = none;
        stand(two, v, "12", 5.1, 0.0);
        two.with([&](State& s) {
            std::erase_if(s.figures, [&](const Figure& f) { return f.id == idOf(s, v.own("34")); });
        });
        CHECK(set(two) == "");
        stand(two, v, "7", 9.5, 0.0);
        CHECK(set(two) == "TAP-LO-8");
    }
}

TEST_CASE("TAP-LO-9 a base length between any two backs", "[tap][TAP-LO-9][AS-LO-5][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    // Side by side: widths of 1.5, so a gap g puts the middles 1.5 + g apart.
    CHECK(setWith(v, {{"22", 9.5, 0.0}, {"34", 9.5, 3.0}}) == "TAP-LO-9");
    CHECK(setWith(v, {{"22", 9.5, -0.5}, {"34", 9.5, 3.0}}) == "");
    CHECK(setWith(v, {{"22", 9.5, -0.45}, {"34", 9.5, 3.0}}) == "");
    CHECK(setWith(v, {{"22", 9.5, -0.44}, {"34", 9.5, 3.0}}) == "TAP-LO-9");
    SECTION("the quarterback is one of them") {
        CHECK(setWith(v, {{"12", 5.1, 0.0}, {"22", 5.1, -2.0}}) == "TAP-LO-9");
        CHECK(setWith(v, {{"12", 5.1, 0.0}, {"22", 5.1, -3.5}}) == "");
    }
    SECTION("in every direction, across the corner too") {
        // 1.2 and 1.6 apart: the corners are exactly 2.0 yd from each other.
        CHECK(setWith(v, {{"22", 9.5, 0.3}, {"34", 12.7, 3.4}}) == "");
        CHECK(setWith(v, {{"22", 9.5, 0.5}, {"34", 12.5, 3.2}}) == "TAP-LO-9");
    }
    SECTION("of two base lengths the larger counts") {
        Scene scene = lineUp(v);
        scene.outline(v.own("34"), 0, Polygon::rectangle(38.1, 19.05));  // 3 yd
        scene.put(v.own("34"), v.x(40 - 9.5 - 1.5), v.y(kMiddle + 3.6));
        stand(scene, v, "22", 9.5, -0.4);  // a gap of 2.5
        CHECK(set(scene) == "TAP-LO-9");
        stand(scene, v, "22", 9.5, -0.9);  // of 3.0
        CHECK(set(scene) == "");
    }
}

TEST_CASE("TAP-LO-1 the next line-up is at the spot, in the middle of the field",
          "[tap][TAP-LO-1][TAP-FP-6][AS-LO-6][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene{Phase::RunFree};
    scene.offense(v.side).ballOn(40).holder(v.other());
    scene.put(v.own("34"), v.x(45), v.y(kWidth - 2.0)).carrier(v.own("34"));
    scene.put(v.opp("24"), v.x(90), v.y(10));
    const State before = scene;
    State s = goRun(before, {touch(before, 5, v.own("34"), v.opp("24"))});
    CHECK(s.lineOfScrimmage == v.spot(46));
    s = playOn(s, Phase::LineUp);
    CHECK(refusal(s, place(s, v.own("52"), v.x(44.9), v.y(kMiddle))) == "");
    const auto all = options(s);
    const Option* option = optionOf(all, DecisionKind::Place);
    REQUIRE(option != nullptr);

    SECTION("with the center where the play ended he cannot be set") {
        const State wide = must(s, usualLineUp(s, v.side)).next;
        CHECK(refusal(wide, say(v.side, DecisionKind::Set)) == "");
        const State moved =
            must(wide, place(wide, v.own("52"), v.x(44.9), v.y(kMiddle + 3.9))).next;
        CHECK(refusal(moved, say(v.side, DecisionKind::Set)) == "TAP-LO-1");
    }
}

TEST_CASE("TAP-LO-12 after forty seconds the defense may call delay",
          "[tap][TAP-LO-12][TAP-PE-4][AS-LO-7][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = lineUp(v);
    scene.lineupClocks(true).down(3, 6).clock(ClockName::OffenseLineup, 40'000);
    CHECK(refusal(scene, say(v.other(), DecisionKind::CallDelay, 20'000)) == "TAP-PE-4");
    CHECK(refusal(scene, say(v.side, DecisionKind::Set, 39'999)) == "");

    const Step expired = must(scene, expire(ClockName::OffenseLineup));
    CHECK(std::ranges::find(expired.events, std::string{"TAP-LO-12"}, &Event::clause) !=
          expired.events.end());
    State late = expired.next;
    CHECK(late.phase == Phase::LineUp);

    SECTION("called") {
        const Step step = must(late, say(v.other(), DecisionKind::CallDelay));
        State s = step.next;
        CHECK(s.lineOfScrimmage == v.spot(35));
        CHECK(s.lineToGain == v.spot(46));
        CHECK(s.down == 3);
        CHECK(has(step.events, EventKind::PenaltyEnforced));
        s = playOn(s, Phase::LineUp);
        CHECK(clockLeft(s, ClockName::OffenseLineup) == 40'000);
        CHECK(s.offense == v.side);
    }
    SECTION("not called, it may still go on") {
        CHECK(refusal(late, say(v.side, DecisionKind::Set)) == "");
        CHECK(refusal(late, place(late, v.own("88"), v.x(33), v.y(kMiddle + 15))) == "");
        const State set = go(late, say(v.side, DecisionKind::Set));
        CHECK_FALSE(refusal(set, say(v.other(), DecisionKind::CallDelay)).empty());
    }
    SECTION("never more than half the distance to the goal") {
        Scene near = lineUp(v, 6.0);
        near.lineupClocks(true).expired(ClockName::OffenseLineup);
        CHECK(must(near, say(v.other(), DecisionKind::CallDelay)).next.lineOfScrimmage ==
              v.spot(3));
    }
}

TEST_CASE("TAP-LO-3 nothing beyond the line, nobody out of bounds, nobody touching",
          "[tap][TAP-LO-3][AS-LO-8][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(setWith(v, {{"61", -0.1, -3.0}}) == "TAP-LO-3");
    Scene offside = lineUp(v);
    stand(offside, v, "61", -0.1, -3.0);
    const std::string text = message(offside, say(v.side, DecisionKind::Set));
    CHECK(text.find("61") != std::string::npos);
    CHECK(text.find("offside") != std::string::npos);

    CHECK(setWith(v, {{"61", -0.05, -3.0}}) == "");
    CHECK(setWith(v, {{"61", 0.0, -3.0}}) == "");

    SECTION("out of bounds") {
        CHECK(setWith(v, {{"80", 0.1, -26.0}}) == "TAP-LO-3");
        CHECK(setWith(v, {{"80", 0.1, -25.9}}) == "");
    }
    SECTION("touching") {
        // Gaps of 0.2 and 0.4 mm between guard and center.
        CHECK(setWith(v, {{"61", 0.1, -1.5 - 0.2 / 12.7}}) == "TAP-LO-3");
        CHECK(setWith(v, {{"61", 0.1, -1.5 - 0.4 / 12.7}}) == "TAP-LO-5");
    }
}

TEST_CASE("TAP-LO-4 five linemen on the line", "[tap][TAP-LO-4][AS-LO-9][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene scene = lineUp(v);
    scene.with([&](State& s) {
        std::erase_if(s.figures, [&](const Figure& f) { return f.id == idOf(s, v.own("61")); });
    });
    stand(scene, v, "81", 0.1, -3.0);
    CHECK(set(scene) == "TAP-LO-4");
    CHECK(message(scene, say(v.side, DecisionKind::Set)).find('4') != std::string::npos);
    SECTION("a lineman in the backfield is not on the line") {
        CHECK(setWith(v, {{"61", 2.5, -12.0}, {"88", 0.1, 18.0}}) != "");
        Scene back = lineUp(v);
        stand(back, v, "61", 6.0, -12.0);
        stand(back, v, "88", 0.1, 18.0);
        CHECK(set(back) == "TAP-LO-4");
    }
}

TEST_CASE("TAP-LO-10 only the quarterback is stacked, and he may touch the center",
          "[tap][TAP-LO-10][TAP-LO-8][AS-LO-10][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    CHECK(setWith(v, {{"12", 2.1, 0.0}}) == "");
    CHECK(setWith(v, {{"12", 3.0, 0.0}}) == "");
    // The right side stands wider, so that a back behind the guard is clear of the quarterback.
    const auto behindGuard = [&](double depth) {
        return setWith(v,
                       {{"64", 0.1, 3.6}, {"76", 0.1, 6.7}, {"84", 0.1, 9.7}, {"34", depth, 3.6}});
    };
    CHECK(behindGuard(3.1) == "TAP-LO-10");
    CHECK(behindGuard(4.1) == "");
    CHECK(behindGuard(4.05) == "TAP-LO-10");
    SECTION("a back behind a guard in the usual spacing, also near the quarterback") {
        CHECK(setWith(v, {{"12", 2.1, 0.0}, {"34", 3.1, 3.0}}) == "TAP-LO-10");
    }
    SECTION("behind another back") {
        Scene scene = lineUp(v);
        stand(scene, v, "34", 13.4, -3.0);  // 22 stands from 9.5 to 11.5
        CHECK(set(scene) == "TAP-LO-10");
        CHECK(contains(problemClauses(scene, v.side), "TAP-LO-9"));
        stand(scene, v, "34", 13.5, -3.0);
        CHECK(set(scene) == "");
    }
}

TEST_CASE("TAP-LO-13 after set the offense moves nothing", "[tap][TAP-LO-13][AS-LO-11][example]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const Scene scene = lineUp(v);
    const Step step = must(scene, say(v.side, DecisionKind::Set));
    CHECK(has(step.events, EventKind::SetDeclared));
    const State after = taken(step.next);
    CHECK(after.phase == Phase::SetDefense);
    CHECK(refusal(after, place(after, v.own("61"), v.x(38.9), v.y(23.5))) == "TAP-LO-13");
    CHECK(refusal(after, by(v.side, about(after, DecisionKind::Lift, v.own("61")))) == "TAP-LO-13");
    SECTION("in the motion window as well") {
        const State motion =
            go(after,
               {Input{usualLineUp(after, v.other())}, Input{say(v.other(), DecisionKind::Ready)}});
        REQUIRE(motion.phase == Phase::Motion);
        CHECK(refusal(motion, place(motion, v.own("61"), v.x(38.9), v.y(23.5))) == "TAP-LO-13");
    }
    SECTION("the list of all problems comes with an illegal formation") {
        Scene bad = lineUp(v);
        stand(bad, v, "61", 0.1, -2.4);
        stand(bad, v, "34", 20.0, 3.0);
        CHECK(set(bad) == "TAP-LO-5");
        CHECK(problemClauses(bad, v.side) == std::vector<std::string>{"TAP-LO-5", "TAP-LO-7"});
    }
}

TEST_CASE("TAP-LO-14 the board is cleared and the fallen stand again",
          "[tap][TAP-LO-14][AS-LO-12][example]") {
    Scene scene{Phase::RunFree};
    scene.standardOffense().standardDefense().holder(Side::Visitor);
    scene.put("H34", 45.0, 10.0).carrier("H34");
    scene.fallen("H61").fallen("H88").fallen("V97");
    const State before = scene;
    const Step step = playScript(before, {touch(before, 5, "H34", "V24")});
    CHECK(has(step.events, EventKind::BoardCleared));
    CHECK(step.next.figures.empty());
    State s = playOn(step.next, Phase::LineUp);
    s = must(s, usualLineUp(s, Side::Home)).next;
    CHECK(onBoard(s, "H61").status == FigureStatus::Standing);
    CHECK(onBoard(s, "H88").status == FigureStatus::Standing);
    s = playOn(s, Phase::SetDefense);
    s = must(s, usualLineUp(s, Side::Visitor)).next;
    CHECK(onBoard(s, "V97").status == FigureStatus::Standing);
    CHECK_FALSE(onBoard(s, "V97").fallDirection);
}

TEST_CASE("TAP-LO-11 at most eleven, fewer are allowed", "[tap][TAP-LO-11][boundary]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    Scene ten = lineUp(v);
    ten.with([&](State& s) {
        std::erase_if(s.figures, [&](const Figure& f) { return f.id == idOf(s, v.own("88")); });
    });
    CHECK(set(ten) == "");
    SECTION("a twelfth is blocked when alone") {
        Scene alone = lineUp(v);
        alone.mode(Mode::Solitaire);
        const Decision twelfth = place(alone, v.own("89"), v.x(30), v.y(8));
        CHECK(refusal(alone, twelfth) == "TAP-LO-11");
    }
    SECTION("and taken without comment between two coaches") {
        for (const Mode mode : {Mode::Hotseat, Mode::Tournament}) {
            Scene two = lineUp(v);
            two.mode(mode);
            const State s = must(two, place(two, v.own("89"), v.x(30), v.y(8))).next;
            CHECK(refusal(s, say(v.side, DecisionKind::Set)) == "");
            CHECK_FALSE(contains(problemClauses(s, v.side), "TAP-LO-11"));
            // A thirteenth finds no place in any mode.
            CHECK(refusal(s, place(s, v.own("87"), v.x(30), v.y(14))) == "TAP-LO-11");
        }
    }
}

TEST_CASE("TAP-LO-1 men put down together come in roster order, however they were named",
          "[tap][TAP-LO-1][TAP-GN-4][property]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    const State before = lineUp(v);
    Decision all = say(v.side, DecisionKind::Place);
    for (const Figure& man : before.figures)
        all.placements.push_back({man.id, man.pose, man.baseSlot});
    Decision turned = all;
    std::ranges::reverse(turned.placements);
    const Step one = must(before, all);
    const Step other = must(before, turned);
    CHECK(one.next == other.next);
    CHECK(one.events == other.events);
}
