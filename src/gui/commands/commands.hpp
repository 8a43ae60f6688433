#pragma once

#include <vector>

#include <QAction>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

class QMenuBar;
class QWidget;

namespace thrum::gui {

Q_NAMESPACE

class ShortcutBook;

/// Everything a coach can do, by id. The enumerators are in the order of the menus.
enum class Command {
    NewGame,
    QuickPlay,
    NewTable,
    OpenGame,
    ContinueGame,
    WatchGame,
    TodaysDrill,
    GameDetails,
    SaveCopy,
    BoxScore,
    ExportPicture,
    ExportSheet,
    ExportText,
    ExportPlays,
    ExportBox,
    ExportNumbers,
    Print,
    CopyLog,
    Quit,
    MainAction,
    Switch,
    Undo,
    Redo,
    SameAgain,
    NewLuck,
    WatchAgain,
    ShowTouch,
    BackToReplay,
    BackToSetUp,
    Slower,
    Faster,
    Pause,
    Hint,
    Seats,
    FinishGame,
    Arbiter,
    Concede,
    Seed,
    NextFigure,
    PreviousFigure,
    SelectOffense,
    SelectDefense,
    TurnLeft,
    TurnRight,
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown,
    Mirror,
    Snap,
    GiveBall,
    OffenseFormation,
    DefenseFormation,
    KeepFormation,
    OwnFormations,
    SwapSides,
    SpeedUp,
    SpeedDown,
    ZoomIn,
    ZoomOut,
    FitPlay,
    FitBoard,
    PanLeft,
    PanRight,
    PanUp,
    PanDown,
    FollowBall,
    TurnBoard,
    TurnForCoach,
    Measure,
    LayerNumbers,
    LayerHeadings,
    LayerTraces,
    LayerContacts,
    LayerMiniMap,
    LayerGrid,
    LayerPositions,
    SaySituation,
    SayClocks,
    SayFigure,
    SayLast,
    SaySide,
    ScoreboardWindow,
    NextPane,
    Log,
    Messages,
    Navigation,
    MenuBar,
    FullScreen,
    ThemeDesktop,
    ThemeLight,
    ThemeDark,
    ThemeContrast,
    HomePage,
    GamePage,
    TablePage,
    TeamsPage,
    ArchivePage,
    Finder,
    Drills,
    CallerAudit,
    DataFolder,
    Sound,
    QuietEvening,
    Captions,
    ReducedMotion,
    TextSmaller,
    TextLarger,
    TextNormal,
    Shortcuts,
    Preferences,
    Rules,
    Manual,
    Keys,
    WhatsThis,
    GuidedGame,
    About,
    AboutQt
};
Q_ENUM_NS(Command)  // the names are what the settings file calls the commands

/// The actions with their texts, tips and keys, and the eight menus they live in.
class Commands final : public QObject {
    Q_OBJECT

public:
    /// Single-letter keys act only while `board` has the keyboard; all others in the whole window.
    Commands(QWidget& window, QWidget& board);

    [[nodiscard]] QAction* operator[](Command command) const {
        return m_actions.value(static_cast<int>(command));
    }
    [[nodiscard]] QMenu* layersMenu() const { return m_layers; }
    [[nodiscard]] QMenu* boardsMenu() const { return m_boards; }
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; }
    [[nodiscard]] QMenu* replayMenu() const { return m_replay; }
    [[nodiscard]] QMenu* coachesMenu() const { return m_coaches; }
    [[nodiscard]] QMenu* contextMenu() const { return m_context; }
    /// All actions in menu order, for the sheet of keys and the tests.
    [[nodiscard]] std::vector<QAction*> all() const;
    void fill(QMenuBar& bar);
    /// All commands with the keys they have now.
    void fill(ShortcutBook& book) const;

private:
    struct Spec {
        Command command;
        QString text;
        QString tip;
        QString keys;
        bool boardOnly = false;
        bool checkable = false;
    };
    void add(const Spec& spec);
    void addGame();
    void addPlay();
    void addBoard();
    void addView();
    void addTools();
    void addSettings();
    void addHelp();
    void addIcons();
    void addTo(QMenu* menu, std::initializer_list<Command> commands);

    QWidget& m_window;
    QWidget& m_board;
    QHash<int, QAction*> m_actions;
    QSet<int> m_boardOnly;
    QMenu* m_layers = nullptr;
    QMenu* m_boards = nullptr;
    QMenu* m_recent = nullptr;
    QMenu* m_replay = nullptr;
    QMenu* m_coaches = nullptr;
    QMenu* m_context = nullptr;
};

}  // namespace thrum::gui
