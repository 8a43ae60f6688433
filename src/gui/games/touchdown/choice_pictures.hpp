#pragma once

#include "gui/games/touchdown/choices.hpp"

namespace thrum::gui::tdm {

/// Fills a list with choices, by their places, each with its die.
/// @param checked  the one that is shown as picked; -1: none
void showChoices(ActionList& list, const std::vector<Choice>& choices, int checked);
/// Those at these places alone.
void showChoices(ActionList& list,
                 const std::vector<Choice>& choices,
                 const std::vector<int>& places,
                 int checked);
/// As tiles in this order: dice, with their names or without.
void showTiles(ActionList& list,
               const std::vector<Choice>& choices,
               const std::vector<int>& places,
               bool named,
               int checked);

}  // namespace thrum::gui::tdm
