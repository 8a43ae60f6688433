#pragma once

#include "gui/commands/command_table.hpp"

#include <array>

namespace thrum::gui {

class BoardView;

/// Zoom, shift and the whole board: what means the same on every board that is shown.
inline constexpr std::array kViewCommands{Command::ZoomIn,
                                          Command::ZoomOut,
                                          Command::FitBoard,
                                          Command::PanLeft,
                                          Command::PanRight,
                                          Command::PanUp,
                                          Command::PanDown};
/// Does one of them.
void moveView(BoardView& board, Command command);

}  // namespace thrum::gui
