#include "gui/window/commands.hpp"

#include "gui/keys/shortcut_book.hpp"
#include "gui/window/theme.hpp"

#include <algorithm>

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QMetaEnum>
#include <QWidget>

namespace thrum::gui {

Commands::Commands(QWidget& window, QWidget& board, bool developer)
    : QObject{&window}, m_window{window}, m_board{board}, m_developer{developer} {
    addGameAndPlay();
    addBoard();
    addView();
    addRest();
    addShell();
    auto* themes = new QActionGroup{this};
    for (const Command command : {Command::ThemeDesktop, Command::ThemeLight, Command::ThemeDark})
        themes->addAction((*this)[command]);
    auto* pages = new QActionGroup{this};
    for (const Command command : {Command::HomePage,
                                  Command::GamePage,
                                  Command::TablePage,
                                  Command::TeamsPage,
                                  Command::ArchivePage})
        pages->addAction((*this)[command]);
}

void Commands::add(const Spec& spec) {
    auto* action = new QAction{spec.text, this};
    QString plain = spec.text;
    plain.remove(QLatin1Char('&'));
    QList<QKeySequence> keys;
    for (const QString& key : spec.keys.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        keys << QKeySequence{key};
    action->setShortcutContext(spec.boardOnly ? Qt::WidgetWithChildrenShortcut
                                              : Qt::WindowShortcut);
    action->setCheckable(spec.checkable);
    action->setStatusTip(spec.tip);
    giveKeys(*action, keys);
    action->setWhatsThis(spec.tip);
    (spec.boardOnly ? m_board : m_window).addAction(action);
    m_actions.insert(static_cast<int>(spec.command), action);
    if (spec.boardOnly)
        m_boardOnly.insert(static_cast<int>(spec.command));
}

void Commands::addGameAndPlay() {
    add({Command::NewGame,
         tr("&New game…"),
         tr("Choose mode, teams, coaches and board, all on one page"),
         QStringLiteral("Ctrl+N")});
    add({Command::QuickPlay,
         tr("&Quick play"),
         tr("A game with the last set-up, at once"),
         QStringLiteral("Ctrl+Shift+N")});
    add({Command::NewTable,
         tr("Practice &table…"),
         tr("Choose teams and board for free practice"),
         QStringLiteral("Ctrl+Alt+N")});
    add({Command::ExportPicture,
         tr("&Board as a picture…"),
         tr("Keep the board as a picture or a drawing"),
         QStringLiteral("Ctrl+E")});
    add({Command::ExportSheet,
         tr("Game &sheet on one page…"),
         tr("Score, numbers, drives and points of the game as a PDF"),
         {}});
    add({Command::ExportText,
         tr("&Text…"),
         tr("Box score and play by play of the game as text"),
         {}});
    add({Command::ExportPlays,
         tr("Table of &plays…"),
         tr("A row for each play, for a spreadsheet"),
         {}});
    add({Command::ExportBox,
         tr("Table of the box &score…"),
         tr("The numbers of both teams, for a spreadsheet"),
         {}});
    add({Command::ExportNumbers,
         tr("&Numbers for programs…"),
         tr("All numbers of the game as JSON"),
         {}});
    add({Command::Print, tr("&Print…"), tr("The game sheet on paper"), QStringLiteral("Ctrl+P")});
    add({Command::CopyLog,
         tr("&Copy play by play"),
         tr("Copy the play-by-play as text"),
         QStringLiteral("Ctrl+Shift+C")});
    add({Command::Quit, tr("&Quit"), tr("Leave Thrum"), QStringLiteral("Ctrl+Q")});

    add({Command::MainAction,
         tr("&Main action"),
         tr("What the big button says: switch on, switch off, next snap"),
         QStringLiteral("Return; Enter"),
         true});
    add({Command::Switch,
         tr("Board &switch"),
         tr("Switch the board on or off"),
         QStringLiteral("Space"),
         true});
    add({Command::Undo,
         tr("&Undo"),
         tr("Take the last change of the set-up back"),
         QStringLiteral("Ctrl+Z")});
    add({Command::Redo,
         tr("&Redo"),
         tr("Do again what was taken back"),
         QStringLiteral("Ctrl+Shift+Z")});
    add({Command::SameAgain,
         tr("Same &again"),
         tr("From the same places with the same seed: the very same run"),
         QStringLiteral("A"),
         true});
    add({Command::NewLuck,
         tr("Same set-up, other &luck"),
         tr("From the same places with another seed"),
         QStringLiteral("Shift+A"),
         true});
    add({Command::WatchAgain,
         tr("Instant &replay"),
         tr("The last play again: of a game from its snap, at the table at a tenth of its speed"),
         QStringLiteral("R"),
         true});
    add({Command::BackToSetUp,
         tr("&Back to the set-up"),
         tr("Everybody back to where he stood at the snap"),
         QStringLiteral("Backspace"),
         true});
    add({Command::Slower,
         tr("Sl&ower"),
         tr("Watch runs in slower motion"),
         QStringLiteral(","),
         true});
    add({Command::Faster,
         tr("&Faster"),
         tr("Watch runs nearer to real time"),
         QStringLiteral("."),
         true});
    add({Command::Pause,
         tr("&Pause"),
         tr("Stop every clock of the game, or go on"),
         QStringLiteral("P"),
         true});
    add({Command::Hint,
         tr("&Hint"),
         tr("What a computer coach would do here, drawn on the board; again: put it away"),
         QStringLiteral("H"),
         true});
    add({Command::Seats,
         tr("Who c&oaches…"),
         tr("Give a side of this game to the computer, or take one over"),
         QStringLiteral("Ctrl+Alt+S")});
    add({Command::Arbiter,
         tr("&Arbiter panel…"),
         tr("Stop both clocks, put score, down, spot or a clock right, play a down again"),
         QStringLiteral("Ctrl+Shift+A")});
    add({Command::Concede, tr("&Concede…"), tr("Give the game up; asks first"), {}});
    add({Command::Seed,
         tr("S&eed…"),
         tr("See or set the seed of the next run's luck"),
         QStringLiteral("Ctrl+R")});
}

void Commands::addBoard() {
    add({Command::NextFigure, tr("&Next figure\tTab"), tr("Select the next figure"), {}});
    add({Command::PreviousFigure,
         tr("&Previous figure\tShift+Tab"),
         tr("Select the figure before"),
         {}});
    add({Command::SelectOffense,
         tr("Select the &offense"),
         tr("Select everybody with the ball"),
         QStringLiteral("Ctrl+A")});
    add({Command::SelectDefense,
         tr("Select the &defense"),
         tr("Select everybody against it"),
         QStringLiteral("Ctrl+Alt+A")});
    add({Command::TurnLeft,
         tr("Turn &left\t["),
         tr("Turn the selected men 5° to their left (Shift: 1°)"),
         {}});
    add({Command::TurnRight,
         tr("Turn &right\t]"),
         tr("Turn the selected men 5° to their right (Shift: 1°)"),
         {}});
    add({Command::Mirror,
         tr("&Mirror"),
         tr("Mirror the selected men, or the offense"),
         QStringLiteral("Ctrl+M")});
    add({Command::Snap,
         tr("&Snap to half yards"),
         tr("Dragged men stand on half yards"),
         QStringLiteral("N"),
         true,
         true});
    add({Command::GiveBall,
         tr("&Give him the ball"),
         tr("The selected man carries the ball"),
         QStringLiteral("G"),
         true});
    add({Command::OffenseFormation,
         tr("&Formation of the offense"),
         tr("Pick another formation for the side with the ball"),
         QStringLiteral("F"),
         true});
    add({Command::DefenseFormation,
         tr("For&mation of the defense"),
         tr("Pick another formation for the other side"),
         QStringLiteral("Shift+F"),
         true});
    add({Command::SwapSides,
         tr("S&wap sides"),
         tr("The other side gets the ball"),
         QStringLiteral("X"),
         true});
    add({Command::SpeedUp,
         tr("Board speed &up"),
         tr("Shake the board harder by a tenth"),
         QStringLiteral("Ctrl+PgUp")});
    add({Command::SpeedDown,
         tr("Board speed d&own"),
         tr("Shake the board less by a tenth"),
         QStringLiteral("Ctrl+PgDown")});
}

void Commands::addView() {
    add({Command::ZoomIn,
         tr("Zoom &in"),
         tr("See the board larger"),
         QStringLiteral("+; =; Ctrl++"),
         true});
    add({Command::ZoomOut,
         tr("Zoom &out"),
         tr("See more of the board"),
         QStringLiteral("-; Ctrl+-"),
         true});
    add({Command::FitPlay,
         tr("Fit the &play"),
         tr("The field's full height round the play"),
         QStringLiteral("Home"),
         true});
    add({Command::FitBoard,
         tr("Fit the &board"),
         tr("The whole board from rail to rail"),
         QStringLiteral("0"),
         true});
    add({Command::FollowBall,
         tr("&Follow the ball"),
         tr("The view goes with the carrier"),
         QStringLiteral("B"),
         true,
         true});
    add({Command::TurnBoard,
         tr("Turn the board &end for end"),
         tr("See it from the other side"),
         QStringLiteral("V"),
         true,
         true});
    add({Command::TurnForCoach,
         tr("Turn for the &coach who acts"),
         tr("With two coaches the board turns so that whoever decides attacks to the right"),
         {},
         false,
         true});
    add({Command::Measure,
         tr("&Measure"),
         tr("Drag over the board, or click two places: yards, inches of the real board, degrees"),
         QStringLiteral("M"),
         true,
         true});
    add({Command::LayerNumbers, tr("&Numbers"), tr("Number plates over the men"), {}, false, true});
    add({Command::LayerHeadings,
         tr("&Headings"),
         tr("Heading handles of the selected men"),
         {},
         false,
         true});
    add({Command::LayerTraces,
         tr("&Traces"),
         tr("The way every man went"),
         QStringLiteral("T"),
         true,
         true});
    add({Command::LayerContacts,
         tr("&Contacts"),
         tr("Where the deciding contact happened"),
         {},
         false,
         true});
    add({Command::LayerMiniMap,
         tr("&Small map"),
         tr("The whole board in a corner while zoomed in"),
         {},
         false,
         true});
    add({Command::SaySituation, tr("&Situation"), tr("Say the situation"), QStringLiteral("F2")});
    add({Command::SayFigure,
         tr("&Figure"),
         tr("Say who the selected man is"),
         QStringLiteral("F4")});
    add({Command::SayLast, tr("&Last event"), tr("Say what happened last"), QStringLiteral("F5")});
    add({Command::NextPane,
         tr("Next p&ane"),
         tr("Take the keyboard on: scoreboard, board, panel, play by play"),
         QStringLiteral("F6")});
    add({Command::Log,
         tr("Play &by play"),
         tr("Show the play-by-play"),
         QStringLiteral("Ctrl+L"),
         false,
         true});
    add({Command::Navigation,
         tr("Na&vigation"),
         tr("Show the bar of pages"),
         QStringLiteral("F9"),
         false,
         true});
    add({Command::MenuBar,
         tr("&Menu bar"),
         tr("Show the menu bar"),
         QStringLiteral("Ctrl+Shift+M"),
         false,
         true});
    add({Command::FullScreen,
         tr("F&ull screen"),
         tr("Nothing but the board"),
         QStringLiteral("F11"),
         false,
         true});
    add({Command::ThemeDesktop,
         tr("As the &desktop"),
         tr("Light or dark as the desktop is"),
         {},
         false,
         true});
    add({Command::ThemeLight, tr("&Light"), tr("Light panels"), {}, false, true});
    add({Command::ThemeDark, tr("&Dark"), tr("Dark panels"), {}, false, true});
}

void Commands::addRest() {
    add({Command::GamePage,
         tr("&Game"),
         tr("The game that is played, or a new one"),
         QStringLiteral("Alt+2"),
         false,
         true});
    add({Command::TablePage,
         tr("Practice &table"),
         tr("Free practice: the board and one play after the other"),
         QStringLiteral("Alt+3"),
         false,
         true});
    add({Command::TeamsPage,
         tr("&Teams and rosters"),
         tr("Who plays, and on which base"),
         QStringLiteral("Alt+4"),
         false,
         true});
    add({Command::DataFolder,
         tr("&Data folder"),
         tr("Open the folder for your own teams, bases and formations"),
         {}});
    add({Command::FrameTimes, tr("&Frame times"), tr("How long the pictures took"), {}});
    add({Command::Sound,
         tr("&Sound"),
         tr("Hear the board"),
         QStringLiteral("Ctrl+Shift+U"),
         false,
         true});
    add({Command::TextLarger,
         tr("Text &larger"),
         tr("Larger text in all panels"),
         QStringLiteral("Ctrl+Shift++")});
    add({Command::TextSmaller,
         tr("Text &smaller"),
         tr("Smaller text in all panels"),
         QStringLiteral("Ctrl+Shift+-")});
    add({Command::TextNormal,
         tr("Text &normal"),
         tr("Text as the desktop has it"),
         QStringLiteral("Ctrl+Shift+0")});
    (*this)[Command::GamePage]->setIcon(Theme::instance().icon(QStringLiteral("game")));
    (*this)[Command::TablePage]->setIcon(Theme::instance().icon(QStringLiteral("table")));
    (*this)[Command::TeamsPage]->setIcon(Theme::instance().icon(QStringLiteral("teams")));
    (*this)[Command::ZoomIn]->setIcon(Theme::instance().icon(QStringLiteral("zoom-in")));
    (*this)[Command::ZoomOut]->setIcon(Theme::instance().icon(QStringLiteral("zoom-out")));
    (*this)[Command::FitPlay]->setIcon(Theme::instance().icon(QStringLiteral("fit")));
    (*this)[Command::FitBoard]->setIcon(Theme::instance().icon(QStringLiteral("table")));
    (*this)[Command::Undo]->setIcon(Theme::instance().icon(QStringLiteral("undo")));
    (*this)[Command::Redo]->setIcon(Theme::instance().icon(QStringLiteral("redo")));
}

void Commands::addShell() {
    add({Command::HomePage,
         tr("&Home"),
         tr("Where the program begins"),
         QStringLiteral("Alt+1"),
         false,
         true});
    add({Command::OpenGame, tr("&Open…"), tr("Show a game file again"), QStringLiteral("Ctrl+O")});
    add({Command::ContinueGame,
         tr("&Continue"),
         tr("Go on with the last game that was not finished"),
         QStringLiteral("Ctrl+Shift+O")});
    add({Command::WatchGame,
         tr("&Watch a computer game"),
         tr("Two computer coaches play; look on, and learn"),
         QStringLiteral("Ctrl+D")});
    add({Command::TodaysDrill,
         tr("Today's &drill"),
         tr("A short game from a situation, with a score to beat; another one every day"),
         QStringLiteral("Ctrl+Shift+D")});
    add({Command::Drills,
         tr("&Drills…"),
         tr("All drills, the scores to beat and your best ones"),
         QStringLiteral("Ctrl+Alt+D")});
    add({Command::CallerAudit,
         tr("&Audit the fair caller…"),
         tr("A thousand calls from the chart, counted: whether either side is favored"),
         {}});
    add({Command::GuidedGame,
         tr("Guided first &game"),
         tr("Eight short steps at the board, each done when you did it"),
         {}});
    add({Command::GameDetails,
         tr("Name and &details…"),
         tr("What the game was begun with, where it is kept, and its name"),
         QStringLiteral("Ctrl+S; Alt+Return")});
    add({Command::SaveCopy,
         tr("Save &copy…"),
         tr("A copy of the game's file elsewhere"),
         QStringLiteral("Ctrl+Shift+S")});
    add({Command::ArchivePage,
         tr("&Archive"),
         tr("All games ever begun"),
         QStringLiteral("Alt+5"),
         false,
         true});
    add({Command::BoxScore,
         tr("&Statistics"),
         tr("Box score, drives and plays of the game shown last"),
         QStringLiteral("Ctrl+I")});
    add({Command::Finder,
         tr("&Command finder…"),
         tr("Any command, rule, formation, team or game by part of its text"),
         QStringLiteral("Ctrl+K")});
    add({Command::ScoreboardWindow,
         tr("S&coreboard window"),
         tr("The scoreboard alone, for a second screen or across the room"),
         QStringLiteral("Ctrl+Shift+B"),
         false,
         true});
    add({Command::SayClocks, tr("&Clocks"), tr("Say the clocks"), QStringLiteral("F3")});
    add({Command::SaySide,
         tr("&Overview of a side"),
         tr("Say where everybody of a side stands; again for the other side"),
         QStringLiteral("F7")});
    add({Command::Captions,
         tr("&Captions"),
         tr("Write on the board what is heard"),
         {},
         false,
         true});
    add({Command::ReducedMotion,
         tr("&Reduced motion"),
         tr("Nothing slides, shakes or rolls longer than a fifth of a second"),
         {},
         false,
         true});
    add({Command::Shortcuts, tr("&Shortcuts…"), tr("See and change the keys"), {}});
    add({Command::Preferences,
         tr("&Preferences…"),
         tr("All settings on one page"),
         QStringLiteral("Ctrl+,")});
    add({Command::Rules,
         tr("&Rules"),
         tr("The rule book, at the rule in question"),
         QStringLiteral("F1")});
    add({Command::Keys, tr("&Keys"), tr("All keys on one sheet"), QStringLiteral("?"), true});
    add({Command::WhatsThis,
         tr("&What's this"),
         tr("Explain a thing by clicking it"),
         QStringLiteral("Shift+F1")});
    add({Command::About, tr("&About Thrum"), tr("Version, licence, thanks"), {}});
    add({Command::AboutQt, tr("About &Qt"), tr("The libraries that draw this window"), {}});
    (*this)[Command::HomePage]->setIcon(Theme::instance().icon(QStringLiteral("home")));
    (*this)[Command::ArchivePage]->setIcon(Theme::instance().icon(QStringLiteral("archive")));
}

void Commands::addTo(QMenu* menu, std::initializer_list<Command> commands) {
    for (const Command command : commands)
        menu->addAction((*this)[command]);
}

std::vector<QAction*> Commands::all() const {
    QList<int> keys = m_actions.keys();
    std::sort(keys.begin(), keys.end());
    std::vector<QAction*> actions;
    for (const int key : keys)
        if (m_developer || key != static_cast<int>(Command::FrameTimes))
            actions.push_back(m_actions.value(key));
    return actions;
}

void Commands::fill(ShortcutBook& book) const {
    const QMetaEnum names = QMetaEnum::fromType<Command>();
    QList<int> keys = m_actions.keys();
    std::sort(keys.begin(), keys.end());
    for (const int key : keys)
        if (m_developer || key != static_cast<int>(Command::FrameTimes))
            book.add(QString::fromLatin1(names.valueToKey(key)),
                     m_actions.value(key),
                     m_boardOnly.contains(key) ? KeyPlace::Board : KeyPlace::Window);
}

void Commands::fill(QMenuBar& bar) {
    using C = Command;
    QMenu* game = bar.addMenu(tr("&Game"));
    addTo(game, {C::NewGame, C::QuickPlay, C::NewTable, C::OpenGame});
    m_recent = game->addMenu(tr("&Recent"));
    addTo(game, {C::ContinueGame, C::WatchGame, C::TodaysDrill});
    game->addSeparator();
    addTo(game, {C::GameDetails, C::SaveCopy});
    game->addSeparator();
    QMenu* exports = game->addMenu(tr("&Export"));
    addTo(exports,
          {C::ExportSheet,
           C::ExportText,
           C::ExportPlays,
           C::ExportBox,
           C::ExportNumbers,
           C::ExportPicture});
    addTo(game, {C::Print, C::CopyLog});
    game->addSeparator();
    addTo(game, {C::Concede});
    game->addSeparator();
    addTo(game, {C::Quit});

    QMenu* play = bar.addMenu(tr("&Play"));
    addTo(play, {C::MainAction, C::Switch});
    play->addSeparator();
    addTo(play, {C::Undo, C::Redo});
    play->addSeparator();
    addTo(play, {C::SameAgain, C::NewLuck, C::WatchAgain, C::BackToSetUp});
    play->addSeparator();
    addTo(play, {C::Hint, C::Seats, C::Arbiter});
    play->addSeparator();
    addTo(play, {C::Pause, C::Slower, C::Faster, C::Seed});
    m_coaches = play->addMenu(tr("The coaches' &keys"));
    m_replay = play->addMenu(tr("In a &replay"));

    QMenu* board = bar.addMenu(tr("&Board"));
    addTo(board, {C::NextFigure, C::PreviousFigure, C::SelectOffense, C::SelectDefense});
    board->addSeparator();
    addTo(board, {C::TurnLeft, C::TurnRight, C::Mirror, C::Snap, C::GiveBall});
    board->addSeparator();
    addTo(board, {C::OffenseFormation, C::DefenseFormation, C::SwapSides});
    board->addSeparator();
    addTo(board, {C::SpeedUp, C::SpeedDown});
    m_boards = board->addMenu(tr("&Kind of board"));

    QMenu* view = bar.addMenu(tr("&View"));
    addTo(view,
          {C::ZoomIn,
           C::ZoomOut,
           C::FitPlay,
           C::FitBoard,
           C::FollowBall,
           C::TurnBoard,
           C::TurnForCoach,
           C::Measure});
    view->addSeparator();
    m_layers = view->addMenu(tr("&Layers"));
    addTo(m_layers,
          {C::LayerNumbers, C::LayerHeadings, C::LayerTraces, C::LayerContacts, C::LayerMiniMap});
    QMenu* say = view->addMenu(tr("&Say"));
    addTo(say, {C::SaySituation, C::SayClocks, C::SayFigure, C::SayLast, C::SaySide});
    QMenu* themes = view->addMenu(tr("&Theme"));
    addTo(themes, {C::ThemeDesktop, C::ThemeLight, C::ThemeDark});
    view->addSeparator();
    QMenu* pages = view->addMenu(tr("&Go to"));
    addTo(pages, {C::HomePage, C::GamePage, C::TablePage, C::TeamsPage, C::ArchivePage});
    addTo(view,
          {C::BoxScore,
           C::ScoreboardWindow,
           C::NextPane,
           C::Log,
           C::Navigation,
           C::MenuBar,
           C::FullScreen});

    QMenu* league = bar.addMenu(tr("&League"));
    addTo(league, {C::TeamsPage, C::TablePage});

    QMenu* tools = bar.addMenu(tr("&Tools"));
    addTo(tools, {C::Finder, C::Drills, C::CallerAudit, C::DataFolder});
    if (m_developer)
        addTo(tools, {C::FrameTimes});

    QMenu* settings = bar.addMenu(tr("&Settings"));
    addTo(settings, {C::Sound, C::Captions, C::ReducedMotion});
    settings->addSeparator();
    settings->addMenu(themes);
    QMenu* text = settings->addMenu(tr("Te&xt size"));
    addTo(text, {C::TextLarger, C::TextSmaller, C::TextNormal});
    settings->addSeparator();
    addTo(settings, {C::Shortcuts, C::Preferences});

    QMenu* help = bar.addMenu(tr("&Help"));
    addTo(help, {C::Rules, C::Keys, C::WhatsThis, C::GuidedGame});
    help->addSeparator();
    addTo(help, {C::About, C::AboutQt});

    m_context = new QMenu{&m_window};
    addTo(m_context, {C::GiveBall, C::TurnLeft, C::TurnRight, C::Mirror});
    m_context->addSeparator();
    addTo(m_context, {C::OffenseFormation, C::DefenseFormation, C::SwapSides});
    m_context->addSeparator();
    addTo(m_context, {C::FitPlay, C::FitBoard, C::TurnBoard});
}

}  // namespace thrum::gui
