#include "coach/coach_table.hpp"

#include <thrum/rules/frames.hpp>

using namespace thrum;
using test::CoachTable;

namespace {

// The score even, nearly a half to play, nobody stands yet.
tap::State fourthDown(const tap::State& lineUp, double spot, double toGain) {
    tap::State state = lineUp;
    state.down = 4;
    state.lineOfScrimmage = fieldX(Distance::yards(spot), state.offense);
    state.lineToGain = fieldX(Distance::yards(spot + toGain), state.offense);
    state.score = {};
    state.figures.clear();
    state.touching.clear();
    return state;
}

// A line-up for a play from scrimmage, as early as there is one.
tap::State firstLineUp(app::TapGame& game) {
    const auto first = CoachTable::statesOf(game, 1, [](const tap::State& state) {
        return state.phase == tap::Phase::LineUp && !state.handover;
    });
    REQUIRE_FALSE(first.empty());
    return first.front();
}

}  // namespace

TEST_CASE("Fourth downs: short ones are tried, long ones punted, and near the posts it is the kick",
          "[coach][football][TAP-DN-3]") {
    using Kind = tap::DecisionKind;
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 11, 20);
    const tap::State lineUp = firstLineUp(*game);
    std::optional<int> touchdown;  // what it counts by house rules
    const auto choice = [&](double spot, double toGain, const std::string& persona = "") {
        tap::State state = fourthDown(lineUp, spot, toGain);
        if (touchdown) {
            tap::RulesData rules = *state.rules;
            rules.score.touchdown = *touchdown;
            state.rules = rules;
        }
        coach::CoachSetup setup = CoachTable::coachFor(*game, 2, 3);
        setup.persona = persona;
        coach::Coach coach{setup};
        const tap::Prompt prompt = tap::prompt(state);
        const tap::Input input = coach.decide(state, prompt, prompt.side, 0, {});
        const auto* decision = std::get_if<tap::Decision>(&input);
        REQUIRE(decision != nullptr);
        return decision->kind;
    };
    for (const double spot : {20.0, 35.0, 50.0}) {
        INFO("own " << spot);
        CHECK(choice(spot, 1.0) == Kind::Place);
        CHECK(choice(spot, 10.0) == Kind::DeclarePunt);
    }
    CHECK(choice(70.0, 8.0) == Kind::DeclareFieldGoal);
    // by house rules it may be worth more or less to score than to kick
    touchdown = 0;
    CHECK(choice(97.0, 3.0) == Kind::DeclareFieldGoal);
    touchdown = 30;
    CHECK(choice(97.0, 3.0) == Kind::Place);
    touchdown.reset();
    // a gambler goes where others do not, a careful man kicks where others go
    CHECK(choice(40.0, 8.0, "riverboat") == Kind::Place);
    CHECK(choice(40.0, 8.0) == Kind::DeclarePunt);
    CHECK(choice(40.0, 2.0) == Kind::Place);
    CHECK(choice(40.0, 2.0, "old-joe") == Kind::DeclarePunt);
}
