#include "shipped_files.hpp"

#include <array>

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

// Chapter 39 of the book, copied from its text: number, routes, lines.
struct BookCard {
    int number;
    std::string_view routes;
    std::string_view lines;
};
constexpr std::array kBookCards{
    BookCard{1,
             "SE B1, FL M3, TE B7, FB F2, HB F2",
             "1 SE x > B1 A; 2 LT A > B2 A; 3 LG A > B3 A; 4-7 C A > B4 A; "
             "8-11 RG A > B5 A; 12-14 RT A > B6 A; 15 TE x > B7 A; 16 HB x > F2 A; "
             "17 FL x > M3 A; 18 FB A > F2 A; 19 FB A > M2 A; 20 FB A > D1 A"},
    BookCard{2,
             "SE B1, FL M3, TE B7, FB F1, HB F1",
             "1 SE x > B1 A; 2-4 LT B > B2 A; 5-8 LG A > B3 A; 9-10 C A > B4 A; "
             "11-12 RG B > B5 A; 13 RT B > B6 A; 14 TE x > B7 A; 15 HB x > F1 A; "
             "16-17 FB A > F1 A; 18 FB A > F2 A; 19 FB A > M1 A; 20 FB A > D1 A"},
    BookCard{8,
             "SE B1, FL M3, TE B7, FB F1, HB F2",
             "1 SE x > B1 A; 2-4 LT A > B2 A; 5-9 LG A > B3 A; 10-12 C A > B4 A; "
             "13 RG A > B5 A; 14 RT A > B6 A; 15 TE x > B7 A; 16 FB x > F1 A; "
             "17 FB x > F2 A; 18 HB A > F2 A; 19 HB A > M2 A; 20 HB A > D1 A"},
    BookCard{10,
             "SE B1, FL F1, TE B7, FB F1, HB F1",
             "1 SE x > B1 A; 2-5 LT A > B2 A; 6-8 LG A > B3 A; 9 C A > B4 A; "
             "10-11 RG B > B5 A; 12 RT A > B6 A; 13 TE x > B7 A; 14 FB x > B1 A; "
             "15 FL x > F1 A; 16-17 HB B > F1 A; 18 HB A > F2 A; 19 HB B > M1 A; "
             "20 HB B > D1 A"},
    BookCard{12,
             "SE M1, FL M3, TE B7, FB F3, HB F3",
             "1 LT B > B2 A; 2 LG B > B3 A; 3 C B > B4 A; 4-6 RG B > B5 A; "
             "7-9 RT B > B6 A; 10-12 TE x > B7 A; 13 FB x > B7 A; 14 FB x > F3 A; "
             "15 FL x > M3 A; 16-17 HB B > F3 A; 18 HB B > M3 A; 19 HB B > M2 A; "
             "20 HB B > D1 A"},
    BookCard{14,
             "SE B1, FL M3, TE B7, FB F2, HB F2",
             "1-5 C A > B4 A; 6-9 LG A > B3 A; 10-13 RG A > B5 A; 14 LT A > B2 A; "
             "15 RT A > B6 A; 16-18 QB A > F2 A; 19 QB A > M2 A; 20 QB A > D1 A"},
    BookCard{16,
             "SE M1, FL M3, TE B7, FB F3, HB F3",
             "1 LT B > B2 A; 2 LG B > B3 A; 3-4 C B > B4 A; 5-7 RG B > B5 A; "
             "8-10 RT B > B6 A; 11-12 TE x > B7 A; 13 FB x > F3 A; 14-15 QB B > F3 A; "
             "16-17 HB B > F3 A (HB); 18 HB B > M3 A (HB); 19 QB B > M2 A; "
             "20 HB B > D1 A (HB)"},
    BookCard{56,
             "SE M1, FL M3, TE B7, FB F1, HB F2",
             "1 SE x > M1 A; 2 LT B > B2 A; 3-4 LG B > B3 A; 5-7 C B > B4 A; "
             "8-9 RG B > B5 A; 10 RT B > B6 A; 11 TE x > B7 A; 12 FB x > F1 A; "
             "13 HB A > M2 A; 14 HB A > M1 A; 15 HB A > D1 A; 16-20 HB A > F2 A"},
    BookCard{20,
             "SE M1, FL M3, TE B7, FB F3, HB F1",
             "1 SE D > M1 D; 2 LT C > B2 B; 3 LG C > B3 B; 4 C C > B4 B; "
             "5 RG C > B5 B; 6 RT C > B6 B; 7 HB x > B1 B; 8-11 QB C > F3 C; "
             "12-16 FB C > F3 C; 17 TE x > B7 B; 18-19 HB C > F1 C; 20 FL D > M3 D"},
    BookCard{21,
             "SE F1, FL F3, TE B7, FB F2, HB B1",
             "1 SE C > F1 C; 2 LT C > B2 B; 3 LG C > B3 B; 4 C C > B4 B; "
             "5 RG C > B5 B; 6 RT C > B6 B; 7 HB x > B1 B; 8-12 QB C > F3 C; "
             "13-16 FL C > F3 C; 17 TE x > B7 B; 18-20 FB C > F2 C"},
    BookCard{22,
             "SE F2, FL M3, TE B7, FB F3, HB B1",
             "1 FL D > M3 D; 2 LT C > B2 B; 3 LG C > B3 B; 4 C C > B4 B; "
             "5 RG C > B5 B; 6 RT C > B6 B; 7 HB x > B1 B; 8-12 QB C > F2 C; "
             "13-16 SE C > F2 C; 17 TE x > B7 B; 18-20 FB C > F3 C"},
    BookCard{24,
             "SE M1, FL M3, TE F2, FB B7, HB B1",
             "1 SE D > M1 D; 2 LT C > B2 B; 3 LG C > B3 B; 4 C C > B4 B; "
             "5 RG C > B5 B; 6 RT C > B6 B; 7 HB x > B1 B; 8-12 QB C > F2 C; "
             "13-16 TE C > F2 C; 17 FB x > B7 B; 18-19 FL D > M3 D; 20 FL E > D1 E"},
    BookCard{25,
             "SE M1, FL M2, TE B7, FB F2, HB B1",
             "1 SE D > M1 D; 2 LT D > B2 B; 3 LG D > B3 B; 4 C D > B4 B; "
             "5 RG D > B5 B; 6 RT D > B6 B; 7 HB x > B1 B; 8-12 QB D > M2 D; "
             "13-16 FL D > M2 D; 17 TE x > B7 B; 18-20 FB C > F2 C"},
    BookCard{27,
             "SE M1, FL M3, TE B7, FB F3, HB B1",
             "1 FL D > M3 D; 2 LT D > B2 B; 3 LG D > B3 B; 4 C D > B4 B; "
             "5 RG D > B5 B; 6 RT D > B6 B; 7 HB x > B1 B; 8-12 QB D > M1 D; "
             "13-16 SE D > M1 D; 17 TE x > B7 B; 18-20 FB C > F3 C"},
    BookCard{28,
             "SE M1, FL M3, TE M2, FB B7, HB F1",
             "1 SE D > M1 D; 2 LT D > B2 B; 3 LG D > B3 B; 4 C D > B4 B; "
             "5 RG D > B5 B; 6 RT D > B6 B; 7 HB x > B1 B; 8-12 QB D > M2 D; "
             "13-16 TE D > M2 D; 17 FB x > B7 B; 18-19 FL D > M3 D; 20 HB C > F1 C"},
    BookCard{30,
             "SE M1, FL D1, TE B7, FB F2, HB B1",
             "1 SE D > M1 D; 2 LT E > B2 B; 3 LG E > B3 B; 4 C E > B4 B; "
             "5 RG E > B5 B; 6 RT E > B6 B; 7 HB x > B1 B; 8-12 QB E > D1 E; "
             "13-16 FL E > D1 E; 17 TE x > B7 B; 18-19 FB C > F2 C; 20 FB C > F3 C"},
    BookCard{31,
             "SE D1, FL M2, TE B7, FB F2, HB B1",
             "1 FL D > M3 D; 2 LT E > B2 B; 3 LG E > B3 B; 4 C E > B4 B; "
             "5 RG E > B5 B; 6 RT E > B6 B; 7 HB x > B1 B; 8-12 QB E > D1 E; "
             "13-16 SE E > D1 E; 17 TE x > B7 B; 18-19 FL D > M2 D; 20 FB C > F2 C"}};

// A card in the book's notation.
std::string linesOf(const Card& play) {
    std::string text;
    for (const CardLine& line : play.lines) {
        text += (text.empty() ? "" : "; ") + std::to_string(line.from);
        if (line.to != line.from)
            text += "-" + std::to_string(line.to);
        for (const std::string_view part : {nameOf(line.player),
                                            nameOf(line.rating),
                                            std::string_view{">"},
                                            nameOf(line.zone),
                                            nameOf(line.defRating)})
            text += " " + std::string{part};
        if (line.carrier)
            text += " (" + std::string{nameOf(*line.carrier)} + ")";
    }
    return text;
}
std::string routesOf(const Card& play) {
    std::string text;
    for (const Role role : {Role::SE, Role::FL, Role::TE, Role::FB, Role::HB})
        text += (text.empty() ? "" : ", ") + std::string{nameOf(role)} + " " +
                std::string{nameOf(finishOf(play, role).value_or(Zone::D1))};
    return text;
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

TEST_CASE("FSS-39.1 every line and route of the Pro Set is the book's",
          "[foursheet][FSS-39.1][FSS-6.1][FSS-6.2][data]") {
    CHECK(kBookCards.size() == proSet().cards.size());
    for (const BookCard& book : kBookCards) {
        INFO(book.number);
        CHECK(linesOf(card(book.number)) == book.lines);
        CHECK(routesOf(card(book.number)) == book.routes);
    }
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
