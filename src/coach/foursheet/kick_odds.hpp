#pragma once

#include <thrum/rules/foursheet/revealed.hpp>

#include <array>
#include <vector>

/// Kicks and returns by their chances. Penalties, weird plays and injuries on them are left out.
namespace thrum::foursheet::coach {

/// How likely each yard line is, from the goal line of who has the ball there: 1 to 99; 100 is a
/// touchdown.
using SpotChances = std::array<float, 101>;

/// A kickoff, by where the receivers come to have it. Clauses: chapters 28 and 29.
/// @param line  it is kicked from
[[nodiscard]] SpotChances kickoffSpots(
    const State& state, Side kicking, int line, KickKind kind, const Placement& receivers);
/// An onside kick: how often the kicking side has it. Clause: FSS-28.6.
[[nodiscard]] float onsideChance(const Data& data, const Placement& receivers);

/// A return from there; touchbacks lie on the 20. Clause: FSS-29.
/// @param from  yards from the own goal line, 0 or less: in the end zone
struct ReturnAsked {
    Side side{};
    Unit unit{};
    Unit coverage{};
    bool punt = false;
    Placement zones{};
    int returner = 10;
    int from = 0;
};
[[nodiscard]] SpotChances returnSpots(const State& state, const ReturnAsked& asked);
/// A ball that was won, carried on if the d20 allows it. Clause: FSS-29.6.
[[nodiscard]] SpotChances looseBallSpots(
    const State& state, Side side, Unit unit, int token, int from, int d20Max);

/// A punt as it can end. Clauses: chapter 30.
struct PuntEnd {
    float chance = 0;
    int yards = 0;         ///< from the line of scrimmage
    bool dead = false;     ///< nobody returns it
    bool blocked = false;  ///< loose so far behind the line
};
[[nodiscard]] std::vector<PuntEnd> puntEnds(const State& state, PuntKind kind, int rushers);
/// Yards an average return of a punt brings.
[[nodiscard]] float puntReturn(const State& state, Side side, const Placement& zones);

/// A place kick from this distance is good. Clauses: FSS-31.4, 31.5. @param rushers  in the box
[[nodiscard]] float goalChance(const State& state, Side kicking, int distance, int rushers);

}  // namespace thrum::foursheet::coach
