#include "rules/solitaire/scene.hpp"

#include <thrum/coach/solitaire/run_watch.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {
/// A passer behind his line, somebody free at it and maybe one farther out.
Scene passing(int down, double toGo, double deep) {
    Scene scene;
    scene.put("H12", {25, 0}).put("H85", {31, 12}).put("V90", {45, -20, 180});
    if (deep > 0.0)
        scene.put("H81", {30 + deep, -8});
    scene.live("H12", PlayKind::Pass);
    scene.s.playFacts.eligible = {scene.id("H85")};
    if (deep > 0.0)
        scene.s.playFacts.eligible = {scene.id("H81"), scene.id("H85")};
    scene.s.down = down;
    scene.s.toGain = scene.s.line + Distance::yards(toGo);
    return scene;
}

bool stops(const Scene& scene, bool waits) {
    solitaire::coach::RunWatch watch{scene.s, {.waits = waits}};
    TickReport report;
    report.tick = 25;
    return watch.look(report, &scene.s.touching).has_value();
}
}  // namespace

TEST_CASE("SOL-AI-3 on third down a coach who waits throws to whom it is a first down",
          "[coach][solitaire][SOL-AI-3]") {
    CHECK(stops(passing(1, 10, 0), true));
    CHECK(stops(passing(3, 10, 0), false));
    CHECK_FALSE(stops(passing(3, 10, 0), true));
    CHECK(stops(passing(3, 10, 9), true));
    // nobody is far to go to with a yard to gain
    CHECK(stops(passing(3, 2, 0), true));
}

TEST_CASE("SOL-AI-3 a passer who is pressed waits for nobody", "[coach][solitaire][SOL-AI-3]") {
    Scene scene = passing(3, 10, 0);
    scene.put("V72", {28.5, 0, 180});
    scene.measure();
    CHECK(stops(scene, true));
}
