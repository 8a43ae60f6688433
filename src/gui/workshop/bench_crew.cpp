#include "gui/workshop/bench_crew.hpp"

#include <optional>
#include <utility>

namespace thrum::gui {

struct BenchCrew::Work {
    struct Place {
        std::size_t batch = 0;
        int index = 0;
    };
    std::vector<BenchDone> done;
    std::vector<Place> places;
};

BenchCrew::BenchCrew(QObject* parent) : QObject{parent} {
    connect(&m_crew, &RunCrew::progressed, this, &BenchCrew::progressed);
    connect(&m_crew, &RunCrew::finished, this, &BenchCrew::end);
    connect(&m_crew, &RunCrew::refused, this, &BenchCrew::refused);
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
    m_crew.start(work->places.size(), [work](std::size_t at) -> std::optional<std::string> {
        const Work::Place place = work->places[at];
        BenchDone& batch = work->done[place.batch];
        auto run = app::benchRun(batch.batch.asked, place.index, batch.batch.pathEvery);
        if (!run)
            return run.error().reason;
        batch.runs[static_cast<std::size_t>(place.index)] = *std::move(run);
        return std::nullopt;
    });
}

void BenchCrew::end() {
    const auto work = std::exchange(m_work, nullptr);
    for (BenchDone& done : work->done)
        done.sum = app::sumOf(done.batch.asked.test, done.runs);
    emit finished(work->done);
}

void BenchCrew::cancel() {
    if (m_crew.cancel())
        emit cancelled();
}

}  // namespace thrum::gui
