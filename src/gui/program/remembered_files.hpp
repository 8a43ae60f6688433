#pragma once

#include <QString>
#include <QStringList>

namespace thrum::gui {

/// Where the window remembers itself, and the lock of the games it has open.
struct RememberedFiles {
    QString settings;  ///< empty: something else stands there and nothing is remembered
    QString lock;      ///< empty: nothing can be locked there
    QStringList problems;
};

/// Qt opens these files itself and would wait for ever at a pipe of that name, before there is a
/// window: what is neither a file nor free is left alone and named.
[[nodiscard]] RememberedFiles rememberedFiles(const QString& config, const QString& state);

}  // namespace thrum::gui
