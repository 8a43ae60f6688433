#pragma once

#include <thrum/core/figure_id.hpp>

#include <optional>

#include <QPointF>
#include <Qt>

class QKeyEvent;

namespace thrum::gui {

/// A mouse event as the board understands it.
struct BoardPointer {
    QPointF pixel;
    QPointF field;  ///< yards
    double pixelsPerYard = 1.0;
    std::optional<FigureId> figure;  ///< under the pixel
    std::optional<FigureId> handle;  ///< whose heading handle is under the pixel
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// What mouse and keys do on the board at the moment. The view asks the tool first and does
/// zooming, panning and the mini-map itself.
class BoardTool {
public:
    BoardTool() = default;
    BoardTool(const BoardTool&) = delete;
    BoardTool& operator=(const BoardTool&) = delete;
    BoardTool(BoardTool&&) = delete;
    BoardTool& operator=(BoardTool&&) = delete;
    virtual ~BoardTool() = default;

    /// All answer whether they took the event.
    virtual bool press(const BoardPointer& pointer) = 0;
    virtual bool move(const BoardPointer& pointer) = 0;
    virtual bool release(const BoardPointer& pointer) = 0;
    virtual bool doubleClick(const BoardPointer& pointer) = 0;
    /// Notches away from the coach are positive.
    virtual bool wheel(const BoardPointer& pointer, int notches) = 0;
    virtual bool key(const QKeyEvent& event) = 0;
    /// Escape, loss of focus: whatever is half done is undone exactly.
    virtual bool cancel() = 0;
};

}  // namespace thrum::gui
