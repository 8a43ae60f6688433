#include "gui/board/view_commands.hpp"

#include "gui/board/board_view.hpp"

namespace thrum::gui {

namespace {
constexpr double kPan = 0.125;  // of what is seen
}  // namespace

void moveView(BoardView& board, Command command) {
    switch (command) {
        case Command::ZoomIn:
            board.zoomBy(BoardView::kZoomStep);
            break;
        case Command::ZoomOut:
            board.zoomBy(1.0 / BoardView::kZoomStep);
            break;
        case Command::FitBoard:
            board.fitBoard();
            break;
        case Command::PanLeft:
            board.panBy(-kPan, 0.0);
            break;
        case Command::PanRight:
            board.panBy(kPan, 0.0);
            break;
        case Command::PanUp:
            board.panBy(0.0, kPan);
            break;
        case Command::PanDown:
            board.panBy(0.0, -kPan);
            break;
        default:
            break;
    }
}

}  // namespace thrum::gui
