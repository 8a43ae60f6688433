#include "gui/archive/archive_page.hpp"
#include "gui/archive/archive_words.hpp"
#include "gui/archive/game_details_dialog.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/archive/recovery_sheet.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/home/home_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/column_filler.hpp"
#include "gui/widgets/page_switch.hpp"
#include "support/recorded_game.hpp"

#include <thrum/io/text_file.hpp>

#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
std::string played(std::uint64_t seed) {
    app::TapAsked asked = thrum::test::RecordedGame::asked(seed);
    asked.overrides = R"({"game.playsPerHalf":2,"game.halfMinutes":1})";
    return thrum::test::RecordedGame{gui::test::library(), asked}.text();
}

/// A games folder with a finished game, one that was left, and one that cannot be read.
struct Shelf {
    QTemporaryDir folder;
    std::string finished = played(2);
    QString games = folder.filePath(QStringLiteral("games"));

    Shelf() {
        write("2026-11-19T190205-tap-a.thrum", finished);
        write("2026-11-20T190205-tap-b.thrum", finished.substr(0, lineEnd(finished.size() / 2)));
        write("2026-11-18T190205-tap-c.thrum", "this is no game\n");
    }
    void write(const std::string& name, const std::string& text) const {
        REQUIRE_FALSE(io::writeFileAtomically(games.toStdString() + "/" + name, text));
    }
    [[nodiscard]] std::size_t lineEnd(std::size_t from) const {
        return finished.find('\n', from) + 1;
    }
    [[nodiscard]] QString file(const char* name) const {
        return games + QLatin1Char('/') + QString::fromLatin1(name);
    }
    [[nodiscard]] gui::test::Desk desk() const {
        return gui::test::Desk{games, folder.filePath(QStringLiteral("index.json"))};
    }
};

QPushButton* button(QWidget& page, const QString& text) {
    for (QPushButton* found : page.findChildren<QPushButton*>())
        if (found->text().remove(QLatin1Char('&')) == text)
            return found;
    return nullptr;
}
}  // namespace

TEST_CASE("UX-18 the archive lists every game, the damaged ones too", "[gui][UX-18]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    QTest::keyClick(&desk.board(), Qt::Key_5, Qt::AltModifier);
    ArchivePage& page = desk.window().shelf().page();
    CHECK(desk.window().pages().current() == &page);
    REQUIRE(page.model().rowCount() == 3);
    auto* state = page.findChild<QComboBox*>(QStringLiteral("archiveState"));
    state->setCurrentIndex(4);  // damaged
    REQUIRE(page.model().rowCount() == 1);
    CHECK(page.model().game(0)->file.filename() == "2026-11-18T190205-tap-c.thrum");
    CHECK_FALSE(page.findChild<QLabel*>(QStringLiteral("archiveProblem"))->text().isEmpty());
    CHECK_FALSE(button(page, QStringLiteral("Replay"))->isEnabled());
    state->setCurrentIndex(1);  // unfinished
    REQUIRE(page.model().rowCount() == 1);
    CHECK(button(page, QStringLiteral("Continue"))->isVisibleTo(&page));
    state->setCurrentIndex(2);  // finished
    REQUIRE(page.model().rowCount() == 1);
    CHECK_FALSE(button(page, QStringLiteral("Continue"))->isVisibleTo(&page));
}

TEST_CASE("UX-18 the archive is searched and sorted", "[gui][UX-18.1]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    ArchivePage& page = desk.window().shelf().page();
    page.model().sort(ArchiveModel::Plays, Qt::AscendingOrder);
    std::vector<std::int64_t> moves;
    for (int row = 0; row < page.model().rowCount(); ++row)
        if (page.model().game(row)->summary)
            moves.push_back(page.model().game(row)->summary->entries);
    REQUIRE(moves.size() == 2);
    CHECK(moves[0] < moves[1]);
    page.search().setText(QStringLiteral("WILDCATS tap-b"));
    REQUIRE(page.model().rowCount() == 1);
    CHECK(page.model().game(0)->file.filename() == "2026-11-20T190205-tap-b.thrum");
    page.search().setText(QStringLiteral("nobody plays here"));
    CHECK(page.model().rowCount() == 0);
    CHECK_FALSE(button(page, QStringLiteral("Replay"))->isEnabled());
}

TEST_CASE("UX-18 replay, box score and continue start from the list", "[gui][UX-18]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    ArchivePage& page = desk.window().shelf().page();
    page.search().setText(QStringLiteral("tap-a"));
    button(page, QStringLiteral("Replay"))->click();
    CHECK(desk.window().pages().current() == &desk.window().views().replayPage());
    button(page, QStringLiteral("Box score"))->click();
    CHECK(desk.window().pages().current() == &desk.window().views().boxScorePage());
    page.search().setText(QStringLiteral("tap-b"));
    QString asked;
    QObject::connect(
        &desk.window().shelf(), &GameShelf::continueAsked, &page, [&asked](const QString& file) {
            asked = file;
        });
    button(page, QStringLiteral("Continue"))->click();
    CHECK(asked == shelf.file("2026-11-20T190205-tap-b.thrum"));
}

TEST_CASE("UX-3.3 home offers the unfinished game and shows the last ones", "[gui][UX-3.3]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    auto* home = desk.window().findChild<HomePage*>();
    REQUIRE(home->defaultButton() != nullptr);
    CHECK(home->defaultButton()->text() == QStringLiteral("&Continue"));
    CHECK(button(*home, QStringLiteral("Box score")) != nullptr);
    gui::test::Desk bare;
    CHECK(bare.window().findChild<HomePage*>()->defaultButton()->text() !=
          QStringLiteral("&Continue"));
}

TEST_CASE("a copy is the same file, and never the game itself", "[gui][UX-18]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    const QString from = shelf.file("2026-11-19T190205-tap-a.thrum");
    const QString to = shelf.folder.filePath(QStringLiteral("copy.thrum"));
    CHECK_FALSE(desk.window().shelf().copyTo(from, to));
    CHECK(*io::readTextFile(to.toStdString(), 100'000'000) == shelf.finished);
    CHECK(desk.window().shelf().copyTo(from, from));
    CHECK(desk.window().shelf().copyTo(from, QStringLiteral("/proc/no/such/place.thrum")));
}

TEST_CASE("a name a coach gives stays with the file", "[gui][UX-18]") {
    const Shelf shelf;
    {
        gui::test::Desk desk = shelf.desk();
        CHECK_FALSE(desk.window().shelf().rename(shelf.file("2026-11-19T190205-tap-a.thrum"),
                                                 QStringLiteral("The long one")));
    }
    gui::test::Desk desk = shelf.desk();
    ArchivePage& page = desk.window().shelf().page();
    page.search().setText(QStringLiteral("long one"));
    REQUIRE(page.model().rowCount() == 1);
    CHECK(page.model().game(0)->file.filename() == "2026-11-19T190205-tap-a.thrum");
}

TEST_CASE("UX-22 the recovery sheet offers unfinished games, newest first", "[gui][UX-22]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    desk.window().shelf().offerRecovery();
    auto* sheet = desk.window().findChild<RecoverySheet*>();
    REQUIRE(sheet != nullptr);
    auto* list = sheet->findChild<QListWidget*>();
    REQUIRE(list->count() == 1);
    CHECK(list->item(0)->text().contains(QStringLiteral("Lancers")));
    QString asked;
    QObject::connect(
        &desk.window().shelf(), &GameShelf::continueAsked, sheet, [&asked](const QString& file) {
            asked = file;
        });
    button(*sheet, QStringLiteral("Continue"))->click();
    CHECK(asked == shelf.file("2026-11-20T190205-tap-b.thrum"));
}

TEST_CASE("UX-22 a game that was put aside is offered again only when it was gone on with",
          "[gui][UX-22]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    QStringList aside;
    QObject::connect(&desk.window().shelf(),
                     &GameShelf::putAside,
                     &desk.window(),
                     [&aside](const QStringList& moments) { aside = moments; });
    desk.window().shelf().offerRecovery();
    auto* sheet = desk.window().findChild<RecoverySheet*>();
    REQUIRE(sheet != nullptr);
    button(*sheet, QStringLiteral("Not now"))->click();
    REQUIRE(aside.size() == 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desk.window().shelf().offerRecovery(aside);
    CHECK(desk.window().findChild<RecoverySheet*>() == nullptr);
    std::filesystem::last_write_time(
        shelf.file("2026-11-20T190205-tap-b.thrum").toStdString(),
        std::filesystem::file_time_type::clock::now() + std::chrono::hours{1});
    desk.window().shelf().offerRecovery(aside);
    CHECK(desk.window().findChild<RecoverySheet*>() != nullptr);
}

TEST_CASE("UX-22 after an end nobody asked for only the game that was open is offered",
          "[gui][UX-22]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    desk.window().shelf().offerRecovery({}, QString{});
    CHECK(desk.window().findChild<RecoverySheet*>() == nullptr);
    desk.window().shelf().offerRecovery({}, shelf.file("2026-11-20T190205-tap-b.thrum"));
    CHECK(desk.window().findChild<RecoverySheet*>() != nullptr);
}

TEST_CASE("game details tell what a game was begun with", "[gui][UX-20]") {
    const Shelf shelf;
    const std::string header = shelf.finished.substr(0, shelf.finished.find('\n'));
    app::ArchivedGame game;
    game.file = "a.thrum";
    game.summary = *io::summarizeGame(shelf.finished, "a.thrum");
    GameDetailsDialog dialog{game, header};
    QString all;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        all += label->text() + QLatin1Char('\n');
    CHECK(all.contains(QStringLiteral("Lancers")));
    CHECK(all.contains(QStringLiteral("a.thrum")));
    CHECK(all.contains(QStringLiteral("Seed")));
    game.summary->state = io::GameState::Finished;
    game.summary->half = 3;
    game.summary->score = {7, 7};
    game.summary->winner = Side::Visitor;
    GameDetailsDialog overtime{game, header};
    QStringList told;
    for (const QLabel* label : overtime.findChildren<QLabel*>())
        told << label->text();
    CHECK(told.contains(QStringLiteral("Wildcats, in overtime")));
    game.summary->state = io::GameState::Unfinished;
    GameDetailsDialog running{game, header};
    for (const QLabel* label : running.findChildren<QLabel*>())
        CHECK_FALSE(label->text() == QStringLiteral("Seed"));
}

TEST_CASE("UX-18 star, tags and notes are set, searched and kept", "[gui][UX-18]") {
    const Shelf shelf;
    const QString file = shelf.file("2026-11-19T190205-tap-a.thrum");
    {
        gui::test::Desk desk = shelf.desk();
        ArchivePage& page = desk.window().shelf().page();
        page.search().setText(QStringLiteral("tap-a"));
        button(page, QStringLiteral("Star"))->click();
        GameDetailsDialog dialog{*page.model().game(0), {}};
        CHECK(dialog.notes().starred);
        dialog.findChildren<QLineEdit*>()[1]->setText(QStringLiteral("league, rain league"));
        dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Bo was late."));
        CHECK(dialog.notes().tags == std::vector<std::string>{"league", "rain"});
        app::Archive archive{shelf.games.toStdString(), {}};
        CHECK_FALSE(archive.annotate(file.toStdString(), dialog.notes()));
    }
    gui::test::Desk desk = shelf.desk();
    ArchivePage& page = desk.window().shelf().page();
    page.search().setText(QStringLiteral("rain late"));
    REQUIRE(page.model().rowCount() == 1);
    CHECK(pathText(page.model().game(0)->file) == file);
    page.search().clear();
    page.findChild<QComboBox*>(QStringLiteral("archiveState"))->setCurrentIndex(5);  // starred
    CHECK(page.model().rowCount() == 1);
    CHECK(button(page, QStringLiteral("No star")) != nullptr);
}

TEST_CASE("UX-18 what went to the bin can be taken back", "[gui][UX-18]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    ArchivePage& page = desk.window().shelf().page();
    page.search().setText(QStringLiteral("tap-a"));
    button(page, QStringLiteral("To the bin"))->click();
    CHECK(page.model().rowCount() == 0);
    auto* state = page.findChild<QComboBox*>(QStringLiteral("archiveState"));
    state->setCurrentIndex(6);  // in the bin
    REQUIRE(page.model().rowCount() == 1);
    CHECK_FALSE(button(page, QStringLiteral("To the bin"))->isVisibleTo(&page));
    button(page, QStringLiteral("Take it back"))->click();
    CHECK(page.model().rowCount() == 0);
    state->setCurrentIndex(0);
    CHECK(page.model().rowCount() == 1);
}

TEST_CASE("UX-18 several games are exported at once, the bad ones told", "[gui][UX-18]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    const QTemporaryDir folder;
    const QStringList files{shelf.file("2026-11-19T190205-tap-a.thrum"),
                            shelf.file("2026-11-18T190205-tap-c.thrum"),
                            shelf.file("2026-11-20T190205-tap-b.thrum")};
    const QStringList problems =
        desk.window().shelf().exportTo(files, ExportForm::PlaysCsv, folder.path());
    REQUIRE(problems.size() == 1);
    CHECK(problems.front().contains(QStringLiteral("tap-c")));
    CHECK(QFileInfo::exists(folder.filePath(QStringLiteral("2026-11-19T190205-tap-a.csv"))));
    CHECK(QFileInfo::exists(folder.filePath(QStringLiteral("2026-11-20T190205-tap-b.csv"))));
}

TEST_CASE("UX-18.2 a folder that is dropped gives its good games and names the others",
          "[gui][UX-18.2]") {
    const Shelf shelf;
    const QTemporaryDir away;
    REQUIRE_FALSE(io::writeFileAtomically((away.path() + QStringLiteral("/x.thrum")).toStdString(),
                                          shelf.finished));
    REQUIRE_FALSE(io::writeFileAtomically((away.path() + QStringLiteral("/y.thrum")).toStdString(),
                                          "nothing\n"));
    gui::test::Desk desk = shelf.desk();
    QString told;
    QObject::connect(&desk.window().shelf(),
                     &GameShelf::problem,
                     &desk.window(),
                     [&told](const QString& sentence) { told = sentence; });
    const int before = desk.window().shelf().page().model().rowCount();
    emit desk.window().shelf().page().takeInAsked({away.path()});
    CHECK(desk.window().shelf().page().model().rowCount() == before + 1);
    CHECK(told.contains(QStringLiteral("y.thrum")));
    CHECK(told.startsWith(QStringLiteral("1 ")));
}

TEST_CASE("UX-18.3 without its index the archive is the same", "[gui][UX-18.3]") {
    const Shelf shelf;
    { gui::test::Desk desk = shelf.desk(); }
    QFile::remove(shelf.folder.filePath(QStringLiteral("index.json")));
    gui::test::Desk desk = shelf.desk();
    CHECK(desk.window().shelf().page().model().rowCount() == 3);
}

TEST_CASE("UX-18.2 a game file from the file manager is shown at once", "[gui][UX-18.2]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    desk.window().begin(shelf.file("2026-11-19T190205-tap-a.thrum"));
    CHECK(desk.window().pages().current() == &desk.window().views().replayPage());
    CHECK(desk.window().views().replayPage().isOpen());
}

TEST_CASE("UX-18.2 a file that is no game costs a sentence, and home is there",
          "[gui][UX-18.2][refusal]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    const char* name = GENERATE("2026-11-18T190205-tap-c.thrum", "not-there.thrum");
    desk.window().begin(shelf.file(name));
    CHECK(desk.window().pages().current() == desk.window().findChild<HomePage*>());
    const auto* box = desk.window().findChild<QMessageBox*>();
    REQUIRE(box != nullptr);
    CHECK(box->text().contains(QString::fromLatin1(name)));
    CHECK(box->text().count(QLatin1Char('\n')) == 0);
}

TEST_CASE("UX-18.2 a dropped game is shown, a dropped folder is taken in but for what is no game",
          "[gui][UX-18.2]") {
    const Shelf shelf;
    gui::test::Desk desk = shelf.desk();
    const auto drop = [&desk](const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = desk.window().rect().center();
        QDragEnterEvent enter{middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&desk.window(), &enter);
        CHECK(enter.isAccepted());
        QDropEvent let{QPointF{middle}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&desk.window(), &let);
    };
    drop(shelf.file("2026-11-19T190205-tap-a.thrum"));
    CHECK(desk.window().pages().current() == &desk.window().views().replayPage());

    QTemporaryDir other;
    for (const char* name : {"one.thrum", "two.thrum"})
        REQUIRE_FALSE(io::writeFileAtomically(
            other.filePath(QString::fromLatin1(name)).toStdString(), shelf.finished));
    REQUIRE_FALSE(
        io::writeFileAtomically(other.filePath(QStringLiteral("bad.thrum")).toStdString(), "?\n"));
    const std::size_t before = desk.window().shelf().archive()->games().size();
    drop(other.path());
    CHECK(desk.window().pages().current() == &desk.window().shelf().page());
    CHECK(desk.window().shelf().archive()->games().size() == before + 2);
    const auto* box = desk.window().findChild<QMessageBox*>();
    REQUIRE(box != nullptr);
    CHECK(box->text().contains(QStringLiteral("bad.thrum")));
}

TEST_CASE("UX-18 no column is out of sight while headings keep room for arrows they do not show",
          "[gui][UX-18]") {
    QStandardItemModel model{3, 6};
    for (int column = 0; column < model.columnCount(); ++column) {
        model.setHorizontalHeaderItem(column,
                                      new QStandardItem{QStringLiteral("Heading %1").arg(column)});
        for (int row = 0; row < model.rowCount(); ++row)
            model.setItem(row, column, new QStandardItem{QStringLiteral("a %1").arg(row)});
    }
    QTableView table;
    table.setModel(&model);
    table.setSortingEnabled(true);
    table.sortByColumn(0, Qt::AscendingOrder);
    new ColumnFiller{table, 0};
    table.resize(1600, 300);
    table.show();
    QCoreApplication::processEvents();
    // as wide as the headings' words and one arrow
    int wide = 40;
    for (int column = 0; column < model.columnCount(); ++column)
        wide += 18 + table.horizontalHeader()->fontMetrics().horizontalAdvance(
                         model.headerData(column, Qt::Horizontal).toString());
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    const int asked = table.horizontalHeader()->length();
    INFO("headings ask for " << asked << " and need " << wide);
    REQUIRE(wide < asked + 40);
    table.resize(wide + table.verticalHeader()->width() + 2 * table.frameWidth(), 300);
    QCoreApplication::processEvents();
    CHECK(table.horizontalScrollBar()->maximum() == 0);
    for (int column = 0; column < model.columnCount(); ++column)
        CHECK(table.columnWidth(column) >=
              static_cast<QAbstractItemView&>(table).sizeHintForColumn(column));
}
