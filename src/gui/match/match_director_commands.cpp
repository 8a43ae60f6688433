#include "gui/board/board_view.hpp"
#include "gui/match/match_commands.hpp"
#include "gui/match/match_director.hpp"
#include "gui/match/match_hint.hpp"
#include "gui/match/match_page.hpp"
#include "gui/match/match_panel.hpp"
#include "gui/match/match_spoken.hpp"
#include "gui/match/pages/line_up_page.hpp"
#include "gui/panels/view_commands.hpp"
#include "gui/setup/tool_gestures.hpp"
#include "gui/window/commands.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>

// What the commands of the window mean to the game in front of the coach, and when they are there.

namespace thrum::gui {

namespace {
constexpr Distance kMove = 0.5_yd;
}  // namespace

bool MatchDirector::take(Command command) {
    if (command == Command::NewGame || command == Command::QuickPlay || !isShown())
        return false;
    if (moveView(m_page->board(), command))
        return true;
    MatchTool& tool = m_page->tool();
    TapMatch& match = m_page->match();
    switch (command) {
        case Command::CopyLog:
            QApplication::clipboard()->setText(m_page->log().asText());
            return true;
        case Command::MainAction:
            m_page->mainAction();
            return true;
        case Command::Switch:
            m_page->toggleSwitch();
            return true;
        case Command::Undo:
            m_page->undo();
            return true;
        case Command::WatchAgain:
            emit replayAsked(recordText(), true);
            return true;
        case Command::ShowTouch:
            emit touchAsked(recordText());
            return true;
        case Command::BoxScore:
            emit boxScoreAsked(recordText());
            return true;
        case Command::Redo:
            m_page->redo();
            return true;
        case Command::Hint:
            m_page->hint();
            return true;
        case Command::Seats:
            changeSeats();
            return true;
        case Command::FinishGame:
            finishGame();
            return true;
        case Command::Arbiter:
            m_page->showArbiter();
            return true;
        case Command::Concede:
            concede();
            return true;
        case Command::Pause:
            m_page->pause();
            return true;
        case Command::Seed:
            // at the practice table the luck of the next run, in a game the dice
            if (match.wants(tap::DecisionKind::Roll) || match.wants(tap::DecisionKind::Flip))
                m_page->mainAction();
            return true;
        case Command::Slower:
            stepTimeScale(-1);
            return true;
        case Command::Faster:
            stepTimeScale(1);
            return true;
        case Command::NextFigure:
            tool.focusNext(true);
            return true;
        case Command::PreviousFigure:
            tool.focusNext(false);
            return true;
        case Command::SelectOffense:
            tool.selectSide(match.state().offense);
            return true;
        case Command::SelectDefense:
            tool.selectSide(other(match.state().offense));
            return true;
        case Command::TurnLeft:
            tool.turnSelection(kTurnStep);
            return true;
        case Command::TurnRight:
            tool.turnSelection(-kTurnStep);
            return true;
        case Command::MoveLeft:
            tool.moveSelection(-kMove, {});
            return true;
        case Command::MoveRight:
            tool.moveSelection(kMove, {});
            return true;
        case Command::MoveUp:
            tool.moveSelection({}, kMove);
            return true;
        case Command::MoveDown:
            tool.moveSelection({}, -kMove);
            return true;
        case Command::Mirror:
            tool.mirrorSelection();
            return true;
        case Command::OffenseFormation:
        case Command::DefenseFormation:
            m_page->panel().lineUpPage().chooseFormation();
            return true;
        case Command::FitPlay:
            m_page->fitPlay();
            return true;
        case Command::SayClocks:
            emit said(spokenClocks(match));
            return true;
        case Command::SayFigure:
            emit said(m_page->selection().isEmpty()
                          ? tr("Nobody is selected.")
                          : spokenFigure(match, m_page->selection().ids().front()));
            return true;
        case Command::SayLast:
            emit said(m_page->log().lines().empty() ? tr("Nothing has happened yet.")
                                                    : m_page->log().lines().back().text);
            return true;
        case Command::SaySide:
            m_sideSaid = other(m_sideSaid);
            emit said(spokenSide(match, m_sideSaid));
            return true;
        // the practice table's alone
        case Command::SameAgain:
        case Command::NewLuck:
        case Command::BackToSetUp:
        case Command::GiveBall:
        case Command::SwapSides:
        case Command::SpeedUp:
        case Command::SpeedDown:
            return true;
        default:
            return false;
    }
}

void MatchDirector::refreshCommands() {
    const bool shown = isShown();
    m_coachCommands->setEnabled(shown);
    for (const Command command :
         {Command::Hint, Command::Seats, Command::FinishGame, Command::ShowTouch, Command::Arbiter})
        if (!shown)
            m_around.commands[command]->setEnabled(false);
    m_around.commands[Command::Concede]->setEnabled(shown &&
                                                    m_page->match().doing() != MatchDoing::Over &&
                                                    m_page->match().doing() != MatchDoing::Running);
    if (!shown) {
        m_around.commands[Command::Hint]->setText(tr("&Hint"));
        m_around.commands[Command::Pause]->setText(tr("&Pause"));
        return;
    }
    TapMatch& match = m_page->match();
    // The practice table left its own commands as it stood; some share a key with a coach's.
    for (const Command command : {Command::SameAgain,
                                  Command::NewLuck,
                                  Command::BackToSetUp,
                                  Command::GiveBall,
                                  Command::SwapSides,
                                  Command::SpeedUp,
                                  Command::SpeedDown})
        m_around.commands[command]->setEnabled(false);
    for (const Command command : {Command::Mirror,
                                  Command::TurnLeft,
                                  Command::TurnRight,
                                  Command::OffenseFormation,
                                  Command::DefenseFormation,
                                  Command::Seed})
        m_around.commands[command]->setEnabled(true);
    QAction& undo = *m_around.commands[Command::Undo];
    const auto problem = match.undoProblem();
    const QString what = match.undoText();
    undo.setEnabled(!problem);
    // the menu says why not (UX-21)
    const auto because = [](const QString& text, const QString& reason) {
        return reason.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, reason);
    };
    undo.setText(problem          ? because(tr("&Undo"), match.textOf(*problem))
                 : what.isEmpty() ? tr("&Undo")
                                  : tr("&Undo %1").arg(what));
    undo.setStatusTip(problem ? match.textOf(*problem) : tr("Take the last decision back"));
    m_around.commands[Command::WatchAgain]->setEnabled(match.game().session().inForce() > 0 &&
                                                       match.doing() != MatchDoing::Running);
    m_around.commands[Command::ShowTouch]->setEnabled(match.hasDown() &&
                                                      match.doing() != MatchDoing::Running);
    QAction& redo = *m_around.commands[Command::Redo];
    const QString again = match.redoText();
    redo.setEnabled(!again.isEmpty());
    redo.setText(again.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(again));
    redo.setStatusTip(again.isEmpty() ? tr("Nothing was taken back that could be done again")
                                      : tr("Do again what was taken back"));
    QAction& hint = *m_around.commands[Command::Hint];
    const QString noHint = hintProblem(match);
    hint.setEnabled(noHint.isEmpty());
    hint.setText(because(tr("&Hint"), noHint));
    hint.setStatusTip(noHint.isEmpty() ? tr("What a computer coach would do here") : noHint);
    m_around.commands[Command::Seats]->setEnabled(match.doing() == MatchDoing::Waiting ||
                                                  match.doing() == MatchDoing::Thinking);
    QAction& arbiter = *m_around.commands[Command::Arbiter];
    const QString noArbiter = match.correctionProblem();
    // an ended play and a recovered game go on by themselves when he opens his panel
    const bool goesOn = match.doing() == MatchDoing::Ended || match.doing() == MatchDoing::Resumed;
    arbiter.setEnabled(noArbiter.isEmpty() || goesOn);
    arbiter.setStatusTip(noArbiter.isEmpty()
                             ? tr("Stop both clocks, put score, down, spot or a clock right")
                             : noArbiter);
    m_around.commands[Command::FinishGame]->setEnabled(
        m_around.commands[Command::Seats]->isEnabled() && !match.isWatched() &&
        match.state().mode != tap::Mode::Tournament);
    QAction& pause = *m_around.commands[Command::Pause];
    const auto mayNot = match.check(
        {.kind = match.state().paused ? tap::DecisionKind::Resume : tap::DecisionKind::Pause,
         .side = match.prompt().side});
    const bool holds = match.isWatched() || match.doing() == MatchDoing::Thinking || match.held();
    pause.setEnabled(match.doing() != MatchDoing::Over &&
                     (holds || (match.doing() == MatchDoing::Waiting && !mayNot)));
    pause.setText(
        match.state().paused || match.held()
            ? tr("&Go on")
            : because(tr("&Pause"), mayNot && !holds ? match.textOf(*mayNot) : QString{}));
    pause.setStatusTip(mayNot && !holds ? match.textOf(*mayNot) : tr("Stop every clock, or go on"));
}

}  // namespace thrum::gui
