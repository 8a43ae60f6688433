#include "coach/solitaire/cover.hpp"

#include "coach/solitaire/sense.hpp"
#include "rules/solitaire/scene.hpp"

#include <thrum/coach/solitaire/coach.hpp>
#include <thrum/rules/solitaire/coach.hpp>
#include <thrum/rules/solitaire/formation.hpp>

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {
/// The standard formation at its own 30, its defense not yet on the board.
Scene awaiting(PlayKind kind) {
    Scene scene;
    scene.standard();
    std::erase_if(scene.s.figures,
                  [](const Figure& man) { return man.id.side() == Side::Visitor; });
    scene.s.phase = Phase::Align;
    scene.s.stage = Stage::Second;
    scene.s.playFacts.kind = kind;
    return scene;
}

std::vector<Decision> plainly(const Scene& scene) {
    return *lineupDecisions(scene.s, Side::Visitor, plainFormation(FormationUnit::Defense));
}

const std::vector<Placement>& menOf(const std::vector<Decision>& lineUp) {
    return std::ranges::find(lineUp, DecisionKind::Place, &Decision::kind)->placements;
}
}  // namespace

TEST_CASE("SOL-CTL-6 a defense puts a man before everybody split wide against a pass",
          "[coach][solitaire][SOL-CTL-6]") {
    const Scene scene = awaiting(PlayKind::Pass);
    const auto moved = solitaire::coach::answering(scene.s, Side::Visitor, plainly(scene));
    CHECK(leadsToReady(scene.s, Side::Visitor, moved));
    for (const char* receiver : {"H85", "H81", "H40"}) {
        INFO(receiver);
        const Pose his = scene.man(receiver).pose;
        CHECK(std::ranges::any_of(menOf(moved), [&](const Placement& man) {
            const double ahead = (man.pose.at.x - his.at.x).yards();
            return std::fabs((man.pose.at.y - his.at.y).yards()) < 1.0 && ahead > 2.0 &&
                   ahead < 11.0 && man.pose.heading == his.heading;
        }));
    }
    // somebody stays deep whoever goes where
    const auto depth = [](const Placement& man) { return man.pose.at.x; };
    CHECK(std::ranges::max(menOf(moved), {}, depth).pose ==
          std::ranges::max(menOf(plainly(scene)), {}, depth).pose);
}

TEST_CASE("SOL-CTL-6 against a run the two deepest cross the field behind the others",
          "[coach][solitaire][SOL-CTL-6]") {
    const Scene scene = awaiting(PlayKind::Run);
    const auto moved = solitaire::coach::answering(scene.s, Side::Visitor, plainly(scene));
    CHECK(leadsToReady(scene.s, Side::Visitor, moved));
    std::vector<Placement> men = menOf(moved);
    std::ranges::sort(
        men, std::ranges::greater{}, [](const Placement& man) { return man.pose.at.x; });
    for (std::size_t i = 0; i < 2; ++i) {
        // to the middle and past it: never towards the runner, never away from him
        const double side = (men[i].pose.at.y - field::kMiddle.y).yards();
        CHECK(men[i].pose.heading == Heading::degrees(side > 0.0 ? 270.0 : 90.0));
        CHECK(men[i].pose.at.x > Spot::yards(36.0));
    }
    CHECK(men[0].pose.heading != men[1].pose.heading);
}

TEST_CASE("SOL-CTL-6 who lines up first, and for a kick, is not moved about",
          "[coach][solitaire][SOL-CTL-6]") {
    Scene scene = awaiting(PlayKind::Pass);
    const auto offense =
        *lineupDecisions(scene.s, Side::Home, plainFormation(FormationUnit::Offense));
    CHECK(solitaire::coach::answering(scene.s, Side::Home, offense) == offense);
    scene.s.playFacts.kind = PlayKind::FieldGoal;
    CHECK(solitaire::coach::answering(scene.s, Side::Visitor, plainly(scene)) == plainly(scene));
}

TEST_CASE("SOL-AI-2 the hand gets steadier with the level", "[coach][solitaire][SOL-AI-2]") {
    CHECK(solitaire::coach::handOf(1) == CoachLevel::Rookie);
    CHECK(solitaire::coach::handOf(2) == CoachLevel::Rookie);
    CHECK(solitaire::coach::handOf(3) == CoachLevel::Regular);
    CHECK(solitaire::coach::handOf(4) == CoachLevel::Star);
    CHECK(solitaire::coach::handOf(5) == CoachLevel::Star);
}
