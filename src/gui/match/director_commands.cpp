#include "gui/board/board_view.hpp"
#include "gui/board/view_commands.hpp"
#include "gui/board_game/line_up_page.hpp"
#include "gui/board_game/tool_gestures.hpp"
#include "gui/commands/commands.hpp"
#include "gui/games/tap/hint.hpp"
#include "gui/games/tap/spoken.hpp"
#include "gui/match/commands.hpp"
#include "gui/match/director.hpp"
#include "gui/match/page.hpp"
#include "gui/match/panel.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>

// What the commands of the window mean to the game in front of the coach, and when they are there.

namespace thrum::gui {

namespace {
constexpr Distance kMove = 0.5_yd;
constexpr const char* kUsualTip = "usualTip";  // of an action whose tip tells why it is gray
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
        case Command::BackToReplay:
            emit backToReplayAsked();
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
    for (const Command command : {Command::Hint,
                                  Command::Seats,
                                  Command::FinishGame,
                                  Command::ShowTouch,
                                  Command::BackToReplay,
                                  Command::Arbiter})
        if (!shown)
            m_around.commands[command]->setEnabled(false);
    m_around.commands[Command::Concede]->setEnabled(shown &&
                                                    m_page->match().doing() != MatchDoing::Over &&
                                                    m_page->match().doing() != MatchDoing::Running);
    if (!shown) {
        m_around.commands[Command::Hint]->setText(tr("&Hint"));
        m_around.commands[Command::Pause]->setText(tr("&Pause"));
        m_around.commands[Command::Seed]->setText(tr("S&eed…"));
        for (QAction* action : m_around.commands.all())
            if (const QVariant usual = action->property(kUsualTip); usual.isValid())
                action->setStatusTip(usual.toString());
        return;
    }
    m_around.commands[Command::BackToReplay]->setEnabled(m_page->match().whatIf().has_value());
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
                                  Command::DefenseFormation})
        m_around.commands[command]->setEnabled(true);
    const bool running = match.doing() == MatchDoing::Running;
    // where an action is gray its tip is the reason, which its key says as well
    const auto offer = [this](Command command, bool offered, const QString& reason) {
        QAction& action = *m_around.commands[command];
        if (!action.property(kUsualTip).isValid())
            action.setProperty(kUsualTip, action.statusTip());
        action.setEnabled(offered);
        action.setStatusTip(offered ? action.property(kUsualTip).toString() : reason);
    };
    const bool throws =
        match.wants(tap::DecisionKind::Roll) || match.wants(tap::DecisionKind::Flip);
    m_around.commands[Command::Seed]->setText(tr("Roll or flip"));
    offer(Command::Seed, throws, tr("No dice and no coin are due now."));
    if (throws)
        m_around.commands[Command::Seed]->setStatusTip(tr("Throw the dice or the coin"));
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
    offer(Command::WatchAgain,
          match.game().session().inForce() > 0 && !running,
          running ? tr("The board is on; watch it again when it has stopped.")
                  : tr("Nothing has been played yet."));
    offer(Command::ShowTouch,
          match.hasDown() && !running,
          running ? tr("The board is on; watch it again when it has stopped.")
                  : tr("Nobody has been tackled yet."));
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
    const bool tournament = match.state().mode == tap::Mode::Tournament;
    const bool between = isBetweenRuns(match.doing());
    offer(Command::Seats, between, tr("Seats are changed between two runs of the board."));
    QAction& arbiter = *m_around.commands[Command::Arbiter];
    const QString noArbiter = match.correctionProblem();
    // an ended play and a recovered game go on by themselves when he opens his panel
    const bool goesOn = match.doing() == MatchDoing::Ended || match.doing() == MatchDoing::Resumed;
    arbiter.setEnabled(noArbiter.isEmpty() || goesOn);
    arbiter.setStatusTip(noArbiter.isEmpty()
                             ? tr("Stop both clocks, put score, down, spot or a clock right")
                             : noArbiter);
    offer(Command::FinishGame,
          between && !match.isWatched() && !tournament,
          tournament ? tr("In a tournament the coaches stay where they are.")
                     : tr("Seats are changed between two runs of the board."));
    QAction& pause = *m_around.commands[Command::Pause];
    const auto mayNot = match.check(
        {.kind = match.state().paused ? tap::DecisionKind::Resume : tap::DecisionKind::Pause,
         .side = match.prompt().side});
    const bool holds = match.isWatched() || isSeatAtWork(match.doing()) || match.held();
    pause.setEnabled(match.doing() != MatchDoing::Over &&
                     (holds || (match.doing() == MatchDoing::Waiting && !mayNot)));
    pause.setText(
        match.state().paused || match.held()
            ? tr("&Go on")
            : because(tr("&Pause"), mayNot && !holds ? match.textOf(*mayNot) : QString{}));
    pause.setStatusTip(mayNot && !holds    ? match.textOf(*mayNot)
                       : pause.isEnabled() ? tr("Stop every clock, or go on")
                                           : tr("A game is paused between two runs."));
}

}  // namespace thrum::gui
