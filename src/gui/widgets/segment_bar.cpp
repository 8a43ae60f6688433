#include "gui/widgets/segment_bar.hpp"

#include <algorithm>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace thrum::gui {

SegmentBar::SegmentBar(const QString& name, QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("segmentBar"));
    setAccessibleName(name);
    m_row = new QHBoxLayout{this};
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    m_group = new QButtonGroup{this};
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentBar::activated);
}

void SegmentBar::addItem(const QString& text, const QString& tip, const QVariant& value) {
    auto* button = new QPushButton{text, this};
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tip);
    button->setAccessibleName(QStringLiteral("%1: %2").arg(accessibleName(), text));
    button->setProperty("end", m_items.empty() ? QStringLiteral("first") : QStringLiteral("last"));
    // what was the last one lies between others now
    if (m_items.size() > 1)
        m_items.back().button->setProperty("end", QStringLiteral("none"));
    m_group->addButton(button, count());
    m_row->addWidget(button);
    m_items.push_back({button, value});
    if (m_items.size() == 1)
        button->setChecked(true);
}

int SegmentBar::currentIndex() const {
    return m_group->checkedId();
}

void SegmentBar::setCurrentIndex(int index) {
    if (index >= 0 && index < count())
        m_items[static_cast<std::size_t>(index)].button->setChecked(true);
}

QVariant SegmentBar::itemData(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].value
                                         : QVariant{};
}

int SegmentBar::findData(const QVariant& value) const {
    const auto found = std::ranges::find(m_items, value, &Item::value);
    return found == m_items.end() ? -1 : static_cast<int>(found - m_items.begin());
}

}  // namespace thrum::gui
