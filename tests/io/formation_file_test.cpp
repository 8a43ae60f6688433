#include "io/samples.hpp"

#include <thrum/io/formation_file.hpp>

using namespace thrum;
using test::kFormationText;
using test::Spoiled;

TEST_CASE("A formation file is read whole", "[io][formation]") {
    const auto formation = io::parseFormation(
        test::with(
            kFormationText,
            "\"front\": 2.6, \"lateral\": 0, \"heading_deg\": 0",
            "\"front\": 2.6, \"lateral\": -0.25, \"heading_deg\": -30, \"second_base\": true"),
        "pair.json");
    REQUIRE(formation);
    CHECK(formation->unit == FormationUnit::Offense);
    CHECK(formation->carrier == "QB");
    REQUIRE(formation->men.size() == 2);
    CHECK(formation->men[1] ==
          FormationMan{"QB", Position::Quarterback, 2.6_yd, -0.25_yd, Heading::degrees(330), true});
    CHECK_FALSE(formation->returner);
}

TEST_CASE("A kick return may name a returner", "[io][formation]") {
    const std::string text =
        test::with(test::with(kFormationText, "offense", "kick_return"),
                   "\"carrier\": \"QB\"",
                   "\"carrier\": \"KR\", \"returner\": {\"role\": \"KR\", \"position\": \"RB\"}");
    const auto formation = io::parseFormation(text, "x.json");
    REQUIRE(formation);
    CHECK(formation->returner == FormationReturner{"KR", Position::RunningBack});
}

TEST_CASE("TAP-PU-3 a punt names one or two gunners among its men", "[io][formation][TAP-PU-3]") {
    const auto withGunners = [](const std::string& gunners) {
        return io::parseFormation(test::with(test::with(kFormationText, "offense", "punt"),
                                             "\"carrier\": \"QB\"",
                                             "\"carrier\": \"QB\", \"gunners\": " + gunners),
                                  "x.json");
    };
    const auto one = withGunners("[\"C\"]");
    REQUIRE(one);
    CHECK(one->gunners == std::vector<std::string>{"C"});
    CHECK(io::parseFormation(io::textOf(*one), "y.json"));
    const auto nobody = withGunners("[\"GL\"]");
    REQUIRE_FALSE(nobody);
    CHECK(nobody.error() == LoadError{"x.json", "/gunners", "nobody has the gunner's role \"GL\""});
    const auto twice = withGunners("[\"C\", \"C\"]");
    REQUIRE_FALSE(twice);
    CHECK(twice.error() == LoadError{"x.json", "/gunners", "names \"C\" twice"});
}

TEST_CASE("A spoiled formation file is refused with file, pointer and reason",
          "[io][formation][refusal]") {
    const auto spoiled = GENERATE(values<Spoiled>({
        {"\"carrier\": \"QB\",", "", "", "the key \"carrier\" is missing"},
        {"\"carrier\": \"QB\"",
         "\"carrier\": \"TB\"",
         "/men",
         "nobody has the carrier's role \"TB\""},
        {"\"offense\"", "\"defense\"", "/carrier", "this unit does not have the ball"},
        {"\"offense\"",
         "\"band\"",
         "/unit",
         "must be one of \"offense\", \"defense\", \"kickoff\", \"kick_return\", \"punt\", "
         "\"punt_return\", \"onside_return\", \"field_goal\", \"field_goal_block\", not "
         "\"band\""},
        {"\"role\": \"C\"", "\"role\": \"QB\"", "/men", "the role \"QB\" is taken already"},
        {"\"role\": \"C\"",
         "\"role\": \"c\"",
         "/men/0/role",
         "must be 1 to 6 capital letters or digits, not \"c\""},
        {"\"front\": 0.2",
         "\"front\": -0.2",
         "/men/0/front",
         "must be a number from 0 to 60, not -0.2"},
        {"\"lateral\": 0",
         "\"lateral\": 31",
         "/men/0/lateral",
         "must be a number from -30 to 30, not 31"},
        {"\"heading_deg\": 0",
         "\"heading_deg\": \"north\"",
         "/men/0/heading_deg",
         "must be a number, not text"},
        {"\"heading_deg\": 0}",
         "\"heading_deg\": 0, \"second_base\": true}",
         "/men/0/second_base",
         "only a quarterback has a second base"},
        {"\"carrier\": \"QB\"",
         "\"carrier\": \"QB\", \"returner\": {\"role\": \"KR\", \"position\": \"RB\"}",
         "/returner",
         "only a kick or punt return has a returner"},
        {"\"offense\"", "\"punt\"", "", "the key \"gunners\" is missing"},
        {"\"carrier\": \"QB\"",
         "\"carrier\": \"QB\", \"gunners\": [\"C\"]",
         "/gunners",
         "only a punt has gunners"},
    }));
    test::checkRefused(kFormationText, spoiled, io::parseFormation);
}

TEST_CASE("TAP-LO-11 a formation has at most eleven men, the returner counted",
          "[io][formation][TAP-LO-11][refusal]") {
    const auto withMen = [](int count, const std::string& more) {
        std::string list;
        for (int i = 0; i < count; ++i)
            list += (i == 0 ? "" : ", ") + std::string{R"({"role": "M)"} + std::to_string(i) +
                    R"(", "position": "RB", "front": 0, "lateral": 0, "heading_deg": 0})";
        return io::parseFormation(R"({"schema": "thrum.formation/1", "id": "x", "name": "X",
            "unit": "kick_return", "carrier": "M0", "men": [)" +
                                      list + "]" + more + "}",
                                  "x.json");
    };
    const std::string returner = R"(, "returner": {"role": "KR", "position": "RB"})";
    CHECK(withMen(11, ""));
    CHECK(withMen(10, returner));
    REQUIRE_FALSE(withMen(12, ""));
    CHECK(withMen(12, "").error() ==
          LoadError{"x.json", "/men", "must have 1 to 11 entries, not 12"});
    REQUIRE_FALSE(withMen(11, returner));
    CHECK(withMen(11, returner).error() ==
          LoadError{"x.json", "/men", "must have at most 11 men with the returner, not 12"});
}
