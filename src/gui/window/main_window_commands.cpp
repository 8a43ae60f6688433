#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/command_router.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/games/game_face.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/guided_game.hpp"
#include "gui/lineup/teams_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/theme/text_size.hpp"
#include "gui/widgets/caption_chip.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/navigation_bar.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/widgets/panes.hpp"
#include "gui/window/call_keys.hpp"
#include "gui/window/formation_keeper.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/play_keeper.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/status_line.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/boards_page.hpp"
#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/foursheet/sheet_room.hpp"
#include "gui/workshop/playbook_page.hpp"
#include "gui/workshop/team_room.hpp"

#include <thrum/app/folders.hpp>

#include <algorithm>

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QTableView>
#include <QUrl>
#include <QWhatsThis>

// What the commands of the window and the parts of the scoreboard lead to.

namespace thrum::gui {

CommandTarget& MainWindow::target() {
    const QWidget* page = m_switch->current();
    if (page == &m_director->room())
        return m_director->target();
    if (page == &m_practice->page())
        return m_practice->target();
    if (page == &m_views->replayPage())
        return m_views->replayPage().target();
    if (page == &m_views->boxScorePage())
        return m_views->boxScorePage().target();
    if (page == &m_shelf->page())
        return m_archiveDeeds;
    if (page == m_bench)
        return m_bench->target();
    if (page == m_teamRoom)
        return m_teamRoom->target();
    if (page == m_sheetRoom)
        return m_sheetRoom->target();
    if (page == m_formations)
        return m_formations->target();
    if (page == m_playbook)
        return m_playbook->target();
    if (page == m_boards)
        return m_boards->target();
    return page == m_teams ? m_teamsDeeds : m_startDeeds;
}

BoardView* MainWindow::boardInFront() const {
    const QWidget* page = m_switch->current();
    if (page == &m_practice->page())
        return &m_practice->page().board();
    const ReplayPage& replay = m_views->replayPage();
    if (page == &replay)  // a game without a board lies there as a picture of its own
        return replay.table() == nullptr ? &replay.board() : nullptr;
    return m_director->board();
}

void MainWindow::connectFront() {
    m_router = new CommandRouter{*m_commands, m_deeds, this};
    connect(m_switch, &PageSwitch::shown, this, &MainWindow::refreshFacts);
    connect(&m_views->replayPage(), &ReplayPage::offersChanged, this, &MainWindow::takeFront);
    connect(m_shelf->page().table().selectionModel(),
            &QItemSelectionModel::selectionChanged,
            this,
            &MainWindow::takeFront);
    connect(&m_shell->shortcuts(), &ShortcutBook::changed, m_director, &MatchDirector::refresh);
    for (const Command command : {Command::Snap,
                                  Command::FollowBall,
                                  Command::TurnBoard,
                                  Command::TurnForCoach,
                                  Command::Measure,
                                  Command::LayerNumbers,
                                  Command::LayerHeadings,
                                  Command::LayerTraces,
                                  Command::LayerContacts,
                                  Command::LayerMiniMap,
                                  Command::LayerGrid,
                                  Command::LayerPositions,
                                  Command::LayerMen,
                                  Command::PaleDefense,
                                  Command::PaleLastPlay})
        connect((*m_commands)[command], &QAction::toggled, this, &MainWindow::takeSwitches);
    m_shell->finder().addSource([this] {
        const Front place = target().place();
        // Lists of the practice table lead there, but not out of a game that is looked at.
        if (place == Front::Replay || place == Front::Statistics)
            return m_practice->entriesElsewhere(tr("Formations are called while men line up."));
        return place == Front::Game ? target().entries() : m_practice->entries();
    });
    takeFront();
}

namespace {
QString idOf(const GameFace& face) {
    return QString::fromUtf8(face.id.data(), static_cast<qsizetype>(face.id.size()));
}
}  // namespace

QString MainWindow::bookInFront() {
    switch (target().place()) {
        case Front::NewGame:
            return m_director->newGamePage().setup().game;
        case Front::SheetRoom:
            return QStringLiteral("foursheet");
        case Front::Replay:
            return QString::fromStdString(m_views->replayPage().document().replay().header().game);
        case Front::Practice:
        case Front::Workshop:
        case Front::TeamRoom:
        case Front::Formations:
        case Front::Playbook:
        case Front::Boards:
            // table and workshop are those of the game that is offered first
            return idOf(*faceOf({}));
        default:
            return {};
    }
}

void MainWindow::takeFront() {
    if (m_router == nullptr)
        return;  // the window is still being put together
    CommandTarget& now = target();
    const bool another = m_router->front() != &now;
    m_router->setFront(now);
    m_caption->layOn(boardInFront());
    if (another)
        takeSwitches();
}

void MainWindow::takeSwitches() {
    if (m_router == nullptr)
        return;
    switch (target().place()) {
        case Front::Practice:
            m_practice->setLayers(m_settings.layers);
            m_practice->takeSwitches();
            break;
        case Front::Game:
            m_director->setLayers(m_settings.layers);
            m_director->takeSwitches();
            break;
        case Front::Replay:
            m_views->replayPage().setLayers(m_settings.layers);
            m_views->replayPage().takeSwitches();
            break;
        default:
            break;
    }
}

// The key of a command that cannot be used now is answered with the reason, as the menu does.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const QString why = event->isAutoRepeat()
                            ? QString{}
                            : m_router->refusalOf(QKeySequence{event->keyCombination()});
    if (why.isEmpty()) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    say(why, NewsKind::Refusal);
    event->accept();
}

void MainWindow::addDeeds() {
    addGameDeeds();
    addExportDeeds();
    addWindowDeeds();
}

void MainWindow::addWindowDeeds() {
    m_keeper = new FormationKeeper{{m_library, *m_director, m_practice->session()},
                                   m_options.readOnly ? QString{} : m_options.ownFolder,
                                   *this};
    FormationKeeper* keeper = m_keeper;
    connect(keeper, &FormationKeeper::said, this, [this](const QString& text) { say(text); });
    m_plays = new PlayKeeper{m_library,
                             m_practice->session().document(),
                             m_options.readOnly ? QString{} : m_options.ownFolder,
                             *this};
    connect(m_plays, &PlayKeeper::said, this, [this](const QString& text) { say(text); });
    connect(m_plays, &PlayKeeper::kept, m_keeper, &FormationKeeper::follow);
    m_callKeys = new CallKeys{{m_library, m_marks, *m_director, *m_practice}, m_deeds, this};
    connect(m_callKeys, &CallKeys::said, this, [this](const QString& text) { say(text); });
    const auto beforeSnap = [this]() -> CommandOffer {
        return m_practice->session().phase() == TablePhase::SetUp
                   ? CommandOffer{}
                   : notNow(tr("That is done before the snap; Backspace leads to the set-up."));
    };
    m_deeds.add(
        Command::CallPlay, [this] { m_plays->askToCall(); }, beforeSnap);
    m_deeds.add(
        Command::KeepPlay,
        [this] { keepPlay(); },
        [this, beforeSnap]() -> CommandOffer {
            if (m_switch->current() == &m_practice->page())
                return beforeSnap();
            const bool game = m_director->isShown() && m_director->tapPage() != nullptr;
            const ReplayPage& replay = m_views->replayPage();
            const bool watched =
                m_switch->current() == &replay && replay.isOpen() && replay.table() == nullptr;
            return game || watched ? CommandOffer{}
                                   : notNow(tr("This game is not played on the board."));
        });
    m_deeds.add(Command::KeepFormation, [keeper] { keeper->ask(); });
    m_deeds.add(Command::OwnFormations, [keeper] { keeper->showOwn(); });
    m_deeds.add(Command::NewTable, [this] { m_practice->askTable(); });
    m_deeds.add(Command::DataFolder, [] {
        const auto folder = app::userFolders(app::environment()).data;
        const QString path = QString::fromStdString(folder.string());
        QDir{}.mkpath(path);
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    });
    m_deeds.add(
        Command::SaySituation,
        [this] {
            ReplayPage& replay = m_views->replayPage();
            say(m_switch->current() == &replay ? replay.situation() : m_strip->summary());
        },
        [this]() -> CommandOffer {
            return m_switch->current() == &m_views->replayPage() || !m_strip->isHidden()
                       ? CommandOffer{}
                       : notNow(tr("No game is shown here."));
        });
    m_deeds.add(Command::ThemeDesktop, [this] { setTheme(ThemeChoice::Desktop); });
    m_deeds.add(Command::ThemeLight, [this] { setTheme(ThemeChoice::Light); });
    m_deeds.add(Command::ThemeDark, [this] { setTheme(ThemeChoice::Dark); });
    m_deeds.add(Command::ThemeContrast, [this] { setTheme(ThemeChoice::Contrast); });
    m_deeds.add(Command::TextLarger, [this] { scaleText(m_settings.textScale * 1.1); });
    m_deeds.add(Command::TextSmaller, [this] { scaleText(m_settings.textScale / 1.1); });
    m_deeds.add(Command::TextNormal, [this] { scaleText(1.0); });
    m_deeds.add(Command::NextPane, [this] { nextPane(); });
    m_deeds.add(Command::Manual, [this] { m_shell->openManual(chapterInFront()); });
    m_deeds.add(Command::GuidedGame, [this] { m_guide->start(); });
    m_deeds.add(Command::WhatsThis, [] { QWhatsThis::enterWhatsThisMode(); });
    m_deeds.add(Command::About, [this] { about(); });
    m_deeds.add(Command::AboutQt, [] { QApplication::aboutQt(); });
    m_deeds.add(Command::Quit, [this] { close(); });
}

void MainWindow::connectViewCommands() {
    const Commands& commands = *m_commands;
    const auto toggled = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::toggled, this, std::forward<decltype(work)>(work));
    };
    BoardView& board = m_practice->page().board();
    BoardView& replay = m_views->replayPage().board();
    for (BoardView* measured : {&board, &replay}) {
        connect(
            measured, &BoardView::measured, this, [this](const QString& length) { say(length); });
        connect(measured, &BoardView::measuringLeft, this, [this] {
            (*m_commands)[Command::Measure]->setChecked(false);
        });
    }
    const auto layer = [&](Command command, bool ShownLayers::*member) {
        toggled(command, [this, member](bool shown) { m_settings.layers.*member = shown; });
    };
    layer(Command::LayerNumbers, &ShownLayers::numbers);
    layer(Command::LayerHeadings, &ShownLayers::headings);
    layer(Command::LayerTraces, &ShownLayers::traces);
    layer(Command::LayerContacts, &ShownLayers::contacts);
    layer(Command::LayerMiniMap, &ShownLayers::miniMap);
    layer(Command::LayerGrid, &ShownLayers::grid);
    layer(Command::LayerPositions, &ShownLayers::positions);
    layer(Command::LayerMen, &ShownLayers::men);
    toggled(Command::Log, [this] { fitSides(); });
    toggled(Command::Navigation, [this](bool shown) { m_navigation->setVisible(shown); });
    toggled(Command::MenuBar, [this](bool shown) { menuBar()->setVisible(shown); });
    toggled(Command::FullScreen, [this](bool full) { toggleFullScreen(full); });
    toggled(Command::Sound, [this](bool heard) {
        m_settings.sound = heard;
        m_hum->setMuted(!heard);
        refreshFacts();
    });
    toggled(Command::QuietEvening, [this](bool quiet) {
        m_settings.quiet = quiet;
        hearVolumes();
    });
}

void MainWindow::connectStrip() {
    connect(m_strip,
            &ScoreboardStrip::mainAsked,
            (*m_commands)[Command::MainAction],
            &QAction::trigger);
    connect(m_strip, &ScoreboardStrip::partAsked, this, [this](StripPart part, const QRect& where) {
        openPart(part, where);
    });
}

void MainWindow::openPart(StripPart part, const QRect& where) {
    const bool game = m_director->hasStrip();
    switch (part) {
        case StripPart::Team:
            if (game) {
                (*m_commands)[Command::BoxScore]->trigger();
                m_views->boxScorePage().showDrives();
            } else {
                (*m_commands)[Command::TeamsPage]->trigger();
            }
            return;
        case StripPart::Gains:
            (*m_commands)[Command::Log]->setChecked(true);
            m_practice->page().log().list()->setFocus(Qt::OtherFocusReason);
            return;
        case StripPart::Seed:
            (*m_commands)[Command::Seed]->trigger();
            return;
        case StripPart::Situation:
        case StripPart::Clock:
            m_cardPart = part;
            m_card->show(cardDetail(), QRect{m_strip->mapToGlobal(where.topLeft()), where.size()});
            return;
        case StripPart::None:
            return;
    }
}

void MainWindow::nextPane() {
    std::vector<QWidget*> panes;
    if (m_director->isShown())
        panes = m_director->page()->panes();
    else if (m_switch->current() == &m_practice->page())
        panes = m_practice->panes();
    else
        panes = {m_switch->current()};
    panes.insert(panes.begin(), m_strip);
    focusNextPane(panes);
}

QString MainWindow::chapterInFront() const {
    // the headings of docs/manual.md
    const QWidget* page = m_switch->current();
    if (m_director->isShown())
        return QStringLiteral("What you see");
    if (page == &m_director->room())
        return QStringLiteral("A new game");
    if (page == &m_views->replayPage())
        return QStringLiteral("Watching again");
    if (page == &m_views->boxScorePage())
        return QStringLiteral("In numbers");
    if (page == m_bench)
        return QStringLiteral("The tweak bench");
    if (page == m_teamRoom)
        return QStringLiteral("Teams of your own");
    if (page == m_sheetRoom)
        return QStringLiteral("4SS teams and play cards of your own");
    if (page == m_formations)
        return QStringLiteral("Formations, made and tried");
    if (page == m_playbook)
        return QStringLiteral("The playbook");
    if (page == m_boards)
        return QStringLiteral("Boards");
    if (page == &m_shelf->page())
        return QStringLiteral("The archive");
    return QStringLiteral("Home");
}

void MainWindow::setTheme(ThemeChoice choice) {
    Theme::instance().install(*qApp, choice);
    (*m_commands)[Command::ThemeDesktop]->setChecked(choice == ThemeChoice::Desktop);
    (*m_commands)[Command::ThemeLight]->setChecked(choice == ThemeChoice::Light);
    (*m_commands)[Command::ThemeDark]->setChecked(choice == ThemeChoice::Dark);
    (*m_commands)[Command::ThemeContrast]->setChecked(choice == ThemeChoice::Contrast);
    refresh();
}

void MainWindow::scaleText(double scale) {
    m_settings.textScale = std::clamp(scale, kLeastTextPercent / 100.0, kMostTextPercent / 100.0);
    QFont font = QApplication::font();
    font.setPointSizeF(m_basePointSize * m_settings.textScale);
    QApplication::setFont(font);
    Theme::instance().install(*qApp, Theme::instance().choice());
    fitMenus();
    fitSides();
    m_practice->refresh();
}

void MainWindow::hearVolumes() {
    SoundVolumes volumes = m_settings.volumes;
    if (m_settings.quiet)
        volumes.board = std::min(volumes.board, SoundVolumes::kQuietBoard);
    m_hum->setVolumes(volumes);
}

void MainWindow::toggleFullScreen(bool on) {
    menuBar()->setVisible(!on && (*m_commands)[Command::MenuBar]->isChecked());
    m_navigation->setVisible(!on && (*m_commands)[Command::Navigation]->isChecked());
    m_practice->page().showPanels(!on);
    m_director->showPanels(!on);
    statusBar()->setVisible(!on);
    // a maximized window is one again afterwards
    setWindowState(on ? windowState() | Qt::WindowFullScreen
                      : windowState() & ~Qt::WindowFullScreen);
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

void MainWindow::about() {
    QMessageBox::about(
        this,
        tr("About Thrum"),
        tr("Thrum %1\nElectric football on your desk.\n\n"
           "Free software under the GNU General Public License, version 3 or later. It comes "
           "with no warranty.\n\nBuilt with Qt, Box2D and JSON for Modern C++.\n\nThrum is "
           "not affiliated with any maker of electric football games.")
            .arg(QApplication::applicationVersion()));
}

}  // namespace thrum::gui
