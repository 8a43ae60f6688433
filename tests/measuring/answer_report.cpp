#include "measuring/answer_report.hpp"

#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/shell.hpp"
#include "gui/workshop/bench_crew.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/underside_view.hpp"
#include "measuring/frame_recorder.hpp"
#include "measuring/latency_recorder.hpp"
#include "measuring/timed.hpp"
#include "support/wait_for.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>

#include <QCoreApplication>
#include <QEventLoop>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QThread>
#include <QTimer>
#include <QWindow>

namespace thrum::gui::measuring {

using test::waitFor;

namespace {
constexpr int kAnswerMs = 40;  // longer than a picture, so that none waits for the one before

void idle(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// A hand at the window: what it does comes the way a display sends it.
class Hand {
public:
    explicit Hand(BoardView& board) : m_board{board}, m_window{*board.window()->windowHandle()} {}

    void click(FigureId man) const {
        const QPointF at = pixelOf(man);
        mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }

    /// There and back again, so that he stands as before.
    void drag(FigureId man, int steps) const {
        constexpr double kStep = 3.0;
        const QPointF from = pixelOf(man);
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        for (int i = 1; i <= steps; ++i) {
            const int out = std::min(i, steps - i);
            mouse(QEvent::MouseMove,
                  from - QPointF{kStep * out, 0.5 * kStep * out},
                  Qt::NoButton,
                  Qt::LeftButton);
        }
        mouse(QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
    }

    void key(Qt::Key key) const {
        QKeyEvent down{QEvent::KeyPress, key, Qt::NoModifier};
        QCoreApplication::sendEvent(&m_window, &down);
        QKeyEvent up{QEvent::KeyRelease, key, Qt::NoModifier};
        QCoreApplication::sendEvent(&m_window, &up);
        idle(kAnswerMs);
    }

private:
    [[nodiscard]] QPointF pixelOf(FigureId man) const {
        const FigureDrawing* drawn = m_board.scene().figure(man);
        return drawn == nullptr
                   ? QPointF{}
                   : m_board.mapTo(m_board.window(), m_board.pixelOf(drawn->at).toPoint());
    }

    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held) const {
        QMouseEvent event{type, at, m_window.mapToGlobal(at), button, held, Qt::NoModifier};
        QCoreApplication::sendEvent(&m_window, &event);
        idle(kAnswerMs);
    }

    BoardView& m_board;
    QWindow& m_window;
};

QStringList handled(BoardView& board, const QString& where) {
    constexpr int kRounds = 60;
    std::vector<FigureId> men;
    for (const FigureDrawing& figure : board.scene().figures)
        men.push_back(figure.id);
    if (men.empty())
        return {};
    board.setFocus();
    idle(200);
    const Hand hand{board};
    const LatencyRecorder recorder;
    for (int i = 0; i < kRounds; ++i)
        hand.click(men[static_cast<std::size_t>(i) * 7U % men.size()]);
    for (int i = 0; i < kRounds; ++i)
        hand.key(Qt::Key_Tab);
    for (int i = 0; i < 4; ++i)
        hand.drag(men[static_cast<std::size_t>(i) * 5U % men.size()], kRounds / 2);
    return QStringList{where} + recorder.lines();
}

/// A whole side is taken hold of and drawn about at the practice table (UX-11.4).
QStringList elevenDragged(MainWindow& window) {
    constexpr int kSteps = 120;
    BoardView& board = window.tablePage().board();
    window.commands()[Command::SelectOffense]->trigger();
    const std::vector<FigureId> held = board.scene().selected;
    if (held.empty())
        return {};
    const LatencyRecorder recorder;
    const double before = processorMs();
    Hand{board}.drag(held.front(), kSteps);
    const double used = processorMs() - before;
    return QStringList{QStringLiteral("eleven men dragged:")} + recorder.lines()
           << QStringLiteral("  a step of it in processor time: %1 ms")
                  .arg(used / kSteps, 0, 'f', 1);
}

/// Idle on a machine that others use as well: what the clock says counts only where this is low.
QString loadLine() {
    std::array<double, 3> load{};
    if (getloadavg(load.data(), 3) < 1)
        return QStringLiteral("load of the machine: not known");
    return QStringLiteral("load of the machine: %1 in the last minute, %2 cores")
        .arg(load[0], 0, 'f', 2)
        .arg(QThread::idealThreadCount());
}
}  // namespace

// From a bent prong to its first run on the lane, and the long tests (UX-12.1).
QStringList benchReport(MainWindow& window) {
    constexpr int kBends = 20;
    constexpr int kDashes = 200;
    constexpr int kPushes = 50;
    constexpr int kLongestMs = 60'000;
    window.commands()[Command::BenchPage]->trigger();
    BenchPage& bench = window.bench();
    const auto isIdle = [&bench] { return !bench.crew().isBusy(); };
    waitFor(isIdle, kLongestMs);
    const QString load = loadLine();
    const double whole = timed([&] {
        bench.setRuns(kDashes);
        bench.measure({app::BenchTest::Dash});
        waitFor(isIdle, kLongestMs);
        bench.setRuns(kPushes);
        bench.measure({app::BenchTest::Push});
        waitFor(isIdle, kLongestMs);
    });
    std::vector<double> shown;
    std::vector<double> used;
    for (int i = 0; i < kBends; ++i) {
        const Qt::Key key = i % 2 == 0 ? Qt::Key_BracketRight : Qt::Key_BracketLeft;
        const double before = processorMs();
        shown.push_back(timed([&] {
            QKeyEvent down{QEvent::KeyPress, key, Qt::NoModifier};
            QCoreApplication::sendEvent(&bench.underside(), &down);
            window.repaint();
        }));
        used.push_back(processorMs() - before);
        idle(kAnswerMs);
    }
    return {
        sampleLine(
            QStringLiteral("bench: a bent prong to its first run on the lane (bound 150 ms)"),
            shown),
        sampleLine(QStringLiteral("  the same in processor time"), used),
        QStringLiteral("bench: 200 dashes and 50 pushes: %1 ms (bound 3000)").arg(whole, 0, 'f', 0),
        load};
}

namespace {

/// The first line-up of a recorded game: there men are dragged and judged while they are.
QStringList lineUp(MainWindow& window, const std::string& record) {
    const auto replay = app::Replay::open(record, "game");
    if (!replay)
        return {};
    for (const app::ReplayStep& step : replay->steps()) {
        if (step.line < 2 || !window.director()
                                  .branchFrom(record, static_cast<std::size_t>(step.line - 2))
                                  .isEmpty())
            continue;
        const TapPage& page = *window.director().tapPage();
        idle(50);
        if (!page.match().wants(tap::DecisionKind::Place) || page.board().scene().figures.empty())
            continue;
        idle(1500);  // everybody is put on the board first
        return handled(page.board(), QStringLiteral("line-up of a game:"));
    }
    return {};
}

QString instantReplay(MainWindow& window) {
    std::vector<double> times;
    for (int round = 0; round < 10; ++round) {
        window.commands()[Command::GamePage]->trigger();
        idle(kAnswerMs);
        times.push_back(timed([&window] {
            window.commands()[Command::WatchAgain]->trigger();
            window.repaint();
        }));
        if (window.pages().current() != &window.views().replayPage())
            return QStringLiteral("instant replay: none");
    }
    return sampleLine(QStringLiteral("instant replay opened"), times);
}

QStringList pageChanges(MainWindow& window) {
    std::vector<double> times;
    for (int round = 0; round < 5; ++round)
        for (const Command command : {Command::HomePage,
                                      Command::ArchivePage,
                                      Command::TeamsPage,
                                      Command::GamePage,
                                      Command::TablePage})
            times.push_back(timed([&window, command] {
                window.commands()[command]->trigger();
                window.repaint();
                QCoreApplication::processEvents();
            }));
    std::vector<double> finder;
    for (int round = 0; round < 5; ++round) {
        finder.push_back(timed([&window] {
            window.shell().finder().open();
            window.shell().finder().repaint();
        }));
        window.shell().finder().close();
    }
    return {sampleLine(QStringLiteral("page change"), times),
            sampleLine(QStringLiteral("command finder"), finder)};
}

/// Of all threads, as a share of one core while nothing is done on a page.
QString idleCost(MainWindow& window, Command page, const QString& name) {
    constexpr int kMs = 5000;
    window.commands()[page]->trigger();
    idle(500);
    const std::clock_t before = std::clock();
    const double passed = timed([] { idle(kMs); });
    const double used = 1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    return QStringLiteral("idle on the %1 page: %2 % of a core")
        .arg(name)
        .arg(100.0 * used / passed, 0, 'f', 2);
}
}  // namespace

QStringList answerReport(MainWindow& window, const std::string& record) {
    QStringList lines;
    window.commands()[Command::TablePage]->trigger();
    lines << handled(window.tablePage().board(), QStringLiteral("practice table:"));
    lines << elevenDragged(window);
    lines << lineUp(window, record);
    lines << idleCost(window, Command::GamePage, QStringLiteral("game"));
    lines << idleCost(window, Command::HomePage, QStringLiteral("home"));
    lines << instantReplay(window) << pageChanges(window) << benchReport(window);
    return lines;
}

}  // namespace thrum::gui::measuring
