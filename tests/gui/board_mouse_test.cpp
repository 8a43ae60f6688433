#include "gui/board/layers/heading_handle.hpp"
#include "gui/desk.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <QTest>
#include <QUndoStack>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
FigureId carrierOf(test::Desk& desk) {
    return *desk.document().state().carrier;
}
}  // namespace

TEST_CASE("UX-6.2 a click selects and never moves", "[gui][UX-6.2]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    const Pose before = desk.pose(man);
    const QPoint at = desk.pixelOf(man);
    QTest::mousePress(&desk.board(), Qt::LeftButton, {}, at);
    QTest::mouseMove(&desk.board(), at + QPoint{2, 1});
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, at + QPoint{2, 1});
    CHECK(desk.pose(man) == before);
    CHECK(desk.session().selection().contains(man));
}

TEST_CASE("UX-6 dragging a man moves him, Ctrl+Z brings him back", "[gui][UX-6]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    const Pose before = desk.pose(man);
    desk.drag(man, QPoint{-30, 0});
    const Pose after = desk.pose(man);
    const double yards = 30.0 / desk.board().view().pixelsPerYard();
    CHECK((before.at.x - after.at.x).yards() == Approx(yards).margin(0.05));
    CHECK(after.at.y == before.at.y);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(desk.pose(man) == before);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(desk.pose(man) == after);
}

TEST_CASE("UX-6.3 Escape during a drag restores everything exactly", "[gui][UX-6.3]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    const SetupState before = desk.document().state();
    desk.drag(man, QPoint{-60, 25}, false);
    CHECK_FALSE(desk.session().tool().preview().empty());
    desk.press(Qt::Key_Escape);
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, desk.pixelOf(man));
    CHECK(desk.document().state() == before);
    CHECK(desk.document().undoStack().count() == 0);
    CHECK(desk.session().tool().preview().empty());
}

TEST_CASE("UX-8.2 a drag onto another man says so on the way and is refused",
          "[gui][UX-8.2][refusal]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    const auto& figures = desk.document().state().figures;
    const auto other = std::find_if(figures.begin(), figures.end(), [&](const FigureSetup& f) {
        return f.id != man && f.id.side() == man.side();
    });
    REQUIRE(other != figures.end());
    const SetupState before = desk.document().state();
    const QPoint by = desk.pixelOf(other->id) - desk.pixelOf(man);
    desk.drag(man, by, false);
    REQUIRE(desk.session().tool().previewRefusal());
    CHECK(desk.session().tool().caption().contains(desk.document().numberOf(other->id)));
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, desk.pixelOf(man) + by);
    CHECK(desk.document().state() == before);
    const QString said = desk.window().tablePage().refusal().sentence();
    CHECK(said.contains(desk.document().numberOf(man)));
    CHECK(said.contains(desk.document().numberOf(other->id)));
}

TEST_CASE("UX-6 the wheel turns 5 degrees, with Shift 1", "[gui][UX-6]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    const Heading before = desk.pose(man).heading;
    desk.wheel(man, 1);
    CHECK(shortTurn(before, desk.pose(man).heading) == 500);
    desk.wheel(man, -2, Qt::ShiftModifier);
    CHECK(shortTurn(before, desk.pose(man).heading) == 300);
}

TEST_CASE("UX-6 the heading handle turns the selection", "[gui][UX-6]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    QTest::mouseClick(&desk.board(), Qt::LeftButton, {}, desk.pixelOf(man));
    const LayerContext context{desk.board().scene(), desk.board().view(), 1.0};
    const QPoint knob = headingHandle(context, *desk.board().scene().figure(man)).toPoint();
    const QPoint middle = desk.pixelOf(man);
    const QPoint up = middle + QPoint{0, -60};
    QTest::mousePress(&desk.board(), Qt::LeftButton, {}, knob);
    QTest::mouseMove(&desk.board(), (knob + up) / 2);
    QTest::mouseMove(&desk.board(), up);
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, up);
    CHECK(desk.pose(man).heading == Heading::degrees(90.0));
}

TEST_CASE("UX-6 a rubber band takes those inside and moves them together", "[gui][UX-6]") {
    test::Desk desk;
    const FigureId man = carrierOf(desk);
    const QPoint at = desk.pixelOf(man);
    const double yard = desk.board().view().pixelsPerYard();
    const QPoint reach{static_cast<int>(3.0 * yard), static_cast<int>(16.0 * yard)};
    QTest::mousePress(&desk.board(), Qt::LeftButton, {}, at - reach);
    QTest::mouseMove(&desk.board(), at);
    QTest::mouseMove(&desk.board(), at + reach);
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, at + reach);
    const auto ids = desk.session().selection().ids();
    REQUIRE(ids.size() >= 2);
    std::vector<Pose> before;
    for (const FigureId id : ids)
        before.push_back(desk.pose(id));
    desk.press(Qt::Key_Left);
    for (std::size_t i = 0; i < ids.size(); ++i)
        CHECK(before[i].at.x - desk.pose(ids[i]).at.x == Distance::yards(0.5));
    CHECK(desk.document().undoStack().count() == 1);
}
