#include "gui/board/board_layout.hpp"

#include "gui/board/board_view.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <algorithm>

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

BoardLayout::BoardLayout(QWidget* parent) : QWidget{parent} {
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    m_columns = new QSplitter{Qt::Horizontal, this};
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    row->addWidget(m_columns);

    auto* left = new QWidget{m_columns};
    auto* column = new QVBoxLayout{left};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_board = new BoardView{left};
    column->addWidget(m_board, 1);
    m_controls = new ControlBar{left};
    column->addWidget(m_controls);
    m_refusal = new RefusalBubble{m_board};

    m_right = new QSplitter{Qt::Vertical, m_columns};
    m_right->setObjectName(QStringLiteral("rightColumn"));
    m_right->setHandleWidth(1);
    m_right->setChildrenCollapsible(false);
    m_columns->addWidget(left);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 0);
    m_columns->setSizes({960, 270});
}

void BoardLayout::setPanes(QWidget& upper, QWidget& lower, bool upperGrows) {
    m_right->addWidget(&upper);
    m_right->addWidget(&lower);
    m_right->setSizes(upperGrows ? QList<int>{520, 170} : QList<int>{480, 190});
    // a large window has more room for what was told than for what is asked
    m_right->setStretchFactor(0, upperGrows ? 1 : 0);
    m_right->setStretchFactor(1, upperGrows ? 2 : 1);
}

void BoardLayout::showPanes(bool shown) {
    m_controls->setVisible(shown);  // full screen: its keys still work
    if (m_alone == !shown)
        return;
    m_alone = !shown;
    if (m_alone) {
        m_docked = {m_columns->sizes(), m_right->sizes()};
        m_lowerShown = !m_right->widget(1)->isHidden();
        m_right->widget(1)->hide();
        m_right->setParent(this);
        m_right->hide();
        return;
    }
    leaveRoom(0);
    m_right->setAutoFillBackground(false);
    m_columns->addWidget(m_right);
    m_right->widget(1)->setVisible(m_lowerShown);
    m_right->show();
    m_columns->setSizes(m_docked[0]);
    m_right->setSizes(m_docked[1]);
}

void BoardLayout::showLower(bool shown) {
    m_lowerShown = shown;
    m_right->widget(1)->setVisible(shown && !m_alone);
}

void BoardLayout::floatUpper(bool shown) {
    if (!m_alone || shown == m_right->isVisible())
        return;
    if (shown) {
        m_right->setAutoFillBackground(true);
        placeFloating();
    } else {
        leaveRoom(0);
    }
    m_right->setVisible(shown);
    if (shown)
        m_right->raise();
}

// The field gives way to the panel: what lay under it could neither be seen nor clicked.
void BoardLayout::leaveRoom(int width) {
    m_board->setCovered(width);
}

void BoardLayout::placeFloating() {
    const int width = std::max(m_docked[0].value(1), m_right->minimumSizeHint().width());
    m_right->setGeometry(this->width() - width, 0, width, height());
    leaveRoom(width);
}

void BoardLayout::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_alone && m_right->isVisible())
        placeFloating();
}

}  // namespace thrum::gui
