#pragma once

#include "gui/games/touchdown/field_strip.hpp"
#include "gui/games/touchdown/history.hpp"
#include "gui/games/touchdown/touchdown_match.hpp"
#include "gui/games/touchdown/tray_scene.hpp"

/// What tray and field show of a match: of its state as this window may see it, and of what
/// happened.
namespace thrum::gui::tdm {

/// @param picked   what the coach who cancels has picked so far; null: he is not asked
/// @param choices  the results he may pick
[[nodiscard]] TrayScene traySceneOf(const TouchdownMatch& match,
                                    const History& history,
                                    const std::vector<int>* picked,
                                    const std::vector<int>& choices);
[[nodiscard]] FieldScene fieldSceneOf(const TouchdownMatch& match,
                                      const History& history,
                                      const std::vector<int>* picked);

}  // namespace thrum::gui::tdm
