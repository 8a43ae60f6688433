#pragma once

#include <functional>
#include <memory>

#include <QtGlobal>

namespace thrum::gui {

/// A call that comes once after some time.
class Alarm {
public:
    Alarm() = default;
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;
    Alarm(Alarm&&) = delete;
    Alarm& operator=(Alarm&&) = delete;
    virtual ~Alarm() = default;

    /// The call comes in so many milliseconds; what was asked for before is forgotten.
    virtual void start(int milliseconds) = 0;
    virtual void stop() = 0;
    [[nodiscard]] virtual bool isSet() const = 0;
};

/// What time it is, for whoever measures what a coach uses. The window's is the machine's; a test
/// moves one of its own, so that it need not wait.
class TimeSource {
public:
    TimeSource() = default;
    TimeSource(const TimeSource&) = delete;
    TimeSource& operator=(const TimeSource&) = delete;
    TimeSource(TimeSource&&) = delete;
    TimeSource& operator=(TimeSource&&) = delete;
    virtual ~TimeSource() = default;

    /// Milliseconds since some moment; never goes back.
    [[nodiscard]] virtual qint64 nowMs() const = 0;
    /// @param due  called by the event loop
    [[nodiscard]] virtual std::unique_ptr<Alarm> alarm(std::function<void()> due) = 0;

    /// The machine's steady clock.
    [[nodiscard]] static TimeSource& machine();
};

/// Time since a moment, as a stopwatch has it.
class Stopwatch {
public:
    explicit Stopwatch(const TimeSource& time) : m_time{time}, m_from{time.nowMs()} {}

    void restart() { m_from = m_time.nowMs(); }
    [[nodiscard]] qint64 elapsedMs() const { return m_time.nowMs() - m_from; }

private:
    const TimeSource& m_time;
    qint64 m_from = 0;
};

}  // namespace thrum::gui
