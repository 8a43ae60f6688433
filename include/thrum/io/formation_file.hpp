#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/formation.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// Reads a formation ("thrum.formation/1").
///
/// @param file  the name to give in errors
/// Errors:  LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<Formation, LoadError> parseFormation(std::string_view text,
                                                            std::string file);
[[nodiscard]] Expected<Formation, LoadError> readFormation(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const Formation& formation);
/// Atomic. @return the error, or nothing
[[nodiscard]] std::optional<LoadError> saveFormation(const std::filesystem::path& path,
                                                     const Formation& formation);

}  // namespace thrum::io
