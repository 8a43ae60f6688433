#pragma once

#include "steps.hpp"

#include <vector>

// What the computer coaches measure.
namespace thrum::scrimmage {

/// Chance that a turn is allotted at least this many squares.
[[nodiscard]] double chanceOfSquares(const State& state, int squares);
/// 1 for the first turns of a play, then less and less, down to 0: who waits for something better
/// must not wait for ever, and two coaches whose turns are all alike would.
[[nodiscard]] double patience(const State& state);

[[nodiscard]] Decision decide(DecisionKind kind, Side side);
[[nodiscard]] Decision move(Side side, ManId man, Square to);
/// The first segment of his way to that square, if the referee takes it.
[[nodiscard]] std::optional<Decision> goTo(const State& state,
                                           const Ways& ways,
                                           ManId man,
                                           Square to);

// --- the book's coach, by what his side is about
[[nodiscard]] std::optional<Decision> withTheBall(const State& seen, const Prompt& prompt);
[[nodiscard]] std::optional<Decision> againstTheBall(const State& seen, const Prompt& prompt);
[[nodiscard]] std::optional<Decision> beforeTheThrow(const State& seen, const Prompt& prompt);
[[nodiscard]] std::optional<Decision> toTheBall(const State& seen, const Prompt& prompt);
/// A square worth throwing to and how likely the pass is caught there.
struct Aim {
    Square at{};
    double chance = 0.0;
};
[[nodiscard]] std::optional<Aim> bestAim(const State& seen);
/// Whatever does least harm: towards these squares, without running into anybody.
struct Goal {
    Square at{};
    double weight = 1.0;
};
[[nodiscard]] std::optional<Decision> drift(const State& seen,
                                            const Prompt& prompt,
                                            const std::vector<Goal>& goals);
/// Into the nearest opponent, or towards him: whatever comes of it, a man leaves the field, so that
/// a play in which both sides only waited comes to its end.
[[nodiscard]] std::optional<Decision> rush(const State& seen, const Prompt& prompt);

}  // namespace thrum::scrimmage
