#pragma once

#include <thrum/rules/solitaire/state.hpp>

#include <span>
#include <vector>

// Rulers of the game on grid poses. Clauses: SOL-GEO-1 to GEO-7.
namespace thrum::solitaire {

/// The opponents' goal line in u (SOL-GEO-2).
inline constexpr Distance kGoal = Distance::units(100 * kUnitsPerYard);

/// +1 if the team attacks east. Clauses: SOL-GEO-2, TOSS-3.
[[nodiscard]] int homeDirection(const State& s);
[[nodiscard]] int direction(const State& s, Side side);
[[nodiscard]] Distance uFrom(int direction, Spot x);
[[nodiscard]] Spot xFrom(int direction, Distance u);
[[nodiscard]] Distance uOf(const State& s, Side side, Spot x);
[[nodiscard]] Spot xOf(const State& s, Side side, Distance u);
/// The book's Y of the board's y, and back.
[[nodiscard]] Distance bookY(Spot y);
[[nodiscard]] Spot boardY(Distance y);
[[nodiscard]] Vec2 bookPoint(FieldPoint p);
[[nodiscard]] FieldPoint boardPoint(Vec2 book);

[[nodiscard]] Polygon outlineOf(const State& s, FigureId id);
[[nodiscard]] double lengthYards(const Polygon& outline, double mmPerYard);
[[nodiscard]] double widthYards(const Polygon& outline, double mmPerYard);
/// In yards of the board's frame.
[[nodiscard]] std::vector<Vec2> cornersOf(const Polygon& outline,
                                          const Pose& pose,
                                          double mmPerYard);
/// Clause: SOL-GEO-4.
[[nodiscard]] FieldPoint frontPoint(const Polygon& outline,
                                    const Pose& pose,
                                    int direction,
                                    double mmPerYard);
[[nodiscard]] FieldPoint frontOf(const State& s, const Figure& figure);
/// u of the front point, for the figure's own team.
[[nodiscard]] Distance frontU(const State& s, const Figure& figure);
[[nodiscard]] double gapYards(const State& s, const Figure& a, const Figure& b);
[[nodiscard]] bool overlaps(const State& s, const Figure& a, const Figure& b);
/// If one of these men overlaps another one of them or of anybody else.
[[nodiscard]] bool anyOverlaps(const State& s, std::span<const Figure* const> men);
/// All of the base inside side and end lines.
[[nodiscard]] bool baseInside(const State& s, const Figure& figure);
/// Contacts of all, from the poses. Clause: SOL-GEO-5.
[[nodiscard]] std::vector<FigurePair> measuredTouching(const State& s);
/// The same for one alone; the rest stays.
void measureAgain(State& s, FigureId id);
/// Clause: SOL-DEF-9. @param but  contact with him does not matter
[[nodiscard]] bool engaged(const State& s, FigureId id, std::optional<FigureId> but = std::nullopt);
[[nodiscard]] double contactMm(const RulesData& rules, const Board& board);
/// Whole ticks of so many seconds. Clause: SOL-GEO-11.
[[nodiscard]] int ticksIn(double seconds, int ticksPerSecond);

}  // namespace thrum::solitaire
