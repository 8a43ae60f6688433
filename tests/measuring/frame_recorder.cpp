#include "measuring/frame_recorder.hpp"

#include "gui/board/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>

#include <QEvent>

namespace thrum::gui::measuring {

namespace {
double elapsedMs(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}
}  // namespace

double percentile(std::vector<double> samples, double share) {
    if (samples.empty())
        return 0.0;
    std::sort(samples.begin(), samples.end());
    const double last = static_cast<double>(samples.size() - 1);
    return samples[static_cast<std::size_t>(std::lround(share * last))];
}

QString sampleLine(const QString& what, const std::vector<double>& samples) {
    return QStringLiteral("%1  median %2 ms, 99 % %3 ms, worst %4 ms (%5 samples)")
        .arg(what, -34)
        .arg(percentile(samples, 0.5), 0, 'f', 2)
        .arg(percentile(samples, 0.99), 0, 'f', 2)
        .arg(percentile(samples, 1.0), 0, 'f', 2)
        .arg(samples.size());
}

double processorMs() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    std::timespec now{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#endif
    return 0.0;
}

FrameRecorder::FrameRecorder(BoardView& board) : m_board{board} {
    board.installEventFilter(this);
    connect(&board, &BoardView::painted, this, &FrameRecorder::painted);
}

bool FrameRecorder::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_board && event->type() == QEvent::Paint) {
        m_began.start();
        m_beganProcessor = processorMs();
    }
    return QObject::eventFilter(watched, event);
}

void FrameRecorder::painted() {
    if (m_began.isValid()) {
        m_paints.push_back(elapsedMs(m_began));
        m_processor.push_back(processorMs() - m_beganProcessor);
    }
    if (m_since.isValid())
        m_gaps.push_back(elapsedMs(m_since));
    m_since.start();
}

QStringList FrameRecorder::lines(const QString& what) const {
    return {QStringLiteral("%1: board %2 x %3 at pixel ratio %4, %5 figures")
                .arg(what)
                .arg(m_board.width())
                .arg(m_board.height())
                .arg(m_board.devicePixelRatioF())
                .arg(m_board.scene().figures.size()),
            sampleLine(QStringLiteral("  drawing the board"), m_paints),
            sampleLine(QStringLiteral("  the same in processor time"), m_processor),
            sampleLine(QStringLiteral("  between two pictures"), m_gaps)};
}

}  // namespace thrum::gui::measuring
