#include "gui/commands/commands.hpp"

// What the menus Board and View offer.

namespace thrum::gui {

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
    add({Command::MoveLeft,
         tr("To the &left\tLeft"),
         tr("Move the selected men half a yard (Shift: a tenth, Ctrl: five)"),
         {}});
    add({Command::MoveRight,
         tr("To the &right\tRight"),
         tr("Move the selected men half a yard (Shift: a tenth, Ctrl: five)"),
         {}});
    add({Command::MoveUp,
         tr("&Up the board\tUp"),
         tr("Move the selected men half a yard (Shift: a tenth, Ctrl: five)"),
         {}});
    add({Command::MoveDown,
         tr("&Down the board\tDown"),
         tr("Move the selected men half a yard (Shift: a tenth, Ctrl: five)"),
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
    add({Command::KeepFormation,
         tr("K&eep this formation…"),
         tr("Keep how the men stand now under a name, to call it again in any game"),
         QStringLiteral("Ctrl+Shift+F")});
    add({Command::OwnFormations,
         tr("My formations…"),
         tr("Give a formation you have kept another name, or delete it"),
         QStringLiteral("Ctrl+F2")});
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
         QStringLiteral("+; =; Ctrl+="),
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
    add({Command::PanLeft,
         tr("To the &left"),
         tr("Look farther to the left"),
         QStringLiteral("Ctrl+Shift+Left"),
         true});
    add({Command::PanRight,
         tr("To the &right"),
         tr("Look farther to the right"),
         QStringLiteral("Ctrl+Shift+Right"),
         true});
    add({Command::PanUp,
         tr("&Up"),
         tr("Look farther up the board"),
         QStringLiteral("Ctrl+Shift+Up"),
         true});
    add({Command::PanDown,
         tr("&Down"),
         tr("Look farther down the board"),
         QStringLiteral("Ctrl+Shift+Down"),
         true});
    add({Command::FollowBall,
         tr("&Follow the ball"),
         tr("The view goes with the carrier"),
         QStringLiteral("B"),
         true,
         true});
    // What the program has zoomed by itself it does not lose sight of (UX-8.4: off, nothing moves).
    (*this)[Command::FollowBall]->setChecked(true);
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
    add({Command::LayerGrid,
         tr("&Grid"),
         tr("A line for each yard, along and across"),
         QStringLiteral("Ctrl+G"),
         false,
         true});
    add({Command::LayerPositions,
         tr("&Positions"),
         tr("What each man plays, beside his number"),
         {},
         false,
         true});
    add({Command::SaySituation, tr("&Situation"), tr("Say the situation"), QStringLiteral("F2")});
    add({Command::SayClocks, tr("&Clocks"), tr("Say the clocks"), QStringLiteral("F3")});
    add({Command::SayFigure,
         tr("&Figure"),
         tr("Say who the selected man is"),
         QStringLiteral("F4")});
    add({Command::SayLast, tr("&Last event"), tr("Say what happened last"), QStringLiteral("F5")});
    add({Command::SaySide,
         tr("&Overview of a side"),
         tr("Say where everybody of a side stands; again for the other side"),
         QStringLiteral("F7")});
    add({Command::ThemeDesktop,
         tr("As the &desktop"),
         tr("Light or dark as the desktop is"),
         {},
         false,
         true});
    add({Command::ThemeLight, tr("&Light"), tr("Light panels"), {}, false, true});
    add({Command::ThemeDark, tr("Da&rk"), tr("Dark panels"), {}, false, true});
    add({Command::ThemeContrast,
         tr("High &contrast"),
         tr("Black, white and yellow panels"),
         {},
         false,
         true});
    add({Command::HomePage,
         tr("&Home"),
         tr("Where the program begins"),
         QStringLiteral("Alt+1"),
         false,
         true});
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
    add({Command::ScoreboardWindow,
         tr("S&coreboard window"),
         tr("The scoreboard alone, for a second screen or across the room"),
         QStringLiteral("Ctrl+Shift+B"),
         false,
         true});
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
    add({Command::Messages,
         tr("M&essages…"),
         tr("The last hundred things the window said, with their times"),
         QStringLiteral("Ctrl+Shift+L")});
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
}

}  // namespace thrum::gui
