#pragma once

#include <thrum/rules/scrimmage/game.hpp>
#include <thrum/rules/told.hpp>

#include <span>
#include <vector>

namespace thrum::scrimmage {

/// The events of one step as a reader at the table would tell them (D91). What is hidden in the
/// events is hidden here.
[[nodiscard]] std::vector<Sentence> sentencesOf(std::span<const Event> events, const State& state);
/// "2nd and 4 at own 28", "1st and goal at opp 8". Clause: SCR-D7.
[[nodiscard]] std::string statusLine(const State& state);

}  // namespace thrum::scrimmage
