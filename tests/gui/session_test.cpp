// What outlives a start of the window, and what outlives the sentence on the status line.

#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/help/messages_window.hpp"
#include "gui/preferences/preference.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/sound/game_sound.hpp"
#include "gui/widgets/message_book.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/last_place.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/status_line.hpp"
#include "support/wait_for.hpp"

#include <algorithm>

#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::rememberingWindow;
using thrum::gui::test::waitFor;

namespace {
/// Starts the window, does something, ends it as a coach does.
template <class Work>
void session(const QTemporaryDir& folder, Work&& work) {
    const auto window = rememberingWindow(folder);
    window->begin();
    QCoreApplication::processEvents();
    work(*window);
    window->close();
}

/// The very first start welcomes; only the second one has something to go back to.
void firstStart(const QTemporaryDir& folder) {
    session(folder, [](MainWindow& window) { window.commands()[Command::HomePage]->trigger(); });
}

MatchSetup persons() {
    return gui::test::shortGame(tap::Mode::Solitaire);
}
}  // namespace

TEST_CASE("the practice table is remembered as it was set up and not as a play left it",
          "[gui][practice]") {
    gui::test::Desk desk;
    desk.session().setTimeScale(10.0);
    const std::vector<FigureSetup> before = desk.session().document().state().figures;
    desk.session().switchOn();
    REQUIRE(waitFor([&] { return !desk.session().boardOn(); }, 60'000));
    CHECK(desk.session().document().state().figures != before);
    CHECK(desk.session().setUp().figures == before);
}

TEST_CASE("UX-22 the next start begins on the page that was left", "[gui][UX-22]") {
    const QTemporaryDir folder;
    firstStart(folder);
    for (const Command page : {Command::TeamsPage, Command::ArchivePage, Command::TablePage}) {
        const QWidget* left = nullptr;
        QString name;
        session(folder, [&](MainWindow& window) {
            window.commands()[page]->trigger();
            left = window.pages().current();
            name = left->accessibleName() + left->objectName();
        });
        session(folder, [&](MainWindow& window) {
            const QWidget* now = window.pages().current();
            CHECK((now->accessibleName() + now->objectName()) == name);
            CHECK(window.commands()[page]->isChecked());
        });
    }
}

TEST_CASE("UX-22 a game that was left is on the table again, and waits", "[gui][UX-22]") {
    const QTemporaryDir folder;
    firstStart(folder);
    std::size_t inputs = 0;
    session(folder, [&](MainWindow& window) {
        REQUIRE(window.director().start(persons()));
        const TapMatch& match = window.director().tapPage()->match();
        // the first question is asked when the game's beginning is on disk
        REQUIRE(waitFor([&] { return match.doing() == MatchDoing::Waiting; }, 10'000));
        window.director().tapPage()->mainAction();
        QCoreApplication::processEvents();
        inputs = window.director().tapPage()->match().game().session().inForce();
        REQUIRE(inputs > 0);
    });
    session(folder, [&](MainWindow& window) {
        REQUIRE(window.director().isShown());
        CHECK(window.director().tapPage()->match().game().session().inForce() == inputs);
        for (const Preference& preference : window.shell().preferences())
            if (preference.title == QStringLiteral("Begin where I left off"))
                preference.set(false);
    });
    session(folder, [&](MainWindow& window) {  // whoever does not want it begins at home
        CHECK_FALSE(window.director().isShown());
        CHECK(window.commands()[Command::HomePage]->isChecked());
    });
}

TEST_CASE("UX-22 the men of the practice table stand as they were left", "[gui][UX-22]") {
    const QTemporaryDir folder;
    firstStart(folder);
    SetupState left;
    std::vector<FigureId> chosen;
    session(folder, [&](MainWindow& window) {
        window.commands()[Command::TablePage]->trigger();
        SetupDocument& document = window.session().document();
        REQUIRE_FALSE(document.setLine(Spot::yards(42)));
        REQUIRE_FALSE(document.setOffense(Side::Visitor));
        chosen = {document.state().figures.front().id};
        window.session().selection().set(chosen);
        window.session().tool().turnSelection(1500);
        left = document.state();
    });
    session(folder, [&](MainWindow& window) {
        CHECK(window.session().document().state() == left);
        CHECK(window.session().selection().ids() == chosen);
        CHECK_FALSE(window.session().document().undoStack().canUndo());
    });
}

TEST_CASE("UX-22 a remembered place that makes no sense is no place", "[gui][UX-22]") {
    const QTemporaryDir folder;
    firstStart(folder);
    const QString file = folder.filePath(QStringLiteral("window.ini"));
    SetupState before;
    session(folder, [&](MainWindow& window) { before = window.session().document().state(); });
    {
        QSettings store{file, QSettings::IniFormat};
        LastPlace place;
        place.page = QStringLiteral("replay");
        place.file = folder.filePath(QStringLiteral("gone.thrum"));
        place.tableSetUp = QStringList{QStringLiteral("0 250000 nowhere nobody 3"),
                                       QStringLiteral("1 2 3"),
                                       QStringLiteral("99999 0 0 0")};
        writeLastPlace(store, place);
        store.setValue(QStringLiteral("place/selected"),
                       QStringList{QStringLiteral("x"), QStringLiteral("-4"), QStringLiteral("7")});
        CHECK(readLastPlace(store).selected == std::vector{FigureId::fromValue(7)});
    }
    session(folder, [&](MainWindow& window) {
        CHECK(window.commands()[Command::HomePage]->isChecked());
        CHECK(window.session().document().state() == before);
    });
}

TEST_CASE("UX-22 what was set is kept before the window ends", "[gui][UX-22]") {
    const QTemporaryDir folder;
    firstStart(folder);
    {
        const auto window = rememberingWindow(folder);
        window->begin();
        // what is drawn on a board is set where a board is in front
        window->commands()[Command::TablePage]->trigger();
        window->commands()[Command::LayerGrid]->trigger();
        window->commands()[Command::ThemeDark]->trigger();
        const QSettings store{folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat};
        REQUIRE(
            waitFor([&store] { return readSettings(store).theme == ThemeChoice::Dark; }, 20'000));
        CHECK(readSettings(store).layers.grid);
        window->setTheme(ThemeChoice::Light);
    }  // as if it were killed: nobody closed it
}

TEST_CASE("UX-20.2 the last hundred messages are kept with their times", "[gui][UX-20.2]") {
    MessageBook book;
    for (int i = 1; i <= 130; ++i)
        book.add(QStringLiteral("message %1").arg(i), NewsKind::Other, QTime{19, 2, 5});
    book.add({}, NewsKind::Other);
    REQUIRE(book.rowCount() == 100);
    CHECK(book.messages().front().text == QStringLiteral("message 31"));
    CHECK(book.data(book.index(99, 0), Qt::DisplayRole).toString() ==
          QStringLiteral("19:02:05  message 130"));
    CHECK(book.asText().count(QLatin1Char('\n')) == 99);
}

TEST_CASE("UX-20.2 what the window said is read again in a window of its own", "[gui][UX-20.2]") {
    gui::test::Desk desk;
    desk.window().commands()[Command::SayClocks]->trigger();
    desk.window().commands()[Command::GiveBall]->trigger();
    desk.window().commands()[Command::SayFigure]->trigger();
    desk.window().commands()[Command::Messages]->trigger();
    const auto* window = desk.window().findChild<MessagesWindow*>();
    REQUIRE(window != nullptr);
    CHECK(window->isVisible());
    const auto* list = window->findChild<QListView*>();
    const int rows = list->model()->rowCount();
    REQUIRE(rows >= 2);
    CHECK(list->model()
              ->index(rows - 1, 0)
              .data()
              .toString()
              .contains(QStringLiteral("Nobody is selected.")));
    CHECK(list->model()
              ->index(rows - 2, 0)
              .data()
              .toString()
              .contains(QStringLiteral("board has been on")));
}

TEST_CASE("UX-24 each kind of sound has a volume, and a quiet evening lowers the board's",
          "[gui][UX-24]") {
    SoundVolumes volumes;
    CHECK(volumes.ofBoard() == Approx(0.6));  // the old complaint about the real thing
    CHECK(volumes.of(GameSound::Whistle) == Approx(1.0));
    volumes.master = 50;
    volumes.clock = 20;
    CHECK(volumes.ofBoard() == Approx(0.3));
    CHECK(volumes.of(GameSound::Dice) == Approx(0.5));
    CHECK(volumes.of(GameSound::Tick) == Approx(0.1));
    CHECK(volumes.of(GameSound::Flag) == Approx(0.1));
}
