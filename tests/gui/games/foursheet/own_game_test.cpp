// A team and cards made from nothing in the window play a game through the pages.

#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/games/foursheet/form.hpp"
#include "gui/games/foursheet/fss_window.hpp"
#include "gui/games/foursheet/room_desk.hpp"
#include "gui/workshop/foursheet/card_tables.hpp"
#include "gui/workshop/foursheet/roster_table.hpp"

#include <QComboBox>
#include <QTableView>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using fss::test::Asked;
using fss::test::Hands;
using fss::test::RoomDesk;
using fss::test::Window;

TEST_CASE("4SS: a team and cards made from nothing in the window play a whole game",
          "[gui][foursheet][workshop][FSS-36.2][FSS-36.4]") {
    RoomDesk room;
    room.press(Command::SheetNew);
    REQUIRE(room.answerName(QStringLiteral("Mud Hens")));
    auto& roster = room.teams().roster();
    REQUIRE(room.type(roster, 0, fss::RosterTable::Name, QStringLiteral("Ada Quickfoot")));
    REQUIRE(room.type(roster, 0, fss::RosterTable::RatingE, QStringLiteral("10")));
    REQUIRE(room.type(roster, 9, fss::RosterTable::RatingA, QStringLiteral("9")));
    // cards: one pass and one run of one's own beside the first plain run
    room.room().showDecks();
    REQUIRE_FALSE(room.deck().make(QStringLiteral("Tuesday"), foursheet::Formation::ProSet));
    room.press(Command::SheetAdd);
    auto& facts = room.decks().facts();
    REQUIRE(room.typeAt(facts, QStringLiteral("Kind"), QStringLiteral("long pass")));
    REQUIRE(room.typeAt(facts, QStringLiteral("Name"), QStringLiteral("Go Long")));
    REQUIRE(room.typeAt(facts, QStringLiteral("Number"), QStringLiteral("56")));
    const std::string deck = room.deck().id();

    const app::Library library = room.newLibrary();
    // both are offered on the page of a new game
    NewGamePage page{library};
    MatchSetup setup;
    setup.game = QStringLiteral("foursheet");
    page.showSetup(setup);
    const auto* teams = page.findChild<QComboBox*>(QStringLiteral("homeTeam"));
    CHECK(teams->findText(QStringLiteral("Mud Hens")) >= 0);
    auto* cards = page.findChild<QComboBox*>(QStringLiteral("cards:Pro Set"));
    REQUIRE(cards != nullptr);
    CHECK(cards->currentText() == QStringLiteral("the book's"));
    cards->setCurrentIndex(cards->findText(QStringLiteral("Tuesday")));
    const std::string options = page.setup().options;
    CHECK(options == R"({"cards":{"Pro Set":")" + deck + "\"}}");
    // what was asked for once is there again
    MatchSetup again = page.setup();
    page.showSetup(again);
    CHECK(page.setup().options == options);

    Window window{Asked{.seed = 5,
                        .mode = Mode::Solitaire,
                        .overrides = R"({"clock.quarterSeconds":300})",
                        .options = options,
                        .home = room.team().team().id,
                        .library = &library},
                  Hands::Mouse};
    CHECK(window.state().teams[0]->players[0].name == "Ada Quickfoot");
    CHECK(foursheet::deckOf(*window.state().data, foursheet::Formation::ProSet)->name == "Tuesday");
    const bool played = window.playOut();
    INFO(window.stuckAt());
    REQUIRE(played);
    CHECK(window.state().over);
    CHECK(window.plays[foursheet::CallPlay::Card] > 40);
}
