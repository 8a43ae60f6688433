#pragma once

#include "gui/board/board_tool.hpp"
#include "gui/board_game/selection.hpp"

#include <thrum/core/units.hpp>

#include <optional>
#include <utility>
#include <vector>

#include <QElapsedTimer>

/// What hand and keyboard do alike wherever figures are set and turned: in set-up and in a game.
namespace thrum::gui {

/// A step of the mouse wheel or of a bracket key, hundredths of a degree.
inline constexpr int kTurnStep = 500;
inline constexpr int kFineTurnStep = 100;

/// A tool for setting and turning figures; knows the keys all such tools share (UX-23).
class FigureTool : public BoardTool {
public:
    virtual void focusNext(bool forward) = 0;
    virtual void turnSelection(int hundredths) = 0;
    /// The selected men, field yards.
    void moveSelection(Distance dx, Distance dy) { nudge(dx, dy); }
    /// Tab, Escape, arrows and brackets. Shift is fine, Ctrl far.
    bool key(const QKeyEvent& event) override;

protected:
    virtual void nudge(Distance dx, Distance dy) = 0;
};

/// A pressed button that becomes a drag once the mouse has moved far enough, or a little for long
/// enough.
class PressedButton {
public:
    void press(const BoardPointer& pointer);
    [[nodiscard]] const BoardPointer& at() const { return m_at; }
    /// True from the movement on with which the drag begins.
    bool dragged(const BoardPointer& pointer);
    [[nodiscard]] bool started() const { return m_started; }
    /// Begins the drag at once.
    void start() { m_started = true; }
    void letGo() { m_started = false; }

private:
    BoardPointer m_at;
    QElapsedTimer m_heldFor;
    bool m_started = false;
};

/// A press on a figure: Ctrl takes him in or out, Shift adds him, else he alone unless he is in.
void pressFigure(Selection& selection, FigureId id, Qt::KeyboardModifiers modifiers);

/// Direction from one field point to another, degrees, to a multiple of a step.
[[nodiscard]] double directionOf(QPointF from, QPointF to, double stepDeg);

/// Moves the keyboard to the next man of a ring; to its first or last if it stands at none of them.
void focusInRing(Selection& selection, const std::vector<FigureId>& ring, bool forward);

/// Where a man comes in the ring: the offense from the ball outward, then the defense likewise.
[[nodiscard]] std::pair<bool, std::int64_t> ringRank(FigureId id,
                                                     FieldPoint at,
                                                     Side offense,
                                                     Spot lineOfScrimmage);

}  // namespace thrum::gui
