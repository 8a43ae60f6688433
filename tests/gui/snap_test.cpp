#include "gui/desk.hpp"
#include "gui/practice/prompt_page.hpp"
#include "gui/practice/prompt_panel.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "support/wait_for.hpp"

#include <QPushButton>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

TEST_CASE("UX-23.2 a whole snap by keys: set up, run, result, next snap", "[gui][UX-23.2]") {
    test::Desk desk;
    const FigureId carrier = *desk.document().state().carrier;
    desk.press(Qt::Key_Tab);
    CHECK(desk.session().selection().ids().size() == 1);
    desk.press(Qt::Key_BracketLeft);
    CHECK(desk.document().undoStack().count() == 1);
    desk.session().setTimeScale(10.0);
    desk.press(Qt::Key_Space);
    CHECK(desk.session().phase() == TablePhase::Running);
    CHECK(desk.window().tablePage().prompt().mainButton()->text() == QStringLiteral("Switch off"));
    REQUIRE(waitFor([&] { return !desk.session().boardOn(); }, 30'000));

    REQUIRE(desk.session().outcome());
    CHECK(desk.session().phase() == TablePhase::Result);
    const QString sentence = desk.session().outcome()->sentence;
    CHECK(sentence.contains(desk.document().numberOf(carrier)));
    CHECK(desk.window().windowTitle().startsWith(sentence));
    CHECK(desk.session().log().lines().back().text == sentence);
    CHECK(desk.session().gains().size() == 1);

    desk.press(Qt::Key_Return);
    CHECK(desk.session().phase() == TablePhase::SetUp);
    CHECK(desk.session().playNumber() == 2);
    CHECK(desk.document().state().figures.size() == 22);
}

TEST_CASE("AS-GE the same again from the same seed is the very same run", "[gui]") {
    test::Desk desk;
    REQUIRE(desk.runToEnd());
    const SetupState first = desk.document().state();
    const QString sentence = desk.session().outcome()->sentence;
    desk.press(Qt::Key_A);
    CHECK(desk.session().phase() == TablePhase::Running);
    REQUIRE(waitFor([&] { return !desk.session().boardOn(); }, 30'000));
    CHECK(desk.document().state() == first);
    CHECK(desk.session().outcome()->sentence == sentence);
}

TEST_CASE("TAP-SW-2 the switch stops the board where the figures stand", "[gui][TAP-SW-2]") {
    test::Desk desk;
    desk.session().setTimeScale(1.0);
    desk.press(Qt::Key_Space);
    REQUIRE(waitFor([&] { return desk.session().film().lastTick() > 20; }, 10'000));
    desk.press(Qt::Key_Space);
    REQUIRE(waitFor([&] { return !desk.session().boardOn(); }, 10'000));
    REQUIRE(desk.session().phase() == TablePhase::Stopped);
    const auto& figures = desk.document().state().figures;
    const auto last = desk.session().film().at(desk.session().film().lastTick());
    REQUIRE(last.size() == figures.size());
    for (std::size_t i = 0; i < figures.size(); ++i)
        CHECK(figures[i].pose.at.x.yards() == Approx(last[i].at.x()));

    // Between two runs of a play men turn, but nobody walks.
    const FigureId man = *desk.document().state().carrier;
    const Pose before = desk.pose(man);
    desk.wheel(man, 2);
    CHECK(shortTurn(before.heading, desk.pose(man).heading) == 1000);
    desk.drag(man, QPoint{-30, 0});
    CHECK(desk.pose(man).at == before.at);

    desk.session().setTimeScale(10.0);
    desk.press(Qt::Key_Space);
    CHECK(desk.session().phase() == TablePhase::Running);
    REQUIRE(waitFor([&] { return !desk.session().boardOn(); }, 30'000));
}

TEST_CASE("UX-8 watching again shows the film and comes back to the result", "[gui][UX-8]") {
    test::Desk desk;
    REQUIRE(desk.runToEnd());
    desk.press(Qt::Key_R);
    CHECK(desk.session().phase() == TablePhase::Watching);
    CHECK(desk.session().drawnTick() < desk.session().film().lastTick());
    desk.press(Qt::Key_R);
    CHECK(desk.session().phase() == TablePhase::Result);
}

TEST_CASE("UX-21 back to the set-up puts everybody where he stood", "[gui][UX-21]") {
    test::Desk desk;
    const SetupState before = desk.document().state();
    REQUIRE(desk.runToEnd());
    CHECK_FALSE(desk.document().state() == before);
    desk.press(Qt::Key_Backspace);
    CHECK(desk.document().state() == before);
    CHECK(desk.session().phase() == TablePhase::SetUp);
}
