#include "scene.hpp"

#include <thrum/rules/solitaire/coach.hpp>
#include <thrum/rules/solitaire/formation.hpp>

#include <algorithm>

// Formations are laid out so that the book takes them, wherever the ball lies.
using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

Scene aligning(PlayKind kind, double line, double y, double mmPerYard) {
    Scene scene;
    scene.s.figures.clear();
    scene.s.board.mmPerYard = mmPerYard;
    scene.s.phase = Phase::Align;
    scene.s.stage = Stage::First;
    scene.s.playFacts = {};
    scene.s.playFacts.kind = kind;
    scene.s.line = Distance::yards(line);
    scene.s.toGain = std::min(scene.s.line + Distance::yards(10), Distance::yards(100));
    scene.s.lineY = Distance::yards(y);
    return scene;
}

void lineUp(Scene& scene) {
    const Side side = prompt(scene.s).side;
    const auto plan = lineupDecisions(scene.s, side, plainFormation(unitDue(scene.s, side)));
    REQUIRE(plan);
    for (const Decision& decision : *plan)
        scene.take(decision);
    INFO("line " << scene.s.line.yards() << " y " << scene.s.lineY.yards() << " kind "
                 << nameOf(scene.s.playFacts.kind) << " side " << static_cast<int>(side));
    const auto problems = lineupProblems(scene.s, side);
    CHECK((problems.empty() ? std::string{} : problems.front().code) == "");
    CHECK_FALSE(notYetDone(scene.s, *plan));
}

}  // namespace

TEST_CASE("SOL-FOR-1 whatever is called lines up within the rules on every board and spot",
          "[solitaire][SOL-FOR-1][SOL-FOR-2][SOL-FOR-3][SOL-FOR-4][SOL-FOR-5][SOL-FOR-6]"
          "[SOL-FOR-7][SOL-RUN-2][SOL-PU-2][SOL-PU-3][SOL-AI-5]") {
    for (const double mm : {12.7, 9.525}) {
        for (const PlayKind kind : {PlayKind::Run, PlayKind::Pass, PlayKind::Punt}) {
            for (const double line : {0.1, 1.0, 4.0, 9.0, 30.0, 97.0, 99.9}) {
                for (const double y : {0.0, 3.083, -3.083}) {
                    Scene scene = aligning(kind, line, y, mm);
                    lineUp(scene);
                    scene.take(decision(DecisionKind::Ready));
                    lineUp(scene);
                    scene.take(decision(DecisionKind::Ready));
                }
            }
        }
    }
}

TEST_CASE("SOL-FG-2 a kick lines up within the rules from everywhere it is allowed",
          "[solitaire][SOL-FG-1][SOL-FG-2]") {
    for (const double mm : {12.7, 9.525}) {
        for (const double line : {52.0, 85.0, 99.9}) {
            for (const double y : {0.0, 3.083, -3.083}) {
                Scene scene = aligning(PlayKind::FieldGoal, line, y, mm);
                lineUp(scene);
                scene.take(decision(DecisionKind::Ready));
                lineUp(scene);
                scene.take(decision(DecisionKind::Ready));
                CHECK(scene.s.phase == Phase::Rush);
            }
        }
    }
}

TEST_CASE("SOL-KO-2 kickers and receivers line up within the rules",
          "[solitaire][SOL-KO-2][SOL-KO-3][SOL-KO-4][SOL-ON-1][SOL-SK-1][SOL-SK-2]") {
    for (const double mm : {12.7, 9.525}) {
        for (const PlayKind kind : {PlayKind::Kickoff, PlayKind::Onside, PlayKind::SafetyKick}) {
            for (const KickoffMode mode : {KickoffMode::Placed, KickoffMode::Kicked}) {
                Scene scene = aligning(kind, kind == PlayKind::SafetyKick ? 20 : 35, 0, mm);
                scene.s.phase = Phase::KickAlign;
                scene.rules().kickoff.mode = mode;
                lineUp(scene);
                scene.take(decision(DecisionKind::Ready));
                lineUp(scene);
                scene.take(decision(DecisionKind::Ready));
            }
        }
    }
}

TEST_CASE("SOL-RUN-1 a runner carries in a run and the passer in a pass",
          "[solitaire][SOL-RUN-1][SOL-RUN-2][SOL-PAS-1]") {
    const auto carrier = [](PlayKind kind) {
        Scene scene = aligning(kind, 40, 0, 12.7);
        lineUp(scene);
        return numberOf(scene.s, *scene.s.playFacts.carrier);
    };
    CHECK(carrier(PlayKind::Run) >= 20);
    CHECK(carrier(PlayKind::Pass) < 20);
}

TEST_CASE("SOL-FOR-2 what the rules would not take is not among the formations that fit",
          "[solitaire][SOL-FOR-2]") {
    Scene scene = aligning(PlayKind::Run, 40, 0, 12.7);
    Formation five = plainFormation(FormationUnit::Offense);
    for (FormationMan& man : five.men) {
        if (man.position == Position::TightEnd || man.role == "X")
            man.front = Distance::yards(3);
    }
    const std::vector<Formation> book{
        five, plainFormation(FormationUnit::Offense), plainFormation(FormationUnit::Defense)};
    const auto fit = fitting(scene.s, Side::Home, book);
    REQUIRE(fit.size() == 1);
    CHECK(fit.front() == &book[1]);
}
