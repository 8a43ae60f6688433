#pragma once

#include <thrum/rules/mode.hpp>

#include <QString>

/// Words every game says the same way.
namespace thrum::gui {

struct WhatIfOrigin;

/// M:SS, below ten seconds S.t.
[[nodiscard]] QString timeText(int milliseconds);
/// "What if, from play 2"
/// @param whole  with the place it was played at
[[nodiscard]] QString whatIfText(const WhatIfOrigin& from, bool whole);
[[nodiscard]] QString modeText(Mode mode);
/// "computer 3", "random coach", "person"
[[nodiscard]] QString seatText(const QString& seat);

}  // namespace thrum::gui
