#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/export/game_export.hpp"
#include "gui/practice/practice_desk.hpp"
#include "gui/practice/table_loader.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/widgets/announcer.hpp"
#include "gui/window/window_settings.hpp"

#include <thrum/app/library.hpp>
#include <thrum/app/mark_book.hpp>

#include <memory>

#include <QMainWindow>

class QLabel;
class QSettings;
class QStackedWidget;

namespace thrum::gui {

class BenchPage;
struct BenchInGame;
class BoardHum;
class BoardsPage;
class BoardView;
class CaptionChip;
class CallKeys;
class CommandRouter;
class Commands;
class FormationKeeper;
class FormationsPage;
class GameShelf;
class GuidedGame;
class GameViews;
class HomePage;
class MatchDirector;
class NavigationBar;
class PageSwitch;
class PlayKeeper;
class PlaybookPage;
class SaveBar;
class Shell;
class StatusLine;
class StripCard;
class TeamRoom;
namespace fss {
class SheetRoom;
}
class TeamsPage;
class TimeSource;
class WelcomePage;
class WorkshopBar;
struct LastPlace;

/// What a start of the window depends on.
struct WindowOptions {
    bool sound = true;  ///< false: no sound system is touched
    quint32 seed = 0;
    QString settingsFile;        ///< empty: nothing is remembered
    QString gamesFolder;         ///< empty: games are not recorded
    QString ownFolder;           ///< the coach's teams and formations; empty: none are kept
    QString gamesIndex;          ///< file with the list of the games folder
    bool readOnly = false;       ///< another copy has the games: look, but keep nothing
    TimeSource* time = nullptr;  ///< what games go by; null: the machine's
};

/// Wires the pages, the practice table, the game and the commands together; holds no rule and no
/// copy of a state.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(app::Library library,
               TableData table,
               const TableChoice& choice,
               const WindowOptions& options);
    ~MainWindow() override;
    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;
    MainWindow(MainWindow&&) = delete;
    MainWindow& operator=(MainWindow&&) = delete;

    [[nodiscard]] TableSession& session() { return m_practice->session(); }
    [[nodiscard]] TablePage& tablePage() const { return m_practice->page(); }
    [[nodiscard]] PracticeDesk& practice() const { return *m_practice; }
    [[nodiscard]] ScoreboardStrip& scoreboard() const { return *m_strip; }
    [[nodiscard]] const Commands& commands() const { return *m_commands; }
    /// Where commands go while this page is in front.
    [[nodiscard]] CommandRouter& router() const { return *m_router; }
    [[nodiscard]] const app::Library& library() const { return m_library; }
    [[nodiscard]] Shell& shell() const { return *m_shell; }
    [[nodiscard]] GameShelf& shelf() const { return *m_shelf; }
    [[nodiscard]] GameViews& views() const { return *m_views; }
    [[nodiscard]] PageSwitch& pages() const { return *m_switch; }
    [[nodiscard]] MatchDirector& director() const { return *m_director; }
    [[nodiscard]] GuidedGame& guide() const { return *m_guide; }
    [[nodiscard]] BenchPage& bench() const { return *m_bench; }
    [[nodiscard]] TeamRoom& teamRoom() const { return *m_teamRoom; }
    [[nodiscard]] fss::SheetRoom& sheetRoom() const { return *m_sheetRoom; }
    [[nodiscard]] PlayKeeper& plays() const { return *m_plays; }
    [[nodiscard]] FormationsPage& formations() const { return *m_formations; }
    [[nodiscard]] PlaybookPage& playbook() const { return *m_playbook; }
    [[nodiscard]] BoardsPage& boards() const { return *m_boards; }
    [[nodiscard]] app::MarkBook& marks() { return m_marks; }
    void setTheme(ThemeChoice choice);
    /// The first page: the game of a file; else home, and after an end that nobody asked for, what
    /// to do about open games. A file that is no game is told in a sentence.
    void begin(const QString& file = {});
    /// Writes what has been played so far, whether or not it is on disk, to a file.
    /// @return why not, in a sentence; nothing if it is there
    [[nodiscard]] std::optional<QString> saveGameCopy(const QString& target) const;
    /// A game is watched again; folders, and more than one file, are taken into the archive.
    void openDropped(const QStringList& files);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void addPages();
    void connectPractice();
    void connectFront();
    void addDeeds();
    void addGameDeeds();
    void addExportDeeds();
    void addWindowDeeds();
    void connectViewCommands();
    void connectStrip();
    void connectShell();
    void connectDirector();
    void connectViews();
    void connectShelves();
    /// Keeps the play that stands in front of the coach: at the table, in a game, in a replay.
    void keepPlay();
    /// What a game under way leaves of the tweak bench.
    [[nodiscard]] BenchInGame benchInGame() const;
    void connectShelf();
    void connectGuide();
    void restore();
    void fitScreen();
    void remember();

    void refresh();
    void refreshTitle();
    void refreshStrip();
    [[nodiscard]] StripDetail cardDetail() const;
    void refreshFacts();
    /// What takes the commands now.
    [[nodiscard]] CommandTarget& target();
    /// Another page, or another part of the game's room, is in front of the coach.
    void takeFront();
    /// Id of the game that the page in front is about; empty: the one on the table, if any.
    [[nodiscard]] QString bookInFront();
    /// What is switched on for boards, for the board in front; the others take it when they come.
    void takeSwitches();
    /// The board in front of the coach; null: none is.
    [[nodiscard]] BoardView* boardInFront() const;
    void showStrip();
    void showTableAtHome();
    /// A board was switched on or off: heard, or read.
    void hearSwitch(bool on);
    /// What a pressed part of the strip leads to.
    void openPart(StripPart part, const QRect& where);
    void nextPane();
    /// The heading of the manual's chapter about what is shown.
    [[nodiscard]] QString chapterInFront() const;
    /// The game waits for something else now: what was said and the rule in question are old.
    void followPrompt();
    /// Gives the columns beside the boards the width their text needs.
    void fitSides();
    void say(const QString& sentence, NewsKind kind = NewsKind::Other);
    void openGameFile();
    void continueGame(const QString& file);
    void watchGame();
    /// The moment of a line of the game's log again.
    void showMoment(int logRow);
    void gameDetails();
    bool renameOpen(const QString& file, const QString& name);
    void saveCopy();
    void askGameCopy();
    void askCopyOf(const std::string& record);
    void boxScore();
    void noteEnd();
    void noteOpenGame();
    void notePutAside(const QStringList& moments);
    [[nodiscard]] LastPlace placeNow() const;
    /// False if there is nothing to go to: no such page, no such game, a game that is over.
    bool goTo(const LastPlace& place);
    void tell(const std::optional<QString>& problem);
    void exportPicture();
    /// The game the coach looks at: a replay, a box score, the game that is played, or the one
    /// chosen in the archive. Nothing: it cannot be read, and he was told.
    [[nodiscard]] std::optional<ReplayDocument> gameInFront();
    /// Whether there is one.
    [[nodiscard]] CommandOffer offerOfOneGame() const;
    void exportGameAs(ExportForm form);
    void printGame();
    void scaleText(double scale);
    void fitMenus();
    void hearVolumes();
    void addPreferences();
    void toggleFullScreen(bool on);
    void about();

    app::Library m_library;
    WindowOptions m_options;
    app::MarkBook m_marks;
    std::unique_ptr<QSettings> m_store;
    WindowSettings m_settings;
    Commands* m_commands = nullptr;
    CommandDeeds m_deeds{Front::Start};  ///< what the window itself does
    CommandDeeds m_startDeeds{Front::Start};
    CommandDeeds m_teamsDeeds{Front::Teams};
    CommandDeeds m_archiveDeeds{Front::Archive};
    CommandRouter* m_router = nullptr;
    BoardHum* m_hum = nullptr;
    ScoreboardStrip* m_strip = nullptr;
    SaveBar* m_saving = nullptr;
    NavigationBar* m_navigation = nullptr;
    WorkshopBar* m_workshop = nullptr;
    QStackedWidget* m_pages = nullptr;
    PageSwitch* m_switch = nullptr;
    Shell* m_shell = nullptr;
    HomePage* m_home = nullptr;
    GameViews* m_views = nullptr;
    MatchDirector* m_director = nullptr;
    GameShelf* m_shelf = nullptr;
    CaptionChip* m_caption = nullptr;
    GuidedGame* m_guide = nullptr;
    WelcomePage* m_welcome = nullptr;
    PracticeDesk* m_practice = nullptr;
    TeamsPage* m_teams = nullptr;
    BenchPage* m_bench = nullptr;
    TeamRoom* m_teamRoom = nullptr;
    fss::SheetRoom* m_sheetRoom = nullptr;
    PlayKeeper* m_plays = nullptr;
    FormationKeeper* m_keeper = nullptr;
    FormationsPage* m_formations = nullptr;
    PlaybookPage* m_playbook = nullptr;
    BoardsPage* m_boards = nullptr;
    CallKeys* m_callKeys = nullptr;
    StripCard* m_card = nullptr;
    StripPart m_cardPart = StripPart::None;  ///< that it tells
    StatusLine* m_status = nullptr;
    QLabel* m_facts = nullptr;
    double m_basePointSize = 10.0;
    int m_questionShown = 0;  ///< of the game in front, as it counts them
};

}  // namespace thrum::gui
