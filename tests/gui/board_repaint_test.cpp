// While men move only their surroundings are drawn again, and the ways they went are added to a
// kept picture piece by piece. Nobody may see that.

#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "support/wait_for.hpp"

#include <cmath>
#include <cstdlib>

#include <QPaintEvent>
#include <QScreen>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::waitFor;

namespace {
/// Notes what the board was asked to draw.
class Watcher final : public QObject {
public:
    explicit Watcher(BoardView& board) : m_board{board} { board.installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &m_board && event->type() == QEvent::Paint)
            m_drawn |= static_cast<QPaintEvent*>(event)->rect();
        return false;
    }
    [[nodiscard]] QRect drawn() const { return m_drawn; }
    void forget() { m_drawn = {}; }

private:
    BoardView& m_board;
    QRect m_drawn;
};

/// The men a step on, each his own way, two of them fallen; their ways grow.
BoardScene stepped(const BoardScene& start, int step) {
    BoardScene scene = start;
    scene.selected.clear();
    scene.focused.reset();
    scene.handles = false;
    for (FigureDrawing& man : scene.figures) {
        const int slot = man.id.rosterIndex() + (man.id.side() == Side::Home ? 0 : 11);
        const auto at = [&](int moved) {
            return man.at + QPointF{0.21 * moved, 0.04 * (slot - 11) * moved};
        };
        TraceDrawing way{man.id, {}};
        for (int past = 0; past <= step; ++past)
            way.points << at(past);
        scene.traces.push_back(way);
        man.at = at(step);
        man.headingDeg += 3.7 * step * (slot % 2 == 0 ? 1 : -1);
        if (slot % 11 == 4 && step > 20)
            man.fallenDeg = 40.0 + slot;
    }
    return scene;
}

QImage onScreen(BoardView& board) {
    QWidget* window = board.window();
    const QRect place{board.mapTo(window, QPoint{}), board.size()};
    return window->screen()
        ->grabWindow(window->winId(), place.x(), place.y(), place.width(), place.height())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

/// How many pixels differ by more than a shade.
int differing(const QImage& a, const QImage& second, int shade) {
    const QImage b = second.convertToFormat(QImage::Format_RGB32);
    REQUIRE(a.size() == b.size());
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* one = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* two = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qRed(one[x]) - qRed(two[x])) > shade ||
                     std::abs(qGreen(one[x]) - qGreen(two[x])) > shade ||
                     std::abs(qBlue(one[x]) - qBlue(two[x])) > shade;
    }
    return count;
}
}  // namespace

TEST_CASE("UX-29 a board drawn part by part looks like one drawn whole", "[gui][UX-29]") {
    test::Desk desk;
    BoardView& board = desk.board();
    board.clearFocus();  // its frame is no part of a picture
    QCoreApplication::processEvents();
    const BoardScene start = board.scene();
    const auto show = [&board](const BoardScene& scene) {
        bool drawn = false;
        const auto heard =
            QObject::connect(&board, &BoardView::painted, &board, [&drawn] { drawn = true; });
        board.showScene(scene);
        REQUIRE(waitFor([&drawn] { return drawn; }, 2000));
        QObject::disconnect(heard);
    };
    show(stepped(start, 0));
    Watcher watcher{board};
    for (int step = 1; step <= 45; ++step) {
        show(stepped(start, step));
        if (step % 15 != 0)
            continue;
        CAPTURE(step);
        CHECK(watcher.drawn() != board.rect());  // it was in parts
        const QImage shown = onScreen(board);
        CHECK(differing(shown, board.grab().toImage(), 0) == 0);
        // seams of the ways and a third of a pixel here and there
        const QImage afresh = board.picture(board.scene(), 1.0);
        CHECK(differing(shown, afresh, 48) < shown.width() * shown.height() / 1000);
        watcher.forget();
    }
    show(stepped(start, 5));  // backwards, as a replay goes
    CHECK(differing(onScreen(board), board.grab().toImage(), 0) == 0);
}

TEST_CASE("UX-29 whatever is more than motion draws the whole board", "[gui][UX-29]") {
    test::Desk desk;
    BoardView& board = desk.board();
    board.clearFocus();  // its frame is no part of a picture
    QCoreApplication::processEvents();
    const BoardScene start = stepped(board.scene(), 3);
    using Change = void (*)(BoardScene&);
    const Change change = GENERATE(
        Change{[](BoardScene& scene) { scene.carrier = scene.figures.back().id; }},
        Change{[](BoardScene& scene) { scene.lineOfScrimmage = 33.0; }},
        Change{[](BoardScene& scene) { scene.lineToGain = 66.0; }},
        Change{[](BoardScene& scene) {
            scene.zone = QRectF{10.0, 10.0, 20.0, 20.0};
        }},
        Change{[](BoardScene& scene) {
            scene.lanes = {QRectF{10.0, 10.0, 20.0, 4.0}};
        }},
        Change{[](BoardScene& scene) { scene.ghosts = {scene.figures.front()}; }},
        Change{[](BoardScene& scene) {
            scene.ball = QPointF{20.0, 20.0};
        }},
        Change{[](BoardScene& scene) { scene.offered = {scene.figures.front().id}; }},
        Change{[](BoardScene& scene) { scene.chosen = {scene.figures.front().id}; }},
        Change{[](BoardScene& scene) { scene.selected = {scene.figures.front().id}; }},
        Change{[](BoardScene& scene) {
            scene.rubberBand = QRectF{1.0, 1.0, 9.0, 9.0};
        }},
        Change{[](BoardScene& scene) { scene.shown.traces = false; }},
        Change{[](BoardScene& scene) { scene.figures.pop_back(); }},
        Change{[](BoardScene& scene) { scene.traces.clear(); }},
        Change{[](BoardScene& scene) {
            scene.caption = CaptionDrawing{QPointF{20.0, 20.0}, QStringLiteral("here"), true};
        }},
        Change{[](BoardScene& scene) { scene.home.kit = QColor{Qt::darkRed}; }});
    bool drawn = false;
    const auto heard =
        QObject::connect(&board, &BoardView::painted, &board, [&drawn] { drawn = true; });
    board.showScene(start);
    REQUIRE(waitFor([&drawn] { return drawn; }, 2000));
    drawn = false;
    BoardScene changed = start;
    change(changed);
    changed.figures.front().at += QPointF{0.4, 0.4};
    board.showScene(changed);
    REQUIRE(waitFor([&drawn] { return drawn; }, 2000));
    QObject::disconnect(heard);
    CHECK(differing(onScreen(board), board.grab().toImage(), 0) == 0);
    CHECK(differing(onScreen(board), board.picture(board.scene(), 1.0), 48) <
          board.width() * board.height() / 1000);
}

TEST_CASE("UX-29 a view that moves shows the ground it would draw", "[gui][UX-29]") {
    test::Desk desk;
    BoardView& board = desk.board();
    board.setZoom(2.3);
    for (const QPointF at : {QPointF{50.0, 26.0}, QPointF{31.37, 26.0}, QPointF{72.91, 19.3}}) {
        board.centreOn(at);
        QCoreApplication::processEvents();
        BoardScene scene = board.scene();
        scene.boardFocused = false;
        board.clearFocus();
        const QImage kept = board.grab().toImage();
        CHECK(differing(kept, board.picture(scene, 1.0), 2) == 0);
    }
    board.setTurned(true);
    CHECK(differing(board.grab().toImage(), board.picture(board.scene(), 1.0), 2) == 0);
}

TEST_CASE("UX-8 the grid and the positions are drawn when they are wanted", "[gui][UX-8]") {
    test::Desk desk;
    const Commands& commands = desk.window().commands();
    for (const Command layer : {Command::LayerGrid, Command::LayerPositions}) {
        const QImage without = desk.board().grab().toImage();
        commands[layer]->trigger();
        CHECK(differing(desk.board().grab().toImage(), without, 4) > 200);
        commands[layer]->trigger();
        CHECK(desk.board().grab().toImage() == without);
    }
}
