#include "app/engine_process.hpp"

#include "app/engine_watch.hpp"

#include <thrum/io/requests.hpp>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace thrum::app {
namespace {

using Clock = std::chrono::steady_clock;

// Waits until the socket is ready; false if it is not in time.
bool waitFor(int socket, short what, Clock::time_point until, const std::stop_token& stop) {
    constexpr std::chrono::milliseconds kLook{50};  // how soon a stop is noticed
    while (!stop.stop_requested()) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        if (left.count() <= 0)
            return false;
        pollfd one{socket, what, 0};
        const int ready = ::poll(&one, 1, static_cast<int>(std::min(left, kLook).count()));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return false;
    }
    return false;
}

}  // namespace

bool EngineProcess::start() {
    std::array<int, 2> ends{};
    // a socket, because writing to it when nobody listens is an error and no signal
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return false;
    std::array<int, 2> life{};
    if (::pipe2(life.data(), O_CLOEXEC) != 0) {
        ::close(ends[0]);
        ::close(ends[1]);
        return false;
    }
    ++m_starts;
    m_watcher = ::fork();
    if (m_watcher == 0) {
        ::close(life[1]);
        watchEngine(life[0], ends[1], m_command.c_str());
    }
    ::close(ends[1]);
    ::close(life[0]);
    if (m_watcher < 0) {
        ::close(ends[0]);
        ::close(life[1]);
        return false;
    }
    m_life = life[1];
    m_socket = ends[0];
    ::fcntl(m_socket, F_SETFL, O_NONBLOCK);  // NOLINT(cppcoreguidelines-pro-type-vararg)
    m_buffer.clear();
    return true;
}

void EngineProcess::end() {
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
    if (m_life >= 0)
        ::close(m_life);
    m_life = -1;
    // it ends the shell and what that started, and itself
    if (m_watcher > 0)
        while (::waitpid(m_watcher, nullptr, 0) < 0 && errno == EINTR)
            continue;
    m_watcher = -1;
    m_buffer.clear();
}

bool EngineProcess::write(const std::string& text,
                          Clock::time_point until,
                          const std::stop_token& stop) {
    std::size_t done = 0;
    while (done < text.size()) {
        if (!waitFor(m_socket, POLLOUT, until, stop))
            return false;
        const ssize_t count =
            ::send(m_socket, text.data() + done, text.size() - done, MSG_NOSIGNAL);
        if (count < 0 && errno != EAGAIN && errno != EINTR) {
            m_ended = true;  // nobody reads at the other end
            return false;
        }
        if (count > 0)
            done += static_cast<std::size_t>(count);
    }
    return true;
}

std::optional<std::string> EngineProcess::gone() {
    m_ended = true;
    return std::nullopt;
}

std::optional<std::string> EngineProcess::read(Clock::time_point until,
                                               const std::stop_token& stop) {
    while (true) {
        const std::size_t lineEnd = m_buffer.find('\n');
        if (lineEnd != std::string::npos) {
            std::string line = m_buffer.substr(0, lineEnd);
            m_buffer.erase(0, lineEnd + 1);
            return line;
        }
        if (m_buffer.size() > io::kMaxLineBytes || !waitFor(m_socket, POLLIN, until, stop))
            return std::nullopt;
        std::array<char, 4096> part{};
        const ssize_t count = ::recv(m_socket, part.data(), part.size(), 0);
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            return gone();
        if (count > 0)
            m_buffer.append(part.data(), static_cast<std::size_t>(count));
    }
}

std::optional<std::string> EngineProcess::ask(
    const std::string& line,
    std::chrono::milliseconds budget,
    const std::stop_token& stop,
    const std::function<bool(const std::string&)>& answers) {
    m_ended = false;
    if (m_watcher < 0 && !start())
        return gone();
    const auto until = Clock::now() + budget;
    // what it said without being asked, or to a question that was given up, belongs to nothing
    m_buffer.clear();
    std::array<char, 4096> unasked{};
    for (std::size_t left = io::kMaxLineBytes; left > unasked.size(); left -= unasked.size())
        if (::recv(m_socket, unasked.data(), unasked.size(), MSG_DONTWAIT) <= 0)
            break;
    if (write(line + "\n", until, stop)) {
        while (auto said = read(until, stop))
            if (!answers || answers(*said))
                return said;
    }
    end();
    return std::nullopt;
}

}  // namespace thrum::app
