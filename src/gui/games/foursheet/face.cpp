#include "gui/games/foursheet/face.hpp"

#include "gui/games/foursheet/form.hpp"
#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/table.hpp"
#include "gui/games/foursheet/words.hpp"

#include <thrum/app/replay_of.hpp>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString about() {
    return QCoreApplication::translate(
        "FourSheet",
        "College football with play cards: the offense lays one covered, the defense places its "
        "eleven in fourteen zones, and five dice decide who wins where they meet.");
}

std::unique_ptr<Match> makeMatch(std::unique_ptr<app::Game> game,
                                 const MatchSetup& setup,
                                 TimeSource& time) {
    return std::make_unique<fss::FoursheetMatch>(
        app::as<games::Foursheet>(std::move(game)), setup, time);
}

std::unique_ptr<GameTable> makeTable(Match& match) {
    return std::make_unique<fss::Table>(static_cast<fss::FoursheetMatch&>(match));
}

std::array<TeamLook, 2> looks(const app::Replay& replay) {
    const auto& game = static_cast<const app::ReplayOf<games::Foursheet>&>(replay.game()).named(0);
    return {fss::lookOf(*game.teams[0]), fss::lookOf(*game.teams[1])};
}

GameForm* makeForm(const app::Library& library, QWidget* parent) {
    return new fss::Form{library, parent};
}
}  // namespace

GameFace foursheetFace() {
    GameFace face;
    face.id = games::Foursheet::kId;
    face.about = about;
    face.usualTeams = {"herons", "quarrymen"};
    face.makeMatch = makeMatch;
    face.makeTable = makeTable;
    face.makeForm = makeForm;
    face.looks = looks;
    return face;
}

}  // namespace thrum::gui
