#pragma once

#include "gui/commands/finder_entry.hpp"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace thrum::gui {

/// One line to type in and a list that follows: any command, rule, formation, team or game by part
/// of its text. Keys only: up and down choose, Enter does it, Esc closes.
class CommandFinder final : public QDialog {
    Q_OBJECT

public:
    explicit CommandFinder(QWidget* parent = nullptr);

    void addSource(FinderSource source) { m_sources.push_back(std::move(source)); }
    /// Asks all sources anew and shows itself with an empty line.
    void open() override;
    [[nodiscard]] const std::vector<FinderEntry>& entries() const { return m_entries; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void show(const QString& query);
    void run();

    std::vector<FinderSource> m_sources;
    std::vector<FinderEntry> m_entries;
    std::vector<const FinderEntry*> m_shown;
    QLineEdit* m_line = nullptr;
    QListWidget* m_list = nullptr;
};

}  // namespace thrum::gui
