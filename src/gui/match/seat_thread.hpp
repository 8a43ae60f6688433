#pragma once

#include <thrum/app/tap_game.hpp>

#include <memory>
#include <stop_token>

#include <QObject>
#include <QThread>

namespace thrum::gui {

/// A seat that is no person thinks here, so that the window goes on drawing.
class SeatThread final : public QObject {
    Q_OBJECT

public:
    explicit SeatThread(QObject* parent = nullptr);
    ~SeatThread() override;
    SeatThread(const SeatThread&) = delete;
    SeatThread& operator=(const SeatThread&) = delete;
    SeatThread(SeatThread&&) = delete;
    SeatThread& operator=(SeatThread&&) = delete;

    void ask(std::shared_ptr<app::TapGame::Seat> seat, app::TapGame::Question question);
    /// Composes the awaited run; a seat may try ideas for its calls meanwhile. Nobody changes the
    /// game until `prepared`.
    void prepare(const app::TapGame& game);
    /// Stops a thought that is still going on; no answer to it will come, and the seat thinks anew
    /// when it is asked again. Returns when it ended.
    void abandon();

    using Prepared = Expected<app::TapGame::BoardTask, app::Refused>;

signals:
    void answered(const thrum::tap::Input& input);
    void prepared(const std::shared_ptr<thrum::gui::SeatThread::Prepared>& task);

private:
    QThread m_thread;
    QObject* m_worker = nullptr;
    int m_asked = 0;
    std::shared_ptr<app::TapGame::Seat> m_owesAnswer;  ///< whose answer has not come yet
    std::stop_source m_stop;
};

}  // namespace thrum::gui
