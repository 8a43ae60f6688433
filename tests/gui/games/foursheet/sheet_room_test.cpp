// Teams of 4SS of a coach's own: made from nothing, copied, typed, checked, undone, imported,
// exported.

#include "gui/commands/commands.hpp"
#include "gui/games/foursheet/room_desk.hpp"
#include "gui/workshop/foursheet/codes_table.hpp"
#include "gui/workshop/foursheet/roster_table.hpp"
#include "gui/workshop/foursheet/units_table.hpp"

#include <thrum/io/foursheet_file.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using fss::RosterTable;
using fss::test::RoomDesk;

namespace {
int rowOf(RoomDesk& desk, const std::string& id) {
    return foursheet::indexOf(desk.team().team(), id);
}
const foursheet::Player& man(RoomDesk& desk, const std::string& id) {
    return desk.team().team().players[static_cast<std::size_t>(rowOf(desk, id))];
}
}  // namespace

TEST_CASE("4SS: shipped teams are looked at, a copy is the coach's to change and kept at once",
          "[gui][foursheet][workshop][FSS-36.2]") {
    RoomDesk desk;
    CHECK(desk.teams().list().count() == 5);
    CHECK_FALSE(desk.team().isOwn());
    CHECK_FALSE(desk.type(desk.teams().roster(), 0, RosterTable::Name, QStringLiteral("Nobody")));
    CHECK_FALSE(desk.window().commands()[Command::SheetAdd]->isEnabled());
    desk.team().choose("herons");
    desk.press(Command::SheetCopy);
    REQUIRE(desk.answerName(QStringLiteral("Night Owls")));
    CHECK(desk.team().isOwn());
    REQUIRE(
        desk.type(desk.teams().roster(), 0, RosterTable::Name, QStringLiteral("Ada Quickfoot")));
    const auto file = desk.folder() / "games" / "foursheet" / "teams" / "own-night-owls.json";
    const auto read = io::readSheet(file);
    REQUIRE(read);
    CHECK(*read == desk.team().team());
    CHECK(read->players[0].name == "Ada Quickfoot");
    CHECK(read->name == "Night Owls");
}

TEST_CASE("4SS: a team from nothing has 53 average men and passes every check",
          "[gui][foursheet][workshop][FSS-2.3][FSS-36.2]") {
    RoomDesk desk;
    desk.press(Command::SheetNew);
    REQUIRE(desk.answerName(QStringLiteral("Mud Hens")));
    const foursheet::Team& team = desk.team().team();
    CHECK(team.name == "Mud Hens");
    CHECK(team.abbr == "MH");
    CHECK(team.players.size() == 53);
    CHECK(team.coaches == foursheet::Coaches{});
    CHECK(desk.remarks().startsWith(QStringLiteral("✓")));
    const foursheet::Team& average = *desk.room().files().average();
    for (const foursheet::Player& player : team.players)
        CHECK(player.ratings == foursheet::firstAt(average, player.pos)->ratings);
}

TEST_CASE("FSS-37.5 a card follows the rating until it is changed by hand",
          "[gui][foursheet][workshop][FSS-37.5][FSS-37.6]") {
    RoomDesk desk;
    REQUIRE_FALSE(desk.team().make(QStringLiteral("Owls")));
    auto& roster = desk.teams().roster();
    const int row = rowOf(desk, "hb1");
    const foursheet::Player& average = *desk.team().averageAt(foursheet::Position::RB);
    REQUIRE(desk.type(roster, row, RosterTable::RatingA, QStringLiteral("9")));
    const auto columnA = [&] { return man(desk, "hb1").columns[0]; };
    CHECK(columnA() == foursheet::columnFor(average, foursheet::Rating::A, 9));
    CHECK(man(desk, "hb1").fm == average.fm - 2);
    // one code by hand: the column is his own now, others still follow
    desk.teams().rosterView().setCurrentIndex(roster.index(row, 0));
    REQUIRE(desk.type(desk.teams().codes(), 5, 0, QStringLiteral("11")));
    const auto byHand = columnA();
    CHECK(byHand[5] == 11);
    REQUIRE(desk.type(roster, row, RosterTable::RatingA, QStringLiteral("6")));
    CHECK(columnA() == byHand);
    REQUIRE(desk.type(roster, row, RosterTable::RatingC, QStringLiteral("5")));
    CHECK(man(desk, "hb1").columns[2] == foursheet::columnFor(average, foursheet::Rating::C, 5));
    // and back to what the ratings make
    desk.teams().findChild<QPushButton*>(QStringLiteral("codesFromRatings"))->click();
    CHECK(columnA() == foursheet::columnFor(average, foursheet::Rating::A, 6));
}

TEST_CASE("FSS-3.2 what is on a card is typed as it is printed, and means something",
          "[gui][foursheet][workshop][FSS-3.2][FSS-2.1]") {
    RoomDesk desk;
    REQUIRE_FALSE(desk.team().make(QStringLiteral("Owls")));
    auto& roster = desk.teams().roster();
    const int row = rowOf(desk, "fl2");
    const auto& typed = [&](int column, const char* text) {
        return desk.type(roster, row, column, QString::fromUtf8(text));
    };
    REQUIRE(typed(RosterTable::KickReturn, "8 c (61)"));
    CHECK(man(desk, "fl2").kr.rating == 8);
    CHECK(man(desk, "fl2").kr.letter == 'C');
    CHECK(man(desk, "fl2").kr.longCode == 61);
    REQUIRE(typed(RosterTable::PuntReturn, "7K(21)12"));
    CHECK(man(desk, "fl2").pr.fairCatch == 12);
    REQUIRE(typed(RosterTable::KickCover, "4P"));
    REQUIRE(typed(RosterTable::LooseBall, "Q(89)"));
    CHECK(man(desk, "fl2").ret.longCode == 89);
    REQUIRE(typed(RosterTable::TouchCounts, "9/12/15"));
    CHECK(man(desk, "fl2").touches == foursheet::Touches{9, 12, 15});
    REQUIRE(typed(RosterTable::TouchCounts, "–"));
    CHECK_FALSE(man(desk, "fl2").touches);
    REQUIRE(typed(RosterTable::Inj, "−2"));
    CHECK(man(desk, "fl2").inj == -2);
    const auto meaning = [&](int of, int column) {
        return roster.meaning(roster.index(of, column));
    };
    CHECK(meaning(rowOf(desk, "qb1"), RosterTable::RatingA).contains(QStringLiteral("inside run")));
    CHECK(meaning(rowOf(desk, "fs1"), RosterTable::RatingE)
              .contains(QStringLiteral("man pass defense")));
    CHECK(meaning(rowOf(desk, "lt1"), RosterTable::RatingB).contains(QStringLiteral("7")));
    for (int column = RosterTable::Place; column < RosterTable::ColumnCount; ++column)
        CHECK_FALSE(meaning(row, column).isEmpty());
}

TEST_CASE("FSS-36.2 what a team's file may not hold is refused in a sentence and nothing changes",
          "[gui][foursheet][workshop][FSS-36.2][FSS-10.3]") {
    RoomDesk desk;
    REQUIRE_FALSE(desk.team().make(QStringLiteral("Owls")));
    auto& roster = desk.teams().roster();
    const foursheet::Team before = desk.team().team();
    QSignalSpy said{&desk.room(), &fss::SheetRoom::said};
    const auto refused = [&](fss::SheetTable& table, int row, int column, const char* text) {
        said.clear();
        CHECK_FALSE(desk.type(table, row, column, QString::fromUtf8(text)));
        CHECK(desk.team().team() == before);
        REQUIRE(said.count() == 1);
        return said.front().front().toString();
    };
    CHECK(refused(roster, 0, RosterTable::RatingA, "15").contains(QStringLiteral("0 to 14")));
    CHECK(refused(roster, 0, RosterTable::Number, "2").contains(QStringLiteral("worn twice")));
    CHECK(refused(roster, 0, RosterTable::Name, "  ").contains(QStringLiteral("letters")));
    CHECK(refused(roster, 0, RosterTable::KickReturn, "6Z(21)").contains(QStringLiteral("6K(21)")));
    CHECK(refused(roster, 0, RosterTable::LooseBall, "S(22)").contains(QStringLiteral("11, 21")));
    // a sack on a passer's card
    desk.teams().rosterView().setCurrentIndex(roster.index(0, 0));
    CHECK(refused(desk.teams().codes(), 0, 2, "47").contains(QStringLiteral("not allowed")));
    CHECK(refused(desk.teams().codes(), 0, 2, "97").contains(QStringLiteral("00 to 96")));
    // a kicker cannot play in the line
    CHECK(refused(desk.teams().table(QStringLiteral("Units")), 6, 0, "52 K")
              .contains(QStringLiteral("no card")));
    auto& facts = desk.teams().table(QStringLiteral("Team and coaches"));
    said.clear();
    CHECK_FALSE(
        desk.typeAt(facts, QStringLiteral("Short / medium / long"), QStringLiteral("50/30/10")));
    CHECK(said.front().front().toString().contains(QStringLiteral("not 90")));
    CHECK_FALSE(desk.typeAt(facts, QStringLiteral("First color"), QStringLiteral("mud")));
    CHECK(desk.team().team() == before);
}

TEST_CASE("FSS-36.3 men change places in a unit, substitutes are typed by their numbers",
          "[gui][foursheet][workshop][FSS-36.3]") {
    RoomDesk desk;
    REQUIRE_FALSE(desk.team().make(QStringLiteral("Owls")));
    auto& units = desk.teams().table(QStringLiteral("Units"));
    const auto eleven = [&] { return *desk.team().team().platoon.offense[0]; };
    const auto before = eleven();
    const auto number = [&](foursheet::PlayerIndex of) {
        return QString::number(desk.team().team().players[static_cast<std::size_t>(of)].number);
    };
    // the fullback on the halfback's token: they change
    REQUIRE(desk.type(units, 5, 0, number(before[4])));
    CHECK(eleven()[5] == before[4]);
    CHECK(eleven()[4] == before[5]);
    // somebody from the bench
    REQUIRE(desk.type(units, 0, 0, number(rowOf(desk, "qb2"))));
    CHECK(eleven()[0] == rowOf(desk, "qb2"));
    // a formation nobody fills begins with the preferred one
    const int trips = static_cast<int>(foursheet::Unit::Trips);
    foursheet::Team without = desk.team().team();
    without.platoon.offense[static_cast<std::size_t>(foursheet::Formation::Trips)].reset();
    REQUIRE_FALSE(desk.team().change(without, QStringLiteral("no trips")));
    CHECK(desk.at(units, 0, trips) == QStringLiteral("–"));
    REQUIRE(desk.type(units, 0, trips, number(rowOf(desk, "qb3"))));
    const auto& made =
        desk.team().team().platoon.offense[static_cast<std::size_t>(foursheet::Formation::Trips)];
    REQUIRE(made);
    CHECK((*made)[0] == rowOf(desk, "qb3"));
    CHECK((*made)[5] == eleven()[5]);
    auto& depth = desk.teams().table(QStringLiteral("Substitutes"));
    REQUIRE(desk.typeAt(
        depth,
        QStringLiteral("QB"),
        number(rowOf(desk, "qb3")) + QStringLiteral(", ") + number(rowOf(desk, "qb1"))));
    const auto list = foursheet::depthOf(desk.team().team().platoon, "QB");
    REQUIRE(list.size() == 2);
    CHECK(list[0] == rowOf(desk, "qb3"));
    REQUIRE(desk.typeAt(depth, QStringLiteral("QB"), QStringLiteral("–")));
    CHECK(desk.remarks().contains(QStringLiteral("Nobody comes in for the QB")));
    // a lineman as a receiver is remarked and may play
    REQUIRE(desk.type(units, 1, 0, number(rowOf(desk, "lt2"))));
    CHECK(desk.remarks().contains(QStringLiteral("not a WR")));
}

TEST_CASE("FSS-35.1 coaches and what they like are typed", "[gui][foursheet][workshop][FSS-35.1]") {
    RoomDesk desk;
    REQUIRE_FALSE(desk.team().make(QStringLiteral("Owls")));
    auto& facts = desk.teams().table(QStringLiteral("Team and coaches"));
    REQUIRE(desk.typeAt(facts, QStringLiteral("Head coach"), QStringLiteral("Bo Marsh")));
    REQUIRE(desk.typeAt(facts, QStringLiteral("Runs on 1st down"), QStringLiteral("70 %")));
    REQUIRE(
        desk.typeAt(facts, QStringLiteral("Short / medium / long"), QStringLiteral("60/30/10")));
    REQUIRE(desk.typeAt(facts, QStringLiteral("Keys one play in"), QStringLiteral("4")));
    REQUIRE(desk.typeAt(facts, QStringLiteral("Crunch A"), QStringLiteral("2")));
    REQUIRE(desk.typeAt(facts, QStringLiteral("First color"), QStringLiteral("dark red")));
    const foursheet::Team& team = desk.team().team();
    CHECK(team.coaches.head == "Bo Marsh");
    CHECK(team.coaches.tendencies.runFirstDown == 70);
    CHECK(team.coaches.tendencies.passLong == 10);
    CHECK(team.coaches.tendencies.key == 4);
    CHECK(team.crunch.a == 2);
    CHECK(team.primary == "#8b0000");
    for (int row = 0; row < facts.rowCount(); ++row)
        CHECK_FALSE(facts.meaning(facts.index(row, 0)).isEmpty());
}

TEST_CASE("UX-21 every change of a 4SS team is undone and redone by name, to the byte",
          "[gui][foursheet][workshop][UX-21.1]") {
    RoomDesk desk;
    REQUIRE_FALSE(desk.team().make(QStringLiteral("Owls")));
    auto& roster = desk.teams().roster();
    const std::string first = io::textOf(desk.team().team());
    REQUIRE(desk.type(roster, 3, RosterTable::RatingD, QStringLiteral("11")));
    desk.teams().rosterView().setCurrentIndex(roster.index(4, 0));
    desk.press(Command::SheetAdd);
    CHECK(desk.team().team().players.size() == 54);
    desk.teams().rosterView().setCurrentIndex(roster.index(10, 0));
    desk.press(Command::SheetDrop);
    CHECK(desk.team().team().players.size() == 53);
    const std::string last = io::textOf(desk.team().team());
    CHECK(desk.window().commands()[Command::Undo]->text().contains(QStringLiteral("off")));
    for (int i = 0; i < 3; ++i)
        desk.press(Command::Undo);
    CHECK(io::textOf(desk.team().team()) == first);
    CHECK_FALSE(desk.team().canUndo());
    for (int i = 0; i < 3; ++i)
        desk.press(Command::Redo);
    CHECK(io::textOf(desk.team().team()) == last);
}

TEST_CASE("4SS teams go out to a file and come in from one", "[gui][foursheet][workshop]") {
    RoomDesk desk;
    desk.team().choose("lanterns");
    const QString file = QString::fromStdString((desk.folder() / "out.json").string());
    REQUIRE_FALSE(desk.team().exportFile(file));
    REQUIRE_FALSE(desk.team().importFile(file));
    CHECK(desk.team().isOwn());
    // told apart from the one it came from, in every list
    CHECK(desk.team().team().id == "own-port-ellison-lanterns-2");
    CHECK(desk.team().team().name == "Port Ellison Lanterns 2");
    REQUIRE_FALSE(desk.team().importFile(file));
    CHECK(desk.team().team().name == "Port Ellison Lanterns 3");
    REQUIRE_FALSE(desk.team().remove());
    desk.team().choose("own-port-ellison-lanterns-2");
    CHECK(desk.team().team().players == desk.room().files().team("lanterns")->players);
    const auto why = desk.team().importFile(QStringLiteral("/nowhere/x.json"));
    REQUIRE(why);
    CHECK(why->contains(QStringLiteral("/nowhere/x.json")));
    REQUIRE_FALSE(desk.team().remove());
    CHECK(desk.teams().list().count() == 5);
    CHECK(desk.team().remove());
}

TEST_CASE("FSS-36 a damaged file is refused in one sentence that names it, and nothing changes",
          "[gui][foursheet][workshop][FSS-36.2]") {
    RoomDesk desk;
    desk.team().choose("herons");
    const std::string path = (desk.folder() / "team.json").string();
    const QString file = QString::fromStdString(path);
    REQUIRE_FALSE(desk.team().exportFile(file));
    const auto whole = io::readTextFile(path);
    REQUIRE(whole);
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = *whole;
        text.replace(text.find(from), from.size(), to);
        return text;
    };
    const std::vector<std::pair<std::string, const char*>> damaged{
        {whole->substr(0, whole->size() / 2), "line"},
        {std::string{}, "line 1"},
        {std::string(40, char{7}), "line 1"},
        {R"({"schema":"fss.cards/1"})", "fss.team/1"},
        {with(R"("abbr")", R"("nonsense")"), "abbr"},
        {with(R"("name": "Harbor City Herons")", R"("name": ")" + std::string(300, 'x') + "\""),
         "40"},
    };
    const int before = desk.teams().list().count();
    for (const auto& [text, names] : damaged) {
        INFO(names);
        REQUIRE_FALSE(io::writeFileAtomically(path, text));
        const auto why = desk.team().importFile(file);
        REQUIRE(why);
        CHECK(why->contains(file));
        CHECK(why->contains(QString::fromLatin1(names)));
        CHECK_FALSE(why->contains(QLatin1Char{'\n'}));
        CHECK(desk.team().team().id == "herons");
        CHECK(desk.teams().list().count() == before);
    }
}

TEST_CASE("4SS: what a cell means follows to the part of the sheet that is in front",
          "[gui][foursheet][workshop]") {
    RoomDesk desk;
    auto* meaning = desk.teams().findChild<QLabel*>(QStringLiteral("meaning"));
    auto* tabs = desk.teams().findChild<QTabWidget*>(QStringLiteral("sheetTabs"));
    desk.teams().rosterView().setCurrentIndex(desk.teams().roster().index(0, RosterTable::RatingA));
    REQUIRE(meaning->text().contains(QStringLiteral("inside run")));
    tabs->setCurrentIndex(3);
    CHECK_FALSE(meaning->text().contains(QStringLiteral("inside run")));
    tabs->setCurrentIndex(0);
    CHECK(meaning->text().contains(QStringLiteral("inside run")));
}

TEST_CASE("4SS: what comes in is named by what came in, and a copy's name is never too long",
          "[gui][foursheet][workshop][regression]") {
    RoomDesk desk;
    QSignalSpy told{&desk.room(), &fss::SheetRoom::said};
    const auto last = [&] { return told.isEmpty() ? QString{} : told.back().front().toString(); };
    desk.team().choose("lanterns");
    const QString file = QString::fromStdString((desk.folder() / "out.json").string());
    REQUIRE_FALSE(desk.team().exportFile(file));
    desk.team().choose("herons");
    desk.press(Command::SheetImport);
    auto* dialog = desk.window().findChild<QFileDialog*>();
    REQUIRE(dialog != nullptr);
    emit dialog->fileSelected(file);
    dialog->close();
    CHECK(last() == QStringLiteral("Port Ellison Lanterns 2 is yours now."));
    foursheet::Team named = desk.team().team();
    named.name = std::string(40, 'x');
    REQUIRE_FALSE(desk.team().change(std::move(named), QStringLiteral("name")));
    desk.press(Command::SheetCopy);
    auto* name = desk.window().findChild<QInputDialog*>();
    REQUIRE(name != nullptr);
    CHECK(name->textValue().size() == 40);
    name->close();
}

TEST_CASE("4SS: a refusal is forgotten when something is accepted, and taking back is told",
          "[gui][foursheet][workshop][regression]") {
    RoomDesk desk;
    QSignalSpy told{&desk.room(), &fss::SheetRoom::said};
    const auto last = [&] { return told.isEmpty() ? QString{} : told.back().front().toString(); };
    desk.team().choose("herons");
    desk.press(Command::SheetCopy);
    REQUIRE(desk.answerName(QStringLiteral("Night Owls")));
    CHECK_FALSE(
        desk.type(desk.teams().roster(), 0, RosterTable::Number, QStringLiteral("thousand")));
    CHECK_FALSE(last().isEmpty());
    REQUIRE(desk.type(desk.teams().roster(), 0, RosterTable::Name, QStringLiteral("Ada Quick")));
    CHECK(last().isEmpty());
    desk.press(Command::Undo);
    CHECK(last().startsWith(QStringLiteral("Taken back: ")));
}

TEST_CASE("4SS: a list of choices in a table is as wide as its longest choice",
          "[gui][foursheet][workshop][regression]") {
    RoomDesk desk;
    desk.team().choose("herons");
    desk.press(Command::SheetCopy);
    REQUIRE(desk.answerName(QStringLiteral("Night Owls")));
    auto* tabs = desk.window().findChild<QTabWidget*>(QStringLiteral("sheetTabs"));
    tabs->setCurrentIndex(1);
    auto* view = qobject_cast<QTableView*>(tabs->currentWidget());
    REQUIRE(view != nullptr);
    QCoreApplication::processEvents();
    const QModelIndex cell = view->model()->index(0, 0);
    view->setCurrentIndex(cell);
    view->edit(cell);
    QCoreApplication::processEvents();
    const auto* box = view->findChild<QComboBox*>();
    REQUIRE(box != nullptr);
    CHECK(box->width() >= std::min(box->sizeHint().width(), view->viewport()->width()));
}
