#pragma once

#include "games/tap/coach_seat.hpp"
#include "support/shipped.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/coach/tap/coach.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/rules/frames.hpp>

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
    /// A coach of this game.
    [[nodiscard]] static coach::CoachSetup coachFor(const app::TapGame& game,
                                                    int level,
                                                    std::uint64_t seed) {
        coach::CoachSetup setup{.level = level, .seed = seed};
        setup.lineups = app::lineupsOf(game.sharedLineups());
        setup.makeBoard = app::boardsOf(game.sharedLineups());
        return setup;
    }
    /// Plays the game to its end.
    /// @param wanted  of a state
    /// @return  the first of its states that are wanted, no more than so many
    template <typename Wanted>
    [[nodiscard]] static std::vector<tap::State> statesOf(app::TapGame& game,
                                                          std::size_t most,
                                                          const Wanted& wanted) {
        std::vector<tap::State> states;
        REQUIRE_FALSE(app::playOut(game, [&](const tap::State& state, auto) {
            if (states.size() < most && wanted(state))
                states.push_back(state);
        }));
        return states;
    }
    /// The first times, no more than so many, that the offense of a play from scrimmage stands and
    /// the defense is to: nobody of it does yet.
    /// @param wanted  of yards to the goal of the offense
    template <typename Wanted>
    [[nodiscard]] static std::vector<tap::State> defensesDue(app::TapGame& game,
                                                             std::size_t most,
                                                             const Wanted& wanted) {
        auto states = statesOf(game, most, [&](const tap::State& state) {
            const Distance line = downfield(state.lineOfScrimmage, state.offense);
            return state.phase == tap::Phase::SetDefense && !state.handover &&
                   state.playFacts.kind == tap::PlayKind::Scrimmage && wanted(100.0 - line.yards());
        });
        for (tap::State& state : states) {
            std::erase_if(state.figures, [&](const tap::Figure& figure) {
                return figure.id.side() != state.offense;
            });
            state.touching.clear();
        }
        REQUIRE_FALSE(states.empty());
        return states;
    }
    static void play(app::TapGame& game) {
        const auto stuck =
            app::playOut(game, [](const tap::State&, std::span<const tap::Event>) {});
        INFO(stuck.value_or(""));
        REQUIRE_FALSE(stuck);
    }
};

}  // namespace thrum::test
