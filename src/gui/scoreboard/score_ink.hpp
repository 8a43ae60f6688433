#pragma once

#include "gui/theme/theme.hpp"

namespace thrum::gui {

/// What the strip and the window of the scoreboard are painted with.
inline const ScoreColors& ink() {
    return Theme::instance().score();
}

}  // namespace thrum::gui
