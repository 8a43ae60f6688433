#include "gui/commands/commands.hpp"

// What the menus Game and Play offer.

namespace thrum::gui {

void Commands::addGame() {
    add({Command::NewGame,
         tr("&New game…"),
         tr("Choose mode, teams, coaches and board, all on one page"),
         QStringLiteral("Ctrl+N")});
    add({Command::QuickPlay,
         tr("&Quick play"),
         tr("A game with the last set-up, at once"),
         QStringLiteral("Ctrl+Shift+N")});
    add({Command::NewTable,
         tr("Practice t&able…"),
         tr("Choose teams and board for free practice"),
         QStringLiteral("Ctrl+Alt+N")});
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
    add({Command::GameDetails,
         tr("Name and &details…"),
         tr("What the game was begun with, where it is kept, and its name"),
         QStringLiteral("Ctrl+S; Alt+Return")});
    add({Command::SaveCopy,
         tr("Save &copy…"),
         tr("A copy of the game's file elsewhere"),
         QStringLiteral("Ctrl+Shift+S")});
    add({Command::ExportSheet,
         tr("Game sh&eet on one page…"),
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
    add({Command::ExportPicture,
         tr("&Board as a picture…"),
         tr("Keep the board as a picture or a drawing"),
         QStringLiteral("Ctrl+E")});
    add({Command::Print, tr("Pr&int…"), tr("The game sheet on paper"), QStringLiteral("Ctrl+P")});
    add({Command::CopyLog,
         tr("&Copy play by play"),
         tr("Copy the play-by-play as text"),
         QStringLiteral("Ctrl+Shift+C")});
    add({Command::Concede, tr("&Concede…"), tr("Give the game up; asks first"), {}});
    add({Command::Quit, tr("&Quit"), tr("Leave Thrum"), QStringLiteral("Ctrl+Q")});
}

void Commands::addPlay() {
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
    add({Command::ShowTouch,
         tr("Show me the &touch"),
         tr("The last tackle of this game at a tenth of its speed: who met whom, and with which "
            "edge"),
         QStringLiteral("Shift+R"),
         true});
    add({Command::BackToReplay,
         tr("Ba&ck to the replay"),
         tr("From a what-if to the replay it was taken from, where you were watching"),
         QStringLiteral("Ctrl+Backspace")});
    add({Command::BackToSetUp,
         tr("&Back to the set-up"),
         tr("Everybody back to where he stood at the snap"),
         QStringLiteral("Backspace"),
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
    add({Command::FinishGame,
         tr("F&inish this game for me"),
         tr("Two computer coaches play it to its end, sixteen times as fast; Who coaches gives a "
            "side back"),
         {}});
    add({Command::Arbiter,
         tr("Arbiter pa&nel…"),
         tr("Stop both clocks, put score, down, spot or a clock right, play a down again"),
         QStringLiteral("Ctrl+Shift+A")});
    add({Command::Pause,
         tr("&Pause"),
         tr("Stop every clock of the game, or go on"),
         QStringLiteral("P"),
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
    add({Command::Seed,
         tr("S&eed…"),
         tr("See or set the seed of the next run's luck"),
         QStringLiteral("Ctrl+R")});
}

}  // namespace thrum::gui
