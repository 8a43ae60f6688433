#pragma once

#include <algorithm>

#include <QScreen>
#include <QWidget>

namespace thrum::gui {

/// So many characters and lines of the dialog's own text, as far as the screen has room.
inline QSize dialogSize(const QWidget& dialog, int characters, int lines) {
    const QFontMetrics metrics = dialog.fontMetrics();
    QSize wanted{characters * metrics.averageCharWidth(), lines * metrics.lineSpacing()};
    QSize room = dialog.screen()->availableSize();
    if (const QWidget* owner = dialog.parentWidget())
        room = room.boundedTo(owner->window()->size());
    return wanted.boundedTo(room - QSize{24, 24});
}

}  // namespace thrum::gui
