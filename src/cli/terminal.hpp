#pragma once

#include <string>
#include <string_view>

namespace thrum::cli {

/// The text with control characters as '?': what stands in a file must not steer the terminal.
[[nodiscard]] std::string printable(std::string_view text);

/// Prints text of several lines, each made printable.
void printLines(std::string_view text);

/// The wall's time as 2026-11-20T19:02:05Z, for the header of a record.
[[nodiscard]] std::string utcNow();

}  // namespace thrum::cli
