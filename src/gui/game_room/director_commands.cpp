#include "gui/board_game/stage_deeds.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/drills_page.hpp"
#include "gui/games/tap/tap_deeds.hpp"
#include "gui/games/tap/tap_page.hpp"

#include <thrum/app/replay.hpp>

#include <QApplication>
#include <QClipboard>
#include <QStackedWidget>

// What the game in front of the coach does when a command is handed to it, and when it takes one.

namespace thrum::gui {

CommandTarget& MatchDirector::target() {
    if (isShown())
        return tapPage() != nullptr         ? m_tapDeeds
               : m_page->stage() != nullptr ? m_boardDeeds
                                            : m_tableDeeds;
    return m_room->currentWidget() == m_drillsPage || m_room->currentWidget() == m_range
               ? m_drillDeeds
               : m_newGameDeeds;
}

void MatchDirector::addDeeds() {
    for (CommandDeeds* deeds : {&m_tapDeeds, &m_boardDeeds, &m_tableDeeds}) {
        addPlayDeeds(*deeds);
        addCoachDeeds(*deeds);
        addSayDeeds(*deeds);
    }
    for (CommandDeeds* deeds : {&m_tapDeeds, &m_boardDeeds})
        addStageDeeds(*deeds, [this] { return m_page; });
    addTapDeeds(m_tapDeeds, [this] { return tapPage(); });
}

void MatchDirector::addPlayDeeds(CommandDeeds& deeds) {
    const auto match = [this]() -> Match& { return m_page->match(); };
    deeds.add(Command::MainAction, [this] { m_page->mainAction(); });
    deeds.add(
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
    deeds.add(
        Command::Redo,
        [this] { m_page->redo(); },
        [match]() -> CommandOffer {
            const QString again = match().redoText();
            if (again.isEmpty())
                return notNow(tr("Nothing was taken back that could be done again"));
            return {.refusal = {}, .text = tr("&Redo %1").arg(again), .tip = {}};
        });
    deeds.add(
        Command::WatchAgain,
        [this] { emit replayAsked(recordText(), true); },
        [match]() -> CommandOffer {
            if (!app::Replay::shows(std::string{match().anyGame().gameId()}))
                return notNow(tr("Records of this game cannot be watched yet."));
            if (match().doing() == MatchDoing::Running)
                return notNow(tr("The board is on; watch it again when it has stopped."));
            return match().anyGame().inForce() > 0 ? CommandOffer{}
                                                   : notNow(tr("Nothing has been played yet."));
        });
    deeds.add(
        Command::BackToReplay,
        [this] { emit backToReplayAsked(); },
        [match] {
            return match().whatIf() ? CommandOffer{}
                                    : notNow(tr("This game was not taken from a replay."));
        });
    deeds.add(
        // at the practice table the luck of the next run, in a game the dice
        Command::Seed,
        [this] { m_page->mainAction(); },
        [this]() -> CommandOffer {
            return {
                .refusal = m_page->mayThrow() ? QString{} : tr("No dice and no coin are due now."),
                .text = tr("Roll or flip"),
                .tip = tr("Throw the dice or the coin")};
        });
    deeds.add(Command::Slower, [this] { stepTimeScale(-1); });
    deeds.add(Command::Faster, [this] { stepTimeScale(1); });
    deeds.add(Command::CopyLog,
              [this] { QApplication::clipboard()->setText(m_page->log().asText()); });
}

void MatchDirector::addCoachDeeds(CommandDeeds& deeds) {
    const auto match = [this]() -> Match& { return m_page->match(); };
    const auto between = [match]() -> CommandOffer {
        return isBetweenRuns(match().doing())
                   ? CommandOffer{}
                   : notNow(tr("Seats are changed between two runs of the board."));
    };
    deeds.add(
        Command::Seats, [this] { changeSeats(); }, between);
    deeds.add(
        Command::FinishGame,
        [this] { finishGame(); },
        [match, between]() -> CommandOffer {
            if (match().mode() == Mode::Tournament)
                return notNow(tr("In a tournament the coaches stay where they are."));
            return match().isWatched() ? notNow(tr("The computer coaches both sides already."))
                                       : between();
        });
    deeds.add(
        Command::Concede,
        [this] { concede(); },
        [match]() -> CommandOffer {
            return match().doing() == MatchDoing::Over      ? notNow(tr("The game is over."))
                   : match().doing() == MatchDoing::Running ? notNow(tr("The board is on."))
                                                            : CommandOffer{};
        });
    deeds.add(
        Command::Pause, [this] { m_page->pause(); }, [this] { return m_page->pauseOffer(); });
    for (const Side side : {Side::Home, Side::Visitor})
        for (const CoachCommand command : kCoachCommands)
            deeds.add(
                commandOf(side, command),
                [this, side, command] { m_page->coach(side, command); },
                [this, side, command] { return notNow(m_page->coachProblem(side, command)); });
}

void MatchDirector::addSayDeeds(CommandDeeds& deeds) {
    deeds.add(Command::SayClocks, [this] { emit said(m_page->spokenClocks()); });
    deeds.add(Command::SayLast, [this] {
        emit said(m_page->log().lines().empty() ? tr("Nothing has happened yet.")
                                                : m_page->log().lines().back().text);
    });
    deeds.add(Command::SaySide, [this] {
        m_sideSaid = other(m_sideSaid);
        emit said(m_page->spokenSide(m_sideSaid));
    });
}

}  // namespace thrum::gui
