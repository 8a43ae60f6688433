#pragma once

#include "coach/scrimmage/playout.hpp"

// What is worth trying. The first idea of a list is always plain sense's own.
namespace thrum::scrimmage::coach {

/// How wide a level looks.
struct Looks {
    std::size_t most = 2;  ///< ideas of one decision, plain sense's own among them
    bool calls = false;    ///< what to call, too
    bool lineUps = false;  ///< and where to stand
};

/// @param sense  what plain sense would do
/// @param luck   which of many alike are looked at
/// @return       at least that one
[[nodiscard]] std::vector<Plan> ideasFor(const State& seen,
                                         const Prompt& due,
                                         Side side,
                                         const Decision& sense,
                                         const Looks& looks,
                                         std::uint64_t luck);

/// An idea and how much is to be said for it before anything is tried.
struct Thought {
    Plan plan{};
    double promise = 0.0;
};
/// Moves of a turn: carriers, blocks, tackles, receivers, places.
[[nodiscard]] std::vector<Thought> moveThoughts(const State& seen,
                                                const Prompt& due,
                                                Side side,
                                                std::uint64_t luck);
[[nodiscard]] std::vector<Thought> callThoughts(const State& seen,
                                                const Prompt& due,
                                                Side side,
                                                std::uint64_t luck);
[[nodiscard]] std::vector<Thought> targetThoughts(const State& seen, Side side);
/// Whole line-ups, each followed by the word that it is done.
/// @param sense  plain sense's, all eleven men of it
[[nodiscard]] std::vector<Plan> lineUpIdeas(
    const State& seen, Side side, const Decision& sense, std::size_t most, std::uint64_t luck);

[[nodiscard]] Decision deciding(DecisionKind kind, Side side);
[[nodiscard]] Decision moving(ManId man, Square to);

}  // namespace thrum::scrimmage::coach
