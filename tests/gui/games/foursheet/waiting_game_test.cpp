// A game of 4SS that is left for another one.

#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

TEST_CASE("UX-3.2 the page of a new game tells in words which game waits, and leads back to it",
          "[gui][foursheet][UX-3.2]") {
    const bool kept = GENERATE(false, true);
    const QTemporaryDir folder;
    gui::test::Desk desk{kept ? folder.path() : QString{}};
    MatchDirector& director = desk.window().director();
    const auto ask = [&] {
        desk.window().commands()[Command::NewGame]->trigger();
        QCoreApplication::processEvents();
    };
    const auto find = [&](const char* name) {
        return director.newGamePage().findChild<QWidget*>(QString::fromLatin1(name));
    };
    auto* waiting = static_cast<QLabel*>(find("gameWaiting"));
    auto* back = static_cast<QPushButton*>(find("cancelGame"));
    ask();
    CHECK(waiting->text().isEmpty());
    CHECK(back->text() == QStringLiteral("Cancel"));
    MatchSetup setup;
    setup.game = QStringLiteral("foursheet");
    setup.mode = Mode::Hotseat;
    setup.teams = {QStringLiteral("herons"), QStringLiteral("quarrymen")};
    REQUIRE(director.start(setup));
    QCoreApplication::processEvents();
    CHECK_FALSE(desk.window().scoreboard().isHidden());
    ask();
    CHECK(desk.window().scoreboard().isHidden());
    CHECK(waiting->text().contains(QStringLiteral("Harbor City Herons 0")));
    CHECK(waiting->text().contains(QStringLiteral("stays in the archive")) == kept);
    CHECK(waiting->text().contains(QStringLiteral("not recorded")) == !kept);
    CHECK(back->text() == QStringLiteral("Back to the game"));
    back->click();
    QCoreApplication::processEvents();
    CHECK(director.isShown());
    CHECK_FALSE(desk.window().scoreboard().isHidden());
}
