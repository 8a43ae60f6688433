#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/io/record_limits.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::app {

/// Says so if a game file has more lines than one of its size has, before any of them is read: who
/// opens, tells and verifies a game refuses the same files.
[[nodiscard]] inline std::optional<LoadError> tooManyLines(std::string_view text,
                                                           const std::string& file) {
    const std::size_t most = io::mostLines(text.size());
    if (static_cast<std::size_t>(std::ranges::count(text, '\n')) <= most)
        return std::nullopt;
    return LoadError{
        file, "", "has more than " + std::to_string(most) + " lines, the most for its size"};
}

}  // namespace thrum::app
