#include "gui/games/tap/tap_page.hpp"

#include "gui/board/board_layout.hpp"
#include "gui/board/board_view.hpp"
#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"
#include "gui/games/tap/arbiter_panel.hpp"
#include "gui/games/tap/hint.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/scene.hpp"
#include "gui/games/tap/spoken.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/match/pages/prompt_page.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/frame_time.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <algorithm>

#include <QListView>
#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using tap::DecisionKind;
constexpr int kClockMs = 100;

/// What a coach who listens has to hear first of all that happened.
NewsKind newsOf(const std::vector<tap::Event>& events) {
    NewsKind most = NewsKind::Result;
    for (const tap::Event& event : events) {
        switch (event.kind) {
            case tap::EventKind::FlagThrown:
            case tap::EventKind::PenaltyEnforced:
                return NewsKind::Flag;
            case tap::EventKind::Touchdown:
            case tap::EventKind::Safety:
            case tap::EventKind::FieldGoalGood:
                most = NewsKind::Score;
                break;
            default:
                break;
        }
    }
    return most;
}
}  // namespace

TapPage::TapPage(std::unique_ptr<TapMatch> match, QWidget* parent)
    : GamePage{parent},
      m_match{std::move(match)},
      m_tool{*m_match, m_selection},
      m_calls{*m_match},
      m_writer{*m_match, m_log},
      m_sounds{*m_match},
      m_adviser{*m_match} {
    setObjectName(QStringLiteral("matchPage"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    m_layout = new BoardLayout{this};
    column->addWidget(m_layout);
    m_board = &m_layout->board();
    m_board->setObjectName(QStringLiteral("matchBoard"));
    m_board->setTool(&m_tool);
    m_controls = &m_layout->controls();
    m_controls->freezeSpeed();
    m_refusal = &m_layout->refusal();
    QSplitter& right = m_layout->right();
    m_panel = new TapPanel{
        TapDesk{*m_match, m_tool, m_selection, m_calls, m_coachKeys}, m_writer, &right};
    m_logPanel = new LogPanel{m_log, &right};
    m_layout->setPanes(*m_panel, *m_logPanel, true);

    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connect(&m_frames, &QTimer::timeout, this, &TapPage::onFrame);
    m_clocks.setInterval(kClockMs);
    connect(&m_clocks, &QTimer::timeout, this, [this] {
        m_panel->refreshTime();
        m_sounds.refreshTime();
        if (m_arbiter != nullptr && m_arbiter->isVisible())
            m_arbiter->refreshTime();
        emit timePassed();
    });
    connectMatch();
}

TapPage::~TapPage() {
    m_board->setTool(nullptr);
}

void TapPage::connectMatch() {
    connect(m_match.get(), &TapMatch::changed, this, &TapPage::onChanged);
    connect(m_match.get(), &TapMatch::refused, this, &TapPage::onRefused);
    connect(m_match.get(), &TapMatch::stuck, this, [this](const QString& reason) {
        m_refusal->say(reason, m_board->rect().center());
        emit said(reason, NewsKind::Refusal);
    });
    connect(m_match.get(),
            &TapMatch::happened,
            this,
            [this](const std::vector<tap::Event>& events, const tap::State&) {
                m_refusal->dismissWhenRead();
                noteCalls(events);
                if (!m_writer.last().isEmpty())
                    emit said(m_writer.last(), newsOf(events));
            });
    connect(m_match.get(), &TapMatch::corrected, this, [this](const QString& sentence) {
        emit said(sentence);
    });
    connect(&m_sounds, &TapSounds::sounded, this, &TapPage::sounded);
    connect(&m_sounds, &TapSounds::announced, this, [this](const QString& sentence) {
        emit said(sentence, NewsKind::ClockNotch);
    });
    connect(&m_adviser, &HintThread::found, this, &TapPage::onHint);
    connect(&m_tool, &MatchTool::previewChanged, this, [this] {
        refreshScene();
        if (m_match->state().phase == tap::Phase::PassSet)
            m_panel->refresh();
    });
    connect(&m_tool, &MatchTool::clicked, this, [this](FigureId figure) {
        if (MatchPromptPage* page = m_panel->page())
            page->figureClicked(figure);
    });
    connect(&m_selection, &Selection::changed, this, [this] {
        refreshScene();
        if (m_match->doing() == MatchDoing::Waiting)
            m_panel->refresh();
    });
    connect(m_board, &BoardView::hovered, this, [this](std::optional<FigureId> figure) {
        m_hovered = figure;
        if (m_match->state().phase == tap::Phase::PassSet)
            refreshScene();
    });
    connect(m_board, &BoardView::viewChanged, this, [this] {
        m_controls->showZoom(m_board->view().zoom());
    });
    connect(m_panel, &TapPanel::newGameAsked, this, &TapPage::newGameAsked);
    connect(m_panel, &TapPanel::drillAgainAsked, this, &TapPage::drillAgainAsked);
    connect(&m_panel->lineUpPage(), &LineUpPage::benchDragged, this, &TapPage::dragIn);
    m_panel->lineUpPage().askWristOf([this] { return wristProblem(); });
    connect(&m_panel->lineUpPage(), &LineUpPage::wristAsked, this, &TapPage::showWristCard);
    connect(&m_panel->lineUpPage(), &LineUpPage::benchDropped, this, &TapPage::dropIn);
    connect(m_panel, &TapPanel::peekAsked, this, &TapPage::peek);
    connect(m_panel, &TapPanel::adviceTaken, this, &TapPage::takeHint);
    connect(m_panel, &TapPanel::playAsked, this, &TapPage::playAsked);
    connect(m_panel, &TapPanel::touchAsked, this, &TapPage::touchAsked);
    connect(m_panel, &TapPanel::boxScoreAsked, this, &TapPage::boxScoreAsked);
    connect(m_panel, &TapPanel::turningPointsAsked, this, &TapPage::turningPointsAsked);
    connect(m_panel, &TapPanel::replayAsked, this, &TapPage::replayAsked);
    connect(m_refusal, &RefusalBubble::clauseAsked, this, &TapPage::ruleAsked);
    connect(m_logPanel, &LogPanel::clauseAsked, this, &TapPage::ruleAsked);
    connect(m_panel, &TapPanel::clauseAsked, this, &TapPage::ruleAsked);
    // Not at once: the Enter that closed a list would be the board's as well.
    connect(
        m_panel,
        &TapPanel::boardWanted,
        m_board,
        [this] { m_board->setFocus(); },
        Qt::QueuedConnection);
    connect(m_controls, &ControlBar::switchPressed, this, &TapPage::toggleSwitch);
    connect(m_controls, &ControlBar::timeScaleChosen, m_match.get(), &TapMatch::setTimeScale);
    // A game's keys work wherever the page has the keyboard, but not in a field of text.
    m_panel->installEventFilter(this);
}

QString TapPage::spoken(FigureId figure) const {
    return spokenFigure(*m_match, figure);
}

std::vector<QWidget*> TapPage::panes() const {
    return {m_board, m_panel, m_logPanel->list()};
}

void TapPage::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    refreshScene();
}

void TapPage::showPanels(bool shown) {
    m_layout->showPanes(shown);
    floatPanel();
}

void TapPage::showLog(bool shown) {
    m_layout->showLower(shown);
}

// In full screen the panel is there where it is needed: not over a run, nor over coaches who are
// watched.
void TapPage::floatPanel() {
    const MatchDoing doing = m_match->doing();
    m_layout->floatUpper(doing != MatchDoing::Running &&
                         !(isSeatAtWork(doing) && m_match->isWatched()));
}

void TapPage::onChanged() {
    askedAnew();
    const bool running = m_match->doing() == MatchDoing::Running;
    if (running != m_frames.isActive()) {
        if (running)
            m_frames.start();
        else
            m_frames.stop();
    }
    if (m_match->isTimed())
        m_clocks.start();
    else
        m_clocks.stop();
    m_tool.reset();
    dropOldHint();
    turnBoard();
    refresh();
    showPlay();
}

void TapPage::refresh() {
    refreshScene();
    m_panel->refresh();
    floatPanel();
    const bool running = m_match->doing() == MatchDoing::Running;
    const bool ended = m_match->doing() == MatchDoing::Ended;
    const bool mayStop = running || (!ended && m_match->wants(DecisionKind::SwitchOn));
    m_controls->showSwitch(running, mayStop);
    m_controls->showSpeed(m_match->data().table.speedTenths, false);
    m_controls->offerFast(m_match->isWatched());
    m_controls->showTimeScale(m_match->timeScale());
    m_controls->showBoardTime(
        boardTimeText(m_match->drawnState().playFacts.boardTicks +
                          static_cast<int>(running || ended ? m_match->drawnTick() : 0.0),
                      std::max(1, m_match->state().board.ticksPerSecond)));
    emit factsChanged();
}

void TapPage::refreshScene() {
    BoardScene scene = buildScene(*m_match, m_tool, m_selection, m_layers, m_hovered);
    if (m_hint)
        addHint(scene, *m_match, *m_hint);
    m_board->showScene(std::move(scene));
}

void TapPage::onFrame() {
    if (m_follows)
        followBall();
    refreshScene();
    m_panel->refreshTime();
    m_controls->showBoardTime(boardTimeText(
        m_match->state().playFacts.boardTicks + static_cast<int>(m_match->drawnTick()),
        std::max(1, m_match->film().ticksPerSecond())));
    emit timePassed();
}

void TapPage::onRefused(const MatchRefusal& refusal) {
    m_refusal->say(
        refusal.sentence, placeOf(refusal.figure), refusal.clause, menOnScreen(refusal.figure));
    emit said(refusal.sentence, NewsKind::Refusal);
}

void TapPage::dragIn(FigureId figure, QPoint onScreen) {
    const QPoint at = m_board->mapFromGlobal(onScreen);
    if (!m_board->rect().contains(at))
        return;
    if (m_tool.inHand() != figure)
        m_tool.takeInHand(figure);
    m_tool.move(m_board->pointer(at));
}

// Beside the board he goes back to the bench.
void TapPage::dropIn(FigureId figure, QPoint onScreen) {
    const QPoint at = m_board->mapFromGlobal(onScreen);
    if (m_board->rect().contains(at)) {
        dragIn(figure, onScreen);
        m_tool.press(m_board->pointer(at));
    } else {
        m_tool.takeInHand(std::nullopt);
    }
    m_board->setFocus();
}

QPoint TapPage::placeOf(std::optional<FigureId> figure) const {
    const FigureDrawing* man = figure ? m_board->scene().figure(*figure) : nullptr;
    return man != nullptr ? m_board->pixelOf(man->at).toPoint() : m_board->rect().center();
}

// The one it is about first, then who has the ball: on them a refusal lies last of all.
std::vector<QRect> TapPage::menOnScreen(std::optional<FigureId> about) const {
    const BoardScene& scene = m_board->scene();
    std::vector<FigureId> ids;
    for (const auto& first : {about, scene.carrier})
        if (first)
            ids.push_back(*first);
    for (const FigureDrawing& figure : scene.figures)
        ids.push_back(figure.id);
    constexpr double kReachYards = 1.6;
    std::vector<QRect> men;
    for (const FigureId id : ids)
        if (const FigureDrawing* man = scene.figure(id)) {
            const QPointF reach{kReachYards, kReachYards};
            men.push_back(
                QRectF{m_board->pixelOf(man->at - reach), m_board->pixelOf(man->at + reach)}
                    .normalized()
                    .toRect());
        }
    return men;
}

}  // namespace thrum::gui
