#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/commands/command_target.hpp"
#include "gui/match/match_setup.hpp"
#include "gui/match/what_if_origin.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/game_sound.hpp"
#include "gui/widgets/announcer.hpp"

#include <thrum/app/game.hpp>
#include <thrum/app/library.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/io/drill_file.hpp>

#include <filesystem>
#include <memory>

#include <QObject>

class QSettings;
class QStackedWidget;

namespace thrum::gui {

class BoardStage;
class BoardView;
class Commands;
enum class StripPart;
class GamePage;
class TapPage;
class DrillsPage;
class NewGamePage;
class PageSwitch;
class ScoreboardStrip;
class TimeSource;

/// Where games are begun, gone on with and shown: the room of the window with the new-game page and
/// the game that is played. Knows where records go.
class MatchDirector final : public QObject {
    Q_OBJECT

public:
    struct Surroundings {
        const app::Library& library;
        const Commands& commands;
        PageSwitch& pages;
        ScoreboardStrip& strip;
        QSettings* store = nullptr;         ///< null: nothing is remembered
        QString gamesFolder;                ///< empty: games are not recorded
        const QWidget* practice = nullptr;  ///< the practice table's page, which has its own score
        TimeSource* time = nullptr;         ///< null: the machine's
        /// Files of teams that have changed are read again; called before teams are shown.
        std::function<void()> readTeamsAgain{};
    };
    explicit MatchDirector(const Surroundings& around, QObject* parent = nullptr);
    ~MatchDirector() override;
    MatchDirector(const MatchDirector&) = delete;
    MatchDirector& operator=(const MatchDirector&) = delete;
    MatchDirector(MatchDirector&&) = delete;
    MatchDirector& operator=(MatchDirector&&) = delete;

    /// The page of the window that games happen on.
    [[nodiscard]] QWidget& room() const;
    [[nodiscard]] NewGamePage& newGamePage() const { return *m_newGame; }
    /// The game that is played; nothing before the first.
    [[nodiscard]] GamePage* page() const { return m_page; }
    /// The same, if it is a game of TAP.
    [[nodiscard]] TapPage* tapPage() const;
    /// The vibrating board of the game, shown or not; null: it has none.
    [[nodiscard]] BoardStage* stage() const;
    /// Where its record is kept; empty if it is not.
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    /// Its page is in front of the coach.
    [[nodiscard]] bool isShown() const;
    /// The board in front of the coach, if it is a game's.
    [[nodiscard]] BoardView* board() const;

    void askNewGame();
    /// A game with the last set-up, at once.
    void quickGame();
    /// @param remember  whether Quick play begins the same again
    bool start(const MatchSetup& setup, bool remember = true);
    /// Goes on with a recorded game. @return why not, one sentence; empty if it goes on
    QString resume(const std::filesystem::path& file);
    /// All drills, to choose from.
    void showDrills();
    /// The range of the first game that has one.
    void showRange();
    /// Its page; null before it was shown first.
    [[nodiscard]] QWidget* range() const { return m_range; }
    /// @return why not, one sentence; nothing if it was begun
    std::optional<QString> startDrill(const std::string& id);
    std::optional<QString> startTodaysDrill();
    /// Which one it is.
    [[nodiscard]] CommandOffer offerOfTodaysDrill() const;
    /// A prepared moment of the shipped data, below `resources`, for one person on both sides.
    /// @return why not, one sentence; empty if it is on the table
    QString startScene(const QString& file);
    /// Counts the calls of the fair caller and shows what came of it.
    void auditCaller();
    /// A game that somebody else made: out of the archive, or a what-if.
    void adopt(std::unique_ptr<app::Game> game, const MatchSetup& setup);
    /// What if: a practice game from where so many lines of a record led.
    /// @return why not, one sentence; empty if it goes on
    QString branchFrom(const std::string& record, std::size_t lines, const WhatIfOrigin& from = {});

    /// What takes the commands while the room is in front of the coach: the game, or what is asked
    /// before one.
    [[nodiscard]] CommandTarget& target();
    /// Snap, end for end, follow and measuring as they are switched now, for the game that is
    /// shown.
    void takeSwitches();
    /// The record so far; empty without a game.
    [[nodiscard]] QString recordText() const;
    void setLayers(const ShownLayers& layers);
    void showLog(bool shown);
    void showPanels(bool shown);
    /// The scoreboard belongs to the game, not to the practice table.
    [[nodiscard]] bool hasStrip() const;
    void refresh();
    void refreshStrip();
    /// What the strip's down or clock tells when it is asked; there is a game.
    [[nodiscard]] StripDetail stripDetail(StripPart part) const;
    [[nodiscard]] QString title() const;

signals:
    /// The moment of a line of the log is to be shown again.
    void momentAsked(int row);
    /// Something was accepted and happened.
    void cameAbout();
    /// Strip, title and commands are to be shown anew.
    void factsChanged();
    /// Only the clocks went on.
    void timePassed();
    void said(const QString& sentence, thrum::gui::NewsKind kind = NewsKind::Other);
    /// The figure under the pointer, in words.
    void hovered(const QString& sentence);
    void clauseAsked(const QString& clause);
    void clauseNoted(const QString& clause);
    /// The board of the game was switched on or off.
    void boardSwitched(bool on);
    void rattled(int touches);
    void sounded(thrum::gui::GameSound sound);
    /// The record so far, to be watched or counted.
    void replayAsked(const QString& record, bool atLastPlay);
    /// The plays of the record that the game turned on.
    void turningPointsAsked(const QString& record);
    /// One play of the record so far.
    void playAsked(const QString& record, std::size_t play);
    /// The last tackle of the record so far.
    void touchAsked(const QString& record);
    void boxScoreAsked(const QString& record);
    /// From a what-if to where it was taken from.
    void backToReplayAsked();
    /// A game begins: whoever lists records has one more.
    void gameBegun();
    void gameEnded();

private:
    void show(std::unique_ptr<app::Game> game,
              const MatchSetup& setup,
              const std::optional<io::Drill>& drill = std::nullopt,
              bool resumed = false);
    /// @return the drill as a game, with the coach on its side
    [[nodiscard]] QString drillTeam() const;
    void takeDrillTeam(const QString& id);
    Expected<std::unique_ptr<app::Game>, std::string> beginDrill(const io::Drill& drill,
                                                                 MatchSetup& setup);
    void readDrills();
    /// The drill a kept game is, if it is one that is still shipped.
    [[nodiscard]] std::optional<io::Drill> drillOf(const app::Game& game) const;
    [[nodiscard]] std::size_t todaysDrill() const;
    void noteEnd();
    void noteLeft();
    void backToGame();
    void connectPage();
    void addDeeds();
    void addPlayDeeds(CommandDeeds& deeds);
    void addCoachDeeds(CommandDeeds& deeds);
    void addSayDeeds(CommandDeeds& deeds);
    void leaveRoom();
    void connectStage(BoardStage& stage);
    void connectBoard(TapPage& page);
    void changeSeats();
    void concede();
    void finishGame();
    void stepTimeScale(int direction);

    Surroundings m_around;
    QStackedWidget* m_room = nullptr;
    NewGamePage* m_newGame = nullptr;
    DrillsPage* m_drillsPage = nullptr;
    QString m_drillTeam;         ///< chosen since the start; empty: none
    QWidget* m_range = nullptr;  ///< made when it is first asked for
    CommandDeeds m_tapDeeds{Front::Game};
    CommandDeeds m_boardDeeds{Front::Game};
    CommandDeeds m_tableDeeds{Front::Game};
    CommandDeeds m_newGameDeeds{Front::NewGame};
    CommandDeeds m_drillDeeds{Front::Drills};
    GamePage* m_page = nullptr;
    std::filesystem::path m_file;
    std::filesystem::path m_left;  ///< of the game that was left for a what-if; else empty
    GamePage* m_over = nullptr;    ///< of a finished game that was left for a what-if
    std::filesystem::path m_overFile;
    ShownLayers m_layers;
    MatchSetup m_last;
    std::vector<io::Drill> m_drills;
    bool m_boardOn = false;
    bool m_log = true;
    Side m_sideSaid = Side::Visitor;
};

}  // namespace thrum::gui
