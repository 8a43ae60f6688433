#include "gui/board/view_commands.hpp"

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"

namespace thrum::gui {

namespace {
constexpr double kPan = 0.125;  // of what is seen
}  // namespace

bool moveView(BoardView& board, Command command) {
    switch (command) {
        case Command::ZoomIn:
            board.zoomBy(BoardView::kZoomStep);
            return true;
        case Command::ZoomOut:
            board.zoomBy(1.0 / BoardView::kZoomStep);
            return true;
        case Command::FitBoard:
            board.fitBoard();
            return true;
        case Command::PanLeft:
            board.panBy(-kPan, 0.0);
            return true;
        case Command::PanRight:
            board.panBy(kPan, 0.0);
            return true;
        case Command::PanUp:
            board.panBy(0.0, kPan);
            return true;
        case Command::PanDown:
            board.panBy(0.0, -kPan);
            return true;
        default:
            return false;
    }
}

}  // namespace thrum::gui
