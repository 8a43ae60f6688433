#pragma once

#include "coach/tap/rollout.hpp"

#include <cstdint>
#include <vector>

namespace thrum::coach {

/// What became of an idea that was tried.
struct Tried {
    std::size_t idea = 0;
    int plays = 0;
    double worth = 0.0;   ///< mean chance to win
    double error = 0.0;   ///< standard error of it
    double yards = 0.0;   ///< mean
    double spread = 0.0;  ///< standard deviation of the yards
};

/// Tries ideas on boards: all of them once at two pulses a tick, the better half again and again
/// while the budget lasts, the last few exactly in its second half. Every idea meets the same luck
/// in a round, and the result is the same on any number of threads.
/// @param evaluations  plays to spend
/// @return  all ideas, the best first
[[nodiscard]] std::vector<Tried> tryOut(const tap::State& from,
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
[[nodiscard]] const Tried& chosenOf(const std::vector<Tried>& tried,
                                    double errors,
                                    std::uint64_t luck);

/// What is worth trying in this window; empty where sense alone decides.
[[nodiscard]] std::vector<Idea> ideasFor(const tap::State& seen,
                                         const tap::Prompt& prompt,
                                         Side side,
                                         Sense& sense,
                                         std::size_t most,
                                         std::uint64_t luck);
/// When to ask for the next stop.
[[nodiscard]] std::vector<Idea> callIdeas(const tap::State& seen,
                                          Side side,
                                          Sense& sense,
                                          std::size_t most);

}  // namespace thrum::coach
