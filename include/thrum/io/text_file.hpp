#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/file_layer.hpp>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// The most bytes a team, base, board, formation or rules file may have.
inline constexpr std::size_t kMaxDataFileBytes = 1'000'000;

/// The whole of a regular file.
/// Errors: LoadError if it is missing, no regular file, unreadable or larger than maxBytes.
[[nodiscard]] Expected<std::string, LoadError> readTextFile(
    const std::filesystem::path& path, std::size_t maxBytes = kMaxDataFileBytes);

/// Replaces the file as a whole or not at all: temporary file beside it, fsync, rename, fsync of
/// the folder. Missing folders are made. A link, a pipe, a device or a game that is being recorded
/// is not replaced.
/// @return  the error, or nothing
[[nodiscard]] std::optional<LoadError> writeFileAtomically(const std::filesystem::path& path,
                                                           std::string_view bytes,
                                                           FileLayer& files = systemFiles());

/// The name itself if nothing has it, else name-2, name-3 and so on.
[[nodiscard]] std::filesystem::path freeName(const std::filesystem::path& path);

/// By its name, a file that a program was writing and had not named yet.
[[nodiscard]] bool isLeftover(const std::filesystem::path& path);
/// Removes such a file unless a program is still writing it.
void removeLeftover(const std::filesystem::path& path);

}  // namespace thrum::io
