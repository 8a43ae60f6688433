#include "gui/match/pages/prompt_page.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

MatchPromptPage::MatchPromptPage(Match& match, QWidget* parent)
    : QWidget{parent}, m_match{match}, m_column{new QVBoxLayout{this}} {
    m_column->setContentsMargins(16, 12, 16, 8);
    m_column->setSpacing(8);
}

QLabel* MatchPromptPage::addLead() {
    QLabel* label = addText(false);
    label->setObjectName(QStringLiteral("lead"));
    return label;
}

QLabel* MatchPromptPage::addHeading(const QString& text) {
    auto* label = new QLabel{text, this};
    label->setProperty("role", QStringLiteral("heading"));
    m_column->addWidget(label);
    return label;
}

QLabel* MatchPromptPage::addText(bool muted) {
    auto* label = new QLabel{this};
    label->setWordWrap(true);
    if (muted)
        label->setProperty("role", QStringLiteral("muted"));
    m_column->addWidget(label);
    return label;
}

}  // namespace thrum::gui
