#include "measuring/shell_pictures.hpp"

#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/home/home_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/preferences/preferences_dialog.hpp"
#include "gui/preferences/shortcuts_dialog.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/scoreboard_window.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/shell.hpp"
#include "gui/workshop/bench_crew.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/boards_page.hpp"
#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/playbook_page.hpp"
#include "measuring/album.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/games/tap/replay.hpp>
#include <thrum/io/text_file.hpp>

#include <QApplication>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>

namespace thrum::gui::measuring {

namespace {
constexpr std::uint64_t kShownSeed = 11;  // has a stop, a pass and a touchdown in it
constexpr int kDrives = 2;                // tab of the box score

/// How many lines of a record lead to the first event of a kind; `with` its own step or without.
/// @param clause  of the event; empty: any
std::optional<std::size_t> linesTo(const app::Replay& replay,
                                   tap::EventKind kind,
                                   bool with,
                                   const std::string& clause) {
    for (std::size_t i = 0; i < replay.steps().size(); ++i)
        for (const tap::Event& event : app::TapReplay::of(replay).events(i))
            if (event.kind == kind && (clause.empty() || event.clause == clause))
                return static_cast<std::size_t>(replay.steps()[i].line - (with ? 1 : 2));
    return std::nullopt;
}

/// Goes on from moments of the game as a coach would, and takes the page he sees there.
void addGamePages(Album& album, MainWindow& window, const std::string& game) {
    const auto replay = app::Replay::open(game, "game");
    if (!replay)
        return;
    window.commands()[Command::NewGame]->trigger();
    album.add(window, "new-game");
    struct Wanted {
        tap::EventKind kind;
        const char* name;
        bool with = true;
        std::string clause{};
    };
    for (const Wanted& wanted :
         {Wanted{tap::EventKind::SetDeclared, "game-kickoff"},
          Wanted{tap::EventKind::SetDeclared, "game-line-up", true, "TAP-LO-13"},
          Wanted{tap::EventKind::Announced, "game-announce", false},
          Wanted{tap::EventKind::StopGranted, "game-stop"},
          Wanted{tap::EventKind::ReceiverNamed, "game-pass"},
          Wanted{tap::EventKind::Touchdown, "game-try"}}) {
        const auto lines = linesTo(*replay, wanted.kind, wanted.with, wanted.clause);
        if (!lines || !window.director().branchFrom(game, *lines).isEmpty())
            continue;
        album.add(window, wanted.name);
    }
}

/// The pages of the workshop, with something measured and tried on them.
void addWorkshop(Album& album, MainWindow& window) {
    constexpr int kBenchRuns = 20;
    constexpr int kLongestWorkMs = 120'000;
    const Commands& commands = window.commands();
    // the game of the pictures before is over: in a play the bench is read-only
    if (TapPage* page = window.director().tapPage())
        page->match().concede(Side::Visitor);
    commands[Command::BenchPage]->trigger();
    BenchPage& bench = window.bench();
    const auto benchIdle = [&bench] { return !bench.crew().isBusy(); };
    test::waitFor(benchIdle, kLongestWorkMs);
    bench.setRuns(kBenchRuns);
    bench.measure({app::BenchTest::Dash,
                   app::BenchTest::SameSpot,
                   app::BenchTest::Push,
                   app::BenchTest::Falls});
    test::waitFor(benchIdle, kLongestWorkMs);
    album.add(window, "bench");
    commands[Command::FormationShelf]->trigger();
    window.formations().document().choose("wing-t");
    album.add(window, "formations");
    commands[Command::Playbook]->trigger();
    PlaybookPage& playbook = window.playbook();
    playbook.document().choose("ir-dive");
    commands[Command::PlayTry]->trigger();
    test::waitFor([&playbook] { return !playbook.crew().isBusy(); }, kLongestWorkMs);
    album.add(window, "playbook");
    commands[Command::BoardShelf]->trigger();
    window.boards().document().choose("garage");
    album.add(window, "boards");
    commands[Command::TeamRoom]->trigger();
    album.add(window, "team");
}

/// The archive with the game in it, finished, left half way and damaged.
void addArchive(Album& album, const std::string& game) {
    const QTemporaryDir folder;
    if (!folder.isValid() || game.empty())
        return;
    const std::filesystem::path games{folder.path().toStdString()};
    const std::size_t half = game.find('\n', game.size() / 2) + 1;
    for (const auto& [name, text] :
         {std::pair{"2026-11-20T190205-tap-lancers-wildcats.thrum", game},
          std::pair{"2026-11-20T201511-tap-lancers-wildcats.thrum", game.substr(0, half)},
          std::pair{"2026-11-19T183000-tap-wildcats-lancers.thrum", std::string{"{}\n"}}})
        static_cast<void>(io::writeFileAtomically(games / name, text));
    app::Archive archive{games, games / "index.json"};
    archive.refresh();
    ArchivePage page;
    page.showArchive(&archive);
    page.resize(1230, 694);
    page.show();
    album.add(page, "archive");
    page.showArchive(nullptr);
}

/// The first moment of the longest run in which somebody was touched a while ago.
std::int64_t worthSeeing(const app::Replay& replay) {
    std::int64_t best = 0;
    int longest = 0;
    for (const app::ReplayStep& step : replay.steps())
        if (step.run != nullptr && step.run->ticks > longest && !step.run->contacts.empty()) {
            longest = step.run->ticks;
            best = step.startMs + (step.endMs - step.startMs) * 3 / 4;
        }
    return best;
}
}  // namespace

std::string sampleGame(const MainWindow& window) {
    app::TapAsked asked;
    asked.game = "tap";
    asked.seed = kShownSeed;
    asked.mode = tap::Mode::Solitaire;
    asked.home.seat = "random";
    asked.visitor.seat = "random";
    asked.overrides = R"({"game.playsPerHalf":6})";
    auto game = app::TapGame::begin(window.library(), {}, asked, "thrum", "2026-11-20T19:02:05Z");
    if (!game || app::playOut(**game, [](const tap::State&, std::span<const tap::Event>) {}))
        return {};
    return (*game)->fileText();
}

bool drawShellPictures(MainWindow& window,
                       const QDir& folder,
                       const QString& mark,
                       const std::string& game) {
    Album album{folder, mark};
    const Commands& commands = window.commands();
    commands[Command::HomePage]->trigger();
    album.add(window, "home");
    Shell& shell = window.shell();
    commands[Command::Finder]->trigger();
    shell.finder().findChild<QLineEdit*>()->setText(QStringLiteral("pivot"));
    album.add(shell.finder(), "finder");
    shell.finder().close();
    if (RulesWindow* rules = shell.rules()) {
        rules->openAt(QStringLiteral("TAP-SW-2"));
        album.add(*rules, "rules");
        rules->close();
    }
    ShortcutsDialog keys{shell.shortcuts(), &window};
    keys.show();
    album.add(keys, "shortcuts");
    keys.close();
    PreferencesDialog preferences{shell.preferences(), &window};
    preferences.show();
    album.add(preferences, "preferences");
    preferences.close();
    if (!game.empty()) {
        GameViews& views = window.views();
        static_cast<void>(views.boxScore(game, QStringLiteral("game")));
        auto* tabs = views.boxScorePage().findChild<QTabWidget*>();
        tabs->setCurrentIndex(0);
        album.add(window, "box-score");
        tabs->setCurrentIndex(kDrives);
        album.add(window, "drives");
        static_cast<void>(views.replay(game, QStringLiteral("game"), false));
        views.replayPage().player().seek(worthSeeing(views.replayPage().document().replay()));
        album.add(window, "replay");
        addGamePages(album, window, game);
    }
    addArchive(album, game);
    addWorkshop(album, window);
    commands[Command::ScoreboardWindow]->setChecked(true);
    StripFacts facts = window.scoreboard().facts();
    facts.home.score = 14;
    facts.visitor.score = 10;
    shell.scoreboard()->showFacts(facts);
    album.add(*shell.scoreboard(), "scoreboard");
    commands[Command::ScoreboardWindow]->setChecked(false);
    window.pages().show(window.tablePage());
    return album.good();
}

}  // namespace thrum::gui::measuring
