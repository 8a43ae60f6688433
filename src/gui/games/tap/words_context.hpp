#pragma once

#include <QCoreApplication>
#include <QString>

namespace thrum::gui {

/// A text of the game's words in the coach's language.
inline QString words(const char* text) {
    return QCoreApplication::translate("MatchWords", text);
}

}  // namespace thrum::gui
