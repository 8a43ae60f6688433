// Somebody who knows one game at another one (ux 16).

#include "gui/archive/archive_model.hpp"
#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_details_dialog.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_desk.hpp"
#include "gui/games/game_face.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/shell.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/game_kinds.hpp>

#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::rememberingWindow;
using gui::test::waitFor;

namespace {

MatchSetup gameOf(std::string_view id) {
    MatchSetup setup;
    setup.game = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    setup.seed = 11;
    return setup;
}

void begin(MainWindow& window, std::string_view id) {
    REQUIRE(window.director().start(gameOf(id)));
    REQUIRE(waitFor(
        [&] { return window.director().page()->match().doing() == MatchDoing::Waiting; }, 10'000));
    QCoreApplication::processEvents();
}

}  // namespace

TEST_CASE("UX-16.1 rules, archive, clocks, take-back and settings are in one place in every game",
          "[gui][UX-16.1]") {
    const QTemporaryDir folder;
    const auto window = rememberingWindow(folder);
    window->begin();
    for (const GameFace& face : gameFaces()) {
        INFO(face.id);
        begin(*window, face.id);
        const Commands& commands = window->commands();
        for (const Command command : {Command::Rules,
                                      Command::ArchivePage,
                                      Command::Preferences,
                                      Command::SayClocks,
                                      Command::Finder,
                                      Command::Keys})
            CHECK(commands[command]->isEnabled());
        // nothing to take back yet: the command is there and says so
        CHECK(commands[Command::Undo]->isVisible());
        CHECK_FALSE(commands[Command::Undo]->statusTip().isEmpty());
        // F1 opens the book of this game at a clause of it
        const app::GameKind* kind = app::gameKind(face.id);
        REQUIRE(kind != nullptr);
        commands[Command::Rules]->trigger();
        RulesWindow* rules = window->shell().rules();
        REQUIRE(rules != nullptr);
        CHECK(rules->isVisible());
        CHECK(rules->book().text().clauses.front().id.starts_with(kind->clausePrefix));
        CHECK(rules->windowTitle().contains(
            QString::fromUtf8(kind->title.data(), static_cast<qsizetype>(kind->title.size()))));
        rules->close();
    }
}

TEST_CASE("UX-25 each book is cut into chapters with titles, and a clause of any book is found",
          "[gui][UX-25][UX-16.1]") {
    const QTemporaryDir folder;
    const auto window = rememberingWindow(folder);
    RulesWindow* rules = window->shell().rules();
    REQUIRE(rules != nullptr);
    CHECK(rules->books().size() == app::gameKinds().size());
    for (const NamedBook& one : rules->books()) {
        INFO(one.game.toStdString());
        CHECK(one.book.chapters().size() > 15);
        for (const RuleChapter& chapter : one.book.chapters()) {
            INFO(chapter.code.toStdString());
            CHECK(chapter.title.size() > 3);
        }
    }
    const auto* which = rules->findChild<QComboBox*>(QStringLiteral("rulesGame"));
    for (const auto& [clause, chapter] : {std::pair{"TDM-4.1", "A play, step by step"},
                                          std::pair{"SCR-M9", "Moving"},
                                          std::pair{"FSS-7.1", "Order of a turn"},
                                          std::pair{"SOL-GEO-1", "Field and measuring"},
                                          std::pair{"TAP-SW-4", "The switch and stops"}}) {
        INFO(clause);
        const QString id = QString::fromLatin1(clause);
        rules->openAt(id);
        CHECK(rules->clause() == id);
        CHECK(rules->shownText().contains(id));
        CHECK(rules->book().chapterOf(id)->title == QString::fromLatin1(chapter));
        CHECK(which->currentText() == rules->windowTitle().section(QStringLiteral(": "), 1));
    }
}

TEST_CASE("UX-16.2 another kind of game leaves an unfinished one where it can be gone on with",
          "[gui][UX-16.2][UX-22]") {
    const QTemporaryDir folder;
    const auto window = rememberingWindow(folder);
    window->begin();
    std::vector<std::string_view> begun;
    for (const GameFace& face : gameFaces()) {
        begin(*window, face.id);
        begun.push_back(face.id);
    }
    app::Archive archive{folder.filePath(QStringLiteral("games")).toStdString(),
                         folder.filePath(QStringLiteral("index.json")).toStdString()};
    archive.refresh();
    const auto games = archive.games();
    CHECK(games.size() == begun.size());
    // each row says of which game it is, and that it has only begun
    ArchivePage& page = window->shelf().page();
    window->commands()[Command::ArchivePage]->trigger();
    const auto* facts = page.findChild<QLabel*>(QStringLiteral("archiveFacts"));
    const auto* table = page.findChild<QTableView*>();
    REQUIRE(facts != nullptr);
    REQUIRE(table != nullptr);
    REQUIRE(page.model().rowCount() == static_cast<int>(begun.size()));
    for (int row = 0; row < page.model().rowCount(); ++row) {
        table->selectionModel()->setCurrentIndex(
            page.model().index(row, 0),
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        const app::ArchivedGame* shown = page.model().game(row);
        REQUIRE(shown != nullptr);
        const app::GameKind* kind = app::gameKind(shown->summary->game);
        const auto title =
            QString::fromUtf8(kind->title.data(), static_cast<qsizetype>(kind->title.size()));
        CHECK_THAT(facts->text().toStdString(), Catch::Contains(title.toStdString() + ": "));
        CHECK_THAT(facts->text().toStdString(), Catch::Contains("Up to the first play"));
        const GameDetailsDialog details{*shown, {}};
        QStringList told;
        for (const QLabel* label : details.findChildren<QLabel*>())
            told << label->text();
        CHECK(told.contains(title));
    }
    // each is gone on with, in whatever order
    for (const app::ArchivedGame& game : games) {
        INFO(game.file.string());
        CHECK(window->director().resume(game.file).isEmpty());
        const auto id = std::string{window->director().page()->match().anyGame().gameId()};
        CHECK(std::ranges::count(begun, id) == 1);
        std::erase(begun, id);
    }
    CHECK(begun.empty());
}
