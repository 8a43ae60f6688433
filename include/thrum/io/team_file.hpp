#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/roster.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// Reads a team ("thrum.team/1"). Form and ranges only: whether its men may play is for the rules,
/// and whether their bases exist is seen when they are put on the table.
///
/// @param file  the name to give in errors
/// Errors:  LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<TeamFile, LoadError> parseTeam(std::string_view text, std::string file);
[[nodiscard]] Expected<TeamFile, LoadError> readTeam(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const TeamFile& team);
/// Atomic. @return the error, or nothing
[[nodiscard]] std::optional<LoadError> saveTeam(const std::filesystem::path& path,
                                                const TeamFile& team);

}  // namespace thrum::io
