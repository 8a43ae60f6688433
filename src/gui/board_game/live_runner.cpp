#include "gui/board_game/live_runner.hpp"

#include "gui/board_game/run_worker.hpp"

namespace thrum::gui {

LiveRunner::LiveRunner(QObject* parent) : QObject{parent} {
    qRegisterMetaType<RunJob>();
    qRegisterMetaType<RunBatch>();
    qRegisterMetaType<SegmentResult>();
    qRegisterMetaType<Side>();
    qRegisterMetaType<CallKind>();
    warmUpPhysics();
    auto* worker = new RunWorker;
    worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(this, &LiveRunner::startAsked, worker, &RunWorker::start);
    connect(this, &LiveRunner::callAsked, worker, &RunWorker::call);
    connect(this, &LiveRunner::timeScaleAsked, worker, &RunWorker::setTimeScale);
    connect(this, &LiveRunner::abandonAsked, worker, &RunWorker::abandon);
    connect(worker, &RunWorker::batch, this, [this](const RunBatch& happened) {
        if (m_running && happened.run == m_run)
            emit batch(happened);
    });
    connect(worker, &RunWorker::finished, this, [this](int run, const SegmentResult& result) {
        if (!m_running || run != m_run)
            return;
        m_running = false;
        emit finished(result);
    });
    connect(worker, &RunWorker::refused, this, [this](int run, const QString& reason) {
        if (!m_running || run != m_run)
            return;
        m_running = false;
        emit refused(reason);
    });
    m_thread.setObjectName(QStringLiteral("board"));
    m_thread.start();
}

LiveRunner::~LiveRunner() {
    m_thread.quit();
    m_thread.wait();
}

void LiveRunner::start(const RunJob& job) {
    m_running = true;
    emit startAsked(++m_run, job);
}

void LiveRunner::call(Side side, CallKind kind) {
    emit callAsked(side, kind);
}

void LiveRunner::setTimeScale(double scale) {
    emit timeScaleAsked(scale);
}

void LiveRunner::abandon() {
    m_running = false;
    emit abandonAsked();
}

}  // namespace thrum::gui
