#include "gui/games/scrimmage/face.hpp"

#include "gui/games/scrimmage/form.hpp"
#include "gui/games/scrimmage/match.hpp"
#include "gui/games/scrimmage/table.hpp"

#include <thrum/app/replay_of.hpp>

#include <QCoreApplication>

namespace thrum::gui {

GameFace scrimmageFace() {
    GameFace face;
    face.id = games::Scrimmage::kId;
    face.about = [] {
        return QCoreApplication::translate(
            "GameFace",
            "A hidden call, eleven men a side on a grid, and a few squares to move them in every "
            "turn; the first score wins.");
    };
    face.aboutLevels = [] {
        return QCoreApplication::translate(
            "GameFace",
            "Computer 1 plays by plain sense: runs at holes, tackles with the nearest, and often "
            "wastes squares on a man who has nothing to do with it. 2 to 5 try 16, 40, 60 or 120 "
            "plays before each move and waste fewer, 5 none; from 3 on they think about their "
            "calls, 5 also about where to stand.");
    };
    face.makeMatch = [](std::unique_ptr<app::Game> game,
                        const MatchSetup& setup,
                        TimeSource& time) -> std::unique_ptr<Match> {
        return std::make_unique<ScrimmageMatch>(
            app::as<games::Scrimmage>(std::move(game)), setup, time);
    };
    face.makeTable = [](Match& match) -> std::unique_ptr<GameTable> {
        return std::make_unique<ScrimmageTable>(match);
    };
    face.looks = [](const app::Replay& replay) {
        const auto& game =
            static_cast<const app::ReplayOf<games::Scrimmage>&>(replay.game()).named(0);
        const auto look = [&](Side side) {
            return scrimmageLook(game, side, QString::fromStdString(replay.names().team(side)));
        };
        return std::array{look(Side::Home), look(Side::Visitor)};
    };
    face.makeForm = [](const app::Library&, QWidget* parent) -> GameForm* {
        return new ScrimmageForm{parent};
    };
    return face;
}

}  // namespace thrum::gui
