#include "gui/practice/prompt_page.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

PromptPage::PromptPage(QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}} {
    m_column->setContentsMargins(16, 12, 16, 8);
    m_column->setSpacing(8);
}

QLabel* PromptPage::addHeading(const QString& text) {
    auto* label = new QLabel{text, this};
    label->setProperty("role", QStringLiteral("heading"));
    m_column->addWidget(label);
    return label;
}

QLabel* PromptPage::addText(bool muted) {
    auto* label = new QLabel{this};
    label->setWordWrap(true);
    if (muted)
        label->setProperty("role", QStringLiteral("muted"));
    m_column->addWidget(label);
    return label;
}

QPushButton* PromptPage::makeButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton{text, this};
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tip);
    return button;
}

}  // namespace thrum::gui
