// The shelves of the workshop: the library of formations and the playbook (UX-11).

#include "gui/commands/command_router.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/wrist_card.hpp"
#include "gui/lineup/line_up_picture.hpp"
#include "gui/practice/setup_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/boards_page.hpp"
#include "gui/workshop/file_dragger.hpp"
#include "gui/workshop/formation_card.hpp"
#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/mark_bar.hpp"
#include "gui/workshop/play_card.hpp"
#include "gui/workshop/play_sheet.hpp"
#include "gui/workshop/playbook_page.hpp"
#include "gui/workshop/shelf_list.hpp"
#include "gui/workshop/team_room.hpp"
#include "gui/workshop/trials_view.hpp"
#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"
#include "support/wait_for.hpp"

#include <thrum/io/formation_file.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::Desk;
using thrum::gui::test::waitFor;

namespace {
/// The window with a folder of the coach's own.
class ShelfDesk {
public:
    ShelfDesk() : m_desk{std::make_unique<Desk>(QString{}, QString{}, m_folder.path())} {}
    [[nodiscard]] Desk& desk() { return *m_desk; }
    [[nodiscard]] MainWindow& window() { return m_desk->window(); }
    [[nodiscard]] FormationsPage& formations() {
        window().commands()[Command::FormationShelf]->trigger();
        return window().formations();
    }
    [[nodiscard]] PlaybookPage& playbook() {
        window().commands()[Command::Playbook]->trigger();
        return window().playbook();
    }
    void trigger(Command command) { window().commands()[command]->trigger(); }
    [[nodiscard]] std::filesystem::path own() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;
};
}  // namespace

TEST_CASE("UX-11.1 a starred formation is lined up with one key", "[gui][shelf][UX-11.1]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    page.document().choose("wing-t");
    page.marks().star().click();
    CHECK(page.marks().key().currentData().toInt() == 1);
    shelf.trigger(Command::TablePage);
    QAction* call = shelf.window().commands()[Command::CallFormation1];
    REQUIRE(call->isEnabled());
    CHECK(plainText(*call).contains(QStringLiteral("Wing T")));
    shelf.desk().press(Qt::Key_1, Qt::ControlModifier);
    CHECK(shelf.desk().document().state().offenseFormation == "wing-t");
    CHECK_FALSE(shelf.window().commands()[Command::CallFormation2]->isEnabled());
    // the side whose men are chosen is the one that lines up
    shelf.trigger(Command::SelectDefense);
    CHECK_FALSE(call->isEnabled());
}

TEST_CASE("UX-11 the library is searched by words and tags, and shows stars first",
          "[gui][shelf][UX-11]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    CHECK(page.list().shown().size() == shelf.window().library().formations().size());
    page.list().search().setText(QStringLiteral("shotgun"));
    CHECK(page.list().shown() ==
          std::vector<std::string>{
              "shotgun-spread", "shotgun-trips", "shotgun-twin-backs", "shotgun-wings"});
    page.list().search().clear();
    QComboBox& tags = page.list().tags();
    tags.setCurrentIndex(tags.findData(QStringLiteral("goal line")));
    const auto shown = page.list().shown();
    CHECK(std::ranges::find(shown, "goal-line") != shown.end());
    CHECK(std::ranges::find(shown, "empty") == shown.end());
    tags.setCurrentIndex(0);
    page.document().choose("wing-t");
    page.marks().star().click();
    CHECK(page.list().shown().front() == "wing-t");
    tags.setCurrentIndex(tags.findData(QStringLiteral("*")));
    CHECK(page.list().shown() == std::vector<std::string>{"wing-t"});
}

TEST_CASE("UX-21 a formation of one's own is changed in numbers, kept at once and taken back",
          "[gui][shelf][UX-11][UX-21.1]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    page.document().choose("i-right");
    CHECK(page.document().change(page.document().value(), QStringLiteral("x")).has_value());
    REQUIRE_FALSE(page.document().copy(QStringLiteral("My I")));
    REQUIRE(page.document().isOwn());
    const Formation copied = page.document().value();
    const std::string written =
        thrum::test::contentsOf(shelf.own() / "formations" / (copied.id + ".json"));
    page.card().men().item(10, 2)->setText(QStringLiteral("9.5"));
    CHECK(page.document().value().men[10].front == 9.5_yd);
    CHECK(io::readFormation(shelf.own() / "formations" / (copied.id + ".json")).value() ==
          page.document().value());
    page.card().tags().setText(QStringLiteral("run, mine, run,"));
    emit page.card().tags().editingFinished();
    CHECK(page.document().value().tags == std::vector<std::string>{"run", "mine"});
    // a word instead of a number is told, and nothing is changed
    page.card().men().item(10, 2)->setText(QStringLiteral("far"));
    CHECK(page.document().value().men[10].front == 9.5_yd);
    shelf.trigger(Command::Undo);
    shelf.trigger(Command::Undo);
    CHECK(page.document().value() == copied);
    CHECK(thrum::test::contentsOf(shelf.own() / "formations" / (copied.id + ".json")) == written);
    shelf.trigger(Command::Redo);
    CHECK(page.document().value().men[10].front == 9.5_yd);
    // even that it is gone, as long as the page is there
    shelf.trigger(Command::ShelfRemove);
    CHECK(shelf.window().library().ownFormation("My I") == nullptr);
    shelf.trigger(Command::Undo);
    REQUIRE(shelf.window().library().ownFormation("My I") != nullptr);
    CHECK(shelf.window().library().ownFormation("My I")->id == copied.id);
}

TEST_CASE("UX-11 a play is starred by its key while its name is still being typed",
          "[gui][shelf][playbook][UX-11]") {
    ShelfDesk shelf;
    PlaybookPage& page = shelf.playbook();
    page.document().choose("pro-sweep");
    REQUIRE_FALSE(page.document().copy(QStringLiteral("Sweep")));
    QLineEdit& name = page.card().name();
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Toss to the left"));
    QTest::keyClick(&name, Qt::Key_J, Qt::ControlModifier);
    CHECK(page.marks().star().isChecked());
    CHECK(page.document().value().name == "Toss to the left");
    CHECK(name.text() == QStringLiteral("Toss to the left"));
    CHECK(std::ranges::any_of(page.document().all(), [](const auto& entry) {
        return entry.own && entry.value.name == "Toss to the left";
    }));
}

TEST_CASE("UX-11 what a formation breaks is named with its rule", "[gui][shelf][TAP-LO-2]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    page.document().choose("i-right");
    CHECK(page.checks().lines().front().good);
    REQUIRE_FALSE(page.document().copy(QStringLiteral("Six on the line")));
    page.card().men().item(6, 2)->setText(QStringLiteral("6"));  // the split end drops off it
    const auto& lines = page.checks().lines();
    CHECK(std::ranges::any_of(lines, [](const CheckLine& line) {
        return !line.good && line.clause == QLatin1String("TAP-LO-2");
    }));
    // it is called by nobody's mistake: the practice table knows it at once
    CHECK(shelf.desk().document().data().formation(page.document().value().id) != nullptr);
}

TEST_CASE("UX-11 the opponent stands pale behind a formation", "[gui][shelf][UX-11]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    page.document().choose("pro-set");
    CHECK(page.board().scene().ghosts.empty());
    page.against().setCurrentIndex(page.against().findData(QStringLiteral("nickel")));
    emit page.against().activated(page.against().currentIndex());
    CHECK(page.board().scene().figures.size() == 11);
    CHECK(page.board().scene().ghosts.size() == 11);
}

TEST_CASE("UX-8 the rules are told while men are dragged at the practice table",
          "[gui][formation][UX-11][TAP-LO-7]") {
    Desk desk;
    auto* rules = desk.window().findChild<ChecksList*>(QStringLiteral("lineUpRules"));
    REQUIRE(rules != nullptr);
    CHECK(rules->lines().front().good);
    desk.session().selection().set({*desk.document().state().carrier});
    auto* downfield = desk.window().findChild<QDoubleSpinBox*>(QStringLiteral("handDownfield"));
    REQUIRE(downfield != nullptr);
    downfield->setValue(-23.0);
    const auto carrier = desk.document().state().carrier;
    CHECK((desk.pose(*carrier).at.x - desk.document().state().lineOfScrimmage).yards() ==
          Approx(-23.0).margin(0.01));  // places are whole ten-thousandths of a yard on the board
    CHECK(std::ranges::any_of(rules->lines(), [](const CheckLine& line) {
        return !line.good && line.clause == QLatin1String("TAP-LO-7");
    }));
    desk.window().commands()[Command::Undo]->trigger();
    CHECK(rules->lines().front().good);
}

TEST_CASE("UX-11 opponents and the last play may stand in the background",
          "[gui][formation][UX-11]") {
    Desk desk;
    const BoardView& board = desk.window().tablePage().board();
    CHECK(board.scene().figures.size() == 22);
    desk.window().commands()[Command::PaleDefense]->setChecked(true);
    CHECK(board.scene().figures.size() == 11);
    CHECK(board.scene().ghosts.size() == 11);
    desk.window().commands()[Command::PaleDefense]->setChecked(false);
    CHECK(board.scene().figures.size() == 22);
}

TEST_CASE("UX-11 a play is made by hand, kept at once, and called at the table",
          "[gui][shelf][playbook][UX-11]") {
    ShelfDesk shelf;
    PlaybookPage& page = shelf.playbook();
    page.document().choose("ir-dive");
    REQUIRE_FALSE(page.document().copy(QStringLiteral("My dive")));
    PlayCard& card = page.card();
    card.men().item(0, 1)->setText(QStringLiteral("30"));  // the left tackle
    card.stop().setValue(1.5);
    const Play& play = page.document().value();
    CHECK(play.stopSeconds == 1.5);
    const auto turned = std::ranges::find_if(
        play.headings, [](const auto& heading) { return heading.first == "LT"; });
    REQUIRE(turned != play.headings.end());
    CHECK(turned->second == Heading::degrees(30));
    CHECK(shelf.window().library().play(play.id) != nullptr);
    // another formation: who is not in it is turned no more
    card.formation().setCurrentIndex(card.formation().findData(QStringLiteral("shotgun-spread")));
    emit card.formation().activated(card.formation().currentIndex());
    CHECK(page.document().value().formation == "shotgun-spread");
    CHECK(page.document().value().carrier == "RB");
    shelf.trigger(Command::Undo);
    CHECK(page.document().value().carrier == "FB");
    shelf.trigger(Command::ShelfEdit);
    CHECK(shelf.desk().document().state().offenseFormation == "i-right");
    CHECK(shelf.desk().document().state().calledPlay == page.document().value().id);
}

TEST_CASE("UX-11 a play is tried a hundred times against the chosen defenses",
          "[gui][shelf][playbook][UX-11]") {
    ShelfDesk shelf;
    PlaybookPage& page = shelf.playbook();
    page.document().choose("pro-sweep");
    // what is ticked is clicked out of its box, but for the 4-3
    QTableWidget& table = page.trials().table();
    REQUIRE(page.trials().ticked().size() == 2);
    for (int row = 0; row < table.rowCount(); ++row)
        if (QTableWidgetItem& item = *table.item(row, 0);
            item.checkState() == Qt::Checked && item.text() != QStringLiteral("4-3"))
            item.setCheckState(Qt::Unchecked);
    REQUIRE(page.trials().ticked().size() == 1);
    std::vector<TrialsRow> rows;
    QObject::connect(
        &page.crew(), &TrialsCrew::finished, &page, [&rows](const std::vector<TrialsRow>& made) {
            rows = made;
        });
    shelf.trigger(Command::PlayTry);
    REQUIRE(page.crew().isBusy());
    REQUIRE(waitFor([&] { return !rows.empty(); }, 120'000));
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().tries == 100);
    CHECK(rows.front().gains.size() > 90);
    // what was tried stands first, with its numbers and its box
    CHECK(table.item(0, 0)->text().startsWith(QStringLiteral("4-3\n")));
    CHECK(table.item(0, 0)->checkState() == Qt::Checked);
    CHECK(table.item(0, 1)->text().contains(QStringLiteral("±")));
    CHECK(table.item(1, 1) == nullptr);
    // all of it is seen in the smallest window
    shelf.window().resize(1024, 700);
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    CHECK(table.horizontalScrollBar()->maximum() == 0);
    const auto first = rows;
    rows.clear();
    SECTION("who looks elsewhere and comes back still has it; another play begins anew") {
        static_cast<void>(shelf.formations());
        static_cast<void>(shelf.playbook());
        CHECK(table.item(0, 1)->text().contains(QStringLiteral("±")));
        page.document().choose("ir-dive");
        CHECK(table.item(0, 1) == nullptr);
        page.document().choose("pro-sweep");
        CHECK(table.item(0, 1) == nullptr);
    }
    SECTION("when anything they come from has changed they are gone") {
        REQUIRE_FALSE(shelf.formations().document().copy(QStringLiteral("My front")));
        static_cast<void>(shelf.playbook());
        CHECK(table.item(0, 1) == nullptr);
    }
    SECTION("the same again is the same, whatever thread made it") {
        shelf.trigger(Command::PlayTry);
        REQUIRE(waitFor([&] { return !rows.empty(); }, 120'000));
        CHECK(rows == first);
    }
    SECTION("it can be stopped") {
        shelf.trigger(Command::PlayTry);
        shelf.trigger(Command::PlayStop);
        CHECK_FALSE(page.crew().isBusy());
        CHECK(rows.empty());
    }
}

TEST_CASE("UX-11 plays go on paper, one, two, four or eight to a page",
          "[gui][shelf][playbook][UX-11]") {
    ShelfDesk shelf;
    PlaybookPage& page = shelf.playbook();
    const auto plays = page.playsToPrint(true);
    REQUIRE(plays.size() == shelf.window().library().plays().size());
    const TableData& data = shelf.desk().document().data();
    CHECK(PlaySheet{data, plays, 1}.pages() == static_cast<int>(plays.size()));
    CHECK(PlaySheet{data, plays, 8}.pages() == (static_cast<int>(plays.size()) + 7) / 8);
    const QString file = QString::fromStdString((shelf.own() / "plays.pdf").string());
    REQUIRE_FALSE(PlaySheet(data, page.playsToPrint(false), 4).write(file));
    CHECK(thrum::test::contentsOf(file.toStdString()).starts_with("%PDF"));
    CHECK(PlaySheet(data, page.playsToPrint(false), 4)
              .write(QStringLiteral("/nowhere/plays.pdf"))
              .has_value());
}

TEST_CASE("UX-11 uses and gains are counted at the practice table", "[gui][shelf][UX-11]") {
    ShelfDesk shelf;
    Desk& desk = shelf.desk();
    desk.session().setTimeScale(1.0);
    const std::string formation = desk.document().state().offenseFormation;
    desk.session().switchOn();
    REQUIRE(waitFor(
        [&] {
            return desk.session().phase() == TablePhase::Result ||
                   desk.session().phase() == TablePhase::Stopped;
        },
        60'000));
    const io::Mark& mark = shelf.window().marks().of(app::MarkBook::Of::Formations, formation);
    CHECK(mark.uses == (desk.session().phase() == TablePhase::Result ? 1 : 0));
}

TEST_CASE("UX-11 a board of one's own is painted and tilted, and the level test feels it",
          "[gui][shelf][boards]") {
    ShelfDesk shelf;
    shelf.trigger(Command::BoardShelf);
    BoardsPage& page = shelf.window().boards();
    page.document().choose("2x4");
    REQUIRE_FALSE(page.document().copy(QStringLiteral("My board")));
    page.slopeY().setValue(1.5);
    CHECK(page.document().value().slopeY == Approx(0.015));
    page.grid().setCurrentIndex(1);
    emit page.grid().activated(1);
    REQUIRE(page.document().value().amplitude.factors.size() == 45);
    page.heat().paintAt(4, 2, 0.1);
    emit page.heat().painted(page.heat().board().amplitude);
    CHECK(page.document().value().amplitude.factors[22] == Approx(1.1));
    CHECK(page.document().value().amplitude.factors[0] == Approx(1.0));
    std::optional<LevelResult> result;
    QObject::connect(
        &page.level(), &LevelTest::finished, &page, [&result](const LevelResult& made) {
            result = made;
        });
    shelf.trigger(Command::LevelTest);
    REQUIRE(waitFor([&] { return result.has_value(); }, 60'000));
    CHECK(result->toTop.low > 0.0);  // it runs down to the top side line
    CHECK(page.verdict().text().contains(QStringLiteral("top side line")));
    shelf.trigger(Command::Undo);
    shelf.trigger(Command::Undo);
    CHECK(page.document().value().amplitude.factors.empty());
    CHECK(app::Library::load(thrum::test::sourceTree(), shelf.own()).board("own-my-board") !=
          nullptr);
}

TEST_CASE("UX-5 every command of the shelves is offered where the table of commands says so",
          "[gui][shelf][UX-5.1]") {
    ShelfDesk shelf;
    for (const auto& [page, front] : {std::pair{Command::FormationShelf, Front::Formations},
                                      std::pair{Command::Playbook, Front::Playbook},
                                      std::pair{Command::BoardShelf, Front::Boards}}) {
        shelf.trigger(page);
        const CommandTarget* target = shelf.window().router().front();
        REQUIRE(target->place() == front);
        for (const CommandRow& row : commandTable())
            if (row.doer == CommandDoer::Front)
                CHECK(target->offer(row.command).has_value() == row.where.has(front));
    }
}

TEST_CASE("UX-4.2 the shelves' pages fit their window and names have their room",
          "[gui][shelf][UX-4.2]") {
    ShelfDesk shelf;
    for (const QSize size : {QSize{1024, 700}, QSize{1280, 800}, QSize{1920, 1080}}) {
        shelf.window().resize(size);
        shelf.trigger(Command::BoardShelf);
        for (const bool plays : {false, true}) {
            ShelfPage* page = plays ? static_cast<ShelfPage*>(&shelf.playbook())
                                    : static_cast<ShelfPage*>(&shelf.formations());
            for (int i = 0; i < 8; ++i)
                QCoreApplication::processEvents();
            INFO(page->objectName().toStdString() << ' ' << size.width());
            int buttons = 0;
            for (const QPushButton* button : page->findChildren<QPushButton*>()) {
                if (button->text() != QStringLiteral("Export…"))
                    continue;
                ++buttons;
                const QPoint corner = button->mapTo(page, button->rect().bottomRight());
                CHECK(page->rect().contains(corner));
            }
            CHECK(buttons == 1);
            // nothing is starred or used: the names have the whole width
            const auto* tree = page->findChild<QTreeWidget*>(QStringLiteral("shelfTree"));
            REQUIRE(tree != nullptr);
            CHECK(tree->columnWidth(0) > 0.85 * tree->viewport()->width());
        }
    }
}

TEST_CASE("UX-11 the playbook opens at the top of its list", "[gui][shelf][playbook][UX-11]") {
    ShelfDesk shelf;
    PlaybookPage& page = shelf.playbook();
    CHECK(page.document().value().id == page.list().shown().front());
    CHECK(page.document().value().type == PlayType::Run);
}

TEST_CASE("UX-11 who stands wider for want of room is named, and not as if he broke a rule",
          "[gui][shelf][UX-11]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    page.document().choose("ace-tight");
    CHECK(page.checks().lines().size() == 1);
    CHECK(page.checks().lines().front().good);
    const auto& figures = page.board().scene().figures;
    auto* shifted = page.findChild<QLabel*>(QStringLiteral("shiftedMen"));
    REQUIRE(shifted != nullptr);
    CHECK_FALSE(shifted->isVisible());
    CHECK(std::ranges::none_of(figures, &FigureDrawing::warned));
    // the same line written closer than this board has room for
    Formation close = page.document().value();
    for (FormationMan& man : close.men)
        if (man.position == Position::Tackle)
            man.lateral = Distance::yards(man.lateral.yards() * 0.8);
    const auto picture = lineUpPicture(shelf.desk().document().data(), {close, nullptr, nullptr});
    REQUIRE(picture);
    CHECK(std::ranges::count(picture->shifted, "LT") == 1);
    CHECK(std::ranges::count(picture->shifted, "TB") == 0);
}

TEST_CASE("UX-23 boxes to tick in a list are seen in every theme", "[gui][shelf][playbook]") {
    ShelfDesk shelf;
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        shelf.window().setTheme(theme);
        QTableWidget& list = shelf.playbook().trials().table();
        QCoreApplication::processEvents();
        REQUIRE(list.item(0, 0)->checkState() == Qt::Unchecked);
        const QRect row = list.visualItemRect(list.item(0, 0));
        const QRect box{row.left(), row.top(), row.height(), row.height()};
        const QImage seen = list.viewport()->grab(box).toImage();
        const auto lightness = [&seen](int x, int y) { return seen.pixelColor(x, y).lightness(); };
        const int around = lightness(0, 0);
        int edge = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                edge = std::max(edge, std::abs(lightness(x, y) - around));
        CHECK(edge > 60);
    }
}

TEST_CASE("UX-11 a play from the wrist turns its men and offers its carrier in a recorded game",
          "[gui][shelf][playbook][UX-11]") {
    // what is recorded is shown only when it is on disk: the men stand a moment later
    const QTemporaryDir games;
    const QTemporaryDir own;
    Desk desk{games.path(), games.path(), own.path()};
    MainWindow& window = desk.window();
    REQUIRE_FALSE(window.director().startDrill("goal-line"));
    TapPage* page = window.director().tapPage();
    REQUIRE(page != nullptr);
    const auto waits = [&] { return page->match().doing() == MatchDoing::Waiting; };
    REQUIRE(waitFor(waits, 10'000));
    const Play play = *window.library().play("ir-dive");
    page->callPlay(play);
    const auto turned = [&] {
        return std::ranges::count_if(page->match().state().figures, [](const tap::Figure& man) {
            return man.id.side() == Side::Home && man.pose.heading.hundredths() != 0;
        });
    };
    CHECK(waitFor([&] { return waits() && turned() >= 5; }, 10'000));
    const auto* call = page->findChild<QLabel*>(QStringLiteral("chartCall"));
    REQUIRE(call != nullptr);
    CHECK(call->text().contains(QStringLiteral("takes the snap")));
}

TEST_CASE("UX-11 what comes in as a file stands beside one of the same name under another",
          "[gui][shelf][UX-11][regression]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    REQUIRE_FALSE(page.document().copy(QStringLiteral("Harbor")));
    const QString file = QString::fromStdString((shelf.own() / "harbor.json").string());
    REQUIRE_FALSE(page.document().exportFile(file));
    REQUIRE_FALSE(page.document().importFile(file));
    CHECK(page.document().value().name == "Harbor 2");
    REQUIRE_FALSE(page.document().importFile(file));
    CHECK(page.document().value().name == "Harbor 3");
}

TEST_CASE("UX-11 a new formation begins with how the men stand at the table",
          "[gui][shelf][UX-11]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    REQUIRE_FALSE(shelf.desk().document().setFormation(false, "nickel"));
    for (int number = 1; number <= 2; ++number) {
        shelf.trigger(Command::ShelfNew);
        auto* ask = page.findChild<QInputDialog*>();
        REQUIRE(ask != nullptr);
        ask->setTextValue(QStringLiteral("Defense, as it stands at the table"));
        ask->accept();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const Formation& made = page.document().value();
        CHECK(page.document().isOwn());
        CHECK(made.name == "New formation " + std::to_string(number));
        CHECK(made.unit == FormationUnit::Defense);
        CHECK(made.men.size() == 11);
    }
    shelf.trigger(Command::Undo);
    CHECK(shelf.window().library().ownFormation("New formation 2") == nullptr);
    CHECK(shelf.window().library().ownFormation("New formation 1") != nullptr);
}

TEST_CASE(
    "UX-11 a play of one's own is called in a game by the button and the key that stand there",
    "[gui][shelf][playbook][UX-11]") {
    ShelfDesk shelf;
    PlaybookPage& page = shelf.playbook();
    // nothing was starred: a new play gets the first key by itself, a copy what is left
    shelf.trigger(Command::ShelfNew);
    auto* ask = page.findChild<QInputDialog*>();
    REQUIRE(ask != nullptr);
    ask->setTextValue(QStringLiteral("I right"));
    ask->accept();
    const std::string made = page.document().value().id;
    CHECK(page.document().isOwn());
    CHECK(shelf.window().marks().playOn(true, 1) == made);
    REQUIRE_FALSE(page.document().copy(QStringLiteral("Mine, too")));
    const std::string copied = page.document().value().id;

    REQUIRE_FALSE(shelf.window().director().startDrill("goal-line"));
    TapPage* tap = shelf.window().director().tapPage();
    REQUIRE(tap != nullptr);
    REQUIRE(waitFor([&] { return tap->match().doing() == MatchDoing::Waiting; }, 10'000));
    auto* button = tap->findChild<QPushButton*>(QStringLiteral("callPlay"));
    REQUIRE(button != nullptr);
    CHECK(button->isVisible());
    CHECK(button->isEnabled());
    button->click();
    auto* card = tap->findChild<WristCard*>();
    REQUIRE(card != nullptr);
    CHECK(card->findChild<QToolButton*>(QStringLiteral("wrist1")) != nullptr);
    REQUIRE(card->findChild<QToolButton*>(QStringLiteral("wrist2")) != nullptr);
    CHECK(card->findChild<QToolButton*>(QStringLiteral("wrist2"))
              ->toolTip()
              .startsWith(QStringLiteral("Mine, too")));
    QTest::keyClick(card, Qt::Key_1);
    const auto standing = [&] {
        return std::ranges::count_if(tap->match().state().figures, [](const tap::Figure& man) {
            return man.id.side() == Side::Home;
        });
    };
    CHECK(waitFor([&] { return standing() == 11; }, 10'000));
    const auto* call = tap->findChild<QLabel*>(QStringLiteral("chartCall"));
    REQUIRE(call != nullptr);
    CHECK(call->text().contains(QStringLiteral("new play")));
}

TEST_CASE("UX-11 a formation is drawn out of the list as a file, and a file is dropped on the page",
          "[gui][shelf][UX-11]") {
    ShelfDesk shelf;
    FormationsPage& page = shelf.formations();
    page.document().choose("wing-t");
    auto* dragger = page.list().tree().findChild<FileDragger*>();
    REQUIRE(dragger != nullptr);
    const auto drawn = dragger->data();
    REQUIRE(drawn != nullptr);
    REQUIRE(drawn->urls().size() == 1);
    const QString file = drawn->urls().front().toLocalFile();
    CHECK(file.endsWith(QStringLiteral("/wing-t.json")));
    const auto read = io::readFormation(file.toStdString());
    REQUIRE(read);
    CHECK(read->men == page.document().value().men);
    // the same file falls on the page: it is his now, beside the shipped one
    const auto let = [&](const QMimeData& data) {
        QDragEnterEvent enter{
            QPoint{40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&page, &enter);
        CHECK(enter.isAccepted());
        QDropEvent drop{QPointF{40.0, 40.0}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&page, &drop);
    };
    let(*drawn);
    CHECK(page.document().isOwn());
    CHECK(page.document().value().men == read->men);
    CHECK(page.document().value().id != "wing-t");
    // what is no formation is refused in a sentence and changes nothing
    const QString mine = QString::fromStdString(page.document().value().id);
    const QSignalSpy said{&page, &ShelfPage::said};
    QMimeData wrong;
    wrong.setUrls({QUrl::fromLocalFile(QString::fromStdString(
        (thrum::test::sourceTree() / "resources" / "bases" / "dial.json").string()))});
    let(wrong);
    REQUIRE(said.count() == 1);
    CHECK_FALSE(said.front().front().toString().contains(QStringLiteral("yours now")));
    CHECK(QString::fromStdString(page.document().value().id) == mine);
}

TEST_CASE("UX-8 formations and plays show the men as the coach has chosen to see them",
          "[gui][shelf][UX-8]") {
    ShelfDesk shelf;
    const FormationsPage& formations = shelf.formations();
    const PlaybookPage& playbook = shelf.playbook();
    QAction& men = *shelf.window().commands()[Command::LayerMen];
    for (const bool plastic : {true, false, true}) {
        men.setChecked(plastic);
        CHECK(formations.board().scene().shown.men == plastic);
        CHECK(playbook.board().scene().shown.men == plastic);
    }
}

TEST_CASE("UX-3.1 who knows one page of the workshop finds all of them",
          "[gui][shelf][UX-3.1][UX-16.1]") {
    ShelfDesk shelf;
    MainWindow& window = shelf.window();
    auto* bar = window.findChild<QWidget*>(QStringLiteral("workshopBar"));
    REQUIRE(bar != nullptr);
    shelf.trigger(Command::HomePage);
    CHECK_FALSE(bar->isVisible());
    shelf.trigger(Command::BenchPage);
    REQUIRE(bar->isVisible());
    const auto ways = bar->findChildren<QToolButton*>();
    const std::array<std::pair<const char*, QWidget*>, 5> pages{
        std::pair{"Formations", static_cast<QWidget*>(&window.formations())},
        std::pair{"Playbook", static_cast<QWidget*>(&window.playbook())},
        std::pair{"Make teams", static_cast<QWidget*>(&window.teamRoom())},
        std::pair{"Boards", static_cast<QWidget*>(&window.boards())},
        std::pair{"Tweak bench", static_cast<QWidget*>(&window.bench())}};
    for (const auto& [name, page] : pages) {
        INFO(name);
        const auto way = std::ranges::find(ways, QString::fromLatin1(name), &QToolButton::text);
        REQUIRE(way != ways.end());
        CHECK_FALSE((*way)->isChecked());
        (*way)->click();
        CHECK(window.pages().current() == page);
        CHECK((*way)->isChecked());
        CHECK(std::ranges::count_if(ways, &QToolButton::isChecked) == 1);
        // from home it is one press as well
        shelf.trigger(Command::HomePage);
        const auto buttons = window.pages().current()->findChildren<QPushButton*>();
        const auto tool = std::ranges::find(buttons, QString::fromLatin1(name), &QPushButton::text);
        REQUIRE(tool != buttons.end());
        (*tool)->click();
        CHECK(window.pages().current() == page);
    }
}

TEST_CASE("UX-4.2 names are read in the list of formations that were used, too",
          "[gui][shelf][UX-4.2][regression]") {
    const int width = GENERATE(1024, 1280, 1920);
    ShelfDesk shelf;
    shelf.window().resize(width, 700);
    shelf.window().marks().noteUse(app::MarkBook::Of::Formations, "i-right", Distance::yards(4.2));
    FormationsPage& page = shelf.formations();
    for (int i = 0; i < 8; ++i)
        QCoreApplication::processEvents();
    QTreeWidget& tree = page.list().tree();
    if (width == 1024)  // the counts are on the card
        CHECK(tree.isColumnHidden(2));
    for (int group = 0; group < tree.topLevelItemCount(); ++group) {
        for (int i = 0; i < tree.topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem* item = tree.topLevelItem(group)->child(i);
            INFO(item->text(0).toStdString());
            const int needed =
                tree.fontMetrics().horizontalAdvance(item->text(0)) + 2 * tree.indentation();
            CHECK((tree.isColumnHidden(2) || needed <= tree.columnWidth(0)));
        }
    }
}
