#include "gui/window/main_window.hpp"

#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/board/board_view.hpp"
#include "gui/comfort/caption_chip.hpp"
#include "gui/guide/guide_bar.hpp"
#include "gui/guide/guided_game.hpp"
#include "gui/guide/welcome_page.hpp"
#include "gui/home/home_page.hpp"
#include "gui/match/match_director.hpp"
#include "gui/match/match_page.hpp"
#include "gui/panels/control_bar.hpp"
#include "gui/panels/figure_words.hpp"
#include "gui/panels/log_panel.hpp"
#include "gui/panels/prompt_panel.hpp"
#include "gui/panels/refusal_bubble.hpp"
#include "gui/panels/result_page.hpp"
#include "gui/panels/running_page.hpp"
#include "gui/panels/scoreboard_strip.hpp"
#include "gui/panels/setup_page.hpp"
#include "gui/panels/teams_page.hpp"
#include "gui/replay/game_views.hpp"
#include "gui/replay/replay_commands.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/session/field_words.hpp"
#include "gui/session/scene_builder.hpp"
#include "gui/session/tap_referee.hpp"
#include "gui/shell/save_bar.hpp"
#include "gui/shell/shell.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/window/commands.hpp"
#include "gui/window/navigation_bar.hpp"
#include "gui/window/page_switch.hpp"
#include "gui/window/table_page.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kFrameMs = 16;
constexpr int kFactsMs = 100;  // panels need not follow every picture

StripFact fact(const QString& label, const QString& value, const QString& detail, QColor ink) {
    StripFact made;
    made.label = label;
    made.value = value;
    made.detail = detail;
    made.ink = ink;
    return made;
}
}  // namespace

MainWindow::MainWindow(app::Library library,
                       TableData table,
                       const TableChoice& choice,
                       const WindowOptions& options)
    : m_library{std::move(library)},
      m_choice{choice},
      m_options{options},
      m_session{std::make_unique<TableSession>(std::move(table), std::make_unique<TapReferee>())},
      m_basePointSize{QApplication::font().pointSizeF()} {
    if (!options.settingsFile.isEmpty()) {
        m_store = std::make_unique<QSettings>(options.settingsFile, QSettings::IniFormat);
        m_settings = readSettings(*m_store);
    }
    setWindowIcon(QIcon{QStringLiteral(":/icons/thrum.svg")});
    setMinimumSize(900, 600);
    setAcceptDrops(true);
    build();
    connectSession();
    connectPages();
    connectCommands();
    connectViewCommands();
    connectShell();
    connectDirector();
    connectShelf();
    connectGuide();
    connectExports();
    fillBoardsMenu();
    restore();
    m_session->open(options.seed);
    onPhase(TablePhase::SetUp);
    showPlay();
    if (m_settings.zoom < 0.0)
        m_table->board().fitBoard();
    else if (m_settings.zoom > 0.0)
        m_table->board().setZoom(m_settings.zoom);
    m_table->board().setFocus();
}

MainWindow::~MainWindow() {
    m_table->board().setTool(nullptr);
}

void MainWindow::build() {
    auto* centre = new QWidget{this};
    auto* rows = new QVBoxLayout{centre};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    if (m_options.readOnly) {
        auto* bar = new QLabel{
            tr("Another Thrum has these games open. Look at them here; what is begun here is not "
               "kept."),
            centre};
        bar->setObjectName(QStringLiteral("readOnlyBar"));
        bar->setProperty("role", QStringLiteral("note"));
        bar->setWordWrap(true);
        bar->setContentsMargins(16, 6, 16, 6);
        rows->addWidget(bar);
    }
    m_saving = new SaveBar{[this]() -> const app::TapGame* {
                               const MatchPage* page =
                                   m_director != nullptr ? m_director->page() : nullptr;
                               return page == nullptr ? nullptr : &page->match().game();
                           },
                           centre};
    rows->addWidget(m_saving);
    m_strip = new ScoreboardStrip{centre};
    rows->addWidget(m_strip);
    m_guide = new GuidedGame{this};
    rows->addWidget(new GuideBar{*m_guide, centre});
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    m_navigation = new NavigationBar{centre};
    middle->addWidget(m_navigation);
    m_pages = new QStackedWidget{centre};
    middle->addWidget(m_pages, 1);
    rows->addLayout(middle, 1);
    setCentralWidget(centre);

    m_table = new TablePage{m_session->log(), m_pages};
    m_table->board().setTool(&m_session->tool());
    m_caption = new CaptionChip{&m_table->board()};
    m_teams = new TeamsPage{m_pages};
    m_teams->showTeams(m_session->document().data());
    m_home = new HomePage{m_pages};

    m_setupPage = new SetupPage;
    m_runningPage = new RunningPage;
    m_resultPage = new ResultPage;
    PromptPanel& prompt = m_table->prompt();
    prompt.addPage(TablePhase::SetUp, m_setupPage);
    prompt.addPage(TablePhase::Running, m_runningPage);
    prompt.addPage(TablePhase::Watching, m_runningPage);
    prompt.addPage(TablePhase::Stopped, m_resultPage);
    prompt.addPage(TablePhase::Result, m_resultPage);

    m_commands = new Commands{*this, m_table->board(), m_options.developer};
    m_commands->fill(*menuBar());
    m_table->controls().setLayersMenu(m_commands->layersMenu());
    m_table->controls().setZoomActions((*m_commands)[Command::ZoomOut],
                                       (*m_commands)[Command::ZoomIn],
                                       (*m_commands)[Command::FitPlay],
                                       (*m_commands)[Command::FitBoard]);
    m_switch = new PageSwitch{*m_pages, *m_navigation, this};
    m_switch->add(*(*m_commands)[Command::HomePage], *m_home, tr("Home"));
    m_director =
        new MatchDirector{{.library = m_library,
                           .commands = *m_commands,
                           .pages = *m_switch,
                           .strip = *m_strip,
                           .store = m_options.readOnly ? nullptr : m_store.get(),
                           .gamesFolder = m_options.readOnly ? QString{} : m_options.gamesFolder,
                           .practice = m_table},
                          this};
    m_switch->add(*(*m_commands)[Command::TablePage], *m_table, tr("Table"), &m_table->board());
    m_switch->add(*(*m_commands)[Command::TeamsPage], *m_teams, tr("Teams"));
    m_views = new GameViews{*m_switch, m_library, *m_pages};
    m_views->replayPage().commands().fill(*m_commands->replayMenu());
    m_shelf = new GameShelf{
        m_options.gamesFolder.isEmpty()
            ? std::nullopt
            : std::optional{app::Archive{m_options.gamesFolder.toStdString(),
                                         m_options.gamesIndex.toStdString()}},
        {m_library, *m_views, *m_home, *this, *m_commands->recentMenu(), m_options.readOnly},
        this};
    m_switch->add(*(*m_commands)[Command::ArchivePage], m_shelf->page(), tr("Archive"));
    m_home->addWay(*(*m_commands)[Command::NewGame]);
    m_home->addWay(*(*m_commands)[Command::QuickPlay]);
    m_home->addWay(*(*m_commands)[Command::WatchGame]);
    m_home->addWay(*(*m_commands)[Command::TodaysDrill]);
    m_home->addWay(*(*m_commands)[Command::NewTable]);
    m_home->addWay(*(*m_commands)[Command::GuidedGame]);
    m_welcome = new WelcomePage{m_pages};
    m_switch->addSide(*m_welcome);
    m_switch->show(*m_table);

    m_status = new QLabel{this};
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setContentsMargins(8, 0, 8, 0);
    m_status->setTextFormat(Qt::PlainText);
    m_announcer = new Announcer{*m_status};
    m_facts = new QLabel{this};
    m_facts->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_facts);
    statusBar()->setSizeGripEnabled(false);

    m_hum = new BoardHum{m_options.sound, this};
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connect(&m_frames, &QTimer::timeout, this, &MainWindow::onFrame);
    m_sinceFacts.start();
}

void MainWindow::connectSession() {
    TableSession& session = *m_session;
    connect(&session, &TableSession::phaseChanged, this, &MainWindow::onPhase);
    connect(&session, &TableSession::factsChanged, this, &MainWindow::refresh);
    connect(&session, &TableSession::sceneChanged, this, &MainWindow::refreshScene);
    connect(&session,
            &TableSession::refused,
            this,
            [this](const QString& sentence, std::optional<FigureId> figure) {
                showRefusal(sentence, figure);
            });
    connect(&session, &TableSession::said, this, [this](const QString& sentence) {
        say(sentence, NewsKind::Result);
    });
    connect(&session.selection(), &Selection::changed, this, [this] {
        const auto focused = m_session->selection().focused();
        const QString sentence =
            focused ? figureSentence(m_session->document(), *focused) : QString{};
        m_table->board().setAccessibleDescription(sentence);
        m_figureSaid = sentence;
        m_status->setText(focused ? sentence : m_lastSaid);
    });
    connect(&session, &TableSession::rattled, m_hum, &BoardHum::rattle);
    connect(&session.document(), &SetupDocument::speedChanged, m_hum, &BoardHum::setSpeed);
    QUndoStack& undo = session.document().undoStack();
    connect(&undo, &QUndoStack::indexChanged, this, &MainWindow::refreshCommands);
    BoardView& board = m_table->board();
    connect(&board, &BoardView::hovered, this, &MainWindow::onHovered);
    connect(&board, &BoardView::viewChanged, this, [this] {
        m_table->controls().showZoom(m_table->board().view().zoom());
    });
    connect(&board,
            &BoardView::contextRequested,
            this,
            [this](std::optional<FigureId> figure, QPoint at) {
                if (figure && !m_session->selection().contains(*figure))
                    m_session->selection().focusOn(figure);
                m_commands->contextMenu()->popup(at);
            });
}

void MainWindow::connectPages() {
    TableSession& session = *m_session;
    const auto tell = [this](const std::optional<QString>& problem) {
        if (problem)
            showRefusal(*problem, std::nullopt);
    };
    connect(&m_table->prompt(), &PromptPanel::mainPressed, &session, &TableSession::mainAction);
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
    connect(
        m_setupPage, &SetupPage::swapAsked, (*m_commands)[Command::SwapSides], &QAction::trigger);
    connect(
        m_setupPage, &SetupPage::mirrorAsked, (*m_commands)[Command::Mirror], &QAction::trigger);
    connect(m_resultPage, &ResultPage::watchAsked, &session, &TableSession::watchAgain);
    connect(m_resultPage, &ResultPage::sameAgainAsked, &session, &TableSession::sameAgain);
    connect(m_resultPage, &ResultPage::newLuckAsked, &session, &TableSession::sameSetUpNewLuck);
    connect(m_resultPage, &ResultPage::backAsked, &session, &TableSession::backToSetUp);
    ControlBar& controls = m_table->controls();
    connect(&controls, &ControlBar::switchPressed, &session, &TableSession::toggleSwitch);
    connect(&controls, &ControlBar::speedChosen, &session.document(), &SetupDocument::setSpeed);
    connect(&controls, &ControlBar::timeScaleChosen, &session, &TableSession::setTimeScale);
}

void MainWindow::refresh() {
    refreshScene();
    refreshStrip();
    refreshCommands();
    refreshTitle();
    m_table->prompt().refresh(*m_session);
    // a turned man faces elsewhere now
    if (const auto focused = m_session->selection().focused();
        focused && !m_figureSaid.isEmpty() && m_status->text() == m_figureSaid) {
        m_figureSaid = figureSentence(m_session->document(), *focused);
        m_status->setText(m_figureSaid);
    }
    ControlBar& controls = m_table->controls();
    const TablePhase phase = m_session->phase();
    controls.showSwitch(phase == TablePhase::Running,
                        phase != TablePhase::Result && phase != TablePhase::Watching);
    controls.showSpeed(m_session->document().data().table.speedTenths, !m_session->boardOn());
    controls.showTimeScale(m_session->timeScale());
    controls.showBoardTime(boardTimeText(m_session->boardTicks(),
                                         ticksPerSecond(m_session->document().data().table.board)));
}

void MainWindow::focusBoardLater() {
    // Not at once: the Enter that closed a list would be the board's as well.
    QTimer::singleShot(0, this, [this] { m_table->board().setFocus(); });
}

void MainWindow::refreshTitle() {
    if (m_director->isShown()) {
        setWindowTitle(tr("%1 · Thrum").arg(m_director->title()));
        return;
    }
    if (const QWidget* page = m_switch->current(); page != m_table && page != nullptr) {
        setWindowTitle(page->accessibleName().isEmpty()
                           ? tr("Thrum")
                           : tr("%1 · Thrum").arg(page->accessibleName()));
        return;
    }
    // What a taskbar or a screen reader should know without looking: where the play stands.
    const auto& outcome = m_session->outcome();
    QString state;
    switch (m_session->phase()) {
        case TablePhase::SetUp:
            state = tr("Play %1: set up").arg(m_session->playNumber());
            break;
        case TablePhase::Running:
            state = tr("The board is on");
            break;
        case TablePhase::Watching:
            state = tr("Watching it again");
            break;
        case TablePhase::Stopped:
        case TablePhase::Result:
            state = outcome ? outcome->sentence : QString{};
            break;
    }
    setWindowTitle(tr("%1 · Thrum").arg(state));
}

void MainWindow::refreshScene() {
    m_table->board().showScene(buildScene(*m_session, m_settings.layers));
    if (m_home->isVisible())
        m_home->showBoard(m_table->board().scene());
}

void MainWindow::refreshStrip() {
    showStrip();
    if (m_director->hasStrip()) {
        m_director->refreshStrip();
        return;
    }
    const SetupDocument& document = m_session->document();
    const SetupState& state = document.state();
    const TableData& table = document.data();
    StripFacts facts;
    const auto team = [&](Side side) {
        const bool offense = side == state.offense;
        const QString where = side == Side::Home ? tr("home") : tr("visitors");
        return StripTeam{lookOf(table.team(side)),
                         QStringLiteral("%1 · %2").arg(where, offense ? tr("dark") : tr("white")),
                         offense,
                         {}};
    };
    facts.home = team(Side::Home);
    facts.visitor = team(Side::Visitor);
    const QString opponents = QString::fromStdString(table.team(other(state.offense)).name);
    facts.facts.push_back(
        fact(tr("Practice"), tr("Play %1").arg(m_session->playNumber()), {}, Qt::white));
    facts.facts.push_back(fact(tr("Line of scrimmage"),
                               yardLineText(state.lineOfScrimmage, state.offense, opponents),
                               {},
                               QColor{0x7c, 0xc6, 0xff}));
    facts.facts.push_back(
        fact(tr("Board time"),
             boardTimeText(m_session->boardTicks(), ticksPerSecond(table.table.board)),
             {},
             m_session->boardOn() ? QColor{0x7f, 0xe0, 0xa3} : QColor{0xff, 0xd9, 0x8a}));
    const auto& gains = m_session->gains();
    facts.facts.push_back(fact(tr("Last gain"),
                               gains.empty() ? tr("–") : signedYards(gains.back()),
                               gains.empty() ? QString{} : tr("yd"),
                               Qt::white));
    facts.facts.push_back(
        fact(tr("Seed"), seedText(m_session->seed()), {}, QColor{0xc8, 0xd2, 0xe0}));
    m_strip->showFacts(facts);
}

void MainWindow::refreshCommands() {
    const Commands& commands = *m_commands;
    m_facts->setText(QStringLiteral("%1 · %2").arg(
        m_director->isShown() ? m_saving->text()
                              : (m_session->boardOn() ? tr("board on") : tr("board off")),
        m_settings.sound ? tr("sound on") : tr("sound off")));
    m_director->refreshCommands();
    if (m_director->isShown())
        return;
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

void MainWindow::onFrame() {
    followBall();
    refreshScene();
    if (m_sinceFacts.elapsed() >= kFactsMs) {
        m_sinceFacts.start();
        refreshStrip();
        m_table->prompt().refresh(*m_session);
        m_table->controls().showBoardTime(boardTimeText(
            m_session->boardTicks(), ticksPerSecond(m_session->document().data().table.board)));
    }
}

void MainWindow::onPhase(TablePhase phase) {
    const bool moving = phase == TablePhase::Running || phase == TablePhase::Watching;
    if (moving)
        m_frames.start();
    else
        m_frames.stop();
    m_hum->setOn(phase == TablePhase::Running);
    if (phase == TablePhase::Running) {
        m_lastSaid.clear();  // what stopped it before is over
        m_status->clear();
    }
    if (phase == TablePhase::Running)
        m_caption->keep(tr("the board hums"));
    else
        m_caption->caption(tr("silence"));
    if (const auto& outcome = m_session->outcome())
        m_shell->noteClause(outcome->clause);
    refresh();
    if (phase == TablePhase::SetUp)
        showPlay();
}

void MainWindow::onHovered(std::optional<FigureId> figure) {
    if (figure)
        m_status->setText(figureSentence(m_session->document(), *figure));
    else
        m_status->setText(m_lastSaid);
}

void MainWindow::showRefusal(const QString& sentence,
                             std::optional<FigureId> figure,
                             const QString& clause) {
    m_shell->noteClause(clause);
    BoardView& board = m_table->board();
    QPoint near = board.rect().center();
    if (const FigureSetup* man = figure ? m_session->document().state().figure(*figure) : nullptr)
        near = board.pixelOf(QPointF{man->pose.at.x.yards(), man->pose.at.y.yards()}).toPoint();
    m_table->refusal().say(sentence, near, clause);
    say(sentence, NewsKind::Refusal);
}

void MainWindow::say(const QString& sentence, NewsKind kind) {
    m_lastSaid = sentence;
    m_status->setText(sentence);
    m_announcer->say(sentence, kind);
}

void MainWindow::showPlay() {
    const SetupState& state = m_session->document().state();
    if (m_shownLine == state.lineOfScrimmage)
        return;
    const bool first = !m_shownLine;
    m_shownLine = state.lineOfScrimmage;
    const double line = state.lineOfScrimmage.yards();
    BoardView& board = m_table->board();
    const QRectF seen = board.view().visibleField();
    // The view moves for a new line only, and only if the play would not be in sight (UX-8.4).
    if (first || line - 12.0 < seen.left() || line + 12.0 > seen.right())
        board.fitPlay(QPointF{line + 6.0 * state.attack(), field::kMiddle.y.yards()});
}

void MainWindow::followBall() {
    if (!(*m_commands)[Command::FollowBall]->isChecked())
        return;
    BoardView& board = m_table->board();
    const BoardScene& scene = board.scene();
    const FigureDrawing* carrier = scene.carrier ? scene.figure(*scene.carrier) : nullptr;
    if (carrier == nullptr)
        return;
    const QRectF seen = board.view().visibleField();
    const double slackX = seen.width() * 0.3;
    const double slackY = seen.height() * 0.3;
    if (!seen.adjusted(slackX, slackY, -slackX, -slackY).contains(carrier->at))
        board.centreOn(carrier->at);
}

void MainWindow::nextPane() {
    const std::array<QWidget*, 4> panes = {
        m_strip, &m_table->board(), m_table->prompt().mainButton(), m_table->log().list()};
    QWidget* now = QApplication::focusWidget();
    std::size_t at = 0;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (now != nullptr && (panes.at(i) == now || panes.at(i)->isAncestorOf(now)))
            at = i + 1;
    if (now != nullptr && m_table->prompt().isAncestorOf(now))
        at = 3;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        QWidget* next = panes.at((at + i) % panes.size());
        if (next->isVisible()) {
            next->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void MainWindow::saySide() {
    m_sideSaid = other(m_sideSaid);
    const SetupDocument& document = m_session->document();
    QStringList men;
    for (const FigureSetup& figure : document.state().figures)
        if (figure.id.side() == m_sideSaid)
            men << figureSentence(document, figure.id);
    say(men.join(QLatin1Char(' ')));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    remember();
    noteEnd();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitSides();
}

void MainWindow::fitSides() {
    // Panels grow with their text, the board keeps the larger part.
    const int text = 36 * fontMetrics().averageCharWidth();
    const int least = std::clamp(text, 256, std::max(256, width() * 44 / 100));
    for (QWidget* column : findChildren<QWidget*>(QStringLiteral("rightColumn"))) {
        column->setMinimumWidth(least);
        column->setMaximumWidth(std::max(420, least));
        for (QWidget* part : column->findChildren<QWidget*>())
            part->updateGeometry();
    }
    // What is asked comes before what was: a low window has no room for both.
    constexpr int kLinesForLog = 26;
    const bool room = height() >= kLinesForLog * fontMetrics().lineSpacing();
    const bool wanted = (*m_commands)[Command::Log]->isChecked();
    m_table->log().setVisible(wanted && room);
    m_director->showLog(wanted && room);
}

void MainWindow::showStrip() {
    // Without a game there is nothing to tell but at the practice table.
    m_strip->setVisible(m_director->hasStrip() || m_switch->current() == m_table);
}

}  // namespace thrum::gui
