#pragma once

#include <thrum/core/figure_id.hpp>

#include <optional>

class QMenu;

namespace thrum::gui {

class Commands;
class TapPage;

/// What the right button offers on a game's board: over a man whatever he may be told now, in the
/// rules' own options, and how to turn and move him; over free board the view. Every entry is in a
/// menu or on the panel as well (UX-6.1).
void fillContextMenu(QMenu& menu,
                     TapPage& page,
                     const Commands& commands,
                     std::optional<FigureId> figure);

}  // namespace thrum::gui
