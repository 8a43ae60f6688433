// The tools of the formation editor at the practice table, and a set-up tried twenty times (UX-11).

#include "gui/board_game/group_moves.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/window/play_keeper.hpp"
#include "support/wait_for.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include <QAction>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::Desk;
using thrum::gui::test::waitFor;

namespace {
FigureSetup man(int index, double x, double y, double heading = 0.0) {
    return {.id = FigureId{Side::Home, index},
            .pose = {{Spot::yards(x), Spot::yards(y)}, Heading::degrees(heading)}};
}

/// The three of the offense who stand deepest, who have room around them.
std::vector<FigureId> backs(Desk& desk) {
    const SetupState& state = desk.document().state();
    std::vector<FigureSetup> men;
    for (const FigureSetup& figure : state.figures)
        if (figure.id.side() == state.offense)
            men.push_back(figure);
    std::ranges::sort(men, {}, [](const FigureSetup& figure) { return figure.pose.at.x; });
    return {men[0].id, men[1].id, men[2].id};
}
}  // namespace

TEST_CASE("UX-11 men are put in a row, in a file, at even gaps, and change places",
          "[gui][formation][UX-11]") {
    const std::vector<FigureSetup> men{
        man(1, 10.0, 20.0, 5.0), man(2, 11.0, 30.0), man(3, 12.0, 21.0)};
    for (const FigureSetup& each : inRow(men))
        CHECK(each.pose.at.x == Spot::yards(11.0));
    for (const FigureSetup& each : inFile(men))
        CHECK(each.pose.at.y.yards() == Approx(71.0 / 3.0).margin(0.0001));
    const auto spaced = evenlySpaced(men);
    CHECK(spaced[0].pose.at.y == Spot::yards(20.0));
    CHECK(spaced[2].pose.at.y == Spot::yards(25.0));  // in the middle of the two farthest apart
    CHECK(spaced[1].pose.at.y == Spot::yards(30.0));
    CHECK(spaced[2].pose.at.x == Spot::yards(12.0));  // only along the longer way
    CHECK(evenlySpaced({men[0], men[1]}) == std::vector{men[0], men[1]});
    const auto swapped = exchanged(men);
    CHECK(swapped[0].pose == men[1].pose);
    CHECK(swapped[1].pose == men[0].pose);
    CHECK(exchanged(swapped) == men);
    CHECK(inRow({}).empty());
}

TEST_CASE("UX-11.2 mirroring twice is nothing, to the thousandth of a yard",
          "[gui][formation][UX-11.2]") {
    const std::vector<FigureSetup> men{man(1, 10.1234, 20.4321, 33.3), man(2, 11.0, 30.0)};
    CHECK(mirrored(mirrored(men)) == men);
}

TEST_CASE("UX-11.3 a group that is wheeled keeps its distances", "[gui][formation][UX-11.3]") {
    const std::vector<FigureSetup> men{man(1, 10.0, 20.0), man(2, 13.0, 24.0), man(3, 9.0, 29.5)};
    const auto wheel = wheeled(men, 3700);
    const auto distance = [](const FigureSetup& a, const FigureSetup& b) {
        return std::hypot((a.pose.at.x - b.pose.at.x).yards(), (a.pose.at.y - b.pose.at.y).yards());
    };
    for (std::size_t i = 0; i < men.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            CHECK(std::fabs(distance(wheel[i], wheel[j]) - distance(men[i], men[j])) < 0.001);
}

TEST_CASE("UX-11 the tools are commands that say what they need, and are undone by name",
          "[gui][formation][UX-11][UX-21]") {
    Desk desk;
    const Commands& commands = desk.window().commands();
    const auto chosen = backs(desk);
    desk.session().selection().set({chosen[0]});
    CHECK_FALSE(commands[Command::AlignRow]->isEnabled());
    CHECK(commands[Command::ExchangeMen]->statusTip().contains(QStringLiteral("two men")));
    auto pair = std::vector{chosen[1], chosen[2]};
    std::ranges::sort(pair);
    desk.session().selection().set(pair);
    const Pose first = desk.pose(pair[0]);
    const Pose second = desk.pose(pair[1]);
    REQUIRE(commands[Command::ExchangeMen]->isEnabled());
    commands[Command::ExchangeMen]->trigger();
    CHECK(desk.pose(pair[0]).at == second.at);
    CHECK(desk.pose(pair[1]).at == first.at);
    CHECK(desk.document().undoStack().undoText().contains(QStringLiteral("exchange")));
    commands[Command::Undo]->trigger();
    CHECK(desk.pose(pair[0]).at == first.at);
    auto three = chosen;
    std::ranges::sort(three);
    desk.session().selection().set(three);
    CHECK(commands[Command::SpaceEvenly]->isEnabled());
    // the offense in one file would stand in each other: refused, and nothing is changed
    commands[Command::SelectOffense]->trigger();
    const SetupState before = desk.document().state();
    commands[Command::AlignRow]->trigger();
    CHECK(desk.document().state() == before);
}

TEST_CASE("UX-11 a set-up is tried twenty times: ways, gains, and the same ones again",
          "[gui][formation][UX-11]") {
    Desk desk;
    const SetupState before = desk.document().state();
    const auto seed = desk.session().seed();
    desk.press(Qt::Key_Y, Qt::ControlModifier);
    REQUIRE(desk.session().isTrying());
    REQUIRE(waitFor([&] { return desk.session().triedOut().has_value(); }, 60'000));
    const TriedOut first = *desk.session().triedOut();
    CHECK(first.ways.size() == 20);
    CHECK(first.gains.size() > 10);
    CHECK(first.sentence.startsWith(QStringLiteral("20 tries: mean gain")));
    CHECK(first.sentence.contains(QStringLiteral("95 %")));
    // the play itself has not begun
    CHECK(desk.document().state() == before);
    CHECK(desk.session().phase() == TablePhase::SetUp);
    CHECK(desk.session().seed() == seed);
    CHECK(std::ranges::count_if(desk.board().scene().traces, &TraceDrawing::faint) == 20);
    desk.press(Qt::Key_Y, Qt::ControlModifier);
    REQUIRE(waitFor([&] { return desk.session().triedOut().has_value(); }, 60'000));
    CHECK(desk.session().triedOut()->gains == first.gains);
    CHECK(desk.session().triedOut()->ways == first.ways);
    // a man moved: it was another set-up
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_BracketLeft);
    CHECK_FALSE(desk.session().triedOut());
}

TEST_CASE("A play is called, changed, kept under a name and called again", "[gui][plays]") {
    const QTemporaryDir folder;
    Desk desk{QString{}, QString{}, folder.path()};
    PlayKeeper& plays = desk.window().plays();
    REQUIRE(plays.call("ir-sweep").isEmpty());
    const auto& library = desk.window().library();
    const auto play = std::ranges::find_if(
        library.plays(), [](const auto& entry) { return entry.value.id == "ir-sweep"; });
    REQUIRE(play != library.plays().end());
    CHECK(desk.document().state().offenseFormation == play->value.formation);
    const auto standing = desk.document().playStanding();
    REQUIRE(standing);
    CHECK(standing->carrier == play->value.carrier);
    for (const auto& [role, heading] : standing->headings) {
        const auto wanted =
            std::ranges::find(play->value.headings, role, &std::pair<std::string, Heading>::first);
        REQUIRE(wanted != play->value.headings.end());
        CHECK(wanted->second == heading);
    }
    CHECK(desk.document().undoStack().undoText().startsWith(QStringLiteral("play")));
    // a man turned makes it another play, and it is kept
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_BracketLeft);
    const SetupState wanted = desk.document().state();
    REQUIRE(plays.keep(QStringLiteral("My sweep")).isEmpty());
    CHECK(std::filesystem::exists(std::filesystem::path{folder.path().toStdString()} / "plays" /
                                  "own-play-1.json"));
    REQUIRE(plays.call("gl-plunge").isEmpty());
    CHECK_FALSE(desk.document().state() == wanted);
    REQUIRE(plays.call("own-play-1").isEmpty());
    CHECK(desk.document().state().figures == wanted.figures);
    CHECK(desk.document().state().carrier == wanted.carrier);
    // the same name is the same play
    REQUIRE(plays.keep(QStringLiteral("My sweep")).isEmpty());
    CHECK(std::ranges::count_if(library.plays(), [](const auto& entry) { return entry.own; }) == 1);
    // a man who left his place: first a formation, then a play
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Down, Qt::ControlModifier);
    const auto left = desk.document().playStanding();
    if (!left)
        CHECK(left.error().contains(QStringLiteral("formation first")));
    CHECK_FALSE(plays.keep(QStringLiteral(" ")).isEmpty());
    CHECK(plays.call("nonsense").contains(QStringLiteral("no such play")));
}
