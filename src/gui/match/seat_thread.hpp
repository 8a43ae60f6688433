#pragma once

#include <functional>
#include <stop_token>

#include <QObject>
#include <QThread>

namespace thrum::gui {

/// What takes its time beside the window is done here, so that the window goes on drawing: seats
/// that are no persons think, the next run is composed. One piece of work at a time.
class SeatThread final : public QObject {
    Q_OBJECT

public:
    /// What is to be done on the window's thread when the work is done.
    using Then = std::function<void()>;
    /// Done on the other thread; it stops early when the token says so.
    using Work = std::function<Then(std::stop_token)>;

    explicit SeatThread(QObject* parent = nullptr);
    ~SeatThread() override;
    SeatThread(const SeatThread&) = delete;
    SeatThread& operator=(const SeatThread&) = delete;
    SeatThread(SeatThread&&) = delete;
    SeatThread& operator=(SeatThread&&) = delete;

    /// @param ifAbandoned  on the window's thread, when nothing will come of it after all
    void begin(Work work, Then ifAbandoned = {});
    /// Stops what is going on; nothing will come of it. Returns when it ended.
    void abandon();

private:
    QThread m_thread;
    QObject* m_worker = nullptr;
    int m_begun = 0;
    Then m_ifAbandoned;
    std::stop_source m_stop;
};

}  // namespace thrum::gui
