#pragma once

#include "gui/commands/shortcut_book.hpp"

#include <span>
#include <vector>

#include <QObject>

namespace thrum::gui {

Q_NAMESPACE

/// Everything a coach can do, by id. What is done is in the row of the table that has the id, and
/// in the one function of whoever does it; the order here means nothing.
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
    Print,
    CopyLog,
    Concede,
    Quit,
    ExportSheet,
    ExportText,
    ExportPlays,
    ExportBox,
    ExportNumbers,
    ExportPicture,
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
    Hint,
    Seats,
    FinishGame,
    Arbiter,
    Pause,
    Slower,
    Faster,
    Seed,
    HomeSwitch,
    HomeDone,
    HomeCall,
    HomeDown,
    VisitorsSwitch,
    VisitorsDone,
    VisitorsCall,
    VisitorsDown,
    NextFigure,
    PreviousFigure,
    SelectOffense,
    SelectDefense,
    TurnLeft,
    TurnRight,
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
    KindOfBoard,
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown,
    ZoomIn,
    ZoomOut,
    FitPlay,
    FitBoard,
    FollowBall,
    TurnBoard,
    TurnForCoach,
    Measure,
    BoxScore,
    ScoreboardWindow,
    NextPane,
    Log,
    Messages,
    Navigation,
    MenuBar,
    FullScreen,
    PanLeft,
    PanRight,
    PanUp,
    PanDown,
    LayerNumbers,
    LayerPositions,
    LayerMen,
    LayerHeadings,
    LayerTraces,
    LayerContacts,
    LayerGrid,
    LayerMiniMap,
    SaySituation,
    SayClocks,
    SayFigure,
    SayLast,
    SaySide,
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
    Range,
    CallerAudit,
    DataFolder,
    Sound,
    QuietEvening,
    Captions,
    ReducedMotion,
    Shortcuts,
    Preferences,
    TextLarger,
    TextSmaller,
    TextNormal,
    Rules,
    Manual,
    Keys,
    WhatsThis,
    GuidedGame,
    About,
    AboutQt,
    ReplayPlay,
    ReplayBackwards,
    ReplayFrameBack,
    ReplayFrameForward,
    ReplaySecondBack,
    ReplaySecondForward,
    ReplayEventBack,
    ReplayEventForward,
    ReplayPreviousPlay,
    ReplayNextPlay,
    ReplayPreviousScore,
    ReplayNextScore,
    ReplayStart,
    ReplayEnd,
    ReplaySlower,
    ReplayFaster,
    ReplayLoop,
    ReplayPartFrom,
    ReplayPartTo,
    ReplayBookmark,
    ReplayComment,
    ReplayGhosts,
    ReplayHeat,
    ReplayFollowBall,
    ReplayExtend,
    ReplayHundred,
    ReplayClip,
    ReplayCopy,
    ReplayClose,
    AlignRow,
    AlignFile,
    SpaceEvenly,
    ExchangeMen,
    FlipStrongSide,
    SelectRole,
    LockMen,
    ReplaceMan,
    CopyPlaces,
    PastePlaces,
    TryTwenty,
    CallPlay,
    KeepPlay,
    BenchPage,
    BenchRun,
    BenchAll,
    BenchRack,
    BenchStop,
    BenchDash,
    BenchSpot,
    BenchJump,
    BenchPush,
    BenchArc,
    BenchFalls,
    BenchHeadOn,
    BenchAngle,
    BenchMatrix,
    BenchOnce,
    BenchTwenty,
    BenchTwoHundred,
    BenchYards,
    BenchNextProng,
    BenchPreviousProng,
    BenchReach,
    BenchLeanLess,
    BenchLeanMore,
    BenchSideLeft,
    BenchSideRight,
    BenchSofter,
    BenchStiffer,
    BenchShorter,
    BenchLonger,
    BenchDialLeft,
    BenchDialRight,
    BenchView,
    BenchKeep,
    BenchName,
    BenchCopy,
    BenchRemove,
    BenchCopySeed,
    BenchPrint,
    TeamRoom,
    TeamCopy,
    TeamImport,
    TeamExport,
    TeamRemove,
    TeamAddMan,
    TeamDropMan,
    TeamPrint,
    SheetRoom,
    SheetNew,
    SheetCopy,
    SheetImport,
    SheetExport,
    SheetRemove,
    SheetAdd,
    SheetDrop,
    SheetPrint,
    FormationShelf,
    Playbook,
    BoardShelf,
    ShelfEdit,
    ShelfStar,
    ShelfCopy,
    ShelfImport,
    ShelfExport,
    ShelfRemove,
    ShelfNew,
    PlayTry,
    PlayStop,
    PlayPrint,
    LevelTest,
    WristCard,
    PaleDefense,
    PaleLastPlay,
    CallFormation1,
    CallFormation2,
    CallFormation3,
    CallFormation4,
    CallFormation5,
    CallFormation6,
    CallFormation7,
    CallFormation8,
    CallFormation9
};
Q_ENUM_NS(Command)  // the names are what the settings file calls the commands

/// Where a command stands: the eight menus of the bar and the menus in them.
enum class CommandMenu {
    Game,
    Play,
    Board,
    View,
    League,
    Tools,
    Settings,
    Help,
    Recent,  ///< from here on: inside another one
    Export,
    Coaches,
    Replay,
    MoveMen,
    MoveView,
    Layers,
    Say,
    Theme,
    GoTo,
    TextSize,
    Bench,
    Team,
    Sheet,
    Shelf,
    Starred
};

/// Who does what a command asks for.
enum class CommandDoer {
    Front,   ///< the page in front of the coach
    Window,  ///< the window, whatever is in front
    Pages,   ///< it leads to a page
    Switch   ///< it is on or off, and whoever shows something looks at it
};

/// One command, all that is fixed of it. Texts are translated in the context Commands.
struct CommandRow {
    Command command;
    CommandMenu menu;
    const char* text = "";
    const char* tip = "";
    const char* keys = "";       ///< as shipped, "; " between them
    const char* boardKeys = "";  ///< the board hears these itself: they cannot be changed
    const char* icon = "";
    const char* words = "";  ///< what else a coach may call it, for the finder
    Fronts where = kEverywhere;
    CommandDoer doer = CommandDoer::Front;
    KeyPlace heard = KeyPlace::Window;
    bool checks = false;   ///< it is on or off
    bool repeats = false;  ///< a held key goes on doing it; what decides something never does (D97)
    bool line = false;     ///< a line above it in its menu
};

/// All commands, in the order of the menus.
[[nodiscard]] const std::vector<CommandRow>& commandTable();
[[nodiscard]] const CommandRow& rowOf(Command command);
[[nodiscard]] QString commandText(const CommandRow& row);
[[nodiscard]] QString commandTip(const CommandRow& row);
[[nodiscard]] QString commandWords(const CommandRow& row);
/// "; " between, as rows write them.
[[nodiscard]] QList<QKeySequence> keysOf(const char* written);
/// Why a command cannot be used on a page it is not for, in a sentence.
[[nodiscard]] QString elsewhereText(Fronts where);

// the parts of the table, each in a file of its own
[[nodiscard]] std::span<const CommandRow> rowsOfGameAndPlay();
[[nodiscard]] std::span<const CommandRow> rowsOfBoardAndView();
[[nodiscard]] std::span<const CommandRow> rowsOfTheRest();
[[nodiscard]] std::span<const CommandRow> rowsOfReplay();
[[nodiscard]] std::span<const CommandRow> rowsOfWorkshop();
[[nodiscard]] std::span<const CommandRow> rowsOfShelves();

}  // namespace thrum::gui
