#pragma once

#include "gui/widgets/action_list.hpp"

#include <vector>

#include <QObject>

namespace thrum::gui {

/// Where to go from a game that is over; the ids of afterGameItems.
enum class AfterGame { BoxScore, Turning, Watch, NewGame };

/// @param boxScore  among them, where it is not the page's main button
[[nodiscard]] std::vector<ActionItem> afterGameItems(bool boxScore);

/// Lets a last page ask for what was chosen from these.
/// @param page  has the signals of the four ways
template <class Page>
void askFor(AfterGame way, Page& page) {
    switch (way) {
        case AfterGame::BoxScore:
            emit page.boxScoreAsked();
            break;
        case AfterGame::Turning:
            emit page.turningPointsAsked();
            break;
        case AfterGame::Watch:
            emit page.replayAsked();
            break;
        case AfterGame::NewGame:
            emit page.newGameAsked();
            break;
    }
}

}  // namespace thrum::gui
