#include "app/engine_watch.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace thrum::app {
namespace {

constexpr std::array kEndingSignals{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGCHLD};

void closeAllBut(int kept) {
    if (kept > 0)
        static_cast<void>(::close_range(0, static_cast<unsigned>(kept) - 1, 0));
    static_cast<void>(::close_range(static_cast<unsigned>(kept) + 1, ~0U, 0));
}

[[noreturn]] void becomeEngine(int channel, const char* command) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // should the watcher itself be killed
    for (const int number : kEndingSignals)
        static_cast<void>(std::signal(number, SIG_DFL));
    sigset_t none{};
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::dup2(channel, STDIN_FILENO);
    ::dup2(channel, STDOUT_FILENO);
    static_cast<void>(::close_range(STDERR_FILENO + 1, ~0U, 0));
    ::execl("/bin/sh", "sh", "-c", command, nullptr);
    constexpr int kNotFound = 127;
    ::_exit(kNotFound);
}

// Kills every child there is; those of a child that died are children of the watcher from then on.
// False: none is left.
bool killChildren() {
    const int list = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (list < 0)
        return false;
    std::array<char, 4096> text{};
    pid_t pid = 0;
    bool found = false;
    for (ssize_t n = ::read(list, text.data(), text.size()); n > 0;
         n = ::read(list, text.data(), text.size())) {
        for (ssize_t i = 0; i < n; ++i) {
            const char c = text[static_cast<std::size_t>(i)];
            if (c >= '0' && c <= '9') {
                pid = pid * 10 + (c - '0');
                continue;
            }
            if (pid > 1) {
                found = true;
                ::kill(pid, SIGKILL);
            }
            pid = 0;
        }
    }
    if (pid > 1) {
        found = true;
        ::kill(pid, SIGKILL);
    }
    ::close(list);
    return found;
}

}  // namespace

void watchEngine(int life, int channel, const char* command) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    // whoever ends the program ends the engine by closing the pipe; children are reaped unseen
    for (const int number : kEndingSignals)
        static_cast<void>(std::signal(number, SIG_IGN));
    const pid_t engine = ::_Fork();
    if (engine == 0)
        becomeEngine(channel, command);
    closeAllBut(life);
    if (engine > 0) {
        char byte = 0;
        while (::read(life, &byte, 1) < 0 && errno == EINTR)
            continue;
        ::kill(-engine, SIGKILL);
        constexpr int kMostRounds = 2000;
        constexpr timespec kMillisecond{0, 1'000'000};
        for (int round = 0; round < kMostRounds && killChildren(); ++round)
            ::nanosleep(&kMillisecond, nullptr);
    }
    ::_exit(0);
}

}  // namespace thrum::app
