#include "io/samples.hpp"

#include <thrum/io/team_file.hpp>

using namespace thrum;
using test::kTeamText;
using test::Spoiled;

TEST_CASE("A team file is read whole", "[io][team]") {
    const auto team = io::parseTeam(kTeamText, "crows.json");
    REQUIRE(team);
    CHECK(team->id == "crows");
    CHECK(team->abbreviation == "CRW");
    CHECK(team->colors.dark == Color{0x20, 0x20, 0x20});
    CHECK(team->colors.trim == Color{0xff, 0xcc, 0x00});
    REQUIRE(team->players.size() == 2);
    const Player& passer = team->players[0];
    CHECK(passer.number == "12");
    CHECK(passer.position == Position::Quarterback);
    CHECK(passer.uniform == Uniform::Dark);
    CHECK(passer.base == "rookie");
    CHECK(passer.secondBase == "stationary");
    CHECK(passer.putty.empty());
    CHECK(team->players[1].putty == std::vector<PuttySpec>{{0.4, 0, 0, 3}});
}

TEST_CASE("A team may bring bases of its own", "[io][team]") {
    const std::string own = R"("bases": [{"id": "mine", "name": "Mine", "mass_g": 1.4,
        "outline_mm": [[-12, -9], [12, -9], [12, 9], [-12, 9]],
        "prongs": [{"x_mm": 9, "y_mm": 6, "lean_fore_deg": 18, "stiffness_n_per_m": 22},
                   {"x_mm": 9, "y_mm": -6, "lean_fore_deg": 18, "stiffness_n_per_m": 22},
                   {"x_mm": -9, "y_mm": 0, "lean_fore_deg": 18, "stiffness_n_per_m": 22}]}],
        "players")";
    const auto team = io::parseTeam(test::with(kTeamText, "\"players\"", own), "x.json");
    REQUIRE(team);
    REQUIRE(team->bases.size() == 1);
    CHECK(team->bases[0].id == "mine");
    const std::string broken = test::with(own, "\"lean_fore_deg\": 18", "\"lean_fore_deg\": 41");
    test::checkRefused(kTeamText,
                       {"\"players\"",
                        broken.c_str(),
                        "/bases/0/prongs/0/lean_fore_deg",
                        "must be a number from -30 to 40, not 41"},
                       io::parseTeam);
}

TEST_CASE("TAP-UN-3 a number is text as worn: 00 is not 0", "[io][team][TAP-UN-3]") {
    for (const char* number : {"0", "00", "7", "42", "99"})
        CHECK(io::parseTeam(
            test::with(
                kTeamText, "\"number\": \"12\"", "\"number\": \"" + std::string{number} + "\""),
            "x.json"));
}

TEST_CASE("A spoiled team file is refused with file, pointer and reason", "[io][team][refusal]") {
    const auto spoiled = GENERATE(values<Spoiled>({
        {"\"number\": \"12\"",
         "\"number\": \"012\"",
         "/players/0/number",
         "must be a number as worn, \"0\" to \"99\" or \"00\", not \"012\""},
        {"\"number\": \"12\"",
         "\"number\": \"07\"",
         "/players/0/number",
         "must be a number as worn, \"0\" to \"99\" or \"00\", not \"07\""},
        {"\"number\": \"12\"",
         "\"number\": \"\"",
         "/players/0/number",
         "must have 1 to 40 characters, not 0"},
        {"\"number\": \"12\"",
         "\"number\": \"1x\"",
         "/players/0/number",
         "must be a number as worn, \"0\" to \"99\" or \"00\", not \"1x\""},
        {"\"number\": \"12\"", "\"number\": 12", "/players/0/number", "must be text, not a number"},
        {"\"id\": \"w90\"", "\"id\": \"d12\"", "/players/1", "the id \"d12\" is taken already"},
        {"\"QB\"",
         "\"QBX\"",
         "/players/0/position",
         "must be one of \"C\", \"G\", \"T\", \"QB\", \"RB\", \"WR\", \"TE\", \"P\", \"K\", "
         "\"DL\", "
         "\"LB\", \"DB\", not \"QBX\""},
        {"\"position\": \"QB\"",
         "\"position\": \"RB\"",
         "/players/0/second_base",
         "only a quarterback has a second base"},
        {"\"unit\": \"dark\"",
         "\"unit\": \"red\"",
         "/players/0/unit",
         "must be one of \"dark\", \"white\", not \"red\""},
        {"\"mass_g\": 1.6",
         "\"mass_g\": 1e300",
         "/players/0/figure/mass_g",
         "must be a number from 0.2 to 20, not 1e+300"},
        {"\"height_mm\": 30",
         "\"height_mm\": 10",
         "/players/0/figure",
         "the center of mass is above the figure"},
        {"\"#202020\"",
         "\"202020\"",
         "/colors/dark",
         "must be a color like \"#17365d\", not \"202020\""},
        {"\"#202020\"",
         "\"#20202g\"",
         "/colors/dark",
         "must be a color like \"#17365d\", not \"#20202g\""},
        {"\"#202020\"",
         "\"#888888\"",
         "/colors/dark",
         "must have a contrast of at least 4.5 to white, not 3.5"},
        {"\"CRW\"", "\"CROWS\"", "/abbreviation", "must be 2 to 4 capital letters, not \"CROWS\""},
        {"\"z_mm\": 3",
         "\"z_mm\": 0",
         "/players/1/putty/0/z_mm",
         "must be a number from 0.5 to 12, not 0"},
        {"\"putty\": [{\"mass_g\": 0.4, \"x_mm\": 0, \"y_mm\": 0, \"z_mm\": 3}]",
         "\"putty\": [0, 0, 0, 0, 0]",
         "/players/1/putty",
         "must have 1 to 4 entries, not 5"},
        {"\"base\": \"rookie\",",
         "\"base\": \"rookie\", \"dial_deg\": 61,",
         "/players/0/dial_deg",
         "must be a number from -60 to 60, not 61"},
        {"\"Ada Quill\"",
         "\"Ada\\u001b[2JQuill\"",
         "/players/0/name",
         "must not hold control characters"},
        {"\"name\": \"Crows\"",
         "\"name\": \"Crows of a name that is far too long for any board\"",
         "/name",
         "must have 1 to 40 characters, not 50"},
    }));
    test::checkRefused(kTeamText, spoiled, io::parseTeam);
}

TEST_CASE("A team has 1 to 64 players", "[io][team][refusal]") {
    const auto withPlayers = [](int count) {
        std::string list;
        for (int i = 0; i < count; ++i)
            list += (i == 0 ? "" : ", ") + std::string{R"({"id": "p)"} + std::to_string(i) +
                    R"(", "number": "1", "name": "A", "position": "C", "unit": "dark",
                       "figure": {"mass_g": 1.6}, "base": "rookie"})";
        return io::parseTeam(
            kTeamText.substr(0, kTeamText.find("\"players\"")) + "\"players\": [" + list + "]}",
            "x.json");
    };
    CHECK(withPlayers(1));
    CHECK(withPlayers(64));
    REQUIRE_FALSE(withPlayers(0));
    CHECK(withPlayers(0).error() ==
          LoadError{"x.json", "/players", "must have 1 to 64 entries, not 0"});
    REQUIRE_FALSE(withPlayers(65));
    CHECK(withPlayers(65).error().reason == "must have 1 to 64 entries, not 65");
}
