#pragma once

#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/state.hpp>

#include <optional>
#include <vector>

// Measurements on the board while it is off. Clauses: chapters 2 and 24.
namespace thrum::tap {

[[nodiscard]] const Player& playerOf(const State& state, FigureId id);
[[nodiscard]] const std::string& numberText(const State& state, FigureId id);
[[nodiscard]] int numberRank(const State& state, FigureId id);
[[nodiscard]] const BaseShape& baseOf(const State& state, const Figure& figure);
/// L and W of the base the figure stands on, yards. TAP-GE-2.
[[nodiscard]] double lengthYards(const State& state, const Figure& figure);
[[nodiscard]] double widthYards(const State& state, const Figure& figure);

[[nodiscard]] Polygon basePolygon(const State& state, const Figure& figure);
/// Base and, once fallen, the lying figure. TAP-GE-2.
[[nodiscard]] Footprint footprintOf(const State& state, const Figure& figure);
/// Most and least downfield point in the side's frame, yards.
[[nodiscard]] double frontOf(const State& state, const Figure& figure, Side side);
[[nodiscard]] double rearOf(const State& state, const Figure& figure, Side side);
/// Extent across the field, field y in yards.
[[nodiscard]] Interval acrossYards(const State& state, const Figure& figure);
/// Gap of two outlines in yards; negative: overlap.
[[nodiscard]] double gapYards(const State& state, const Figure& a, const Figure& b);
/// Whether that gap is at most so many yards. Men who stand well apart, as nearly all do, are told
/// apart by circles round them before anything is measured.
[[nodiscard]] bool isWithin(const State& state, const Figure& a, const Figure& b, double yards);
[[nodiscard]] double ballGapMm(const State& state, const Figure& figure, FieldPoint ball);
[[nodiscard]] FieldPoint helmetPoint(const State& state, const Figure& figure);

/// From place to place, yards. A root of squares, which every machine rounds alike; the library's
/// hypot need not.
[[nodiscard]] double apartYards(FieldPoint a, FieldPoint b);

/// 0.005 mm in yards. TAP-GE-10.
[[nodiscard]] double equalTolYards(const State& state);
/// The tolerance of inclusive limits while placing. TAP-GE-10.
[[nodiscard]] double placementTol(const State& state);

/// TAP-GE-6, in the side's frame.
[[nodiscard]] bool isBehind(const State& state, const Figure& a, const Figure& b, Side side);
[[nodiscard]] bool isDirectlyBehind(const State& state,
                                    const Figure& a,
                                    const Figure& b,
                                    Side side);
/// TAP-GE-7: a stacked behind b, in their team's frame.
[[nodiscard]] bool isStacked(const State& state, const Figure& a, const Figure& b, Side side);
/// The whole base inside the boundary lines (touching one is outside); tolerance in yards.
[[nodiscard]] bool whollyInBounds(const State& state, const Figure& figure, double tol);

[[nodiscard]] bool inPlay(const Figure& figure);
/// The opponents in play this figure is engaged with, ascending. TAP-EN-1.
[[nodiscard]] std::vector<FigureId> engagedWith(const State& state, FigureId id);
[[nodiscard]] bool isEngaged(const State& state, FigureId id);
/// TAP-GE-9.
[[nodiscard]] bool isTowardBall(const State& state, FieldPoint center, Heading heading);
/// Whole base on or behind the side's own goal line. TAP-SC-3, TB-4.
[[nodiscard]] bool inOwnEndZone(const State& state, double front);

[[nodiscard]] std::vector<const Figure*> figuresOf(const State& state, Side side);
/// The figure of that position on the board, lowest number first.
[[nodiscard]] const Figure* onBoardWith(const State& state, Side side, Position position);
/// Who takes the quarterback's part: the QB, on a punt the punter in his place. TAP-PU-2.
[[nodiscard]] const Figure* quarterbackOf(const State& state);
[[nodiscard]] const Figure* centerOf(const State& state);
/// S in the offence's frame, yards.
[[nodiscard]] double lineYards(const State& state);

}  // namespace thrum::tap
