#pragma once

#include "gui/games/game_face.hpp"

namespace thrum::gui::sol {

/// What a kept game was begun with, in the words of the form it was asked for with; empty where its
/// header cannot be read.
[[nodiscard]] std::vector<GameDetail> begunWith(const std::string& headerLine);

}  // namespace thrum::gui::sol
