#pragma once

#include <thrum/rules/touchdown/game.hpp>

#include <cstdint>

/// Somebody to play against: the book's computer coach, and one who does anything allowed.
/// Chapter 18.
namespace thrum::touchdown {

/// Clauses: TDM-18.1 to 18.3a. The strength is the team's usual one, or any.
[[nodiscard]] Input bookDecision(const State& seen,
                                 const Prompt& due,
                                 Side side,
                                 std::uint64_t bits);
[[nodiscard]] Input randomDecision(const State& seen,
                                   const Prompt& due,
                                   Side side,
                                   std::uint64_t bits);
/// How many in a hundred of the book's calls are which, here. Clauses: TDM-18.1, TDM-18.2.
[[nodiscard]] const std::vector<int>& weightsFor(const CallWeights& weights, const State& state);
/// What a side does not see, drawn as a coach might have chosen it.
[[nodiscard]] State guess(const State& seen, Side side, std::uint64_t bits);
/// "Auto": the cancels that suit who is asked. Clauses: TDM-5.2, TDM-15.2.
[[nodiscard]] Decision autoCancel(const State& state, Side side);

}  // namespace thrum::touchdown
