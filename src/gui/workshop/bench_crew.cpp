#include "gui/workshop/bench_crew.hpp"

#include <thrum/board/simulator.hpp>

#include <algorithm>
#include <mutex>
#include <optional>

namespace thrum::gui {

namespace {
constexpr int kReportEvery = 16;
constexpr unsigned kMostThreads = 8;
}  // namespace

struct BenchCrew::Work {
    struct Place {
        std::size_t batch = 0;
        int index = 0;
    };
    std::vector<BenchDone> done;
    std::vector<Place> places;
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> ready{0};
    std::atomic<bool> stopped{false};
    std::mutex guard;
    std::optional<std::string> refusal;
};

BenchCrew::BenchCrew(QObject* parent) : QObject{parent} {
    warmUpPhysics();
}

BenchCrew::~BenchCrew() {
    disconnect();
    cancel();
}

void BenchCrew::start(std::vector<BenchBatch> batches) {
    cancel();
    auto work = std::make_shared<Work>();
    for (BenchBatch& batch : batches) {
        for (int i = 0; i < batch.runs; ++i)
            work->places.push_back({work->done.size(), i});
        BenchDone done;
        done.runs.resize(static_cast<std::size_t>(batch.runs));
        done.batch = std::move(batch);
        work->done.push_back(std::move(done));
    }
    m_work = work;
    const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
    for (unsigned i = 0; i < cores; ++i)
        m_threads.emplace_back([this, work] {
            const std::size_t count = work->places.size();
            for (std::size_t at = work->next++; at < count && !work->stopped; at = work->next++) {
                const Work::Place place = work->places[at];
                BenchDone& batch = work->done[place.batch];
                auto run = app::benchRun(batch.batch.asked, place.index, batch.batch.pathEvery);
                if (!run) {
                    const std::lock_guard lock{work->guard};
                    work->refusal = run.error().reason;
                    work->stopped = true;
                } else {
                    batch.runs[static_cast<std::size_t>(place.index)] = *std::move(run);
                }
                const std::size_t ready = ++work->ready;
                if (ready % kReportEvery == 0 && !work->stopped)
                    QMetaObject::invokeMethod(
                        this,
                        [this, work, ready, count] {
                            if (m_work == work)
                                emit progressed(static_cast<int>(ready), static_cast<int>(count));
                        },
                        Qt::QueuedConnection);
                if (ready == count || work->stopped)
                    QMetaObject::invokeMethod(
                        this, [this, work] { end(work); }, Qt::QueuedConnection);
            }
        });
}

void BenchCrew::end(const std::shared_ptr<Work>& work) {
    if (m_work != work)
        return;
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
    m_work.reset();
    if (work->refusal) {
        emit refused(QString::fromStdString(*work->refusal));
        return;
    }
    for (BenchDone& done : work->done)
        done.sum = app::sumOf(done.batch.asked.test, done.runs);
    emit finished(work->done);
}

void BenchCrew::cancel() {
    if (m_work == nullptr)
        return;
    m_work->stopped = true;
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
    m_work.reset();
    emit cancelled();
}

}  // namespace thrum::gui
