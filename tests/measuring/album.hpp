#pragma once

#include <QDir>
#include <QString>
#include <QWidget>

namespace thrum::gui::measuring {

/// Pictures of one look, kept in a folder under names that end in its mark.
class Album {
public:
    Album(const QDir& folder, QString mark) : m_folder{folder}, m_mark{std::move(mark)} {}

    void add(QWidget& widget, const char* name);
    [[nodiscard]] bool good() const { return m_good; }

private:
    QDir m_folder;
    QString m_mark;
    bool m_good = true;
};

}  // namespace thrum::gui::measuring
