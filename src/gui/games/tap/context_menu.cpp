#include "gui/games/tap/context_menu.hpp"

#include "gui/commands/commands.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/words.hpp"

#include <algorithm>

#include <QCoreApplication>
#include <QMenu>

namespace thrum::gui {

namespace {
using tap::DecisionKind;

QString menuWords(const char* text) {
    return QCoreApplication::translate("MatchContextMenu", text);
}

QString tellText(DecisionKind kind, const QString& man) {
    switch (kind) {
        case DecisionKind::Announce:
            return menuWords("The ball to %1").arg(man);
        case DecisionKind::Pitch:
            return menuWords("Pitch to %1").arg(man);
        case DecisionKind::NameReceiver:
            return menuWords("Throw to %1").arg(man);
        case DecisionKind::SwitchBase:
            return menuWords("Switch the base of %1").arg(man);
        default:
            return menuWords("Take %1 off the board").arg(man);
    }
}

void addDecisions(QMenu& menu, TapPage& page, FigureId figure) {
    TapMatch& match = page.match();
    if (!match.mayAct(match.prompt().side))
        return;
    for (const DecisionKind kind : {DecisionKind::Announce,
                                    DecisionKind::Pitch,
                                    DecisionKind::NameReceiver,
                                    DecisionKind::SwitchBase,
                                    DecisionKind::Lift}) {
        const tap::Option* option = match.option(kind);
        if (option == nullptr ||
            std::ranges::find(option->figures, figure) == option->figures.end())
            continue;
        menu.addAction(tellText(kind, match.numberOf(figure)), &page, [&page, kind, figure] {
            page.tool().flush();
            page.match().submit(tap::Decision{.kind = kind, .figure = figure});
        });
    }
    if (!menu.isEmpty())
        menu.addSeparator();
}
}  // namespace

void fillContextMenu(QMenu& menu,
                     TapPage& page,
                     const Commands& commands,
                     std::optional<FigureId> figure) {
    using C = Command;
    const auto add = [&](std::initializer_list<Command> wanted) {
        for (const Command command : wanted)
            menu.addAction(commands[command]);
    };
    if (figure) {
        if (!page.selection().contains(*figure))
            page.selection().focusOn(*figure);
        addDecisions(menu, page, *figure);
        add({C::TurnLeft, C::TurnRight, C::Mirror});
        menu.addSeparator();
        add({C::SayFigure, C::Hint, C::Undo});
        return;
    }
    add({C::ZoomIn, C::ZoomOut, C::FitPlay, C::FitBoard, C::FollowBall, C::TurnBoard});
    menu.addSeparator();
    add({C::Measure, C::OffenseFormation, C::WatchAgain});
    menu.addMenu(commands.layersMenu());
}

}  // namespace thrum::gui
