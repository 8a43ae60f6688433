#pragma once

#include "coach/tap/sense.hpp"

#include <vector>

namespace thrum::coach {

/// Which calls of the playbook the offense may have lined up in: whoever knows the book compares
/// places, headings and the quarterback's base with what stands there, as everybody at the table
/// sees it. A man or two may stand otherwise (motion, the turn before the snap).
/// @return  those that fit best; empty if none does or the offense is not lined up for one
[[nodiscard]] std::vector<Intent> readPlays(const tap::State& seen, const Lineups& lineups);

}  // namespace thrum::coach
