#pragma once

#include "gui/match/time_source.hpp"

#include <vector>

namespace thrum::gui::test {

/// A time that stands until the test moves it: nobody waits, and what a clock shows is exact.
class HeldTime final : public TimeSource {
public:
    [[nodiscard]] qint64 nowMs() const override { return m_now; }
    [[nodiscard]] std::unique_ptr<Alarm> alarm(std::function<void()> due) override;

    /// So much later, with every alarm on the way at its moment, and the event loop after each.
    void pass(int milliseconds);

private:
    class HeldAlarm;

    qint64 m_now = 1'000'000;
    std::vector<HeldAlarm*> m_alarms;
};

}  // namespace thrum::gui::test
