#include "gui/board/board_view.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/view_commands.hpp"
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

// What the commands of the window mean at the practice table.

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
    connect(&m_session->document().undoStack(),
            &QUndoStack::indexChanged,
            this,
            &PracticeDesk::factsChanged);
    BoardView& board = m_page->board();
    connect(&board,
            &BoardView::contextRequested,
            this,
            [this](std::optional<FigureId> figure, QPoint at) {
                if (figure && !m_session->selection().contains(*figure))
                    m_session->selection().focusOn(figure);
                m_commands->contextMenu()->popup(at);
            });
    connect(commands[Command::Snap], &QAction::toggled, this, [this](bool checked) {
        m_session->tool().setSnap(checked);
    });
    connect(commands[Command::TurnBoard], &QAction::toggled, &board, &BoardView::setTurned);
}

bool PracticeDesk::take(Command command) {
    TableSession& session = *m_session;
    SetupTool& tool = session.tool();
    if (moveView(m_page->board(), command))
        return true;
    const auto setSpeed = [&session](int by) {
        session.document().setSpeed(session.document().data().table.speedTenths + by);
    };
    const auto select = [&](Side side) { tool.selectSide(side); };
    const Side offense = session.document().state().offense;
    switch (command) {
        case Command::NewTable:
            askTable();
            return true;
        case Command::CopyLog:
            QApplication::clipboard()->setText(session.log().asText());
            return true;
        case Command::MainAction:
            session.mainAction();
            return true;
        case Command::Switch:
            session.toggleSwitch();
            return true;
        case Command::Undo:
            session.document().undoStack().undo();
            return true;
        case Command::Redo:
            session.document().undoStack().redo();
            return true;
        case Command::SameAgain:
            session.sameAgain();
            return true;
        case Command::NewLuck:
            session.sameSetUpNewLuck();
            return true;
        case Command::WatchAgain:
            if (session.phase() == TablePhase::Watching)
                session.endWatching();
            else
                session.watchAgain();
            return true;
        case Command::BackToSetUp:
            session.backToSetUp();
            return true;
        case Command::Slower:
            stepTimeScale(-1);
            return true;
        case Command::Faster:
            stepTimeScale(1);
            return true;
        case Command::Seed:
            askSeed();
            return true;
        case Command::NextFigure:
            tool.focusNext(true);
            return true;
        case Command::PreviousFigure:
            tool.focusNext(false);
            return true;
        case Command::SelectOffense:
            select(offense);
            return true;
        case Command::SelectDefense:
            select(other(offense));
            return true;
        case Command::MoveLeft:
            tool.moveSelection(-0.5_yd, {});
            return true;
        case Command::MoveRight:
            tool.moveSelection(0.5_yd, {});
            return true;
        case Command::MoveUp:
            tool.moveSelection({}, 0.5_yd);
            return true;
        case Command::MoveDown:
            tool.moveSelection({}, -0.5_yd);
            return true;
        case Command::TurnLeft:
            tool.turnSelection(kTurn);
            return true;
        case Command::TurnRight:
            tool.turnSelection(-kTurn);
            return true;
        case Command::Mirror:
            tool.mirrorSelection();
            return true;
        case Command::GiveBall:
            giveBall();
            return true;
        case Command::OffenseFormation:
            m_setupPage->chooseFormation(true);
            return true;
        case Command::DefenseFormation:
            m_setupPage->chooseFormation(false);
            return true;
        case Command::SwapSides:
            swapSides();
            return true;
        case Command::SpeedUp:
            setSpeed(1);
            return true;
        case Command::SpeedDown:
            setSpeed(-1);
            return true;
        case Command::FitPlay:
            fitPlay();
            return true;
        case Command::SayFigure:
            emit said(session.selection().isEmpty()
                          ? tr("Nobody is selected.")
                          : figureSentence(session.document(), session.selection().ids().front()));
            return true;
        case Command::SayLast:
            emit said(session.log().lines().empty() ? tr("Nothing has happened yet.")
                                                    : session.log().lines().back().text);
            return true;
        case Command::SayClocks:
            emit said(tr("The board has been on for %1.").arg(boardTime()));
            return true;
        case Command::SaySide:
            saySide();
            return true;
        default:
            return false;
    }
}

void PracticeDesk::refreshCommands() {
    const Commands& commands = *m_commands;
    const TablePhase phase = m_session->phase();
    const bool setUp = phase == TablePhase::SetUp;
    const bool turns = m_session->tool().turnsAllowed();
    const bool chosen = !m_session->selection().isEmpty();
    const QUndoStack& undo = m_session->document().undoStack();
    const auto enable = [&commands](Command command, bool on) {
        commands[command]->setEnabled(on);
    };
    enable(Command::Undo, undo.canUndo() && turns);
    commands[Command::Undo]->setText(undo.canUndo() ? tr("&Undo %1").arg(undo.undoText())
                                                    : tr("&Undo"));
    enable(Command::Redo, undo.canRedo() && turns);
    commands[Command::Redo]->setText(undo.canRedo() ? tr("&Redo %1").arg(undo.redoText())
                                                    : tr("&Redo"));
    enable(Command::SameAgain, m_session->mayRepeat());
    enable(Command::NewLuck, m_session->mayRepeat());
    enable(Command::BackToSetUp, m_session->mayRepeat() && !setUp);
    enable(Command::WatchAgain,
           phase == TablePhase::Result || phase == TablePhase::Stopped ||
               phase == TablePhase::Watching);
    enable(Command::Seed, setUp);
    enable(Command::Mirror, setUp);
    for (const Command command : {Command::TurnLeft, Command::TurnRight})
        enable(command, turns && chosen);
    enable(Command::GiveBall, setUp && chosen);
    for (const Command command :
         {Command::OffenseFormation, Command::DefenseFormation, Command::SwapSides})
        enable(command, setUp);
    for (const Command command : {Command::SpeedUp, Command::SpeedDown})
        enable(command, !m_session->boardOn());
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
    if (dialog.exec() == QDialog::Accepted)
        openTable(dialog.choice());
}

}  // namespace thrum::gui
