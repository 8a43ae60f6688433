#include "gui/games/touchdown/table_picture.hpp"

#include "gui/games/touchdown/field_strip.hpp"
#include "gui/games/touchdown/step_bar.hpp"
#include "gui/games/touchdown/table_foot.hpp"
#include "gui/games/touchdown/tray.hpp"

#include <algorithm>

#include <QEvent>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

TablePicture::TablePicture(QWidget* parent)
    : QWidget{parent},
      m_field{new FieldStrip{this}},
      m_steps{new StepBar{this}},
      m_tray{new Tray{this}},
      m_foot{new TableFoot{this}} {
    setObjectName(QStringLiteral("diceTable"));
    setAccessibleName(tr("Table"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_field, 30);
    column->addWidget(m_steps);
    column->addWidget(m_tray, 70);
    column->addWidget(m_foot);
}

// The steps are as high as their words; a larger font makes room for itself.
void TablePicture::fit() {
    const int words = fontMetrics().height() + 16;
    m_steps->setFixedHeight(std::clamp(height() / 16, std::min(words, 52), std::max(40, words)));
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
