#pragma once

#include "support/shipped.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/games/tap/game.hpp>

#include <catch2/catch.hpp>

namespace thrum::test {

/// Begins and plays whole games between seats.
struct CoachTable {
    app::Library library = shippedLibrary();

    [[nodiscard]] std::unique_ptr<app::TapGame> begin(const std::string& home,
                                                      const std::string& visitor,
                                                      std::uint64_t seed,
                                                      int plays,
                                                      tap::Mode mode = tap::Mode::Hotseat) const {
        app::TapAsked asked;
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
    /// What a seat made for this game needs; the seat must not outlive the game.
    [[nodiscard]] static app::SeatSetup setupFor(const app::TapGame& game) {
        app::SeatSetup setup;
        setup.bench = {std::shared_ptr<const void>{}, &game.lineups()};
        return setup;
    }
    static void play(app::TapGame& game) {
        const auto stuck =
            app::playOut(game, [](const tap::State&, std::span<const tap::Event>) {});
        INFO(stuck.value_or(""));
        REQUIRE_FALSE(stuck);
    }
};

}  // namespace thrum::test
