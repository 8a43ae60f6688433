#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_details_dialog.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/export/export_dialog.hpp"
#include "gui/export/game_export.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/scrimmage/grid_view.hpp"
#include "gui/match/match_of.hpp"
#include "gui/replay/clip.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/statistics/drive_chart.hpp"
#include "gui/tabletop/table_replay.hpp"
#include "gui/widgets/page_switch.hpp"
#include "support/shipped.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/statistics.hpp>
#include <thrum/games/touchdown.hpp>
#include <thrum/io/game_summary.hpp>
#include <thrum/io/text_file.hpp>

#include <array>
#include <map>

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

// Recorded games without a board: their own table in the replay, their numbers in the box score.
using namespace thrum;
using namespace thrum::gui;

namespace {

constexpr std::array kBoardless{"touchdown", "scrimmage", "foursheet"};

/// The record of a game of which nothing was played.
std::string beginning(const std::string& id, const std::string& houseRules) {
    io::request::New asked;
    asked.game = id;
    asked.overrides = houseRules;
    asked.home.seat = "person";
    asked.visitor.seat = "computer:1";
    auto game = app::beginGame(gui::test::library(),
                               thrum::test::sourceTree() / "rules",
                               asked,
                               "thrum test",
                               "2026-11-20T12:00:00Z");
    REQUIRE(game);
    return (*game)->fileText();
}

/// A whole game between two coaches of the book, played once for all these tests.
const std::string& gameText(const std::string& id) {
    static std::map<std::string, std::string> texts;
    std::string& text = texts[id];
    if (text.empty()) {
        io::request::New asked;
        asked.game = id;
        asked.seed = 5;
        asked.home.seat = "computer:1";
        asked.visitor.seat = "computer:1";
        auto game = app::beginGame(gui::test::library(),
                                   thrum::test::sourceTree() / "rules",
                                   asked,
                                   "thrum test",
                                   "2026-11-20T12:00:00Z");
        REQUIRE(game);
        REQUIRE_FALSE((*game)->playToEnd({}));
        text = (*game)->fileText();
    }
    return text;
}

struct Shown {
    gui::test::Desk desk;
    explicit Shown(const std::string& text) {
        REQUIRE_FALSE(views().replay(text, QStringLiteral("game.thrum"), false));
        QCoreApplication::processEvents();
    }
    GameViews& views() { return desk.window().views(); }
    ReplayPage& page() { return views().replayPage(); }
    const app::Replay& replay() { return page().document().replay(); }
    QImage picture() {
        // where a view has followed the ball to depends on where it came from: the middle for all
        for (auto* grid : page().table()->picture().findChildren<ScrimmageGrid*>())
            grid->scrollTo(20);
        return page().table()->picture().grab().toImage();
    }
};

}  // namespace

TEST_CASE("UX-17 a game without a board is shown again on its own table", "[gui][UX-17]") {
    for (const char* id : kBoardless) {
        INFO(id);
        Shown shown{gameText(id)};
        REQUIRE(shown.page().table() != nullptr);
        CHECK_FALSE(shown.page().board().isVisible());
        CHECK(shown.page().table()->picture().isVisible());
        const app::Replay& replay = shown.replay();
        // the state on the table is the one the record had then, from either direction
        std::vector<QImage> forwards;
        constexpr int kParts = 8;
        for (int part = 0; part <= kParts; ++part) {
            shown.page().player().seek(replay.lengthMs() * part / kParts);
            CHECK(shown.page().table()->match().facts().situation.score ==
                  shown.page().moment().situation.score);
            forwards.push_back(shown.picture());
        }
        CHECK(forwards.front() != forwards.back());
        for (int part = kParts; part-- > 0;) {
            shown.page().player().seek(replay.lengthMs() * part / kParts);
            CHECK(shown.picture() == forwards[static_cast<std::size_t>(part)]);
        }
        // the next game shown is another one's table, or the board
        REQUIRE_FALSE(shown.views().replay(gameText("touchdown"), QStringLiteral("t"), true));
        CHECK(shown.page().table() != nullptr);
        CHECK(shown.page().moment().play == shown.replay().plays().size() - 1);
    }
}

TEST_CASE("UX-19 the box score of a game of dice has no page of men, and real minus signs",
          "[gui][UX-19]") {
    int losses = 0;
    for (const char* id : {"touchdown", "foursheet"}) {
        INFO(id);
        gui::test::Desk desk;
        GameViews& views = desk.window().views();
        REQUIRE_FALSE(views.boxScore(gameText(id), QStringLiteral("game.thrum")));
        auto* tabs = views.boxScorePage().findChild<QTabWidget*>();
        auto* men = tabs->findChild<QTableWidget*>(QStringLiteral("men"));
        REQUIRE(men != nullptr);
        const bool hasMen = std::string_view{id} == "foursheet";
        CHECK(tabs->isTabVisible(tabs->indexOf(men)) == hasMen);
        CHECK(tabs->isTabEnabled(tabs->indexOf(men)) == hasMen);
        for (const DriveBar& bar : tabs->findChild<DriveChart*>()->drives()) {
            CHECK_FALSE(bar.right.contains(QLatin1Char('-')));
            CHECK_FALSE(bar.right.contains(QStringLiteral(".0")));
            losses += bar.right.contains(QStringLiteral(", −")) ? 1 : 0;
        }
    }
    CHECK(losses > 0);
}

TEST_CASE("UX-19 before its first play a box score has no kick, and no length of a replay",
          "[gui][UX-19]") {
    gui::test::Desk desk;
    const std::string begun = beginning("foursheet", "{}");
    REQUIRE_FALSE(desk.window().views().boxScore(begun, QStringLiteral("game.thrum")));
    QStringList told;
    for (const QLabel* label : desk.window().views().boxScorePage().findChildren<QLabel*>())
        told << label->text();
    CHECK(told.contains(
        QStringLiteral("0 runs and passes. Every number is counted from the plays below.")));
}

TEST_CASE("UX-19 the words of a drive have the room they need, and men wear letters for their team",
          "[gui][UX-19]") {
    gui::test::Desk desk;
    GameViews& views = desk.window().views();
    REQUIRE_FALSE(views.boxScore(gameText("foursheet"), QStringLiteral("game.thrum")));
    auto* tabs = views.boxScorePage().findChild<QTabWidget*>();
    auto* chart = tabs->findChild<DriveChart*>();
    chart->resize(900, chart->sizeHint().height());
    for (const DriveBar& bar : chart->drives()) {
        CHECK(chart->fontMetrics().horizontalAdvance(bar.left) <= chart->fieldRect().left() - 12);
        CHECK(chart->fontMetrics().horizontalAdvance(bar.right) <=
              chart->width() - chart->fieldRect().right() - 16);
    }
    CHECK(chart->fieldRect().width() >= 0.2 * chart->width() - 1);
    auto* men = tabs->findChild<QTableWidget*>(QStringLiteral("men"));
    const auto document = ReplayDocument::read(gameText("foursheet"), "g", gui::test::library());
    REQUIRE(document);
    const Names names = document->replay().names();
    REQUIRE(men->rowCount() > 0);
    const QString first = men->item(0, 0)->text();
    CHECK(first.startsWith(document->shortName(Side::Home) + QStringLiteral(" #")));
    CHECK(document->shortName(Side::Home).size() < 5);
    CHECK(men->item(0, 0)->toolTip() == QString::fromStdString(names.team(Side::Home)));
}

TEST_CASE("UX-20 the details of a game have its house rules in lines, and a finished one no place",
          "[gui][UX-20]") {
    const std::string begun =
        beginning("foursheet", R"({"clock.quarterSeconds":180,"audible.enabled":true})");
    app::ArchivedGame game;
    game.file = "a.thrum";
    game.summary = *io::summarizeGame(begun, "a.thrum");
    const auto told = [&] {
        const GameDetailsDialog dialog{game, begun.substr(0, begun.find('\n'))};
        QStringList all;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            all << label->text();
        return all;
    };
    CHECK(told().contains(QStringLiteral("audible.enabled = yes\nclock.quarterSeconds = 180")));
    CHECK(told().contains(QStringLiteral("unfinished, up to the first play")));
    game.summary->state = io::GameState::Finished;
    CHECK(told().contains(QStringLiteral("finished")));
}

TEST_CASE("UX-18 one game is exported in words for one", "[gui][UX-18]") {
    const auto told = [](int games) {
        const ExportDialog dialog{games};
        return dialog.findChild<QLabel*>()->text();
    };
    CHECK(told(1) == QStringLiteral("1 game, one file."));
    CHECK(told(3) == QStringLiteral("3 games, a file each."));
}

TEST_CASE("UX-19 what men scored, took and lost stands in the table of men", "[gui][UX-19]") {
    int scored = 0;
    int thrown = 0;
    for (const char* id : {"scrimmage", "foursheet"}) {
        INFO(id);
        gui::test::Desk desk;
        GameViews& views = desk.window().views();
        REQUIRE_FALSE(views.boxScore(gameText(id), QStringLiteral("game.thrum")));
        auto* men = views.boxScorePage().findChild<QTableWidget*>(QStringLiteral("men"));
        const app::Statistics counted = app::statisticsOf(*app::Replay::open(gameText(id), "g"));
        REQUIRE(men->rowCount() == static_cast<int>(counted.players.size()));
        int row = 0;
        for (const auto& [man, line] : counted.players) {
            const auto tells = [&](int column, int n, const char* what) {
                return n == 0 ? !men->item(row, column)->text().contains(QLatin1String{what})
                              : men->item(row, column)
                                    ->text()
                                    .contains(
                                        QStringLiteral(", %1 %2").arg(n).arg(QLatin1String{what}));
            };
            CHECK(tells(1, line.rushingTouchdowns, "TD"));
            CHECK(tells(2, line.passingTouchdowns, "TD"));
            CHECK(tells(2, line.intercepted, "INT"));
            CHECK(tells(3, line.receivingTouchdowns, "TD"));
            CHECK(tells(4, line.returnTouchdowns, "TD"));
            CHECK((line.interceptions + line.recoveries == 0) ==
                  (men->item(row, 6)->text() == QStringLiteral("–")));
            CHECK((line.fumbles == 0) == (men->item(row, 7)->text() == QStringLiteral("–")));
            scored += line.rushingTouchdowns + line.receivingTouchdowns;
            thrown += line.intercepted;
            ++row;
        }
    }
    CHECK(scored > 0);
    CHECK(thrown > 0);
}

TEST_CASE("UX-18 the archive tells which game a row is of, and is searched by it", "[gui][UX-18]") {
    QTemporaryDir folder;
    const QString games = folder.filePath(QStringLiteral("games"));
    for (const char* id : {"touchdown", "scrimmage"})
        REQUIRE_FALSE(
            io::writeFileAtomically(games.toStdString() + "/" + id + ".thrum", gameText(id)));
    gui::test::Desk desk{games, folder.filePath(QStringLiteral("index.json"))};
    ArchivePage& page = desk.window().shelf().page();
    ArchiveModel& model = page.model();
    REQUIRE(model.rowCount() == 2);
    CHECK(model.headerData(ArchiveModel::Game, Qt::Horizontal, Qt::DisplayRole).toString() ==
          QStringLiteral("Game"));
    model.sort(ArchiveModel::Game, Qt::AscendingOrder);
    const auto shown = [&](int row) {
        return model.index(row, ArchiveModel::Game).data().toString();
    };
    CHECK(shown(0) == QStringLiteral("SCRIMMAGE"));
    CHECK(shown(1) == QStringLiteral("Touchdown-A-Minute"));
    // as coaches call it, whatever its file is called
    page.search().setText(QStringLiteral("touchdown-a-minute"));
    REQUIRE(model.rowCount() == 1);
    CHECK(model.game(0)->summary->game == "touchdown");
}

TEST_CASE("UX-17 the bar and the lists lead through a game without a board", "[gui][UX-17]") {
    for (const char* id : kBoardless) {
        INFO(id);
        Shown shown{gameText(id)};
        const app::Replay& replay = shown.replay();
        REQUIRE(replay.plays().size() >= 3);
        QTest::keyClick(&shown.page(), Qt::Key_N);
        CHECK(shown.page().player().position() == replay.timeOfPlay(0));
        QTest::keyClick(&shown.page(), Qt::Key_N);
        CHECK(shown.page().player().position() == replay.timeOfPlay(1));
        QTest::keyClick(&shown.page(), Qt::Key_P);
        CHECK(shown.page().player().position() == replay.timeOfPlay(0));
        auto* plays = shown.page().findChild<QListWidget*>(QStringLiteral("replayPlays"));
        REQUIRE(plays->count() == static_cast<int>(replay.plays().size()));
        emit plays->itemActivated(plays->item(2));
        CHECK(shown.page().player().position() == replay.timeOfPlay(2));
        auto* steps = shown.page().findChild<QListWidget*>(QStringLiteral("replayTouches"));
        REQUIRE(steps->count() > 0);
        emit steps->itemActivated(steps->item(steps->count() - 1));
        CHECK(shown.page().moment().play.has_value());
        CHECK_FALSE(shown.page().situation().isEmpty());
        // it plays on by itself, step by step
        shown.page().player().seek(0);
        shown.page().player().play();
        shown.page().player().advance(5000.0);
        CHECK(shown.page().moment().over > 0);
        shown.page().player().pause();
        // what is a board's is not there, or says so
        CHECK(shown.page().findChild<QComboBox*>(QStringLiteral("replayGhosts"))->isHidden());
        CHECK_FALSE(shown.desk.window().commands()[Command::ReplayHeat]->isEnabled());
        CHECK(shown.desk.window().commands()[Command::ReplayHeat]->toolTip().contains(
            QStringLiteral("not played on the board")));
    }
}

TEST_CASE("UX-17 without a board the arrow keys go from one call or throw to the next",
          "[gui][UX-17]") {
    for (const char* id : kBoardless) {
        INFO(id);
        Shown shown{gameText(id)};
        const app::Replay& replay = shown.replay();
        ReplayPage& page = shown.page();
        page.player().seek(0);
        std::vector<std::int64_t> stops{0};
        for (int i = 0; i < 12; ++i) {
            const std::size_t before = page.moment().over;
            QTest::keyClick(&page, Qt::Key_Right);
            CHECK(page.moment().over > before);
            CHECK(page.player().position() == replay.steps()[page.moment().over - 1].endMs);
            stops.push_back(page.player().position());
        }
        while (stops.size() > 1) {
            stops.pop_back();
            QTest::keyClick(&page, Qt::Key_Left);
            CHECK(page.player().position() == stops.back());
        }
        const QAction& on = *shown.desk.window().commands()[Command::ReplayFrameForward];
        CHECK(on.text().contains(QStringLiteral("step")));
        CHECK(on.statusTip().contains(QStringLiteral("call or throw")));
    }
}

TEST_CASE("UX-17 a game goes on from any moment of its replay, in a game of its own",
          "[gui][UX-17][SCR-IR1]") {
    for (const char* id : kBoardless) {
        INFO(id);
        Shown shown{gameText(id)};
        const app::Replay& replay = shown.replay();
        shown.page().player().seek(replay.timeOfPlay(replay.plays().size() / 2));
        const std::size_t over = shown.page().moment().over;
        std::optional<std::size_t> lines;
        std::string text;
        QObject::connect(&shown.views(),
                         &GameViews::extendAsked,
                         &shown.page(),
                         [&](const std::string& record, std::size_t kept) {
                             text = record;
                             lines = kept;
                         });
        shown.desk.window().commands()[Command::ReplayExtend]->trigger();
        REQUIRE(lines);
        CHECK(*lines == over);
        const auto branch = app::branchGame(
            gui::test::library(), text, "game.thrum", *lines, "thrum test", "2026-11-20");
        REQUIRE(branch);
        CHECK((*branch)->facts().situation.score == shown.page().moment().situation.score);
        CHECK(shown.desk.window().director().page() != nullptr);
    }
}

TEST_CASE("UX-14.1 what is sealed shows in the replay of a finished game and in no other",
          "[gui][UX-14.1][UX-17]") {
    // the calls of the offense in Touchdown: covered until the defense has called
    const std::string& whole = gameText("touchdown");
    const std::string unfinished = [&] {
        const app::Replay replay = *app::Replay::open(whole, "g");
        const int line = replay.steps()[replay.steps().size() - 20].line;
        std::size_t end = 0;
        for (int i = 0; i < line; ++i)
            end = whole.find('\n', end) + 1;
        return whole.substr(0, end);
    }();
    for (const bool over : {true, false}) {
        INFO((over ? "finished" : "unfinished"));
        Shown shown{over ? whole : unfinished};
        const auto& match =
            static_cast<const MatchOf<games::Touchdown>&>(shown.page().table()->match());
        int sealed = 0;
        int seen = 0;
        for (const app::ReplayStep& step : shown.replay().steps()) {
            shown.page().player().seek(step.endMs);
            if (match.state().phase != touchdown::Phase::DefenseCall)
                continue;
            ++sealed;
            seen += match.state().offenseCall ? 1 : 0;
        }
        CHECK(sealed > 20);
        CHECK(seen == (over ? sealed : 0));
    }
}

// thrum_test_gui_tables "[pictures]": a replay of each game in the middle of it, below /tmp.
TEST_CASE("pictures of replays", "[.][pictures]") {
    for (const char* id : kBoardless) {
        Shown shown{gameText(id)};
        const app::Replay& replay = shown.replay();
        shown.page().player().seek(replay.endOfPlay(replay.plays().size() / 2) - 1);
        shown.desk.window().resize(1024, 700);
        QCoreApplication::processEvents();
        CHECK(shown.desk.window().size() == QSize{1024, 700});
        CHECK(shown.desk.window().grab().save(
            QDir::temp().filePath(QStringLiteral("replay-%1.png").arg(QLatin1String{id}))));
        REQUIRE_FALSE(shown.views().boxScore(gameText(id), QStringLiteral("game.thrum")));
        QCoreApplication::processEvents();
        CHECK(shown.desk.window().grab().save(
            QDir::temp().filePath(QStringLiteral("box-%1.png").arg(QLatin1String{id}))));
    }
}

TEST_CASE("UX-19 box score, tables and clips of games without a board", "[gui][UX-19][UX-19.2]") {
    for (const char* id : kBoardless) {
        INFO(id);
        const QTemporaryDir folder;
        Shown shown{gameText(id)};
        const ReplayDocument& document = shown.page().document();
        for (const ExportForm form : {ExportForm::Text,
                                      ExportForm::PlaysCsv,
                                      ExportForm::BoxCsv,
                                      ExportForm::Json,
                                      ExportForm::Sheet}) {
            const QString file = folder.filePath(QStringLiteral("game.") + exportEnding(form));
            CHECK_FALSE(exportGame(document, form, file));
            CHECK(QFileInfo{file}.size() > 100);
        }
        const QString picture = folder.filePath(QStringLiteral("clip.png"));
        const auto imageAt = [&](std::int64_t ms) { return shown.page().imageAt(ms); };
        CHECK_FALSE(writeClip(document, {.form = ClipForm::Picture}, imageAt, picture));
        CHECK_FALSE(QImage{picture}.isNull());
        REQUIRE_FALSE(shown.views().boxScore(gameText(id), QStringLiteral("game.thrum")));
        CHECK(shown.desk.window().pages().current() == &shown.views().boxScorePage());
        CHECK(shown.views().boxScorePage().asText().contains(
            QString::fromStdString(shown.replay().names().team(Side::Home))));
    }
}

TEST_CASE("SCR-EX1 a game is extended after its last play was shown, and a finished one is not",
          "[gui][scrimmage][SCR-EX1][refusal]") {
    const QString refusal =
        QStringLiteral("SCR-EX1: Only an unfinished game can be extended, after its last play.");
    const QTemporaryDir folder;
    const auto file =
        std::filesystem::path{folder.filePath(QStringLiteral("g.thrum")).toStdString()};
    gui::test::Desk desk;
    GameViews& views = desk.window().views();
    const QAction& extend = *desk.window().commands()[Command::ReplayExtend];
    QStringList asked;
    QObject::connect(
        &views, &GameViews::continueAsked, &views, [&](const QString& which) { asked << which; });
    const auto toEnd = [&] {
        views.replayPage().player().seek(views.replayPage().player().length());
        QCoreApplication::processEvents();
    };
    REQUIRE_FALSE(views.replay(gameText("scrimmage"), QStringLiteral("g.thrum"), false, file));
    QCoreApplication::processEvents();
    CHECK(extend.isEnabled());  // what if, in the middle of it
    toEnd();
    CHECK_FALSE(extend.isEnabled());
    CHECK(extend.statusTip().contains(refusal));

    // the same game, left in the middle
    const std::string& whole = gameText("scrimmage");
    std::string open;
    std::size_t at = 0;
    for (int line = 0; line < 60; ++line) {
        const std::size_t end = whole.find('\n', at) + 1;
        open += whole.substr(at, end - at);
        at = end;
    }
    REQUIRE_FALSE(views.replay(open, QStringLiteral("g.thrum"), false, file));
    QCoreApplication::processEvents();
    CHECK(extend.text() != QStringLiteral("&Extend game"));
    toEnd();
    REQUIRE(extend.isEnabled());
    CHECK(extend.text() == QStringLiteral("&Extend game"));
    views.replayPage().player().pause();
    desk.window().commands()[Command::ReplayExtend]->trigger();
    REQUIRE(asked.size() == 1);
    CHECK(asked.front().endsWith(QStringLiteral("g.thrum")));
}
