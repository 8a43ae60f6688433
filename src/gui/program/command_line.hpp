#pragma once

#include "gui/theme/theme.hpp"

#include <optional>

#include <QString>
#include <QStringList>

namespace thrum::gui {

/// What the program was started for.
struct StartOptions {
    enum class Task { Window, Print, Wrong, Sheets };
    Task task = Task::Window;
    QString file;  ///< a game to show; empty: none. Of Sheets what is printed
    QString pdf;   ///< of Sheets: where to
    int perPage = 2;
    QString text;  ///< what Print and Wrong say
    std::optional<quint32> seed;
    std::optional<ThemeChoice> theme;
    bool sound = true;
    bool remember = true;
};

/// Reads the command line; needs no display.
[[nodiscard]] StartOptions readCommandLine(const QStringList& arguments);

}  // namespace thrum::gui
