// Team sheets and play cards of 4SS that a coach keeps, and games that are played with them.

#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/games/foursheet.hpp>
#include <thrum/games/foursheet/files.hpp>
#include <thrum/io/foursheet_file.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/foursheet/card_making.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {
class Folder {
public:
    [[nodiscard]] app::Library library() const {
        return app::Library::load(test::sourceTree(), m_own.path());
    }
    [[nodiscard]] app::FoursheetFiles files() const { return {library(), m_own.path()}; }
    [[nodiscard]] const test::TemporaryFolder& own() const { return m_own; }

private:
    test::TemporaryFolder m_own;
};

io::request::New wanted(const std::string& home, const std::string& options) {
    io::request::New request;
    request.game = "foursheet";
    request.seed = 7;
    request.home = {.id = home, .seat = "computer:1"};
    request.visitor = {.id = "quarrymen", .seat = "computer:1"};
    request.options = options;
    return request;
}
}  // namespace

TEST_CASE("Shipped teams and cards of 4SS are at hand, and what they are modeled on",
          "[app][foursheet]") {
    const Folder folder;
    const app::FoursheetFiles files = folder.files();
    CHECK(files.problems().empty());
    CHECK(files.teams().size() == 5);
    CHECK(files.decks().size() == 2);
    CHECK(files.average() != nullptr);
    CHECK(files.codes().codes.size() == foursheet::kCodes);
    CHECK(std::ranges::none_of(files.teams(), [](const auto& entry) { return entry.own; }));
}

TEST_CASE("A team of one's own is kept whole, found again, offered and taken away",
          "[app][foursheet][FSS-36.2]") {
    const Folder folder;
    app::FoursheetFiles files = folder.files();
    foursheet::Team team = *files.team("herons");
    team.id = files.freshTeamId("Night Owls, \xc3\xa9t\xc3\xa9");
    team.name = "Night Owls";
    CHECK(team.id == "own-night-owls-t");
    REQUIRE_FALSE(files.keep(team));
    const auto file = folder.own().path() / "games" / "foursheet" / "teams" / (team.id + ".json");
    CHECK(*io::readSheet(file) == team);
    CHECK(files.freshTeamId("Night Owls t") == team.id + "-2");
    // a new start finds it, and new games offer it
    const app::FoursheetFiles again = folder.files();
    REQUIRE(again.team(team.id) != nullptr);
    CHECK(*again.team(team.id) == team);
    const auto offered = app::gameKind("foursheet")->teams(folder.library());
    CHECK(std::ranges::any_of(offered, [&](const auto& one) { return one.id == team.id; }));
    // what cannot be read is not written
    foursheet::Team broken = team;
    broken.players[0].number = broken.players[1].number;
    CHECK(files.keep(broken));
    CHECK(*io::readSheet(file) == team);
    CHECK(files.forgetTeam("herons"));
    REQUIRE_FALSE(files.forgetTeam(team.id));
    CHECK_FALSE(std::filesystem::exists(file));
    CHECK(files.team(team.id) == nullptr);
}

TEST_CASE("A file that cannot be read is told and hides no other", "[app][foursheet]") {
    const Folder folder;
    folder.own().write("games/foursheet/teams/broken.json", "{\"schema\": \"fss.team/1\"}");
    folder.own().write("games/foursheet/cards/broken.json", "no JSON");
    const app::FoursheetFiles files = folder.files();
    CHECK(files.teams().size() == 5);
    CHECK(files.decks().size() == 2);
    CHECK(files.problems().size() == 2);
}

TEST_CASE("FSS-36.4 a game is played with cards of one's own, and its record needs no file",
          "[app][foursheet][FSS-36.4]") {
    const Folder folder;
    app::FoursheetFiles files = folder.files();
    // one card alone: whoever runs from the Pro Set runs this
    foursheet::Deck deck{
        .name = "One card", .formation = foursheet::Formation::ProSet, .cards = {}};
    deck.cards.push_back(foursheet::plainCard(deck.formation));
    deck.cards.front().number = 42;
    const std::string id = files.freshDeckId(deck.name);
    REQUIRE_FALSE(files.keep({id, deck}));
    CHECK(app::FoursheetFiles::ownDecks(folder.library()).size() == 1);
    // and one for a formation that the book has no cards for
    foursheet::Deck trips{.name = "Trips", .formation = foursheet::Formation::Trips, .cards = {}};
    trips.cards.push_back(foursheet::plainCard(trips.formation));
    REQUIRE_FALSE(files.keep({"own-trips", trips}));
    const auto library = folder.library();
    const auto rules = test::sourceTree() / "rules";
    auto begun = app::beginGame(
        library,
        rules,
        wanted("herons", R"({"cards":{"Pro Set":"own-one-card","Trips":"own-trips"}})"),
        "test",
        "2026-01-01T00:00:00Z");
    REQUIRE(begun);
    const auto* game = app::of<games::Foursheet>(begun->get());
    const foursheet::Data& data = *game->session().state().data;
    CHECK(data.decks.size() == 3);
    REQUIRE(foursheet::deckOf(data, foursheet::Formation::ProSet) != nullptr);
    CHECK(*foursheet::deckOf(data, foursheet::Formation::ProSet) == deck);
    CHECK(foursheet::deckOf(data, foursheet::Formation::Trips) != nullptr);
    // the record holds them
    const std::string record = (*begun)->fileText();
    REQUIRE_FALSE(files.forgetDeck(id));
    const auto opened = app::openGame(folder.library(), record, "x.thrum");
    REQUIRE(opened);
    CHECK(*app::of<games::Foursheet>(opened->game.get())->session().state().data == data);
    // a deck that is gone is told by its place
    const auto gone = app::beginGame(folder.library(),
                                     rules,
                                     wanted("herons", R"({"cards":{"Pro Set":"own-one-card"}})"),
                                     "test",
                                     "2026-01-01T00:00:00Z");
    REQUIRE_FALSE(gone);
    CHECK(app::sentenceOf(gone.error()).find("/options/cards/Pro Set") != std::string::npos);
    CHECK_FALSE(app::beginGame(library,
                               rules,
                               wanted("herons", R"({"cards":{"Wishbone":"own-trips"}})"),
                               "test",
                               "2026-01-01T00:00:00Z"));
}
