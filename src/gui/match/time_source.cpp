#include "gui/match/time_source.hpp"

#include <chrono>
#include <utility>

#include <QTimer>

namespace thrum::gui {

namespace {
class MachineAlarm final : public Alarm {
public:
    explicit MachineAlarm(std::function<void()> due) {
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, std::move(due));
    }
    void start(int milliseconds) override { m_timer.start(milliseconds); }
    void stop() override { m_timer.stop(); }
    [[nodiscard]] bool isSet() const override { return m_timer.isActive(); }

private:
    QTimer m_timer;
};

class MachineTime final : public TimeSource {
public:
    [[nodiscard]] qint64 nowMs() const override {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }
    [[nodiscard]] std::unique_ptr<Alarm> alarm(std::function<void()> due) override {
        return std::make_unique<MachineAlarm>(std::move(due));
    }
};
}  // namespace

TimeSource& TimeSource::machine() {
    static MachineTime time;
    return time;
}

}  // namespace thrum::gui
