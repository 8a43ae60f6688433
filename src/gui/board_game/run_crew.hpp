#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// Makes many runs of the board at once, on every core. Who asks keeps what comes of each by its
/// place, so that it does not hang on how many cores there are.
class RunCrew final : public QObject {
    Q_OBJECT

public:
    /// One run: made on a thread of the crew, each place once, in any order.
    /// @return why the board does not take it; then no further one is made
    using Run = std::function<std::optional<std::string>(std::size_t place)>;

    explicit RunCrew(QObject* parent = nullptr);
    ~RunCrew() override;
    RunCrew(const RunCrew&) = delete;
    RunCrew& operator=(const RunCrew&) = delete;
    RunCrew(RunCrew&&) = delete;
    RunCrew& operator=(RunCrew&&) = delete;

    /// Lets go of what was under way. With no runs to make nothing begins.
    void start(std::size_t count, Run run);
    /// What was under way counts for nothing: no signal tells of it any more.
    /// @return whether anything was
    bool cancel();
    [[nodiscard]] bool isBusy() const { return m_work != nullptr; }

signals:
    void progressed(int done, int of);
    void finished();
    void refused(const QString& reason);

private:
    struct Work;
    void labor(const std::shared_ptr<Work>& work);
    void end(const std::shared_ptr<Work>& work);
    void joinAll();

    std::shared_ptr<Work> m_work;
    std::vector<std::thread> m_threads;
};

}  // namespace thrum::gui
