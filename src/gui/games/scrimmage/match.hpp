#pragma once

#include "gui/match/match_of.hpp"

#include <thrum/games/scrimmage.hpp>

namespace thrum::gui {

using ScrimmageMatch = MatchOf<games::Scrimmage>;

}  // namespace thrum::gui
