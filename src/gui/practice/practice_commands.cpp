#include "gui/board/board_view.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/view_commands.hpp"
#include "gui/board_game/group_moves.hpp"
#include "gui/commands/commands.hpp"
#include "gui/lineup/figure_words.hpp"
#include "gui/practice/new_table_dialog.hpp"
#include "gui/practice/practice_desk.hpp"
#include "gui/practice/setup_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/widgets/control_bar.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <array>
#include <cmath>

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>

// What the practice table does when a command is handed to it.

namespace thrum::gui {

namespace {
constexpr int kTurn = 500;  // hundredths of a degree
constexpr std::array kRunScales = {0.1, 0.25, 0.5, 1.0};
}  // namespace

void PracticeDesk::join(const Commands& commands) {
    m_commands = &commands;
    ControlBar& controls = m_page->controls();
    controls.setLayersMenu(commands.layersMenu());
    controls.setZoomActions(commands[Command::ZoomOut],
                            commands[Command::ZoomIn],
                            commands[Command::FitPlay],
                            commands[Command::FitBoard]);
    connect(m_setupPage, &SetupPage::swapAsked, commands[Command::SwapSides], &QAction::trigger);
    connect(m_setupPage, &SetupPage::mirrorAsked, commands[Command::Mirror], &QAction::trigger);
    connect(
        m_setupPage, &SetupPage::keepAsked, commands[Command::KeepFormation], &QAction::trigger);
    connect(m_setupPage, &SetupPage::tryAsked, commands[Command::TryTwenty], &QAction::trigger);
    connect(m_setupPage, &SetupPage::lockAsked, commands[Command::LockMen], &QAction::trigger);
    connect(
        m_setupPage, &SetupPage::substituteAsked, commands[Command::ReplaceMan], &QAction::trigger);
    connect(&m_session->document().undoStack(),
            &QUndoStack::indexChanged,
            this,
            &PracticeDesk::factsChanged);
    connect(&m_session->selection(), &Selection::changed, this, &PracticeDesk::factsChanged);
    BoardView& board = m_page->board();
    commands.listen(board, KeyPlace::Board, Front::Practice);
    connect(&board,
            &BoardView::contextRequested,
            this,
            [this](std::optional<FigureId> figure, QPoint at) {
                if (figure && !m_session->selection().contains(*figure))
                    m_session->selection().focusOn(figure);
                m_commands->contextMenu()->popup(at);
            });
    addPlayDeeds();
    addMenDeeds();
    addPlaceDeeds();
    addViewDeeds();
    m_deeds.setEntries([this] { return entries(); });
}

void PracticeDesk::takeSwitches() {
    const Commands& commands = *m_commands;
    m_session->tool().setSnap(commands[Command::Snap]->isChecked());
    m_page->board().setTurned(commands[Command::TurnBoard]->isChecked());
    m_page->board().setMeasuring(commands[Command::Measure]->isChecked());
    m_session->setBackground({.defense = commands[Command::PaleDefense]->isChecked(),
                              .lastPlay = commands[Command::PaleLastPlay]->isChecked()});
}

void PracticeDesk::addPlayDeeds() {
    TableSession& session = *m_session;
    QUndoStack& undo = session.document().undoStack();
    const auto onlyIf = [](bool good, const QString& reason) {
        return good ? CommandOffer{} : notNow(reason);
    };
    m_deeds.add(Command::MainAction, [&session] { session.mainAction(); });
    m_deeds.add(Command::Switch, [&session] { session.toggleSwitch(); });
    const auto history = [this, &session](bool any,
                                          const QString& text,
                                          const QString& what,
                                          const QString& nothing) -> CommandOffer {
        if (!session.tool().turnsAllowed())
            return notNow(tr("A run is not taken back; Backspace leads to its set-up."));
        return any ? CommandOffer{.refusal = {}, .text = text.arg(what), .tip = {}}
                   : notNow(nothing);
    };
    m_deeds.add(
        Command::Undo,
        [&undo] { undo.undo(); },
        [&undo, history] {
            return history(
                undo.canUndo(), tr("&Undo %1"), undo.undoText(), tr("Nothing was changed yet."));
        });
    m_deeds.add(
        Command::Redo,
        [&undo] { undo.redo(); },
        [&undo, history] {
            return history(
                undo.canRedo(), tr("&Redo %1"), undo.redoText(), tr("Nothing was taken back."));
        });
    const auto repeated = [&session, onlyIf] {
        return onlyIf(session.mayRepeat(),
                      session.boardOn() ? tr("The board is on.") : tr("Nothing has been run yet."));
    };
    m_deeds.add(
        Command::SameAgain, [&session] { session.sameAgain(); }, repeated);
    m_deeds.add(
        Command::NewLuck, [&session] { session.sameSetUpNewLuck(); }, repeated);
    m_deeds.add(
        Command::BackToSetUp,
        [&session] { session.backToSetUp(); },
        [&session, onlyIf, repeated] {
            return session.phase() == TablePhase::SetUp ? notNow(tr("This is the set-up."))
                                                        : repeated();
        });
    m_deeds.add(
        Command::WatchAgain,
        [&session] {
            if (session.phase() == TablePhase::Watching)
                session.endWatching();
            else
                session.watchAgain();
        },
        [&session, onlyIf] {
            return onlyIf(
                session.phase() == TablePhase::Result || session.phase() == TablePhase::Stopped ||
                    session.phase() == TablePhase::Watching,
                session.boardOn() ? tr("The board is on.") : tr("There is no run to watch again."));
        });
    m_deeds.add(
        Command::Seed,
        [this] { askSeed(); },
        [&session, onlyIf] {
            return onlyIf(session.phase() == TablePhase::SetUp,
                          tr("The luck of a run is set before it."));
        });
    m_deeds.add(Command::Slower, [this] { stepTimeScale(-1); });
    m_deeds.add(Command::Faster, [this] { stepTimeScale(1); });
    m_deeds.add(Command::CopyLog,
                [&session] { QApplication::clipboard()->setText(session.log().asText()); });
}

void PracticeDesk::addMenDeeds() {
    TableSession& session = *m_session;
    SetupTool& tool = session.tool();
    const auto chosen = [&session] { return !session.selection().isEmpty(); };
    const auto setUp = [&session]() -> CommandOffer {
        return session.phase() == TablePhase::SetUp
                   ? CommandOffer{}
                   : notNow(tr("That is done before the snap; Backspace leads to the set-up."));
    };
    const auto men = [chosen, setUp]() -> CommandOffer {
        const CommandOffer offer = setUp();
        return offer.refusal.isEmpty() && !chosen() ? notNow(tr("Nobody is selected.")) : offer;
    };
    const auto turning = [&session, chosen]() -> CommandOffer {
        if (!session.tool().turnsAllowed())
            return notNow(tr("Men are turned before the snap, or when the board has stopped."));
        return chosen() ? CommandOffer{} : notNow(tr("Nobody is selected."));
    };
    m_deeds.add(Command::NextFigure, [&tool] { tool.focusNext(true); });
    m_deeds.add(Command::PreviousFigure, [&tool] { tool.focusNext(false); });
    m_deeds.add(Command::SelectOffense,
                [&session, &tool] { tool.selectSide(session.document().state().offense); });
    m_deeds.add(Command::SelectDefense,
                [&session, &tool] { tool.selectSide(other(session.document().state().offense)); });
    m_deeds.add(
        Command::MoveLeft, [&tool] { tool.moveSelection(-0.5_yd, {}); }, men);
    m_deeds.add(
        Command::MoveRight, [&tool] { tool.moveSelection(0.5_yd, {}); }, men);
    m_deeds.add(
        Command::MoveUp, [&tool] { tool.moveSelection({}, 0.5_yd); }, men);
    m_deeds.add(
        Command::MoveDown, [&tool] { tool.moveSelection({}, -0.5_yd); }, men);
    m_deeds.add(
        Command::TurnLeft, [&tool] { tool.turnSelection(kTurn); }, turning);
    m_deeds.add(
        Command::TurnRight, [&tool] { tool.turnSelection(-kTurn); }, turning);
    m_deeds.add(
        Command::Mirror, [&tool] { tool.mirrorSelection(); }, setUp);
    struct Arrangement {
        Command command;
        std::vector<FigureSetup> (*how)(std::vector<FigureSetup>);
        QString what;
        std::size_t least;  ///< men it needs
        std::size_t most;
    };
    for (const Arrangement& each :
         {Arrangement{Command::AlignRow, inRow, tr("in a row"), 2, 24},
          Arrangement{Command::AlignFile, inFile, tr("in a file"), 2, 24},
          Arrangement{Command::SpaceEvenly, evenlySpaced, tr("even gaps"), 3, 24},
          Arrangement{Command::ExchangeMen, exchanged, tr("exchange"), 2, 2}})
        m_deeds.add(
            each.command,
            [&tool, how = each.how, what = each.what] { tool.arrange(how, what); },
            [men, &session, least = each.least, most = each.most]() -> CommandOffer {
                if (CommandOffer offer = men(); !offer.refusal.isEmpty())
                    return offer;
                const std::size_t count = session.selection().ids().size();
                if (count >= least && count <= most)
                    return {};
                return notNow(least == most ? tr("Select two men.")
                                            : tr("Select at least %1 men.").arg(least));
            });
    m_deeds.add(
        Command::TryTwenty,
        [&session] { session.tryOut(20); },
        [setUp, &session]() -> CommandOffer {
            if (CommandOffer offer = setUp(); !offer.refusal.isEmpty())
                return offer;
            return session.isTrying() ? notNow(tr("It is being tried.")) : CommandOffer{};
        });
    m_deeds.add(
        Command::GiveBall, [this] { giveBall(); }, men);
    m_deeds.add(
        Command::OffenseFormation, [this] { m_setupPage->chooseFormation(true); }, setUp);
    m_deeds.add(
        Command::DefenseFormation, [this] { m_setupPage->chooseFormation(false); }, setUp);
    m_deeds.add(
        Command::SwapSides, [this] { swapSides(); }, setUp);
    const auto still = [&session]() -> CommandOffer {
        return session.boardOn() ? notNow(tr("The board is on.")) : CommandOffer{};
    };
    const auto setSpeed = [&session](int by) {
        session.document().setSpeed(session.document().data().table.speedTenths + by);
    };
    m_deeds.add(
        Command::SpeedUp, [setSpeed] { setSpeed(1); }, still);
    m_deeds.add(
        Command::SpeedDown, [setSpeed] { setSpeed(-1); }, still);
    m_deeds.add(
        Command::KindOfBoard,
        [this] {
            const QWidget& board = m_page->board();
            m_commands->boardsMenu()->popup(board.mapToGlobal(board.rect().center()));
        },
        still);
}

void PracticeDesk::addViewDeeds() {
    TableSession& session = *m_session;
    for (const Command command : kViewCommands)
        m_deeds.add(command, [this, command] { moveView(m_page->board(), command); });
    m_deeds.add(Command::FitPlay, [this] { fitPlay(); });
    m_deeds.add(Command::SayFigure, [this, &session] {
        emit said(session.selection().isEmpty()
                      ? tr("Nobody is selected.")
                      : figureSentence(session.document(), session.selection().ids().front()));
    });
    m_deeds.add(Command::SayLast, [this, &session] {
        emit said(session.log().lines().empty() ? tr("Nothing has happened yet.")
                                                : session.log().lines().back().text);
    });
    m_deeds.add(Command::SayClocks,
                [this] { emit said(tr("The board has been on for %1.").arg(boardTime())); });
    m_deeds.add(Command::SaySide, [this] { saySide(); });
}

void PracticeDesk::stepTimeScale(int direction) {
    int at = 0;
    for (std::size_t i = 0; i < kRunScales.size(); ++i)
        if (std::abs(kRunScales.at(i) - m_session->timeScale()) < 0.01)
            at = static_cast<int>(i);
    const int wanted = std::clamp(at + direction, 0, static_cast<int>(kRunScales.size()) - 1);
    m_session->setTimeScale(kRunScales.at(static_cast<std::size_t>(wanted)));
}

void PracticeDesk::giveBall() {
    const auto& ids = m_session->selection().ids();
    if (ids.empty())
        return;
    if (ids.front().side() != m_session->document().state().offense)
        showRefusal(tr("Only the offense starts with the ball."), ids.front());
    else
        m_session->document().setCarrier(ids.front());
}

void PracticeDesk::swapSides() {
    const Side now = m_session->document().state().offense;
    if (const auto problem = m_session->document().setOffense(other(now)))
        showRefusal(*problem, std::nullopt);
}

void PracticeDesk::saySide() {
    m_sideSaid = other(m_sideSaid);
    const SetupDocument& document = m_session->document();
    QStringList men;
    for (const FigureSetup& figure : document.state().figures)
        if (figure.id.side() == m_sideSaid)
            men << figureSentence(document, figure.id);
    emit said(men.join(QLatin1Char(' ')));
}

void PracticeDesk::askSeed() {
    bool good = false;
    const QString text = QInputDialog::getText(
        m_page,
        tr("Seed"),
        tr("The luck of the next run. The same seed and the same places give the same run."),
        QLineEdit::Normal,
        seedText(m_session->seed()),
        &good);
    quint32 seed = 0;
    if (!good)
        return;
    if (readSeed(text, seed))
        m_session->setSeed(seed);
    else
        showRefusal(tr("A seed is up to eight digits 0 to 9 and A to F."), std::nullopt);
}

void PracticeDesk::askTable() {
    NewTableDialog dialog{m_library, m_choice, m_page->window()};
    if (dialog.exec() != QDialog::Accepted)
        return;
    emit pageAsked();
    openTable(dialog.choice());
}

}  // namespace thrum::gui
