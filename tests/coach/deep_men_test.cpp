#include "coach/coach_table.hpp"
#include "coach/tap/levels.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/sense.hpp"

#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>

#include <cmath>

using namespace thrum;
using test::CoachTable;

namespace {

// Where coaches of one level send the men who stand deep and go across.
struct Deep {
    int men = 0;
    int back = 0;  ///< of them, who go away from the line as well
};

constexpr double kFrom = 11.0;  // yards beyond the line; who comes down starts nearer

Deep deepMen(const std::vector<tap::State>& due, const app::TapGame& game, int level) {
    const coach::Lineups lineups = app::lineupsOf(game.sharedLineups());
    const coach::Speeds speeds;
    Deep deep;
    for (const tap::State& state : due) {
        const double line = downfield(state.lineOfScrimmage, state.offense).yards();
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            coach::Sense sense{
                {&lineups, &speeds, coach::eyeOf(level), coach::skillOf(level).coverage}, seed};
            for (const tap::Decision& decision :
                 sense.think(state, tap::prompt(state), other(state.offense), 0)) {
                for (const tap::Placement& placed : decision.placements) {
                    const auto far = downfield(placed.pose.at.x, state.offense).yards() - line;
                    const Rotation way = rotationOf(placed.pose.heading);
                    const double away = state.offense == Side::Home ? way.c : -way.c;
                    constexpr double kAcross = 0.6;
                    if (far < kFrom || std::abs(way.s) < kAcross)
                        continue;
                    ++deep.men;
                    deep.back += away > 0.5 ? 1 : 0;
                }
            }
        }
    }
    return deep;
}

}  // namespace

TEST_CASE("The deep men of level 5 go back as they go across, where there is room behind them",
          "[coach][defense]") {
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 21, 12);
    const auto due = [&](double from, double to) {
        return CoachTable::defensesDue(*table.begin("computer:2", "computer:2", 21, 12),
                                       4,
                                       [&](double goal) { return goal > from && goal < to; });
    };
    const auto far = due(40.0, 90.0);
    const auto near = due(16.0, 30.0);
    const Deep best = deepMen(far, *game, 5);
    REQUIRE(best.men > 10);
    CHECK(best.back == best.men);
    const Deep next = deepMen(far, *game, 4);
    REQUIRE(next.men > 10);
    CHECK(next.back == 0);
    const Deep nearTheGoal = deepMen(near, *game, 5);
    REQUIRE(nearTheGoal.men > 0);
    CHECK(nearTheGoal.back == 0);
}
