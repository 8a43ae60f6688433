#include "support/shipped.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/game_statistics.hpp>
#include <thrum/app/game_tables.hpp>
#include <thrum/app/statistics.hpp>

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

// Replay, box score and tables of every game that has a score book and no board, over whole games
// of its own coaches.
using namespace thrum;

namespace {

struct Played {
    std::string what;
    std::string text;
    std::array<int, 2> score{};
};

std::vector<Played> playedGames() {
    std::vector<Played> all;
    const app::Library library = test::shippedLibrary();
    for (const char* game : {"touchdown", "scrimmage", "foursheet"}) {
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
            io::request::New asked;
            asked.game = game;
            asked.seed = seed;
            asked.home.seat = "computer:1";
            asked.visitor.seat = seed % 2 == 0 ? "random" : "computer:1";
            auto begun = app::beginGame(
                library, test::sourceTree() / "rules", asked, "thrum test", "2026-11-20T12:00:00Z");
            REQUIRE(begun);
            app::Game& played = **begun;
            REQUIRE_FALSE(played.playToEnd({}));
            all.push_back({std::string{game} + ", seed " + std::to_string(seed),
                           played.fileText(),
                           played.facts().situation.score});
        }
    }
    return all;
}

const std::vector<Played>& playedOnce() {
    static const std::vector<Played> all = playedGames();
    return all;
}

app::Replay opened(const Played& one) {
    auto replay = app::Replay::open(one.text, "game.thrum");
    if (!replay)
        FAIL(replay.error().text());
    return *std::move(replay);
}

}  // namespace

TEST_CASE("UX-19.4 the numbers of every game add up to what the log has", "[app][UX-19.4]") {
    for (const Played& one : playedOnce()) {
        INFO(one.what);
        const app::Replay replay = opened(one);
        CHECK_FALSE(replay.damage());
        CHECK_FALSE(replay.torn());
        const app::Statistics box = app::statisticsOf(replay);
        std::array<Distance, 2> driven{};
        std::array<int, 2> drivePlays{};
        std::array<int, 2> toldPlays{};
        for (const app::Drive& drive : box.drives) {
            const std::size_t side = drive.side == Side::Home ? 0 : 1;
            driven[side] += drive.yards;
            toldPlays[side] += drive.plays;
            for (std::size_t i = drive.firstPlay; i <= drive.lastPlay; ++i) {
                const GamePlay& play = replay.plays()[i];
                CHECK((!play.snapped || play.team == drive.side));
                if (play.snapped && play.over && !play.nullified &&
                    (play.type == GamePlay::Type::Run || play.type == GamePlay::Type::Pass))
                    ++drivePlays[side];
            }
            CHECK(drive.end != app::DriveEnd::UnderWay);
        }
        for (const std::size_t side : {0U, 1U}) {
            const app::TeamStats& team = box.teams[side];
            CHECK(team.points == one.score[side]);
            int byPeriod = 0;
            for (const int points : team.pointsByPeriod)
                byPeriod += points;
            CHECK(byPeriod == team.points);
            CHECK(team.yards == team.line.rushing.yards + team.line.passing.yards);
            CHECK(team.yards == driven[side]);
            CHECK(team.plays == drivePlays[side]);
            CHECK(team.plays == toldPlays[side]);
            CHECK(team.plays == team.line.rushing.count + team.line.passes.tried);
            CHECK_FALSE(team.boardMs);
        }
        CHECK(replay.at(replay.lengthMs()).situation.score == one.score);
    }
}

TEST_CASE("UX-19 what single men did adds up to their team's numbers", "[app][UX-19]") {
    for (const Played& one : playedOnce()) {
        INFO(one.what);
        const app::Replay replay = opened(one);
        if (replay.header().game == "touchdown")
            continue;  // its dice are nobody's
        const app::Statistics box = app::statisticsOf(replay);
        for (const Side side : {Side::Home, Side::Visitor}) {
            const app::StatLine& team = box.teams[side == Side::Home ? 0 : 1].line;
            app::StatLine sum;
            for (const auto& [man, line] : box.players) {
                if (man.side != side)
                    continue;
                CHECK_FALSE(numberOf(replay.names(), man).empty());
                CHECK_FALSE(replay.manInFiles(man).player.empty());
                sum.rushing.count += line.rushing.count;
                sum.rushing.yards += line.rushing.yards;
                sum.passes.tried += line.passes.tried;
                sum.passes.made += line.passes.made;
                sum.receiving.yards += line.receiving.yards;
            }
            CHECK(sum.rushing.count == team.rushing.count);
            CHECK(sum.rushing.yards == team.rushing.yards);
            CHECK(sum.passes == team.passes);
            CHECK(sum.receiving.yards == team.receiving.yards);
        }
    }
}

TEST_CASE("UX-19.4 of 4SS all of the clock is somebody's, and no match-up is won twice",
          "[app][UX-19.4]") {
    for (const Played& one : playedOnce()) {
        const app::Replay replay = opened(one);
        if (replay.header().game != "foursheet")
            continue;
        INFO(one.what);
        const app::Statistics box = app::statisticsOf(replay);
        const auto both = [&](std::string_view word) {
            return app::countOf(box.teams[0].extras, word) +
                   app::countOf(box.teams[1].extras, word);
        };
        constexpr int kQuarters = 4 * 900;
        CHECK(both("possession_minutes") == kQuarters);
        const auto scrimmage = std::ranges::count_if(replay.plays(), [](const GamePlay& play) {
            return play.snapped && isFromScrimmage(play.type);
        });
        CHECK(both("team_match_ups_won") > 0);
        CHECK(both("team_match_ups_won") <= scrimmage);
    }
}

TEST_CASE("UX-17 every play of every game is told, and time goes through all steps",
          "[app][UX-17]") {
    for (const Played& one : playedOnce()) {
        INFO(one.what);
        const app::Replay replay = opened(one);
        std::int64_t at = 0;
        for (const app::ReplayStep& step : replay.steps()) {
            CHECK(step.startMs == at);
            CHECK(step.endMs > step.startMs);
            at = step.endMs;
        }
        CHECK(at == replay.lengthMs());
        for (std::size_t i = 0; i < replay.plays().size(); ++i) {
            const GamePlay& play = replay.plays()[i];
            if (play.snapped)
                CHECK_FALSE(replay.story(i).empty());
            if (play.snapped)
                CHECK(replay.playAt(replay.timeOfPlay(i)) == i);
            CHECK(replay.at(replay.timeOfPlay(i)).play == i);
        }
        CHECK(std::ranges::is_sorted(replay.marks(), {}, &app::ReplayMark::ms));
        const auto scores =
            std::ranges::count(replay.marks(), app::MarkKind::Score, &app::ReplayMark::kind);
        CHECK(scores == std::ranges::count_if(replay.plays(), [](const GamePlay& play) {
                  return play.points != std::array{0, 0};
              }));
    }
}

TEST_CASE("UX-19.2 tables have a row for each play, and rows of the game's own", "[app][UX-19.2]") {
    for (const Played& one : playedOnce()) {
        INFO(one.what);
        const app::Replay replay = opened(one);
        const std::string plays = app::playsCsv(replay);
        CHECK(static_cast<std::size_t>(std::ranges::count(plays, '\n')) ==
              replay.plays().size() + 1);
        const std::string box = app::boxCsv(app::statisticsOf(replay), replay.names());
        const std::string& game = replay.header().game;
        // rows only for what the book knows, whole yards without tenths
        const app::Statistics statistics = app::statisticsOf(replay);
        const bool fouls = game != "touchdown" && game != "scrimmage";
        CHECK((box.find("\npenalties,") != std::string::npos) == fouls);
        // no kicks and no tries where the first score wins (SCR-N4)
        for (const char* row : {"punts", "kick returns", "field goals", "extra points"})
            CHECK((box.find(std::string{"\n"} + row + ",") != std::string::npos) ==
                  (game != "scrimmage"));
        CHECK(statistics.men == (game != "touchdown"));
        const int total = static_cast<int>(statistics.teams[0].yards.yards());
        CHECK(box.find("\ntotal yards," + std::to_string(total) + ",") != std::string::npos);
        CHECK((box.find("faces canceled") != std::string::npos) == (game == "touchdown"));
        CHECK((box.find("squares moved") != std::string::npos) == (game == "scrimmage"));
        CHECK((box.find("match-ups won") != std::string::npos) == (game == "foursheet"));
    }
}

TEST_CASE("D57 what was taken back is counted nowhere", "[app][D57]") {
    io::request::New asked;
    asked.game = "foursheet";
    asked.seed = 7;
    asked.freeUndo = true;
    asked.home.seat = "computer:1";
    asked.visitor.seat = "computer:1";
    auto game = app::beginGame(test::shippedLibrary(),
                               test::sourceTree() / "rules",
                               asked,
                               "thrum test",
                               "2026-11-20T12:00:00Z");
    REQUIRE(game);
    REQUIRE_FALSE((*game)->playToEnd({}));
    const app::Replay before = opened({"", (*game)->fileText(), {}});
    const auto back = static_cast<int>(before.steps().size() / 2);
    REQUIRE_FALSE((*game)->undo(back));
    const app::Replay after = opened({"", (*game)->fileText(), {}});
    CHECK(after.takenBack() == back);
    CHECK(after.steps().size() + static_cast<std::size_t>(back) == before.steps().size());
    REQUIRE(after.plays().size() > 10);
    for (std::size_t i = 0; i + 1 < after.plays().size(); ++i)
        CHECK((after.plays()[i] == before.plays()[i]));
    CHECK(after.at(after.lengthMs()).situation.score == (*game)->facts().situation.score);
}

TEST_CASE("records of a game without a score book say so in one sentence", "[app][refusal]") {
    CHECK(app::Replay::shows("tap"));
    CHECK(app::Replay::shows("foursheet"));
    CHECK(app::Replay::shows("solitaire"));
    CHECK_FALSE(app::Replay::shows("chess"));
}
