#include "gui/board_game/tool_gestures.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QKeyEvent>

namespace thrum::gui {

bool FigureTool::key(const QKeyEvent& event) {
    const bool fine = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool far = event.modifiers().testFlag(Qt::ControlModifier);
    const Distance step = fine ? 0.1_yd : (far ? 5_yd : 0.5_yd);
    switch (event.key()) {
        case Qt::Key_Tab:
            focusNext(true);
            return true;
        case Qt::Key_Backtab:
            focusNext(false);
            return true;
        case Qt::Key_Escape:
            return cancel();
        case Qt::Key_Left:
            nudge(-step, {});
            return true;
        case Qt::Key_Right:
            nudge(step, {});
            return true;
        case Qt::Key_Up:
            nudge({}, step);
            return true;
        case Qt::Key_Down:
            nudge({}, -step);
            return true;
        case Qt::Key_BracketLeft:
            turnSelection(kTurnStep);
            return true;
        case Qt::Key_BracketRight:
            turnSelection(-kTurnStep);
            return true;
        case Qt::Key_BraceLeft:
            turnSelection(kFineTurnStep);
            return true;
        case Qt::Key_BraceRight:
            turnSelection(-kFineTurnStep);
            return true;
        default:
            return false;
    }
}

void PressedButton::press(const BoardPointer& pointer) {
    m_at = pointer;
    m_heldFor.start();
    m_started = false;
}

bool PressedButton::dragged(const BoardPointer& pointer) {
    constexpr double kFarPixels = 4.0;
    constexpr double kNearPixels = 1.0;
    constexpr qint64 kHeldMs = 150;
    const QPointF by = pointer.pixel - m_at.pixel;
    const double way = std::hypot(by.x(), by.y());
    const bool held = way >= kNearPixels && m_heldFor.elapsed() >= kHeldMs;
    m_started = m_started || way >= kFarPixels || held;
    return m_started;
}

void pressFigure(Selection& selection, FigureId id, Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ControlModifier))
        selection.toggle(id);
    else if (modifiers.testFlag(Qt::ShiftModifier))
        selection.add({id});
    else if (!selection.contains(id))
        selection.focusOn(id);
}

double directionOf(QPointF from, QPointF to, double stepDeg) {
    const double way = std::atan2(to.y() - from.y(), to.x() - from.x()) * 180.0 / std::numbers::pi;
    return std::round(way / stepDeg) * stepDeg;
}

void focusInRing(Selection& selection, const std::vector<FigureId>& ring, bool forward) {
    if (ring.empty())
        return;
    const auto at =
        selection.focused() ? std::ranges::find(ring, *selection.focused()) : ring.end();
    if (at == ring.end())
        selection.focusOn(forward ? ring.front() : ring.back());
    else if (forward)
        selection.focusOn(at + 1 == ring.end() ? ring.front() : *(at + 1));
    else
        selection.focusOn(at == ring.begin() ? ring.back() : *(at - 1));
}

std::pair<bool, std::int64_t> ringRank(FigureId id,
                                       FieldPoint at,
                                       Side offense,
                                       Spot lineOfScrimmage) {
    const std::int64_t dx = (at.x - lineOfScrimmage).units();
    const std::int64_t dy = (at.y - field::kMiddle.y).units();
    return {id.side() != offense, dx * dx + dy * dy};
}

}  // namespace thrum::gui
