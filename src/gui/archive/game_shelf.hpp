#pragma once

#include "gui/commands/finder_entry.hpp"
#include "gui/export/game_export.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/library.hpp>

#include <functional>
#include <optional>

#include <QObject>
#include <QString>
#include <QStringList>

class QMenu;

namespace thrum::gui {

class ArchivePage;
class GameViews;
class HomePage;

/// The archive in the window: its page, what the home page and the finder know of it, and what a
/// coach does with a recorded game. Without a folder there are no games and nothing is kept.
class GameShelf final : public QObject {
    Q_OBJECT

public:
    struct Surroundings {
        const app::Library& library;
        GameViews& views;
        HomePage& home;
        QWidget& window;
        QMenu& recent;
        bool readOnly = false;  ///< another copy of the program has the games
        /// Names the game that is on its page, finished or not; false if the file is another's.
        std::function<bool(const QString& file, const QString& name)> renameOpen{};
    };
    GameShelf(std::optional<app::Archive> archive, const Surroundings& around, QObject* parent);

    [[nodiscard]] ArchivePage& page() const { return *m_page; }
    [[nodiscard]] const app::Archive* archive() const;
    /// Reads the folder anew and tells page, home, menu.
    void refresh();
    /// The newest game to go on with; empty if there is none.
    [[nodiscard]] QString unfinished() const;
    [[nodiscard]] bool isUnfinished(const QString& file) const;
    /// Asks what to do about unfinished games, after an end that nobody asked for.
    /// @param lastOpen  the game that was open; empty: none was; nothing: not known, so all
    void offerRecovery(const QStringList& putAsideBefore = {},
                       const std::optional<QString>& lastOpen = {});
    [[nodiscard]] std::vector<FinderEntry> entries();
    void showDetails(const QString& file);
    /// The same for the game chosen on the page.
    void showChosenDetails();
    void copyChosen();
    /// Writes a copy of a game file. @return why not; nothing if it is there
    [[nodiscard]] std::optional<QString> copyTo(const QString& file, const QString& target);
    /// Copies games, and all games in folders, into the archive; tells what came in and what is no
    /// good.
    void takeIn(const QStringList& files);
    /// Gives a game a name that its file keeps. @return why not
    [[nodiscard]] std::optional<QString> rename(const QString& file, const QString& name);
    /// Writes games in one form, one file each, named after the games' files.
    /// @return what could not be written; empty if all is well
    [[nodiscard]] QStringList exportTo(const QStringList& files,
                                       ExportForm form,
                                       const QString& folder);

signals:
    void continueAsked(const QString& file);
    /// "Not now": these are not offered again unless somebody goes on with them.
    void putAside(const QStringList& moments);
    /// Something to tell in a sentence, or a problem.
    void said(const QString& sentence);
    void problem(const QString& sentence);

private:
    void connectPage();
    /// Unfinished games that the window can play.
    [[nodiscard]] std::vector<std::size_t> toGoOnWith() const;
    void fillHome();
    void fillRecent();
    void replay(const QString& file);
    void boxScore(const QString& file);
    void askCopy(const QString& file);
    void remove(const QString& file);
    /// Nothing may be changed here; says so.
    [[nodiscard]] bool refuses();
    void takeBack(const QString& file);
    void turnStar(const QString& file);
    void askExport();
    /// Copies of several games into one folder.
    void askCopies(const QStringList& files);
    [[nodiscard]] const app::ArchivedGame* find(const QString& file) const;

    std::optional<app::Archive> m_archive;
    std::optional<app::Archive> m_bin;  ///< the bin, listed like the games
    Surroundings m_around;
    ArchivePage* m_page = nullptr;
};

}  // namespace thrum::gui
