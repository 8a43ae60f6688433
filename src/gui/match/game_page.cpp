#include "gui/match/game_page.hpp"

namespace thrum::gui {

GamePage::~GamePage() = default;

}  // namespace thrum::gui
