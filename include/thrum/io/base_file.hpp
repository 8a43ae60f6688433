#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/specs.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// Reads a base ("thrum.base/1"): convex outline of 4 to 8 corners round its own middle, 3 to 8
/// prongs within it and within the tuning limits of docs/physics.md.
///
/// @param file  the name to give in errors
/// Errors:  LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<BaseSpec, LoadError> parseBase(std::string_view text, std::string file);
[[nodiscard]] Expected<BaseSpec, LoadError> readBase(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const BaseSpec& base);
/// Atomic. @return the error, or nothing
[[nodiscard]] std::optional<LoadError> saveBase(const std::filesystem::path& path,
                                                const BaseSpec& base);

}  // namespace thrum::io
