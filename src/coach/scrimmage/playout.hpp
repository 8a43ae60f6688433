#pragma once

#include <thrum/rules/scrimmage/game.hpp>

#include <cstdint>
#include <vector>

namespace thrum::scrimmage::coach {

/// What to do, decision by decision; as far as the referee takes it.
using Plan = std::vector<Decision>;

using Sense =
    Input (*)(const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt);

/// Plays on to the end of the play: one side by its plan first, then both on sense, each on
/// what it may know.
/// @param from  a whole state: nothing that matters is covered in it
/// @param luck  what is drawn; equal luck draws equal allotments in the same turns
/// @return      the chance of `side` to win after it
[[nodiscard]] double playThrough(
    State from, Side side, const Plan& plan, Sense sense, std::uint64_t luck);

}  // namespace thrum::scrimmage::coach
