#include "gui/board/board_news.hpp"

#include "gui/board/board_accessible.hpp"
#include "gui/board/board_view.hpp"
#include "gui/board/board_words.hpp"

#include <algorithm>

#include <QAccessible>
#include <QMetaMethod>

namespace thrum::gui {

namespace {
constexpr int kMostOftenMs = 250;  // UX-23.1 allows 300
}

BoardNews::BoardNews(BoardView& board) : QObject{&board}, m_board{board} {
    BoardAccessible::install();
    m_timer.setSingleShot(true);
    m_timer.setInterval(kMostOftenMs);
    connect(&m_timer, &QTimer::timeout, this, &BoardNews::tell);
}

void BoardNews::sceneChanged() {
    static const QMetaMethod heard = QMetaMethod::fromSignal(&BoardNews::rowsTold);
    if ((!QAccessible::isActive() && !isSignalConnected(heard)) || !m_board.isVisible())
        return;
    if (m_board.scene().focused != m_focused)
        tellFocus();
    if (!m_timer.isActive())
        m_timer.start();
}

void BoardNews::tellFocus() {
    m_focused = m_board.scene().focused;
    const auto& men = m_board.scene().figures;
    for (std::size_t row = 0; m_focused && row < men.size(); ++row) {
        if (men[row].id != *m_focused)
            continue;
        QAccessibleEvent event{&m_board, QAccessible::Focus};
        event.setChild(static_cast<int>(row) * kBoardColumns);
        QAccessible::updateAccessibility(&event);
        emit focusTold(static_cast<int>(row));
    }
}

void BoardNews::tell() {
    const auto& men = m_board.scene().figures;
    const bool same = std::ranges::equal(men, m_told, {}, &FigureDrawing::id, &FigureDrawing::id);
    if (!same) {
        m_told = men;
        QAccessibleTableModelChangeEvent event{&m_board,
                                               QAccessibleTableModelChangeEvent::ModelReset};
        QAccessible::updateAccessibility(&event);
        emit rowsTold(0, static_cast<int>(men.size()) - 1);
        return;
    }
    int first = -1;
    int last = -1;
    for (int row = 0; row < static_cast<int>(men.size()); ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (men[at] == m_told[at])
            continue;
        first = first < 0 ? row : first;
        last = row;
    }
    if (first < 0)
        return;
    m_told = men;
    QAccessibleTableModelChangeEvent event{&m_board, QAccessibleTableModelChangeEvent::DataChanged};
    event.setFirstRow(first);
    event.setLastRow(last);
    event.setFirstColumn(static_cast<int>(BoardColumn::YardLine));
    event.setLastColumn(kBoardColumns - 1);
    QAccessible::updateAccessibility(&event);
    emit rowsTold(first, last);
}

}  // namespace thrum::gui
