// What F1, Tab, the wheel and Enter do belongs to the page that is seen.

#include "gui/archive/archive_page.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/widgets/prompt_frame.hpp"
#include "gui/window/shell.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
NewGamePage& askFor(gui::test::Desk& desk, const char* game) {
    desk.window().commands()[Command::NewGame]->trigger();
    NewGamePage& page = desk.window().director().newGamePage();
    MatchSetup setup = page.setup();
    setup.game = QString::fromLatin1(game);
    setup.teams = {};
    setup.options = "{}";
    setup.houseRules = "{}";
    page.showSetup(setup);
    QCoreApplication::processEvents();
    return page;
}

void turnWheel(QWidget& over) {
    const QPointF middle = QRectF{over.rect()}.center();
    QWheelEvent wheel{middle,
                      over.mapToGlobal(middle),
                      QPoint{},
                      QPoint{0, -120},
                      Qt::NoButton,
                      Qt::NoModifier,
                      Qt::NoScrollPhase,
                      false};
    QCoreApplication::sendEvent(&over, &wheel);
}
}  // namespace

TEST_CASE("UX-25.3 F1 opens the book of the game that the page in front is about",
          "[gui][UX-25.3]") {
    gui::test::Desk desk;
    for (const auto& [game, prefix] :
         {std::pair{"foursheet", "FSS"}, std::pair{"solitaire", "SOL"}, std::pair{"tap", "TAP"}}) {
        INFO(game);
        askFor(desk, game);
        desk.window().commands()[Command::Rules]->trigger();
        RulesWindow* rules = desk.window().shell().rules();
        REQUIRE(rules != nullptr);
        CHECK(rules->book().text().clauses.front().id.starts_with(prefix));
        rules->close();
    }
}

TEST_CASE("UX-2 the wheel scrolls the page of a new game and changes no field under it",
          "[gui][UX-2]") {
    gui::test::Desk desk;
    desk.window().resize(1024, 700);
    NewGamePage& page = askFor(desk, "foursheet");
    auto* area = page.findChild<QScrollArea*>();
    REQUIRE(area != nullptr);
    auto* team = page.findChild<QComboBox*>(QStringLiteral("homeTeam"));
    REQUIRE(team->count() > 1);
    team->setCurrentIndex(0);
    page.startButton()->setFocus();
    const int before = area->verticalScrollBar()->value();
    turnWheel(*team);
    CHECK(team->currentIndex() == 0);
    if (area->verticalScrollBar()->maximum() > 0)
        CHECK(area->verticalScrollBar()->value() > before);
    team->setFocus();
    turnWheel(*team);
    CHECK(team->currentIndex() == 1);
}

TEST_CASE("UX-23 Tab goes through the page of a new game as it is read, whichever game is chosen",
          "[gui][UX-23]") {
    gui::test::Desk desk;
    desk.window().resize(1280, 900);
    for (const char* game : {"foursheet", "solitaire", "tap", "scrimmage"}) {
        INFO(game);
        NewGamePage& page = askFor(desk, game);
        QWidget* at = page.findChild<QComboBox*>(QStringLiteral("whichGame"));
        at->setFocus();
        std::vector<QRect> places;
        while (at != page.startButton() && places.size() < 60) {
            REQUIRE(page.isAncestorOf(at));
            places.emplace_back(at->mapTo(&page, QPoint{}), at->size());
            QTest::keyClick(at, Qt::Key_Tab);
            at = QApplication::focusWidget();
            REQUIRE(at != nullptr);
        }
        CHECK(at == page.startButton());
        CHECK(places.size() > 6);
        // round and round, forward and back
        auto* first = page.findChild<QComboBox*>(QStringLiteral("whichGame"));
        QTest::keyClick(at, Qt::Key_Tab);
        CHECK(QApplication::focusWidget() == first);
        QTest::keyClick(first, Qt::Key_Backtab);
        CHECK(QApplication::focusWidget() == page.startButton());
        for (std::size_t i = 1; i < places.size(); ++i) {
            const bool below = places[i].center().y() > places[i - 1].center().y();
            const bool beside = places[i].left() > places[i - 1].left();
            CHECK((below || beside));
        }
    }
}

TEST_CASE("UX-17 Enter on a game of the archive opens it and does nothing else", "[gui][UX-17]") {
    QWidget above;
    auto* page = new ArchivePage{&above};
    struct Counts final : QObject {
        int keys = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            keys += event->type() == QEvent::KeyPress ? 1 : 0;
            return false;
        }
    } counts;
    above.installEventFilter(&counts);
    QTest::keyClick(page->findChild<QWidget*>(QStringLiteral("games")), Qt::Key_Return);
    CHECK(counts.keys == 0);
}

TEST_CASE("UX-5 a double click on the main button is one press", "[gui][UX-5]") {
    PromptFrame frame;
    auto* page = new QWidget;
    frame.addPage(page);
    frame.show(page);
    frame.setMain(QStringLiteral("Go on"), {}, true, {});
    frame.QWidget::show();
    QSignalSpy pressed{&frame, &PromptFrame::mainPressed};
    QTest::mouseClick(frame.mainButton(), Qt::LeftButton);
    QTest::mouseDClick(frame.mainButton(), Qt::LeftButton);  // its second half alone
    CHECK(pressed.size() == 1);
}
