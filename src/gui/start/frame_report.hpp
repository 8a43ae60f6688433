#pragma once

#include <vector>

#include <QString>

namespace thrum::gui {

class MainWindow;

/// The value below which a share of the samples lies, 0 without samples.
[[nodiscard]] double percentile(std::vector<double> samples, double share);

/// Runs plays at 1280 x 800 with everything shown and tells how long the pictures took (UX-29.1).
[[nodiscard]] QString frameReport(MainWindow& window);

}  // namespace thrum::gui
