#pragma once

#include "gui/games/tap/tap_match.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/strip_card.hpp"

namespace thrum::gui {

/// What the scoreboard shows of a game; clocks are the state's minus the measured time (D15).
[[nodiscard]] StripFacts stripFacts(const TapMatch& match);

/// Every clock that is shown now with its time, and what each coach has used.
[[nodiscard]] QStringList clockLines(const TapMatch& match);

/// Down, ball and line to gain in words, and the rule of downs.
[[nodiscard]] StripDetail situationDetail(const TapMatch& match);

/// "Home 14 – Visitors 10 · 2nd half": for titles; nothing that is sealed.
[[nodiscard]] QString matchTitle(const TapMatch& match);

}  // namespace thrum::gui
