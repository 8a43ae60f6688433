#pragma once

#include "gui/commands/command_table.hpp"

#include <vector>

#include <QAction>
#include <QHash>
#include <QObject>
#include <QString>

class QMenu;
class QMenuBar;
class QWidget;

namespace thrum::gui {

/// The table of commands as actions with their texts, tips and keys, and the eight menus they live
/// in. Who is asked for what, `CommandRouter` knows.
class Commands final : public QObject {
    Q_OBJECT

public:
    /// Keys of the whole window are heard in `window`; for the others see `listen`.
    explicit Commands(QWidget& window);

    [[nodiscard]] QAction* operator[](Command command) const {
        return m_actions.value(static_cast<int>(command));
    }
    [[nodiscard]] QMenu* layersMenu() const { return menu(CommandMenu::Layers); }
    [[nodiscard]] QMenu* recentMenu() const { return menu(CommandMenu::Recent); }
    [[nodiscard]] QMenu* boardsMenu() const { return m_boards; }
    [[nodiscard]] QMenu* contextMenu() const { return m_context; }
    /// All actions in the order of the table, for the tests and whoever watches all of them.
    [[nodiscard]] std::vector<QAction*> all() const;
    /// The keys of this place are heard while `widget`, or what is in it, has the keyboard: those
    /// of the commands that are for `front`.
    void listen(QWidget& widget, KeyPlace place, Front front) const;
    void fill(QMenuBar& bar);
    /// All commands with the keys they have now.
    void fill(ShortcutBook& book) const;
    /// How a command reads now: its text, and what is told of it.
    void write(const CommandRow& row, const QString& text, const QString& tip) const;

private:
    void make(const CommandRow& row);
    [[nodiscard]] QMenu* menu(CommandMenu which) const {
        return m_menus.value(static_cast<int>(which));
    }
    void fill(QMenu& menu, CommandMenu which);

    QWidget& m_window;
    QHash<int, QAction*> m_actions;
    QHash<int, QMenu*> m_menus;
    QMenu* m_boards = nullptr;
    QMenu* m_context = nullptr;
};

}  // namespace thrum::gui
