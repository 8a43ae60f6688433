#include "gui/board/hit_test.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/board/measuring.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"

#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
BoardTransform boardView() {
    BoardTransform view;
    view.setBoard(BoardSpec{});
    view.setViewport(QSizeF{950.0, 650.0});
    return view;
}

BoardScene twoMen(double apartYards) {
    BoardScene scene;
    const QPolygonF outline{
        {QPointF{-1.3, -1.0}, QPointF{1.3, -1.0}, QPointF{1.3, 1.0}, QPointF{-1.3, 1.0}}};
    for (int i = 0; i < 2; ++i) {
        FigureDrawing figure;
        figure.id = FigureId{Side::Home, i};
        figure.outline = outline;
        figure.at = QPointF{50.0 + apartYards * i, 26.0};
        scene.figures.push_back(figure);
    }
    return scene;
}
}  // namespace

TEST_CASE("UX-8 y grows upwards on screen and turns over end for end", "[gui][UX-8]") {
    BoardTransform view = boardView();
    const auto pixel = [&view](double x, double y) { return view.toWidget().map(QPointF{x, y}); };
    CHECK(pixel(0.0, 50.0).y() < pixel(0.0, 0.0).y());
    CHECK(pixel(0.0, 0.0).x() < pixel(100.0, 0.0).x());
    view.setTurned(true);
    CHECK(pixel(0.0, 50.0).y() > pixel(0.0, 0.0).y());
    CHECK(pixel(0.0, 0.0).x() > pixel(100.0, 0.0).x());
}

TEST_CASE("UX-8 zoom stays between 50 and 800 percent", "[gui][UX-8]") {
    BoardTransform view = boardView();
    view.setZoom(0.1);
    CHECK(view.zoom() == Approx(0.5));
    view.setZoom(50.0);
    CHECK(view.zoom() == Approx(8.0));
}

TEST_CASE("UX-6 zooming keeps the field point under the pointer", "[gui][UX-6]") {
    BoardTransform view = boardView();
    view.setZoom(2.0);
    view.setCentre(QPointF{40.0, 26.0});
    const QPointF pixel{400.0, 300.0};
    const QPointF before = view.toField().map(pixel);
    view.zoomAt(pixel, 1.5);
    const QPointF after = view.toField().map(pixel);
    CHECK(after.x() == Approx(before.x()).margin(1.0 / view.pixelsPerYard()));
    CHECK(after.y() == Approx(before.y()).margin(1.0 / view.pixelsPerYard()));
}

TEST_CASE("UX-6.4 the nearest centre wins", "[gui][UX-6.4]") {
    const BoardTransform view = boardView();
    const BoardScene scene = twoMen(1.5);
    const LayerContext context{scene, view, 1.0};
    CHECK(figureAt(context, context.map(QPointF{50.2, 26.0})) == FigureId(Side::Home, 0));
    CHECK(figureAt(context, context.map(QPointF{51.3, 26.0})) == FigureId(Side::Home, 1));
    CHECK_FALSE(figureAt(context, context.map(QPointF{70.0, 26.0})));
}

TEST_CASE("UX-6.4 a figure's target is at least 24 pixels wide at every zoom", "[gui][UX-6.4]") {
    BoardTransform view = boardView();
    view.setZoom(0.5);
    const BoardScene scene = twoMen(30.0);
    const LayerContext context{scene, view, 1.0};
    const QPointF middle = context.map(scene.figures[0].at);
    CHECK(figureAt(context, middle + QPointF{11.5, 0.0}));
    CHECK_FALSE(figureAt(context, middle + QPointF{13.0, 0.0}));
}

TEST_CASE("UX-8.3 the board draws at every pixel ratio and zoom", "[gui][UX-8.3]") {
    test::Desk desk;
    for (const double zoom : {0.5, 1.0, 3.0, 8.0}) {
        desk.board().setZoom(zoom);
        for (const double ratio : {1.0, 1.25, 2.0, 3.0}) {
            QPixmap picture{(QSizeF{desk.board().size()} * ratio).toSize()};
            picture.setDevicePixelRatio(ratio);
            picture.fill(Qt::magenta);
            desk.board().render(&picture);
            const QImage image = picture.toImage();
            CHECK(image.pixelColor(image.width() / 2, image.height() / 2) != QColor{Qt::magenta});
        }
    }
}

TEST_CASE("UX-8 the tape measures by dragging and by two clicks, and Esc takes it away",
          "[gui][UX-8]") {
    Measuring tape;
    tape.setOn(true);
    tape.press(QPointF{20.0, 10.0});
    tape.move(QPointF{23.0, 14.0});
    tape.release(QPointF{23.0, 14.0});
    REQUIRE(tape.drawing(9.525));
    // 5 yards are 47.625 mm, 1.875 inches of the board
    CHECK(tape.drawing(9.525)->label == QStringLiteral("5.0 yd · 1.88 in · 53°"));
    tape.press(QPointF{40.0, 20.0});
    tape.release(QPointF{40.0, 20.0});
    tape.move(QPointF{30.0, 20.0});
    CHECK(tape.drawing(9.525)->to == QPointF(30.0, 20.0));
    tape.press(QPointF{30.0, 20.0});
    tape.release(QPointF{30.0, 20.0});
    tape.move(QPointF{50.0, 20.0});
    CHECK(tape.drawing(9.525)->label == QStringLiteral("10.0 yd · 3.75 in · 180°"));
    CHECK(tape.clear());
    CHECK_FALSE(tape.drawing(9.525));
    CHECK_FALSE(tape.clear());
}

TEST_CASE("UX-8 M measures on the board and moves nobody", "[gui][UX-8]") {
    test::Desk desk;
    const SetupState before = desk.document().state();
    desk.press(Qt::Key_M);
    desk.drag(desk.man(QStringLiteral("H34")), QPoint{60, 0});
    CHECK(desk.board().scene().measure.has_value());
    CHECK(desk.document().state() == before);
    desk.press(Qt::Key_Escape);
    CHECK_FALSE(desk.board().scene().measure.has_value());
    desk.press(Qt::Key_Escape);
    CHECK_FALSE(desk.window().commands()[Command::Measure]->isChecked());
}

TEST_CASE("UX-8 the small map goes where it hides nobody, and stays there", "[gui][UX-8]") {
    test::Desk desk;
    BoardView& board = desk.board();
    board.setZoom(3.0);
    BoardScene scene = board.scene();
    const auto corner = [&](const BoardScene& shown) {
        board.showScene(shown);
        const LayerContext context{board.scene(), board.view(), 1.0};
        return MiniMapLayer::place(context);
    };
    const auto put = [&](QPointF pixel) {
        BoardScene moved = scene;
        moved.figures.resize(1);
        moved.figures.front().at = board.view().toField().map(pixel);
        return moved;
    };
    const QPointF middle = QRectF{board.rect()}.center();
    const QRectF free = corner(put(middle));
    CHECK(free.center().x() > middle.x());
    CHECK(free.center().y() > middle.y());
    const QRectF dodged = corner(put(free.center()));
    CHECK_FALSE(dodged.isEmpty());
    CHECK_FALSE(dodged.intersects(free));
    CHECK(corner(put(middle)) == dodged);  // it does not wander back and forth
    // a click on it is still a click on the map
    const QPointF before = board.view().centre();
    QTest::mouseClick(&board, Qt::LeftButton, {}, dodged.center().toPoint() + QPoint{40, 0});
    CHECK(board.view().centre() != before);
}
