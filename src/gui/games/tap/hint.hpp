#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/tap/tap_match.hpp"

#include <thrum/coach/tap/coach.hpp>

namespace thrum::gui {

/// Why no hint may be asked for now, one sentence; empty if one may (TAP-MD-8).
[[nodiscard]] QString hintProblem(const TapMatch& match);

/// The idea in one sentence, with how many plays were tried for it.
[[nodiscard]] QString hintSentence(const coach::Hint& hint);

/// Draws the idea over the scene of the state it was found in.
void addHint(BoardScene& scene, const TapMatch& match, const coach::Hint& hint);

}  // namespace thrum::gui
