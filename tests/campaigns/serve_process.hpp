#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>

namespace thrum::test {

/// A running `thrum-cli serve`: a line in, a line out, and an end at any moment.
class ServeProcess {
public:
    explicit ServeProcess(const std::filesystem::path& program);
    ServeProcess(const ServeProcess&) = delete;
    ServeProcess& operator=(const ServeProcess&) = delete;
    ServeProcess(ServeProcess&&) = delete;
    ServeProcess& operator=(ServeProcess&&) = delete;
    /// Ends it if it still runs, and waits for that.
    ~ServeProcess();

    [[nodiscard]] pid_t id() const { return m_id; }
    /// Nothing once the process is gone.
    [[nodiscard]] std::optional<std::string> ask(const std::string& line);

private:
    pid_t m_id = -1;
    int m_in = -1;   // what it reads
    int m_out = -1;  // what it writes
    std::string m_read;
};

}  // namespace thrum::test
