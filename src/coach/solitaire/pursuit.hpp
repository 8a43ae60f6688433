#pragma once

#include <thrum/games/solitaire.hpp>

#include <optional>
#include <vector>

// Where free men turn when the other side has the ball and goes on with it (SOL-CTL-4).
namespace thrum::solitaire::coach {

/// The way to go for whoever runs as fast as the runner and wants to meet him, in degrees: to the
/// place both reach at once; after a runner who gets away, ahead of him.
[[nodiscard]] double meetingDirection(Vec2 hunter, Vec2 runner, Vec2 runnersWay);

/// The next free man of the side who does not yet run to meet the carrier; nothing once all do, or
/// where the ball is about to fly and everybody may be turned again.
[[nodiscard]] std::optional<Decision> pursuitNext(const State& seen,
                                                  const Prompt& prompt,
                                                  Side side);

/// All of them at once, and that he is done.
[[nodiscard]] std::vector<Decision> pursuitOf(const State& seen, const Prompt& prompt, Side side);

}  // namespace thrum::solitaire::coach
