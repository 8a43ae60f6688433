// Hands on a game's board: nothing needs a gesture, the view stays where it is, settings that are
// fixed say so, and nobody is asked twice.

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/context_menu.hpp"
#include "gui/games/tap/play_over_page.hpp"
#include "gui/games/tap/tap_strip.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/log_panel.hpp"
#include "support/wait_for.hpp"

#include <algorithm>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSlider>
#include <QTest>
#include <QTimer>

namespace {
const std::string kLiningUp = R"({"phase":"S1","stage":"first","offense":"home","down":1,
    "line_of_scrimmage":30,"line_to_gain":40,
    "figures":{"H50":{"x":28.9,"y":26.6665},"H34":{"x":22,"y":30}}})";
const std::string kStop = R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
    "line_to_gain":47,"carrier":"H12","stops_used":1,
    "figures":{"H12":{"x":36,"y":26.6665},"H34":{"x":35,"y":24.5},"V21":{"x":46.5,"y":17}},
    "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})";

bool inMenus(const QList<QAction*>& actions, const QAction* wanted) {
    for (const QAction* action : actions)
        if (action == wanted ||
            (action->menu() != nullptr && inMenus(action->menu()->actions(), wanted)))
            return true;
    return false;
}
FieldPoint placeOf(GameDesk& desk, const char* man) {
    return tap::findOnBoard(desk.state(), desk.man(QString::fromLatin1(man)))->pose.at;
}
Heading headingOf(GameDesk& desk, const char* man) {
    return tap::findOnBoard(desk.state(), desk.man(QString::fromLatin1(man)))->pose.heading;
}
}  // namespace

TEST_CASE("UX-6.1 what a gesture does has a key and a menu entry", "[gui][UX-6.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLiningUp};
    REQUIRE(desk.settle());
    const Commands& commands = desk.window().commands();
    // gesture of chapter 6 -> the commands that do the same
    for (const Command command : {// click a man; rubber band
                                  Command::NextFigure,
                                  Command::PreviousFigure,
                                  Command::SelectOffense,
                                  Command::SelectDefense,
                                  // wheel over him, his handle
                                  Command::TurnLeft,
                                  Command::TurnRight,
                                  // drag him
                                  Command::MoveLeft,
                                  Command::MoveRight,
                                  Command::MoveUp,
                                  Command::MoveDown,
                                  // wheel over the board, double click, middle button
                                  Command::ZoomIn,
                                  Command::ZoomOut,
                                  Command::FitPlay,
                                  Command::FitBoard,
                                  Command::PanLeft,
                                  Command::PanRight,
                                  Command::PanUp,
                                  Command::PanDown,
                                  // the switch, the log line
                                  Command::Switch,
                                  Command::MainAction,
                                  Command::WatchAgain,
                                  Command::Measure}) {
        const QAction* action = commands[command];
        INFO(action->text().toStdString());
        CHECK(inMenus(desk.window().menuBar()->actions(), action));
        // keys of the men stand behind a tab: the board itself takes them
        CHECK((!action->shortcut().isEmpty() || action->text().contains(QLatin1Char('\t'))));
    }
    desk.page().selection().focusOn(desk.man(QStringLiteral("H34")));
    const FieldPoint before = placeOf(desk, "H34");
    commands[Command::MoveUp]->trigger();
    desk.page().tool().flush();
    CHECK(placeOf(desk, "H34").y - before.y == 0.5_yd);
    desk.press(Qt::Key_Left);
    desk.page().tool().flush();
    CHECK(placeOf(desk, "H34").x - before.x == -0.5_yd);
    const Heading facing = headingOf(desk, "H34");
    desk.press(Qt::Key_BracketLeft);
    desk.page().tool().flush();
    CHECK(headingOf(desk, "H34") == facing.turned(500));
    const QRectF seen = desk.page().board().view().visibleField();
    desk.press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(desk.page().board().view().visibleField().center().x() > seen.center().x());
}

TEST_CASE("UX-6 the right button offers what the man may be told", "[gui][UX-6]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kStop};
    REQUIRE(desk.settle());
    const tap::Option* pitch = desk.match().option(DecisionKind::Pitch);
    REQUIRE(pitch != nullptr);
    REQUIRE_FALSE(pitch->figures.empty());
    QMenu menu;
    fillContextMenu(menu, desk.page(), desk.window().commands(), pitch->figures.front());
    QAction* tell = nullptr;
    for (QAction* action : menu.actions())
        if (action->text().startsWith(QStringLiteral("Pitch to #34")))
            tell = action;
    REQUIRE(tell != nullptr);
    tell->trigger();
    CHECK(desk.state().carrier == desk.man(QStringLiteral("H34")));
    QMenu other;
    fillContextMenu(other, desk.page(), desk.window().commands(), desk.man(QStringLiteral("V21")));
    for (const QAction* action : other.actions())
        CHECK_FALSE(action->text().startsWith(QStringLiteral("Pitch")));
}

TEST_CASE("UX-8.4 with follow off the view stays through a run and its end", "[gui][UX-8.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20), test::kBrokenThrough};
    REQUIRE(desk.settle());
    desk.window().commands()[Command::FollowBall]->setChecked(false);
    desk.match().setBrisk(false);
    desk.page().board().zoomBy(1.4);
    const QRectF seen = desk.page().board().view().visibleField();
    desk.press(Qt::Key_Space);
    bool moved = false;
    REQUIRE(waitFor(
        [&] {
            moved = moved || desk.page().board().view().visibleField() != seen;
            return desk.match().doing() == MatchDoing::Ended;
        },
        60'000));
    CHECK_FALSE(moved);
    CHECK(desk.page().board().view().visibleField() == seen);
}

TEST_CASE("the view the window zoomed by itself keeps the carrier in sight", "[gui][UX-8]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20), test::kBrokenThrough};
    REQUIRE(desk.settle());
    desk.match().setBrisk(false);
    BoardView& board = desk.page().board();
    board.setZoom(4.0);
    const double width = board.view().visibleField().width();
    board.centreOn({42.3 - width / 2.0, 26.6665});  // the man at 42 is about to leave it
    const double right = board.view().visibleField().right();
    desk.press(Qt::Key_Space);
    bool lost = false;
    double farthest = 0.0;
    REQUIRE(waitFor(
        [&] {
            if (const FigureDrawing* carrier = board.scene().carried()) {
                lost = lost || !board.view().visibleField().contains(carrier->at);
                farthest = std::max(farthest, carrier->at.x());
            }
            return desk.match().doing() == MatchDoing::Ended;
        },
        60'000));
    INFO("he came to " << farthest << ", the view ended at " << right);
    CHECK(farthest > right);
    CHECK_FALSE(lost);
}

TEST_CASE("UX-3.5 in a window 1280 wide the board's controls are one row", "[gui][UX-3.5]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLiningUp};
    REQUIRE(desk.settle());
    desk.window().resize(1272, 760);  // with a frame around it
    const ControlBar& bar = desk.page().controls();
    REQUIRE(waitFor([&] { return bar.width() > 900; }, 2000));
    constexpr int kAnyWidth = 4000;
    CHECK(bar.layout()->heightForWidth(bar.width()) == bar.layout()->heightForWidth(kAnyWidth));
}

TEST_CASE("UX-3.5 what is fixed for the game wears a lock and says so", "[gui][UX-3.5]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLiningUp};
    REQUIRE(desk.settle());
    const auto* lock = desk.page().controls().findChild<QLabel*>(QStringLiteral("speedLock"));
    REQUIRE(lock != nullptr);
    CHECK(lock->isVisible());
    CHECK(lock->toolTip() == QStringLiteral("Fixed for this game"));
    const auto* speed = desk.page().controls().findChild<QSlider*>(QStringLiteral("speed"));
    CHECK_FALSE(speed->isEnabled());
    CHECK(speed->toolTip() == lock->toolTip());
    for (const Command command : {Command::SpeedUp, Command::SpeedDown})
        CHECK_FALSE(desk.window().commands()[command]->isEnabled());
    const auto* frozen = desk.window().findChild<QLabel*>(QStringLiteral("frozenLock"));
    REQUIRE(frozen != nullptr);
    CHECK(frozen->toolTip() == lock->toolTip());
    CHECK_FALSE(frozen->pixmap().isNull());
}

TEST_CASE("UX-20.3 giving up asks once, everything else does not ask", "[gui][UX-20.3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kLiningUp};
    REQUIRE(desk.settle());
    int questions = 0;
    QTimer watch;
    watch.setInterval(20);
    QObject::connect(&watch, &QTimer::timeout, [&] {
        auto* asked = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (asked == nullptr)
            return;
        ++questions;
        // verbs, no yes and no (UX-20.1)
        for (const QAbstractButton* button : asked->buttons()) {
            CHECK(button->text() != QStringLiteral("Yes"));
            CHECK(button->text() != QStringLiteral("OK"));
        }
        asked->buttons().front()->click();
    });
    watch.start();
    desk.press(Qt::Key_Delete);  // a man off the board
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_P);
    desk.press(Qt::Key_P);
    CHECK(questions == 0);
    desk.window().commands()[Command::Concede]->trigger();
    CHECK(questions == 1);
    CHECK(desk.match().doing() == MatchDoing::Over);
}

TEST_CASE("whoever has had enough gives up, whoever's window is open", "[gui][UX-20.1]") {
    const Side side = GENERATE(Side::Home, Side::Visitor);
    GameDesk desk{shortGame(tap::Mode::Hotseat), kLiningUp};
    REQUIRE(desk.settle());
    QTimer::singleShot(50, [&] {
        auto* asked = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        REQUIRE(asked != nullptr);
        for (QAbstractButton* button : asked->buttons())
            if (button->text().contains(desk.match().teamName(side)))
                button->click();
    });
    desk.window().commands()[Command::Concede]->trigger();
    CHECK(desk.match().game().conceded() == side);
    CHECK(desk.match().winner() == other(side));
}

TEST_CASE("UX-7 the end of a game remembers its plays and the coaches' time",
          "[gui][UX-7][UX-14]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 2);
    GameDesk desk{setup};
    test::WidgetCoach coach{desk};
    REQUIRE(coach.playOut() > 0);
    const auto* best = desk.find<ActionList>("bestPlays");
    REQUIRE(best != nullptr);
    CHECK(best->items().size() <= 3);
    CHECK(desk.find<QLabel>("timeUsed")->text().startsWith(QStringLiteral("Time to decide: ")));
    if (!best->items().empty()) {
        INFO(best->items().front().note.toStdString());
        CHECK_FALSE(best->items().front().note.isEmpty());
    }
}

TEST_CASE("UX-13 the program finishes a game when asked to", "[gui][UX-13]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 1);
    GameDesk desk{setup, kLiningUp};
    REQUIRE(desk.settle());
    QAction* finish = desk.window().commands()[Command::FinishGame];
    REQUIRE(finish->isEnabled());
    finish->trigger();
    CHECK(desk.match().isWatched());
    CHECK(desk.match().timeScale() == 16.0);
    CHECK_FALSE(finish->isEnabled());
}
