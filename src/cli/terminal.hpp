#pragma once

#include <thrum/core/printable.hpp>

#include <string>
#include <string_view>

namespace thrum::cli {

/// Brings standard output to whoever reads it. False: something of it was lost.
[[nodiscard]] bool flushed();

/// Prints text of several lines, each made printable.
void printLines(std::string_view text);

/// The wall's time as 2026-11-20T19:02:05Z, for the header of a record.
[[nodiscard]] std::string utcNow();

}  // namespace thrum::cli
