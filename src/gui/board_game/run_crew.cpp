#include "gui/board_game/run_crew.hpp"

#include <thrum/board/simulator.hpp>

#include <algorithm>
#include <mutex>

namespace thrum::gui {

namespace {
constexpr std::size_t kReportEvery = 16;
constexpr unsigned kMostThreads = 8;
}  // namespace

struct RunCrew::Work {
    std::size_t count = 0;
    Run run;
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> ready{0};
    std::atomic<bool> stopped{false};
    std::mutex guard;
    std::optional<std::string> refusal;
};

RunCrew::RunCrew(QObject* parent) : QObject{parent} {
    warmUpPhysics();
}

RunCrew::~RunCrew() {
    cancel();
}

void RunCrew::start(std::size_t count, Run run) {
    cancel();
    if (count == 0)
        return;
    auto work = std::make_shared<Work>();
    work->count = count;
    work->run = std::move(run);
    m_work = work;
    const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
    for (unsigned i = 0; i < cores; ++i)
        m_threads.emplace_back([this, work] { labor(work); });
}

void RunCrew::labor(const std::shared_ptr<Work>& work) {
    for (std::size_t at = work->next++; at < work->count && !work->stopped; at = work->next++) {
        if (auto refusal = work->run(at)) {
            const std::lock_guard lock{work->guard};
            work->refusal = std::move(refusal);
            work->stopped = true;
        }
        const std::size_t ready = ++work->ready;
        if (ready % kReportEvery == 0 && !work->stopped)
            QMetaObject::invokeMethod(
                this,
                [this, work, ready] {
                    if (m_work == work)
                        emit progressed(static_cast<int>(ready), static_cast<int>(work->count));
                },
                Qt::QueuedConnection);
        if (ready == work->count || work->stopped)
            QMetaObject::invokeMethod(
                this, [this, work] { end(work); }, Qt::QueuedConnection);
    }
}

void RunCrew::end(const std::shared_ptr<Work>& work) {
    if (m_work != work)
        return;
    joinAll();
    if (work->refusal)
        emit refused(QString::fromStdString(*work->refusal));
    else
        emit finished();
}

bool RunCrew::cancel() {
    if (m_work == nullptr)
        return false;
    m_work->stopped = true;
    joinAll();
    return true;
}

void RunCrew::joinAll() {
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
    m_work.reset();
}

}  // namespace thrum::gui
