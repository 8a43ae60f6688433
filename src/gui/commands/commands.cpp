#include "gui/commands/commands.hpp"

#include "gui/commands/shortcut_book.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QActionGroup>
#include <QMetaEnum>
#include <QWidget>

namespace thrum::gui {

Commands::Commands(QWidget& window, QWidget& board)
    : QObject{&window}, m_window{window}, m_board{board} {
    addGame();
    addPlay();
    addBoard();
    addView();
    addTools();
    addSettings();
    addHelp();
    addIcons();
    auto* themes = new QActionGroup{this};
    for (const Command command :
         {Command::ThemeDesktop, Command::ThemeLight, Command::ThemeDark, Command::ThemeContrast})
        themes->addAction((*this)[command]);
    auto* pages = new QActionGroup{this};
    for (const Command command : {Command::HomePage,
                                  Command::GamePage,
                                  Command::TablePage,
                                  Command::TeamsPage,
                                  Command::ArchivePage})
        pages->addAction((*this)[command]);
}

void Commands::add(const Spec& spec) {
    auto* action = new QAction{spec.text, this};
    QList<QKeySequence> keys;
    for (const QString& key : spec.keys.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        keys << QKeySequence{key};
    action->setShortcutContext(spec.boardOnly ? Qt::WidgetWithChildrenShortcut
                                              : Qt::WindowShortcut);
    action->setCheckable(spec.checkable);
    action->setStatusTip(spec.tip);
    giveKeys(*action, keys);
    action->setWhatsThis(spec.tip);
    (spec.boardOnly ? m_board : m_window).addAction(action);
    m_actions.insert(static_cast<int>(spec.command), action);
    if (spec.boardOnly)
        m_boardOnly.insert(static_cast<int>(spec.command));
}

void Commands::addIcons() {
    for (const auto& [command, name] : {std::pair{Command::GamePage, "game"},
                                        std::pair{Command::TablePage, "table"},
                                        std::pair{Command::TeamsPage, "teams"},
                                        std::pair{Command::ZoomIn, "zoom-in"},
                                        std::pair{Command::ZoomOut, "zoom-out"},
                                        std::pair{Command::FitPlay, "fit"},
                                        std::pair{Command::FitBoard, "table"},
                                        std::pair{Command::Undo, "undo"},
                                        std::pair{Command::Redo, "redo"},
                                        std::pair{Command::HomePage, "home"},
                                        std::pair{Command::ArchivePage, "archive"}})
        (*this)[command]->setIcon(Theme::instance().icon(QString::fromLatin1(name)));
}

std::vector<QAction*> Commands::all() const {
    QList<int> keys = m_actions.keys();
    std::sort(keys.begin(), keys.end());
    std::vector<QAction*> actions;
    for (const int key : keys)
        actions.push_back(m_actions.value(key));
    return actions;
}

void Commands::fill(ShortcutBook& book) const {
    const QMetaEnum names = QMetaEnum::fromType<Command>();
    QList<int> keys = m_actions.keys();
    std::sort(keys.begin(), keys.end());
    for (const int key : keys)
        book.add(QString::fromLatin1(names.valueToKey(key)),
                 m_actions.value(key),
                 m_boardOnly.contains(key) ? KeyPlace::Board : KeyPlace::Window);
}

}  // namespace thrum::gui
