#include "gui/game_room/director.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board_game/board_stage.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/drills_page.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/games/game_face.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/match/game_start.hpp"
#include "gui/match/what_if_bar.hpp"
#include "gui/widgets/page_switch.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/app/recording.hpp>

#include <utility>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <QComboBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>

namespace thrum::gui {

namespace {
bool isEngine(const QString& seat) {
    return seat.startsWith(QStringLiteral("engine:"));
}

// A game leaves tens of megabytes behind in small pieces, which the C library keeps, and the next
// one's threads ask for others: the window would grow by some of them with each game.
void giveBackMemory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}
}  // namespace

MatchDirector::MatchDirector(const Surroundings& around, QObject* parent)
    : QObject{parent}, m_around{around} {
    m_room = new QStackedWidget;
    m_room->setObjectName(QStringLiteral("gameRoom"));
    m_newGame = new NewGamePage{around.library, m_room};
    m_room->addWidget(m_newGame);
    if (around.store != nullptr)
        m_last = readMatchSetup(*around.store);
    m_newGame->showSetup(m_last);
    around.pages.add(*around.commands[Command::GamePage], *m_room, tr("Game"), m_newGame);
    around.commands.listen(*m_room, KeyPlace::Game, Front::Game);
    addDeeds();
    m_drillsPage = new DrillsPage{m_room};
    m_room->addWidget(m_drillsPage);
    connect(&m_drillsPage->teams(), &QComboBox::activated, this, [this] {
        takeDrillTeam(m_drillsPage->teams().currentData().toString());
    });
    connect(m_drillsPage, &DrillsPage::startAsked, this, [this](const std::string& id) {
        if (const auto why = startDrill(id))
            emit said(*why);
    });
    readDrills();
    connect(m_newGame, &NewGamePage::startAsked, this, [this](const MatchSetup& setup) {
        start(setup);
    });
    connect(m_newGame, &NewGamePage::cancelled, this, [this] {
        if (m_page != nullptr)
            m_room->setCurrentWidget(m_page);
        else
            m_around.pages.back();
        emit factsChanged();
    });
    connect(&around.pages, &PageSwitch::shown, this, [this](QWidget* page) {
        if (page == m_room && m_page != nullptr && m_room->currentWidget() == m_page)
            m_page->picture().setFocus();
        emit factsChanged();
    });
}

MatchDirector::~MatchDirector() = default;

QWidget& MatchDirector::room() const {
    return *m_room;
}

bool MatchDirector::isShown() const {
    return m_page != nullptr && m_around.pages.current() == m_room &&
           m_room->currentWidget() == m_page;
}

TapPage* MatchDirector::tapPage() const {
    return qobject_cast<TapPage*>(m_page);
}

BoardStage* MatchDirector::stage() const {
    return m_page != nullptr ? m_page->stage() : nullptr;
}

BoardView* MatchDirector::board() const {
    return isShown() && stage() != nullptr ? &stage()->board() : nullptr;
}

void MatchDirector::askNewGame() {
    if (m_around.readTeamsAgain)
        m_around.readTeamsAgain();
    m_newGame->showSetup(m_last);
    const bool waits = m_page != nullptr && m_page->match().doing() != MatchDoing::Over;
    m_newGame->showWaiting(waits ? m_page->title() : QString{}, !m_file.empty());
    m_room->setCurrentWidget(m_newGame);
    m_around.pages.show(*m_room);
    m_newGame->startButton()->setFocus();
    emit factsChanged();
}

void MatchDirector::quickGame() {
    MatchSetup setup = m_last;
    setup.seed = QRandomGenerator::system()->generate();
    start(setup);
}

bool MatchDirector::start(const MatchSetup& setup, bool remember) {
    if (m_around.readTeamsAgain)
        m_around.readTeamsAgain();
    auto game = begunGame(m_around.library, setup);
    if (!game) {
        m_newGame->showSetup(setup);
        m_newGame->showProblem(game.error());
        m_room->setCurrentWidget(m_newGame);
        m_around.pages.show(*m_room);
        return false;
    }
    if (remember)
        m_last = setup;
    if (remember && m_around.store != nullptr)
        writeMatchSetup(*m_around.store, setup);
    std::filesystem::path file;
    if (!m_around.gamesFolder.isEmpty())
        file = app::Archive{m_around.gamesFolder.toStdString(), {}}.record(**game);
    show(*std::move(game), setup);
    m_file = file;
    // The coach has just named the program himself: it may be started.
    for (const Side side : {Side::Home, Side::Visitor})
        if (const QString& seat = setup.seats[side == Side::Home ? 0 : 1]; isEngine(seat))
            m_page->match().setSeat(side, seat);
    return true;
}

QString MatchDirector::resume(const std::filesystem::path& file) {
    auto resumed = app::resumeGame(m_around.library, file);
    if (!resumed)
        return QString::fromStdString(resumed.error().text());
    if (faceOf(resumed->game->gameId()) == nullptr)
        return tr("This game is not one that the window can play.");
    const MatchSetup setup = setupOf(*resumed->game);
    for (const std::string& notice : resumed->notices)
        emit said(QString::fromStdString(notice));
    const auto drill = drillOf(*resumed->game);
    show(std::move(resumed->game), setup, drill, true);
    m_file = file;
    return {};
}

// A what-if may lead to the next one; the game is still the one before the first. Where it can be
// gone on with, its record leads back; a finished one waits as it is shown.
void MatchDirector::noteLeft() {
    if (m_page != nullptr && m_page->match().whatIf())
        return;
    m_left.clear();
    delete std::exchange(m_over, nullptr);
    if (m_page == nullptr)
        return;
    if (m_page->match().doing() == MatchDoing::Over) {
        m_over = std::exchange(m_page, nullptr);
        m_overFile = m_file;
    } else {
        m_left = m_file;
    }
}

void MatchDirector::backToGame() {
    if (m_over == nullptr) {
        if (const QString why = resume(m_left); !why.isEmpty())
            emit said(why);
        return;
    }
    delete std::exchange(m_page, std::exchange(m_over, nullptr));
    m_file = m_overFile;
    m_boardOn = false;
    setLayers(m_layers);
    m_page->showLog(m_log);
    m_room->setCurrentWidget(m_page);
    m_around.pages.show(*m_room);
    m_page->picture().setFocus();
    emit factsChanged();
}

QString MatchDirector::branchFrom(const std::string& record,
                                  std::size_t lines,
                                  const WhatIfOrigin& from) {
    auto game = app::branchGame(
        m_around.library, record, tr("what if").toStdString(), lines, programName(), createdNow());
    if (!game)
        return QString::fromStdString(game.error().text());
    const MatchSetup setup = setupOf(**game);
    noteLeft();
    GamePage* over = std::exchange(m_over, nullptr);
    show(*std::move(game), setup);
    m_over = over;
    m_page->match().setWhatIf(from);
    m_page->whatIfBar().offerGame(!m_left.empty() || m_over != nullptr, m_over != nullptr);
    refresh();
    emit factsChanged();
    return {};
}

void MatchDirector::adopt(std::unique_ptr<app::Game> game, const MatchSetup& setup) {
    show(std::move(game), setup);
}

void MatchDirector::show(std::unique_ptr<app::Game> game,
                         const MatchSetup& setup,
                         const std::optional<io::Drill>& drill,
                         bool resumed) {
    const bool wasPlayed = m_page != nullptr || m_over != nullptr;
    delete std::exchange(m_page, nullptr);
    delete std::exchange(m_over, nullptr);
    if (wasPlayed)
        giveBackMemory();
    m_boardOn = false;
    m_file.clear();
    TimeSource& time = m_around.time != nullptr ? *m_around.time : TimeSource::machine();
    m_page = makeGamePage({std::move(game), m_around.library, setup, time}, m_room);
    if (drill && tapPage() != nullptr)
        tapPage()->match().setDrill(*drill, bestOf(m_around.store, drill->id));
    setLayers(m_layers);
    connectPage();
    m_room->addWidget(m_page);
    m_room->setCurrentWidget(m_page);
    m_around.pages.show(*m_room);
    m_page->picture().setFocus();
    if (resumed)
        m_page->refillLog();
    m_page->match().start(resumed);
    emit gameBegun();
    emit factsChanged();
}

QString MatchDirector::recordText() const {
    return m_page == nullptr ? QString{}
                             : QString::fromStdString(m_page->match().anyGame().fileText());
}

}  // namespace thrum::gui
