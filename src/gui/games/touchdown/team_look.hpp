#pragma once

#include "gui/board/board_scene.hpp"

#include <thrum/rules/touchdown/state.hpp>

namespace thrum::gui::tdm {

/// A team's colors, dark enough for white letters.
[[nodiscard]] TeamLook lookOf(const touchdown::Team& team);
[[nodiscard]] inline TeamLook lookOf(const touchdown::State& state, Side side) {
    return lookOf(*state.teams[touchdown::indexOf(side)]);
}

}  // namespace thrum::gui::tdm
