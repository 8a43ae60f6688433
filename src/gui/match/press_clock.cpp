#include "gui/match/press_clock.hpp"

#include <algorithm>
#include <chrono>

#include <QGuiApplication>
#include <QInputEvent>

namespace thrum::gui {

namespace {
// After a sleep of the machine the two clocks may have run apart: more than this is no waiting.
constexpr int kMostMs = 10'000;

qint64 nowMs() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}
}  // namespace

int LateMeter::lateOf(qint64 nowMs, qint64 stampMs) {
    const qint64 apart = nowMs - stampMs;
    m_least = std::min(m_least.value_or(apart), apart);
    const qint64 late = apart - *m_least;
    return late > kMostMs ? 0 : static_cast<int>(late);
}

PressClock& PressClock::instance() {
    static PressClock clock;
    return clock;
}

PressClock::PressClock() {
    const QString platform = QGuiApplication::platformName();
    if (platform == QStringLiteral("xcb") || platform.startsWith(QStringLiteral("wayland")))
        qApp->installEventFilter(this);
}

bool PressClock::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride:
        case QEvent::Wheel: {
            const auto stamp = static_cast<qint64>(static_cast<QInputEvent*>(event)->timestamp());
            if (event->spontaneous() && stamp > 0) {
                m_late = m_meter.lateOf(nowMs(), stamp);
                QMetaObject::invokeMethod(
                    this, [this] { m_late = 0; }, Qt::QueuedConnection);
            }
            break;
        }
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace thrum::gui
