#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/match/director.hpp"
#include "gui/match/page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/navigation_bar.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/widgets/panes.hpp"
#include "gui/window/formation_keeper.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/status_line.hpp"

#include <thrum/app/folders.hpp>

#include <algorithm>
#include <array>

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QKeyEvent>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QUrl>
#include <QWhatsThis>

// What the commands of the window and the parts of the scoreboard lead to.

namespace thrum::gui {

namespace {
/// What a game in front of the coach, else the practice table, knows the meaning of.
constexpr std::array kOfBoards = {Command::Concede,
                                  Command::Pause,
                                  Command::Hint,
                                  Command::Seats,
                                  Command::FinishGame,
                                  Command::ShowTouch,
                                  Command::BackToReplay,
                                  Command::Arbiter,
                                  Command::NewTable,
                                  Command::CopyLog,
                                  Command::MainAction,
                                  Command::Switch,
                                  Command::Undo,
                                  Command::Redo,
                                  Command::SameAgain,
                                  Command::NewLuck,
                                  Command::WatchAgain,
                                  Command::BackToSetUp,
                                  Command::Slower,
                                  Command::Faster,
                                  Command::Seed,
                                  Command::NextFigure,
                                  Command::PreviousFigure,
                                  Command::SelectOffense,
                                  Command::SelectDefense,
                                  Command::TurnLeft,
                                  Command::TurnRight,
                                  Command::MoveLeft,
                                  Command::MoveRight,
                                  Command::MoveUp,
                                  Command::MoveDown,
                                  Command::Mirror,
                                  Command::GiveBall,
                                  Command::OffenseFormation,
                                  Command::DefenseFormation,
                                  Command::SwapSides,
                                  Command::SpeedUp,
                                  Command::SpeedDown,
                                  Command::ZoomIn,
                                  Command::ZoomOut,
                                  Command::FitPlay,
                                  Command::FitBoard,
                                  Command::PanLeft,
                                  Command::PanRight,
                                  Command::PanUp,
                                  Command::PanDown,
                                  Command::SayClocks,
                                  Command::SayFigure,
                                  Command::SayLast,
                                  Command::SaySide};
}  // namespace

// The key of a command that cannot be used now is answered with the reason, as the menu does.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    constexpr std::array kWithReasons = {Command::Undo,
                                         Command::Redo,
                                         Command::Hint,
                                         Command::Pause,
                                         Command::Seats,
                                         Command::FinishGame,
                                         Command::Arbiter,
                                         Command::WatchAgain,
                                         Command::ShowTouch,
                                         Command::Seed};
    const QKeySequence pressed{event->keyCombination()};
    if (m_director->isShown() && !event->isAutoRepeat())
        for (const Command command : kWithReasons) {
            const QAction* action = (*m_commands)[command];
            if (action->isEnabled() || !action->shortcuts().contains(pressed))
                continue;
            say(action->statusTip(), NewsKind::Refusal);
            event->accept();
            return;
        }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::connectCommands() {
    const Commands& commands = *m_commands;
    for (const Command command : kOfBoards)
        connect(commands[command], &QAction::triggered, this, [this, command] {
            if (!m_director->take(command))
                m_practice->take(command);
        });
    const auto on = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::triggered, this, std::forward<decltype(work)>(work));
    };
    on(Command::NewGame, [this] { m_director->askNewGame(); });
    on(Command::QuickPlay, [this] { m_director->quickGame(); });
    on(Command::ExportPicture, [this] { exportPicture(); });
    on(Command::Quit, [this] { close(); });
    auto* keeper = new FormationKeeper{{m_library, *m_director, m_practice->session().document()},
                                       m_options.readOnly ? QString{} : m_options.ownFolder,
                                       *this};
    connect(keeper, &FormationKeeper::said, this, [this](const QString& text) { say(text); });
    on(Command::KeepFormation, [keeper] { keeper->ask(); });
    on(Command::OwnFormations, [keeper] { keeper->showOwn(); });
    on(Command::DataFolder, [] {
        const auto folder = app::userFolders(app::environment()).data;
        const QString path = QString::fromStdString(folder.string());
        QDir{}.mkpath(path);
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    });
    on(Command::SaySituation, [this] { say(m_strip->summary()); });
    on(Command::NextPane, [this] { nextPane(); });
    on(Command::Manual, [this] { m_shell->openManual(chapterInFront()); });
    on(Command::WhatsThis, [] { QWhatsThis::enterWhatsThisMode(); });
    on(Command::About, [this] { about(); });
    on(Command::AboutQt, [] { QApplication::aboutQt(); });
}

void MainWindow::connectViewCommands() {
    const Commands& commands = *m_commands;
    const auto toggled = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::toggled, this, std::forward<decltype(work)>(work));
    };
    BoardView& board = m_practice->page().board();
    BoardView& replay = m_views->replayPage().board();
    toggled(Command::Measure, [&board, &replay](bool measuring) {
        board.setMeasuring(measuring);
        replay.setMeasuring(measuring);
    });
    for (BoardView* measured : {&board, &replay}) {
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
            m_practice->setLayers(m_settings.layers);
        });
    };
    layer(Command::LayerNumbers, &ShownLayers::numbers);
    layer(Command::LayerHeadings, &ShownLayers::headings);
    layer(Command::LayerTraces, &ShownLayers::traces);
    layer(Command::LayerContacts, &ShownLayers::contacts);
    layer(Command::LayerMiniMap, &ShownLayers::miniMap);
    layer(Command::LayerGrid, &ShownLayers::grid);
    layer(Command::LayerPositions, &ShownLayers::positions);
    toggled(Command::Log, [this] { fitSides(); });
    toggled(Command::Navigation, [this](bool shown) { m_navigation->setVisible(shown); });
    toggled(Command::MenuBar, [this](bool shown) { menuBar()->setVisible(shown); });
    toggled(Command::FullScreen, [this](bool full) { toggleFullScreen(full); });
    toggled(Command::Sound, [this](bool heard) {
        m_settings.sound = heard;
        m_hum->setMuted(!heard);
        refreshCommands();
    });
    toggled(Command::QuietEvening, [this](bool quiet) {
        m_settings.quiet = quiet;
        hearVolumes();
    });
    const auto on = [&](Command command, auto&& work) {
        connect(commands[command], &QAction::triggered, this, std::forward<decltype(work)>(work));
    };
    on(Command::ThemeDesktop, [this] { setTheme(ThemeChoice::Desktop); });
    on(Command::ThemeLight, [this] { setTheme(ThemeChoice::Light); });
    on(Command::ThemeDark, [this] { setTheme(ThemeChoice::Dark); });
    on(Command::ThemeContrast, [this] { setTheme(ThemeChoice::Contrast); });
    on(Command::TextLarger, [this] { scaleText(m_settings.textScale * 1.1); });
    on(Command::TextSmaller, [this] { scaleText(m_settings.textScale / 1.1); });
    on(Command::TextNormal, [this] { scaleText(1.0); });
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
            m_card->show(game ? m_director->stripDetail(part) : m_practice->stripDetail(part),
                         QRect{m_strip->mapToGlobal(where.topLeft()), where.size()});
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
    m_settings.textScale = std::clamp(scale, 0.8, 3.0);
    QFont font = QApplication::font();
    font.setPointSizeF(m_basePointSize * m_settings.textScale);
    QApplication::setFont(font);
    Theme::instance().install(*qApp, Theme::instance().choice());
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
        tr("<h3>Thrum %1</h3><p>Electric football on your desk.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes "
           "with no warranty.</p><p>Built with Qt, Box2D and JSON for Modern C++.</p><p>Thrum is "
           "not affiliated with any maker of electric football games.</p>")
            .arg(QApplication::applicationVersion()));
}

}  // namespace thrum::gui
