#pragma once

#include "io/json_cursor.hpp"

#include <thrum/rules/tap/state.hpp>

#include <string>

/// Names of figures in files and messages (D12).
namespace thrum::io {

/// "H34"; where that name would be read as another man (two of a roster may wear one number) with
/// his id behind it: "H52/w52".
[[nodiscard]] std::string figureText(const tap::State& state, FigureId id);
/// Reads what figureText wrote and every plain name; fails at the cursor if nobody is called that.
[[nodiscard]] FigureId readFigureName(const JsonCursor& at, const tap::State& state);
/// The same for a text taken from elsewhere (a key).
[[nodiscard]] std::optional<FigureId> figureOf(const tap::State& state, std::string_view text);

/// "running" and "stationary" after the base itself; "second" where both bases are of one sort.
[[nodiscard]] std::string baseName(const tap::Player& player, int slot);
/// A name as above, or the slot itself, 0 or 1.
[[nodiscard]] int readBaseSlot(const JsonCursor& at, const tap::Player& player);

/// [x, y] or {"x": .., "y": ..}, in yards.
[[nodiscard]] FieldPoint readFieldPoint(const JsonCursor& at);
/// [x, y, heading] or {"x": .., "y": .., "heading_deg": ..}; a heading left out is `heading`.
[[nodiscard]] Pose readPose(const JsonCursor& at, Heading heading);

inline constexpr std::array<std::pair<std::string_view, Side>, 2> kSideWords{
    {{"home", Side::Home}, {"visitor", Side::Visitor}}};
[[nodiscard]] std::string_view sideWord(Side side);

/// How far out a place may be written; the rules refuse what is off the field.
inline constexpr NumberRange kAnyYards{-1000.0, 1000.0};
inline constexpr IntegerRange kAnyCount{-1'000'000'000, 1'000'000'000};

}  // namespace thrum::io
