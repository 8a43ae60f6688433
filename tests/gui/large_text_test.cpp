// Large text: pages, strip and menus grow with it, and nothing has to be pushed sideways.

#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/game_test.hpp"
#include "gui/games/game_face.hpp"
#include "gui/preferences/preference.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/window/shell.hpp"

#include <QComboBox>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
/// Large text while it lives; the tests after it have theirs again.
class LargeText {
public:
    LargeText(MainWindow& window, int percent) : m_window{window} { set(percent); }
    LargeText(const LargeText&) = delete;
    LargeText& operator=(const LargeText&) = delete;
    LargeText(LargeText&&) = delete;
    LargeText& operator=(LargeText&&) = delete;
    ~LargeText() { set(100); }

private:
    void set(int percent) {
        for (const Preference& preference : m_window.shell().preferences())
            if (preference.most > 200)
                preference.set(percent);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }
    MainWindow& m_window;
};
}  // namespace

TEST_CASE("UX-23.4 the new-game page of every game is read without scrolling sideways",
          "[gui][UX-23.4][UX-3.4]") {
    gui::test::Desk desk;
    desk.window().resize(1024, 700);
    const LargeText large{desk.window(), 200};
    desk.window().director().askNewGame();
    NewGamePage& page = desk.window().director().newGamePage();
    for (const GameFace& face : gameFaces()) {
        INFO(face.id);
        MatchSetup setup;
        setup.game = QString::fromUtf8(face.id.data(), static_cast<qsizetype>(face.id.size()));
        page.showSetup(setup);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        const auto* area = page.findChild<QScrollArea*>();
        REQUIRE(area != nullptr);
        CHECK(area->horizontalScrollBar()->maximum() == 0);
        // the name of the game is no smaller than what is said of it
        CHECK(page.findChild<QComboBox*>(QStringLiteral("whichGame"))->font().pointSizeF() >
              page.font().pointSizeF());
    }
}

TEST_CASE("UX-23.4 with text three times as large every menu is in sight", "[gui][UX-23.4]") {
    gui::test::Desk desk;
    desk.window().resize(1024, 700);
    const LargeText large{desk.window(), 300};
    const QMenuBar& bar = *desk.window().menuBar();
    REQUIRE(bar.actions().size() == 8);
    for (QAction* menu : bar.actions()) {
        INFO(menu->text().toStdString());
        const QRect place = bar.actionGeometry(menu);
        CHECK(place.width() > 0);
        CHECK(bar.rect().contains(place));
    }
}

TEST_CASE("UX-23.4 strip and clocks grow with the text", "[gui][UX-23.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20)};
    desk.window().resize(1280, 800);
    REQUIRE(desk.settle());
    const ScoreboardStrip* strip = &desk.window().scoreboard();
    const int before = strip->height();
    const LargeText large{desk.window(), 200};
    CHECK(strip->height() > before + before / 10);
    CHECK(strip->cutTexts().isEmpty());
}
