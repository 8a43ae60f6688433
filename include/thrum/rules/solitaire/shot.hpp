#pragma once

#include <thrum/rules/solitaire/flight.hpp>
#include <thrum/rules/solitaire/state.hpp>

#include <vector>

/// What a shot that is due starts from: for whoever aims it, shows it, or weighs it. Clauses:
/// SOL-TT-2, TT-5, TT-8.
namespace thrum::solitaire {

struct ShotScene {
    ShotKind kind = ShotKind::Throw;
    Side side = Side::Home;         ///< who throws or kicks
    int direction = 1;              ///< +1 if he attacks east
    Vec2 origin{};                  ///< the book's frame, yards
    std::vector<Target> targets{};  ///< everybody but the thrower; ids are FigureId values
};
/// Of a state in SHOT or KICK_SHOT, or at a stop with a carrier.
[[nodiscard]] ShotScene shotScene(const State& s);

/// The four numbers as the model has them. Clause: SOL-TT-1.
[[nodiscard]] ShotInput inputOf(const PendingShot& shot);

/// What would become of a ball that meets this man first, on the fly. Clause: SOL-PAS-6, PIT-2.
enum class Catcher : std::uint8_t { Catches, Engaged, OutOfBounds, Ineligible, Intercepts };
[[nodiscard]] Catcher catcherOf(const State& s, FigureId man);
/// Touches any other base. Clause: SOL-DEF-9.
[[nodiscard]] bool isEngaged(const State& s, FigureId man);
/// Least gap between his base and an opponent's, yards; 1000 without opponents.
[[nodiscard]] double roomOf(const State& s, FigureId man);

}  // namespace thrum::solitaire
