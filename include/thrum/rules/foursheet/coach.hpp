#pragma once

#include <thrum/rules/foursheet/game.hpp>

#include <cstdint>
#include <vector>

/// Computer coaches. Each answers for the side whose eyes saw the state, differs with `bits` and
/// with `attempt`, which counts the answers to this prompt that were refused already.
namespace thrum::foursheet {

/// The coach of the book with the inclinations of the team's own. Clause: FSS-35.1.
[[nodiscard]] Input bookDecision(
    const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt);
/// Anything allowed.
[[nodiscard]] Input randomDecision(
    const State& seen, const Prompt& due, Side side, std::uint64_t bits, int attempt);
/// A whole state that fits what this side sees: the other side's hidden card and kick drawn as a
/// coach of the book might have chosen them.
[[nodiscard]] State guess(const State& seen, Side side, std::uint64_t bits);

/// The chance of a run in points of 100 in this situation. Clause: FSS-35.1.
[[nodiscard]] int runChance(const Tendencies& tendencies, int down, int toGo);
/// How often the coach of the book lays each card of a formation in this situation, in the order of
/// the deck; they add up to 1. Clause: FSS-35.1.
/// @param formation  one that has a deck
[[nodiscard]] std::vector<double> bookShares(const State& state, Formation formation);
/// The same by inclinations that are told.
[[nodiscard]] std::vector<double> bookShares(const State& state,
                                             Formation formation,
                                             const Tendencies& inclinations);
/// What the situation is worth to a side, a point counting 100: score, place and down.
[[nodiscard]] int worthTo(const State& state, Side side);

}  // namespace thrum::foursheet
