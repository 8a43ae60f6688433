#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/record_line.hpp>
#include <thrum/io/requests.hpp>

#include <string>
#include <string_view>

/// Line 1 of a game file: all that a game is begun with, everything it needs copied whole (D56,
/// D93). What is the game's own is JSON text here.
namespace thrum::io {

struct HeaderLine {
    request::New asked{};  ///< as `new` took it, its own options apart
    int revision = 1;      ///< of the rules
    std::string overrides = "{}";
    Mode mode = Mode::Hotseat;
    std::string board{};  ///< empty: the game has none
    std::string home{};
    std::string visitor{};
    std::string options = "{}";  ///< the game's own; on reading the whole object
    std::string data{};          ///< tables the game brings; empty: none
    std::string program{};       ///< "thrum 0.1.0"
    /// Of the board the game was begun on (board/revision.hpp); 0: the file does not say.
    int physics = 0;
    std::string created{};  ///< 2026-11-20T19:02:05Z; the only wall time of the file
};
[[nodiscard]] std::string lineOf(const HeaderLine& header);
/// Errors: LoadError with the pointer of what is wrong.
[[nodiscard]] Expected<HeaderLine, LoadError> parseHeaderLine(std::string_view line,
                                                              std::string file);

}  // namespace thrum::io
