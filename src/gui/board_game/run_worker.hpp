#pragma once

#include "gui/board_game/run_job.hpp"

#include <thrum/board/simulator.hpp>

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

namespace thrum::gui {

/// Lives in a thread of its own and owns the simulator there: steps it by the clock, whatever the
/// drawing does, and sends what happened.
class RunWorker final : public QObject {
    Q_OBJECT

public:
    RunWorker();

public slots:
    void start(int run, const thrum::gui::RunJob& job);
    /// A coach's call, stamped with the next tick.
    void call(thrum::Side side, thrum::CallKind kind);
    void setTimeScale(double scale);
    /// Forgets the run without a result.
    void abandon();

signals:
    void batch(const thrum::gui::RunBatch& batch);
    void finished(int run, const thrum::SegmentResult& result);
    void refused(int run, const QString& reason);

private:
    void advance();
    void send();
    void rebase();
    void letWatch();
    [[nodiscard]] double ticksDue() const;

    QTimer* m_timer = nullptr;
    std::unique_ptr<Simulator> m_simulator;
    std::unique_ptr<Judge> m_judge;
    std::vector<Call> m_calls;
    RunWatcher m_watch;
    RunBatch m_batch;
    std::vector<Call> m_now;
    std::size_t m_notesSent = 0;
    std::size_t m_rulingsSent = 0;
    int m_run = 0;
    int m_tick = 0;
    int m_rate = 120;
    double m_scale = 1.0;
    double m_baseTicks = 0.0;  ///< board time when the clock was last rebased
    std::chrono::steady_clock::time_point m_baseTime;
};

}  // namespace thrum::gui
