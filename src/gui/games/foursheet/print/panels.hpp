#pragma once

#include "gui/games/foursheet/book_names.hpp"
#include "gui/games/foursheet/print/sheet_pen.hpp"

#include <functional>
#include <vector>

/// The printed panels of 4SS (FSS-36.2 to 36.4): team sheet, player card, play card, defensive
/// field.
namespace thrum::gui::fss {

using Panel = std::function<void(SheetPen&)>;

/// The roster, sixty men a panel; offense, defense and what the coaches like; the units for kicks
/// and who replaces whom.
[[nodiscard]] std::vector<Panel> teamPanels(const Team& team);
[[nodiscard]] Panel playerPanel(const Team& team, const Player& player);
[[nodiscard]] Panel cardPanel(const Card& card, Formation formation);
/// The fourteen zones for real tokens. Clauses: FSS-4.1, 4.2.
[[nodiscard]] Panel fieldPanel();

}  // namespace thrum::gui::fss
