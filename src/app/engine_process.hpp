#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <sys/types.h>

namespace thrum::app {

/// A program that is written a line and answers with a line. Whatever it does, nothing here
/// throws or waits longer than asked.
class EngineProcess {
public:
    /// @param command  for the shell, as the coach typed it
    explicit EngineProcess(std::string command) : m_command{std::move(command)} {}
    ~EngineProcess() { end(); }
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    EngineProcess(EngineProcess&&) = delete;
    EngineProcess& operator=(EngineProcess&&) = delete;

    /// The answer without its line break; starts the program if it does not run.
    /// @param answers  whether a line is one to this question; others are dropped. Empty: all are
    /// @return  nothing, and the program ended, if it is late, gone, or its line is too long
    [[nodiscard]] std::optional<std::string> ask(
        const std::string& line,
        std::chrono::milliseconds budget,
        const std::stop_token& stop,
        const std::function<bool(const std::string&)>& answers = {});
    /// How often it was started.
    [[nodiscard]] int starts() const { return m_starts; }
    /// Whether the last question stayed without an answer because the program was gone.
    [[nodiscard]] bool ended() const { return m_ended; }
    void end();

private:
    [[nodiscard]] bool start();
    [[nodiscard]] bool write(const std::string& text,
                             std::chrono::steady_clock::time_point until,
                             const std::stop_token& stop);
    [[nodiscard]] std::optional<std::string> read(std::chrono::steady_clock::time_point until,
                                                  const std::stop_token& stop);
    std::optional<std::string> gone();

    std::string m_command;
    pid_t m_watcher = -1;  ///< who started it and ends it, also when this program is killed
    int m_life = -1;       ///< the watcher lives as long as this is open
    int m_socket = -1;
    int m_starts = 0;
    bool m_ended = false;
    std::string m_buffer;
};

}  // namespace thrum::app
