#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"

// Plays called from the coach's wrist.

namespace thrum::gui {

void TapPage::setWrist(Wrist wrist) {
    m_wrist = std::move(wrist);
    refresh();
}

QString TapPage::wristProblem() const {
    const QString problem = m_panel->lineUpPage().formationProblem();
    if (!problem.isEmpty())
        return problem;
    const tap::State& s = m_match->state();
    const Side side = m_match->prompt().side;
    if (s.playFacts.kind != tap::PlayKind::Scrimmage)
        return tr("Plays are called from scrimmage.");
    if (!m_wrist || m_wrist(side == s.offense).empty())
        return tr("No play is on your wrist: make one in the playbook, or star some.");
    return {};
}

void TapPage::showWristCard() {
    if (!wristProblem().isEmpty())
        return;
    const bool offense = m_match->prompt().side == m_match->state().offense;
    auto* card = new WristCard{m_match->data(), m_wrist(offense), this};
    card->setAttribute(Qt::WA_DeleteOnClose);
    connect(card, &WristCard::called, this, &TapPage::callPlay);
    card->open();
}

void TapPage::callPlay(const Play& play) {
    const Side side = m_match->prompt().side;
    if (m_panel->lineUpPage().callPlay(play))
        m_calls.callOwn(side, play);
    refresh();
}

}  // namespace thrum::gui
