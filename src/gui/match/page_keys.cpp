#include "gui/board/board_view.hpp"
#include "gui/board_game/line_up_page.hpp"
#include "gui/games/tap/arbiter_panel.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/match/page.hpp"
#include "gui/match/panel.hpp"

#include <algorithm>

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

// What keys and commands do on the page of a game.

namespace thrum::gui {

using tap::DecisionKind;

void MatchPage::mainAction() {
    sayWithheld();
    m_panel->pressMain();
}

// A press on a button that cannot be pressed now is answered with its reason.
void MatchPage::sayWithheld() {
    if (const QString why = m_panel->withheld(); !why.isEmpty())
        emit said(why, NewsKind::Refusal);
}

void MatchPage::toggleSwitch() {
    m_tool.flush();
    if (m_match->doing() == MatchDoing::Ended)
        emit said(tr("The play is over. Enter goes on."));
    else if (m_match->doing() == MatchDoing::Running || m_match->wants(DecisionKind::SwitchOn))
        mainAction();
    else if (m_match->doing() == MatchDoing::Waiting)
        emit said(tr("The board waits for this first: %1.").arg(promptWords(*m_match).title),
                  NewsKind::Refusal);
    else
        emit said(tr("The board may not be switched on now."), NewsKind::Refusal);
}

void MatchPage::done(Side side) {
    m_tool.flush();
    if (m_match->doing() == MatchDoing::Ended && m_match->isPerson(side))
        m_panel->pressMain();
    if (m_match->doing() != MatchDoing::Waiting)
        return;
    const tap::Prompt& prompt = m_match->prompt();
    if (prompt.side == side && m_match->mayAct(side)) {
        m_panel->pressMain();
        return;
    }
    const auto& also = prompt.also;
    const bool ready =
        prompt.bothSides || std::ranges::find(also, DecisionKind::Ready) != also.end();
    if (ready && m_match->isPerson(side))
        m_match->submit(m_match->option(DecisionKind::ConfirmMethod) != nullptr
                            ? DecisionKind::ConfirmMethod
                            : DecisionKind::Ready,
                        side);
}

void MatchPage::callPenalty(Side side) {
    m_tool.flush();
    if (m_match->doing() != MatchDoing::Waiting || !m_match->isPerson(side))
        return;
    const tap::Prompt& prompt = m_match->prompt();
    const auto& calls = prompt.side == side ? prompt.calls : prompt.also;
    // too many men may always be called; the others only where there is something to call
    for (const DecisionKind kind : {DecisionKind::CallInterference,
                                    DecisionKind::CallGunner,
                                    DecisionKind::CallDelay,
                                    DecisionKind::CallTooManyMen}) {
        if (std::ranges::find(calls, kind) != calls.end()) {
            m_match->submit(kind, side);
            return;
        }
    }
    // Nothing to call: the rules say why.
    m_match->submit(DecisionKind::CallDelay, side);
}

void MatchPage::callDown(Side side) {
    const auto carrier = m_match->state().carrier;
    if (carrier && carrier->side() == side)
        m_match->call(side, CallKind::Down);
}

void MatchPage::undo() {
    // What is still only shown goes first.
    if (m_tool.cancelWaiting())
        return;
    m_match->undo();
}

void MatchPage::redo() {
    if (!m_match->redo())
        emit said(tr("There is nothing to do again."));
}

void MatchPage::pause() {
    if (m_match->isWatched() || isSeatAtWork(m_match->doing()) || m_match->held())
        m_match->setHeld(!m_match->held());
    else
        m_match->submit(m_match->state().paused ? DecisionKind::Resume : DecisionKind::Pause);
}

void MatchPage::showArbiter() {
    m_match->playSeen();
    m_match->resume();
    if (m_arbiter == nullptr)
        m_arbiter = new ArbiterPanel{*m_match, this};
    m_arbiter->show();
    m_arbiter->raise();
    m_arbiter->activateWindow();
}

void MatchPage::coach(Side side, CoachCommand command) {
    switch (command) {
        case CoachCommand::Switch:
            m_tool.flush();
            if (m_match->doing() == MatchDoing::Running)
                m_match->call(side, CallKind::Stop);
            else if (m_match->prompt().side == side && m_match->wants(DecisionKind::SwitchOn))
                m_panel->pressMain();
            break;
        case CoachCommand::Done:
            done(side);
            break;
        case CoachCommand::Call:
            callPenalty(side);
            break;
        case CoachCommand::Down:
            callDown(side);
            break;
    }
}

bool MatchPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return event->isAccepted();
    }
    return QWidget::eventFilter(watched, event);
}

void MatchPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* focus = QApplication::focusWidget();
    const bool typing = qobject_cast<const QLineEdit*>(focus) != nullptr ||
                        (qobject_cast<const QComboBox*>(focus) != nullptr && !enter);
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (typing || !plain || event->isAutoRepeat()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 &&
        m_panel->pressChoice(event->key() - Qt::Key_0)) {
        event->accept();
        return;
    }
    if (enter) {
        mainAction();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Space) {
        toggleSwitch();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_F) {
        m_panel->lineUpPage().chooseFormation();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
