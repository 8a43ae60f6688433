// Play cards of a coach's own: made, copied, changed value by value, undone, seen as they are
// printed.

#include "gui/commands/commands.hpp"
#include "gui/games/foursheet/print/sheet_view.hpp"
#include "gui/games/foursheet/room_desk.hpp"
#include "gui/workshop/foursheet/card_tables.hpp"

#include <thrum/io/foursheet_file.hpp>

#include <QAction>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableView>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::Rating;
using foursheet::Role;
using foursheet::Zone;
using fss::CardValuesTable;
using fss::test::RoomDesk;

namespace {
const foursheet::CardLine& lineAt(RoomDesk& desk, int d20) {
    return foursheet::lineFor(*desk.deck().card(), d20);
}
}  // namespace

TEST_CASE("FSS-39.1 the book's cards are looked at, a copy is the coach's to change",
          "[gui][foursheet][workshop][FSS-39.1]") {
    RoomDesk desk;
    desk.room().showDecks();
    CHECK(desk.decks().decks().count() == 2);
    CHECK(desk.decks().cards().count() == 17);
    CHECK_FALSE(desk.deck().isOwn());
    CHECK_FALSE(desk.type(desk.decks().values(), 0, CardValuesTable::Man, QStringLiteral("TE")));
    desk.press(Command::SheetCopy);
    REQUIRE(desk.answerName(QStringLiteral("Tuesday")));
    CHECK(desk.deck().isOwn());
    REQUIRE(desk.type(desk.decks().values(), 0, CardValuesTable::Man, QStringLiteral("TE")));
    const auto read = io::readDeck(desk.folder() / "games" / "foursheet" / "cards" /
                                   (desk.deck().id() + ".json"));
    REQUIRE(read);
    CHECK(*read == desk.deck().deck());
    CHECK(read->name == "Tuesday");
    CHECK(read->cards.size() == 17);
}

TEST_CASE("FSS-36.4 a value is changed alone and the letter called follows the zone",
          "[gui][foursheet][workshop][FSS-36.4][FSS-6.1]") {
    RoomDesk desk;
    desk.room().showDecks();
    REQUIRE_FALSE(desk.deck().copy(QStringLiteral("Mine")));
    // card 25, F1 Cross: 13 to 16 the flanker's D against M2
    const auto& cards = desk.deck().deck().cards;
    const auto at = std::ranges::find(cards, 25, &foursheet::Card::number) - cards.begin();
    desk.decks().cards().setCurrentRow(static_cast<int>(at));
    REQUIRE(desk.deck().card()->number == 25);
    auto& values = desk.decks().values();
    REQUIRE(desk.type(values, 13, CardValuesTable::Place, QStringLiteral("F3")));
    CHECK(lineAt(desk, 13).to == 13);
    CHECK(lineAt(desk, 14).zone == Zone::F3);
    CHECK(lineAt(desk, 14).defRating == Rating::C);
    CHECK(lineAt(desk, 15).from == 15);
    CHECK(lineAt(desk, 16).zone == Zone::M2);
    REQUIRE(desk.type(values, 13, CardValuesTable::Place, QStringLiteral("D1")));
    CHECK(lineAt(desk, 14).defRating == Rating::E);
    REQUIRE(desk.type(values, 13, CardValuesTable::Called, QStringLiteral("D")));
    CHECK(lineAt(desk, 14).defRating == Rating::D);
    // other letters follow from their zones and cannot be chosen
    CHECK_FALSE(values.flags(values.index(0, CardValuesTable::Called)) & Qt::ItemIsEditable);
    REQUIRE(desk.type(values, 13, CardValuesTable::RatingLetter, QStringLiteral("e")));
    CHECK(lineAt(desk, 14).rating == Rating::E);
    REQUIRE_FALSE(values.repeatBelow(13));
    CHECK(lineAt(desk, 14).to == 15);
    // whatever is done, each value stands once
    int stands = 0;
    for (const auto& line : desk.deck().card()->lines)
        stands += line.to - line.from + 1;
    CHECK(stands == 20);
    for (int row = 0; row < values.rowCount(); ++row)
        CHECK_FALSE(values.meaning(values.index(row, 0)).isEmpty());
}

TEST_CASE("FSS-36.4 what a card may not be is refused in a sentence",
          "[gui][foursheet][workshop][FSS-36.4]") {
    RoomDesk desk;
    desk.room().showDecks();
    REQUIRE_FALSE(desk.deck().copy(QStringLiteral("Mine")));
    const foursheet::Deck before = desk.deck().deck();
    QSignalSpy said{&desk.room(), &fss::SheetRoom::said};
    auto& facts = desk.decks().facts();
    const auto refused = [&](const char* row, const char* text) {
        said.clear();
        CHECK_FALSE(desk.typeAt(facts, QString::fromUtf8(row), QString::fromUtf8(text)));
        CHECK(desk.deck().deck() == before);
        return said.count() == 1 ? said.front().front().toString() : QString{};
    };
    CHECK(refused("Number", "2").contains(QStringLiteral("two cards")));
    CHECK(refused("Number", "100").contains(QStringLiteral("1 to 99")));
    CHECK_FALSE(refused("Name", "").isEmpty());
    CHECK(refused("Carrier", "FL2").contains(QStringLiteral("FL2")));
    CHECK(refused("SE ends in", "B9").contains(QStringLiteral("B9")));
    CHECK_FALSE(desk.type(desk.decks().values(), 3, CardValuesTable::Place, QStringLiteral("X1")));
    CHECK(desk.deck().deck() == before);
}

TEST_CASE("4SS: a card becomes a pass and a run again, and motion is chosen",
          "[gui][foursheet][workshop][FSS-6.3]") {
    RoomDesk desk;
    desk.room().showDecks();
    REQUIRE_FALSE(desk.deck().make(QStringLiteral("Mine"), foursheet::Formation::Trips));
    REQUIRE(desk.deck().deck().cards.size() == 1);
    auto& facts = desk.decks().facts();
    REQUIRE(desk.typeAt(facts, QStringLiteral("Kind"), QStringLiteral("medium pass, play action")));
    const foursheet::Card& card = *desk.deck().card();
    CHECK(card.type == foursheet::PlayType::Pass);
    CHECK(card.depth == foursheet::Depth::Medium);
    CHECK(card.playAction);
    REQUIRE(desk.typeAt(facts, QStringLiteral("Target"), QStringLiteral("FL2")));
    CHECK(desk.deck().card()->target == Role::FL2);
    REQUIRE(desk.typeAt(facts, QStringLiteral("Motion"), QStringLiteral("FL left")));
    REQUIRE(desk.deck().card()->motion);
    CHECK(desk.deck().card()->motion->side == foursheet::Sideways::Left);
    REQUIRE(desk.typeAt(facts, QStringLiteral("Kind"), QStringLiteral("draw")));
    CHECK(desk.deck().card()->draw);
    CHECK_FALSE(desk.deck().card()->depth);
}

TEST_CASE("UX-21 cards are added, taken out, and all of it is undone to the byte",
          "[gui][foursheet][workshop][UX-21.1]") {
    RoomDesk desk;
    desk.room().showDecks();
    REQUIRE_FALSE(desk.deck().copy(QStringLiteral("Mine")));
    const std::string first = io::textOf(desk.deck().deck());
    desk.press(Command::SheetAdd);
    CHECK(desk.deck().deck().cards.size() == 18);
    CHECK(desk.deck().card()->number == 3);  // the first free one
    REQUIRE(
        desk.typeAt(desk.decks().facts(), QStringLiteral("Name"), QStringLiteral("Mine alone")));
    desk.decks().cards().setCurrentRow(2);
    desk.press(Command::SheetDrop);
    CHECK(desk.deck().deck().cards.size() == 17);
    const std::string last = io::textOf(desk.deck().deck());
    for (int i = 0; i < 3; ++i)
        desk.press(Command::Undo);
    CHECK(io::textOf(desk.deck().deck()) == first);
    for (int i = 0; i < 3; ++i)
        desk.press(Command::Redo);
    CHECK(io::textOf(desk.deck().deck()) == last);
}

TEST_CASE("4SS: the picture of a card changes with the card", "[gui][foursheet][workshop]") {
    RoomDesk desk;
    desk.room().showDecks();
    REQUIRE_FALSE(desk.deck().copy(QStringLiteral("Mine")));
    const auto look = [&] { return desk.decks().picture().grab().toImage(); };
    const QImage before = look();
    REQUIRE(desk.typeAt(desk.decks().facts(), QStringLiteral("SE ends in"), QStringLiteral("D1")));
    const QImage routed = look();
    CHECK(routed != before);
    REQUIRE(desk.type(desk.decks().values(), 0, CardValuesTable::Man, QStringLiteral("TE")));
    CHECK(look() != routed);
    desk.press(Command::Undo);
    desk.press(Command::Undo);
    CHECK(look() == before);
}

TEST_CASE("4SS: a deck of the coach's own gets another name in the last row of its facts",
          "[gui][foursheet][workshop]") {
    RoomDesk desk;
    desk.room().showDecks();
    desk.press(Command::SheetCopy);
    REQUIRE(desk.answerName(QStringLiteral("Tuesday")));
    auto* facts = desk.window().findChild<QTableView*>(QStringLiteral("cardFacts"));
    REQUIRE(facts != nullptr);
    QAbstractItemModel& model = *facts->model();
    const int row = model.rowCount() - 1;
    CHECK(model.headerData(row, Qt::Vertical).toString() == QStringLiteral("Deck"));
    REQUIRE(model.setData(model.index(row, 0), QStringLiteral("Wednesday")));
    const auto* list = desk.window().findChild<QListWidget*>(QStringLiteral("deckList"));
    const auto shows = [&](const char* name) {
        return !list->findItems(QLatin1String{name}, Qt::MatchStartsWith).isEmpty();
    };
    CHECK(shows("Wednesday"));
    CHECK_FALSE(shows("Tuesday"));
    CHECK_FALSE(model.setData(model.index(row, 0), QString{}));
    desk.press(Command::Undo);
    CHECK(shows("Tuesday"));
}
