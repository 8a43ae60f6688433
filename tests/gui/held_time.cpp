#include "gui/held_time.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <QCoreApplication>

namespace thrum::gui::test {

class HeldTime::HeldAlarm final : public Alarm {
public:
    HeldAlarm(HeldTime& time, std::function<void()> call) : m_time{time}, m_call{std::move(call)} {
        m_time.m_alarms.push_back(this);
    }
    HeldAlarm(const HeldAlarm&) = delete;
    HeldAlarm& operator=(const HeldAlarm&) = delete;
    HeldAlarm(HeldAlarm&&) = delete;
    HeldAlarm& operator=(HeldAlarm&&) = delete;
    ~HeldAlarm() override { std::erase(m_time.m_alarms, this); }

    void start(int milliseconds) override { m_due = m_time.m_now + milliseconds; }
    void stop() override { m_due.reset(); }
    [[nodiscard]] bool isSet() const override { return m_due.has_value(); }
    [[nodiscard]] std::optional<qint64> due() const { return m_due; }
    void ring() {
        m_due.reset();
        m_call();
    }

private:
    HeldTime& m_time;
    std::function<void()> m_call;
    std::optional<qint64> m_due;
};

std::unique_ptr<Alarm> HeldTime::alarm(std::function<void()> due) {
    return std::make_unique<HeldAlarm>(*this, std::move(due));
}

void HeldTime::pass(int milliseconds) {
    const qint64 until = m_now + milliseconds;
    for (;;) {
        HeldAlarm* next = nullptr;
        for (HeldAlarm* alarm : m_alarms)
            if (alarm->due() && *alarm->due() <= until &&
                (next == nullptr || *alarm->due() < *next->due()))
                next = alarm;
        if (next == nullptr)
            break;
        m_now = std::max(m_now, *next->due());
        next->ring();
        QCoreApplication::processEvents();
    }
    m_now = until;
    QCoreApplication::processEvents();
}

}  // namespace thrum::gui::test
