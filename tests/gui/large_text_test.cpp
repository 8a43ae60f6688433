// Large text: pages, strip and menus grow with it, and nothing has to be pushed sideways.

#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/game_test.hpp"
#include "gui/games/game_face.hpp"
#include "gui/home/home_page.hpp"
#include "gui/preferences/preference.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/window/shell.hpp"

#include <algorithm>

#include <QComboBox>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
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

TEST_CASE("UX-23.4 in very large text the strip grows and its parts stay whole and apart",
          "[gui][UX-23.4]") {
    GameDesk desk{shortGame(tap::Mode::Solitaire, 20)};
    REQUIRE(desk.settle());
    const ScoreboardStrip* strip = &desk.window().scoreboard();
    for (const QSize size : {QSize{1024, 700}, QSize{1280, 800}, QSize{1920, 1080}}) {
        CAPTURE(size.width());
        desk.window().resize(size);
        QCoreApplication::processEvents();
        const int before = strip->height();
        const LargeText large{desk.window(), 300};
        CHECK(strip->height() > 1.4 * before);
        CHECK(strip->cutTexts().isEmpty());
        // it leaves the board the most of the window
        CHECK(strip->height() < desk.window().height() / 4);
        const auto parts = strip->places();
        for (std::size_t i = 0; i < parts.size(); ++i) {
            CHECK(strip->rect().contains(parts[i].box));
            for (std::size_t k = 0; k < i; ++k)  // but for the pixel they share
                CHECK_FALSE(parts[k].box.intersects(parts[i].box.adjusted(2, 2, -2, -2)));
        }
    }
}

TEST_CASE("UX-23.4 the buttons of the first page are as high as their words need",
          "[gui][UX-23.4]") {
    gui::test::Desk desk;
    desk.window().resize(1024, 700);
    desk.window().commands()[Command::HomePage]->trigger();
    for (const int percent : {100, 200, 300}) {
        CAPTURE(percent);
        const LargeText large{desk.window(), percent};
        const auto* home = desk.window().findChild<HomePage*>();
        int looked = 0;
        for (const QPushButton* button : home->findChildren<QPushButton*>()) {
            if (!button->isVisible())
                continue;
            CAPTURE(button->text().toStdString());
            CHECK(button->height() >= button->fontMetrics().height());
            ++looked;
        }
        CHECK(looked > 5);
    }
}

TEST_CASE("UX-3.4 the way to start is in sight in every new game, whoever plays and however large",
          "[gui][UX-3.4][UX-23.4]") {
    gui::test::Desk desk;
    desk.window().resize(1024, 700);
    const int percent = GENERATE(100, 200, 300);
    const LargeText large{desk.window(), percent};
    desk.window().director().askNewGame();
    NewGamePage& page = desk.window().director().newGamePage();
    const auto* start = page.findChild<QPushButton*>(QStringLiteral("mainButton"));
    for (const GameFace& face : gameFaces()) {
        INFO(face.id << " at " << percent);
        MatchSetup setup;
        setup.game = QString::fromUtf8(face.id.data(), static_cast<qsizetype>(face.id.size()));
        setup.seats = {QStringLiteral("person"), QStringLiteral("computer:1")};
        page.showSetup(setup);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        CHECK(start->visibleRegion().boundingRect() == start->rect());
        CHECK(page.rect().contains(QRect{start->mapTo(&page, QPoint{}), start->size()}));
    }
}

TEST_CASE("UX-3.4 where there is room the way to start lies below what is chosen",
          "[gui][UX-3.4]") {
    gui::test::Desk desk;
    desk.window().resize(1920, 1080);
    desk.window().director().askNewGame();
    NewGamePage& page = desk.window().director().newGamePage();
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    const auto* card = page.findChild<QWidget*>(QStringLiteral("card"));
    const auto* start = page.findChild<QPushButton*>(QStringLiteral("mainButton"));
    const int below =
        start->mapTo(&page, QPoint{}).y() - (card->mapTo(&page, QPoint{}).y() + card->height());
    CHECK(below > 0);
    CHECK(below < 2 * start->height());
}

TEST_CASE("UX-23.4 the first question asks for text as large as there is", "[gui][UX-23.4]") {
    gui::test::Desk desk;
    const auto* asked = desk.window().findChild<QSlider*>(QStringLiteral("welcomeText"));
    REQUIRE(asked != nullptr);
    const auto all = desk.window().shell().preferences();
    const auto text = std::ranges::find_if(
        all, [](const Preference& preference) { return preference.most > 200; });
    REQUIRE(text != all.end());
    CHECK(asked->minimum() == text->least);
    CHECK(asked->maximum() == text->most);
    CHECK(text->most >= 300);
}

TEST_CASE("UX-3.4 whoever coaches, the fields of a new game keep their places", "[gui][UX-3.4]") {
    gui::test::Desk desk;
    desk.window().resize(1280, 800);
    desk.window().director().askNewGame();
    NewGamePage& page = desk.window().director().newGamePage();
    const auto placed = [&](const char* visitor) {
        MatchSetup setup;
        setup.seats = {QStringLiteral("person"), QString::fromLatin1(visitor)};
        page.showSetup(setup);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        std::vector<QRect> places;
        for (const char* field : {"homeTeam", "homeCoach", "visitorTeam"}) {
            const auto* shown = page.findChild<QWidget*>(QLatin1String{field});
            REQUIRE(shown->isVisible());
            places.emplace_back(shown->mapTo(&page, QPoint{}), shown->size());
        }
        return places;
    };
    const auto* name = page.findChild<QWidget*>(QStringLiteral("visitorCoach"));
    const auto before = placed("person");
    CHECK(name->isVisible());
    for (const char* coach : {"computer:3:old-joe", "engine:somebody", "random"}) {
        INFO(coach);
        CHECK(placed(coach) == before);
    }
    // how he likes to play stands where his name would
    placed("computer:3");
    CHECK_FALSE(name->isVisible());
    CHECK(placed("person") == before);
    CHECK(name->isVisible());
}
