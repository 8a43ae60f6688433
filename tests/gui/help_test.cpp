// The rule in question, the manual, and the keyboard's way round a page and through a menu.

#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/every_page.hpp"
#include "gui/game_desk.hpp"
#include "gui/games/tap/clause.hpp"
#include "gui/help/manual_window.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/shell.hpp"

#include <set>

#include <QAbstractButton>
#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::shortGame;

namespace {
constexpr int kPhases = static_cast<int>(tap::Phase::TryRoll) + 1;

/// The letter behind the ampersand, small; nothing if there is none.
QChar letterOf(QString text) {
    text.remove(QStringLiteral("&&"));
    const qsizetype at = text.indexOf(QLatin1Char('&'));
    return at < 0 || at + 1 >= text.size() ? QChar{} : text[at + 1].toLower();
}
}  // namespace

TEST_CASE("UX-25.3 every phase of a game has a place in the rule book", "[gui][UX-25.3]") {
    gui::test::Desk desk;
    REQUIRE(desk.window().shell().rules() != nullptr);
    for (int i = 0; i < kPhases; ++i) {
        tap::State state;
        state.phase = static_cast<tap::Phase>(i);
        INFO("phase " << i);
        CHECK(desk.window().shell().rules()->book().clause(clauseInQuestion(state)) != nullptr);
    }
}

TEST_CASE("UX-25.3 F1 opens at the rule of what is to be decided, or of the last refusal",
          "[gui][UX-25.3]") {
    gui::test::GameDesk game{shortGame(tap::Mode::Hotseat)};
    REQUIRE(game.settle());
    const auto shown = [&game] {
        game.window().commands()[Command::Rules]->trigger();
        const QString clause = game.window().shell().rules()->clause();
        game.window().shell().rules()->close();
        return clause;
    };
    CHECK(shown() == clauseInQuestion(game.state()));
    while (game.state().phase == tap::Phase::Setup) {
        game.pressMain();
        REQUIRE(game.settle());
    }
    REQUIRE(game.state().phase == tap::Phase::Toss);
    CHECK(shown() == QStringLiteral("TAP-CT-1"));
    game.window().shell().noteClause(QStringLiteral("TAP-SW-3"));  // as a refusal does
    CHECK(shown() == QStringLiteral("TAP-SW-3"));
}

TEST_CASE("UX-23 F6 goes round strip, board, panel and play by play of a game", "[gui][UX-23]") {
    gui::test::GameDesk game{shortGame(tap::Mode::Solitaire)};
    REQUIRE(game.settle());
    TapPage& page = game.page();
    const std::vector<QWidget*> round{
        &page.panel(), page.logPanel().list(), &game.window().scoreboard(), &page.board()};
    page.board().setFocus();
    for (const QWidget* pane : round) {
        game.window().commands()[Command::NextPane]->trigger();
        const QWidget* now = QApplication::focusWidget();
        REQUIRE(now != nullptr);
        CHECK((now == pane || pane->isAncestorOf(now)));
    }
}

TEST_CASE("UX-23 Enter on the strip is the main button's, as long as no part is chosen",
          "[gui][UX-23]") {
    gui::test::GameDesk game{shortGame(tap::Mode::Solitaire)};
    REQUIRE(game.settle());
    const std::size_t before = game.match().game().session().inForce();
    game.window().scoreboard().setFocus();
    QTest::keyClick(&game.window().scoreboard(), Qt::Key_Return);
    REQUIRE(game.settle());
    CHECK(game.match().game().session().inForce() > before);
}

TEST_CASE("UX-5 letters in an open menu reach no command of the board behind it", "[gui][UX-5]") {
    gui::test::Desk desk;
    const Side offense = desk.document().state().offense;
    QMenu* settings = desk.window().menuBar()->actions().at(6)->menu();
    settings->popup(desk.window().mapToGlobal(QPoint{40, 40}));
    QCoreApplication::processEvents();
    REQUIRE(QApplication::activePopupWidget() == settings);
    QTest::keyClick(settings, Qt::Key_X);  // the board's own X swaps the sides
    CHECK(desk.document().state().offense == offense);
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    QTest::keyClick(&desk.board(), Qt::Key_X);
    CHECK(desk.document().state().offense != offense);
}

TEST_CASE("UX-5 a letter with Alt means one thing on a page", "[gui][UX-5]") {
    gui::test::EveryPage pages;
    std::set<QChar> menus;
    for (const QAction* top : pages.window().menuBar()->actions())
        menus.insert(letterOf(top->text()));
    REQUIRE(menus.size() == 8);
    pages.walk([&](const std::string& name, const QWidget& seen) {
        // the pages of a game say their numbers on their buttons
        if (&seen != &pages.window() || pages.window().director().isShown())
            return;
        std::set<QChar> used = menus;
        for (const auto* button : seen.findChildren<QAbstractButton*>()) {
            const QChar letter = letterOf(button->text());
            if (letter.isNull() || !button->isVisible())
                continue;
            INFO(name << ": " << button->text().toStdString());
            CHECK(used.insert(letter).second);
        }
        for (const auto* tabs : seen.findChildren<QTabBar*>())
            for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
                INFO(name << ": " << tabs->tabText(i).toStdString());
                CHECK((letterOf(tabs->tabText(i)).isNull() ||
                       used.insert(letterOf(tabs->tabText(i))).second));
            }
    });
}

TEST_CASE("UX-25.3 the manual opens at the chapter about the page", "[gui][UX-25.3]") {
    gui::test::Desk desk;
    const Commands& commands = desk.window().commands();
    const auto opened = [&](Command page) {
        commands[page]->trigger();
        commands[Command::Manual]->trigger();
        auto* manual = desk.window().findChild<ManualWindow*>();
        REQUIRE(manual != nullptr);
        CHECK(manual->isVisible());
        const QString chapter = manual->chapter();
        manual->close();
        return chapter;
    };
    CHECK(opened(Command::HomePage) == QStringLiteral("Home"));
    CHECK(opened(Command::ArchivePage) == QStringLiteral("The archive"));
    CHECK(opened(Command::NewGame) == QStringLiteral("A new game"));
    const QStringList chapters = desk.window().findChild<ManualWindow*>()->chapters();
    for (const QString& named : {QStringLiteral("What you see"),
                                 QStringLiteral("Watching again"),
                                 QStringLiteral("In numbers")})
        CHECK(chapters.contains(named));
}
