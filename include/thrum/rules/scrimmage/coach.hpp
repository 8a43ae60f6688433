#pragma once

#include <thrum/rules/scrimmage/game.hpp>

/// Somebody to play against. The book has no coach; this is plain sense: runs where fewest can
/// tackle, tackles with the nearest, throws when somebody is free.
namespace thrum::scrimmage {

/// How plain sense throws.
struct Habits {
    double sure = 0.6;     ///< chance to be caught from which it throws
    double hurried = 0.4;  ///< with somebody near the passer, or late
    int late = 4;          ///< turn
};

/// @param seen     what the side may know
/// @param bits     of this decision; equal bits decide alike
/// @param attempt  answers to this prompt that were refused already
[[nodiscard]] Input bookDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);
/// The same with other habits.
[[nodiscard]] Input plainDecision(const State& seen,
                                  const Prompt& prompt,
                                  Side side,
                                  std::uint64_t bits,
                                  int attempt,
                                  const Habits& habits);
/// A lapse: squares spent on a man who has nothing to do with it, never the carrier and never into
/// anybody. Weaker coaches have more of them.
/// @param ofHundred  how often, by lot of these bits
[[nodiscard]] std::optional<Decision> lapse(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int ofHundred);
inline constexpr int kBeginnerLapses = 40;  ///< of a hundred moves
/// Level 1: plain sense with lapses.
[[nodiscard]] Input beginnerDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);
/// Anything allowed.
[[nodiscard]] Input randomDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);
/// A whole state that fits what the side sees; the hidden call as somebody might have made it.
[[nodiscard]] State guess(const State& seen, Side side, std::uint64_t bits);

}  // namespace thrum::scrimmage
