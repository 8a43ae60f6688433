#pragma once

#include "gui/games/touchdown/step_bar.hpp"
#include "gui/games/touchdown/touchdown_match.hpp"

namespace thrum::gui::tdm {

/// The steps of what is under way: of a play (chapter 4), a kick, a run back, the time before the
/// game.
[[nodiscard]] std::vector<TableStep> stepsOf(const TouchdownMatch& match);

}  // namespace thrum::gui::tdm
