#pragma once

#include <thrum/rules/solitaire/game.hpp>

#include <cstdint>
#include <optional>

/// Somebody to play against. Clauses: SOL-AI-3 to AI-5.
namespace thrum::solitaire {

/// The disciplined coach of the book: turns nobody, stops only to throw.
[[nodiscard]] Input bookDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);
/// Anything allowed.
[[nodiscard]] Input randomDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);

/// Whom the computer would throw to now, and what that is worth; asked every 0.25 s of board time
/// with the poses of that moment in the state. Clause: SOL-AI-3.
struct ThrowIdea {
    FigureId receiver{};
    double value = 0;
    bool now = false;      ///< stop the board and throw
    bool pressed = false;  ///< a defender is near the passer
};
/// @param leastYards  only to those so far beyond the line
[[nodiscard]] std::optional<ThrowIdea> throwIdea(const State& seen, double leastYards = -1000.0);

/// Eleven men where a coach without ideas lines them up for what is due.
[[nodiscard]] std::vector<Placement> plainLineup(const State& state, Side side);

}  // namespace thrum::solitaire
