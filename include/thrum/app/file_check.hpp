#pragma once

#include <thrum/app/library.hpp>
#include <thrum/core/load_error.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::app {

/// What a file holds, or the first thing wrong with it.
struct FileCheck {
    std::string kind;  ///< "base", "board", "team", "formation", "play", "drill", "rules" or "game"
    std::string name;
    std::vector<std::string> warnings;  ///< what was left out without harm, one sentence each
    std::optional<LoadError> error;  ///< with file, JSON pointer (in games also the line), reason
    /// What the referee of the game asked for finds at a team's inspection, clause first.
    std::vector<std::string> findings{};
};

/// Reads a file the way a game would: a team's bases are looked up in the library, a game is taken
/// line by line through the rules (its runs are believed; `verify` runs them again).
/// @param inspectFor  id of a game whose referee inspects teams, "tap"; empty: nobody does
[[nodiscard]] FileCheck checkFile(const Library& library,
                                  const std::filesystem::path& path,
                                  std::string_view inspectFor = {});
/// The games whose referees inspect teams before a game.
[[nodiscard]] bool inspectsTeams(std::string_view game);

}  // namespace thrum::app
