#include "gui/board/board_view.hpp"
#include "gui/games/tap/arbiter_panel.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/held_keys.hpp"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

// What keys and commands do on the page of a game.

namespace thrum::gui {

using tap::DecisionKind;

void TapPage::mainAction() {
    sayWithheld();
    m_panel->pressMain();
}

// A press on a button that cannot be pressed now is answered with its reason.
void TapPage::sayWithheld() {
    if (const QString why = m_panel->withheld(); !why.isEmpty())
        emit said(why, NewsKind::Refusal);
}

void TapPage::toggleSwitch() {
    m_tool.flush();
    if (m_match->doing() == MatchDoing::Ended)
        emit said(tr("The play is over. Enter goes on."));
    else if (m_match->doing() == MatchDoing::Running || m_match->wants(DecisionKind::SwitchOn))
        mainAction();
    else if (m_match->doing() == MatchDoing::Waiting)
        emit said(tr("The board waits for this first: “%1”").arg(promptWords(*m_match).title),
                  NewsKind::Refusal);
    else
        emit said(tr("The board may not be switched on now."), NewsKind::Refusal);
}

// It is his to say, or a part of it is.
bool TapPage::mayBeDone(Side side) const {
    const tap::Prompt& prompt = m_match->prompt();
    return m_match->isPerson(side) &&
           (prompt.bothSides ||
            std::ranges::find(prompt.also, DecisionKind::Ready) != prompt.also.end());
}

void TapPage::done(Side side) {
    m_tool.flush();
    if (m_match->doing() == MatchDoing::Ended && m_match->isPerson(side))
        m_panel->pressMain();
    if (m_match->doing() != MatchDoing::Waiting)
        return;
    if (m_match->prompt().side == side && m_match->mayAct(side)) {
        m_panel->pressMain();
        return;
    }
    if (mayBeDone(side) && !m_match->isReadyAlready(side))
        m_match->submit(m_match->option(DecisionKind::ConfirmMethod) != nullptr
                            ? DecisionKind::ConfirmMethod
                            : DecisionKind::Ready,
                        side);
}

void TapPage::callPenalty(Side side) {
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
        const bool passed = m_match->lastPlayPassed();
        const bool punted = m_match->lastPlayPunted();
        const bool fits = (kind != DecisionKind::CallInterference || passed || !punted) &&
                          (kind != DecisionKind::CallGunner || punted || !passed);
        if (fits && std::ranges::find(calls, kind) != calls.end()) {
            m_match->submit(kind, side);
            return;
        }
    }
    // Nothing to call: the rules say why.
    m_match->submit(DecisionKind::CallDelay, side);
}

void TapPage::callDown(Side side) {
    const auto carrier = m_match->state().carrier;
    if (carrier && carrier->side() == side)
        m_match->call(side, CallKind::Down);
}

void TapPage::undo() {
    // What is still only shown goes first.
    if (m_tool.cancelWaiting())
        return;
    // the status line forgets a refusal that is mended so
    const QString what = m_match->undoText();
    if (m_match->undo())
        emit said(tr("Taken back: %1").arg(what));
}

void TapPage::redo() {
    if (!m_match->redo())
        emit said(tr("There is nothing to do again."));
}

void TapPage::pause() {
    if (m_match->isWatched() || isSeatAtWork(m_match->doing()) || m_match->held())
        m_match->setHeld(!m_match->held());
    else
        m_match->submit(m_match->state().paused ? DecisionKind::Resume : DecisionKind::Pause);
}

CommandOffer TapPage::pauseOffer() const {
    const TapMatch& game = *m_match;
    const bool stopped = game.state().paused || game.held();
    const auto mayNot = game.check(
        tap::Decision{.kind = game.state().paused ? DecisionKind::Resume : DecisionKind::Pause,
                      .side = game.prompt().side});
    const bool holds = game.isWatched() || isSeatAtWork(game.doing()) || game.held();
    if (game.doing() != MatchDoing::Over &&
        (holds || (game.doing() == MatchDoing::Waiting && !mayNot)))
        return {.refusal = {},
                .text = stopped ? tr("&Go on") : tr("&Pause"),
                .tip = tr("Stop every clock, or go on")};
    if (mayNot && !holds)
        return withReason(tr("&Pause"), game.textOf(*mayNot));
    return notNow(tr("A game is paused between two runs."));
}

bool TapPage::mayThrow() const {
    return m_match->wants(DecisionKind::Roll) || m_match->wants(DecisionKind::Flip);
}

void TapPage::showArbiter() {
    m_match->playSeen();
    m_match->resume();
    if (m_arbiter == nullptr)
        m_arbiter = new ArbiterPanel{*m_match, this};
    m_arbiter->show();
    m_arbiter->raise();
    m_arbiter->activateWindow();
}

void TapPage::coach(Side side, CoachCommand command) {
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

QString TapPage::coachProblem(Side side, CoachCommand command) const {
    const MatchDoing doing = m_match->doing();
    const tap::Prompt& prompt = m_match->prompt();
    const auto team = [this](Side whose) { return m_match->teamName(whose); };
    if (doing == MatchDoing::Over)
        return tr("The game is over.");
    if (!m_match->isPerson(side))
        return tr("%1 coaches the %2.").arg(m_match->coachName(side), team(side));
    const QString notAsked = tr("The %1 are not asked now.").arg(team(side));
    switch (command) {
        case CoachCommand::Switch:
            // while the board is on, whether he may stop it is the rules' to say
            return doing == MatchDoing::Running ||
                           (doing == MatchDoing::Waiting && prompt.side == side &&
                            m_match->wants(DecisionKind::SwitchOn))
                       ? QString{}
                       : tr("The board may not be switched on now by the %1.").arg(team(side));
        case CoachCommand::Done:
            if (doing == MatchDoing::Ended)
                return {};
            return doing == MatchDoing::Waiting && (prompt.side == side || mayBeDone(side))
                       ? QString{}
                       : notAsked;
        case CoachCommand::Call:
            return doing == MatchDoing::Waiting
                       ? QString{}
                       : tr("Calls are made while the table waits for a coach.");
        case CoachCommand::Down:
            break;
    }
    const auto carrier = m_match->state().carrier;
    return doing == MatchDoing::Running && carrier && carrier->side() == side
               ? QString{}
               : tr("No man of the %1 is running with the ball.").arg(team(side));
}

void TapPage::setCoachKeys(CoachKeys keys) {
    m_coachKeys = std::move(keys);
}

// Whoever held a key down while the other one decided has not answered yet (D97).
void TapPage::askedAnew() {
    const int question = m_match->questionNumber();
    const bool asks =
        m_match->doing() == MatchDoing::Waiting && m_match->mayAct(m_match->prompt().side);
    if (asks && isVisible() && std::exchange(m_questionHeard, question) != question)
        HeldKeys::instance().askedAnew();
}

bool TapPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return event->isAccepted();
    }
    return GamePage::eventFilter(watched, event);
}

void TapPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* focus = QApplication::focusWidget();
    const bool typing = qobject_cast<const QLineEdit*>(focus) != nullptr ||
                        (qobject_cast<const QComboBox*>(focus) != nullptr && !enter);
    if (typing || event->isAutoRepeat()) {
        GamePage::keyPressEvent(event);
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 &&
        m_panel->pressChoice(event->key() - Qt::Key_0)) {
        event->accept();
        return;
    }
    // the board's keys, whatever they are now, work wherever the page has the keyboard
    const QKeySequence pressed{
        QKeyCombination{event->modifiers() & ~Qt::KeypadModifier, Qt::Key(event->key())}};
    for (QAction* action : m_board->actions())
        if (action->isEnabled() && action->shortcuts().contains(pressed)) {
            action->trigger();
            event->accept();
            return;
        }
    GamePage::keyPressEvent(event);
}

}  // namespace thrum::gui
