#pragma once

#include "gui/board_game/run_crew.hpp"
#include "gui/lineup/run_referee.hpp"

#include <thrum/segment/result.hpp>

#include <cstdint>
#include <memory>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// A set-up run many times at once, each with luck of its own, on every core. The results come in
/// the order of their seeds, whatever thread made them.
class TryOuts final : public QObject {
    Q_OBJECT

public:
    explicit TryOuts(QObject* parent = nullptr);

    /// Lets go of what was under way.
    void start(const TableSetup& table, const PreparedRun& run, std::uint64_t seed, int count);
    void cancel() { m_crew.cancel(); }
    [[nodiscard]] bool isBusy() const { return m_crew.isBusy(); }

signals:
    void finished(const std::vector<thrum::SegmentResult>& results);
    /// The board does not take the set-up.
    void refused(const QString& reason);

private:
    struct Work;

    std::shared_ptr<Work> m_work;
    RunCrew m_crew;
};

}  // namespace thrum::gui
