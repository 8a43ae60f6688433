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

void SeatThread::ask(std::shared_ptr<app::TapGame::Seat> seat, app::TapGame::Question question) {
    const int asked = ++m_asked;
    m_stop = std::stop_source{};
    m_owesAnswer = seat;
    const auto think = [this,
                        asked,
                        token = m_stop.get_token(),
                        seat = std::move(seat),
                        question = std::move(question)] {
        seat->stopBy(token);
        tap::Input input = seat->decide(
            question.seen, question.prompt, question.side, question.key, question.attempt);
        const auto handOver = [this, asked, input = std::move(input)] {
            if (asked != m_asked)
                return;
            m_owesAnswer.reset();
            emit answered(input);
        };
        QMetaObject::invokeMethod(this, handOver, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, think, Qt::QueuedConnection);
}

void SeatThread::prepare(const app::TapGame& game) {
    const int asked = ++m_asked;
    m_stop = std::stop_source{};
    const auto compose = [this, asked, token = m_stop.get_token(), &game] {
        for (const Side side : {Side::Home, Side::Visitor})
            if (const auto seat = game.seat(side))
                seat->stopBy(token);
        auto task = std::make_shared<Prepared>(game.boardTask());
        const auto handOver = [this, asked, task] {
            if (asked == m_asked)
                emit prepared(task);
        };
        QMetaObject::invokeMethod(this, handOver, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, compose, Qt::QueuedConnection);
}

void SeatThread::abandon() {
    ++m_asked;
    m_stop.request_stop();
    QMetaObject::invokeMethod(
        m_worker, [] {}, Qt::BlockingQueuedConnection);
    if (const auto seat = std::exchange(m_owesAnswer, nullptr))
        seat->startOver();
}

}  // namespace thrum::gui
