#include "scene.hpp"

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

std::string ready(Scene& scene) {
    return scene.refused(decision(DecisionKind::Ready));
}

}  // namespace

TEST_CASE(
    "SOL-S54 the standard formation is legal",
    "[solitaire][SOL-FOR-1][SOL-FOR-2][SOL-FOR-3][SOL-FOR-4][SOL-FOR-5][SOL-FOR-8][SOL-RUN-1]") {
    Scene scene;
    scene.standard();
    CHECK(ready(scene).empty());
    scene.take(decision(DecisionKind::Ready)).defense().take(decision(DecisionKind::Ready));
    CHECK(scene.s.phase == Phase::Live);
    CHECK(scene.s.carrier == scene.id("H22"));
}

TEST_CASE("SOL-S55 a man a yard back is a back", "[solitaire][SOL-FOR-3][SOL-FOR-4]") {
    Scene back;
    back.standard().put("H85", {28, -9});
    CHECK(ready(back) == "E-SOL-SEVEN");
    Scene line;
    line.standard().put("H85", {28.01, -9});
    CHECK(ready(line).empty());
}

TEST_CASE("SOL-S56 and S118 nobody is over the line", "[solitaire][SOL-FOR-2][SOL-CTL-5]") {
    Scene scene;
    scene.standard().put("H85", {29.01, -9});
    CHECK(ready(scene) == "E-SOL-OFFSIDE");
    scene.put("H85", {28.8, -9}).take(decision(DecisionKind::Ready)).defense();
    scene.put("V90", {30.9, -6, 180});
    CHECK(ready(scene) == "E-SOL-OFFSIDE");
    scene.put("V90", {31, -6, 180});
    CHECK(ready(scene).empty());
}

TEST_CASE("SOL-S57 ends and interior wear their numbers", "[solitaire][SOL-FOR-5]") {
    Scene end;
    end.standard().lift("H81").put("H71", {28.8, 7});
    CHECK(ready(end) == "E-SOL-ENDS");
    Scene guard;
    guard.standard().lift("H62").put("H82", {28.8, -2});
    CHECK(ready(guard) == "E-SOL-INTERIOR");
}

TEST_CASE("SOL-S58 numbers not allowed in a position", "[solitaire][SOL-EL-1][SOL-EL-5]") {
    Scene guard;
    guard.standard().lift("H62").put("H58", {28.8, -2});
    CHECK(ready(guard) == "E-SOL-NUM");
    Scene back;
    back.standard().lift("H33").put("H93", {24, 3});
    CHECK(ready(back) == "E-SOL-NUM");
    Scene lineman;
    lineman.standard().lift("H33").put("H71", {24, 3});
    CHECK(ready(lineman) == "E-SOL-BACKNUM");
}

TEST_CASE("SOL-S59 centre and snap lane", "[solitaire][SOL-FOR-6][SOL-FOR-7]") {
    Scene centre;
    centre.standard().put("H55", {28.8, 0.2});
    CHECK(ready(centre) == "E-SOL-CENTRE");
    Scene lane;
    lane.standard().put("H12", {25, 0.8});
    CHECK(ready(lane) == "E-SOL-SNAP");
    lane.put("H12", {25, 0.75});
    CHECK(ready(lane).empty());
}

TEST_CASE("SOL-S60 who stands between the ends is ineligible whatever he wears",
          "[solitaire][SOL-EL-2]") {
    Scene scene;
    scene.standard().put("H40", {28.8, -6.5});
    CHECK(ready(scene).empty());
    scene.take(decision(DecisionKind::Ready)).defense().take(decision(DecisionKind::Ready));
    const auto& eligible = scene.s.playFacts.eligible;
    CHECK_FALSE(std::ranges::binary_search(eligible, scene.id("H40")));
    CHECK(std::ranges::binary_search(eligible, scene.id("H85")));
    CHECK(std::ranges::binary_search(eligible, scene.id("H22")));
    CHECK_FALSE(std::ranges::binary_search(eligible, scene.id("H62")));
}

TEST_CASE("SOL-S61 any defender may play anywhere", "[solitaire][SOL-EL-3][SOL-EL-6]") {
    Scene scene;
    scene.standard().take(decision(DecisionKind::Ready)).defense();
    scene.lift("V30").put("V64", {48, 5, 180}).put("V75", {32, -2.5, 180});
    CHECK(ready(scene).empty());
}

TEST_CASE("SOL-S63 the carrier starts between the tackles", "[solitaire][SOL-RUN-2]") {
    Scene on;
    on.standard().put("H22", {24, -4.0});
    CHECK(ready(on).empty());
    Scene wide;
    wide.standard().put("H22", {24, -4.1});
    CHECK(ready(wide) == "E-SOL-CARRIER");
    Scene line;
    line.standard();
    line.s.playFacts.carrier = line.id("H85");
    CHECK(ready(line) == "E-SOL-CARRIER");
}

TEST_CASE("SOL-FOR-1 checks come in the order of the book",
          "[solitaire][SOL-FOR-1][SOL-GEO-5][SOL-GEO-6]") {
    Scene count;
    count.standard().lift("H40").put("H85", {29.5, -27});
    CHECK(ready(count) == "E-SOL-COUNT");
    Scene field;
    field.standard().put("H85", {29.5, -26.2});
    CHECK(ready(field) == "E-SOL-FIELD");
    Scene overlap;
    overlap.standard().put("H62", {29.5, -3.0});
    CHECK(ready(overlap) == "E-SOL-OVERLAP");
    Scene touching;
    touching.standard().put("H62", {28.8, -2.5});
    CHECK(ready(touching).empty());
    CHECK(lineupProblems(count.s, Side::Home).size() > 1);
}

TEST_CASE("SOL-CTL-5 before Ready men are placed and lifted at will",
          "[solitaire][SOL-CTL-5][SOL-CTL-6][SOL-DEF-1][SOL-DEF-3][SOL-DEF-11]") {
    Scene scene;
    scene.s.playFacts.kind = PlayKind::Run;
    scene.s.phase = Phase::Align;
    Decision place = decision(DecisionKind::Place);
    place.placements = {{scene.id("H12"), {book(25, 0), Heading{}}}};
    scene.take(place);
    CHECK(scene.man("H12").pose.at == book(25, 0));
    place.placements[0].figure = scene.id("V21");
    CHECK(scene.refused(place) == "E-SOL-PHASE");
    Decision lift = decision(DecisionKind::Lift);
    lift.figure = scene.id("H12");
    scene.take(lift);
    CHECK(scene.s.figures.empty());
}
