#pragma once

#include "gui/lineup/run_referee.hpp"

#include <thrum/segment/result.hpp>

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
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
    ~TryOuts() override;
    TryOuts(const TryOuts&) = delete;
    TryOuts& operator=(const TryOuts&) = delete;
    TryOuts(TryOuts&&) = delete;
    TryOuts& operator=(TryOuts&&) = delete;

    /// Lets go of what was under way.
    void start(const TableSetup& table, const PreparedRun& run, std::uint64_t seed, int count);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_work != nullptr; }

signals:
    void finished(const std::vector<thrum::SegmentResult>& results);
    /// The board does not take the set-up.
    void refused(const QString& reason);

private:
    struct Work;
    void end(const std::shared_ptr<Work>& work);

    std::shared_ptr<Work> m_work;
    std::vector<std::thread> m_threads;
};

}  // namespace thrum::gui
