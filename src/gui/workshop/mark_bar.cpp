#include "gui/workshop/mark_bar.hpp"

#include "gui/widgets/flow_layout.hpp"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace thrum::gui {

namespace {
constexpr int kKeys = 9;
}  // namespace

MarkBar::MarkBar(QWidget* parent) : QWidget{parent} {
    auto* row = new FlowLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_star = new QPushButton{this};
    m_star->setObjectName(QStringLiteral("markStar"));
    m_star->setCheckable(true);
    connect(m_star, &QPushButton::clicked, this, &MarkBar::starred);
    row->addWidget(m_star);
    m_key = new QComboBox{this};
    m_key->setObjectName(QStringLiteral("markKey"));
    m_key->setAccessibleName(tr("Key"));
    m_key->addItem(tr("No key"), 0);
    for (int key = 1; key <= kKeys; ++key)
        m_key->addItem(tr("key %1").arg(key), key);
    connect(m_key, &QComboBox::activated, this, [this](int index) {
        emit keyGiven(m_key->itemData(index).toInt());
    });
    row->addWidget(m_key);
    m_used = new QLabel{this};
    m_used->setObjectName(QStringLiteral("markUsed"));
    m_used->setProperty("role", QStringLiteral("muted"));
    row->addWidget(m_used);
}

void MarkBar::show(const io::Mark& mark) {
    m_star->setChecked(mark.starred);
    m_star->setText(mark.starred ? tr("★ Starred") : tr("☆ Star it"));
    const QSignalBlocker quiet{m_key};
    m_key->setCurrentIndex(mark.key);
    const auto gain = mark.meanGain();
    m_used->setText(mark.uses == 0 ? tr("Not used yet")
                    : gain         ? tr("used %1×, mean gain %2 yd (n = %3)")
                                 .arg(mark.uses)
                                 .arg(*gain, 0, 'f', 1)
                                 .arg(mark.measured)
                           : tr("used %1×").arg(mark.uses));
}

}  // namespace thrum::gui
