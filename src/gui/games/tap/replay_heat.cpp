#include "gui/games/tap/replay_heat.hpp"

#include "gui/board_game/carry_heat.hpp"

#include <algorithm>

namespace thrum::gui {

HeatDrawing heatOf(const app::TapReplay& replay) {
    CarryHeat heat;
    for (const app::ReplayStep& step : replay.steps()) {
        if (step.run == nullptr)
            continue;
        for (std::int64_t ms = step.startMs; ms < step.endMs; ms += CarryHeat::kStepMs) {
            const app::TapMoment moment = replay.shownAt(ms);
            if (!moment.boardOn || !moment.carrier)
                continue;
            const auto man = std::ranges::find(moment.figures, *moment.carrier, &tap::Figure::id);
            if (man != moment.figures.end())
                heat.add(man->pose.at);
        }
    }
    return heat.drawing();
}

}  // namespace thrum::gui
