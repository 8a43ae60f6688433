#include "gui/practice/practice_desk.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board_game/group_moves.hpp"
#include "gui/commands/commands.hpp"
#include "gui/games/game_face.hpp"
#include "gui/lineup/figure_words.hpp"
#include "gui/practice/prompt_panel.hpp"
#include "gui/practice/result_page.hpp"
#include "gui/practice/running_page.hpp"
#include "gui/practice/scene_builder.hpp"
#include "gui/practice/setup_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/frame_time.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <thrum/core/field.hpp>

#include <utility>

#include <QActionGroup>
#include <QListView>
#include <QMenu>
#include <QMessageBox>

namespace thrum::gui {

namespace {
constexpr int kFactsMs = 100;  // panels need not follow every picture
}  // namespace

PracticeDesk::PracticeDesk(const app::Library& library,
                           TableData table,
                           const TableChoice& choice,
                           QWidget& parent)
    : QObject{&parent},
      m_library{library},
      m_choice{choice},
      m_session{std::make_unique<TableSession>(std::move(table), practiceReferee())},
      m_page{new TablePage{m_session->log(), &parent}} {
    m_page->board().setTool(&m_session->tool());
    m_setupPage = new SetupPage;
    m_runningPage = new RunningPage;
    m_resultPage = new ResultPage;
    PromptPanel& prompt = m_page->prompt();
    prompt.addPage(TablePhase::SetUp, m_setupPage);
    prompt.addPage(TablePhase::Running, m_runningPage);
    prompt.addPage(TablePhase::Watching, m_runningPage);
    prompt.addPage(TablePhase::Stopped, m_resultPage);
    prompt.addPage(TablePhase::Result, m_resultPage);
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connect(&m_frames, &QTimer::timeout, this, &PracticeDesk::onFrame);
    m_sinceFacts.start();
    connectSession();
    connectPages();
    connectBoard();
}

PracticeDesk::~PracticeDesk() {
    // Nobody is told of what goes with the desk: the others may be gone already.
    disconnect();
    m_session->document().undoStack().disconnect(this);
    m_session->selection().disconnect(this);
    m_session->disconnect(this);
    m_page->board().setTool(nullptr);  // the page goes later
}

TableChoice PracticeDesk::choice() const {
    TableChoice now = m_choice;
    now.speedTenths = m_session->document().data().table.speedTenths;
    return now;
}

void PracticeDesk::connectSession() {
    TableSession& session = *m_session;
    connect(&session, &TableSession::phaseChanged, this, &PracticeDesk::onPhase);
    connect(&session, &TableSession::factsChanged, this, &PracticeDesk::refresh);
    connect(&session, &TableSession::sceneChanged, this, [this] {
        refreshScene();
        if (m_session->phase() == TablePhase::SetUp)
            m_setupPage->showChecks(*m_session);
    });
    connect(&session,
            &TableSession::refused,
            this,
            [this](const QString& sentence, std::optional<FigureId> figure) {
                showRefusal(sentence, figure);
            });
    connect(&session, &TableSession::said, this, [this](const QString& sentence) {
        emit said(sentence, NewsKind::Result);
    });
    connect(&session, &TableSession::rattled, this, &PracticeDesk::rattled);
    connect(&session.selection(), &Selection::changed, this, &PracticeDesk::onChosen);
    connect(&session.document(), &SetupDocument::speedChanged, this, &PracticeDesk::speedChanged);
}

void PracticeDesk::connectPages() {
    TableSession& session = *m_session;
    const auto tell = [this](const std::optional<QString>& problem) {
        if (problem)
            showRefusal(*problem, std::nullopt);
    };
    connect(&m_page->prompt(), &PromptPanel::mainPressed, &session, &TableSession::mainAction);
    connect(m_setupPage,
            &SetupPage::formationChosen,
            this,
            [this, tell](bool offense, const QString& id) {
                tell(m_session->document().setFormation(offense, id.toStdString()));
                focusBoardLater();
            });
    connect(m_setupPage, &SetupPage::lineChosen, this, [this, tell](int own) {
        const bool home = m_session->document().state().offense == Side::Home;
        tell(m_session->document().setLine(Spot::yards(home ? own : 100 - own)));
    });
    connect(m_setupPage, &SetupPage::carrierChosen, this, [this](int figure) {
        m_session->document().setCarrier(FigureId::fromValue(static_cast<std::uint8_t>(figure)));
        focusBoardLater();
    });
    connect(m_setupPage, &SetupPage::movedBy, this, &PracticeDesk::moveByNumbers);
    connect(m_setupPage, &SetupPage::turnedTo, this, &PracticeDesk::turnByNumber);
    connect(m_setupPage, &SetupPage::clauseAsked, this, &PracticeDesk::clauseAsked);
    connect(m_resultPage, &ResultPage::watchAsked, &session, &TableSession::watchAgain);
    connect(m_resultPage, &ResultPage::sameAgainAsked, &session, &TableSession::sameAgain);
    connect(m_resultPage, &ResultPage::newLuckAsked, &session, &TableSession::sameSetUpNewLuck);
    connect(m_resultPage, &ResultPage::backAsked, &session, &TableSession::backToSetUp);
    ControlBar& controls = m_page->controls();
    connect(&controls, &ControlBar::switchPressed, &session, &TableSession::toggleSwitch);
    connect(&controls, &ControlBar::speedChosen, &session.document(), &SetupDocument::setSpeed);
    connect(&controls, &ControlBar::timeScaleChosen, &session, &TableSession::setTimeScale);
}

void PracticeDesk::connectBoard() {
    BoardView& board = m_page->board();
    connect(&board, &BoardView::hovered, this, [this](std::optional<FigureId> figure) {
        emit pointed(figure ? figureSentence(m_session->document(), *figure) : QString{});
    });
    connect(&board, &BoardView::viewChanged, this, [this] {
        m_page->controls().showZoom(m_page->board().view().zoom());
    });
}

void PracticeDesk::open(quint32 seed, double zoom) {
    m_session->open(seed);
    onPhase(TablePhase::SetUp);
    showPlay();
    if (zoom < 0.0)
        m_page->board().fitBoard();
    else if (zoom > 0.0)
        m_page->board().setZoom(zoom);
}

void PracticeDesk::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    refreshScene();
}

void PracticeDesk::refreshScene() {
    m_page->board().showScene(buildScene(*m_session, m_layers));
    emit sceneShown();
}

QString PracticeDesk::boardTime() const {
    return boardTimeText(m_session->boardTicks(),
                         ticksPerSecond(m_session->document().data().table.board));
}

void PracticeDesk::refresh() {
    refreshScene();
    m_page->prompt().refresh(*m_session);
    // a turned man faces elsewhere now
    if (const auto focused = m_session->selection().focused(); focused && !m_figureSaid.isEmpty()) {
        const QString before =
            std::exchange(m_figureSaid, figureSentence(m_session->document(), *focused));
        emit renewed(before, m_figureSaid);
    }
    ControlBar& controls = m_page->controls();
    const TablePhase phase = m_session->phase();
    controls.showSwitch(phase == TablePhase::Running,
                        phase != TablePhase::Result && phase != TablePhase::Watching);
    controls.showSpeed(m_session->document().data().table.speedTenths, !m_session->boardOn());
    controls.showTimeScale(m_session->timeScale());
    controls.showBoardTime(boardTime());
    emit factsChanged();
}

void PracticeDesk::onFrame() {
    followBall();
    refreshScene();
    if (m_sinceFacts.elapsed() < kFactsMs)
        return;
    m_sinceFacts.start();
    m_page->prompt().refresh(*m_session);
    m_page->controls().showBoardTime(boardTime());
    emit timePassed();
}

void PracticeDesk::onPhase(TablePhase phase) {
    if (phase == TablePhase::Running || phase == TablePhase::Watching)
        m_frames.start();
    else
        m_frames.stop();
    emit boardSwitched(phase == TablePhase::Running);
    if (phase == TablePhase::Running)
        emit runBegun();
    if (const auto& outcome = m_session->outcome())
        emit clauseNoted(outcome->clause);
    refresh();
    if (phase == TablePhase::SetUp)
        showPlay();
    // once a play: what is watched again was counted when it was played
    const bool over = phase == TablePhase::Result && m_session->outcome();
    if (over && std::exchange(m_countedPlay, m_session->playNumber()) != m_session->playNumber()) {
        const SetupState& state = m_session->setUp();
        emit played(QString::fromStdString(state.offenseFormation),
                    QString::fromStdString(state.defenseFormation),
                    m_session->outcome()->gain);
    }
}

void PracticeDesk::onChosen() {
    const auto focused = m_session->selection().focused();
    m_figureSaid = focused ? figureSentence(m_session->document(), *focused) : QString{};
    m_page->board().setAccessibleDescription(m_figureSaid);
    emit pointed(m_figureSaid);
}

void PracticeDesk::showRefusal(const QString& sentence,
                               std::optional<FigureId> figure,
                               const QString& clause) {
    emit clauseNoted(clause);
    const BoardView& board = m_page->board();
    QPoint near = board.rect().center();
    if (const FigureSetup* man = figure ? m_session->document().state().figure(*figure) : nullptr)
        near = board.pixelOf(QPointF{man->pose.at.x.yards(), man->pose.at.y.yards()}).toPoint();
    m_page->refusal().say(sentence, near, clause);
    emit said(sentence, NewsKind::Refusal);
}

void PracticeDesk::moveByNumbers(double downfield, double left) {
    const SetupState& state = m_session->document().state();
    std::vector<FigureSetup> men;
    for (const FigureId id : m_session->selection().ids())
        if (const FigureSetup* figure = state.figure(id); figure != nullptr && !state.isLocked(id))
            men.push_back(*figure);
    placeByNumbers(moved(std::move(men),
                         Distance::yards(downfield * state.attack()),
                         Distance::yards(left * state.attack())));
}

void PracticeDesk::turnByNumber(double degrees) {
    const SetupState& state = m_session->document().state();
    std::vector<FigureSetup> men;
    for (const FigureId id : m_session->selection().ids())
        if (const FigureSetup* figure = state.figure(id);
            figure != nullptr && !state.isLocked(id)) {
            men.push_back(*figure);
            men.back().pose.heading =
                Heading::degrees(degrees + (state.offense == Side::Home ? 0.0 : 180.0));
        }
    placeByNumbers(std::move(men));
}

void PracticeDesk::placeByNumbers(std::vector<FigureSetup> men) {
    if (men.empty() || m_session->phase() != TablePhase::SetUp) {
        refresh();
        return;
    }
    const auto refusal = m_session->document().place(men, tr("numbers"), EditMerge::Never);
    if (refusal)
        showRefusal(m_session->document().textOf(*refusal), refusal->figure);
    refresh();
}

void PracticeDesk::showPlay() {
    const SetupState& state = m_session->document().state();
    if (m_shownLine == state.lineOfScrimmage)
        return;
    const bool first = !m_shownLine;
    m_shownLine = state.lineOfScrimmage;
    const double line = state.lineOfScrimmage.yards();
    const QRectF seen = m_page->board().view().visibleField();
    // The view moves for a new line only, and only if the play would not be in sight (UX-8.4).
    if (first || line - 12.0 < seen.left() || line + 12.0 > seen.right())
        fitPlay();
}

void PracticeDesk::fitPlay() {
    const SetupState& state = m_session->document().state();
    m_page->board().fitPlay(
        QPointF{state.lineOfScrimmage.yards() + 6.0 * state.attack(), field::kMiddle.y.yards()});
}

void PracticeDesk::followBall() {
    if (!(*m_commands)[Command::FollowBall]->isChecked())
        return;
    BoardView& board = m_page->board();
    if (const FigureDrawing* carrier = board.scene().carried())
        board.follow(carrier->at);
}

void PracticeDesk::focusBoardLater() {
    // Not at once: the Enter that closed a list would be the board's as well.
    QTimer::singleShot(0, this, [this] { m_page->board().setFocus(); });
}

std::vector<QWidget*> PracticeDesk::panes() const {
    return {&m_page->board(), &m_page->prompt(), m_page->log().list()};
}

void PracticeDesk::openTable(const TableChoice& choice) {
    TableChoice wanted = choice;
    wanted.speedTenths = m_session->document().data().table.speedTenths;
    const auto table = loadTable(m_library, wanted);
    if (!table) {
        QMessageBox::warning(m_page, tr("New table"), QString::fromStdString(table.error().text()));
        return;
    }
    m_choice = wanted;
    m_countedPlay = 0;
    m_session->takeData(*table);
    emit tableTaken(*table);
    m_shownLine.reset();
    showPlay();
}

void PracticeDesk::fillBoards(QMenu& menu) {
    auto* group = new QActionGroup{this};
    for (const auto& entry : m_library.boards()) {
        QAction* action = menu.addAction(QString::fromStdString(entry.value.name));
        action->setCheckable(true);
        action->setChecked(entry.value.id == m_choice.board);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = entry.value.id] {
            TableChoice choice = m_choice;
            choice.board = id;
            openTable(choice);
        });
    }
}

std::vector<FinderEntry> PracticeDesk::entries() {
    std::vector<FinderEntry> found;
    for (const auto& formation : m_session->document().data().formations) {
        const bool offense = uniformOf(formation.unit) == Uniform::Dark;
        found.push_back(FinderEntry{tr("formation"),
                                    QString::fromStdString(formation.name),
                                    offense ? tr("Lines the side with the ball up so")
                                            : tr("Lines the side without the ball up so"),
                                    {},
                                    m_session->phase() == TablePhase::SetUp,
                                    [this, offense, id = formation.id] {
                                        emit pageAsked();
                                        if (const auto problem =
                                                m_session->document().setFormation(offense, id))
                                            showRefusal(*problem, std::nullopt);
                                    }});
    }
    for (const auto& team : m_library.teams())
        found.push_back(FinderEntry{tr("team"),
                                    QString::fromStdString(team.value.name),
                                    tr("Plays at home at a new practice table"),
                                    {},
                                    team.value.id != m_choice.visitor,
                                    [this, id = team.value.id] {
                                        TableChoice choice = m_choice;
                                        choice.home = id;
                                        emit pageAsked();
                                        openTable(choice);
                                    }});
    return found;
}

std::vector<FinderEntry> PracticeDesk::entriesElsewhere(const QString& why) const {
    std::vector<FinderEntry> found;
    for (const auto& formation : m_session->document().data().formations)
        found.push_back(FinderEntry{
            tr("formation"), QString::fromStdString(formation.name), why, {}, false, {}});
    return found;
}

}  // namespace thrum::gui
