#pragma once

namespace thrum::gui {

class BoardView;
enum class Command;

/// Zoom, shift and the whole board: what means the same on every board that is played on.
/// @return  whether it was one of them
bool moveView(BoardView& board, Command command);

}  // namespace thrum::gui
