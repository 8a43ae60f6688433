#pragma once

#include <string>

#include <QStringList>

namespace thrum::gui {
class MainWindow;
}

namespace thrum::gui::measuring {

/// How fast the window answers a hand: clicks, keys and drags at the practice table and in a game,
/// opening the instant replay, changing pages; and what it costs while nobody does anything.
/// @param record  of a game with a play in it
[[nodiscard]] QStringList answerReport(MainWindow& window, const std::string& record);

/// How long a bent prong takes to its first run on the lane, and 200 dashes with 50 pushes
/// (UX-12.1); by the clock, with the load of the machine beside it.
[[nodiscard]] QStringList benchReport(MainWindow& window);

}  // namespace thrum::gui::measuring
