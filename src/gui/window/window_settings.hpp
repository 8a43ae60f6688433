#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/practice/table_loader.hpp"
#include "gui/sound/game_sound.hpp"
#include "gui/theme/theme.hpp"

#include <optional>

#include <QByteArray>

class QSettings;

namespace thrum::gui {

/// What the window remembers from one start to the next.
struct WindowSettings {
    QByteArray geometry;
    QByteArray columns;
    QByteArray rightColumn;
    ThemeChoice theme = ThemeChoice::Desktop;
    /// Men stand on the board unless tokens are chosen, also where nothing is remembered.
    ShownLayers layers{.men = true};
    TableChoice table{};
    bool sound = true;
    SoundVolumes volumes{};
    bool quiet = false;        ///< the board hums softly, whatever its volume
    bool takesUpAgain = true;  ///< the next start begins where this one was left
    bool log = true;
    bool navigation = true;
    bool menuBar = true;
    bool turned = false;
    bool turnsForCoach = false;
    double textScale = 1.0;
    double zoom = 0.0;  ///< 0: fit the play, -1: fit the board
};

[[nodiscard]] WindowSettings readSettings(const QSettings& store);
void writeSettings(QSettings& store, const WindowSettings& settings);

}  // namespace thrum::gui
