#pragma once

#include <thrum/app/bench.hpp>

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// Many runs of one test.
struct BenchBatch {
    app::BenchAsked asked;
    int runs = 1;
    int pathEvery = 0;
    bool before = false;    ///< of the state the present one is compared with
    std::string base = {};  ///< of the rack, where the whole of it is tested
};

struct BenchDone {
    BenchBatch batch;
    std::vector<app::BenchRun> runs;
    app::BenchSum sum;
};

/// Makes runs on every core; what comes of them does not hang on how many there are, because runs
/// are summed in their order.
class BenchCrew final : public QObject {
    Q_OBJECT

public:
    explicit BenchCrew(QObject* parent = nullptr);
    ~BenchCrew() override;
    BenchCrew(const BenchCrew&) = delete;
    BenchCrew& operator=(const BenchCrew&) = delete;
    BenchCrew(BenchCrew&&) = delete;
    BenchCrew& operator=(BenchCrew&&) = delete;

    /// Lets go of what was under way.
    void start(std::vector<BenchBatch> batches);
    /// What was under way counts for nothing.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_work != nullptr; }

signals:
    void progressed(int done, int of);
    void finished(const std::vector<thrum::gui::BenchDone>& done);
    /// The board does not take this figure.
    void refused(const QString& reason);
    void cancelled();

private:
    struct Work;
    void end(const std::shared_ptr<Work>& work);

    std::shared_ptr<Work> m_work;
    std::vector<std::thread> m_threads;
};

}  // namespace thrum::gui
