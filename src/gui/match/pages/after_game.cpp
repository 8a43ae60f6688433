#include "gui/match/pages/after_game.hpp"

#include <QCoreApplication>

namespace thrum::gui {

std::vector<ActionItem> afterGameItems(bool boxScore) {
    const auto words = [](const char* text) {
        return QCoreApplication::translate("AfterGame", text);
    };
    std::vector<ActionItem> items;
    const auto add = [&](AfterGame id, const QString& text, const QString& note) {
        items.push_back({static_cast<int>(id), text, note, true, false});
    };
    if (boxScore)
        add(AfterGame::BoxScore,
            words("Box score"),
            words("Plays, yards and drives of both teams."));
    add(AfterGame::Turning,
        words("Where it was decided"),
        words("The plays that brought or cost the most points, on the replay board."));
    add(AfterGame::Watch, words("Watch it again"), words("The whole game on the replay board."));
    add(AfterGame::NewGame, words("New game"), words("With the same teams or others."));
    return items;
}

}  // namespace thrum::gui
