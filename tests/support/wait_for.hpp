#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

namespace thrum::gui::test {

/// Keeps the event loop going until a condition holds or the time is up.
///
/// @return  whether it holds
template <class Condition>
bool waitFor(Condition&& holds, int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (!holds()) {
        if (timer.elapsed() > milliseconds)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(1);
    }
    return true;
}

}  // namespace thrum::gui::test
