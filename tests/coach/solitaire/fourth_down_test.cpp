#include "coach/solitaire/fourth_down.hpp"

#include "coach/solitaire/sense.hpp"
#include "rules/solitaire/scene.hpp"

#include <thrum/coach/solitaire/coach.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {
State fourth(double u, double toGo, int quarter = 2, int behind = 0) {
    Scene scene;
    State s = scene.s;
    s.phase = Phase::Call;
    s.down = 4;
    s.line = Distance::yards(u);
    s.toGain = s.line + Distance::yards(toGo);
    s.quarter = quarter;
    s.score[1] = behind;
    return s;
}

Decision senseIn(const State& s, CoachLevel hand = CoachLevel::Rookie) {
    return solitaire::coach::senseOf(s, prompt(s), Side::Home, {}, 2, hand, 1, 0, 0);
}

bool thinksOf(const State& s, Choice choice) {
    const Decision sense = senseIn(s);
    if (sense.choice == choice)
        return true;
    const auto ideas = solitaire::coach::ideasFor(s, prompt(s), Side::Home, {}, 2, sense);
    return std::ranges::any_of(ideas, [&](const solitaire::coach::Idea& idea) {
        return idea.decisions.front().choice == choice;
    });
}
}  // namespace

TEST_CASE("SOL-AI-2 a hand's field goals are fewer the farther it kicks and the weaker it is",
          "[coach][solitaire][SOL-AI-2][SOL-FG-1]") {
    using solitaire::coach::fieldGoalChance;
    // outside the 48 nobody may kick
    CHECK(fieldGoalChance(fourth(51.9, 5), CoachLevel::Star) == 0.0);
    const double far = fieldGoalChance(fourth(60, 5), CoachLevel::Rookie);
    const double near = fieldGoalChance(fourth(90, 5), CoachLevel::Rookie);
    CHECK(far < near);
    CHECK(far > 0.2);
    CHECK(far < 0.6);
    CHECK(near > 0.7);
    CHECK(fieldGoalChance(fourth(60, 5), CoachLevel::Regular) > far + 0.1);
    CHECK(fieldGoalChance(fourth(60, 5), CoachLevel::Star) > 0.85);
}

TEST_CASE("SOL-AI-5 whether a coach who thinks kicks depends on what his hand can do",
          "[coach][solitaire][SOL-AI-5]") {
    const State far = fourth(62, 8);
    CHECK(senseIn(far, CoachLevel::Rookie).choice != Choice::FieldGoal);
    CHECK(senseIn(far, CoachLevel::Star).choice == Choice::FieldGoal);
    CHECK(senseIn(fourth(85, 8), CoachLevel::Rookie).choice == Choice::FieldGoal);
    // a few plays tried say too little about it
    CHECK_FALSE(thinksOf(fourth(85, 8), Choice::Run));
}

TEST_CASE("SOL-AI-5 nobody goes for it on fourth and long in his own half unless he is behind late",
          "[coach][solitaire][SOL-AI-5]") {
    CHECK(senseIn(fourth(30, 8)).choice == Choice::Punt);
    CHECK_FALSE(thinksOf(fourth(30, 8), Choice::Pass));
    CHECK_FALSE(thinksOf(fourth(30, 2), Choice::Run));
    CHECK(thinksOf(fourth(30, 8, 4, 7), Choice::Run));
    CHECK_FALSE(thinksOf(fourth(30, 8, 4, 7), Choice::Punt));
    // with a yard to go at midfield he does
    CHECK(thinksOf(fourth(55, 1), Choice::Run));
}

TEST_CASE("SOL-TIM-3 on the last play of a half a coach takes the points he can reach",
          "[coach][solitaire][SOL-AI-5][SOL-TIM-3]") {
    State s = fourth(80, 10, 2);
    s.down = 2;
    CHECK_FALSE(solitaire::coach::isLastChance(s));
    s.play = playLimit(s) - 1;
    CHECK(solitaire::coach::isLastChance(s));
    CHECK(senseIn(s).choice == Choice::FieldGoal);
    // at the end of the game three points must help
    s.quarter = 4;
    s.score[1] = 7;
    CHECK(senseIn(s).choice == Choice::Pass);
    // nothing ends with the first quarter
    s.quarter = 1;
    CHECK_FALSE(solitaire::coach::isLastChance(s));
}
