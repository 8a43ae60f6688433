#pragma once

#include "gui/board_game/replay_board.hpp"
#include "gui/lineup/run_referee.hpp"
#include "gui/match/match_of.hpp"

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <QWidget>

class QSettings;

namespace thrum::gui {

class GamePage;
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
    /// How the game is to be played, and whether one person coaches both sides; tells what is
    /// fixed or not to be had then.
    virtual void showTable(Mode /*mode*/, bool /*onePersonForBoth*/) {}

    /// How wide the labels at the left of the new-game page are, in pixels.
    [[nodiscard]] static int labelWidth(const QWidget& page) {
        constexpr int kCharacters = 16;
        return kCharacters * page.fontMetrics().averageCharWidth();
    }
};

/// A game that gets its page.
struct GameToShow {
    std::unique_ptr<app::Game> game;
    const app::Library& library;
    const MatchSetup& setup;
    TimeSource& time;
};

/// What a range is made with.
struct RangeWishes {
    const BoardSpec& board;      ///< the plate it lies on
    QSettings* store = nullptr;  ///< best scores are kept there; null: none are
    TimeSource& time;
    std::function<void(const QString&)> said;  ///< hears what a listener should know
    std::function<void()> left;                ///< the coach has had enough of it
};

/// Something a game was begun with, in words.
struct GameDetail {
    QString label{};
    QString text{};
};

/// What the window knows of a game: one entry a game.
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
    /// Null: the game has nothing to choose. The library outlives the form.
    GameForm* (*makeForm)(const app::Library& library, QWidget* parent) = nullptr;
    /// Ids of the teams a first game is offered with, Home's first; empty: the first and the last.
    std::array<std::string_view, 2> usualTeams{};
    /// What the levels of the program's coach mean; null: nothing to tell.
    QString (*aboutLevels)() = nullptr;

    /// The range where its shots are practiced; null: it has no shots of a coach's hand.
    QWidget* (*makeRange)(const RangeWishes& wishes, QWidget* parent) = nullptr;

    /// Who rules on the runs of the practice table; null: the game has no vibrating board.
    std::unique_ptr<RunReferee> (*makeReferee)() = nullptr;
    /// What a kept game was begun with besides what all games have; empty where its header cannot
    /// be read.
    std::vector<GameDetail> (*begunWith)(const std::string& headerLine) = nullptr;
    /// What a down is worth in this game, in points (docs/coach.md); null: nobody has reckoned it.
    double (*expectedPoints)(int down, double toGain, double ownGoal) = nullptr;
    /// Kits of a recorded game's teams, Home's first; the replay is of such a game.
    std::array<TeamLook, 2> (*looks)(const app::Replay& replay) = nullptr;
    /// The board on which a recorded game is shown again; null for a game that shows its own table.
    /// Errors: LoadError if its teams cannot stand on the board.
    Expected<std::unique_ptr<ReplayBoard>, LoadError> (*makeReplayBoard)(
        const app::Replay& replay, const app::Library& library) = nullptr;

    // --- only of a game with a page of its own

    GamePage* (*makePage)(GameToShow show, QWidget* parent) = nullptr;
    /// Errors: one sentence.
    Expected<std::unique_ptr<app::Game>, QString> (*begin)(const app::Library& library,
                                                           const MatchSetup& setup) = nullptr;
    MatchSetup (*setupOf)(const app::Game& game) = nullptr;
};

/// All games the window plays, in the order coaches are shown them.
[[nodiscard]] std::span<const GameFace> gameFaces();
/// The face of a game, the first of them for no id; null if the window cannot play it.
[[nodiscard]] const GameFace* faceOf(std::string_view game);

/// The referee of the practice table: that of the first game on a board.
[[nodiscard]] std::unique_ptr<RunReferee> practiceReferee();

/// Whichever page fits; `show.game` is a game the window plays.
[[nodiscard]] GamePage* makeGamePage(GameToShow show, QWidget* parent);
/// The game that is asked for. Errors: one sentence.
[[nodiscard]] Expected<std::unique_ptr<app::Game>, QString> begunGame(const app::Library& library,
                                                                      const MatchSetup& setup);
/// What a kept game was begun with.
[[nodiscard]] MatchSetup setupOf(const app::Game& game);

/// The match of a game as most have it.
template <class G>
[[nodiscard]] std::unique_ptr<Match> matchOf(std::unique_ptr<app::Game> game,
                                             const MatchSetup& setup,
                                             TimeSource& time) {
    return std::make_unique<MatchOf<G>>(app::as<G>(std::move(game)), setup, time);
}

}  // namespace thrum::gui
