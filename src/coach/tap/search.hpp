#pragma once

#include "coach/tap/rollout.hpp"

#include <thrum/coach/trials.hpp>

#include <cstdint>
#include <vector>

namespace thrum::coach {

/// What one point more is worth to the side, as a chance to win.
[[nodiscard]] double worthOfAPoint(const tap::State& from, Side side);

/// Tries ideas on boards as `ranked` does; the first of them is plain sense. Worth is the side's
/// chance to win.
/// @param evaluations  plays to spend
/// @return  all ideas, the best first
[[nodiscard]] std::vector<Ranked> tryOut(const tap::State& from,
                                         Side side,
                                         const std::vector<Idea>& ideas,
                                         const Sense& mine,
                                         const SenseSetup& setup,
                                         const std::vector<Board>& boards,
                                         std::uint64_t seed,
                                         int evaluations,
                                         const std::stop_token& stop);

/// One of those that are no worse than the best by more than so many standard errors, by lot: what
/// a few plays cannot tell apart nobody can.
/// @param tried  the best first, as tryOut returns them
[[nodiscard]] const Ranked& chosenOf(const std::vector<Ranked>& tried,
                                     double errors,
                                     std::uint64_t luck);

/// At a stop with the ball: what becomes of throws.
enum class Throws : std::uint8_t {
    BySense,  ///< the one his eye wants is tried beside ways to run
    Trusted,  ///< it is thrown
    Tried,    ///< others are tried, too
};

/// What is worth trying in this window; empty where sense alone decides. What plain sense would do
/// is always among it, a throw too.
[[nodiscard]] std::vector<Idea> ideasFor(const tap::State& seen,
                                         const tap::Prompt& prompt,
                                         Side side,
                                         Sense& sense,
                                         std::size_t most,
                                         std::uint64_t luck,
                                         Throws throws = Throws::BySense);
/// When to ask for the next stop.
[[nodiscard]] std::vector<Idea> callIdeas(const tap::State& seen,
                                          Side side,
                                          Sense& sense,
                                          std::size_t most);

}  // namespace thrum::coach
