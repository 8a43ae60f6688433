#include "gui/games/touchdown/table_picture.hpp"

#include "gui/games/touchdown/field_strip.hpp"
#include "gui/games/touchdown/step_bar.hpp"
#include "gui/games/touchdown/tray.hpp"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

TablePicture::TablePicture(QWidget* parent)
    : QWidget{parent},
      m_field{new FieldStrip{this}},
      m_steps{new StepBar{this}},
      m_tray{new Tray{this}},
      m_bar{new QWidget{this}} {
    setObjectName(QStringLiteral("diceTable"));
    setAccessibleName(tr("Table"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_field, 30);
    column->addWidget(m_steps);
    column->addWidget(m_tray, 70);
    column->addWidget(m_bar);
    auto* row = new QHBoxLayout{m_bar};
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    m_last = new QPushButton{tr("Last roll"), m_bar};
    m_last->setObjectName(QStringLiteral("lastRoll"));
    m_last->setToolTip(tr("Shows once more what took what"));
    m_last->setFocusPolicy(Qt::TabFocus);
    connect(m_last, &QPushButton::clicked, this, &TablePicture::lastRollAsked);
    row->addWidget(m_last);
    auto* dice = new QPushButton{tr("All twelve dice"), m_bar};
    dice->setObjectName(QStringLiteral("allDice"));
    dice->setToolTip(tr("Every face, and how often it fell in this game"));
    dice->setFocusPolicy(Qt::TabFocus);
    connect(dice, &QPushButton::clicked, this, &TablePicture::diceAsked);
    row->addWidget(dice);
    row->addStretch(1);
}

void TablePicture::setLastRollEnabled(bool enabled) {
    m_last->setEnabled(enabled);
}

// The steps are as high as their words; a larger font makes room for itself.
void TablePicture::fit() {
    const int words = fontMetrics().height() + 16;
    m_steps->setFixedHeight(std::clamp(height() / 16, 28, std::max(40, words)));
}

void TablePicture::resizeEvent(QResizeEvent*) {
    fit();
}

void TablePicture::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

}  // namespace thrum::gui::tdm
