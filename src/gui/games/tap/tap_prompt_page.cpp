#include "gui/games/tap/tap_prompt_page.hpp"

#include "gui/games/tap/words.hpp"

#include <QMessageBox>
#include <QPushButton>

namespace thrum::gui {

TapPromptPage::TapPromptPage(const TapDesk& desk, QWidget* parent)
    : MatchPromptPage{desk.match, parent}, m_desk{desk} {}

MainButton TapPromptPage::mainButton() const {
    const auto kind = mainDecision(m_desk.match);
    if (!kind)
        return {};
    MainButton button;
    button.text = decisionText(*kind, m_desk.match);
    button.hint = tr("Enter");
    if (*kind == tap::DecisionKind::SwitchOn)
        withholdSwitch(button);
    if (*kind == tap::DecisionKind::Ready)
        withholdReady(button);
    return button;
}

// Said once it is said: the other coach is waited for.
void TapPromptPage::withholdReady(MainButton& button) const {
    const TapMatch& match = m_desk.match;
    const Side side = match.prompt().side;
    if (!match.isReadyAlready(side))
        return;
    button.enabled = false;
    button.hint = tr("The %1 are ready; the %2 are waited for.")
                      .arg(match.teamName(side), match.teamName(other(side)));
}

// The board stays off while the rules would refuse it, a call that is still open for example, and
// the button says why (UX-7.2).
void TapPromptPage::withholdSwitch(MainButton& button) const {
    const TapMatch& match = m_desk.match;
    if (match.doing() != MatchDoing::Waiting)
        return;
    const auto refusal = match.check({.kind = tap::DecisionKind::SwitchOn,
                                      .side = match.prompt().side,
                                      .ms = match.elapsedMs()});
    if (!refusal)
        return;
    button.enabled = false;
    button.hint = match.textOf(*refusal);
}

void TapPromptPage::pressMain() {
    const auto kind = mainDecision(m_desk.match);
    const bool said =
        kind == tap::DecisionKind::Ready && m_desk.match.isReadyAlready(m_desk.match.prompt().side);
    if (kind && !said)
        submit(*kind);
}

// In the window of one coach the other's choice is not made by a slip of the hand.
bool TapPromptPage::saysSo(tap::DecisionKind kind, Side side) {
    if (kind != tap::DecisionKind::EarlyTouchback || !match().isShared())
        return true;
    QMessageBox question{
        QMessageBox::NoIcon,
        decisionText(kind, match()),
        tr("This is for the coach of the %1 to say. Do they take it?").arg(match().teamName(side)),
        QMessageBox::NoButton,
        this};
    auto* take = question.addButton(tr("The %1 take it").arg(match().teamName(side)),
                                    QMessageBox::AcceptRole);
    question.setDefaultButton(question.addButton(tr("Play the kick"), QMessageBox::RejectRole));
    question.exec();
    return question.clickedButton() == take;
}

void TapPromptPage::submit(tap::DecisionKind kind) {
    m_desk.tool.flush();
    m_desk.match.submit(kind);
}

void TapPromptPage::submit(tap::DecisionKind kind, Side side) {
    m_desk.tool.flush();
    m_desk.match.submit(kind, side);
}

void TapPromptPage::submit(tap::DecisionKind kind, FigureId figure) {
    m_desk.tool.flush();
    m_desk.match.submit(tap::Decision{.kind = kind, .figure = figure});
}

}  // namespace thrum::gui
