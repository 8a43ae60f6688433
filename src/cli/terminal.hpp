#pragma once

#include <string>
#include <string_view>

namespace thrum::cli {

/// The text with control characters as '?': what stands in a file must not steer the terminal.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace thrum::cli
