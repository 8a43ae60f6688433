#pragma once

#include "gui/board/board_scene.hpp"

#include <optional>

#include <QPointF>

namespace thrum::gui {

/// The measuring tape on the board: pressed and dragged, or one click for each end.
class Measuring {
public:
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// A press, move or release at a place of the field, in yards.
    void press(QPointF at);
    void move(QPointF at);
    void release(QPointF at);
    /// Takes the measured line away. @return whether there was one
    bool clear();
    /// @param mmPerYard  of the board, for the length on the real one
    [[nodiscard]] std::optional<MeasureDrawing> drawing(double mmPerYard) const;

private:
    bool m_on = false;
    bool m_pending = false;  ///< the first end is set, the second follows the pointer
    bool m_pressed = false;
    std::optional<QPointF> m_from;
    QPointF m_to;
};

/// "12.4 yd · 4.65 in · 37°": length on the field and on the board, direction from the home goal.
[[nodiscard]] QString measureText(QPointF from, QPointF to, double mmPerYard);

}  // namespace thrum::gui
