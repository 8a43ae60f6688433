#include "gui/board_game/run_worker.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui {

namespace {
constexpr int kPeriodMs = 6;
/// After a suspend or a stop in a debugger the board goes on where it was, not where it would be.
constexpr double kMostLagSeconds = 0.5;
}  // namespace

RunWorker::RunWorker() {
    m_timer = new QTimer{this};
    m_timer->setTimerType(Qt::PreciseTimer);
    m_timer->setInterval(kPeriodMs);
    connect(m_timer, &QTimer::timeout, this, &RunWorker::advance);
}

void RunWorker::start(int run, const RunJob& job) {
    abandon();
    m_run = run;
    m_rate = job.request.ticksPerSecond;
    m_scale = job.timeScale;
    m_judge = job.makeJudge();
    m_simulator = std::make_unique<Simulator>(job.table, job.seed);
    if (job.framesEvery > 0)
        m_simulator->setFrames({job.framesEvery});
    if (const auto problem = m_simulator->begin(job.request, *m_judge)) {
        const QString reason = QString::fromStdString(problem->reason);
        abandon();
        emit refused(run, reason);
        return;
    }
    m_tick = 0;
    m_notesSent = 0;
    m_rulingsSent = 0;
    m_calls = job.calls;
    m_watch = job.watch;
    m_batch = RunBatch{};
    letWatch();
    m_baseTicks = 0.0;
    m_baseTime = std::chrono::steady_clock::now();
    m_timer->start();
}

void RunWorker::call(Side side, CallKind kind) {
    if (m_simulator && !m_simulator->done())
        m_calls.push_back(Call{m_tick + 1, side, kind});
}

void RunWorker::setTimeScale(double scale) {
    rebase();
    m_scale = std::clamp(scale, 0.01, 10.0);
}

void RunWorker::abandon() {
    m_timer->stop();
    m_simulator.reset();
    m_judge.reset();
    m_watch = nullptr;
}

double RunWorker::ticksDue() const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_baseTime;
    return m_baseTicks + passed.count() * m_rate * m_scale;
}

void RunWorker::rebase() {
    m_baseTicks = ticksDue();
    m_baseTime = std::chrono::steady_clock::now();
}

void RunWorker::letWatch() {
    if (!m_watch)
        return;
    const double before = ticksDue();
    const auto more = m_watch(m_simulator->report());
    m_calls.insert(m_calls.end(), more.begin(), more.end());
    // the board waited meanwhile
    m_baseTicks = before;
    m_baseTime = std::chrono::steady_clock::now();
}

void RunWorker::advance() {
    if (!m_simulator)
        return;
    if (ticksDue() - m_tick > kMostLagSeconds * m_rate * std::max(1.0, m_scale)) {
        m_baseTicks = m_tick + 1.0;
        m_baseTime = std::chrono::steady_clock::now();
    }
    const int due = static_cast<int>(ticksDue());
    while (m_tick < due && !m_simulator->done()) {
        m_now.clear();
        for (const Call& call : m_calls)
            if (call.tick == m_tick + 1)
                m_now.push_back(call);
        m_simulator->step(m_now);
        const TickReport& report = m_simulator->report();
        m_tick = report.tick;
        m_batch.frames.push_back(
            RunFrame{m_tick,
                     std::vector<Pose>(report.poses.begin(), report.poses.end()),
                     report.ballMoves ? report.ball : std::nullopt});
        for (const Fall& fall : report.fallen)
            m_batch.falls.push_back(TimedFall{m_tick, fall});
        m_batch.touches += static_cast<int>(report.touched.size());
        if (!m_simulator->done())
            letWatch();
    }
    if (m_simulator->done()) {
        m_timer->stop();
        send();
        const SegmentResult result = m_simulator->finish();
        const int run = m_run;
        abandon();
        emit finished(run, result);
    } else if (!m_batch.frames.empty()) {
        send();
    }
}

void RunWorker::send() {
    const std::vector<Note> notes = m_judge->notes();
    for (std::size_t i = m_notesSent; i < notes.size(); ++i)
        m_batch.notes.push_back(notes[i]);
    m_notesSent = notes.size();
    const std::vector<CallRuling> rulings = m_judge->rulings();
    for (std::size_t i = m_rulingsSent; i < rulings.size(); ++i)
        m_batch.rulings.push_back(rulings[i]);
    m_rulingsSent = rulings.size();
    m_batch.run = m_run;
    m_batch.ended = m_simulator->done();
    m_batch.tickClock = ticksDue();
    m_batch.sent = std::chrono::steady_clock::now();
    m_batch.ticksPerSecond = m_rate * m_scale;
    emit batch(std::exchange(m_batch, RunBatch{}));
}

}  // namespace thrum::gui
