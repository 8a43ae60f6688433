#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board_game/run_film.hpp"

namespace thrum::gui {

/// Moves the figures of a scene to where a run has them at a tick, between two ticks too.
void showFilm(BoardScene& scene, const RunFilm& film, double tick);

/// Adds the path of every man of a run up to a tick. Nothing for an empty film.
void showTraces(BoardScene& scene, const RunFilm& film, double tick);

}  // namespace thrum::gui
