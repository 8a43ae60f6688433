// A what-if: it says what it is, who coaches, and leads back to where it was taken from.

#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/every_page.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/match/what_if_bar.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/widgets/page_switch.hpp"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace {
/// Begins a what-if in the middle of the second play of a shown game.
struct Branched {
    gui::test::EveryPage pages;
    std::int64_t ms = 0;
    Branched() {
        REQUIRE_FALSE(window().views().replay(
            gui::test::EveryPage::game(), QStringLiteral("game.thrum"), false));
        const app::Replay& replay = page().document().replay();
        ms = replay.timeOfPlay(1) + 1;
        page().player().seek(ms);
        QTest::keyClick(&page().board(), Qt::Key_E);
        QCoreApplication::processEvents();
        REQUIRE(window().director().isShown());
    }
    MainWindow& window() { return pages.window(); }
    ReplayPage& page() { return window().views().replayPage(); }
    TapMatch& match() { return window().director().tapPage()->match(); }
    template <class Widget>
    Widget* find(const char* name) {
        return window().director().tapPage()->panel().findChild<Widget*>(QString::fromLatin1(name));
    }
};
}  // namespace

TEST_CASE("UX-17 a what-if says so in title, strip and panel, and who coaches", "[gui][UX-17]") {
    Branched branched;
    INFO(branched.window().windowTitle().toStdString());
    CHECK(branched.window().windowTitle().startsWith(
        QStringLiteral("What if, from 1st half, play 1: ")));
    CHECK(stripFacts(branched.match()).facts[0].label.startsWith(QStringLiteral("What if")));
    auto* words = branched.find<QLabel>("whatIfWords");
    REQUIRE(words->isVisible());
    CHECK(words->text().contains(branched.page().document().playPlace(1).toHtmlEscaped()));
    CHECK(words->text().contains(QStringLiteral("You coach both sides.")));
    REQUIRE(branched.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    CHECK(words->text().contains(QStringLiteral("computer 1 the")));
    CHECK_FALSE(branched.find<QPushButton>("backToGame")->isVisible());  // none was left
}

TEST_CASE("UX-17 a what-if leads back to the moment of the replay", "[gui][UX-17]") {
    Branched branched;
    QAction* back = branched.window().commands()[Command::BackToReplay];
    CHECK(back->isEnabled());
    SECTION("by its button") {
        QTest::mouseClick(branched.find<QPushButton>("backToReplay"), Qt::LeftButton);
    }
    SECTION("by its command, though another game was shown since") {
        REQUIRE_FALSE(branched.window().views().replay(
            branched.match().game().fileText(), QStringLiteral("what-if"), false));
        branched.window().pages().show(branched.window().director().room());
        back->trigger();
    }
    CHECK(branched.window().pages().current() == &branched.page());
    CHECK(branched.page().document().text() == gui::test::EveryPage::game());
    CHECK(branched.page().player().position() == branched.ms);
}

TEST_CASE("UX-17 from a what-if a finished game's last page is found again, and its score",
          "[gui][UX-17]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"carrier":"H12","stops_used":1,"score":{"home":7},
                      "figures":{"H12":{"x":34,"y":26.6665},"V21":{"x":46.5,"y":17}},
                      "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"};
    REQUIRE(desk.settle());
    desk.match().concede(Side::Visitor);
    const TapPage* finished = &desk.page();
    REQUIRE_FALSE(desk.window().views().replay(
        gui::test::EveryPage::game(), QStringLiteral("game.thrum"), false));
    ReplayPage& replay = desk.window().views().replayPage();
    replay.goToPlay(1);
    QTest::keyClick(&replay.board(), Qt::Key_E);
    QCoreApplication::processEvents();
    REQUIRE(desk.match().whatIf());
    CHECK(desk.window().scoreboard().isVisible());
    desk.window().commands()[Command::BackToReplay]->trigger();
    CHECK_FALSE(desk.window().scoreboard().isVisible());  // it is of neither game shown now
    desk.window().commands()[Command::GamePage]->trigger();
    auto* back = desk.panel().findChild<QPushButton*>(QStringLiteral("backToGame"));
    REQUIRE(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    QCoreApplication::processEvents();
    CHECK(&desk.page() == finished);
    CHECK(desk.page().isVisible());
    CHECK(desk.window().director().isShown());
    CHECK(desk.match().doing() == MatchDoing::Over);
    CHECK(desk.window().scoreboard().facts().home.score == 7);
}

TEST_CASE("any other game has no word of a what-if", "[gui][UX-17]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire)};
    CHECK_FALSE(desk.window().commands()[Command::BackToReplay]->isEnabled());
    CHECK_FALSE(desk.panel().whatIfBar().isVisible());
    CHECK_FALSE(desk.window().windowTitle().contains(QStringLiteral("What if")));
}
