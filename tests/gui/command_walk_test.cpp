// One table of commands: what each does goes to what is in front of the coach, and nothing else is
// touched (UX-5).

#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/commands/command_router.hpp"
#include "gui/commands/commands.hpp"
#include "gui/every_page.hpp"
#include "gui/game_test.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/page_switch.hpp"

#include <functional>
#include <optional>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QTableView>
#include <QTextStream>
#include <QTimer>
#include <QWhatsThis>

namespace {
using test::EveryPage;

const std::string kLiningUp = R"({"phase":"S1","stage":"first","offense":"home","down":1,
    "line_of_scrimmage":30,"line_to_gain":40,
    "figures":{"H50":{"x":28.9,"y":26.6665},"H34":{"x":22,"y":30}}})";
const std::string kStopped = R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
    "line_to_gain":47,"carrier":"H12","stops_used":1,
    "figures":{"H12":{"x":36,"y":26.6665},"H34":{"x":35,"y":24.5},"V21":{"x":46.5,"y":17}},
    "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})";
const std::string kKickoff = R"({"phase":"K1","stage":"first","offense":"visitor",
    "opening_kicker":"home","play_facts":{"kind":"kickoff"}})";

void settle() {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

void write(QTextStream& out, const BoardView& board) {
    // where it is fitted the window's size decides, else the coach did
    out << board.keptZoom() << ' ' << board.view().turned() << '\n';
}

void write(QTextStream& out, const std::vector<FigureId>& chosen) {
    for (const FigureId id : chosen)
        out << id.value() << ' ';
    out << '\n';
}

/// All of the practice table that a command could touch.
QString practiceDigest(MainWindow& window) {
    QString text;
    QTextStream out{&text};
    TableSession& session = window.session();
    const SetupState& state = session.document().state();
    for (const FigureSetup& man : state.figures)
        out << man.id.value() << ' ' << man.pose.at.x.yards() << ' ' << man.pose.at.y.yards() << ' '
            << man.pose.heading.degrees() << '\n';
    out << state.offenseFormation.c_str() << ' ' << state.defenseFormation.c_str() << ' '
        << static_cast<int>(state.offense) << ' ' << state.lineOfScrimmage.yards() << ' '
        << (state.carrier ? static_cast<int>(state.carrier->value()) : -1) << '\n';
    const TableData& data = session.document().data();
    out << window.practice().choice().board.c_str() << ' ' << data.table.speedTenths << ' '
        << data.team(Side::Home).id.c_str() << ' ' << session.document().undoStack().index() << ' '
        << static_cast<int>(session.phase()) << ' ' << session.seed() << ' ' << session.timeScale()
        << ' ' << session.playNumber() << ' ' << session.log().lines().size() << '\n';
    write(out, session.selection().ids());
    write(out, window.tablePage().board());
    return text;
}

QString gameDigest(MainWindow& window) {
    QString text;
    QTextStream out{&text};
    if (TapPage* page = window.director().tapPage()) {
        out << page->match().game().session().digest() << ' ' << page->match().game().name().c_str()
            << ' ' << page->match().timeScale() << ' ' << page->log().lines().size() << '\n';
        write(out, page->selection().ids());
        write(out, page->board());
    }
    return text;
}

/// Closes whatever a command asks or opens, as a coach would who did not want it.
class Decliner {
public:
    Decliner() {
        m_timer.setInterval(5);
        QObject::connect(&m_timer, &QTimer::timeout, [] { decline(); });
        m_timer.start();
    }
    static void decline() {
        if (QWhatsThis::inWhatsThisMode())
            QWhatsThis::leaveWhatsThisMode();
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget* modal = QApplication::activeModalWidget())
            modal->close();
    }
    /// Windows that stay open beside the main one.
    static void closeOthers(const MainWindow& window) {
        decline();
        for (QWidget* other : QApplication::topLevelWidgets())
            if (other != &window && other->isVisible())
                other->close();
    }

private:
    QTimer m_timer;
};

struct Place {
    const char* name;
    Front front;
    /// Brings it to the front, from wherever; again where what is in front was changed.
    std::function<MainWindow&()> show;
};

/// It would leave the program, start another one, a game that plays by itself, or a long thought.
bool goesOnAlone(Command command) {
    return command == Command::Quit || command == Command::DataFolder ||
           command == Command::Print || command == Command::QuickPlay ||
           command == Command::WatchGame || command == Command::TodaysDrill ||
           command == Command::ContinueGame || command == Command::FinishGame ||
           command == Command::Hint;
}

/// @param each  how many commands of the table are passed over from one to the next, plus one
void walk(const Place& place, std::size_t each = 1) {
    const Decliner decliner;
    MainWindow* window = &place.show();
    settle();
    REQUIRE(window->router().front()->place() == place.front);
    int taken = 0;
    std::size_t at = 0;
    for (const CommandRow& row : commandTable()) {
        if (at++ % each != 0)
            continue;
        QAction* action = window->commands()[row.command];
        INFO(place.name << ": " << plainText(*action).toStdString());
        CommandTarget* front = window->router().front();
        // a page answers for what the table says is for it, and for nothing else
        if (row.doer == CommandDoer::Front)
            CHECK(front->offer(row.command).has_value() == row.where.has(place.front));
        const CommandOffer offer = window->router().offer(row.command);
        CHECK(action->isEnabled() == offer.refusal.isEmpty());
        if (row.where.has(place.front))
            CHECK(offer.refusal != elsewhereText(row.where));
        const QString table = practiceDigest(*window);
        const QString game = gameDigest(*window);
        if (!action->isEnabled()) {
            CHECK_FALSE(offer.refusal.isEmpty());
            CHECK(action->statusTip() == offer.refusal);
            CHECK(action->toolTip().startsWith(offer.refusal));
            action->trigger();
            settle();
            CHECK(window->router().front() == front);
            CHECK(practiceDigest(*window) == table);
            if (place.front != Front::Game)
                CHECK(gameDigest(*window) == game);
            continue;
        }
        ++taken;
        if (goesOnAlone(row.command) ||
            (row.command == Command::CallerAudit && place.front != Front::Start))
            continue;  // the audit takes its time
        action->trigger();
        settle();
        if (row.doer == CommandDoer::Switch) {
            action->trigger();  // as it was
            settle();
        }
        Decliner::closeOthers(*window);
        const Front now = window->router().front()->place();
        // what is not seen is not touched; what leads to a page may show it as it likes
        if (place.front != Front::Practice && now != Front::Practice)
            CHECK(practiceDigest(*window) == table);
        if (place.front != Front::Game && now != Front::Game)
            CHECK(gameDigest(*window) == game);
        const bool changed = now != place.front ||
                             (place.front == Front::Game && gameDigest(*window) != game) ||
                             (place.front == Front::Practice && practiceDigest(*window) != table);
        if (changed)
            window = &place.show();
        settle();
    }
    CHECK(taken > 40 / static_cast<int>(each));
}

/// A game from a moment on, made anew each time it is asked for.
class Games {
public:
    explicit Games(std::string state, bool running = false)
        : m_state{std::move(state)}, m_running{running} {}
    MainWindow& show() {
        m_desk.reset();
        m_desk = std::make_unique<GameDesk>(shortGame(tap::Mode::Hotseat, 20), m_state);
        REQUIRE(m_desk->settle());
        if (m_running) {
            m_desk->match().setBrisk(false);
            m_desk->match().setTimeScale(0.1);
            m_desk->press(Qt::Key_Space);
            REQUIRE(
                waitFor([this] { return m_desk->match().doing() == MatchDoing::Running; }, 10'000));
        }
        return m_desk->window();
    }

private:
    std::string m_state;
    bool m_running;
    std::unique_ptr<GameDesk> m_desk;
};
}  // namespace

// takes two minutes, in which the game behind the pages may go on by itself: on demand only
TEST_CASE("UX-5 every command on every page without a game acts there or says why not",
          "[.slow][gui][UX-5]") {
    EveryPage pages;
    MainWindow& window = pages.window();
    // a game and a table stand behind whatever is in front
    REQUIRE(window.director().start(shortGame(tap::Mode::Solitaire), false));
    const auto to = [&window](Command command) {
        return [&window, command]() -> MainWindow& {
            window.commands()[command]->trigger();
            return window;
        };
    };
    const auto archive = [&window](bool chosen) {
        return [&window, chosen]() -> MainWindow& {
            window.commands()[Command::ArchivePage]->trigger();
            settle();
            window.shelf().page().table().clearSelection();
            if (chosen)
                window.shelf().page().table().selectRow(0);
            return window;
        };
    };
    const auto shown = [&window](bool numbers) {
        return [&window, numbers]() -> MainWindow& {
            const auto why =
                numbers
                    ? window.views().boxScore(EveryPage::game(), QStringLiteral("game.thrum"))
                    : window.views().replay(EveryPage::game(), QStringLiteral("game.thrum"), true);
            REQUIRE_FALSE(why);
            return window;
        };
    };
    SECTION("home") {
        walk({"home", Front::Start, to(Command::HomePage)});
    }
    SECTION("teams") {
        walk({"teams", Front::Teams, to(Command::TeamsPage)});
    }
    SECTION("tweak bench") {
        walk({"tweak bench", Front::Workshop, to(Command::BenchPage)});
    }
    SECTION("team room") {
        walk({"team room", Front::TeamRoom, to(Command::TeamRoom)});
    }
    SECTION("sheet room") {
        walk({"sheet room", Front::SheetRoom, to(Command::SheetRoom)});
    }
    SECTION("drills") {
        walk({"drills", Front::Drills, to(Command::Drills)});
    }
    SECTION("new game") {
        walk({"new game", Front::NewGame, to(Command::NewGame)});
    }
    SECTION("archive") {
        walk({"archive, none chosen", Front::Archive, archive(false)});
        walk({"archive", Front::Archive, archive(true)});
    }
    SECTION("replay") {
        walk({"replay", Front::Replay, shown(false)});
    }
    SECTION("statistics") {
        walk({"statistics", Front::Statistics, shown(true)});
    }
}

namespace {
/// A sample; `[.slow]` takes every command.
constexpr std::size_t kSample = 3;

void walkAtTheTable(std::size_t each) {
    std::unique_ptr<gui::test::Desk> desk;
    const auto make = [&desk] {
        desk.reset();
        desk = std::make_unique<gui::test::Desk>();
        desk->press(Qt::Key_Tab);
    };
    SECTION("while men are set") {
        walk({"practice",
              Front::Practice,
              [&]() -> MainWindow& {
                  make();
                  return desk->window();
              }},
             each);
    }
    SECTION("while the board is on") {
        walk({"practice, running",
              Front::Practice,
              [&]() -> MainWindow& {
                  make();
                  desk->session().setTimeScale(0.1);
                  desk->press(Qt::Key_Space);
                  REQUIRE(desk->session().boardOn());
                  return desk->window();
              }},
             each);
    }
}
}  // namespace

TEST_CASE("UX-5 commands at the practice table act there or say why not", "[gui][UX-5]") {
    walkAtTheTable(kSample);
}

TEST_CASE("UX-5 every command at the practice table acts there or says why not",
          "[.slow][gui][UX-5]") {
    walkAtTheTable(1);
}

namespace {
void walkInGame(const char* name,
                const std::string& state,
                bool running = false,
                std::size_t each = 1) {
    Games games{state, running};
    walk({name, Front::Game, [&games]() -> MainWindow& { return games.show(); }}, each);
}
}  // namespace

TEST_CASE("UX-5 commands in a game act on the game or say why not", "[gui][UX-5]") {
    walkInGame("stopped", kStopped, false, kSample);
}

// half a minute each: on demand
TEST_CASE("UX-5 every command at other moments of a game acts on it or says why not",
          "[.slow][gui][UX-5]") {
    SECTION("at a stop") {
        walkInGame("stopped", kStopped);
    }
    SECTION("at a line-up") {
        walkInGame("lining up", kLiningUp);
    }
    SECTION("at a kickoff") {
        walkInGame("kickoff", kKickoff);
    }
    SECTION("while the board is on") {
        walkInGame("running", test::kBrokenThrough, true);
    }
}
