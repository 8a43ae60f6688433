#pragma once

#include <thrum/rules/solitaire/game.hpp>
#include <thrum/rules/told.hpp>

#include <span>
#include <vector>

/// Events as a reader at the table would tell them (D45, D91).
namespace thrum::solitaire {

[[nodiscard]] Names namesIn(const State& state);
[[nodiscard]] std::vector<Sentence> told(std::span<const Event> events, const State& after);

}  // namespace thrum::solitaire
