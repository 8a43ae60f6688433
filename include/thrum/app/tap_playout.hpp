#pragma once

#include <thrum/app/tap_game.hpp>

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace thrum::app {

/// Hears what a step came to, and the state after it.
using TapListener =
    std::function<void(const tap::State& after, std::span<const tap::Event> events)>;

/// Plays a game to its end with nobody at the window: seats decide, dice fall, the board runs.
/// Errors: one sentence if it cannot go on (a person is due, a seat finds nothing that is allowed);
/// what was played stays.
[[nodiscard]] std::optional<std::string> playOut(TapGame& game, const TapListener& told);

}  // namespace thrum::app
