#pragma once

#include "gui/match/match.hpp"

#include <memory>
#include <string>
#include <string_view>

#include <QWidget>

namespace thrum::gui {

class GameTable;

/// The part of the new-game page that is a game's own: options and house rules.
class GameForm : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// The game's members of `options` as a JSON object; "{}": as the book has it.
    [[nodiscard]] virtual std::string options() const = 0;
    /// What its rules differ in from the book, as a JSON object of dotted keys.
    [[nodiscard]] virtual std::string overrides() const = 0;
    /// Fills itself in with what these gave once; what no longer reads counts as the book's.
    virtual void showAsked(const std::string& options, const std::string& overrides) = 0;
};

/// What the window knows of a game: one entry a game, in faces.cpp.
struct GameFace {
    std::string_view id{};
    /// What the game is, in one sentence, for who has never seen it.
    QString (*about)() = nullptr;
    /// The match of a game of this kind; `game` is one.
    std::unique_ptr<Match> (*makeMatch)(std::unique_ptr<app::Game> game,
                                        const MatchSetup& setup,
                                        TimeSource& time) = nullptr;
    /// The table of such a match; null for a game that has a page of its own.
    std::unique_ptr<GameTable> (*makeTable)(Match& match) = nullptr;
    GameForm* (*makeForm)(QWidget* parent) = nullptr;
};

/// The face of a game; null if the window cannot play it.
[[nodiscard]] const GameFace* faceOf(std::string_view game);

}  // namespace thrum::gui
