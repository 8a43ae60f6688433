#include "gui/games/touchdown/sealed_page.hpp"

#include "gui/games/touchdown/choice_pictures.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

SealedPage::SealedPage(TouchdownMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("sealedPage"));
    m_lead = addLead();
    m_cover = addText(false);
    m_cover->setObjectName(QStringLiteral("cover"));
    m_peek = new QPushButton{tr("Hold to look under it"), this};
    m_peek->setObjectName(QStringLiteral("peek"));
    m_peek->setFocusPolicy(Qt::StrongFocus);
    connect(m_peek, &QPushButton::pressed, this, [this] { peek(true); });
    connect(m_peek, &QPushButton::released, this, [this] { peek(false); });
    column()->addWidget(m_peek);
    m_list = new ActionList{this};
    m_list->setObjectName(QStringLiteral("choices"));
    connect(m_list, &ActionList::chosen, this, &SealedPage::lay);
    column()->addWidget(m_list);
    column()->addStretch(1);
}

void SealedPage::lay(int place) {
    m_laid = place;
    m_question = m_match.questionNumber();
    refresh();
    // the ring of the keyboard must not stay on what was chosen
    if (m_match.isShared())
        m_peek->setFocus(Qt::OtherFocusReason);
    emit choiceChanged();
}

// Under the pressed finger alone; nothing of it stays in a text.
void SealedPage::peek(bool open) {
    const auto place = static_cast<std::size_t>(m_laid);
    const bool shown = open && m_laid >= 0 && place < m_choices.size();
    m_peek->setText(shown ? m_choices[place].text : tr("Hold to look under it"));
}

void SealedPage::hideEvent(QHideEvent* event) {
    peek(false);
    MatchPromptPage::hideEvent(event);
}

MainButton SealedPage::mainButton() const {
    const bool laid = m_laid >= 0 && static_cast<std::size_t>(m_laid) < m_choices.size();
    if (!laid)
        return {tr("Lock in"), tr("Choose first: press a number"), false};
    if (m_match.isShared())
        return {tr("Lock in"), tr("Enter · until then it may be changed")};
    return {m_choices[static_cast<std::size_t>(m_laid)].done,
            tr("Enter · until then it may be changed")};
}

void SealedPage::pressMain() {
    const auto place = static_cast<std::size_t>(m_laid);
    if (m_laid < 0 || place >= m_choices.size())
        return;
    const touchdown::Decision decision = m_choices[place].decision;
    m_laid = -1;
    m_match.submit(decision);
}

void SealedPage::refresh() {
    if (m_question != m_match.questionNumber())
        m_laid = -1;
    m_lead->setText(leadOf(m_match));
    m_lead->setVisible(!m_lead->text().isEmpty());
    const bool asked = m_match.doing() == MatchDoing::Waiting && !m_match.isCurtained();
    m_choices = asked ? choicesOf(m_match) : std::vector<Choice>{};
    const bool covered = m_match.isShared();
    m_cover->setText(m_laid >= 0 ? tr("It lies covered ✓ Another number lays another one.")
                                 : tr("Nothing is laid yet."));
    m_cover->setVisible(covered);
    m_peek->setVisible(covered);
    m_peek->setEnabled(m_laid >= 0);
    peek(false);
    showChoices(*m_list, m_choices, covered ? -1 : m_laid);
}

}  // namespace thrum::gui::tdm
