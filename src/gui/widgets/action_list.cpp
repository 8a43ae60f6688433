#include "gui/widgets/action_list.hpp"

#include "gui/widgets/choice_button.hpp"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kLastDigit = 9;
constexpr int kListGap = 6;
}  // namespace

ActionList::ActionList(QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}} {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kListGap);
}

void ActionList::setHorizontal(bool horizontal) {
    if (m_column != nullptr)
        m_column->setDirection(horizontal ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ActionList::setTiles(int columns, const QString& word) {
    m_columns = columns;
    m_word = word;
    m_laid = 0;
    if (m_grid == nullptr) {
        delete m_column;
        m_column = nullptr;
        m_grid = new QGridLayout{this};
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setSpacing(kListGap);
    }
    for (ChoiceButton* button : m_buttons)
        button->setTile(true);
    lay();
}

void ActionList::setFirstDigit(int digit) {
    if (std::exchange(m_firstDigit, digit) == digit || m_items.empty())
        return;
    setItems(std::exchange(m_items, {}));
}

void ActionList::addButton() {
    auto* button = new ChoiceButton{this};
    const std::size_t place = m_buttons.size();
    connect(button, &QPushButton::clicked, this, [this, place] {
        if (place >= m_items.size())
            return;
        // What is chosen is for the owner to say, not for the click.
        m_buttons[place]->setChecked(m_items[place].checked);
        emit chosen(m_items[place].id);
    });
    // Behind what stands before it, not at the end of the window. Qt leaves the order as it is for
    // whoever takes no focus, and a list takes none.
    QWidget* before = m_buttons.empty() ? previousInFocusChain() : m_buttons.back();
    while (before != this && before->focusPolicy() == Qt::NoFocus)
        before = before->previousInFocusChain();
    if (before != this)
        setTabOrder(before, button);
    button->setTile(m_grid != nullptr);
    if (m_column != nullptr)
        m_column->addWidget(button, 1);
    m_buttons.push_back(button);
    m_laid = 0;
}

void ActionList::lay() {
    if (m_grid == nullptr || m_buttons.empty())
        return;
    const int room = std::max(1, m_buttons.front()->tileWidth(m_word) + kListGap);
    const int columns = std::clamp((width() + kListGap) / room, 1, m_columns);
    if (columns == m_laid)
        return;
    m_laid = columns;
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_grid->addWidget(
            m_buttons[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

void ActionList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay();
}

void ActionList::setItems(const std::vector<ActionItem>& items) {
    setVisible(!items.empty());
    if (items == m_items)
        return;
    m_items = items;
    while (m_buttons.size() < items.size())
        addButton();
    lay();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        ChoiceButton* button = m_buttons[i];
        button->setVisible(i < items.size());
        if (i >= items.size())
            continue;
        button->setObjectName(QStringLiteral("choice%1").arg(i + 1));
        button->setChoice(items[i].text, items[i].note);
        button->setEnabled(items[i].enabled);
        const int digit = m_firstDigit + static_cast<int>(i);
        const bool keyed = m_digits && items[i].digit && items[i].enabled && digit <= kLastDigit;
        button->setDigit(keyed ? digit : 0);
        // A button that stops being checkable keeps the look of the checked one unless it was
        // unchecked before.
        if (items[i].checked)
            button->setCheckable(true);
        button->setChecked(items[i].checked);
        if (!items[i].checked)
            button->setCheckable(false);
    }
}

ChoiceButton* ActionList::button(int id) const {
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (m_items[i].id == id)
            return m_buttons[i];
    return nullptr;
}

bool ActionList::press(int n) {
    const int place = n - m_firstDigit;
    if (place < 0 || place >= static_cast<int>(m_items.size()))
        return false;
    const ActionItem& item = m_items[static_cast<std::size_t>(place)];
    if (!item.digit)
        return false;
    if (item.enabled)
        emit chosen(item.id);
    return true;
}

}  // namespace thrum::gui
