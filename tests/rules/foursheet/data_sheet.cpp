#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "resources/games/foursheet/teams/avg.json";

std::optional<LoadError> errorIn(const std::string& json) {
    return shipped::readFrom(json, [](const FieldSource& at) { (void)readTeam(at); });
}
std::optional<LoadError> errorWith(std::string_view old, std::string_view replacement) {
    return errorIn(shipped::exchanged(shipped::text(kFile), old, replacement));
}
// In the sheet of one man.
std::optional<LoadError> errorOf(std::string_view man,
                                 std::string_view old,
                                 std::string_view replacement) {
    return errorIn(shipped::exchangedAfter(
        shipped::text(kFile), "\"id\": \"" + std::string{man} + "\"", old, replacement));
}

const Player& man(std::string_view id) {
    const Team& team = *shipped::team("avg");
    const PlayerIndex index = indexOf(team, id);
    REQUIRE(index != kNobody);
    return playerOf(team, index);
}

// The three cards that the seed prints, without their names.
constexpr std::string_view kReferenceEnd = R"({
    "id": "ref-de", "name": "REF-DE", "number": 88, "pos": "DL", "string": 1, "inj": 5,
    "ratings": {"x": 3, "A": 6, "B": 7, "C": 1, "D": 0, "E": 0},
    "columns": {
        "A": ["54", "01", "00", "00", "01", "84", "83", "00", "22", "00", "02"],
        "B": ["62", "39", "49", "47", "48", "34", "34", "47", "26", "39", "47"],
        "C": ["62", "05", "08", "03", "04", "05", "06", "02", "26", "20", "17"],
        "D": ["63", "46", "46", "11", "11", "11", "46", "46", "26", "20", "17"],
        "E": ["66", "46", "46", "21", "46", "46", "46", "46", "20", "89", "17"]},
    "Fm": 20, "Int": 20, "Ad": 1, "Fat": 5, "Fq": 2, "touches": null,
    "KR": {"rating": 5, "letter": "N", "long": "21"}, "KC": {"rating": 3, "letter": "O"},
    "PR": {"rating": 7, "letter": "R", "long": "11", "fc": 20},
    "PC": {"rating": 3, "letter": "Q"}, "Ret": {"letter": "S", "long": "89"}})";
constexpr std::string_view kReferencePasser = R"({
    "id": "ref-qb", "name": "REF-QB", "number": 12, "pos": "QB", "string": 1, "inj": -1,
    "ratings": {"x": 1, "A": 9, "B": 7, "C": 13, "D": 13, "E": 9},
    "columns": {
        "A": ["10", "54", "10", "10", "10", "10", "10", "10", "10", "10", "88"],
        "B": ["57", "82", "31", "21", "56", "41", "41", "41", "41", "21", "10"],
        "C": ["21", "10", "11", "07", "90", "10", "08", "10", "08", "09", "18"],
        "D": ["21", "21", "21", "21", "11", "11", "11", "11", "11", "45", "18"],
        "E": ["89", "21", "21", "21", "21", "46", "31", "21", "45", "31", "18"]},
    "Fm": 11, "Int": 7, "Ad": 9, "Fat": 0, "Fq": 2, "touches": null,
    "KR": {"rating": 6, "letter": "K", "long": "21"}, "KC": {"rating": 3, "letter": "O"},
    "PR": {"rating": 5, "letter": "P", "long": "21", "fc": 20},
    "PC": {"rating": 3, "letter": "R"}, "Ret": {"letter": "S", "long": "31"}})";
constexpr std::string_view kReferenceReceiver = R"({
    "id": "ref-wr", "name": "REF-WR", "number": 84, "pos": "WR", "string": 1, "inj": 5,
    "ratings": {"x": 7, "A": 5, "B": 6, "C": 12, "D": 12, "E": 12},
    "columns": {
        "A": ["10", "01", "02", "03", "04", "03", "04", "02", "24", "15", "12"],
        "B": ["89", "55", "56", "57", "58", "59", "54", "54", "25", "15", "12"],
        "C": ["10", "57", "31", "41", "31", "51", "11", "21", "26", "19", "16"],
        "D": ["89", "58", "21", "61", "31", "46", "51", "51", "26", "19", "16"],
        "E": ["61", "89", "41", "61", "46", "46", "21", "61", "26", "15", "16"]},
    "Fm": 16, "Int": 20, "Ad": 1, "Fat": 5, "Fq": 2, "touches": null,
    "KR": {"rating": 5, "letter": "K", "long": "21"}, "KC": {"rating": 3, "letter": "O"},
    "PR": {"rating": 5, "letter": "P", "long": "21", "fc": 20},
    "PC": {"rating": 3, "letter": "S"}, "Ret": {"letter": "S", "long": "51"}})";

Player reference(std::string_view json) {
    Player player;
    const auto error = shipped::readFrom(std::string{json},
                                         [&](const FieldSource& at) { player = readPlayer(at); });
    if (error)
        FAIL(error->text());
    return player;
}

}  // namespace

TEST_CASE("FSS-3.3 the three cards of the seed are read as they are printed",
          "[foursheet][FSS-3.3][FSS-3.1][FSS-3.2][data]") {
    const Player qb = reference(kReferencePasser);
    CHECK(ratingOf(qb, Rating::C) == 13);
    CHECK(codeOf(qb, Rating::B, 7) == 41);
    CHECK(codeOf(qb, Rating::D, 11) == 45);
    CHECK(codeOf(qb, Rating::A, 12) == 88);
    CHECK(qb.intc == 7);
    CHECK(qb.inj == -1);
    const Player wr = reference(kReferenceReceiver);
    CHECK(codeOf(wr, Rating::D, 2) == 89);
    CHECK(codeOf(wr, Rating::C, 6) == 31);
    CHECK(wr.ret == LooseBallReturn{'S', 51});
    const Player de = reference(kReferenceEnd);
    CHECK(ratingOf(de, Rating::B) == 7);
    CHECK(codeOf(de, Rating::B, 4) == 49);
    CHECK(codeOf(de, Rating::A, 12) == 2);
    CHECK(de.pr == ReturnCard{7, 'R', 11, 20});
    CHECK(de.pc == CoverCard{3, 'Q'});
}

TEST_CASE("FSS-3.1 a card has eleven codes for the sums two to twelve",
          "[foursheet][FSS-3.1][data]") {
    CHECK(codeOf(man("lt1"), Rating::A, 2) == 31);
    CHECK(codeOf(man("lt1"), Rating::A, 12) == 27);
    CHECK(codeOf(man("c1"), Rating::D, 9) == 11);
    CHECK(codeOf(man("k").kicking.value(), KickColumn::KO, 7) == 51);
    CHECK(codeOf(man("p").punting.value(), PuntColumn::OwnNotRushed, 12) == 51);
}

TEST_CASE("FSS-36.2 a man of the sheet survives being written and read",
          "[foursheet][FSS-36.2][data]") {
    for (const std::string_view json : {kReferencePasser, kReferenceReceiver, kReferenceEnd}) {
        const Player player = reference(json);
        CHECK(reference(shipped::writtenBy([&](FieldSink& to) { write(player, to); })) == player);
    }
}

TEST_CASE("FSS-2.1 the average team has the printed ratings",
          "[foursheet][FSS-2.1][FSS-2.3][data]") {
    const auto ratings = [](std::string_view id) { return man(id).ratings; };
    CHECK(ratings("lt1") == std::array{5, 7, 7, 7, 7, 7});
    CHECK(ratings("qb1") == std::array{3, 5, 6, 7, 7, 7});
    CHECK(ratings("hb1") == std::array{5, 7, 7, 7, 6, 5});
    CHECK(ratings("se1") == std::array{3, 5, 6, 7, 7, 7});
    CHECK(ratings("te1") == std::array{6, 6, 5, 7, 7, 6});
    CHECK(ratings("lde1") == std::array{3, 3, 3, 1, 0, 0});
    CHECK(ratings("mlb1") == std::array{3, 3, 3, 3, 2, 1});
    CHECK(ratings("ss1") == std::array{3, 2, 2, 3, 3, 3});
}

TEST_CASE("FSS-2.3 the average team has the other printed values",
          "[foursheet][FSS-2.3][FSS-3.2][data]") {
    CHECK(man("qb1").fm == 9);
    CHECK(man("qb1").intc == 10);
    CHECK(man("qb1").ad == 9);
    CHECK(man("fb1").fm == 8);
    CHECK(man("c1").fm == 10);
    CHECK(man("fs1").fm == 12);
    CHECK(man("k").kicking->longFG == 40);
    CHECK(man("qb1").inj == 1);
    CHECK(man("hb1").inj == 2);
    CHECK(man("te1").inj == 3);
    CHECK(man("rde1").inj == 4);
    for (const Player& player : shipped::team("avg")->players) {
        CHECK(player.kr == ReturnCard{6, 'K', 21, 20});
        CHECK(player.kc == CoverCard{3, 'O'});
        CHECK(player.pr == ReturnCard{5, 'P', 21, 15});
        CHECK(player.pc == CoverCard{3, 'R'});
        CHECK(player.ret == LooseBallReturn{'S', 31});
        CHECK(player.fq == 2);
    }
}

TEST_CASE("FSS-2.2 a kicker's column hangs on the line of scrimmage",
          "[foursheet][FSS-2.2][FSS-31.4][FSS-30.3]") {
    CHECK(placeKickColumn(3) == KickColumn::From1);
    CHECK(placeKickColumn(10) == KickColumn::From1);
    CHECK(placeKickColumn(11) == KickColumn::From11);
    CHECK(placeKickColumn(14) == KickColumn::From11);
    CHECK(placeKickColumn(20) == KickColumn::From11);
    CHECK(placeKickColumn(21) == KickColumn::From21);
    CHECK(placeKickColumn(30) == KickColumn::From21);
    CHECK(placeKickColumn(31) == KickColumn::From31);
    CHECK(puntColumn(49, true) == PuntColumn::OwnRushed);
    CHECK(puntColumn(49, false) == PuntColumn::OwnNotRushed);
    CHECK(puntColumn(50, true) == PuntColumn::FarRushed);
    CHECK(puntColumn(80, false) == PuntColumn::FarNotRushed);
}

TEST_CASE("FSS-38.2 kickers are as good as the book says", "[foursheet][FSS-38.2][data]") {
    constexpr std::array kOdds{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    const Kicking& kicker = *man("k").kicking;
    const auto good = [&](KickColumn column) {
        double parts = 0;
        for (int sum = 2; sum <= 12; ++sum) {
            const CodeId code = codeOf(kicker, column, sum);
            parts += kOdds[static_cast<std::size_t>(sum - 2)] * (code == 35   ? 1.0
                                                                 : code == 40 ? 0.5
                                                                              : 0.0);
        }
        return parts / 0.36;
    };
    CHECK(good(KickColumn::From1) == Approx(95.8).margin(0.06));
    CHECK(good(KickColumn::From11) == Approx(81.9).margin(0.06));
    CHECK(good(KickColumn::From21) == Approx(62.5).margin(0.06));
    CHECK(good(KickColumn::From31) == Approx(31.9).margin(0.06));
    // Kickoffs without the codes 30 and 37, the d10 at its mean of 4.5.
    double yards = 0;
    int parts = 0;
    for (int sum = 2; sum <= 12; ++sum) {
        const CodeId code = codeOf(kicker, KickColumn::KO, sum);
        if (code == 30 || code == 37)
            continue;
        const int odds = kOdds[static_cast<std::size_t>(sum - 2)];
        yards += odds * (code - 1 + 4.5);
        parts += odds;
    }
    CHECK(yards / parts == Approx(53.9).margin(0.1));
}

TEST_CASE("FSS-2.1 ratings out of range stop the sheet",
          "[foursheet][FSS-2.1][FSS-36.2][refusal]") {
    const auto rating = errorOf("se2", "\"C\": 7", "\"C\": 15");
    REQUIRE(rating);
    CHECK(rating->pointer == "/players/4/ratings/C");
    CHECK(rating->reason == "must be a whole number from 0 to 14, not 15");
    CHECK(errorOf("se2", "\"C\": 7", "\"C\": -1"));
    CHECK_FALSE(errorOf("se2", "\"C\": 7", "\"C\": 14"));
}

TEST_CASE("FSS-10.3 a code of another context is refused in the book's words",
          "[foursheet][FSS-10.3][FSS-42][refusal]") {
    // 46 is an incomplete pass: not in a column of runs.
    const auto error = errorOf("lt1", "\"A\": [\"31\"", "\"A\": [\"46\"");
    REQUIRE(error);
    CHECK(error->pointer == "/players/18/columns/A/0");
    const RuleViolation refusal = fileRefused(*error);
    CHECK(refusal.code == "E-FSS-CODE");
    CHECK(refusal.clause == "FSS-10.3");
    CHECK(filled(refusal.text, refusal.args) ==
          "Average LT1, column A, row 2: code 46 is not allowed there.");
    const auto nothing = errorOf("lt1", "\"21\", \"08\"", "\"97\", \"08\"");
    REQUIRE(nothing);
    CHECK(filled(fileRefused(*nothing).text, fileRefused(*nothing).args) ==
          "Average LT1, column A, row 3: code 97 is not allowed there.");
    CHECK(errorOf("k", "\"1+\": [\"44\"", "\"1+\": [\"31\""));
    CHECK(errorOf("k", "\"KO\": [\"37\"", "\"KO\": [\"35\""));
    CHECK(errorOf("p", "\"<R\": [\"44\"", "\"<R\": [\"36\""));
}

TEST_CASE("FSS-36.2 a quarterback's card holds no rush and others' no scramble",
          "[foursheet][FSS-36.2][refusal]") {
    for (const std::string_view code : {"34", "39", "47", "48", "49"})
        CHECK(errorOf("qb1", "\"C\": [\"21\"", "\"C\": [\"" + std::string{code} + "\""));
    CHECK_FALSE(errorOf("qb1", "\"C\": [\"21\"", "\"C\": [\"45\""));
    for (const std::string_view code : {"45", "46"})
        CHECK(errorOf("qb1", "\"B\": [\"31\"", "\"B\": [\"" + std::string{code} + "\""));
    CHECK(errorOf("se1", "\"C\": [\"31\"", "\"C\": [\"45\""));
}

TEST_CASE("FSS-36.2 wrong values of a man stop the sheet",
          "[foursheet][FSS-36.2][FSS-36][refusal]") {
    struct Row {
        std::string_view man;
        std::string_view old;
        std::string_view replacement;
        std::string pointer;
    };
    const std::vector<Row> rows{
        {"se1", "\"number\": 4", "\"number\": 100", "/players/3/number"},
        {"se1", "\"number\": 4", "\"number\": 1", "/players/3/number"},
        {"se1", "\"se1\"", "\"qb1\"", "/players/3/id"},
        {"se1", "\"string\": 1", "\"string\": 4", "/players/3/string"},
        {"se1", "\"inj\": 3", "\"inj\": 10", "/players/3/inj"},
        {"se1", "\"Fm\": 8", "\"Fm\": 21", "/players/3/Fm"},
        {"qb1", "\"Int\": 10,", "", "/players/0"},
        {"se1", "\"Fat\": 4", "\"Fat\": 6", "/players/3/Fat"},
        {"se1", "\"Fq\": 2", "\"Fq\": 1", "/players/3/Fq"},
        {"se1", "\"xx\": 11", "\"xx\": 8", "/players/3/touches"},
        {"se1", "\"letter\": \"K\"", "\"letter\": \"U\"", "/players/3/KR/letter"},
        {"se1", "\"long\": \"21\"", "\"long\": \"22\"", "/players/3/KR/long"},
        {"se1", "\"fc\": 15", "\"fc\": 0", "/players/3/PR/fc"},
        {"k", "\"longFG\": 40", "\"longFG\": 61", "/players/51/kicking/longFG"},
        {"se1", "\"pos\": \"WR\"", "\"pos\": \"K\"", "/players/3"},
        {"se1", "\"Fq\": 2,", "\"Fq\": 2, \"speed\": 9,", "/players/3/speed"},
    };
    for (const Row& row : rows) {
        INFO(row.replacement);
        const auto error = errorOf(row.man, row.old, row.replacement);
        REQUIRE(error);
        CHECK(error->pointer.starts_with(row.pointer));
        CHECK(fileRefused(*error).code == "E-FSS-DATA");
    }
}

TEST_CASE("FSS-36.2 wrong values of a team stop the sheet", "[foursheet][FSS-36.2][refusal]") {
    CHECK(errorWith("\"id\": \"avg\"", "\"id\": \"a\"")->pointer == "/id");
    CHECK(errorWith("\"id\": \"avg\"", "\"id\": \"Avg\"")->pointer == "/id");
    CHECK(errorWith("\"id\": \"avg\"", "\"id\": \"av_g\"")->pointer == "/id");
    CHECK(errorWith("\"abbr\": \"AVG\"", "\"abbr\": \"A\"")->pointer == "/abbr");
    CHECK(errorWith("\"abbr\": \"AVG\"", "\"abbr\": \"AVERG\"")->pointer == "/abbr");
    CHECK(errorWith("#808080", "#80808")->pointer == "/colours/primary");
    CHECK(errorWith("\"crunch\": { \"A\": 0", "\"crunch\": { \"A\": 4")->pointer == "/crunch/A");
    CHECK(errorWith("fss.team/1", "fss.team/2")->pointer == "/schema");
    CHECK(errorWith("\"passLong\": 15", "\"passLong\": 16")->pointer == "/coaches/tendencies");
    CHECK(errorWith("\"name\": \"Average\"", "\"name\": \"\"")->pointer == "/name");
}

TEST_CASE("FSS-36.2 a roster has 33 to 80 men", "[foursheet][FSS-36.2][refusal]") {
    Team team = *shipped::team("avg");
    const auto errorAt = [&](std::size_t men) {
        team.players.resize(men, team.players.back());
        const std::string json = shipped::writtenBy([&](FieldSink& to) {
            Team few = team;
            few.platoon = {};
            write(few, to);
        });
        return errorIn(json);
    };
    CHECK(errorAt(81)->reason == "must have 33 to 80 entries, not 81");
    CHECK(errorAt(32)->reason == "must have 33 to 80 entries, not 32");
}

TEST_CASE("FSS-23.2 points for the crunch belong to three letters", "[foursheet][FSS-23.2]") {
    const Crunch crunch{1, 2, 3};
    CHECK(crunchOf(crunch, Rating::A) == 1);
    CHECK(crunchOf(crunch, Rating::B) == 2);
    CHECK(crunchOf(crunch, Rating::C) == 3);
    CHECK(crunchOf(crunch, Rating::D) == 0);
    CHECK(crunchOf(crunch, Rating::E) == 0);
    CHECK(crunchOf(crunch, Rating::X) == 0);
}

TEST_CASE("FSS-2.1 a changed rating stays between nothing and the most", "[foursheet][FSS-2.1]") {
    const Player& end = man("lde1");
    CHECK(ratingOf(end, Rating::D, {-2, 14}) == 0);
    CHECK(ratingOf(end, Rating::A, {+1, 14}) == 4);
    CHECK(ratingOf(man("lt1"), Rating::A, {+3, 8}) == 8);
}
