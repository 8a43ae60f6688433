#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "resources/games/foursheet/cards-pro-set.json";

const Deck& proSet() {
    return *deckOf(*shipped::data(), Formation::ProSet);
}
const Card& card(int number) {
    const Card* const found = cardNumbered(proSet(), number);
    REQUIRE(found != nullptr);
    return *found;
}
int timesIn(const Card& play, Zone zone) {
    int times = 0;
    for (const CardLine& line : play.lines)
        if (line.zone == zone)
            times += line.to - line.from + 1;
    return times;
}

constexpr std::string_view kDeck = R"({"schema": "fss.cards/1", "formation": "Pro Set", "cards": [
    {"number": 7, "name": "Test", "type": "pass", "depth": "short", "target": "FB", "motion": null,
     "routes": {"SE": "M1", "FL": "M3", "TE": "B7", "FB": "F2", "HB": "B1"},
     "lines": [
        {"from": 1, "to": 10, "player": "LT", "rating": "C", "zone": "B2", "defRating": "B"},
        {"from": 11, "to": 19, "player": "FB", "rating": "C", "zone": "F2", "defRating": "C"},
        {"from": 20, "to": 20, "player": "QB", "rating": "C", "zone": "D1", "defRating": "E"}]}]})";

std::optional<LoadError> errorWith(std::string_view old, std::string_view replacement) {
    return shipped::readFrom(shipped::exchanged(std::string{kDeck}, old, replacement),
                             [](const FieldSource& at) { (void)readDeck(at); });
}
std::string refusalWith(std::string_view old, std::string_view replacement) {
    const auto error = errorWith(old, replacement);
    REQUIRE(error);
    const RuleViolation refusal = fileRefused(*error);
    CHECK(refusal.code == "E-FSS-CARD");
    CHECK(refusal.clause == "FSS-6.1");
    return filled(refusal.text, refusal.args);
}

}  // namespace

TEST_CASE("FSS-6.1 every card names one line for each value of the d20",
          "[foursheet][FSS-6.1][FSS-36.4][data]") {
    for (const Deck& deck : shipped::data()->decks)
        for (const Card& play : deck.cards)
            for (int d20 = 1; d20 <= 20; ++d20) {
                const CardLine& line = lineFor(play, d20);
                CHECK(line.from <= d20);
                CHECK(line.to >= d20);
                CHECK(tokenOf(deck.formation, line.player));
            }
}

TEST_CASE("FSS-39.1 the Pro Set has the cards of the book", "[foursheet][FSS-39.1][data]") {
    std::string numbers;
    for (const Card& play : proSet().cards)
        numbers += std::to_string(play.number) + " ";
    CHECK(numbers == "1 2 8 10 12 14 16 56 20 21 22 24 25 27 28 30 31 ");
    CHECK(card(1).name == "FB Dive");
    CHECK(card(16).target == Role::QB);
    CHECK(card(56).draw);
    CHECK(card(28).playAction);
    CHECK(card(31).playAction);
    CHECK(card(10).motion == Motion{Role::FL, Sideways::Left});
    CHECK(carrierOf(card(16), lineFor(card(16), 16)) == Role::HB);
    CHECK(carrierOf(card(16), lineFor(card(16), 15)) == Role::QB);
    CHECK(carriersOf(card(16)) == std::vector{Role::QB, Role::HB});
    CHECK(carriersOf(card(25)).empty());
}

TEST_CASE("FSS-6.5 the worked card calls the middle zone nine times",
          "[foursheet][FSS-6.5][FSS-39.1][data]") {
    const Card& cross = card(25);
    CHECK(cross.name == "F1 Cross");
    CHECK(timesIn(cross, Zone::M2) == 9);
    CHECK(lineFor(cross, 8).player == Role::QB);
    CHECK(lineFor(cross, 12).player == Role::QB);
    CHECK(lineFor(cross, 13).player == Role::FL);
    CHECK(lineFor(cross, 16).rating == Rating::D);
    CHECK(lineFor(cross, 7).player == Role::HB);
    CHECK(lineFor(cross, 7).zone == Zone::B1);
    CHECK(lineFor(cross, 17).player == Role::TE);
    CHECK(lineFor(cross, 17).zone == Zone::B7);
    CHECK(lineFor(cross, 18).player == Role::FB);
    CHECK(lineFor(cross, 1).zone == Zone::M1);
}

TEST_CASE("FSS-6.2 a card says where everybody finishes", "[foursheet][FSS-6.2]") {
    const Card& cross = card(25);
    CHECK(finishOf(cross, Role::FL) == Zone::M2);
    CHECK(finishOf(cross, Role::TE) == Zone::B7);
    CHECK(finishOf(cross, Role::LT) == Zone::B2);
    CHECK_FALSE(finishOf(cross, Role::QB));
}

TEST_CASE("FSS-6.3 a card has its type and target and flags", "[foursheet][FSS-6.3]") {
    CHECK(card(1).type == PlayType::Run);
    CHECK_FALSE(card(1).depth);
    CHECK(card(1).target == Role::FB);
    CHECK(card(30).type == PlayType::Pass);
    CHECK(card(30).depth == Depth::Long);
    CHECK_FALSE(card(25).motion);
    int draws = 0;
    for (const Card& play : proSet().cards)
        draws += play.draw ? 1 : 0;
    CHECK(draws == 1);
}

TEST_CASE("FSS-6.4 the depth of a pass is its letter", "[foursheet][FSS-6.4]") {
    CHECK(depthLetter(card(20)) == Rating::C);
    CHECK(depthLetter(card(25)) == Rating::D);
    CHECK(depthLetter(card(30)) == Rating::E);
}

TEST_CASE("FSS-12.1 the line's man catches if he may - else the target", "[foursheet][FSS-12.1]") {
    const Card& cross = card(25);
    CHECK(receiverOf(cross, lineFor(cross, 14)) == Role::FL);
    CHECK(receiverOf(cross, lineFor(cross, 18)) == Role::FB);
    CHECK(receiverOf(cross, lineFor(cross, 9)) == Role::FL);   // the passer's own line
    CHECK(receiverOf(cross, lineFor(cross, 3)) == Role::FL);   // a lineman's
    CHECK(receiverOf(cross, lineFor(cross, 17)) == Role::FL);  // the tight end blocks with x
}

TEST_CASE("FSS-5.5 the Shotgun runs the same passes under the same numbers",
          "[foursheet][FSS-5.5][data]") {
    const Deck* const shotgun = deckOf(*shipped::data(), Formation::Shotgun);
    REQUIRE(shotgun != nullptr);
    CHECK(shotgun->cards.size() == 8);
    for (const Card& play : shotgun->cards)
        CHECK(play == card(play.number));
    CHECK(deckOf(*shipped::data(), Formation::Trips) == nullptr);
}

TEST_CASE("FSS-6.1 a card that misses a value or says it twice is refused",
          "[foursheet][FSS-6.1][FSS-42][refusal]") {
    CHECK_FALSE(errorWith("\"name\": \"Test\"", "\"name\": \"Other\""));
    CHECK(refusalWith("\"from\": 11", "\"from\": 12") == "Play card 7: d20 value 11 is missing.");
    CHECK(refusalWith("\"from\": 11", "\"from\": 10") ==
          "Play card 7: d20 value 10 stands on more than one line.");
    CHECK(refusalWith("\"from\": 20, \"to\": 20", "\"from\": 20, \"to\": 19") ==
          "Play card 7: a line must run upwards.");
}

TEST_CASE("FSS-6.1 a card that names nobody or nothing is refused",
          "[foursheet][FSS-6.1][FSS-36.4][refusal]") {
    CHECK(refusalWith("\"player\": \"LT\"", "\"player\": \"SE2\"") ==
          "Play card 7: there is no player \"SE2\".");
    CHECK(refusalWith("\"zone\": \"B2\"", "\"zone\": \"B8\"") ==
          "Play card 7: there is no zone \"B8\".");
    CHECK(refusalWith("\"SE\": \"M1\", ", "") == "Play card 7: the route of SE is missing.");
    CHECK(refusalWith("\"TE\": \"B7\"", "\"LT\": \"B7\"") ==
          "Play card 7: only receivers and backs have routes.");
    CHECK(refusalWith("\"target\": \"FB\"", "\"target\": \"LG\"") ==
          "Play card 7: the target of a pass must be eligible.");
}

TEST_CASE("FSS-36.4 what a line may call hangs on the play and the zone",
          "[foursheet][FSS-36.4][refusal]") {
    CHECK(refusalWith("\"zone\": \"B2\", \"defRating\": \"B\"",
                      "\"zone\": \"B2\", \"defRating\": \"A\"") ==
          "Play card 7: a pass does not call A in B2.");
    CHECK(refusalWith("\"zone\": \"F2\", \"defRating\": \"C\"",
                      "\"zone\": \"M2\", \"defRating\": \"C\"") ==
          "Play card 7: a pass does not call C in M2.");
    CHECK_FALSE(errorWith("\"defRating\": \"E\"", "\"defRating\": \"D\""));
    CHECK(refusalWith("\"type\": \"pass\", \"depth\": \"short\"",
                      "\"type\": \"run\", \"depth\": null") ==
          "Play card 7: a run reads x, A or B.");
    CHECK(refusalWith("\"depth\": \"short\"", "\"depth\": null") ==
          "Play card 7: a pass must be short, medium or long.");
}

TEST_CASE("FSS-36.4 unknown keys and doubled numbers stop a deck",
          "[foursheet][FSS-36.4][refusal]") {
    const auto unknown = errorWith("\"motion\": null", "\"motions\": null");
    REQUIRE(unknown);
    CHECK(unknown->pointer == "/cards/0/motions");
    const std::string text = shipped::text(kFile);
    const auto doubled =
        shipped::readFrom(shipped::exchanged(text, "\"number\": 2,", "\"number\": 1,"),
                          [](const FieldSource& at) { (void)readDeck(at); });
    REQUIRE(doubled);
    CHECK(doubled->reason == "Play card 1: this number stands on two cards");
    CHECK(doubled->pointer == "/cards/1/number");
}

TEST_CASE("FSS-36.4 decks survive being written and read", "[foursheet][FSS-36.4][data]") {
    for (const Deck& deck : shipped::data()->decks) {
        Deck read;
        const std::string json = shipped::writtenBy([&](FieldSink& to) { write(deck, to); });
        CHECK_FALSE(shipped::readFrom(json, [&](const FieldSource& at) { read = readDeck(at); }));
        CHECK(read == deck);
    }
}

TEST_CASE("FSS-10.3 a run may not read a column of passes",
          "[foursheet][FSS-10.3][FSS-36.4][data]") {
    constexpr std::string_view kRun =
        R"({"schema": "fss.cards/1", "formation": "Pro Set", "cards": [
        {"number": 8, "name": "Test", "type": "run", "depth": null, "target": "FB", "motion": null,
         "routes": {"SE": "M1", "FL": "M3", "TE": "B7", "FB": "F2", "HB": "B1"},
         "lines": [{"from": 1, "to": 20, "player": "FB", "rating": "A", "zone": "F2", "defRating": "A"}]}]})";
    const auto read = [](const FieldSource& at) { (void)readDeck(at); };
    CHECK_FALSE(shipped::readFrom(std::string{kRun}, read));
    const auto error = shipped::readFrom(
        shipped::exchanged(std::string{kRun}, R"("rating": "A")", R"("rating": "C")"), read);
    REQUIRE(error);
    CHECK(fileRefused(*error).code == "E-FSS-CARD");
}
