#include "gui/window/main_window.hpp"

#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/command_router.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/guide_bar.hpp"
#include "gui/help/guided_game.hpp"
#include "gui/help/welcome_page.hpp"
#include "gui/home/home_page.hpp"
#include "gui/lineup/teams_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/caption_chip.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/navigation_bar.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/widgets/plain_text.hpp"
#include "gui/widgets/wheel_guard.hpp"
#include "gui/window/save_bar.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/status_line.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/boards_page.hpp"
#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/foursheet/sheet_room.hpp"
#include "gui/workshop/playbook_page.hpp"
#include "gui/workshop/team_room.hpp"
#include "gui/workshop/workshop_bar.hpp"

#include <algorithm>

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTableView>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr QSize kFirstSize{1280, 800};
}  // namespace

MainWindow::MainWindow(app::Library library,
                       TableData table,
                       const TableChoice& choice,
                       const WindowOptions& options)
    : m_library{std::move(library)},
      m_options{options},
      m_marks{m_library, options.readOnly ? std::string{} : options.ownFolder.toStdString()},
      m_basePointSize{QApplication::font().pointSizeF()} {
    PlainText::everywhere();
    new WheelGuard{this};
    if (!options.settingsFile.isEmpty()) {
        m_store = std::make_unique<QSettings>(options.settingsFile, QSettings::IniFormat);
        m_settings = readSettings(*m_store);
    }
    setWindowIcon(QIcon{QStringLiteral(":/icons/thrum.svg")});
    setMinimumSize(900, 600);
    setAcceptDrops(true);
    m_pages = new QStackedWidget;
    m_practice = new PracticeDesk{m_library, std::move(table), choice, *m_pages};
    build();
    addPages();
    connectPractice();
    connectViewCommands();
    connectStrip();
    connectShell();
    connectDirector();
    connectViews();
    connectShelves();
    connectShelf();
    connectGuide();
    m_practice->fillBoards(*m_commands->boardsMenu());
    addDeeds();
    connectFront();
    restore();
    m_practice->open(options.seed, m_settings.zoom);
    m_practice->page().board().setFocus();
}

MainWindow::~MainWindow() {
    // Pages and what is chosen on them go after this; the window does not hear of it any more.
    m_shelf->page().table().selectionModel()->disconnect(this);
    m_views->replayPage().disconnect(this);
    m_director->disconnect(this);
    m_practice->disconnect(this);
    m_switch->disconnect(this);
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
    m_saving = new SaveBar{[this]() -> const app::Game* {
                               const GamePage* page =
                                   m_director != nullptr ? m_director->page() : nullptr;
                               return page == nullptr ? nullptr : &page->match().anyGame();
                           },
                           centre};
    rows->addWidget(m_saving);
    m_strip = new ScoreboardStrip{centre};
    rows->addWidget(m_strip);
    m_card = new StripCard{this};
    m_guide = new GuidedGame{this};
    rows->addWidget(new GuideBar{*m_guide, centre});
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    m_navigation = new NavigationBar{centre};
    middle->addWidget(m_navigation);
    auto* shown = new QVBoxLayout;
    shown->setSpacing(0);
    m_workshop = new WorkshopBar{centre};
    shown->addWidget(m_workshop);
    shown->addWidget(m_pages, 1);
    middle->addLayout(shown, 1);
    rows->addLayout(middle, 1);
    setCentralWidget(centre);

    m_caption = new CaptionChip{centre};
    m_status = new StatusLine{this};
    m_facts = new QLabel{this};
    m_facts->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_facts);
    statusBar()->setSizeGripEnabled(false);
    m_hum = new BoardHum{m_options.sound, this};
}

void MainWindow::addPages() {
    TablePage& table = m_practice->page();
    m_teams = new TeamsPage{m_pages};
    m_teams->showTeams(m_practice->session().document().data());
    m_home = new HomePage{m_pages};
    m_commands = new Commands{*this};
    const Commands& commands = *m_commands;
    m_commands->fill(*menuBar());
    m_practice->join(commands);
    m_switch = new PageSwitch{*m_pages, *m_navigation, this};
    m_switch->add(*commands[Command::HomePage], *m_home, tr("Home"));
    m_director =
        new MatchDirector{{.library = m_library,
                           .commands = commands,
                           .pages = *m_switch,
                           .strip = *m_strip,
                           .store = m_options.readOnly ? nullptr : m_store.get(),
                           .gamesFolder = m_options.readOnly ? QString{} : m_options.gamesFolder,
                           .practice = &table,
                           .time = m_options.time,
                           .readTeamsAgain = [this] { m_library.readTeamsAgain(); }},
                          this};
    m_switch->add(*commands[Command::TablePage], table, tr("Table"), &table.board());
    m_switch->add(*commands[Command::TeamsPage], *m_teams, tr("Teams"));
    m_bench = new BenchPage{
        {.library = m_library,
         .commands = commands,
         .ownFolder = m_options.readOnly ? QString{} : m_options.ownFolder,
         .clock =
             [] {
                 return QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
             },
         .game = [this] { return benchInGame(); }},
        m_pages};
    m_switch->add(*commands[Command::BenchPage], *m_bench, tr("Bench"));
    m_teamRoom = new TeamRoom{
        m_library, commands, m_options.readOnly ? QString{} : m_options.ownFolder, m_pages};
    m_switch->addBehind(*commands[Command::TeamRoom], *m_teamRoom);
    m_teams->addWay(*commands[Command::TeamRoom]);
    m_sheetRoom = new fss::SheetRoom{
        m_library, commands, m_options.readOnly ? QString{} : m_options.ownFolder, m_pages};
    m_switch->addBehind(*commands[Command::SheetRoom], *m_sheetRoom);
    m_teams->addWay(*commands[Command::SheetRoom]);
    const ShelfSurroundings shelves{
        .library = m_library,
        .marks = m_marks,
        .commands = commands,
        .practice = m_practice->session().document(),
        .ownFolder = m_options.readOnly ? QString{} : m_options.ownFolder};
    m_formations = new FormationsPage{shelves, m_pages};
    m_switch->addBehind(*commands[Command::FormationShelf], *m_formations);
    m_playbook =
        new PlaybookPage{shelves, m_library.shippedFolder().parent_path() / "rules", m_pages};
    m_switch->addBehind(*commands[Command::Playbook], *m_playbook);
    m_boards = new BoardsPage{shelves, m_pages};
    m_switch->addBehind(*commands[Command::BoardShelf], *m_boards);
    m_workshop->addPage(*commands[Command::BenchPage], *m_bench, tr("Tweak bench"));
    m_workshop->addPage(*commands[Command::FormationShelf], *m_formations, tr("Formations"));
    m_workshop->addPage(*commands[Command::Playbook], *m_playbook, tr("Playbook"));
    m_workshop->addPage(*commands[Command::TeamRoom], *m_teamRoom, tr("Make teams"));
    m_workshop->addPage(*commands[Command::BoardShelf], *m_boards, tr("Boards"));
    m_workshop->addPage(*commands[Command::SheetRoom], *m_sheetRoom, tr("4SS teams and cards"));
    m_views = new GameViews{*m_switch, commands, m_library, *m_pages};
    m_shelf = new GameShelf{
        m_options.gamesFolder.isEmpty()
            ? std::nullopt
            : std::optional{app::Archive{m_options.gamesFolder.toStdString(),
                                         m_options.gamesIndex.toStdString()}},
        {m_library,
         *m_views,
         *m_home,
         *this,
         *m_commands->recentMenu(),
         m_options.readOnly,
         [this](const QString& file, const QString& name) { return renameOpen(file, name); }},
        this};
    m_switch->add(*commands[Command::ArchivePage], m_shelf->page(), tr("Archive"));
    for (const Command way : {Command::NewGame,
                              Command::QuickPlay,
                              Command::WatchGame,
                              Command::TodaysDrill,
                              Command::Range,
                              Command::NewTable,
                              Command::GuidedGame})
        m_home->addWay(*commands[way]);
    m_home->addTool(*commands[Command::BenchPage], tr("Tweak bench"));
    m_home->addTool(*commands[Command::FormationShelf], tr("Formations"));
    m_home->addTool(*commands[Command::Playbook], tr("Playbook"));
    m_home->addTool(*commands[Command::TeamRoom], tr("Make teams"));
    m_home->addTool(*commands[Command::BoardShelf], tr("Boards"));
    m_welcome = new WelcomePage{m_pages};
    m_switch->addSide(*m_welcome);
    m_switch->show(table);
}

void MainWindow::refresh() {
    m_practice->refresh();
    m_director->refresh();
}

void MainWindow::refreshTitle() {
    const QWidget* page = m_switch->current();
    QString title;
    if (m_director->isShown())
        title = m_director->title();
    else if (page == &m_practice->page())
        title = m_practice->title();
    else if (page != nullptr)
        title = page->accessibleName();
    setWindowTitle(title.isEmpty() ? tr("Thrum") : tr("%1 · Thrum").arg(title));
}

void MainWindow::refreshStrip() {
    showStrip();
    if (m_director->hasStrip())
        m_director->refreshStrip();
    else
        m_strip->showFacts(m_practice->stripFacts());
    if (m_card->isVisible())
        m_card->follow(cardDetail());
}

StripDetail MainWindow::cardDetail() const {
    return m_director->hasStrip() ? m_director->stripDetail(m_cardPart)
                                  : m_practice->stripDetail(m_cardPart);
}

void MainWindow::showStrip() {
    // Without a game there is nothing to tell but at the practice table.
    // How a game ended does not stand above a replay, which tells where it was at each moment.
    const bool ended = m_director->page() != nullptr &&
                       m_director->page()->match().doing() == MatchDoing::Over &&
                       m_switch->current() == &m_views->replayPage();
    // The workshop, the page of a new game, and games that are looked at, have the whole window,
    // unless a clock of the game runs meanwhile (UX-3.2).
    const QWidget* page = m_switch->current();
    const bool elsewhere = m_workshop->leadsTo(page) || page == &m_views->replayPage() ||
                           page == &m_views->boxScorePage() ||
                           (page == &m_director->room() && !m_director->isShown());
    m_workshop->follow(page);
    const bool waits =
        elsewhere && m_director->page() != nullptr && !m_director->page()->match().isTimed();
    m_strip->setVisible((m_director->hasStrip() && !ended && !waits) ||
                        page == &m_practice->page());
}

void MainWindow::refreshFacts() {
    QStringList facts;
    if (m_director->isShown())
        facts << m_saving->text();
    else if (m_switch->current() == &m_practice->page())
        facts << (m_practice->session().boardOn() ? tr("board on") : tr("board off"));
    // a start without the sound system hears nothing, whatever is set
    facts << (m_settings.sound && m_options.sound ? tr("sound on") : tr("sound off"));
    facts.removeAll(QString{});
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    takeFront();
}

void MainWindow::say(const QString& sentence, NewsKind kind) {
    m_status->say(sentence, kind);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    remember();
    noteEnd();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitMenus();
    fitSides();
}

// Large text leaves every menu in sight: its titles shrink until the last one fits.
void MainWindow::fitMenus() {
    constexpr int kAroundTitle = 30;  // as the style sheet pads it, and what is between two
    QFont titles = QApplication::font();
    const auto wide = [&] {
        int sum = kAroundTitle;
        for (const QAction* menu : menuBar()->actions())
            sum += QFontMetrics{titles}.horizontalAdvance(plainText(*menu)) + kAroundTitle;
        return sum;
    };
    while (wide() > width() && titles.pointSizeF() > m_basePointSize)
        titles.setPointSizeF(0.97 * titles.pointSizeF());
    menuBar()->setFont(titles);
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
    m_practice->page().log().setVisible(wanted && room);
    m_director->showLog(wanted && room);
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
    check(Command::LayerGrid, layers.grid);
    check(Command::LayerPositions, layers.positions);
    check(Command::LayerMen, layers.men);
    check(Command::Sound, m_settings.sound);
    check(Command::QuietEvening, m_settings.quiet);
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
        resize(kFirstSize);
    fitScreen();
    const TablePage& table = m_practice->page();
    if (!m_settings.columns.isEmpty())
        table.columns().restoreState(m_settings.columns);
    if (!m_settings.rightColumn.isEmpty())
        table.rightColumn().restoreState(m_settings.rightColumn);
}

// With its frame it has to fit on the screen it comes up on, whichever it was left on: the lowest
// line says why something is refused.
void MainWindow::fitScreen() {
    constexpr QSize kFrame{8, 40};
    if (isMaximized() || isFullScreen())
        return;
    const QRect room = screen()->availableGeometry();
    const QSize fitting = size().boundedTo(room.size() - kFrame);
    if (fitting == size())
        return;
    resize(fitting);
    move(room.topLeft());
}

void MainWindow::remember() {
    if (!m_store || m_options.readOnly)
        return;
    const auto checked = [this](Command command) { return (*m_commands)[command]->isChecked(); };
    const TablePage& table = m_practice->page();
    m_shell->remember();
    m_settings.geometry = saveGeometry();
    m_settings.columns = table.columns().saveState();
    m_settings.rightColumn = table.rightColumn().saveState();
    m_settings.theme = Theme::instance().choice();
    m_settings.log = checked(Command::Log);
    m_settings.navigation = checked(Command::Navigation);
    m_settings.menuBar = checked(Command::MenuBar);
    m_settings.turned = checked(Command::TurnBoard);
    m_settings.turnsForCoach = checked(Command::TurnForCoach);
    m_settings.zoom = table.board().keptZoom();
    m_settings.table = m_practice->choice();
    writeSettings(*m_store, m_settings);
}

}  // namespace thrum::gui
