// The scoreboard strip as something to press: each part leads to what it is about.

#include "gui/archive/game_views.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/lineup/teams_page.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/shell.hpp"
#include "support/wait_for.hpp"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
ScoreboardStrip::Place placeOf(const ScoreboardStrip& strip, StripPart part) {
    for (const ScoreboardStrip::Place& place : strip.places())
        if (place.part == part)
            return place;
    FAIL("the strip has no such part");
    return {};
}

void click(ScoreboardStrip& strip, StripPart part) {
    QTest::mouseClick(&strip, Qt::LeftButton, {}, placeOf(strip, part).box.center());
    QCoreApplication::processEvents();
}

StripCard& card(MainWindow& window) {
    return *window.findChild<StripCard*>(QStringLiteral("stripCard"));
}
}  // namespace

TEST_CASE("UX-4.4 facts share the strip evenly, and by what they want where one wants more",
          "[gui][UX-4.4]") {
    ScoreboardStrip strip;
    strip.resize(1024, strip.sizeHint().height());
    const auto fact = [](const char* value, const char* detail) {
        StripFact made;
        made.label = QStringLiteral("label");
        made.value = QString::fromLatin1(value);
        made.detail = QString::fromLatin1(detail);
        made.part = StripPart::Situation;
        return made;
    };
    StripFacts facts;
    facts.home.score = facts.visitor.score = 7;
    facts.facts = {fact("14:30", ""), fact("1st", ""), fact("+13", "")};
    strip.showFacts(facts);
    const auto widths = [&] {
        std::vector<int> found;
        for (const auto& place : strip.places())
            if (place.part == StripPart::Situation)
                found.push_back(place.box.width());
        return found;
    };
    const auto even = widths();
    REQUIRE(even.size() == 3);
    CHECK(std::abs(even[0] - even[1]) <= 1);
    CHECK(std::abs(even[1] - even[2]) <= 1);
    facts.facts = {fact("14:30", ""), fact("1st & 10", "at Quarrymen 48"), fact("+3", "F1 Cross")};
    strip.showFacts(facts);
    const auto wanted = widths();
    CHECK(wanted[1] > wanted[2]);
    CHECK(wanted[2] > wanted[0]);
    CHECK(std::abs(wanted[0] + wanted[1] + wanted[2] - even[0] - even[1] - even[2]) <= 3);
}

TEST_CASE("UX-4.4 no label of the strip is cut beside a long fact", "[gui][UX-4.4][regression]") {
    ScoreboardStrip strip;
    strip.resize(1024, strip.sizeHint().height());
    StripFacts facts;
    facts.home.score = facts.visitor.score = 7;
    const auto fact = [&](const char* label, const char* value, const char* detail) {
        StripFact made;
        made.label = QString::fromLatin1(label);
        made.value = QString::fromLatin1(value);
        made.detail = QString::fromLatin1(detail);
        facts.facts.push_back(made);
    };
    fact("1st quarter", "14:30", "");
    fact("Down", "1st & 10", "at the Harbor 48");
    fact("Last play", "incomplete, first down", "FS Middle Screen");
    strip.showFacts(facts);
    (void)strip.grab();
    CHECK(strip.cutTexts().isEmpty());
}

TEST_CASE("UX-4 pressed parts of the strip lead to what they are about in a game", "[gui][UX-4]") {
    gui::test::GameDesk game{gui::test::shortGame(tap::Mode::Hotseat)};
    REQUIRE(game.settle());
    ScoreboardStrip& strip = game.window().scoreboard();
    click(strip, StripPart::Situation);
    CHECK(card(game.window()).isVisible());
    CHECK(card(game.window()).detail().clause == QStringLiteral("TAP-DN-1"));
    CHECK(card(game.window()).detail().title == strip.facts().facts.at(1).value);
    QTest::keyClick(&card(game.window()), Qt::Key_Escape);
    CHECK_FALSE(card(game.window()).isVisible());

    click(strip, StripPart::Clock);
    const QStringList clocks = card(game.window()).detail().lines;
    for (const Side side : {Side::Home, Side::Visitor})
        CHECK(clocks.filter(game.match().teamName(side)).size() == 1);  // what he has used
    card(game.window()).close();

    click(strip, StripPart::Team);
    BoxScorePage& box = game.window().views().boxScorePage();
    REQUIRE(game.window().pages().current() == &box);
    const auto* tabs = box.findChild<QTabWidget*>();
    CHECK(tabs->tabText(tabs->currentIndex()).contains(QStringLiteral("Drives")));
}

TEST_CASE("UX-4 what the strip tells when asked goes on with the game while it stands open",
          "[gui][UX-4]") {
    MatchSetup setup = gui::test::shortGame(tap::Mode::Solitaire);
    setup.seats = {QStringLiteral("computer:1"), QStringLiteral("computer:1")};
    gui::test::GameDesk game{setup};
    ScoreboardStrip& strip = game.window().scoreboard();
    click(strip, StripPart::Situation);
    StripCard& open = card(game.window());
    REQUIRE(open.isVisible());
    const StripDetail before = open.detail();
    // the computers play on behind it
    CHECK(gui::test::waitFor([&] { return open.detail() != before; }, 60'000));
    CHECK(open.isVisible());
    CHECK(open.detail().title == strip.facts().facts.at(1).value);
    QStringList told;
    for (const QLabel* label : open.findChildren<QLabel*>())
        told << label->text();
    CHECK(told.contains(open.detail().title));
}

TEST_CASE("UX-4 pressed parts of the strip lead to what they are about at the table",
          "[gui][UX-4]") {
    gui::test::Desk desk;
    ScoreboardStrip& strip = desk.window().scoreboard();
    click(strip, StripPart::Situation);
    REQUIRE(card(desk.window()).isVisible());
    auto* rule = card(desk.window()).findChild<QPushButton*>(QStringLiteral("stripRule"));
    REQUIRE(rule->isVisible());
    QTest::mouseClick(rule, Qt::LeftButton);
    CHECK_FALSE(card(desk.window()).isVisible());
    REQUIRE(desk.window().shell().rules() != nullptr);
    CHECK(desk.window().shell().rules()->isVisible());
    desk.window().shell().rules()->close();
    click(strip, StripPart::Team);
    CHECK(qobject_cast<TeamsPage*>(desk.window().pages().current()) != nullptr);
}

TEST_CASE("UX-6.1 the strip is walked with the arrows and opened with Enter", "[gui][UX-6.1]") {
    gui::test::Desk desk;
    ScoreboardStrip& strip = desk.window().scoreboard();
    strip.setFocus();
    const auto parts = strip.places();
    REQUIRE(parts.size() == 6);  // both teams, line, time, gain, seed
    for (const ScoreboardStrip::Place& part : parts) {
        QTest::keyClick(&strip, Qt::Key_Right);
        CHECK(strip.accessibleName() == part.name);
    }
    QTest::keyClick(&strip, Qt::Key_Right);  // there is nothing beyond the last
    CHECK(strip.accessibleName() == parts.back().name);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&strip, Qt::Key_Left);
    QTest::keyClick(&strip, Qt::Key_Return);
    CHECK(card(desk.window()).isVisible());
    CHECK(card(desk.window())
              .detail()
              .lines.join(QLatin1Char(' '))
              .contains(QStringLiteral("have the ball")));
}

TEST_CASE("UX-6 the strip is copied as text", "[gui][UX-6]") {
    gui::test::Desk desk;
    ScoreboardStrip& strip = desk.window().scoreboard();
    QContextMenuEvent asked{
        QContextMenuEvent::Mouse, QPoint{5, 5}, strip.mapToGlobal(QPoint{5, 5})};
    QCoreApplication::sendEvent(&strip, &asked);
    auto* menu = strip.findChild<QMenu*>(QStringLiteral("stripMenu"));
    REQUIRE(menu != nullptr);
    menu->actions().front()->trigger();
    CHECK(QApplication::clipboard()->text() == strip.summary());
    menu->close();
}
