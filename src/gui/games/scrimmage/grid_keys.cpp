#include "gui/games/scrimmage/grid_view.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>

#include <QKeyEvent>

// The field by keyboard: arrows point at a square, Space selects, Enter moves, places or throws.

namespace thrum::gui {

namespace {
constexpr int kLeap = 5;  // squares with Shift, columns with page up and down
}

bool ScrimmageGrid::isOwnKey(const QKeyEvent& event) const {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    switch (event.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
            return true;
        case Qt::Key_Space:
        case Qt::Key_Period:
        case Qt::Key_Comma:
            return m_plan.work() != ScrimmagePlan::Work::None;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return m_film.running() || (m_plan.work() != ScrimmagePlan::Work::None &&
                                        m_plan.isCursorShown() && !standsWherePlaced());
        case Qt::Key_Escape:
            return m_film.isReplay() || m_plan.selected().has_value();
        default:
            return false;
    }
}

// A man of the line-up has come to where the keyboard points: Enter is the main button's again.
bool ScrimmageGrid::standsWherePlaced() const {
    const auto man = m_plan.selected();
    if (m_plan.work() != ScrimmagePlan::Work::Place || !man)
        return false;
    const scrimmage::Man* placed = scrimmage::findMan(m_plan.state(), *man);
    return placed != nullptr && placed->at == m_plan.aim();
}

void ScrimmageGrid::moveCursor(int columns, int rows) {
    scrimmage::Square at = m_plan.cursor();
    if (m_plan.isCursorShown()) {
        at.column += columns;
        at.row += rows;
    } else {
        // it begins where it can be seen
        at.column = std::clamp(at.column, m_first, m_first + m_layout.columns - 1);
    }
    m_plan.setCursor(at);
    speak();
}

// What Enter does on the square of the keyboard; false: nothing.
bool ScrimmageGrid::enter() {
    if (m_film.running()) {
        m_film.finish();
        return true;
    }
    const auto aim = m_plan.aim();
    if (!aim || m_plan.work() == ScrimmagePlan::Work::None)
        return false;
    const scrimmage::Man* own = scrimmage::manAt(m_plan.state(), m_plan.side(), *aim);
    const bool aims = m_plan.work() == ScrimmagePlan::Work::Aim;
    if (!aims && own != nullptr && m_plan.selected() != own->id)
        m_plan.select(own->id);
    else
        m_plan.run(*aim);
    return true;
}

void ScrimmageGrid::keyPressEvent(QKeyEvent* event) {
    if (!isOwnKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? kLeap : 1;
    const bool still = m_film.isReplay();
    switch (event->key()) {
        case Qt::Key_Left:
            moveCursor(-step, 0);
            break;
        case Qt::Key_Right:
            moveCursor(step, 0);
            break;
        case Qt::Key_Up:
            moveCursor(0, -step);
            break;
        case Qt::Key_Down:
            moveCursor(0, step);
            break;
        case Qt::Key_PageUp:
            scrollTo(m_first - kLeap);
            break;
        case Qt::Key_PageDown:
            scrollTo(m_first + kLeap);
            break;
        case Qt::Key_Home:
            scrollTo(0);
            break;
        case Qt::Key_End:
            scrollTo(m_plan.state().rules->field.columns);
            break;
        case Qt::Key_Space:
            if (const auto aim = m_plan.aim(); aim && !still)
                m_plan.pick(*aim);
            speak();
            break;
        case Qt::Key_Period:
        case Qt::Key_Comma:
            m_plan.selectNext(event->key() == Qt::Key_Period ? 1 : -1);
            speak();
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!event->isAutoRepeat() && !still)
                enter();
            break;
        case Qt::Key_Escape:
            if (still)
                m_film.finish();
            else
                m_plan.select(std::nullopt);
            break;
        default:
            break;
    }
    event->accept();
}

void ScrimmageGrid::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (!m_there)
        return;
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        moveCursor(0, 0);
    update();
}

void ScrimmageGrid::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace thrum::gui
