#pragma once

#include "support/shipped.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

/// Whole games between two random seats, with the state after every line: the truth that a replay
/// or a score book is compared with.
namespace thrum::test {

class RecordedGame {
public:
    RecordedGame(const app::Library& library, const app::TapAsked& asked) : m_asked{asked} {
        const auto game = begin(library, asked);
        const auto problem =
            app::playOut(*game, [&](const tap::State& after, std::span<const tap::Event> events) {
                m_states.push_back(after);
                m_events.emplace_back(events.begin(), events.end());
            });
        if (problem)
            throw std::runtime_error{*problem};
        m_text = game->fileText();
    }
    [[nodiscard]] static std::unique_ptr<app::TapGame> begin(const app::Library& library,
                                                             const app::TapAsked& asked) {
        const auto rules = app::readTapRules(sourceTree() / "rules" / "tap.json");
        auto game = app::TapGame::begin(library, rules->rules, asked, "thrum test", "2026-11-20");
        if (!game)
            throw std::runtime_error{app::sentenceOf(game.error())};
        return *std::move(game);
    }

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::vector<tap::State>& states() const { return m_states; }
    [[nodiscard]] const std::vector<std::vector<tap::Event>>& events() const { return m_events; }
    [[nodiscard]] std::string what() const {
        return "seed " + std::to_string(m_asked.seed) + " on " + m_asked.own.board + ", " +
               std::string{tap::nameOf(m_asked.mode.value_or(tap::Mode::Hotseat))} + ", by " +
               std::string{tap::nameOf(m_asked.own.method.value_or(tap::Method::Plays))};
    }

    [[nodiscard]] static app::TapAsked asked(std::uint64_t seed) {
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.home.seat = "random";
        asked.visitor.seat = "random";
        asked.overrides = R"({"game.playsPerHalf":5,"game.halfMinutes":3})";
        constexpr tap::Mode kModes[] = {
            tap::Mode::Solitaire, tap::Mode::Hotseat, tap::Mode::Tournament};
        constexpr const char* kBoards[] = {"2x4", "620", "big"};
        asked.mode = kModes[seed % 3];
        asked.own.board = kBoards[seed / 3 % 3];
        asked.own.method = seed % 2 == 0 ? tap::Method::Plays : tap::Method::Clock;
        return asked;
    }
    /// Short games of every mode, method and board, played once a program.
    [[nodiscard]] static const std::vector<RecordedGame>& variety() {
        static const std::vector<RecordedGame> games = [] {
            constexpr std::uint64_t kGames = 9;
            const app::Library library = shippedLibrary();
            std::vector<RecordedGame> made;
            for (std::uint64_t seed = 1; seed <= kGames; ++seed)
                made.emplace_back(library, asked(seed));
            return made;
        }();
        return games;
    }

private:
    app::TapAsked m_asked;
    std::string m_text;
    std::vector<tap::State> m_states;
    std::vector<std::vector<tap::Event>> m_events;
};

}  // namespace thrum::test
