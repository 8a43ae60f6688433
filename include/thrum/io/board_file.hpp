#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/specs.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// Reads a board ("thrum.board/1"). A field that does not fit its plate is refused (0.5 mm slack).
///
/// @param file  the name to give in errors
/// Errors:  LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<BoardSpec, LoadError> parseBoard(std::string_view text, std::string file);
[[nodiscard]] Expected<BoardSpec, LoadError> readBoard(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const BoardSpec& board);
/// Atomic. @return the error, or nothing
[[nodiscard]] std::optional<LoadError> saveBoard(const std::filesystem::path& path,
                                                 const BoardSpec& board);

}  // namespace thrum::io
