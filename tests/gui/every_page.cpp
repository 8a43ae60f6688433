#include "gui/every_page.hpp"

#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_details_dialog.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/archive/recovery_sheet.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/keys_sheet.hpp"
#include "gui/help/messages_window.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/practice/new_table_dialog.hpp"
#include "gui/preferences/preferences_dialog.hpp"
#include "gui/preferences/shortcuts_dialog.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/scoreboard_window.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/message_book.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/shell.hpp"
#include "support/recorded_game.hpp"

#include <thrum/games/tap/replay.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <set>
#include <stdexcept>

#include <QApplication>
#include <QTabWidget>

namespace thrum::gui::test {

namespace {
void settle() {
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

void keep(const QTemporaryDir& folder, const char* name, const std::string& text) {
    const auto file = std::filesystem::path{folder.path().toStdString()} / "games" / name;
    if (io::writeFileAtomically(file, text))
        throw std::runtime_error{"a game could not be written"};
}
}  // namespace

const std::string& EveryPage::game() {
    static const std::string text = [] {
        app::TapAsked asked = thrum::test::RecordedGame::asked(4);
        asked.overrides = R"({"game.playsPerHalf":4})";
        return thrum::test::RecordedGame{library(), asked}.text();
    }();
    return text;
}

EveryPage::EveryPage(std::string shown) : m_shown{std::move(shown)} {
    const std::string& whole = m_shown;
    keep(m_folder, "2026-11-20T190205-tap-a.thrum", whole);
    keep(m_folder,
         "2026-11-20T201511-tap-b.thrum",
         whole.substr(0, whole.find('\n', whole.size() / 2) + 1));
    keep(m_folder, "2026-11-19T183000-tap-c.thrum", "this is no game\n");
    m_desk = std::make_unique<Desk>(m_folder.filePath(QStringLiteral("games")),
                                    m_folder.filePath(QStringLiteral("index.json")));
}

void EveryPage::walk(const std::function<void(const std::string&, QWidget&)>& look) {
    const Commands& commands = window().commands();
    for (const auto& [name, command] : {std::pair{"home", Command::HomePage},
                                        std::pair{"practice table", Command::TablePage},
                                        std::pair{"teams", Command::TeamsPage},
                                        std::pair{"tweak bench", Command::BenchPage},
                                        std::pair{"team room", Command::TeamRoom},
                                        std::pair{"sheet room", Command::SheetRoom},
                                        std::pair{"formations", Command::FormationShelf},
                                        std::pair{"playbook", Command::Playbook},
                                        std::pair{"boards", Command::BoardShelf},
                                        std::pair{"archive", Command::ArchivePage},
                                        std::pair{"new game", Command::NewGame}}) {
        commands[command]->trigger();
        settle();
        look(name, window());
    }
    GameViews& views = window().views();
    if (views.replay(m_shown, QStringLiteral("game.thrum"), false))
        throw std::runtime_error{"the game cannot be shown"};
    const app::Replay& replay = views.replayPage().document().replay();
    views.replayPage().player().seek(replay.lengthMs() / 2);
    settle();
    look("replay", window());
    static_cast<void>(views.boxScore(m_shown, QStringLiteral("game.thrum")));
    auto* tabs = views.boxScorePage().findChild<QTabWidget*>();
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        settle();
        look("box score, " + tabs->tabText(i).remove(QLatin1Char('&')).toStdString(), window());
    }
    walkDialogs(look);
    walkGame(look);
    window().pages().show(window().tablePage());
}

void EveryPage::walkDialogs(const std::function<void(const std::string&, QWidget&)>& look) {
    Shell& shell = window().shell();
    const auto seen = [&look](const char* name, QWidget& dialog) {
        dialog.show();
        settle();
        look(name, dialog);
        dialog.close();
    };
    shell.finder().open();
    seen("finder", shell.finder());
    shell.rules()->openAt(QStringLiteral("TAP-SW-2"));
    seen("rules", *shell.rules());
    ShortcutsDialog shortcuts{shell.shortcuts(), &window()};
    seen("shortcuts", shortcuts);
    PreferencesDialog preferences{shell.preferences(), &window()};
    seen("preferences", preferences);
    KeysSheet keys{shell.shortcuts(), &window()};
    seen("keys", keys);
    MessageBook book;
    for (int i = 0; i < 12; ++i)
        book.add(QStringLiteral("#34 stands on the line of scrimmage; a back stands a yard behind"),
                 NewsKind::Refusal);
    MessagesWindow messages{book, &window()};
    seen("messages", messages);
    NewTableDialog table{window().library(), TableChoice{}, &window()};
    seen("new practice table", table);
    const auto& games = window().shelf().archive()->games();
    GameDetailsDialog details{games.front(), m_shown.substr(0, m_shown.find('\n')), &window()};
    seen("game details", details);
    auto* recovery = new RecoverySheet{games, window().library(), &window()};
    seen("recovery", *recovery);
    window().commands()[Command::ScoreboardWindow]->setChecked(true);
    seen("scoreboard", *shell.scoreboard());
    window().commands()[Command::ScoreboardWindow]->setChecked(false);
}

void EveryPage::walkGame(const std::function<void(const std::string&, QWidget&)>& look) {
    const auto replay = app::Replay::open(m_shown, "game.thrum");
    std::set<tap::EventKind> seen;
    // the page that comes after the first event of each kind
    const auto& game = app::TapReplay::of(*replay);
    for (std::size_t i = 0; i < replay->steps().size(); ++i) {
        const app::ReplayStep& step = replay->steps()[i];
        const bool fresh = std::ranges::any_of(game.events(i), [&seen](const tap::Event& event) {
            return !seen.contains(event.kind);
        });
        if (!fresh)
            continue;
        for (const tap::Event& event : game.events(i))
            seen.insert(event.kind);
        if (!window()
                 .director()
                 .branchFrom(m_shown, static_cast<std::size_t>(step.line - 1))
                 .isEmpty())
            continue;
        settle();
        window().director().tapPage()->panel().refresh();
        settle();
        look(window().windowTitle().toStdString(), window());
    }
}

}  // namespace thrum::gui::test
