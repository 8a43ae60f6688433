#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace thrum::io {

/// Any file of the library, told by its "schema".
using DataFile = std::variant<BaseSpec, BoardSpec, TeamFile, Formation, Play>;

/// "base", "board", "team", "formation" or "play".
[[nodiscard]] std::string_view kindOf(const DataFile& data);

/// Errors: LoadError naming file, JSON pointer and reason; an unknown schema is one.
[[nodiscard]] Expected<DataFile, LoadError> parseDataFile(std::string_view text, std::string file);
[[nodiscard]] Expected<DataFile, LoadError> readDataFile(const std::filesystem::path& path);

}  // namespace thrum::io
