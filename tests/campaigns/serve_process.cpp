#include "campaigns/serve_process.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace thrum::test {

ServeProcess::ServeProcess(const std::filesystem::path& program) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
        throw std::runtime_error{"no pipe"};
    const std::string path = program.string();
    m_id = ::fork();
    if (m_id < 0)
        throw std::runtime_error{"no process"};
    if (m_id == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        ::execl(path.c_str(), path.c_str(), "serve", static_cast<char*>(nullptr));
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_in = in[1];
    m_out = out[0];
}

ServeProcess::~ServeProcess() {
    ::kill(m_id, SIGKILL);
    ::waitpid(m_id, nullptr, 0);
    ::close(m_in);
    ::close(m_out);
}

std::optional<std::string> ServeProcess::ask(const std::string& line) {
    std::string rest = line + '\n';
    while (!rest.empty()) {
        const ssize_t n = ::write(m_in, rest.data(), rest.size());
        if (n <= 0)
            return std::nullopt;
        rest.erase(0, static_cast<std::size_t>(n));
    }
    for (std::size_t end = m_read.find('\n');; end = m_read.find('\n')) {
        if (end != std::string::npos) {
            std::string reply = m_read.substr(0, end);
            m_read.erase(0, end + 1);
            return reply;
        }
        std::array<char, 65'536> block{};
        const ssize_t n = ::read(m_out, block.data(), block.size());
        if (n <= 0)
            return std::nullopt;
        m_read.append(block.data(), static_cast<std::size_t>(n));
    }
}

}  // namespace thrum::test
