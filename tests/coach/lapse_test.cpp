#include "coach/coach_table.hpp"

#include <algorithm>
#include <iterator>

using namespace thrum;
using test::CoachTable;

namespace {

// Windows of one kind in a game, as they open.
std::vector<tap::State> windows(app::TapGame& game, tap::Phase phase, std::size_t most) {
    return CoachTable::statesOf(game, most, [&](const tap::State& state) {
        return state.phase == phase && state.playFacts.turned.empty() && !state.handover &&
               tap::prompt(state).kind == tap::PromptKind::Decision;
    });
}

// Of coaches of a level who differ by nothing but their seed: how many do nothing at once where
// most of them turn somebody.
int idle(const tap::State& state, int level, const app::TapGame& game, int coaches) {
    const tap::Prompt prompt = tap::prompt(state);
    int idle = 0;
    for (int seed = 1; seed <= coaches; ++seed) {
        coach::Coach coach{CoachTable::coachFor(game, level, static_cast<std::uint64_t>(seed))};
        const tap::Input input = coach.decide(state, prompt, prompt.side, 0, {});
        const auto* decision = std::get_if<tap::Decision>(&input);
        idle += decision != nullptr && decision->kind == tap::DecisionKind::Done ? 1 : 0;
    }
    return idle;
}

}  // namespace

TEST_CASE("A coach of level 1 lets many a return run as it comes, one of level 2 few",
          "[coach][lapse]") {
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 11, 6);
    const auto returns = windows(*game, tap::Phase::ReturnPivot, 2);
    REQUIRE_FALSE(returns.empty());
    constexpr int kCoaches = 40;
    int first = 0;
    int second = 0;
    for (const tap::State& state : returns) {
        first += idle(state, 1, *game, kCoaches);
        second += idle(state, 2, *game, kCoaches);
    }
    const int all = kCoaches * static_cast<int>(returns.size());
    // 40 and 6 of a hundred, with room for luck
    CHECK(first > all / 5);
    CHECK(first < all * 7 / 10);
    CHECK(second < all / 4);
    CHECK(second < first);
}

TEST_CASE("Whatever a coach of level 1 overlooks, the referee takes what he does instead",
          "[coach][lapse]") {
    using tap::Phase;
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 12, 6);
    std::vector<tap::State> seen;
    for (const Phase phase : {Phase::LineUp,
                              Phase::SetDefense,
                              Phase::Motion,
                              Phase::Match,
                              Phase::StopOffense,
                              Phase::StopDefense,
                              Phase::PassDefense,
                              Phase::ReturnPivot,
                              Phase::CoverPivot}) {
        auto found = windows(*table.begin("computer:2", "computer:2", 12, 6), phase, 2);
        INFO(tap::nameOf(phase));
        REQUIRE_FALSE(found.empty());
        std::ranges::move(found, std::back_inserter(seen));
    }
    for (const tap::State& state : seen) {
        const tap::Prompt prompt = tap::prompt(state);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            coach::Coach coach{CoachTable::coachFor(*game, 1, seed)};
            const tap::Input input = coach.decide(state, prompt, prompt.side, 0, {});
            const auto* decision = std::get_if<tap::Decision>(&input);
            REQUIRE(decision != nullptr);
            INFO(tap::nameOf(state.phase) << ", coach " << seed);
            // a turn may touch somebody and is then left out; what ends the window may not be
            if (decision->kind != tap::DecisionKind::Pivot)
                CHECK_FALSE(tap::check(state, *decision));
        }
    }
}
