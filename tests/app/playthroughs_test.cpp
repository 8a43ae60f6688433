#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/app/verify.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/games/tap/game.hpp>

#include <algorithm>
#include <filesystem>
#include <regex>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

struct Playthrough {
    std::string name;
    std::string text;
    // what index.json says of it
    int lines = 0;
    std::size_t plays = 0;
    std::array<int, 2> score{};
    std::int64_t lengthMs = 0;
    std::string digest;
};

std::filesystem::path folder() {
    return test::sourceTree() / "tests" / "data" / "playthroughs";
}

// index.json is written by make.py with one entry a game, members in a fixed order.
std::vector<Playthrough> playthroughs() {
    const std::string index = test::contentsOf(folder() / "index.json");
    const std::regex entry{
        R"re("([a-z0-9-]+)": \{\s*"lines": (\d+),\s*"plays": (\d+),\s*"score": \{\s*"home": (\d+),\s*"visitor": (\d+)\s*\},\s*"length_ms": (\d+),\s*"digest": "([0-9a-f]{16})")re"};
    std::vector<Playthrough> found;
    for (std::sregex_iterator at{index.begin(), index.end(), entry}, end; at != end; ++at) {
        const auto number = [&](std::size_t group) { return std::stoll((*at)[group]); };
        Playthrough one;
        one.name = (*at)[1];
        one.text = test::contentsOf(folder() / (one.name + ".thrum"));
        one.lines = static_cast<int>(number(2));
        one.plays = static_cast<std::size_t>(number(3));
        one.score = {static_cast<int>(number(4)), static_cast<int>(number(5))};
        one.lengthMs = number(6);
        one.digest = (*at)[7];
        found.push_back(std::move(one));
    }
    return found;
}

}  // namespace

TEST_CASE("at least twenty playthroughs are kept, each listed", "[app][golden]") {
    const auto known = playthroughs();
    CHECK(known.size() >= 20);
    for (const auto& entry : std::filesystem::directory_iterator{folder()}) {
        if (entry.path().extension() == ".thrum")
            CHECK(std::ranges::count(known, entry.path().stem().string(), &Playthrough::name) == 1);
    }
}

TEST_CASE("D62 every playthrough is shown as it was recorded", "[app][D62][golden]") {
    for (const Playthrough& one : playthroughs()) {
        INFO(one.name);
        const auto replay = app::Replay::open(one.text, one.name);
        REQUIRE(replay);
        if (replay->damage())
            FAIL(replay->damage()->text());
        CHECK_FALSE(replay->torn());
        CHECK(std::count(one.text.begin(), one.text.end(), '\n') == one.lines);
        CHECK(replay->plays().size() == one.plays);
        CHECK(replay->lengthMs() == one.lengthMs);
        const app::ReplayMoment end = replay->at(replay->lengthMs());
        CHECK(end.situation.score == one.score);
        const app::Statistics statistics = app::statisticsOf(*replay);
        const bool corrected =
            std::ranges::count(
                replay->steps(), app::ReplayStep::Kind::Correction, &app::ReplayStep::kind) > 0;
        if (!corrected)
            CHECK(std::array{statistics.teams[0].points, statistics.teams[1].points} == one.score);
        // the last one may have been left in the middle
        for (std::size_t i = 0; i + 1 < replay->plays().size(); ++i) {
            if (replay->plays()[i].snapped)
                CHECK_FALSE(replay->story(i).empty());
        }
    }
}

TEST_CASE("D54 every playthrough is gone on with where it stopped", "[app][D54][golden]") {
    const app::Library library = test::shippedLibrary();
    for (const Playthrough& one : playthroughs()) {
        INFO(one.name);
        const auto opened = app::TapGame::open(library, one.text, one.name);
        REQUIRE(opened);
        if (opened->damage)
            FAIL(opened->damage->text());
        CHECK(opened->notices.empty());
        CHECK(hex16(opened->game->session().digest()) == one.digest);
        CHECK(opened->game->state().score == one.score);
    }
}

TEST_CASE("D63 every playthrough verifies: rules, dice and physics lead where they led",
          "[app][D63][golden]") {
    const app::Library library = test::shippedLibrary();
    std::size_t runs = 0;
    for (const Playthrough& one : playthroughs()) {
        INFO(one.name);
        const auto result = app::verify(library, one.text, one.name);
        if (!result)
            FAIL(result.error().text());
        if (result->difference)
            FAIL(result->difference->text());
        runs += result->runs;
    }
    CHECK(runs > 100);
}
