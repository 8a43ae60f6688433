#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/units.hpp>
#include <thrum/rules/tap/game.hpp>
#include <thrum/rules/told.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// TAP's events as a reader at the table would tell them (D45): for the command line, the
/// protocol's log, the window's play log and the replay alike.
namespace thrum::tap {

[[nodiscard]] Names namesIn(const State& state);

/// The events of one step in their order, an ending and the spot it led to as one sentence. Events
/// that people need not read give none.
[[nodiscard]] std::vector<Sentence> sentencesOf(std::span<const Event> events, const Names& names);

/// The sentence as a line of the game log, with the half, play and clocks of `state`. TAP-GN-4.
[[nodiscard]] LogLine logLineOf(const State& state, const Sentence& sentence);

/// "2nd and 7 at own 40" of a situation; kicks and tries have none and give an empty text.
[[nodiscard]] std::string downAndDistance(const Situation& situation, const Names& names);

}  // namespace thrum::tap
