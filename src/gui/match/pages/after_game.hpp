#pragma once

#include "gui/widgets/action_list.hpp"

#include <vector>

namespace thrum::gui {

/// Where to go from a game that is over; the ids of afterGameItems.
enum class AfterGame { BoxScore, Turning, Watch, NewGame };

/// @param boxScore  among them, where it is not the page's main button
[[nodiscard]] std::vector<ActionItem> afterGameItems(bool boxScore);

}  // namespace thrum::gui
