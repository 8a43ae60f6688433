#pragma once

#include "gui/games/tap/tap_match.hpp"

#include <QString>

/// The game for a coach who listens: one man, the clocks, one side's men.
namespace thrum::gui {

/// "Lancers #34 halfback · 2.0 yd behind the line · facing 0° · has the ball"
[[nodiscard]] QString spokenFigure(const TapMatch& match, FigureId id);
/// Every clock of the prompt, then what each coach has used (ux 14.4).
[[nodiscard]] QString spokenClocks(const TapMatch& match);
/// All men of a side who stand on the board.
[[nodiscard]] QString spokenSide(const TapMatch& match, Side side);

}  // namespace thrum::gui
