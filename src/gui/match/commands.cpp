#include "gui/match/commands.hpp"

#include "gui/commands/shortcut_book.hpp"

#include <QMenu>
#include <QWidget>

namespace thrum::gui {

namespace {
struct Spec {
    CoachCommand command;
    const char* id;
    std::array<const char*, 2> keys;
};
constexpr std::array kSpecs{Spec{CoachCommand::Switch, "Switch", {"Q", "O"}},
                            Spec{CoachCommand::Done, "Done", {"A", "L"}},
                            Spec{CoachCommand::Call, "Call", {"W", "I"}},
                            Spec{CoachCommand::Down, "Down", {"X", "K"}}};

QString nameOf(CoachCommand command, bool home) {
    switch (command) {
        case CoachCommand::Switch:
            return home ? MatchCommands::tr("Home: switch or stop")
                        : MatchCommands::tr("Visitors: switch or stop");
        case CoachCommand::Done:
            return home ? MatchCommands::tr("Home: done") : MatchCommands::tr("Visitors: done");
        case CoachCommand::Call:
            return home ? MatchCommands::tr("Home: call a penalty")
                        : MatchCommands::tr("Visitors: call a penalty");
        case CoachCommand::Down:
            break;
    }
    return home ? MatchCommands::tr("Home: give the run up")
                : MatchCommands::tr("Visitors: give the run up");
}

QString tipOf(CoachCommand command) {
    switch (command) {
        case CoachCommand::Switch:
            return MatchCommands::tr("Switch the board on, or stop it, where this coach may");
        case CoachCommand::Done:
            return MatchCommands::tr("Take over, set, ready or done, in this coach's own window");
        case CoachCommand::Call:
            return MatchCommands::tr("Call what the rules let this coach call now");
        case CoachCommand::Down:
            break;
    }
    return MatchCommands::tr("The carrier's coach calls him down where he stands");
}
}  // namespace

MatchCommands::MatchCommands(QWidget& room) : QObject{&room} {
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < kSpecs.size(); ++i) {
            const Spec& spec = kSpecs.at(i);
            auto* action = new QAction{nameOf(spec.command, side == 0), this};
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
            action->setStatusTip(tipOf(spec.command));
            action->setWhatsThis(tipOf(spec.command));
            action->setAutoRepeat(false);
            giveKeys(*action, {QKeySequence{QString::fromLatin1(spec.keys.at(side))}});
            room.addAction(action);
            m_actions.at(side).at(i) = action;
            connect(action, &QAction::triggered, this, [this, side, command = spec.command] {
                emit pressed(side == 0 ? Side::Home : Side::Visitor, command);
            });
        }
    }
    setEnabled(false);
}

void MatchCommands::fill(QMenu& menu) const {
    for (const auto& side : m_actions) {
        for (QAction* action : side)
            menu.addAction(action);
        if (&side == &m_actions.front())
            menu.addSeparator();
    }
}

void MatchCommands::fill(ShortcutBook& book) const {
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < kSpecs.size(); ++i)
            book.add((side == 0 ? QStringLiteral("Home") : QStringLiteral("Visitors")) +
                         QString::fromLatin1(kSpecs.at(i).id),
                     m_actions.at(side).at(i),
                     KeyPlace::Game);
}

void MatchCommands::setEnabled(bool enabled) {
    for (const auto& side : m_actions)
        for (QAction* action : side)
            action->setEnabled(enabled);
}

}  // namespace thrum::gui
