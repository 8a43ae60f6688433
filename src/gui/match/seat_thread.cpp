#include "gui/match/seat_thread.hpp"

#include <utility>

#include <QMetaObject>

namespace thrum::gui {

SeatThread::SeatThread(QObject* parent) : QObject{parent}, m_worker{new QObject} {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("seats"));
    m_thread.start();
}

SeatThread::~SeatThread() {
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void SeatThread::begin(Work work, Then ifAbandoned) {
    const int begun = ++m_begun;
    m_stop = std::stop_source{};
    m_ifAbandoned = std::move(ifAbandoned);
    const auto doIt = [this, begun, token = m_stop.get_token(), work = std::move(work)] {
        const auto handOver = [this, begun, then = work(token)] {
            if (begun != m_begun)
                return;
            m_ifAbandoned = {};
            then();
        };
        QMetaObject::invokeMethod(this, handOver, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, doIt, Qt::QueuedConnection);
}

void SeatThread::abandon() {
    ++m_begun;
    m_stop.request_stop();
    QMetaObject::invokeMethod(
        m_worker, [] {}, Qt::BlockingQueuedConnection);
    if (const Then then = std::exchange(m_ifAbandoned, {}))
        then();
}

}  // namespace thrum::gui
