#pragma once

#include "cli/commands.hpp"

#include <cstdint>

namespace thrum::cli {

/// Prints uncoached snaps of the shipped formations, one line each.
ExitCode playSnaps(int snaps, std::uint64_t seed);

}  // namespace thrum::cli
