#pragma once

#include <thrum/app/library.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace thrum::app {

/// What the protocol needs of its surroundings.
struct ServerSetup {
    Library library{};
    std::filesystem::path rulesFolder{};  ///< holds <game>.json
    std::string program = "thrum";        ///< name and version
    /// UTC as 2026-11-20T19:02:05Z, for the header of saved games.
    std::function<std::string()> now{};
};

/// One session of the protocol (docs/protocol.md): a line in, a line out. Never throws for what
/// stands in a line; a bad one changes nothing.
class Server {
public:
    explicit Server(ServerSetup setup);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;

    /// The reply, without a line break.
    [[nodiscard]] std::string answer(std::string_view line);
    /// The reply to a line that was too long to be read.
    [[nodiscard]] static std::string answerTooLong();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace thrum::app
