#include "gui/match/match_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/match/arbiter_panel.hpp"
#include "gui/match/match_hint.hpp"
#include "gui/match/match_panel.hpp"
#include "gui/match/match_scene.hpp"
#include "gui/match/match_words.hpp"
#include "gui/match/pages/line_up_page.hpp"
#include "gui/panels/board_layout.hpp"
#include "gui/panels/control_bar.hpp"
#include "gui/panels/log_panel.hpp"
#include "gui/panels/refusal_bubble.hpp"
#include "gui/session/field_words.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using tap::DecisionKind;
constexpr int kFrameMs = 16;
constexpr int kClockMs = 100;

QPointF yardsOf(FieldPoint at) {
    return {at.x.yards(), at.y.yards()};
}

tap::State untimed(tap::State state) {
    state.clocks.clear();
    return state;
}

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

MatchPage::MatchPage(std::unique_ptr<TapMatch> match, QWidget* parent)
    : QWidget{parent},
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
    m_panel = new MatchPanel{MatchDesk{*m_match, m_tool, m_selection, m_calls}, m_writer, &right};
    m_logPanel = new LogPanel{m_log, &right};
    m_layout->setPanes(*m_panel, *m_logPanel, true);

    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connect(&m_frames, &QTimer::timeout, this, &MatchPage::onFrame);
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

MatchPage::~MatchPage() {
    m_board->setTool(nullptr);
}

void MatchPage::connectMatch() {
    connect(m_match.get(), &TapMatch::changed, this, &MatchPage::onChanged);
    connect(m_match.get(), &TapMatch::refused, this, &MatchPage::onRefused);
    connect(m_match.get(), &TapMatch::stuck, this, [this](const QString& reason) {
        m_refusal->say(reason, m_board->rect().center());
        emit said(reason, NewsKind::Refusal);
    });
    connect(m_match.get(),
            &TapMatch::happened,
            this,
            [this](const std::vector<tap::Event>& events, const tap::State&) {
                noteCalls(events);
                if (!m_writer.last().isEmpty())
                    emit said(m_writer.last(), newsOf(events));
            });
    connect(m_match.get(), &TapMatch::corrected, this, [this](const QString& sentence) {
        emit said(sentence);
    });
    connect(&m_sounds, &MatchSounds::sounded, this, &MatchPage::sounded);
    connect(&m_sounds, &MatchSounds::announced, this, [this](const QString& sentence) {
        emit said(sentence, NewsKind::ClockNotch);
    });
    connect(&m_adviser, &HintThread::found, this, &MatchPage::onHint);
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
        emit hoveredFigure(figure);
    });
    connect(m_board, &BoardView::viewChanged, this, [this] {
        m_controls->showZoom(m_board->view().zoom());
    });
    connect(m_panel, &MatchPanel::newGameAsked, this, &MatchPage::newGameAsked);
    connect(m_panel, &MatchPanel::drillAgainAsked, this, &MatchPage::drillAgainAsked);
    connect(m_panel, &MatchPanel::peekAsked, this, &MatchPage::peek);
    connect(m_panel, &MatchPanel::playAsked, this, &MatchPage::playAsked);
    connect(m_panel, &MatchPanel::touchAsked, this, &MatchPage::touchAsked);
    connect(m_panel, &MatchPanel::boxScoreAsked, this, &MatchPage::boxScoreAsked);
    connect(m_panel, &MatchPanel::replayAsked, this, &MatchPage::replayAsked);
    connect(m_refusal, &RefusalBubble::clauseAsked, this, &MatchPage::clauseAsked);
    connect(m_logPanel, &LogPanel::clauseAsked, this, &MatchPage::clauseAsked);
    connect(m_panel, &MatchPanel::clauseAsked, this, &MatchPage::clauseAsked);
    // Not at once: the Enter that closed a list would be the board's as well.
    connect(
        m_panel,
        &MatchPanel::boardWanted,
        m_board,
        [this] { m_board->setFocus(); },
        Qt::QueuedConnection);
    connect(m_controls, &ControlBar::switchPressed, this, &MatchPage::toggleSwitch);
    connect(m_controls, &ControlBar::timeScaleChosen, m_match.get(), &TapMatch::setTimeScale);
    // A game's keys work wherever the page has the keyboard, but not in a field of text.
    m_panel->installEventFilter(this);
}

void MatchPage::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    refreshScene();
}

void MatchPage::showPanels(bool shown) {
    m_layout->showPanes(shown);
}

void MatchPage::onChanged() {
    const bool running = m_match->doing() == MatchDoing::Running;
    if (running != m_frames.isActive()) {
        if (running)
            m_frames.start();
        else
            m_frames.stop();
    }
    const bool clocks =
        (m_match->doing() == MatchDoing::Waiting || m_match->doing() == MatchDoing::Ended) &&
        std::ranges::any_of(m_match->prompt().clocks, &tap::ClockView::running);
    if (clocks)
        m_clocks.start();
    else
        m_clocks.stop();
    m_tool.reset();
    dropOldHint();
    turnBoard();
    refresh();
    showPlay();
}

void MatchPage::setTurned(bool turned, bool forCoach) {
    m_turned = turned;
    m_turnsForCoach = forCoach;
    turnBoard();
}

void MatchPage::turnBoard() {
    const bool shared = m_match->isPerson(Side::Home) && m_match->isPerson(Side::Visitor);
    // A run is watched from where it was switched on; the board turns for the next window.
    if (m_match->doing() != MatchDoing::Waiting && m_match->doing() != MatchDoing::Over)
        return;
    const bool other = m_turnsForCoach && shared && m_match->prompt().side == Side::Visitor;
    m_board->setTurned(m_turned != other);
}

// --- hints ----------------------------------------------------------------------------------

void MatchPage::hint() {
    if (m_adviser.isThinking() || m_hint) {
        dropHint();
        refreshScene();
        return;
    }
    m_tool.flush();
    if (const QString why = hintProblem(*m_match); !why.isEmpty()) {
        m_refusal->say(why, m_board->rect().center());
        emit said(why);
        return;
    }
    m_hintFor = untimed(m_match->state());
    m_panel->showAdvice(tr("The adviser thinks… H stops him."));
    m_adviser.ask();
}

void MatchPage::onHint(const std::optional<coach::Hint>& hint) {
    m_hint = hint;
    const QString sentence =
        hint ? tr("Hint: %1").arg(hintSentence(*hint)) : tr("There is nothing to advise here.");
    m_panel->showAdvice(sentence);
    emit said(sentence);
    refreshScene();
}

// A clock that runs out while the adviser thinks changes nothing he was asked about.
void MatchPage::dropOldHint() {
    if ((m_hint || m_adviser.isThinking()) && untimed(m_match->state()) == m_hintFor)
        return;
    dropHint();
}

void MatchPage::dropHint() {
    m_adviser.abandon();
    m_hint.reset();
    m_panel->showAdvice({});
}

void MatchPage::refresh() {
    refreshScene();
    m_panel->refresh();
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

void MatchPage::refreshScene() {
    BoardScene scene = buildScene(*m_match, m_tool, m_selection, m_layers, m_hovered);
    if (m_hint)
        addHint(scene, *m_match, *m_hint);
    m_board->showScene(std::move(scene));
}

void MatchPage::onFrame() {
    if (m_follows)
        followBall();
    refreshScene();
    m_panel->refreshTime();
    m_controls->showBoardTime(boardTimeText(
        m_match->state().playFacts.boardTicks + static_cast<int>(m_match->drawnTick()),
        std::max(1, m_match->film().ticksPerSecond())));
    emit timePassed();
}

void MatchPage::onRefused(const MatchRefusal& refusal) {
    QPoint near = m_board->rect().center();
    const tap::Figure* man =
        refusal.figure ? tap::findOnBoard(m_match->state(), *refusal.figure) : nullptr;
    if (man != nullptr)
        near = m_board->pixelOf(yardsOf(man->pose.at)).toPoint();
    m_refusal->say(refusal.sentence, near, refusal.clause);
    emit said(refusal.sentence, NewsKind::Refusal);
}

void MatchPage::fitPlay() {
    const tap::State& s = m_match->state();
    const int attack = s.offense == Side::Home ? 1 : -1;
    m_board->fitPlay(QPointF{s.lineOfScrimmage.yards() + 6.0 * attack, field::kMiddle.y.yards()});
}

void MatchPage::showPlay() {
    const tap::State& s = m_match->state();
    if (s.phase == tap::Phase::Setup || s.phase == tap::Phase::Toss) {
        if (!m_shownLine)
            m_board->fitBoard();
        return;
    }
    if (m_match->doing() == MatchDoing::Over) {
        m_board->fitBoard();
        return;
    }
    const std::pair shown{s.lineOfScrimmage, s.playFacts.kind};
    if (m_shownLine == shown || m_match->doing() == MatchDoing::Running ||
        m_match->doing() == MatchDoing::Ended)
        return;
    const bool first = !m_shownLine;
    const bool kicked = m_shownLine && m_shownLine->second != s.playFacts.kind;
    m_shownLine = shown;
    const QRectF seen = m_board->view().visibleField();
    // The view moves for a new line only, and only if the play would not be in sight (UX-8.4):
    // backs behind the line, and as far ahead of it as a pass goes.
    constexpr double kBehind = 14.0;
    constexpr double kAhead = 30.0;
    constexpr double kRail = 10.0;  // behind each goal line there is the end zone and no more
    const int attack = s.offense == Side::Home ? 1 : -1;
    const double line = s.lineOfScrimmage.yards();
    const double behind = std::clamp(line - attack * kBehind, -kRail, 100.0 + kRail);
    const double ahead = std::clamp(line + attack * kAhead, -kRail, 100.0 + kRail);
    if (s.playFacts.kind != tap::PlayKind::Scrimmage)
        m_board->fitBoard();
    else if (first || kicked || std::min(behind, ahead) < seen.left() ||
             std::max(behind, ahead) > seen.right() || seen.width() > 100.0)
        fitPlay();
}

void MatchPage::followBall() {
    const BoardScene& scene = m_board->scene();
    const FigureDrawing* carrier = scene.carrier ? scene.figure(*scene.carrier) : nullptr;
    if (carrier == nullptr)
        return;
    const QRectF seen = m_board->view().visibleField();
    const double slackX = seen.width() * 0.3;
    const double slackY = seen.height() * 0.3;
    if (!seen.adjusted(slackX, slackY, -slackX, -slackY).contains(carrier->at))
        m_board->centreOn(carrier->at);
}

// --- what keys and commands do --------------------------------------------------------------

// Asked once a game (ux 20.3), and told in the record each time.
void MatchPage::peek() {
    if (!m_calls.mayPeek())
        return;
    if (!m_peekAllowed) {
        QMessageBox question{QMessageBox::NoIcon,
                             tr("Peek at the covered call"),
                             tr("The record will tell that you looked at the offense's call "
                                "before the defense had answered."),
                             QMessageBox::NoButton,
                             this};
        auto* look = question.addButton(tr("Peek"), QMessageBox::AcceptRole);
        question.addButton(tr("Leave it covered"), QMessageBox::RejectRole);
        question.exec();
        if (question.clickedButton() != look)
            return;
        m_peekAllowed = true;
    }
    m_calls.peek();
    m_match->note(tr("The offense's covered call was peeked at."));
    m_board->setFocus();
    refresh();
}

// Covered calls come into the record when the play is over: nobody can look them up before.
void MatchPage::noteCalls(const std::vector<tap::Event>& events) {
    const bool over = std::ranges::any_of(
        events, [](const tap::Event& e) { return e.kind == tap::EventKind::BoardCleared; });
    if (const QString calls = over ? m_calls.revealed() : QString{}; !calls.isEmpty())
        m_match->note(calls);
}

void MatchPage::mainAction() {
    sayWithheld();
    m_panel->pressMain();
}

// A press on a button that cannot be pressed now is answered with its reason.
void MatchPage::sayWithheld() {
    if (const QString why = m_panel->withheld(); !why.isEmpty())
        emit said(why, NewsKind::Refusal);
}

void MatchPage::toggleSwitch() {
    m_tool.flush();
    if (m_match->doing() == MatchDoing::Ended)
        emit said(tr("The play is over. Enter goes on."));
    else if (m_match->doing() == MatchDoing::Running || m_match->wants(DecisionKind::SwitchOn))
        mainAction();
    else if (m_match->doing() == MatchDoing::Waiting)
        emit said(tr("The board waits for this first: %1.").arg(promptWords(*m_match).title),
                  NewsKind::Refusal);
    else
        emit said(tr("The board may not be switched on now."), NewsKind::Refusal);
}

void MatchPage::done(Side side) {
    m_tool.flush();
    if (m_match->doing() == MatchDoing::Ended && m_match->isPerson(side))
        m_panel->pressMain();
    if (m_match->doing() != MatchDoing::Waiting)
        return;
    const tap::Prompt& prompt = m_match->prompt();
    if (prompt.side == side && m_match->mayAct(side)) {
        m_panel->pressMain();
        return;
    }
    const auto& also = prompt.also;
    const bool ready =
        prompt.bothSides || std::ranges::find(also, DecisionKind::Ready) != also.end();
    if (ready && m_match->isPerson(side))
        m_match->submit(m_match->option(DecisionKind::ConfirmMethod) != nullptr
                            ? DecisionKind::ConfirmMethod
                            : DecisionKind::Ready,
                        side);
}

void MatchPage::callPenalty(Side side) {
    m_tool.flush();
    if (m_match->doing() != MatchDoing::Waiting || !m_match->isPerson(side))
        return;
    const tap::Prompt& prompt = m_match->prompt();
    const auto& calls = prompt.side == side ? prompt.calls : prompt.also;
    for (const DecisionKind kind : {DecisionKind::CallTooManyMen,
                                    DecisionKind::CallDelay,
                                    DecisionKind::CallInterference,
                                    DecisionKind::CallGunner}) {
        if (std::ranges::find(calls, kind) != calls.end()) {
            m_match->submit(kind, side);
            return;
        }
    }
    // Nothing to call: the rules say why.
    m_match->submit(DecisionKind::CallDelay, side);
}

void MatchPage::callDown(Side side) {
    const auto carrier = m_match->state().carrier;
    if (carrier && carrier->side() == side)
        m_match->call(side, CallKind::Down);
}

void MatchPage::undo() {
    // What is still only shown goes first.
    if (m_tool.cancelWaiting())
        return;
    m_match->undo();
}

void MatchPage::redo() {
    if (!m_match->redo())
        emit said(tr("There is nothing to do again."));
}

void MatchPage::pause() {
    if (m_match->isWatched() || m_match->doing() == MatchDoing::Thinking || m_match->held())
        m_match->setHeld(!m_match->held());
    else
        m_match->submit(m_match->state().paused ? DecisionKind::Resume : DecisionKind::Pause);
}

void MatchPage::showArbiter() {
    m_match->playSeen();
    m_match->resume();
    if (m_arbiter == nullptr)
        m_arbiter = new ArbiterPanel{*m_match, this};
    m_arbiter->show();
    m_arbiter->raise();
    m_arbiter->activateWindow();
}

void MatchPage::coach(Side side, CoachCommand command) {
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

bool MatchPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return event->isAccepted();
    }
    return QWidget::eventFilter(watched, event);
}

void MatchPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* focus = QApplication::focusWidget();
    const bool typing = qobject_cast<const QLineEdit*>(focus) != nullptr ||
                        (qobject_cast<const QComboBox*>(focus) != nullptr && !enter);
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (typing || !plain || event->isAutoRepeat()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 &&
        m_panel->pressChoice(event->key() - Qt::Key_0)) {
        event->accept();
        return;
    }
    if (enter) {
        mainAction();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Space) {
        toggleSwitch();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_F) {
        m_panel->lineUpPage().chooseFormation();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
