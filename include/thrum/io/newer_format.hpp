#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// The game of a first line whose format this program does not know yet; nothing for any other.
[[nodiscard]] std::optional<std::string> gameOfNewerFormat(std::string_view line);

}  // namespace thrum::io
