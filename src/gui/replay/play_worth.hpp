#pragma once

#include <thrum/app/replay.hpp>

#include <optional>
#include <vector>

namespace thrum::gui {

/// What a play brought a side, in points: those scored, and by how much the next points became
/// likelier (docs/coach.md, "Expected points"). An estimate.
struct PlayWorth {
    Side to = Side::Home;
    double points = 0.0;  ///< never negative: it was worth this to one side and cost the other
};

/// What each play of a game was worth, by its index; nothing of kickoffs, tries, penalties and
/// overtime, which have no expected points.
[[nodiscard]] std::vector<std::optional<PlayWorth>> worthOfPlays(
    const std::vector<GamePlay>& plays);

/// A game turned on it: a touchdown, a field goal, a ball lost, a long gain.
[[nodiscard]] bool isTurningPoint(const std::optional<PlayWorth>& worth);

}  // namespace thrum::gui
