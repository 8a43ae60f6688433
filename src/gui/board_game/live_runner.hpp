#pragma once

#include "gui/board_game/run_job.hpp"

#include <QObject>
#include <QThread>

namespace thrum::gui {

class RunWorker;

/// The window's end of the run thread: starts and stops runs and hands on what comes back.
class LiveRunner final : public QObject {
    Q_OBJECT

public:
    explicit LiveRunner(QObject* parent = nullptr);
    ~LiveRunner() override;
    LiveRunner(const LiveRunner&) = delete;
    LiveRunner& operator=(const LiveRunner&) = delete;
    LiveRunner(LiveRunner&&) = delete;
    LiveRunner& operator=(LiveRunner&&) = delete;

    void start(const RunJob& job);
    void call(Side side, CallKind kind);
    void setTimeScale(double scale);
    void abandon();
    [[nodiscard]] bool running() const { return m_running; }

signals:
    void batch(const thrum::gui::RunBatch& batch);
    void finished(const thrum::SegmentResult& result);
    void refused(const QString& reason);
    // to the worker
    void startAsked(int run, const thrum::gui::RunJob& job);
    void callAsked(thrum::Side side, thrum::CallKind kind);
    void timeScaleAsked(double scale);
    void abandonAsked();

private:
    QThread m_thread;
    int m_run = 0;
    bool m_running = false;
};

}  // namespace thrum::gui
