#include "gui/board/board_view.hpp"
#include "gui/board/view_commands.hpp"
#include "gui/board_game/line_up_page.hpp"
#include "gui/board_game/tool_gestures.hpp"
#include "gui/commands/commands.hpp"
#include "gui/games/tap/hint.hpp"
#include "gui/games/tap/spoken.hpp"
#include "gui/match/commands.hpp"
#include "gui/match/director.hpp"
#include "gui/match/drills_page.hpp"
#include "gui/match/page.hpp"
#include "gui/match/panel.hpp"

#include <QApplication>
#include <QClipboard>
#include <QStackedWidget>

// What the game in front of the coach does when a command is handed to it, and when it takes one.

namespace thrum::gui {

namespace {
constexpr Distance kMove = 0.5_yd;

/// The menu says why not (UX-21), and so does the tip.
CommandOffer withReason(const QString& text, const QString& reason) {
    return {.refusal = reason, .text = QStringLiteral("%1 (%2)").arg(text, reason), .tip = {}};
}
}  // namespace

CommandTarget& MatchDirector::target() {
    if (isShown())
        return m_deeds;
    return m_room->currentWidget() == m_drillsPage ? m_drillDeeds : m_newGameDeeds;
}

void MatchDirector::addDeeds() {
    addPlayDeeds();
    addMenDeeds();
    addCoachDeeds();
    addSayDeeds();
    m_deeds.setEntries([this] { return m_page->panel().lineUpPage().entries(); });
}

void MatchDirector::addPlayDeeds() {
    const auto match = [this]() -> TapMatch& { return m_page->match(); };
    m_deeds.add(Command::MainAction, [this] { m_page->mainAction(); });
    m_deeds.add(Command::Switch, [this] { m_page->toggleSwitch(); });
    m_deeds.add(
        Command::Undo,
        [this] { m_page->undo(); },
        [match]() -> CommandOffer {
            if (const auto problem = match().undoProblem())
                return withReason(tr("&Undo"), match().textOf(*problem));
            const QString what = match().undoText();
            return {.refusal = {},
                    .text = what.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(what),
                    .tip = tr("Take the last decision back")};
        });
    m_deeds.add(
        Command::Redo,
        [this] { m_page->redo(); },
        [match]() -> CommandOffer {
            const QString again = match().redoText();
            if (again.isEmpty())
                return notNow(tr("Nothing was taken back that could be done again"));
            return {.refusal = {}, .text = tr("&Redo %1").arg(again), .tip = {}};
        });
    const auto afterRun = [match](bool any, const QString& nothing) {
        if (match().doing() == MatchDoing::Running)
            return notNow(tr("The board is on; watch it again when it has stopped."));
        return any ? CommandOffer{} : notNow(nothing);
    };
    m_deeds.add(
        Command::WatchAgain,
        [this] { emit replayAsked(recordText(), true); },
        [match, afterRun] {
            return afterRun(match().game().session().inForce() > 0,
                            tr("Nothing has been played yet."));
        });
    m_deeds.add(
        Command::ShowTouch,
        [this] { emit touchAsked(recordText()); },
        [match, afterRun] {
            return afterRun(match().hasDown(), tr("Nobody has been tackled yet."));
        });
    m_deeds.add(
        Command::BackToReplay,
        [this] { emit backToReplayAsked(); },
        [match] {
            return match().whatIf() ? CommandOffer{}
                                    : notNow(tr("This game was not taken from a replay."));
        });
    m_deeds.add(
        // at the practice table the luck of the next run, in a game the dice
        Command::Seed,
        [this] { m_page->mainAction(); },
        [match]() -> CommandOffer {
            const bool throws =
                match().wants(tap::DecisionKind::Roll) || match().wants(tap::DecisionKind::Flip);
            return {.refusal = throws ? QString{} : tr("No dice and no coin are due now."),
                    .text = tr("Roll or flip"),
                    .tip = tr("Throw the dice or the coin")};
        });
    m_deeds.add(Command::Slower, [this] { stepTimeScale(-1); });
    m_deeds.add(Command::Faster, [this] { stepTimeScale(1); });
    m_deeds.add(Command::CopyLog,
                [this] { QApplication::clipboard()->setText(m_page->log().asText()); });
    for (const Command command : kViewCommands)
        m_deeds.add(command, [this, command] { moveView(m_page->board(), command); });
    m_deeds.add(Command::FitPlay, [this] { m_page->fitPlay(); });
}

void MatchDirector::addMenDeeds() {
    const auto tool = [this]() -> MatchTool& { return m_page->tool(); };
    const auto match = [this]() -> TapMatch& { return m_page->match(); };
    // What the men may do beyond that, the rules say when it is tried.
    const auto waiting = [match]() -> CommandOffer {
        return match().doing() == MatchDoing::Waiting
                   ? CommandOffer{}
                   : notNow(tr("Men are moved and turned while the table waits for a coach."));
    };
    m_deeds.add(Command::NextFigure, [tool] { tool().focusNext(true); });
    m_deeds.add(Command::PreviousFigure, [tool] { tool().focusNext(false); });
    m_deeds.add(Command::SelectOffense,
                [tool, match] { tool().selectSide(match().state().offense); });
    m_deeds.add(Command::SelectDefense,
                [tool, match] { tool().selectSide(other(match().state().offense)); });
    m_deeds.add(
        Command::TurnLeft, [tool] { tool().turnSelection(kTurnStep); }, waiting);
    m_deeds.add(
        Command::TurnRight, [tool] { tool().turnSelection(-kTurnStep); }, waiting);
    m_deeds.add(
        Command::MoveLeft, [tool] { tool().moveSelection(-kMove, {}); }, waiting);
    m_deeds.add(
        Command::MoveRight, [tool] { tool().moveSelection(kMove, {}); }, waiting);
    m_deeds.add(
        Command::MoveUp, [tool] { tool().moveSelection({}, kMove); }, waiting);
    m_deeds.add(
        Command::MoveDown, [tool] { tool().moveSelection({}, -kMove); }, waiting);
    m_deeds.add(
        Command::Mirror,
        [tool] { tool().mirrorSelection(); },
        [match, waiting]() -> CommandOffer {
            const CommandOffer offer = waiting();
            return offer.refusal.isEmpty() && match().option(tap::DecisionKind::Place) == nullptr
                       ? notNow(tr("Men are mirrored while they are lined up."))
                       : offer;
        });
    for (const Command command : {Command::OffenseFormation, Command::DefenseFormation})
        m_deeds.add(
            command,
            [this] { m_page->panel().lineUpPage().chooseFormation(); },
            [this] { return notNow(m_page->panel().lineUpPage().formationProblem()); });
}

void MatchDirector::addCoachDeeds() {
    const auto match = [this]() -> TapMatch& { return m_page->match(); };
    m_deeds.add(
        Command::Hint,
        [this] { m_page->hint(); },
        [match]() -> CommandOffer {
            if (const QString why = hintProblem(match()); !why.isEmpty())
                return withReason(tr("&Hint"), why);
            return {.refusal = {}, .text = {}, .tip = tr("What a computer coach would do here")};
        });
    const auto between = [match]() -> CommandOffer {
        return isBetweenRuns(match().doing())
                   ? CommandOffer{}
                   : notNow(tr("Seats are changed between two runs of the board."));
    };
    m_deeds.add(
        Command::Seats, [this] { changeSeats(); }, between);
    m_deeds.add(
        Command::FinishGame,
        [this] { finishGame(); },
        [match, between]() -> CommandOffer {
            if (match().state().mode == tap::Mode::Tournament)
                return notNow(tr("In a tournament the coaches stay where they are."));
            return match().isWatched() ? notNow(tr("The computer coaches both sides already."))
                                       : between();
        });
    m_deeds.add(
        Command::Arbiter,
        [this] { m_page->showArbiter(); },
        [match]() -> CommandOffer {
            // an ended play and a recovered game go on by themselves when he opens his panel
            const bool goesOn =
                match().doing() == MatchDoing::Ended || match().doing() == MatchDoing::Resumed;
            return {.refusal = goesOn ? QString{} : match().correctionProblem(),
                    .text = {},
                    .tip = tr("Stop both clocks, put score, down, spot or a clock right")};
        });
    m_deeds.add(
        Command::Concede,
        [this] { concede(); },
        [match]() -> CommandOffer {
            return match().doing() == MatchDoing::Over      ? notNow(tr("The game is over."))
                   : match().doing() == MatchDoing::Running ? notNow(tr("The board is on."))
                                                            : CommandOffer{};
        });
    m_deeds.add(
        Command::Pause,
        [this] { m_page->pause(); },
        [match]() -> CommandOffer {
            TapMatch& game = match();
            const bool stopped = game.state().paused || game.held();
            const auto mayNot = game.check(
                {.kind = game.state().paused ? tap::DecisionKind::Resume : tap::DecisionKind::Pause,
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
        });
    for (const Side side : {Side::Home, Side::Visitor})
        for (const CoachCommand command : kCoachCommands)
            m_deeds.add(
                commandOf(side, command),
                [this, side, command] { m_page->coach(side, command); },
                [this, side, command] { return notNow(m_page->coachProblem(side, command)); });
}

void MatchDirector::addSayDeeds() {
    m_deeds.add(Command::SayClocks, [this] { emit said(spokenClocks(m_page->match())); });
    m_deeds.add(Command::SayFigure, [this] {
        emit said(m_page->selection().isEmpty()
                      ? tr("Nobody is selected.")
                      : spokenFigure(m_page->match(), m_page->selection().ids().front()));
    });
    m_deeds.add(Command::SayLast, [this] {
        emit said(m_page->log().lines().empty() ? tr("Nothing has happened yet.")
                                                : m_page->log().lines().back().text);
    });
    m_deeds.add(Command::SaySide, [this] {
        m_sideSaid = other(m_sideSaid);
        emit said(spokenSide(m_page->match(), m_sideSaid));
    });
}

}  // namespace thrum::gui
