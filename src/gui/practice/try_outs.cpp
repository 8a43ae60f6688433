#include "gui/practice/try_outs.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/core/hash.hpp>

#include <optional>
#include <utility>

namespace thrum::gui {

namespace {
constexpr int kFrameEvery = 6;
}  // namespace

struct TryOuts::Work {
    TableSetup table;
    SegmentRequest request;
    std::vector<std::unique_ptr<Judge>> judges;
    std::uint64_t seed = 0;
    std::vector<SegmentResult> results;
};

TryOuts::TryOuts(QObject* parent) : QObject{parent} {
    connect(&m_crew, &RunCrew::finished, this, [this] {
        emit finished(std::exchange(m_work, nullptr)->results);
    });
    connect(&m_crew, &RunCrew::refused, this, &TryOuts::refused);
}

void TryOuts::start(const TableSetup& table,
                    const PreparedRun& run,
                    std::uint64_t seed,
                    int count) {
    auto work = std::make_shared<Work>();
    work->table = table;
    work->request = run.request;
    work->seed = seed;
    work->results.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        work->judges.push_back(run.makeJudge());
    m_crew.start(work->results.size(), [work](std::size_t at) -> std::optional<std::string> {
        Simulator simulator{work->table, bitsAt(work->seed, at)};
        simulator.setFrames({kFrameEvery});
        auto result = simulator.run(work->request, *work->judges[at], {});
        if (!result)
            return result.error().reason;
        work->results[at] = *std::move(result);
        return std::nullopt;
    });
    m_work = std::move(work);
}

}  // namespace thrum::gui
