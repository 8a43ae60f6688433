#pragma once

#include "gui/match/game_page.hpp"

#include <functional>

namespace thrum::gui {

class BoardStage;
class CommandDeeds;

/// What commands do to every page with a vibrating board: the switch, the view, the men in hand.
/// @param front  the page in front; asked only while its commands are offered, and it has a stage
void addStageDeeds(CommandDeeds& deeds, const std::function<GamePage*()>& front);

}  // namespace thrum::gui
