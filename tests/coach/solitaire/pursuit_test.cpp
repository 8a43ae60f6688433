#include "coach/solitaire/pursuit.hpp"

#include "rules/solitaire/scene.hpp"

#include <thrum/coach/solitaire/line_up.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

TEST_CASE("SOL-CTL-4 a man turns to where he and the runner arrive together",
          "[coach][solitaire][SOL-CTL-4]") {
    // ten yards aside of a runner ten yards short of him: they meet ten yards on
    CHECK(coach::meetingDirection({10, 0}, {0, 10}, {1, 0}) == Approx(90.0).margin(0.01));
    // straight before him
    CHECK(coach::meetingDirection({10, 0}, {0, 0}, {1, 0}) == Approx(180.0).margin(0.01));
    // past him already: after him, not to where he was
    const double after = coach::meetingDirection({0, 0}, {4, 4}, {1, 0});
    CHECK(after > 0.0);
    CHECK(after < 45.0);
}

TEST_CASE("SOL-CTL-4 the defense turns whoever is free, and only those, when a run goes on",
          "[coach][solitaire][SOL-CTL-4]") {
    Scene scene;
    scene.put("H22", {40, 0, 0}).put("V90", {50, 0, 90}).put("V72", {35, 8, 180});
    scene.put("H66", {45, -12, 0}).put("V54", {47, -12, 180});  // base to base
    scene.stopped("H22");
    scene.s.stage = Stage::First;
    scene.take(decision(DecisionKind::GoOn));
    const auto turns = coach::pursuitOf(scene.s, prompt(scene.s), Side::Visitor);
    REQUIRE(turns.size() == 3);
    CHECK(turns.back().kind == DecisionKind::Done);
    for (const Decision& turn : turns)
        scene.take(turn);
    CHECK(scene.man("V90").pose.heading.degrees() == Approx(180.0).margin(0.01));
    const double chase = scene.man("V72").pose.heading.degrees();  // he ran the wrong way
    CHECK(chase > 270.0);
    CHECK(scene.man("V54").pose.heading.degrees() == Approx(180.0).margin(0.01));
}

TEST_CASE("SOL-RUN-1 a defense that reads lines up against the call",
          "[coach][solitaire][SOL-RUN-1]") {
    Formation plain = plainFormation(FormationUnit::Defense);
    plain.id = "against-runs";
    Formation deep = plain;
    deep.id = "against-passes";
    deep.tags = {"pass"};
    const std::vector<Formation> book{plain, deep};
    for (const PlayKind kind : {PlayKind::Run, PlayKind::Pass}) {
        Scene scene;
        scene.standard();
        scene.s.phase = Phase::Align;
        scene.s.stage = Stage::Second;
        scene.s.playFacts.kind = kind;
        for (const std::uint64_t bits : {0U, 1U, 2U, 3U}) {
            CHECK(coach::formationFor(scene.s, Side::Visitor, book, bits, true).id ==
                  (kind == PlayKind::Pass ? "against-passes" : "against-runs"));
        }
        // who turns nobody has no use for men who run back
        for (const std::uint64_t bits : {0U, 1U})
            CHECK(coach::formationFor(scene.s, Side::Visitor, book, bits).id == "against-runs");
    }
}
