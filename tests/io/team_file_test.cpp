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

namespace {
const std::string kColors = R"("trim": "#ffcc00"})";
/// The sample with a kit.
std::string withKit(const std::string& kit) {
    return test::with(kTeamText, kColors, kColors + ", \"kit\": " + kit);
}
}  // namespace

TEST_CASE(
    "UX-12 a team's kit and its men's poses are read, written, and left out where there are none",
    "[io][team][UX-12]") {
    const auto plain = io::parseTeam(kTeamText, "x.json");
    REQUIRE(plain);
    CHECK(plain->kit == TeamKit{});
    CHECK_FALSE(plain->players[0].pose);
    CHECK(io::textOf(*plain).find("kit") == std::string::npos);
    CHECK(io::textOf(*plain).find("pose") == std::string::npos);
    const std::string text = test::with(
        withKit(R"({"dark": {"pattern": "yoke", "stripe": "#ffcc00", "numbers": "#ffcc00"},
                    "white": {"jersey": "#f4f0e0", "pattern": "sleeve_bands", "helmet": "#112233",
                              "helmet_stripe": "#ffffff", "pants": "#ffcc00"}})"),
        "\"position\": \"QB\"",
        R"("position": "QB", "pose": "kicker")");
    const auto team = io::parseTeam(text, "x.json");
    REQUIRE(team);
    CHECK(team->kit.dark == UnitKit{.pattern = KitPattern::Yoke,
                                    .stripe = Color{0xff, 0xcc, 0x00},
                                    .numbers = Color{0xff, 0xcc, 0x00}});
    CHECK(team->kit.white == UnitKit{.pattern = KitPattern::SleeveBands,
                                     .jersey = Color{0xf4, 0xf0, 0xe0},
                                     .helmet = Color{0x11, 0x22, 0x33},
                                     .helmetStripe = Color{255, 255, 255},
                                     .pants = Color{0xff, 0xcc, 0x00}});
    CHECK(team->players[0].pose == FigurePose::Kicker);
    const auto again = io::parseTeam(io::textOf(*team), "again.json");
    REQUIRE(again);
    CHECK(*again == *team);
    for (int i = 0; i < kFigurePoseCount; ++i) {
        TeamFile posed = *plain;
        posed.players[1].pose = static_cast<FigurePose>(i);
        const auto read = io::parseTeam(io::textOf(posed), "posed.json");
        REQUIRE(read);
        CHECK(*read == posed);
    }
}

TEST_CASE("TAP-UN-1 TAP-UN-5 a kit that blurs units or numbers is refused with its place",
          "[io][team][refusal][TAP-UN-1][TAP-UN-5]") {
    struct Kit {
        const char* kit;
        const char* pointer;
        const char* reason;
    };
    const auto spoiled = GENERATE(values<Kit>(
        {{R"({"white": {"jersey": "#c0c0c0"}})",
          "/kit/white/jersey",
          "must be white or nearly so, with a contrast of at most 1.3 to white, not 1.9"},
         {R"({"dark": {"jersey": "#202020"}})", "/kit/dark/jersey", "unknown"},
         {R"({"dark": {"numbers": "#404040"}})",
          "/kit/dark/numbers",
          "must have a contrast of at least 3 to the jersey, not 1.5"},
         {R"({"white": {"numbers": "#ffcc00"}})",
          "/kit/white/numbers",
          "must have a contrast of at least 3 to the jersey, not 1.5"},
         {R"({"dark": {"pattern": "tartan"}})", "/kit/dark/pattern", "must be one of"},
         {R"({"dark": {"pants": "gold"}})", "/kit/dark/pants", "must be a color"},
         {R"({"gray": {}})", "/kit/gray", "unknown"},
         {R"({"dark": []})", "/kit/dark", "must be"},
         {R"("plain")", "/kit", "must be"}}));
    INFO(spoiled.kit);
    const auto team = io::parseTeam(withKit(spoiled.kit), "x.json");
    REQUIRE_FALSE(team);
    CHECK(team.error().pointer == spoiled.pointer);
    CHECK(team.error().reason.find(spoiled.reason) != std::string::npos);
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
        {"\"position\": \"QB\"",
         "\"position\": \"QB\", \"pose\": \"fallen\"",
         "/players/0/pose",
         "must be one of \"lineman\", \"runner\", \"receiver\", \"passer\", \"kicker\", "
         "\"linebacker\", \"back\", \"blocker\", not \"fallen\""},
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
