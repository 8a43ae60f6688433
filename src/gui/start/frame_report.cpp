#include "gui/start/frame_report.hpp"

#include "gui/board/board_view.hpp"
#include "gui/finder/command_finder.hpp"
#include "gui/match/match_director.hpp"
#include "gui/match/match_page.hpp"
#include "gui/replay/game_views.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/shell/shell.hpp"
#include "gui/start/shell_pictures.hpp"
#include "gui/start/wait_for.hpp"
#include "gui/window/commands.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/table_page.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStringList>

namespace thrum::gui {

namespace {
constexpr QSize kSize{1280, 800};
constexpr int kLongestMs = 8'000;  // of a run

QString lineOf(const char* what, const std::vector<double>& samples) {
    return QStringLiteral("%1  median %2 ms, 99 % %3 ms, worst %4 ms (%5 samples)")
        .arg(QString::fromLatin1(what), -28)
        .arg(percentile(samples, 0.5), 0, 'f', 2)
        .arg(percentile(samples, 0.99), 0, 'f', 2)
        .arg(percentile(samples, 1.0), 0, 'f', 2)
        .arg(samples.size());
}
}  // namespace

double percentile(std::vector<double> samples, double share) {
    if (samples.empty())
        return 0.0;
    std::sort(samples.begin(), samples.end());
    const double last = static_cast<double>(samples.size() - 1);
    return samples[static_cast<std::size_t>(std::lround(share * last))];
}

namespace {
/// How long the pictures of a board took while something ran, and how far apart they came.
class Recorder {
public:
    explicit Recorder(BoardView& board) : m_board{board} {
        m_heard = QObject::connect(&board, &BoardView::painted, &board, [this](double ms) {
            m_paints.push_back(ms);
            if (m_since.isValid())
                m_gaps.push_back(static_cast<double>(m_since.nsecsElapsed()) / 1e6);
            m_since.start();
        });
    }
    ~Recorder() { QObject::disconnect(m_heard); }
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;
    Recorder(Recorder&&) = delete;
    Recorder& operator=(Recorder&&) = delete;

    [[nodiscard]] QStringList lines(const QString& what) const {
        return {QStringLiteral("%1: board %2 x %3 at pixel ratio %4, %5 figures")
                    .arg(what)
                    .arg(m_board.width())
                    .arg(m_board.height())
                    .arg(m_board.devicePixelRatioF())
                    .arg(m_board.scene().figures.size()),
                lineOf("  drawing the board", m_paints),
                lineOf("  between two pictures", m_gaps)};
    }

private:
    BoardView& m_board;
    QMetaObject::Connection m_heard;
    QElapsedTimer m_since;
    std::vector<double> m_paints;
    std::vector<double> m_gaps;
};

template <class Work>
double timed(Work&& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

QStringList practice(MainWindow& window, QSize size) {
    window.resize(size);
    QCoreApplication::processEvents();
    TableSession& session = window.session();
    const Recorder recorder{window.tablePage().board()};
    session.switchOn();
    waitFor([&session] { return !session.boardOn(); }, kLongestMs);
    session.switchOff();
    session.backToSetUp();
    return recorder.lines(
        QStringLiteral("practice run at %1 x %2").arg(size.width()).arg(size.height()));
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
        MatchPage& page = *window.director().page();
        const Recorder recorder{page.board()};
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
    constexpr int kSeeks = 200;
    for (int i = 0; i < kSeeks; ++i) {
        // forwards and backwards over the whole game
        const std::int64_t to = length * ((i * 73) % kSeeks) / kSeeks;
        times.push_back(timed([&page, to] {
            page.player().seek(to);
            page.board().repaint();
        }));
    }
    return lineOf("replay: any moment and its picture", times);
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
    return {lineOf("page change", times), lineOf("command finder", finder)};
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
    lines << practice(window, kSize) << practice(window, kLarge);
    lines << gameRun(window, game, kLarge);
    lines << seeks(window, game) << pageChanges(window);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace thrum::gui
