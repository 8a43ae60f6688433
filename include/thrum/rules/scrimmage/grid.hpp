#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <optional>
#include <string>
#include <vector>

/// Lines, directions, zones. Chapters 1, 2 and 5 of the book.
namespace thrum::scrimmage {

/// +1 if the side attacks east, -1 otherwise. Clause: SCR-F4.
[[nodiscard]] constexpr int directionOf(const State& state, Side side) {
    return side == state.attacksEast ? 1 : -1;
}
[[nodiscard]] bool onField(const RulesData& rules, Square square);
/// Yards from the west goal line. Clause: SCR-F3.
[[nodiscard]] int yardsAt(const RulesData& rules, int line);
/// Clause: SCR-F5.
[[nodiscard]] int ownYards(const RulesData& rules, int line, int direction);
/// "own 20", "midfield", "opp 16". Clause: SCR-F5.
[[nodiscard]] std::string ownYardsText(const RulesData& rules, int line, int direction);
/// The goal line that this direction attacks.
[[nodiscard]] int goalLine(const RulesData& rules, int direction);
/// Clause: SCR-F7.
[[nodiscard]] int lineToGain(const RulesData& rules, int line, int direction);
[[nodiscard]] bool isGoalToGo(const State& state);
/// Clause: SCR-D7.
[[nodiscard]] int yardsToGo(const State& state);

/// Column `depth` columns behind the line for a side that attacks in `direction`; depth 0 and less
/// lie beyond it. Clause: SCR-F8.
[[nodiscard]] constexpr int columnAtDepth(int line, int direction, int depth) {
    return direction > 0 ? line - depth : line + depth - 1;
}
[[nodiscard]] constexpr int depthOf(int line, int direction, int column) {
    return direction > 0 ? line - column : column - line + 1;
}
/// A line-up's place on the field and back; a negative depth counts on the other side.
[[nodiscard]] Square squareOf(const State& state, Role role, Post post);
[[nodiscard]] Post postOf(const State& state, Role role, Square square);

/// Clause: SCR-Z2.
[[nodiscard]] int windowStart(const RulesData& rules, int line, int direction);
[[nodiscard]] int windowStart(const State& state);
/// Clause: SCR-Z3.
[[nodiscard]] std::optional<int> zoneOf(const RulesData& rules, int windowStart, Square square);
/// A marker of a tenth yard, columns from the window's west edge. Clause: SCR-F9.
struct Marker {
    int at = 0;
    std::string label{};
    bool operator==(const Marker&) const = default;
};
[[nodiscard]] std::vector<Marker> markersIn(const RulesData& rules, int windowStart);

/// Clause: SCR-F2.
[[nodiscard]] bool inAttackedEndZone(const State& state, Side side, Square square);
[[nodiscard]] bool inDefendedEndZone(const State& state, Side side, Square square);
/// Front edge of the square, never a goal line. Clauses: SCR-D2, D3.
[[nodiscard]] int spotLine(const State& state, Side side, int column);
/// Whether an end may start downfield. Clause: SCR-L2.
[[nodiscard]] bool endsMayStartDownfield(const State& state);

/// Yards from Home's goal line, for what is neutral.
[[nodiscard]] int homeYards(const State& state, int line);

}  // namespace thrum::scrimmage
