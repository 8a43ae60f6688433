#pragma once

#include <QDir>
#include <QString>

namespace thrum::gui {
class MainWindow;
}

namespace thrum::gui::measuring {

/// Plays a short game between two random seats, always the same one.
/// @return  its record; empty if it could not be played
[[nodiscard]] std::string sampleGame(const MainWindow& window);

/// Draws what stands around a game into the folder: home, finder, rules, keys, preferences,
/// scoreboard, replay, box score, workshop; `mark` ends each name. @return whether all could be
/// written
[[nodiscard]] bool drawShellPictures(MainWindow& window,
                                     const QDir& folder,
                                     const QString& mark,
                                     const std::string& game);

}  // namespace thrum::gui::measuring
