#include "gui/program/quit_signals.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

#include <QApplication>
#include <QSocketNotifier>
#include <QWidget>

namespace thrum::gui {

namespace {
constexpr std::array kSignals = {SIGTERM, SIGINT, SIGHUP};
std::array<int, 2> g_pipe{-1, -1};

// All that is allowed here is to write.
extern "C" void hear(int) {
    const char any = 0;
    [[maybe_unused]] const ssize_t written = ::write(g_pipe[1], &any, 1);
}
}  // namespace

QuitSignals::QuitSignals(QWidget& window) {
    if (::pipe2(g_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_heard = std::make_unique<QSocketNotifier>(g_pipe[0], QSocketNotifier::Read);
    QObject::connect(m_heard.get(), &QSocketNotifier::activated, &window, [this, &window] {
        m_heard->setEnabled(false);
        window.close();
        QApplication::quit();
    });
    for (const int signal : kSignals)
        std::signal(signal, hear);
}

QuitSignals::~QuitSignals() {
    if (!m_heard)
        return;
    for (const int signal : kSignals)
        std::signal(signal, SIG_DFL);
    m_heard.reset();
    for (int& end : g_pipe)
        ::close(std::exchange(end, -1));
}

}  // namespace thrum::gui
