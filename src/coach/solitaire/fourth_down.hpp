#pragma once

#include <thrum/rules/solitaire/game.hpp>
#include <thrum/rules/solitaire/skill.hpp>

/// Fourth downs of the levels that think.
namespace thrum::solitaire::coach {

/// The share of a hand's field goals from here that are good: aimed and kicked as the book's coach
/// does (SOL-AI-2, AI-4), with nobody in the way. 0 out of range (SOL-FG-1).
[[nodiscard]] double fieldGoalChance(const State& state, CoachLevel hand);

/// The last down, or the last play of a half; a try is neither.
[[nodiscard]] bool isLastChance(const State& state);

/// What promises most then: a kick, or Choice::Run for going for it. On a last down in his own half
/// nobody goes for it with more than a yard to go, unless he is behind in the last quarter.
[[nodiscard]] Choice onLastChance(const State& state, CoachLevel hand);

}  // namespace thrum::solitaire::coach
