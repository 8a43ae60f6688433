#include "gui/commands/command_table.hpp"

#include <array>

#include <QCoreApplication>

// The shelves of the workshop: formations, plays, boards; and what is called by key from them.

namespace thrum::gui {

namespace {
using C = Command;
using M = CommandMenu;

constexpr CommandRow shelf(C command,
                           const char* text,
                           const char* tip,
                           const char* keys,
                           const char* words = "",
                           Fronts where = kForShelves) {
    return {.command = command,
            .menu = M::Shelf,
            .text = text,
            .tip = tip,
            .keys = keys,
            .words = words,
            .where = where,
            .heard = KeyPlace::Bench};
}

constexpr CommandRow starred(C command, const char* text, const char* keys) {
    return {
        .command = command,
        .menu = M::Starred,
        .text = text,
        .tip = QT_TRANSLATE_NOOP("Commands", "Line up in the starred formation that has this key"),
        .keys = keys,
        .words = QT_TRANSLATE_NOOP("Commands", "formation call star"),
        .where = kForPlay,
        .doer = CommandDoer::Window};
}

constexpr std::array kShelfRows{
    CommandRow{.command = C::FormationShelf,
               .menu = M::Tools,
               .text = QT_TRANSLATE_NOOP("Commands", "&Formation library"),
               .tip = QT_TRANSLATE_NOOP(
                   "Commands", "All formations: stars and keys, tags, numbers, uses and gains"),
               .keys = "Ctrl+Alt+O; Alt+9",
               .words = QT_TRANSLATE_NOOP("Commands", "workshop formations star tag"),
               .doer = CommandDoer::Pages,
               .checks = true},
    CommandRow{
        .command = C::Playbook,
        .menu = M::Tools,
        .text = QT_TRANSLATE_NOOP("Commands", "&Playbook"),
        .tip = QT_TRANSLATE_NOOP("Commands", "Make plays, try them against defenses, print them"),
        .keys = "Ctrl+Alt+Y; Alt+0",
        .words = QT_TRANSLATE_NOOP("Commands", "workshop plays sheet wrist card"),
        .doer = CommandDoer::Pages,
        .checks = true},
    CommandRow{.command = C::BoardShelf,
               .menu = M::Tools,
               .text = QT_TRANSLATE_NOOP("Commands", "&Boards"),
               .tip = QT_TRANSLATE_NOOP(
                   "Commands", "Where a board shakes more and less, how it leans, a level test"),
               .keys = "Ctrl+Alt+W",
               .words = QT_TRANSLATE_NOOP("Commands", "workshop vibration map heat tilt level"),
               .doer = CommandDoer::Pages,
               .checks = true},
    shelf(C::ShelfEdit,
          QT_TRANSLATE_NOOP("Commands", "To the practice &table"),
          QT_TRANSLATE_NOOP("Commands", "Line it up at the practice table, to move and to try"),
          "Ctrl+Return",
          QT_TRANSLATE_NOOP("Commands", "edit"),
          kForMarked),
    shelf(C::ShelfStar,
          QT_TRANSLATE_NOOP("Commands", "&Star it"),
          QT_TRANSLATE_NOOP("Commands", "With a star comes a key by which it is called in a game"),
          "Ctrl+J",
          QT_TRANSLATE_NOOP("Commands", "favorite key"),
          kForMarked),
    shelf(C::ShelfCopy,
          QT_TRANSLATE_NOOP("Commands", "&Copy it…"),
          QT_TRANSLATE_NOOP("Commands", "One of your own, like the chosen one, to change"),
          "Ins",
          QT_TRANSLATE_NOOP("Commands", "new make")),
    shelf(C::ShelfImport,
          QT_TRANSLATE_NOOP("Commands", "&Import…"),
          QT_TRANSLATE_NOOP("Commands", "Take one from a file; a file may be dropped here, too"),
          "Ctrl+Alt+I",
          QT_TRANSLATE_NOOP("Commands", "open file load")),
    shelf(C::ShelfExport,
          QT_TRANSLATE_NOOP("Commands", "&Export…"),
          QT_TRANSLATE_NOOP("Commands", "Write it to a file"),
          "Ctrl+Alt+E",
          QT_TRANSLATE_NOOP("Commands", "save file share")),
    shelf(C::ShelfRemove,
          QT_TRANSLATE_NOOP("Commands", "&Remove it"),
          QT_TRANSLATE_NOOP("Commands", "Take one of your own away; undo brings it back"),
          "Ctrl+Del",
          QT_TRANSLATE_NOOP("Commands", "delete")),
    shelf(C::ShelfNew,
          QT_TRANSLATE_NOOP("Commands", "&New…"),
          QT_TRANSLATE_NOOP("Commands",
                            "A play from a formation, or a formation of how the men stand at the "
                            "practice table"),
          "Ctrl+Ins",
          QT_TRANSLATE_NOOP("Commands", "make formation play"),
          kForMarked),
    shelf(C::PlayTry,
          QT_TRANSLATE_NOOP("Commands", "Tr&y it a hundred times"),
          QT_TRANSLATE_NOOP("Commands", "Against each of the chosen defenses: gains and spread"),
          "Ctrl+Y",
          QT_TRANSLATE_NOOP("Commands", "test spread average gain"),
          kForPlaybook),
    shelf(C::PlayStop,
          QT_TRANSLATE_NOOP("Commands", "St&op the tries"),
          QT_TRANSLATE_NOOP("Commands", "What was under way counts for nothing"),
          "Esc",
          QT_TRANSLATE_NOOP("Commands", "cancel"),
          kForPlaybook),
    shelf(C::PlayPrint,
          QT_TRANSLATE_NOOP("Commands", "&Print plays…"),
          QT_TRANSLATE_NOOP("Commands", "As sheets of 1, 2, 4 or 8 to a page, on paper or PDF"),
          "Ctrl+Alt+T",
          QT_TRANSLATE_NOOP("Commands", "sheet PDF paper wrist"),
          kForPlaybook),
    shelf(C::LevelTest,
          QT_TRANSLATE_NOOP("Commands", "&Level test"),
          QT_TRANSLATE_NOOP("Commands", "Where men who run straight on an even board end on this"),
          "Ctrl+Y",
          QT_TRANSLATE_NOOP("Commands", "drift tilt true"),
          kForBoardShelf),
    CommandRow{.command = C::WristCard,
               .menu = M::Play,
               .text = QT_TRANSLATE_NOOP("Commands", "&Wrist card"),
               .tip = QT_TRANSLATE_NOOP("Commands",
                                        "Your starred plays with their keys; a digit calls one"),
               .keys = "C",
               .words = QT_TRANSLATE_NOOP("Commands", "playbook call play"),
               .where = kForGame,
               .heard = KeyPlace::Game},
    CommandRow{.command = C::PaleDefense,
               .menu = M::Board,
               .text = QT_TRANSLATE_NOOP("Commands", "The defense in the back&ground"),
               .tip = QT_TRANSLATE_NOOP(
                   "Commands", "Drawn pale, and not to be taken hold of, while you line up"),
               .keys = "Ctrl+Alt+V",
               .words = QT_TRANSLATE_NOOP("Commands", "opponent shadow background"),
               .where = kForPractice,
               .doer = CommandDoer::Switch,
               .checks = true},
    CommandRow{.command = C::PaleLastPlay,
               .menu = M::Board,
               .text = QT_TRANSLATE_NOOP("Commands", "The last play in the backgroun&d"),
               .tip = QT_TRANSLATE_NOOP("Commands", "How all men stood for the play before, pale"),
               .keys = "Ctrl+Alt+L",
               .words = QT_TRANSLATE_NOOP("Commands", "shadow background places"),
               .where = kForPractice,
               .doer = CommandDoer::Switch,
               .checks = true},
    starred(C::CallFormation1, QT_TRANSLATE_NOOP("Commands", "Starred formation &1"), "Ctrl+1"),
    starred(C::CallFormation2, QT_TRANSLATE_NOOP("Commands", "Starred formation &2"), "Ctrl+2"),
    starred(C::CallFormation3, QT_TRANSLATE_NOOP("Commands", "Starred formation &3"), "Ctrl+3"),
    starred(C::CallFormation4, QT_TRANSLATE_NOOP("Commands", "Starred formation &4"), "Ctrl+4"),
    starred(C::CallFormation5, QT_TRANSLATE_NOOP("Commands", "Starred formation &5"), "Ctrl+5"),
    starred(C::CallFormation6, QT_TRANSLATE_NOOP("Commands", "Starred formation &6"), "Ctrl+6"),
    starred(C::CallFormation7, QT_TRANSLATE_NOOP("Commands", "Starred formation &7"), "Ctrl+7"),
    starred(C::CallFormation8, QT_TRANSLATE_NOOP("Commands", "Starred formation &8"), "Ctrl+8"),
    starred(C::CallFormation9, QT_TRANSLATE_NOOP("Commands", "Starred formation &9"), "Ctrl+9")};
}  // namespace

std::span<const CommandRow> rowsOfShelves() {
    return kShelfRows;
}

}  // namespace thrum::gui
