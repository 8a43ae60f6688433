#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/drills_page.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/guided_game.hpp"
#include "gui/help/welcome_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/page_switch.hpp"
#include "support/wait_for.hpp"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

namespace {
bool boardRests(MainWindow& window) {
    return waitFor([&] { return !window.session().boardOn(); }, 60'000);
}
}  // namespace

TEST_CASE("the guided first game goes on when the coach did a step, not when he read it",
          "[gui][UX-25]") {
    test::Desk desk;
    MainWindow& window = desk.window();
    GuidedGame& guide = window.guide();
    window.commands()[Command::GuidedGame]->trigger();
    REQUIRE(guide.isOn());
    REQUIRE(guide.steps().size() == 8);
    auto* bar = window.findChild<QWidget*>(QStringLiteral("guideBar"));
    CHECK(bar->isVisible());
    CHECK(window.pages().current() == &window.tablePage());
    window.session().setTimeScale(10.0);
    BoardView& board = window.tablePage().board();
    const auto press = [&](int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        board.setFocus();
        QTest::keyClick(&board, static_cast<Qt::Key>(key), with);
    };
    press(Qt::Key_Tab);  // something else
    CHECK(guide.step() == 0);
    press(Qt::Key_Space);
    REQUIRE(boardRests(window));
    CHECK(guide.step() == 1);
    press(Qt::Key_Return);  // the next snap turns nobody
    QCoreApplication::processEvents();
    CHECK(guide.step() == 1);
    press(Qt::Key_Tab);
    press(Qt::Key_BracketLeft);
    QCoreApplication::processEvents();
    CHECK(guide.step() == 2);
    QCoreApplication::processEvents();
    REQUIRE_FALSE(window.session().document().setFormation(true, "wing-t").has_value());
    QCoreApplication::processEvents();
    CHECK(guide.step() == 3);
    press(Qt::Key_Space);
    REQUIRE(boardRests(window));
    CHECK(guide.step() == 4);
    press(Qt::Key_R);
    CHECK(guide.step() == 5);
    window.session().endWatching();
    press(Qt::Key_Return);
    press(Qt::Key_PageUp, Qt::ControlModifier);
    press(Qt::Key_Space);
    REQUIRE(boardRests(window));
    REQUIRE(guide.step() == 6);
    // the pass: a prepared scene lies on the game's board
    TapPage* page = window.director().tapPage();
    REQUIRE(page != nullptr);
    TapMatch& match = page->match();
    match.setBrisk(true);
    match.setTimeScale(10.0);
    QTest::mouseClick(page->findChild<ActionList*>(QStringLiteral("stopActions"))
                          ->button(static_cast<int>(tap::DecisionKind::DeclarePass)),
                      Qt::LeftButton);
    REQUIRE(match.state().phase == tap::Phase::PassSet);
    const auto receiver = tap::findFigure(match.state(), "H88");
    const auto pixel = [&](QPointF yards) { return page->board().pixelOf(yards).toPoint(); };
    const FieldPoint at = tap::findOnBoard(match.state(), *receiver)->pose.at;
    QTest::mouseClick(&page->board(), Qt::LeftButton, {}, pixel({at.x.yards(), at.y.yards()}));
    QTest::mouseClick(
        &page->board(), Qt::LeftButton, {}, pixel({at.x.yards() + 7.0, at.y.yards() + 1.0}));
    REQUIRE(match.wants(tap::DecisionKind::ReleasePass));
    page->board().setFocus();
    QTest::keyClick(&page->board(), Qt::Key_Return);
    CHECK(guide.step() == 7);
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("guideSkip")), Qt::LeftButton);
    CHECK(guide.current() == nullptr);
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("guideLeave")), Qt::LeftButton);
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("every step can be skipped and the guide left at any time", "[gui][UX-25]") {
    GuidedGame guide;
    guide.start();
    for (std::size_t i = 0; i < guide.steps().size(); ++i) {
        CHECK(guide.step() == i);
        for (const GuideStep& step : guide.steps())
            if (&step != guide.current())
                guide.note(step.deed);  // what is not asked for is no step
        CHECK(guide.step() == i);
        guide.skip();
    }
    CHECK(guide.current() == nullptr);
    guide.start();
    guide.leave();
    CHECK_FALSE(guide.isOn());
}

TEST_CASE("a first start asks on one page and never again", "[gui][UX-25.1]") {
    const QTemporaryDir folder;
    WindowOptions options;
    options.sound = false;
    options.settingsFile = folder.filePath(QStringLiteral("window.ini"));
    const auto welcomePage = [](MainWindow& window) { return window.findChild<WelcomePage*>(); };
    {
        MainWindow window{test::library(), test::shippedTable(), TableChoice{}, options};
        window.show();
        QApplication::setActiveWindow(&window);
        window.begin();
        WelcomePage* page = welcomePage(window);
        REQUIRE(page->isVisible());
        QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("mainButton")),
                          Qt::LeftButton);  // one
        CHECK(window.guide().isOn());
        QCoreApplication::processEvents();
        CHECK(window.tablePage().board().hasFocus());
        QTest::keyClick(&window.tablePage().board(), Qt::Key_Space);  // two: the board moves
        CHECK(window.session().boardOn());
        window.session().switchOff();
        window.close();
    }
    MainWindow window{test::library(), test::shippedTable(), TableChoice{}, options};
    window.show();
    window.begin();
    CHECK_FALSE(welcomePage(window)->isVisible());
}

TEST_CASE("a drill begins from its page, tells its goal at the end and keeps the best score",
          "[gui][drill]") {
    const QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat};
    CHECK_FALSE(bestOf(&store, "onside"));
    keepScore(&store, "onside", 3);
    keepScore(&store, "onside", 0);
    CHECK(bestOf(&store, "onside") == 3);
    keepScore(&store, "goal-line", 0);
    CHECK(bestOf(&store, "goal-line") == 0);  // played is not the same as never

    test::Desk desk;
    MainWindow& window = desk.window();
    window.commands()[Command::Drills]->trigger();
    auto* page = window.findChild<DrillsPage*>();
    REQUIRE(page->isVisible());
    CHECK(page->findChildren<QLabel*>(QStringLiteral("goal")).size() == 5);
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("start-goal-line")),
                      Qt::LeftButton);
    TapPage* match = window.director().tapPage();
    REQUIRE(match != nullptr);
    REQUIRE(match->match().drill());
    const Side side = match->match().drill()->side;
    CHECK(match->match().isPerson(side));
    CHECK_FALSE(match->match().isPerson(other(side)));
    CHECK(match->match().drillPoints() == 0);
    match->match().concede(other(side));
    auto* result = match->findChild<QLabel*>(QStringLiteral("drillResult"));
    REQUIRE(result->isVisible());
    CHECK(result->text().contains(QStringLiteral("0 points")));
}

TEST_CASE("a drill that a computer has played is nobody's best score", "[gui][drill]") {
    const QTemporaryDir folder;
    const auto window = test::rememberingWindow(folder);
    MatchDirector& director = window->director();
    const auto goal = [&] {
        director.showDrills();
        return window->findChild<QPushButton*>(QStringLiteral("start-goal-line"))
            ->parentWidget()
            ->findChild<QLabel*>(QStringLiteral("goal"))
            ->text();
    };
    REQUIRE_FALSE(director.startDrill("goal-line"));
    TapMatch& helped = director.tapPage()->match();
    const Side side = helped.drill()->side;
    CHECK(helped.drillCounts());
    REQUIRE(helped.setSeat(side, QStringLiteral("random")).isEmpty());
    CHECK_FALSE(helped.drillCounts());
    // nor when it is gone on with
    const std::string kept = helped.game().fileText();
    CHECK(kept.find("no longer counts") != std::string::npos);
    helped.concede(other(side));
    const auto* result = director.tapPage()->findChild<QLabel*>(QStringLiteral("drillResult"));
    CHECK(result->text().contains(QStringLiteral("does not count as your best")));
    CHECK(goal().contains(QStringLiteral("not played yet")));

    REQUIRE_FALSE(director.startDrill("goal-line"));
    director.tapPage()->match().concede(other(side));
    CHECK(goal().contains(QStringLiteral("your best: 0")));
}
