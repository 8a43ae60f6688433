#include "gui/board/board_view.hpp"
#include "gui/comfort/caption_chip.hpp"
#include "gui/finder/command_finder.hpp"
#include "gui/match/match_commands.hpp"
#include "gui/match/match_director.hpp"
#include "gui/panels/control_bar.hpp"
#include "gui/panels/figure_words.hpp"
#include "gui/panels/log_panel.hpp"
#include "gui/panels/prompt_panel.hpp"
#include "gui/panels/refusal_bubble.hpp"
#include "gui/panels/scoreboard_strip.hpp"
#include "gui/panels/setup_page.hpp"
#include "gui/panels/teams_page.hpp"
#include "gui/replay/game_views.hpp"
#include "gui/replay/replay_commands.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/session/field_words.hpp"
#include "gui/shell/save_bar.hpp"
#include "gui/shell/shell.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/start/times_tool.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/window/commands.hpp"
#include "gui/window/formation_keeper.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/navigation_bar.hpp"
#include "gui/window/new_table_dialog.hpp"
#include "gui/window/page_switch.hpp"
#include "gui/window/table_page.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/core/field.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>
#include <cmath>

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUrl>
#include <QWhatsThis>

namespace thrum::gui {

namespace {
constexpr double kZoomStep = 1.25;
constexpr double kPan = 0.125;  // of what is seen
constexpr QSize kFirstSize{1280, 800};
constexpr std::array kTimeScales = {0.1, 0.25, 0.5, 1.0};
}  // namespace

void MainWindow::connectCommands() {
    const Commands& commands = *m_commands;
    TableSession& session = *m_session;
    // A game in front of the coach takes what it can do; the rest is the practice table's.
    const auto on = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::triggered, this, [this, command, work] {
            if (!m_director->take(command))
                work();
        });
    };
    for (const Command command : {Command::Concede,
                                  Command::Pause,
                                  Command::Hint,
                                  Command::Seats,
                                  Command::FinishGame,
                                  Command::ShowTouch,
                                  Command::Arbiter})
        on(command, [] {});  // a game in front of the coach takes it
    on(Command::NewGame, [this] { m_director->askNewGame(); });
    on(Command::QuickPlay, [this] { m_director->quickGame(); });
    on(Command::NewTable, [this] { newTable(); });
    on(Command::ExportPicture, [this] { exportPicture(); });
    on(Command::CopyLog, [this] { QApplication::clipboard()->setText(m_session->log().asText()); });
    on(Command::Quit, [this] { close(); });
    on(Command::MainAction, [&session] { session.mainAction(); });
    on(Command::Switch, [&session] { session.toggleSwitch(); });
    on(Command::Undo, [&session] { session.document().undoStack().undo(); });
    on(Command::Redo, [&session] { session.document().undoStack().redo(); });
    on(Command::SameAgain, [&session] { session.sameAgain(); });
    on(Command::NewLuck, [&session] { session.sameSetUpNewLuck(); });
    on(Command::WatchAgain, [&session] {
        if (session.phase() == TablePhase::Watching)
            session.endWatching();
        else
            session.watchAgain();
    });
    on(Command::BackToSetUp, [&session] { session.backToSetUp(); });
    on(Command::Slower, [this] { stepTimeScale(-1); });
    on(Command::Faster, [this] { stepTimeScale(1); });
    on(Command::Seed, [this] { askSeed(); });
    on(Command::NextFigure, [&session] { session.tool().focusNext(true); });
    on(Command::PreviousFigure, [&session] { session.tool().focusNext(false); });
    on(Command::SelectOffense,
       [&session] { session.tool().selectSide(session.document().state().offense); });
    on(Command::SelectDefense,
       [&session] { session.tool().selectSide(other(session.document().state().offense)); });
    for (const auto& [command, dx, dy] : {std::tuple{Command::MoveLeft, -0.5_yd, Distance{}},
                                          std::tuple{Command::MoveRight, 0.5_yd, Distance{}},
                                          std::tuple{Command::MoveUp, Distance{}, 0.5_yd},
                                          std::tuple{Command::MoveDown, Distance{}, -0.5_yd}})
        on(command, [&session, dx = dx, dy = dy] { session.tool().moveSelection(dx, dy); });
    for (const auto& [command, right, up] : {std::tuple{Command::PanLeft, -kPan, 0.0},
                                             std::tuple{Command::PanRight, kPan, 0.0},
                                             std::tuple{Command::PanUp, 0.0, kPan},
                                             std::tuple{Command::PanDown, 0.0, -kPan}})
        on(command, [this, right = right, up = up] { m_table->board().panBy(right, up); });
    on(Command::TurnLeft, [&session] { session.tool().turnSelection(500); });
    on(Command::TurnRight, [&session] { session.tool().turnSelection(-500); });
    on(Command::Mirror, [&session] { session.tool().mirrorSelection(); });
    connect(commands[Command::Snap], &QAction::toggled, this, [&session](bool checked) {
        session.tool().setSnap(checked);
    });
    on(Command::GiveBall, [this] {
        const auto& ids = m_session->selection().ids();
        if (ids.empty())
            return;
        if (ids.front().side() != m_session->document().state().offense)
            showRefusal(tr("Only the offense starts with the ball."), ids.front());
        else
            m_session->document().setCarrier(ids.front());
    });
    on(Command::OffenseFormation, [this] { m_setupPage->chooseFormation(true); });
    on(Command::DefenseFormation, [this] { m_setupPage->chooseFormation(false); });
    auto* keeper = new FormationKeeper{{m_library, *m_director, session.document()},
                                       m_options.readOnly ? QString{} : m_options.ownFolder,
                                       *this};
    connect(keeper, &FormationKeeper::said, this, [this](const QString& text) { say(text); });
    on(Command::KeepFormation, [keeper] { keeper->ask(); });
    on(Command::SwapSides, [this] {
        const Side now = m_session->document().state().offense;
        if (const auto problem = m_session->document().setOffense(other(now)))
            showRefusal(*problem, std::nullopt);
    });
    on(Command::SpeedUp, [&session] {
        session.document().setSpeed(session.document().data().table.speedTenths + 1);
    });
    on(Command::SpeedDown, [&session] {
        session.document().setSpeed(session.document().data().table.speedTenths - 1);
    });
    on(Command::DataFolder, [] {
        const auto folder = app::userFolders(app::environment()).data;
        const QString path = QString::fromStdString(folder.string());
        QDir{}.mkpath(path);
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    });
    new TimesTool{*commands[Command::FrameTimes], *this};
    on(Command::WhatsThis, [] { QWhatsThis::enterWhatsThisMode(); });
    on(Command::About, [this] { about(); });
    on(Command::AboutQt, [] { QApplication::aboutQt(); });
}

void MainWindow::connectViewCommands() {
    const Commands& commands = *m_commands;
    BoardView& board = m_table->board();
    const auto on = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::triggered, this, [this, command, work] {
            if (!m_director->take(command))
                work();
        });
    };
    const auto toggled = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::toggled, this, std::forward<decltype(work)>(work));
    };
    on(Command::ZoomIn, [&board] { board.zoomBy(kZoomStep); });
    on(Command::ZoomOut, [&board] { board.zoomBy(1.0 / kZoomStep); });
    on(Command::FitPlay, [this, &board] {
        const SetupState& state = m_session->document().state();
        board.fitPlay(QPointF{state.lineOfScrimmage.yards() + 6.0 * state.attack(),
                              field::kMiddle.y.yards()});
    });
    on(Command::FitBoard, [&board] { board.fitBoard(); });
    toggled(Command::TurnBoard, [&board](bool turned) { board.setTurned(turned); });
    toggled(Command::Measure, [this, &board](bool measuring) {
        board.setMeasuring(measuring);
        m_views->replayPage().board().setMeasuring(measuring);
    });
    for (BoardView* measured : {&board, &m_views->replayPage().board()}) {
        connect(
            measured, &BoardView::measured, this, [this](const QString& length) { say(length); });
        connect(measured, &BoardView::measuringLeft, this, [this] {
            (*m_commands)[Command::Measure]->setChecked(false);
        });
    }
    const auto layer = [&](Command command, bool ShownLayers::*member) {
        toggled(command, [this, member](bool shown) {
            m_settings.layers.*member = shown;
            m_views->replayPage().setLayers(m_settings.layers);
            m_director->setLayers(m_settings.layers);
            refreshScene();
        });
    };
    layer(Command::LayerNumbers, &ShownLayers::numbers);
    layer(Command::LayerHeadings, &ShownLayers::headings);
    layer(Command::LayerTraces, &ShownLayers::traces);
    layer(Command::LayerContacts, &ShownLayers::contacts);
    layer(Command::LayerMiniMap, &ShownLayers::miniMap);
    on(Command::SaySituation, [this] { say(m_strip->summary()); });
    on(Command::SayFigure, [this] {
        const auto& ids = m_session->selection().ids();
        say(ids.empty() ? tr("Nobody is selected.")
                        : figureSentence(m_session->document(), ids.front()));
    });
    on(Command::SayLast, [this] {
        const auto& lines = m_session->log().lines();
        say(lines.empty() ? tr("Nothing has happened yet.") : lines.back().text);
    });
    on(Command::SayClocks, [this] {
        say(tr("The board has been on for %1.")
                .arg(boardTimeText(m_session->boardTicks(),
                                   ticksPerSecond(m_session->document().data().table.board))));
    });
    on(Command::SaySide, [this] { saySide(); });
    on(Command::NextPane, [this] { nextPane(); });
    toggled(Command::Log, [this] { fitSides(); });
    toggled(Command::Navigation, [this](bool shown) { m_navigation->setVisible(shown); });
    toggled(Command::MenuBar, [this](bool shown) { menuBar()->setVisible(shown); });
    toggled(Command::FullScreen, [this](bool full) { toggleFullScreen(full); });
    on(Command::ThemeDesktop, [this] { setTheme(ThemeChoice::Desktop); });
    on(Command::ThemeLight, [this] { setTheme(ThemeChoice::Light); });
    on(Command::ThemeDark, [this] { setTheme(ThemeChoice::Dark); });
    on(Command::ThemeContrast, [this] { setTheme(ThemeChoice::Contrast); });
    toggled(Command::Sound, [this](bool heard) {
        m_settings.sound = heard;
        m_hum->setMuted(!heard);
        refreshCommands();
    });
    on(Command::TextLarger, [this] { scaleText(m_settings.textScale * 1.1); });
    on(Command::TextSmaller, [this] { scaleText(m_settings.textScale / 1.1); });
    on(Command::TextNormal, [this] { scaleText(1.0); });
}

void MainWindow::connectDirector() {
    MatchDirector& director = *m_director;
    connect(&director, &MatchDirector::factsChanged, this, [this] {
        m_saving->look();
        refreshStrip();
        refreshCommands();
        refreshTitle();
    });
    connect(&director, &MatchDirector::timePassed, this, &MainWindow::refreshStrip);
    connect(&director, &MatchDirector::said, this, &MainWindow::say);
    connect(&director, &MatchDirector::hovered, m_status, &QLabel::setText);
    connect(&director, &MatchDirector::clauseAsked, m_shell, &Shell::openRules);
    connect(&director, &MatchDirector::clauseNoted, m_shell, &Shell::noteClause);
    const auto tell = [this](const std::optional<QString>& problem) {
        if (problem)
            say(*problem);
    };
    connect(&director,
            &MatchDirector::replayAsked,
            this,
            [this, tell](const QString& record, bool atLastPlay) {
                tell(m_views->replay(record.toStdString(), m_director->title(), atLastPlay));
            });
    connect(&director,
            &MatchDirector::playAsked,
            this,
            [this, tell](const QString& record, std::size_t play) {
                if (const auto problem =
                        m_views->replay(record.toStdString(), m_director->title(), false))
                    tell(problem);
                else
                    m_views->replayPage().goToPlay(play);
            });
    connect(&director, &MatchDirector::touchAsked, this, [this, tell](const QString& record) {
        if (const auto problem = m_views->replay(record.toStdString(), m_director->title(), true))
            tell(problem);
        else if (!m_views->replayPage().showTouch())
            say(tr("No two opponents have touched yet."));
    });
    connect(&director, &MatchDirector::boxScoreAsked, this, [this, tell](const QString& record) {
        tell(m_views->boxScore(record.toStdString(), m_director->title()));
    });
    connect(m_views,
            &GameViews::extendAsked,
            this,
            [this](const std::string& record, std::size_t lines) {
                const QString problem = m_director->branchFrom(record, lines);
                if (!problem.isEmpty())
                    say(problem);
            });
    connect(&director, &MatchDirector::rattled, m_hum, &BoardHum::rattle);
    connect(&director, &MatchDirector::sounded, this, [this](GameSound sound) {
        m_hum->play(sound);
        m_caption->caption(captionOf(sound));
    });
    connect(&director, &MatchDirector::boardSwitched, this, [this](bool on) {
        m_hum->setOn(on);
        if (on)
            m_caption->keep(tr("the board hums"));
        else
            m_caption->caption(tr("silence"));
    });
}

void MainWindow::connectShell() {
    m_shell = new Shell{*this, *m_commands, *m_strip, m_store.get()};
    const auto open = [this](const QString& clause) { m_shell->openRules(clause); };
    connect(&m_table->refusal(), &RefusalBubble::clauseAsked, this, open);
    connect(&m_table->log(), &LogPanel::clauseAsked, this, open);
    Preference text;
    text.group = tr("Look");
    text.title = tr("Text size");
    text.sentence = tr("Of all panels and windows, against the desktop's own size.");
    text.least = 80;
    text.most = 300;
    text.unit = tr(" %");
    text.get = [this] { return qRound(m_settings.textScale * 100.0); };
    text.set = [this](const QVariant& percent) { scaleText(percent.toInt() / 100.0); };
    text.usual = 100;
    m_shell->addPreference(std::move(text));
    m_views->replayPage().commands().fill(m_shell->shortcuts());
    m_director->coachCommands().fill(m_shell->shortcuts());
    m_shell->readShortcuts();
    connect(m_views, &GameViews::said, this, [this](const QString& sentence) { say(sentence); });
    m_shell->finder().addSource([this] { return libraryEntries(); });
}

std::vector<FinderEntry> MainWindow::libraryEntries() {
    std::vector<FinderEntry> entries;
    for (const auto& formation : m_session->document().data().formations) {
        const bool offense = uniformOf(formation.unit) == Uniform::Dark;
        entries.push_back(FinderEntry{tr("formation"),
                                      QString::fromStdString(formation.name),
                                      offense ? tr("Lines the side with the ball up so")
                                              : tr("Lines the side without the ball up so"),
                                      {},
                                      m_session->phase() == TablePhase::SetUp,
                                      [this, offense, id = formation.id] {
                                          m_switch->show(*m_table);
                                          if (const auto problem =
                                                  m_session->document().setFormation(offense, id))
                                              showRefusal(*problem, std::nullopt);
                                      }});
    }
    for (const auto& team : m_library.teams())
        entries.push_back(FinderEntry{tr("team"),
                                      QString::fromStdString(team.value.name),
                                      tr("Plays at home at a new table"),
                                      {},
                                      team.value.id != m_choice.visitor,
                                      [this, id = team.value.id] {
                                          TableChoice choice = m_choice;
                                          choice.home = id;
                                          m_switch->show(*m_table);
                                          openTable(choice);
                                      }});
    return entries;
}

void MainWindow::fillBoardsMenu() {
    auto* group = new QActionGroup{this};
    for (const auto& entry : m_library.boards()) {
        QAction* action =
            m_commands->boardsMenu()->addAction(QString::fromStdString(entry.value.name));
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

void MainWindow::restore() {
    const Commands& commands = *m_commands;
    const auto check = [&commands](Command command, bool on) {
        // Set twice so that the slot runs even where the action was created with this value.
        commands[command]->setChecked(!on);
        commands[command]->setChecked(on);
    };
    const ShownLayers layers = m_settings.layers;
    check(Command::LayerNumbers, layers.numbers);
    check(Command::LayerHeadings, layers.headings);
    check(Command::LayerTraces, layers.traces);
    check(Command::LayerContacts, layers.contacts);
    check(Command::LayerMiniMap, layers.miniMap);
    check(Command::Sound, m_settings.sound);
    check(Command::Log, m_settings.log);
    check(Command::Navigation, m_settings.navigation);
    check(Command::MenuBar, m_settings.menuBar);
    check(Command::TurnBoard, m_settings.turned);
    check(Command::TurnForCoach, m_settings.turnsForCoach);
    commands[Command::TablePage]->setChecked(true);
    setTheme(m_settings.theme);
    if (m_settings.textScale != 1.0)
        scaleText(m_settings.textScale);
    if (m_settings.geometry.isEmpty() || !restoreGeometry(m_settings.geometry))
        resize(screen()->availableSize().boundedTo(kFirstSize));
    if (!m_settings.columns.isEmpty())
        m_table->columns().restoreState(m_settings.columns);
    if (!m_settings.rightColumn.isEmpty())
        m_table->rightColumn().restoreState(m_settings.rightColumn);
}

void MainWindow::remember() {
    if (!m_store || m_options.readOnly)
        return;
    m_shell->remember();
    m_settings.geometry = saveGeometry();
    m_settings.columns = m_table->columns().saveState();
    m_settings.rightColumn = m_table->rightColumn().saveState();
    m_settings.theme = Theme::instance().choice();
    m_settings.log = (*m_commands)[Command::Log]->isChecked();
    m_settings.navigation = (*m_commands)[Command::Navigation]->isChecked();
    m_settings.menuBar = (*m_commands)[Command::MenuBar]->isChecked();
    m_settings.turned = (*m_commands)[Command::TurnBoard]->isChecked();
    m_settings.turnsForCoach = (*m_commands)[Command::TurnForCoach]->isChecked();
    m_settings.zoom = m_table->board().keptZoom();
    m_settings.table = m_choice;
    m_settings.table.speedTenths = m_session->document().data().table.speedTenths;
    writeSettings(*m_store, m_settings);
}

void MainWindow::setTheme(ThemeChoice choice) {
    Theme::instance().install(*qApp, choice);
    (*m_commands)[Command::ThemeDesktop]->setChecked(choice == ThemeChoice::Desktop);
    (*m_commands)[Command::ThemeLight]->setChecked(choice == ThemeChoice::Light);
    (*m_commands)[Command::ThemeDark]->setChecked(choice == ThemeChoice::Dark);
    (*m_commands)[Command::ThemeContrast]->setChecked(choice == ThemeChoice::Contrast);
    refresh();
    m_director->refresh();
}

void MainWindow::stepTimeScale(int direction) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < kTimeScales.size(); ++i)
        if (std::abs(kTimeScales.at(i) - m_session->timeScale()) < 0.01)
            at = i;
    const int wanted =
        std::clamp(static_cast<int>(at) + direction, 0, static_cast<int>(kTimeScales.size()) - 1);
    m_session->setTimeScale(kTimeScales.at(static_cast<std::size_t>(wanted)));
}

void MainWindow::askSeed() {
    bool good = false;
    const QString text = QInputDialog::getText(
        this,
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

void MainWindow::newTable() {
    NewTableDialog dialog{m_library, m_choice, this};
    if (dialog.exec() == QDialog::Accepted)
        openTable(dialog.choice());
}

void MainWindow::openTable(const TableChoice& choice) {
    TableChoice wanted = choice;
    wanted.speedTenths = m_session->document().data().table.speedTenths;
    const auto table = loadTable(m_library, wanted);
    if (!table) {
        QMessageBox::warning(this, tr("New table"), QString::fromStdString(table.error().text()));
        return;
    }
    m_choice = wanted;
    m_session->takeData(*table);
    m_teams->showTeams(*table);
    m_shownLine.reset();
    showPlay();
}

void MainWindow::tell(const std::optional<QString>& problem) {
    if (!problem)
        return;
    say(*problem);
    auto* box =
        new QMessageBox{QMessageBox::Warning, tr("Thrum"), *problem, QMessageBox::Close, this};
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::scaleText(double scale) {
    m_settings.textScale = std::clamp(scale, 0.8, 3.0);
    QFont font = QApplication::font();
    font.setPointSizeF(m_basePointSize * m_settings.textScale);
    QApplication::setFont(font);
    Theme::instance().install(*qApp, Theme::instance().choice());
    fitSides();
    refresh();
}

void MainWindow::toggleFullScreen(bool on) {
    menuBar()->setVisible(!on && (*m_commands)[Command::MenuBar]->isChecked());
    m_navigation->setVisible(!on && (*m_commands)[Command::Navigation]->isChecked());
    m_table->showPanels(!on);
    m_director->showPanels(!on);
    statusBar()->setVisible(!on);
    if (on)
        showFullScreen();
    else
        showNormal();
}

void MainWindow::about() {
    QMessageBox::about(
        this,
        tr("About Thrum"),
        tr("<h3>Thrum %1</h3><p>Electric football on your desk.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes "
           "with no warranty.</p><p>Built with Qt, Box2D and JSON for Modern C++.</p><p>Thrum is "
           "not affiliated with any maker of electric football games.</p>")
            .arg(QApplication::applicationVersion()));
}

}  // namespace thrum::gui
