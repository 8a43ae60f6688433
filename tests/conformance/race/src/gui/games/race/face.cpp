#include "gui/games/race/face.hpp"

#include "gui/games/race/table.hpp"

#include <QCoreApplication>

namespace thrum::gui {

GameFace raceFace() {
    GameFace face;
    face.id = games::Race::kId;
    face.about = [] {
        return QCoreApplication::translate(
            "GameFace", "Both write a number covered; the higher one rolls and moves on.");
    };
    face.makeMatch = matchOf<games::Race>;
    face.makeTable = [](Match& match) -> std::unique_ptr<GameTable> {
        return std::make_unique<RaceTable>(static_cast<RaceMatch&>(match));
    };
    return face;
}

}  // namespace thrum::gui
