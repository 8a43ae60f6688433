#include "support/recorded_game.hpp"

#include <thrum/app/game_tables.hpp>

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using test::RecordedGame;

namespace {
using Rows = std::vector<std::vector<std::string>>;

/// Reads what any spreadsheet reads.
Rows parse(const std::string& table) {
    Rows rows(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const char c = table[i];
        if (quoted && c == '"' && i + 1 < table.size() && table[i + 1] == '"') {
            rows.back().back() += c;
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == ',') {
            rows.back().emplace_back();
        } else if (!quoted && c == '\n') {
            rows.emplace_back(1);
        } else {
            rows.back().back() += c;
        }
    }
    rows.pop_back();
    return rows;
}
}  // namespace

TEST_CASE("a field is quoted where it has to be", "[app][UX-19.2]") {
    CHECK(app::csvField("plain") == "plain");
    CHECK(app::csvField("a, b") == "\"a, b\"");
    CHECK(app::csvField("the \"long\" one") == "\"the \"\"long\"\" one\"");
    CHECK(parse(app::csvField("x, \"y\"\nz") + ",2\n")[0] ==
          std::vector<std::string>{"x, \"y\"\nz", "2"});
}

TEST_CASE("UX-19.2 the table of plays read again gives the numbers of the box score",
          "[app][UX-19.2]") {
    for (const RecordedGame& game : RecordedGame::variety()) {
        INFO(game.what());
        const auto replay = app::Replay::open(game.text(), "game.thrum");
        REQUIRE(replay);
        const app::Statistics statistics = app::statisticsOf(*replay);
        const Rows rows = parse(app::playsCsv(*replay));
        REQUIRE(rows.size() == replay->plays().size() + 1);
        const auto column = [&rows](const std::string& name) {
            const auto found = std::ranges::find(rows[0], name);
            REQUIRE(found != rows[0].end());
            return static_cast<std::size_t>(found - rows[0].begin());
        };
        std::array<int, 2> points{};
        std::array<long, 2> tenths{};
        for (std::size_t i = 1; i < rows.size(); ++i) {
            REQUIRE(rows[i].size() == rows[0].size());
            points[0] += std::stoi(rows[i][column("home")]);
            points[1] += std::stoi(rows[i][column("visitor")]);
            const std::string& kind = rows[i][column("kind")];
            const std::size_t team = rows[i][column("team")] == replay->names().teams[0] ? 0 : 1;
            const bool counts = rows[i][column("nullified")] == "0";
            if (counts && (kind == "run" || kind == "pass") && !rows[i][column("gain")].empty())
                tenths[team] += std::lround(std::stod(rows[i][column("gain")]) * 10.0);
        }
        for (const std::size_t side : {0U, 1U}) {
            CHECK(points[side] == statistics.teams[side].points);
            CHECK(tenths[side] == std::lround(statistics.teams[side].yards.yards() * 10.0));
        }
        const Rows box = parse(app::boxCsv(statistics, replay->names()));
        CHECK(box[1][1] == std::to_string(statistics.teams[0].points));
        CHECK(box.size() == app::boxRows(statistics).size() + 2);
    }
}
