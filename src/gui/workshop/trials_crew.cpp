#include "gui/workshop/trials_crew.hpp"

#include <thrum/core/hash.hpp>

#include <mutex>
#include <optional>
#include <utility>

namespace thrum::gui {

struct TrialsCrew::Work {
    struct Ready {
        std::once_flag once;
        std::shared_ptr<const coach::PlayTrials> trials;
        std::string refusal;
    };
    std::vector<Case> cases;
    std::vector<std::unique_ptr<Ready>> ready;
    std::size_t count = 0;
    std::uint64_t seed = 0;
    std::vector<coach::TrialOutcome> outcomes;
};

TrialsCrew::TrialsCrew(QObject* parent) : QObject{parent} {
    connect(&m_crew, &RunCrew::progressed, this, &TrialsCrew::progressed);
    connect(&m_crew, &RunCrew::refused, this, &TrialsCrew::refused);
    connect(&m_crew, &RunCrew::finished, this, &TrialsCrew::end);
}

TrialsCrew::~TrialsCrew() {
    cancel();
}

void TrialsCrew::start(const std::vector<Case>& cases, int count, std::uint64_t seed) {
    cancel();
    auto work = std::make_shared<Work>();
    work->cases = cases;
    work->count = static_cast<std::size_t>(count);
    work->seed = seed;
    work->outcomes.resize(cases.size() * work->count);
    for (std::size_t i = 0; i < cases.size(); ++i)
        work->ready.push_back(std::make_unique<Work::Ready>());
    m_work = work;
    m_stop = {};
    m_crew.start(work->outcomes.size(),
                 [work, stop = m_stop.get_token()](std::size_t at) -> std::optional<std::string> {
                     const std::size_t which = at / work->count;
                     Work::Ready& ready = *work->ready[which];
                     std::call_once(ready.once, [&] {
                         auto made = work->cases[which].make();
                         if (made)
                             ready.trials = *std::move(made);
                         else
                             ready.refusal = made.error();
                     });
                     if (ready.trials == nullptr)
                         return ready.refusal;
                     work->outcomes[at] =
                         ready.trials->run(bitsAt(work->seed, at % work->count), stop);
                     return std::nullopt;
                 });
}

bool TrialsCrew::cancel() {
    m_stop.request_stop();
    return m_crew.cancel();
}

void TrialsCrew::end() {
    const auto work = std::exchange(m_work, nullptr);
    std::vector<TrialsRow> rows;
    for (std::size_t i = 0; i < work->cases.size(); ++i) {
        TrialsRow row;
        row.id = work->cases[i].id;
        row.title = work->cases[i].title;
        row.tries = static_cast<int>(work->count);
        for (std::size_t n = 0; n < work->count; ++n) {
            const coach::TrialOutcome& outcome = work->outcomes[i * work->count + n];
            if (!outcome.counts)
                continue;
            row.gains.push_back(outcome.yards);
            row.scores += outcome.score ? 1 : 0;
            row.lost += outcome.lost ? 1 : 0;
        }
        rows.push_back(std::move(row));
    }
    emit finished(rows);
}

}  // namespace thrum::gui
