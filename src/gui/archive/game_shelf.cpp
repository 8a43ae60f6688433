#include "gui/archive/game_shelf.hpp"

#include "gui/archive/archive_page.hpp"
#include "gui/archive/archive_words.hpp"
#include "gui/archive/game_details_dialog.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/archive/recovery_sheet.hpp"
#include "gui/export/export_dialog.hpp"
#include "gui/home/home_page.hpp"
#include "gui/match/match_words.hpp"

#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace thrum::gui {

namespace {
constexpr std::size_t kMostRecent = 8;
constexpr std::size_t kMostRecoverable = 10;

/// A game as far as it has been played: another as soon as somebody goes on with it.
QString momentOf(const app::ArchivedGame& game) {
    const QFileInfo file{pathText(game.file)};
    return QStringLiteral("%1@%2")
        .arg(file.fileName())
        .arg(file.lastModified().toMSecsSinceEpoch());
}
constexpr std::size_t kMostOnHome = 6;
}  // namespace

GameShelf::GameShelf(std::optional<app::Archive> archive,
                     const Surroundings& around,
                     QObject* parent)
    : QObject{parent},
      m_archive{std::move(archive)},
      m_around{around},
      m_page{new ArchivePage{&around.window}} {
    if (m_archive) {
        m_bin.emplace(m_archive->bin(), m_archive->bin() / "index.json");
        m_page->setBin(&*m_bin);
    }
    connectPage();
    m_page->showArchive(this->archive());
    refresh();
}

const app::Archive* GameShelf::archive() const {
    return m_archive ? &*m_archive : nullptr;
}

void GameShelf::connectPage() {
    connect(m_page, &ArchivePage::continueAsked, this, &GameShelf::continueAsked);
    connect(m_page, &ArchivePage::replayAsked, this, &GameShelf::replay);
    connect(m_page, &ArchivePage::boxScoreAsked, this, &GameShelf::boxScore);
    connect(m_page, &ArchivePage::detailsAsked, this, &GameShelf::showDetails);
    connect(m_page, &ArchivePage::copyAsked, this, [this](const QString& file) {
        const QStringList all = m_page->chosenFiles();
        if (all.size() > 1)
            askCopies(all);
        else
            askCopy(file);
    });
    connect(m_page, &ArchivePage::takeBackAsked, this, &GameShelf::takeBack);
    connect(m_page, &ArchivePage::starAsked, this, &GameShelf::turnStar);
    connect(m_page, &ArchivePage::exportAsked, this, &GameShelf::askExport);
    connect(m_page, &ArchivePage::binAsked, this, [this] {
        if (m_bin)
            m_bin->refresh();
    });
    connect(m_page, &ArchivePage::removeAsked, this, &GameShelf::remove);
    connect(m_page, &ArchivePage::takeInAsked, this, &GameShelf::takeIn);
    connect(&m_around.home, &HomePage::continueAsked, this, &GameShelf::continueAsked);
    connect(&m_around.home, &HomePage::replayAsked, this, &GameShelf::replay);
    connect(&m_around.home, &HomePage::boxScoreAsked, this, &GameShelf::boxScore);
}

void GameShelf::refresh() {
    if (m_archive)
        m_archive->refresh();
    if (m_bin && m_page->showsBin())
        m_bin->refresh();
    m_page->refresh();
    fillHome();
    fillRecent();
}

std::vector<std::size_t> GameShelf::toGoOnWith() const {
    std::vector<std::size_t> open = m_archive->unfinished();
    std::erase_if(open, [&](std::size_t i) { return !isShownHere(m_archive->games()[i]); });
    return open;
}

QString GameShelf::unfinished() const {
    if (!m_archive)
        return {};
    const auto open = toGoOnWith();
    return open.empty() ? QString{} : pathText(m_archive->games()[open.front()].file);
}

bool GameShelf::isUnfinished(const QString& file) const {
    const app::ArchivedGame* game = find(file);
    return game != nullptr && isShownHere(*game) &&
           game->summary->state == io::GameState::Unfinished;
}

void GameShelf::fillHome() {
    HomeFacts facts;
    if (m_archive) {
        const auto& games = m_archive->games();
        const auto describe = [&](std::size_t i) {
            const app::ArchivedGame& game = games[i];
            return HomeGame{
                pathText(game.file),
                scoreText(game),
                tr("%1 · %2 · %3")
                    .arg(dateText(*game.summary),
                         modeText(game.summary->mode),
                         game.summary->state == io::GameState::Unfinished ? placeText(*game.summary)
                                                                          : stateText(game))};
        };
        const auto open = toGoOnWith();
        if (!open.empty())
            facts.unfinished = describe(open.front());
        for (std::size_t i = 0; i < games.size() && facts.last.size() < kMostOnHome; ++i)
            if (isShownHere(games[i]) && games[i].summary->state != io::GameState::Unfinished)
                facts.last.push_back(describe(i));
    }
    m_around.home.showFacts(facts);
}

void GameShelf::fillRecent() {
    m_around.recent.clear();
    if (m_archive) {
        const auto& games = m_archive->games();
        for (std::size_t i = 0; i < std::min(games.size(), kMostRecent); ++i) {
            if (!games[i].summary)
                continue;
            const QString file = pathText(games[i].file);
            QString text = tr("%1, %2").arg(scoreText(games[i]), dateText(*games[i].summary));
            text.replace(QLatin1Char('&'), QStringLiteral("&&"));
            QAction* action = m_around.recent.addAction(text);
            action->setStatusTip(tr("Watch it again"));
            connect(action, &QAction::triggered, this, [this, file] { replay(file); });
        }
    }
    m_around.recent.setEnabled(!m_around.recent.isEmpty());
}

std::vector<FinderEntry> GameShelf::entries() {
    std::vector<FinderEntry> found;
    if (!m_archive)
        return found;
    for (const app::ArchivedGame& game : m_archive->games()) {
        if (!game.summary)
            continue;
        const QString file = pathText(game.file);
        found.push_back(FinderEntry{tr("game"),
                                    tr("%1, %2").arg(scoreText(game), dateText(*game.summary)),
                                    tr("%1 · %2 · %3")
                                        .arg(modeText(game.summary->mode),
                                             stateText(game),
                                             QString::fromStdString(game.summary->name)),
                                    {},
                                    true,
                                    [this, file] { replay(file); }});
    }
    return found;
}

void GameShelf::offerRecovery(const QStringList& putAsideBefore,
                              const std::optional<QString>& lastOpen) {
    if (!m_archive)
        return;
    std::vector<app::ArchivedGame> games;
    QStringList moments;
    for (const std::size_t i : toGoOnWith()) {
        const app::ArchivedGame& game = m_archive->games()[i];
        const QString moment = momentOf(game);
        // whoever left a game for another one had asked for that
        const bool left = lastOpen && pathText(game.file) != *lastOpen;
        if (games.size() == kMostRecoverable || left || putAsideBefore.contains(moment))
            continue;
        games.push_back(game);
        moments << moment;
    }
    if (games.empty())
        return;
    auto* sheet = new RecoverySheet{
        games, m_around.library, &m_around.window, m_archive->folder() / ".being-drawn"};
    connect(sheet, &RecoverySheet::continueAsked, this, &GameShelf::continueAsked);
    connect(sheet, &RecoverySheet::lookAsked, this, &GameShelf::replay);
    connect(sheet, &QDialog::rejected, this, [this, putAsideBefore, moments] {
        emit putAside(putAsideBefore + moments);
    });
    sheet->open();
}

const app::ArchivedGame* GameShelf::find(const QString& file) const {
    if (!m_archive)
        return nullptr;
    const auto& games = m_archive->games();
    const auto found = std::ranges::find_if(
        games, [&file](const app::ArchivedGame& game) { return pathText(game.file) == file; });
    return found == games.end() ? nullptr : &*found;
}

void GameShelf::replay(const QString& file) {
    if (const auto why = m_around.views.replayFile(file))
        emit problem(*why);
}

void GameShelf::boxScore(const QString& file) {
    if (const auto why = m_around.views.boxScoreFile(file))
        emit problem(*why);
}

void GameShelf::showDetails(const QString& file) {
    const app::ArchivedGame* game = find(file);
    if (game == nullptr) {
        emit said(tr("That game is not in the archive."));
        return;
    }
    std::string header;
    if (const auto text = io::readTextFile(file.toStdString(), io::kMaxGameFileBytes))
        header = text->substr(0, text->find('\n'));
    GameDetailsDialog dialog{*game, header, &m_around.window};
    const QString before = dialog.name();
    if (dialog.exec() != QDialog::Accepted)
        return;
    if ((dialog.notes() != game->notes || dialog.name() != before) && refuses())
        return;
    if (dialog.notes() != game->notes)
        if (const auto why = m_archive->annotate(file.toStdString(), dialog.notes()))
            emit problem(QString::fromStdString(why->text()));
    if (dialog.name() != before)
        if (const auto why = rename(file, dialog.name()))
            emit problem(*why);
    refresh();
}

void GameShelf::showChosenDetails() {
    if (const QString file = m_page->chosenFile(); !file.isEmpty())
        showDetails(file);
    else
        emit said(tr("Choose a game in the archive first."));
}

void GameShelf::copyChosen() {
    if (const QString file = m_page->chosenFile(); !file.isEmpty())
        askCopy(file);
    else
        emit said(tr("Choose a game in the archive first."));
}

std::optional<QString> GameShelf::copyTo(const QString& file, const QString& target) {
    if (QFileInfo{file} == QFileInfo{target})
        return tr("%1 is the game itself; choose another place.").arg(target);
    const auto text = io::readTextFile(file.toStdString(), io::kMaxGameFileBytes);
    if (!text)
        return QString::fromStdString(text.error().text());
    if (const auto why = io::writeFileAtomically(target.toStdString(), *text))
        return QString::fromStdString(why->text());
    return std::nullopt;
}

void GameShelf::askCopy(const QString& file) {
    const QString target =
        QFileDialog::getSaveFileName(&m_around.window,
                                     tr("Save a copy"),
                                     QDir::home().filePath(QFileInfo{file}.fileName()),
                                     tr("Games (*.thrum)"));
    if (target.isEmpty())
        return;
    if (const auto why = copyTo(file, target))
        emit problem(*why);
    else
        emit said(tr("Copied to %1.").arg(target));
}

std::optional<QString> GameShelf::rename(const QString& file, const QString& name) {
    if (!m_around.renameOpen || !m_around.renameOpen(file, name)) {
        auto resumed = app::resumeGame(m_around.library, file.toStdString());
        if (!resumed)
            return QString::fromStdString(resumed.error().text());
        resumed->game->rename(name.toStdString());
        resumed->game.reset();  // lets the file go
    }
    refresh();
    emit said(name.isEmpty() ? tr("The game has no name any more.")
                             : tr("The game is called %1 now.").arg(name));
    return std::nullopt;
}

bool GameShelf::refuses() {
    if (m_around.readOnly)
        emit problem(tr("Another Thrum has these games open; change them there."));
    return m_around.readOnly;
}

void GameShelf::remove(const QString& file) {
    if (!m_archive || refuses())
        return;
    if (const auto why = m_archive->remove(file.toStdString()))
        emit problem(QString::fromStdString(why->text()));
    else
        emit said(tr("In the bin beside the games, for 30 days."));
    refresh();
}

void GameShelf::takeBack(const QString& file) {
    if (!m_archive || refuses())
        return;
    if (const auto why = m_archive->takeBack(file.toStdString()))
        emit problem(QString::fromStdString(why->text()));
    else
        emit said(tr("It is among the games again."));
    refresh();
}

void GameShelf::turnStar(const QString& file) {
    const app::ArchivedGame* game = find(file);
    if (game == nullptr || refuses())
        return;
    io::GameNotes notes = game->notes;
    notes.starred = !notes.starred;
    if (const auto why = m_archive->annotate(file.toStdString(), notes))
        emit problem(QString::fromStdString(why->text()));
    refresh();
}

QStringList GameShelf::exportTo(const QStringList& files, ExportForm form, const QString& folder) {
    QStringList problems;
    for (const QString& file : files) {
        const auto text = io::readTextFile(file.toStdString(), io::kMaxGameFileBytes);
        if (!text) {
            problems << QString::fromStdString(text.error().text());
            continue;
        }
        const auto document = ReplayDocument::read(*text, file.toStdString(), m_around.library);
        if (!document) {
            problems << QString::fromStdString(document.error().text());
            continue;
        }
        const QString target = QDir{folder}.filePath(QFileInfo{file}.completeBaseName() +
                                                     QLatin1Char('.') + exportEnding(form));
        if (const auto why = exportGame(*document, form, target))
            problems << *why;
    }
    return problems;
}

void GameShelf::askExport() {
    const QStringList files = m_page->chosenFiles();
    if (files.isEmpty())
        return;
    ExportDialog dialog{static_cast<int>(files.size()), &m_around.window};
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString folder = QFileDialog::getExistingDirectory(
        &m_around.window, tr("Export into a folder"), QDir::homePath());
    if (folder.isEmpty())
        return;
    const QStringList problems = exportTo(files, dialog.form(), folder);
    if (problems.isEmpty())
        emit said(files.size() == 1
                      ? tr("1 game exported.")
                      : tr("%n games exported.", nullptr, static_cast<int>(files.size())));
    else
        emit problem(problems.join(QLatin1Char('\n')));
}

void GameShelf::askCopies(const QStringList& files) {
    const QString folder = QFileDialog::getExistingDirectory(
        &m_around.window, tr("Copy the games into a folder"), QDir::homePath());
    if (folder.isEmpty())
        return;
    QStringList problems;
    for (const QString& file : files)
        if (const auto why = copyTo(file, QDir{folder}.filePath(QFileInfo{file}.fileName())))
            problems << *why;
    if (problems.isEmpty())
        emit said(files.size() == 1
                      ? tr("1 game copied.")
                      : tr("%n games copied.", nullptr, static_cast<int>(files.size())));
    else
        emit problem(problems.join(QLatin1Char('\n')));
}

void GameShelf::takeIn(const QStringList& files) {
    if (!m_archive) {
        emit problem(tr("Games are not kept in this window, so none can be taken in."));
        return;
    }
    if (refuses())
        return;
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files) {
        const QFileInfo info{file};
        if (info.isDir()) {
            const auto inside =
                QDir{file}.entryInfoList({QStringLiteral("*.thrum")}, QDir::Files, QDir::Name);
            for (const QFileInfo& one : inside)
                paths.emplace_back(one.filePath().toStdString());
        } else {
            paths.emplace_back(file.toStdString());
        }
    }
    const auto left = m_archive->takeIn(paths);
    refresh();
    const auto taken = static_cast<int>(paths.size() - left.size());
    QStringList told{taken == 1 ? tr("1 game taken in.")
                                : tr("%n games taken in.", nullptr, taken)};
    for (const LoadError& error : left)
        told << QString::fromStdString(error.text());
    if (left.empty())
        emit said(told.front());
    else
        emit problem(told.join(QLatin1Char('\n')));
}

}  // namespace thrum::gui
