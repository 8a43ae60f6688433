#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/play.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace thrum::io {

/// Reads a play ("thrum.play/1"). Whether its formation exists and has these roles is for
/// app::Library to see.
///
/// @param file  the name to give in errors
/// Errors:  LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<Play, LoadError> parsePlay(std::string_view text, std::string file);
[[nodiscard]] Expected<Play, LoadError> readPlay(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const Play& play);

}  // namespace thrum::io
