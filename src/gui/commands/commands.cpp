#include "gui/commands/commands.hpp"

#include "gui/theme/theme.hpp"

#include <QActionGroup>
#include <QMenu>
#include <QMetaEnum>
#include <QWidget>

namespace thrum::gui {

Commands::Commands(QWidget& window) : QObject{&window}, m_window{window} {
    for (const CommandRow& row : commandTable())
        make(row);
    // What the program has zoomed by itself it does not lose sight of (UX-8.4: off, nothing moves).
    (*this)[Command::FollowBall]->setChecked(true);
    auto* themes = new QActionGroup{this};
    for (const Command command :
         {Command::ThemeDesktop, Command::ThemeLight, Command::ThemeDark, Command::ThemeContrast})
        themes->addAction((*this)[command]);
    auto* pages = new QActionGroup{this};
    for (const CommandRow& row : commandTable())
        if (row.doer == CommandDoer::Pages)
            pages->addAction((*this)[row.command]);
    m_boards = new QMenu{&window};
    (*this)[Command::KindOfBoard]->setMenu(m_boards);
}

void Commands::make(const CommandRow& row) {
    auto* action = new QAction{this};
    action->setCheckable(row.checks);
    action->setAutoRepeat(row.repeats);
    action->setShortcutContext(row.heard == KeyPlace::Window ? Qt::WindowShortcut
                                                             : Qt::WidgetWithChildrenShortcut);
    action->setWhatsThis(commandTip(row));
    action->setShortcuts(keysOf(row.keys));
    if (*row.icon != '\0')
        action->setIcon(Theme::instance().icon(QString::fromLatin1(row.icon)));
    if (row.heard == KeyPlace::Window)
        m_window.addAction(action);
    m_actions.insert(static_cast<int>(row.command), action);
    write(row, commandText(row), commandTip(row));
}

void Commands::write(const CommandRow& row, const QString& text, const QString& tip) const {
    QAction& action = *(*this)[row.command];
    const auto own = keysOf(row.boardKeys);
    action.setText(own.isEmpty() ? text
                                 : QStringLiteral("%1\t%2").arg(
                                       text, own.front().toString(QKeySequence::NativeText)));
    tellOf(action, tip);
}

std::vector<QAction*> Commands::all() const {
    std::vector<QAction*> actions;
    for (const CommandRow& row : commandTable())
        actions.push_back((*this)[row.command]);
    return actions;
}

void Commands::listen(QWidget& widget, KeyPlace place, Front front) const {
    for (const CommandRow& row : commandTable())
        if (row.heard == place && row.where.has(front))
            widget.addAction((*this)[row.command]);
}

void Commands::fill(ShortcutBook& book) const {
    const QMetaEnum names = QMetaEnum::fromType<Command>();
    for (const CommandRow& row : commandTable())
        book.add(ShortcutEntry{
            .id = QString::fromLatin1(names.valueToKey(static_cast<int>(row.command))),
            .action = (*this)[row.command],
            .place = row.heard,
            .where = row.where,
            .fixed = keysOf(row.boardKeys)});
}

}  // namespace thrum::gui
