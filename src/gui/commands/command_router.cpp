#include "gui/commands/command_router.hpp"

#include <QMenu>

namespace thrum::gui {

CommandRouter::CommandRouter(const Commands& commands, CommandTarget& window, QObject* parent)
    : QObject{parent}, m_commands{commands}, m_window{window} {
    for (const CommandRow& row : commandTable())
        if (row.doer == CommandDoer::Front || row.doer == CommandDoer::Window)
            connect(
                commands[row.command], &QAction::triggered, this, [this, command = row.command] {
                    take(command);
                });
}

void CommandRouter::setFront(CommandTarget& front) {
    m_front = &front;
    refresh();
}

CommandTarget* CommandRouter::doerOf(const CommandRow& row) const {
    return row.doer == CommandDoer::Window ? &m_window : m_front;
}

CommandOffer CommandRouter::offerOf(const CommandRow& row) const {
    if (m_front == nullptr || !row.where.has(m_front->place()))
        return notNow(elsewhereText(row.where));
    if (row.doer == CommandDoer::Switch)
        return {};
    if (row.doer == CommandDoer::Pages)  // the window may keep a page shut
        return m_window.offer(row.command).value_or(CommandOffer{});
    return doerOf(row)->offer(row.command).value_or(notNow(elsewhereText(row.where)));
}

CommandOffer CommandRouter::offer(Command command) const {
    return offerOf(rowOf(command));
}

void CommandRouter::take(Command command) {
    // Asked again: what was offered when the menu opened may be gone.
    const CommandRow& row = rowOf(command);
    if (offerOf(row).refusal.isEmpty())
        doerOf(row)->take(command);
    refresh();
}

void CommandRouter::refresh() {
    for (const CommandRow& row : commandTable()) {
        const CommandOffer offer = offerOf(row);
        QAction& action = *m_commands[row.command];
        const bool taken = offer.refusal.isEmpty();
        m_commands.write(row,
                         offer.text.isEmpty() ? commandText(row) : offer.text,
                         !taken                ? offer.refusal
                         : offer.tip.isEmpty() ? commandTip(row)
                                               : offer.tip);
        action.setEnabled(taken);
        // what hangs below a command is only there where the command is
        if (const auto* menu = action.menu<QMenu*>())
            for (QAction* below : menu->actions())
                below->setEnabled(taken);
    }
}

QString CommandRouter::refusalOf(const QKeySequence& key) const {
    QString elsewhere;
    for (const CommandRow& row : commandTable()) {
        const QAction& action = *m_commands[row.command];
        if (action.isEnabled() || !action.shortcuts().contains(key))
            continue;
        if (m_front != nullptr && row.where.has(m_front->place()))
            return action.statusTip();
        // letters mean something where a board is, and nothing to a page without one
        const bool board = m_front != nullptr && kForBoards.has(m_front->place());
        if (board || row.heard == KeyPlace::Window)
            elsewhere = action.statusTip();
    }
    // Esc ends what is under way: where nothing is, nobody asked for another page's runs
    return key == QKeySequence{Qt::Key_Escape} ? QString{} : elsewhere;
}

}  // namespace thrum::gui
