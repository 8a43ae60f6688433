#include "measuring/album.hpp"

#include <QCoreApplication>

namespace thrum::gui::measuring {

void Album::add(QWidget& widget, const char* name) {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    const QString file = QStringLiteral("%1-%2.png").arg(QString::fromLatin1(name), m_mark);
    m_good = widget.grab().save(m_folder.filePath(file)) && m_good;
}

}  // namespace thrum::gui::measuring
