#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/practice/prompt_panel.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/window_settings.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

TEST_CASE("UX-5.1 every action has a text, a tip and a place in a menu", "[gui][UX-5.1]") {
    test::Desk desk;
    for (const QAction* action : desk.window().commands().all()) {
        INFO(action->text().toStdString());
        CHECK_FALSE(action->text().isEmpty());
        CHECK_FALSE(action->statusTip().isEmpty());
        CHECK_FALSE(action->whatsThis().isEmpty());
    }
    CHECK(desk.window().menuBar()->actions().size() == 8);
}

TEST_CASE("UX-5.3 no key means two things in one place", "[gui][UX-5.3]") {
    test::Desk desk;
    const ShortcutBook& book = desk.window().shell().shortcuts();
    for (const ShortcutEntry& entry : book.entries()) {
        for (const QKeySequence& key : entry.action->shortcuts()) {
            INFO(key.toString().toStdString() << ": " << entry.id.toStdString());
            CHECK(book.holder(entry.id, key) == nullptr);
        }
    }
}

TEST_CASE("UX-23.1 every control that takes the keyboard says what it is", "[gui][UX-23.1]") {
    test::Desk desk;
    for (const QWidget* widget : desk.window().findChildren<QWidget*>()) {
        const bool control = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<const QComboBox*>(widget) != nullptr ||
                             qobject_cast<const QAbstractSlider*>(widget) != nullptr;
        if (!control || widget->focusPolicy() == Qt::NoFocus)
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QString said = widget->accessibleName() + widget->toolTip();
        if (button != nullptr)
            said += button->text();
        INFO(widget->objectName().toStdString() << " " << widget->metaObject()->className());
        CHECK_FALSE(said.isEmpty());
    }
    CHECK_FALSE(desk.board().accessibleName().isEmpty());
    CHECK(desk.window().scoreboard().accessibleDescription().contains(QStringLiteral("Lancers")));
}

TEST_CASE("UX-23 F6 goes round strip, board, panel and log", "[gui][UX-23]") {
    test::Desk desk;
    std::vector<QString> seen;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        seen.push_back(QApplication::focusWidget()->objectName());
    }
    CHECK(seen == std::vector<QString>{QStringLiteral("mainButton"),
                                       QStringLiteral("log"),
                                       QStringLiteral("scoreboard"),
                                       QStringLiteral("board")});
}

TEST_CASE("UX-23 Enter presses the button that has the keyboard", "[gui][UX-23]") {
    test::Desk desk;
    desk.window().tablePage().prompt().mainButton()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    CHECK(desk.session().phase() == TablePhase::Running);
    desk.session().backToSetUp();
}

TEST_CASE("UX-23 Tab walks the offense from the ball outward, then the defense", "[gui][UX-23]") {
    test::Desk desk;
    desk.press(Qt::Key_Tab);
    const FigureId first = *desk.session().selection().focused();
    CHECK(desk.document().data().player(first)->position == Position::Center);
    for (int i = 0; i < 10; ++i) {
        CHECK(desk.session().selection().focused()->side() == Side::Home);
        desk.press(Qt::Key_Tab);
    }
    desk.press(Qt::Key_Tab);
    CHECK(desk.session().selection().focused()->side() == Side::Visitor);
    desk.press(Qt::Key_Backtab);
    desk.press(Qt::Key_Backtab);
    CHECK(desk.session().selection().focused()->side() == Side::Home);
}

TEST_CASE("UX-4.1 at 1280 x 800 the board has at least 60 percent", "[gui][UX-4.1]") {
    test::Desk desk;
    desk.window().resize(1280, 800);  // the first window leaves room for its frame
    QCoreApplication::processEvents();
    const QSize board = desk.board().size();
    CHECK(board.width() * board.height() >= 0.6 * 1280 * 800);
}

TEST_CASE("UX-4.2 the window fits 1024 x 700", "[gui][UX-4.2]") {
    test::Desk desk;
    desk.window().resize(1024, 700);
    QCoreApplication::processEvents();
    CHECK(desk.window().size() == QSize(1024, 700));
    CHECK(desk.board().width() >= 600);
}

TEST_CASE("UX-4.3 what the window remembers survives a restart", "[gui][UX-4.3]") {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("window.ini"));
    WindowSettings kept;
    kept.theme = ThemeChoice::Dark;
    kept.layers.traces = false;
    kept.table.board = "big";
    kept.table.speedTenths = 63;
    kept.sound = false;
    kept.turned = true;
    kept.textScale = 1.21;
    kept.geometry = QByteArray{"place"};
    {
        QSettings store{file, QSettings::IniFormat};
        writeSettings(store, kept);
    }
    const WindowSettings found = readSettings(QSettings{file, QSettings::IniFormat});
    CHECK(found.theme == kept.theme);
    CHECK(found.layers == kept.layers);
    CHECK(found.table == kept.table);
    CHECK(found.sound == kept.sound);
    CHECK(found.turned == kept.turned);
    CHECK(found.textScale == Approx(kept.textScale));
    CHECK(found.geometry == kept.geometry);
}

TEST_CASE("UX-11 formation, line, offense and ball from the panel", "[gui][UX-11]") {
    test::Desk desk;
    auto* offense = desk.window().findChild<QComboBox*>(QStringLiteral("offenseFormation"));
    REQUIRE(offense != nullptr);
    CHECK(offense->count() >= 4);
    auto* defense = desk.window().findChild<QComboBox*>(QStringLiteral("defenseFormation"));
    REQUIRE(defense != nullptr);
    CHECK(defense->count() >= 3);
    const SetupState before = desk.document().state();
    const int other = (offense->currentIndex() + 1) % offense->count();
    offense->setCurrentIndex(other);
    emit offense->activated(other);
    CHECK(desk.document().state().offenseFormation ==
          offense->itemData(other).toString().toStdString());
    auto* line = desk.window().findChild<QAbstractSpinBox*>(QStringLiteral("lineOfScrimmage"));
    REQUIRE(line != nullptr);
    line->stepBy(10);
    CHECK(desk.document().state().lineOfScrimmage == Spot::yards(35));
    desk.press(Qt::Key_X);
    CHECK(desk.document().state().offense == Side::Visitor);
    while (desk.document().undoStack().canUndo())
        desk.document().undoStack().undo();
    CHECK(desk.document().state() == before);
}

TEST_CASE("UX-28 light and dark change at once", "[gui][UX-28]") {
    test::Desk desk;
    desk.window().setTheme(ThemeChoice::Dark);
    CHECK(Theme::instance().isDark());
    CHECK(QApplication::palette().color(QPalette::Base).lightness() < 80);
    desk.window().setTheme(ThemeChoice::Light);
    CHECK_FALSE(Theme::instance().isDark());
    CHECK(QApplication::palette().color(QPalette::Base).lightness() > 200);
}
