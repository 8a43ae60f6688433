#include "measuring/thinking_report.hpp"

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/window/main_window.hpp"
#include "measuring/frame_recorder.hpp"
#include "measuring/timed.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/replay.hpp>

#include <QTimer>

namespace thrum::gui::measuring {

using test::waitFor;

namespace {
constexpr const char* kThinker = "computer:4";
constexpr int kPictureMs = 16;
constexpr int kMoments = 3;        // of the record
constexpr int kWatchedMs = 6'000;  // at each of them, and longer until a decision is made
constexpr int kLongestDecisionMs = 20'000;
constexpr int kLongestHintMs = 20'000;

/// Goes on from the next moment of the record at which a coach decides where men stand.
///
/// @param from  the step to look from; afterwards the one to look from next
bool goToLineUp(MainWindow& window,
                const std::string& record,
                const app::Replay& replay,
                std::size_t& from) {
    for (; from < replay.steps().size(); ++from) {
        const app::ReplayStep& step = replay.steps()[from];
        if (step.line < 2 || step.kind != app::ReplayStep::Kind::Decision ||
            !app::isFromScrimmage(replay.plays()[step.play].type) ||
            !window.director()
                 .branchFrom(record, static_cast<std::size_t>(step.line - 2))
                 .isEmpty())
            continue;
        const TapMatch& match = window.director().tapPage()->match();
        if (!match.wants(tap::DecisionKind::Place))
            continue;
        const std::size_t play = step.play;
        while (from < replay.steps().size() && replay.steps()[from].play == play)
            ++from;  // the next one of another play
        return true;
    }
    return false;
}

/// The board is drawn anew for each picture, as while men run, and both coaches think.
QStringList pictures(MainWindow& window, const std::string& record, const app::Replay& replay) {
    QStringList lines;
    std::vector<double> decisions;
    std::vector<double> gaps;
    std::vector<double> paints;
    std::size_t from = 0;
    for (int moment = 0; moment < kMoments && goToLineUp(window, record, replay, from); ++moment) {
        TapPage& page = *window.director().tapPage();
        TapMatch& match = page.match();
        for (const Side side : {Side::Home, Side::Visitor})
            static_cast<void>(match.setSeat(side, QString::fromLatin1(kThinker)));
        QTimer frames;
        frames.setTimerType(Qt::PreciseTimer);
        QObject::connect(
            &frames, &QTimer::timeout, &page.board(), [&page] { page.board().update(); });
        page.board().repaint();
        frames.start(kPictureMs);
        const FrameRecorder recorder{page.board()};
        QElapsedTimer passed;
        passed.start();
        while (passed.elapsed() < kWatchedMs) {
            if (match.doing() == MatchDoing::Thinking)
                decisions.push_back(timed([&match] {
                    waitFor([&match] { return match.doing() != MatchDoing::Thinking; },
                            kLongestDecisionMs);
                }));
            else
                waitFor([&match] { return match.doing() == MatchDoing::Thinking; }, kPictureMs);
        }
        gaps.insert(gaps.end(), recorder.gaps().begin(), recorder.gaps().end());
        paints.insert(paints.end(), recorder.paints().begin(), recorder.paints().end());
    }
    return {QStringLiteral("two coaches of level 4 decide:"),
            sampleLine(QStringLiteral("  between two pictures"), gaps),
            sampleLine(QStringLiteral("  drawing the board"), paints),
            sampleLine(QStringLiteral("  a decision"), decisions)};
}

QString hints(MainWindow& window, const std::string& record, const app::Replay& replay) {
    std::vector<double> times;
    std::size_t from = 0;
    for (int moment = 0; moment < kMoments && goToLineUp(window, record, replay, from); ++moment) {
        TapPage& page = *window.director().tapPage();
        const QAction& hint = *window.commands()[Command::Hint];
        if (!waitFor([&hint] { return hint.isEnabled(); }, kWatchedMs))
            continue;
        bool told = false;
        QObject::connect(&page, &TapPage::said, &page, [&told] { told = true; });
        times.push_back(timed([&] {
            window.commands()[Command::Hint]->trigger();
            waitFor([&told] { return told; }, kLongestHintMs);
        }));
        QObject::disconnect(&page, &TapPage::said, &page, nullptr);
    }
    return sampleLine(QStringLiteral("a hint for a line-up"), times);
}
}  // namespace

QStringList thinkingReport(MainWindow& window, const std::string& record) {
    const auto replay = app::Replay::open(record, "game");
    if (!replay)
        return {};
    QStringList lines{hints(window, record, *replay)};
    lines << pictures(window, record, *replay);
    return lines;
}

}  // namespace thrum::gui::measuring
