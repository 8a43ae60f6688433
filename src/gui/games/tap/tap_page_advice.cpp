#include "gui/board/board_view.hpp"
#include "gui/games/tap/hint.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <algorithm>

#include <QMessageBox>
#include <QPushButton>

// The adviser's hints, and the covered calls of the fair caller.

namespace thrum::gui {

namespace {
bool linesUp(const coach::Hint& hint) {
    return std::ranges::find(hint.plan, tap::DecisionKind::Place, &tap::Decision::kind) !=
           hint.plan.end();
}

tap::State untimed(tap::State state) {
    state.clocks.clear();
    return state;
}
}  // namespace

void TapPage::hint() {
    if (m_adviser.isThinking() || m_hint) {
        dropHint();
        refreshScene();
        return;
    }
    m_tool.flush();
    if (const QString why = hintProblem(*m_match); !why.isEmpty()) {
        m_refusal->say(why, m_board->rect().center());
        emit said(why);
        return;
    }
    m_hintFor = untimed(m_match->state());
    m_panel->showAdvice(tr("The adviser thinks… H stops him."));
    m_adviser.ask();
}

void TapPage::onHint(const std::optional<coach::Hint>& hint) {
    m_hint = hint;
    const QString sentence =
        hint ? tr("Hint: %1").arg(hintSentence(*hint)) : tr("There is nothing to advise here.");
    m_panel->showAdvice(sentence, m_hint && linesUp(*m_hint));
    emit said(sentence);
    refreshScene();
}

// The men as the hint has them; what it goes on to advise is the coach's own to do.
void TapPage::takeHint() {
    if (!m_hint || !linesUp(*m_hint))
        return;
    const std::vector<tap::Decision> plan = m_hint->plan;
    for (const tap::Decision& decision : plan) {
        if (decision.kind != tap::DecisionKind::Lift && decision.kind != tap::DecisionKind::Place)
            continue;
        if (!m_match->submit(decision))
            break;
    }
    dropHint();
    refreshScene();
    m_board->setFocus();
}

// A clock that runs out while the adviser thinks changes nothing he was asked about.
void TapPage::dropOldHint() {
    if ((m_hint || m_adviser.isThinking()) && untimed(m_match->state()) == m_hintFor)
        return;
    dropHint();
}

void TapPage::dropHint() {
    m_adviser.abandon();
    m_hint.reset();
    m_panel->showAdvice({});
}

// Asked once a game (ux 20.3), and told in the record each time.
void TapPage::peek() {
    if (!m_calls.mayPeek())
        return;
    if (!m_peekAllowed) {
        QMessageBox question{QMessageBox::NoIcon,
                             tr("Peek at the covered call"),
                             tr("The record will tell that you looked at the offense's call "
                                "before the defense had answered."),
                             QMessageBox::NoButton,
                             this};
        auto* look = question.addButton(tr("Peek"), QMessageBox::AcceptRole);
        question.addButton(tr("Leave it covered"), QMessageBox::RejectRole);
        question.exec();
        if (question.clickedButton() != look)
            return;
        m_peekAllowed = true;
    }
    m_calls.peek();
    m_match->note(tr("The offense's covered call was peeked at."));
    m_board->setFocus();
    refresh();
}

// Covered calls come into the record when the play is over: nobody can look them up before.
void TapPage::noteCalls(const std::vector<tap::Event>& events) {
    const bool over = std::ranges::any_of(
        events, [](const tap::Event& e) { return e.kind == tap::EventKind::BoardCleared; });
    if (const QString calls = over ? m_calls.revealed() : QString{}; !calls.isEmpty())
        m_match->note(calls);
}

}  // namespace thrum::gui
