#include "gui/practice/try_outs.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <mutex>
#include <optional>

namespace thrum::gui {

namespace {
constexpr unsigned kMostTryThreads = 8;
constexpr int kFrameEvery = 6;
}  // namespace

struct TryOuts::Work {
    TableSetup table;
    SegmentRequest request;
    std::vector<std::unique_ptr<Judge>> judges;
    std::uint64_t seed = 0;
    std::vector<SegmentResult> results;
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> ready{0};
    std::atomic<bool> stopped{false};
    std::mutex guard;
    std::optional<std::string> refusal;
};

TryOuts::TryOuts(QObject* parent) : QObject{parent} {
    warmUpPhysics();
}

TryOuts::~TryOuts() {
    cancel();
}

void TryOuts::start(const TableSetup& table,
                    const PreparedRun& run,
                    std::uint64_t seed,
                    int count) {
    cancel();
    auto work = std::make_shared<Work>();
    work->table = table;
    work->request = run.request;
    work->seed = seed;
    work->results.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        work->judges.push_back(run.makeJudge());
    m_work = work;
    const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1U, kMostTryThreads);
    for (unsigned i = 0; i < cores; ++i)
        m_threads.emplace_back([this, work] {
            const std::size_t all = work->results.size();
            for (std::size_t at = work->next++; at < all && !work->stopped; at = work->next++) {
                Simulator simulator{work->table, bitsAt(work->seed, at)};
                simulator.setFrames({kFrameEvery});
                auto result = simulator.run(work->request, *work->judges[at], {});
                if (result) {
                    work->results[at] = *std::move(result);
                } else {
                    const std::lock_guard lock{work->guard};
                    work->refusal = result.error().reason;
                    work->stopped = true;
                }
                if (++work->ready == all || work->stopped)
                    QMetaObject::invokeMethod(
                        this, [this, work] { end(work); }, Qt::QueuedConnection);
            }
        });
}

void TryOuts::end(const std::shared_ptr<Work>& work) {
    if (m_work != work)
        return;
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
    m_work.reset();
    if (work->refusal)
        emit refused(QString::fromStdString(*work->refusal));
    else
        emit finished(work->results);
}

void TryOuts::cancel() {
    if (m_work == nullptr)
        return;
    m_work->stopped = true;
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
    m_work.reset();
}

}  // namespace thrum::gui
