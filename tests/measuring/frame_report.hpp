#pragma once

#include <vector>

#include <QString>

namespace thrum::gui {
class MainWindow;
}

namespace thrum::gui::measuring {

/// Runs a play at the practice table and one of a game, seeks through a replay and walks the pages,
/// and tells how long pictures and answers took (UX-29.1).
/// @param startMs  from the start of the program to the window being built
[[nodiscard]] QString frameReport(MainWindow& window, double startMs);

}  // namespace thrum::gui::measuring
