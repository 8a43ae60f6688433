#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/commands/commands.hpp"

#include <optional>

#include <QKeySequence>
#include <QObject>

namespace thrum::gui {

/// Hands commands to what is in front of the coach and to nothing else. An action is enabled where
/// its command is taken; where it is not, its tip is the reason.
class CommandRouter final : public QObject {
    Q_OBJECT

public:
    /// @param commands, window  outlive the router
    CommandRouter(const Commands& commands, CommandTarget& window, QObject* parent = nullptr);

    /// This page is in front of the coach from now on; it outlives being so.
    void setFront(CommandTarget& front);
    [[nodiscard]] CommandTarget* front() const { return m_front; }
    [[nodiscard]] CommandOffer offer(Command command) const;
    /// What is offered may have changed.
    void refresh();
    /// Why a key does nothing here: the reason of the command that has it; empty if none has.
    [[nodiscard]] QString refusalOf(const QKeySequence& key) const;

private:
    [[nodiscard]] CommandTarget* doerOf(const CommandRow& row) const;
    [[nodiscard]] CommandOffer offerOf(const CommandRow& row) const;
    void take(Command command);

    const Commands& m_commands;
    CommandTarget& m_window;
    CommandTarget* m_front = nullptr;
};

}  // namespace thrum::gui
