#pragma once

#include <thrum/app/game_of.hpp>

#include <optional>
#include <string>

namespace thrum::app {

/// Plays a game to its end with nobody at the window: seats decide, dice fall, the board runs.
/// @param told  told(const State& after, events): what each step came to; what it hears, no crash
///              can undo
/// Errors: one sentence if it cannot go on (a person is due, a seat finds nothing that is allowed);
/// what was played stays.
template <class G, class Told>
[[nodiscard]] std::optional<std::string> playOut(GameOf<G>& game, const Told& told) {
    const auto heard = [&](const typename G::State& after,
                           const std::vector<typename G::Event>& events) {
        static_cast<void>(game.waitUntilSaved());
        told(after, std::span<const typename G::Event>{events});
    };
    constexpr std::size_t kMostInputs = 40'000;
    while (game.awaits() != games::Awaits::Over) {
        if (game.inForce() > kMostInputs)
            return "the game does not end";
        auto moves = game.playSeats();
        if (!moves)
            return moves.error();
        for (const auto& move : *moves)
            heard(move.after, move.events);
        switch (game.awaits()) {
            case games::Awaits::Decision:
                return "the game waits for a person on the " +
                       std::string{sideWord(game.facts().side)} + " side";
            case games::Awaits::Chance: {
                typename G::Input drawn;
                const auto events = game.draw(drawn);
                if (!events)
                    return sentenceOf(events.error());
                heard(game.state(), *events);
                break;
            }
            case games::Awaits::Run:
                if constexpr (G::kHasBoard) {
                    const auto outcome = game.run({});
                    if (!outcome)
                        return sentenceOf(outcome.error());
                    heard(game.state(), outcome->events);
                }
                break;
            case games::Awaits::Over:
                break;
        }
    }
    return std::nullopt;
}

}  // namespace thrum::app
