#include "measuring/latency_recorder.hpp"

#include "measuring/frame_recorder.hpp"

#include <QCoreApplication>
#include <QMouseEvent>

namespace thrum::gui::measuring {

namespace {
/// A free event loop that draws nothing for so long has nothing to draw.
constexpr int kUnansweredMs = 20;
}  // namespace

LatencyRecorder::LatencyRecorder(QObject* parent) : QObject{parent} {
    m_unanswered.setSingleShot(true);
    m_unanswered.setInterval(kUnansweredMs);
    connect(&m_unanswered, &QTimer::timeout, this, [this] { m_waiting.reset(); });
    QCoreApplication::instance()->installEventFilter(this);
}

bool LatencyRecorder::eventFilter(QObject* watched, QEvent* event) {
    // Windows get what the hand does first, and the request to draw last.
    if (watched->isWindowType()) {
        switch (event->type()) {
            case QEvent::MouseButtonPress:
            case QEvent::MouseButtonRelease:
                asked(Kind::Click);
                break;
            case QEvent::KeyPress:
                asked(Kind::Key);
                break;
            case QEvent::MouseMove:
                if (static_cast<QMouseEvent*>(event)->buttons() != Qt::NoButton)
                    asked(Kind::Drag);
                break;
            default:
                break;
        }
    }
    if (event->type() == QEvent::UpdateRequest && m_waiting && !m_drawing) {
        m_drawing = true;
        QMetaObject::invokeMethod(this, &LatencyRecorder::answered, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void LatencyRecorder::asked(Kind kind) {
    if (m_waiting)
        return;
    m_waiting = kind;
    m_since.start();
    QMetaObject::invokeMethod(&m_unanswered, qOverload<>(&QTimer::start), Qt::QueuedConnection);
}

void LatencyRecorder::answered() {
    m_drawing = false;
    m_unanswered.stop();
    if (!m_waiting)
        return;
    m_samples.at(static_cast<std::size_t>(*m_waiting))
        .push_back(static_cast<double>(m_since.nsecsElapsed()) / 1e6);
    m_waiting.reset();
}

QStringList LatencyRecorder::lines() const {
    return {sampleLine(QStringLiteral("  click to picture"), milliseconds(Kind::Click)),
            sampleLine(QStringLiteral("  key to picture"), milliseconds(Kind::Key)),
            sampleLine(QStringLiteral("  drag to picture"), milliseconds(Kind::Drag))};
}

}  // namespace thrum::gui::measuring
