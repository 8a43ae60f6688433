#include "gui/games/touchdown/face.hpp"

#include "gui/games/touchdown/form.hpp"
#include "gui/games/touchdown/table.hpp"
#include "gui/games/touchdown/team_look.hpp"

#include <thrum/app/replay_of.hpp>

#include <QCoreApplication>

namespace thrum::gui {

GameFace touchdownFace() {
    GameFace face;
    face.id = games::Touchdown::kId;
    face.about = [] {
        return QCoreApplication::translate(
            "TouchdownFace",
            "Football with twelve dice: both coaches call in secret, six dice fall, and tackles "
            "and broken-up passes take gains away.");
    };
    face.aboutLevels = [] {
        return QCoreApplication::translate(
            "TouchdownFace",
            "Computer 1 calls as the book says. 2 weighs the odds of the next play, 3 the whole "
            "drive, 4 when to use strength and reroll, 5 score and plays left as well.");
    };
    face.makeMatch = [](std::unique_ptr<app::Game> game,
                        const MatchSetup& setup,
                        TimeSource& time) -> std::unique_ptr<Match> {
        auto own = app::as<games::Touchdown>(std::move(game));
        if (own == nullptr)
            return nullptr;
        return std::make_unique<tdm::TouchdownMatch>(std::move(own), setup, time);
    };
    face.makeTable = [](Match& match) -> std::unique_ptr<GameTable> {
        auto* own = dynamic_cast<tdm::TouchdownMatch*>(&match);
        return own != nullptr ? std::make_unique<tdm::TouchdownTable>(*own) : nullptr;
    };
    face.looks = [](const app::Replay& replay) {
        const auto& game =
            static_cast<const app::ReplayOf<games::Touchdown>&>(replay.game()).named(0);
        return std::array{tdm::lookOf(game, Side::Home), tdm::lookOf(game, Side::Visitor)};
    };
    face.makeForm = [](const app::Library&, QWidget* parent) -> GameForm* {
        return new tdm::TouchdownForm{parent};
    };
    return face;
}

}  // namespace thrum::gui
