#include "gui/games/solitaire/table.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/games/solitaire/bar_facts.hpp"
#include "gui/games/solitaire/board_picture.hpp"
#include "gui/games/solitaire/choice_page.hpp"
#include "gui/games/solitaire/line_up_page.hpp"
#include "gui/games/solitaire/over_page.hpp"
#include "gui/games/solitaire/scene.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/games/solitaire/shot_page.hpp"
#include "gui/games/solitaire/stop_page.hpp"
#include "gui/games/solitaire/words.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui::sol {

namespace {
using solitaire::DecisionKind;
using solitaire::EventKind;
using solitaire::Phase;

bool isThrown(solitaire::ShotKind kind) {
    return kind == solitaire::ShotKind::Throw || kind == solitaire::ShotKind::Pitch;
}
}  // namespace

SolTable::SolTable(SolMatch& match)
    : GameTable{match},
      m_match{match},
      m_shot{match},
      m_tool{match, m_selection, m_shot},
      m_picture{new SolPicture} {
    const SolDesk desk{m_match, m_tool, m_selection, m_shot, m_keys};
    m_choice = new ChoicePage{desk};
    m_lineUp = new LineUpPage{desk};
    m_stop = new StopPage{desk};
    m_run = new RunPage{desk};
    m_shotPage = new ShotPage{desk};
    m_over = new OverPage{desk};
    m_air = new AirPage{desk};
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connectParts();
}

// Pages and picture belong to the window by now, if it has taken them.
SolTable::~SolTable() {
    if (m_picture != nullptr)
        m_picture->board().setTool(nullptr);
    for (MatchPromptPage* page : pages())
        if (page != nullptr && page->parentWidget() == nullptr)
            delete page;
    if (m_picture != nullptr && m_picture->parentWidget() == nullptr)
        delete m_picture;
}

void SolTable::connectParts() {
    connect(&m_frames, &QTimer::timeout, this, &SolTable::onFrame);
    board().setTool(&m_tool);
    connect(&m_tool, &MenTool::previewChanged, this, &SolTable::refreshScene);
    connect(&m_tool, &MenTool::clicked, this, [this](FigureId figure) {
        if (MatchPromptPage* page = pageFor(); m_match.doing() == MatchDoing::Waiting)
            page->figureClicked(figure);
    });
    connect(&m_selection, &Selection::changed, this, [this] {
        refreshScene();
        if (m_match.doing() == MatchDoing::Waiting)
            emit choiceChanged();
    });
    connect(&m_shot, &ShotDesk::changed, this, [this] {
        if (m_match.doing() == MatchDoing::Waiting)
            emit choiceChanged();
    });
    connect(&m_shot, &ShotDesk::moved, this, [this] {
        m_outlook = m_shot.outlook();
        refreshScene();
        refreshShotBar();
        if (m_shotPage != nullptr)
            m_shotPage->refreshTime();
    });
    ShotBar& bar = m_picture->shot();
    connect(&bar, &ShotBar::pressed, &m_shot, &ShotDesk::press);
    connect(&bar, &ShotBar::letGo, &m_shot, &ShotDesk::letGo);
    connect(&bar, &ShotBar::powerAsked, &m_shot, &ShotDesk::setPower);
    connect(m_air, &AirPage::enough, this, &SolTable::endFlight);
    connect(&board(), &BoardView::viewChanged, this, [this] {
        controls().showZoom(board().view().zoom());
    });
    connect(&controls(), &ControlBar::switchPressed, this, &SolTable::toggleSwitch);
    connect(&controls(), &ControlBar::timeScaleChosen, &m_match, &SolMatch::setTimeScale);
    connect(&m_match, &Match::takenBack, this, [this] { m_flight.clear(); });
}

QWidget& SolTable::picture() {
    return *m_picture;
}
QWidget& SolTable::keyboardPart() {
    return m_picture->board();
}
BoardView& SolTable::board() const {
    return m_picture->board();
}
ControlBar& SolTable::controls() const {
    return m_picture->controls();
}
QString SolTable::spoken(FigureId figure) const {
    // as he is shown: what the hand has turned is handed in a moment later
    const auto& turned = m_tool.preview();
    const auto man = std::ranges::find(turned, figure, &FigureSetup::id);
    return spokenMan(
        m_match, figure, man != turned.end() ? std::optional{man->pose} : std::nullopt);
}

std::vector<MatchPromptPage*> SolTable::pages() {
    return {m_choice, m_lineUp, m_stop, m_run, m_shotPage, m_over, m_air};
}

MatchPromptPage* SolTable::pageFor() {
    if (m_match.doing() == MatchDoing::Throwing)
        return m_air;
    if (m_match.doing() == MatchDoing::Ended)
        return m_over;
    switch (m_match.prompt().phase) {
        case Phase::KickAlign:
        case Phase::Align:
            return m_lineUp;
        case Phase::Stop:
        case Phase::Loose:
            return m_stop;
        case Phase::KickShot:
        case Phase::Shot:
            return m_shotPage;
        default:
            return m_choice;
    }
}

MatchPromptPage* SolTable::runPage() {
    return m_run;
}

PromptWords SolTable::words() const {
    return {titleOf(m_match), leadOf(m_match)};
}

// --- what is shown --------------------------------------------------------------------------

void SolTable::happened() {
    soundFlight(m_match.events());
    // without chance in it nothing fell: the shot is shown when it is over
    const auto shot = shotIn(m_match.state(), m_match.events());
    if (shot && !m_flight.isShown() && !m_match.brisk())
        fly(*shot);
}

void SolTable::fly(const ShotMade& shot) {
    m_flight.start(shot, m_match.time().nowMs(), Comfort::instance().reducedMotion());
    m_landed = false;
    emit sounded(isThrown(shot.kind) ? GameSound::Throw : GameSound::Kick);
}

void SolTable::soundFlight(const std::vector<solitaire::Event>& events) {
    for (const solitaire::Event& event : events)
        if (event.kind == EventKind::BoardOn && !m_match.state().playFacts.snapped)
            emit sounded(GameSound::Snap);
}

void SolTable::refresh() {
    if (m_picture == nullptr)
        return;
    const bool running = m_match.doing() == MatchDoing::Running;
    if (m_match.doing() == MatchDoing::Throwing)
        showFlight();
    else if (running || (m_match.doing() == MatchDoing::Waiting &&
                         (m_match.state().figures.empty() || pageFor() == m_lineUp)))
        m_flight.clear();
    // what was half done belonged to what was asked before
    if (std::exchange(m_entries, m_match.anyGame().entries()) != m_match.anyGame().entries())
        m_tool.reset();
    m_shot.refresh();
    if (m_shot.isOpen())
        m_flight.clear();  // its words would lie over those of the next aim
    m_outlook = m_shot.isOpen() ? std::optional{m_shot.outlook()} : std::nullopt;
    turnBoard();
    const bool moves = running || (m_flight.isShown() && !m_flight.isOver(m_match.time().nowMs()));
    if (moves != m_frames.isActive()) {
        if (moves)
            m_frames.start();
        else
            m_frames.stop();
    }
    refreshControls();
    refreshShotBar();
    refreshScene();
    showPlay();
}

void SolTable::refreshControls() {
    const MatchDoing doing = m_match.doing();
    const bool running = doing == MatchDoing::Running;
    const bool goes = doing == MatchDoing::Waiting &&
                      (m_match.wants(DecisionKind::GoOn) || m_match.wants(DecisionKind::Done));
    controls().showSwitch(running, running ? m_run->stopper().has_value() : goes);
    controls().showSpeed(m_match.data().table.speedTenths, false);
    controls().offerFast(m_match.isWatched());
    controls().showTimeScale(m_match.timeScale());
    const int rate = std::max(1, m_match.state().board.ticksPerSecond);
    // a play that is over is drawn as it was before its last run
    const bool filmed = running || doing == MatchDoing::Ended;
    controls().showBoardTime(boardTimeText(m_match.drawnState().playFacts.boardTicks +
                                               static_cast<int>(filmed ? m_match.drawnTick() : 0.0),
                                           rate));
}

void SolTable::refreshScene() {
    if (m_picture != nullptr)
        board().showScene(
            buildScene(m_match, m_tool, m_selection, m_layers, m_shot, m_outlook, m_flight));
}

void SolTable::refreshShotBar() {
    ShotBarFacts facts;
    const ShotHand& hand = m_shot.hand();
    facts.step = hand.step();
    if (!hand.isOpen() || !m_outlook) {
        m_picture->shot().show(facts);
        return;
    }
    m_picture->shot().show(barFactsOf(m_match.state(), hand, *m_outlook, m_match.time().nowMs()));
}

// --- what moves -----------------------------------------------------------------------------

void SolTable::showFlight() {
    if (std::exchange(m_flown, m_match.questionNumber()) == m_match.questionNumber())
        return;
    m_flight.clear();
    if (const auto shot = m_match.flying())
        fly(*shot);
    else if (m_match.lastChance() && m_match.lastChance()->request.purpose != "toss")
        // nothing to be seen; a coin's tray says by itself when it has landed
        QMetaObject::invokeMethod(this, &SolTable::endFlight, Qt::QueuedConnection);
}

void SolTable::endFlight() {
    if (m_match.doing() == MatchDoing::Throwing)
        m_match.throwShown();
}

void SolTable::onFrame() {
    const bool running = m_match.doing() == MatchDoing::Running;
    const qint64 now = m_match.time().nowMs();
    const bool over = m_flight.isOver(now);
    if (m_flight.isShown() && m_flight.hasLanded(now) && !std::exchange(m_landed, true))
        emit sounded(GameSound::Catch);
    if (running && m_follows)
        board().follow(whereBallIs());
    refreshScene();
    if (running) {
        m_run->refreshTime();
        refreshControls();
        return;
    }
    if (!over)
        return;
    m_frames.stop();
    if (m_match.doing() == MatchDoing::Throwing && m_flight.isShown())
        endFlight();
}

QPointF SolTable::whereBallIs() const {
    const BoardScene& scene = board().scene();
    if (const FigureDrawing* carrier = scene.carried())
        return carrier->at;
    return scene.ball.value_or(QPointF{50.0, field::kMiddle.y.yards()});
}

// --- what part of the board is seen ---------------------------------------------------------

void SolTable::setTurned(bool turned, bool forCoach) {
    m_turned = turned;
    m_turnsForCoach = forCoach;
    turnBoard();
}

void SolTable::turnBoard() {
    if (m_match.doing() != MatchDoing::Waiting && m_match.doing() != MatchDoing::Over)
        return;
    const bool shared = m_match.isPerson(Side::Home) && m_match.isPerson(Side::Visitor);
    const bool turnedOver = m_turnsForCoach && shared && m_match.prompt().side == Side::Visitor;
    board().setTurned(m_turned != turnedOver);
}

void SolTable::fitPlay() {
    const solitaire::State& s = m_match.state();
    const int attack = s.offense == Side::Home ? 1 : -1;
    constexpr double kAhead = 6.0;
    board().fitPlay(QPointF{xOfU(s.offense, s.line) + kAhead * attack, field::kMiddle.y.yards()});
}

// The view moves for a new line only, and only if the play would not be in sight (UX-8.4).
void SolTable::showPlay() {
    const solitaire::State& s = m_match.state();
    const MatchDoing doing = m_match.doing();
    if (doing == MatchDoing::Running || doing == MatchDoing::Throwing)
        return;
    if (s.phase == Phase::Toss || s.phase == Phase::KickChoice || doing == MatchDoing::Over) {
        if (!m_shownLine || doing == MatchDoing::Over)
            board().fitBoard();
        return;
    }
    const double line = xOfU(s.offense, s.line);
    const std::pair shown{line, s.playFacts.kind};
    if (m_shownLine == shown || doing == MatchDoing::Ended)
        return;
    const bool first = !m_shownLine || m_shownLine->second != s.playFacts.kind;
    m_shownLine = shown;
    const bool kick = solitaire::isKickOffKind(s.playFacts.kind) ||
                      s.playFacts.kind == solitaire::PlayKind::Punt ||
                      s.playFacts.kind == solitaire::PlayKind::FieldGoal;
    if (kick) {
        board().fitBoard();
        return;
    }
    constexpr double kBehind = 14.0;
    constexpr double kAhead = 30.0;
    constexpr double kRail = 10.0;
    const int attack = s.offense == Side::Home ? 1 : -1;
    const double behind = std::clamp(line - attack * kBehind, -kRail, 100.0 + kRail);
    const double ahead = std::clamp(line + attack * kAhead, -kRail, 100.0 + kRail);
    const QRectF seen = board().view().visibleField();
    if (first || std::min(behind, ahead) < seen.left() || std::max(behind, ahead) > seen.right() ||
        seen.width() > 100.0)
        fitPlay();
}

void SolTable::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    refreshScene();
}

void SolTable::showAlone(bool alone) {
    controls().setVisible(!alone);
}

bool SolTable::cancelHalfDone() {
    return m_tool.cancelWaiting();
}

QPoint SolTable::placeOf(std::optional<FigureId> figure) const {
    const FigureDrawing* man = figure ? board().scene().figure(*figure) : nullptr;
    return man != nullptr ? board().pixelOf(man->at).toPoint() : board().rect().center();
}

// --- keys -----------------------------------------------------------------------------------

// The quiet rhythm: Space stops the board, men are turned, Space goes on; a shot is timed with it.
void SolTable::toggleSwitch() {
    m_tool.flush();
    const MatchDoing doing = m_match.doing();
    if (doing == MatchDoing::Running) {
        m_run->pressMain();
    } else if (doing == MatchDoing::Ended) {
        m_over->pressMain();
    } else if (doing == MatchDoing::Throwing) {
        m_air->pressMain();
    } else if (m_shot.isOpen()) {
        m_shot.keyPress();
    } else if (doing == MatchDoing::Waiting && pageFor() == m_stop) {
        m_stop->pressMain();
    } else if (doing == MatchDoing::Waiting && pageFor() == m_lineUp) {
        const MainButton button = m_lineUp->mainButton();
        if (button.enabled)
            m_lineUp->pressMain();
        else
            emit said(button.hint, NewsKind::Refusal);
    } else if (doing == MatchDoing::Waiting) {
        emit said(tr("The board waits for this first: “%1”").arg(titleOf(m_match)),
                  NewsKind::Refusal);
    } else {
        emit said(tr("The board may not be switched on now."), NewsKind::Refusal);
    }
}

QString SolTable::coachProblem(Side side, CoachCommand command) const {
    const bool running = m_match.doing() == MatchDoing::Running;
    const auto& carrier = m_match.state().carrier;
    if (command == CoachCommand::Call)
        return tr("This game has no calls to make.");
    if (running)
        return carrier && carrier->side() == side
                   ? QString{}
                   : tr("No man of the %1 is running with the ball.").arg(m_match.teamName(side));
    const bool asked = m_match.doing() == MatchDoing::Waiting && m_match.prompt().side == side;
    if (command == CoachCommand::Down)
        return asked && m_match.wants(DecisionKind::Down)
                   ? QString{}
                   : tr("There is nothing to be downed now.");
    return asked ? QString{} : tr("The %1 are not asked now.").arg(m_match.teamName(side));
}

void SolTable::coach(Side side, CoachCommand command) {
    if (command == CoachCommand::Switch) {
        if (m_match.doing() == MatchDoing::Running)
            m_match.call(side, CallKind::Stop);
        else
            toggleSwitch();
    }
    if (command == CoachCommand::Down && m_match.doing() == MatchDoing::Waiting)
        m_match.submit(DecisionKind::Down);
}

// --- the score board ------------------------------------------------------------------------

namespace {
// Nobody throws dice in this game.
QString chanceText(const solitaire::State& s) {
    if (!s.chance)
        return {};
    switch (*s.chance) {
        case solitaire::ChanceKind::Coin:
            return SolTable::tr("The toss");
        case solitaire::ChanceKind::Shake:
            return SolTable::tr("Board on");
        case solitaire::ChanceKind::Scatter:
        case solitaire::ChanceKind::Shot:
            break;
    }
    return SolTable::tr("In the air");
}
}  // namespace

StripFacts SolTable::strip() const {
    const solitaire::State& s = m_match.state();
    StripFacts facts;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const TeamFile& file = m_match.data().team(side);
        StripTeam team = stripTeam(m_match, side, lookOf(file));
        team.role = QStringLiteral("%1 · %2").arg(
            side == Side::Home ? tr("home") : tr("visitors"),
            tr("time-outs %1").arg(s.timeouts[solitaire::indexOf(side)]));
        (side == Side::Home ? facts.home : facts.visitor) = team;
    }
    StripFact period;
    period.label = periodText(m_match.facts());
    period.value = tr("Play %1").arg(std::min(s.play + 1, solitaire::playLimit(s)));
    period.detail = tr("of %1").arg(solitaire::playLimit(s));
    period.ink = Theme::instance().score().hurry;
    StripFact down;
    down.label = tr("Down");
    down.part = StripPart::Situation;
    const QString text = downText(m_match);
    down.value = s.over ? tr("Final") : text.isEmpty() ? QStringLiteral("–") : text;
    if (s.down > 0 && s.tryKind == solitaire::TryKind::None && !s.over)
        down.detail = tr("at %1").arg(uText(s.line));
    StripFact who = whoFact(m_match, chanceText(s));
    // while the board runs nobody is asked
    if (m_match.doing() == MatchDoing::Running && s.carrier)
        who.label = tr("Runs with it");
    facts.facts = {period, down, who};
    return facts;
}

StripDetail SolTable::situation() const {
    const solitaire::State& s = m_match.state();
    StripDetail detail;
    detail.title = downText(m_match);
    detail.clause = QStringLiteral("SOL-LOS-5");
    detail.lines << timingText(m_match);
    if (s.down > 0)
        detail.lines
            << tr("%1 have the ball at %2").arg(m_match.teamName(s.offense), uText(s.line));
    if (s.playFacts.snapped && s.rules->stops.maxPerPlay > 0)
        detail.lines << tr("%1 of %2 stops of this play used")
                            .arg(s.playFacts.stopsUsed)
                            .arg(s.rules->stops.maxPerPlay);
    return detail;
}

}  // namespace thrum::gui::sol
