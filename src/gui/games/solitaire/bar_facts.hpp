#pragma once

#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/games/solitaire/shot_view.hpp"

namespace thrum::gui::sol {

/// What the bar shows of a shot as it is held; `hand` is open.
[[nodiscard]] ShotBarFacts barFactsOf(const solitaire::State& state,
                                      const ShotHand& hand,
                                      const ShotOutlook& outlook,
                                      qint64 ms);

}  // namespace thrum::gui::sol
