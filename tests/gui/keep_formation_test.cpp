#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/lineup/keep_formation_dialog.hpp"
#include "gui/lineup/own_formations_dialog.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {

KeepFormationDialog& asked(MainWindow& window) {
    window.commands()[Command::KeepFormation]->trigger();
    auto* dialog = window.findChild<KeepFormationDialog*>();
    REQUIRE(dialog != nullptr);
    QApplication::setActiveWindow(dialog);  // no window manager here does it
    return *dialog;
}

void keepAs(KeepFormationDialog& dialog, const char* name) {
    auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("keptName"));
    QTest::keyClicks(field, QString::fromLatin1(name));
    QTest::keyClick(field, Qt::Key_Return);
    UNSCOPED_INFO(dialog.findChild<QLabel*>(QStringLiteral("keptWord"))->text().toStdString());
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}  // namespace

TEST_CASE("UX-11.6 how the men stand on the practice table is kept under a name and called again",
          "[gui][UX-11.6]") {
    const QTemporaryDir folder;
    test::Desk desk{{}, {}, folder.path()};
    const FigureId back = desk.man(QStringLiteral("H34"));
    desk.drag(back, {0, 40});
    const Pose moved = desk.pose(back);
    keepAs(asked(desk.window()), "Back aside");
    CHECK(desk.window().library().ownFormation("Back aside") != nullptr);

    auto* list = desk.window().findChild<QComboBox*>(QStringLiteral("offenseFormation"));
    REQUIRE(list != nullptr);
    const int row = list->findText(QStringLiteral("Back aside"));
    REQUIRE(row >= 0);
    CHECK(list->currentIndex() == row);  // it is what stands there
    REQUIRE_FALSE(desk.document().setFormation(true, "i-right"));
    REQUIRE_FALSE(desk.document().setFormation(true, list->itemData(row).toString().toStdString()));
    CHECK((desk.pose(back).at.y - moved.at.y).yards() == Approx(0.0).margin(0.05));

    SECTION("a line-up that no game takes is told while it is kept") {
        REQUIRE_FALSE(desk.document().setFormation(true, "i-right"));
        const auto breach = [](KeepFormationDialog& dialog) {
            const auto* label = dialog.findChild<QLabel*>(QStringLiteral("keptBreach"));
            return label->isVisibleTo(&dialog) ? label->text() : QString{};
        };
        KeepFormationDialog& legal = asked(desk.window());
        CHECK(breach(legal).isEmpty());
        legal.reject();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // a lineman steps off the line: six are left on it (TAP-LO-2)
        desk.drag(desk.man(QStringLiteral("H64")), {-60, 0});
        const QString told = breach(asked(desk.window()));
        INFO(told.toStdString());
        CHECK(told.contains(QStringLiteral("TAP-LO-2")));
        CHECK(told.contains(QStringLiteral("no game takes it")));
    }
    SECTION("a name that is taken says so; nothing is kept without a name") {
        KeepFormationDialog& again = asked(desk.window());
        auto* keep = again.findChild<QPushButton*>(QStringLiteral("keepButton"));
        CHECK_FALSE(keep->isEnabled());
        QTest::keyClicks(again.findChild<QLineEdit*>(QStringLiteral("keptName")),
                         QStringLiteral("Back aside"));
        CHECK(keep->isEnabled());
        CHECK(again.findChild<QLabel*>(QStringLiteral("keptWord"))
                  ->text()
                  .contains(QStringLiteral("replaced")));
    }
}

TEST_CASE("UX-11.6 a coach keeps his line-up in a game and calls it in the next one",
          "[gui][UX-11.6]") {
    const QTemporaryDir folder;
    test::GameDesk desk{test::shortGame(tap::Mode::Solitaire),
                        R"({"phase":"S1","stage":"first","offense":"home","down":1,)"
                        R"("half":1,"play":4,"line_of_scrimmage":40,"line_to_gain":50})",
                        folder.path()};
    REQUIRE(desk.settle());
    auto* list = desk.find<QComboBox>("matchFormation");
    REQUIRE(list != nullptr);
    const int before = list->count();
    desk.pressMain();  // lines up
    REQUIRE(desk.settle());
    keepAs(asked(desk.window()), "Mine");
    CHECK(list->count() == before + 1);
    const int row = list->findText(QStringLiteral("Mine"));
    CHECK(row == 0);                     // before what everybody has
    CHECK(list->currentIndex() == row);  // it is what stands there
    REQUIRE(desk.match().callFormation(list->itemData(row).toString()));
    CHECK(desk.state().figures.size() == 11);
}

TEST_CASE("A window that keeps nothing says so", "[gui][refusal]") {
    test::Desk desk;
    desk.window().commands()[Command::KeepFormation]->trigger();
    CHECK(desk.window().findChild<KeepFormationDialog*>() == nullptr);
}

TEST_CASE("UX-11 a kept formation is given another name, deleted and put back", "[gui][UX-11]") {
    const QTemporaryDir folder;
    test::Desk desk{{}, {}, folder.path()};
    keepAs(asked(desk.window()), "Back aside");
    const app::Library& library = desk.window().library();
    auto* list = desk.window().findChild<QComboBox*>(QStringLiteral("offenseFormation"));
    desk.window().commands()[Command::OwnFormations]->trigger();
    auto* dialog = desk.window().findChild<OwnFormationsDialog*>();
    REQUIRE(dialog != nullptr);
    auto* own = dialog->findChild<QListWidget*>(QStringLiteral("ownList"));
    REQUIRE(own->count() == 1);
    auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("ownName"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Wide back"));
    QTest::keyClick(name, Qt::Key_Return);
    CHECK(library.ownFormation("Back aside") == nullptr);
    CHECK(library.ownFormation("Wide back") != nullptr);
    CHECK(list->findText(QStringLiteral("Wide back")) >= 0);
    CHECK(list->findText(QStringLiteral("Back aside")) < 0);
    dialog->findChild<QPushButton*>(QStringLiteral("removeOwn"))->click();
    CHECK(own->count() == 0);
    CHECK(library.ownFormation("Wide back") == nullptr);
    CHECK(list->findText(QStringLiteral("Wide back")) < 0);
    CHECK(QDir{folder.filePath(QStringLiteral("formations"))}.isEmpty());
    dialog->findChild<QPushButton*>(QStringLiteral("putBackOwn"))->click();
    CHECK(library.ownFormation("Wide back") != nullptr);
    CHECK(list->findText(QStringLiteral("Wide back")) >= 0);
}

TEST_CASE("A name that another formation has is refused", "[gui][refusal]") {
    const QTemporaryDir folder;
    test::Desk desk{{}, {}, folder.path()};
    keepAs(asked(desk.window()), "One");
    keepAs(asked(desk.window()), "Two");
    desk.window().commands()[Command::OwnFormations]->trigger();
    auto* dialog = desk.window().findChild<OwnFormationsDialog*>();
    auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("ownName"));
    name->setText(QStringLiteral("Two"));
    QTest::keyClick(name, Qt::Key_Return);
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("ownWord"))
              ->text()
              .contains(QStringLiteral("another")));
    CHECK(desk.window().library().ownFormation("One") != nullptr);
}
