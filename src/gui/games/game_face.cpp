#include "gui/games/game_face.hpp"

#include "gui/games/made_faces.hpp"
#include "gui/match/game_start.hpp"
#include "gui/tabletop/tabletop_page.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>

#include <algorithm>

namespace thrum::gui {

std::span<const GameFace> gameFaces() {
    static const std::vector<GameFace> faces = madeFaces();
    return faces;
}

const GameFace* faceOf(std::string_view game) {
    const auto faces = gameFaces();
    if (game.empty())
        return faces.data();
    const auto face = std::ranges::find(faces, game, &GameFace::id);
    return face != faces.end() ? &*face : nullptr;
}

std::unique_ptr<RunReferee> practiceReferee() {
    for (const GameFace& face : gameFaces())
        if (face.makeReferee != nullptr)
            return face.makeReferee();
    return nullptr;
}

GamePage* makeGamePage(GameToShow show, QWidget* parent) {
    const GameFace* face = faceOf(show.game->gameId());
    THRUM_ASSERT(face != nullptr);
    if (face->makePage != nullptr)
        return face->makePage(std::move(show), parent);
    return new TabletopPage{
        face->makeMatch(std::move(show.game), show.setup, show.time), face->makeTable, parent};
}

Expected<std::unique_ptr<app::Game>, QString> begunGame(const app::Library& library,
                                                        const MatchSetup& setup) {
    const GameFace* face = faceOf(setup.game.toStdString());
    if (face != nullptr && face->begin != nullptr)
        return face->begin(library, setup);
    // a game that no window plays is refused with the names of those there are
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return Unexpected{QString::fromStdString(folder.error().text())};
    auto game =
        app::beginGame(library, *folder / "rules", requestOf(setup), programName(), createdNow());
    if (!game)
        return Unexpected{sentenceOf(game.error())};
    return *std::move(game);
}

MatchSetup setupOf(const app::Game& game) {
    const GameFace* face = faceOf(game.gameId());
    if (face != nullptr && face->setupOf != nullptr)
        return face->setupOf(game);
    MatchSetup setup = setupOf(game.asked());
    setup.mode = game.mode();
    return setup;
}

}  // namespace thrum::gui
