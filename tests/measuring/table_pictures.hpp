#pragma once

#include <QDir>
#include <QString>

namespace thrum::gui {
class MainWindow;
}

namespace thrum::gui::measuring {

/// Draws the tables of the games beside TAP into the folder, each from a short game between coaches
/// of the program that is always the same one: lining up, a stop, a shot and the range of the
/// Solitaire Coach's game, a play and the teams of 4SS; `mark` ends each name.
/// @return whether all could be written
[[nodiscard]] bool drawTablePictures(MainWindow& window, const QDir& folder, const QString& mark);

}  // namespace thrum::gui::measuring
