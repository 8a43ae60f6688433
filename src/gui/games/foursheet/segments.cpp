#include "gui/games/foursheet/segments.hpp"

#include "gui/widgets/flow_layout.hpp"

#include <QButtonGroup>
#include <QPushButton>

namespace thrum::gui::fss {

Segments::Segments(const QString& name, const char* objectName, QWidget* parent)
    : QWidget{parent}, m_group{new QButtonGroup{this}}, m_row{new FlowLayout{this}}, m_name{name} {
    setObjectName(QString::fromLatin1(objectName));
    setAccessibleName(name);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    connect(m_group, &QButtonGroup::idClicked, this, &Segments::picked);
}

void Segments::setItems(const std::vector<Item>& items) {
    if (items == m_items)
        return;
    m_items = items;
    for (QAbstractButton* button : m_group->buttons()) {
        m_group->removeButton(button);
        m_row->removeWidget(button);
        delete button;
    }
    for (const Item& item : items) {
        auto* button = new QPushButton{item.text, this};
        button->setObjectName(QStringLiteral("%1%2").arg(objectName()).arg(item.id));
        button->setAccessibleName(tr("%1: %2").arg(m_name, item.text));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setEnabled(item.enabled);
        button->setToolTip(item.tip);
        m_group->addButton(button, item.id);
        m_row->addWidget(button);
        button->show();
    }
    updateGeometry();
}

void Segments::setChosen(int id) {
    if (QAbstractButton* button = m_group->button(id))
        button->setChecked(true);
}

int Segments::chosen() const {
    return m_group->checkedId();
}

void Segments::next() {
    const int now = chosen();
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (m_items[i].id == now)
            at = i;
    for (std::size_t step = 1; step <= m_items.size(); ++step) {
        const Item& item = m_items[(at + step) % m_items.size()];
        if (item.enabled) {
            setChosen(item.id);
            emit picked(item.id);
            return;
        }
    }
}

}  // namespace thrum::gui::fss
