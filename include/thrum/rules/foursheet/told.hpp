#pragma once

#include <thrum/rules/foursheet/game.hpp>
#include <thrum/rules/told.hpp>

#include <span>
#include <vector>

/// The play by play of 4SS (D45, D91).
namespace thrum::foursheet {

/// @param state  gives teams and men their names
[[nodiscard]] std::vector<Sentence> told(std::span<const Event> events, const State& state);

}  // namespace thrum::foursheet
