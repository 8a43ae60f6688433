#pragma once

#include <thrum/rules/tap/state.hpp>

#include <QString>

namespace thrum::gui {

/// Where the rule book speaks of what is to be decided now: the first clause of its chapter, or the
/// one that names the window. It is a place to read, no ruling.
[[nodiscard]] QString clauseInQuestion(const tap::State& state);

}  // namespace thrum::gui
