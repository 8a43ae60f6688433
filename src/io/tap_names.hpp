#pragma once

#include "io/json/cursor.hpp"

#include <thrum/rules/field_reader.hpp>
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

using thrum::kAnyCount;
using thrum::kAnyYards;
using thrum::kSideWords;
using thrum::readFieldPoint;
using thrum::readPose;
using thrum::sideWord;

}  // namespace thrum::io
