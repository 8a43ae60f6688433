#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace thrum::app {

/// What the program is told by its surroundings; tests bring their own.
struct Environment {
    /// Value of an environment variable; nothing if it is unset or empty.
    std::function<std::optional<std::string>(const std::string&)> variable;
    std::filesystem::path executable;  ///< the running program, empty if unknown
    std::filesystem::path installed;   ///< data folder of the install prefix
    std::filesystem::path source;      ///< source tree this was built from
};

/// The real one.
[[nodiscard]] Environment environment();

/// The folder that holds `resources` and `rules`: THRUM_DATA if set, else the first that has them
/// of the program's own folder, `../share/thrum` beside it, the install prefix and the source tree.
/// Errors: LoadError if THRUM_DATA names no such folder, or none is found.
[[nodiscard]] Expected<std::filesystem::path, LoadError> shippedData(const Environment& from);

/// The coach's own folders after the XDG base directory rules, with /thrum at the end; relative
/// values are ignored as those rules ask. Nothing is made here.
struct UserFolders {
    std::filesystem::path data;    ///< games, teams, bases, boards, formations, plays
    std::filesystem::path state;   ///< index, logs
    std::filesystem::path config;  ///< settings
    friend bool operator==(const UserFolders&, const UserFolders&) = default;
};
[[nodiscard]] UserFolders userFolders(const Environment& from);

}  // namespace thrum::app
