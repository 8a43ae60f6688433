#pragma once

namespace thrum::gui {

/// Text of all windows, in percent of the desktop's own: every control that changes it goes as far.
inline constexpr int kLeastTextPercent = 80;
inline constexpr int kMostTextPercent = 300;

}  // namespace thrum::gui
