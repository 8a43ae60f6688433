#pragma once

#include "io/json/cursor.hpp"
#include "io/json/text.hpp"

#include <thrum/io/game_notes.hpp>

namespace thrum::io {

/// The members alone, for the index of games.
void addNotes(OrderedJson& to, const GameNotes& notes);
[[nodiscard]] GameNotes readNotes(JsonObject& o);

}  // namespace thrum::io
