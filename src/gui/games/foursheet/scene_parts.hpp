#pragma once

#include "gui/games/foursheet/scenes.hpp"
#include "gui/games/foursheet/words.hpp"

/// What the scenes of the picture share.
namespace thrum::gui::fss {

[[nodiscard]] TeamLook look(const State& state, Side side);
/// Null if the game has no such card.
[[nodiscard]] const Card* cardIn(const State& state, Formation formation, int number);
/// The game by which the men of the play that is shown stand: who was hurt in it was a part of it
/// still (FSS-24.3).
[[nodiscard]] const State& duringPlay(const TableView& view);
/// The card that was revealed for the play that is shown; null: none was.
[[nodiscard]] const Card* shownCard(const TableView& view);

}  // namespace thrum::gui::fss
