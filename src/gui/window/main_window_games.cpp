#include "gui/archive/archive_page.hpp"
#include "gui/archive/archive_words.hpp"
#include "gui/archive/dropped_files.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/guide_watch.hpp"
#include "gui/help/welcome_page.hpp"
#include "gui/home/home_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/save_bar.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/status_line.hpp"

#include <thrum/games/tap/game.hpp>
#include <thrum/io/text_file.hpp>

#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QRandomGenerator>

namespace thrum::gui {

namespace {
constexpr const char* kWatchedCoach = "computer:2";
}  // namespace

void MainWindow::addGameDeeds() {
    m_deeds.add(Command::NewGame, [this] { m_director->askNewGame(); });
    m_deeds.add(Command::QuickPlay, [this] { m_director->quickGame(); });
    m_deeds.add(Command::OpenGame, [this] { openGameFile(); });
    m_deeds.add(Command::ContinueGame, [this] { continueGame(m_shelf->unfinished()); });
    m_deeds.add(Command::WatchGame, [this] { watchGame(); });
    m_deeds.add(Command::Drills, [this] { m_director->showDrills(); });
    m_deeds.add(
        Command::Range,
        [this] { m_director->showRange(); },
        [this]() -> CommandOffer {
            const bool runs = m_director->page() != nullptr &&
                              m_director->page()->match().doing() == MatchDoing::Running;
            return runs ? notNow(tr("The board is running: what happens on it is to be seen."))
                        : CommandOffer{};
        });
    m_deeds.add(
        Command::TodaysDrill,
        [this] { tell(m_director->startTodaysDrill()); },
        [this] { return m_director->offerOfTodaysDrill(); });
    m_deeds.add(Command::CallerAudit, [this] { m_director->auditCaller(); });
    m_deeds.add(
        Command::GameDetails,
        [this] { gameDetails(); },
        [this]() -> CommandOffer {
            const Front place = target().place();
            const bool watched = place == Front::Replay || place == Front::Statistics;
            return watched && m_views->file().empty()
                       ? notNow(tr("Name this game where it is played, or in the archive."))
                       : offerOfOneGame();
        });
    m_deeds.add(
        Command::SaveCopy, [this] { saveCopy(); }, [this] { return offerOfOneGame(); });
    m_deeds.add(
        Command::BoxScore,
        [this] { boxScore(); },
        [this]() -> CommandOffer {
            const Front place = target().place();
            if (place == Front::Statistics)
                return notNow(tr("The numbers are shown already."));
            const bool any = m_director->page() != nullptr || m_views->replayPage().isOpen() ||
                             (place == Front::Archive && !m_shelf->page().chosenFile().isEmpty());
            return any ? CommandOffer{} : notNow(tr("No game has been played or shown yet."));
        });
}

void MainWindow::connectShelf() {
    connect(m_director, &MatchDirector::momentAsked, this, &MainWindow::showMoment);
    connect(m_director, &MatchDirector::gameBegun, m_shelf, &GameShelf::refresh);
    connect(m_director, &MatchDirector::gameBegun, this, [this] {
        const std::string_view game = m_director->page()->match().anyGame().gameId();
        m_shell->noteGame(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
        // another book is open now: at what is asked in it
        m_shell->noteClause(m_director->page()->clauseAsked());
    });
    connect(m_director,
            &MatchDirector::gameBegun,
            this,
            &MainWindow::noteOpenGame,
            Qt::QueuedConnection);  // its file is known only then
    connect(m_director, &MatchDirector::gameEnded, m_shelf, &GameShelf::refresh);
    connect(m_saving, &SaveBar::copyAsked, this, &MainWindow::askGameCopy);
    connect(m_saving, &SaveBar::told, this, [this](const QString& sentence) { say(sentence); });
    connect(m_saving, &SaveBar::changed, this, &MainWindow::refreshFacts);
    connect(m_shelf, &GameShelf::said, this, [this](const QString& sentence) { say(sentence); });
    connect(m_shelf, &GameShelf::problem, this, [this](const QString& why) { tell(why); });
    connect(m_shelf, &GameShelf::continueAsked, this, &MainWindow::continueGame);
    connect(m_shelf, &GameShelf::putAside, this, &MainWindow::notePutAside);
    connect(m_home, &HomePage::practiceAsked, this, [this] { m_switch->show(m_practice->page()); });
    connect(m_director, &MatchDirector::gameBegun, this, &MainWindow::fitSides);
    // once more when the style has dressed the new page: it is larger then
    connect(
        m_director, &MatchDirector::gameBegun, this, &MainWindow::fitSides, Qt::QueuedConnection);
    connect(m_switch, &PageSwitch::shown, this, [this](const QWidget* page) {
        showStrip();
        m_status->forget();  // what was said belongs to the page that is left
        if (page == m_welcome)
            (*m_commands)[Command::HomePage]->setChecked(true);  // it stands for the home page
        refreshTitle();
        if (page == m_home)
            showTableAtHome();
        if (page == &m_shelf->page() || page == m_home)
            m_shelf->refresh();
    });
    m_shell->finder().addSource([this] { return m_shelf->entries(); });
}

void MainWindow::connectGuide() {
    auto* watch = new GuideWatch{*m_guide, m_practice->session(), this};
    watch->follow(*m_director);
    watch->followReplay(*m_switch, m_views->replayPage());
    connect(m_guide, &GuidedGame::changed, this, [this] {
        const GuideStep* step = m_guide->current();
        if (step == nullptr)
            return;
        if (step->deed == GuideDeed::PassReleased) {
            const QString why = m_director->startScene(QStringLiteral("guide/first-pass.json"));
            if (!why.isEmpty())
                tell(why);
        } else if (step->deed != GuideDeed::ReplayOpened) {
            m_switch->show(m_practice->page());
        }
    });
    // Whoever begins another game has been shown enough.
    connect(m_director, &MatchDirector::gameBegun, m_guide, [this] {
        const GuideStep* step = m_guide->current();
        if (step == nullptr || step->deed != GuideDeed::PassReleased)
            m_guide->leave();
    });
    connect(m_welcome, &WelcomePage::textChosen, this, [this](int percent) {
        scaleText(percent / 100.0);
    });
    connect(
        m_welcome, &WelcomePage::soundChosen, (*m_commands)[Command::Sound], &QAction::setChecked);
    connect(m_welcome, &WelcomePage::playAsked, m_guide, &GuidedGame::start);
    connect(m_welcome, &WelcomePage::lookAsked, this, [this] { m_switch->show(*m_home); });
}

void MainWindow::openDropped(const QStringList& files) {
    if (files.size() == 1 && !QFileInfo{files.first()}.isDir()) {
        tell(m_views->replayFile(files.first()));
        return;
    }
    m_switch->show(m_shelf->page());
    m_shelf->takeIn(files);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (const QStringList files = droppedFiles(*event->mimeData()); !files.isEmpty()) {
        event->acceptProposedAction();
        openDropped(files);
    }
}

void MainWindow::openGameFile() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a game"), m_options.gamesFolder, tr("Games (*.thrum);;All files (*)"));
    if (!file.isEmpty())
        tell(m_views->replayFile(file));
}

void MainWindow::continueGame(const QString& file) {
    if (file.isEmpty()) {
        say(tr("There is no unfinished game."));
        return;
    }
    if (m_options.readOnly) {
        tell(tr("Another Thrum has these games open; go on with this one there."));
        return;
    }
    if (m_director->page() != nullptr && pathText(m_director->file()) == file) {
        m_switch->show(m_director->room());  // it is on the table already
        return;
    }
    const QString why = m_director->resume(file.toStdString());
    if (!why.isEmpty())
        tell(why);
}

void MainWindow::watchGame() {
    MatchSetup setup;
    setup.seats = {QString::fromLatin1(kWatchedCoach), QString::fromLatin1(kWatchedCoach)};
    setup.seed = QRandomGenerator::global()->generate64();
    m_director->start(setup, false);
}

void MainWindow::showMoment(int logRow) {
    GamePage* page = m_director->page();
    if (page == nullptr)
        return;
    if (!app::Replay::shows(std::string{page->match().anyGame().gameId()})) {
        say(tr("Records of this game cannot be watched yet."));
        return;
    }
    if (page->match().doing() == MatchDoing::Running) {
        say(tr("The board is on; watch it again when it has stopped."));
        return;
    }
    const auto& lines = page->log().lines();
    const auto row = static_cast<std::size_t>(logRow);
    const auto problem =
        m_views->replay(page->match().anyGame().fileText(), m_director->title(), true);
    tell(problem);
    if (!problem && row < lines.size())
        m_views->replayPage().goToEntry(lines[row].entry);
}

void MainWindow::gameDetails() {
    const Front place = target().place();
    if (place == Front::Archive) {
        m_shelf->showChosenDetails();
        return;
    }
    if (place != Front::Game) {
        m_shelf->showDetails(pathText(m_views->file()));
        return;
    }
    const GamePage* page = m_director->page();
    const app::Game& game = page->match().anyGame();
    bool good = false;
    const QString name =
        QInputDialog::getText(this,
                              tr("Name the game"),
                              tr("It is kept already; a name finds it again. Details are in the "
                                 "archive."),
                              QLineEdit::Normal,
                              QString::fromStdString(game.name()),
                              &good);
    if (!good)
        return;
    page->match().rename(name.trimmed());
    m_shelf->refresh();
    say(tr("The game is called %1 now.").arg(name.trimmed()));
}

// Its record is still open, so nobody else can write the name into it.
bool MainWindow::renameOpen(const QString& file, const QString& name) {
    GamePage* page = m_director != nullptr ? m_director->page() : nullptr;
    if (page == nullptr || QFileInfo{pathText(m_director->file())} != QFileInfo{file})
        return false;
    page->match().rename(name);
    return true;
}

void MainWindow::saveCopy() {
    const Front place = target().place();
    if (place == Front::Archive)
        m_shelf->copyChosen();
    else if (place == Front::Game)
        askGameCopy();
    else
        askCopyOf(m_views->replayPage().document().text());
}

void MainWindow::askGameCopy() {
    if (m_director->page() != nullptr)
        askCopyOf(m_director->page()->match().anyGame().fileText());
}

void MainWindow::askCopyOf(const std::string& record) {
    const QString target = QFileDialog::getSaveFileName(
        this, tr("Save a copy"), QDir::home().filePath(tr("game.thrum")), tr("Games (*.thrum)"));
    if (target.isEmpty())
        return;
    if (const auto why = io::writeFileAtomically(target.toStdString(), record))
        tell(QString::fromStdString(why->text()));
    else
        say(tr("Copied to %1.").arg(target));
}

std::optional<QString> MainWindow::saveGameCopy(const QString& target) const {
    const GamePage* page = m_director->page();
    if (page == nullptr)
        return tr("No game is played.");
    const auto why =
        io::writeFileAtomically(target.toStdString(), page->match().anyGame().fileText());
    return why ? std::optional{QString::fromStdString(why->text())} : std::nullopt;
}

void MainWindow::boxScore() {
    const Front place = target().place();
    if (place == Front::Replay) {
        m_views->boxScoreOfReplay();
    } else if (place == Front::Archive && !m_shelf->page().chosenFile().isEmpty()) {
        tell(m_views->boxScoreFile(m_shelf->page().chosenFile()));
    } else if (m_director->page() != nullptr) {
        tell(m_views->boxScore(m_director->recordText().toStdString(), m_director->title()));
    } else {
        m_views->boxScoreOfReplay();
    }
}

}  // namespace thrum::gui
