#pragma once

#include "gui/board/board_scene.hpp"

namespace thrum::gui {

class BoardView;
class ControlBar;
class FigureTool;
class Selection;

/// A page with a vibrating board, as the room and the window know it, whichever game is played on
/// it.
class BoardStage {
public:
    BoardStage() = default;
    virtual ~BoardStage() = default;
    BoardStage(const BoardStage&) = delete;
    BoardStage& operator=(const BoardStage&) = delete;
    BoardStage(BoardStage&&) = delete;
    BoardStage& operator=(BoardStage&&) = delete;

    [[nodiscard]] virtual BoardView& board() const = 0;
    [[nodiscard]] virtual ControlBar& controls() const = 0;
    [[nodiscard]] virtual Selection& selection() = 0;
    [[nodiscard]] virtual FigureTool& hand() = 0;
    /// A man for a coach who listens.
    [[nodiscard]] virtual QString spoken(FigureId figure) const = 0;
    virtual void setLayers(const ShownLayers& layers) = 0;
    virtual void setSnap(bool on) = 0;
    /// @param turned    the board is seen from its other end
    /// @param forCoach  and turned once more when the visitors act: everybody attacks to the right
    virtual void setTurned(bool turned, bool forCoach) = 0;
    virtual void setFollowsBall(bool follows) = 0;
    virtual void fitPlay() = 0;
    /// The board's switch: on, or off by a stop.
    virtual void toggleSwitch() = 0;
    virtual void selectSide(Side side) = 0;
    /// Whose offense it is now.
    [[nodiscard]] virtual Side offense() const = 0;
};

}  // namespace thrum::gui
