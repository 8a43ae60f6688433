#pragma once

#include "gui/board_game/run_crew.hpp"

#include <thrum/app/bench.hpp>

#include <memory>
#include <string>
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

/// Runs tests on every core; what comes of them does not hang on how many there are, because runs
/// are summed in their order.
class BenchCrew final : public QObject {
    Q_OBJECT

public:
    explicit BenchCrew(QObject* parent = nullptr);

    /// Lets go of what was under way.
    void start(std::vector<BenchBatch> batches);
    /// What was under way counts for nothing.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_crew.isBusy(); }

signals:
    void progressed(int done, int of);
    void finished(const std::vector<thrum::gui::BenchDone>& done);
    /// The board does not take this figure.
    void refused(const QString& reason);
    void cancelled();

private:
    struct Work;
    void end();

    std::shared_ptr<Work> m_work;
    RunCrew m_crew;
};

}  // namespace thrum::gui
