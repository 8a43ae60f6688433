#include "measuring/frame_report.hpp"

#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/window/main_window.hpp"
#include "measuring/answer_report.hpp"
#include "measuring/frame_recorder.hpp"
#include "measuring/shell_pictures.hpp"
#include "measuring/thinking_report.hpp"
#include "measuring/timed.hpp"
#include "support/wait_for.hpp"

#include <QAction>
#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui::measuring {

using test::waitFor;

namespace {
constexpr QSize kSize{1280, 800};
constexpr int kLongestMs = 8'000;  // of a run

QStringList practice(MainWindow& window, QSize size, const QString& figures) {
    window.resize(size);
    QCoreApplication::processEvents();
    TableSession& session = window.session();
    window.tablePage().board().repaint();  // the ground of the new size is drawn but once
    const FrameRecorder recorder{window.tablePage().board()};
    session.switchOn();
    waitFor([&session] { return !session.boardOn(); }, kLongestMs);
    session.switchOff();
    session.backToSetUp();
    return recorder.lines(QStringLiteral("practice run at %1 x %2, %3")
                              .arg(size.width())
                              .arg(size.height())
                              .arg(figures));
}

/// The first run from scrimmage of a recorded game, played in the window once more.
QStringList gameRun(MainWindow& window, const std::string& game, QSize size) {
    const auto replay = app::Replay::open(game, "game");
    if (!replay)
        return {};
    for (const app::ReplayStep& step : replay->steps()) {
        if (step.run == nullptr || !app::isFromScrimmage(replay->plays()[step.play].type) ||
            !window.director().branchFrom(game, static_cast<std::size_t>(step.line - 2)).isEmpty())
            continue;
        window.resize(size);
        QCoreApplication::processEvents();
        TapPage& page = *window.director().tapPage();
        page.board().repaint();
        const FrameRecorder recorder{page.board()};
        const auto& match = page.match();
        constexpr int kPlacingMs = 3000;  // everybody is put on the board first
        waitFor(
            [&match] {
                return match.doing() == MatchDoing::Running ||
                       match.wants(tap::DecisionKind::SwitchOn);
            },
            kPlacingMs);
        if (match.doing() != MatchDoing::Running)  // there the main button would stop it
            page.mainAction();
        waitFor([&page] { return page.match().doing() == MatchDoing::Running; }, kPlacingMs);
        waitFor([&page] { return page.match().doing() != MatchDoing::Running; }, kLongestMs);
        return recorder.lines(
            QStringLiteral("run of a game at %1 x %2").arg(size.width()).arg(size.height()));
    }
    return {};
}

QString seeks(MainWindow& window, const std::string& game) {
    if (window.views().replay(game, QStringLiteral("game"), false))
        return {};
    ReplayPage& page = window.views().replayPage();
    const std::int64_t length = page.player().length();
    std::vector<double> times;
    std::vector<double> processor;
    constexpr int kSeeks = 200;
    for (int i = 0; i < kSeeks; ++i) {
        // forwards and backwards over the whole game
        const std::int64_t to = length * ((i * 73) % kSeeks) / kSeeks;
        const double before = processorMs();
        times.push_back(timed([&page, to] {
            page.player().seek(to);
            page.board().repaint();
        }));
        processor.push_back(processorMs() - before);
    }
    return sampleLine(QStringLiteral("replay: any moment and its picture"), times) +
           QLatin1Char('\n') +
           sampleLine(QStringLiteral("  the same in processor time"), processor);
}
}  // namespace

QString frameReport(MainWindow& window, double startMs) {
    constexpr QSize kLarge{1920, 1080};
    const double shown = timed([&window] {
        window.resize(kSize);
        window.show();
        waitFor([&window] { return window.isVisible(); }, 1000);
        window.repaint();
    });
    const std::string game = sampleGame(window);
    QStringList lines{QStringLiteral("start: window built after %1 ms, drawn %2 ms later")
                          .arg(startMs, 0, 'f', 0)
                          .arg(shown, 0, 'f', 0)};
    QAction& men = *window.commands()[Command::LayerMen];
    for (const bool plastic : {false, true}) {
        men.setChecked(plastic);
        const QString figures = plastic ? QStringLiteral("plastic men") : QStringLiteral("tokens");
        lines << practice(window, kSize, figures) << practice(window, kLarge, figures);
    }
    lines << gameRun(window, game, kLarge);
    lines << seeks(window, game) << answerReport(window, game) << thinkingReport(window, game);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace thrum::gui::measuring
