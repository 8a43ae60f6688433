#pragma once

#include <QElapsedTimer>

namespace thrum::gui::measuring {

/// How many milliseconds a piece of work takes.
template <class Work>
[[nodiscard]] double timed(Work&& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

}  // namespace thrum::gui::measuring
