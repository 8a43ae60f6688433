#include "coach/coach_table.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/search.hpp"
#include "coach/tap/situation.hpp"

#include <algorithm>

using namespace thrum;
using test::CoachTable;

namespace {

bool throwsTheBall(const coach::Idea& idea) {
    return std::ranges::any_of(idea.plan, [](const tap::Decision& decision) {
        return decision.kind == tap::DecisionKind::DeclarePass;
    });
}

}  // namespace

TEST_CASE("At a stop throws are left to the eye: what a coach tries beside his own throw are runs",
          "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 12, 6);
    const auto stops = CoachTable::statesOf(*game, 12, [](const tap::State& state) {
        return state.phase == tap::Phase::StopOffense && !state.handover &&
               coach::wants(tap::prompt(state), tap::DecisionKind::DeclarePass);
    });
    REQUIRE_FALSE(stops.empty());
    const coach::Lineups lineups = app::lineupsOf(game->sharedLineups());
    const coach::Speeds speeds;
    const coach::SenseSetup setup{&lineups, &speeds, coach::eyeOf(5)};
    int tried = 0;
    int thrown = 0;
    for (const tap::State& state : stops) {
        const tap::Prompt prompt = tap::prompt(state);
        const auto ideas = [&](coach::Throws throws) {
            coach::Sense sense{setup, 7};
            return coach::ideasFor(state, prompt, prompt.side, sense, 12, 7, throws);
        };
        const auto byEye = ideas(coach::Throws::BySense);
        REQUIRE(byEye.size() > 1);
        CHECK(std::ranges::none_of(byEye.begin() + 1, byEye.end(), throwsTheBall));
        // a throw that he trusts his eye in is weighed against nothing
        const auto trusted = ideas(coach::Throws::Trusted);
        CHECK(trusted.size() == (throwsTheBall(byEye.front()) ? 1 : byEye.size()));
        thrown += throwsTheBall(byEye.front()) ? 1 : 0;
        const auto all = ideas(coach::Throws::Tried);
        CHECK(all.front().plan == byEye.front().plan);
        tried += static_cast<int>(std::ranges::count_if(all, throwsTheBall));
    }
    CHECK(tried >= static_cast<int>(stops.size()));
    CHECK(thrown > 0);
}
