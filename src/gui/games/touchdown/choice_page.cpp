#include "gui/games/touchdown/choice_page.hpp"

#include "gui/games/touchdown/choice_pictures.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

ChoicePage::ChoicePage(TouchdownMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("choicePage"));
    m_lead = addLead();
    m_list = new ActionList{this};
    m_list->setObjectName(QStringLiteral("choices"));
    connect(m_list, &ActionList::chosen, this, [this](int id) {
        const auto place = static_cast<std::size_t>(id);
        if (place < m_choices.size())
            m_match.submit(m_choices[place].decision);
    });
    column()->addWidget(m_list);
    column()->addStretch(1);
}

void ChoicePage::refresh() {
    if (m_match.doing() == MatchDoing::Saving)
        return;  // what was pressed stays there until it is safe
    m_lead->setText(leadOf(m_match));
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_choices = m_match.doing() == MatchDoing::Waiting ? choicesOf(m_match) : std::vector<Choice>{};
    showChoices(*m_list, m_choices, -1);
}

}  // namespace thrum::gui::tdm
