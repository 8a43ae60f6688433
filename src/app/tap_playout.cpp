#include <thrum/app/tap_playout.hpp>

namespace thrum::app {
namespace {

std::string waitsFor(const TapGame& game) {
    const tap::Prompt& prompt = game.session().prompt();
    return "the game waits for a person on the " +
           std::string{prompt.side == Side::Home ? "home" : "visitor"} + " side";
}

}  // namespace

std::optional<std::string> playOut(TapGame& game, const TapListener& told) {
    // nobody hears of anything that a crash could still undo
    const TapListener heard = [&](const tap::State& after, std::span<const tap::Event> events) {
        static_cast<void>(game.waitUntilSaved());
        told(after, events);
    };
    constexpr std::size_t kMostInputs = 40'000;
    while (game.awaits() != games::Awaits::Over) {
        if (game.session().inForce() > kMostInputs)
            return "the game does not end";
        auto moves = game.playSeats();
        if (!moves)
            return moves.error();
        for (const TapGame::SeatMove& move : *moves)
            heard(move.after, move.events);
        switch (game.awaits()) {
            case games::Awaits::Decision:
                return waitsFor(game);
            case games::Awaits::Chance: {
                tap::Input drawn;
                const auto events = game.draw(drawn);
                if (!events)
                    return sentenceOf(events.error());
                heard(game.state(), *events);
                break;
            }
            case games::Awaits::Run: {
                const auto outcome = game.run({});
                if (!outcome)
                    return sentenceOf(outcome.error());
                heard(game.state(), outcome->events);
                break;
            }
            case games::Awaits::Over:
                break;
        }
    }
    return std::nullopt;
}

}  // namespace thrum::app
