#include "gui/practice/table_page.hpp"

#include "gui/board/board_layout.hpp"
#include "gui/practice/prompt_panel.hpp"
#include "gui/widgets/log_panel.hpp"

#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

TablePage::TablePage(PlayLog& log, QWidget* parent)
    : QWidget{parent}, m_layout{new BoardLayout{this}} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_layout);
    m_prompt = new PromptPanel{&m_layout->right()};
    m_log = new LogPanel{log, &m_layout->right()};
    m_layout->setPanes(*m_prompt, *m_log, false);
}

BoardView& TablePage::board() const {
    return m_layout->board();
}

ControlBar& TablePage::controls() const {
    return m_layout->controls();
}

RefusalBubble& TablePage::refusal() const {
    return m_layout->refusal();
}

QSplitter& TablePage::columns() const {
    return m_layout->columns();
}

QSplitter& TablePage::rightColumn() const {
    return m_layout->right();
}

void TablePage::showPanels(bool shown) {
    m_layout->showPanes(shown);
}

}  // namespace thrum::gui
