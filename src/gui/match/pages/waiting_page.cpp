#include "gui/match/pages/waiting_page.hpp"

#include "gui/match/match_words.hpp"

#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

namespace thrum::gui {

WaitingPage::WaitingPage(const MatchDesk& desk, QWidget* parent) : MatchPromptPage{desk, parent} {
    m_who = addText(false);
    m_bar = new QProgressBar{this};
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Thinking"));
    column()->addWidget(m_bar);
    column()->addStretch(1);
}

MainButton WaitingPage::mainButton() const {
    return {tr("Thinking…"), {}, false};
}

void WaitingPage::refresh() {
    if (match().prompt().kind == tap::PromptKind::Run) {
        m_who->setText(tr("The run is about to start."));
        return;
    }
    const Side side = match().prompt().side;
    m_who->setText(
        tr("%1 decides for the %2.").arg(match().coachName(side), match().teamName(side)));
}

}  // namespace thrum::gui
