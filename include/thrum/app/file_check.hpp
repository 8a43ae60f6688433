#pragma once

#include <thrum/app/library.hpp>
#include <thrum/core/load_error.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace thrum::app {

/// What a file holds, or the first thing wrong with it.
struct FileCheck {
    std::string kind;  ///< "base", "board", "team", "formation", "play", "drill", "rules" or "game"
    std::string name;
    std::vector<std::string> warnings;  ///< what was left out without harm, one sentence each
    std::optional<LoadError> error;  ///< with file, JSON pointer (in games also the line), reason
};

/// Reads a file the way a game would: a team's bases are looked up in the library, a game is taken
/// line by line through the rules (its runs are believed; `verify` runs them again).
[[nodiscard]] FileCheck checkFile(const Library& library, const std::filesystem::path& path);

}  // namespace thrum::app
