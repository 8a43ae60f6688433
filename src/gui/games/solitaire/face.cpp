#include "gui/games/solitaire/face.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/games/solitaire/begun_words.hpp"
#include "gui/games/solitaire/form.hpp"
#include "gui/games/solitaire/range_page.hpp"
#include "gui/games/solitaire/replay_board.hpp"
#include "gui/games/solitaire/table.hpp"

#include <QCoreApplication>

namespace thrum::gui {

GameFace solitaireFace() {
    GameFace face;
    face.id = games::Solitaire::kId;
    face.about = [] {
        return QCoreApplication::translate(
            "SolFace",
            "The vibrating board for one coach alone: stop it when you like, turn as many men as "
            "you like, throw and kick a felt ball by hand.");
    };
    face.aboutLevels = [] {
        return QCoreApplication::translate(
            "SolFace",
            "Computer 1 is the disciplined coach of the book: it turns nobody and stops only to "
            "throw. 2 to 5 try ideas on boards of their own before they decide: stronger, and "
            "slower. "
            "How well it throws and kicks is chosen beside.");
    };
    face.makeMatch = [](std::unique_ptr<app::Game> game,
                        const MatchSetup& setup,
                        TimeSource& time) -> std::unique_ptr<Match> {
        auto own = app::as<games::Solitaire>(std::move(game));
        if (own == nullptr)
            return nullptr;
        return std::make_unique<sol::SolMatch>(std::move(own), setup, time);
    };
    face.makeTable = [](Match& match) -> std::unique_ptr<GameTable> {
        auto* own = dynamic_cast<sol::SolMatch*>(&match);
        return own != nullptr ? std::make_unique<sol::SolTable>(*own) : nullptr;
    };
    face.makeForm = [](const app::Library&, QWidget* parent) -> GameForm* {
        return new sol::SolForm{parent};
    };
    face.looks = [](const app::Replay& replay) {
        const auto& teams = app::SolitaireReplay::of(replay).gameHeader().teams;
        return std::array{lookOf(teams[0]), lookOf(teams[1])};
    };
    face.begunWith = sol::begunWith;
    face.makeReplayBoard = sol::SolReplayBoard::make;
    face.makeRange = [](const RangeWishes& wishes, QWidget* parent) -> QWidget* {
        sol::RangePage::With with;
        with.board = wishes.board;
        with.store = wishes.store;
        with.time = &wishes.time;
        auto* range = new sol::RangePage{std::move(with), parent};
        QObject::connect(range, &sol::RangePage::said, range, wishes.said);
        QObject::connect(range, &sol::RangePage::left, range, wishes.left);
        return range;
    };
    return face;
}

}  // namespace thrum::gui
