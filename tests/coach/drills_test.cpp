#include "coach/coach_table.hpp"

#include <thrum/app/drills.hpp>
#include <thrum/games/tap/game.hpp>

using namespace thrum;
using test::CoachTable;

namespace {

std::vector<io::Drill> drills() {
    std::vector<LoadError> problems;
    auto found = app::shippedDrills(test::sourceTree(), problems);
    for (const LoadError& problem : problems)
        UNSCOPED_INFO(problem.text());
    REQUIRE(problems.empty());
    return found;
}

const std::filesystem::path kRules = std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules";

std::unique_ptr<app::TapGame> begin(const CoachTable& table, const io::Drill& drill) {
    io::request::New asked;
    asked.game = "tap";
    asked.seed = 3;
    asked.home.seat = "computer:1";
    asked.visitor.seat = "computer:1";
    auto game = app::beginDrill(table.library, kRules, drill, asked, "test", "");
    if (!game)
        FAIL(game.error());
    return app::as<games::Tap>(*std::move(game));
}

}  // namespace

TEST_CASE("Every shipped drill begins as it says and is played to its end", "[coach][drills]") {
    const CoachTable table;
    const auto all = drills();
    REQUIRE(all.size() == 5);
    for (const io::Drill& drill : all) {
        INFO(drill.id);
        const auto game = begin(table, drill);
        CHECK(game->state().half == 2);
        CHECK(app::drillPoints(*game, drill) == 0);
        const int before = game->state().score[0];
        CoachTable::play(*game);
        CHECK(game->state().over);
        CHECK(app::drillPoints(*game, drill) == game->state().score[0] - before);
    }
}

TEST_CASE("A drill whose state makes no sense is refused with its pointer",
          "[coach][drills][refusal]") {
    const CoachTable table;
    io::Drill drill = drills().front();
    drill.state = R"({"half": 2, "down": 9})";
    io::request::New asked;
    asked.game = "tap";
    const auto game = app::beginDrill(table.library, kRules, drill, asked, "test", "");
    REQUIRE_FALSE(game);
    CHECK(game.error().find("down") != std::string::npos);
}

TEST_CASE("A spoiled drill file is refused with pointer and reason", "[coach][drills][refusal]") {
    const auto refused = [](const std::string& text, const std::string& pointer) {
        const auto drill = io::parseDrill(text, "x.json");
        REQUIRE_FALSE(drill);
        CHECK(drill.error().pointer == pointer);
    };
    refused("{", "");
    refused(R"({"schema":"thrum.drill/1","id":"x","name":"X","side":"home","points":0,"state":{}})",
            "/points");
    refused(R"({"schema":"thrum.drill/1","id":"x","name":"X","side":"left","points":3,"state":{}})",
            "/side");
    refused(R"({"schema":"thrum.drill/1","id":"x","name":"X","side":"home","points":3,"state":7})",
            "/state");
}
