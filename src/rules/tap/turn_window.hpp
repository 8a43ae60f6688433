#pragma once

#include "turn.hpp"

// A window in which one side may turn figures before a run that nobody can stop: after a kick, a
// punt, a touched ball, a fumble. The sides have theirs one after the other.
namespace thrum::tap {

struct TurnWindow {
    Phase phase{};
    ClockName clock{};
};

/// Opens it with nobody turned yet.
void openTurns(Turn& turn, const TurnWindow& window, Side side);
void describeTurns(const State& state, Prompt& prompt, Side side);
/// @param onward  what follows when the side is done
[[nodiscard]] Refusal decideTurns(Turn& turn,
                                  const Decision& decision,
                                  Side side,
                                  void (*onward)(Turn&));

}  // namespace thrum::tap
