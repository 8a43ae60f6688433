#include "gui/board/board_news.hpp"
#include "gui/board/board_words.hpp"
#include "gui/desk.hpp"
#include "gui/every_page.hpp"
#include "gui/widgets/announcer.hpp"
#include "support/wait_for.hpp"

#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

namespace {
QAccessibleInterface& accessible(QWidget& widget) {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(&widget);
    REQUIRE(found != nullptr);
    return *found;
}

/// Controls that say nothing of themselves, down from here.
void nameless(QAccessibleInterface& at, QStringList& found, int depth = 0) {
    const QAccessible::State state = at.state();
    const bool control = state.focusable && !state.invisible && !state.disabled;
    const QAccessible::Role role = at.role();
    const bool silent = at.text(QAccessible::Name).isEmpty() &&
                        at.text(QAccessible::Description).isEmpty() &&
                        at.text(QAccessible::Value).isEmpty();
    if (control && (silent || role == QAccessible::NoRole) && at.object() != nullptr)
        found << QStringLiteral("%1 %2").arg(QLatin1String{at.object()->metaObject()->className()},
                                             at.object()->objectName());
    constexpr int kDeepest = 30;
    constexpr int kMostChildren = 40;  // of a long list the first rows stand for all
    for (int i = 0; depth < kDeepest && i < std::min(at.childCount(), kMostChildren); ++i)
        if (QAccessibleInterface* child = at.child(i))
            nameless(*child, found, depth + 1);
}
}  // namespace

TEST_CASE("UX-23.1 the board is a table whose rows are the men", "[gui][UX-23.1]") {
    gui::test::Desk desk;
    QAccessibleInterface& board = accessible(desk.board());
    CHECK(board.role() == QAccessible::Table);
    CHECK_FALSE(board.text(QAccessible::Name).isEmpty());
    QAccessibleTableInterface* table = board.tableInterface();
    REQUIRE(table != nullptr);
    const BoardScene& scene = desk.board().scene();
    REQUIRE(table->rowCount() == static_cast<int>(scene.figures.size()));
    REQUIRE(table->rowCount() == 22);
    REQUIRE(table->columnCount() == 7);
    CHECK(table->columnDescription(3) == QStringLiteral("yard line"));
    const FigureId back = desk.man(QStringLiteral("H34"));
    for (int row = 0; row < table->rowCount(); ++row) {
        const FigureDrawing& man = scene.figures[static_cast<std::size_t>(row)];
        for (int column = 0; column < table->columnCount(); ++column) {
            QAccessibleInterface* cell = table->cellAt(row, column);
            REQUIRE(cell != nullptr);
            CHECK(cell->isValid());
            CHECK(cell->role() == QAccessible::Cell);
            CHECK(cell->parent() == &board);
            CHECK(board.indexOfChild(cell) == row * 7 + column);
            CHECK_FALSE(cell->text(QAccessible::Name).isEmpty());
            CHECK(cell->tableCellInterface()->rowIndex() == row);
        }
        if (man.id != back)
            continue;
        const auto told = [&](int column) {
            return table->cellAt(row, column)->text(QAccessible::Name);
        };
        CHECK(told(0) == QStringLiteral("#34"));
        CHECK(told(1) == QStringLiteral("running back"));
        CHECK(told(2) == QStringLiteral("Lancers, dark"));
        CHECK(told(3) == QStringLiteral("Lancers %1").arg(std::lround(man.at.x())));
        CHECK(told(5) == QStringLiteral("12 o'clock"));
        CHECK(told(6).contains(QStringLiteral("has the ball")));
    }
    CHECK(table->cellAt(22, 0) == nullptr);
    CHECK(table->cellAt(0, 7) == nullptr);
}

TEST_CASE("UX-23 headings are told in clock hours and places from the middle", "[gui][UX-23]") {
    BoardScene scene;
    scene.home.name = QStringLiteral("Lancers");
    scene.visitor.name = QStringLiteral("Wildcats");
    FigureDrawing man;
    man.number = QStringLiteral("7");
    const auto told = [&](BoardColumn column) { return boardCell(scene, man, column); };
    for (const auto& [degrees, hour] : {std::pair{0.0, "12 o'clock"},
                                        std::pair{90.0, "9 o'clock"},
                                        std::pair{180.0, "6 o'clock"},
                                        std::pair{270.0, "3 o'clock"},
                                        std::pair{344.0, "1 o'clock"},
                                        std::pair{359.0, "12 o'clock"}}) {
        man.headingDeg = degrees;
        CHECK(told(BoardColumn::Heading).toStdString() == hour);
    }
    man.at = QPointF{50.2, 26.6665 + 8.2};
    CHECK(told(BoardColumn::YardLine) == QStringLiteral("midfield"));
    CHECK(told(BoardColumn::FromMiddle) == QStringLiteral("8.2 yards left"));
    man.at = QPointF{88.0, 20.0};
    CHECK(told(BoardColumn::YardLine) == QStringLiteral("Wildcats 12"));
    CHECK(told(BoardColumn::FromMiddle) == QStringLiteral("6.7 yards right"));
    man.at = QPointF{-3.0, 20.0};
    CHECK(told(BoardColumn::YardLine) == QStringLiteral("Lancers end zone"));
    man.fallenDeg = 12.0;
    CHECK(told(BoardColumn::State) == QStringLiteral("down"));
}

TEST_CASE("UX-23.1 who is chosen and who moved is told within 300 ms", "[gui][UX-23.1]") {
    gui::test::Desk desk;
    auto* news = desk.board().findChild<BoardNews*>();
    REQUIRE(news != nullptr);
    const QSignalSpy focus{news, &BoardNews::focusTold};
    QSignalSpy rows{news, &BoardNews::rowsTold};
    desk.session().selection().focusOn(desk.man(QStringLiteral("H80")));
    QAccessibleInterface& board = accessible(desk.board());
    REQUIRE(focus.count() == 1);
    REQUIRE(board.focusChild() != nullptr);
    CHECK(board.focusChild()->text(QAccessible::Name).startsWith(QLatin1Char('#')));
    CHECK(board.tableInterface()->selectedRowCount() == 1);
    CHECK(waitFor([&rows] { return rows.count() == 1; }, 300));
    // a man who is moved: his row alone
    const int row = focus.front().front().toInt();
    desk.press(Qt::Key_Left);
    REQUIRE(waitFor([&rows] { return rows.count() == 2; }, 300));
    CHECK(rows.back() == QVariantList{row, row});
}

TEST_CASE("UX-23 news of one burst are told once, the most important first", "[gui][UX-23]") {
    QWidget page;
    auto* speaker = new QLabel{&page};
    Announcer announcer{*speaker};
    QSignalSpy told{&announcer, &Announcer::said};
    announcer.say(QStringLiteral("The board stops."));
    announcer.say(QStringLiteral("Tackled by #55."), NewsKind::Result);
    announcer.say(QStringLiteral("A flag is thrown."), NewsKind::Flag);
    announcer.say(QStringLiteral("Tackled by #55."), NewsKind::Result);
    CHECK(told.isEmpty());
    REQUIRE(waitFor([&told] { return told.count() == 1; }, 300));
    const QString all = QStringLiteral("A flag is thrown. Tackled by #55. The board stops.");
    CHECK(told.front().front().toString() == all);
    CHECK(speaker->accessibleName() == all);
}

TEST_CASE("UX-23.1 no control of any page or dialog is without name and role", "[gui][UX-23.1]") {
    gui::test::EveryPage pages;
    QStringList found;
    pages.walk([&found](const std::string& name, QWidget& seen) {
        QStringList here;
        nameless(accessible(seen), here);
        for (const QString& one : here)
            if (!found.contains(one))
                found << QString::fromStdString(name) + QStringLiteral(" | ") + one;
    });
    found.removeDuplicates();
    CHECK(found.join(QLatin1Char('\n')).toStdString() == "");
}
