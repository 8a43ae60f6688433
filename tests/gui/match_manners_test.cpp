// What every page of a game's panel keeps to: one sentence for one rule, the keyboard where it
// belongs, few keys for a play, the board the largest thing.

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/log_panel.hpp"
#include "support/wait_for.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

namespace {
const std::string kFirstDown = R"({"phase":"S1","stage":"first","offense":"home","down":1,
    "half":1,"play":3,"line_of_scrimmage":30,"line_to_gain":40})";

double shareOfBoard(GameDesk& desk) {
    QCoreApplication::processEvents();
    const QSize board = desk.page().board().size();
    const QSize window = desk.window().size();
    return static_cast<double>(board.width()) * board.height() / (window.width() * window.height());
}
}  // namespace

TEST_CASE("UX-7.3 the list of checks and the refusal say the same sentence", "[gui][UX-7.3]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire),
                  R"({"phase":"S1","stage":"first","offense":"home","down":1,
                      "line_of_scrimmage":30,"line_to_gain":40,
                      "figures":{"H50":{"x":28.9,"y":26.6665},"H64":{"x":20,"y":30}}})"};
    REQUIRE(desk.settle());
    QString refused;
    QObject::connect(&desk.match(), &TapMatch::refused, [&](const MatchRefusal& refusal) {
        refused = refusal.sentence;
    });
    desk.press(Qt::Key_Return);
    REQUIRE_FALSE(refused.isEmpty());
    bool same = false;
    for (const CheckLine& line : desk.find<ChecksList>("checks")->lines())
        same = same || refused == line.clause + QStringLiteral(": ") + line.text;
    CHECK(same);
}

TEST_CASE("UX-7.4 the board has the keyboard after a button was pressed, a list keeps it",
          "[gui][UX-7.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kFirstDown};
    REQUIRE(desk.settle());
    auto* lineUp = desk.find<QPushButton>("lineUpAgain");
    lineUp->setFocus();
    desk.click(lineUp);
    desk.pressMain();
    QCoreApplication::processEvents();
    CHECK(desk.state().phase == Phase::SetDefense);
    CHECK(desk.page().board().hasFocus());
    auto* formations = desk.find<QComboBox>("matchFormation");
    formations->setFocus();
    desk.match().callFormation(formations->itemData(0).toString());
    QCoreApplication::processEvents();
    CHECK(formations->hasFocus());  // the same page: nobody takes it away
}

TEST_CASE("UX-9.3 one key says every clock and leaves the keyboard where it is", "[gui][UX-9.3]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat),
                  R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
                      "line_to_gain":47,"carrier":"H12","stops_used":1,
                      "figures":{"H12":{"x":34,"y":26.6665},"V21":{"x":46.5,"y":17}},
                      "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"},
                      "clocks":{"stoppage":{"ms_left":8000,"side":"home"}}})"};
    REQUIRE(desk.settle());
    QString said;
    QObject::connect(
        &desk.window().director(), &MatchDirector::said, [&](const QString& text) { said = text; });
    desk.page().board().setFocus();
    desk.press(Qt::Key_F3);
    CHECK(said.contains(QStringLiteral("Pivots")));
    CHECK(desk.page().board().hasFocus());
}

TEST_CASE("UX-10.3 every throw stands in the log with what it was for", "[gui][UX-10.3]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire);
    setup.realDice = true;
    GameDesk desk{setup,
                  R"({"phase":"X1","offense":"home","try_kind":"extra_point","try_team":"home"})"};
    REQUIRE(desk.settle());
    desk.click(desk.find<QPushButton>("die1face2"));
    desk.click(desk.find<QPushButton>("die2face5"));
    desk.pressMain();
    const QString log = desk.page().log().asText();
    INFO(log.toStdString());
    CHECK(log.contains(QStringLiteral("2")));
    CHECK(log.contains(QStringLiteral("5")));
    CHECK(log.contains(QStringLiteral("xtra point")));
}

TEST_CASE("UX-13.1 from the line-up to the run in five keys against the computer",
          "[gui][UX-13.1]") {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
    setup.seats[1] = QStringLiteral("computer:1");
    GameDesk desk{setup, kFirstDown};
    int keys = 0;
    std::string way;
    QObject::connect(&desk.match(), &TapMatch::refused, [&](const MatchRefusal& refusal) {
        way += refusal.sentence.toStdString() + " ";
    });
    QObject::connect(&desk.match(), &TapMatch::stuck, [&](const QString& reason) {
        way += reason.toStdString() + " ";
    });
    while (keys < 8 && desk.match().doing() != MatchDoing::Running) {
        REQUIRE(waitFor(
            [&] {
                return desk.match().doing() == MatchDoing::Waiting ||
                       desk.match().doing() == MatchDoing::Running;
            },
            60'000));
        if (desk.match().doing() == MatchDoing::Running)
            break;
        way += std::string{tap::nameOf(desk.state().phase)} + " ";
        desk.press(Qt::Key_Return);
        ++keys;
        // the run is prepared on another thread
        waitFor([&] { return desk.match().doing() != MatchDoing::Thinking; }, 60'000);
    }
    INFO(way);
    CHECK(desk.state().playFacts.snapped);
    CHECK(keys <= 5);
}

TEST_CASE("UX-4.1 in a game the board has 60 percent of the window, alone 85", "[gui][UX-4.1]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kFirstDown};
    REQUIRE(desk.settle());
    desk.window().resize(1280, 800);  // the first window leaves room for its frame
    CHECK(shareOfBoard(desk) >= 0.60);
    desk.window().director().showPanels(false);
    desk.window().commands()[Command::Navigation]->setChecked(false);
    desk.window().commands()[Command::MenuBar]->setChecked(false);
    CHECK(shareOfBoard(desk) >= 0.80);  // full screen hides the status line as well
}

TEST_CASE("UX-4 in full screen the panel lies over the board's edge while something is asked",
          "[gui][UX-4][UX-7.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kFirstDown};
    REQUIRE(desk.settle());
    desk.window().commands()[Command::FullScreen]->setChecked(true);
    QCoreApplication::processEvents();
    CHECK(desk.panel().isVisible());
    CHECK(desk.page().logPanel().isHidden());
    CHECK(desk.panel().mapTo(&desk.page(), QPoint{desk.panel().width(), 0}).x() ==
          desk.page().width());
    // no end of the field lies under it
    BoardView& board = desk.page().board();
    board.fitBoard();
    for (const double end : {-9.5, 109.5})
        CHECK(board.pixelOf(QPointF{end, 26.7}).x() < board.width() - desk.panel().width());
    desk.window().commands()[Command::FullScreen]->setChecked(false);
    QCoreApplication::processEvents();
    CHECK(desk.panel().isVisible());
    CHECK(desk.page().logPanel().isVisible());
    CHECK_FALSE(desk.window().isFullScreen());
}

TEST_CASE("UX-4.2 no text of a page is cut at 1024 x 700 with text twice as large",
          "[gui][UX-4.2][UX-23.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire), kFirstDown};
    REQUIRE(desk.settle());
    desk.window().resize(1024, 700);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2.0);
    QApplication::setFont(large);
    desk.page().refresh();
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    for (const QWidget* widget : desk.panel().page()->findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        INFO(widget->objectName().toStdString() << " " << widget->metaObject()->className());
        if (const auto* choice = qobject_cast<const ChoiceButton*>(widget))
            CHECK(choice->height() >= choice->heightForWidth(choice->width()));
        else if (const auto* button = qobject_cast<const QPushButton*>(widget))
            CHECK(button->height() >= button->fontMetrics().height());
    }
    QApplication::setFont(usual);
}

TEST_CASE("UX-5.3 in a game no key of a coach is also one of the practice table's",
          "[gui][UX-5.3][regression]") {
    GameDesk desk{shortGame(tap::Mode::Hotseat), kFirstDown};
    REQUIRE(desk.settle());
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_A}) {
        int live = 0;
        for (const QAction* action : desk.window().findChildren<QAction*>())
            if (action->isEnabled() && action->shortcuts().contains(QKeySequence{key}))
                ++live;
        CHECK(live <= 1);  // none where neither coach may answer with it now
    }
}
