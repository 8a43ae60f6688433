#include "support/shipped.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/app/tap_playout.hpp>
#include <thrum/app/tap_tally.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

struct Table {
    app::Library library = test::shippedLibrary();

    std::unique_ptr<app::TapGame> begin(const std::string& home,
                                        const std::string& visitor,
                                        std::uint64_t seed,
                                        int plays,
                                        tap::Mode mode = tap::Mode::Hotseat) const {
        io::request::New asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.home.seat = home;
        asked.visitor.seat = visitor;
        asked.mode = mode;
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(plays) + "}";
        auto game = app::TapGame::begin(library, tap::RulesData{}, asked, "test", "");
        REQUIRE(game);
        return *std::move(game);
    }
};

void play(app::TapGame& game) {
    const auto stuck = app::playOut(game, [](const tap::State&, std::span<const tap::Event>) {});
    INFO(stuck.value_or(""));
    REQUIRE_FALSE(stuck);
}

}  // namespace

TEST_CASE("D50 a seat is read from its name and says it again", "[coach][seats][D50]") {
    for (const char* name : {"person", "client", "random", "computer:1", "computer:5"}) {
        const auto seat = app::parseSeat(name);
        REQUIRE(seat);
        CHECK(app::textOf(*seat) == name);
    }
    REQUIRE(app::parseSeat("computer"));
    CHECK(app::parseSeat("computer")->kind == app::SeatKind::Computer);
    for (const char* name : {"", "nobody", "computer:0", "computer:6", "computer:12", "computer:x"})
        CHECK_FALSE(app::parseSeat(name));
}

TEST_CASE("TAP-MD-1 a computer coach plays whole games in every mode without getting stuck",
          "[coach][TAP-MD-1][legality]") {
    const Table table;
    for (const tap::Mode mode : {tap::Mode::Solitaire, tap::Mode::Hotseat, tap::Mode::Tournament}) {
        const auto game = table.begin("computer:1", "computer:1", 5, 4, mode);
        play(*game);
        CHECK(game->state().over);
    }
}

TEST_CASE("A computer coach decides the same for the same seed", "[coach][determinism]") {
    const Table table;
    const auto once = table.begin("computer:1", "random", 9, 4);
    const auto again = table.begin("computer:1", "random", 9, 4);
    play(*once);
    play(*again);
    CHECK(once->fileText() == again->fileText());
    const auto another = table.begin("computer:1", "random", 10, 4);
    play(*another);
    CHECK(another->fileText() != once->fileText());
}

TEST_CASE("Level 1 scores more than a random coach over a few games", "[coach][strength]") {
    const Table table;
    int points = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        const bool home = seed % 2 == 0;
        const auto game =
            table.begin(home ? "computer:1" : "random", home ? "random" : "computer:1", seed, 10);
        play(*game);
        const auto& score = game->state().score;
        points += home ? score[0] - score[1] : score[1] - score[0];
    }
    CHECK(points > 20);
}
