#pragma once

/// How a clock's last seconds are shown, wherever it stands (UX-9).
namespace thrum::gui {

inline constexpr int kLowMs = 10'000;
/// Its digits grow.
inline constexpr double kLowGrowth = 1.15;

}  // namespace thrum::gui
