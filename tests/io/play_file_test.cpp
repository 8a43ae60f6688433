#include "io/samples.hpp"

#include <thrum/io/play_file.hpp>

using namespace thrum;
using test::Spoiled;

namespace {

const std::string kPlayText = R"({
    "schema": "thrum.play/1",
    "id": "ir-post",
    "name": "I right: post",
    "formation": "i-right",
    "type": "pass",
    "carrier": "QB",
    "standing": true,
    "headings": {"FL": 10},
    "stop_s": 1.2,
    "reads": [{"role": "FL", "stick_deg": 330}],
    "suits": ["long"]
}
)";

}  // namespace

TEST_CASE("A play file is read whole and written back the same", "[io][play]") {
    const auto play = io::parsePlay(kPlayText, "post.json");
    REQUIRE(play);
    CHECK(play->type == PlayType::Pass);
    CHECK(play->standing);
    CHECK(play->headings ==
          std::vector<std::pair<std::string, Heading>>{{"FL", Heading::degrees(10)}});
    CHECK(play->reads == std::vector<PlayRead>{{"FL", Heading::degrees(330)}});
    CHECK(play->suits == std::vector<PlaySituation>{PlaySituation::Long});
    CHECK(io::textOf(*play) == kPlayText);
}

TEST_CASE("A spoiled play file is refused with file, pointer and reason", "[io][play][refusal]") {
    const auto spoiled = GENERATE(values<Spoiled>({
        {"\"carrier\": \"QB\",", "", "", "the key \"carrier\" is missing"},
        {"\"pass\"", "\"defense\"", "/carrier", "a defense has none"},
        {"\"pass\"", "\"run\"", "/reads", "only a pass has reads"},
        {"\"pass\"",
         "\"trick\"",
         "/type",
         "must be one of \"run\", \"pass\", \"defense\", not \"trick\""},
        {"1.2", "9", "/stop_s", "must be a number from 0 to 8, not 9"},
        {"\"FL\": 10",
         "\"left\": 10",
         "/headings",
         "a role is 1 to 6 capital letters or digits, not \"left\""},
        {"\"FL\": 10", "\"FL\": \"up\"", "/headings/FL", "must be a number, not text"},
        {"330", "null", "/reads/0/stick_deg", "must be a number, not null"},
        {"\"long\"",
         "\"often\"",
         "/suits/0",
         "must be one of \"short\", \"medium\", \"long\", \"goal_line\", \"late\", not \"often\""},
    }));
    test::checkRefused(kPlayText, spoiled, io::parsePlay);
}
