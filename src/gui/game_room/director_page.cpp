#include "gui/board/board_view.hpp"
#include "gui/board_game/board_stage.hpp"
#include "gui/board_game/selection.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/context_menu.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/match/commands.hpp"
#include "gui/match/what_if_bar.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/page_switch.hpp"

#include <QAction>
#include <QMenu>

// The page of the game and the window around it: what each hears of the other.

namespace thrum::gui {

void MatchDirector::connectPage() {
    const Commands& commands = m_around.commands;
    m_page->setCoachKeys([&commands](Side side, CoachCommand command) {
        return commands[commandOf(side, command)]->shortcut().toString(QKeySequence::NativeText);
    });
    if (m_page->stage() != nullptr)
        connectStage(*m_page->stage());
    else  // without a board the letter is heard wherever the page leaves it free
        m_page->addAction(commands[Command::WatchAgain]);
    if (tapPage() != nullptr)
        connectBoard(*tapPage());
    takeSwitches();
    m_page->showLog(m_log);
    connect(m_page, &GamePage::factsChanged, this, &MatchDirector::factsChanged);
    connect(m_page, &GamePage::timePassed, this, &MatchDirector::timePassed);
    connect(&m_page->logPanel(), &LogPanel::momentAsked, this, &MatchDirector::momentAsked);
    connect(m_page, &GamePage::said, this, &MatchDirector::said);
    connect(m_page, &GamePage::newGameAsked, this, &MatchDirector::askNewGame);
    const WhatIfBar& whatIf = m_page->whatIfBar();
    connect(&whatIf, &WhatIfBar::replayAsked, this, &MatchDirector::backToReplayAsked);
    connect(&whatIf,
            &WhatIfBar::gameAsked,
            this,
            &MatchDirector::backToGame,
            Qt::QueuedConnection);  // the page that asks goes
    connect(m_page, &GamePage::ruleAsked, this, &MatchDirector::clauseAsked);
    connect(m_page, &GamePage::boxScoreAsked, this, [this] { emit boxScoreAsked(recordText()); });
    connect(m_page, &GamePage::replayAsked, this, [this](bool atLastPlay) {
        emit replayAsked(recordText(), atLastPlay);
    });
    connect(m_page, &GamePage::turningPointsAsked, this, [this] {
        emit turningPointsAsked(recordText());
    });
    connect(m_page, &GamePage::playAsked, this, [this](std::size_t play) {
        emit playAsked(recordText(), play);
    });
    Match& match = m_page->match();
    connect(&match, &Match::rattled, this, &MatchDirector::rattled);
    connect(&match, &Match::cameAbout, this, &MatchDirector::cameAbout);
    connect(m_page, &GamePage::sounded, this, &MatchDirector::sounded);
    connect(&match, &Match::refused, this, [this](const MatchRefusal& refusal) {
        emit clauseNoted(refusal.clause);
    });
    connect(&match, &Match::changed, this, [this] {
        const bool on = m_page->match().doing() == MatchDoing::Running;
        if (on != m_boardOn)
            emit boardSwitched(m_boardOn = on);
        if (m_page->match().doing() == MatchDoing::Over)
            noteEnd();
    });
}

void MatchDirector::connectStage(BoardStage& stage) {
    const Commands& commands = m_around.commands;
    stage.controls().setLayersMenu(commands.layersMenu());
    stage.controls().setZoomActions(commands[Command::ZoomOut],
                                    commands[Command::ZoomIn],
                                    commands[Command::FitPlay],
                                    commands[Command::FitBoard]);
    commands.listen(stage.board(), KeyPlace::Board, Front::Game);
    connect(&stage.board(), &BoardView::measured, this, [this](const QString& length) {
        emit said(length);
    });
    QAction* measure = commands[Command::Measure];
    connect(&stage.board(), &BoardView::measuringLeft, measure, [measure] {
        measure->setChecked(false);
    });
    connect(
        &stage.board(), &BoardView::hovered, this, [this, &stage](std::optional<FigureId> figure) {
            emit hovered(figure ? stage.spoken(*figure) : QString{});
        });
    connect(&stage.selection(), &Selection::changed, this, [this, &stage] {
        const auto focused = stage.selection().focused();
        emit hovered(focused ? stage.spoken(*focused) : QString{});
        emit factsChanged();
    });
}

void MatchDirector::connectBoard(TapPage& page) {
    connect(&page.board(),
            &BoardView::contextRequested,
            &page,
            [this, &page](std::optional<FigureId> figure, QPoint at) {
                auto* menu = new QMenu{&page};
                menu->setObjectName(QStringLiteral("boardMenu"));
                menu->setAttribute(Qt::WA_DeleteOnClose);
                fillContextMenu(*menu, page, m_around.commands, figure);
                menu->popup(at);
            });
    connect(&page, &TapPage::drillAgainAsked, this, [this, &page] {
        const std::string id = page.match().drill()->id;
        // not at once: the page that asks would go while it asks
        QMetaObject::invokeMethod(
            this,
            [this, id] {
                if (const auto why = startDrill(id))
                    emit said(*why);
            },
            Qt::QueuedConnection);
    });
    connect(&page, &TapPage::touchAsked, this, [this] { emit touchAsked(recordText()); });
}

void MatchDirector::takeSwitches() {
    const auto on = [this](Command command) { return m_around.commands[command]->isChecked(); };
    BoardStage* board = stage();
    if (board == nullptr)
        return;
    board->setSnap(on(Command::Snap));
    board->setTurned(on(Command::TurnBoard), on(Command::TurnForCoach));
    board->setFollowsBall(on(Command::FollowBall));
    board->board().setMeasuring(on(Command::Measure));
}

void MatchDirector::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    if (BoardStage* board = stage())
        board->setLayers(layers);
}

void MatchDirector::showLog(bool shown) {
    m_log = shown;
    if (m_page != nullptr)
        m_page->showLog(shown);
}

void MatchDirector::showPanels(bool shown) {
    if (m_page != nullptr)
        m_page->showPanels(shown);
}

bool MatchDirector::hasStrip() const {
    if (m_page == nullptr || m_around.pages.current() == m_around.practice)
        return false;
    // What is only tried does not stand above other games.
    return !m_page->match().whatIf() || isShown();
}

void MatchDirector::refresh() {
    if (m_page != nullptr)
        m_page->refresh();
}

StripDetail MatchDirector::stripDetail(StripPart part) const {
    return m_page->stripDetail(part);
}

void MatchDirector::refreshStrip() {
    if (m_page != nullptr)
        m_around.strip.showFacts(m_page->strip());
}

QString MatchDirector::title() const {
    if (m_page == nullptr)
        return {};
    return QStringLiteral("%1 · %2").arg(m_page->title(), m_page->promptTitle());
}

}  // namespace thrum::gui
