#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/games/tap/spoken.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/match/commands.hpp"
#include "gui/match/context_menu.hpp"
#include "gui/match/director.hpp"
#include "gui/match/page.hpp"
#include "gui/match/panel.hpp"
#include "gui/match/side_band.hpp"
#include "gui/match/strip.hpp"
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
    m_page->controls().setLayersMenu(commands.layersMenu());
    m_page->controls().setZoomActions(commands[Command::ZoomOut],
                                      commands[Command::ZoomIn],
                                      commands[Command::FitPlay],
                                      commands[Command::FitBoard]);
    commands.listen(m_page->board(), KeyPlace::Board, Front::Game);
    m_page->setCoachKeys([&commands](Side side, CoachCommand command) {
        return commands[commandOf(side, command)]->shortcut().toString(QKeySequence::NativeText);
    });
    connect(&m_page->board(),
            &BoardView::contextRequested,
            m_page,
            [this](std::optional<FigureId> figure, QPoint at) {
                auto* menu = new QMenu{m_page};
                menu->setObjectName(QStringLiteral("boardMenu"));
                menu->setAttribute(Qt::WA_DeleteOnClose);
                fillContextMenu(*menu, *m_page, m_around.commands, figure);
                menu->popup(at);
            });
    connect(&m_page->board(), &BoardView::measured, this, [this](const QString& length) {
        emit said(length);
    });
    QAction* measure = commands[Command::Measure];
    connect(&m_page->board(), &BoardView::measuringLeft, measure, [measure] {
        measure->setChecked(false);
    });
    takeSwitches();
    m_page->showLog(m_log);
    connect(m_page, &MatchPage::hoveredFigure, this, [this](std::optional<FigureId> figure) {
        emit hovered(figure ? spokenFigure(m_page->match(), *figure) : QString{});
    });
    connect(&m_page->selection(), &Selection::changed, this, [this] {
        const auto focused = m_page->selection().focused();
        emit hovered(focused ? spokenFigure(m_page->match(), *focused) : QString{});
        emit factsChanged();
    });
    connect(m_page, &MatchPage::factsChanged, this, &MatchDirector::factsChanged);
    connect(m_page, &MatchPage::timePassed, this, &MatchDirector::timePassed);
    connect(&m_page->logPanel(), &LogPanel::momentAsked, this, &MatchDirector::momentAsked);
    connect(m_page, &MatchPage::said, this, &MatchDirector::said);
    connect(m_page, &MatchPage::newGameAsked, this, &MatchDirector::askNewGame);
    connect(m_page, &MatchPage::drillAgainAsked, this, [this] {
        const std::string id = m_page->match().drill()->id;
        // not at once: the page that asks would go while it asks
        QMetaObject::invokeMethod(
            this,
            [this, id] {
                if (const auto why = startDrill(id))
                    emit said(*why);
            },
            Qt::QueuedConnection);
    });
    const WhatIfBar& whatIf = m_page->panel().whatIfBar();
    connect(&whatIf, &WhatIfBar::replayAsked, this, &MatchDirector::backToReplayAsked);
    connect(&whatIf,
            &WhatIfBar::gameAsked,
            this,
            &MatchDirector::backToGame,
            Qt::QueuedConnection);  // the page that asks goes
    connect(m_page, &MatchPage::clauseAsked, this, &MatchDirector::clauseAsked);
    connect(m_page, &MatchPage::boxScoreAsked, this, [this] { emit boxScoreAsked(recordText()); });
    connect(m_page, &MatchPage::replayAsked, this, [this](bool atLastPlay) {
        emit replayAsked(recordText(), atLastPlay);
    });
    connect(m_page, &MatchPage::turningPointsAsked, this, [this] {
        emit turningPointsAsked(recordText());
    });
    connect(m_page, &MatchPage::playAsked, this, [this](std::size_t play) {
        emit playAsked(recordText(), play);
    });
    connect(m_page, &MatchPage::touchAsked, this, [this] { emit touchAsked(recordText()); });
    TapMatch& match = m_page->match();
    connect(&match, &TapMatch::rattled, this, &MatchDirector::rattled);
    connect(m_page, &MatchPage::sounded, this, &MatchDirector::sounded);
    connect(&match, &TapMatch::refused, this, [this](const MatchRefusal& refusal) {
        emit clauseNoted(refusal.clause);
    });
    connect(&match, &TapMatch::changed, this, [this] {
        const bool on = m_page->match().doing() == MatchDoing::Running;
        if (on != m_boardOn)
            emit boardSwitched(m_boardOn = on);
        if (m_page->match().doing() == MatchDoing::Over)
            noteEnd();
    });
}

void MatchDirector::takeSwitches() {
    const auto on = [this](Command command) { return m_around.commands[command]->isChecked(); };
    if (m_page == nullptr)
        return;
    m_page->tool().setSnap(on(Command::Snap));
    m_page->setTurned(on(Command::TurnBoard), on(Command::TurnForCoach));
    m_page->setFollowsBall(on(Command::FollowBall));
    m_page->board().setMeasuring(on(Command::Measure));
}

void MatchDirector::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    if (m_page != nullptr)
        m_page->setLayers(layers);
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
    if (part == StripPart::Situation)
        return situationDetail(m_page->match());
    return {.title = tr("Clocks"),
            .lines = clockLines(m_page->match()),
            .clause = QStringLiteral("TAP-TM-6")};
}

void MatchDirector::refreshStrip() {
    if (m_page != nullptr)
        m_around.strip.showFacts(stripFacts(m_page->match()));
}

QString MatchDirector::title() const {
    if (m_page == nullptr)
        return {};
    return QStringLiteral("%1 · %2").arg(matchTitle(m_page->match()),
                                         m_page->panel().band().title());
}

}  // namespace thrum::gui
