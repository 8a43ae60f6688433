#pragma once

#include <string>

#include <QStringList>

namespace thrum::gui {
class MainWindow;
}

namespace thrum::gui::measuring {

/// Pictures of the board while computer coaches of the highest level decide line-ups, stops and
/// passes of a recorded game, how long their decisions took, and how long a hint takes.
[[nodiscard]] QStringList thinkingReport(MainWindow& window, const std::string& record);

}  // namespace thrum::gui::measuring
