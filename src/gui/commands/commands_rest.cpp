#include "gui/commands/commands.hpp"

// What the menus Tools, Settings and Help offer.

namespace thrum::gui {

void Commands::addTools() {
    add({Command::Finder,
         tr("&Command finder…"),
         tr("Any command, rule, formation, team or game by part of its text"),
         QStringLiteral("Ctrl+K")});
    add({Command::Drills,
         tr("&Drills…"),
         tr("All drills, the scores to beat and your best ones"),
         QStringLiteral("Ctrl+Alt+D")});
    add({Command::CallerAudit,
         tr("&Audit the fair caller…"),
         tr("A thousand calls from the chart, counted: whether either side is favored"),
         {}});
    add({Command::DataFolder,
         tr("&Data folder"),
         tr("Open the folder for your own teams, bases and formations"),
         {}});
}

void Commands::addSettings() {
    add({Command::Sound,
         tr("&Sound"),
         tr("Hear the board"),
         QStringLiteral("Ctrl+Shift+U"),
         false,
         true});
    add({Command::QuietEvening,
         tr("&Quiet evening"),
         tr("The board hums at no more than 15 percent; whistles and clocks as before"),
         {},
         false,
         true});
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
    add({Command::TextSmaller,
         tr("Text &smaller"),
         tr("Smaller text in all panels"),
         QStringLiteral("Ctrl+Shift+-")});
    add({Command::TextLarger,
         tr("Text &larger"),
         tr("Larger text in all panels"),
         QStringLiteral("Ctrl+Shift++; Ctrl+Shift+=")});
    add({Command::TextNormal,
         tr("Text &normal"),
         tr("Text as the desktop has it"),
         QStringLiteral("Ctrl+Shift+0")});
    add({Command::Shortcuts, tr("&Shortcuts…"), tr("See and change the keys"), {}});
    add({Command::Preferences,
         tr("&Preferences…"),
         tr("All settings on one page"),
         QStringLiteral("Ctrl+,")});
}

void Commands::addHelp() {
    add({Command::Rules,
         tr("&Rules"),
         tr("The rule book, at the rule in question"),
         QStringLiteral("F1")});
    add({Command::Manual,
         tr("&Manual"),
         tr("How everything works, with pictures, at the page you look at"),
         QStringLiteral("Ctrl+F1")});
    add({Command::Keys, tr("&Keys"), tr("All keys on one sheet"), QStringLiteral("?"), true});
    add({Command::WhatsThis,
         tr("&What's this"),
         tr("Explain a thing by clicking it"),
         QStringLiteral("Shift+F1")});
    add({Command::GuidedGame,
         tr("Guided &first game"),
         tr("Eight short steps at the board, each done when you did it"),
         {}});
    add({Command::About, tr("&About Thrum"), tr("Version, licence, thanks"), {}});
    add({Command::AboutQt, tr("About &Qt"), tr("The libraries that draw this window"), {}});
}

}  // namespace thrum::gui
