#include "gui/archive/archive_page.hpp"
#include "gui/archive/archive_words.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board_game/board_stage.hpp"
#include "gui/board_game/selection.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/help/welcome_page.hpp"
#include "gui/home/home_page.hpp"
#include "gui/lineup/teams_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/last_place.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/setting_key.hpp"
#include "gui/workshop/bench_page.hpp"

#include <algorithm>

#include <QLineEdit>
#include <QSettings>
#include <QTimer>

// How the window begins and ends: the first start, what was left open, where the coach was.

namespace thrum::gui {

namespace {
constexpr const char* kSessionOpen = "session/open";
constexpr const char* kOpenGame = "session/openGame";
constexpr const char* kPutAside = "session/putAside";
constexpr const char* kWelcomed = "session/welcomed";

constexpr const char* kHome = "home";
constexpr const char* kGame = "game";
constexpr const char* kTable = "table";
constexpr const char* kTeams = "teams";
constexpr const char* kBench = "bench";
constexpr const char* kArchive = "archive";
constexpr const char* kReplay = "replay";
}  // namespace

void MainWindow::begin(const QString& file) {
    const auto problem = file.isEmpty() ? std::nullopt : m_views->replayFile(file);
    const bool shown = !file.isEmpty() && !problem;
    tell(problem);
    if (m_options.readOnly || !m_store) {
        if (!shown && (m_options.readOnly || problem))
            m_switch->show(*m_home);
        return;
    }
    // Whoever opens a game wants to see it: he is welcomed the next time.
    const bool first = !shown && !m_store->value(settingKey(kWelcomed), false).toBool();
    if (!shown)
        m_store->setValue(settingKey(kWelcomed), true);
    const bool ended = !m_store->value(settingKey(kSessionOpen), false).toBool();
    m_store->setValue(settingKey(kSessionOpen), true);
    m_store->sync();
    // What a coach sets is kept soon after, not at the end only: the lights may go out.
    constexpr int kKeepMs = 1500;
    auto* keep = new QTimer{this};
    keep->setSingleShot(true);
    keep->setInterval(kKeepMs);
    connect(keep, &QTimer::timeout, this, &MainWindow::remember);
    for (QAction* action : m_commands->all())
        if (action->isCheckable())
            connect(action, &QAction::toggled, keep, qOverload<>(&QTimer::start));
    for (const Command command : {Command::TextLarger,
                                  Command::TextSmaller,
                                  Command::TextNormal,
                                  Command::Preferences,
                                  Command::Shortcuts})
        connect((*m_commands)[command], &QAction::triggered, keep, qOverload<>(&QTimer::start));
    const LastPlace place = readLastPlace(*m_store);
    if (m_settings.takesUpAgain)
        m_practice->putUp(place.tableSetUp);
    if (first) {
        m_welcome->showFacts(qRound(m_settings.textScale * 100.0), m_settings.sound);
        m_switch->show(*m_welcome);
    } else if (!shown && !(ended && m_settings.takesUpAgain && goTo(place))) {
        m_switch->show(*m_home);
    }
    if (!ended && !shown)
        m_shelf->offerRecovery(m_store->value(settingKey(kPutAside)).toStringList(),
                               m_store->contains(settingKey(kOpenGame))
                                   ? std::optional{m_store->value(settingKey(kOpenGame)).toString()}
                                   : std::nullopt);
}

// So that the next start knows it, should there be no regular end.
void MainWindow::noteOpenGame() {
    const GamePage* page = m_director->page();
    if (!m_store || m_options.readOnly || page == nullptr || page->match().whatIf())
        return;
    m_store->setValue(settingKey(kOpenGame), pathText(m_director->file()));
    m_store->sync();
}

LastPlace MainWindow::placeNow() const {
    LastPlace place;
    const QWidget* page = m_switch->current();
    if (page == m_home)
        place.page = settingKey(kHome);
    else if (page == &m_practice->page())
        place.page = settingKey(kTable);
    else if (page == m_teams)
        place.page = settingKey(kTeams);
    else if (page == m_bench)
        place.page = settingKey(kBench);
    else if (page == &m_shelf->page())
        place.page = settingKey(kArchive);
    else if (m_director->isShown())
        place.page = settingKey(kGame);
    else if (page == &m_views->replayPage())
        place.page = settingKey(kReplay);
    const bool game = place.page == settingKey(kGame);
    if (game)
        place.file = pathText(m_director->file());
    else if (place.page == settingKey(kReplay))
        place.file = pathText(m_views->file());
    if (m_views->replayPage().isOpen())
        place.replayMs = m_views->replayPage().player().position();
    place.selected = game && m_director->stage() != nullptr
                         ? m_director->stage()->selection().ids()
                         : m_practice->session().selection().ids();
    place.search = m_shelf->page().search().text();
    place.chosen = m_shelf->page().chosenFile();
    place.tableSetUp = m_practice->keptSetUp();
    return place;
}

bool MainWindow::goTo(const LastPlace& place) {
    m_shelf->page().search().setText(place.search);
    m_shelf->page().choose(place.chosen);
    if (place.page == settingKey(kGame)) {
        // What is over is looked at again from the home page.
        if (!m_shelf->isUnfinished(place.file) ||
            !m_director->resume(place.file.toStdString()).isEmpty())
            return false;
        if (BoardStage* stage = m_director->stage())
            stage->selection().set(place.selected);
        return true;
    }
    if (place.page == settingKey(kReplay)) {
        if (place.file.isEmpty() || m_views->replayFile(place.file))
            return false;
        m_views->replayPage().player().seek(place.replayMs);
        return true;
    }
    const QWidget* page = place.page == settingKey(kTable)     ? &m_practice->page()
                          : place.page == settingKey(kTeams)   ? static_cast<QWidget*>(m_teams)
                          : place.page == settingKey(kBench)   ? static_cast<QWidget*>(m_bench)
                          : place.page == settingKey(kArchive) ? &m_shelf->page()
                                                               : nullptr;
    if (page == nullptr)
        return false;
    m_switch->show(*page);
    if (page == &m_practice->page())
        m_practice->session().selection().set(place.selected);
    return true;
}

void MainWindow::notePutAside(const QStringList& moments) {
    if (m_store)
        m_store->setValue(settingKey(kPutAside), moments);
}

void MainWindow::noteEnd() {
    if (!m_store || m_options.readOnly)
        return;
    writeLastPlace(*m_store, placeNow());
    m_store->setValue(settingKey(kSessionOpen), false);
}

}  // namespace thrum::gui
