#include "gui/widgets/action_list.hpp"

#include "gui/widgets/choice_button.hpp"

#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kLastDigit = 9;
}

ActionList::ActionList(QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}} {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
}

void ActionList::setHorizontal(bool horizontal) {
    m_column->setDirection(horizontal ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ActionList::setItems(const std::vector<ActionItem>& items) {
    setVisible(!items.empty());
    if (items == m_items)
        return;
    m_items = items;
    while (m_buttons.size() < items.size()) {
        auto* button = new ChoiceButton{this};
        const std::size_t place = m_buttons.size();
        connect(button, &QPushButton::clicked, this, [this, place] {
            if (place >= m_items.size())
                return;
            // What is chosen is for the owner to say, not for the click.
            m_buttons[place]->setChecked(m_items[place].checked);
            emit chosen(m_items[place].id);
        });
        m_column->addWidget(button, 1);
        m_buttons.push_back(button);
    }
    int digit = 0;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        ChoiceButton* button = m_buttons[i];
        button->setVisible(i < items.size());
        if (i >= items.size())
            continue;
        button->setObjectName(QStringLiteral("choice%1").arg(i + 1));
        button->setChoice(items[i].text, items[i].note);
        button->setEnabled(items[i].enabled);
        button->setDigit(m_digits && items[i].enabled && digit < kLastDigit ? ++digit : 0);
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
    for (const ActionItem& item : m_items) {
        if (item.enabled && --n == 0) {
            emit chosen(item.id);
            return true;
        }
    }
    return false;
}

}  // namespace thrum::gui
