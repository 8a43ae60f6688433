#pragma once

#include <QMimeData>
#include <QStringList>
#include <QUrl>

namespace thrum::gui {

/// The files and folders of this computer that are dragged; empty if there are none.
[[nodiscard]] inline QStringList droppedFiles(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

}  // namespace thrum::gui
