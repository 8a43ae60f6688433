#include "shipped_files.hpp"

#include <set>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "resources/games/foursheet/teams/avg.json";

// Behind the beginning of a unit: "\"KR\"" and so on stand in the sheets of men too.
std::optional<LoadError> errorIn(std::string_view section,
                                 std::string_view old,
                                 std::string_view replacement) {
    std::string text = shipped::text(kFile);
    const std::size_t platoon = text.find("\"platoon\"");
    REQUIRE(platoon != std::string::npos);
    text = text.substr(0, platoon) +
           shipped::exchangedAfter(text.substr(platoon), section, old, replacement);
    return shipped::readFrom(text, [](const FieldSource& at) { (void)readTeam(at); });
}

const Team& average() {
    return *shipped::team("avg");
}
std::string idOn(const Eleven& unit, int token) {
    return playerOf(average(), onToken(unit, token)).id;
}

}  // namespace

TEST_CASE("FSS-36.3 a platoon sheet fills every unit", "[foursheet][FSS-36.3][FSS-30.1][data]") {
    const Platoon& platoon = average().platoon;
    CHECK(platoon.preferred == Formation::ProSet);
    for (const auto& unit : platoon.offense)
        REQUIRE(unit.has_value());
    CHECK(idOn(*platoon.offense[0], 1) == "qb1");
    CHECK(idOn(*platoon.offense[0], 9) == "c1");
    const auto front = [&](Front which, int token) {
        return idOn(platoon.defense[static_cast<std::size_t>(which)], token);
    };
    CHECK(front(Front::FourThree, 6) == "mlb1");
    CHECK(front(Front::Nickel, 6) == "nb");
    CHECK(front(Front::FiveTwoFour, 6) == "llb1");
    CHECK(front(Front::ThreeFour, 4) == "llb1");
    const auto special = [&](SpecialUnit which, int token) {
        return idOn(platoon.special[static_cast<std::size_t>(which)], token);
    };
    CHECK(special(SpecialUnit::KO, 11) == "k");
    CHECK(special(SpecialUnit::FG, 11) == "k");
    CHECK(special(SpecialUnit::PUNT, 11) == "p");
    CHECK(special(SpecialUnit::KR, 10) == "fl2");
    CHECK(special(SpecialUnit::PR, 11) == "hb2");
}

TEST_CASE("FSS-36.3 nobody is twice in a unit of any shipped team",
          "[foursheet][FSS-36.3][FSS-4.3][data]") {
    for (const std::string_view id : {"avg", "herons", "quarrymen", "lanterns", "threshers"}) {
        const Platoon& platoon = shipped::team(id)->platoon;
        const auto different = [](const Eleven& unit) {
            return std::set<PlayerIndex>(unit.begin(), unit.end()).size() == 11;
        };
        for (const auto& unit : platoon.offense)
            CHECK(different(*unit));
        for (const Eleven& unit : platoon.defense)
            CHECK(different(unit));
        for (const Eleven& unit : platoon.special)
            CHECK(different(unit));
    }
}

TEST_CASE("FSS-24.3 every place on the field has a list of replacements",
          "[foursheet][FSS-24.3][FSS-36.3][data]") {
    const Platoon& platoon = average().platoon;
    for (int token = 1; token <= 11; ++token) {
        CHECK_FALSE(depthOf(platoon, slotOf(Formation::ProSet, token)).empty());
        for (const auto& front : namesOf(Front{}))
            CHECK_FALSE(depthOf(platoon, slotOf(front.value, token)).empty());
    }
    CHECK(slotOf(SpecialUnit::KO, 11) == "K");
    CHECK(slotOf(SpecialUnit::PUNT, 11) == "P");
    CHECK(slotOf(SpecialUnit::FG, 3) == "FG");
    CHECK(depthOf(platoon, "QB").size() == 2);
    CHECK(playerOf(average(), depthOf(platoon, "QB")[0]).id == "qb2");
    CHECK(depthOf(platoon, "nowhere").empty());
}

TEST_CASE("FSS-36.3 wrong platoon sheets are refused", "[foursheet][FSS-36.3][FSS-36][refusal]") {
    const auto unknown = errorIn("\"Pro Set\": {", "\"qb1\"", "\"qb9\"");
    REQUIRE(unknown);
    CHECK(unknown->pointer == "/platoon/offence/Pro Set/1");
    CHECK(unknown->reason == "there is no player \"qb9\"");
    CHECK(fileRefused(*unknown).code == "E-FSS-DATA");
    const auto twice = errorIn("\"4-3\": {", "\"ldt1\"", "\"lde1\"");
    REQUIRE(twice);
    CHECK(twice->pointer == "/platoon/defence/4-3/2");
    CHECK(twice->reason == "\"lde1\" is in this unit twice");
    const auto ten = errorIn("\"Nickel\": {", "\"11\": \"fs1\"", "\"12\": \"fs1\"");
    REQUIRE(ten);
    CHECK(ten->pointer == "/platoon/defence/Nickel");
    const auto kicker = errorIn("\"KO\": {", "\"11\": \"k\"", "\"11\": \"p\"");
    REQUIRE(kicker);
    CHECK(kicker->reason == "must be a kicker");
    const auto punter = errorIn("\"PUNT\": {", "\"11\": \"p\"", "\"11\": \"k\"");
    REQUIRE(punter);
    CHECK(punter->reason == "must be a punter");
    const auto end = errorIn("\"Pro Set\": {", "\"se1\"", "\"k\"");
    REQUIRE(end);
    CHECK(end->reason == "kickers and punters have no card for plays from scrimmage");
    const auto slot = errorIn("\"depth\": {", "\"QB\":", "\"QX\":");
    REQUIRE(slot);
    CHECK(slot->reason == "there is no slot \"QX\"");
    const auto team = errorIn("\"team\":", "\"avg\"", "\"herons\"");
    REQUIRE(team);
    CHECK(team->pointer == "/platoon/team");
    const auto preferred = errorIn("\"preferredFormation\"", "\"Pro Set\"", "\"Wishbone\"");
    REQUIRE(preferred);
    CHECK(preferred->pointer == "/platoon/preferredFormation");
}

TEST_CASE("FSS-36.3 men may play out of position", "[foursheet][FSS-36.3]") {
    CHECK_FALSE(errorIn("\"4-3\": {", "\"lde1\"", "\"te1\""));
}

TEST_CASE("FSS-36.2 teams survive being written and read",
          "[foursheet][FSS-36.2][FSS-36.3][data]") {
    for (const std::string_view id : {"avg", "herons", "quarrymen", "lanterns", "threshers"}) {
        const Team& team = *shipped::team(id);
        const std::string json = shipped::writtenBy([&](FieldSink& to) { write(team, to); });
        Team read;
        const auto error =
            shipped::readFrom(json, [&](const FieldSource& at) { read = readTeam(at); });
        CHECK_FALSE(error);
        CHECK(read == team);
    }
}
