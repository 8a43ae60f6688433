// What a play was worth, and the plays a game turned on.

#include "gui/replay/play_worth.hpp"

#include "gui/archive/game_views.hpp"
#include "gui/desk.hpp"
#include "gui/every_page.hpp"
#include "gui/replay/replay_page.hpp"

#include <thrum/coach/tap/expected_points.hpp>

#include <QCheckBox>
#include <QListWidget>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
Situation situation(Side offense, int down, double line, double toGain) {
    Situation at;
    at.offense = offense;
    at.down = down;
    at.ballX = Spot::yards(line);
    at.toGainX = Spot::yards(toGain);
    return at;
}

app::GamePlay run(const Situation& before, const Situation& after) {
    app::GamePlay play;
    play.type = app::GamePlay::Type::Run;
    play.snapped = true;
    play.team = before.offense;
    play.before = before;
    play.after = after;
    return play;
}

PlayWorth worthOf(const app::GamePlay& play) {
    const auto worth = worthOfPlays({play}, 2, coach::expectedPoints);
    REQUIRE(worth.front());
    return *worth.front();
}
}  // namespace

TEST_CASE("a gain is worth points to the offense, a loss to the defense", "[gui][UX-17]") {
    const auto first = situation(Side::Visitor, 1, 70.0, 60.0);  // the visitors go to 0
    const PlayWorth good = worthOf(run(first, situation(Side::Visitor, 1, 45.0, 35.0)));
    CHECK(good.to == Side::Visitor);
    CHECK(good.points > 0.5);
    const PlayWorth bad = worthOf(run(first, situation(Side::Visitor, 2, 74.0, 60.0)));
    CHECK(bad.to == Side::Home);
    CHECK(bad.points > 0.0);
}

TEST_CASE("a touchdown is worth less the nearer it was, a ball lost the other side's chance",
          "[gui][UX-17]") {
    const auto score = [](double line) {
        app::GamePlay play = run(situation(Side::Home, 1, line, std::min(100.0, line + 10.0)), {});
        play.touchdown = Side::Home;
        play.points = {6, 0};
        return worthOf(play);
    };
    CHECK(score(20.0).to == Side::Home);
    CHECK(score(20.0).points > 4.0);
    CHECK(score(20.0).points > score(98.0).points);
    const PlayWorth lost =
        worthOf(run(situation(Side::Home, 1, 50.0, 60.0), situation(Side::Visitor, 1, 50.0, 40.0)));
    CHECK(lost.to == Side::Visitor);
    CHECK(isTurningPoint({}, lost, 2, coach::expectedPoints));
}

TEST_CASE("kickoffs, tries, called-back plays and overtime have no worth", "[gui][UX-17]") {
    const auto at = situation(Side::Home, 1, 50.0, 60.0);
    app::GamePlay kick = run(at, at);
    kick.type = app::GamePlay::Type::Kickoff;
    app::GamePlay again = run(at, at);
    again.nullified = true;
    app::GamePlay over = run(at, at);
    over.before.period = 3;
    for (const auto& worth : worthOfPlays({kick, again, over}, 2, coach::expectedPoints))
        CHECK_FALSE(worth);
}

TEST_CASE("A game turns on a kick that is run back all the way and on what settles an overtime",
          "[gui][UX-17]") {
    const auto at = situation(Side::Home, 1, 50.0, 60.0);
    app::GamePlay kick = run(at, at);
    kick.type = app::GamePlay::Type::Kickoff;
    const auto turns = [](const app::GamePlay& play) {
        const auto worth = worthOfPlays({play}, 2, coach::expectedPoints);
        return isTurningPoint(play, worth.front(), 2, coach::expectedPoints);
    };
    CHECK_FALSE(turns(kick));
    kick.touchdown = Side::Visitor;
    kick.points = {0, 6};
    CHECK(turns(kick));
    kick.nullified = true;
    CHECK_FALSE(turns(kick));
    app::GamePlay over = run(at, at);
    over.before.period = 3;
    CHECK(turns(over));
}

TEST_CASE("UX-17 the replay goes from turning point to turning point", "[gui][UX-17]") {
    gui::test::EveryPage pages;
    ReplayPage& page = pages.window().views().replayPage();
    REQUIRE_FALSE(pages.window().views().replay(
        gui::test::EveryPage::game(), QStringLiteral("game.thrum"), false));
    const app::Replay& replay = page.document().replay();
    const auto worth = worthOfPlays(replay.plays(), 2, coach::expectedPoints);
    std::vector<std::size_t> wanted;
    for (std::size_t i = 0; i < worth.size(); ++i)
        if (isTurningPoint(replay.plays()[i], worth[i], 2, coach::expectedPoints))
            wanted.push_back(i);
    REQUIRE_FALSE(wanted.empty());
    REQUIRE(wanted.size() < worth.size());
    REQUIRE(page.showTurningPoints());
    auto* list = page.findChild<QListWidget*>(QStringLiteral("replayPlays"));
    std::vector<std::size_t> seen;
    for (int i = 0; i < list->count(); ++i)
        if (!list->item(i)->isHidden())
            seen.push_back(static_cast<std::size_t>(i));
    CHECK(seen == wanted);
    for (const std::size_t play : wanted) {
        CHECK(page.player().position() == replay.timeOfPlay(play));
        QTest::keyClick(&page.board(), Qt::Key_N);
    }
    page.findChild<QCheckBox*>(QStringLiteral("turningOnly"))->click();
    CHECK_FALSE(list->item(static_cast<int>(wanted.front() == 0 ? 1 : 0))->isHidden());
}
