#pragma once

// The grid of a shot's numbers (PendingShot): hundredths of a degree, thousandths of power and
// release.
namespace thrum::solitaire {

inline constexpr double kHundred = 100.0;
inline constexpr double kThousand = 1000.0;

}  // namespace thrum::solitaire
